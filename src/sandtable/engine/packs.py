"""Data packs: a game's maps, counters, tables and scenarios as TOML files, each number with its origin.

A pack is a folder. A table in it may say ``origin = "text"`` (printed in the rulebook), ``"reconstructed"`` (made
for this project) or name its keys: ``origin = { cover = "text", los_height = "reconstructed" }``. What says nothing
has the origin of the table around it. What may stand in a file is declared in a struct (``pack_terms``).
"""

import hashlib
import re
import shutil
import tomllib
from collections.abc import Collection, Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import PackError as PackError
from sandtable.engine.pack_problems import refuse
from sandtable.engine.pack_terms import RECONSTRUCTED as RECONSTRUCTED
from sandtable.engine.pack_terms import TEXT as TEXT
from sandtable.engine.pack_walk import Walk

#: the files of a pack: a name, or a pattern such as ``maps/*.toml``, and what is in them
Files = Mapping[str, type]

#: the file of a pack that only says what its map looks like
DRAWING = "drawing.toml"

T = TypeVar("T")


class OtherPack(PackError):
    """A game that was played with another pack than the one at hand."""


# Reading


def read_text(path: Path, name: str = "") -> str:
    """The text of a file of a pack; ``name`` is what errors call it."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise PackError("pack-file-missing", file=name or path.name, folder=str(path.parent)) from None
    except UnicodeDecodeError:
        raise PackError("pack-not-text", file=name or path.name) from None
    except OSError as error:
        raise PackError("pack-file-unread", file=str(path), error=error.strerror or str(error)) from None


def _plain(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nestings that nobody can mean
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = place.groups() if place else (str(len(text.splitlines())), "1")
        raise PackError("pack-not-toml", file=name, line=line, column=column) from None


def read_struct(path: Path, kind: type[T]) -> T:
    """A TOML file as a typed struct."""
    return struct_of(read_text(path), kind, path.name)


def struct_of(text: str, kind: type[T], name: str) -> T:
    """The text of a TOML file as a typed struct; ``name`` is what errors call it."""
    data, walk = _plain(text, name), Walk()
    walk.through(name, kind, data)
    refuse(walk.problems)
    return msgspec.convert(data, kind)


class Pages:
    """The files of a pack, read and checked against what they may hold."""

    def __init__(self, folder: Path, files: Files) -> None:
        if not folder.is_dir():
            raise PackError("pack-no-folder", folder=str(folder))
        self.problems: list[Message] = [*_missing(folder, files), *_unknown(folder, files)]
        plain = dict(self._read(folder, files))
        walk = Walk()
        for name, data in plain.items():
            walk.through(name, kind_of(name, files), data)
        if not self.problems:  # who refers to a file that cannot be read is not to blame
            walk.resolve()
        refuse(self.problems + walk.problems)
        self._names = walk.names
        self._structs: dict[str, Any] = {
            name: msgspec.convert(data, kind_of(name, files)) for name, data in plain.items()
        }

    def _read(self, folder: Path, files: Files) -> Iterator[tuple[str, dict[str, Any]]]:
        for path in files_of(folder):
            name = path.relative_to(folder).as_posix()
            if any(_fits(name, pattern) for pattern in files):
                try:
                    yield name, _plain(read_text(path, name), name)
                except PackError as error:
                    self.problems += error.problems

    def one(self, kind: type[T]) -> T:
        """The only file of its kind."""
        (found,) = self.every(kind).values()
        return found

    def every(self, kind: type[T]) -> dict[str, T]:
        """All files of a kind by their names."""
        return {name: found for name, found in self._structs.items() if isinstance(found, kind)}

    def another(self, data: dict[str, Any], kind: type[T], name: str) -> T:
        """One more file, which may refer to everything in this pack."""
        walk = Walk(self._names)
        walk.through(name, kind, data)
        walk.resolve()
        refuse(walk.problems)
        return msgspec.convert(data, kind)


def kind_of(name: str, files: Files) -> type:
    """What is in a file."""
    return next(kind for pattern, kind in files.items() if _fits(name, pattern))


def are_all(files: Files, there: Collection[str]) -> bool:
    """Whether files with these names are what a pack consists of: none is missing, and none too many."""
    needed = all(any(_fits(name, pattern) for name in there) for pattern in files)
    return needed and all(any(_fits(name, pattern) for pattern in files) for name in there)


def _fits(name: str, pattern: str) -> bool:
    return name.count("/") == pattern.count("/") and fnmatchcase(name, pattern)


def _missing(folder: Path, files: Files) -> Iterator[Message]:
    there = [path.relative_to(folder).as_posix() for path in files_of(folder)]
    for pattern in files:
        if not any(_fits(name, pattern) for name in there):
            yield Message("pack-file-missing", {"file": pattern, "folder": str(folder)})


def _unknown(folder: Path, files: Files) -> Iterator[Message]:
    for path in files_of(folder):
        name = path.relative_to(folder).as_posix()
        if not any(_fits(name, pattern) for pattern in files):
            yield Message("pack-file-unknown", {"file": name, "known": list(files)})


# What a pack is


def files_of(folder: Path) -> list[Path]:
    """The files of a pack, in a fixed order."""
    return sorted(path for path in folder.rglob("*.toml") if path.is_file())


def fingerprint(folder: Path) -> str:
    """A hash over the files of a pack, names included; neither line endings count nor what is only drawn."""
    total = hashlib.blake2b(digest_size=16)
    for path in files_of(folder):
        if path.name == DRAWING:
            continue
        total.update(path.relative_to(folder).as_posix().encode() + b"\0")
        total.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()


def schema(kind: type) -> dict[str, Any]:
    """The JSON schema of a file of a pack, for editors that check while one writes."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(kind)}


def values(folder: Path) -> Iterator[tuple[str, str, Any, str]]:
    """Every number and switch of a pack with where it comes from: (file, key, value, origin)."""
    for path in files_of(folder):
        name = path.relative_to(folder).as_posix()
        for key, value, origin in _walk(_plain(read_text(path), name), "", RECONSTRUCTED):
            yield name, key, value, origin


def written_file(folder: Path, name: str) -> dict[str, Any]:
    """A file of a pack as it is written."""
    return _plain(read_text(folder / name, name), name)


def origin_within(table: Mapping[str, Any], key: str, around: str) -> str:
    """Where the value of a key comes from, in a table that stands inside another of this origin."""
    own = table.get("origin", around)
    found: str = own.get(key, around) if isinstance(own, dict) else own
    return found


def _walk(node: Any, key: str, origin: str) -> Iterator[tuple[str, Any, str]]:
    if isinstance(node, dict):
        for name, value in node.items():
            if name != "origin":
                yield from _walk(value, f"{key}.{name}" if key else name, origin_within(node, name, origin))
    elif isinstance(node, list):
        for place, value in enumerate(node):
            yield from _walk(value, f"{key}[{place}]", origin)
    elif isinstance(node, bool | int | float):
        yield key, node, origin


def copy_pack(source: Path, target: Path) -> None:
    """A copy of a pack that its owner may correct."""
    if target.exists():
        raise PackError("pack-there", folder=str(target))
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
