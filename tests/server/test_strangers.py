"""Names that nobody has, in every field of every kind of action: refused with a reason, never a fault of the server."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.engine.contract import Action
from sandtable.engine.handles import Handle, Known, declared
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.server.bench import House, Seated

NOBODY = "nobody-knows"
#: what stands in the fields that are not in question, besides what is asked just now
SPARE: dict[str, Any] = {"count": 1, "flag": True, "word": "word"}
#: how many actions are played before it is asked again, so that every part of a turn is met
APART, POSITIONS = 9, 8


def known(there: Known, table: Table, rng: Random, handle: Handle) -> Any:
    """Something that a field may hold."""
    names = {"piece": sorted(there.pieces), "space": sorted(there.spaces), "seat": table.game.seats}
    return rng.choice(names[handle.kind]) if handle.kind in names else SPARE[handle.kind]


def strange(handle: Handle) -> list[Any]:
    """What a field may not hold, though it is well formed."""
    return [-9, 99] if handle.kind == "count" else [] if handle.kind == "flag" else [NOBODY, "", "é\x00/.."]


def forms(kind: type[Action], there: Known, table: Table, rng: Random) -> Iterator[dict[str, Any]]:
    """The action with one strange field and with strange fields alone; the others hold something that there is."""
    handles = declared(kind)
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    several = {name for name, field in fields.items() if isinstance(field.default, tuple)}
    row = {name: (lambda value, name=name: [value] if name in several else value) for name in handles}
    right = {name: row[name](known(there, table, rng, handle)) for name, handle in handles.items()}
    needed = {name: value for name, value in right.items() if fields[name].required}
    for name, handle in handles.items():
        for value in strange(handle):
            yield {**right, name: row[name](value)}
            yield {**needed, name: row[name](value)}
    yield {name: row[name](strange(handle)[0]) for name, handle in handles.items() if strange(handle)} | {
        name: True for name, handle in handles.items() if handle.kind == "flag"
    }


@pytest.mark.parametrize("name", shelf.names())
def test_what_there_is_not_is_refused_and_never_a_fault(house: House, name: str) -> None:
    rng = Random(12)
    table = sandtable.new(name, seed=12)
    there = Known.of(table.game)
    asked = strangers = 0
    for _ in range(POSITIONS):
        made = house.post("tables", {"journal": table.journal.text().decode()}).json()
        seated = Seated(house, made["table"]["id"], made["tokens"])
        for kind in table.game.action_kinds():
            for seat in seated.tokens:
                for fields in forms(kind, there, table, rng):
                    action = {"do": kind.__struct_config__.tag, **fields}
                    answer = seated.post(seat, "why-not", {"action": action})
                    assert answer.status_code in (200, 400), (action, answer.text)
                    told = answer.json()
                    asked += 1
                    if answer.status_code == 200 and there.stranger(table.game.read_action(action)):
                        strangers += 1
                        assert not told["legal"], action
                        assert told["label"]["id"].startswith("refusal-table-no-such-"), action
                        if seat == told_to(table):
                            assert told["rule"].startswith("table:no-such-"), (action, told)
        for _ in range(APART):
            if (decision := table.decision) is None:
                break
            table.act(decision.seat, rng.choice(decision.actions))
        if table.decision is None:
            break
    assert strangers > 100
    assert asked > strangers


def told_to(table: Table) -> str:
    """The seat that must decide."""
    assert table.decision is not None
    return table.game.seats[table.decision.seat]
