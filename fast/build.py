"""Compiles engine and games: the sources are made ready, mypyc turns them into C, the C compiler does the rest."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fast import kernels
from fast.classes import steps_in
from fast.rewrite import rewritten

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "sandtable"
WORK = ROOT / "build" / "fast"
MADE_FROM = PACKAGE / "compiled.json"
#: how hard the C compiler tries; 0 is three times as quick to make, for tests
LEVEL = os.environ.get("SANDTABLE_OPT", "2")
#: the engine is a library, and each game is one: a game that changes is compiled alone
LIBRARY = "sandtable_{}"

#: what every game's flow runs through
ENGINE = ("spaces", "boards", "chance", "flow", "states", "memos", "sight", "odds", "stakes")
#: files of a game that no rule runs through while it is played: they declare, draw, tell or check
ASIDE = (
    "__init__",
    "actions",
    "additions",
    "counters",
    "drafting",
    "goals",
    "outlines",
    "overlay",
    "picture",
    "scenario_check",
    "space_facts",
    "title",
    "verdict",
    "words",
)
ASIDE_BY_NAME = ("bot", "charts", "drawing", "pack")
#: and files of bots that are compiled all the same: what is judged by them is asked for at every answer of every trial
JUDGING = {"kolwezi": ("bot_battery", "bot_eye", "bot_guns", "bot_marches", "bot_staff", "bot_temper")}


class CannotCompile(Exception):
    """What is missing, or what has gone wrong."""


def games() -> list[str]:
    """The games that there are to compile."""
    return sorted(ledger.parent.name for ledger in (PACKAGE / "games").glob("*/ledger.toml"))


def sources(names: Sequence[str]) -> list[Path]:
    """What is compiled: of the engine, and of these games."""
    found = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE]
    for name in names:
        for path in sorted((PACKAGE / "games" / name).glob("*.py")):
            aside = path.stem in ASIDE or path.stem.startswith(ASIDE_BY_NAME)
            if not aside or path.stem in JUDGING.get(name, ()):
                found.append(path)
    return found


def made() -> Iterator[Path]:
    """What a build has laid beside the sources."""
    yield MADE_FROM
    yield from SRC.glob(f"{LIBRARY.format('*')}__mypyc.*")
    for pattern in ("*.so", "*.pyd"):
        yield from PACKAGE.rglob(pattern)


def clean() -> None:
    """Takes the compiled build away: what is left is pure Python."""
    for path in made():
        path.unlink(missing_ok=True)


def compile_all(jobs: int, names: Sequence[str] = ()) -> list[Path]:
    """Compiles all games, or these, in place and tells what was made. Until it is done, pure Python runs."""
    check_tools()
    clean()
    compiled = sources(names or games())
    wanted = {name for path in compiled for name in extensions_of(path)}
    as_libraries([extension for extension in all_as_c() if extension.name in wanted], jobs)
    fingerprints = {path.relative_to(PACKAGE).as_posix(): fingerprint(path.read_bytes()) for path in compiled}
    MADE_FROM.write_text(json.dumps(fingerprints, indent=1) + "\n", encoding="utf-8")
    return list(made())


def all_as_c() -> list[Any]:
    """The C of engine and games: of all of them, so that nobody leaves a game behind that mypyc does not take."""
    tree = WORK / "src"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(
        PACKAGE, tree / "sandtable", ignore=shutil.ignore_patterns("web", "data", "messages", "__pycache__")
    )
    compiled = sources(games())
    steps = {
        folder: steps_in(path for path in compiled if path.parent == folder)
        for folder in {path.parent for path in compiled}
    }
    for path in compiled:
        (tree / path.relative_to(SRC)).write_text(rewritten(path, steps[path.parent]), encoding="utf-8")
    return as_c(tree, [path.relative_to(SRC) for path in compiled])


def extensions_of(path: Path) -> tuple[str, str]:
    """What a source is compiled into: the library that it is in, and the module that opens it there."""
    return f"{LIBRARY.format(path.parent.name)}__mypyc", ".".join(path.relative_to(SRC).with_suffix("").parts)


def fingerprint(source: bytes) -> str:
    """As the package itself takes it when it is loaded."""
    space: dict[str, Any] = {"__file__": str(PACKAGE / "built.py"), "__name__": "built"}
    exec((PACKAGE / "built.py").read_text(encoding="utf-8").partition("#: the build that runs")[0], space)
    found: str = space["fingerprint"](source)
    return found


def check_tools() -> None:
    """Whether there is what a build needs: mypyc, setuptools and a C compiler that finds Python's headers."""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as error:
        raise CannotCompile(f"{error.name} is not installed (pip install 'sandtable[fast]')") from None
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_paths()["include"], sysconfig.get_paths()["platinclude"]]
            compiler.compile([str(probe)], output_dir=folder, include_dirs=include)
        except (CCompilerError, DistutilsError, OSError) as error:
            raise CannotCompile(f"no C compiler that finds Python.h ({error})") from None


