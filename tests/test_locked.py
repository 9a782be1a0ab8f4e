"""The versions in constraints.txt are all there, and fit what the project asks for."""

import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from scripts.lock import LOCK, ROOT, needed


def locked() -> dict[str, str]:
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines)


def test_every_dependency_has_its_version():
    assert set(needed()) <= set(locked()), "run python scripts/lock.py"


def test_the_versions_fit_what_is_asked_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = locked()
    for line in project["dependencies"]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(found[canonicalize_name(wanted.name)]), line
