"""Runs of many games: each played once, kept whole, gone on with, whoever dies on the way."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import patch

import pytest

import sandtable
from sandtable.lab.crews import Cluster, CrewLost, Processes, work_through
from sandtable.lab.own_bots import NoSuchBot
from sandtable.lab.results import Results, ResultsError, run
from sandtable.lab.rows import name_of, rows
from sandtable.lab.simulate import opened, setting

WHAT = setting("kolwezi", None, ["random"], "lab")


def wait_until(holds, seconds: float = 300) -> None:
    """Waits for a state."""
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end, "it never came to that"
        sleep(0.02)


def play(numbers, mark: Path) -> list[int]:
    """A batch that kills its worker the first time that somebody has number 5."""
    if 5 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def deadly(numbers) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def lab(folder: Path, *more: str) -> list[str]:
    return [
        sys.executable,
        "-m",
        "sandtable.cli",
        "lab",
        "run",
        "kolwezi",
        "--out",
        str(folder),
        "--seed",
        "lab",
        *more,
    ]


def test_a_run_is_a_row_for_each_game_and_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    one, two = Results(tmp_path / "one"), Results(tmp_path / "two")
    for results, hands in ((one, 1), (two, 2)):
        with results.held():
            ran = run(WHAT, 12, Processes(hands), results)
        assert (ran.games, ran.finished, ran.resumed, ran.rows) == (12, 12, 0, 12)
    assert one.table().drop("seconds").equals(two.table().drop("seconds"))
    assert one.table()["number"].to_list() == list(range(12))


def test_a_run_goes_on_where_it_was_and_other_runs_lie_beside_it(tmp_path: Path) -> None:
    results, other = Results(tmp_path), setting("kolwezi", None, ["captain"], "lab")
    with results.held():
        run(WHAT, 4, Processes(1), results)
        again = run(WHAT, 6, Processes(1), results)
        beside = run(other, 2, Processes(1), results)
    assert (again.finished, again.resumed, again.rows) == (6, 4, 6)
    assert (beside.finished, beside.resumed, beside.rows) == (2, 0, 8)
    assert name_of(WHAT) != name_of(other)


def test_many_games_draw_their_board_once() -> None:
    what = setting("colonial", "tel-asra", ["random"], "drawn-once", {}, None)
    (game,), _ = opened(what)
    kind = type(game)
    with patch.object(kind, "sheet", autospec=True, side_effect=kind.sheet) as drawn:
        assert len(rows(what, "run", None, range(3))) == 3
    assert drawn.call_count == 1


def test_a_kept_journal_is_the_game_of_its_row(tmp_path: Path) -> None:
    results = Results(tmp_path)
    with results.held():
        run(WHAT, 2, Processes(1), results, journals=True)
    for row in results.table().iter_rows(named=True):
        table = sandtable.load(tmp_path / "journals" / f"{row['run']}-{row['number']}.journal")
        assert table.result
        assert table.result.points == row["scores"]
        assert len(table.turned) == row["decisions"]
        account = table.game.standing(table.state).account
        assert [line["points"] for line in row["account"]] == list(account.values())


def test_a_run_that_is_killed_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    results = Results(tmp_path)
    first = subprocess.Popen(lab(tmp_path, "--games", "3000", "--jobs", "1"))
    wait_until(lambda: results.parts())
    first.kill()
    first.wait()
    before = results.table().height
    assert 0 < before < 3000
    more = before + 20
    ended = subprocess.run(lab(tmp_path, "--games", str(more), "--json"), capture_output=True, check=True)
    ran = json.loads(ended.stdout)
    known = len(results.numbers(name_of(WHAT)) & set(range(more)))
    assert ran["finished"] == more == known
    assert 0 < ran["resumed"] <= before
    numbers = [number for part in results.parts() for number in _numbers(part)]
    assert len(numbers) == len(set(numbers))


def _numbers(part: Path) -> list[int]:
    import polars

    return polars.read_parquet(part)["number"].to_list()


def test_stopped_by_hand_it_keeps_what_is_done(tmp_path: Path) -> None:
    results = Results(tmp_path)
    running = subprocess.Popen(lab(tmp_path, "--games", "3000", "--jobs", "2"), start_new_session=True)
    wait_until(lambda: results.parts())
    at_least = results.table().height
    os.killpg(running.pid, signal.SIGINT)
    assert running.wait(60) == 130
    assert at_least <= results.table().height < 3000
    with results.held():
        """Whoever stops lets go of the folder."""


def test_a_worker_that_dies_costs_no_game_and_doubles_none(tmp_path: Path) -> None:
    crew = Processes(2)
    found = [
        number for batch in work_through(crew, partial(play, mark=tmp_path / "died"), range(40)) for number in batch
    ]
    crew.close(at_once=False)
    assert (tmp_path / "died").exists()
    assert sorted(found) == list(range(40))


def test_games_that_kill_every_worker_are_told() -> None:
    crew = Processes(1)
    with pytest.raises(CrewLost, match="lab-workers-die"):
        list(work_through(crew, deadly, range(3)))
    crew.close(at_once=True)


def test_one_process_writes_a_folder_at_a_time(tmp_path: Path) -> None:
    with Results(tmp_path).held(), pytest.raises(ResultsError, match="lab-folder-held"), Results(tmp_path).held():
        """Nobody comes here."""


def test_a_broken_file_is_told_and_left(tmp_path: Path) -> None:
    (tmp_path / "x.parquet").write_bytes(b"no such thing")
    with pytest.raises(ResultsError, match="lab-broken-results"):
        Results(tmp_path).table()
    assert (tmp_path / "x.parquet").read_bytes() == b"no such thing"


def test_somebodys_own_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bot_of_mine.py").write_text(
        "class First:\n"
        "    def __init__(self, game, seat): pass\n"
        "    def choose(self, view, rng): return view.decision.actions[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    what = setting("kolwezi", None, ["own_bot_of_mine:First"], "lab")
    (row,) = rows(what, name_of(what), None, [0])
    assert row.bots == ["own_bot_of_mine:First"]
    assert row.decisions > 10
    for wrong in ("own_bot_of_mine:Second", "no_module_of_mine:First", ":First"):
        with pytest.raises(NoSuchBot, match=r"There is no bot .*:"):
            setting("kolwezi", None, [wrong], "lab")


# On a cluster: a scheduler and two workers of their own processes


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A real scheduler with two workers on this machine."""
    file = folder / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    start = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard"]
    work = [sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(file), "--nthreads", "1"]
    processes = [subprocess.Popen([*start, "--scheduler-file", str(file)], **quiet)]
    try:
        wait_until(file.exists)
        for _ in range(2):
            processes.append(subprocess.Popen([*work, "--no-dashboard", "--no-nanny"], cwd=folder, **quiet))
        yield json.loads(file.read_text())["address"], processes[1:]
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def test_a_cluster_plays_the_same_games_also_when_a_worker_is_killed(tmp_path: Path) -> None:
    here, there = Results(tmp_path / "here"), Results(tmp_path / "there")
    with here.held():
        run(WHAT, 60, Processes(2), here)
    with cluster(tmp_path) as (address, workers), there.held():
        crew = Cluster(address)
        wait_until(lambda: crew.hands == 2)
        told = 0

        def count(games: int) -> None:
            nonlocal told
            told += games
            if told >= 3:
                workers[0].kill()

        ran = run(WHAT, 60, crew, there, told=count)
    assert (ran.finished, ran.rows) == (60, 60)
    assert here.table().drop("seconds").equals(there.table().drop("seconds"))


def test_a_cluster_that_does_not_answer_is_told() -> None:
    with pytest.raises(CrewLost, match="lab-no-cluster"):
        Cluster("tcp://127.0.0.1:9", patience=0.5)
