"""Counters on the map: where they are, what they are worth, and what happens when they come to an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.spaces import each, set_of
from sandtable.games.kolwezi.state import FRENCH, KATANGAN, RECOVERED, WAITING, KolweziState
from sandtable.games.kolwezi.theatre import DUMMY, Theatre

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def derive(game: KolweziGame, state: KolweziState) -> None:
    """Works out what follows from where the counters are."""
    theatre = game.theatre
    state.at = [0] * len(theatre.board)
    state.french = state.katangan = 0
    for piece, area in enumerate(state.area):
        if area >= 0:
            state.at[area] |= 1 << piece
            if theatre.french >> piece & 1:
                state.french |= 1 << area
            else:
                state.katangan |= 1 << area


def put(theatre: Theatre, state: KolweziState, piece: int, area: int) -> None:
    """Moves a counter to an area, or off the map."""
    bit = 1 << piece
    own = theatre.french if theatre.french & bit else theatre.katangan
    old = state.area[piece]
    if old >= 0:
        state.at[old] &= ~bit
        if not state.at[old] & own:
            if own == theatre.french:
                state.french &= ~(1 << old)
            else:
                state.katangan &= ~(1 << old)
    state.area[piece] = area
    if area >= 0:
        state.at[area] |= bit
        if own == theatre.french:
            state.french |= 1 << area
        else:
            state.katangan |= 1 << area


def enter_french(play: KolweziPlay, pieces: int, area: int) -> None:
    """French units come to an area: it has been visited, and the airport road is theirs if this is it (10.3-a)."""
    theatre, state = play.game.theatre, play.state
    for piece in each(pieces):
        put(theatre, state, piece, area)
    state.visited |= 1 << area
    if area == theatre.airport_road and state.airport != FRENCH:
        state.airport = FRENCH
        play.tell("airport-road", {"ours": True}, "10.3-a")


def enter_katangan(play: KolweziPlay, pieces: int, area: int) -> None:
    """Katangans come to an area: lorries left there are lost (10.1-g), the airport road is theirs (10.3-a)."""
    theatre, state = play.game.theatre, play.state
    for piece in each(pieces):
        put(theatre, state, piece, area)
    if state.lorries[area] and state.lorry_state == RECOVERED:
        play.tell("lorries-lost", {"at": theatre.names[area], "lorries": state.lorries[area]}, "10.1-g")
        state.lorries[area] = 0
    if area == theatre.airport_road and state.airport != KATANGAN:
        state.airport = KATANGAN
        play.tell("airport-road", {"ours": False}, "10.3-a")


def held_by_french(state: KolweziState) -> int:
    """Areas with French units, and those from which assaults have set out: they may have to go back there (9.2-c)."""
    return state.french | set_of(start for start in state.origin if start >= 0)


def why_absent(theatre: Theatre, state: KolweziState, piece: int) -> Refusal | None:
    """A French unit that is not on the map can do nothing: still in the aircraft (5.1-e), or without a step left."""
    if state.area[piece] >= 0:
        return None
    return Refusal("5.1-e" if state.area[piece] == WAITING else "5.1-f", {"unit": theatre.piece_names[piece]})


def on_map(theatre: Theatre, state: KolweziState, own: int) -> int:
    """The counters of a side that are in some area."""
    found = 0
    for area in each(state.french if own == theatre.french else state.katangan):
        found |= state.at[area]
    return found & own


def value_of(theatre: Theatre, state: KolweziState, piece: int) -> int:
    """The printed value at one connection, of the side that is up."""
    return theatre.value[state.face[piece]][state.reduced >> piece & 1]


def te_of(theatre: Theatre, state: KolweziState, piece: int) -> int:
    """Sharpshooters (5.1-i, 5.1-j)."""
    return theatre.te[state.face[piece]][state.reduced >> piece & 1]


def is_motorised(theatre: Theatre, state: KolweziState, piece: int) -> bool:
    """Motorised as printed; a motorised section on its back is on foot (5.2-c)."""
    return theatre.motorised[state.face[piece]][state.reduced >> piece & 1]


def is_main(theatre: Theatre, state: KolweziState, piece: int) -> bool:
    """PCs, sections and motorised reinforcements (5.4-a); not what lies face-down or came by infiltration (5.3.6-d)."""
    if (state.down | state.infiltrated) >> piece & 1:
        return False
    return theatre.main_face[state.face[piece]]


def is_dummy(theatre: Theatre, state: KolweziState, piece: int) -> bool:
    """A dummy that lies face-up."""
    return not state.down >> piece & 1 and theatre.kind_of_face[state.face[piece]] == DUMMY


def dummies(theatre: Theatre, state: KolweziState, pieces: int) -> int:
    """The face-up dummies among these."""
    found = 0
    for piece in each(pieces & theatre.secret & ~state.down):
        if theatre.kind_of_face[state.face[piece]] == DUMMY:
            found |= 1 << piece
    return found


def steps_left(theatre: Theatre, state: KolweziState, piece: int) -> int:
    """Steps of a counter in play."""
    return theatre.steps[state.face[piece]] - (state.reduced >> piece & 1)


def adjacent_units(theatre: Theatre, state: KolweziState, area: int, wanted: int) -> int:
    """Those of the wanted counters that are in the areas next to this one."""
    found = 0
    for near in each(theatre.near[area] & (state.french | state.katangan)):
        found |= state.at[near]
    return found & wanted


def foreign_areas(theatre: Theatre, state: KolweziState, company: int) -> int:
    """Areas in which a unit of this company may not stop: those of the other companies (7-b)."""
    found = 0
    area = state.area
    for piece in theatre.of_other_companies[company]:
        if area[piece] >= 0:
            found |= 1 << area[piece]
    return found
