"""What a game is about for one seat: what it wants, what decides, which places count and how it stands."""

from __future__ import annotations

import msgspec

from sandtable.engine.faults import Message
from sandtable.engine.scene import Scene


class Objective(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something worth having: where it is, who holds it (-1: nobody), what it is worth.

    ``worth`` is one number, or one for each side of the sheet where it is not worth the same to all; ``note`` says
    what is not said by numbers.
    """

    space: str
    name: str = ""
    side: int = -1
    worth: tuple[float, ...] = ()
    note: Message | None = None


class Goals(msgspec.Struct, frozen=True, omit_defaults=True):
    """A briefing: what a seat wants, what decides the game, how many minutes it takes at least and at most.

    ``now`` is how the game would end as things stand, as far as the seat can tell; ``next`` is what is missing then
    to the next better grade.
    """

    wants: Message | None = None
    decides: list[Message] = []
    minutes: tuple[int, int] | None = None
    objectives: list[Objective] = []
    now: Message | None = None
    next: Message | None = None


def held(scene: Scene) -> list[Objective]:
    """What a scene shows as held by somebody: the objectives of a game that says no more."""
    return [Objective(control.space, side=control.side) for control in scene.control]


def would_win(side: str, level: str) -> Message:
    """Somebody would win, so well."""
    return Message("result-won", {"seat": side, "level": Message(level)})


def would_be(level: str) -> Message:
    """It would be called so, for everybody."""
    return Message("result-level", {"level": Message(level)})


def short_of(level: str, points: float) -> Message:
    """So many points more and it would be called so."""
    return Message("goals-short", {"points": points, "level": Message(level)})


def below(level: str, points: float) -> Message:
    """With fewer points than these it would be called so."""
    return Message("goals-below", {"points": points, "level": Message(level)})
