"""``sandtable print``: a game to be cut out and played on a real table, drawn as the browser draws it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from glob import glob
from pathlib import Path
from time import monotonic, sleep
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from sandtable.commands.opening import GameName, Language
from sandtable.commands.output import Mistake, out, writing
from sandtable.commands.speech import say
from sandtable.games import shelf

#: browsers that print to a file when they are asked to, by the names that they are started with
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
#: and where they lie on a Mac and on Windows
PLACES = (
    "/Applications/Google*Chrome.app/Contents/MacOS/Google*Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft*Edge.app/Contents/MacOS/Microsoft*Edge",
    "C:/Program*/Google/Chrome/Application/chrome.exe",
    "C:/Program*/Microsoft/Edge/Application/msedge.exe",
)
#: names another browser
BROWSER = "SANDTABLE_BROWSER"
#: seconds until the server answers, and until the browser has printed
STARTS, PRINTS = 60, 300
#: on a busy machine a browser may print before the sheets are there: then it is asked again
TRIES = 4
#: a page in the files that browsers write
PAGE = re.compile(rb"/Type\s*/Page\b")


class Size(StrEnum):
    """Sizes of paper."""

    A4 = "a4"
    LETTER = "letter"


def print_game(
    game: GameName,
    pdf: Annotated[Path, typer.Option("--pdf", metavar="FILE", help=say("option-pdf"))],
    scenario: Annotated[
        str | None, typer.Option("--scenario", "-s", metavar="NAME", help=say("option-scenario"))
    ] = None,
    paper: Annotated[Size, typer.Option("--paper", help=say("option-paper"))] = Size.A4,
    lang: Language = "",
) -> None:
    """Writes a game as sheets to be printed."""
    title = shelf.title(game)
    wanted = scenario or title.scenarios()[0]
    title.open(wanted)
    if wanted not in title.scenarios():
        raise Mistake("mistake-print-scenario", scenario=wanted, known=", ".join(title.scenarios()))
    browser = found()
    with writing(pdf) as file, tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "saves") as address:
        drawn = Path(folder) / "game.pdf"
        for _ in range(TRIES):
            draw(browser, f"{address}#/paper/{game}/{wanted}/{paper}", drawn, Path(folder), lang)
            if pages(drawn) > 1:
                break
        else:
            raise Mistake("mistake-not-printed", error=say("mistake-printed-too-early"))
        file.write(drawn.read_bytes())
    out.print(say("printed", file=str(pdf)), markup=False)


def found() -> str:
    """A browser of this machine that can print to a file."""
    named = os.environ.get(BROWSER)
    placed = [place for pattern in PLACES for place in glob(pattern)]
    for name in [named] if named else [*BROWSERS, *placed]:
        if path := shutil.which(name):
            return path
    raise Mistake("mistake-no-browser", variable=BROWSER)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The table's own server at a free port of this machine, as long as it is needed."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(port), "--folder", str(folder), "--no-browser"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}/"
    try:
        wait_for(server, address)
        yield address
    finally:
        server.terminate()
        server.wait()


def wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    """Until it answers."""
    end = monotonic() + STARTS
    while True:
        try:
            urlopen(address, timeout=STARTS).close()
            return
        except URLError as error:
            if server.poll() is not None or monotonic() > end:
                raise Mistake("mistake-not-printed", error=str(error.reason)) from None
            sleep(0.05)


def pages(drawn: Path) -> int:
    """How many pages were printed: every game has several, and what waits for them has one."""
    return len(PAGE.findall(drawn.read_bytes()))


def draw(browser: str, page: str, drawn: Path, folder: Path, lang: str) -> None:
    """Lets the browser print a page to a file."""
    rooted = hasattr(os, "geteuid") and os.geteuid() == 0
    asked = [
        browser,
        "--headless=new",
        "--disable-gpu",
        "--no-first-run",
        "--no-pdf-header-footer",
        "--virtual-time-budget=120000",
        f"--user-data-dir={folder / 'browser'}",
        f"--lang={lang}",
        f"--accept-lang={lang}",
        *(["--no-sandbox"] if rooted else []),
        f"--print-to-pdf={drawn}",
        page,
    ]
    try:
        done = subprocess.run(asked, capture_output=True, timeout=PRINTS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Mistake("mistake-not-printed", error=str(error)) from None
    if not drawn.is_file():
        raise Mistake("mistake-not-printed", error=done.stderr.decode(errors="replace").strip()[-300:])
