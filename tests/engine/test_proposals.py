"""What the game's own staff proposes: legal answers to the question that is asked, taken one after the other."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.engine import hand
from sandtable.engine.contract import View
from sandtable.engine.foresight import alike
from sandtable.engine.proposals import proposal
from sandtable.engine.series import give
from sandtable.engine.table import Table
from sandtable.games.paratrooper.actions import DONE, Fly, Load, Mobilize
from tests.games.paratrooper.drill import mission


@pytest.mark.parametrize("seed", range(6))
def test_the_staff_buys_what_can_be_paid_and_flown_and_leaves_the_rest_to_the_player(seed: int) -> None:
    table = sandtable.new("paratrooper", "mission", seed=seed)
    for _ in range(2):  # before the mission, and on its first turn
        before = table.state.ops
        found = proposal(table.game, table.view(0))
        assert found is not None
        assert all(isinstance(action, Mobilize) for action in found.actions)
        give(table, 0, found.actions)
        assert table.decision is not None
        assert table.decision.step == "mobilize", "ending it is the player's"
        assert found.label.args["op"] == before - table.state.ops
        assert found.label.args["left"] == table.state.ops
        assert proposal(table.game, table.view(0)) is None, "once taken there is nothing more to propose"
        table.act(0, DONE)
    bought = table.state
    assert any(bought.where[mac] >= 0 for mac in range(len(bought.where)) if table.game.theatre.names[mac] == "MAC-1")


def test_what_is_proposed_depends_on_what_is_seen_alone() -> None:
    table = sandtable.new("paratrooper", "mission", seed=3)
    assert proposal(table.game, table.view(0)) == proposal(table.game, table.view(0))
    table.act(0, Mobilize("mac"))
    fewer = proposal(table.game, table.view(0))
    assert fewer is not None
    assert fewer.actions.count(Mobilize("mac")) + fewer.actions.count(Mobilize("mac", "calvi")) <= 1, "one is there"


def test_where_no_staff_is_named_nothing_is_proposed() -> None:
    table = sandtable.new("guerra", seed=1)
    assert table.decision is not None
    assert proposal(table.game, table.view(table.decision.seat)) is None


def could_board(table: Table, view: View) -> list[str]:
    assert view.decision is not None
    listed = [action.unit for action in view.decision.actions if isinstance(action, Load)]
    others = alike(table.game, view, view.decision.actions, table.game.scene(view))
    return [*listed, *(unit for unit in others if unit not in listed)]


def test_as_many_come_aboard_as_there_is_room_for() -> None:
    six = {f"{number}/{company} Co": "calvi" for company in (1, 2) for number in (1, 2, 3)}
    with mission({"MAC-1": "calvi", **six}, phase=4) as drill:
        table = drill.table
        assert hand.room(table.game, table.view(0), []) is None, "nothing is asked about room"
        table.act(0, Fly("MAC-1"))
        view = table.view(0)
        waiting = could_board(table, view)
        assert len(waiting) == 6
        room = hand.room(table.game, view, waiting)
        assert room is not None
        assert len(room) == 3
        table.act(0, Load(room[0]))
        view = table.view(0)
        assert len(hand.room(table.game, view, could_board(table, view)) or []) == 2
