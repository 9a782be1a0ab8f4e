"""Ledgers, their translations, packs and pages cite files by name: each of them is there."""

import re
from pathlib import Path

import pytest

from sandtable.games import shelf
from tests.site import MADE

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "sandtable" / "games"
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
OF_GAMES = [
    path
    for name in shelf.names()
    for path in (
        GAMES / name / "ledger.toml",
        *(GAMES / name).glob("rules/*.toml"),
        *(GAMES / name).rglob("data/**/*.toml"),
    )
]
CITED = re.compile(r"[\w<>*./-]*\w\.(?:toml|md)\b")

#: names of files that somebody is to write, or had better not
EXAMPLES = {"my-battle.toml", "spare.toml"}


def game_of(path: Path) -> str:
    """The game that a file is about; any game, if it is about none."""
    return next((name for name in shelf.names() if name in path.parts or path.stem == name), "*")


def missing(path: Path, text: str) -> list[str]:
    """The files that a text cites and that are not where it says: from the top, beside it, or in its game."""
    game = GAMES / game_of(path)
    found = []
    for name in set(CITED.findall(text)) - EXAMPLES:
        if MADE.fullmatch(name):
            continue
        pattern = name.replace("<game>", "*").replace("../", "")
        places = (ROOT, ROOT / "docs", path.parent, path.parent.parent, ROOT / "src" / "sandtable", game, game / "data")
        if not any(list(Path("/").glob(str((place / pattern).relative_to("/")))) for place in places):
            found.append(name)
    return sorted(found)


@pytest.mark.parametrize("path", [*PAGES, *OF_GAMES], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_is_cited_is_there(path):
    assert missing(path, path.read_text(encoding="utf-8")) == []


def test_a_file_that_is_not_there_is_found():
    path = GAMES / "guerra" / "ledger.toml"
    assert missing(path, "see guerra-components.md, data/board.toml and docs/packs.md") == ["guerra-components.md"]
    assert missing(ROOT / "README.md", "see docs/nothing.md and [packs](docs/packs.md)") == ["docs/nothing.md"]
