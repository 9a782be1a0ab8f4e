"""Colonial: battles of every scenario between two Captains, a few between generals, and what values do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from statistics import mean

import msgspec

from sandtable.engine.contract import Event, Line
from sandtable.games.colonial.game import ColonialGame
from sandtable.games.colonial.pack import Handicap, Pack
from sandtable.games.colonial.title import title
from sandtable.lab.calibration.figures import middle_half, page, percent, table, wilson
from sandtable.lab.calibration.playing import as_it_is, course, varied
from sandtable.lab.calibration.plots import stacked
from sandtable.lab.calibration.reports import Asked, Count, Report
from sandtable.lab.calibration.runs import Runs
from sandtable.lab.history import history

DRAWN = -1
CAPTAIN, GENERAL = "captain", "general"
AS_PACKED = "as packed"
#: what points are given for, by the rule that gives them
SOURCES = {
    "figures": ("hits-02", "assault-11"),
    "guns and transport": ("hits-09", "hits-03"),
    "Commanders": ("hits-05", "hits-06"),
    "brought off or in": ("move-20", "turn-17"),
    "ground": (),
    "handicap": (),
}
COLOURS = dict(
    zip(SOURCES, ("#3e6d9c", "#74558a", "#6c737a", "#5b7a3c", "#b4503a", "#c9c4b8"), strict=True),
)
#: what is told of a volley that did something
EFFECTS = frozenset(("disrupted", "figure-lost", "destroyed", "commander-killed", "commander-wounded"))


class Played(msgspec.Struct, frozen=True):
    """One battle: who won and how, points by side and source, its length, and what volleys and assaults did."""

    winner: int
    level: str
    scores: list[float]
    sources: list[dict[str, float]]
    decisions: int
    fires: int
    vain_fires: int
    #: close assaults by their outcome, and those in which nobody was hit and nobody gave way
    assaults: dict[str, int]
    vain_assaults: int


# What is varied


def no_handicap(scenario: str, pack: Pack) -> None:
    """The battle as it is fought, without the points that were given to make it even."""
    pack.scenarios[scenario].victory.handicap = None


def half_handicap(scenario: str, pack: Pack) -> None:
    """Half of those points."""
    victory = pack.scenarios[scenario].victory
    assert victory.handicap is not None
    victory.handicap = Handicap(victory.handicap.side, victory.handicap.points // 2)


def former_handicap(scenario: str, pack: Pack) -> None:
    """The points that the British once had at the Modder."""
    pack.scenarios[scenario].victory.handicap = Handicap("british", 6)


def first_numbers(pack: Pack) -> None:
    """Sanna's Post as first reconstructed: ten figures in the spruit, eleven beyond the Modder."""
    former = {"bo-spruit-1": 4, "bo-spruit-2": 4, "bo-spruit-3": 2, "bo-piet-3": 3}
    scenario = pack.scenarios["sannas-post"]
    scenario.unit = [unit for unit in scenario.unit if unit.id != "bo-piet-4"]
    for unit in scenario.unit:
        unit.figures = former.get(unit.id, unit.figures)


#: what is tried besides the pack as it is, by scenario
VARIANTS: dict[str, dict[str, Callable[[Pack], None]]] = {
    "atbara": {"half the handicap": partial(half_handicap, "atbara"), "no handicap": partial(no_handicap, "atbara")},
    "modder-river": {"6 points for the British, as before": partial(former_handicap, "modder-river")},
    "sannas-post": {"numbers as before": first_numbers},
    "shin-kamar": {"no handicap": partial(no_handicap, "shin-kamar")},
}


# Playing


@lru_cache(maxsize=4)
def opened(scenario: str, variant: str = AS_PACKED) -> ColonialGame:
    """A scenario, as packed or with something changed."""
    change = as_it_is if variant == AS_PACKED else VARIANTS[scenario][variant]
    return varied(title(), change).open(scenario)


