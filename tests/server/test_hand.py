"""The units in hand, as the browser is told of them and changes them."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine import column
from sandtable.engine.contract import Decision
from sandtable.engine.foresight import taken_up_next
from sandtable.engine.handles import closes, touched
from sandtable.engine.table import Table
from tests.server.bench import House
from tests.server.test_routes import until, uploaded


def test_the_browser_is_told_what_takes_a_unit_in_hand_and_changes_hands_in_one_go(house: House) -> None:
    table = until("guerra", lambda _, decision: decision.step == "movement" and len(decision.actions) > 3)
    seated, seat = uploaded(house, table)
    asked = seated.look(seat)
    assert asked["hand"] is None
    picks = [answer for answer in asked["question"]["answers"] if answer.get("takes")]
    assert {answer["action"]["do"] for answer in picks} == {"pick"}
    one, other = picks[0]["unit"], picks[1]["unit"]

    def hold(at: int, **wanted: Any) -> Any:
        return house.post(f"{seated.path(seat)}/hand", {"at": at, **wanted}, seated.tokens[seat])

    with_one = hold(asked["at"], units=[one]).json()
    assert with_one["hand"]["units"] == [one]
    assert with_one["undo"]
    assert other in {answer["unit"] for answer in with_one["hand"]["instead"]}
    stale = hold(asked["at"], units=[other])
    assert stale.status_code == 409
    changed = hold(with_one["at"], units=[other]).json()
    assert changed["hand"]["units"] == [other]
    assert changed["step"] == with_one["step"], "who was in hand before is not in the log"
    put_back = hold(changed["at"], units=[]).json()
    assert put_back["hand"] is None
    assert put_back["question"] == asked["question"]
    assert put_back["step"] == asked["step"]


def test_a_stack_follows_the_unit_that_is_sent_and_comes_back_with_it(house: House) -> None:
    def several_at_once(table: Table, decision: Decision) -> bool:
        return decision.step == "march" and any(column.followers(table, table.view(decision.seat), decision.actions))

    table = until("guerra", several_at_once)
    seated, seat = uploaded(house, table)
    before = seated.look(seat)
    sent = next(one for one in before["question"]["answers"] if one.get("along") and not one.get("harms"))
    along = sent["along"][:1]
    after = seated.post(seat, "act", {"at": before["at"], "action": sent["action"], "along": along}).json()
    assert after["halt"] is None
    assert after["step"] == before["step"] + 3, "a pick and a march more"
    where = {piece["id"]: piece["space"] for piece in after["scene"]["pieces"]}
    assert where[along[0]] == where[sent["unit"]] == sent["space"]
    back = seated.post(seat, "undo", {"at": after["at"], "count": 3}).json()
    assert back["step"] == before["step"]
    assert back["question"] == before["question"]
    again = seated.post(seat, "act", {"at": back["at"], "action": sent["action"], "along": ["nobody"]}).json()
    assert again["halt"]["units"] == ["nobody"]


def test_a_lesson_is_not_to_be_changed_by_the_hand(house: House) -> None:
    made = house.post("games/guerra/lesson", {}).json()
    (seat,) = made["tokens"]
    path = f"tables/{made['table']['id']}/seats/{seat}"
    refused = house.post(f"{path}/hand", {"at": 0, "units": []}, made["tokens"][seat])
    assert refused.status_code == 409


def halted(table: Table, decision: Decision) -> bool:
    """Somebody has marched, could go on, and others have not set out yet."""
    if decision.step != "march" or not table.state.stack[-1].begun:
        return False
    rest = next(action for action in decision.actions if closes(type(action)))
    return len(taken_up_next(table.game, table.view(decision.seat), rest)) > 2


def test_who_may_be_taken_up_once_a_march_is_over_is_told_while_it_still_could_go_on(house: House) -> None:
    table = until("world_war_africa", halted)
    seated, seat = uploaded(house, table)
    asked = seated.look(seat)
    question = asked["question"]
    (rest,) = [answer for answer in question["answers"] if answer.get("closes")]
    assert not any(answer.get("ends") for answer in question["answers"]), "to rest is not to end a part of the turn"
    after = seated.post(seat, "act", {"at": asked["at"], "action": rest["action"]}).json()["question"]
    may = [answer["unit"] for answer in after["answers"] if answer.get("takes")]
    assert set(question["others"]) == set(may) - {answer.get("unit") for answer in question["answers"]}
    assert question["others"]


@pytest.mark.parametrize(("game", "step"), [("world_war_africa", "reinforcement"), ("paratrooper", "staging")])
def test_what_costs_points_is_no_deed_of_units_that_could_still_act(house: House, game: str, step: str) -> None:
    table = until(game, lambda _, asked: asked.step == step and any(touched(one).unit for one in asked.actions))
    seated, seat = uploaded(house, table)
    asked = seated.look(seat)["question"]
    assert not any(answer.get("ends") for answer in asked["answers"])
    assert asked["others"] == []
