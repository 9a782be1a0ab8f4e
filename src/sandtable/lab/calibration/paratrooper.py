"""Foreign Legion Paratrooper: many missions and campaigns of the colonel, how they end, and what each value does."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from statistics import mean

import msgspec
from msgspec.structs import replace

from sandtable.games.paratrooper.bot import BOTS
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.pack import Pack
from sandtable.games.paratrooper.state import ParatrooperState
from sandtable.games.paratrooper.title import title
from sandtable.lab.calibration.figures import page, percent, table
from sandtable.lab.calibration.playing import as_it_is, course, varied
from sandtable.lab.calibration.plots import histogram
from sandtable.lab.calibration.reports import Asked, Count, Report
from sandtable.lab.calibration.runs import Runs

COLOURS = {"glorious": "#2e7d32", "reasonable": "#7cb342", "debacle": "#f9a825", "disgrace": "#c62828"}
LEVELS = tuple(COLOURS)
WON = LEVELS[:2]
ENDS = ("won", "a disgrace", "a second debacle", "too few victories")
HEAD = ["", "missions", "won", *LEVELS, "mean VP", "evacuated", "turns"]
AS_PACKED = "as packed"


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


# Every change of a reconstructed value that is tried


def objective_points(amount: int, pack: Pack) -> None:
    """Objectives worth more or less."""
    lines = [replace(line, vp=line.vp + amount) for line in pack.missions.mission]
    pack.missions = replace(pack.missions, mission=lines)


def lost_unit(points: int, pack: Pack) -> None:
    """Another price of a lost REP unit."""
    pack.charts = replace(pack.charts, vp=replace(pack.charts.vp, rep_other=points))


def initial_ops(amount: int, pack: Pack) -> None:
    """More or fewer OPs at the start."""
    lines = [replace(line, initial_ops=line.initial_ops + amount) for line in pack.missions.mission]
    pack.missions = replace(pack.missions, mission=lines)


def events(by_level: list[int], pack: Pack) -> None:
    """Other numbers of event checks by crisis level."""
    pack.charts = replace(pack.charts, crisis_events=replace(pack.charts.crisis_events, by_level=by_level))


def surer_drops(pack: Pack) -> None:
    """Nobody is disrupted by a drop on clear ground."""
    clear = [
        result.replace("scatter+disrupt", "scatter").replace("disrupt", "land") for result in pack.combat.drop.clear
    ]
    pack.combat = replace(pack.combat, drop=replace(pack.combat.drop, clear=clear))


def netwar(successes: int, pack: Pack) -> None:
    """Another chance of a Netwar operation."""
    results = ["blowback"] + ["fail"] * (5 - successes) + ["success"] * successes
    pack.combat = replace(pack.combat, infowar=replace(pack.combat.infowar, netwar=results))


VARIANTS: dict[str, Callable[[Pack], None]] = {
    AS_PACKED: as_it_is,
    "objectives worth 5 less": partial(objective_points, -5),
    "objectives worth 5 more": partial(objective_points, 5),
    "a lost unit costs 2": partial(lost_unit, -2),
    "a lost unit costs 4": partial(lost_unit, -4),
    "3 initial OPs fewer": partial(initial_ops, -3),
    "3 initial OPs more": partial(initial_ops, 3),
    "one event check at every level": partial(events, [1] * 11 + [0]),
    "one more event check at every level": partial(events, [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 0]),
    "nobody disrupted by a drop on clear ground": surer_drops,
    "Netwar succeeds on 5 and 6 only": partial(netwar, 2),
    "Netwar succeeds on 3 to 6": partial(netwar, 4),
}


# Playing


@lru_cache(maxsize=4)
def opened(scenario: str, variant: str) -> ParatrooperGame:
    """The game with one value changed."""
    return varied(title(), VARIANTS[variant]).open(scenario)


def followed(game: ParatrooperGame, bot: str, seed: str) -> tuple[ParatrooperState, list[tuple[int, str]]]:
    """A whole game; for each mission the crisis level it began with and the level it ended with."""
    begun: list[int] = []
    ended: list[str] = []
    for state, happened in course(game, [BOTS[bot]], seed):
        begun = begun or [state.crisis]
        begun += [event.facts["crisis"] for event in happened if event.kind == "starting-crisis"]
        ended += [event.facts["level"] for event in happened if event.kind == "evaluation"]
    return state, list(zip(begun, ended, strict=True))


def mission(variant: str, bot: str, seed: str) -> Played:
    """One mission."""
    game = opened("mission", variant)
    state, [(crisis, level)] = followed(game, bot, seed)
    theatre = game.theatre
    kind, ground = theatre.missions[state.mission].name, theatre.grounds[state.map].drawn.name
    return Played(kind, ground, level, state.scores[0], bool(state.evacuated), state.turn, crisis)


def campaign(scenario: str, bot: str, seed: str) -> CampaignPlayed:
    """One campaign."""
    state, missions = followed(opened(scenario, AS_PACKED), bot, seed)
    return CampaignPlayed(missions, state.won > 0, state.victories, state.debacles, sum(state.scores))


# Telling


def share(part: int, whole: int) -> str:
    """A share; one that is not nothing is not told as 0."""
    return percent(part, whole, digits=1 if 0 < part / whole < 0.1 else 0)


def cells(label: str, played: Sequence[Played]) -> list[str]:
    """One line of a table of missions."""
    levels, count = Counter(one.level for one in played), len(played)
    won = sum(levels[level] for level in WON)
    found = [label, str(count), share(won, count), *(share(levels[level], count) for level in LEVELS)]
    found += [f"{mean(one.points for one in played):.1f}", share(sum(one.evacuated for one in played), count)]
    return [*found, f"{mean(one.turns for one in played):.1f}"]


def results(rows: Mapping[str, Sequence[Played]]) -> str:
    """Missions by the set."""
    return table(HEAD, [cells(label, played) for label, played in rows.items()])


def by(what: Callable[[Played], str], played: Sequence[Played]) -> str:
    """Missions sorted by something."""
    return results({name: [one for one in played if what(one) == name] for name in sorted(set(map(what, played)))})


def start_of(one: Played) -> str:
    """The crisis level at the start, in bands."""
    return "1–3" if one.crisis <= 3 else "4–6" if one.crisis <= 6 else "7–9" if one.crisis <= 9 else "10–11"


def ends(played: Sequence[CampaignPlayed]) -> str:
    """How campaigns end."""
    count = Counter(how_it_ended(one) for one in played)
    victories = [one.victories for one in played]
    summary = f"Mean victories {mean(victories):.1f}, most {max(victories)}; "
    summary += f"mean missions {mean(len(one.missions) for one in played):.1f}; "
    summary += f"mean VP {mean(one.points for one in played):.0f}."
    shares = table(["end", "share"], [[end, share(count[end], len(played))] for end in ENDS])
    return f"{len(played)} campaigns of the colonel:\n\n{shares}\n\n{summary}\n\n{by_number(played)}"


def by_number(played: Sequence[CampaignPlayed]) -> str:
    """How the missions of campaigns go by their number."""
    rows = []
    for number in range(max(len(one.missions) for one in played)):
        there = [one.missions[number] for one in played if len(one.missions) > number]
        won = sum(level in WON for _, level in there)
        bad = sum(level == "disgrace" for _, level in there)
        start = f"{mean(crisis for crisis, _ in there):.1f}"
        rows.append([str(number + 1), str(len(there)), share(won, len(there)), share(bad, len(there)), start])
    return table(["mission", "played", "won", "disgrace", "mean crisis level at its start"], rows)


def how_it_ended(one: CampaignPlayed) -> str:
    """Why a campaign is over (31.0)."""
    if one.won:
        return ENDS[0]
    return ENDS[1] if one.missions[-1][1] == "disgrace" else ENDS[2] if one.debacles > 1 else ENDS[3]


def distribution(played: Sequence[Played]) -> str:
    """The distribution of the points, coloured by level."""
    heading = f"Victory points of {len(played)} missions of the colonel"
    note = "green: victories, amber: debacle, red: disgrace"
    return histogram(heading, [(one.points, one.level) for one in played], COLOURS, -50, 27, 5, note)


# The report


def write(runs: Runs, asked: Asked) -> dict[str, str]:
    """Plays all the games and tells of them."""
    few = max(1, asked.games // 50)

    def missions(variant: str, bot: str, count: int) -> list[Played]:
        return runs.games(Played, partial(mission, variant, bot), str(asked.seed), count)

    def campaigns(scenario: str) -> list[CampaignPlayed]:
        return runs.games(CampaignPlayed, partial(campaign, scenario, "colonel"), f"{asked.seed}-{scenario}", few)

    colonel = missions(AS_PACKED, "colonel", asked.games)
    lieutenant = missions(AS_PACKED, "lieutenant", max(1, asked.games // 20))
    generals = {"general": missions(AS_PACKED, "general", asked.more["generals"])} if asked.more["generals"] else {}
    facts = {
        "command": asked.command,
        "missions": results({**generals, "colonel": colonel, "lieutenant": lieutenant}),
        "by_kind": by(lambda one: one.kind, colonel),
        "by_map": by(lambda one: one.ground, colonel),
        "by_crisis": by(start_of, colonel),
        "campaign": ends(campaigns("campaign")),
        "first_campaign": ends(campaigns("first-campaign")),
        "values": results({name: missions(name, "colonel", few * 2) for name in VARIANTS}),
        "few": str(few * 2),
        "asked": f"--games {asked.games} --seed {asked.seed}",
        "fingerprint": hashlib.blake2b(repr(colonel).encode(), digest_size=8).hexdigest(),
    }
    return {"paratrooper.md": page("paratrooper", facts), "paratrooper.svg": distribution(colonel)}


REPORT = Report(
    games=Count(5000, "missions; one campaign for every 50"),
    seed=2006,
    write=write,
    more={"generals": Count(0, "missions of the general: some seconds each")},
)
