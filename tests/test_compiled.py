"""The compiled build and the choice between it and pure Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fast.classes import steps_in
from fast.rewrite import rewritten

import sandtable
from sandtable import built
from sandtable.games import shelf
from sandtable.lab.equal import differences, fingerprints

ROOT = Path(__file__).parents[1]
compiled = pytest.mark.skipif(sandtable.BUILD != "compiled", reason="there is no compiled build: make fast")


@compiled
@pytest.mark.parametrize("name", shelf.names())
def test_both_builds_play_the_same(name):
    assert differences(name, 5_000, 9) == []


RACE = """
import gc, json, pickle, weakref
import sandtable
from footrace.title import title
from sandtable.engine import flow
from sandtable.lab.equal import fingerprint
gone = weakref.ref(sandtable.open_game("guerra"))
gc.collect()
assert gone() is None
table = sandtable.new("guerra", seed=1)
for _ in range(40):
    table.act(table.decision.seat, table.decision.actions[0])
    assert pickle.loads(pickle.dumps(table.state)) == table.state
runs = {name: fingerprint(title().open(name), 0, 8) for name in title().scenarios()}
print(json.dumps([sandtable.BUILD, flow.__file__.endswith(".py"), runs]))
"""


def test_mypyc_takes_all_games_and_one_compiled_here_and_now_plays_as_its_sources_do(tmp_path, monkeypatch):
    """The C of all games is written; of one and what every game runs through it is compiled too, as quickly as can be.

    It is done in a copy. ``make fast`` compiles them all.
    """
    for name in ("fast", "src"):
        left = shutil.ignore_patterns("web", "*.so", "*.pyd", "compiled.json", "__pycache__")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "src"), str(ROOT / "examples" / "footrace")]))
    monkeypatch.setenv("SANDTABLE_OPT", "0")
    there_is_a_compiler = fast("--check").returncode == 0
    made = fast("guerra" if there_is_a_compiler else "--read")
    assert made.returncode == 0, made.stderr
    if not there_is_a_compiler:
        pytest.skip("mypyc takes all games, and there is no C compiler for what it has written")
    assert differences("guerra", 0, 8) == []
    runs = [json.loads(output([sys.executable, "-c", RACE], pure)) for pure in "01"]
    assert [build for build, *_ in runs] == ["compiled", "pure"]
    assert [from_source for _, from_source, _ in runs] == [False, True]
    assert runs[0][2] == runs[1][2], "a game that nobody compiles plays otherwise on the compiled engine"


def fast(*asked):
    return subprocess.run([sys.executable, "-m", "fast", *asked], capture_output=True, text=True)


def output(asked, pure):
    return subprocess.run(asked, env={**os.environ, built.PURE: pure}, stdout=subprocess.PIPE, check=True).stdout


def test_the_fingerprint_of_games_is_theirs():
    few, others = fingerprints("kolwezi", 0, 2), fingerprints("kolwezi", 1, 2)
    assert few == fingerprints("kolwezi", 0, 2)
    assert all(few[scenario] != others[scenario] for scenario in few)


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of one source, compiled a while ago."""
    source, notes = tmp_path / "rule.py", tmp_path / "compiled.json"
    source.write_bytes(b"RULE = 1\n")
    notes.write_text(json.dumps({"rule.py": built.fingerprint(source.read_bytes())}))
    monkeypatch.setattr(built, "HERE", tmp_path)
    monkeypatch.setattr(built, "MADE_FROM", notes)
    monkeypatch.delenv(built.PURE, raising=False)
    return source


def later(path):
    """Makes a file newer than everything."""
    os.utime(path, (path.stat().st_atime, path.stat().st_mtime + 60))


def test_a_compiled_build_of_these_sources_runs(package):
    assert built.chosen() == "compiled"
    later(package)  # touched, or checked out again: the same all the same
    assert built.chosen() == "compiled"


def test_sources_that_have_changed_since_run_as_they_are(package):
    package.write_bytes(b"RULE = 2\n")
    later(package)
    assert built.chosen() == "stale"


