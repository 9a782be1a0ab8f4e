"""A Guerra do Congo: many games of the Colonel against himself, some of two generals, who wins, by what, and where."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from statistics import mean, quantiles

import msgspec

from sandtable.engine.contract import BotMaker
from sandtable.engine.spaces import each, has, listed, set_of, size
from sandtable.engine.table import Table
from sandtable.games.guerra.bot import LEVELS, Colonel
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.picture import on_paper
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import SCENARIO, title
from sandtable.lab.calibration.figures import page, table, wilson
from sandtable.lab.calibration.playing import Anybody, proven
from sandtable.lab.calibration.plots import drawing, histogram, words
from sandtable.lab.calibration.reports import Asked, Count, Report
from sandtable.lab.calibration.runs import Runs

SIDES = {REBELS: "Rebels", CONGO: "Congo"}
COLOURS = {"Congo": "#2f5fa8", "Rebels": "#b3402e"}
#: points in a bar of the plot, and the margin from which on games share the last bar
STEP, WIDEST = 5, 60
#: where the points come from, in the words of the events
SOURCES = {
    "villages": "villages",
    "cities": "cities",
    "beyond-line": "beyond the line",
    "replacements": "unused replacements",
    "eliminated": "eliminated units",
    "eliminated-intervener": "of Uganda and Rwanda",
    "intervenes": "interventions",
    "angolan-units": "Angolan units",
    "kinshasa": "Kinshasa",
    "kisangani": "Kisangani",
    "bonus-city": "bonus cities",
}
#: who held the towns of the rulebook's account (1.1) when the front came to rest
HISTORY = {
    "Rebels": ["Goma", "Bukavu", "Kisangani", "Kindu", "Kalemie", "Kasongo", "Kabalo", "Bumba"],
    "government": ["Mbandaka", "Mbuji-Mayi", "Kananga", "Kamina", "Kinshasa", "Matadi", "Boma"],
}
#: what Tabela 2 may say to the defender (4.6.1)
DEFENCE = {
    "DVI": "holds, without a loss",
    "DVB": "holds, with a loss",
    "DRI": "gives way, without a loss",
    "DRB": "gives way, with a loss",
    "DE": "loses a unit and gives way",
}
#: parts of the map for the depth of the Rebels' ground: first and last row
BANDS = {"north (Bumba, Kisangani)": (1, 9), "centre (Kindu, Kasongo)": (10, 17), "south (Kabalo, Kamina)": (18, 27)}


class Played(msgspec.Struct, frozen=True):
    """One game: who won, the totals, the points by source, and who held each town and each hex at the end."""

    winner: int | None
    scores: list[float]
    sources: list[dict[str, int]]
    rebel_towns: list[str]
    rebel_ground: int
    attacks: dict[str, int] = {}


# Playing


@lru_cache(maxsize=1)
def opened() -> GuerraGame:
    """The game as packed."""
    return title().open(SCENARIO)


def play(at_random: int | None, seed: str) -> Played:
    """One whole game of colonels; the side ``at_random``, if any, plays any legal action."""
    return played([Anybody if side == at_random else Colonel for side in SIDES], seed)


def play_generals(seed: str) -> Played:
    """One whole game of the strongest opponents."""
    return played([LEVELS["general"] for _ in SIDES], seed)


def played(makers: list[BotMaker], seed: str) -> Played:
    """One whole game, proven."""
    game = opened()
    at_table = proven(game, makers, seed)
    result, state = at_table.result, at_table.state
    assert isinstance(state, GuerraState)
    assert result is not None
    towns = [name for town, name in enumerate(game.theatre.town_names) if state.holder[town] == REBELS]
    ground = rebel_ground(game, list(state.holder))
    return Played(result.winner, result.scores, points_told(game, at_table), towns, ground, fights_told(at_table))


def points_told(game: GuerraGame, at_table: Table) -> list[dict[str, int]]:
    """The points of each side by what they were given for."""
    sources: list[dict[str, int]] = [dict.fromkeys(SOURCES, 0) for _ in SIDES]
    for event in [*at_table.opening, *(event for turned in at_table.turned for event in turned.events)]:
        if event.kind == "points":
            sources[game.seats.index(event.facts["side"])][event.facts["what"]] += event.facts["points"]
    return sources


def fights_told(at_table: Table) -> dict[str, int]:
    """How often Tabela 2 said what to the defender."""
    events = (event for turned in at_table.turned for event in turned.events if event.kind == "battle")
    found = Counter(str(event.facts["defence_code"]) for event in events)
    return dict(found)


def rebel_ground(game: GuerraGame, holder: list[int]) -> int:
    """The hexes of the Congo that are nearer to a town of the Rebels than to one of the government."""
    theatre = game.theatre
    towns = [town for town, space in enumerate(theatre.town_space) if has(theatre.drc, space)]

    def nearest(space: int) -> int:
        return min(towns, key=lambda town: theatre.grid.distance(space, theatre.town_space[town]))

    return set_of(space for space in each(theatre.drc & theatre.playable) if holder[nearest(space)] == REBELS)


# Telling


def shares(done: list[Played]) -> str:
    """Who won."""
    rows = []
    for side, name in SIDES.items():
        wins = sum(one.winner == side for one in done)
        low, high = wilson(wins, len(done))
        totals = [one.scores[side] for one in done]
        lower, middle, upper = quantiles(totals, n=4)
        won = [name, str(wins), f"{wins / len(done):.1%}", f"{max(0.0, low):.1%} – {high:.1%}"]
        rows.append([*won, f"{mean(totals):.1f}", f"{middle:.0f}", f"{lower:.0f} – {upper:.0f}"])
    return table(["", "games won", "share", "95 % interval", "mean points", "median", "quartiles"], rows)


def by_source(done: list[Played]) -> str:
    """Mean points of each side by what they were given for."""
    means = {name: [mean(one.sources[side][key] for one in done) for side in SIDES] for key, name in SOURCES.items()}
    rows = [[name, *(f"{points:.1f}" for points in given)] for name, given in means.items() if any(given)]
    return table(["mean points for", *SIDES.values()], rows)


def fights(done: list[Played]) -> str:
    """What attacks come to: whether the table lives."""
    found: Counter[str] = Counter()
    for one in done:
        found.update(one.attacks)
    rows = [[name, f"{found[code] / max(1, found.total()):.0%}"] for code, name in DEFENCE.items()]
    return table([f"{found.total()} attacks: the defender", "share"], rows)


def towns(done: list[Played]) -> str:
    """The towns of the rulebook's account: history beside the games."""
    rows = [
        [name, holder, f"{sum(name in one.rebel_towns for one in done) / len(done):.0%}"]
        for holder, names in HISTORY.items()
        for name in names
    ]
    return table(["town", "November 1998", "Rebels hold it at the end"], rows)


