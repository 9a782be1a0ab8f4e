"""Classes as the compiler wants them: what Python finds out at run time, or msgspec in its own ways, is written out.

- A state gets its copy and its key as straight lines, and hands its declaration to the engine.
- A step becomes a class of its own (``step.py``): what it remembers are its attributes, and it says itself which of its
  methods are for which answers.
- A game's ``derive = pieces.derive`` becomes a method that calls it, its tables become variables of the class.
- Other structs and named tuples keep their annotations as text, as the compiler drops what types are annotated with.
- What is worked out once (``cached_property``) gets an attribute that it is kept in.
- Classes that an installed game may build on, or that are copied, say so.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fast.edits import Edits

#: what installed games, tests and the rest of the house build on, beside the games themselves
OPEN = {"State", "SteppedGame", "Chance", "Board", "AreaMap", "HexGrid", "Play", "Step"}
#: the members of a step where it is compiled
STEP = Path(__file__).parent / "step.py"


class Remembered(NamedTuple):
    """A field of a step: its name, its type, what it holds where nothing is given, its name when written down."""

    name: str
    hint: str
    default: str
    written: str


class StepClass(NamedTuple):
    """A step as it is declared."""

    base: str
    own: list[Remembered]


#: the steps of a game by the names of their classes
Steps = Mapping[str, StepClass]


def steps_in(paths: Iterable[Path]) -> Steps:
    """The steps declared in the files of a game, whatever the order."""
    classes = [
        (node, text)
        for path in paths
        for text in [path.read_text(encoding="utf-8")]
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and len(node.bases) == 1 and node.keywords
    ]
    found: dict[str, StepClass] = {}
    while True:
        known = {"Step", *found}
        more = [one for one in classes if one[0].name not in known and name_of(one[0].bases[0]) in known]
        if not more:
            return found
        for node, text in more:
            own = [_remembered(field, text) for field in _fields(node)]
            found[node.name] = StepClass(name_of(node.bases[0]), own)


def _remembered(field: ast.AnnAssign, text: str) -> Remembered:
    assert isinstance(field.target, ast.Name)
    name, hint, value = field.target.id, _source(field.annotation, text), field.value
    if isinstance(value, ast.Call):  # msgspec.field(name=…)
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in value.keywords}
        return Remembered(name, hint, given.get("default", ""), ast.literal_eval(given["name"]))
    return Remembered(name, hint, "" if value is None else ast.unparse(value), name)


def rewrite(node: ast.ClassDef, steps: Steps, edits: Edits, text: str) -> None:
    """A class of a file."""
    bases = {name_of(base) for base in node.bases}
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and [name_of(mark) for mark in part.decorator_list] == ["cached_property"]:
            _kept(part, edits)
    if "type" in bases:
        edits.replace(node, "")
        return
    if node.name == "Step":
        _base_of_steps(node, edits)
    elif node.name in steps:
        _step(node, steps, edits)
    elif "State" in bases:
        _state(node, edits, text)
    elif "SteppedGame" in bases:
        _game(node, edits)
    elif node.name == "State":
        _header(node, f"class {node.name}:", edits)
    elif node.keywords or "NamedTuple" in bases:
        _as_text(node, edits, text)
    mark = _mark(node)
    if mark:
        edits.insert(edits.at(node.lineno, 0), f"@mypyc_attr({mark})\n")


def _mark(node: ast.ClassDef) -> str:
    """What the compiler is told of a class: that others build on it, or that it is a small thing that may be copied."""
    if node.name in OPEN or "SteppedGame" in {name_of(base) for base in node.bases}:
        return "allow_interpreted_subclasses=True"
    slots = [part for part in node.body if isinstance(part, ast.Assign) and name_of(part.targets[0]) == "__slots__"]
    # one that may be copied is made without __init__ where interpreted code calls it, unless others may build on it
    return "serializable=True, allow_interpreted_subclasses=True" if slots and not node.bases else ""


def _header(node: ast.ClassDef, new: str, edits: Edits) -> None:
    """Another first line; it may stand on several."""
    last = [*node.bases, *(keyword.value for keyword in node.keywords)][-1]
    assert last.end_lineno is not None
    edits.between(edits.at(node.lineno, 0), edits.starts[last.end_lineno], new + "\n")


def _as_text(node: ast.ClassDef, edits: Edits, text: str) -> None:
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            edits.replace(part.annotation, repr(_source(part.annotation, text)))
    _class_variables(node, edits, quoted='"')


def _class_variables(node: ast.ClassDef, edits: Edits, quoted: str = "") -> None:
    """What is assigned in a class belongs to the class: it says so."""
    for part in node.body:
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
            kind = "str" if isinstance(part.value, ast.Constant) and isinstance(part.value.value, str) else "Any"
            place = edits.at(part.lineno, part.targets[0].end_col_offset or 0)
            edits.insert(place, f": {quoted}ClassVar[{kind}]{quoted}")


# States


def _state(node: ast.ClassDef, edits: Edits, text: str) -> None:
    """Copy and key in straight lines."""
    names: list[tuple[str, str, bool]] = []
    hints = []
    for field in _fields(node):
        assert isinstance(field.target, ast.Name)
        written = _source(field.annotation, text)
        shape = "list" if "list[" in written else "array" if "Column" in written else "int"
        names.append((field.target.id, shape, "DERIVED" in written))
        hints.append(f'"{field.target.id}": {written}')
    copies = [f"        new.{name} = self.{name}{'' if shape == 'int' else '[:]'}" for name, shape, _ in names]
    how = {"int": "self.{}", "array": "self.{}.tobytes()", "list": "tuple(self.{})"}
    keys = ", ".join(how[shape].format(name) for name, shape, derived in names if not derived)
    lines = [
        f"    def copy(self) -> {node.name}:",
        f"        new = {node.name}()",
        *copies,
        "        new.stack = self.stack[:]",
        "        new.chance = self.chance.copy()",
        "        new.pending = self.pending",
        "        return new",
        "    def key(self) -> tuple[object, ...]:",
        f"        return (tuple(self.stack), {keys})",
        f"{node.name}.declare({{{', '.join(hints)}}})",
    ]
    _behind(node, lines, edits)


# Steps


def _base_of_steps(node: ast.ClassDef, edits: Edits) -> None:
    """Its members for a compiled step in place of those of a struct, and what they call."""
    text = STEP.read_text(encoding="utf-8")
    module = ast.parse(text)
    here = next(part for part in module.body if isinstance(part, ast.ClassDef))
    lines = text.splitlines()
    declared = {name_of(part.target) for part in node.body if isinstance(part, ast.AnnAssign)}
    given = {_called(part): part for part in here.body if _called(part)}
    _header(node, "class Step(Generic[G, S]):", edits)
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and (part.name in given or part.name == "but"):
            edits.take_out(part)
    members = [lines[_first_line(part) - 1 : part.end_lineno] for name, part in given.items() if name not in declared]
    behind = lines[here.end_lineno or 0 :]
    _behind(node, [line for member in [*members, behind] for line in ["", *member]], edits)


def imports_of_steps() -> str:
    """What the members of a compiled step need."""
    found = []
    for part in ast.parse(STEP.read_text(encoding="utf-8")).body:
        known = isinstance(part, ast.ImportFrom) and part.module in ("__future__", "sandtable.engine.flow")
        if isinstance(part, ast.Import | ast.ImportFrom) and not known:
            found.append(ast.unparse(part))
    return "\n".join(found)


def _called(part: ast.stmt) -> str:
    """The name that a member of a class is called by."""
    if isinstance(part, ast.FunctionDef):
        return part.name
    return name_of(part.target) if isinstance(part, ast.AnnAssign) else ""


def _first_line(part: ast.stmt) -> int:
    """The first line of a member, its marks included."""
    marks = part.decorator_list if isinstance(part, ast.FunctionDef) else []
    return min([part.lineno, *(mark.lineno for mark in marks)])


def _step(node: ast.ClassDef, steps: Steps, edits: Edits) -> None:
    """A class of its own: made from what it remembers, which are numbers all of them; which methods are for what."""
    _header(node, f"class {node.name}({ast.unparse(node.bases[0])}):", edits)
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and part.value is not None and "ClassVar" not in ast.dump(part.annotation):
            edits.between(edits.end(part.annotation), edits.end(part), "")
    _class_variables(node, edits)
    base, own = steps[node.name]
    known = list(own)
    while base in steps:
        known = steps[base].own + known
        base = steps[base].base
    lines: list[str] = []
    if own:
        given = ", ".join(f"{one.name}: int{f' = {one.default}' if one.default else ''}" for one in known)
        lines += [f"    def __init__(self, {given}) -> None:"]
        lines += [f"        self.{one.name} = {one.name}" for one in known]
        told = ", ".join(f"self.{one.name}" for one in known)
        lines += ["    def remembered(self) -> tuple[Any, ...]:", f"        return (self.name, {told})"]
    if known:
        changes = ", ".join(f"{one.name}: int | None = None" for one in known)
        new = ", ".join(f"self.{one.name} if {one.name} is None else {one.name}" for one in known)
        lines += [f"    def but(self, *, {changes}) -> Self:"]
        lines += [f"        new: Any = {node.name}({new})", "        return new"]
    memory = ", ".join(f"{one.written!r}: {one.hint}" for one in own)
    checks, deeds = (", ".join(_marked(node, mark, edits)) for mark in ("forbids", "plays"))
    lines += [f"{node.name}.take({{{memory}}}, {{{checks}}}, {{{deeds}}})"]
    _behind(node, lines, edits)


def _marked(node: ast.ClassDef, mark: str, edits: Edits) -> Iterator[str]:
    """Which methods bear a mark, by the kinds of answers that it names; the mark is taken off."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            for call in part.decorator_list:
                if isinstance(call, ast.Call) and name_of(call.func) == mark:
                    edits.between(edits.starts[call.lineno - 1], edits.starts[call.end_lineno or 0], "")
                    yield from (f"{ast.unparse(kind)}: {node.name}.{part.name}" for kind in call.args)


