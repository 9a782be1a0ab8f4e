"""Which build runs: the compiled one, where there is one of these very sources, or pure Python.

``make fast`` lays compiled modules beside their sources, and Python takes those first. Sources that have changed since
are the rules all the same: then everything runs as pure Python, until somebody compiles again. ``SANDTABLE_PURE=1`` in
the environment asks for pure Python.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

HERE = Path(__file__).parent
#: what was compiled, and the fingerprint of what it was compiled from
MADE_FROM = HERE / "compiled.json"
#: asks for pure Python
PURE = "SANDTABLE_PURE"

Build = Literal["compiled", "pure", "stale"]


class _Sources:
    """Finds modules by their sources, whatever has been compiled."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """A module of this package by its source; what has none is for others to find."""
        if not name.startswith("sandtable."):
            return None
        for folder in path or ():
            source = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if source.is_file():
                return spec_from_file_location(name, source)
        return None


def fingerprint(source: bytes) -> str:
    """What changes when a source changes; line ends do not count."""
    return blake2b(source.replace(b"\r\n", b"\n"), digest_size=16).hexdigest()


def chosen() -> Build:
    """Which build this process is to run."""
    if os.environ.get(PURE, "0") not in ("", "0") or not MADE_FROM.is_file():
        return "pure"
    when = MADE_FROM.stat().st_mtime
    for name, then in json.loads(MADE_FROM.read_bytes()).items():
        source = HERE / name
        if not source.is_file():  # it has another name now, or is gone
            return "stale"
        if source.stat().st_mtime > when and fingerprint(source.read_bytes()) != then:
            return "stale"
    return "compiled"


def choose() -> Build:
    """Makes the rest of the package load from the build that is to run."""
    build = chosen()
    if build != "compiled":
        sys.meta_path.insert(0, _Sources)
    return build


#: the build that runs; ``stale`` is pure Python beside a compiled build of other sources
BUILD: Build = choose()
