"""A table from its snapshot is the table that was played; what is not a snapshot makes nothing."""

import os
import pickle
import zlib
from pathlib import Path
from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.journal import Journal
from sandtable.engine.packing import CannotUnpack, unpacked
from sandtable.engine.snapshots import reopened, snapshot
from sandtable.engine.table import Table
from sandtable.games import shelf

RECORDED = Path(__file__).parent.parent / "recorded"
GAMES = ("colonial-chakdara", "kolwezi-bonite", "paratrooper-wmd")


def copied(journal: Journal) -> Journal:
    return Journal.parse(journal.text())


@pytest.mark.parametrize("name", GAMES)
def test_a_table_from_its_snapshot_is_the_one_that_was_played(name: str) -> None:
    journal = Journal.read(next(RECORDED.glob(f"{name}-v*.journal")))
    table = Table.resume(shelf.game_of(journal.header), journal)
    again = reopened(table.game, copied(journal), snapshot(table))
    assert again is not None
    assert again.state == table.state
    assert again.opening == table.opening
    assert list(again.turned) == list(table.turned)
    assert list(again.states) == list(table.states)


def test_what_was_played_since_is_played_on() -> None:
    game = shelf.title("colonial").open("tel-asra")
    table, rng = Table.new(game, key_from_seed("long enough")), Random(4)
    taken = b""
    for number in range(150):
        if number == 100:
            taken = snapshot(table)
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    again = reopened(game, copied(table.journal), taken)
    assert again is not None
    assert (again.state, again.at) == (table.state, table.at)
    again.undo(again.turned[-1].seat, agreed=True, count=120)
    table.undo(table.turned[-1].seat, agreed=True, count=120)
    assert again.state == table.state


def test_a_snapshot_of_another_game_is_none() -> None:
    game = shelf.title("colonial").open("tel-asra")
    assert reopened(game, Table.new(game).journal, snapshot(Table.new(game))) is None


class Bomb:
    def __reduce__(self):
        return os.system, ("true",)


@pytest.mark.parametrize("raw", [b"", b"no", zlib.compress(b"no"), zlib.compress(pickle.dumps(Bomb()))])
def test_nothing_is_made_of_anything_else(raw: bytes) -> None:
    with pytest.raises(CannotUnpack):
        unpacked(raw)
