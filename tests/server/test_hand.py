"""The units in hand, as the browser is told of them and changes them."""

from __future__ import annotations

from typing import Any

from sandtable.engine import column
from sandtable.engine.contract import Decision
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
