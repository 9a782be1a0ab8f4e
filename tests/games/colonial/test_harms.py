"""What an answer may cost its own side is told before it is given."""

from __future__ import annotations

import pytest

from sandtable.engine.contract import Harm
from sandtable.engine.ledger import rule
from sandtable.games.colonial.actions import Assault
from tests.games.colonial.drill import FAR_FOE, ROAD, Drill, battle, commander, foot, horse, wagon
from tests.games.colonial.test_odds import forecast_of

LORRIES = {"L": wagon("0404", motorised=True), "P": foot("0404", aboard="L")}


def harms(drill: Drill, **action: object) -> list[Harm]:
    return drill.game.harms(drill.table.view(drill.table.decision.seat), drill.game.read_action(action))


@rule("colonial:units-16", "colonial:fire-20")
@pytest.mark.parametrize(
    ("enemy", "warned"),
    [
        ({"X": foot("0405", side="red")}, True),  # next to it
        ({"X": foot("0407", side="red")}, True),  # a hex and an assault
        ({"X": foot("0408", side="red")}, False),
        ({"X": horse("0408", side="red")}, True),
        ({"X": foot("0408", side="red"), "C": commander("0408", side="red")}, True),  # led, it goes a hex farther
        ({"X": foot("0407", side="red", disrupted=True)}, False),
        ({"X": wagon("0406", side="red"), "Y": FAR_FOE}, False),
    ],
)
def test_riders_are_warned_of_enemies_who_could_come_and_assault(enemy: dict[str, dict[str, object]], warned: bool):
    with battle({**LORRIES, **enemy}, active="L", card="7C") as drill:
        told = harms(drill, do="move", unit="L", to="0405" if "0405" not in str(enemy) else "0304")
        assert [(harm.rule, harm.caution) for harm in told] == [("units-16", True)] * warned
        if warned:
            assert told[0].message.args["unit"] == "P"
            assert told[0].message.args["enemy"] == "X"


@rule("colonial:units-16")
def test_driving_up_to_an_enemy_is_more_than_a_caution():
    enemies = {"X": foot("0407", side="red"), "Y": foot("0406", side="red")}
    with battle({**LORRIES, **enemies}, active="L", card="7C") as drill:
        (told,) = harms(drill, do="move", unit="L", to="0405")
        assert (told.caution, told.message.args["enemy"]) == (False, "Y")


EMIR = commander("0408", side="red", partner="X")


@rule("colonial:move-09", "colonial:move-11", "colonial:units-16")
@pytest.mark.parametrize(
    ("enemy", "ground", "caution"),
    [
        ({"X": foot("0407", side="red", card="8H")}, {}, False),  # a hex and an assault, and his card is still to come
        ({"X": foot("0407", side="red", card="6H")}, {}, True),  # he has acted: it takes another card
        ({"X": foot("0407", side="red", card="8H")}, {"terrain": {"0406": "woods"}}, True),  # woods on a red card
        ({"X": foot("0407", side="red", card="8C")}, {"terrain": {"0406": "woods"}}, False),
        ({"X": foot("0408", side="red", card="8H")}, {}, None),
        ({"X": foot("0408", side="red", card="8H"), "C": EMIR}, {}, False),  # led, a hex farther
        ({"X": foot("0408", side="red", card="8H"), "C": {**EMIR, "lent": True}}, {}, True),
        ({"X": foot("0408", side="red", card="8H"), "C": {**EMIR, "partner": "Y"}, "Y": FAR_FOE}, {}, True),
        ({"X": foot("0409", side="red", card="8H"), "C": {**EMIR, "hex": "0409"}}, {}, None),
        # led, and all the way along the road, three hexes
        (
            {"X": foot("0409", side="red", card="8H"), "C": {**EMIR, "hex": "0409"}},
            {"roads": [[*ROAD[0], "0409"]]},
            False,
        ),
    ],
)
def test_who_can_come_while_his_card_is_still_to_turn_up_is_more_than_a_caution(enemy, ground, caution):
    lorries = {name: {**unit, "card": "7C"} if name == "L" else unit for name, unit in LORRIES.items()}
    with battle({**lorries, **enemy}, active="L", card="7C", **ground) as drill:
        told = harms(drill, do="move", unit="L", to="0405")
        assert [(harm.message.args["enemy"], harm.caution) for harm in told] == [("X", caution)] * (caution is not None)


@rule("colonial:units-16")
def test_only_riders_are_warned_and_they_throw_no_die():
    empty = {"L": wagon("0404", motorised=True), "P": foot("0404"), "X": foot("0406", side="red")}
    with battle(empty, active="L", card="7C") as drill:
        assert harms(drill, do="move", unit="L", to="0405") == []
    with battle(empty, active="P", card="7C") as drill:
        assert harms(drill, do="move", unit="P", to="0405") == []
        assert [harm.message.args["at"] for harm in harms(drill, do="board", unit="P", target="L")] == ["0404"]
    with battle({**LORRIES, "X": foot("0405", side="red")}, active="X", card="7C") as drill:
        assert forecast_of(drill, Assault("X", "L")).rolls[1].dice == 0


@rule("colonial:general-25", "colonial:fire-01")
@pytest.mark.parametrize(
    ("units", "ground", "told"),
    [
        ({"X": foot("0407", side="red")}, {}, []),  # in range and in sight
        ({"X": foot("0407", side="red")}, {"terrain": {"0406": "woods"}}, ["colonial-harm-no-sight"]),
        ({"X": foot("0403", side="red")}, {"weapon": "muskets"}, ["colonial-harm-no-shot"]),  # in range from here alone
        ({"X": foot("0409", side="red")}, {"weapon": "muskets"}, []),  # out of range before and after
        ({"X": foot("0406", side="red")}, {"terrain": {"0406": "woods"}}, []),  # beside it, to be assaulted
    ],
)
def test_a_march_to_where_nobody_can_be_fired_at_is_told(units, ground, told):
    weapon = ground.pop("weapon", "magazine_rifles")
    with battle({"A": foot("0404", weapon=weapon), **units}, active="A", card="7C", **ground) as drill:
        found = harms(drill, do="move", unit="A", to="0405")
        assert [harm.message.id for harm in found] == told
        assert all(harm.caution for harm in found)
