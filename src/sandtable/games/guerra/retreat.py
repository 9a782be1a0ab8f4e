"""Movement after combat: retreats and advances (4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, set_of, several, without
from sandtable.games.guerra.actions import DONE, Advance, Done, Retreat
from sandtable.games.guerra.figures import with_figures
from sandtable.games.guerra.losses import forget, take_loss
from sandtable.games.guerra.pieces import arrive, lift
from sandtable.games.guerra.stacking import has_room, stacked
from sandtable.games.guerra.state import LEFT, GuerraState
from sandtable.games.guerra.victory import check_armies
from sandtable.games.guerra.zones import open_around, surrounded, zone_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def retreat_ground(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """The hexes a unit falls back to if there is room: outside enemy ZOC, or any free hex if it is besieged (4.7.1)."""
    space, side = state.hex[unit], game.theatre.side[unit]
    around = open_around(game, state, unit, space) & ~state.held[1 - side]
    safe = around & ~zone_of(game, state, 1 - side)
    return safe or around  # 4.2.4-e, 4.7.1-b


def retreat_hexes(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """Where a unit may retreat to, stacking looked after (4.7.1-c)."""
    found = retreat_ground(game, state, unit)
    for space in each(found & state.held[game.theatre.side[unit]]):
        if not has_room(game, state, space, unit):
            found = without(found, space)
    return found


def common_hexes(game: GuerraGame, state: GuerraState, units: PieceSet) -> SpaceSet:
    """Where a whole stack may retreat to together (option)."""
    theatre = game.theatre
    found = -1
    for unit in each(units):
        found &= retreat_ground(game, state, unit)
    need = sum(theatre.stacking[unit] for unit in each(units))
    for space in each(found):
        if stacked(theatre, state, space) + need > game.room[space]:
            found = without(found, space)
    return found


class Retreats(Step["GuerraGame", GuerraState], frozen=True):
    """Beaten units fall back one hex; one that cannot takes a loss instead."""

    name = "retreat"
    rule = "4.7.1-a"

    #: those still to go
    units: PieceSet

    def run(self, play: GuerraPlay) -> Sequence[Action] | bool:
        game, state = play.game, play.state
        units = self.units & state.alive
        choices = retreat_choices(game, state, units)
        stuck = set_of(unit for unit, spaces in choices.items() if not spaces)
        if stuck:
            play.replace(Retreats(units & ~stuck))
            for unit in each(stuck):
                cannot_retreat(play, unit)
            return False
        if not units:
            play.pop()
            return False
        if not several(units) and not several(choices[first(units)]):
            play.pop()
            fall_back(play, first(units), first(choices[first(units)]))
            return False
        if units != self.units:
            play.replace(Retreats(units))
        return retreat_answers(game, choices)

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return game.theatre.side[first(self.units)]

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        return retreat_answers(game, retreat_choices(game, state, self.units))

    @forbids(Retreat)
    def why_not_retreat(self, game: GuerraGame, state: GuerraState, action: Retreat) -> Refusal | None:
        theatre = game.theatre
        unit, space = theatre.piece.get(action.unit), theatre.grid.index.get(action.to)
        if unit is None or space is None or not has(self.units, unit):
            return Refusal("4.7.1-a", {"unit": action.unit, "to": action.to})
        if has(retreat_choices(game, state, self.units)[unit], space):
            return None
        return why_not_fall_back(game, state, unit, space)

    @plays(Retreat)
    def retreat(self, play: GuerraPlay, action: Retreat) -> None:
        """A unit falls back, or its whole stack with it (option)."""
        game, state = play.game, play.state
        unit, space = game.theatre.piece[action.unit], game.theatre.grid.index[action.to]
        together = game.stack_retreats_together
        going = self.units & state.at[state.hex[unit]] if together else only(unit)
        play.replace(Retreats(self.units & ~going))
        for member in each(going):
            fall_back(play, member, space)

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        return Message("guerra-question-retreat", {"units": with_figures(game, state, self.units)})


def retreat_choices(game: GuerraGame, state: GuerraState, units: PieceSet) -> dict[Piece, SpaceSet]:
    """Unit -> hexes it may fall back to."""
    if not game.stack_retreats_together or not several(units):
        return {unit: retreat_hexes(game, state, unit) for unit in each(units)}
    found: dict[Piece, SpaceSet] = {}
    for space in {state.hex[unit] for unit in each(units)}:
        stack = units & state.at[space]
        found |= dict.fromkeys(each(stack), common_hexes(game, state, stack))
    return found


def retreat_answers(game: GuerraGame, choices: dict[Piece, SpaceSet]) -> list[Action]:
    """The same as answers."""
    theatre = game.theatre
    return [
        Retreat(theatre.names[unit], theatre.grid.names[space])
        for unit, spaces in choices.items()
        for space in listed(spaces)
    ]


def why_not_fall_back(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> Refusal:
    """What keeps a unit from falling back to a hex that is not among its choices."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[space]}
    if not has(theatre.grid.near[state.hex[unit]], space):
        return Refusal("4.7.1-a", about)
    if has(theatre.forbidden, space):
        return Refusal("6-b", about)
    if has(state.held[1 - theatre.side[unit]], space):
        return Refusal("3.2.1-a", about)
    if not has(open_around(game, state, unit, state.hex[unit]), space):
        return Refusal("3.3.5-a" if has(theatre.lakes, space) else "3.3.6-a", about)
    if has(retreat_ground(game, state, unit), space):
        return Refusal("4.7.1-c", about)
    return Refusal("4.7.1-a", about)


