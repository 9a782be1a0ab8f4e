"""The ledger of a game: every rule as a numbered entry in our own words, and which tests prove it."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

F = TypeVar("F", bound=Callable[..., Any])

#: Refusals that belong to the table and not to a game's rules.
TABLE_RULES = frozenset(
    {
        "table:over",
        "table:not-asked",
        "table:wrong-seat",
        "table:no-such-seat",
        "table:no-such-piece",
        "table:no-such-space",
        "table:no-way",
        "table:stale",
        "table:malformed",
        "table:undo-nothing",
        "table:undo-sealed",
        "table:undo-other-seat",
        "table:journal",
        "table:script",
    }
)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry: the rule, how to check it, where its numbers come from, and the ruling where the book is unclear.

    ``correction`` says what was changed against the first edition of the ledger, and why. ``waived`` says why a
    rule needs no test, in words a player would accept. ``language`` is the one that rule and ruling are written in:
    English in the ledger itself.
    """

    id: str
    topic: str
    rule: str
    check: str
    data: str
    ruling: str = ""
    correction: str = ""
    waived: str = ""
    language: str = "en"


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a game."""

    game: str
    title: str
    seed: str
    rule: list[Rule]

    def by_id(self) -> dict[str, Rule]:
        """The rules by their id."""
        return {entry.id: entry for entry in self.rule}


def read_ledger(path: Path) -> Ledger:
    """Reads a ledger; two rules with one id are a mistake."""
    ledger = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Ledger)
    if len(ledger.by_id()) != len(ledger.rule):
        ids = [entry.id for entry in ledger.rule]
        raise ValueError(f"{path}: rule ids used twice: {sorted({name for name in ids if ids.count(name) > 1})}")
    return ledger


def rule(*ids: str) -> Callable[[F], F]:
    """Marks a test as proof of these rules: ``@rule("colonial:move-01")``."""

    def mark(test: F) -> F:
        test.rules = (*getattr(test, "rules", ()), *ids)  # type: ignore[attr-defined]
        return test

    return mark


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """Which tests below a folder are marked with which rules."""
    return tests_by_mark(folder, "rule")


def tests_by_option(folder: Path) -> dict[str, list[str]]:
    """Which tests below a folder are marked with which options."""
    return tests_by_mark(folder, "option")


def tests_by_mark(folder: Path, mark: str) -> dict[str, list[str]]:
    """Which tests below a folder bear a mark with which names, read from their source without running them."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test, marks in _tests_in(path, path.stat().st_mtime_ns):
            for name in marks.get(mark, ()):
                found.setdefault(name, []).append(f"{path.relative_to(folder).as_posix()}::{test}")
    return found


@cache
def _tests_in(path: Path, changed: int) -> list[tuple[str, dict[str, list[str]]]]:
    """The tests of a file and the names in their marks; read once, unless the file has changed."""
    found = []
    waiting: list[ast.stmt] = list(reversed(ast.parse(path.read_text(encoding="utf-8")).body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.ClassDef):
            waiting += reversed(node.body)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            found.append((node.name, {mark: _marked(node.decorator_list, mark) for mark in ("rule", "option")}))
    return found


def _marked(decorators: Iterable[ast.expr], mark: str) -> list[str]:
    names: list[str] = []
    for decorator in decorators:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == mark:
            names += [
                arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            ]
    return names


def places_by_rule(folder: Path, ids: Iterable[str]) -> dict[str, list[str]]:
    """Where the code of a game names its rules: file and line."""
    wanted = set(ids)
    word = re.compile(r"[\w.]+(?:-[\w.]+)*")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in set(word.findall(line)) & wanted:
                found.setdefault(name, []).append(f"{path.relative_to(folder).as_posix()}:{number}")
    return found
