"""Coming on the map: set-up in Angola, mobilisation, guerrillas, reinforcements by R1 to R3 (3.4.2, 3.4.3, T7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, only, plus, without
from sandtable.games.guerra.actions import Place, Wait
from sandtable.games.guerra.figures import now
from sandtable.games.guerra.movement import is_surprised, why_not_stand
from sandtable.games.guerra.pieces import arrive
from sandtable.games.guerra.stacking import has_room
from sandtable.games.guerra.state import DUE, GuerraState
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.zones import besieged_town

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


class Deploy(Step["GuerraGame", GuerraState], frozen=True):
    """Before the first turn the Congo player puts four Angolan units anywhere in Angola, one after another (T7-d)."""

    name = "deploy"
    rule = "T7-d"

    def run(self, play: GuerraPlay) -> bool:
        if play.state.due:
            return True
        play.pop()
        return False

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        unit = first(state.due)
        return places(game, unit, angolan_hexes(game, state, unit))

    @forbids(Place)
    def why_not_here(self, game: GuerraGame, state: GuerraState, action: Place) -> Refusal | None:
        unit = first(state.due)
        return why_not_place(game, state, action, unit, angolan_hexes(game, state, unit), self.rule)

    @plays(Place)
    def deploy(self, play: GuerraPlay, action: Place) -> None:
        """A unit is put down."""
        put_down(play, [play.game.theatre.piece[action.unit]], play.game.theatre.grid.index[action.at], self.rule)

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        unit = first(state.due)
        later = [name for name in game.theatre.names_of(state.due) if name != game.theatre.names[unit]]
        facts = {"unit": game.theatre.names[unit], "now": now(game, state, unit), "after": len(later), "later": later}
        return Message("guerra-question-deploy", facts)


def angolan_hexes(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """Hexes inside Angola with room for a unit."""
    found = game.theatre.in_country["angola"] & game.theatre.playable & ~state.held[1 - CONGO]
    return with_room(game, state, unit, found)


def with_room(game: GuerraGame, state: GuerraState, unit: Piece, spaces: SpaceSet) -> SpaceSet:
    """Those of some hexes that hold one more unit."""
    for space in each(spaces & state.held[game.theatre.side[unit]]):
        if not has_room(game, state, space, unit):
            spaces = without(spaces, space)
    return spaces


def places(game: GuerraGame, unit: Piece, spaces: SpaceSet) -> list[Action]:
    """A unit put down in each of these hexes."""
    theatre = game.theatre
    return [Place(theatre.names[unit], theatre.grid.names[space]) for space in each(spaces)]


def why_not_place(
    game: GuerraGame, state: GuerraState, action: Place, unit: Piece, allowed: SpaceSet, rule: str
) -> Refusal | None:
    """What keeps a unit from being put down in a hex; ``unit`` is the one whose turn it is."""
    theatre = game.theatre
    space = theatre.grid.index.get(action.at)
    about = {"unit": action.unit, "at": action.at}
    if action.unit != theatre.names[unit] or space is None:
        return Refusal(rule, about)
    if has(allowed, space):
        return None
    refusal = why_not_stand(game, state, unit, space)
    if refusal:
        return refusal
    if state.at[space] and not has_room(game, state, space, unit):
        return Refusal("3.2.2-h", about)
    return Refusal(rule, about)


def put_down(play: GuerraPlay, units: Sequence[Piece], space: Space, rule: str) -> None:
    """Puts units on the map in one place."""
    theatre = play.game.theatre
    names, at = [theatre.names[unit] for unit in units], theatre.grid.names[space]
    if len(units) == 1:
        play.tell("placed", {"unit": names[0], "at": at}, rule)
    else:
        play.tell("placed-together", {"units": names, "at": at}, rule)
    for unit in units:
        play.state.mobilised = plus(play.state.mobilised, unit)
        play.state.order.append(unit)
        arrive(play, unit, space)


class Mobilise(Step["GuerraGame", GuerraState], frozen=True):
    """Units due in a town are put there; the owner chooses where the town is lost or a radius is given (3.4.3)."""

    name = "mobilise"
    rule = "2.2-e"

    side: Seat
    #: those that wait for a later turn
    asked: PieceSet

    def run(self, play: GuerraPlay) -> bool:
        game, state = play.game, play.state
        for _, together in groupby(each(self.to_mobilise(game, state)), partial(comes_to, game)):
            units = list(together)
            if not needs_choice(game, state, units[0]):
                put_down(play, units, game.theatre.home_of(units[0]), "3.4.3-a")
            elif any(mobilisation_hexes(game, state, unit) for unit in units):
                return True
        play.pop()
        return False

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return self.side

    def to_mobilise(self, game: GuerraGame, state: GuerraState) -> PieceSet:
        """Units due that come in a town or around it."""
        return state.due & game.theatre.of_side[self.side] & ~game.by_entry & ~self.asked

    def unit(self, game: GuerraGame, state: GuerraState) -> Piece:
        """The unit in question."""
        return next(unit for unit in each(self.to_mobilise(game, state)) if has_choice(game, state, unit))

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        unit = self.unit(game, state)
        found = places(game, unit, mobilisation_hexes(game, state, unit))
        if not game.theatre.units[unit].radius:
            found.append(Wait(game.theatre.names[unit]))
        return found

    @forbids(Place)
    def why_not_here(self, game: GuerraGame, state: GuerraState, action: Place) -> Refusal | None:
        unit = self.unit(game, state)
        allowed = mobilisation_hexes(game, state, unit)
        return why_not_place(game, state, action, unit, allowed, choice_rule(game, unit))

    @forbids(Wait)
    def why_not_wait(self, game: GuerraGame, state: GuerraState, action: Wait) -> Refusal | None:
        unit = self.unit(game, state)
        waits = action.unit == game.theatre.names[unit] and not game.theatre.units[unit].radius
        return None if waits else Refusal("3.4.3-c", {"unit": action.unit})

    @plays(Place)
    def mobilise(self, play: GuerraPlay, action: Place) -> None:
        """A unit is put down."""
        unit = play.game.theatre.piece[action.unit]
        put_down(play, [unit], play.game.theatre.grid.index[action.at], choice_rule(play.game, unit))

    @plays(Wait)
    def wait(self, play: GuerraPlay, action: Wait) -> None:
        """A unit is not put anywhere else."""
        play.replace(self.but(asked=plus(self.asked, play.game.theatre.piece[action.unit])))
        play.tell("waits", {"unit": action.unit}, "3.4.3-b")

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        unit = self.unit(game, state)
        printed = game.theatre.units[unit]
        home = game.theatre.grid.names[game.theatre.home_of(unit)]
        after = sum(has_choice(game, state, other) for other in each(self.to_mobilise(game, state))) - 1
        facts = {"unit": game.theatre.names[unit], "now": now(game, state, unit), "at": home, "after": after}
        facts |= {"town": printed.at, "radius": printed.radius}
        surprised = "yes" if is_surprised(state, self.side) else "no"
        return Message("guerra-question-mobilise", {**facts, "surprised": surprised})


def comes_to(game: GuerraGame, unit: Piece) -> tuple[str, Number]:
    """The town that a unit is due in, and how far around it."""
    printed = game.theatre.units[unit]
    return printed.at, printed.radius


def choice_rule(game: GuerraGame, unit: Piece) -> str:
    """The rule by which the owner chooses where a unit comes."""
    return "3.4.3-c" if game.theatre.units[unit].radius else "3.4.3-b"


def has_choice(game: GuerraGame, state: GuerraState, unit: Piece) -> bool:
    """Whether the owner is asked, and there is somewhere to put the unit."""
    return needs_choice(game, state, unit) and bool(mobilisation_hexes(game, state, unit))


def needs_choice(game: GuerraGame, state: GuerraState, unit: Piece) -> bool:
    """Whether the owner is asked: a radius is given, or the town is occupied or besieged by the enemy (3.4.3-b)."""
    theatre = game.theatre
    if theatre.units[unit].radius:
        return True
    home, side = theatre.home_of(unit), theatre.side[unit]
    return is_occupied(game, state, home, side) or besieged_town(game, state, home, side)


def is_occupied(game: GuerraGame, state: GuerraState, space: Space, side: Seat) -> bool:
    """Whether the enemy of a side has the town that its recruits are due in.

    With the option only units occupy: an empty town in enemy hands takes its recruits, who take it back (3.4.3-b).
    """
    if has(state.held[1 - side], space):
        return True
    return not game.recruits_retake_towns and state.holder[game.theatre.town_at[space]] != side


def is_lost(game: GuerraGame, state: GuerraState, space: Space, side: Seat) -> bool:
    """Whether a town cannot take a side's recruits: held or occupied by the enemy, or besieged by him."""
    town = game.theatre.town_at[space]
    return state.holder[town] != side or has(state.held[1 - side], space) or besieged_town(game, state, space, side)


