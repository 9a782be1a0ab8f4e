"""Coming on the map: set-up in Angola, mobilisation, guerrillas, reinforcements by R1 to R3 (3.4.2, 3.4.3, T7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import Place, Wait
from sandtable.games.guerra.movement import why_not_stand
from sandtable.games.guerra.pieces import arrive, has_room
from sandtable.games.guerra.state import DUE, GuerraState
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.zones import besieged_town

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

    PlaceRule = Callable[[GuerraGame, GuerraState, int], int]


class Deploy(Step["GuerraGame", GuerraState]):
    """Before the first turn the Congo player puts four Angolan units anywhere in Angola (T7-d)."""

    name = "deploy"

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        if play.state.due:
            return True
        play.pop()
        return False

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        unit = first(state.due)
        names = game.theatre.grid.names
        return [Place(game.theatre.names[unit], names[space]) for space in each(angolan_hexes(game, state, unit))]

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return Refusal("T7-d")
        return why_not_place(game, state, action, state.due, "T7-d", angolan_hexes)

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Place)
        put_down(play, action, "T7-d")

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-deploy", {"unit": game.theatre.names[first(state.due)]})


def angolan_hexes(game: GuerraGame, state: GuerraState, unit: int) -> int:
    """Hexes inside Angola with room for a unit."""
    found = game.theatre.in_country["angola"] & game.theatre.playable & ~state.held[1 - CONGO]
    for space in each(found & state.held[CONGO]):
        if not has_room(game, state, space, unit):
            found &= ~(1 << space)
    return found


def why_not_place(
    game: GuerraGame, state: GuerraState, action: Place, waiting: int, rule: str, where: PlaceRule
) -> Refusal | None:
    """What keeps a unit from being put down in a hex."""
    theatre = game.theatre
    unit, space = theatre.piece.get(action.unit, -1), theatre.grid.index.get(action.at, -1)
    about = {"unit": action.unit, "at": action.at}
    if unit < 0 or space < 0 or not waiting >> unit & 1:
        return Refusal(rule, about)
    if where(game, state, unit) >> space & 1:
        return None
    refusal = why_not_stand(game, state, unit, space)
    if refusal:
        return refusal
    if state.at[space] and not has_room(game, state, space, unit):
        return Refusal("3.2.2-h", about)
    return Refusal(rule, about)


def put_down(play: GuerraPlay, action: Place, rule: str) -> None:
    """Puts a unit on the map."""
    theatre = play.game.theatre
    unit = theatre.piece[action.unit]
    play.state.mobilised |= 1 << unit
    play.state.order.append(unit)
    play.tell("placed", {"unit": action.unit, "at": action.at}, rule)
    arrive(play, unit, theatre.grid.index[action.at])


class Mobilise(Step["GuerraGame", GuerraState]):
    """Units due in a town are put there; the owner chooses where the town is lost or a radius is given (3.4.3)."""

    name = "mobilise"
    FRAME = {"side": "seat", "asked": "pieces"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        _, side, asked = frame
        theatre = game.theatre
        for unit in each(to_mobilise(game, state, side) & ~asked):
            if needs_choice(game, state, unit):
                if mobilisation_hexes(game, state, unit):
                    return True
                continue
            space = theatre.town_space[theatre.town_number[theatre.units[unit].at]]
            state.mobilised |= 1 << unit
            state.order.append(unit)
            play.tell("placed", {"unit": theatre.names[unit], "at": theatre.grid.names[space]}, "3.4.3-a")
            arrive(play, unit, space)
        play.pop()
        return False

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        side: int = frame[1]
        return side

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        unit = self.asked(game, state, frame)
        theatre = game.theatre
        found: list[Action] = [
            Place(theatre.names[unit], theatre.grid.names[space])
            for space in each(mobilisation_hexes(game, state, unit))
        ]
        if not theatre.units[unit].radius:
            found.append(Wait(theatre.names[unit]))
        return found

    def asked(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        """The unit in question."""
        for unit in each(to_mobilise(game, state, frame[1]) & ~frame[2]):
            if needs_choice(game, state, unit) and mobilisation_hexes(game, state, unit):
                return unit
        raise ValueError("nobody to mobilise")

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            waiting = to_mobilise(game, state, frame[1]) & ~frame[2]
            radius = game.theatre.units[self.asked(game, state, frame)].radius
            return why_not_place(game, state, action, waiting, "3.4.3-c" if radius else "3.4.3-b", mobilisation_hexes)
        return Refusal("3.4.3-c" if isinstance(action, Wait) else "2.2-e")

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        theatre = play.game.theatre
        if isinstance(action, Wait):
            unit = theatre.piece[action.unit]
            play.replace("mobilise", frame[1], frame[2] | 1 << unit)
            play.tell("waits", {"unit": action.unit}, "3.4.3-b")
            return
        assert isinstance(action, Place)
        radius = theatre.units[theatre.piece[action.unit]].radius
        put_down(play, action, "3.4.3-c" if radius else "3.4.3-b")

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        unit = self.asked(game, state, frame)
        printed = game.theatre.units[unit]
        facts = {"unit": game.theatre.names[unit], "town": printed.at, "radius": printed.radius}
        return Message("guerra-question-mobilise", facts)


def to_mobilise(game: GuerraGame, state: GuerraState, side: int) -> int:
    """Units due that come in a town or around it."""
    return state.due & game.theatre.of_side[side] & ~game.by_entry


def needs_choice(game: GuerraGame, state: GuerraState, unit: int) -> bool:
    """Whether the owner is asked: a radius is given, or the town is occupied or besieged by the enemy (3.4.3-b)."""
    theatre = game.theatre
    printed = theatre.units[unit]
    if printed.radius:
        return True
    space = theatre.town_space[theatre.town_number[printed.at]]
    side = theatre.side[unit]
    return is_lost(game, state, space, side)


def is_lost(game: GuerraGame, state: GuerraState, space: int, side: int) -> bool:
    """Whether a town cannot take a side's recruits: held or occupied by the enemy, or besieged by him."""
    town = game.theatre.town_at[space]
    return (
        state.holder[town] != side or bool(state.held[1 - side] >> space & 1) or besieged_town(game, state, space, side)
    )


