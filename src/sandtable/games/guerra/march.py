"""The Movement Phase: pick a unit, then send it to where it ends; each unit moves once (2.3-a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, Way, forbids, plays
from sandtable.engine.spaces import chosen, each, first, has, listed, plus, size, without
from sandtable.games.guerra.actions import DONE, Done, Leave, Move, Pick, Reserve, Strip
from sandtable.games.guerra.entry import entry_spent, is_waiting
from sandtable.games.guerra.figures import now
from sandtable.games.guerra.losses import forget, take_loss
from sandtable.games.guerra.movement import allowance, reach, why_not_leave, why_not_march
from sandtable.games.guerra.pieces import arrive, lift, march_through, no_such_hex, no_such_unit
from sandtable.games.guerra.stacking import send_back
from sandtable.games.guerra.state import DEAD, DUE, LEFT, GuerraState
from sandtable.games.guerra.transport import (
    charge_flight,
    flights,
    rail_reach,
    ride_hexes,
    river_reach,
    why_not_fly,
    why_not_ride,
    why_not_sail,
)
from sandtable.games.guerra.victory import check_armies
from sandtable.games.guerra.ways import passed, way_by, why_not_exit, why_not_path
from sandtable.games.guerra.zones import open_around

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

MARCH, RAILWAY, RIVER, AIR = "march", "railway", "river", "air"
RULE_BY_WAY = {MARCH: "3.1-a", RAILWAY: "3.3.4-b", RIVER: "3.3.3-b", AIR: "3.5-a"}


class Movement(Step["GuerraGame", GuerraState], frozen=True):
    """Which unit moves next?

    Picks are listed; a move that names its unit is as good, and asking why not gets the same answer.
    """

    name = "movement"
    rule = "2.1-c"

    side: Seat

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return self.side

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        units = pickable(game, state, self.side)
        found = chosen(game.picks, units)
        short = state.unsupplied & units & game.theatre.motorised & ~state.reduced
        if short:
            found += [Strip(name) for name in game.theatre.names_of(short)]
        found.append(DONE)
        return found

    @forbids(Pick)
    def why_not_pick(self, game: GuerraGame, state: GuerraState, action: Pick) -> Refusal | None:
        unit = game.theatre.piece.get(action.unit)
        return no_such_unit(action.unit) if unit is None else why_not_pick(game, state, self.side, unit)

    @forbids(Strip)
    def why_not_strip(self, game: GuerraGame, state: GuerraState, action: Strip) -> Refusal | None:
        """Only motorised units without supply and without a loss may abandon equipment."""
        refusal = self.why_not_pick(game, state, Pick(action.unit))
        if refusal:
            return refusal
        right = game.theatre.motorised & state.unsupplied & ~state.reduced
        return None if has(right, game.theatre.piece[action.unit]) else Refusal("3.6.2-c", {"unit": action.unit})

    @forbids(Move, Leave)
    def why_not_go(self, game: GuerraGame, state: GuerraState, action: Move | Leave) -> Refusal | None:
        refusal = self.why_not_pick(game, state, Pick(action.unit))
        return refusal or March(game.theatre.piece[action.unit]).why_not(game, state, action)

    @forbids(Reserve)
    def too_late(self, game: GuerraGame, state: GuerraState, action: Reserve) -> Refusal:
        return Refusal("8.1-b" if game.reserves else "8.1-a", {"unit": action.unit})

    def like(self, game: GuerraGame, state: GuerraState, action: Action) -> Action:
        """A move ordered at once begins with the pick of its unit."""
        return Pick(action.unit) if isinstance(action, Move | Leave) else action

    @plays(Pick)
    def pick(self, play: GuerraPlay, action: Pick) -> None:
        """Where it goes is asked next."""
        play.push(March(play.game.theatre.piece[action.unit]))

    @plays(Move, Leave)
    def go(self, play: GuerraPlay, action: Move | Leave) -> None:
        """Picked and sent in one."""
        march = March(play.game.theatre.piece[action.unit])
        play.push(march)
        march.answer(play, action)

    @plays(Strip)
    def strip(self, play: GuerraPlay, action: Strip) -> None:
        """Equipment is abandoned, and the unit is to move."""
        unit = play.game.theatre.piece[action.unit]
        play.state.stripped = plus(play.state.stripped, unit)
        play.tell("stripped", {"unit": action.unit}, "3.6.2-c")
        take_loss(play, unit, "3.6.2-c")
        play.push(March(unit))

    @plays(Done)
    def stop(self, play: GuerraPlay, action: Done) -> None:
        """Nobody else moves."""
        moved = size(play.state.moved & play.game.theatre.of_side[self.side])
        play.tell("movement-over", {"side": play.game.seats[self.side], "moved": moved}, "2.3-a")
        end_movement(play, self.side)

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        short = size(state.unsupplied & pickable(game, state, self.side))
        return Message("guerra-question-movement", {"turn": state.turn, "short": short})


def why_not_pick(game: GuerraGame, state: GuerraState, side: Seat, unit: Piece) -> Refusal | None:
    """What keeps a unit from moving at all in this phase."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit]}
    if theatre.side[unit] != side:
        return Refusal("2.1-d", about)
    where = state.hex[unit]
    if where == DUE and theatre.entry_of[unit] >= 0:
        entry = theatre.entries[theatre.entry_of[unit]]
        return Refusal("3.4.2-a", about) if has(state.held[1 - side], entry) else None
    if where < 0:
        return Refusal({DEAD: "5.1-a", LEFT: "3.4.1-b", DUE: "3.4.3-b"}.get(where, "2.2-e"), about)
    if has(state.moved, unit):
        return Refusal("3.1-b", about)
    if state.turn < theatre.release[unit]:
        return Refusal("3.4.4-a", about)
    if not open_around(game, state, unit, where) & ~state.held[1 - side] and not flights(game, state, unit):
        if theatre.grid.near[where] & state.held[1 - side]:
            return Refusal("3.2.1-g", about)
        return Refusal("4.6.4-b" if theatre.open_near[theatre.kind[unit]][where] else "3.3.6-a", about)
    return None


