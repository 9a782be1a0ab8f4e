"""Bots at many tables, and in many processes: each in its turn, and each thought of by one."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.engine.table import Refused
from sandtable.server.database import Database
from sandtable.server.leases import Leases
from sandtable.server.players import Players
from sandtable.server.rooms import Rooms
from sandtable.server.turns import Line
from tests.server.bench import House, Seated, created, wait_until

BOTS = {"government": "random", "tribes": "random"}


def test_owners_take_turns_and_so_do_their_tables() -> None:
    line = Line()
    for table in ("a1", "a2", "a3"):
        line.put("anna", table)
    line.put("ben", "b1")
    line.put("cleo", "c1")
    order = []
    for _ in range(8):
        owner, table = line.take() or ("", "")
        order.append(table)
        line.put(owner, table)
    assert order == ["a1", "b1", "c1", "a2", "b1", "c1", "a3", "b1"]
    line.close()
    assert line.take() is None


def test_of_many_tables_none_is_left_behind(house: House) -> None:
    """Twenty games of bots against bots: while one goes on by ten actions, every other has had its turns."""
    tables = [house.table(players=BOTS, open=True).id for _ in range(20)]

    def far() -> dict[str, int]:
        return {card["id"]: card["actions"] for card in house.get("tables").json() if card["result"] is None}

    wait_until(lambda: all(far().get(table, 1) > 0 for table in tables))
    before = far()
    wait_until(lambda: max((far().get(table, 10**6) - before[table] for table in before), default=10**6) >= 10)
    now = far()
    gone = [now[table] - before[table] for table in now if table in before]
    assert min(gone, default=10) >= 5, gone


def test_a_lease_is_one_processes_until_it_runs_out(address: str) -> None:
    first, second = Database(address), Database(address)
    table = created(Rooms(first))
    ours, theirs = Leases(first), Leases(second)
    assert ours.hold(table)
    assert ours.hold(table)
    assert not theirs.hold(table)
    assert theirs.ran_out() == []
    ours.close()
    assert theirs.hold(table)
    theirs.close()
    # a process that is killed says nothing: its lease runs out
    killed = Leases(first, seconds=0.0)
    assert killed.hold(table)
    wait_until(lambda: theirs.ran_out() == [table])
    assert Leases(second).hold(table)
    assert theirs.ran_out() == []
    for database in (first, second):
        database.close()


def test_a_clock_that_jumps_lets_two_think_and_one_act(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Rooms(Database(address)), Rooms(Database(address))
    table = created(first)
    ours, theirs = Leases(first.database), Leases(second.database)
    assert ours.hold(table)
    with monkeypatch.context() as jump:
        late = time.time() + 86_400
        jump.setattr("sandtable.server.leases.time.time", lambda: late)
        assert theirs.hold(table), "for whom a day has passed"
    assert ours.hold(table), "who does not know yet"
    with first.room(table) as here, second.room(table) as there:
        decision = here.table.decision
        assert decision is not None
        here.table.act(decision.seat, decision.actions[0], 0)
        with pytest.raises(Refused):
            there.table.act(decision.seat, decision.actions[0], 0)
    assert first.index.all()[0].entries == 1
    first.close()
    second.close()


def test_one_process_thinks_and_both_show(postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers, one table, a person who is now at this server and now at that: no position is thought of twice."""
    thought: Counter[str] = Counter()
    chosen = Players._chosen

    def counted(self: Players, room: Any, view: Any, player: str, seed: str) -> Any:
        thought[seed] += 1
        return chosen(self, room, view, player, seed)

    monkeypatch.setattr(Players, "_chosen", counted)
    with House(tmp_path / "one", postgresql) as one, House(tmp_path / "two", postgresql) as two:
        here = one.table(players={"tribes": "random"})
        there = Seated(two, here.id, here.tokens)
        for number in range(12):
            (here if number % 2 else there).play(1, Random(number))
        assert there.to_decide()[1]["step"] == here.to_decide()[1]["step"]
    assert thought
    assert set(thought.values()) == {1}


def test_what_a_killed_process_has_left_is_played_on(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at the table: it goes on all the same."""
    monkeypatch.setattr("sandtable.server.players.ROUND", 0.05)
    gone = Database(postgresql)
    table = created(Rooms(gone), players=BOTS, open=True)
    assert Leases(gone, seconds=0.0).hold(table)
    gone.close()
    with House(tmp_path, postgresql) as house:
        wait_until(lambda: house.get(f"tables/{table}").json()["actions"] > 3)
