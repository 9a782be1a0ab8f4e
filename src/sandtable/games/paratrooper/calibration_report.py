"""The tables and the plot of the calibration report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

import msgspec

LEVELS = ("glorious", "reasonable", "debacle", "disgrace")
WON = LEVELS[:2]
COLOURS = {"glorious": "#2e7d32", "reasonable": "#7cb342", "debacle": "#f9a825", "disgrace": "#c62828"}
BEGIN, END = "<!-- tables: written by the command above -->", "<!-- end of the tables -->"


class Played(msgspec.Struct, frozen=True):
    """One mission: what it was, and how it ended."""

    kind: str
    ground: str
    level: str
    points: int
    evacuated: bool
    turns: int
    crisis: int


class CampaignPlayed(msgspec.Struct, frozen=True):
    """One campaign: for each mission the crisis level at its start and the level it ended with."""

    missions: list[tuple[int, str]]
    won: bool
    victories: int
    debacles: int
    points: int


def percent(part: int, whole: int) -> str:
    """A share; one that is not nothing is not told as 0."""
    share = 100 * part / whole if whole else 0.0
    return f"{share:.1f} %" if 0 < share < 10 else f"{share:.0f} %"


def line(label: str, played: list[Played]) -> str:
    """One line of a table of missions."""
    levels, count = Counter(one.level for one in played), len(played)
    won = sum(levels[level] for level in WON)
    cells = [label, str(count), percent(won, count), *(percent(levels[level], count) for level in LEVELS)]
    cells += [f"{mean(one.points for one in played):.1f}", percent(sum(one.evacuated for one in played), count)]
    return f"| {' | '.join(cells)} | {mean(one.turns for one in played):.1f} |"


HEAD = "| | missions | won | glorious | reasonable | debacle | disgrace | mean VP | evacuated | turns |"
RULE = "|---|" + "---|" * 9


def by(played: list[Played], what: Callable[[Played], str]) -> dict[str, list[Played]]:
    """Missions sorted by something."""
    found: dict[str, list[Played]] = {}
    for one in played:
        found.setdefault(what(one), []).append(one)
    return dict(sorted(found.items()))


def missions_part(colonel: list[Played], lieutenant: list[Played]) -> list[str]:
    """All missions, then by mission type, map and crisis level at the start."""
    parts = ["### Missions", "", HEAD, RULE, line("colonel", colonel), line("lieutenant", lieutenant), ""]
    for title, what in (("mission type", kind_of), ("map", ground_of), ("crisis level at the start", start_of)):
        parts += [f"By {title} (colonel):", "", HEAD, RULE]
        parts += [line(name, some) for name, some in by(colonel, what).items()] + [""]
    return parts


def kind_of(one: Played) -> str:
    """The mission type."""
    return one.kind


def ground_of(one: Played) -> str:
    """The map."""
    return one.ground


def start_of(one: Played) -> str:
    """The crisis level at the start, in bands."""
    return "1–3" if one.crisis <= 3 else "4–6" if one.crisis <= 6 else "7–9" if one.crisis <= 9 else "10–11"


def campaign_part(heading: str, played: list[CampaignPlayed]) -> list[str]:
    """How campaigns end, and how their missions go by their number."""
    count = len(played)
    ends = Counter(how_it_ended(one) for one in played)
    parts = [f"### {heading}", "", f"{count} campaigns of the colonel:", "", "| end | share |", "|---|---|"]
    parts += [f"| {end} | {percent(ends[end], count)} |" for end in ENDS]
    victories = [one.victories for one in played]
    summary = f"Mean victories {mean(victories):.1f}, most {max(victories)}; "
    summary += f"mean missions {mean(len(one.missions) for one in played):.1f}; "
    summary += f"mean VP {mean(one.points for one in played):.0f}."
    parts += ["", summary, ""]
    parts += ["| mission | played | won | disgrace | mean crisis level at its start |", "|---|---|---|---|---|"]
    for number in range(max(len(one.missions) for one in played)):
        there = [one.missions[number] for one in played if len(one.missions) > number]
        won = sum(level in WON for _, level in there)
        bad = sum(level == "disgrace" for _, level in there)
        start = f"{mean(crisis for crisis, _ in there):.1f}"
        cells = [str(number + 1), str(len(there)), percent(won, len(there)), percent(bad, len(there)), start]
        parts.append(f"| {' | '.join(cells)} |")
    return [*parts, ""]


ENDS = ("won", "a disgrace", "a second debacle", "too few victories")


def how_it_ended(one: CampaignPlayed) -> str:
    """Why a campaign is over (31.0)."""
    if one.won:
        return ENDS[0]
    return ENDS[1] if one.missions[-1][1] == "disgrace" else ENDS[2] if one.debacles > 1 else ENDS[3]


def values_part(tried: dict[str, list[Played]]) -> list[str]:
    """What other values would do."""
    return ["### Other values", "", HEAD, RULE, *(line(name, played) for name, played in tried.items()), ""]


def histogram(played: list[Played]) -> str:
    """The distribution of the points as a plain SVG, coloured by level."""
    low, high, step, wide = -50, 85, 5, 26
    bins: Counter[tuple[int, str]] = Counter()
    for one in played:
        bins[(min(max(one.points, low), high - 1) - low) // step, one.level] += 1
    places = range((high - low) // step)
    most = max(sum(bins[place, level] for level in LEVELS) for place in places)
    parts = [f'<text x="40" y="16" font-size="13">Victory points of {len(played)} missions of the colonel</text>']
    for place in places:
        left, bottom = 40 + place * wide, 220.0
        for level in LEVELS:
            tall = 190 * bins[place, level] / most
            if tall:
                bottom -= tall
                shape = f'x="{left}" y="{bottom:.1f}" width="{wide - 3}" height="{tall:.1f}"'
                parts.append(f'<rect {shape} fill="{COLOURS[level]}"/>')
        parts.append(f'<text x="{left + 11}" y="236" font-size="10" text-anchor="middle">{low + place * step}</text>')
    middle = median(one.points for one in played)
    across = f"{40 + (middle - low) / step * wide:.1f}"
    parts.append(f'<line x1="{across}" y1="24" x2="{across}" y2="220" stroke="#222" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{across}" y="34" font-size="11"> median {middle:.0f}</text>')
    parts.append('<text x="40" y="254" font-size="11">green: victories, amber: debacle, red: disgrace</text>')
    start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 262" font-family="sans-serif">'
    return start + "".join(parts) + "</svg>\n"


def write(path: Path, tables: str) -> None:
    """Puts the tables into the page, between its marks."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}", encoding="utf-8")
