"""The battle card is exact to the end of the fight: every die of the real rules gives what it says (4.7.1, 5.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sandtable.engine import stakes
from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Addition, Forecast
from sandtable.engine.ledger import rule
from sandtable.engine.odds import every_way
from sandtable.games.guerra.actions import FIGHT, Attack, Support
from sandtable.games.guerra.state import DEAD, LEFT
from tests.games.guerra.drill import BAND1, C1, C2, C3, U1, U2, U3, V1, Drill, war

Choose = Callable[[Sequence[Action]], Action]
#: all around 2011 but 2010, from where the attack comes, and 2012
LAKES = dict.fromkeys(("1911", "1912", "2111", "2112"), "lake")


def card(drill: Drill, at: str, *attackers: str) -> Forecast:
    """An attack up to the word to fight, and its card."""
    drill.muster(at, *attackers)
    forecast = drill.game.forecast(drill.table.view(drill.game.seats.index(drill.seat or "")), FIGHT)
    assert forecast is not None
    return forecast


def test_before_a_hex_is_chosen_its_odds_are_those_of_all_who_could_attack_it():
    drill = war({U1: "2010", U2: "2010", C1: "2011"}, phase="combat")
    forecast = drill.game.forecast(drill.table.view(drill.game.seats.index(drill.seat or "")), Attack(at="2011"))
    assert forecast == card(drill, "2011", U1, U2)


def said(forecast: Forecast | Addition, word: str, **args: str) -> float:
    """How likely a card says something is; 0 where it does not speak of it."""
    return sum(
        outcome.chance
        for group in forecast.groups
        for outcome in group
        if outcome.message.id == f"guerra-odds-{word}" and args.items() <= outcome.message.args.items()
    )


def truth(drill: Drill, choose: Choose) -> dict[str, float]:
    """How often each unit is lost and the hex empty, over every die, when whoever is asked chooses like this."""
    game = drill.game
    depth = len(drill.state.stack)
    at = drill.state.stack[-1].at  # type: ignore[attr-defined]
    defenders = drill.state.at[at]

    def one_way(chance: Chance) -> list[str]:
        state = drill.state.copy()
        state.chance, state.pending = chance, None
        game.apply(state, FIGHT)
        while state.stack and len(state.stack) >= depth and state.stack[-1].name != "advance":
            decision = game.pending(state)
            assert decision is not None
            game.apply(state, choose(decision.actions))
        names = game.theatre.names
        dead = [f"lost {names[unit]}" for unit, space in enumerate(state.hex) if space == DEAD]
        left = [f"interned {names[unit]}" for unit in range(len(names)) if drill.state.hex[unit] >= 0 > state.hex[unit]]
        gone = [word for word in left if state.hex[game.theatre.piece[word.split()[1]]] == LEFT]
        return [*dead, *gone, *([] if state.at[at] & defenders else ["emptied"])]

    found: dict[str, float] = {}
    for weight, ends in every_way(one_way):
        for end in ends:
            found[end] = found.get(end, 0.0) + weight
    return found


#: nothing is chosen but advances: what the card says is so to the last digit
POSITIONS: dict[str, tuple[dict[str, Any], tuple[str, ...], dict[str, Any]]] = {
    "surrounded": ({U1: "2010", U2: "2010", U3: "2012", C1: "2011"}, (U1, U2, U3), {"terrain": LAKES}),
    "no room among friends": (
        {U1: "2010", U2: "2010", C1: "2011", C2: "2012"},
        (U1, U2),
        {"terrain": {**LAKES, "2012": "forest"}},
    ),
    "over a closed border": (
        {U1: "2010", U2: "2010", C1: {"hex": "2011", "reduced": True}},
        (U1, U2),
        {"terrain": LAKES, "countries": {"2012": "tanzania"}},
    ),
    "both with losses": (
        {U1: {"hex": "2010", "reduced": True}, C1: {"hex": "2011", "reduced": True}},
        (U1,),
        {"terrain": LAKES},
    ),
    "besieged where it falls back to": (
        {U1: "2010", BAND1: "2010", U3: "2014", C1: {"hex": "2011", "reduced": True}},
        (U1,),
        {"terrain": {**LAKES, "1913": "lake", "2113": "lake"}},
    ),
}


@rule("guerra:4.2.4-d", "guerra:4.7.1-c", "guerra:5.2-a", "guerra:6-b")
@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_card_is_exact_to_the_last_check(name: str):
    units, attackers, ground = POSITIONS[name]
    drill = war({**units, V1: "3020"}, phase="combat", **ground)
    forecast = card(drill, "2011", *attackers)
    real = truth(drill, lambda actions: actions[0])
    assert real  # something happens to somebody
    emptied = said(forecast, "gives-way") + said(forecast, "emptied")
    assert emptied == pytest.approx(real.get("emptied", 0.0))
    assert said(forecast, "holds") == pytest.approx(1 - emptied)
    for unit in units:
        alone = unit == C1 or len(attackers) == 1
        if alone:
            assert said(forecast, "lost", unit=unit) == pytest.approx(real.get(f"lost {unit}", 0.0)), unit
            assert said(forecast, "interned", unit=unit) == pytest.approx(real.get(f"interned {unit}", 0.0)), unit
    assert all(sum(outcome.chance for outcome in group) == pytest.approx(1) for group in forecast.groups)


@rule("guerra:4.2.4-d", "guerra:5.2-a")
def test_who_cannot_fall_back_checks_its_morale_after_the_loss():
    """It never gives the hex up by falling back, and may break."""
    spirits = {"morale": {"uganda": 2, "congo": -5}}
    units = {U1: "2010", U2: "2010", U3: "2012", C1: "2011"}
    drill = war({**units, V1: "3020"}, phase="combat", terrain=LAKES, state=spirits)
    forecast = card(drill, "2011", U1, U2, U3)
    real = truth(drill, lambda actions: actions[0])
    assert 0.1 < real[f"lost {C1}"] < 1
    assert said(forecast, "lost", unit=C1) == pytest.approx(real[f"lost {C1}"])
    assert said(forecast, "survives", unit=C1) == pytest.approx(1 - real[f"lost {C1}"])
    assert any(roll.what == "morale" for roll in forecast.rolls)


@rule("guerra:4.6.1-k", "guerra:5.2-a")
def test_what_hangs_on_a_choice_is_told_as_that():
    """Two defenders with nowhere to go, one with a loss: who takes the next decides whether the hex is held."""
    units = {U1: "2010", U2: "2010", U3: "2012", C1: "2011", C2: {"hex": "2011", "reduced": True}}
    drill = war({**units, V1: "3020"}, phase="combat", terrain=LAKES)
    forecast = card(drill, "2011", U1, U2, U3)
    chosen = [truth(drill, choose) for choose in (lambda actions: actions[0], lambda actions: actions[-1])]
    for unit in (C1, C2):
        least = said(forecast, "lost", unit=unit)
        most = least + said(forecast, "unit-open", unit=unit)
        for real in chosen:
            assert least - 1e-9 <= real.get(f"lost {unit}", 0.0) <= most + 1e-9
        assert min(real.get(f"lost {unit}", 0.0) for real in chosen) == pytest.approx(least)
        assert max(real.get(f"lost {unit}", 0.0) for real in chosen) == pytest.approx(most)
    assert said(forecast, "side-lost", side="defenders") > 0


@pytest.mark.interpreted
def test_where_there_is_too_much_to_try_anything_may_become_of_them(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stakes, "MOST", 0)
    drill = war({U1: "2010", U2: "2010", C1: "2011", C3: "2011", V1: "3020"}, phase="combat")
    forecast = card(drill, "2011", U1, U2)
    assert said(forecast, "hex-open") > 0.5
    assert said(forecast, "side-open", side="defenders") > 0.5
    assert all(sum(outcome.chance for outcome in group) == pytest.approx(1) for group in forecast.groups)


def adds(forecast: Forecast) -> dict[str, Addition]:
    """What the other side may add, by kind."""
    return {addition.message.id.removeprefix("guerra-adds-"): addition for addition in forecast.additions}


@rule("guerra:4.5.1-a")
def test_the_card_tells_the_air_points_that_may_still_come():
    """With its worst case: as the card of the combat itself has it once they fly."""
    drill = war({U1: "2010", U2: "2010", C1: "2011", V1: "3020"}, phase="combat", turn=5, state={"air": 4})
    forecast = card(drill, "2011", U1, U2)
    added = adds(forecast)
    assert added.keys() == {"air"}
    assert added["air"].message.args["points"] == 4
    drill.do("fight")
    view = drill.table.view(drill.game.seats.index("congo"))
    supported = drill.game.forecast(view, Support(4))
    assert supported is not None
    assert added["air"].groups == supported.groups
    assert added["air"].groups != forecast.groups
    assert not supported.additions  # the Rebels have nothing to add
    # the Congo player's own aircraft are no addition of the other side's
    drill = war({C1: "2010", C2: "2010", U1: "2011"}, phase="combat", side="congo", turn=5, state={"air": 4})
    assert not card(drill, "2011", C1, C2).additions


@rule("guerra:8.1-d")
def test_the_card_tells_the_reserves_that_may_still_come():
    """As many as the hex has room for, on their own and with the aircraft."""
    units: dict[str, Any] = {U1: "2010", U2: "2010", C1: "2011", V1: "3020"}
    waiting = {C2: "2012", C3: "2012"}
    kept = {name: {"hex": at, "reserve": True} for name, at in waiting.items()}
    options = {"reserves": True}
    for state, kinds in (({}, {"reserves"}), ({"air": 2}, {"air", "reserves", "both"})):
        drill = war({**units, **kept}, phase="combat", options=options, state=state)
        forecast = card(drill, "2011", U1, U2)
        assert adds(forecast).keys() == kinds
        told = adds(forecast)["reserves"]
        assert told.message.args["units"] in ([C2], [C3])  # the hex has room for two more points
        drill.do("fight")
        drill.do("commit", unit=told.message.args["units"][0], to="2011")
        if state:
            view = drill.table.view(drill.game.seats.index("congo"))
            flown = drill.game.forecast(view, Support(2))
            assert flown is not None
            assert adds(forecast)["both"].groups == flown.groups
    with war({**units, **kept}, phase="combat") as drill:
        assert not card(drill, "2011", U1, U2).additions  # without the option there are none
