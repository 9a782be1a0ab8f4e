"""The answers to a question: their numbers, what they are called, and in which order they are told."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from sandtable.engine.contract import Action, Harm, Message
from sandtable.engine.handles import closes, is_hostile, touched

#: stands behind an answer that harms its own side, behind one that asks for care, and behind a march under fire
HARMS, CAUTION, FIRE = "⚠", "!", "⊕"
#: what ends how likely a blow does what one wants
PERCENT = "%"
#: a list of so many answers is read at a glance; so many of one deed are told one by one in any list
LONG, FEW = 12, 3
#: stands for what the answers of one deed differ in
OPEN = "…"
OPEN_END = re.compile(r"…(?:\s?[:,–·]\s…|\s\(…\))+$")


class Answer(msgspec.Struct, frozen=True):
    """One legal answer: its number, what it is called, the piece it is about ('' for none), the mark of its harm.

    ``message`` is what it is called before it is put into words, ``chance`` how likely what one wants comes of it where
    the answers are weighed against each other, ``likely`` the same of a blow among other answers.
    """

    number: int
    action: Action
    label: str
    piece: str
    harms: str = ""
    message: Message | None = None
    chance: str = ""
    likely: str = ""

    @property
    def marked(self) -> str:
        """What it is called, how likely it does what one wants, and a mark if it harms its own side."""
        return " ".join(part for part in (self.label, self.likely, self.harms) if part)

    @property
    def deed(self) -> tuple[str, str]:
        """Whose it is and what is done: the answers that share it differ in where, or to whom."""
        return self.piece, self.message.id if self.message else ""

    def fits(self, wanted: str) -> bool:
        """Whether all the words that somebody typed are in it."""
        text = f"{self.label} {' '.join(str(part) for part in msgspec.to_builtins(self.action).values())}".lower()
        return all(word in text for word in wanted.lower().split())

    def called(self, wanted: str) -> bool:
        """Whether somebody typed what it is called, whole, with any kind of space in it."""
        return self.label.casefold().split() == wanted.casefold().split()


def numbered(answers: list[Answer], wanted: str) -> Answer | None:
    """The answer whose number somebody typed; a number that begins with 0 or is too high is a space's name."""
    if wanted.isdecimal() and not wanted.startswith("0") and int(wanted) <= len(answers):
        return answers[int(wanted) - 1]
    return None


def closing_of(answers: Iterable[Answer]) -> Answer | None:
    """The one answer that ends or declines what is asked, if there is one."""
    found = [answer for answer in answers if closes(type(answer.action))]
    return found[0] if len(found) == 1 else None


def mark_of(harms: Sequence[Harm]) -> str:
    """What stands behind an answer with these harms."""
    if not all(harm.caution for harm in harms):
        return HARMS
    return FIRE if any(harm.fire for harm in harms) else CAUTION if harms else ""


def signs_of(answers: Collection[Answer]) -> list[tuple[str, str]]:
    """The marks that stand behind some answers, and the messages that say in a few words what they mean."""
    told = (
        (PERCENT, "screen-sign-likely"),
        (HARMS, "screen-sign-harms"),
        (FIRE, "screen-sign-fire"),
        (CAUTION, "screen-sign-caution"),
    )
    there = {answer.harms for answer in answers} | {PERCENT for answer in answers if answer.likely}
    return [(sign, id) for sign, id in told if sign in there]


def in_order(
    named: Iterable[tuple[Action, Message]], leaders: Collection[str], rank: Callable[[Action], int]
) -> list[tuple[Action, Message]]:
    """What is done against the enemy first, a leader's own doings late, what ends or declines the question last.

    Before and behind all of these what the game itself ranks so. Within these, what one piece can do stands together,
    and of that what is one deed; else as the game has it.
    """
    deeds: dict[tuple[tuple[bool, int, int], str, str], list[tuple[Action, Message]]] = {}
    pieces: dict[tuple[tuple[bool, int, int], str], int] = {}
    for action, message in named:
        piece, ends = touched(action).unit, closes(type(action))
        weight = (ends, 0 if ends else rank(action), weight_of(action, leaders))
        pieces.setdefault((weight, piece), len(pieces))
        deeds.setdefault((weight, piece, message.id), []).append((action, message))
    order = sorted(deeds, key=lambda deed: (deed[0], pieces[deed[:2]]))
    return [one for deed in order for one in deeds[deed]]


def weight_of(action: Action, leaders: Collection[str]) -> int:
    """How late an answer stands in the list."""
    if closes(type(action)):
        return 3
    if is_hostile(type(action)):
        return 0
    return 2 if touched(action).unit in leaders else 1


def by_deed(answers: Iterable[Answer]) -> list[list[Answer]]:
    """The answers that stand beside one another and are one deed."""
    found: list[list[Answer]] = []
    for answer in answers:
        if found and found[-1][0].deed == answer.deed:
            found[-1].append(answer)
        else:
            found.append([answer])
    return found


def opened(answers: Sequence[Answer]) -> Message | None:
    """What several answers of one deed are called together: what they differ in is left open."""
    messages = [answer.message for answer in answers if answer.message]
    if not messages:
        return None
    first = messages[0]
    same = {key: value for key, value in first.args.items() if all(one.args.get(key) == value for one in messages)}
    return Message(first.id, {key: same.get(key, OPEN) for key in first.args})


def without_open_end(label: str) -> str:
    """A deed's name without a last clause in which nothing is told: "Attack …: …" is "Attack …"."""
    return OPEN_END.sub(OPEN, label)


def is_folded(deed: Sequence[Answer], deeds: Sequence[Sequence[Answer]]) -> bool:
    """Whether the answers of a deed are told in one line, in a long list of several such; attacks are seldom."""
    long = sum(map(len, deeds)) > LONG and sum(1 for one in deeds if len(one) > FEW) > 1
    return long and len(deed) > (LONG if is_hostile(type(deed[0].action)) else FEW)


def span(deed: Sequence[Answer]) -> str:
    """The numbers of the answers of a deed."""
    return f"{deed[0].number}–{deed[-1].number}"
