"""A sweep: the same games with one value of a pack, or one option, set to this and to that."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from sandtable.engine.contract import Title
from sandtable.engine.faults import Fault
from sandtable.engine.options import read
from sandtable.engine.packs import copy_pack, fingerprint, written_file
from sandtable.engine.titles import PackedTitle
from sandtable.lab.simulate import Setting, setting

#: stands for the file of a pack where an option is varied
OPTIONS = "options"
PACKS = "packs"


class NoSuchValue(Fault):
    """A file or a key that a pack does not have, or a game whose values cannot be varied."""


class Varied(msgspec.Struct, frozen=True):
    """What is varied: a key of a file of the pack, or an option; as ``pack show`` writes it."""

    game: str
    file: str
    key: str

    def said(self, value: str) -> str:
        """One of its values, as the rows of its games say it."""
        return f"{self.file}: {self.key} = {value}"


def parted(said: str) -> tuple[str, str]:
    """What was varied, and its value."""
    what, _, value = said.rpartition(" = ")
    return what, value


def in_order(value: str) -> tuple[float, str]:
    """The place of a value among others: numbers by their size, before words."""
    read = read_value(value)
    return (float(read), value) if isinstance(read, int | float) else (inf, value)


def read_value(text: str) -> Any:
    """A value as TOML has it; what is no TOML is a word."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def steps_of(key: str) -> list[str | int]:
    """A key as ``pack show`` writes it, step by step: ``unit[3].figures``."""
    return [int(number) if number else name for number, name in re.findall(r"\[(\d+)\]|([^.\[\]]+)", key)]


def put(table: Any, key: str, value: Any, file: str) -> None:
    """Sets a value that is there; only its own place changes."""
    *way, last = steps_of(key)
    try:
        for step in way:
            table = table[step]
        table[last]  # what is not there cannot be varied
    except (KeyError, IndexError, TypeError):
        raise NoSuchValue("lab-no-value", file=file, key=key) from None
    table[last] = value


def pack_with(title: PackedTitle[Any], what: Varied, value: str, folder: Path) -> Path:
    """A copy of a game's pack with one value changed, in a folder for such copies; made once, and checked."""
    try:
        table = written_file(title.folder, what.file)
    except Fault:
        raise NoSuchValue("lab-no-value", file=what.file, key=what.key) from None
    put(table, what.key, read_value(value), what.file)
    name = sha256(f"{fingerprint(title.folder)} {what.said(value)}".encode()).hexdigest()[:12]
    copy = folder / name
    if not copy.exists():
        half = folder / f"{name}.half"
        shutil.rmtree(half, ignore_errors=True)  # somebody was stopped here
        copy_pack(title.folder, half)
        (half / what.file).write_text(tomli_w.dumps(table), encoding="utf-8")
        half.replace(copy)
    return copy


def settings(
    title: Title,
    what: Varied,
    values: Sequence[str],
    folder: Path,
    scenario: str | None,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Any],
) -> list[Setting]:
    """A run for each value; each is checked before a single game begins."""
    found = []
    for value in values:
        if what.file == OPTIONS:
            pack, switched = None, {**options, **dict([read(title.options(), f"{what.key}={value}")])}
        elif isinstance(title, PackedTitle):
            pack, switched = pack_with(title, what, value, folder / PACKS), dict(options)
        else:
            raise NoSuchValue("lab-no-value", file=what.file, key=what.key)
        one = setting(what.game, scenario, bots, seed, switched, pack)
        found.append(msgspec.structs.replace(one, varied=what.said(value)))
    return found
