"""A sixth game is an installed package: lobby, table, terminal and command know it without a line of their own."""

import io
import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from sandtable.games import shelf
from sandtable.server import catalogue
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session
from tests.server.bench import House

CLIENT = Path(__file__).parents[2] / "web" / "src"
#: what pip leaves behind for a package that is installed: its name, and where it stands on the shelf
INSTALLED = {
    "METADATA": "Metadata-Version: 2.1\nName: sandtable-footrace\nVersion: 0.1.0\n",
    "entry_points.txt": "[sandtable.games]\nfootrace = footrace\nbroken = no_such_package\ncolonial = footrace\n",
}


def forget():
    words = (catalogue.catalogue, catalogue.titles)
    for known in (shelf.packages, shelf.title, shelf.ledger, shelf.lesson, catalogue.game, *words):
        known.cache_clear()


@pytest.fixture
def longer_shelf(tmp_path, monkeypatch):
    """The shelf with one game more; another that is announced is not there, and a third would take Colonial's place."""
    noted = tmp_path / "site" / "sandtable_footrace-0.1.0.dist-info"
    noted.mkdir(parents=True)
    for name, text in INSTALLED.items():
        (noted / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path / "site")
    forget()
    yield
    monkeypatch.undo()
    forget()


def test_nobody_takes_the_place_of_our_own_and_what_is_not_there_is_not_listed(longer_shelf):
    assert "broken" not in shelf.names()
    assert shelf.title("colonial").name == "colonial"
    assert shelf.title("footrace").name == "footrace"
    with pytest.raises(shelf.NoSuchGame):
        shelf.folder("broken")


def test_it_is_in_the_lobby_and_can_be_played_there_to_the_end(longer_shelf, tmp_path):
    with House(tmp_path / "house") as house:
        cards = {card["name"]: card for card in house.get("games").json()}
        assert set(cards) == set(shelf.names()) > {"footrace"}
        assert cards["footrace"]["scenarios"][0]["about"]["title"] == "The short track"
        assert "footrace-title = Course à pied" in house.get("words/fr").text
        assert "footrace-question" in house.get("words/fr/footrace").text
        assert [rule["id"] for rule in house.get("games/footrace/rules").json()] == ["1-a", "1-b"]
        table = house.table(game="footrace", scenario="short", players={"red": "human", "blue": "random"})
        board = house.get(f"tables/{table.id}/board", *table.tokens.values()).json()
        assert [space["id"] for space in board["sheet"]["spaces"]] == list("abcdef")
        view = table.play(50, Random(1))
        assert view["result"]["level"] == "won"


def test_it_can_be_played_in_the_terminal(longer_shelf):
    table = sandtable.new("footrace", seed=4)
    out = io.StringIO()
    PlainTable(Session(table, {}, "pt"), io.StringIO("board\nwhy walk blue\n" + "2\n" * 12), out).run()
    text = out.getvalue()
    assert table.result is not None
    assert "Andar ou correr?" in text
    assert "1-a [en]: A runner walks one hex" in text
    assert "Primeiro na fita" in text


def test_the_client_has_no_word_for_it():
    sources = [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 40
    assert not [text for text in sources if re.search(r"footrace", text, re.IGNORECASE)]
