"""The curve of a training as an SVG picture."""

from __future__ import annotations

from typing import Any

WIDE, HIGH, EDGE = 640, 360, 56


def drawn(game: str, curve: list[tuple[float, float]], found: dict[str, Any]) -> str:
    """Margin by letters said, with the random player and the trained one as they were measured afterwards."""
    random, trained = found["random"], found["trained"]
    ends = [
        end for one in (random, trained) for end in (one["margin"] - one["interval"], one["margin"] + one["interval"])
    ]
    values = [value for _, value in curve] + ends
    low, high = min(values), max(values)
    most = curve[-1][0]

    def x(letters: float) -> float:
        return EDGE + letters / most * (WIDE - EDGE - 16)

    def y(margin: float) -> float:
        return HIGH - EDGE - (margin - low) / (high - low or 1) * (HIGH - EDGE - 40)

    def band(name: str, one: dict[str, float], colour: str) -> list[str]:
        top, bottom = y(one["margin"] + one["interval"]), y(one["margin"] - one["interval"])
        label = f"{name}: margin {one['margin']:.1f} ± {one['interval']:.1f}, won {one['won']:.0%}"
        return [
            f'<rect x="{EDGE}" y="{top:.1f}" width="{WIDE - EDGE - 16}" height="{bottom - top:.1f}" '
            f'fill="{colour}" opacity="0.25"/>',
            f'<text x="{WIDE - 20}" y="{top - 4:.1f}" text-anchor="end" fill="{colour}">{label}</text>',
        ]

    points = " ".join(f"{x(letters):.1f},{y(margin):.1f}" for letters, margin in curve)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
            'font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
            f'<text x="{EDGE}" y="20" font-size="15">{game}: mean margin of the last 200 games while learning</text>',
            *band("random", random, "#b3541e"),
            *band("trained", trained, "#1e6fb3"),
            f'<polyline points="{points}" fill="none" stroke="#222" stroke-width="1.5"/>',
            f'<path d="M{EDGE} 32V{HIGH - EDGE}H{WIDE - 16}" fill="none" stroke="#222"/>',
            f'<text x="{EDGE - 6}" y="{y(high) + 4:.1f}" text-anchor="end">{high:.0f}</text>',
            f'<text x="{EDGE - 6}" y="{y(low) + 4:.1f}" text-anchor="end">{low:.0f}</text>',
            f'<text x="{WIDE - 16}" y="{HIGH - EDGE + 18}" text-anchor="end">{most:,.0f} letters</text>',
            "</svg>\n",
        ]
    )
