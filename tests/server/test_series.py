"""What several units may do by one word: as the browser is told of it, and as it is carried out."""

from __future__ import annotations

from typing import Any

from sandtable.engine.contract import Decision
from sandtable.engine.series import series
from sandtable.engine.table import Table
from sandtable.games.paratrooper.actions import Resolve, Strike
from tests.games.paratrooper.drill import mission
from tests.server.bench import House
from tests.server.test_routes import until, uploaded


def several_strikes(table: Table, decision: Decision) -> bool:
    """Strikes of more than one sort are ready."""
    return decision.step == "strikes" and len({one.unit for one in decision.actions if isinstance(one, Strike)}) > 1


def test_every_strike_is_placed_by_one_word_and_comes_back_with_one(house: House) -> None:
    table = until("paratrooper", several_strikes)
    seated, seat = uploaded(house, table)
    before = seated.look(seat)
    together: list[list[dict[str, Any]]] = before["question"]["series"]
    assert all(len({one["at"] for one in answers}) == 1 for answers in together), "each series has one aim"
    answers = max(together, key=len)
    assert len({one["unit"] for one in answers}) == len(answers) > 1
    first, *then = answers
    after = seated.post(seat, "act", {"at": before["at"], "action": first, "then": then}).json()
    assert after["step"] == before["step"] + len(answers)
    where = {piece["id"]: piece["space"] for piece in after["scene"]["pieces"]}
    assert {where[one["unit"]] for one in answers} == {first["at"]}
    back = seated.post(seat, "undo", {"at": after["at"], "count": len(answers)}).json()
    assert back["step"] == before["step"]
    stale = seated.post(seat, "act", {"at": before["at"], "action": first, "then": then})
    assert stale.status_code == 409


def test_who_is_next_is_asked_once_where_it_is_the_same_for_all(house: House) -> None:
    def waiting(table: Table, decision: Decision) -> bool:
        return decision.step == "strike-combat"

    table = until("paratrooper", waiting)
    assert table.decision is not None
    seated, seat = uploaded(house, table)
    before = seated.look(seat)
    [answers] = before["question"]["series"]
    assert {Resolve(one["unit"]) for one in answers} >= set(table.decision.actions)
    first, *then = answers
    after = seated.post(seat, "act", {"at": before["at"], "action": first, "then": then}).json()
    offered = [one["action"] for one in (after["question"] or {}).get("answers", [])]
    assert not [one for one in answers if one in offered], "everybody has fired"


def test_what_is_not_the_same_question_any_more_is_not_answered(house: House) -> None:
    """A word for several holds as long as the same is asked: the first ends the phase, the second is never given."""
    table = until("paratrooper", several_strikes)
    seated, seat = uploaded(house, table)
    before = seated.look(seat)
    answers = max(before["question"]["series"], key=len)
    after = seated.post(seat, "act", {"at": before["at"], "action": {"do": "done"}, "then": answers}).json()
    assert after["step"] == before["step"] + 1


def test_no_more_are_told_than_may_strike_one_hex() -> None:
    """At most so many strike a hex (12.1-b): all of them are no more than that."""
    strikes = {f"TAC-{number}": "box" for number in range(1, 5)} | {f"DRN-{number}": "box" for number in range(1, 4)}
    with mission({"TEC-1": "22", **strikes}, phase=7) as drill:
        view = drill.table.view(drill.decision.seat)
        [answers] = series(drill.game, view, drill.decision.actions, drill.game.scene(view))
        assert len(strikes) > len(answers) == drill.game.theatre.strike_limit


def test_nobody_is_told_of_several_where_a_game_does_not_say_so() -> None:
    table = until("paratrooper", lambda _, decision: decision.step == "march" and len(decision.actions) > 3)
    assert table.decision is not None
    view = table.view(table.decision.seat)
    assert series(table.game, view, table.decision.actions, table.game.scene(view)) == []
