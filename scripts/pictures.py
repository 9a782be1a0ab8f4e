"""Draws every game in a real browser at three sizes, a few moves into its first scenario, into docs/pictures.

``python scripts/pictures.py [--into FOLDER] [--moves N] [game …]`` draws the games named, or all on the shelf.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.table import Table
from sandtable.games import shelf

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"wide": (1920, 1080), "laptop": (1280, 800), "phone": (390, 844)}
#: bytes that a picture may have
LARGEST = 400_000
SERVE = """
import sys
from pathlib import Path
from sandtable.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False)
"""


def under_way(name: str, moves: int) -> tuple[str, str]:
    """The journal of a game that its own bots have begun, and the seat that must decide something now."""
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    bots = list(bots_of(title).values())
    bot, rng = bots[min(1, len(bots) - 1)], Random(name)
    table = Table.new(game, key_from_seed(f"pictures/{name}"))
    while (decision := table.decision) is not None:
        if len(table.turned) >= moves and len(decision.actions) > 3:
            break
        table.act(decision.seat, bot.choose(game, table.view(decision.seat), rng))
    seat = game.seats[decision.seat] if decision else game.seats[0]
    return table.journal.text().decode(), seat


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server on a free port, for as long as it is needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(folder)])
    try:
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", port), 0.3).close()
                break
            except OSError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(20)


def seated(address: str, journal: str, seat: str) -> str:
    """Puts a game on a table; the address that leads to the seat."""
    body = json.dumps({"journal": journal}).encode()
    with urlopen(Request(f"{address}api/tables", body, {"Content-Type": "application/json"})) as answer:
        created = json.load(answer)
    return f"{address}#/join/{created['table']['id']}/{seat}/{created['tokens'][seat]}"


def draw(browser: Browser, link: str, size: tuple[int, int], into: Path) -> None:
    """One picture; on a small screen as somebody with a finger sees it."""
    small = size[0] < 800
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", is_mobile=small, has_touch=small
    )
    page = context.new_page()
    page.goto(link)
    page.wait_for_selector(".asked.yours")
    page.wait_for_timeout(600)
    page.screenshot(path=into)
    context.close()
    with Image.open(into) as drawn:
        full = drawn.convert("RGB")
    for colours in (256, 128, 64, 32):
        full.quantize(colours, dither=Image.Dither.NONE).save(into, optimize=True)
        if into.stat().st_size <= LARGEST:
            break
    print(f"{into.name}: {into.stat().st_size // 1000} kB, {colours} colours")


def main() -> None:
    """Draws the games named, or all."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--into", type=Path, default=FOLDER)
    asked.add_argument("--moves", type=int, default=40)
    wanted = asked.parse_args()
    wanted.into.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with (
        tempfile.TemporaryDirectory() as saves,
        serving(Path(saves)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name in wanted.games or shelf.names():
            link = seated(address, *under_way(name, wanted.moves))
            for size, pixels in SIZES.items():
                draw(browser, link, pixels, wanted.into / f"{name}-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
