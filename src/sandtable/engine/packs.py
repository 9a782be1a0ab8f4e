"""Data packs: a game's maps, counters, tables and scenarios as TOML files, each number with its origin.

A pack is a folder. A table in it may say ``origin = "text"`` (printed in the rulebook), ``"reconstructed"`` (made
for this project) or name its keys: ``origin = { cover = "text", los_height = "reconstructed" }``. What says nothing
has the origin of the table around it.
"""

import hashlib
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

TEXT = "text"
RECONSTRUCTED = "reconstructed"
Origin = str | dict[str, str]

T = TypeVar("T")


class PackError(Exception):
    """A pack that cannot be used; the message names file, key and what was expected."""


def read_text(path: Path) -> str:
    """The text of a file of a pack."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise PackError(f"{path.name}: file not found in {path.parent}") from None
    except UnicodeDecodeError as error:
        raise PackError(f"{path.name}: not a TOML file: {error}") from None
    except OSError as error:
        raise PackError(f"{path}: {error.strerror}") from None


def read_toml(path: Path) -> dict[str, Any]:
    """The plain content of a TOML file."""
    return _plain(read_text(path), path.name)


def _plain(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{name}: not a TOML file: {error}") from None


def read_struct(path: Path, kind: type[T]) -> T:
    """A TOML file as a typed struct."""
    return struct_of(read_text(path), kind, path.name)


def struct_of(text: str, kind: type[T], name: str) -> T:
    """The text of a TOML file as a typed struct; ``name`` is what errors call it."""
    try:
        return msgspec.convert(_plain(text, name), kind)
    except msgspec.ValidationError as error:
        raise PackError(f"{name}: {error}") from None


def files_of(folder: Path) -> list[Path]:
    """The files of a pack, in a fixed order."""
    return sorted(path for path in folder.rglob("*.toml") if path.is_file())


def fingerprint(folder: Path) -> str:
    """A hash over all the files of a pack, names included; line endings do not count."""
    total = hashlib.blake2b(digest_size=16)
    for path in files_of(folder):
        total.update(path.relative_to(folder).as_posix().encode() + b"\0")
        total.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()


def values(folder: Path) -> Iterator[tuple[str, str, Any, str]]:
    """Every number and switch of a pack with where it comes from: (file, key, value, origin)."""
    for path in files_of(folder):
        name = path.relative_to(folder).as_posix()
        for key, value, origin in _walk(read_toml(path), "", RECONSTRUCTED):
            yield name, key, value, origin


def _walk(node: Any, key: str, origin: str) -> Iterator[tuple[str, Any, str]]:
    if isinstance(node, dict):
        own = node.get("origin", origin)
        by_key = own if isinstance(own, dict) else {}
        around: str = own if isinstance(own, str) else origin
        for name, value in node.items():
            if name != "origin":
                yield from _walk(value, f"{key}.{name}" if key else name, by_key.get(name, around))
    elif isinstance(node, list):
        for place, value in enumerate(node):
            yield from _walk(value, f"{key}[{place}]", origin)
    elif isinstance(node, bool | int | float):
        yield key, node, origin


def copy_pack(source: Path, target: Path) -> None:
    """A copy of a pack that its owner may correct."""
    if target.exists():
        raise PackError(f"{target} is already there; name a folder that does not exist yet")
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