def mobilisation_hexes(game: GuerraGame, state: GuerraState, unit: int) -> int:
    """Where a unit may be put: within the radius of its town, or in the nearest town fit to take it (3.4.3)."""
    theatre = game.theatre
    printed = theatre.units[unit]
    side = theatre.side[unit]
    centre = theatre.town_space[theatre.town_number[printed.at]]
    if printed.radius:
        found = theatre.grid.within(centre, printed.radius) & theatre.stand[theatre.kind[unit]] & ~state.held[1 - side]
        for space in each(found & state.held[side]):
            if not has_room(game, state, space, unit):
                found &= ~(1 << space)
        return found
    for ring in theatre.grid.rings(centre)[1:]:
        towns = ring & theatre.town_spaces
        for space in each(towns):
            if is_lost(game, state, space, side):
                towns &= ~(1 << space)
        if towns:
            return towns
    return 0


def entry_spent(game: GuerraGame, state: GuerraState, unit: int) -> int:
    """What the entry hex costs a unit: the road's price and 1 more for each that came in before it (3.4.2-b).

    Where its road is interdicted the terrain counts (4.6.4-b).
    """
    theatre = game.theatre
    number = theatre.entry_of[unit]
    entry = theatre.entries[number]
    price = theatre.cost[entry] if state.cut_roads >> entry & 1 else theatre.tables.features.road_cost
    return price + state.entered[number]


def is_waiting(state: GuerraState, unit: int) -> bool:
    """Whether a unit stands beside the map."""
    return state.hex[unit] == DUE
