"""Positions as plain files: any position of any game, written so that a person can read and change it.

A position starts from a scenario and states only what differs::

    game = "colonial"
    scenario = "tel-asra"

    [chance]                 # the dice and cards to come (optional)
    dice = [6, 3]
    exact = true             # and no die beyond these

    [state]
    turn = 3

    [state.units.gov-levy]
    hex = "0404"
    disrupted = true

How each field is written follows from its declaration (see fields.py and states.py); the names of pieces, spaces, cards
and seats come from the game's notation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import tomli_w

from sandtable.engine.chance import Chance, ScriptError
from sandtable.engine.faults import Fault
from sandtable.engine.fields import Kind
from sandtable.engine.spaces import each, has, plus, without
from sandtable.engine.states import State

if TYPE_CHECKING:
    from sandtable.engine.contract import Event, Game
    from sandtable.engine.flow import Step


class PositionError(Fault):
    """A position that cannot be set up; the message names the key and what was expected."""


class Names:
    """The names of one kind of thing, by number; ``special`` names numbers below zero (off the board, waiting …)."""

    def __init__(self, names: Sequence[str], special: Mapping[int, str] | None = None) -> None:
        self.names = names
        self.special = dict(special or {})
        self.numbers = {name: number for number, name in enumerate(names) if name}
        self.numbers |= {name: number for number, name in self.special.items()}

    def name(self, number: int) -> str:
        """The name of a number."""
        return self.special[number] if number < 0 else self.names[number]

    def number(self, name: Any, where: str) -> int:
        """The number of a name."""
        found = self.numbers.get(name) if isinstance(name, str) else None
        if found is None:
            known = list(self.numbers)[:12]
            raise PositionError("position-unknown-name", key=where, value=repr(name), known=known)
        return found


Notation = Mapping[str, Names]


def read_position(path: Path) -> dict[str, Any]:
    """A position from a TOML or JSON file."""
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            data = msgspec.json.decode(text)
        else:
            data = tomllib.loads(text)
    except FileNotFoundError:
        raise PositionError("position-no-file", path=str(path)) from None
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PositionError("position-unread", path=path.name, error=str(error)) from None
    except OSError as error:
        raise PositionError("position-unread", path=str(path), error=error.strerror) from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise PositionError("position-unread", path=path.name, error=PositionError("position-no-game"))
    return data


def describe(game: Game, state: State) -> dict[str, Any]:
    """A position in words: the scenario, and what differs from its start."""
    base = game.deployed(Chance(bytes(32)))
    notation = game.notation()
    written: dict[str, Any] = {}
    units: dict[str, dict[str, Any]] = {}
    pieces = notation["piece"]
    for name, field in state.FIELDS.items():
        now, was = getattr(state, name), getattr(base, name)
        if now == was:
            continue
        if field.index:
            changed = [number for number, (one, other) in enumerate(zip(now, was, strict=True)) if one != other]
            told = {notation[field.index].name(n): _write(notation, field.kind, now[n]) for n in changed}
            if field.by_piece:
                for piece, value in told.items():
                    units.setdefault(piece, {})[name] = value
            else:
                written[name] = told
        elif field.by_piece:
            for number in each(now ^ was):
                units.setdefault(pieces.name(number), {})[name] = has(now, number)
        elif field.shape is list:
            written[name] = [_write(notation, field.kind, value) for value in now]
        else:
            written[name] = _write(notation, field.kind, now)
    if units:
        written["units"] = units
    position: dict[str, Any] = {"game": game.title.name, "scenario": game.scenario}
    if game.options:
        position["options"] = dict(game.options)
    position["steps"] = [_write_step(notation, step) for step in state.stack]
    position["state"] = written
    return position


def _write(notation: Notation, kind: Kind, value: int) -> Any:
    if kind.what == "number":
        return value
    names = notation[kind.what]
    return [names.name(number) for number in each(value)] if kind.many else names.name(value)


def _write_step(notation: Notation, step: Step[Any, Any]) -> dict[str, Any]:
    name, *values = step.remembered()
    memory = zip(step.memory().items(), values, strict=True)
    return {"step": name} | {key: _write(notation, kind, value) for (key, kind), value in memory}


def place(game: Game, position: Mapping[str, Any], key: bytes) -> State:
    """Sets up a written position. Without ``steps`` the game runs on from the start of the scenario's first turn."""
    return begun(game, position, key)[0]


def begun(game: Game, position: Mapping[str, Any], key: bytes) -> tuple[State, list[Event]]:
    """The same, and what happened on the way to the first question: a step that asks nothing runs on."""
    known = {"game", "scenario", "options", "chance", "state", "steps", "seed", "active", "note"}
    for name in position:
        if name not in known:
            raise PositionError("position-unknown-key", key=name, known=sorted(known))
    notation = game.notation()
    state: State = game.deployed(_read_chance(position.get("chance", {}), notation, key))
    _read_state(game, state, position.get("state", {}), notation)
    if "steps" in position:
        state.stack = [_read_step(game, notation, step) for step in _a_list(position["steps"], "steps")]
    with rules_hold(state):
        game.settle(state, position)
        if "steps" in position:
            demand(game.check(state))
        state, events = _run_on(game, state)
        sound(game, state)
    return state, events


def _run_on(game: Game, state: State) -> tuple[State, list[Event]]:
    """Runs to the next question; a position that asks one already is left as it is, with the dice it has."""
    further = state.copy()
    events = game.start(further)
    return (state, []) if further == state else (further, events)


