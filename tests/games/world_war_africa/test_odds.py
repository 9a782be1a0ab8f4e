"""What is shown before an attack: known and unseen defenders, the column by its name, unit factors in the answers."""

from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from tests.games.world_war_africa.drill import TITLE, war

GAME = TITLE.open("congo")
UNITS = {"Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1814", "FAC/5": "1814"}


def teller(language):
    catalogue = words(language, shelf.folder("world_war_africa") / "messages")
    return Teller(GAME, catalogue, shelf.ledger("world_war_africa"))


def launched():
    """The odds of the launch and the position they are for."""
    drill = war(UNITS, "Rwanda/combat", control={"1814": "DRC"}, flags={"top": ["FAC/2"]})
    drill.do("attack", at="1814")
    drill.do("join", unit="Rw/211")
    drill.do("join", unit="Rw/201")
    view = GAME.observe(drill.state, 1)
    return drill, GAME.forecast(view, GAME.read_action({"do": "launch"}))


def test_unseen_defenders_are_reckoned_with():
    drill, odds = launched()
    attack, defence, column, _ = odds.rolls
    seen = drill.theatre.defence[drill.theatre.piece["FAC/2"]]
    assert [(reason.about, reason.rule) for reason in defence.reasons] == [("FAC/2", "8.6-a"), ("unseen", "8.5-a")]
    assert defence.reasons[0].value == seen
    assert defence.reasons[1].value > 0
    assert column.reasons[0].about == f"{attack.total}:{defence.total}"
    assert column.who in TITLE.pack.tables.crt.columns


def test_odds_read_as_sentences_in_every_language():
    _, odds = launched()
    for language in LANGUAGES:
        lines = teller(language).forecast(odds)
        assert not [line for line in lines if "0d6" in line or ("unseen" in line and language != "en")]
        assert lines[0].startswith(("Rwanda", "Ruanda"))
        assert lines[3].endswith("1d6")  # no modifier, no sum
    assert "unseen units, on average (8.5-a)" in teller("en").forecast(odds)[1]


def test_answers_tell_the_factors():
    drill = war(UNITS, "Rwanda/movement")
    view = GAME.observe(drill.state, 1)
    told = {teller("en").label(view, action) for action in view.decision.actions}
    factors = "-".join(map(str, TITLE.theatre.units[TITLE.theatre.piece["Rw/211"]].factors))
    assert f"Move Rw/211 ({factors}) from 1914" in told
    with war({"cache-1": "1915"}, "Rwanda/movement") as drill:
        label = GAME.label(GAME.observe(drill.state, 1), GAME.read_action({"do": "pick", "unit": "cache-1"}))
        assert teller("en").message(label) == "Move weapons cache 1 from Bukavu (1915)"
