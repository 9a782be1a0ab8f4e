"""The rules in other languages are those of the ledger, whole, and made from its English of today."""

import msgspec
import pytest

from sandtable.engine.ledger import Ledger, Rule
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.translations import faults, read_translations, stamp, translated, write_stamped
from sandtable.games import shelf

THERE = [
    (game, language)
    for game in shelf.names()
    for language in LANGUAGES[1:]
    if shelf.rules_file(game, language).exists()
]


@pytest.mark.parametrize(("game", "language"), THERE)
def test_a_translation_is_whole_and_up_to_date(game, language):
    assert faults(shelf.ledger(game), read_translations(shelf.rules_file(game, language))) == []


def test_only_languages_that_the_table_speaks_have_files():
    files = [path for game in shelf.names() for path in (shelf.folder(game) / "rules").glob("*")]
    assert [path for path in files if path.suffix != ".toml" or path.stem not in LANGUAGES[1:]] == []


def entry(id, rule, ruling=""):
    return Rule(id, "topic", rule, "check", "complete", ruling)


LEDGER = Ledger("g", "G", "s", [entry("1.1-a", "Units move."), entry("1.1-b", "Units stop.", "At once.")])
FRENCH = '["1.1-a"]\nrule = "Les unités bougent."\n["1.1-b"]\nrule = "Elles s\'arrêtent."\nruling = "Aussitôt."\n'


@pytest.fixture
def french(tmp_path):
    path = tmp_path / "fr.toml"
    path.write_text(FRENCH, encoding="utf-8")
    return path


def test_an_unstamped_translation_is_not_shown(french):
    made = read_translations(french)
    assert len(faults(LEDGER, made)) == 2
    assert translated(LEDGER, made, "fr") == LEDGER


def test_a_stamped_translation_is_shown_in_the_readers_language(french):
    assert write_stamped(french, LEDGER, read_translations(french)) == ["1.1-a", "1.1-b"]
    made = read_translations(french)
    assert faults(LEDGER, made) == []
    shown = translated(LEDGER, made, "fr").by_id()
    assert (shown["1.1-a"].rule, shown["1.1-a"].language) == ("Les unités bougent.", "fr")
    assert (shown["1.1-b"].rule, shown["1.1-b"].ruling) == ("Elles s'arrêtent.", "Aussitôt.")
    assert shown["1.1-b"].check == "check"
    assert write_stamped(french, LEDGER, made) == []


def test_a_changed_rule_is_english_again_until_it_is_translated_anew(french):
    write_stamped(french, LEDGER, read_translations(french))
    changed = msgspec.structs.replace(LEDGER, rule=[entry("1.1-a", "Units march."), LEDGER.rule[1]])
    made = read_translations(french)
    assert [fault.partition(":")[0] for fault in faults(changed, made)] == ["1.1-a"]
    shown = translated(changed, made, "fr").by_id()
    assert (shown["1.1-a"].rule, shown["1.1-a"].language) == ("Units march.", "en")
    assert shown["1.1-b"].language == "fr"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (FRENCH.replace("1.1-a", "1.1-c"), {"1.1-a", "1.1-c"}),
        (FRENCH.replace("Les unités bougent.", " "), {"1.1-a"}),
        (FRENCH.replace("Aussitôt.", ""), {"1.1-b"}),
        (FRENCH.replace('bougent."', 'bougent."\nruling = "Oui."'), {"1.1-a"}),
    ],
)
def test_what_is_missing_or_too_much_is_told(tmp_path, text, wrong):
    path = tmp_path / "fr.toml"
    path.write_text(text, encoding="utf-8")
    stamped = {
        id: msgspec.structs.replace(one, of=stamp(LEDGER.by_id()[id])) if id in LEDGER.by_id() else one
        for id, one in read_translations(path).items()
    }
    assert {fault.partition(":")[0] for fault in faults(LEDGER, stamped)} == wrong


@pytest.mark.parametrize("text", ['["1.1-a"]\nregle = "x"\n', '["1.1-a"\n', '"1.1-a" = "x"\n'])
def test_a_file_that_is_none_is_named(tmp_path, text):
    path = tmp_path / "fr.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"fr\.toml"):
        read_translations(path)
