"""On the way: where to and with whom, entering areas, opportunity fire, garrisons (6, 8.1, 5.3.4-c, 10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, PieceSet, Space
from sandtable.engine.flow import Way, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, plus, size, without
from sandtable.games.kolwezi.actions import HALT, Drop, Halt, Join, Leave, Move
from sandtable.games.kolwezi.fire import opportunity_roll, resolve
from sandtable.games.kolwezi.going import (
    Going,
    choose_route,
    company_of,
    destinations,
    katangan_shooters,
    way_by,
    why_not_go,
    why_not_path,
)
from sandtable.games.kolwezi.losses import ELIMINATED, STEP
from sandtable.games.kolwezi.parties import may_be_dropped, may_join, why_not_drop, why_not_join
from sandtable.games.kolwezi.reveal import garrisons_near, reveal_garrisons
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.targets import by_firing_order, choose_target
from sandtable.games.kolwezi.theatre import MOTORISED
from sandtable.games.kolwezi.units import enter_french, foreign_areas, names, takes_the_road

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class Where(Going, frozen=True):
    """Where those picked go; others may join them, some may be dropped on the way (6-d to 6-g)."""

    name = "where"

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        moves = game.moves
        found: list[Action] = [moves[area] for area in listed(destinations(game, state, self))]
        found += [game.joins[piece] for piece in each(may_join(game, state, self))]
        found += [game.drops[piece] for piece in each(may_be_dropped(game, state, self))]
        return found

    def like(self, game: KolweziGame, state: KolweziState, action: Action) -> Action:
        """A way that leads back to where it began is no answer of its own on the list."""
        if isinstance(action, Move) and game.theatre.index[action.to] == self.here(state):
            return game.moves[first(destinations(game, state, self))]
        return action

    @forbids(Move)
    def why_not_move(self, game: KolweziGame, state: KolweziState, action: Move) -> Refusal | None:
        """What is wrong with a move of those picked: its end, or the way that the player names."""
        index = game.theatre.index
        if action.to not in index or any(name not in index for name in action.path):
            return Refusal("3-a", {"to": action.to})
        if not action.path:
            return why_not_go(game, state, self, index[action.to])
        if action.path[-1] != action.to:
            return Refusal("3-a", {"to": action.to})
        return why_not_path(game, state, self, [index[name] for name in action.path])

    @plays(Move)
    def set_out(self, play: KolweziPlay, action: Move) -> None:
        """Notes the way and that these units, and the lorries they ride, have moved."""
        state, theatre = play.state, play.game.theatre
        if action.path:
            state.route[:] = [theatre.index[name] for name in action.path]
        else:
            state.route[:] = choose_route(play.game, state, self, theatre.index[action.to])
        state.moved |= self.movers
        if self.mode == MOTORISED and not self.spent:
            here = self.here(state)
            state.driven[here] += min(size(self.movers), state.lorries[here] - state.driven[here])
        play.replace(March(self.movers, self.mode, self.spent, self.home, self.dropped))

    def way(self, game: KolweziGame, state: KolweziState, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        return way_by(game, state, self, [game.theatre.index[name] for name in via])

    @forbids(Join)
    def why_not_take_along(self, game: KolweziGame, state: KolweziState, action: Join) -> Refusal | None:
        """What keeps a unit from joining those picked."""
        return why_not_join(game, state, self, action.unit)

    @plays(Join)
    def take_along(self, play: KolweziPlay, action: Join) -> None:
        """One more goes with them."""
        play.replace(self.but(movers=plus(self.movers, play.game.theatre.piece[action.unit])))

    @forbids(Drop)
    def why_not_part_of_the_way(self, game: KolweziGame, state: KolweziState, action: Drop) -> Refusal | None:
        """What keeps a unit from going along only part of the way."""
        return why_not_drop(game, state, self, action.unit)

    @plays(Drop)
    def part_of_the_way(self, play: KolweziPlay, action: Drop) -> None:
        """Where they are sent next this one stays."""
        play.replace(self.but(dropped=plus(self.dropped, play.game.theatre.piece[action.unit])))

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        if self.dropped:
            return Message("kolwezi-question-drop", {"units": names(game, self.dropped)})
        return Message("kolwezi-question-where", {"units": names(game, self.movers), "count": size(self.movers)})

    def here(self, state: KolweziState) -> Space:
        """The area they are in."""
        return state.area[first(self.movers)]


class March(Going, frozen=True):
    """French units on their way: as far as the way leads, or until something happens that they are asked about."""

    name = "march"

    def run(self, play: KolweziPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        route, spent = state.route, self.spent
        leg = [state.area[first(self.movers)]]
        while route:
            here = leg[-1]
            if spent and katangan_shooters(theatre, state, here):
                leg = self.tell_leg(play, leg)
                still = fire_at_passing(play, self.movers, here, self.mode)
                if still != self.movers:
                    self.stop(play, still, spent)
                    return False
            leg.append(route.pop(0))
            spent += 1
            if takes_the_road(theatre, state, leg[-1]):
                self.tell_leg(play, leg)
                self.enter(play, leg[-2], leg[-1])
                leg = leg[-1:]
            else:
                self.enter(play, leg[-2], leg[-1])
            if has(theatre.approaches, leg[-1]) and garrisons_near(theatre, state, leg[-1]):
                leg = self.tell_leg(play, leg)
                reveal_garrisons(play, leg[-1])
                self.stop(play, self.movers if route else self.rest or self.movers, spent)
                return False
        self.tell_leg(play, leg)
        self.stop(play, self.rest, spent)
        return False

    def enter(self, play: KolweziPlay, here: Space, there: Space) -> None:
        """They, and the lorries they ride, come to the next area."""
        state = play.state
        if self.mode == MOTORISED:
            for lorries in (state.lorries, state.driven):
                lorries[here] -= size(self.movers)
                lorries[there] += size(self.movers)
        enter_french(play, self.movers, there)

    def tell_leg(self, play: KolweziPlay, leg: list[Space]) -> list[Space]:
        """Tells who has come from where to where, and by which way; the next leg begins at its end."""
        if len(leg) > 1:
            units, path = names(play.game, self.movers), [play.game.theatre.names[area] for area in leg]
            facts = {"units": units, "count": len(units), "from": path[0], "to": path[-1], "via": path[1:-1]}
            driven = self.mode == MOTORISED
            play.tell("move", facts | {"passed": len(path) - 2, "lorries": driven}, "10.1-c" if driven else "6-d")
        return leg[-1:]

    def stop(self, play: KolweziPlay, asked: PieceSet, spent: Number) -> None:
        """The way is at an end; some may be asked whether they go on."""
        play.state.route.clear()
        if asked:
            play.replace(Onward(asked, self.mode, spent, self.home))
        else:
            play.pop()


def fire_at_passing(play: KolweziPlay, movers: PieceSet, area: Space, mode: Number) -> PieceSet:
    """Every Katangan next to the area fires once at those who go on from it (8.1-a, 5.4-j); tells who still can."""
    theatre, state = play.game.theatre, play.state
    for firer in by_firing_order(theatre, state, katangan_shooters(theatre, state, area)):
        if not movers:
            break
        target, why = choose_target(play, movers)
        state.shot = plus(state.shot, firer)
        roll = opportunity_roll(play.game, state, firer, target)
        result = resolve(play, "opportunity", roll, [firer], target, "8.1-a", **why)
        if result:
            movers = without(movers, target)  # 8.1-f: pinned, it stays here
        if mode == MOTORISED and result in (STEP, ELIMINATED):
            state.lorries[area] -= 1
            state.driven[area] -= 1
            play.tell("lorries-lost", {"at": theatre.names[area], "lorries": 1}, "10.1-f")
    return movers


class Onward(Where, frozen=True):
    """On the way a garrison has shown up, or some were hit or dropped: the others may go on (5.3.4-c, 8.1-f, 6-g)."""

    name = "onward"

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        if destinations(play.game, play.state, self):
            return True
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        found = list(super().answers(game, state))
        found += [game.leaves[piece] for piece in each(self.movers) if self.why_not_stay(game, state, piece) is None]
        return found if self.why_not_halt(game, state, HALT) else [*found, HALT]

    @forbids(Halt)
    def why_not_halt(self, game: KolweziGame, state: KolweziState, action: Halt) -> Refusal | None:
        """They may not stop among another company while they can go on (7-b)."""
        here = self.here(state)
        if has(foreign_areas(game, state)[company_of(game.theatre, self.movers)], here):
            return Refusal("7-b", {"to": game.theatre.names[here]})
        return None

    @plays(Halt)
    def halt(self, play: KolweziPlay, action: Halt) -> None:
        """They stay where they are."""
        self.tell_halt(play, self.movers)
        play.pop()

    @forbids(Leave)
    def why_not_leave(self, game: KolweziGame, state: KolweziState, action: Leave) -> Refusal | None:
        """What keeps a unit from staying here while the others may go on."""
        return self.why_not_stay(game, state, game.theatre.piece.get(action.unit, -1))

    def why_not_stay(self, game: KolweziGame, state: KolweziState, piece: int) -> Refusal | None:
        """The same for a counter."""
        if piece < 0 or not has(self.movers, piece) or size(self.movers) == 1:
            return Refusal("6-g")
        here = self.here(state)
        if has(foreign_areas(game, state)[game.theatre.company[piece]], here):
            return Refusal("7-b", {"to": game.theatre.names[here]})
        return None

    @plays(Leave)
    def leave(self, play: KolweziPlay, action: Leave) -> None:
        """This one stays; the others are asked again."""
        unit = play.game.theatre.piece[action.unit]
        self.tell_halt(play, only(unit))
        movers = without(self.movers, unit)
        dropped = self.dropped & movers
        play.replace(self.but(movers=movers, dropped=dropped if movers & ~dropped else 0))

    def tell_halt(self, play: KolweziPlay, pieces: PieceSet) -> None:
        """Tells who goes no further."""
        units = names(play.game, pieces)
        at = play.game.theatre.names[self.here(play.state)]
        play.tell("halts", {"units": units, "count": len(units), "at": at}, "6-g")

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        if self.dropped:
            return super().question(game, state)
        return Message(
            "kolwezi-question-onward", {"units": names(game, self.movers), "at": game.theatre.names[self.here(state)]}
        )
