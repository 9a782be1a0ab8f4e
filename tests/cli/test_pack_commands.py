"""`sandtable pack check` and `pack schema`, and a saved game that was played with another pack."""

import json

import pytest
from typer.testing import CliRunner

from sandtable.commands.app import app
from sandtable.games import shelf

RUNNER = CliRunner()


def run(*words, expect=0):
    done = RUNNER.invoke(app, [str(word) for word in words], input="")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == expect, done.output
    return done


@pytest.fixture
def guerra(tmp_path):
    """A copy of Guerra's pack, and a way to change it."""
    run("pack", "copy", "guerra", tmp_path / "mine")

    def change(file, old, new):
        path = tmp_path / "mine" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return tmp_path / "mine"

    return change


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "terrain.open.cost: -1 stands there; expected a whole number from 1 to 9", "4 problems"),
        ("fr", "terrain.open.cost\xa0: on y trouve -1\xa0; attendu\xa0: un nombre entier de 1 à 9", "4 problèmes"),
        ("pt", "terrain.open.cost: está lá -1; esperava-se um número inteiro de 1 a 9", "4 problemas"),
    ],
)
def test_every_problem_of_a_pack_is_a_line_in_the_readers_language(guerra, language, first, last):
    folder = guerra("tables.toml", "cost = 1\n", "cost = -1\n")
    lines = run("pack", "check", folder, "--game", "guerra", "--lang", language, expect=1).stderr.splitlines()
    assert len(lines) == 5
    assert lines[0].endswith(first)
    assert lines[-1].endswith(last)


def test_other_commands_tell_the_first_problem_and_where_to_find_the_others(guerra):
    folder = guerra("tables.toml", "cost = 1\n", "cost = -1\n")
    told = run("play", "guerra", "--pack", folder, expect=2).stderr
    assert "(and 3 more: 'sandtable pack check' lists them all)" in told
    assert len(told.splitlines()) == 1


def test_a_pack_that_only_play_finds_out_is_not_called_sound(guerra):
    folder = guerra("tables.toml", "mobile_regiment = 3", "mobile_regiment = 99")
    told = run("pack", "check", folder, "--game", "guerra", expect=1).stderr
    assert "every value is allowed, but the scenario '1998' cannot be played with them (StopIteration" in told


@pytest.mark.parametrize("game", shelf.names())
def test_schemas_are_printed_or_written(game, tmp_path):
    printed = json.loads(run("pack", "schema", game).stdout)
    folder = tmp_path / "schemas"
    written = run("pack", "schema", game, "--out", folder).stdout.splitlines()
    assert written == [str(folder / name) for name in printed]
    for name, schema in printed.items():
        assert json.loads((folder / name).read_text(encoding="utf-8")) == schema
        assert schema["$schema"].startswith("https://json-schema.org/")
    kinds = set(shelf.title(game).files().values())
    assert len(printed) == len(kinds)


def test_a_saved_game_asks_for_its_pack(guerra, tmp_path):
    folder = guerra("tables.toml", "supply_distance = 3", "supply_distance = 4")
    save = tmp_path / "g.journal"
    run("play", "guerra", "--pack", folder, "--save", save, "--plain")
    for language, words in (("en", "another data pack"), ("fr", "d'autres données"), ("pt", "outros dados")):
        for command in (("play", "--resume", save), ("replay", save)):
            told = run(*command, "--lang", language, expect=2).stderr
            assert words in told
            assert "--pack" in told
    assert "--pack" not in run("replay", save, "--pack", folder).stderr
