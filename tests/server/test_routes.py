"""Ways by the places that a player names; harm that is told before; counters that are alike."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.engine.contract import Decision, Harm, Message, Refusal, Route
from sandtable.engine.handles import has_way, journeys, touched
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.games.kolwezi.game import KolweziGame
from tests.server.bench import House, Seated


def until(name: str, wanted: Callable[[Table, Decision], bool], scenario: str | None = None) -> Table:
    """A game played at random to a decision that is wanted."""
    for seed in range(30):
        table, rng = sandtable.new(name, scenario, seed=seed), Random(seed)
        for _ in range(600):
            if (decision := table.decision) is None:
                break
            if wanted(table, decision):
                return table
            table.act(decision.seat, rng.choice(decision.actions))
    raise AssertionError("there is no such moment")


def uploaded(house: House, table: Table) -> tuple[Seated, str]:
    """The same table at the server, and the seat that must decide."""
    made = house.post("tables", {"journal": table.journal.text().decode()}).json()
    assert table.decision is not None
    return Seated(house, made["table"]["id"], made["tokens"]), table.game.seats[table.decision.seat]


def goes_far(table: Table, decision: Decision) -> bool:
    """Whether those who are asked about may go on from a place that they may pass."""
    return decision.step == "where" and bool(far_place(table, decision))


def far_place(table: Table, decision: Decision) -> list[str]:
    """A place to pass, and an end beyond it."""
    view = table.view(decision.seat)
    for action in journeys(decision.actions):
        for end in [touched(one).space for one in decision.actions]:
            route = table.game.route(view, action, [end]) if end else Refusal("")
            if isinstance(route, Route):
                beyond = [space for space in route.ends if space != end]
                if beyond:
                    return [end, beyond[-1]]
    return []


def test_a_way_tells_every_space_what_is_left_and_where_it_may_end(house: House) -> None:
    table = until("kolwezi", goes_far)
    decision = table.decision
    assert decision is not None
    first, last = far_place(table, decision)
    seated, seat = uploaded(house, table)
    answer = seated.post(seat, "route", {"via": [first]}).json()
    assert answer["refused"] is None
    way = answer["ways"][0]
    assert way["path"][-1] == first
    assert way["answer"]["action"] == {"do": "move", "to": first, "path": way["path"]}
    assert last in way["ends"]
    further = seated.post(seat, "route", {"via": [first, last]}).json()["ways"][0]
    assert further["path"][: len(way["path"])] == way["path"]
    assert further["path"][-1] == last
    assert further["stops"]
    if way["left"] is not None:
        assert further["left"] == way["left"] - (len(further["path"]) - len(way["path"]))
    view = seated.look(seat)
    done = seated.post(seat, "act", {"at": view["at"], "action": further["answer"]["action"]})
    assert done.status_code == 200, done.text


def may_go_on(table: Table, decision: Decision) -> list[str]:
    """The unit (or none) whose way may be chosen, a place to pass and an end beyond it."""
    view = table.view(decision.seat)
    for action in [action for action in decision.actions if has_way(action)][:3]:
        held = touched(action)
        route = table.game.route(view, action, [held.space])
        beyond = [end for end in route.ends if end != held.space] if isinstance(route, Route) else []
        if beyond:
            return [held.unit, held.space, beyond[-1]]
    return []


@pytest.mark.parametrize("name", shelf.names())
def test_a_way_of_every_game_is_found_weighed_and_gone(house: House, name: str) -> None:
    table = until(name, lambda table, decision: bool(may_go_on(table, decision)))
    assert table.decision is not None
    unit, first, last = may_go_on(table, table.decision)
    seated, seat = uploaded(house, table)
    ways = seated.post(seat, "route", {"via": [first, last], "unit": unit}).json()["ways"]
    assert any(way["stops"] for way in ways)
    for way in ways:
        assert first in way["path"]
        assert way["path"][-1] == last
    action = next(way["answer"]["action"] for way in ways if way["stops"])
    assert seated.post(seat, "forecast", {"action": action}).status_code == 200
    at = seated.look(seat)["at"]
    assert seated.post(seat, "act", {"at": at, "action": action}).status_code == 200


def test_a_place_that_cannot_be_reached_names_the_rule_in_the_readers_language(house: House) -> None:
    table = until("kolwezi", goes_far)
    decision = table.decision
    assert decision is not None
    view, action = table.view(decision.seat), journeys(decision.actions)[0]
    spaces = [space.id for space in table.game.sheet().spaces]
    barred = next(space for space in spaces if isinstance(table.game.route(view, action, [space]), Refusal))
    seated, seat = uploaded(house, table)
    path = f"/api/{seated.path(seat)}/route"
    for language in ("en", "fr", "pt"):
        headers = {"Authorization": f"Bearer {seated.tokens[seat]}", "Accept-Language": language}
        answer = house.client.post(path, json={"via": [barred]}, headers=headers).json()
        assert answer["ways"] == []
        assert answer["refused"]["rule"].startswith("6-")
        assert (answer["refused"]["language"], bool(answer["refused"]["text"])) == (language, True)


def test_ways_are_asked_for_with_places_there_are_by_whoever_decides(house: House) -> None:
    table = house.table()
    for asked, status in (
        ({"via": []}, 422),
        ({"via": ["0605"] * 100}, 422),
        ({"via": ["0605"], "unit": "nobody"}, 422),
        ({"via": "0605"}, 400),
        ({"unit": "gov-levy"}, 400),
    ):
        assert table.post("government", "route", asked).status_code == status, asked
    seat, view = table.to_decide()
    unit = next(answer["unit"] for answer in view["question"]["answers"] if answer.get("way"))
    stranger = table.post(seat, "route", {"via": ["nowhere"], "unit": unit}).json()
    assert stranger["refused"]["rule"] == "table:no-such-space"
    other = next(name for name in table.tokens if name != seat)
    waiting = table.post(other, "route", {"via": ["0605"], "unit": unit}).json()
    assert (waiting["ways"], waiting["refused"]["rule"]) == ([], "table:no-way")


def test_an_answer_tells_the_harm_it_does_to_its_own_side(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = until("kolwezi", goes_far)
    crowded = next(touched(action).space for action in table.decision.actions if touched(action).space)  # type: ignore[union-attr]
    harm = Harm(Message("action-unknown", {"action": "crowd"}), "6-a")
    monkeypatch.setattr(
        KolweziGame, "harms", lambda self, view, action: [harm] if touched(action).space == crowded else []
    )
    seated, seat = uploaded(house, table)
    answers: list[dict[str, Any]] = seated.look(seat)["question"]["answers"]
    harmful = {answer["space"] for answer in answers if answer.get("harms")}
    assert harmful == {crowded}
    told = next(answer for answer in answers if answer.get("harms"))["harms"]
    assert told == [{"message": {"id": "action-unknown", "args": {"action": "crowd"}}, "rule": "6-a"}]
    way = seated.post(seat, "route", {"via": [crowded]}).json()["ways"][0]
    assert way["answer"]["harms"] == told


def test_answers_are_sent_as_the_game_ranks_them(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And each says where it stands: a table that keeps an older order of its own lets it pass."""
    table = until("kolwezi", lambda _, decision: len(decision.actions) > 3)
    decision = table.decision
    assert decision is not None
    early, late = decision.actions[-1], decision.actions[0]
    monkeypatch.setattr(KolweziGame, "rank", lambda game, view, action: (action == late) - (action == early))
    seated, seat = uploaded(house, table)
    answers = seated.look(seat)["question"]["answers"]
    assert [answer["action"] for answer in (answers[0], answers[-1])] == [
        msgspec.to_builtins(one) for one in (early, late)
    ]
    assert [answer.get("rank", 0) for answer in answers] == [-1, *[0] * (len(answers) - 2), 1]


