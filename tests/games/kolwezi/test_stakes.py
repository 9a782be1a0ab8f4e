"""What the battle card says of victory points is what the tally then shows (11)."""

from itertools import product

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.flow import Play
from sandtable.games.kolwezi.para_drop import landing_test
from sandtable.games.kolwezi.victory import total
from tests.games.kolwezi.drill import operation
from tests.games.kolwezi.test_fire import passing
from tests.games.points import dice, holds, named, span

SIDE = "katangan"
COMPANY = dict.fromkeys(["PC1", "S11", "TPCE"], "VE1")


def card(drill, **action):
    """The card of an action."""
    return drill.game.forecast(drill.game.observe(drill.state, 0), drill.read(action))


def after(drill, thrown, *actions):
    """The position after these actions with these dice, and what was told of the last."""
    state = drill.state.copy()
    state.chance = thrown
    events = []
    for action in actions:
        events = drill.game.apply(state, drill.read(action))
    return state, events


def scored(drill, state):
    """How the Katangans' points have changed."""
    return total(drill.game, state) - total(drill.game, drill.state)


def fate_of(events, unit):
    """What became of a unit by these events."""
    kinds = [event.kind for event in events if event.facts.get("unit") == unit]
    return next((kind for kind in ("eliminated", "reduced", "pinned") if kind in kinds), "unharmed")


def fire_at(target, **units):
    drill = operation({**COMPANY, **units, "R3": "VE7"}, "french_fire")
    drill.do(do="target", target=target)
    return drill


FIRES = {
    "fire": (
        lambda: fire_at("BS1", BS1="VE4"),
        {"do": "fire", "unit": "S11", "target": "BS1"},
    ),
    "combined": (
        lambda: fire_at("BS1", BS1={"area": "VE4", "reduced": True}),
        {"do": "fire", "unit": "PC1", "target": "BS1", "with_units": ["S11"]},
    ),
    "mortars": (
        lambda: fire_at("BS1", BS1="VE2", SMM="VO3"),
        {"do": "mortars", "unit": "SMM", "target": "BS1"},
    ),
    "shoot": (passing, {"do": "shoot", "unit": "S11", "target": "R2"}),
}


@pytest.mark.parametrize("kind", list(FIRES))
def test_fire_scores_what_its_card_says(kind):
    place, action = FIRES[kind]
    drill = place()
    forecast = card(drill, **action)
    mean = 0.0
    for die in range(1, 11):
        state = drill.state.copy()
        state.chance = dice(die)
        play = Play(drill.game, state)
        state.stack[-1].answer(play, drill.read(action))
        real = scored(drill, state)
        outcome = named(forecast, f"kolwezi-odds-{fate_of(play.events, action['target'])}")
        assert span(outcome.stakes, SIDE) == (real, real)
        mean += real / 10
    assert span(forecast.expected, SIDE) == pytest.approx((mean, mean))
    assert mean < 0
    # what the die must come to with the sum: as many faces do as the card has chances of no effect left
    [score] = forecast.decided
    reached = [die for die in range(1, 11) if die + int(score.args["sum"].replace("−", "-")) >= score.args["pin"]]
    unharmed = named(forecast, "kolwezi-odds-unharmed").chance
    assert 1 - unharmed == pytest.approx(len(reached) / 10)


@pytest.mark.parametrize("aml", [{}, {"reduced": True}])
@pytest.mark.parametrize("rockets", [True, False])
def test_rockets_score_what_their_card_says(rockets, aml):
    units = {"S11": {"area": "VE1", "rockets": rockets}, "AML": {"area": "VE4", **aml}, "R3": "VE7"}
    drill = operation(units, "french_fire", turn=3)
    drill.do(do="target", target="AML")
    action = {"do": "rocket", "unit": "S11", "target": "AML"}
    forecast = card(drill, **action)
    # to look for the team in vain is no fire: that is told as long as it may happen
    told = [message.id for message in forecast.decided]
    assert told == ([] if rockets else ["kolwezi-odds-no-rockets-free"])
    mean = 0.0
    for team, die in product(range(1, 7), range(1, 7)):
        state, events = after(drill, Chance(bytes(32), script={"dice": [die] if rockets else [team, die]}), action)
        real = scored(drill, state)
        outcome = named(forecast, f"kolwezi-odds-{fate_of(events, 'AML')}")
        assert span(outcome.stakes, SIDE) == (real, real)
        mean += real / 36
    assert span(forecast.expected, SIDE) == pytest.approx((mean, mean))


