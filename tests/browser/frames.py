"""How smoothly the largest board on the shelf pans and zooms: frames a second in a real Chromium.

``python -m tests.browser.frames [game]`` prints one line for panning and one for zooming.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from sandtable.games import shelf
from tests.browser.conftest import ARGS, CHROMIUM, Server

COUNT = """() => {
  window.frames_seen = [];
  const tick = now => { window.frames_seen.push(now); window.counting = requestAnimationFrame(tick); };
  window.counting = requestAnimationFrame(tick);
}"""
STOP = """() => {
  cancelAnimationFrame(window.counting);
  const seen = window.frames_seen;
  const gaps = seen.slice(1).map((now, place) => now - seen[place]).sort((a, b) => a - b);
  return [1000 * gaps.length / (seen.at(-1) - seen[0]), gaps[Math.floor(gaps.length * 0.95)] ?? 0];
}"""


def pan(page: Page) -> None:
    """Drags the board to and fro."""
    page.mouse.move(450, 400)
    page.mouse.down()
    for step in range(150):
        page.mouse.move(450 + (step * 7 % 400) - 200, 400 + (step * 5 % 300) - 150)
    page.mouse.up()


def zoom(page: Page) -> None:
    """Turns the wheel there and back."""
    page.mouse.move(450, 400)
    for step in range(150):
        page.mouse.wheel(0, -40 if step % 60 < 30 else 40)


def largest() -> str:
    """The game whose first scenario has most spaces."""
    titles = {name: shelf.title(name) for name in shelf.names()}
    return max(titles, key=lambda name: len(titles[name].open(titles[name].scenarios()[0]).sheet().spaces))


def main() -> None:
    """Measures and prints."""
    game = sys.argv[1] if len(sys.argv) > 1 else largest()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.goto(server.address)
            page.get_by_test_id(f"game-{game}").click()
            page.wait_for_selector(f"[data-testid=game-{game}][aria-selected=true]")
            page.get_by_test_id("start").click()
            page.wait_for_selector("[data-testid=question]")
            page.wait_for_timeout(1500)
            spaces, pieces = page.locator(".spaces path").count(), page.locator(".world .counter").count()
            for name, act in (("pan", pan), ("zoom", zoom)):
                page.evaluate(COUNT)
                act(page)
                rate, slow = page.evaluate(STOP)
                print(f"{game}, {spaces} spaces, {pieces} counters: {name} {rate:.0f} frames/s, 95 % in {slow:.0f} ms")
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
