"""Every rule of every game's ledger is proved by a test, and every rule that code or tests name is in the ledger."""

import re
from pathlib import Path

import pytest

from sandtable.engine.ledger import places_by_rule, tests_by_rule
from sandtable.games import shelf

TESTS = tests_by_rule(Path(__file__).parent)


@pytest.mark.parametrize("game", shelf.names())
def test_every_rule_has_a_test_or_a_waiver(game):
    bare = [entry.id for entry in shelf.ledger(game).rule if not TESTS.get(f"{game}:{entry.id}") and not entry.waived]
    assert bare == []


@pytest.mark.parametrize("game", shelf.names())
def test_no_rule_is_both_waived_and_tested(game):
    both = [entry.id for entry in shelf.ledger(game).rule if TESTS.get(f"{game}:{entry.id}") and entry.waived]
    assert both == []


def test_tests_name_only_rules_that_exist():
    known = {f"{game}:{entry.id}" for game in shelf.names() for entry in shelf.ledger(game).rule}
    marked = {name for name in TESTS if name.split(":")[0] in shelf.names()}
    assert marked - known == set()


@pytest.mark.parametrize("game", shelf.names())
def test_refusals_name_only_rules_that_exist(game):
    known = shelf.ledger(game).by_id()
    named = set()
    for path in shelf.folder(game).rglob("*.py"):
        named |= set(re.findall(r'Refusal\(\s*"([^"]+)"', path.read_text(encoding="utf-8")))
    assert {name for name in named if not name.startswith("table:")} - set(known) == set()


@pytest.mark.parametrize("game", shelf.names())
def test_the_code_names_most_of_its_rules(game):
    ids = [entry.id for entry in shelf.ledger(game).rule]
    assert len(places_by_rule(shelf.folder(game), ids)) > len(ids) / 2


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("game", shelf.names())
def test_rules_mention_no_footnotes_that_their_reader_does_not_have(game, language):
    footnote = re.compile(r"\bfn \d|\b[Nn]ot[ea]s? \d")
    words = {entry.id: f"{entry.rule} {entry.ruling or ''}" for entry in shelf.ledger(game, language).rule}
    assert [rule for rule, told in words.items() if footnote.search(told)] == []
