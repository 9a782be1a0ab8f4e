"""The way is the player's: by the places that somebody names, what is left then, and where it may end."""

from __future__ import annotations

from sandtable.engine.contract import Refusal, Route
from sandtable.engine.handles import PATH, declared, journeys
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room
from sandtable.server.views import answer
from sandtable.server.whynot import reason
from sandtable.server.wire.asked import Way, Ways
from sandtable.server.wire.sent import AskedRoute

#: nobody names more places
MOST_PLACES = 60


def routes(room: Room, seat: int, asked: AskedRoute, language: str) -> Ways:
    """The cheapest way of each journey by these places, as far as the seat can know what stands in it."""
    if not 0 < len(asked.via) <= MOST_PLACES:
        raise Problem(422, "problem-places", most=MOST_PLACES)
    if asked.unit and asked.unit not in room.known.pieces:
        raise Problem(422, "problem-no-such-piece", piece=asked.unit)
    view = room.table.view(seat)
    tried = journeys(view.decision.actions if view.decision else (), asked.unit)
    found = [room.game.route(view, action, asked.via) for action in tried]
    ways = [_way(room, seat, route, asked.via[-1]) for route in found if isinstance(route, Route)]
    refused = next((one for one in found if isinstance(one, Refusal)), Refusal("table:no-way"))
    return Ways(ways, None if ways else reason(room, refused, language))


def _way(room: Room, seat: int, route: Route, last: str) -> Way:
    """A way as the browser gets it."""
    path = next(name for name, handle in declared(type(route.action)).items() if handle == PATH)
    given = answer(room, room.table.view(seat), route.action)
    return Way(given, list(getattr(route.action, path)), route.left, list(route.ends), last in route.ends)
