"""Before the way back closes: a march that is the last, one that brings somebody to light, and who is asked about."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from sandtable.engine.drills import Drill
from sandtable.engine.foresight import is_last, reveals
from sandtable.engine.handles import touched
from sandtable.games.kolwezi.state import GARRISON
from sandtable.server.rooms import Room
from sandtable.server.whynot import forecast
from sandtable.server.wire.asked import Odds
from tests.engine.test_meaning import asked
from tests.games.colonial.drill import battle, foot, wagon
from tests.games.guerra.drill import C1, U1, U2
from tests.games.guerra.drill import war as congo
from tests.games.kolwezi.drill import operation
from tests.games.paratrooper.drill import Hold, mission
from tests.games.world_war_africa.drill import war


def ends_it(drill: Drill[Any, Any], do: str, **facts: Any) -> bool:
    view = drill.game.observe(drill.state, drill.decision.seat)
    return is_last(drill.game, view, drill.game.read_action({"do": do, **facts}))


def weighed(drill: Drill[Any, Any], do: str, **facts: Any) -> Odds:
    room = SimpleNamespace(table=drill.table, game=drill.game, odds=drill.game.forecast)
    return forecast(cast("Room", room), drill.decision.seat, drill.game.read_action(drill.written({"do": do, **facts})))


def test_the_last_march_of_a_contingent_is_known_before_it_is_made() -> None:
    with war({"Rw/211": "1914", "Rw/201": "2016"}, "Rwanda/movement") as drill:
        drill.pick("Rw/211")
        assert not ends_it(drill, "go", to="1814"), "another can still march"
        drill.do("go", to="1814")
        drill.pick("Rw/201")
        assert ends_it(drill, "go", to="2015")
        # who says himself that he is done need not be told
        assert not ends_it(drill, "done")


def test_it_is_known_too_where_one_says_who_first_and_then_where() -> None:
    units = {"1/1 Co": "33", "2/1 Co": "34", "AD-1": "11"}
    with mission(units, phase=5) as drill:
        drill.state.stack.remove(Hold())  # behind the movement comes what really does
        drill.do("pick", unit="1/1 Co")
        assert not weighed(drill, "move", to="32").last, "another can still march"
        drill.do("move", to="32")
        drill.do("pick", unit="2/1 Co")
        assert weighed(drill, "move", to="35").last


def test_a_march_after_which_the_others_act_at_once_has_no_way_back() -> None:
    units = {"A": foot("0404"), "X": foot("0407", side="red", card="KC")}
    for woods, sealed in (({"0406": "woods"}, True), ({}, False)):  # out of sight it has nothing more to do
        with battle(units, active="A", card="7C", terrain=woods) as drill:
            room = SimpleNamespace(table=drill.table, game=drill.game, odds=drill.game.forecast)
            action = drill.game.read_action({"do": "move", "unit": "A", "to": "0405"})
            assert forecast(cast("Room", room), drill.table.decision.seat, action).sealed is sealed
            assert bool(drill.game.harms(drill.table.view(0), action)) is sealed, "and its player is told of it"


def test_a_march_on_the_last_card_of_a_turn_asks_though_nothing_was_done_before_it() -> None:
    units = {"M": wagon("0404"), "A": foot("0101", card="3C"), "X": foot("0908", side="red", card="2C")}
    with battle(units, active="M", card="7C") as drill:
        assert drill.table.why_not_undo(0) is not None, "there is nothing to take back yet"
        assert not weighed(drill, "move", unit="M", to="0405").last, "another card is to come"
    with battle(units, active="M", card="7C", pause=None) as drill:
        march = weighed(drill, "move", unit="M", to="0405")
        assert (march.forecast, march.last) == (None, True)


def test_a_march_after_which_the_others_act_asks_where_something_done_before_could_be_taken_back() -> None:
    units = {"M": wagon("0404"), "N": wagon("0101", card="8C"), "X": foot("0908", side="red", card="9C")}
    with battle(units, active="M", card="7C") as drill:
        first = weighed(drill, "move", unit="M", to="0405")
        assert not first.last, "one of his own acts next"
        drill.do("move", unit="M", to="0405")
        second = weighed(drill, "move", unit="N", to="0102")
        assert (second.last, second.over, second.sealed) == (True, True, True)
        assert not weighed(drill, "done").last, "who says that he is done need not be told"
    with battle(units, active="N", card="8C") as drill:
        assert not weighed(drill, "move", unit="N", to="0102").last, "there is nothing to take back"


def test_a_march_that_wakes_a_garrison_brings_something_to_light() -> None:
    with operation({"S11": "VO1", "S12": "RB1"}, "french_move", turn=5) as drill:
        for town, piece in enumerate(drill.theatre.mixed["yellow"][:6], 1):
            drill.state.area[piece] = GARRISON - town
        drill.do("pick", unit="S11")
        view = drill.game.observe(drill.state, 0)
        to = {end: drill.game.read_action({"do": "move", "to": end}) for end in ("VE1", "RB2")}
        assert not reveals(drill.game, view, to["VE1"])
        assert reveals(drill.game, view, to["RB2"])
        assert drill.game.harms(view, to["RB2"]), "and its player is told of it"


def test_why_not_is_answered_for_the_unit_that_is_asked_about_though_another_is_in_hand() -> None:
    with operation({"S11": "ZB2", "S31": "VE8"}, "french_move") as drill:
        first = asked(drill.table, "S31", "VE9")[0]
        assert first.refusal is None, "it may go there"
        drill.do("pick", unit="S11")
        again = asked(drill.table, "S31", "VE9")[0]
        assert (again.action, again.refusal) == (first.action, None)
        # the one in hand is asked about as it stands
        assert not any(touched(one.action).unit == "S31" for one in asked(drill.table, "S11", "VE9"))


def test_an_order_whose_dice_are_thrown_later_is_known_from_a_throw() -> None:
    with mission({"TAC-1": "box", "TEC-2": "33", "1/1 Co": "44"}, phase=7) as drill:
        strike = weighed(drill, "strike", unit="TAC-1", at="33")
        assert strike.forecast is not None
        assert strike.ordered
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        fire = weighed(drill, "fire", unit="A", at="0406")
        assert fire.forecast is not None
        assert not fire.ordered
    # who begins to say who attacks has ordered nothing yet
    with congo({U1: "2010", U2: "2010", C1: "2011"}, phase="combat") as drill:
        attack = weighed(drill, "attack", at="2011")
        assert attack.forecast is not None
        assert not attack.ordered


def test_a_series_of_attacks_is_offered_where_another_can_come_after_this_one() -> None:
    with operation({"S11": "VE1", "S12": "VE1", "BS1": "VE2", "BS2": "VE4"}, "french_fire") as drill:
        drill.do("target", target="BS1")
        assert not weighed(drill, "fire", unit="S11", target="BS1").alone, "the other section can fire, too"
    with operation({"S11": "VE1", "BS1": "VE2"}, "french_fire") as drill:
        drill.do("target", target="BS1")
        assert weighed(drill, "fire", unit="S11", target="BS1").alone, "nobody else can"
    for elsewhere, alone in (({}, True), ({"S21": "VO1", "R2": "VO4"}, False)):
        with operation({"S11": "VE1", "S12": "VE1", "BS1": "VE2", **elsewhere}, "assault_move") as drill:
            drill.do("storm", at="VE2")
            drill.do("join", unit="S11")
            drill.do("join", unit="S12")
            assert weighed(drill, "fight").alone is alone, "who has gone in does not assault again"
