"""A sixth game is a folder on the shelf: lobby, table, terminal and command know it without a line of their own."""

import io
import re
from pathlib import Path
from random import Random

import pytest

import sandtable
import sandtable.games
from sandtable.engine import version
from sandtable.games import shelf
from sandtable.server import catalogue
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session
from tests.server.bench import House

FOOTRACE = Path(__file__).parent / "footrace"
CLIENT = Path(__file__).parents[2] / "web" / "src"


def forget():
    words = (catalogue.catalogue, catalogue.titles)
    for known in (shelf.title, shelf.ledger, shelf.lesson, catalogue.game, *words, version.code_hash):
        known.cache_clear()


@pytest.fixture
def longer_shelf(tmp_path, monkeypatch):
    """The shelf with one folder more."""
    games = tmp_path / "games"
    games.mkdir()
    for folder in [*(shelf.folder(name) for name in shelf.names()), FOOTRACE]:
        (games / folder.name).symlink_to(folder, target_is_directory=True)
    monkeypatch.setattr(shelf, "HERE", games)
    monkeypatch.setattr(sandtable.games, "__path__", [*sandtable.games.__path__, str(games)])
    forget()
    yield
    forget()


def test_it_is_in_the_lobby_and_can_be_played_there_to_the_end(longer_shelf, tmp_path):
    with House(tmp_path / "house") as house:
        cards = {card["name"]: card for card in house.get("games").json()}
        assert set(cards) == set(shelf.names()) > {"footrace"}
        assert cards["footrace"]["scenarios"][0]["about"]["title"] == "The short track"
        assert "footrace-title = Course à pied" in house.get("words/fr").text
        assert "footrace-question" in house.get("words/fr/footrace").text
        assert [rule["id"] for rule in house.get("games/footrace/rules").json()] == ["1-a", "1-b"]
        table = house.table(game="footrace", scenario="short", players={"red": "human", "blue": "random"})
        board = house.get(f"tables/{table.id}/board").json()
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
