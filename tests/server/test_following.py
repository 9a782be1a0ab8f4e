"""What a seat is told besides the position: parts of the turn, only answers, what an answer commits to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

import sandtable
from sandtable.engine.contract import Action, Decision
from sandtable.engine.foresight import Foreseen, best_first, ends_phase, is_free
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.server.bench import House
from tests.server.test_routes import until


def played(game: str, seed: int, actions: int) -> Table:
    table = sandtable.new(game, seed=seed)
    rng = Random(seed)
    while table.decision is not None and len(table.turned) < actions:
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    return table


def test_every_line_of_the_log_names_its_part_of_the_turn(house: House) -> None:
    table = house.table()
    table.play(12, Random(2))
    for seat in ("government", "tribes"):
        log = table.look(seat)["log"]
        assert len(log) == 12
        assert {entry["phase"] for entry in log} <= {"accompany", "activations"}
        assert log[-1]["phase"] == "activations"


def test_an_action_that_took_anothers_place_is_told_with_its_own_part(house: House) -> None:
    table = house.table()
    seat, view = table.to_decide()
    table.post(seat, "act", {"at": view["at"], "action": view["question"]["answers"][0]["action"]})
    first = table.look(seat)
    assert table.post(seat, "undo", {"at": first["at"]}).status_code == 200
    again = table.look(seat)
    assert again["log"] == []
    table.post(seat, "act", {"at": again["at"], "action": again["question"]["answers"][-1]["action"]})
    assert [entry["phase"] for entry in table.look(seat)["log"]] == [first["log"][0]["phase"]]


def test_an_only_answer_is_told_to_its_own_seat_alone(house: House) -> None:
    for seed in range(6):
        table = house.table(game="guerra", scenario="", seed=seed)
        table.play(60, Random(seed))
        logs = {seat: table.look(seat)["log"] for seat in table.tokens}
        told = {seat: [entry for entry in log if "only" in entry] for seat, log in logs.items()}
        if any(told.values()):
            break
    else:
        raise AssertionError("no only answer in six games")
    for seat, entries in told.items():
        assert all(entry["seat"] == seat for entry in entries)
        assert all(entry["only"]["id"].startswith("guerra-do-") for entry in entries)


def test_a_replay_brings_the_log_from_where_it_is_asked(house: House) -> None:
    table = house.table()
    table.play(8, Random(3))
    seat = "tribes"
    path = f"{table.path(seat)}/replay/6"
    whole = house.get(path, table.tokens[seat]).json()
    part = house.get(f"{path}?since=5", table.tokens[seat]).json()
    assert len(whole["log"]) == 6
    assert part["log"] == whole["log"][5:]
    assert part["scene"] == whole["scene"]


def test_the_live_line_says_what_it_answers(house: House) -> None:
    table = house.table()
    with house.client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"seat": "tribes", "token": table.tokens["tribes"]})
        assert socket.receive_json() == {"at": 0}
        socket.send_text("17")
        assert socket.receive_json() == {"at": 0, "to": "17"}
        socket.send_text("x" * 5000)
        assert socket.receive_json() == {"at": 0, "to": "x" * 40}


@pytest.mark.parametrize("game", shelf.names())
def test_what_an_answer_commits_to_is_what_comes_of_it_where_no_chance_is_in_it(game: str) -> None:
    """``is_free`` and ``ends_phase`` are worked out on an imagined position; the real one agrees, unless dice fall."""
    table = played(game, 3, 0)
    rng = Random(3)
    checked = 0
    while table.decision is not None and len(table.turned) < 60:
        seat, game_ = table.decision.seat, table.game
        action = rng.choice(table.decision.actions)
        view = table.view(seat)
        free, ends, before = is_free(game_, view, action), ends_phase(game_, view, action), game_.phase(table.state)
        events = table.act(seat, action)
        if table.state.chance.drawn or any(event.reveals for event in events):
            continue
        checked += 1
        after = table.decision
        assert free == (after is not None and after.seat == seat)
        now = game_.phase(table.state)
        assert ends == (after is None or now != before or any(event.kind == "turn" for event in events))
    assert checked > 10


def test_who_fires_with_the_best_chance_stands_first() -> None:
    """Of those who may fire at a target, whoever can do nothing to it stands last."""

    def chances(table: Table, actions: Sequence[Action]) -> list[float]:
        assert table.decision is not None
        found = [table.game.forecast(table.view(table.decision.seat), action) for action in actions]
        return [sum(one.chance for one in odds.verdict if one.good) for odds in found if odds]

    def unequal(table: Table, decision: Decision) -> bool:
        listed = table.state.stack[-1].weighed and chances(table, decision.actions)
        return bool(listed) and listed != sorted(listed, reverse=True)

    table = until("kolwezi", unequal)
    assert table.decision is not None
    view = table.view(table.decision.seat)
    best = best_first(table.game, view, table.decision.actions, partial(table.game.forecast, view))
    assert {*best} == {*table.decision.actions}
    assert chances(table, best) == sorted(chances(table, best), reverse=True)


def test_odds_are_worked_out_once_for_where_a_table_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    table = until("guerra", lambda table, decision: decision.step == "combat" and len(decision.actions) > 2)
    assert table.decision is not None
    view, (one, other, *_) = table.view(table.decision.seat), table.decision.actions
    worked_out: list[Action] = []
    forecast = type(table.game).forecast

    def counted(game: object, view: object, action: Action) -> object:
        worked_out.append(action)
        return forecast(game, view, action)

    monkeypatch.setattr(type(table.game), "forecast", counted)
    foreseen = Foreseen()
    told = [foreseen.odds(table.game, 7, view, action) for action in (one, other, one, other)]
    assert told[0] is not None
    assert told[:2] == told[2:]
    assert worked_out == [one, other]
    assert foreseen.odds(table.game, 8, view, one) == told[0]
    assert worked_out == [one, other, one], "elsewhere it may come to something else"