def sound(game: Game, state: State) -> None:
    """Refuses a position in which something is wrong, or somebody is asked what nobody can answer."""
    demand(game.check(state))
    decision = game.pending(state)
    if decision is None:
        if game.result(state) is None:
            raise PositionError("position-no-result", key="steps")
    elif not decision.actions:
        raise PositionError("position-no-answer", key="steps", step=decision.step)


def demand(problems: list[str]) -> None:
    """Refuses a position with problems."""
    if problems:
        raise PositionError("position-impossible", problems="; ".join(problems))


@contextmanager
def rules_hold(state: State) -> Iterator[None]:
    """The rules trust what lies on the table: what they stumble over in a written position is the position's fault."""
    try:
        yield
    except ScriptError as error:
        raise PositionError("position-chance", error=error) from None
    except Fault:
        raise
    except Exception as error:
        step = state.stack[-1].name if state.stack else ""
        raise PositionError("position-breaks", step=step, error=f"{type(error).__name__}: {error}") from error


def _read_chance(written: Any, notation: Notation, key: bytes) -> Chance:
    """The dice and cards to come; ``exact`` forbids to draw any more of a kind than is written down."""
    script = dict(_a_table(written, "chance"))
    exact = script.pop("exact", False)
    if not isinstance(exact, bool):
        raise PositionError("position-expected-flag", key="chance.exact", value=repr(exact))
    return Chance(key, script=_read_script(script, notation), exact=exact)


def _read_script(written: Mapping[str, Any], notation: Notation) -> dict[str, list[int]]:
    script: dict[str, list[int]] = {}
    for kind, values in written.items():
        names = notation.get(kind.removesuffix("s"))
        if kind != "dice" and names is None:
            raise PositionError("position-no-draw", key=f"chance.{kind}", kind=kind)
        if not isinstance(values, list):
            raise PositionError("position-expected-list", key=f"chance.{kind}")
        script[kind] = [_script_value(kind, value, names) for value in values]
    return script


def _script_value(kind: str, value: Any, names: Names | None) -> int:
    if kind != "dice" and names is not None:
        number = names.number(value, f"chance.{kind}")
        if number < 0:
            raise PositionError("position-not-drawn", key=f"chance.{kind}", value=repr(value))
        return number
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError("position-expected-number", key="chance.dice", value=repr(value))
    return value


def _read_state(game: Game, state: State, written: Any, notation: Notation) -> None:
    if not isinstance(written, Mapping):
        raise PositionError("position-expected-table", key="state")
    for name, value in written.items():
        if name == "units":
            _read_units(state, value, notation)
            continue
        field, where = state.FIELDS.get(name), f"state.{name}"
        if field is None or field.by_piece:
            raise PositionError("position-unknown-field", key=where)
        if field.index:
            column = getattr(state, name)
            for key, part in _a_table(value, where).items():
                column[notation[field.index].number(key, where)] = _read(notation, field.kind, part, f"{where}.{key}")
        elif field.shape is list:
            setattr(state, name, [_read(notation, field.kind, part, where) for part in _a_list(value, where)])
        else:
            setattr(state, name, _read(notation, field.kind, value, where))


def _read_units(state: State, written: Any, notation: Notation) -> None:
    known = {name: field for name, field in state.FIELDS.items() if field.by_piece}
    for name, told in _a_table(written, "state.units").items():
        piece = notation["piece"].number(name, "state.units")
        for key, value in _a_table(told, f"state.units.{name}").items():
            where = f"state.units.{name}.{key}"
            if key not in known:
                raise PositionError("position-unknown-key", key=where, known=list(known))
            if known[key].index:
                getattr(state, key)[piece] = _read(notation, known[key].kind, value, where)
            elif not isinstance(value, bool):
                raise PositionError("position-expected-flag", key=where, value=repr(value))
            else:
                setattr(state, key, (plus if value else without)(getattr(state, key), piece))


def _read(notation: Notation, kind: Kind, value: Any, where: str) -> int:
    if kind.what == "number":
        if not isinstance(value, int) or isinstance(value, bool) or not -(1 << 15) <= value < 1 << 15:
            raise PositionError("position-expected-number", key=where, value=repr(value))
        return value
    if not kind.many:
        return notation[kind.what].number(value, where)
    found = 0
    for part in _a_list(value, where):
        number = notation[kind.what].number(part, where)
        if number < 0:
            raise PositionError("position-not-in-list", key=where, value=repr(part))
        found = plus(found, number)
    return found


def _read_step(game: Game, notation: Notation, written: Any) -> Step[Any, Any]:
    table = dict(_a_table(written, "steps"))
    name = table.pop("step", None)
    if not isinstance(name, str) or name not in game.steps:
        raise PositionError("position-unknown-name", key="steps", value=repr(name), known=list(game.steps))
    memory = game.steps[name].memory()
    if set(table) != set(memory):
        raise PositionError("position-expected-keys", key=f"steps.{name}", known=list(memory))
    return game.steps[name](*(_read(notation, kind, table[key], f"steps.{name}.{key}") for key, kind in memory.items()))


def _a_table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError("position-expected-table", key=where)
    return value


def _a_list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError("position-expected-list", key=where)
    return value


def to_toml(position: Mapping[str, Any]) -> str:
    """A position as the text of a TOML file."""
    return tomli_w.dumps(dict(position))
