"""The plots of the reports: plain SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from statistics import median

from sandtable.lab.calibration.figures import middle_half

#: more bars than this have a number below every fifth only
CROWDED = 30


def drawing(width: float, height: float, parts: Sequence[str]) -> str:
    """The parts as a picture."""
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif">'
    return start + f'<rect width="{width:.0f}" height="{height:.0f}" fill="#fff"/>' + "".join(parts) + "</svg>\n"


def words(x: float, y: float, text: str, size: int = 11, anchor: str = "start") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'


def bar(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A filled rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'


def histogram(
    heading: str,
    games: Sequence[tuple[float, str]],
    colours: Mapping[str, str],
    low: int,
    bars: int,
    step: int = 1,
    note: str = "",
) -> str:
    """How many games ended with so many points, from ``low`` on, in the colours of their kinds.

    What lies before the first bar or behind the last is counted with it.
    """
    counts = Counter((max(0, min(bars - 1, int((points - low) // step))), kind) for points, kind in games)
    most = max(sum(counts[place, kind] for kind in colours) for place in range(bars))
    wide = 720 // bars
    parts = [words(40, 16, heading, 13)]
    for place in range(bars):
        left, top = 40 + place * wide, 220.0
        for kind, colour in colours.items():
            if counts[place, kind]:
                tall = 180 * counts[place, kind] / most
                top -= tall
                parts.append(bar(left, top, wide - 3, tall, colour))
        if bars <= CROWDED or place % 5 == 0:
            parts.append(words(left + wide / 2, 236, str(low + place * step), 10, "middle"))
    middle = median(points for points, _ in games)
    across = 40 + max(0.0, min(bars, (middle - low + 0.5) / step)) * wide  # a number has its place inside its bar
    parts.append(f'<line x1="{across:.1f}" y1="24" x2="{across:.1f}" y2="220" stroke="#222" stroke-dasharray="4 3"/>')
    parts += [words(across + 4, 32, f"median {middle:.1f}"), words(40, 254, note)]
    return drawing(780, 262, parts)


def stacked(heading: str, rows: Mapping[str, Mapping[str, float]], colours: Mapping[str, str]) -> str:
    """A bar for each row, made of its parts."""
    scale = 560 / max(sum(row.values()) for row in rows.values())
    parts = [words(90, 16, heading, 13)]
    for line, (label, row) in enumerate(rows.items()):
        top, left = 30 + line * 40, 90.0
        parts.append(words(82, top + 18, label, 12, "end"))
        for part, value in row.items():
            parts.append(bar(left, top, value * scale, 28, colours[part]))
            if value * scale > 24:
                parts.append(words(left + value * scale / 2, top + 18, f"{value:.1f}", 10, "middle"))
            left += value * scale
    below = 40 + 40 * len(rows)
    for place, (part, colour) in enumerate(colours.items()):
        parts += [bar(90 + place * 110, below, 12, 12, colour), words(106 + place * 110, below + 10, part)]
    return drawing(700, below + 22, parts)


def spreads(heading: str, rows: Sequence[tuple[str, Sequence[float]]], target: tuple[int, int]) -> str:
    """The middle half of the games and their median, one line for each row; points fewest first."""
    scale = 420 / max(middle_half(points)[1] for _, points in rows)
    tall = 40 + 18 * len(rows)
    low, high = target
    aim = f'x="{260 + low * scale:.1f}" y="24" width="{(high - low) * scale:.1f}" height="{tall - 48}"'
    parts = [words(260, 16, heading, 13), f'<rect {aim} fill="#e8f5e9"/>']
    for line, (label, points) in enumerate(rows):
        top, middle = 28 + line * 18, median(points)
        first, last = middle_half(points)
        parts.append(words(252, top + 10, label, 11, "end"))
        parts.append(bar(260 + first * scale, top + 3, max((last - first) * scale, 1), 8, "#90a4ae"))
        parts.append(bar(260 + middle * scale - 2, top, 4, 14, "#c62828"))
        parts.append(words(266 + max(last, middle) * scale, top + 10, f"{middle:.1f}", 10))
    parts.append(words(260, tall - 6, f"green: the target, {low} to {high}", 10))
    return drawing(740, tall, parts)
