"""All three languages have every message, and every message can be said."""

import re
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer, Visitor, ast

from sandtable.commands.speech import MESSAGES as COMMAND_WORDS
from sandtable.engine.fuzz import played
from sandtable.engine.messages import HERE, LANGUAGES, catalogue_files, typeset, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf

FOLDERS = {"table": HERE, "commands": COMMAND_WORDS} | {name: shelf.folder(name) / "messages" for name in shelf.names()}


def messages(folder, language):
    """The messages of a language with the variables each of them uses."""
    found = {}
    for path in catalogue_files([folder], language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
    return found


@pytest.mark.parametrize("where", FOLDERS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_every_message_with_the_same_facts(where, language):
    english, other = messages(FOLDERS[where], "en"), messages(FOLDERS[where], language)
    assert len(english) > 10
    assert set(other) == set(english)
    assert {name: facts for name, facts in other.items() if facts != english[name]} == {}


def words_chosen_by(folder, language):
    """By message, the words that a fact may be for it to choose what it says."""
    found = {}

    class Choices(Visitor):
        def visit_SelectExpression(self, node):
            if isinstance(node.selector, ast.VariableReference):
                chosen.update(one.key.name for one in node.variants if isinstance(one.key, ast.Identifier))
            self.generic_visit(node)

    for path in catalogue_files([folder], language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                chosen = found.setdefault(entry.id.name, set())
                Choices().visit(entry)
    return found


@pytest.mark.parametrize("game", shelf.names())
def test_no_message_chooses_by_a_word_that_is_a_name(game):
    """A fact that is the id of something named comes to its message as the name, and never matches."""
    title, folder = shelf.title(game), shelf.folder(game) / "messages"
    for language in LANGUAGES:
        chosen = words_chosen_by(folder, language)
        for scenario in title.scenarios():
            teller = Teller(title.open(scenario), words(language, folder), shelf.ledger(game, language))
            lost = {id: [one for one in keys if teller.name(one) != one] for id, keys in chosen.items()}
            assert {id: keys for id, keys in lost.items() if keys} == {}, scenario


@pytest.mark.parametrize("game", shelf.names())
def test_whole_games_are_told_without_a_gap(game):
    """Every game is played once, and told in every language."""
    title, ledger = shelf.title(game), shelf.ledger(game)
    catalogues = {language: words(language, shelf.folder(game) / "messages") for language in LANGUAGES}
    for scenario in title.scenarios():
        table = played(title.open(scenario), f"told-{scenario}")
        moments = list(moments_of(table, Random(scenario)))
        for language, catalogue in catalogues.items():
            lines = told(Teller(table.game, catalogue, ledger), table, moments)
            assert [line for line in lines if f"{game}-" in line or "{" in line] == [], language


@pytest.mark.parametrize("game", shelf.names())
def test_every_track_says_what_it_is_for(game):
    """In words of its own, or in those of its family, as all morale has."""
    title = shelf.title(game)
    for scenario in title.scenarios():
        table = played(title.open(scenario), f"tracks-{scenario}")
        names = {track.name for _, scene, _ in moments_of(table, Random(scenario)) for track in scene.tracks}
        for language in LANGUAGES:
            catalogue = words(language, shelf.folder(game) / "messages")
            for name in names:
                own, family = (f"{game}-track-{one}-help" for one in (name, name.split("-")[0]))
                assert catalogue.has(own) or catalogue.has(family), (language, name)


def moments_of(table, rng):
    """What somebody is shown at some of a game's positions, and the odds of one answer at each."""
    for state in rng.sample(table.states[:-1], min(25, len(table.states) - 1)):
        decision = table.game.pending(state)
        view = table.game.observe(state, decision.seat)
        yield view, table.game.scene(view), table.game.forecast(view, rng.choice(decision.actions))


def told(teller, table, moments):
    """A whole game, and what is shown at some of its moments, in words."""
    lines = teller.result(table.result)
    for turned in table.turned:
        lines += [teller.event(event) for event in turned.events]
    for view, scene, forecast in moments:
        lines += [teller.question(view), teller.phases(scene), *teller.tracks(scene)]
        lines += [teller.piece(piece) + teller.facts(piece) for piece in scene.pieces]
        lines += [teller.label(view, action) for action in view.decision.actions]
        lines += teller.forecast(forecast) if forecast else []
    return lines


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Motor lorries move to 0104; 1st Protectorate Rifles are destroyed; Levy Battalion is destroyed"),
        (
            "fr",
            "Camions vont en 0104; 1er Protectorate Rifles est hors de combat; Bataillon de supplétifs "
            "est hors de combat",
        ),
        (
            "pt",
            "Camiões movem-se para 0104; 1.º Protectorate Rifles fica fora de combate; Batalhão de milícia "
            "fica fora de combate",
        ),
    ],
)
def test_plural_names_take_plural_verbs(language, told):
    catalogue = words(language, shelf.folder("colonial") / "messages")
    teller = Teller(shelf.title("colonial").open("tel-asra"), catalogue, shelf.ledger("colonial"))
    moves = teller.say("colonial-do-move", unit="gov-lorry", to="0104")
    lost = [teller.say("colonial-odds-destroyed", unit=unit) for unit in ("gov-rifles", "gov-levy")]
    assert "; ".join([moves, *lost]) == told


def test_french_has_no_line_break_before_a_colon_or_inside_quotation_marks():
    assert typeset("fr", "Pourquoi ? « Non » : 2 ; 3 !") == "Pourquoi\xa0? «\xa0Non\xa0»\xa0: 2\xa0; 3\xa0!"
    assert typeset("en", "Why ?") == "Why ?"
    for where in FOLDERS.values():
        source = words("fr", where).source
        assert not re.search(r" [:;!?»]|« ", re.sub(r"(?m)^#.*$", "", source))
    french = shelf.ledger("kolwezi", "fr").rule
    assert not [rule.id for rule in french if re.search(r" [:;!?»]|« ", rule.rule + rule.ruling)]
