"""The calibration report in words, tables and a plot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import mean, pstdev

import msgspec

from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL

DRAWN = -1
NAMES = {GOVERNMENT: "Government", REBEL: "Rebels"}
COLOURS = {GOVERNMENT: "#1565c0", DRAWN: "#9e9e9e", REBEL: "#c62828"}
#: points from which the Rebels draw and win (13.0-a); only for colours and words
DRAW, WIN = 9, 12


class Played(msgspec.Struct, frozen=True):
    """One game: who won and how, the points and where they come from, the towns, and what happened how often."""

    winner: int
    level: str
    points: int
    sources: dict[str, int]
    towns: list[str]
    by_turn: list[int]
    happened: dict[str, int]


def share(played: list[Played]) -> float:
    """The Rebels' wins and half of the draws, in per cent."""
    wins = sum(game.winner == REBEL for game in played)
    draws = sum(game.winner == DRAWN for game in played)
    return 100 * (wins + draws / 2) / len(played)


def per_cent(part: int, whole: int) -> str:
    """A part of a whole."""
    return f"{100 * part / whole:.1f} %"


def row(name: str, played: list[Played]) -> str:
    """A line of a table of results."""
    count = Counter(game.winner for game in played)
    kinshasa = sum(game.level == "major" for game in played)
    points = sorted(game.points for game in played)
    quarter = len(points) // 4
    cells = [name, str(len(played)), str(count[REBEL]), str(count[GOVERNMENT]), str(count[DRAWN]), str(kinshasa)]
    cells += [f"{share(played):.1f} %", per_cent(count[DRAWN], len(played))]
    cells += [f"{mean(points):.1f}", f"{points[quarter]}–{points[-1 - quarter]}", f"{pstdev(points):.1f}"]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| | games | Rebels win | Government wins | draws | Kinshasa falls | Rebels' share | drawn | points, mean "
    "| quartiles | deviation |\n|---|---|---|---|---|---|---|---|---|---|---|"
)


def verdict(played: list[Played]) -> str:
    """How the games stand against the targets, in a sentence each."""
    count = Counter(game.winner for game in played)
    rebels, drawn = share(played), 100 * count[DRAWN] / len(played)
    strict = min(count[REBEL], count[GOVERNMENT]) / len(played)
    met = "met" if 35 <= rebels <= 65 and drawn < 100 / 3 else "not met"
    bounds = "met" if 30 <= rebels <= 70 else "not met"
    return (
        f"With draws as a half the Rebels have {rebels:.1f} % and the Government {100 - rebels:.1f} %: the target of "
        f"30 to 70 % for each side is {bounds}; the stricter one, 35 to 65 % with fewer than a third drawn "
        f"({drawn:.1f} %), is {met}. The side that wins less often wins {100 * strict:.1f} % outright."
    )


def against_random(games: dict[int, list[Played]]) -> Iterator[str]:
    """How the Commander fares against random play."""
    for side, played in games.items():
        wins = sum(game.winner == side for game in played)
        draws = sum(game.winner == DRAWN for game in played)
        yield f"| {NAMES[side]} | {len(played)} | {wins} | {draws} | {len(played) - wins - draws} |"


def histogram(played: list[Played]) -> str:
    """The distribution of the Rebels' points as a plain SVG, coloured by who wins with so many."""
    counts = Counter(game.points for game in played)
    low, high = min(counts), max(counts)
    most, bar = max(counts.values()), 700 // (high - low + 1)
    parts = [f'<text x="30" y="16" font-size="13">{len(played)} games between two Commanders</text>']
    for place, points in enumerate(range(low, high + 1)):
        tall, left = 190 * counts[points] / most, 30 + place * bar
        colour = COLOURS[REBEL if points >= WIN else DRAWN if points >= DRAW else GOVERNMENT]
        parts.append(f'<rect x="{left}" y="{220 - tall:.1f}" width="{bar - 3}" height="{tall:.1f}" fill="{colour}"/>')
        middle = left + (bar - 3) / 2
        parts.append(f'<text x="{middle:.1f}" y="236" font-size="10" text-anchor="middle">{points}</text>')
    words = f"victory points of the Rebels: draw from {DRAW}, win from {WIN} (Kinshasa wins with any number)"
    parts.append(f'<text x="30" y="254" font-size="11">{words}</text>')
    start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 260" font-family="sans-serif">'
    return start + "".join(parts) + "</svg>\n"


def turns(played: list[Played]) -> str:
    """The Rebels' points at the start of each turn, on average over the games that got there."""
    longest = max(len(game.by_turn) for game in played)
    columns = [[game.by_turn[turn] for game in played if len(game.by_turn) > turn] for turn in range(longest)]
    head = "| turn | " + " | ".join(str(turn + 1) for turn in range(longest)) + " |\n|" + "---|" * (longest + 1)
    return head + "\n| points | " + " | ".join(f"{mean(column):.1f}" for column in columns) + " |"


def sources(played: list[Played]) -> str:
    """Where the points come from and what happens in a game, on average."""
    names = sorted({name for game in played for name in game.sources})
    words = [f"{name} {mean(game.sources.get(name, 0) for game in played):+.2f}" for name in names]
    kinds = sorted({kind for game in played for kind in game.happened})
    often = [f"{kind} {mean(game.happened.get(kind, 0) for game in played):.1f}" for kind in kinds]
    return f"Points by source: {', '.join(words)}. Events a game: {', '.join(often)}."


def towns(played: list[Played]) -> str:
    """How often the Rebels hold each town at the end."""
    held = Counter(name for game in played for name in game.towns)
    return ", ".join(f"{name} {100 * times / len(played):.0f} %" for name, times in held.most_common())


def written(
    command: str, mirror: list[Played], against: dict[int, list[Played]], values: dict[str, list[Played]]
) -> dict[str, str]:
    """The report's files by name."""
    parts = [
        "# Calibrating World War Africa",
        "Written by the program itself; the same seed gives the same page:",
        f"```\n{command}\n```",
        "## Two Commanders",
        f"{HEAD}\n{row('as packed', mirror)}",
        verdict(mirror),
        "![Distribution of the points](world_war_africa.svg)",
        "The Rebels' points at the start of each turn:",
        turns(mirror),
        sources(mirror),
        f"Towns the Rebels hold at the end: {towns(mirror)}.",
    ]
    if against:
        head = "| the Commander plays the | games | wins | draws | losses |\n|---|---|---|---|---|"
        parts += ["## Against random play", head + "\n" + "\n".join(against_random(against))]
    if values:
        parts += [
            "## What each reconstructed value does",
            "The same seeds for every line. What was changed against the first reconstruction, and why, is told in the "
            "pack's files (`data/counters.toml`, `data/tables.toml`) and on the "
            "[game's page](../games/world_war_africa.md).",
            HEAD + "\n" + "\n".join(row(name, played) for name, played in values.items()),
        ]
    return {"world_war_africa.md": "\n\n".join(parts) + "\n", "world_war_africa.svg": histogram(mirror)}
