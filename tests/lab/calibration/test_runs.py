"""Games of a report: the same on any number of processes, and able to go on after a break."""

from functools import partial

import msgspec
import pytest

from sandtable.lab import batches
from sandtable.lab.calibration.runs import Runs


class Ended(msgspec.Struct, frozen=True):
    """A game that was never played."""

    seed: str
    ground: int
    missions: list[tuple[int, str]] = []


def play(variant: str, seed: str) -> Ended:
    """Stands at the top so that other processes can import it."""
    return Ended(f"{variant} {seed}", 1 << 700, [(3, "glorious")])


def forbidden(variant: str, seed: str) -> Ended:
    raise AssertionError(f"{variant} {seed} is played again")


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_come_in_their_order(jobs, monkeypatch):
    monkeypatch.setattr(batches, "BATCH", 0.0)  # whatever it takes is long enough to go to other processes
    found = Runs(jobs).games(Ended, partial(play, "as packed"), "7", 20)
    assert found == [play("as packed", f"7-{number}") for number in range(20)]


def test_what_is_kept_is_not_played_again(tmp_path, monkeypatch):
    path = tmp_path / "games.jsonl"
    first = Runs(path=path).games(Ended, partial(play, "7/4"), "7", 3)
    assert len(path.read_text().splitlines()) == 3
    monkeypatch.setattr(forbidden, "__name__", "play")
    again = Runs(path=path)
    assert again.games(Ended, partial(forbidden, "7/4"), "7", 3) == first
    for variant, seed, count in (("8/4", "7", 1), ("7/4", "8", 1), ("7/4", "7", 4)):
        with pytest.raises(AssertionError, match="is played again"):
            again.games(Ended, partial(forbidden, variant), seed, count)


def test_only_what_is_missing_is_played(tmp_path):
    path = tmp_path / "games.jsonl"
    whole = Runs().games(Ended, partial(play, ""), "7", 4)
    Runs(path=path).games(Ended, partial(play, ""), "7", 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[2] + lines[0])  # batches of processes come in any order
    assert Runs(path=path).games(Ended, partial(play, ""), "7", 4) == whole
    assert sorted(path.read_bytes().splitlines(keepends=True))[:3] == sorted(lines)


def test_a_line_that_was_cut_short_is_played_again(tmp_path):
    path = tmp_path / "games.jsonl"
    whole = Runs(path=path).games(Ended, partial(play, ""), "7", 3)
    data = path.read_bytes()
    path.write_bytes(data[:-9])
    assert Runs(path=path).games(Ended, partial(play, ""), "7", 3) == whole
    assert path.read_bytes() == data