def test_a_source_that_has_another_name_now_makes_a_build_one_of_other_sources(package):
    package.rename(package.with_name("chapter.py"))
    assert built.chosen() == "stale"


def test_pure_python_runs_where_nothing_is_compiled_or_it_is_asked_for(package, monkeypatch):
    monkeypatch.setenv(built.PURE, "1")
    assert built.chosen() == "pure"
    monkeypatch.setenv(built.PURE, "0")
    assert built.chosen() == "compiled"
    built.MADE_FROM.unlink()
    assert built.chosen() == "pure"


def test_asked_for_pure_python_every_module_comes_from_its_source():
    told = "import sandtable, sandtable.engine.flow as flow; print(sandtable.BUILD, flow.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", told], env={**os.environ, built.PURE: "1"}, capture_output=True, text=True, check=True
    )
    build, file = done.stdout.split()
    assert build == "pure"
    assert file.endswith("flow.py")


def ready(tmp_path, text):
    """A source as the compiler gets it."""
    path = tmp_path / "chapter.py"
    path.write_text(text, encoding="utf-8")
    return rewritten(path, steps_in([path]))


def test_what_nobody_hears_is_not_put_together(tmp_path):
    told = ready(tmp_path, "import math\ndef hit(play, n):\n    play.tell('hit', {'n': n * n})\n")
    assert "if play.heard: play.tell('hit', {'n': n * n})" in told


def test_sets_are_not_made_where_only_their_emptiness_is_asked(tmp_path):
    made = ready(
        tmp_path,
        "import math\n"
        "def f(a, b, c):\n"
        "    if a & b and not (a | c) & ~b:\n"
        "        c &= ~a\n"
        "    return a & b & ~(a & ~c)\n",
    )
    space = {}
    exec(made.replace("from sandtable.engine.spaces import", "from tests.test_compiled import"), space)
    assert "_meets(" in made
    assert "_beyond(" in made
    assert made.count("_minus(") == 3
    for a in range(8):
        for b in range(8):
            for c in range(8):
                kept = c & ~a if a & b and not (a | c) & ~b else c
                assert space["f"](a, b, c) == a & b & ~(a & ~kept)


def minus(members, gone):
    return members & ~gone


def meets(one, other):
    return one & other != 0


def beyond(members, gone):
    return members & ~gone != 0


def listed(members):
    return [number for number in range(members.bit_length()) if members >> number & 1]


def following(members, number):
    return next((one for one in listed(members) if one > number), -1)


def taken(things, members):
    return [things[number] for number in listed(members)]


def picked(things, keys):
    return [things[key] for key in keys]


WALKS = """from sandtable.engine.spaces import each, listed
def walks(members, others, row):
    found = []
    for number in each(
        members & ~others  # a comment (with brackets
    ):
        if number == 2:
            continue
        for other in listed(others): # another
            if other > 3:
                break
            found.append((number, other))
            number += 10
    else_ = [row[one] for one in each(members)]
    for number in each((others)): found.append(number)
    for number in each(members):
        pass
    else:
        found.append("over")
    return found, else_, [row[one] for one in reversed(found[-2:-1])], [row[one] for one in each(members) if one]
"""


def test_walks_over_sets_make_no_lists(tmp_path):
    made = ready(tmp_path, WALKS)
    here = made.replace("from sandtable.engine.spaces import", "from tests.test_compiled import")
    space, plain = {}, {}
    exec(here, space)
    exec(WALKS.replace("from sandtable.engine.spaces import", "from tests.test_compiled import"), plain)
    assert (made.count("= _following("), made.count("= _taken("), made.count("_picked(row")) == (2, 1, 1)
    row = "abcdefghij"
    for members in range(0, 512, 3):
        for others in (0, 1, 6, 31, 136):
            assert space["walks"](members, others, row) == plain["walks"](members, others, row)


each = listed


