"""The rules of a game to read: by chapter, by number, by words."""

from __future__ import annotations

import re

import msgspec

from sandtable.engine.ledger import Rule
from sandtable.terminal.looking import Looking

#: the chapter of what fits nowhere else, and that of letters
OTHER, LETTERS = "other", "letters"


class Chapter(msgspec.Struct, frozen=True):
    """What a chapter is about, and its rules in the order of the book; or the words of one without rules."""

    topic: str
    title: str
    rules: list[Rule]
    lines: list[str] = []


def chapters(looking: Looking, wanted: str = "") -> list[Chapter]:
    """The chapters, with those of their rules that hold some words; a chapter without any is left out.

    What its letters mean comes first, where a game tells that; what fits nowhere else comes last.
    """
    found: dict[str, list[Rule]] = {}
    for rule in sought(looking, wanted):
        found.setdefault(rule.topic, []).append(rule)
    order = sorted(found, key=OTHER.__eq__)
    letters = letters_of(looking, wanted)
    first = [Chapter(LETTERS, title(looking, LETTERS), [], letters)] if letters else []
    return [*first, *(Chapter(topic, title(looking, topic), found[topic]) for topic in order)]


def letters_of(looking: Looking, wanted: str = "") -> list[str]:
    """What the letters mean that a game's rules and counters use, as far as it says so, with the words sought."""
    own = f"{looking.game.title.name}-letters"
    lines = looking.say(own).splitlines() if looking.teller.words.has(own) else []
    parts = _parts(looking, wanted)
    return [line for line in lines if all(_holds(line.casefold(), words) for words in parts)]


def sought(looking: Looking, wanted: str) -> list[Rule]:
    """The rules that hold all the words; the one whose number was typed stands alone."""
    rules = looking.teller.rules
    if wanted.strip() in rules:
        return [rules[wanted.strip()]]
    parts = _parts(looking, wanted)
    return [rule for rule in rules.values() if all(_holds(_text(looking, rule), words) for words in parts)]


def _parts(looking: Looking, wanted: str) -> list[list[str]]:
    """What a rule must hold: of each part one of its words. Some mean the same, as the catalogue lists them."""
    rest = f" {' '.join(wanted.casefold().split())} "
    found = []
    for line in looking.say("rules-same").casefold().split(";"):
        same = [word.strip() for word in line.split("|")]
        hit = next((word for word in sorted(same, key=len, reverse=True) if f" {word} " in rest), "")
        if hit:
            rest = rest.replace(f" {hit} ", " ")
            found.append(same)
    return [*found, *([word] for word in rest.split())]


def _holds(text: str, words: list[str]) -> bool:
    """Whether one of these words is there; two letters, or a number, only where a word begins."""
    return any(
        re.search(rf"(?<![\w.]){re.escape(word)}", text) if len(word) < 3 or word[0].isdigit() else word in text
        for word in words
    )


def title(looking: Looking, topic: str) -> str:
    """What a chapter is called; a game of others may have chapters of its own."""
    message = f"topic-{topic}"
    return looking.say(message) if looking.teller.words.has(message) else topic


def words_of(looking: Looking, chapter: Chapter) -> str:
    """A chapter as it is read."""
    return "\n".join(chapter.lines) or told(looking, chapter.rules)


def told(looking: Looking, rules: list[Rule]) -> str:
    """Rules as they are read, one under the other."""
    return "\n\n".join("\n".join(looking.teller.rule(rule)) for rule in rules)


def _text(looking: Looking, rule: Rule) -> str:
    return f"{rule.id} {title(looking, rule.topic)} {rule.rule} {rule.ruling}".casefold()
