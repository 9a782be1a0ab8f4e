"""A game is printed: the sheets in the browser, and the file that the command makes of them."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.cli.shell import sandtable


def test_the_lobby_leads_to_the_sheets_of_a_game(page: Page, server: Server) -> None:
    page.get_by_test_id("on-paper").click()
    expect(page.get_by_test_id("paper")).to_be_visible()
    page.goto(f"{server.address}#/paper/guerra/1998/letter")
    expect(page.get_by_test_id("fronts")).to_have_count(1)
    counters = shelf.title("guerra").open("1998").counters()
    expect(page.locator("[data-testid=fronts] [data-counter]")).to_have_count(len(counters))
    # a back lies where its front does, when the sheet is turned over its long edge
    places = page.evaluate(
        """() => ['fronts', 'backs'].map(side => [...document.querySelectorAll(`[data-testid=${side}] [data-counter]`)]
          .map(one => [one.dataset.counter, ...one.getAttribute('transform').match(/[\\d.]+/g).map(Number)]))"""
    )
    for (name, x, y), (behind, back, level) in zip(*places, strict=True):
        assert (name, y) == (behind, level)
        assert abs(x + back - 215.9) < 0.01
    tiles = page.get_by_test_id("tile").count()
    assert tiles > 6
    page.locator(".choosing select").select_option("a4")
    expect(page.locator(".leaf.letter")).to_have_count(0)


def test_the_command_writes_a_file_of_drawings(tmp_path: Path) -> None:
    target = tmp_path / "game.pdf"
    told = sandtable("print", "colonial", "--scenario", "tel-asra", "--pdf", target, "--lang", "en", home=tmp_path)
    assert "game.pdf is written" in told.stdout
    written = target.read_bytes()
    assert written.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", written)) >= 8
    assert b"/Subtype /Image" not in written, "a picture of pixels"
    assert [path.name for path in tmp_path.glob("game*")] == ["game.pdf"]
    refused = sandtable("print", "colonial", "--scenario", "waterloo", "--pdf", target, home=tmp_path, expect=2)
    assert "waterloo" in refused.stderr
    assert target.read_bytes() == written