def pickable(game: GuerraGame, state: GuerraState, side: Seat) -> PieceSet:
    """All units that may move now: the same conditions as :func:`why_not_pick`, for a whole side at once."""
    theatre = game.theatre
    enemy = state.held[1 - side]
    found = state.alive & theatre.of_side[side] & game.released[state.turn] & ~state.moved
    whole = not (state.cut_roads or state.cut_rails)
    for space in each(state.held[side] & game.beside(enemy)):
        if whole and game.open_to_all[space] & ~enemy:
            continue  # everybody can march out of it
        for unit in each(state.at[space] & found):
            if not open_around(game, state, unit, space) & ~enemy and not flights(game, state, unit):
                found = without(found, unit)
    for space in each(state.held[side] & game.shut_in(state)):
        for unit in each(state.at[space] & found):
            if not open_around(game, state, unit, space) and not flights(game, state, unit):
                found = without(found, unit)
    for unit in each(state.due & theatre.of_side[side] & game.by_entry):
        if not has(enemy, theatre.entries[theatre.entry_of[unit]]):
            found = plus(found, unit)
    return found


def end_movement(play: GuerraPlay, side: Seat) -> None:
    """Stacking is checked, and what a bombardment took from this phase is over (3.2.2-b, 4.6.3-a)."""
    game, state = play.game, play.state
    play.pop()
    stood_still = game.theatre.of_side[side] & ~state.moved
    send_back(play)
    for unit in each(game.theatre.of_side[side]):
        if state.slowed[unit] and not (game.slowed_until_moved and has(stood_still, unit)):
            state.slowed[unit] = 0


