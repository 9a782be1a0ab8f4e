"""The journal: append-only, chained, crash-safe. Played on Colonial, because a journal needs a game."""

import os
from random import Random

import pytest

import sandtable
from sandtable.engine.contract import Refusal
from sandtable.engine.fuzz import played
from sandtable.engine.journal import Journal, JournalError
from sandtable.engine.table import Refused, Table


def play_some(table, count, seed=1):
    rng = Random(seed)
    for _ in range(count):
        decision = table.decision
        if decision is None:
            break
        table.act(decision.seat, rng.choice(decision.actions))
    return table


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "game.journal"
    table = play_some(sandtable.new("colonial", "tel-asra", seed=3, path=path), 25)
    table.close()
    return path, table


def test_a_save_is_a_journal_and_resumes_where_it_was(saved):
    path, table = saved
    again = sandtable.load(path)
    assert again.state == table.state
    assert again.state.digest() == table.state.digest()
    assert [turned.action for turned in again.turned] == [turned.action for turned in table.turned]
    play_some(again, 5)
    play_some(table, 0)
    assert sandtable.verify(path).actions == 30


def test_verify_proves_a_whole_game(tmp_path):
    path = tmp_path / "whole.journal"
    table = play_some(sandtable.new("colonial", "shin-kamar", seed=5, path=path), 100_000)
    assert table.result is not None
    found = sandtable.verify(path)
    assert (found.ok, found.error) == (True, None)
    assert found.actions == len(table.turned)
    assert found.digest == table.state.digest()


def test_any_changed_byte_is_found_and_its_line_named(saved):
    path, _ = saved
    raw = path.read_bytes()
    rng = Random(9)
    lines = raw.split(b"\n")
    starts = [sum(len(line) + 1 for line in lines[:number]) for number in range(len(lines) - 1)]
    for _ in range(120):
        place = rng.randrange(len(raw) - 1)
        changed = bytes([raw[place] ^ (1 << rng.randrange(7))])
        path.write_bytes(raw[:place] + changed + raw[place + 1 :])
        line = max(number for number, start in enumerate(starts) if start <= place) + 1
        found = sandtable.verify(path)
        assert not found.ok, f"byte {place} changed unnoticed"
        assert f"line {line}" in found.error or f"line {line + 1}" in found.error
        with pytest.raises(JournalError):
            sandtable.load(path)


def test_a_half_written_last_line_is_left_out_wherever_it_breaks(saved):
    path, _ = saved
    raw = path.read_bytes()
    last = raw.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(last, len(raw) - 1, 7):
        path.write_bytes(raw[:end])
        table = sandtable.load(path)
        assert len(table.turned) == 24
    path.write_bytes(raw[: last + 30])
    table = play_some(sandtable.load(path), 3)
    table.close()
    assert sandtable.verify(path).actions == 27


def test_a_last_line_that_lacks_only_its_end_counts(saved):
    path, _ = saved
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    table = play_some(sandtable.load(path), 2)
    table.close()
    assert sandtable.verify(path).actions == 27


def test_lines_left_out_or_swapped_are_found(saved):
    path, _ = saved
    lines = path.read_bytes().split(b"\n")
    for mangled in (lines[:5] + lines[6:], [*lines[:5], lines[6], lines[5], *lines[7:]]):
        path.write_bytes(b"\n".join(mangled))
        assert "line 6" in sandtable.verify(path).error


def test_a_chain_made_anew_over_false_actions_does_not_verify(saved):
    path, _ = saved
    journal = Journal.read(path)
    entries = journal.entries
    forged = Journal.create(journal.header)
    for number, entry in enumerate(entries):
        if number == 10:
            entry.state = "0" * 32
        forged.append(entry)
    path.write_bytes(forged.text())
    found = sandtable.verify(path)
    assert not found.ok
    assert "line 12" in found.error


