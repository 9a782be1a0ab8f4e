"""World War Africa: many games between two Commanders, how they end, and what moves the balance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from statistics import mean, pstdev

import msgspec

from sandtable.engine.spaces import each
from sandtable.games.world_war_africa.bot import LEVELS
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.pack import Pack
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, SIDES
from sandtable.games.world_war_africa.title import SCENARIO, title
from sandtable.games.world_war_africa.victory import victory_points
from sandtable.lab.calibration.figures import middle_half, page, percent, table
from sandtable.lab.calibration.playing import Anybody, as_it_is, course, varied
from sandtable.lab.calibration.plots import histogram
from sandtable.lab.calibration.reports import Asked, Count, Report
from sandtable.lab.calibration.runs import Runs

DRAWN = -1
NAMES = {GOVERNMENT: "Government", REBEL: "Rebels"}
#: who wins with so many points
COLOURS = {"Government": "#1565c0", "draw": "#9e9e9e", "Rebels": "#c62828"}
#: points from which the Rebels draw and win (13.0-a); only for colours and words
DRAW, WIN = 9, 12
AS_PACKED = "as packed"
#: the towns that the armies of Rwanda, Uganda and their friends held when the war ended, along the cease-fire line
HISTORY = (
    *("Bukavu", "Bunia", "Buta", "Butembo", "Gbadolite", "Goma", "Isiro", "Kalemie", "Kindu", "Kisangani"),
    *("Kongolo", "Lisala", "Lodja", "Uvira"),
)
#: what stands where nobody asked for games
NOT_PLAYED = "No games were played for this."
#: what is told of a game besides its end
COUNTED = ("attack", "eliminated", "control", "flight", "river", "cache-bought", "contract", "movement-roll")


class Played(msgspec.Struct, frozen=True):
    """One game: who won and how, the points and where they come from, the towns, and what happened how often."""

    winner: int
    level: str
    points: int
    sources: dict[str, int]
    towns: list[str]
    by_turn: list[int]
    happened: dict[str, int]


# What is varied


def factors(shifts: Mapping[str, tuple[int, int]], pack: Pack) -> None:
    """Other attack and defence factors for some factions; no defence falls below 1."""
    for unit in pack.counters.unit:
        attack, defence = shifts.get(unit.faction, (0, 0))
        old = unit.factors
        unit.factors = (max(0, old[0] + attack), max(1, old[1] + defence), old[2])


def balanced_crt(pack: Pack) -> None:
    """The CRT as it was balanced for two equal bots once: a unit more for the defender in seven results."""
    for die, column in ((5, 1), (4, 2), (3, 3), (6, 3), (2, 4), (5, 4), (1, 5)):
        pack.tables.crt.defender[die - 1][column] += 1


#: the government's factors as they were balanced once
BALANCED_GOVERNMENT = partial(
    factors, {"FAC": (1, 1), "ZB": (1, 1), "AN": (1, 1), "ALiR": (1, 0), "FDD": (1, 0), "CCR": (1, 0)}
)


def balanced(pack: Pack) -> None:
    """Everything as it was balanced once."""
    BALANCED_GOVERNMENT(pack)
    balanced_crt(pack)


def larger_towns(pack: Pack) -> None:
    """Another stacking limit of towns."""
    pack.tables.town.stacking = 4


def poor_mines(pack: Pack) -> None:
    """A Resource Points Chart that gives less; 4 must give 2 (10.2.4)."""
    pack.tables.resources.chart = [0, 0, 1, 2, 2, 2]


VARIANTS: dict[str, Callable[[Pack], None]] = {
    AS_PACKED: as_it_is,
    "CRT and factors as balanced before": balanced,
    "CRT as balanced before": balanced_crt,
    "government factors as balanced before": BALANCED_GOVERNMENT,
    "Rwanda and ANC -1/-1": partial(factors, {"Rw": (-1, -1), "ANC": (-1, -1)}),
    "towns hold 4 units": larger_towns,
    "poorer Resource Points Chart": poor_mines,
}


# Playing


@lru_cache(maxsize=2)
def opened(variant: str) -> WarGame:
    """The game with one value changed."""
    return varied(title(), VARIANTS[variant]).open(SCENARIO)


def play(variant: str, at_random: int | None, seed: str, bot: str = "commander") -> Played:
    """One whole game between two of a kind; the side ``at_random``, if any, plays any legal action."""
    game, theatre = opened(variant), opened(variant).theatre
    happened: Counter[str] = Counter()
    by_turn: list[int] = []
    for state, events in course(game, [Anybody if side == at_random else LEVELS[bot] for side in NAMES], seed):
        happened.update(event.kind for event in events if event.kind in COUNTED)
        for fight in (event.facts for event in events if event.kind == "combat"):
            happened["without a hit"] += not fight["defender_losses"]
            happened["without any loss"] += not fight["defender_losses"] and not fight["attacker_losses"]
        if game.pending(state) is not None and len(by_turn) < state.turn:
            by_turn.append(victory_points(game, state).total)
    result = game.result(state)
    assert result is not None
    return Played(
        winner=DRAWN if result.winner is None else result.winner,
        level=result.level,
        points=int(result.scores[REBEL]),
        sources={reason.about: reason.value for reason in victory_points(game, state).reasons},
        towns=[theatre.town_at[town].name for town in each(theatre.towns & state.ruled[REBEL])],
        by_turn=by_turn,
        happened=dict(happened),
    )


# Telling


def share(played: Sequence[Played]) -> float:
    """The Rebels' wins and half of the draws, in per cent."""
    count = Counter(game.winner for game in played)
    return 100 * (count[REBEL] + count[DRAWN] / 2) / len(played)


