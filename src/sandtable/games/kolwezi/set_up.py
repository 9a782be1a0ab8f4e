"""Setting up the Katangan side (5.3.1, 5.3.2, 5.3.4, 5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import SpaceSet
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, plus, size
from sandtable.games.kolwezi.state import GARRISON, POOL, KolweziState
from sandtable.games.kolwezi.turn import Campaign
from sandtable.games.kolwezi.units import assign, put

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class SetUp(Step["KolweziGame", KolweziState], frozen=True):
    """Everything Katangan goes where it starts; what lies face-down is mixed first."""

    name = "set_up"

    def run(self, play: KolweziPlay) -> bool:
        game: KolweziGame = play.game
        theatre, state = game.theatre, play.state
        for piece, area in zip(theatre.blue_sections, theatre.blue_posts, strict=True):
            put(theatre, state, piece, area)
            assign(theatre, state, piece)
            state.seen = plus(state.seen, piece)
        for colour in theatre.mixed:
            mix(play, colour)
        scatter(play, "red", theatre.vieille_ville & theatre.protected)
        scatter(play, "blue", theatre.new_town_and_manika & theatre.protected & ~state.katangan)
        garrison(play)
        play.tell("set-up", {"down": size(state.down)}, "5.3.1-b")
        play.replace(Campaign())
        return False


def mix(play: KolweziPlay, colour: str) -> None:
    """Which face is whose among the counters of one colour (5.3.1-b, 5.3.2-b, 5.3.4-a)."""
    state = play.state
    pieces = play.game.theatre.mixed[colour]
    left = [state.face[piece] for piece in pieces]
    for piece in pieces:
        state.face[piece] = left.pop(play.chance.below(len(left)))


def scatter(play: KolweziPlay, colour: str, areas: SpaceSet) -> None:
    """Face-down counters at random, one to an area; numbered in map order, so that numbers tell nothing."""
    theatre, state = play.game.theatre, play.state
    chosen = 0
    pieces = theatre.mixed[colour]
    for _ in pieces:
        chosen = plus(chosen, play.chance.draw(areas & ~chosen, "spaces"))
    for piece, area in zip(pieces, each(chosen), strict=True):
        put(theatre, state, piece, area)
        assign(theatre, state, piece)
        state.down = plus(state.down, piece)


def garrison(play: KolweziPlay) -> None:
    """One yellow counter to each mining town, the rest to the day-infiltration pool (5.3.4-a, 5.3.4-b)."""
    theatre, state = play.game.theatre, play.state
    for number, piece in enumerate(theatre.mixed["yellow"], 1):
        state.area[piece] = GARRISON - number if number < len(theatre.zones) else POOL
