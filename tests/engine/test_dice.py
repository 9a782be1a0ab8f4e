"""Dice that nobody can bend: sealed, added, told at the end; and what is practice says so."""

from itertools import permutations
from random import Random
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.engine.chain import KNOWN, link, written
from sandtable.engine.chance import Chance, commitment, new_key
from sandtable.engine.contract import Refusal
from sandtable.engine.dice import Dice, new_number, seal, shared_key
from sandtable.engine.journal import Journal
from sandtable.engine.snapshots import reopened, snapshot
from sandtable.engine.table import Refused, Table
from tests.test_recorded_games import FOLDER

GAME = sandtable.open_game("colonial", "tel-asra")
SEATS = list(GAME.seats)
numbers = st.binary(min_size=32, max_size=32).map(bytes.hex)
keys = st.binary(min_size=32, max_size=32)


def dice(key):
    return Chance(key).dice(60)


def refusal(do, *args):
    with pytest.raises(Refused) as refused:
        do(*args)
    return refused.value.refusal.rule


def begun(path=None, values=None, secret=None):
    """A table at which both people have added their numbers."""
    with patch("sandtable.engine.table.new_key", lambda: secret or new_key()):
        table = Table.new(GAME, path=path, people=SEATS)
    values = values or [new_number(), new_number()]
    table.seal(0, seal(table.dice.commitment, SEATS[0], values[0]))
    table.add(1, values[1])
    table.add(0, values[0])
    return table


def play(table, count, seed=1):
    rng = Random(seed)
    for _ in range(count):
        if table.decision is None:
            break
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    return table


# The key


@given(keys, st.lists(numbers, min_size=1, max_size=4, unique=True), numbers, st.data())
@settings(max_examples=200, deadline=None)
def test_another_number_at_any_seat_and_all_dice_are_others(secret, added, other, data):
    told = [(f"seat-{n}", number) for n, number in enumerate(added)]
    place = data.draw(st.integers(0, len(told) - 1))
    changed = [*told]
    changed[place] = (told[place][0], other)
    key = shared_key(secret, commitment(secret), told)
    assert (changed == told) == (shared_key(secret, commitment(secret), changed) == key)
    assert (changed == told) == (dice(shared_key(secret, commitment(secret), changed)) == dice(key))


@given(keys, keys, numbers)
@settings(max_examples=100, deadline=None)
def test_another_secret_gives_other_dice_and_another_commitment(one, other, number):
    told = [("seat", number)]
    same = one == other
    assert (commitment(one) == commitment(other)) == same
    assert (shared_key(one, commitment(one), told) == shared_key(other, commitment(other), told)) == same


@given(keys, st.lists(numbers, min_size=3, max_size=3, unique=True))
@settings(max_examples=50, deadline=None)
def test_whose_number_it_is_counts_and_nothing_can_be_moved_from_one_to_another(secret, added):
    """No two tellings of the same digits are one: the key knows where each number begins and whose it is."""
    made = {shared_key(secret, "c", list(zip("abc", order, strict=True))) for order in permutations(added)}
    made |= {shared_key(secret, "c", [("ab", added[0]), ("c", added[1])]), shared_key(secret, "c", [])}
    made |= {shared_key(secret, "c", [("a", added[0]), ("bc", added[1])]), secret}
    assert len(made) == 6 + 4


@given(numbers, numbers, st.sampled_from(["a", "b"]), st.sampled_from(["a", "b"]))
@settings(max_examples=100, deadline=None)
def test_a_seal_is_good_for_one_number_at_one_seat_of_one_table(one, other, seat, elsewhere):
    same = (one, seat) == (other, elsewhere)
    assert (seal("c" * 64, seat, one) == seal("c" * 64, elsewhere, other)) == same
    assert seal("c" * 64, seat, one) != seal("d" * 64, seat, one)


# Nobody can choose after he knows the rest


def test_whoever_makes_the_table_cannot_change_his_secret_afterwards(tmp_path):
    path = tmp_path / "a.journal"
    begun(path).close()
    journal = Journal.read(path)
    for secret in (new_key(), bytes(32)):
        journal.header.key = secret.hex()
        assert "commitment" in verified(path, journal).error
        journal.header.commitment = commitment(secret)
    journal.header.start = GAME.setup(shared_key(secret, commitment(secret), [])).digest()
    for entry in journal.entries:
        entry.state = journal.header.start
    assert "sealed" in verified(path, journal).error  # another commitment, and the seals are of another table


def verified(path, journal):
    """What is found when every line is written anew, so that the chain is whole."""
    chain = journal.header.chain = link("", journal.header)
    lines = [written(journal.header)]
    for entry in journal.entries:
        entry.chain = chain = link(chain, entry)
        lines.append(written(entry))
    path.write_bytes(b"\n".join(lines) + b"\n")
    return sandtable.verify(path)


