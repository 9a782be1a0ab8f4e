"""The plots of the calibration report: plain SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from statistics import median
from typing import TYPE_CHECKING

from sandtable.games.kolwezi.victory import level_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

LEVEL_COLOURS = {"dazzling": "#2e7d32", "victory": "#7cb342", "partial": "#f9a825", "bloody": "#c62828"}
SOURCE_COLOURS = {
    "airport": "#5d4037",
    "hostages": "#c62828",
    "losses": "#6a1b9a",
    "steps": "#f9a825",
    "pins": "#1565c0",
}


def drawing(width: int, height: int, parts: Sequence[str]) -> str:
    """The parts as a picture."""
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
    return start + f'<rect width="{width}" height="{height}" fill="#fff"/>' + "".join(parts) + "</svg>\n"


def words(x: float, y: float, text: str, size: int = 11, anchor: str = "start") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'


def bar(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A filled rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'


def histogram(game: KolweziGame, points: Sequence[float], heading: str) -> str:
    """The distribution of the points, coloured by the level of victory."""
    places, wide = 36, 20
    counts = Counter(min(int(one), places - 1) for one in points)
    most = max(counts.values())
    parts = [words(40, 16, heading, 13)]
    for place in range(places):
        tall, left = 200 * counts[place] / most, 40 + place * wide
        parts.append(bar(left, 220 - tall, wide - 3, tall, LEVEL_COLOURS[level_of(game, place)]))
        if place % 5 == 0:
            parts.append(words(left + wide / 2, 236, str(place), 10, "middle"))
    middle = median(points)
    across = 40 + middle * wide + wide / 2
    parts.append(f'<line x1="{across:.1f}" y1="22" x2="{across:.1f}" y2="220" stroke="#222" stroke-dasharray="4 3"/>')
    parts.append(words(across + 4, 32, f"median {middle:.1f}"))
    parts.append(words(40, 254, f"Katangan victory points (last bar: {places - 1} and more)"))
    return drawing(780, 262, parts)


def sources(rows: dict[str, dict[str, float]]) -> str:
    """Mean points by source, one bar for each drop zone."""
    scale = 560 / max(sum(row.values()) for row in rows.values())
    parts = [words(90, 16, "Where the points come from (mean points a game)", 13)]
    for line, (label, row) in enumerate(rows.items()):
        top, left = 30 + line * 40, 90.0
        parts.append(words(82, top + 18, label, 12, "end"))
        for source, value in row.items():
            parts.append(bar(left, top, value * scale, 28, SOURCE_COLOURS[source]))
            if value * scale > 24:
                parts.append(words(left + value * scale / 2, top + 18, f"{value:.1f}", 10, "middle"))
            left += value * scale
    for place, (source, colour) in enumerate(SOURCE_COLOURS.items()):
        parts += [bar(90 + place * 110, 160, 12, 12, colour), words(106 + place * 110, 170, source)]
    return drawing(700, 182, parts)


def medians(rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """The middle half of the games and their median, one line for each change."""
    most = max(points[-1 - len(points) // 4] for _, points in rows)
    scale = 420 / most
    tall = 40 + 18 * len(rows)
    parts = [words(260, 16, "Points: middle half of the games, and the median", 13)]
    target = (260 + 4 * scale, 4 * scale)
    parts.append(f'<rect x="{target[0]:.1f}" y="24" width="{target[1]:.1f}" height="{tall - 48}" fill="#e8f5e9"/>')
    for line, (label, points) in enumerate(rows):
        top, quarter = 28 + line * 18, len(points) // 4
        low, high, middle = points[quarter], points[-1 - quarter], median(points)
        parts.append(words(252, top + 10, label, 11, "end"))
        parts.append(bar(260 + low * scale, top + 3, max((high - low) * scale, 1), 8, "#90a4ae"))
        parts.append(bar(260 + middle * scale - 2, top, 4, 14, "#c62828"))
        parts.append(words(266 + max(high, middle) * scale, top + 10, f"{middle:.1f}", 10))
    parts.append(words(260, tall - 6, "green: the target, 4 to 8", 10))
    return drawing(740, tall, parts)
