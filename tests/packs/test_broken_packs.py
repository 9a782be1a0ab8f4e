"""Broken packs, twenty and more of each game: each is refused with file, row, key and expectation; none crashes."""

import copy
import re
import shutil
import tomllib

import pytest
import tomli_w

from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.packs import PackError, files_of
from sandtable.games import shelf
from tests.packs.broken import BROKEN, GONE, TWICE

CASES = [(game, case) for game, cases in BROKEN.items() for case in cases]


@pytest.fixture(scope="module")
def packs(tmp_path_factory):
    """A copy of each game's pack; whoever breaks a file of it mends it again."""
    folder = tmp_path_factory.mktemp("packs")
    for game in shelf.names():
        shutil.copytree(shelf.title(game).folder, folder / game)
    return folder


def refused(game, folder):
    """What is wrong with a pack."""
    with pytest.raises(PackError) as error:
        type(shelf.title(game)).reader(folder)
    return error.value.problems


def told(problem, language="en"):
    return words(language).say(problem.id, problem.args)


def broken(data, key, new):
    """A file's content with one change."""
    data = copy.deepcopy(data)
    *path, last = [int(part) if part.isdecimal() else part for part in re.findall(r"[^.\[\]]+", key)]
    around = data
    for part in path:
        around = around[part]
    if new is GONE:
        del around[last]
    elif new is TWICE:
        around[last].append(around[last][0])
    else:
        around[last] = new
    return data


@pytest.mark.parametrize("game", shelf.names())
def test_every_game_has_twenty_broken_packs(game):
    assert len(BROKEN[game]) >= 20


@pytest.mark.parametrize(("game", "case"), CASES, ids=[f"{game}-{case.file}-{case.key}" for game, case in CASES])
def test_a_broken_pack_is_refused_with_file_row_key_and_expectation(packs, game, case):
    path = packs / game / case.file
    text = path.read_text(encoding="utf-8")
    path.write_text(tomli_w.dumps(broken(tomllib.loads(text), case.key, case.new)), encoding="utf-8")
    try:
        problems = refused(game, packs / game)
    finally:
        path.write_text(text, encoding="utf-8")
    there = [found for found in problems if told(found).startswith(f"{case.file}: {case.place}")]
    assert there, [told(found) for found in problems]
    assert any(case.expected in told(found) for found in there), [told(found) for found in there]
    for language in LANGUAGES:
        assert all(case.file in told(found, language) for found in there)


@pytest.mark.parametrize("game", shelf.names())
def test_missing_unknown_and_unreadable_files_are_named(packs, game):
    folder = packs / game
    for path in files_of(folder):
        name, content = path.relative_to(folder).as_posix(), path.read_bytes()
        if name.startswith("scenarios/"):
            continue  # a battle fewer is a pack, too
        path.unlink()
        assert f"{name}: there is no such file" in "\n".join(map(told, refused(game, folder)))
        for bad, why in ((b"a = = 1", "line 1, column 5: this is not TOML"), (b"\xff", "this is not a text in UTF-8")):
            path.write_bytes(bad)
            assert f"{name}: {why}" in map(told, refused(game, folder))
        path.write_bytes(content)
    (folder / "spare.toml").write_text("a = 1")
    (problem,) = refused(game, folder)
    assert told(problem).startswith("spare.toml: this file does not belong to a pack of this game; expected: ")
    (folder / "spare.toml").unlink()
    type(shelf.title(game)).reader(folder)


def test_all_problems_are_told_not_only_the_first(packs):
    path = packs / "guerra" / "tables.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("cost = 1\n", "cost = -1\n"), encoding="utf-8")
    problems = refused("guerra", packs / "guerra")
    path.write_text(text, encoding="utf-8")
    places = [f"terrain.{name}.cost" for name in ("open", "savanna", "city")]
    assert [problem.args["place"] for problem in problems] == [*places, "features.road_cost"]
