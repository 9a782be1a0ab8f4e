"""A game is printed: the sheets in the browser, and the file that the command makes of them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.cli.shell import sandtable

#: what reaches beyond the edge of a page of words that is so many millimetres wide
TOO_BROAD = """width => [...document.querySelectorAll('.leaf.text')].flatMap(leaf => {
  leaf.style.width = `${width}mm`;
  return [...leaf.querySelectorAll('*')]
    .filter(one => one.getBoundingClientRect().right > leaf.getBoundingClientRect().right + 0.5)
    .map(one => `${one.tagName} ${one.textContent.slice(0, 40)}`);
})"""


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


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_lies_on_its_sheets(page: Page, server: Server, name: str) -> None:
    """Map, counters and every chart, whatever the game; all maps of a game that has several."""
    game = shelf.title(name)
    opened = game.open(game.scenarios()[0])
    page.goto(f"{server.address}#/paper/{name}/{opened.scenario}/a4")
    expect(page.get_by_test_id("fronts").first).to_be_visible(timeout=60_000)
    expect(page.locator("[data-testid=fronts] [data-counter]")).to_have_count(len(opened.counters()))
    expect(page.locator("table.chart")).to_have_count(len(opened.charts()))
    assert page.get_by_test_id("tile").count() >= max(1, len(opened.sheet().plates))
    # a table that is broader than its page makes the browser print every sheet smaller, and backs beside their fronts
    page.emulate_media(media="print")
    assert page.evaluate(TOO_BROAD, 210 - 2 * 14) == []


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


#: a browser that prints before the sheets are there, so many times, and then as it should
HASTY = """#!/bin/sh
for word in "$@"; do case "$word" in --print-to-pdf=*) target="${word#--print-to-pdf=}";; esac; done
echo x >> "$TRIED"
if [ $(wc -l < "$TRIED") -le "$HASTE" ]; then echo '%PDF-1.4 << /Type /Page >>' > "$target"
else echo '%PDF-1.4 << /Type /Page >> << /Type /Page >>' > "$target"; fi
"""


@pytest.mark.parametrize(("haste", "code"), [(1, 0), (9, 2)])
def test_what_was_printed_too_early_is_printed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, haste: int, code: int
) -> None:
    browser, tried, target = tmp_path / "hasty", tmp_path / "tried", tmp_path / "game.pdf"
    browser.write_text(HASTY, encoding="utf-8")
    browser.chmod(0o755)
    for name, wish in (("SANDTABLE_BROWSER", browser), ("TRIED", tried), ("HASTE", haste)):
        monkeypatch.setenv(name, str(wish))
    order = ("print", "kolwezi", "--pdf", target, "--lang", "en")
    told = sandtable(*order, home=tmp_path, expect=code)
    assert target.exists() == (code == 0)
    assert len(tried.read_text().splitlines()) == (2 if code == 0 else 4)
    assert ("before the sheets were drawn" in told.stderr) == (code != 0)
