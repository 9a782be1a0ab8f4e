"""Draws the small picture of each game that the lobby shows, into web/src/lobby/covers.

``python scripts/covers.py [game …]`` draws the games named, or all on the shelf: a corner of the board with the most
going on, as our own table draws it, without anything around it.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from pictures import ARGS, READ, chromium, seated, serving, under_way
from playwright.sync_api import Browser, Page, sync_playwright

from sandtable.games import shelf

FOLDER = Path(__file__).parent.parent / "web" / "src" / "lobby" / "covers"
#: the window, and the part of it that becomes the picture
WINDOW = {"width": 1180, "height": 760}
PART = (720, 450)
SIZE = (640, 400)
#: bytes that a picture may have
LARGEST = 60_000
#: nothing but the board
BARE = """
.bar, .cards, aside, .boardtools, .minimap, .ribbon, .overlays, .story,
.notice, .unitstrip, .tip { display: none !important; }
.playing { display: block !important; }
.boardside { height: 760px !important; }
"""


def main(names: list[str]) -> int:
    """Draws the covers of some games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as saves,
        serving(Path(saves)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for name in names:
            journal, seat = under_way(name)
            draw(browser, seated(address, journal, seat), FOLDER / f"{name}.webp")
        browser.close()
    return 0


def draw(browser: Browser, address: str, path: Path) -> None:
    """The middle of the board, in as good a picture as fits."""
    context = browser.new_context(viewport=WINDOW, reduced_motion="reduce", bypass_csp=True)
    context.add_init_script(READ)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".board .pieces .counter")
    page.add_style_tag(content=BARE)
    page.evaluate("dispatchEvent(new Event('resize'))")
    page.wait_for_timeout(800)
    for quality in range(82, 20, -6):
        raw = shot(page, quality)
        if len(raw) <= LARGEST:
            break
    path.write_bytes(raw)
    print(path.name, len(raw), quality)
    context.close()


def shot(page: Page, quality: int) -> bytes:
    """The window as WebP, scaled down."""
    wide, high = PART
    middle = {"x": (WINDOW["width"] - wide) / 2, "y": (WINDOW["height"] - high) / 2}
    part = {**middle, "width": wide, "height": high, "scale": SIZE[0] / wide}
    session = page.context.new_cdp_session(page)
    found = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": part})
    session.detach()
    return base64.b64decode(found["data"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(shelf.names())))
