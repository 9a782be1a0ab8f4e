"""What the battle card says of victory points is what the war then scores (7)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from sandtable.engine.contract import Forecast
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from sandtable.games.guerra.actions import FIGHT, Lose, Sortie, Support
from sandtable.games.guerra.air import column_name
from sandtable.games.guerra.victory import standing
from tests.games.guerra.drill import BAND1, C1, C2, C_FAST, N1, R1, R_TRUCKS, U1, U2, U3, V1, Drill, war
from tests.games.points import dice, holds, outcome_of, span

SIDES = ("rebels", "congo")
#: the other units keep the phase from ending
ELSEWHERE = {V1: "3020", N1: "3021"}


def mustered(units: dict[str, Any], at: str, *attackers: str, **more: Any) -> tuple[Drill, Forecast]:
    """An attack up to the word to fight, and its card."""
    drill = war({**units, **ELSEWHERE}, phase="combat", **more)
    drill.muster(at, *attackers)
    forecast = drill.game.forecast(drill.table.view(drill.game.seats.index(drill.seat or "")), FIGHT)
    assert forecast is not None
    return drill, forecast


def ends(
    drill: Drill, tens: int, units: int, rng: Random, checks: tuple[int, ...] = ()
) -> tuple[list[float], dict[str, str]]:
    """Fights on with these dice, chooses at random, and tells how both sides' points have changed by which result."""
    game, state = drill.game, drill.state.copy()
    before = standing(game, state).scores
    state.chance = dice(tens, units, *checks)
    events = game.apply(state, FIGHT)
    depth = len(drill.state.stack)
    while state.stack and len(state.stack) >= depth:
        decision = game.pending(state)
        assert decision is not None
        events += game.apply(state, rng.choice(decision.actions))
    facts = next(event.facts for event in events if event.kind == "battle")
    changed = [new - old for new, old in zip(standing(game, state).scores, before, strict=True)]
    return changed, row_of(drill, facts)


#: results after which nobody of the side has a loss that he had not before
UNHURT = ("ARI", "AVI", "DVI")


def row_of(drill: Drill, facts: dict[str, Any]) -> dict[str, str]:
    """The card's row for this battle: (M) counts where somebody of that side carries a loss (4.6.1-l)."""
    checked = [
        side
        for side, result in (("attackers", facts["attack"]), ("defenders", facts["defence"]))
        if result.endswith("(M)")
        and (not result.startswith(UNHURT) or any(drill[name].reduced for name in facts[side]))
    ]
    who = "both" if len(checked) == 2 else checked[0] if checked else "nobody"
    assert facts["checked"] == who, "the account says what the card said"
    return {"attack_code": facts["attack_code"], "defence_code": facts["defence_code"], "checked": who}


