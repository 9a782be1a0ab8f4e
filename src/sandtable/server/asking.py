"""What every request has: who asks, by which token, and a body that is exactly what it should be."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from sandtable.engine.messages import LANGUAGES
from sandtable.server.players import Players
from sandtable.server.problems import Problem
from sandtable.server.rooms import Rooms

T = TypeVar("T")

Asking = Request[Any, Any, State]
Name = FromPath[str]
Number = FromPath[int]
TheRooms = NamedDependency[Rooms]
ThePlayers = NamedDependency[Players]

MOST_TOKENS = 8


def tokens_of(request: Asking) -> list[str]:
    """The seat tokens that a request carries: ``Authorization: Bearer one,another``."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token.strip() for token in given.split(",") if token.strip()][:MOST_TOKENS]


def language_of(request: Asking) -> str:
    """The first language of the reader that the table speaks, from ``Accept-Language``; English if it speaks none."""
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "").split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((float(weight or 1), name.strip().lower()[:2]))
        except ValueError:
            continue
    known = [name for weight, name in sorted(wanted, key=lambda one: -one[0]) if name in LANGUAGES and weight > 0]
    return known[0] if known else LANGUAGES[0]


def read(body: bytes, kind: type[T]) -> T:
    """A request's body as what it must be; a number in quotes is not a number."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem(400, "problem-malformed", error=str(error)) from None
