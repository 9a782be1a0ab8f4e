"""Draws the pictures of the guides into docs/pictures/guides: the board at chosen steps of each guided first game.

``python scripts/guide_pictures.py [game …]`` draws those of the games named, or all.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import msgspec
from pictures import ARGS, FOLDER, chromium, seated, serving, small_enough
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from sandtable.engine.lessons import rehearse
from sandtable.games import shelf

#: the steps of each lesson before which the table is drawn; the first picture of a game shows its whole board
STEPS = {
    "colonial": ("welcome", "assault"),
    "guerra": ("welcome", "move", "fight"),
    "paratrooper": ("mobilized", "drop", "strike"),
    "world_war_africa": ("recruit", "move", "launch"),
    "kolwezi": ("welcome", "move", "target", "armour"),
}
SIZE = {"width": 1180, "height": 740}
READ = "localStorage.setItem('sandtable.taste', JSON.stringify({ briefing: false }))"


def journal_before(name: str, say: str) -> tuple[str, str]:
    """The journal of a lesson up to one of its steps, and the learner's seat."""
    lesson = shelf.lesson(name)
    assert lesson is not None
    place = next(number for number, step in enumerate(lesson.step) if step.say == say)
    cut = msgspec.structs.replace(lesson, step=lesson.step[:place])
    table = rehearse(cut, shelf.title(name).open(lesson.scenario, lesson.options))[0]
    return table.journal.text().decode(), lesson.seat


def draw(browser: Browser, link: str, into: Path, whole: bool) -> None:
    """The table as the learner has it, or with the whole board in view."""
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(READ)
    page = context.new_page()
    page.goto(link)
    page.wait_for_selector(".asked")
    if whole:
        page.keyboard.press("f")
    page.wait_for_timeout(1500)
    page.screenshot(path=into)
    context.close()
    with Image.open(into) as drawn:
        small_enough(drawn.convert("RGB"), into)


def main() -> None:
    """Draws the pictures of the games named, or of all."""
    folder = FOLDER / "guides"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as saves, serving(Path(saves)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for name in sys.argv[1:] or STEPS:
            for say in STEPS[name]:
                link = seated(address, *journal_before(name, say))
                draw(browser, link, folder / f"{name}-{say}.png", whole=say == STEPS[name][0])
        browser.close()


if __name__ == "__main__":
    main()
