"""What a table keeps of its past: little, and all of it is there."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Concede
from sandtable.engine.journal import Journal
from sandtable.engine.past import APART
from sandtable.engine.rows import PAGE, Row
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.lab.bench import bytes_of_a_table

LIMIT = 300_000


def test_a_row_is_a_list_whatever_is_packed():
    rng, row, plain = Random(5), Row[tuple[int, str]](), list[tuple[int, str]]()
    for number in range(900):
        if plain and rng.random() < 0.1:
            count = rng.randint(1, min(len(plain), 2 * PAGE))
            row.drop(count)
            del plain[-count:]
        for _ in range(rng.randint(0, 9)):
            thing = (number, "x" * rng.randint(0, 9))
            row.append(thing)
            plain.append(thing)
        assert len(row) == len(plain)
        if plain:
            at = rng.randint(-len(plain), len(plain) - 1)
            assert row[at] == plain[at]
            assert row[at:] == plain[at:]
    assert list(row) == plain
    assert row[3::7] == plain[3::7]
    with pytest.raises(IndexError):
        row[len(plain)]
    with pytest.raises(IndexError):
        row[-len(plain) - 1]


@pytest.fixture(scope="module")
def game():
    title = shelf.title("colonial")
    return title.open(title.scenarios()[0])


def walked(game, seed, most):
    """A table after some random actions, and every position as it was."""
    table, rng = Table.new(game, key_from_seed(seed)), Random(seed)
    digests = [table.state.digest()]
    while (decision := table.decision) is not None and len(table.turned) < most:
        table.act(decision.seat, rng.choice(decision.actions))
        digests.append(table.state.digest())
    return table, digests


def test_every_position_is_found_again_in_any_order(game):
    table, digests = walked(game, "past", 3 * APART)
    assert [state.digest() for state in table.states] == digests
    order = list(range(len(digests)))
    Random(3).shuffle(order)
    for number in order:
        assert table.states[number].digest() == digests[number]
        assert not game.check(table.states[number])
    assert [state.digest() for state in table.states[::-1]] == digests[::-1]


def test_what_is_taken_back_is_gone_and_what_follows_is_right(game):
    table, digests = walked(game, "back", 2 * APART + 5)
    for count in (1, 3, APART, 2, APART - 6):
        table.undo(table.turned[-1].seat, agreed=True, count=count)
        del digests[-count:]
        assert (len(table.states), table.state.digest()) == (len(digests), digests[-1])
    rng = Random(9)
    while (decision := table.decision) is not None and len(table.turned) < 2 * APART:
        table.act(decision.seat, rng.choice(decision.actions))
        digests.append(table.state.digest())
    assert [state.digest() for state in table.states] == digests
    again = Table.resume(game, Journal.parse(table.journal.text()))
    assert [state.digest() for state in again.states] == digests


def test_the_position_after_conceding_is_found_again(game):
    table, digests = walked(game, "over", 10)
    table.act(0, Concede(game.seats[0]))
    table.undo(0, agreed=True)
    assert [state.digest() for state in table.states] == digests
    table.act(1, Concede(game.seats[1]))
    assert table.states[9].digest() == digests[9]
    assert table.states[-1].digest() == table.state.digest()


def test_a_long_table_takes_little_room():
    title = shelf.title("guerra")
    room, actions = bytes_of_a_table(title.open(title.scenarios()[0]))
    assert actions == 1500
    assert room < LIMIT
