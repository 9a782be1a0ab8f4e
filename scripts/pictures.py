"""Draws every game in a real browser into docs/pictures: at three sizes, and as the colour-blind see it.

``python scripts/pictures.py [--into FOLDER] [--moves N] [game …]`` draws the games named, or all on the shelf. Each is
shown at the moment, of so many that its bots play, at which most counters stand against each other.
"""

from __future__ import annotations

import argparse
import json
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

from chromium import found as chromium
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, sync_playwright

from sandtable.bots.random_bot import at_every_seat, bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action
from sandtable.engine.scene import Scene, Sheet
from sandtable.engine.table import Table
from sandtable.games import shelf

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"wide": (1920, 1080), "laptop": (1280, 800), "phone": (390, 844)}
SIGHTS = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
ARGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
#: bytes that a picture may have
LARGEST = 420_000
MOVES = 220
#: whoever draws has read what the table is about
READ = "localStorage.setItem('sandtable.taste', JSON.stringify({ briefing: false }))"
#: how far apart, in widths of a hex side, two stacks may be that stand against each other
CONTACT = 2.0
SERVE = """
import sys
from pathlib import Path
from sandtable.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False)
"""


def under_way(name: str, moves: int = MOVES) -> tuple[str, str]:
    """The journal of a game at its most crowded moment, and the seat that must decide something then."""
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    bots = list(bots_of(title).values())
    seated, rng = at_every_seat(game, bots[-2 if len(bots) > 2 else -1]), Random(name)
    key = key_from_seed(f"pictures/{name}")
    table = Table.new(game, key)
    played: list[tuple[int, Action]] = []
    best, most, seat = 0, -1.0, 0
    sheet = game.sheet()
    while (decision := table.decision) is not None and len(played) < moves:
        view = table.view(decision.seat)
        if len(decision.actions) > 3:
            worth = drama(sheet, game.scene(view))
            if worth >= most:
                best, most, seat = len(played), worth, decision.seat
        action = seated[decision.seat].choose(view, rng)
        table.act(decision.seat, action)
        played.append((decision.seat, action))
    table = Table.new(game, key)
    for number, action in played[:best]:
        table.act(number, action)
    return table.journal.text().decode(), game.seats[seat]


def drama(sheet: Sheet, scene: Scene) -> float:
    """How much there is to see: stacks in contact with the enemy, and a unit that is on its way."""
    where = {space.id: space.centre for space in sheet.spaces}
    sides: list[dict[str, int]] = [{}, {}]
    for piece in scene.pieces:
        if piece.space in where and piece.side < 2:
            sides[piece.side][piece.space] = sides[piece.side].get(piece.space, 0) + 1

    def near(one: str, other: str) -> bool:
        (ax, ay), (bx, by) = where[one], where[other]
        return (ax - bx) ** 2 + (ay - by) ** 2 <= CONTACT**2

    met = sum(any(near(one, other) for other in sides[1]) for one in sides[0])
    hurt = sum(bool(piece.markers) for piece in scene.pieces)
    return 3 * met + 0.2 * hurt + (2 if scene.reach else 0)


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


@contextmanager
def sitting(browser: Browser, link: str, size: tuple[int, int]) -> Iterator[Page]:
    """Somebody at that seat; on a small screen with a finger."""
    small = size[0] < 800
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        is_mobile=small,
        has_touch=small,
        reduced_motion="reduce",
    )
    context.add_init_script(READ)
    page = context.new_page()
    page.goto(link)
    page.wait_for_selector(".asked.yours")
    page.wait_for_timeout(800)
    if not small:
        point_at_a_way(page)
    yield page
    context.close()


def point_at_a_way(page: Page) -> None:
    """Where a unit is to move, the pointer rests on the farthest space that it can get to and that is in view."""
    board = page.locator(".board").bounding_box()
    assert board is not None
    start = page.locator(".counter.chosen, .counter.focus, .counter.may").first
    origin = start.bounding_box() if start.count() else None
    best, far = None, 0.0
    for place in page.locator(".spaces path.may:not(.aimed)").all() if origin else []:
        box = place.bounding_box()
        if box is None or origin is None:
            continue
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        inside = board["x"] + 70 < x < board["x"] + board["width"] - 30 and y < board["y"] + board["height"] - 30
        away = abs(x - origin["x"]) + abs(y - origin["y"])
        if inside and away > far:
            best, far = (x, y), away
    if best:
        page.mouse.move(*best)
        page.wait_for_timeout(500)


def small_enough(picture: Image.Image, into: Path) -> None:
    """Saves a picture with as many colours as its size allows."""
    for colours in (256, 192, 128):
        picture.quantize(colours, dither=Image.Dither.NONE).save(into, optimize=True)
        if into.stat().st_size <= LARGEST:
            break
    print(f"{into.name}: {into.stat().st_size // 1000} kB, {colours} colours")


def draw(browser: Browser, link: str, size: tuple[int, int], into: Path) -> None:
    """One picture."""
    with sitting(browser, link, size) as page:
        page.screenshot(path=into)
    with Image.open(into) as drawn:
        small_enough(drawn.convert("RGB"), into)


def draw_as_others_see_it(browser: Browser, link: str, into: Path) -> None:
    """The same table four times on one sheet, with the browser's own simulation of colour blindness."""
    wide, high = SIZES["laptop"]
    sheet = Image.new("RGB", (wide, high + 44), "white")
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(15)
    with sitting(browser, link, (wide, high)) as page:
        sight = page.context.new_cdp_session(page)
        for place, name in enumerate(SIGHTS):
            sight.send("Emulation.setEmulatedVisionDeficiency", {"type": name})
            page.screenshot(path=into)
            left, top = place % 2 * wide // 2, place // 2 * (high // 2 + 22)
            with Image.open(into) as drawn:
                sheet.paste(
                    drawn.convert("RGB").resize((wide // 2, high // 2), Image.Resampling.LANCZOS), (left, top + 22)
                )
            pen.text((left + 8, top + 2), name, "black", font)
    small_enough(sheet, into)


def main() -> None:
    """Draws the games named, or all."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--into", type=Path, default=FOLDER)
    asked.add_argument("--moves", type=int, default=MOVES)
    wanted = asked.parse_args()
    wanted.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as saves,
        serving(Path(saves)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for name in wanted.games or shelf.names():
            link = seated(address, *under_way(name, wanted.moves))
            for size, pixels in SIZES.items():
                draw(browser, link, pixels, wanted.into / f"{name}-{size}.png")
            draw_as_others_see_it(browser, link, wanted.into / f"{name}-colour-blind.png")
        browser.close()


if __name__ == "__main__":
    main()