def test_a_state_is_written_out(tmp_path):
    made = ready(
        tmp_path,
        "class Field(State):\n"
        "    turn: Number\n"
        '    hex: Annotated[Column, By("piece", "space")]\n'
        '    row: Annotated[list[int], RowOf("piece")]\n'
        "    held: Annotated[list[SpaceSet], DERIVED]\n",
    )
    assert "new.turn = self.turn\n" in made
    assert "new.hex = self.hex[:]\n" in made
    assert "return (tuple(self.stack), self.turn, self.hex.tobytes(), tuple(self.row))" in made
    assert "Field.declare({" in made


STEPS = """from msgspec import field
class Going(Step["Game", Field], frozen=True):
    unit: Piece
    spent: Number = 0
class March(Going, frozen=True):
    name = "march"
    origin: Space = field(name="from", default=7)
    @forbids(Go, Stay)
    def why_not(self, game, state, action): return game
    @plays(Go)
    def go(self, play, action): return play
class Halt(Going, frozen=True):
    name = "halt"
"""


def test_a_step_is_written_out(tmp_path):
    noted = {}

    class Base:
        @classmethod
        def take(cls, *what):
            noted[cls.__name__] = what

        def __class_getitem__(cls, item):
            return cls

    kinds = {"Piece": "a piece", "Number": "a number", "Space": "a space", "Go": "go", "Stay": "stay", "Field": None}
    space = {"Step": Base, **kinds}
    made = ready(tmp_path, STEPS)
    exec(made.replace("from sandtable.engine.spaces import", "from tests.test_compiled import"), space)
    march = space["March"](3)
    assert march.remembered() == ("march", 3, 0, 7)
    changed = march.but(spent=5)
    assert type(changed) is space["March"]
    assert changed.remembered() == ("march", 3, 5, 7)
    assert march.remembered() == ("march", 3, 0, 7)
    assert space["Halt"](2, 1).but(unit=4).remembered() == ("halt", 4, 1)
    assert noted["Going"] == ({"unit": "a piece", "spent": "a number"}, {}, {})
    assert noted["March"] == (
        {"from": "a space"},
        {"go": space["March"].why_not, "stay": space["March"].why_not},
        {"go": space["March"].go},
    )


def test_a_game_calls_what_it_is_given(tmp_path):
    made = ready(
        tmp_path,
        "import math\n"
        "class War(SteppedGame):\n"
        "    sheet = printed\n"
        "    scene = picture.scene\n"
        "    flow = FLOW\n"
        "    steps = dict(FLOW)\n",
    )
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass War(SteppedGame):" in made
    assert "def sheet(self, *args: Any) -> Any: return printed(self, *args)" in made
    assert "def scene(self, *args: Any) -> Any: return picture.scene(self, *args)" in made
    assert "flow: ClassVar[Any] = FLOW" in made
    assert "steps: ClassVar[Any] = dict(FLOW)" in made


def test_what_may_be_copied_is_also_made_whole_by_what_is_not_compiled(tmp_path):
    made = ready(tmp_path, "import math\nclass March:\n    __slots__ = ('start',)\n")
    assert "@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)\nclass March:" in made


def test_what_is_worked_out_once_is_kept(tmp_path):
    made = ready(
        tmp_path,
        "from functools import cached_property\n"
        "class Board:\n"
        "    counted = 0\n"
        "    @cached_property\n"
        "    def far(self) -> int:\n"
        "        self.counted += 1\n"
        "        return self.counted\n",
    )
    assert "@mypyc_attr(allow_interpreted_subclasses=True)" in made
    space = {"mypyc_attr": lambda **how: lambda cls: cls}
    exec(made.replace("from sandtable.engine.spaces import", "from tests.test_compiled import"), space)
    board = space["Board"]()
    assert (board.far, board.far, board.counted) == (1, 1, 1)


def test_without_a_compiler_it_is_said_and_everything_works(tmp_path):
    asked = [sys.executable, "-m", "fast", "--jobs", "1", "--check"]
    done = subprocess.run(
        asked, cwd=ROOT, env={**os.environ, "CC": str(tmp_path / "nothing")}, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "not compiled: no C compiler" in done.stderr
    assert "pure Python" in done.stderr
