"""Names from a data pack in the reader's language."""

from types import SimpleNamespace

import pytest

from sandtable.engine.ledger import Ledger
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller, bare
from sandtable.games import shelf


@pytest.fixture
def teller(tmp_path):
    (tmp_path / "fr.ftl").write_text("x-name-rifles = Fusiliers\nx-name-well = Puits\n")
    game = SimpleNamespace(title=SimpleNamespace(name="x"), names=lambda: {"r/2": "{Rifles} (2)", "B25": "B25 {Well}"})
    return Teller(game, words("fr", tmp_path), Ledger("x", "", "", []))


def test_a_name_beside_a_number_or_a_hex_is_looked_up_alone(teller):
    assert teller.name("r/2") == "Fusiliers (2)"
    assert teller.name("B25") == "B25 Puits"
    assert teller.word("{Rifles} (12)") == "Fusiliers (12)"
    assert teller.word("{Nobody} (2)") == "Nobody (2)"
    assert bare("{Rifles} (2)") == "Rifles (2)"


def test_figures_that_belong_to_a_name_are_no_number_beside_it(teller):
    assert teller.word("Rifles (2)") == "Rifles (2)"


@pytest.mark.parametrize("name", shelf.names())
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_nobody_reads_a_brace(name, language):
    for scenario in shelf.title(name).scenarios():
        game = shelf.title(name).open(scenario)
        told = Teller(game, words(language, shelf.folder(name) / "messages"), shelf.ledger(name, language))
        assert not [id for id in game.names() if "{" in told.name(id)]
