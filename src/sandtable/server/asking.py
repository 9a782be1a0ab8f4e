"""What every request has: who asks, and a body that is exactly what it should be."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from sandtable.engine.messages import LANGUAGES
from sandtable.server.people.asker import Asker, carried_by
from sandtable.server.people.guarding import ASKER, SAFE
from sandtable.server.players import Players
from sandtable.server.problems import Problem
from sandtable.server.rooms import Rooms
from sandtable.server.studying import Counsel
from sandtable.server.uploads.checking import Checker

T = TypeVar("T")

Asking = Request[Any, Any, State]
Name = FromPath[str]
Number = FromPath[int]
TheRooms = NamedDependency[Rooms]
ThePlayers = NamedDependency[Players]
TheCounsel = NamedDependency[Counsel]
TheChecker = NamedDependency[Checker]

TheAsker = NamedDependency[Asker]

#: the name under which a handler says what a program's token must allow, where that is not what its method says
SCOPE = "scope"


def asker_of(request: Asking, rooms: TheRooms) -> Asker:
    """Who asks. A program may look with ``read``, and with ``play`` do what somebody at a table does."""
    scope = request.route_handler.opt.get(SCOPE) or ("read" if request.method in SAFE else "play")
    asker = Asker(rooms.people, carried_by(request.headers, request.cookies), scope)
    request.scope["state"][ASKER] = asker
    return asker


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
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(400, "problem-malformed", error=str(error)) from None
