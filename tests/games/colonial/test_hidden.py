"""Hidden units: what cannot be done to them, and what brings them to light."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.options import OptionError
from sandtable.engine.proofs import option
from sandtable.games.shelf import title
from tests.games.colonial.drill import battle, foot, gun, horse

COLONIAL = title("colonial")
AMBUSH = [{"id": "hidden", "text": "ambush"}]
HIDDEN = {"A": foot("0101"), "X": foot("0505", side="red", hidden=True), "Y": foot("0707", side="red")}


def ambush(units=None, **more):
    """A battle with hidden units."""
    return battle(units or HIDDEN, special=AMBUSH, **more)


@rule("colonial:general-26")
@option("colonial:hidden_units")
def test_a_hidden_unit_can_be_neither_fired_at_nor_assaulted():
    units = {**HIDDEN, "A": foot("0502"), "Y": foot("0402", side="red")}
    with ambush(units, active="A", card="7C") as drill:
        assert drill["X"].hidden
        assert drill.hexes("fire", "A") == {"0402"}
        assert drill.refused(do="fire", unit="A", at="0505") == "fire-09"
        assert drill.refused(do="assault", unit="A", target="X") == "assault-01"
    with ambush(units, active="A", card="7C", options={"hidden_units": False}) as drill:
        assert not drill["X"].hidden
        assert drill.hexes("fire", "A") == {"0402", "0505"}
    with battle(units, active="A", card="7C") as drill:  # no such rule in this scenario
        assert not drill["X"].hidden
    with pytest.raises(OptionError, match="hidden_units"):
        COLONIAL.open("sannas-post", {"hidden_units": "sometimes"})


@rule("colonial:general-26")
def test_small_arms_hits_pass_a_hidden_unit_over_and_artillery_hits_find_it():
    units = {
        "A": foot("0502"),
        "G": gun("0501"),
        "X": foot("0505", side="red", hidden=True),
        "Y": foot("0505", side="red", figures=3),
    }
    with ambush(units, active="A", card="7C", dice=[6, 6, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0505")
        assert drill["X"].hidden
        assert not drill["X"].disrupted
        assert drill["Y"].figures == 2
    apart = {**units, "A": foot("0101")}
    with ambush(apart, active="G", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="G", at="0505")
        assert not drill["X"].hidden
        assert drill["X"].disrupted
        assert drill["Y"].disrupted
    with ambush(apart, active="G", card="7C", dice=[1, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="G", at="0505")
        assert drill["X"].hidden


@rule("colonial:general-26")
@pytest.mark.parametrize(
    "action", [{"do": "move", "to": "0504"}, {"do": "fire", "at": "0502"}, {"do": "detach", "figures": 1}]
)
def test_a_hidden_unit_comes_to_light_when_it_acts(action):
    units = {**HIDDEN, "A": foot("0502")}
    with ambush(units, active="X", card="7C", dice=[1] * 4 if action["do"] == "fire" else None) as drill:
        drill.do(unit="X", **action)
        if action["do"] == "detach":
            assert drill["X"].hidden
            drill.do(do="move", unit="X", to="0504")
        assert not drill["X"].hidden
        (fact,) = drill.told("revealed")
        assert fact["unit"] == "X"
        assert any(event.reveals for event in drill.events)


@rule("colonial:general-26")
def test_a_hidden_unit_that_passes_stays_hidden():
    with ambush(active="X", card="7C") as drill:
        drill.do(do="done")
        assert drill["X"].hidden


@rule("colonial:general-26")
def test_an_enemy_next_to_it_at_any_step_brings_it_to_light():
    units = {**HIDDEN, "H": horse("0304"), "A": foot("0101")}
    with ambush(units, active="H", card="7C") as drill:
        drill.do(do="move", unit="H", to="0306")  # past nobody: 0305 is two hexes away
        assert drill["X"].hidden
    with ambush(units, active="H", card="7C") as drill:
        drill.do(do="move", unit="H", to="0305", path=["0404", "0305"])  # 0404 is next to it
        assert not drill["X"].hidden
        assert drill["H"].hex == "0305"
    with ambush({**units, "H": horse("0404")}) as drill:
        assert not drill["X"].hidden  # from the start


@rule("colonial:general-24", "colonial:general-26")
def test_a_march_that_runs_into_a_hidden_enemy_stops_before_him():
    units = {**HIDDEN, "H": horse("0503")}
    with ambush(units, active="H", card="7C") as drill:
        assert "0505" in drill.hexes("move", "H")  # nobody is to be seen there
        drill.do(do="move", unit="H", to="0505")
        assert drill["H"].hex in {"0504", "0604", "0404"}
        assert not drill["X"].hidden
        assert drill.told("move-stopped")


@rule("colonial:general-26")
def test_a_hidden_reinforcement_comes_to_light_as_it_enters():
    units = {**HIDDEN, "R": foot(None, side="red", enters=2, entry=["0109"], hidden=True)}
    with ambush(units, active="R", card="7C", state={"turn": 2}) as drill:
        assert drill["R"].hidden
        drill.do(do="enter", unit="R", at="0109")
        assert not drill["R"].hidden


@rule("colonial:turn-17")
def test_a_hidden_unit_takes_no_objective_until_it_is_seen():
    aims = [{"name": "Well", "hex": "0505", "points": 4}]
    units = {**HIDDEN, "A": foot("0502")}
    with ambush(units, active="X", card="7C", objective=aims) as drill:
        drill.do(do="done")
        assert drill.state.holder[0] == -1
    with ambush(units, active="X", card="7C", objective=aims, dice=[1] * 4) as drill:
        drill.do(do="fire", unit="X", at="0502")
        assert drill.state.holder[0] == 1


@rule("colonial:general-26")
@pytest.mark.parametrize("name", ["sannas-post", "shin-kamar"])
def test_the_ambushes_have_hidden_units_and_the_option_shows_them(name):
    for switched, expected in ((True, True), (False, False)):
        game = COLONIAL.open(name, {"hidden_units": switched})
        assert bool(game.setup(bytes(32)).hidden) == expected
