"""Where journals are kept: every line once and only once, a lock on what is written, and nobody's lines cut off."""

import os
from random import Random

import pytest

import sandtable
from sandtable.engine.chain import JournalError
from sandtable.engine.journal import Journal
from sandtable.engine.locks import Card
from sandtable.engine.messages import words
from sandtable.engine.stores import FileStore, MemoryStore, Overtaken
from sandtable.engine.table import Refused, Table


def play(table, count, seed=1):
    rng = Random(seed)
    for _ in range(count):
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    return table


@pytest.fixture(params=["file", "memory"])
def store(request, tmp_path):
    kept = FileStore(tmp_path / "a.journal") if request.param == "file" else MemoryStore()
    yield kept
    kept.close()


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "game.journal"
    play(sandtable.new("colonial", "tel-asra", seed=3, path=file), 10).close()
    return file


def test_a_line_is_appended_once_and_only_once(store):
    store.append(0, b'{"n":0}')
    store.append(1, b'{"n":1}')
    with pytest.raises(Overtaken, match="line 2"):
        store.append(1, b'{"n":9}')
    with pytest.raises(JournalError, match="line 3"):
        store.append(5, b'{"n":5}')
    assert store.since(0) == [b'{"n":0}', b'{"n":1}']
    assert store.since(1) == [b'{"n":1}']
    assert store.since(2) == []


def test_two_tables_on_one_store_take_turns():
    first = sandtable.new("colonial", "tel-asra", seed=3)
    lines = first.journal.store
    second = Table.resume(first.game, Journal.parse(first.journal.text(), lines))
    play(first, 4)
    assert second.catch_up() == 4
    assert second.state == first.state
    play(second, 2)
    with pytest.raises(Refused) as refused:
        play(first, 1)
    assert refused.value.refusal.rule == "table:stale"
    assert refused.value.refusal.about == {"at": 4, "now": 6}
    assert first.state == second.state, "who was overtaken has caught up"
    play(first, 1)
    assert second.catch_up() == 1


def test_what_another_has_written_since_is_never_cut_off(path):
    early, late = sandtable.load(path), sandtable.load(path)
    play(late, 3).close()
    raw = path.read_bytes()
    with pytest.raises(Refused) as refused:
        play(early, 1)
    assert refused.value.refusal.rule == "table:stale"
    assert path.read_bytes() == raw
    play(early, 1).close()
    assert path.read_bytes().startswith(raw)
    assert sandtable.verify(path).actions == 14


def test_holding_catches_up_first(path):
    early = sandtable.load(path)
    play(sandtable.load(path), 3).close()
    early.hold()
    assert len(early.turned) == 13
    early.close()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_second_writer_is_told_who_holds_it(path, language):
    first, second = sandtable.load(path), sandtable.load(path)
    first.hold()
    with pytest.raises(JournalError) as held:
        second.hold()
    told = words(language).say(held.value.message.id, held.value.message.args)
    assert str(path) in told
    assert f" {os.getpid()} (" in told
    assert words(language).say("holder-unknown") not in told
    with pytest.raises(Refused) as refused:
        play(second, 1)
    assert refused.value.refusal.rule == "table:journal"
    assert sandtable.verify(path).ok, "reading needs no lock"
    first.close()
    play(second, 1).close()
    assert not path.with_name("game.journal.held").exists()


def test_one_file_under_two_names_has_one_lock(path):
    """A backup that shares the file (cp -l) is not a second game."""
    other = path.with_name("other.journal")
    os.link(path, other)
    first, second = sandtable.load(path), sandtable.load(other)
    first.hold()
    with pytest.raises(JournalError, match="another process"):
        second.hold()
    first.close()


def test_the_card_of_a_killed_process_is_written_over(path):
    card = path.with_name("game.journal.held")
    card.write_bytes(b'{"process":1,"what":"x","since":"then"}')
    table = sandtable.load(path)
    table.hold()
    assert FileStore(path)._lock.holder().args["process"] == str(os.getpid())
    card.write_bytes(b"half a ca")
    with pytest.raises(JournalError, match="another process"):
        sandtable.load(path).hold()
    table.close()
    assert Card.__struct_fields__ == ("process", "what", "since")


def test_a_half_written_line_is_cut_off_only_by_who_holds_the_journal(path):
    whole = path.read_bytes()
    torn = whole + b'{"action":{"do":"mo'
    path.write_bytes(torn)
    table = sandtable.load(path)
    assert table.journal.torn
    assert path.read_bytes() == torn, "reading changes nothing"
    table.hold()
    assert path.read_bytes() == whole
    table.close()


@pytest.mark.parametrize("tail", [b'{"n":11}', b'{"n":11,"seat":5,', b"hello", b'{"n":11} {"n":12'])
def test_a_last_line_that_is_wrong_but_not_half_written_is_not_cut_off(path, tail):
    table = sandtable.load(path)
    damaged = path.read_bytes() + tail
    path.write_bytes(damaged)
    with pytest.raises(JournalError, match="line 12"):
        table.hold()
    table.close()
    assert path.read_bytes().startswith(damaged)


@pytest.mark.parametrize("what", ["removed", "replaced", "shortened", "written"])
def test_a_journal_that_is_changed_from_outside_takes_no_more_actions(path, what):
    """What is acknowledged must be in the file that the player knows, behind the lines he has seen."""
    table = sandtable.load(path)
    table.hold()
    raw = path.read_bytes()
    if what == "removed":
        path.unlink()
    elif what == "replaced":
        path.with_name("copy").write_bytes(raw)
        path.with_name("copy").replace(path)
    elif what == "shortened":
        os.truncate(path, raw.rstrip(b"\n").rfind(b"\n") + 1)
    else:
        path.write_bytes(raw + b'{"half')
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(Refused) as refused:
        play(table, 1)
    assert refused.value.refusal.rule == "table:journal"
    assert (path.read_bytes() if path.exists() else None) == before
    assert table.at == 10
    table.close()


def test_another_journal_in_its_place_is_not_played_on(path):
    table = sandtable.load(path)
    path.unlink()
    play(sandtable.new("colonial", "tel-asra", seed=4, path=path), 12).close()
    with pytest.raises(JournalError, match="line 11"):
        table.hold()
    table.close()


def test_a_file_system_without_locks_is_named(path, monkeypatch):
    def no_locks(file):
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("sandtable.engine.locks._locked", no_locks)
    with pytest.raises(JournalError, match="cannot be locked against a second writer: Operation not supported"):
        sandtable.load(path).hold()
    with pytest.raises(JournalError, match="cannot be locked"):
        sandtable.new("colonial", path=path.with_name("new.journal"))
    assert not path.with_name("new.journal").exists()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such marks")
def test_a_save_is_its_owners_alone(tmp_path):
    old = os.umask(0)
    try:
        sandtable.new("colonial", path=tmp_path / "new folder" / "a.journal").close()
    finally:
        os.umask(old)
    path = tmp_path / "new folder" / "a.journal"
    assert [oct(one.stat().st_mode & 0o777) for one in (path.parent, path)] == ["0o700", "0o600"]
