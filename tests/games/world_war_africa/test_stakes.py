"""What the battle card says of victory points is what the count then shows (13)."""

from random import Random

import pytest

from sandtable.engine.chance import Chance
from sandtable.games.world_war_africa.actions import DONE, INFILTRATE, Launch, Slip, Use
from sandtable.games.world_war_africa.victory import victory_points
from tests.games.points import holds, named, outcome_of, span
from tests.games.world_war_africa.drill import war
from tests.games.world_war_africa.test_resources import MANY_HUTUS, QUIET

#: another attack that could be made, so that the phase does not end
ELSEWHERE = {"Rw/402": "1914", "FAC/5": "1814"}
FIVE_HUTUS = dict(list(MANY_HUTUS.items())[:5])


def mustered(units, at, *attackers, active="Rwanda/combat", **more):
    """An attack up to its launch."""
    drill = war({**ELSEWHERE, **units}, active, points=QUIET, **more)
    drill.do("attack", at=at)
    for unit in attackers:
        drill.do("join", unit=unit)
    return drill


def card(drill, action):
    """The card of an action for whoever decides."""
    decision = drill.table.decision
    return drill.game.forecast(drill.game.observe(drill.state, decision.seat), action)


def fought(drill, action, thrown, rng):
    """Fights it out with these dice and random choices: the change of points, and the losses of both sides."""
    game, state = drill.game, drill.state.copy()
    state.chance = Chance(bytes(32), script={"dice": list(thrown)})
    depth = len(drill.state.stack)
    events = game.apply(state, action)
    while len(state.stack) >= depth and (decision := game.pending(state)) is not None:
        answer = DONE if decision.step == "battle" else rng.choice(decision.actions)
        events += game.apply(state, answer)
    facts = next(event.facts for event in events if event.kind == "combat")
    change = victory_points(game, state).total - victory_points(game, drill.state).total
    return change, facts["attacker_losses"], facts["defender_losses"]


HUTU, SECOND = list(FIVE_HUTUS)[:2]
FIGHTS = {
    "a town": ({"Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1915", **MANY_HUTUS}, ("Rw/211", "Rw/201")),
    "one of two Hutu units": (
        {**FIVE_HUTUS, HUTU: "1915", SECOND: "1915", "Rw/211": "1914", "Rw/201": "1914"},
        ("Rw/211", "Rw/201"),
    ),
    "a Hutu unit alone": (
        {**FIVE_HUTUS, HUTU: "1915", "Rw/211": "1914", "Rw/201": "1914"},
        ("Rw/211", "Rw/201"),
    ),
}


@pytest.mark.parametrize("name", list(FIGHTS))
def test_a_combat_scores_what_its_card_says(name):
    units, attackers = FIGHTS[name]
    drill = mustered(units, "1915", *attackers, control={"1915": "DRC"})
    forecast = card(drill, Launch())
    seen = compared(drill, forecast, Launch(), attackers, Random(name))
    assert seen - {0}
    low, high = span(forecast.expected, "rebel")
    assert (low < high) == (name != "one of two Hutu units"), "whether to advance is a choice"


def compared(drill, forecast, action, attackers, rng, more=()):
    """Fights with every die, several times: what is scored is what was said. Tells which changes there were."""
    number = drill.state.at[drill.theatre.index["1915"]].bit_count()
    seen = set()
    for die in range(1, 7):
        for _ in range(8):
            real, lost, killed = fought(drill, action, [*more, die], rng)
            lost, killed = min(lost, len(attackers)), min(killed, number)
            outcome = outcome_of(forecast, 0, attacker=lost, defender=killed)
            assert holds(span(outcome.stakes, "rebel"), real), (real, outcome)
            cleared = named(forecast, f"world_war_africa-odds-{'taken' if killed >= number else 'held'}")
            assert holds(span(cleared.stakes, "rebel"), real)
            seen.add(real)
    return seen


def test_the_cards_of_support_count_points_too():
    units, attackers = FIGHTS["a town"]
    held = {"rebel_held": ["cache-1"]}
    drill = mustered({**units, "cache-1": "1914"}, "1915", *attackers, control={"1915": "DRC"}, flags=held)
    drill.do("launch")
    for action in (Use("cache-1"), DONE):
        assert action in drill.table.decision.actions
        assert compared(drill, card(drill, action), action, attackers, Random(2)) - {0}


@pytest.mark.parametrize("infiltration", [1, 3, 6])
def test_infiltration_counts_points_too(infiltration):
    units, attackers = FIGHTS["a town"]
    drill = mustered(units, "1915", *attackers, control={"1915": "DRC"})
    drill.do("launch")
    assert INFILTRATE in drill.table.decision.actions
    forecast = card(drill, INFILTRATE)
    assert compared(drill, forecast, INFILTRATE, attackers, Random(3), more=[infiltration]) - {0}


def test_unseen_defenders_may_be_hutus_or_not():
    four = dict(list(FIVE_HUTUS.items())[1:])
    units = {**four, HUTU: "1915", "Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1915"}
    drill = mustered(units, "1915", "Rw/211", "Rw/201", control={"1915": "DRC"}, flags={"top": ["FAC/2"]})
    assert not drill.game.observe(drill.state, 1).state.at[drill.theatre.index["1915"]] >> drill.theatre.piece[HUTU] & 1
    killed = outcome_of(card(drill, Launch()), 0, defender=1)
    [hutus] = [stake for stake in killed.stakes if stake.rule == "13.1-b"]
    assert (hutus.low, hutus.high) == (0, 1)


def test_kinshasa_is_said_to_win_the_war():
    units = {"Rw/211": "1603", "Rw/201": "1603", "FAC/2": "1602"}
    drill = war(units, "Rwanda/combat", control={"1602": "DRC"}, points=QUIET)
    drill.do("attack", at="1602")
    drill.do("join", unit="Rw/211")
    drill.do("join", unit="Rw/201")
    cleared = named(card(drill, Launch()), "world_war_africa-odds-taken")
    [win] = [stake for stake in cleared.stakes if stake.when == "win"]
    assert (win.side, win.rule, win.low, win.high) == ("rebel", "13.2-a", 0, 1)


@pytest.mark.parametrize("die", range(1, 7))
def test_slipping_into_rwanda_scores_what_its_card_says(die):
    units = {**FIVE_HUTUS, HUTU: "1714", "FAC/2": "1602"}
    drill = war(units, "DRC/movement", points=QUIET)
    drill.pick(HUTU)
    forecast = card(drill, Slip())
    state = drill.state.copy()
    state.chance = Chance(bytes(32), script={"dice": [die]})
    drill.game.apply(state, Slip())
    entered = state.where[drill.theatre.piece[HUTU]] == drill.theatre.rwanda_box
    outcome = named(forecast, f"world_war_africa-odds-{'enters' if entered else 'stays-out'}")
    real = victory_points(drill.game, state).total - victory_points(drill.game, drill.state).total
    assert span(outcome.stakes, "rebel") == (real, real)
    assert [stake.rule for stake in outcome.stakes] == (["13.1-b", "13.1-c"] if entered else [])


def test_what_changes_no_points_says_so():
    drill = war({"Rw/211": "1914"}, "Rwanda/movement", points=QUIET)
    drill.pick("Rw/211")
    forecast = card(drill, drill.game.read_action({"do": "force"}))
    assert forecast.expected == []
    assert not any(outcome.stakes for group in forecast.groups for outcome in group)