def as_c(tree: Path, paths: list[Path]) -> list[Any]:
    """The C of the modules, as extensions to be built; what has not changed stays as it was."""
    from mypyc.build import mypycify

    kernels.register()
    config = WORK / "mypy.ini"
    config.write_text("[mypy]\nstrict = true\nwarn_return_any = false\nwarn_unused_ignores = false\n", encoding="utf-8")
    folders = sorted({path.parent for path in paths})
    said = io.StringIO()
    try:
        with contextlib.chdir(tree), contextlib.redirect_stdout(said):
            extensions: list[Any] = mypycify(
                ["--config-file", str(config), *map(str, paths)],
                opt_level=LEVEL,
                debug_level="0",
                multi_file=True,
                separate=[
                    ([str(path) for path in paths if path.parent == folder], LIBRARY.format(folder.name))
                    for folder in folders
                ],
                target_dir=str(WORK / "c"),
            )
    except SystemExit:
        wrong = [line for line in said.getvalue().splitlines() if "warning:" not in line]
        raise CannotCompile("\n".join(["mypyc does not take these sources", *wrong])) from None
    return extensions


def as_libraries(extensions: list[Any], jobs: int) -> None:
    """Compiles and links the extensions, several files at a time, and lays them beside the sources."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    header = str(kernels.HEADER)
    # libraries hold what they know of one another in a variable that every file declares: it is one and the same
    # what one file of a library calls in another of the same is called directly: nobody else is to see it
    told = ["/FI" + header] if sys.platform == "win32" else ["-w", "-fcommon", "-include", header]
    everywhere = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-plt"]
    command = build_ext(Distribution({"name": "sandtable", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(SRC), str(WORK / f"o{LEVEL}")
    command.ensure_finalized()

    def build_extensions() -> None:
        compiler = command.compiler
        one_by_one = compiler.compile

        def object_of(file: str, how: dict[str, Any]) -> str:
            made: str = compiler.object_filenames([file], output_dir=how["output_dir"])[0]
            known = Path(made)
            newest = max(path.stat().st_mtime for path in (kernels.HEADER, *included(Path(file))))
            if not known.is_file() or known.stat().st_mtime < newest:
                ours = Path(file).name.startswith("__native")  # the others are the compiler's own
                more = [*everywhere, *told] if ours else everywhere
                one_by_one([file], **{**how, "extra_postargs": [*how["extra_postargs"], *more]})
            return made

        def several(files: list[str], **how: Any) -> list[str]:
            largest_first = sorted(files, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(jobs) as pool:
                return list(pool.map(lambda file: object_of(file, how), largest_first))

        command.compiler.compile = several
        build_ext.build_extensions(command)

    command.build_extensions = build_extensions
    try:
        command.run()
    except (BaseError, CCompilerError) as error:
        raise CannotCompile(f"the C compiler does not take what mypyc has made ({error})") from None


def included(file: Path) -> set[Path]:
    """A file of C and all that it includes, and they, of what was made here."""
    found: set[Path] = set()
    waiting = [file]
    while waiting:
        path = waiting.pop()
        if path not in found and path.is_file():
            found.add(path)
            names = re.findall(r'#include [<"](.*?)[>"]', path.read_text(encoding="utf-8"))
            waiting += [folder / name for name in names for folder in (path.parent, WORK / "c")]
    return found