def play(bot: str, scenario: str, variant: str, seed: str) -> Played:
    """One whole battle between two of the same kind."""
    game = opened(scenario, variant)
    maker = game.title.bots()[bot]
    assaults: Counter[str] = Counter()
    fires = vain_fires = vain_assaults = decisions = 0
    for end, events in course(game, [maker] * len(game.seats), seed):
        state = end
        decisions += bool(events)
        for event in events:
            if event.kind == "fire":
                fires += 1
                vain_fires += not has_effect(events)
            elif event.kind == "assault":
                assaults[event.facts["outcome"]] += 1
                vain_assaults += event.facts["outcome"] == "tied" and not has_effect(events)
    result, standing = game.result(state), game.standing(state)
    assert result is not None
    sources = [by_source(game.sides[side], standing.account) for side in (0, 1)]
    winner = DRAWN if result.winner is None else game.side_of[result.winner]
    scores = [result.scores[game.side_of.index(side)] for side in (0, 1)]
    return Played(winner, result.level, scores, sources, decisions, fires, vain_fires, dict(assaults), vain_assaults)


def has_effect(events: Sequence[Event]) -> bool:
    """Whether anybody was the worse for it."""
    return any(event.kind in EFFECTS for event in events)


def by_source(side: str, account: Mapping[Line, float]) -> dict[str, float]:
    """The points of a side by what they were given for."""
    found = dict.fromkeys(SOURCES, 0.0)
    for line, points in account.items():
        if line.side == side:
            found[source_of(line)] += points
    return found


def source_of(line: Line) -> str:
    """What a line of the account is for."""
    if line.when == "end":
        return "ground" if line.about else "handicap"
    return next(source for source, rules in SOURCES.items() if line.rule in rules)


# Telling


def name_of(scenario: str) -> str:
    """What a scenario is called."""
    return title().about(scenario).title


def side_name(scenario: str, side: int) -> str:
    """What a side of a scenario is called."""
    return title().find(scenario).side[side].name


def results(rows: Mapping[tuple[str, str], Sequence[Played]]) -> str:
    """Who won, a line for each side."""
    lines = []
    for (scenario, label), played in rows.items():
        for side in (0, 1):
            wins = sum(one.winner == side for one in played)
            low, high = wilson(wins, len(played))
            major = sum(one.winner == side and one.level == "major" for one in played)
            ahead = sorted(one.scores[side] - one.scores[1 - side] for one in played)
            quarter = middle_half(ahead)
            first = [label, str(len(played))] if side == 0 else ["", ""]
            lines.append(
                [
                    *first,
                    side_name(scenario, side),
                    percent(wins, len(played)),
                    f"{100 * low:.0f} – {100 * high:.0f} %",
                    percent(major, len(played)),
                    f"{mean(ahead):+.1f}",
                    f"{quarter[0]:+.0f} – {quarter[1]:+.0f}",
                ]
            )
    head = ["", "games", "side", "won", "95 %", "of these major", "points ahead, mean", "quartiles"]
    return table([*head[:5], "major", *head[6:]], lines)


def beside_history(rows: Mapping[str, Sequence[Played]]) -> str:
    """What the histories tell, and how often the same side wins here."""
    lines = []
    for scenario, played in rows.items():
        told_of = history("colonial", scenario)
        if told_of is None:
            lines.append([name_of(scenario), "never fought", ""])
            continue
        sides = [side.id for side in title().find(scenario).side]
        side = sides.index(told_of.side or sides[0])
        won = percent(sum(one.winner == side for one in played), len(played))
        lines.append([name_of(scenario), told_of.words, f"{side_name(scenario, side)} win {won}"])
    return table(["battle", "history", "here"], lines)


