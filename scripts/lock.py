"""Writes constraints.txt: the versions that Sandtable is tested with, of everything it needs to serve and play.

python scripts/lock.py            # from what is installed here
pip install sandtable -c constraints.txt
"""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "constraints.txt"


def needed() -> dict[str, str]:
    """Everything that is needed, also by what is needed, with the version that is installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [Requirement(line) for line in project["dependencies"]]
    found: dict[str, str] = {}
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in found or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            continue  # for another machine than this
        found[name] = installed.version
        waiting += [
            one
            for one in map(Requirement, installed.requires or [])
            if not one.marker or any(one.marker.evaluate({"extra": extra}) for extra in ("", *wanted.extras))
        ]
    return dict(sorted(found.items()))


def written(found: dict[str, str]) -> str:
    """The file."""
    return "".join(f"{name}=={version}\n" for name, version in found.items())


if __name__ == "__main__":
    LOCK.write_text(written(needed()), encoding="utf-8")
