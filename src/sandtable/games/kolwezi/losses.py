"""Pins, step losses, eliminations (8.3, 9.3, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, Space
from sandtable.engine.spaces import has, only, plus
from sandtable.games.kolwezi.state import GONE, POOL, KolweziState
from sandtable.games.kolwezi.theatre import DUMMY, GREEN_GROUP, GROUP, Theatre
from sandtable.games.kolwezi.units import assign, is_motorised, put, steps_left

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziPlay

#: results of AP fire
NOTHING, PIN, STEP, ELIMINATED = range(4)
RESULT_RULE = {NOTHING: "8.3-a", PIN: "8.3-b", STEP: "8.3-c", ELIMINATED: "8.3-d"}


def ap_result(theatre: Theatre, score: int) -> int:
    """What a score does (8.3-b to 8.3-d)."""
    table = theatre.tables.fire
    if score < table.pin:
        return NOTHING
    if score < table.step:
        return PIN
    return STEP if score < table.eliminate else ELIMINATED


def take_result(play: KolweziPlay, piece: Piece, result: int) -> None:
    """Applies a result of AP fire to its one target."""
    if result == PIN:
        pin(play, piece, "8.3-b")
    elif result == STEP:
        lose_step(play, piece, "8.3-c")
    elif result == ELIMINATED:
        eliminate(play, piece, "8.3-d")


def pin(play: KolweziPlay, piece: Piece, rule: str) -> None:
    """A pin without step loss; each of those of the French counts (9.3-c)."""
    theatre, state = play.game.theatre, play.state
    state.pinned = plus(state.pinned, piece)
    if has(theatre.french, piece):
        state.pins += 1
        state.pinned_once = plus(state.pinned_once, piece)
    play.tell("pinned", {"unit": theatre.piece_names[piece]}, rule)


def lose_step(play: KolweziPlay, piece: Piece, rule: str) -> None:
    """A step is lost and the unit pinned; the last step takes it off the map."""
    theatre, state = play.game.theatre, play.state
    if steps_left(theatre, state, piece) == 1:
        eliminate(play, piece, rule)
        return
    flip_to_back(play, piece)
    state.pinned = plus(state.pinned, piece)
    play.tell("reduced", {"unit": theatre.piece_names[piece]}, rule)


def flip_to_back(play: KolweziPlay, piece: Piece) -> None:
    """A section or the AML platoon goes on with its reverse side.

    One that loses its vehicles is assigned to where it stands: it cannot drive back (5.2-c).
    """
    theatre, state = play.game.theatre, play.state
    drove = is_motorised(theatre, state, piece)
    state.reduced = plus(state.reduced, piece)
    if has(theatre.french, piece):
        state.steps_lost += 1
    elif drove and not is_motorised(theatre, state, piece):
        assign(theatre, state, piece)


def goes_to_pool(theatre: Theatre, state: KolweziState, piece: Piece) -> bool:
    """Groups and dummies come back by day infiltration; nothing else does (5.3.6-a)."""
    return theatre.kind_of_face[state.face[piece]] in (DUMMY, GROUP, GREEN_GROUP)


def eliminate(play: KolweziPlay, piece: Piece, rule: str) -> None:
    """A counter leaves the map with all the steps it has left."""
    theatre, state = play.game.theatre, play.state
    if has(theatre.french, piece):
        state.steps_lost += steps_left(theatre, state, piece)
    play.tell("eliminated", {"unit": theatre.piece_names[piece]}, rule)
    take_off(theatre, state, piece, POOL if goes_to_pool(theatre, state, piece) else GONE)


def take_off(theatre: Theatre, state: KolweziState, piece: Piece, where: Space) -> None:
    """Takes a counter off the map and clears what was true of it there."""
    put(theatre, state, piece, where)
    keep = ~only(piece)
    state.pinned &= keep
    state.reduced &= keep
    state.down &= keep
    state.blocked &= keep
    state.infiltrated &= keep
    state.stirred &= keep
    state.origin[piece] = GONE