def cells(name: str, played: Sequence[Played]) -> list[str]:
    """A line of a table of results."""
    count = Counter(game.winner for game in played)
    kinshasa = sum(game.level == "major" for game in played)
    points = sorted(game.points for game in played)
    low, high = middle_half(points)
    found = [name, str(len(played)), *(str(count[who]) for who in (REBEL, GOVERNMENT, DRAWN)), str(kinshasa)]
    found += [f"{share(played):.1f} %", percent(count[DRAWN], len(played), 1)]
    return [*found, f"{mean(points):.1f}", f"{low}–{high}", f"{pstdev(points):.1f}"]


def results(rows: Mapping[str, Sequence[Played]]) -> str:
    """Games by the set."""
    head = ["", "games", "Rebels win", "Government wins", "draws", "Kinshasa falls", "Rebels' share", "drawn"]
    return table([*head, "points, mean", "quartiles", "deviation"], [cells(*row) for row in rows.items()])


def verdict(played: Sequence[Played]) -> str:
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


def against_random(games: Mapping[int, Sequence[Played]]) -> str:
    """How the Commander fares against random play."""
    rows = []
    for side, played in games.items():
        count = Counter(game.winner for game in played)
        ended = (len(played), count[side], count[DRAWN], count[1 - side])
        rows.append([NAMES[side], *map(str, ended)])
    return table(["the Commander plays the", "games", "wins", "draws", "losses"], rows)


def distribution(played: Sequence[Played]) -> str:
    """The distribution of the Rebels' points, coloured by who wins with so many."""
    points = [game.points for game in played]
    games = [(one, "Rebels" if one >= WIN else "draw" if one >= DRAW else "Government") for one in points]
    heading = f"{len(played)} games between two Commanders"
    note = f"victory points of the Rebels: draw from {DRAW}, win from {WIN} (Kinshasa wins with any number)"
    return histogram(heading, games, COLOURS, min(points), max(points) - min(points) + 1, note=note)


def turns(played: Sequence[Played]) -> str:
    """The Rebels' points at the start of each turn, on average over the games that got there."""
    longest = range(max(len(game.by_turn) for game in played))
    means = [mean(game.by_turn[turn] for game in played if len(game.by_turn) > turn) for turn in longest]
    return table(["turn", *(str(turn + 1) for turn in longest)], [["points", *(f"{points:.1f}" for points in means)]])