def liveliness(rows: Mapping[str, Sequence[Played]]) -> str:
    """Whether the tables live: volleys and assaults in a battle, and how many of them change nothing."""
    lines = []
    for scenario, played in rows.items():
        fires, assaults = sum(one.fires for one in played), Counter[str]()
        for one in played:
            assaults.update(one.assaults)
        fought = max(1, assaults.total())
        lines.append(
            [
                name_of(scenario),
                f"{fires / len(played):.0f}",
                percent(sum(one.vain_fires for one in played), max(1, fires)),
                f"{assaults.total() / len(played):.1f}",
                *(percent(assaults[outcome], fought) for outcome in ("won", "tied", "lost")),
                percent(sum(one.vain_assaults for one in played), fought),
                f"{mean(one.decisions for one in played):.0f}",
            ]
        )
    head = ["a battle", "volleys", "without effect", "close assaults", "won", "tied", "lost", "without effect"]
    return table([*head, "decisions"], lines)


def points(rows: Mapping[str, Sequence[Played]]) -> str:
    """Mean points of each side by what they were given for."""
    lines = [
        [
            name_of(scenario) if side == 0 else "",
            side_name(scenario, side),
            *(f"{mean(one.sources[side][source] for one in played):.1f}" for source in SOURCES),
        ]
        for scenario, played in rows.items()
        for side in (0, 1)
    ]
    return table(["", "side", *SOURCES], lines)


def sources_plot(rows: Mapping[str, Sequence[Played]]) -> str:
    """The same as bars."""
    bars = {
        f"{scenario[:8]} {side + 1}": {source: mean(one.sources[side][source] for one in played) for source in SOURCES}
        for scenario, played in rows.items()
        for side in (0, 1)
    }
    return stacked("Where the points come from (mean points a battle, both sides)", bars, COLOURS)


# The report


def write(runs: Runs, asked: Asked) -> dict[str, str]:
    """Plays all the battles and tells of them."""
    scenarios = title().scenarios()

    def battles(bot: str, scenario: str, variant: str, count: int) -> list[Played]:
        return runs.games(Played, partial(play, bot, scenario, variant), f"{asked.seed}", count)

    captains = {scenario: battles(CAPTAIN, scenario, AS_PACKED, asked.games) for scenario in scenarios}
    few, values = asked.more["generals"], asked.more["values"]
    generals = {scenario: battles(GENERAL, scenario, AS_PACKED, few) for scenario in scenarios if few}
    changed = {
        (scenario, variant): battles(CAPTAIN, scenario, variant, values)
        for scenario, variants in VARIANTS.items()
        for variant in (AS_PACKED, *variants)
        if values
    }
    return told(asked, captains, generals, changed)


def told(
    asked: Asked,
    captains: Mapping[str, Sequence[Played]],
    generals: Mapping[str, Sequence[Played]],
    changed: Mapping[tuple[str, str], Sequence[Played]],
) -> dict[str, str]:
    """The report on battles that were fought: its files by name."""
    of_generals = results({(scenario, name_of(scenario)): played for scenario, played in generals.items()})
    of_changes = {
        (scenario, f"{name_of(scenario)}, {variant}"): played for (scenario, variant), played in changed.items()
    }
    shelf = title()
    facts = {
        "command": asked.command,
        "version": str(shelf.rules_version),
        "data": shelf.data_hash()[:12],
        "captains": results({(scenario, name_of(scenario)): played for scenario, played in captains.items()}),
        "generals": of_generals if generals else "None were played for this page.",
        "history": beside_history(captains),
        "liveliness": liveliness(captains),
        "points": points(captains),
        "values": results(of_changes) if changed else "None were tried for this page.",
    }
    return {"colonial.md": page("colonial", facts), "colonial.svg": sources_plot(captains)}


REPORT = Report(
    games=Count(200, "battles of each scenario between two Captains"),
    seed=1898,
    write=write,
    more={
        "generals": Count(0, "battles of each scenario between two generals: a minute or two each"),
        "values": Count(200, "battles for each change of a value (0: none)"),
    },
)
