"""A force on the move (chapters 13 and 29): who goes along, how far, what a transport sets down and takes up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, plus, several
from sandtable.games.paratrooper.actions import DONE, Carry, Done, Join, Move, SetDown, TakeUp
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import ALL_HEXES, HELICOPTER, HEXES, NEAR
from sandtable.games.paratrooper.movement import Reach, movers, reach, reach_from_outside
from sandtable.games.paratrooper.pieces import among, disembark, embark, load_of, put_with_load
from sandtable.games.paratrooper.state import BESIDE, NONE, Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.transport import take_up, why_not_carry, why_not_take_up

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

#: half points spent by a transport that had to stop: more than any has
HALTED = 1_024


def mark_river_assault(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> None:
    """A unit that crossed into the enemy, and whoever it carried over; helicopters crossed nothing (13.2-e)."""
    if has(game.theatre.helicopters, piece):
        return
    passenger = game.passenger_of(state, piece)
    state.river = plus(state.river, piece)
    if passenger >= 0:
        state.river = plus(state.river, passenger)


class Force(Asking, frozen=True):
    """A force on the move: its units, the half points already spent, the passenger it took along."""

    name = "force"

    units: PieceSet
    spent: Number
    carried: Piece

    @property
    def lead(self) -> Piece:
        """The first unit of the force."""
        return first(self.units)

    @property
    def begun(self) -> bool:
        """Whether it has done something on its way."""
        return self.spent > 0 or self.carried >= 0

    def goals(self, game: ParatrooperGame, state: ParatrooperState) -> Reach:
        """Where the force may end its move."""
        piece = self.lead
        if state.where[piece] == BESIDE:
            return reach_from_outside(game, state, piece)
        found = reach(game, state, self.units, state.where[piece], (self.spent,) if self.spent else ())
        if state.embarked and game.passenger_of(state, piece) >= 0 and game.theatre.how[piece] == HELICOPTER:
            water = game.ground(state).water  # its passenger could not get off there (29.0-g)
            if any(has(water, hex) for hex in found):
                return {hex: bill for hex, bill in found.items() if not has(water, hex)}
        return found

    def alone(self, state: ParatrooperState) -> bool:
        """A single unit on the map."""
        return not several(self.units) and state.where[self.lead] != BESIDE

    def mates(self, game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
        """Units that may move along (13.0-d): from the same hex, not yet moved, and before anything is done."""
        theatre, here = game.theatre, state.where[self.lead]
        if self.begun or not 0 <= here < HEXES:
            return 0
        return state.at[here] & theatre.units & ~theatre.fobs & ~state.moved & ~state.embarked & ~self.units

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        found = self.deeds(game, state)
        if self.begun or not found:
            found.append(DONE)
        return found

    def deeds(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Everything it may do but stop."""
        goals, mates = self.goals(game, state), self.mates(game, state)
        found: list[Action] = list(game.moves_to(state, goals))
        found += [game.joins[piece] for piece in each(mates)]
        if self.alone(state) and has(game.theatre.transports, self.lead):
            found += self.loading(game, state, goals, mates)
        return found

    def loading(self, game: ParatrooperGame, state: ParatrooperState, goals: Reach, mates: PieceSet) -> list[Action]:
        """What a transport may take along, take up or set down, here or on its way."""
        theatre, names, hexes = game.theatre, game.theatre.names, game.ground(state).names
        here, cargo = state.where[self.lead], load_of(state, self.lead)
        if cargo >= 0:
            return [SetDown(hexes[hex]) for hex in (here, *goals) if has(self.room_for(game, state, cargo), hex)]
        found: list[Action] = [Carry(names[piece]) for piece in each(mates & theatre.nonmech)]
        spot = state.where[theatre.objective_of[state.mission]]
        if (spot == here or spot in goals) and self.why_not_fetch(game, state, spot) is None:
            found.append(TakeUp(names[self.lead], hexes[spot]))
        return found

    def room_for(self, game: ParatrooperGame, state: ParatrooperState, cargo: Piece) -> HexSet:
        """Hexes that a load may be set down in: units cannot get off in all-water (29.0-g)."""
        return game.ground(state).land if has(game.theatre.units, cargo) else ALL_HEXES

    def why_not_fetch(self, game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> Refusal | None:
        """Whether the transport could take the objective up there; put down once, it stays down."""
        again = self.carried == game.theatre.objective_of[state.mission]
        return why_not_take_up(game, state, self.lead, NONE if again else hex)

    @forbids(Done)
    def why_not_stop(self, game: ParatrooperGame, state: ParatrooperState, action: Done) -> Refusal | None:
        return None if self.begun or not self.deeds(game, state) else Refusal("13.0-a")

    @forbids(Join)
    def why_not_join(self, game: ParatrooperGame, state: ParatrooperState, action: Join) -> Refusal | None:
        fits = among(self.mates(game, state), game.piece_of(action.unit))
        return None if fits else Refusal("13.0-d", {"unit": action.unit})

    @forbids(Move)
    def why_not_move(self, game: ParatrooperGame, state: ParatrooperState, action: Move) -> Refusal | None:
        return self.why_not_go(game, state, action.to)

    @forbids(Carry)
    def why_not_carry(self, game: ParatrooperGame, state: ParatrooperState, action: Carry) -> Refusal | None:
        if not self.alone(state):
            return Refusal("29.0-a")
        piece = game.piece_of(action.unit)
        refusal = why_not_carry(game, state, self.lead, piece)
        if refusal is None and not has(self.mates(game, state), piece):
            return Refusal("29.0-b", {"unit": action.unit})
        return refusal

    @forbids(SetDown)
    def why_not_set_down(self, game: ParatrooperGame, state: ParatrooperState, action: SetDown) -> Refusal | None:
        if not self.alone(state):
            return Refusal("29.0-a")
        cargo, hex = load_of(state, self.lead), game.hex_of(state, action.at)
        if cargo < 0:
            return Refusal("29.0-d", {"at": action.at})
        if hex is not None and not has(self.room_for(game, state, cargo), hex):
            return Refusal("29.0-g", {"at": action.at})
        return None if hex == state.where[self.lead] else self.why_not_go(game, state, action.at)

    @forbids(TakeUp)
    def why_not_take_up(self, game: ParatrooperGame, state: ParatrooperState, action: TakeUp) -> Refusal | None:
        if not self.alone(state):
            return Refusal("29.0-a")
        if game.piece_of(action.unit) != self.lead:
            return Refusal("24.2-a", {"unit": action.unit})
        here = state.where[self.lead]
        hex = game.hex_of(state, action.at) if action.at else here
        refusal = self.why_not_fetch(game, state, NONE if hex is None else hex)
        return refusal or (None if hex == here else self.why_not_go(game, state, action.at))

    def why_not_go(self, game: ParatrooperGame, state: ParatrooperState, to: str) -> Refusal | None:
        """Why the force cannot get there in this phase."""
        hex = game.hex_of(state, to)
        about = {"to": to}
        if hex is None:
            return Refusal("2.1-a", about)
        if hex in self.goals(game, state):
            return None
        lead = self.lead
        if state.where[lead] == BESIDE:
            at_sea = has(state.by_sea, lead) and has(state.foes, state.aim[lead])
            return Refusal("6.4-a" if at_sea else "6.3-c", about)
        if has(game.ground(state).water, hex):
            return Refusal(self.why_not_water(game, state), about)
        near = has(NEAR[state.where[lead]], hex) and not self.spent
        return Refusal("13.1-c" if near else "13.0-a", about)

    def why_not_water(self, game: ParatrooperGame, state: ParatrooperState) -> str:
        """The rule that keeps the force out of all-water."""
        if all(how == HELICOPTER for how, _ in movers(game, state, self.units)):
            return "29.0-g"
        return "13.1-c" if self.units & ~game.theatre.special_forces else "30.1-b"

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.state.moved |= self.units
        play.pop()

    @plays(Join)
    def join(self, play: ParatrooperPlay, action: Join) -> None:
        play.replace(self.but(units=plus(self.units, play.game.theatre.piece[action.unit])))

    @plays(Carry)
    def carry(self, play: ParatrooperPlay, action: Carry) -> None:
        theatre, state = play.game.theatre, play.state
        passenger = theatre.piece[action.unit]
        embark(state, passenger, self.lead)
        state.moved = plus(state.moved, passenger)  # it may not move on its own in this phase (29.0-c)
        play.tell("embarked", {"unit": action.unit, "by": theatre.names[self.lead]}, "29.0-b")
        play.replace(self.but(carried=passenger))

    @plays(Move)
    def move(self, play: ParatrooperPlay, action: Move) -> None:
        self.go(play, play.game.hex_named(play.state, action.to))
        play.state.moved |= self.units
        play.pop()

    @plays(SetDown)
    def set_down(self, play: ParatrooperPlay, action: SetDown) -> None:
        """A transport sets its load down and goes on if it can (29.0-d)."""
        theatre, state = play.game.theatre, play.state
        spent = self.stop_over(play, play.game.hex_named(state, action.at))
        cargo = load_of(state, self.lead)
        disembark(state, cargo)
        state.moved = plus(state.moved, cargo)
        facts = {"unit": theatre.names[cargo], "by": theatre.names[self.lead], "at": action.at}
        play.tell("set-down", facts, "29.0-d")
        Force(self.units, spent, cargo).go_on(play)

    @plays(TakeUp)
    def take_up(self, play: ParatrooperPlay, action: TakeUp) -> None:
        """A transport takes the objective up and goes on if it can (24.2-a)."""
        state = play.state
        spent = self.stop_over(play, play.game.hex_named(state, action.at) if action.at else state.where[self.lead])
        take_up(play, self.lead)
        Force(self.units, spent, self.lead).go_on(play)  # the move has begun even if no point is spent

    def stop_over(self, play: ParatrooperPlay, hex: Hex) -> Number:
        """A transport goes to a hex, or stays where it is; the half points it has then spent."""
        if hex == play.state.where[self.lead]:
            return self.spent
        bill, _, halted = self.goals(play.game, play.state)[hex]
        self.go(play, hex)
        return HALTED if halted else bill[0]

    def go_on(self, play: ParatrooperPlay) -> None:
        """After a stop-over, if there is anything left to do: the objective may lie where a unit was set down."""
        game, state = play.game, play.state
        play.replace(self)
        if not self.goals(game, state) and self.why_not_fetch(game, state, state.where[self.lead]) is not None:
            state.moved |= self.units
            play.pop()

    def go(self, play: ParatrooperPlay, hex: Hex) -> None:
        """The force goes to a hex."""
        game, state = play.game, play.state
        theatre = game.theatre
        _, river, _ = self.goals(game, state)[hex]
        start = state.where[self.lead]
        for piece in each(self.units):
            put_with_load(theatre, state, piece, hex)
            state.aim[piece] = NONE
            if river:
                mark_river_assault(game, state, piece)
        state.by_sea &= ~self.units
        units = [theatre.names[piece] for piece in each(self.units)]
        origin = game.name_of(state, start) if start >= 0 else ""
        facts = {"units": units, "from": origin, "to": game.name_of(state, hex)}
        play.tell("moved", {**facts, "river": "yes" if river else "no"}, "13.0-a")
        if start >= 0:
            game.after_leaving(play, start)

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"units": [game.theatre.names[piece] for piece in each(self.units)]}