def test_a_key_that_does_not_fit_the_commitment_is_refused(saved):
    path, _ = saved
    journal = Journal.read(path)
    journal.header.key = "00" * 32
    path.write_bytes(Journal.create(journal.header).text())
    assert "commitment" in sandtable.verify(path).error


def test_other_rules_are_refused_by_version(saved):
    path, _ = saved
    journal = Journal.read(path)
    journal.header.rules_version = 99
    path.write_bytes(Journal.create(journal.header).text())
    assert "rules version 99" in sandtable.verify(path).error


@pytest.mark.parametrize("content", [b"", b"hello\n", b"{}\n", b'{"sandtable":1}\n', b"\xff\xfe\n", b"\0\0\0"])
def test_what_is_no_journal_is_called_so(tmp_path, content):
    path = tmp_path / "x"
    path.write_bytes(content)
    with pytest.raises(JournalError, match="line 1"):
        sandtable.load(path)


def test_a_file_that_is_there_is_not_written_over(saved):
    path, _ = saved
    before = path.read_bytes()
    with pytest.raises(JournalError, match="already there"):
        sandtable.new("colonial", "tel-asra", path=path)
    assert path.read_bytes() == before


def test_a_full_disk_refuses_the_action_and_loses_nothing(saved, monkeypatch):
    path, _ = saved
    table = sandtable.load(path)
    play_some(table, 1)
    before, size = table.state.digest(), path.stat().st_size

    def full(fd):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused) as refused:
        play_some(table, 1)
    assert refused.value.refusal.rule == "table:journal"
    assert "No space left" in refused.value.refusal.about["error"].args["error"]
    assert table.state.digest() == before
    assert path.stat().st_size == size
    monkeypatch.undo()
    play_some(table, 2)
    table.close()
    assert sandtable.verify(path).ok


def test_undo_is_written_down_and_replayed(tmp_path):
    path = tmp_path / "undo.journal"
    table = sandtable.new("colonial", "tel-asra", seed=1, path=path)
    decision = table.decision
    move = next(action for action in decision.actions if type(action).__name__ == "Move")
    before = table.state.digest()
    table.act(decision.seat, move)
    if table.why_not_undo(decision.seat) is None:
        table.undo(decision.seat)
        assert table.state.digest() == before
    table.undo(decision.seat, agreed=True) if table.turned else None
    play_some(table, 10)
    table.undo(0, agreed=True, count=4)
    table.close()
    again = sandtable.load(path)
    assert again.state == table.state
    assert len(again.turned) == 6
    assert [len(again.journal.live()), sandtable.verify(path).ok] == [6, True]


def test_branch_is_a_game_of_its_own_from_there():
    table = play_some(sandtable.new("colonial", "atbara", seed=2), 40)
    branch = table.branch(after=20)
    assert branch.state == table.states[20]
    assert branch.journal.header.branch_of["after"] == 20
    assert branch.journal.header.commitment != table.journal.header.commitment
    play_some(branch, 10_000)
    assert branch.result is not None
    again = Table.resume(branch.game, Journal.parse(branch.journal.text()))
    assert again.state == branch.state


def test_a_game_killed_between_any_two_bytes_still_opens(tmp_path):
    table = played(sandtable.open_game("colonial", "tel-asra"), "kill")
    raw = table.journal.text()
    first = raw.index(b"\n") + 1
    rng = Random(4)
    for place in sorted(rng.randrange(first, len(raw)) for _ in range(60)):
        journal = Journal.parse(raw[:place])
        assert len(journal.entries) == raw[:place].count(b"\n") - 1 or not journal.torn


def test_refusals_leave_no_line(saved):
    path, _ = saved
    table = sandtable.load(path)
    size = path.stat().st_size
    with pytest.raises(Refused) as refused:
        table.act(table.decision.seat, {"do": "move", "unit": "nobody", "to": "0101"})
    assert isinstance(refused.value.refusal, Refusal)
    assert path.stat().st_size == size
