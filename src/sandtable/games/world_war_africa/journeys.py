"""Where the river and the aircraft bring units and caches (7.6, 7.9, 7.10, 12.2-c)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import STAY, Fly, Land
from sandtable.games.world_war_africa.march import end_march, enter, names_of
from sandtable.games.world_war_africa.movement import March, march_of, points_left, reach
from sandtable.games.world_war_africa.pieces import move_cache, put
from sandtable.games.world_war_africa.state import USED, WarState
from sandtable.games.world_war_africa.theatre import REBEL, SIDE_OF
from sandtable.games.world_war_africa.transport import (
    carriers,
    flight_ends,
    freight_ends,
    river_ends,
    why_not_fly_to,
    why_not_land,
    why_not_sail,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


class Voyage(Step["WarGame", WarState]):
    """Where the river brings the unit (7.6)."""

    name = "voyage"

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        return game.land_list(river_ends(game, state, march_of(state.stack[-2])))

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Land) or action.to not in game.theatre.index:
            return Refusal("7.6-a")
        return why_not_sail(game, state, march_of(state.stack[-2]), game.theatre.index[action.to])

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Land)
        play.pop()
        march = march_of(play.state.stack[-1])
        play.state.river_used = 1
        arrive(play, march, play.game.theatre.index[action.to], "river", "7.6-a")
        end_march(play, march)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        march = march_of(state.stack[-2])
        return Message("world_war_africa-question-voyage", {"units": names_of(game.theatre, march.group)})


def arrive(play: WarPlay, march: March, to: int, kind: str, rule: str) -> None:
    """Units are set down in a space, brought there by river or by air."""
    theatre, state = play.game.theatre, play.state
    unit = first(march.group)
    start = state.where[unit]
    enter(play, unit, to)
    put(theatre, state, unit, to)
    for cache in each(march.cargo):
        move_cache(theatre, state, cache, to)
    play.tell(
        kind, {"units": names_of(theatre, march.group), "from": theatre.names[start], "to": theatre.names[to]}, rule
    )


class Flight(Step["WarGame", WarState]):
    """Where the aircraft lands; it costs the unit one movement point (7.9-b). Frame: the transport marker."""

    name = "flight"
    FRAME = {"by": "piece"}

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        march = march_of(state.stack[-2])
        start = state.where[first(march.group)]
        return game.land_list(flight_ends(game, state, march, frame[1], start))

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Land) or action.to not in game.theatre.index:
            return Refusal("7.9-a")
        march = march_of(state.stack[-2])
        start = state.where[first(march.group)]
        return why_not_land(game, state, march, frame[1], start, game.theatre.index[action.to])

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Land)
        state = play.state
        play.pop()
        march = march_of(state.stack[-1])
        state.where[frame[1]] = USED  # 7.9-d
        state.moved |= 1 << frame[1]  # 5.3-b
        arrive(play, march, play.game.theatre.index[action.to], "flight", "7.9-a")
        march = march._replace(spent=march.spent + 1, begun=1)
        if points_left(play.game, march) > 0 and reach(play.game, state, march).spaces:
            play.replace("march", *march)
        else:
            end_march(play, march)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        march = march_of(state.stack[-2])
        return Message(
            "world_war_africa-question-flight",
            {"units": names_of(game.theatre, march.group), "by": game.theatre.piece_names[frame[1]]},
        )


class Freight(Step["WarGame", WarState]):
    """A cache is flown: by which marker, then where to (7.9-f, 12.2-c). Frame: the cache."""

    name = "freight"
    FRAME = {"cache": "piece"}

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        ready = carriers(game, state, state.active)
        names = game.theatre.piece_names
        found: list[Action] = [Fly(names[by]) for by in each(ready) if freight_ends(game, state, frame[1], by)]
        return [*found, STAY]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        return Refusal("12.2-c", {"unit": game.theatre.piece_names[frame[1]]})

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Fly):
            play.replace("freight-flight", frame[1], play.game.theatre.piece[action.by])
        else:
            play.state.moved |= 1 << frame[1]
            play.pop()

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-freight", {"unit": game.theatre.piece_names[frame[1]]})


class FreightFlight(Step["WarGame", WarState]):
    """Where the aircraft brings the cache. Frame: the cache, the transport marker."""

    name = "freight-flight"
    FRAME = {"cache": "piece", "by": "piece"}

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        return game.land_list(freight_ends(game, state, frame[1], frame[2]))

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Land) or action.to not in game.theatre.index:
            return Refusal("12.2-c")
        side = REBEL if state.rebel_held >> frame[1] & 1 else 0
        space = game.theatre.index[action.to]
        return why_not_fly_to(game, state, frame[2], side, state.where[frame[1]], space)

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Land)
        theatre, state = play.game.theatre, play.state
        _, cache, by = frame
        start = state.where[cache]
        move_cache(theatre, state, cache, theatre.index[action.to])
        state.where[by] = USED
        state.moved |= 1 << cache | 1 << by
        names = theatre.piece_names
        play.tell(
            "freight",
            {"unit": names[cache], "by": names[by], "from": theatre.names[start], "to": action.to},
            "12.2-c",
        )
        play.pop()

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-freight-flight", {"unit": game.theatre.piece_names[frame[1]]})
