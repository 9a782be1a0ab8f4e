"""Habits that the code of the games keeps: names for memory and sets, dispatch by type."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "sandtable"
#: files whose hot loops may use raw bits, each with what was measured
RAW = tomllib.loads((Path(__file__).parent / "raw_bits.toml").read_text(encoding="utf-8"))["file"]
GAMES = sorted((SOURCES / "games").rglob("*.py"))


def named(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    yield from (
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)
    )


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_no_memory_by_position(path):
    """A step's memory has names: nobody reads ``frame[3]`` or ``stack[-1][2]``."""
    found = re.findall(r"\bframe\[\d+\]|stack\[[^\]]*\]\[[^\]]*\]", path.read_text(encoding="utf-8"))
    assert found == []


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_no_chain_of_types(path):
    """What differs by type has a method or a line of a table for each: at most two questions for it in a function."""
    for function in functions(path):
        asked = Counter(
            ast.unparse(node.args[0])
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"
        )
        assert not [subject for subject, times in asked.items() if times > 2], f"{function.name}: {asked}"


def raw_bits(path: Path) -> list[str]:
    """Where a file tests or makes sets by hand instead of by name."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.BinOp):
            continue
        one = isinstance(node.right, ast.Constant) and node.right.value == 1
        tested = isinstance(node.op, ast.BitAnd) and one and isinstance(node.left, ast.BinOp)
        tested = tested and isinstance(node.left.op, ast.RShift)
        made = isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant) and node.left.value == 1
        made = made and not isinstance(node.right, ast.Constant)
        if tested or made:
            found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("path", [path for path in sorted(SOURCES.rglob("*.py")) if named(path) not in RAW], ids=named)
def test_sets_are_used_by_name(path):
    assert raw_bits(path) == []


@pytest.mark.parametrize("name", sorted(RAW))
def test_an_exception_is_needed_and_says_what_was_measured(name):
    assert raw_bits(SOURCES / name)
    assert len(RAW[name]) > 15


def test_every_game_of_ours_stands_in_the_import_contracts():
    project = tomllib.loads((SOURCES.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    ours = {f"sandtable.games.{path.parent.name}" for path in (SOURCES / "games").glob("*/ledger.toml")}
    named_there = [set(one.get("modules", one.get("forbidden_modules", ()))) for one in contracts]
    assert sum(ours <= games for games in named_there) == 2
