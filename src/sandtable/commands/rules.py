"""``sandtable rules``: every rule of a game, where it is implemented and which tests prove it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import sandtable
from sandtable.commands.opening import GameName, Json
from sandtable.commands.output import Mistake, as_json, plain
from sandtable.engine.ledger import Ledger, places_by_rule, tests_by_rule
from sandtable.games import shelf


class RuleRow(msgspec.Struct):
    """A rule with its proofs."""

    id: str
    topic: str
    rule: str
    ruling: str
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
    topic: Annotated[str | None, typer.Option(help="Only the rules of one topic.")] = None,
    id: Annotated[str | None, typer.Option(help="Only one rule, with everything known of it.")] = None,
    ambiguities: Annotated[
        bool, typer.Option("--ambiguities", help="Print the register of rulings as Markdown.")
    ] = False,
    json: Json = False,
) -> None:
    """List a game's rules, with rulings, tests and code."""
    if game not in shelf.names():
        raise Mistake(f"there is no game {game!r}; there are: {', '.join(shelf.names())}")
    ledger = shelf.ledger(game)
    if ambiguities:
        plain(register(ledger))
        return
    found = matrix(game)
    if topic is not None:
        known = dict.fromkeys(row.topic for row in found.rules)
        if topic not in known:
            raise Mistake(f"--topic {topic}: there are: {', '.join(known)}")
        found.rules = [row for row in found.rules if row.topic == topic]
    if id is not None:
        found.rules = [row for row in found.rules if row.id == id]
        if not found.rules:
            raise Mistake(f"--id {id}: {game} has no such rule")
    if json:
        as_json(found)
    elif id is not None:
        plain(*_everything(found.rules[0]))
    else:
        for row in found.rules:
            proof = "waived" if row.waived else f"{len(row.tests)} tests" if len(row.tests) != 1 else "1 test"
            plain(f"{row.id:<14} {row.topic:<12} {proof:<9} {row.rule}")
        plain("", f"{game}: {found.total} rules, {found.covered} of them tested or waived")


def matrix(game: str) -> Matrix:
    """All rules of a game with their tests and places."""
    entries = shelf.ledger(game).rule
    tests, places = proofs(), places_by_rule(shelf.folder(game), [entry.id for entry in entries])
    rows = [
        RuleRow(
            entry.id,
            entry.topic,
            entry.rule,
            entry.ruling,
            entry.data,
            tests.get(f"{game}:{entry.id}", []),
            entry.waived,
            places.get(entry.id, []),
        )
        for entry in entries
    ]
    return Matrix(game, len(rows), sum(bool(row.tests or row.waived) for row in rows), rows)


def proofs() -> dict[str, list[str]]:
    """Which tests prove which rules: read from the checkout, or from the list that the package was built with."""
    checkout = Path(sandtable.__file__).parents[2] / "tests"
    if checkout.is_dir():
        return tests_by_rule(checkout)
    packaged = files("sandtable") / "rule_tests.json"
    if packaged.is_file():
        return msgspec.json.decode(packaged.read_bytes(), type=dict[str, list[str]])
    return {}


def _everything(row: RuleRow) -> list[str]:
    lines = [f"{row.id} ({row.topic})", row.rule, f"Data: {row.data}"]
    if row.ruling:
        lines.append(f"Ruling: {row.ruling}")
    if row.waived:
        lines.append(f"No test: {row.waived}")
    return [*lines, *(f"Test: {test}" for test in row.tests), *(f"Code: {place}" for place in row.places)]


def register(ledger: Ledger) -> str:
    """The ambiguity register: every rule whose rulebook is unclear or silent, with the ruling, as Markdown."""
    unclear = [entry for entry in ledger.rule if entry.ruling]
    lines = [
        f"# Rulings: {ledger.game}",
        "",
        f"Where the rulebook is unclear or silent, this is how it is played here: {len(unclear)} of "
        f"{len(ledger.rule)} rules. Made by `sandtable rules {ledger.game} --ambiguities` from the game's ledger.",
    ]
    for topic in dict.fromkeys(entry.topic for entry in unclear):
        lines += ["", f"## {topic}"]
        for entry in unclear:
            if entry.topic == topic:
                lines += ["", f"**{entry.id}** {entry.rule}", "", f"> {entry.ruling}"]
                if entry.correction:
                    lines += ["", f"*Corrected:* {entry.correction}"]
    return "\n".join(lines)