class March(Step["GuerraGame", GuerraState], frozen=True):
    """Where does the unit go?"""

    name = "march"
    rule = "2.1-c"

    unit: Piece

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return game.theatre.side[self.unit]

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        unit, theatre = self.unit, game.theatre
        if is_waiting(state, unit):
            return entry_answers(game, state, unit)
        start = state.hex[unit]
        known, places, exits = reach(game, state, unit, start, allowance(game, state, unit))
        moves = game.marches(unit)
        found: list[Action] = [moves[space] for space in places]
        if not has(state.unsupplied, unit) and not surrounded_start(game, state, unit):
            if has(theatre.rails, start):
                by_rail = ride_hexes(game, state, unit, start) & ~known
                found += transports(game, unit, by_rail, RAILWAY)
                known |= by_rail
            if theatre.segments_at[start]:
                by_boat = river_reach(game, state, unit, start) & ~known
                found += transports(game, unit, by_boat, RIVER)
                known |= by_boat
        if has(theatre.field_spaces, start):
            found += transports(game, unit, flights(game, state, unit) & ~known, AIR)
        if exits:
            found.append(way_out(game, state, unit, exits))
        return found

    @forbids(Pick, Strip, Done)
    def one_after_another(self, game: GuerraGame, state: GuerraState, action: Action) -> Refusal:
        return Refusal("2.3-a", {"unit": game.theatre.names[self.unit]})

    @forbids(Move)
    def why_not_move(self, game: GuerraGame, state: GuerraState, action: Move) -> Refusal | None:
        unit, space = self.unit, game.theatre.grid.index.get(action.to)
        if action.unit != game.theatre.names[unit]:
            return self.one_after_another(game, state, action)
        if space is None:
            return no_such_hex(action.to)
        if not is_waiting(state, unit) and action.by != AIR and surrounded_start(game, state, unit):
            return Refusal("3.2.1-g", {"unit": action.unit})
        if action.path:
            return self.why_not_by(game, state, action)
        if is_waiting(state, unit):
            return why_not_enter(game, state, unit, space, action.by)
        check = WAYS.get(action.by)
        return Refusal("3.1-a", {"by": action.by}) if check is None else check(game, state, unit, space)

    def why_not_by(self, game: GuerraGame, state: GuerraState, action: Move | Leave) -> Refusal | None:
        """What is wrong with a way that is named: it is marched, and ends where the move ends."""
        index = game.theatre.grid.index
        end, by = (action.to, action.by) if isinstance(action, Move) else (action.at, MARCH)
        stranger = next((name for name in action.path if name not in index), None)
        if stranger is not None:
            return no_such_hex(stranger)
        if by != MARCH:
            return Refusal("table:no-way")
        path = [index[name] for name in action.path]
        if action.path[-1] != end or path[-1] == state.hex[self.unit]:
            return Refusal("3.1-a", {"unit": action.unit, "to": end})
        if isinstance(action, Leave):
            return why_not_exit(game, state, self.unit, path)
        return why_not_path(game, state, self.unit, path)

    @forbids(Leave)
    def why_not_leave(self, game: GuerraGame, state: GuerraState, action: Leave) -> Refusal | None:
        unit, space = self.unit, game.theatre.grid.index.get(action.at)
        if action.unit != game.theatre.names[unit]:
            return self.one_after_another(game, state, action)
        if space is None:
            return no_such_hex(action.at)
        if is_waiting(state, unit):
            return Refusal("3.4.2-d", {"unit": action.unit})
        if surrounded_start(game, state, unit):
            return Refusal("3.2.1-g", {"unit": action.unit})
        if action.path:
            return self.why_not_by(game, state, action)
        return why_not_leave(game, state, unit, space, state.hex[unit], allowance(game, state, unit))

    def like(self, game: GuerraGame, state: GuerraState, action: Action) -> Action:
        """By which edge hex a unit leaves makes no difference: one is offered."""
        if not isinstance(action, Leave):
            return action
        _, _, exits = reach(game, state, self.unit, state.hex[self.unit], allowance(game, state, self.unit))
        return way_out(game, state, self.unit, exits)

    def way(self, game: GuerraGame, state: GuerraState, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        """A march goes by the hexes that are named; trains, boats and aircraft have their own way."""
        leaves = isinstance(action, Leave)
        if not leaves and not (isinstance(action, Move) and action.by == MARCH):
            return None
        spaces = [game.theatre.grid.index[name] for name in via]
        found = way_by(game, state, self.unit, spaces, leaves)
        return None if isinstance(found, Way) and not found.path else found

    @plays(Leave)
    def leave(self, play: GuerraPlay, action: Leave) -> None:
        """The unit is gone for good."""
        state, index = play.state, play.game.theatre.grid.index
        self.begin(play)
        play.tell("left", {"unit": action.unit, "at": action.at}, "3.4.1-b")
        for space in passed(play.game, state, self.unit, action.path, index[action.at]):
            march_through(play, self.unit, space)
        lift(play.game.theatre, state, self.unit, LEFT)
        forget(state, self.unit)
        check_armies(play)

    @plays(Move)
    def move(self, play: GuerraPlay, action: Move) -> None:
        """The unit comes to its hex."""
        state, theatre, unit = play.state, play.game.theatre, self.unit
        index = theatre.grid.index
        start, space = state.hex[unit], index[action.to]
        on_the_way = passed(play.game, state, unit, action.path, space) if action.by == MARCH else ()
        self.begin(play)
        if start < 0:
            state.entered[theatre.entry_of[unit]] += 1
            came_by, rule = theatre.entry_names[theatre.entry_of[unit]], "3.4.2-a"
        else:
            came_by, rule = theatre.grid.names[start], RULE_BY_WAY[action.by]
            if action.by == AIR:
                charge_flight(play.game, state, unit, start, space)
        facts = {"unit": action.unit, "from": came_by, "to": action.to, "by": action.by}
        if len(action.path) > 1:
            play.tell("move-by", {**facts, "via": list(action.path[:-1])}, rule)
        else:
            play.tell("move", facts, rule)
        for entered in on_the_way:
            march_through(play, unit, entered)
        state.came[unit] = start
        state.order.append(unit)
        arrive(play, unit, space)

    def begin(self, play: GuerraPlay) -> None:
        """The unit has had its move, and is no reserve any more (8.1-b)."""
        state = play.state
        play.pop()
        state.moved = plus(state.moved, self.unit)
        state.reserve = without(state.reserve, self.unit)

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        unit = self.unit
        points = game.theatre.move[unit] if is_waiting(state, unit) else allowance(game, state, unit)
        facts = {"unit": game.theatre.names[unit], "now": now(game, state, unit), "points": points}
        return Message("guerra-question-march", facts)


def why_not_walk(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from marching to a hex with the points it has."""
    return why_not_march(game, state, unit, space, state.hex[unit], allowance(game, state, unit))


#: what keeps a unit from getting to a hex, by its way of moving
WAYS = {MARCH: why_not_walk, RAILWAY: why_not_ride, RIVER: why_not_sail, AIR: why_not_fly}


def transports(game: GuerraGame, unit: Piece, spaces: SpaceSet, by: str) -> list[Action]:
    """A unit taken to each of these hexes."""
    name, names = game.theatre.names[unit], game.theatre.grid.names
    return [Move(name, names[space], by) for space in listed(spaces)]


def way_out(game: GuerraGame, state: GuerraState, unit: Piece, exits: SpaceSet) -> Leave:
    """A unit leaves the map from where it stands, or else by one of these hexes."""
    start = state.hex[unit]
    by = start if has(exits, start) else first(exits)
    return Leave(game.theatre.names[unit], game.theatre.grid.names[by])


def surrounded_start(game: GuerraGame, state: GuerraState, unit: Piece) -> bool:
    """Whether a unit has nowhere to march to; then only an aeroplane takes it away (3.2.1-g, 3.5-f)."""
    space = state.hex[unit]
    around = game.open_near(state, game.theatre.kind[unit])[space]
    return not around & ~state.held[1 - game.theatre.side[unit]]


def entry_answers(game: GuerraGame, state: GuerraState, unit: Piece) -> list[Action]:
    """Where a reinforcement can get to from its entry hex, by road or by rail (3.4.2)."""
    theatre = game.theatre
    entry = theatre.entries[theatre.entry_of[unit]]
    by_road, _, _ = reach(game, state, unit, entry, theatre.move[unit], entry_spent(game, state, unit))
    by_road = plus(by_road, entry)  # the guarantee of one hex
    moves = game.marches(unit)
    found: list[Action] = [moves[space] for space in listed(by_road)]
    return found + transports(game, unit, entry_rail_reach(game, state, unit) & ~by_road, RAILWAY)


def entry_rail_reach(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """15 railway hexes for the first unit, 14 for the second …, the entry hex counted (3.4.2-c)."""
    theatre = game.theatre
    number = theatre.entry_of[unit]
    entry = theatre.entries[number]
    hexes = theatre.tables.limits.rail_hexes - state.entered[number]
    if not has(theatre.rails, entry) or hexes < 1:
        return 0
    return plus(rail_reach(game, state, theatre.side[unit], entry, hexes - 1), entry)


def why_not_enter(game: GuerraGame, state: GuerraState, unit: Piece, space: Space, by: str) -> Refusal | None:
    """What keeps a reinforcement from getting to a hex in the turn it comes in."""
    theatre = game.theatre
    entry = theatre.entries[theatre.entry_of[unit]]
    if by == MARCH:
        if space == entry:
            return None
        return why_not_march(game, state, unit, space, entry, theatre.move[unit], entry_spent(game, state, unit))
    if by == RAILWAY:
        if has(entry_rail_reach(game, state, unit), space):
            return None
        return Refusal("3.4.2-c", {"unit": theatre.names[unit], "to": theatre.grid.names[space]})
    return Refusal("3.4.2-d", {"unit": theatre.names[unit]})
