"""The rule reference: each rule of a game's ledger under a heading of its own, so that a search finds it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from sandtable.engine.ledger import Rule
from sandtable.engine.narrate import Teller
from sandtable.games import shelf

#: what Markdown would take for a sign of its own
SIGNS = re.compile(r"([\\`*_\[\]>#|])")
#: something that may be the id of a rule
WORD = re.compile(r"(?<![\w.-])[A-Za-z0-9][\w.]*-[\w-]*\w")
COMPLETE = "complete"
#: a reader begins with how a turn goes; what fits nowhere else comes last
FIRST, LAST = "sequence", "other"


def plain(text: str) -> str:
    """A text as it stands, whatever signs are in it."""
    return SIGNS.sub(r"\\\1", text.replace("&", "&amp;").replace("<", "&lt;"))


def linked(text: str, known: Collection[str]) -> str:
    """A text in which the ids of other rules lead to them."""
    parts, end = [], 0
    for found in WORD.finditer(text):
        if found[0] in known:
            parts += [plain(text[end : found.start()]), f"[{plain(found[0])}](#{found[0]})"]
            end = found.end()
    return "".join(parts) + plain(text[end:])


def rule_page(name: str, teller: Teller) -> str:
    """Every rule of a game, chapter by chapter."""
    rules = shelf.ledger(name).rule
    known = {rule.id for rule in rules}
    lines = [
        f"# {teller.title}: every rule",
        "",
        f"{len(rules)} rules in our own words, each with the number by which the table names it: in a refusal, "
        f"in the log, "
        "beside every reason of a throw. Search finds them by number and by word. Where the rulebook is unclear "
        "or silent, "
        "the ruling says how it is played here.",
        "",
        f"[Learn the game](../guides/{name}.md) · [charts](../charts/{name}.md) · "
        f"[at this table, options](../games/{name}.md) · [rulings alone](../rulings/{name}.md)",
    ]
    topics = dict.fromkeys(rule.topic for rule in rules)
    for topic in sorted(topics, key=lambda topic: (topic != FIRST, topic == LAST)):
        lines += ["", f"## {teller.say(f'topic-{topic}')}"]
        for rule in rules:
            if rule.topic == topic:
                lines += entry(rule, known)
    return "\n".join(lines) + "\n"


def entry(rule: Rule, known: set[str]) -> list[str]:
    """One rule with its ruling."""
    others = known - {rule.id}
    lines = ["", f"### {plain(rule.id)} {{#{rule.id}}}", "", linked(rule.rule, others)]
    if rule.ruling:
        lines += ["", '!!! note "Ruling"', "", f"    {linked(rule.ruling, others)}"]
    if rule.data != COMPLETE:
        lines += ["", f"*{plain(rule.data[:1].upper() + rule.data[1:])}*"]
    return lines


def overview(tellers: Mapping[str, Teller]) -> str:
    """Where the rules, charts and rulings of each game are."""
    lines = [
        "# Rules and charts",
        "",
        "Every rule of every game has a number. The table names it whenever it refuses something, tells a "
        "result or counts a "
        "modifier; here it can be looked up, by number or by word: press `f` or click the search field above.",
        "",
        "| game | rules | charts | rulings | how it plays here |",
        "|---|---|---|---|---|",
    ]
    for name, teller in tellers.items():
        rules = shelf.ledger(name).rule
        ruled = sum(bool(rule.ruling) for rule in rules)
        lines.append(
            f"| {teller.title} | [{len(rules)} rules]({name}.md) | [{len(teller.game.charts())} "
            f"charts](../charts/{name}.md) "
            f"| [{ruled} rulings](../rulings/{name}.md) | [options, what is reconstructed](../games/{name}.md) |"
        )
    lines += [
        "",
        "A chart shows the values that are played with. What the rulebooks print and what had to be "
        "reconstructed is told "
        "apart everywhere: a value with ° behind it is reconstructed, and anybody who owns the printed game can "
        "[correct it](../packs.md).",
    ]
    return "\n".join(lines) + "\n"
