"""Positions as plain files: any position of any game, written so that a person can read and change it.

A position starts from a scenario and states only what differs::

    game = "colonial"
    scenario = "tel-asra"

    [chance]                 # the dice and cards to come (optional)
    dice = [6, 3]

    [state]
    turn = 3

    [state.units.gov-levy]
    hex = "0404"
    disrupted = true

How each field is written follows from the state's ``FORM``; the names of pieces, spaces, cards and seats come from
the game's notation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import tomli_w

from sandtable.engine.chance import Chance, ScriptError
from sandtable.engine.faults import Fault
from sandtable.engine.spaces import each
from sandtable.engine.states import Frame, State

if TYPE_CHECKING:
    from sandtable.engine.contract import Game


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
    for field, form in state.FORM.items():
        now, was = getattr(state, field), getattr(base, field)
        if now == was:
            continue
        index, _, kind = form.rpartition(">")
        if form == "flag":
            for piece in each(now ^ was):
                units.setdefault(pieces.name(piece), {})[field] = bool(now >> piece & 1)
        elif index == "piece":
            for piece, (one, other) in enumerate(zip(now, was, strict=True)):
                if one != other:
                    units.setdefault(pieces.name(piece), {})[field] = _write(notation, kind, one)
        elif index == "list":
            written[field] = [_write(notation, kind, value) for value in now]
        elif index:
            written[field] = {
                notation[index].name(number): _write(notation, kind, one)
                for number, (one, other) in enumerate(zip(now, was, strict=True))
                if one != other
            }
        else:
            written[field] = _write(notation, kind, now)
    if units:
        written["units"] = units
    position: dict[str, Any] = {"game": game.title.name, "scenario": game.scenario}
    if game.options:
        position["options"] = dict(game.options)
    position["steps"] = [_write_frame(game, notation, frame) for frame in state.stack]
    position["state"] = written
    return position


def _write(notation: Notation, kind: str, value: int) -> Any:
    if kind == "number":
        return value
    if kind.endswith("s") and kind[:-1] in notation:  # a set of them
        return [notation[kind[:-1]].name(number) for number in each(value)]
    return notation[kind].name(value)


def _write_frame(game: Game, notation: Notation, frame: Frame) -> dict[str, Any]:
    form = game.steps[frame[0]].FRAME
    return {"step": frame[0]} | {
        name: _write(notation, kind, value) for (name, kind), value in zip(form.items(), frame[1:], strict=True)
    }


def place(game: Game, position: Mapping[str, Any], key: bytes) -> State:
    """Sets up a written position. Without ``steps`` the game runs on from the start of the scenario's first turn."""
    known = {"game", "scenario", "options", "chance", "state", "steps", "seed", "active", "note"}
    for name in position:
        if name not in known:
            raise PositionError("position-unknown-key", key=name, known=sorted(known))
    notation = game.notation()
    chance = Chance(key, script=_read_script(position.get("chance", {}), notation))
    state: State = game.deployed(chance)
    _read_state(game, state, position.get("state", {}), notation)
    if "steps" in position:
        state.stack = [_read_frame(game, notation, frame) for frame in _a_list(position["steps"], "steps")]
    try:
        game.settle(state, position)
    except ScriptError as error:
        raise PositionError("position-chance", error=error) from None
    problems = game.check(state)
    if problems:
        raise PositionError("position-impossible", problems="; ".join(problems))
    return state


def _read_script(written: Any, notation: Notation) -> dict[str, list[int]]:
    if not isinstance(written, Mapping):
        raise PositionError("position-expected-table", key="chance")
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
    for field, value in written.items():
        if field == "units":
            _read_units(state, value, notation)
            continue
        form = state.FORM.get(field)
        if form is None or form == "flag" or form.startswith("piece>"):
            raise PositionError("position-unknown-field", key=f"state.{field}")
        index, _, kind = form.rpartition(">")
        where = f"state.{field}"
        if index == "list":
            setattr(state, field, [_read(notation, kind, part, where) for part in _a_list(value, where)])
        elif index:
            column = getattr(state, field)
            for name, part in _a_table(value, where).items():
                column[notation[index].number(name, where)] = _read(notation, kind, part, f"{where}.{name}")
        else:
            setattr(state, field, _read(notation, kind, value, where))


def _read_units(state: State, written: Any, notation: Notation) -> None:
    for name, fields in _a_table(written, "state.units").items():
        piece = notation["piece"].number(name, "state.units")
        for field, value in _a_table(fields, f"state.units.{name}").items():
            where = f"state.units.{name}.{field}"
            form = state.FORM.get(field, "")
            if form == "flag":
                if not isinstance(value, bool):
                    raise PositionError("position-expected-flag", key=where, value=repr(value))
                bit = 1 << piece
                setattr(state, field, getattr(state, field) | bit if value else getattr(state, field) & ~bit)
            elif form.startswith("piece>"):
                getattr(state, field)[piece] = _read(notation, form.removeprefix("piece>"), value, where)
            else:
                fields_known = [key for key, kind in state.FORM.items() if kind == "flag" or kind.startswith("piece>")]
                raise PositionError("position-unknown-key", key=where, known=fields_known)


def _read(notation: Notation, kind: str, value: Any, where: str) -> int:
    if kind == "number":
        if not isinstance(value, int) or isinstance(value, bool) or not -(1 << 15) <= value < 1 << 15:
            raise PositionError("position-expected-number", key=where, value=repr(value))
        return value
    if kind.endswith("s") and kind[:-1] in notation:
        found = 0
        for part in _a_list(value, where):
            number = notation[kind[:-1]].number(part, where)
            if number < 0:
                raise PositionError("position-not-in-list", key=where, value=repr(part))
            found |= 1 << number
        return found
    return notation[kind].number(value, where)


def _read_frame(game: Game, notation: Notation, written: Any) -> Frame:
    table = dict(_a_table(written, "steps"))
    name = table.pop("step", None)
    if name not in game.steps:
        raise PositionError("position-unknown-name", key="steps", value=repr(name), known=list(game.steps))
    form = game.steps[name].FRAME
    if set(table) != set(form):
        raise PositionError("position-expected-keys", key=f"steps.{name}", known=list(form))
    return (name, *(_read(notation, kind, table[key], f"steps.{name}.{key}") for key, kind in form.items()))


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
