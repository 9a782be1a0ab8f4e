"""The way is the player's: by the places that somebody names, one after the other, in either terminal."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.contract import Action, Refusal, Route
from sandtable.engine.handles import PATH, declared, has_way, journeys, touched
from sandtable.terminal.session import Session


class Wayfinding:
    """The way being chosen: whose it is, by which places, and what was found for them."""

    def __init__(self, session: Session) -> None:
        self.session = session
        #: the unit that goes; empty for those that the question is about
        self.unit = ""
        #: each place, and the ways there are as far as it
        self.legs: list[tuple[str, list[Route]]] = []

    @property
    def places(self) -> list[str]:
        """The places to pass, in order."""
        return [place for place, _ in self.legs]

    @property
    def routes(self) -> list[Route]:
        """The ways as far as the last place: several where it can be gone in several manners."""
        return self.legs[-1][1] if self.legs else []

    @property
    def ends(self) -> list[str]:
        """Where it may end."""
        return list(dict.fromkeys(end for route in self.routes for end in route.ends))

    @property
    def drawn(self) -> Route | None:
        """The one that is shown: of several the one that comes farthest."""
        return max(self.routes, key=lambda route: route.left or 0, default=None)

    def units(self) -> list[str]:
        """Those whose way may be chosen now; the empty name stands for those the question is about."""
        decision = self.session.view.decision
        ways = [action for action in (decision.actions if decision else ()) if has_way(action)]
        return list(dict.fromkeys(touched(action).unit for action in ways))

    def find(self, via: Sequence[str], unit: str) -> list[Route] | Refusal:
        """The ways by these places, or the rule that keeps from one of them."""
        view = self.session.view
        tried = journeys(view.decision.actions if view.decision else (), unit)
        found = [self.session.game.route(view, action, via) for action in tried]
        routes = [route for route in found if isinstance(route, Route)]
        refused = (route for route in found if isinstance(route, Refusal))
        return routes or next(refused, Refusal("table:no-way"))

    def add(self, place: str, unit: str) -> Refusal | None:
        """One more place to pass; a way of another unit begins anew."""
        if unit != self.unit:
            self.let_go()
        found = self.find([*self.places, place], unit)
        if isinstance(found, Refusal):
            return found
        self.unit = unit
        self.legs.append((place, found))
        return None

    def to(self, place: str) -> list[Route]:
        """The ways that end in a place."""
        found = self.routes if self.places[-1:] == [place] else self.find([*self.places, place], self.unit)
        return [route for route in found if place in route.ends] if isinstance(found, list) else []

    def back(self) -> None:
        """The last place is passed no more."""
        del self.legs[-1:]

    def let_go(self) -> None:
        """There is no way any more."""
        self.legs, self.unit = [], ""

    # In words

    def told(self) -> list[str]:
        """By which spaces it goes, what is left, and where it may end."""
        return [self.brief(), self.told_ends()] if self.drawn else []

    def brief(self) -> str:
        """The way on one line."""
        route = self.drawn
        if route is None:
            return ""
        spaces = " → ".join(self.session.place(space) for space in path_of(route.action))
        return " · ".join(part for part in (self.session.say("way-by", spaces=spaces), self.left(route)) if part)

    def short(self) -> str:
        """The places that were named, and what is left."""
        places = " → ".join(self.session.place(place) for place in self.places)
        return " · ".join(part for part in (places, self.left(self.drawn) if self.drawn else "") if part)

    def left(self, route: Route) -> str:
        """What can still be spent."""
        return "" if route.left is None else self.session.say("way-left", left=f"{route.left:g}")

    def told_ends(self) -> str:
        """Where it may end."""
        ends = ", ".join(self.session.place(space) for space in self.ends)
        return self.session.say("way-ends", ends=ends) if ends else self.session.say("way-ends-nowhere")


def path_of(action: Action) -> tuple[str, ...]:
    """Every space that an action enters by its way."""
    name = next(name for name, handle in declared(type(action)).items() if handle == PATH)
    path: tuple[str, ...] = getattr(action, name)
    return path