def depths(game: GuerraGame, done: list[Played]) -> str:
    """How deep the Rebels' ground is: hexes of the Congo in their hands for each row of the map, in km."""
    theatre = game.theatre
    column = theatre.pack.board.grid.hex_km * 3**0.5 / 2  # columns of flat-topped hexes stand closer than rows
    congo = listed(theatre.drc & theatre.playable)
    rows = []
    for name, (first, last) in BANDS.items():
        band = set_of(space for space in congo if first <= theatre.grid.col_row(space)[1] + 1 <= last)
        behind = size(theatre.beyond[CONGO] & band)  # the Rebel side of the line
        now = mean(size(one.rebel_ground & band) for one in done)
        rows.append([name, *(f"{hexes * column / (last - first + 1):.0f} km" for hexes in (behind, now))])
    return table(["part of the map", "November 1998", "at the end (mean)"], rows)


def against_random(done: dict[int, list[Played]]) -> str:
    """The Colonel on either side against random play."""
    rows = [
        [SIDES[side], str(len(games)), str(sum(one.winner == side for one in games))] for side, games in done.items()
    ]
    return table(["the Colonel plays", "games", "won"], rows)


def of_generals(done: list[Played]) -> str:
    """Who wins between the strongest opponents, by what, and the towns."""
    if not done:
        return "None were played for this page."
    return "\n\n".join([shares(done), by_source(done), towns(done)])