def test_a_number_is_told_only_when_all_others_are_sealed():
    table = Table.new(GAME, people=SEATS)
    assert refusal(table.add, 0, new_number()) == "table:dice-too-early"
    assert refusal(table.add, 1, new_number()) == "table:dice-too-early"
    number = new_number()
    table.seal(0, seal(table.dice.commitment, SEATS[0], number))
    assert refusal(table.add, 0, number) == "table:dice-too-early"
    table.add(1, new_number())
    for other in (new_number(), number.upper(), number[:-1], "", number + "0"):
        assert refusal(table.add, 0, other) in ("table:dice-other-number", "table:dice-not-asked")
    assert refusal(table.seal, 0, "0" * 64) == refusal(table.add, 1, new_number()) == "table:dice-twice"
    assert table.dice.waiting == [SEATS[0]]
    table.add(0, number)
    assert (table.dice.waiting, table.dice.complete) == ([], True)
    for late in (table.seal, table.add):
        assert refusal(late, 0, number) == "table:dice-closed"
    assert refusal(table.begin_afresh, 0) == "table:dice-closed"


def test_nothing_is_played_before_everybody_has_added(tmp_path):
    path = tmp_path / "a.journal"
    table = Table.new(GAME, path=path, people=SEATS)
    decision = table.decision
    assert refusal(table.act, decision.seat, decision.actions[0]) == "table:dice-waiting"
    assert refusal(table.looked, 0, "journal") == "table:dice-waiting"
    assert sandtable.verify(path).people == []
    table.journal.entries.append(begun().journal.entries[0])
    written_by_hand = play(begun(), 1).journal.entries[-1]
    written_by_hand.n = 1
    journal = Journal.read(path)
    journal.entries.append(written_by_hand)
    assert "everybody has added" in verified(path, journal).error


def test_the_dice_are_those_of_the_key_that_came_about(tmp_path):
    secret, values = new_key(), [new_number(), new_number()]
    table = begun(values=values, secret=secret)
    told = list(zip(SEATS, values, strict=True))
    key = shared_key(secret, commitment(secret), told)
    assert table.state == GAME.setup(key)
    assert table.key is None
    play(table, 100_000)
    assert table.key == key.hex() != secret.hex()
    other = begun(values=[values[0], new_number()], secret=secret)
    assert other.state.chance.key != table.state.chance.key


def test_a_shared_game_is_read_verified_and_reopened_as_it_was(tmp_path):
    path = tmp_path / "a.journal"
    table = play(begun(path), 40)
    table.undo(0, agreed=True)
    found, again = sandtable.verify(path), sandtable.load(path)
    assert (found.ok, found.people, found.practice, found.taken_back) == (True, SEATS, [], 1)
    assert again.state == table.state
    assert len(again.journal.live()) == found.actions == len(again.turned) == 39
    quick = reopened(GAME, Journal.parse(path.read_bytes()), snapshot(table))
    assert (quick.state, quick.dice) == (table.state, table.dice)
    assert play(quick, 5).state == play(table, 5).state


def test_a_number_that_is_lost_is_no_dead_end_and_is_never_hidden(tmp_path):
    path = tmp_path / "a.journal"
    table = Table.new(GAME, path=path, people=SEATS)
    assert refusal(table.begin_afresh, 0) == "table:dice-not-asked"
    table.seal(0, seal(table.dice.commitment, SEATS[0], new_number()))
    table.add(1, new_number())
    table.begin_afresh(0)
    assert (table.dice.sealed, table.dice.added, table.dice.waiting) == ({}, {}, SEATS)
    number = new_number()
    table.seal(1, seal(table.dice.commitment, SEATS[1], number))
    table.add(0, new_number())
    table.add(1, number)
    play(table, 3)
    found = sandtable.verify(path)
    assert (found.ok, found.thrown_away, found.people) == (True, 1, SEATS)
    assert "verify-thrown-away" in {note.id for note in found.dice}


def test_a_bot_that_takes_a_seat_is_not_waited_for(tmp_path):
    path = tmp_path / "a.journal"
    table = Table.new(GAME, path=path, people=SEATS)
    table.seal(0, seal(table.dice.commitment, SEATS[0], new_number()))
    table.go_without(1)
    assert (table.dice.waiting, table.dice.sealed, table.dice.thrown_away) == ([SEATS[0]], {}, 0)
    assert refusal(table.go_without, 1) == "table:dice-not-asked"
    number = new_number()
    table.add(0, number)
    play(table, 3)
    secret = bytes.fromhex(table.journal.header.key)
    assert table.state.chance.key == shared_key(secret, table.dice.commitment, [(SEATS[0], number)])
    assert sandtable.verify(path).people == [SEATS[0]]
    assert refusal(table.go_without, 0) == "table:dice-not-asked"
    nobody = Table.new(GAME, people=SEATS)
    nobody.go_without(0)
    nobody.go_without(1)
    play(nobody, 3)