def test_any_of_several_counters_that_are_alike_may_be_picked(house: House) -> None:
    table = sandtable.new("world_war_africa", seed=3)
    seated, seat = uploaded(house, table)
    for _ in range(40):
        view = seated.look(seat)
        question = view["question"]
        if question["alike"]:
            break
        seated.post(seat, "act", {"at": view["at"], "action": question["answers"][0]["action"]})
        seat, _ = seated.to_decide()
    named = {answer.get("unit") for answer in question["answers"]}
    other, listed = next(iter(question["alike"].items()))
    assert other not in named
    assert listed in named
    where = {piece["id"]: piece["space"] for piece in view["scene"]["pieces"]}
    assert where[other] == where[listed]
    action = next(answer["action"] for answer in question["answers"] if answer.get("unit") == listed)
    why = seated.post(seat, "why-not", {"action": {**action, "unit": other}}).json()
    assert why["legal"]


def test_who_may_land_first_is_not_alike(house: House) -> None:
    """Any other of the wave may land before the one who is asked about, but does not stand for it."""
    table = sandtable.new("kolwezi", seed=3)
    assert table.decision is not None
    table.act(0, table.decision.actions[0])
    assert table.decision.step == "landing"
    seated, seat = uploaded(house, table)
    assert seated.look(seat)["question"]["alike"] == {}
