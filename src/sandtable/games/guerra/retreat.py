"""Movement after combat: retreats and advances (4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, listed, set_of
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import DONE, Advance, Done, Retreat
from sandtable.games.guerra.losses import forget, take_loss
from sandtable.games.guerra.pieces import arrive, has_room, lift, stacked
from sandtable.games.guerra.state import LEFT, GuerraState
from sandtable.games.guerra.zones import open_around, surrounded, zone_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def retreat_ground(game: GuerraGame, state: GuerraState, unit: int) -> int:
    """The hexes a unit falls back to if there is room: outside enemy ZOC, or any free hex if it is besieged (4.7.1)."""
    space, side = state.hex[unit], game.theatre.side[unit]
    around = open_around(game, state, unit, space) & ~state.held[1 - side]
    safe = around & ~zone_of(game, state, 1 - side)
    return safe or around  # 4.2.4-e, 4.7.1-b


def retreat_hexes(game: GuerraGame, state: GuerraState, unit: int) -> int:
    """Where a unit may retreat to, stacking looked after (4.7.1-c)."""
    found = retreat_ground(game, state, unit)
    for space in each(found & state.held[game.theatre.side[unit]]):
        if not has_room(game, state, space, unit):
            found &= ~(1 << space)
    return found


def common_hexes(game: GuerraGame, state: GuerraState, units: int) -> int:
    """Where a whole stack may retreat to together (option)."""
    theatre = game.theatre
    found = -1
    for unit in each(units):
        found &= retreat_ground(game, state, unit)
    need = sum(theatre.stacking[unit] for unit in each(units))
    for space in each(found):
        if stacked(theatre, state, space) + need > game.room[space]:
            found &= ~(1 << space)
    return found


class Retreats(Step["GuerraGame", GuerraState]):
    """Beaten units fall back one hex; one that cannot takes a loss instead. Frame: the units still to go."""

    name = "retreat"
    FRAME = {"units": "pieces"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        units = frame[1] & state.alive
        choices = self.choices(game, state, units)
        stuck = [unit for unit in each(units) if not choices.get(unit)]
        if stuck:
            play.replace("retreat", units & ~set_of(stuck))
            for unit in stuck:
                cannot_retreat(play, unit)
            return False
        if not units:
            play.pop()
            return False
        if len(choices) == 1:
            unit, spaces = next(iter(choices.items()))
            if spaces & (spaces - 1) == 0:
                play.pop()
                fall_back(play, unit, first(spaces))
                return False
        if units != frame[1]:
            play.replace("retreat", units)
        return True

    def choices(self, game: GuerraGame, state: GuerraState, units: int) -> dict[int, int]:
        """Unit -> hexes it may fall back to."""
        if game.stack_retreats_together and units & (units - 1):
            found: dict[int, int] = {}
            for space in {state.hex[unit] for unit in each(units)}:
                stack = units & state.at[space]
                for unit in each(stack):
                    found[unit] = common_hexes(game, state, stack)
            return found
        return {unit: retreat_hexes(game, state, unit) for unit in each(units)}

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return game.theatre.side[first(frame[1])]

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        theatre = game.theatre
        return [
            Retreat(theatre.names[unit], theatre.grid.names[space])
            for unit, spaces in self.choices(game, state, frame[1]).items()
            for space in listed(spaces)
        ]

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        theatre = game.theatre
        if not isinstance(action, Retreat):
            return Refusal("4.7.1-a")
        unit, space = theatre.piece.get(action.unit, -1), theatre.grid.index.get(action.to, -1)
        about = {"unit": action.unit, "to": action.to}
        if unit < 0 or space < 0 or not frame[1] >> unit & 1 or not theatre.grid.near[state.hex[unit]] >> space & 1:
            return Refusal("4.7.1-a", about)
        side = theatre.side[unit]
        if theatre.forbidden >> space & 1:
            return Refusal("6-b", about)
        if state.held[1 - side] >> space & 1:
            return Refusal("3.2.1-a", about)
        if not open_around(game, state, unit, state.hex[unit]) >> space & 1:
            return Refusal("3.3.5-a" if theatre.lakes >> space & 1 else "3.3.6-a", about)
        if retreat_ground(game, state, unit) >> space & 1:
            return Refusal("4.7.1-c", about)
        return Refusal("4.7.1-a", about)

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Retreat)
        game, state = play.game, play.state
        theatre = game.theatre
        unit, space = theatre.piece[action.unit], theatre.grid.index[action.to]
        going = 1 << unit
        if game.stack_retreats_together:
            going = frame[1] & state.at[state.hex[unit]]
        play.replace("retreat", frame[1] & ~going)
        for member in each(going):
            fall_back(play, member, space)

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-retreat", {"units": [game.theatre.names[unit] for unit in each(frame[1])]})


def fall_back(play: GuerraPlay, unit: int, space: int) -> None:
    """A unit retreats."""
    theatre = play.game.theatre
    names = theatre.grid.names
    facts = {"unit": theatre.names[unit], "from": names[play.state.hex[unit]], "to": names[space]}
    play.tell("retreat", facts, "4.7.1-a")
    arrive(play, unit, space)


def cannot_retreat(play: GuerraPlay, unit: int) -> None:
    """No hex to fall back to: over a closed border it leaves the game, otherwise it takes a loss (6-b, 4.7.1-c)."""
    game, state = play.game, play.state
    theatre = game.theatre
    if theatre.grid.near[state.hex[unit]] & theatre.forbidden:
        at = theatre.grid.names[state.hex[unit]]
        lift(theatre, state, unit, LEFT)
        forget(state, unit)
        play.tell("interned", {"unit": theatre.names[unit], "at": at}, "6-b")
        game.check_armies(play)
        return
    take_loss(play, unit, "4.2.4-d" if surrounded(game, state, unit) else "4.7.1-c")


class Advances(Step["GuerraGame", GuerraState]):
    """Victorious units may enter the hex that was given up (4.7.2). Frame: the hex, and who may still advance."""

    name = "advance"
    FRAME = {"at": "space", "units": "pieces"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        if len(self.answers(play.game, play.state, frame)) > 1:
            return True
        play.pop()
        return False

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return game.theatre.side[first(frame[2])]

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        _, space, units = frame
        names = game.theatre.grid.names
        found: list[Action] = [
            Advance(game.theatre.names[unit], names[to])
            for unit in each(units)
            for to in listed(advance_hexes(game, state, unit, space))
        ]
        found.append(DONE)
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        theatre = game.theatre
        if not isinstance(action, Advance):
            return Refusal("4.7.2-a")
        unit, space = theatre.piece.get(action.unit, -1), theatre.grid.index.get(action.to, -1)
        if unit < 0 or space < 0 or not frame[2] >> unit & 1:
            return Refusal("4.7.2-a", {"unit": action.unit})
        return why_not_advance(game, state, unit, frame[1], space)

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        _, space, units = frame
        if not isinstance(action, Advance):
            play.tell("advance-over", {"at": play.game.theatre.grid.names[space]}, "4.7.2-a")
            play.pop()
            return
        theatre = play.game.theatre
        unit, to = theatre.piece[action.unit], theatre.grid.index[action.to]
        facts = {"unit": action.unit, "from": theatre.grid.names[play.state.hex[unit]], "to": action.to}
        play.tell("advance", facts, "4.7.2-b" if to == space else "4.7.2-c")
        if to != space:
            arrive(play, unit, space)  # the hex that was given up comes first (4.7.2-c)
        arrive(play, unit, to)
        left = units & ~(1 << unit)
        if left:
            play.replace("advance", space, left)
        else:
            play.pop()

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-advance", {"at": game.theatre.grid.names[frame[1]]})


def advance_hexes(game: GuerraGame, state: GuerraState, unit: int, space: int) -> int:
    """Where a unit may advance to: the hex given up, and for mobile ones an empty hex beyond it (4.7.2)."""
    theatre = game.theatre
    if not game.advance_before_release and state.turn < theatre.release[unit]:
        return 0
    if not open_around(game, state, unit, state.hex[unit]) >> space & 1:
        return 0
    found = 1 << space if has_room(game, state, space, unit) else 0
    if theatre.mobile >> unit & 1:
        # 4.7.2-c: the second hex must hold no unit at all
        found |= open_around(game, state, unit, space) & ~state.held[0] & ~state.held[1]
    return found


def why_not_advance(game: GuerraGame, state: GuerraState, unit: int, space: int, to: int) -> Refusal | None:
    """What keeps a unit from advancing to a hex."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[to]}
    if advance_hexes(game, state, unit, space) >> to & 1:
        return None
    if not game.advance_before_release and state.turn < theatre.release[unit]:
        return Refusal("3.4.4-a", about)
    if not open_around(game, state, unit, state.hex[unit]) >> space & 1:
        return Refusal("4.7.2-d", about)
    if to == space:
        return Refusal("4.7.2-a", about)
    if not theatre.mobile >> unit & 1:
        return Refusal("4.7.2-b", about)
    if theatre.grid.near[space] >> to & 1 and not open_around(game, state, unit, space) >> to & 1:
        return Refusal("4.7.2-d", about)
    return Refusal("4.7.2-c", about)
