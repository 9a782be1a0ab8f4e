"""Games played and kept: each is replayed at every change and must lead to the same positions with the same dice.

A change of a pack that makes no difference to a recorded game leaves the record as it is: it verifies, with a note.
A change that alters what a recorded game does raises the game's rules version; the old record is then listed here with
the reason, or removed with it in CHANGELOG.md.
"""

from pathlib import Path
from time import process_time

import pytest

import sandtable
from sandtable.engine.journal import Journal
from sandtable.games import shelf

FOLDER = Path(__file__).parent / "recorded"
RECORDS = sorted(FOLDER.glob("*.journal"))

#: records of older rules versions that can no longer be replayed, and why
SUPERSEDED: dict[str, str] = {}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_is_still_the_same_game(path):
    if path.name in SUPERSEDED:
        assert not sandtable.verify(path).ok
        return
    start = process_time()
    found = sandtable.verify(path)
    assert found.ok, found.error
    assert found.actions > 20
    assert process_time() - start < 10


@pytest.mark.parametrize("game", shelf.names())
def test_every_scenario_has_a_record(game):
    recorded = {Journal.read(path).header.scenario for path in RECORDS if path.name.startswith(f"{game}-")}
    assert recorded >= set(shelf.title(game).scenarios())


def test_records_are_whole_games():
    for path in RECORDS:
        if path.name not in SUPERSEDED:
            own = shelf.title(Journal.read(path).header.game).folder
            assert sandtable.load(path, own).result is not None