def fall_back(play: GuerraPlay, unit: Piece, space: Space) -> None:
    """A unit retreats."""
    theatre = play.game.theatre
    names = theatre.grid.names
    facts = {"unit": theatre.names[unit], "from": names[play.state.hex[unit]], "to": names[space]}
    play.tell("retreat", facts, "4.7.1-a")
    arrive(play, unit, space)


def cannot_retreat(play: GuerraPlay, unit: Piece) -> None:
    """No hex to fall back to: over a closed border it leaves the game, otherwise it takes a loss (6-b, 4.7.1-c)."""
    game, state = play.game, play.state
    theatre = game.theatre
    if theatre.grid.near[state.hex[unit]] & theatre.forbidden:
        at = theatre.grid.names[state.hex[unit]]
        lift(theatre, state, unit, LEFT)
        forget(state, unit)
        play.tell("interned", {"unit": theatre.names[unit], "at": at}, "6-b")
        check_armies(play)
        return
    take_loss(play, unit, "4.2.4-d" if surrounded(game, state, unit) else "4.7.1-c")


class Advances(Step["GuerraGame", GuerraState], frozen=True):
    """Victorious units may enter the hex that was given up (4.7.2)."""

    name = "advance"
    rule = "4.7.2-a"
    amid = True

    #: the hex that was given up
    at: Space
    #: who may still advance
    units: PieceSet

    def run(self, play: GuerraPlay) -> Sequence[Action] | bool:
        found = self.answers(play.game, play.state)
        if len(found) > 1:
            return found
        play.pop()
        return False

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return game.theatre.side[first(self.units)]

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        theatre = game.theatre
        found: list[Action] = [
            Advance(theatre.names[unit], theatre.grid.names[to])
            for unit in each(self.units)
            for to in listed(advance_hexes(game, state, unit, self.at))
        ]
        found.append(DONE)
        return found

    @forbids(Advance)
    def why_not_advance(self, game: GuerraGame, state: GuerraState, action: Advance) -> Refusal | None:
        unit, space = game.theatre.piece.get(action.unit), game.theatre.grid.index.get(action.to)
        if unit is None or space is None or not has(self.units, unit):
            return Refusal("4.7.2-a", {"unit": action.unit})
        return why_not_advance(game, state, unit, self.at, space)

    @plays(Advance)
    def advance(self, play: GuerraPlay, action: Advance) -> None:
        """A unit goes forward."""
        theatre = play.game.theatre
        unit, to = theatre.piece[action.unit], theatre.grid.index[action.to]
        facts = {"unit": action.unit, "from": theatre.grid.names[play.state.hex[unit]], "to": action.to}
        play.tell("advance", facts, "4.7.2-b" if to == self.at else "4.7.2-c")
        if to != self.at:
            arrive(play, unit, self.at)  # the hex that was given up comes first (4.7.2-c)
        arrive(play, unit, to)
        left = without(self.units, unit)
        if left:
            play.replace(self.but(units=left))
        else:
            play.pop()

    @plays(Done)
    def stop(self, play: GuerraPlay, action: Done) -> None:
        """Nobody else goes forward."""
        play.tell("advance-over", {"at": play.game.theatre.grid.names[self.at]}, "4.7.2-a")
        play.pop()

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        return Message("guerra-question-advance", {"at": game.theatre.grid.names[self.at]})


def advance_hexes(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> SpaceSet:
    """Where a unit may advance to: the hex given up, and for mobile ones an empty hex beyond it (4.7.2)."""
    theatre = game.theatre
    if not game.advance_before_release and state.turn < theatre.release[unit]:
        return 0
    if not has(open_around(game, state, unit, state.hex[unit]), space):
        return 0
    found = only(space) if has_room(game, state, space, unit) else 0
    if has(theatre.mobile, unit):
        # 4.7.2-c: the second hex must hold no unit at all
        found |= open_around(game, state, unit, space) & ~state.held[0] & ~state.held[1]
    return found


def why_not_advance(game: GuerraGame, state: GuerraState, unit: Piece, space: Space, to: Space) -> Refusal | None:
    """What keeps a unit from advancing to a hex."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[to]}
    if has(advance_hexes(game, state, unit, space), to):
        return None
    if not game.advance_before_release and state.turn < theatre.release[unit]:
        return Refusal("3.4.4-a", about)
    if not has(open_around(game, state, unit, state.hex[unit]), space):
        return Refusal("4.7.2-d", about)
    if to == space:
        return Refusal("4.7.2-a", about)
    if not has(theatre.mobile, unit):
        return Refusal("4.7.2-b", about)
    if has(theatre.grid.near[space], to) and not has(open_around(game, state, unit, space), to):
        return Refusal("4.7.2-d", about)
    return Refusal("4.7.2-c", about)
