"""Every option of every game does something, and says so: words in three languages, a line on its page, a test."""

import re
from pathlib import Path

import pytest

from sandtable.engine.ledger import tests_by_option
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.options import ignoring
from sandtable.engine.proofs import option
from sandtable.games import shelf
from sandtable.server.catalogue import option_card

TESTS = tests_by_option(Path(__file__).parent)
PAGES = Path(__file__).parents[1] / "docs" / "games"
OPTIONS = [(game, one) for game in shelf.names() for one in shelf.title(game).options()]
NAMES = [f"{game}:{one.name}" for game, one in OPTIONS]


@pytest.mark.parametrize("name", NAMES)
def test_an_option_has_a_test_that_fails_when_it_is_ignored(name):
    assert TESTS.get(name), f"no test is marked @option({name!r})"


def test_tests_name_only_options_that_exist():
    marked = {name for name in TESTS if name.split(":")[0] in shelf.names()}
    assert marked - set(NAMES) == set()


@pytest.mark.parametrize(("game", "one"), OPTIONS, ids=NAMES)
def test_an_option_has_words_in_three_languages(game, one):
    for language in LANGUAGES:
        catalogue = words(language, shelf.folder(game) / "messages")
        text = f"{game}-option-{one.name}"
        assert catalogue.has(text), f"{language}: {text}"
        if language != "en":
            assert catalogue.say(text) != words("en", shelf.folder(game) / "messages").say(text), f"{language}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "one"), OPTIONS, ids=NAMES)
def test_a_player_reads_what_an_option_changes_and_no_name_of_ours(game, one, language):
    spoken = words(language, shelf.folder(game) / "messages")
    card = option_card(spoken, game, one)
    assert card.more, "its name alone does not say what it changes"
    if set(one.choices) != {False, True}:
        assert all(card.called), f"{language}: a choice has no words"
    told = " ".join(spoken.say(message) for message in (card.message, card.more, *filter(None, card.called)))
    assert not re.search(r"_|table8|\bsettings?\b", told), told


@pytest.mark.parametrize(("game", "one"), OPTIONS, ids=NAMES)
def test_an_option_has_a_line_on_the_games_page(game, one):
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert re.search(rf"^\|.*`{one.name}`.*\|", page, re.MULTILINE)


@pytest.mark.parametrize(("game", "one"), OPTIONS, ids=NAMES)
def test_an_option_belongs_to_a_rule(game, one):
    assert one.rule in shelf.ledger(game).by_id()


def test_a_marked_test_that_does_not_notice_is_found_out():
    @option("guerra:reserves")
    def blind():
        assert shelf.title("guerra").options()

    @option("guerra:reserves")
    def seeing():
        assert shelf.title("guerra").open("1998", {"reserves": True}).options["reserves"]

    seeing()
    with pytest.raises(AssertionError, match="still passes"):
        blind()


def test_an_option_is_ignored_only_as_long_as_asked():
    with ignoring("reserves"):
        assert not shelf.title("guerra").open("1998", {"reserves": True}).options["reserves"]
    assert shelf.title("guerra").open("1998", {"reserves": True}).options["reserves"]
