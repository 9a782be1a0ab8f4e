"""Where the river and the aircraft bring units and caches (7.6, 7.9, 7.10, 12.2-c)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, plus, set_of
from sandtable.games.world_war_africa.actions import STAY, Fly, Land, Stay
from sandtable.games.world_war_africa.entering import carry, end_march, enter
from sandtable.games.world_war_africa.freight import cache_side, freight_ends, why_not_freight
from sandtable.games.world_war_africa.movement import March, points_left, under_way
from sandtable.games.world_war_africa.pieces import move_cache, names_of, put
from sandtable.games.world_war_africa.state import USED, WarState
from sandtable.games.world_war_africa.theatre import SIDE_OF
from sandtable.games.world_war_africa.transport import (
    carriers,
    flight_ends,
    goes_anywhere,
    river_ends,
    why_not_fly_to,
    why_not_land,
    why_not_sail,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


class Voyage(Step["WarGame", WarState], frozen=True):
    """Where the river brings the unit (7.6)."""

    name = "voyage"
    rule = "7.6-a"

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        return game.land_list(river_ends(game, state, under_way(state)))

    @forbids(Land)
    def why_not_land(self, game: WarGame, state: WarState, action: Land) -> Refusal | None:
        """What keeps the river from bringing it there."""
        if action.to not in game.theatre.index:
            return Refusal(self.rule)
        return why_not_sail(game, state, under_way(state), game.theatre.index[action.to])

    @plays(Land)
    def land(self, play: WarPlay, action: Land) -> None:
        """The unit is set ashore and goes no further (7.6-c)."""
        play.pop()
        march = under_way(play.state)
        play.state.river_used = 1
        arrive(play, march, play.game.theatre.index[action.to], "river", {}, "7.6-a")
        end_march(play, march)

    def question(self, game: WarGame, state: WarState) -> Message:
        units = names_of(game.theatre, under_way(state).group)
        return Message("world_war_africa-question-voyage", {"units": units})


def arrive(play: WarPlay, march: March, to: Space, kind: str, facts: dict[str, str], rule: str) -> None:
    """A unit is set down in a space, brought there by river or by air."""
    theatre, state = play.game.theatre, play.state
    unit = first(march.group)
    start = theatre.names[state.where[unit]]
    play.tell(kind, {"units": names_of(theatre, march.group), "from": start, "to": theatre.names[to], **facts}, rule)
    enter(play, unit, to)
    put(theatre, state, unit, to)
    carry(play, march.cargo, unit, to)


class Flight(Step["WarGame", WarState], frozen=True):
    """Where the aircraft lands; it costs the unit one movement point (7.9-b)."""

    name = "flight"
    rule = "7.9-a"

    by: Piece

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        march = under_way(state)
        start = state.where[first(march.group)]
        return game.land_list(flight_ends(game, state, march, self.by, start))

    @forbids(Land)
    def why_not_land(self, game: WarGame, state: WarState, action: Land) -> Refusal | None:
        """What keeps it from landing there."""
        if action.to not in game.theatre.index:
            return Refusal(self.rule)
        march = under_way(state)
        start = state.where[first(march.group)]
        return why_not_land(game, state, march, self.by, start, game.theatre.index[action.to])

    @plays(Land)
    def land(self, play: WarPlay, action: Land) -> None:
        """The unit may march or fly on with what is left (7.9-b)."""
        state = play.state
        play.pop()
        march = under_way(state)
        state.where[self.by] = USED  # 7.9-d
        state.moved = plus(state.moved, self.by)  # 5.3-b
        theatre = play.game.theatre
        by, rule = theatre.piece_names[self.by], "7.10-b" if has(theatre.helicopters, self.by) else "7.9-a"
        arrive(play, march, theatre.index[action.to], "flight", {"by": by}, rule)
        march = march.but(spent=march.spent + 1, begun=1)
        if points_left(play.game, march) > 0 and goes_anywhere(play.game, state, march):
            play.replace(march)
        else:
            end_march(play, march)

    def question(self, game: WarGame, state: WarState) -> Message:
        theatre = game.theatre
        return Message(
            "world_war_africa-question-flight",
            {"units": names_of(theatre, under_way(state).group), "by": theatre.piece_names[self.by]},
        )


class Freight(Step["WarGame", WarState], frozen=True):
    """A cache is flown: by which marker, then where to (7.9-f, 12.2-c)."""

    name = "freight"
    rule = "12.2-c"

    cache: Piece

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        ready = carriers(game, state, state.active)
        names = game.theatre.piece_names
        found: list[Action] = [Fly(names[by]) for by in each(ready) if freight_ends(game, state, self.cache, by)]
        return [*found, STAY]

    @forbids(Fly)
    def why_not_fly(self, game: WarGame, state: WarState, action: Fly) -> Refusal | None:
        """What keeps the cache from going aboard."""
        by = game.theatre.piece.get(action.by, -1)
        return why_not_freight(game, state, self.cache, by) if by >= 0 else self.stray(game, state, action)

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal(self.rule, {"unit": game.theatre.piece_names[self.cache]})

    @plays(Fly)
    def fly(self, play: WarPlay, action: Fly) -> None:
        """Where to is asked next."""
        play.replace(FreightFlight(self.cache, play.game.theatre.piece[action.by]))

    @plays(Stay)
    def stay(self, play: WarPlay, action: Stay) -> None:
        """It stays where it is."""
        play.state.moved = plus(play.state.moved, self.cache)
        play.pop()

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-freight", {"unit": game.theatre.piece_names[self.cache]})


class FreightFlight(Step["WarGame", WarState], frozen=True):
    """Where the aircraft brings the cache."""

    name = "freight-flight"
    rule = "12.2-c"

    cache: Piece
    by: Piece

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        return game.land_list(freight_ends(game, state, self.cache, self.by))

    @forbids(Land)
    def why_not_land(self, game: WarGame, state: WarState, action: Land) -> Refusal | None:
        """What keeps the aircraft from landing there."""
        if action.to not in game.theatre.index:
            return Refusal(self.rule)
        start, to = state.where[self.cache], game.theatre.index[action.to]
        return why_not_fly_to(game, state, self.by, cache_side(state, self.cache), start, to)

    @plays(Land)
    def land(self, play: WarPlay, action: Land) -> None:
        """The cache is set down, and the marker is used (7.9-d, 5.3-b)."""
        theatre, state = play.game.theatre, play.state
        start = state.where[self.cache]
        move_cache(theatre, state, self.cache, theatre.index[action.to])
        state.where[self.by] = USED
        state.moved |= set_of((self.cache, self.by))
        names = theatre.piece_names
        play.tell(
            "freight",
            {"unit": names[self.cache], "by": names[self.by], "from": theatre.names[start], "to": action.to},
            "12.2-c",
        )
        play.pop()

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-freight-flight", {"unit": game.theatre.piece_names[self.cache]})