POSITIONS = {
    "a village": ({U1: "2010", U2: "2010", C1: "2011"}, "2011", (U1, U2), {"towns": {"Kindu": "2011"}}),
    "a city": ({U1: "2010", U2: "2010", C1: "2011"}, "2011", (U1, U2), {"towns": {"Kisangani": "2011"}}),
    "two defenders": ({U1: "2010", U2: "2010", U3: "1911", C1: "2011", C2: "2011"}, "2011", (U1, U2, U3), {}),
    "last losses": (
        {U1: {"hex": "2010", "reduced": True}, U2: "2010", C1: {"hex": "2011", "reduced": True}},
        "2011",
        (U1, U2),
        {"towns": {"Kindu": "2011"}},
    ),
    "trucks beyond": (
        {R_TRUCKS: "2010", R1: "2010", C1: "2011"},
        "2011",
        (R_TRUCKS, R1),
        {"towns": {"Kindu": "2012"}},
    ),
    "by the Congo": (
        {C1: "2010", C_FAST: "2010", U1: {"hex": "2011", "reduced": True}},
        "2011",
        (C1, C_FAST),
        {"side": "congo", "towns": {"Goma": "2011"}},
    ),
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_an_attack_scores_what_its_card_says(name: str):
    units, at, attackers, more = POSITIONS[name]
    drill, forecast = mustered(units, at, *attackers, **more)
    rng = Random(name)
    reached: dict[tuple[str, ...], set[int]] = {}
    said: dict[tuple[str, ...], tuple[float, float]] = {}
    for tens, number in product(range(1, 11), (1, 4, 7, 10)):
        for _ in range(6):
            checks = tuple(rng.randint(1, 10) for _ in range(6))
            changed, result = ends(drill, tens, number, rng, checks)
            outcome = outcome_of(forecast, 0, **result)
            for side, real in zip(SIDES, changed, strict=True):
                key = (*result.values(), side)
                said[key] = span(outcome.stakes, side)
                assert holds(said[key], real), (key, real, outcome.stakes)
                reached.setdefault(key, set()).add(real)
    # where nothing is left to choose or throw, what was said came true to the point; a range was needed
    for key, (low, high) in said.items():
        assert reached[key] == {low} if low == high else len(reached[key]) > 1, (key, reached[key])
    assert any(spans != (0, 0) for spans in said.values())


def test_what_is_expected_is_the_mean_of_all_dice():
    units = {U1: {"hex": "2010", "reduced": True}, C1: "2011"}
    drill, forecast = mustered(units, "2011", U1)
    assert forecast.expected is not None
    rng = Random(1)
    sums = [0.0, 0.0]
    for tens, number, check in product(range(1, 11), range(1, 11), range(1, 11)):
        changed, _ = ends(drill, tens, number, rng, (check, check))  # never more than one unit of a side checks
        sums = [total + change / 1000 for total, change in zip(sums, changed, strict=True)]
    for side, mean in zip(SIDES, sums, strict=True):
        low, high = span(forecast.expected, side)
        assert low == pytest.approx(high) == pytest.approx(mean)
    assert sums[1] > 0


def test_a_destroyed_army_is_said_to_win_the_war():
    gone = {f"rcd-{number}": "eliminated" for number in range(1, 21)}
    units = {**gone, BAND1: {"hex": "2011", "reduced": True}, "fac-4": "2010", "fac-5": "2010"}
    drill, forecast = mustered(units, "2011", "fac-4", "fac-5", side="congo", turn=12)
    wins = outcome_of(forecast, 0, attack_code="AVI", defence_code="DE")
    assert [(stake.side, stake.rule) for stake in wins.stakes if stake.when == "win"] == [("congo", "7-b")]
    state = drill.state.copy()
    state.chance = dice(10, 10)
    drill.game.apply(state, FIGHT)
    result = drill.game.result(state)
    assert result is not None
    assert result.winner == 1
    told = teller("en", drill).expected(forecast)
    assert "Congo: the game is won" in told


def test_the_card_of_air_support_counts_points_too():
    units = {C1: "2010", C2: "2010", U1: {"hex": "2011", "reduced": True}}
    drill, _ = mustered(units, "2011", C1, C2, side="congo", state={"air": 3})
    drill.do("fight")
    assert drill.step == "battle"
    forecast = drill.game.forecast(drill.table.view(1), Support(2))
    assert forecast is not None
    before = standing(drill.game, drill.state).scores
    for tens in (3, 6, 9):
        state = drill.state.copy()
        state.chance = dice(tens, 5, *[1] * 4)
        events = drill.game.apply(state, Support(2))
        facts = next(event.facts for event in events if event.kind == "battle")
        while (decision := drill.game.pending(state)) is not None and decision.step in ("retreat", "advance", "lose"):
            drill.game.apply(state, decision.actions[0])
        outcome = outcome_of(forecast, 0, **row_of(drill, facts))
        changed = [new - old for new, old in zip(standing(drill.game, state).scores, before, strict=True)]
        assert all(holds(span(outcome.stakes, side), real) for side, real in zip(SIDES, changed, strict=True))


@pytest.mark.parametrize("defenders", [(U1,), (U1, U2)])
def test_a_bombardment_scores_what_its_card_says(defenders: tuple[str, ...]):
    units = {C1: "2010", **ELSEWHERE, **{name: {"hex": "2015", "reduced": True} for name in defenders}}
    with war(units, side="congo", phase="combat", state={"air": 10}) as drill:
        drill.do("bombard", at="2015")
        forecast = drill.game.forecast(drill.table.view(1), Sortie(10))
        assert forecast is not None
        before = standing(drill.game, drill.state).scores
        scored = set()
        for die in range(1, 11):
            state = drill.state.copy()
            state.chance = dice(die)
            facts = drill.game.apply(state, Sortie(10))[0].facts
            while (decision := drill.game.pending(state)) is not None and isinstance(decision.actions[0], Lose):
                drill.game.apply(state, decision.actions[0])
            outcome = outcome_of(forecast, 0, slower=facts["slower"], losses=facts["losses"])
            changed = [new - old for new, old in zip(standing(drill.game, state).scores, before, strict=True)]
            for side, real in zip(SIDES, changed, strict=True):
                assert span(outcome.stakes, side) == (real, real)
            scored.add(changed[1])
        assert scored == {0, 2}, "a Ugandan unit counts twice (7-c, 7-h)"


def test_an_advance_left_to_choice_is_told_as_a_range():
    drill, forecast = mustered({U1: "2010", C1: "2011"}, "2011", U1, towns={"Kindu": "2011"})
    outcome = next(one for one in forecast.groups[0] if one.message.args["attack_code"].startswith("AV"))
    [village] = [stake for stake in outcome.stakes if stake.side == "rebels" and stake.rule == "7-e"]
    assert (village.low, village.high, village.when) == (0, 1, "end")


def teller(language: str, drill: Drill) -> Teller:
    """Tells a drill in a language."""
    return Teller(drill.game, words(language, shelf.folder("guerra") / "messages"), shelf.ledger("guerra", language))


def test_points_are_told_in_every_language():
    drill, forecast = mustered({U1: "2010", C1: "2011"}, "2011", U1, towns={"Kindu": "2011"})
    told = {language: "\n".join(teller(language, drill).forecast(forecast)) for language in LANGUAGES}
    assert "Rebels up to +1 VP at the end (if nothing changes): villages held (7-e)" in told["en"]
    assert "Rebelles jusqu’à +1 PV à la fin si rien ne change\N{NO-BREAK SPACE}: villages tenus (7-e)" in told["fr"]
    assert "vilas sob controlo (7-e)" in told["pt"]
    for language in ("fr", "pt"):
        assert "attackers" not in told[language]
        assert "stakes-" not in told[language]


def test_the_card_calls_columns_as_the_tables_do():
    drill, forecast = mustered(
        {"fac-4": "2010", "fac-5": "2010", U1: "2011"}, "2011", "fac-4", "fac-5", side="congo", turn=12
    )
    column = forecast.rolls[0]
    assert column.column == drill.game.theatre.tables.combat.columns[column.total] == "3:1"
    start = column.reasons[0]
    why = "strength of the attack to the defence"
    assert teller("en", drill).roll(column) == f"Congo: 2d10  {start.about}: {why} ({start.rule}) = 3:1"
    assert [column_name([0, 3, 5, 6], place) for place in range(4)] == ["0–2", "3–4", "5", "6+"]