# Games


def _game(node: ast.ClassDef, edits: Edits) -> None:
    for part in node.body:
        if not isinstance(part, ast.Assign) or not isinstance(part.targets[0], ast.Name):
            continue
        name, value = part.targets[0].id, part.value
        if isinstance(value, ast.Attribute) or (isinstance(value, ast.Name) and value.id.islower()):
            called = ast.unparse(value)
            edits.replace(part, f"def {name}(self, *args: Any) -> Any: return {called}(self, *args)")
        else:
            assert part.targets[0].end_col_offset is not None
            kind = "tuple[str, ...]" if name == "seats" else "ClassVar[Any]"
            edits.insert(edits.at(part.lineno, part.targets[0].end_col_offset), f": {kind}")


# What they have in common


def _kept(method: ast.FunctionDef, edits: Edits) -> None:
    """What is worked out once is kept: to the compiler a cached property is one like any other."""
    assert method.returns is not None
    name, kind = method.name, ast.unparse(method.returns)
    lines = [
        f"    _kept_{name}: {kind} | None = None",
        "    @property",
        f"    def {name}(self) -> {kind}:",
        f"        if self._kept_{name} is None:",
        f"            self._kept_{name} = self._made_{name}()",
        f"        return self._kept_{name}",
        "",
    ]
    mark = method.decorator_list[0]
    edits.between(edits.starts[mark.lineno - 1], edits.starts[mark.lineno], "\n".join(lines))
    edits.insert(edits.at(method.lineno, method.col_offset + len("def ")), "_made_")


def _behind(node: ast.ClassDef, lines: list[str], edits: Edits) -> None:
    """Lines behind the last of a class."""
    edits.insert(edits.starts[node.end_lineno or 0], "\n".join(["", *lines, ""]))


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and "ClassVar" not in ast.dump(part.annotation):
            yield part


def _source(node: ast.expr, text: str) -> str:
    return " ".join((ast.get_source_segment(text, node) or "").split())


def name_of(base: ast.expr) -> str:
    """What a base, mark or target is called."""
    inner = base.value if isinstance(base, ast.Subscript) else base
    return inner.attr if isinstance(inner, ast.Attribute) else getattr(inner, "id", "")