def mobilisation_hexes(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """Where a unit may be put: within the radius of its town, or in the nearest town fit to take it (3.4.3).

    A town that is besieged but not occupied may take its own recruits all the same (3.4.3-b).
    """
    theatre = game.theatre
    side, centre, radius = theatre.side[unit], theatre.home_of(unit), theatre.units[unit].radius
    if radius:
        found = theatre.grid.within(centre, radius) & theatre.stand[theatre.kind[unit]] & ~state.held[1 - side]
        return with_room(game, state, unit, found)
    return nearest_towns(game, state, centre, side) | (0 if is_occupied(game, state, centre, side) else only(centre))


def nearest_towns(game: GuerraGame, state: GuerraState, centre: Space, side: Seat) -> SpaceSet:
    """The nearest towns, the one in the middle left out, that can take a side's recruits."""
    theatre = game.theatre
    for ring in theatre.grid.rings(centre)[1:]:
        towns = ring & theatre.town_spaces
        for space in each(towns):
            if is_lost(game, state, space, side):
                towns = without(towns, space)
        if towns:
            return towns
    return 0


def entry_spent(game: GuerraGame, state: GuerraState, unit: Piece) -> Number:
    """What the entry hex costs a unit: the road's price and 1 more for each that came in before it (3.4.2-b).

    Where its road is interdicted the terrain counts (4.6.4-b).
    """
    theatre = game.theatre
    number = theatre.entry_of[unit]
    entry = theatre.entries[number]
    price = theatre.cost[entry] if has(state.cut_roads, entry) else theatre.tables.features.road_cost
    return price + state.entered[number]


def is_waiting(state: GuerraState, unit: Piece) -> bool:
    """Whether a unit stands beside the map."""
    return state.hex[unit] == DUE
