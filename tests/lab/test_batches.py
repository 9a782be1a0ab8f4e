import pytest

from sandtable.lab import batches
from sandtable.lab.batches import spread_out


def squares(first, count):
    """Needs no longer than it must; stands at the top so that other processes can import it."""
    return [number * number for number in range(first, first + count)]


@pytest.mark.parametrize(("count", "jobs"), [(1, 1), (7, 1), (1000, 1), (1, 2), (50, 2)])
def test_every_number_is_played_once(count, jobs, monkeypatch):
    monkeypatch.setattr(batches, "BATCH", 0.0)  # whatever it takes is long enough to go to other processes
    found = {first: (size, result) for first, size, result in spread_out(squares, count, jobs)}
    numbers = [number for first in sorted(found) for number in range(first, first + found[first][0])]
    assert numbers == list(range(count))
    assert [value for first in sorted(found) for value in found[first][1]] == [
        number * number for number in range(count)
    ]


def fails(first, count):
    raise ValueError(f"game {first}")


def test_what_a_game_raises_reaches_the_caller():
    with pytest.raises(ValueError, match="game 0"):
        list(spread_out(fails, 10, 1))
