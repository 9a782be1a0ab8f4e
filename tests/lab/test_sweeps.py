"""Sweeps: the same games with one value of the pack changed, or one option, told together; history beside results."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sandtable.commands.app import app
from sandtable.engine.packs import PackError, values, written_file
from sandtable.games import shelf
from sandtable.lab.crews import Processes
from sandtable.lab.page import report
from sandtable.lab.results import Results, columns, run
from sandtable.lab.rows import name_of
from sandtable.lab.simulate import setting
from sandtable.lab.sweeps import NoSuchValue, Varied, in_order, pack_with, put, settings, steps_of

COLONIAL = shelf.title("colonial")
FILE, KEY = "scenarios/tel-asra.toml", "objective[0].points"
WHAT = Varied("colonial", FILE, KEY)


def swept(tmp_path: Path, *tried: str, what: Varied = WHAT):
    return settings(COLONIAL, what, tried, tmp_path, "tel-asra", ["captain"], "0", {})


def test_a_copy_of_the_pack_differs_in_one_value_and_the_pack_in_none(tmp_path: Path) -> None:
    before = set(values(COLONIAL.folder))
    copy = pack_with(COLONIAL, WHAT, "9", tmp_path)
    assert before ^ set(values(copy)) == {(FILE, KEY, 4, "reconstructed"), (FILE, KEY, 9, "reconstructed")}
    assert set(values(COLONIAL.folder)) == before
    assert pack_with(COLONIAL, WHAT, "9", tmp_path) == copy  # made once
    assert pack_with(COLONIAL, WHAT, "8", tmp_path) != copy


def test_every_value_that_a_pack_shows_can_be_found_by_its_key() -> None:
    for game in shelf.names():
        folder = shelf.title(game).folder  # type: ignore[attr-defined]
        for file, key, value, _ in list(values(folder))[::97]:
            table = written_file(folder, file)
            put(table, key, value, file)
            assert table == written_file(folder, file)
    assert steps_of("unit[3].figures") == ["unit", 3, "figures"]


@pytest.mark.parametrize(
    ("file", "key"),
    [("nowhere.toml", "x"), (FILE, "objective[9].points"), (FILE, "objective[0].colour"), (FILE, "turns.more")],
)
def test_what_is_not_there_cannot_be_varied(tmp_path: Path, file: str, key: str) -> None:
    with pytest.raises(NoSuchValue):
        swept(tmp_path, "1", what=Varied("colonial", file, key))


def test_a_value_that_the_pack_refuses_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="points"):
        swept(tmp_path, "1", '"many"')


def test_each_value_is_a_run_of_its_own_on_the_same_dice(tmp_path: Path) -> None:
    results, runs = Results(tmp_path), swept(tmp_path, "0", "40")
    usual = setting("colonial", "tel-asra", ["captain"], "0")
    assert len({name_of(one) for one in [usual, *runs]}) == 3
    with results.held():
        for one in runs:
            run(one, 2, Processes(1), results)
    rows = results.table().to_dicts()
    assert {row["varied"] for row in rows} == {WHAT.said("0"), WHAT.said("40")}
    assert {row["seed"] for row in rows} == {"0-0", "0-1"}
    totals = {
        value: sum(sum(row["scores"]) for row in rows if row["varied"] == WHAT.said(value)) for value in ("0", "40")
    }
    assert totals["40"] > totals["0"]


def test_a_folder_from_before_there_were_sweeps_can_be_read(tmp_path: Path) -> None:
    results = Results(tmp_path)
    with results.held():
        run(setting("kolwezi", None, ["random"], "0"), 1, Processes(1), results)
    (part,) = results.parts()
    results.table().drop("varied").write_parquet(part)
    assert results.table()["varied"].to_list() == [""]
    assert results.table().columns == list(columns())


def test_the_command_plays_a_sweep_and_the_page_draws_it_with_history(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    command = [
        "lab",
        "sweep",
        "colonial",
        "scenarios/sannas-post.toml",
        "turns",
        "10",
        "2",
        "--scenario",
        "sannas-post",
    ]
    more = ["--games", "2", "--jobs", "1", "--out", str(tmp_path / "runs"), "--html", str(page)]
    played = CliRunner().invoke(app, [*command, *more])
    assert played.exit_code == 0, played.output
    assert "10: sannas-post, british: " in played.output
    text = page.read_text(encoding="utf-8")
    assert "Sweep: scenarios/sannas-post.toml: turns" in text
    assert text.index("<td>2</td>") < text.index("<td>10</td>")  # in the order of the numbers
    assert "share won by scenarios/sannas-post.toml: turns" in text
    assert "Beside history" in text
    assert "nearly all his wagons" in text
    again = CliRunner().invoke(app, [*command, *more])
    assert again.exit_code == 0
    assert Results(tmp_path / "runs").table().height == 4


def test_an_option_is_swept_likewise(tmp_path: Path) -> None:
    runs = swept(tmp_path, "false", "true", what=Varied("colonial", "options", "rough_entry_only"))
    assert [dict(one.options) for one in runs] == [{"rough_entry_only": False}, {"rough_entry_only": True}]
    assert not (tmp_path / "packs").exists()


def test_numbers_come_by_their_size_before_words() -> None:
    assert sorted(["10", "word", "9.5", "-1"], key=in_order) == ["-1", "9.5", "10", "word"]


def test_history_is_told_only_where_there_is_any(tmp_path: Path) -> None:
    results = Results(tmp_path)
    with results.held():
        run(setting("colonial", "tel-asra", ["random"], "0"), 1, Processes(1), results)
        run(setting("kolwezi", None, ["random"], "0"), 1, Processes(1), results)
    rows = results.table().to_dicts()
    assert "Beside history" not in report([row for row in rows if row["game"] == "colonial"])
    assert "5 points for the Katangans" in report([row for row in rows if row["game"] == "kolwezi"])