def sources(played: Sequence[Played]) -> str:
    """Where the points come from and what happens in a game, on average."""
    names = sorted({name for game in played for name in game.sources})
    words = [f"{name} {mean(game.sources.get(name, 0) for game in played):+.2f}" for name in names]
    kinds = sorted({kind for game in played for kind in game.happened})
    often = [f"{kind} {mean(game.happened.get(kind, 0) for game in played):.1f}" for kind in kinds]
    return f"Points by source: {', '.join(words)}. Events a game: {', '.join(often)}."


def towns(played: Sequence[Played]) -> str:
    """How often the Rebels hold each town at the end."""
    held = Counter(name for game in played for name in game.towns)
    return ", ".join(f"{name} {percent(times, len(played))}" for name, times in held.most_common())


def beside_history(played: Sequence[Played]) -> str:
    """How far the towns at the end are those of the war itself."""
    held = mean(len(set(game.towns) & set(HISTORY)) for game in played)
    more = mean(len(set(game.towns) - set(HISTORY)) for game in played)
    points = mean(game.points for game in played)
    return (
        f"In June 2001 the Rebels held {len(HISTORY)} of the map's towns ({', '.join(HISTORY)}): with them and no "
        f"other point they would have {len(HISTORY)}. In these games they hold {held:.1f} of them and {more:.1f} "
        f"others at the end, and have {points:.1f} points."
    )


def two_generals(played: Sequence[Played]) -> str:
    """What the strongest opponents make of the same war."""
    return "\n\n".join([results({AS_PACKED: played}), turns(played), sources(played), beside_history(played)])


def fights(played: Sequence[Played]) -> str:
    """Whether the CRT lives: how many attacks come to nothing."""
    attacks = sum(game.happened.get("attack", 0) for game in played)
    missed, idle = (
        sum(game.happened.get(kind, 0) for game in played) for kind in ("without a hit", "without any loss")
    )
    shares = percent(missed, attacks), percent(idle, attacks)
    return f"Of {attacks} attacks {shares[0]} hit nobody, and {shares[1]} cost neither side a unit."


# The report


def write(runs: Runs, asked: Asked) -> dict[str, str]:
    """Plays all the games and tells of them."""

    def games(variant: str, count: int, at_random: int | None = None) -> list[Played]:
        seed = str(asked.seed) if at_random is None else f"{asked.seed}/{SIDES[at_random]}"
        return runs.games(Played, partial(play, variant, at_random), seed, count)

    random, values = asked.more["random"], asked.more["values"]
    mirror = games(AS_PACKED, asked.games)
    strongest = partial(play, AS_PACKED, None, bot=list(LEVELS)[-1])
    best = runs.games(Played, strongest, f"{asked.seed}/generals", asked.more["generals"])
    against = {side: games(AS_PACKED, random, 1 - side) for side in NAMES} if random else {}
    varied_by = {name: games(name, values) for name in VARIANTS} if values else {}
    return told(asked, mirror, best, against, varied_by)


def told(
    asked: Asked,
    mirror: Sequence[Played],
    best: Sequence[Played],
    against: Mapping[int, Sequence[Played]],
    values: Mapping[str, Sequence[Played]],
) -> dict[str, str]:
    """The report on games that were played: its files by name."""
    facts = {
        "command": asked.command,
        "mirror": results({AS_PACKED: mirror}),
        "verdict": verdict(mirror),
        "turns": turns(mirror),
        "sources": sources(mirror),
        "towns": towns(mirror),
        "history": beside_history(mirror),
        "generals": two_generals(best) if best else NOT_PLAYED,
        "fights": fights(mirror),
        "against": against_random(against) if against else NOT_PLAYED,
        "values": results(values) if values else NOT_PLAYED,
    }
    return {"world_war_africa.md": page("world_war_africa", facts), "world_war_africa.svg": distribution(mirror)}


REPORT = Report(
    games=Count(400, "games between two Commanders"),
    seed=1998,
    write=write,
    more={
        "generals": Count(60, "games between two generals (0: none)"),
        "random": Count(100, "games against random play, for each side"),
        "values": Count(24, "games for each variant of a value (0: none)"),
    },
)
