"""The plots of the calibration report, as plain SVG."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import TYPE_CHECKING

from sandtable.engine.spaces import each
from sandtable.games.guerra.picture import on_paper

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

REBEL_RED, CONGO_BLUE = "#b3402e", "#2f5fa8"
STEP, WIDEST = 5, 60  #: points in a bar, and the margin from which on games share the last bar


def margins(ahead: list[float]) -> str:
    """How many games ended with the Rebels so many points ahead."""
    last = WIDEST // STEP
    counts = Counter(max(-last, min(last - 1, int(points // STEP))) for points in ahead)
    most, bar = max(counts.values()), 28
    parts = [f'<text x="40" y="16" font-size="13">Rebel points less Congo points, {len(ahead)} games</text>']
    for place in range(-last, last):
        tall, left = 200 * counts[place] / most, 40 + (place + last) * bar
        colour = REBEL_RED if place >= 0 else CONGO_BLUE
        parts.append(f'<rect x="{left}" y="{222 - tall:.1f}" width="{bar - 3}" height="{tall:.1f}" fill="{colour}"/>')
        parts.append(f'<text x="{left}" y="238" font-size="10" text-anchor="middle">{place * STEP}</text>')
    middle = median(ahead)
    across = 40 + (max(-WIDEST, min(WIDEST, middle)) + WIDEST) / STEP * bar
    parts.append(f'<line x1="{across:.1f}" y1="24" x2="{across:.1f}" y2="222" stroke="#222" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{across + 4:.1f}" y="34" font-size="11">median {middle:g}</text>')
    wide = 60 + 2 * last * bar
    return svg(wide, 246, parts)


def front_map(game: GuerraGame, held: list[float]) -> str:
    """The Congo, each hex as dark as the share of games in which the Rebels held it, with the cease-fire line."""
    theatre = game.theatre
    grid, scale = theatre.grid, 12
    parts = []
    for space in each(theatre.drc & theatre.playable):
        x, y = grid.centre(space)
        corners = " ".join(
            f"{(x + dx) * scale:.1f},{(y + dy) * scale:.1f}"
            for dx, dy in ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))
        )
        parts.append(f'<polygon points="{corners}" fill="{blend(held[space])}" stroke="#fff" stroke-width="0.5"/>')
    course = [on_paper(theatre, lat, lon) for lat, lon in theatre.pack.board.ground.cease_fire_course]
    line = " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in course)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#222" stroke-width="2.5" stroke-dasharray="7 4"/>')
    for town in theatre.towns:
        if town.kind == "city" and town.country == "drc":
            x, y = grid.centre(grid.index[town.hex])
            parts.append(f'<circle cx="{x * scale:.1f}" cy="{y * scale:.1f}" r="3" fill="#111"/>')
            parts.append(f'<text x="{x * scale + 5:.1f}" y="{y * scale - 4:.1f}" font-size="10">{town.name}</text>')
    wide, tall = (max(axis) * scale + 20 for axis in zip(*(grid.centre(s) for s in grid.index.values()), strict=True))
    return svg(wide, tall, parts)


def svg(wide: float, tall: float, parts: list[str]) -> str:
    """A drawing of this size."""
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {tall:.0f}" font-family="sans-serif">'
    return start + "".join(parts) + "</svg>\n"


def blend(share: float) -> str:
    """From the government's pale blue to the Rebels' red."""
    low, high = (0xC9, 0xD8, 0xEC), (0xB3, 0x40, 0x2E)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(low, high, strict=True))
