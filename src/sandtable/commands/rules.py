"""``sandtable rules``: every rule of a game, where it is implemented and which tests prove it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import sandtable
from sandtable.commands.opening import GameName, Json, Language
from sandtable.commands.output import FAILED, Mistake, as_json, plain
from sandtable.commands.speech import say, speech
from sandtable.engine.ledger import Ledger, places_by_rule, tests_by_option, tests_by_rule
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.translations import faults, read_translations, write_stamped
from sandtable.games import shelf


class RuleRow(msgspec.Struct):
    """A rule with its proofs."""

    id: str
    topic: str
    rule: str
    ruling: str
    language: str
    data: str
    tests: list[str]
    waived: str
    places: list[str]


class Matrix(msgspec.Struct):
    """A game's rules; ``covered`` counts those with a test or a waiver."""

    game: str
    total: int
    covered: int
    rules: list[RuleRow]


def rules(
    game: GameName,
    topic: Annotated[str | None, typer.Option(help=say("option-topic"))] = None,
    id: Annotated[str | None, typer.Option(help=say("option-id"))] = None,
    ambiguities: Annotated[bool, typer.Option("--ambiguities", help=say("option-ambiguities"))] = False,
    lang: Language = "",
    stamped: Annotated[
        bool,
        typer.Option("--stamp", help=say("option-stamp")),
    ] = False,
    json: Json = False,
) -> None:
    """Lists a game's rules, with rulings, tests and code."""
    if stamped:
        stamp(game)
        return
    if ambiguities:
        plain(register(shelf.ledger(game, lang)))
        return
    found = matrix(game, lang)
    if topic is not None:
        known = dict.fromkeys(row.topic for row in found.rules)
        if topic not in known:
            raise Mistake("mistake-topic", topic=topic, known=list(known))
        found.rules = [row for row in found.rules if row.topic == topic]
    if id is not None:
        found.rules = [row for row in found.rules if row.id == id]
        if not found.rules:
            raise Mistake("mistake-rule", rule=id, game=game)
    if json:
        as_json(found)
    elif id is not None:
        plain(*_everything(found.rules[0]))
    else:
        for row in found.rules:
            proof = say("rules-waived") if row.waived else say("rules-tests", count=len(row.tests))
            plain(f"{row.id:<14} {row.topic:<12} {proof:<9} {foreign(row.language)}{row.rule}")
        plain("", say("rules-total", game=game, total=found.total, covered=found.covered))


def stamp(game: str) -> None:
    """Stamps every translation of a game's rules with the English of today, and tells what it still lacks."""
    ledger = shelf.ledger(game)
    bad = False
    for language in LANGUAGES[1:]:
        path = shelf.rules_file(game, language)
        if not path.is_file():
            continue
        changed = write_stamped(path, ledger, read_translations(path))
        wrong = faults(ledger, read_translations(path))
        bad = bad or bool(wrong)
        plain(say("rules-stamped", file=str(path), changed=len(changed), wrong=len(wrong)), *changed, *wrong)
    if bad:
        raise typer.Exit(FAILED)


def foreign(language: str) -> str:
    """The mark of a rule that is not in the reader's language."""
    return "" if language == speech.words.language else f"[{language}] "


def matrix(game: str, language: str = "en") -> Matrix:
    """All rules of a game with their tests and places."""
    entries = shelf.ledger(game, language).rule
    tests, places = proofs(), places_by_rule(shelf.folder(game), [entry.id for entry in entries])
    rows = [
        RuleRow(
            entry.id,
            entry.topic,
            entry.rule,
            entry.ruling,
            entry.language,
            entry.data,
            tests.get(f"{game}:{entry.id}", []),
            entry.waived,
            places.get(entry.id, []),
        )
        for entry in entries
    ]
    return Matrix(game, len(rows), sum(bool(row.tests or row.waived) for row in rows), rows)


def proofs() -> dict[str, list[str]]:
    """Which tests prove which rules and options (``option guerra:reserves``): read from the checkout, or from the list
    that the package was built with."""
    checkout = Path(sandtable.__file__).parents[2] / "tests"
    if checkout.is_dir():
        options = {f"option {name}": tests for name, tests in tests_by_option(checkout).items()}
        return tests_by_rule(checkout) | options
    packaged = files("sandtable") / "rule_tests.json"
    if packaged.is_file():
        return msgspec.json.decode(packaged.read_bytes(), type=dict[str, list[str]])
    return {}


def _everything(row: RuleRow) -> list[str]:
    lines = [f"{row.id} ({row.topic})", f"{foreign(row.language)}{row.rule}", say("rules-data", data=row.data)]
    if row.ruling:
        lines.append(say("rule-ruling", ruling=row.ruling))
    if row.waived:
        lines.append(say("rules-waiver", reason=row.waived))
    lines += [say("rules-test", test=test) for test in row.tests]
    return lines + [say("rules-code", place=place) for place in row.places]


def register(ledger: Ledger) -> str:
    """The ambiguity register: every rule whose rulebook is unclear or silent, with the ruling, as Markdown."""
    unclear = [entry for entry in ledger.rule if entry.ruling]
    lines = [
        f"# {say('rulings-title', game=ledger.game)}",
        "",
        say("rulings-about", game=ledger.game, unclear=len(unclear), total=len(ledger.rule)),
    ]
    for topic in dict.fromkeys(entry.topic for entry in unclear):
        lines += ["", f"## {topic}"]
        for entry in unclear:
            if entry.topic == topic:
                lines += ["", f"**{entry.id}** {entry.rule}", "", f"> {entry.ruling}"]
                if entry.correction:
                    lines += ["", f"*{say('rulings-corrected')}* {entry.correction}"]
    return "\n".join(lines)