def test_a_strike_scores_what_its_card_says():
    units = {"S11": "VE1", "S12": "VE1", "BS1": "VE2", "R2": {"area": "VE2", "pinned": True}}
    drill = operation(units, "assault_move")
    for unit in ("S11", "S12"):
        drill.do(do="assault", unit=unit, to="VE2")
    assert drill.step == "strikes"
    action = {"do": "strike", "unit": "S11", "target": "BS1"}
    forecast = card(drill, **action)
    for die in range(1, 11):
        state, events = after(drill, Chance(bytes(32), script={"dice": [die, 1, 1, 1, 1, 1]}), action)
        won = fate_of(events[:2], "BS1") == "eliminated"
        end = f"kolwezi-odds-{'eliminated' if won else 'unharmed'}"
        real = span(named(forecast, end, unit="BS1").stakes, SIDE)
        assert real == ((-2, -2) if won else (0, 0))
        assert (state.area[drill.game.theatre.piece["BS1"]] < 0) == won


ASSAULTS = {
    "a section": {"S11": "VE1", "BS1": "VE2"},
    "the airport road": {"S11": "NV8", "BS1": "NV10"},
    "a dummy": {"S11": "VE4", "R4": "VO2"},
    "the last step": {"S11": {"area": "VE1", "reduced": True}, "BS1": {"area": "VE2", "reduced": True}},
}


@pytest.mark.parametrize("name", list(ASSAULTS))
def test_an_assault_scores_what_its_card_says(name):
    units = ASSAULTS[name]
    drill = operation(units, "assault_move", turn=6)
    enemy = next(unit for unit in units if unit != "S11")
    to = units[enemy] if isinstance(units[enemy], str) else units[enemy]["area"]
    action = {"do": "assault", "unit": "S11", "to": to}
    forecast = card(drill, **action)
    mean, seen = 0.0, set()
    for strike, reply in product(range(1, 11), range(1, 11)):
        state, events = after(drill, Chance(bytes(32), script={"dice": [strike, reply]}), action)
        real = scored(drill, state)
        if "strike" in {event.kind for event in events}:
            own = "takes" if fate_of(events, enemy) == "eliminated" else "falls-back"
            own = "eliminated" if fate_of(events, "S11") == "eliminated" else own
            lost = fate_of(events, enemy) == "eliminated"
            parts = [
                named(forecast, f"kolwezi-odds-{'eliminated' if lost else 'unharmed'}", unit=enemy),
                named(forecast, f"kolwezi-odds-{own}", unit="S11"),
            ]
            said = [sum(ends) for ends in zip(*(span(part.stakes, SIDE) for part in parts), strict=True)]
            assert said == [real, real]
        mean += real / 100
        seen.add(real)
    assert span(forecast.expected, SIDE) == pytest.approx((mean, mean))
    assert seen != {0}


def test_an_assault_with_a_choice_says_what_it_may_come_to():
    units = {"S11": "VE1", "S12": "VE1", "BS1": "VE2", "R2": {"area": "VE2", "pinned": True}}
    drill = operation(units, "assault_move")
    drill.do(do="assault", unit="S11", to="VE2")
    low, high = span(card(drill, do="assault", unit="S12", to="VE2").expected, SIDE)
    assert low < high < 3


def test_what_lies_face_down_cannot_be_told():
    units = {"S11": "VE1", "R2": {"area": "VE2", "down": True}, "BS1": "VE2"}
    drill = operation(units, "assault_move")
    assert card(drill, do="assault", unit="S11", to="VE2").expected is None


@pytest.mark.parametrize("die", range(1, 7))
def test_a_landing_scores_what_its_card_says(die):
    drill = operation({"R2": "VE1"}, "campaign", turn=3)
    drill.do(do="jump", zone="ZSB")
    action = drill.plain("land")[0]
    forecast = card(drill, **action)
    state = drill.state.copy()
    play = Play(drill.game, state)
    state.stack[-1].answer(play, drill.read(action))
    state.chance = dice(die)
    play = Play(drill.game, state)
    landing_test(play, drill.game.theatre.piece[action["unit"]])
    outcome = named(forecast, f"kolwezi-odds-{fate_of(play.events, action['unit'])}")
    assert span(outcome.stakes, SIDE) == (scored(drill, state),) * 2


@pytest.mark.parametrize("end", ["VE7", "NV10"])
def test_a_move_under_fire_scores_what_its_card_says(end):
    if end == "VE7":
        drill, way = operation({"S11": "VE1", "BS1": "VE5", "S12": "VE1"}, "french_move"), ["VE4", "VE7"]
    else:
        drill, way = operation({"S11": "NV7", "BS1": "NV9", "S12": "ZA1"}, "french_move", turn=6), ["NV8", "NV10"]
    drill.do(do="pick", unit="S11")
    action = {"do": "move", "to": end, "path": way}
    forecast = card(drill, **action)
    mean = 0.0
    for die in range(1, 11):
        state, events = after(drill, dice(die), action)
        real = scored(drill, state)
        fell = fate_of(events, "S11")
        outcome = named(forecast, f"kolwezi-odds-{'arrives' if fell == 'unharmed' else fell}")
        assert holds(span(outcome.stakes, SIDE), real), (die, real)
        mean += real / 10
    assert span(forecast.expected, SIDE) == pytest.approx((mean, mean))
    assert mean != 0
