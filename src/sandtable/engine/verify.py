"""Proving a journal offline: chain, dice, legality of every action, and every position it led to."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from sandtable.engine.contract import Game
from sandtable.engine.dice import Dice
from sandtable.engine.faults import Fault, Message
from sandtable.engine.journal import Header, Journal, JournalError
from sandtable.engine.packs import OtherPack
from sandtable.engine.table import Table
from sandtable.engine.titles import same_data

#: journals of this format do not say what is practice
UNMARKED = 1


class Verified(msgspec.Struct):
    """What a check of a journal found; ``error`` is the fault in English."""

    ok: bool
    actions: int
    digest: str
    error: str | None = None
    fault: Message | None = None
    notes: list[Message] = []
    #: whose dice these are, and what there is to be said of them
    dice: list[Message] = []
    #: the seats whose people have added to the dice; none: they are the dice of whoever has made the table, alone
    people: list[str] = []
    #: why it is practice; nothing where it is none
    practice: list[str] = []
    #: how often what people had added was thrown away before the game began
    thrown_away: int = 0
    #: how often something was taken back by agreement after it was seen
    taken_back: int = 0


def failed(fault: Fault) -> Verified:
    """A journal that cannot be believed."""
    return Verified(False, 0, "", str(fault), fault.message)


def verify(path: Path, open_game: Callable[[Header], Game]) -> Verified:
    """Plays a journal again and tells whether everything in it is true."""
    try:
        journal = Journal.read(path)
    except JournalError as error:
        return failed(error)
    return proved(journal, open_game(journal.header))


def proved(journal: Journal, game: Game) -> Verified:
    """Plays the entries of a journal again, whose chain is whole, and tells whether everything in them is true."""
    header = journal.header
    other_pack = not same_data(game.title, header.data)
    try:
        table = Table.resume(game, journal)
    except JournalError as error:
        if other_pack and header.rules_version == game.title.rules_version:
            return failed(OtherPack("pack-other-result", error=error))
        return failed(error)
    dice, agreed = table.dice, sum(1 for entry in journal.entries if entry.agreed)
    notes = []
    if journal.torn:
        notes.append(Message("verify-torn"))
    if other_pack:
        notes.append(Message("verify-other-pack"))
    return Verified(
        True,
        len(table.turned),
        table.state.digest(),
        notes=notes,
        dice=told_of(dice, header.sandtable, agreed),
        people=dice.people if dice.complete else [],
        practice=dice.practice,
        thrown_away=dice.thrown_away,
        taken_back=agreed,
    )


def told_of(dice: Dice, written_as: int, agreed: int) -> list[Message]:
    """Whose dice these are, and what there is to be said of them."""
    told = [_whose(dice), *(Message(f"practice-{reason}") for reason in dice.practice)]
    if written_as == UNMARKED and not dice.practice:
        told.append(Message("verify-unmarked"))
    if dice.thrown_away:
        told.append(Message("verify-thrown-away", {"times": dice.thrown_away}))
    if agreed:
        told.append(Message("verify-taken-back", {"times": agreed}))
    return told


def _whose(dice: Dice) -> Message:
    if dice.practice:
        return Message("verify-practice")
    if dice.people and dice.complete:
        return Message("verify-shared", {"people": dice.people})
    return Message("verify-waiting" if dice.waiting else "verify-alone")
