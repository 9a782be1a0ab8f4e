"""The units in hand, as the browser is told of them and changes them."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine import column
from sandtable.engine.contract import Decision
from sandtable.engine.foresight import ends_phase, taken_up_next
from sandtable.engine.handles import closes, touched
from sandtable.engine.table import Table
from sandtable.terminal.doubts import doubt
from sandtable.terminal.session import Session
from tests.games.guerra.drill import BAND1, C1, R1, R2, U1, war
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


def advancing(table: Table, decision: Decision) -> tuple[set[str], set[str]]:
    """Who may enter an emptied hex, and who would by one press."""
    if decision.step != "aftermath":
        return set(), set()
    found = column.together(table, table.view(decision.seat), decision.actions)
    may = {touched(action).unit for action in decision.actions} - {""}
    return may, {touched(found.action).unit, *found.along} if found else set()


def test_all_who_may_advance_do_so_by_one_press_and_come_back_by_one(house: House) -> None:
    def all_may(table: Table, decision: Decision) -> bool:
        may, would = advancing(table, decision)
        if len(may) < 2 or may != would:
            return False
        after = table.state.copy()
        for action in [one for one in decision.actions if touched(one).unit and not getattr(one, "cache", "")]:
            table.game.play(after, action)
        asked = table.game.pending(after)  # the same seat fights on: nothing has become known that it did not know
        return asked is not None and asked.seat == decision.seat and not after.chance.drawn

    seated, seat = uploaded(house, until("world_war_africa", all_may))
    before = seated.look(seat)
    lead, along = before["question"]["together"]["action"], before["question"]["together"]["along"]
    after = seated.post(seat, "act", {"at": before["at"], "action": lead, "along": along}).json()
    assert after["halt"] is None
    assert after["step"] == before["step"] + 1 + len(along), "each by an advance of its own"
    where = {piece["id"]: piece["space"] for piece in after["scene"]["pieces"]}
    assert {where[unit] for unit in (lead["unit"], *along)} == set(before["question"]["spaces"])
    back = seated.post(seat, "undo", {"at": after["at"], "count": 1 + len(along)}).json()
    assert back["question"] == before["question"]


def test_of_those_who_would_be_too_many_in_a_hex_the_strongest_are_offered_by_one_press(house: House) -> None:
    def some_may(table: Table, decision: Decision) -> bool:
        may, would = advancing(table, decision)
        return bool(would) and may > would

    table = until("world_war_africa", some_may)
    seated, seat = uploaded(house, table)
    asked = seated.look(seat)
    lead, along = asked["question"]["together"]["action"], asked["question"]["together"]["along"]
    theatre = table.game.theatre
    strength = {
        unit: theatre.attack[theatre.piece[unit]] + theatre.defence[theatre.piece[unit]]
        for unit in theatre.piece_names[: len(theatre.units)]
    }
    left = {one["unit"] for one in asked["question"]["answers"] if one.get("unit")} - {lead["unit"], *along}
    assert min(strength[unit] for unit in (lead["unit"], *along)) >= max(strength[unit] for unit in left)
    all_of_them = [*along, *sorted(left)]
    after = seated.post(seat, "act", {"at": asked["at"], "action": lead, "along": all_of_them}).json()
    assert set(after["halt"]["units"]) == left
    assert after["halt"]["harms"], "who would be too many stays behind, and it says why"


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


def ends_with_the_advance(table: Table, decision: Decision) -> bool:
    """Several may advance after the last fight of the turn: with the advance its part of the turn is over, too."""
    if decision.step != "advance" or len({touched(one).unit for one in decision.actions}) < 3:
        return False
    view = table.view(decision.seat)
    return any(closes(type(one)) and ends_phase(table.game, view, one) for one in decision.actions)


def test_who_lets_nobody_else_advance_has_ended_one_fight_and_forgotten_nobody(house: House) -> None:
    table = until("guerra", ends_with_the_advance)
    seated, seat = uploaded(house, table)
    asked = seated.look(seat)["question"]
    assert not any(answer.get("ends") for answer in asked["answers"])
    session = Session(table, {}, "en")
    (closing,) = [answer for answer in session.answers() if closes(type(answer.action))]
    assert doubt(session, closing.action, asks=True) is None, "the terminal does not ask, either"


def test_whom_those_in_hand_keep_out_is_told_with_the_rule(house: House) -> None:
    """Ugandans and Rwandans do not attack together: who of them is in hand keeps the others out, and nobody else."""
    drill = war({U1: "3418", R1: "3320", R2: "3320", BAND1: "3319", C1: "3419"}, phase="combat", real=True)
    drill.do("attack", at="3419")
    seated, seat = uploaded(house, drill.table)
    asked = seated.look(seat)

    def hold(at: int, *units: str) -> Any:
        return house.post(f"{seated.path(seat)}/hand", {"at": at, "units": units}, seated.tokens[seat]).json()

    alone = hold(asked["at"], BAND1)
    assert alone["hand"]["out"] == []
    ugandan = hold(alone["at"], BAND1, U1)
    assert [(set(one["units"]), one["rule"]) for one in ugandan["hand"]["out"]] == [({R1, R2}, "6-a")]
    rwandan = hold(ugandan["at"], R1)
    assert [(set(one["units"]), one["rule"]) for one in rwandan["hand"]["out"]] == [({U1}, "6-a")]
