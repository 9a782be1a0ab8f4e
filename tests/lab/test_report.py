"""Reports on runs: the figures are right, scenarios stay apart, and the page needs nothing but itself."""

from math import isclose
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sandtable.commands.app import app
from sandtable.games import shelf
from sandtable.lab.crews import Processes
from sandtable.lab.page import report
from sandtable.lab.results import Results, run
from sandtable.lab.simulate import setting
from sandtable.lab.summaries import changes, course, elo, matches, mean, seats, share, sources, spread, throws
from sandtable.lab.switches import effect, settings


def game(number: int, **facts: Any) -> dict[str, Any]:
    """A row as a run of Colonial leaves it, with what a test is about."""
    row = {
        "run": "r", "number": number, "game": "colonial", "scenario": "tel-asra", "options": "{}", "bots": ["a", "b"],
        "seed": f"0-{number}", "pack": "p", "rules_version": 2, "seats": ["government", "tribes"],
        "outcomes": ["won", "lost"], "scores": [3.0, 1.0], "level": "major", "reason": "", "decisions": 10, "turns": 2,
        "seconds": 0.1, "course": [[1.0, 0.0], [3.0, 1.0]], "account": [], "throws": [],
    }  # fmt: skip
    return {**row, **facts}


def line(side: str, rule: str, points: float) -> dict[str, Any]:
    return {"side": side, "rule": rule, "about": "", "points": points}


def test_a_share_and_a_mean_have_their_intervals() -> None:
    assert share(50, 100).value == 0.5
    assert [round(edge, 3) for edge in share(50, 100)[2:]] == [0.404, 0.596]
    assert share(0, 10).low == 0.0
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert isclose(found.high - found.value, 1.96 * 1.2909944 / 2, rel_tol=1e-6)


def test_scenarios_are_never_mixed_under_one_seats_name() -> None:
    rows = [game(0), game(1, outcomes=["lost", "won"]), game(2, scenario="atbara", scores=[9.0, 0.0])]
    found = {(one.scenario, one.seat): one for one in seats(rows)}
    assert found["tel-asra", "government"].won.value == 0.5
    assert found["atbara", "government"].won.value == 1.0
    assert found["tel-asra", "government"].score.value == 3.0


def test_points_by_rule_count_games_without_them() -> None:
    rows = [game(0, account=[line("tribes", "x", 4), line("tribes", "x", 2)]), game(1)]
    assert sources(rows)["tribes", "x"].value == 3.0


def test_the_course_of_scores_ends_where_half_of_the_games_have() -> None:
    rows = [game(0), game(1), game(2, course=[[5.0, 0.0]]), game(3, course=[[5.0, 0.0]] * 3)]
    assert [one.value for one in course(rows, 0)] == [3.0, pytest.approx(11 / 3)]


def test_dice_are_counted_by_space() -> None:
    rows = [game(0, throws=[{"space": "0101", "throws": 3}]), game(1, throws=[{"space": "0101", "throws": 1}])]
    assert throws(rows) == {"0101": 2.0}


def test_a_change_is_told_from_games_with_the_same_dice() -> None:
    base = [game(number, outcomes=["lost", "won"], scores=[float(number), 0.0]) for number in range(4)]
    other = [game(number, run="s", scores=[float(number) + 2, 0.0]) for number in range(6)]
    government, tribes = changes(base, other)
    assert (government.games, government.won.value, government.score.value) == (4, 1.0, 2.0)
    assert government.score.low == government.score.high == 2.0
    assert tribes.won.value == -1.0


def test_ratings_follow_the_matches() -> None:
    rows = [game(number, outcomes=["won", "lost"] if number % 4 else ["lost", "won"]) for number in range(400)]
    played = matches(rows)
    assert played["a", "b"] == (300.0, 400)
    ratings = elo(played)
    assert 180 < ratings["a"] - ratings["b"] < 195  # 75 % is 191 points
    assert isclose(sum(ratings.values()), 0, abs_tol=1e-6)


def test_whole_numbers_keep_bars_of_their_own() -> None:
    assert spread([0, 1, 1, 4], 30) == [(0, 1), (1, 2), (2, 0), (3, 0), (4, 1)]
    assert sum(count for _, count in spread([0.5, 1.5, 7.0], 10)) == 3


def test_a_page_needs_nothing_but_itself_and_tells_every_run(tmp_path: Path) -> None:
    results = Results(tmp_path / "runs")
    with results.held():
        for bots in ("random,random", "captain,random"):
            run(setting("colonial", "tel-asra", bots.split(","), "0"), 3, Processes(1), results)
    rows = results.table().to_dicts()
    page = report(rows, rows)
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in page
    for told in ("captain – random", "Where dice fell", "Where the points come from", "Elo", "since the former run"):
        assert told in page


def test_the_command_writes_the_page_and_says_when_there_is_nothing(tmp_path: Path) -> None:
    shell = CliRunner()
    played = shell.invoke(
        app, ["lab", "run", "kolwezi", "--out", str(tmp_path / "runs"), "--games", "2", "--jobs", "1"]
    )
    assert played.exit_code == 0, played.output
    told = shell.invoke(app, ["lab", "report", str(tmp_path / "runs"), "--html", str(tmp_path / "page.html")])
    assert told.exit_code == 0, told.output
    assert "Kolwezi" in (tmp_path / "page.html").read_text(encoding="utf-8")
    nothing = shell.invoke(app, ["lab", "report", str(tmp_path / "none"), "--html", str(tmp_path / "none.html")])
    assert nothing.exit_code == 2
    assert not (tmp_path / "none.html").exists()


def test_an_option_that_never_came_up_is_told_from_one_that_does_nothing() -> None:
    option, choice = next(settings(shelf.title("kolwezi")))
    usual = [game(number) for number in range(2)]
    same = effect(option, choice, usual, usual)
    assert (same.games, same.changed, same.won.value) == (2, 0, 0)
    assert effect(option, choice, usual, [game(0, decisions=11), game(1, seconds=9.9)]).changed == 0.5


def test_the_register_of_options_tells_what_each_does(tmp_path: Path) -> None:
    page = tmp_path / "rulings.md"
    page.write_text("# Rulings\n\n<!-- effects -->\nwhat was\n<!-- /effects -->\n\nThe end.\n", encoding="utf-8")
    command = ["lab", "options", "kolwezi", "--out", str(tmp_path / "runs"), "--games", "2", "--jobs", "1"]
    played = CliRunner().invoke(app, [*command, "--write", str(page)])
    assert played.exit_code == 0, played.output
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Rulings")
    assert text.endswith("The end.\n")
    assert "what was" not in text
    for option in shelf.title("kolwezi").options():
        assert f"`{option.name} = " in text
    cells = [line.split("|") for line in text.splitlines() if line.startswith("| `")]
    assert {row[3].strip() for row in cells} <= {"0 %", "50 %", "100 %"}  # of two games
    assert any(row[3].strip() != "0 %" for row in cells)
    page.write_text("nowhere", encoding="utf-8")
    refused = CliRunner().invoke(app, [*command, "--write", str(page)])
    assert refused.exit_code == 2
    assert page.read_text(encoding="utf-8") == "nowhere"
