"""A force on the move (chapters 13 and 29): who joins it, where it goes, what is set down and taken up on its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece
from sandtable.engine.flow import Way, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, plus, set_of, without
from sandtable.games.paratrooper.actions import DONE, Carry, Done, Join, Move, SetDown, TakeUp
from sandtable.games.paratrooper.ground import ALL_HEXES, CLASS, CLASSES, HELICOPTER, NEAR
from sandtable.games.paratrooper.movement import Reach, movers
from sandtable.games.paratrooper.moving import BUSY, HALTED, UNDER_WAY, Moving, mark_river_assault
from sandtable.games.paratrooper.pieces import aboard, among, disembark, embark, put_with_load
from sandtable.games.paratrooper.state import BESIDE, NONE, Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.transport import put_down, take_up, why_not_carry, why_not_take_up
from sandtable.games.paratrooper.ways import Bill, Trail, country, left, short_of, why_not_on

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


class Force(Moving, frozen=True):
    """A force on the move: its units, and what it has done; the points it has spent are in the state."""

    name = "force"

    # What may be answered

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
        if self.units & game.theatre.transports and state.where[self.lead] != BESIDE:
            found += self.loading(game, state, goals)
        return found

    def loading(self, game: ParatrooperGame, state: ParatrooperState, goals: Reach) -> list[Action]:
        """What transports may take along, take up or set down, here or on their way."""
        theatre, names, hexes = game.theatre, game.theatre.names, game.ground(state).names
        here, loads, empty = state.where[self.lead], self.loads(state), self.empty(game, state)
        found: list[Action] = []
        for cargo in loads:
            unit = names[cargo] if len(loads) > 1 else ""
            room = self.room_for(game, state, cargo)
            found += [SetDown(hexes[hex], unit) for hex in (here, *goals) if has(room, hex)]
        for piece in each(self.boarders(game, state)) if empty else ():
            found += [Carry(names[piece], names[by]) for by in empty] if len(empty) > 1 else [Carry(names[piece])]
        spot = state.where[theatre.objective_of[state.mission]]
        if spot == here or spot in goals:
            takers = [piece for piece in empty if why_not_take_up(game, state, piece, spot) is None]
            found += [TakeUp(names[piece], hexes[spot]) for piece in takers]
        return found

    def room_for(self, game: ParatrooperGame, state: ParatrooperState, cargo: Piece) -> HexSet:
        """Hexes that a load may be set down in: units cannot get off in all-water (29.0-g)."""
        return game.ground(state).land if has(game.theatre.units, cargo) else ALL_HEXES

    # What forbids it

    @forbids(Done)
    def why_not_stop(self, game: ParatrooperGame, state: ParatrooperState, action: Done) -> Refusal | None:
        return None if self.begun or not self.deeds(game, state) else Refusal("13.0-a")

    @forbids(Join)
    def why_not_join(self, game: ParatrooperGame, state: ParatrooperState, action: Join) -> Refusal | None:
        if among(self.mates(game, state), game.piece_of(action.unit)):
            return None
        return Refusal("6.3-c" if state.where[self.lead] == BESIDE else "13.0-d", {"unit": action.unit})

    @forbids(Move)
    def why_not_move(self, game: ParatrooperGame, state: ParatrooperState, action: Move) -> Refusal | None:
        return self.why_not_go(game, state, action.to, action.path)

    @forbids(Carry)
    def why_not_carry(self, game: ParatrooperGame, state: ParatrooperState, action: Carry) -> Refusal | None:
        if state.where[self.lead] == BESIDE:
            return Refusal("6.3-c", {"unit": action.unit})
        piece, by = game.piece_of(action.unit), self.carrier(game, state, action)
        if by < 0:
            return Refusal("29.0-a", {"unit": action.unit})
        refusal = why_not_carry(game, state, by, piece)
        if refusal is None and not has(self.boarders(game, state), piece):
            return Refusal("29.0-b", {"unit": action.unit})
        return refusal

    def carrier(self, game: ParatrooperGame, state: ParatrooperState, action: Carry) -> Piece:
        """The unit that is to carry: the one named, or the only one that can; NONE where that is not clear."""
        if action.by:
            by = game.piece_of(action.by)
            return by if among(self.units, by) else NONE
        empty = self.empty(game, state)
        if len(empty) > 1:
            return NONE
        return empty[0] if empty else first(self.units & game.theatre.transports or self.units)

    @forbids(SetDown)
    def why_not_set_down(self, game: ParatrooperGame, state: ParatrooperState, action: SetDown) -> Refusal | None:
        cargo, hex = self.cargo(game, state, action), game.hex_of(state, action.at)
        if cargo < 0:
            return Refusal("29.0-d", {"at": action.at})
        if hex is not None and not has(self.room_for(game, state, cargo), hex):
            return Refusal("29.0-g", {"at": action.at})
        return self.why_not_stop_over(game, state, hex, action.at, action.path)

    def cargo(self, game: ParatrooperGame, state: ParatrooperState, action: SetDown) -> Piece:
        """The load that is to be set down: the one named, or the only one; NONE where there is none."""
        loads = self.loads(state)
        if action.unit:
            named = game.piece_of(action.unit)
            return named if named in loads else NONE
        return loads[0] if len(loads) == 1 else NONE

    @forbids(TakeUp)
    def why_not_take_up(self, game: ParatrooperGame, state: ParatrooperState, action: TakeUp) -> Refusal | None:
        piece = game.piece_of(action.unit)
        if not among(self.units, piece) or state.where[self.lead] == BESIDE:
            return Refusal("24.2-a", {"unit": action.unit})
        hex = game.hex_of(state, action.at) if action.at else state.where[self.lead]
        refusal = why_not_take_up(game, state, piece, NONE if hex is None else hex)
        return refusal or self.why_not_stop_over(game, state, hex, action.at, action.path)

    def why_not_stop_over(
        self, game: ParatrooperGame, state: ParatrooperState, hex: Hex | None, to: str, path: Sequence[str]
    ) -> Refusal | None:
        """Why the force cannot do something there on its way, or where it stands."""
        if hex == state.where[self.lead]:
            return Refusal("13.0-c", {"to": to}) if path else None
        return self.why_not_go(game, state, to, path)

    def why_not_go(
        self, game: ParatrooperGame, state: ParatrooperState, to: str, path: Sequence[str]
    ) -> Refusal | None:
        """Why the force cannot get there in this phase, by a way that is named or any."""
        hex = game.hex_of(state, to)
        about = {"to": to}
        if hex is None:
            return Refusal("2.1-a", about)
        if path:
            trail = self.walk(game, state, path)
            if isinstance(trail, Refusal):
                return trail
            if trail.at != hex:
                return Refusal("13.0-c", about)
        if hex in self.goals(game, state):
            return None
        lead = self.lead
        if state.where[lead] == BESIDE:
            at_sea = has(state.by_sea, lead) and has(state.foes, state.aim[lead])
            return Refusal("6.4-a" if at_sea else "6.3-c", about)
        if has(game.ground(state).water, hex):
            return Refusal(self.why_not_water(game, state), about)
        if self.is_shut_out(game, state, hex):
            return Refusal("13.1-c", about, Message("paratrooper-shut-out", about))
        if has(NEAR[state.where[lead]], hex) and not state.spent:
            return Refusal("13.1-c", about)
        return Refusal("13.0-a", about, short_of(country(game, state, self.units), self.start(game, state), hex, about))

    def is_shut_out(self, game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> bool:
        """Whether somebody of the force can enter a hex from nowhere: its ground is closed to that class (13.1-c)."""
        steps = game.ground(state).steps
        return any(
            not any(step[0] == hex for near in each(NEAR[hex]) for step in steps[how][near])
            for how, _ in movers(game, state, self.units)
        )

    def why_not_water(self, game: ParatrooperGame, state: ParatrooperState) -> str:
        """The rule that keeps the force out of all-water."""
        if all(how == HELICOPTER for how, _ in movers(game, state, self.units)):
            return "29.0-g"
        return "13.1-c" if self.units & ~game.theatre.special_forces else "30.1-b"

    # By which way

    def way(
        self, game: ParatrooperGame, state: ParatrooperState, action: Action, via: Sequence[str]
    ) -> Way | Refusal | None:
        """The cheapest way by these hexes; movement points left (13.0)."""
        land, trail, ground = country(game, state, self.units), self.start(game, state), game.ground(state)
        if game.hex_of(state, via[0]) == trail.at:
            return None
        for name in via:
            hex = game.hex_of(state, name)
            if hex is None:
                return Refusal("2.1-a", {"to": name})
            further = self.onward(game, state, land, trail).get(hex)
            if further is None:
                halted = why_not_on(land, trail, hex, {"to": name}) if trail.halted else None
                return halted or self.why_not_go(game, state, name, ()) or Refusal("13.0-a", {"to": name})
            trail = further
        ends = plus(set_of(self.onward(game, state, land, trail)), trail.at) & self.ends(game, state, action)
        names = ground.names
        return Way([names[hex] for hex in trail.path], left(land, trail), [names[hex] for hex in listed(ends)])

    def ends(self, game: ParatrooperGame, state: ParatrooperState, action: Action) -> HexSet:
        """Where the way of such an answer may end."""
        found = set_of(self.goals(game, state))
        if isinstance(action, SetDown):
            return found & self.room_for(game, state, self.cargo(game, state, action))
        if isinstance(action, TakeUp):
            return found & set_of([state.where[game.theatre.objective_of[state.mission]]])
        return found

    # What it does

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        self.finish(play)

    def finish(self, play: ParatrooperPlay) -> None:
        """The force is done for this phase."""
        play.state.moved |= self.units
        play.state.spent.clear()
        play.pop()

    @plays(Join)
    def join(self, play: ParatrooperPlay, action: Join) -> None:
        play.replace(self.but(units=plus(self.units, play.game.theatre.piece[action.unit])))

    @plays(Carry)
    def carry(self, play: ParatrooperPlay, action: Carry) -> None:
        theatre, state = play.game.theatre, play.state
        passenger, by = theatre.piece[action.unit], self.carrier(play.game, state, action)
        embark(state, passenger, by)
        state.moved = plus(state.moved, passenger)  # it may not move on its own in this phase (29.0-c)
        play.tell("embarked", {"unit": action.unit, "by": theatre.names[by]}, "29.0-b")
        play.replace(self.but(units=without(self.units, passenger), begun=BUSY))

    @plays(Move)
    def move(self, play: ParatrooperPlay, action: Move) -> None:
        self.go(play, play.game.hex_named(play.state, action.to), action.path)
        self.finish(play)

    @plays(SetDown)
    def set_down(self, play: ParatrooperPlay, action: SetDown) -> None:
        """A transport sets its load down and goes on if it can (29.0-d); who was not carried may walk (29.0-c)."""
        theatre, state = play.game.theatre, play.state
        force = self.stop_over(play, play.game.hex_named(state, action.at), action.path)
        cargo = self.cargo(play.game, state, action)
        by = state.aboard[cargo]
        if has(theatre.objectives, cargo):
            put_down(play, by)
        else:
            disembark(state, cargo)
            if force.begun == UNDER_WAY:
                state.moved = plus(state.moved, cargo)
            facts = {"unit": theatre.names[cargo], "by": theatre.names[by], "at": action.at}
            play.tell("set-down", facts, "29.0-d")
        force.go_on(play)

    @plays(TakeUp)
    def take_up(self, play: ParatrooperPlay, action: TakeUp) -> None:
        """A transport takes the objective up and goes on if it can (24.2-a)."""
        state = play.state
        here = play.game.hex_named(state, action.at) if action.at else state.where[self.lead]
        force = self.stop_over(play, here, action.path)
        take_up(play, play.game.theatre.piece[action.unit])
        force.go_on(play)

    def stop_over(self, play: ParatrooperPlay, hex: Hex, path: Sequence[str]) -> Force:
        """The force goes to a hex, or stays where it is; as it is then."""
        if hex == play.state.where[self.lead]:
            return self.but(begun=max(self.begun, BUSY))
        kinds = movers(play.game, play.state, self.units)
        bill, halted = self.go(play, hex, path)
        spent = [HALTED if halted else 0] * CLASSES
        for (how, _), used in zip(kinds, bill, strict=True):
            spent[CLASS[how]] = HALTED if halted else used
        play.state.spent[:] = spent
        return self.but(begun=UNDER_WAY)

    def go_on(self, play: ParatrooperPlay) -> None:
        """After a stop-over, if there is anything left to do: the objective may lie where a unit was set down."""
        game, state = play.game, play.state
        play.replace(self)
        if not self.deeds(game, state) or (not self.goals(game, state) and not self.may_fetch(game, state)):
            self.finish(play)

    def may_fetch(self, game: ParatrooperGame, state: ParatrooperState) -> bool:
        """Whether a transport of the force could take the objective up where it stands."""
        here = state.where[self.lead]
        return any(why_not_take_up(game, state, piece, here) is None for piece in self.empty(game, state))

    def go(self, play: ParatrooperPlay, hex: Hex, path: Sequence[str]) -> tuple[Bill, bool]:
        """The force goes to a hex; what each kind of mover has then spent, and whether it had to stop."""
        game, state = play.game, play.state
        theatre = game.theatre
        bill, river, halted = self.goals(game, state)[hex]
        if path:
            trail = self.walk(game, state, path)
            assert isinstance(trail, Trail)
            bill, river, halted = trail.bill, trail.river, trail.halted
        start = state.where[self.lead]
        for piece in each(self.units):
            put_with_load(theatre, state, piece, hex)
            state.aim[piece] = NONE
            if river:
                mark_river_assault(game, state, piece)
        state.by_sea &= ~self.units
        facts = {
            "units": [theatre.names[piece] for piece in each(self.units)],
            **aboard(theatre.names[piece] for piece in self.loads(state)),
            "from": game.name_of(state, start) if start >= 0 else "",
            "to": game.name_of(state, hex),
            "outside": "no" if start >= 0 else "yes",
            "path": list(path[:-1]),
            "steps": len(path[:-1]),
            "river": "yes" if river else "no",
        }
        play.tell("moved", facts, "13.0-a")
        if start >= 0:
            game.after_leaving(play, start)
        return bill, halted

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"units": [game.theatre.names[piece] for piece in each(self.units)]}
