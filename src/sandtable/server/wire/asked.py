"""What comes of asking at a table, as typed JSON: why not, ways, odds, hints, series, reviews."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.engine.contract import Forecast, Message
from sandtable.engine.scene import LineOfSight, Obstacle
from sandtable.review.work import Review, Stage
from sandtable.server.wire.seat import Answer
from sandtable.server.wire.sent import SaidAnswer


class Why(msgspec.Struct):
    """Why an action may not be played (``rule`` empty: it may)."""

    action: dict[str, Any]
    label: Message
    legal: bool
    rule: str = ""
    message: Message | None = None
    text: str = ""
    ruling: str = ""
    language: str = ""
    #: the pieces and spaces that stand in its way
    obstacles: list[str] = []
    #: what is missing, in figures
    detail: Message | None = None
    #: where it is a line of sight that is barred, what stands in it
    hiding: list[Obstacle] = []


class Forbidden(msgspec.Struct):
    """A rule that forbids something, with its words and their language."""

    rule: str
    message: Message
    text: str = ""
    ruling: str = ""
    language: str = ""
    #: what the rule's words alone do not tell
    detail: Message | None = None


class Way(msgspec.Struct):
    """A way that was found: the answer that goes by it, every space entered, and what can still be spent then.

    ``ends`` are the spaces where it may end, going on from the last place; ``stops`` is whether it may end right there.
    """

    answer: Answer
    path: list[str]
    left: float | None
    ends: list[str]
    stops: bool


class Ways(msgspec.Struct):
    """The ways by the places that somebody named; where there is none, the rule that keeps from it."""

    ways: list[Way]
    refused: Forbidden | None = None


class Sighted(msgspec.Struct):
    """A line of sight with the words of the rule that decides it; nothing where the game has no such rule."""

    line: LineOfSight | None
    text: str = ""
    ruling: str = ""
    #: the language of text and ruling: English where there is no translation
    language: str = ""


class Odds(msgspec.Struct, omit_defaults=True):
    """What may come of an action; nothing where no chance is in it."""

    forecast: Forecast | None
    #: it cannot be taken back: something hidden comes to light with it, or another's turn begins
    sealed: bool = False
    #: a part of the turn is over with it, or the others act at once, though its player has not said so, and what he did
    #: before stands, or the end has something to warn of
    last: bool = False
    #: the part of the turn is not over then: the others act in it, too
    over: bool = False
    #: no more than an order is given with it: the dice are thrown when it is carried out
    ordered: bool = False
    #: nothing can come after it in a series of attacks
    alone: bool = False


class HintLine(msgspec.Struct):
    """An answer that the strongest opponent would think of: what it is worth, and why."""

    answer: Answer
    #: how far ahead it leads in points, or to which score, and the standard error of that
    value: float
    error: float
    #: the chance to win; nothing where only points count
    chance: float | None
    why: Message
    #: what it would do next, where the answer only takes somebody up
    then: Message | None = None


class Hint(msgspec.Struct, omit_defaults=True):
    """What the strongest opponent would do, best first; nothing until it is ready."""

    ready: bool
    lines: list[HintLine] = []
    #: in how many worlds it was tried
    worlds: int = 0


class Fated(msgspec.Struct):
    """How likely a piece comes to something: ``lost``, ``reduced``, ``gone`` from its place, or to such a marker."""

    piece: str
    what: str
    chance: float


class Foretold(msgspec.Struct):
    """What many ways come to. ``error`` is the standard error of a chance of one half; 0: every way was gone through.

    ``cleared`` and ``fallen`` are spaces that the others have left, or have to themselves. ``acts`` are the chances
    that each act can be carried out, or that dice are thrown about a place.
    """

    ways: int
    error: float
    own: list[Fated]
    others: list[Fated]
    cleared: dict[str, float]
    fallen: dict[str, float]
    points: float
    points_error: float
    low: float
    high: float
    acts: list[float]


class SeriesAct(msgspec.Struct):
    """An act for a series: all that was said for it, what that is called, and how many answers are to be taken back."""

    said: list[SaidAnswer]
    labels: list[Message]
    back: int


class SeriesTold(msgspec.Struct, omit_defaults=True):
    """What a series comes to, and at which spaces it is aimed; nothing until it is ready."""

    ready: bool
    told: Foretold | None = None
    targets: list[str] = []


class ThreatTold(msgspec.Struct, omit_defaults=True):
    """What may come to a space: as the others usually play, and if they go for it; nothing until it is ready."""

    ready: bool
    space: str = ""
    pieces: list[str] = []
    usual: Foretold | None = None
    bent: Foretold | None = None


class ReviewState(msgspec.Struct):
    """How far a review is, in all and stage by stage; what is known already, and the review once it is there."""

    done: int
    of: int
    stages: list[Stage] = []
    so_far: Review | None = None
    review: Review | None = None
