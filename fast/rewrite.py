"""The sources as the compiler wants them: the same rules, with what Python finds out at run time written out.

Every change is one that a machine can make without knowing a rule: to classes (``classes.py``) and to the commonest
expressions about sets, which become calls of what ``kernels.h`` has in C.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from fast import classes
from fast.classes import Steps, name_of
from fast.edits import Edits

#: what the expressions below are called by
SPACES = """

def minus(members: int, gone: int) -> int:
    return members & ~gone


def meets(one: int, other: int) -> bool:
    return one & other != 0


def beyond(members: int, gone: int) -> bool:
    return members & ~gone != 0


def following(members: int, number: int) -> int:
    return first(members >> number + 1 << number + 1)


_Key = TypeVar("_Key", contravariant=True)
_Thing = TypeVar("_Thing", covariant=True)


class Things(Protocol[_Key, _Thing]):
    def __getitem__(self, key: _Key, /) -> _Thing: ...


def taken(things: Things[int, _Thing], members: int) -> list[_Thing]:
    return [things[number] for number in listed(members)]


def picked(things: Things[_Key, _Thing], keys: Iterable[_Key]) -> list[_Thing]:
    return [things[key] for key in keys]
"""
SETS = """from sandtable.engine.spaces import (
    beyond as _beyond, following as _following, listed as _listed, meets as _meets, minus as _minus,
    picked as _picked, taken as _taken,
)"""
MARKS = """from typing import TYPE_CHECKING as _T, Any, ClassVar, Final, Protocol, Self
if _T:
    from mypy_extensions import mypyc_attr"""
LATER = "from __future__ import annotations"


def rewritten(path: Path, steps: Steps) -> str:
    """A source file as the compiler wants it; ``steps`` are those of its game."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    edits = Edits(text)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            classes.rewrite(node, steps, edits, text)
    _constants(tree, edits)
    imported = [MARKS]
    if path.name == "spaces.py":
        edits.insert(edits.starts[-1], SPACES)
    else:
        _expressions(tree, edits, text, _walks(tree, edits))
        imported.append(SETS)
    if path.name == "flow.py":
        imported.append(classes.imports_of_steps())
    edits.insert(_behind_imports(tree, edits), "\n" + "\n".join(imported) + "\n")
    if LATER not in text:
        edits.insert(edits.end(tree.body[0]) if ast.get_docstring(tree) else 0, f"\n{LATER}\n")
    return edits.done()


def _behind_imports(tree: ast.Module, edits: Edits) -> int:
    """Where one more import may stand: behind the last, or behind what the file says of itself."""
    last = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)][-1:] or tree.body[:1]
    return edits.end(last[0])


def _constants(tree: ast.Module, edits: Edits) -> None:
    """What is written in capitals never changes: it is put in place, or looked up once, and not by name every time."""
    for node in tree.body:
        if not isinstance(node, ast.Assign) or len(node.targets) > 1:
            continue
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Name) and _constant(target) and not isinstance(value, ast.Subscript):
            edits.insert(edits.end(target), ": Final")
        elif isinstance(target, ast.Tuple) and all(_constant(name) for name in target.elts):
            names = [ast.unparse(name) for name in target.elts]
            given = [str(number) for number in range(len(names))]
            if isinstance(value, ast.Tuple):
                given = [ast.unparse(part) for part in value.elts]
            elif ast.unparse(value) != f"range({len(names)})":
                continue
            edits.replace(node, "; ".join(f"{name}: Final = {part}" for name, part in zip(names, given, strict=True)))


def _constant(name: ast.expr) -> bool:
    return isinstance(name, ast.Name) and len(name.id) > 1 and name.id.isupper()


def _walks(tree: ast.Module, edits: Edits) -> set[int]:
    """A walk over a set goes from each member to the next, and things are taken from a row in one go: no list is made.

    Tells which expressions were taken apart for it.
    """
    done = set()
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node): node for function in functions for node in ast.walk(function)}
    for number, node in enumerate(inside.values()):
        if isinstance(node, ast.For):
            members = _set_walked(node.iter)
            if members and isinstance(node.target, ast.Name) and not node.orelse and _stands_alone(node):
                _member_by_member(node, node.target.id, members, number, edits)
                done.add(id(node.iter))
        elif isinstance(node, ast.ListComp) and len(node.generators) == 1 and _is_from_a_row(node, node.generators[0]):
            _from_a_row(node, node.generators[0].iter, edits)
            done.add(id(node.generators[0].iter))
    return done