def test_what_fails_to_be_written_has_not_been_added(monkeypatch):
    table = Table.new(GAME, people=["government"])

    def full(*_, **__):
        raise Refused(Refusal("table:journal"))

    monkeypatch.setattr(table, "_record", full)
    assert refusal(table.seal, 0, "0" * 64) == refusal(table.add, 0, new_number()) == "table:journal"
    assert (table.dice.sealed, table.dice.added, table.dice.waiting) == ({}, {}, ["government"])


def test_a_copy_of_the_dice_is_its_own():
    one = Dice("c", ["a"], [])
    other = one.copy()
    other.sealed["a"], other.added["a"] = "x", "y"
    other.practice.append("seed")
    assert one == Dice("c", ["a"], [])


def test_people_who_are_no_seats_are_refused(tmp_path):
    path = tmp_path / "a.journal"
    Table.new(GAME, path=path, people=SEATS).close()
    for people in (["nobody"], [SEATS[0], SEATS[0]]):
        journal = Journal.read(path)
        journal.header.people = people
        assert "not seats of this game" in verified(path, journal).error


# Practice


def test_what_is_practice_says_so_in_the_journal_and_to_whoever_verifies_it(tmp_path):
    position = {"game": "colonial", "scenario": "tel-asra", "chance": {"dice": [6, 6]}}
    tables = {
        "seed": lambda path: sandtable.new("colonial", "tel-asra", seed=7, path=path),
        "position seed": lambda path: sandtable.position({"game": "colonial"}, path=path),
        "script position": lambda path: Table.new(GAME, None, path, position),
        "branch position": lambda path: play(Table.new(GAME), 5).branch(3, path),
        "": lambda path: sandtable.new("colonial", "tel-asra", path=path),
    }
    for number, (reasons, make) in enumerate(tables.items()):
        path = tmp_path / f"{number}.journal"
        table = play(make(path), 4)
        found = sandtable.verify(path)
        assert found.ok
        assert set(found.practice) == set(table.journal.header.practice) == set(reasons.split()), reasons
        told = {note.id for note in found.dice}
        assert ("verify-practice" in told) == bool(reasons)
        assert told >= {f"practice-{reason}" for reason in reasons.split()}
        assert ("verify-alone" in told) == (not reasons)


def test_a_mark_that_is_wiped_out_is_seen_from_what_the_game_begins_with(tmp_path):
    path = tmp_path / "a.journal"
    position = {"game": "colonial", "scenario": "tel-asra", "chance": {"dice": [6, 6]}}
    Table.new(GAME, None, path, position).close()
    journal = Journal.read(path)
    journal.header.practice = []
    assert verified(path, journal).practice == ["script", "position"]


def test_whoever_looks_at_everything_while_it_is_played_is_written_down(tmp_path):
    path = tmp_path / "a.journal"
    table = play(begun(path), 5)
    before, at = table.state, table.at
    table.looked(1, "journal")
    table.looked(1, "branch")  # once is enough
    assert (table.state, table.at, len(table.turned)) == (before, at + 1, 5)
    play(table, 3)
    assert sandtable.verify(path).practice == ["looked-at"]
    assert sandtable.load(path).dice.practice == ["looked-at"]
    over = play(begun(), 100_000)
    over.looked(0, "journal")  # then everybody may
    assert over.dice.practice == []


def test_journals_of_before_are_read_played_and_verified_as_before(tmp_path):
    kept = sorted(FOLDER.glob("*.journal"), key=lambda path: path.stat().st_size)
    old = next(path for path in kept if path.read_bytes().startswith(b'{"sandtable":1,'))
    lines = old.read_bytes().splitlines(keepends=True)
    assert msgspec.json.decode(lines[0])["sandtable"] == 1 in KNOWN
    path = tmp_path / "old.journal"
    path.write_bytes(b"".join(lines[:10]))
    table = play(sandtable.load(path), 3)
    table.close()
    found = sandtable.verify(path)
    assert (found.ok, found.actions, found.people, found.practice) == (True, 12, [], [])
    assert {"verify-alone", "verify-unmarked"} <= {note.id for note in found.dice}


def test_the_browser_proves_the_journal_that_we_prove():
    """web/tests/proof.test.ts finds this key in this journal by an implementation of its own."""
    tests = FOLDER.parents[1] / "web" / "tests"
    header, *entries = (tests / "shared.journal").read_bytes().splitlines()
    journal = Journal.parse(b"\n".join([header, *entries]) + b"\n")
    told = [(entry.seat, entry.added) for entry in journal.entries if entry.added]
    secret = bytes.fromhex(journal.header.key)
    assert commitment(secret) == journal.header.commitment
    key = shared_key(secret, commitment(secret), sorted(told, key=lambda one: SEATS.index(one[0])))
    assert f"'{key.hex()}'" in (tests / "proof.test.ts").read_text(encoding="utf-8")