def margins(done: list[Played]) -> str:
    """How many games ended with the Rebels so many points ahead."""
    ahead = [one.scores[REBELS] - one.scores[CONGO] for one in done]
    games = [(points, SIDES[REBELS if points >= 0 else CONGO]) for points in ahead]
    heading = f"Rebel points less Congo points, {len(done)} games"
    note = f"the first bar: less than {STEP - WIDEST}, the last: {WIDEST - STEP} and more"
    return histogram(heading, games, COLOURS, -WIDEST, 2 * WIDEST // STEP, STEP, note)


def front_map(game: GuerraGame, done: list[Played]) -> str:
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
        held = sum(has(one.rebel_ground, space) for one in done) / len(done)
        parts.append(f'<polygon points="{corners}" fill="{blend(held)}" stroke="#fff" stroke-width="0.5"/>')
    course = [on_paper(theatre, lat, lon) for lat, lon in theatre.pack.board.ground.cease_fire_course]
    line = " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in course)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#222" stroke-width="2.5" stroke-dasharray="7 4"/>')
    for town in theatre.towns:
        if town.kind == "city" and town.country == "drc":
            x, y = grid.centre(grid.index[town.hex])
            parts.append(f'<circle cx="{x * scale:.1f}" cy="{y * scale:.1f}" r="3" fill="#111"/>')
            parts.append(words(x * scale + 5, y * scale - 4, town.name, 10))
    wide, tall = (max(axis) * scale + 20 for axis in zip(*(grid.centre(s) for s in grid.index.values()), strict=True))
    return drawing(wide, tall, parts)


def blend(share: float) -> str:
    """From the government's pale blue to the Rebels' red."""
    low, high = (0xC9, 0xD8, 0xEC), (0xB3, 0x40, 0x2E)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(low, high, strict=True))


# The report


def write(runs: Runs, asked: Asked) -> dict[str, str]:
    """Plays all the games and tells of them."""
    seed, count = f"calibration-{asked.seed}", asked.more["random"]
    done = runs.games(Played, partial(play, None), seed, asked.games)
    random_play = {
        REBELS: runs.games(Played, partial(play, CONGO), f"{seed}-rebels", count),
        CONGO: runs.games(Played, partial(play, REBELS), f"{seed}-congo", count),
    }
    generals = runs.games(Played, partial(play_generals), f"{seed}-generals", asked.more["generals"])
    return told(asked, done, random_play, generals)


def told(
    asked: Asked, done: list[Played], random_play: dict[int, list[Played]], generals: list[Played]
) -> dict[str, str]:
    """The report on games that were played: its files by name."""
    game = opened()
    facts = {
        "command": asked.command,
        "version": str(game.title.rules_version),
        "data": game.title.data_hash()[:12],
        "shares": shares(done),
        "games": str(len(done)),
        "draws": str(sum(one.winner is None for one in done)),
        "sources": by_source(done),
        "fights": fights(done),
        "towns": towns(done),
        "depths": depths(game, done),
        "generals": of_generals(generals),
        "few": str(len(generals)),
        "random_play": against_random(random_play),
    }
    return {
        "guerra.md": page("guerra", facts),
        "guerra-margins.svg": margins(done),
        "guerra-front.svg": front_map(game, done),
    }


REPORT = Report(
    games=Count(400, "games of the Colonel against himself"),
    seed=1998,
    write=write,
    more={
        "random": Count(100, "games against random play from either side"),
        "generals": Count(40, "games between two generals"),
    },
)
