"""What the browser sends, as typed JSON."""

from __future__ import annotations

from typing import Any

import msgspec

HUMAN = "human"
#: a seat that is kept free: for whoever comes by a link, or for the first who wants it
FRIEND, ANYBODY = "friend", "anybody"
PEOPLE = (HUMAN, FRIEND, ANYBODY)


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up: a scenario from its start, a saved game (``journal``) or a written position.

    A seat's player is ``human`` (who sets it up), ``friend`` (who comes by a link), ``anybody`` or a bot.
    """

    game: str = ""
    scenario: str = ""
    options: dict[str, Any] = {}
    players: dict[str, str] = {}
    seed: str | int | None = None
    title: str = ""
    journal: str | None = None
    position: str | None = None
    #: everybody may find it and look on
    open: bool = False
    #: a pack beside the game's own, or a scenario of one's own
    pack: str = ""
    upload: str = ""
    #: a table at which one sits: the same game, scenario and pack once more
    like: str = ""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """An action, and the number of the position that its player was looking at; who of its stack shall follow.

    ``then`` are further answers to the same question, given one after the other for as long as it is asked.
    """

    at: int
    action: dict[str, Any]
    along: list[str] = []
    then: list[dict[str, Any]] = []


class At(msgspec.Struct, forbid_unknown_fields=True):
    """Giving up, at a position."""

    at: int


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Taking back the last action, or several that were one: all of them, or none."""

    at: int
    count: int = 1


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """An action that somebody asks about, and others that would be given after it."""

    action: dict[str, Any]
    along: list[dict[str, Any]] = []


class AskedUnit(msgspec.Struct, forbid_unknown_fields=True):
    """Why not? A unit, and a space or another piece."""

    unit: str
    space: str = ""
    piece: str = ""


class Hold(msgspec.Struct, forbid_unknown_fields=True):
    """The units that shall be in hand, and no others; ``first``: the pick to begin with, where there are several.

    ``off``: what was begun with them is called off as well.
    """

    at: int
    units: list[str]
    first: dict[str, Any] = {}
    off: bool = False


class AddToDice(msgspec.Struct, forbid_unknown_fields=True):
    """A person's number for the dice: sealed, or told; or everybody's thrown away, to begin anew."""

    sealed: str = ""
    added: str = ""
    afresh: bool = False


class Learn(msgspec.Struct, forbid_unknown_fields=True):
    """Going on from a step of a lesson: ``read``, ``watch``, a deed, or ``leave``."""

    step: int
    how: str


class SaidAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer as it was given, and the question that it was given to."""

    step: str
    action: dict[str, Any]


class HintAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What would be good here? ``stop``: nobody waits for it any more."""

    at: int
    stop: bool = False


class SeriesAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What do these acts come to, one after the other? ``stop``: nobody waits for it any more."""

    at: int
    acts: list[list[SaidAnswer]]
    stop: bool = False


class ThreatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What can the others do to this space? ``stop``: nobody waits for it any more."""

    at: int
    space: str
    stop: bool = False


class AskedSight(msgspec.Struct, forbid_unknown_fields=True):
    """Can this space be seen from that one?"""

    start: str
    end: str


class AskedRoute(msgspec.Struct, forbid_unknown_fields=True):
    """The way by these places, in order: a unit's, or of those that the question is about (``unit`` empty)."""

    via: list[str]
    unit: str = ""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is to be called; by nothing, after its scenario."""

    title: str


class BroughtTokens(msgspec.Struct, forbid_unknown_fields=True):
    """Tokens of seats that a browser has kept, by table and seat."""

    seats: dict[str, dict[str, str]]


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: str
    password: str


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """A name, one of its recovery codes, and the password that shall hold from now on."""

    name: str
    code: str
    password: str


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """Here, or in every browser."""

    everywhere: bool = False


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password that held, and the one that shall hold."""

    old: str
    new: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """One's own password once more; a guest has none."""

    password: str = ""


class NewProgram(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a program: what it is called, and what it may do (``read``, ``play``, ``create``)."""

    label: str
    scopes: list[str]


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a seat is to be: a ``friend``, ``anybody``, a bot by its name; nothing: it is offered no more."""

    to: str


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of an invitation."""

    secret: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A new game from the position after so many actions of this one."""

    step: int
    players: dict[str, str] = {}