def _set_walked(walk: ast.expr) -> ast.expr | None:
    """The set that is walked over, if it is one."""
    if isinstance(walk, ast.Call) and name_of(walk.func) in ("each", "listed") and isinstance(walk.func, ast.Name):
        return walk.args[0]
    return None


def _stands_alone(node: ast.For) -> bool:
    """Whether what is done for each begins on a line of its own."""
    return node.body[0].lineno > (node.iter.end_lineno or 0)


def _member_by_member(node: ast.For, name: str, members: ast.expr, number: int, edits: Edits) -> None:
    out, in_ = " " * node.col_offset, " " * node.body[0].col_offset
    lines = [
        ")",
        f"{out}_at_{number} = -1",
        f"{out}while True:",
        f"{in_}_at_{number} = _following(_in_{number}, _at_{number})",
        f"{in_}if _at_{number} < 0: break",
        f"{in_}{name} = _at_{number}",
    ]
    edits.between(edits.start(node), edits.start(members), f"_in_{number} = (")
    edits.between(edits.end(members), edits.starts[node.iter.end_lineno or 0], "\n".join([*lines, ""]))


def _is_from_a_row(node: ast.ListComp, walk: ast.comprehension) -> bool:
    """Whether it is ``[row[number] for number in …]``."""
    taken = node.elt
    if not isinstance(taken, ast.Subscript) or walk.ifs or not isinstance(walk.target, ast.Name):
        return False
    row = taken.value
    while isinstance(row, ast.Attribute):
        row = row.value
    by_number = isinstance(taken.slice, ast.Name) and taken.slice.id == walk.target.id
    return by_number and isinstance(row, ast.Name) and row.id != walk.target.id


def _from_a_row(node: ast.ListComp, walk: ast.expr, edits: Edits) -> None:
    assert isinstance(node.elt, ast.Subscript)
    members = _set_walked(walk)
    numbers = members or walk
    called = "_taken" if members else "_picked"
    edits.between(edits.start(node), edits.start(numbers), f"{called}({ast.unparse(node.elt.value)}, (")
    edits.between(edits.end(numbers), edits.end(node), "))")


def _expressions(tree: ast.Module, edits: Edits, text: str, done: set[int]) -> None:
    """Sets: ``a & ~b`` in one go, none made where only its being empty is asked. What nobody hears is not said."""
    asked = {id(test) for node in ast.walk(tree) for test in _tests(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
            if _inverted(node.right):
                _called(node, "_beyond" if id(node) in asked else "_minus", edits)
            elif id(node) in asked:
                _called(node, "_meets", edits)
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.BitAnd) and _inverted(node.value):
            target = ast.get_source_segment(text, node.target)
            edits.between(edits.end(node.target), edits.start(node.value) + 1, f" = _minus({target}, ")
            edits.insert(edits.end(node), ")")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "each":
            if id(node) not in done:
                edits.replace(node.func, "_listed")
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Attribute) and called.attr == "tell":
                edits.insert(edits.start(node), f"if {ast.unparse(called.value)}.heard: ")


def _inverted(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert)


def _called(node: ast.BinOp, name: str, edits: Edits) -> None:
    """Makes ``left & right`` (or ``left & ~right``) a call."""
    sign = edits.text.encode().index(b"&", edits.end(node.left))
    edits.insert(edits.start(node), f"{name}(")
    edits.between(sign, sign + 1, ",")
    if name != "_meets":
        wave = edits.start(node.right)
        edits.between(wave, wave + 1, "")
    edits.insert(edits.end(node), ")")


def _tests(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions of which only the truth is asked."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from _parts(node.test)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _parts(test)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield from _parts(node.operand)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "bool" and node.args:
        yield from _parts(node.args[0])


def _parts(test: ast.expr) -> Iterator[ast.expr]:
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield from _parts(value)
    else:
        yield test
