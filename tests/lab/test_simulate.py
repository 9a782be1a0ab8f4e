from pathlib import Path

import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.contract import Result
from sandtable.engine.fuzz import played
from sandtable.engine.journal import Journal
from sandtable.games import shelf
from sandtable.lab import bench, simulate
from sandtable.lab.own_bots import NoSuchBot
from sandtable.lab.simulate import Line, one_game, setting


def test_a_game_between_bots_depends_on_its_seed_alone():
    game = shelf.title("colonial").open("tel-asra")
    bots = [RandomBot, RandomBot]
    assert one_game(game, bots, "a") == one_game(game, bots, "a")
    assert one_game(game, bots, "a") != one_game(game, bots, "b")


def test_a_bot_sees_only_its_own_side():
    seen = []

    class Spy(RandomBot):
        def choose(self, view, rng):
            seen.append((view.seat, view.state.chance.key))
            return super().choose(view, rng)

    game = shelf.title("colonial").open("tel-asra")
    one_game(game, [Spy, Spy], "a")
    assert {seat for seat, _ in seen} == {0, 1}
    assert len({key for _, key in seen}) == 1, "no view holds the key of the dice"


def test_a_seat_is_counted_under_its_name_wherever_it_sits():
    def line(seats, winner, scores):
        return Line(seats, 10, Result(winner, scores, "minor" if winner is not None else "draw", "turns"))

    lines = [line(("a", "b"), 0, [3.0, 1.0]), line(("b", "c"), 0, [5.0, 0.0]), line(("a", "c"), None, [1.0, 1.0])]
    what = setting("colonial", "tel-asra", ["random", "cadet"], "0")
    tallies = dict(simulate._tallies(what, lines))
    assert (tallies["b"].games, tallies["b"].wins, tallies["b"].mean_score) == (2, 1, 3.0)
    assert (tallies["a"].wins, tallies["a"].draws, tallies["a"].mean_score) == (1, 1, 2.0)
    assert tallies["b"].bot == "cadet, random"


def test_bots_are_checked_before_anything_is_played():
    with pytest.raises(NoSuchBot, match="no bot 'x'"):
        setting("colonial", None, ["random", "x"], "0")
    with pytest.raises(NoSuchBot, match="government, tribes"):
        setting("colonial", "tel-asra", ["random"] * 3, "0")
    with pytest.raises(NoSuchBot, match="mission has the seats rep:"):
        setting("paratrooper", None, ["random", "random"], "0")


def test_one_bot_sits_in_every_seat_however_many_there_are():
    found = simulate.simulate(setting("paratrooper", "combined-operations", ["random"], "0"), 2, 1)
    assert {tally.bot for tally in found.seats.values()} == {"random"}
    assert len(found.seats) > 1


def test_against_the_rules_all_win_or_lose_together_and_nothing_is_drawn():
    lost, won = (
        Result(None, [-9.0], "bloody", "points", True, [9.0]),
        Result(0, [3.0, 3.0], "glorious", "objective", True),
    )
    assert lost.outcome(0) == "lost"
    assert [won.outcome(0), won.outcome(1)] == ["won", "won"]
    assert [Result(1, [0.0, 1.0], "minor", "turns").outcome(seat) for seat in (0, 1)] == ["lost", "won"]
    assert Result(None, [0.0, 0.0], "draw", "turns").outcome(1) == "drawn"
    tallies = dict(simulate._tallies(setting("kolwezi", None, ["random"], "0"), [Line(("french",), 9, lost)]))
    assert (tallies["french"].draws, tallies["french"].mean_score) == (0, 9.0), "as the rules count"


def test_peers_that_are_not_installed_are_left_out(monkeypatch):
    monkeypatch.setattr("sandtable.lab.peers.find_spec", lambda name: None)
    assert bench.bench([], 0.1, lambda table, seat: None, Path()).peers == {}


def test_the_longest_recorded_game_is_opened_for_every_seat(tmp_path):
    game = shelf.title("colonial").open("tel-asra")
    short, long = sorted((played(game, f"open-{seed}").journal.text() for seed in range(4)), key=len)[::3]
    (tmp_path / "colonial-short.journal").write_bytes(short)
    (tmp_path / "colonial-long.journal").write_bytes(long)
    (tmp_path / "guerra-other.journal").write_bytes(long * 2)
    assert bench.longest_game("colonial", tmp_path) == long
    seen = []
    assert bench.time_of_opening(long, lambda table, seat: seen.append((len(table.journal.entries), seat))) > 0
    assert seen == [(long.count(b"\n") - 1, 0), (long.count(b"\n") - 1, 1)]


def test_where_no_game_is_recorded_one_is_played(tmp_path):
    assert Journal.parse(bench.longest_game("kolwezi", tmp_path)).header.game == "kolwezi"


def test_a_peer_is_measured_beside_the_games():
    peer = bench.Peer("counting", "math", "msgspec", "counts to ten", lambda: lambda number: 10)
    speed = bench.GameSpeed(5.0, *[1.0] * 16)
    found = bench.measure_peer(peer, 0.05, {"g": speed})
    assert found.decisions_per_s > 10_000
    assert found.ratios == {"g": round(5.0 / found.decisions_per_s, 3)}
