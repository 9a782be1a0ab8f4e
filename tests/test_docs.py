"""Docs that are made from something are up to date with it, and links between them lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.games import shelf
from sandtable.lab.switches import settings, shown
from tests.site import MADE

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("game", shelf.names())
def test_the_register_of_rulings_is_made_from_the_ledger(game):
    command = [sys.executable, "-m", "sandtable.cli", "rules", game, "--ambiguities", "--lang", "en"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout
    written = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    assert written.partition("\n## What the options do\n")[0] == printed, "make it anew: python scripts/rulings.py"


@pytest.mark.parametrize("game", shelf.names())
def test_what_every_option_does_is_in_the_register(game):
    """Each setting of each option with its figures, played by the rules as they are: make effects."""
    title = shelf.title(game)
    written = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    told = written.partition("<!-- effects -->")[2].partition("<!-- /effects -->")[0]
    assert f"rules version {title.rules_version})" in told
    for option, choice in settings(title):
        row = next(
            (line for line in told.splitlines() if line.startswith(f"| `{option.name} = {shown(choice)}` |")), ""
        )
        assert re.search(r"\d", row.split("|", 3)[-1]), f"{option.name} = {choice}"


@pytest.mark.parametrize("game", shelf.names())
def test_every_game_has_its_page(game):
    assert (ROOT / "docs" / "games" / f"{game}.md").is_file()
    assert f"docs/games/{game}.md" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target and not MADE.fullmatch(target):
            assert (page.parent / target).exists(), target
