"""Counters on the map: where they are, what they are worth, and what happens when they come to an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, has, listed, only, plus, set_of, without
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
            state.at[area] = plus(state.at[area], piece)
            if has(theatre.french, piece):
                state.french = plus(state.french, area)
            else:
                state.katangan = plus(state.katangan, area)


def put(theatre: Theatre, state: KolweziState, piece: Piece, area: Space) -> None:
    """Moves a counter to an area, or off the map."""
    bit = only(piece)
    own = theatre.french if theatre.french & bit else theatre.katangan
    old = state.area[piece]
    if old >= 0:
        state.at[old] &= ~bit
        if not state.at[old] & own:
            if own == theatre.french:
                state.french = without(state.french, old)
            else:
                state.katangan = without(state.katangan, old)
    state.area[piece] = area
    if area >= 0:
        state.at[area] |= bit
        if own == theatre.french:
            state.french = plus(state.french, area)
        else:
            state.katangan = plus(state.katangan, area)


def names(game: KolweziGame, pieces: PieceSet) -> list[str]:
    """What some counters are called."""
    return [game.theatre.piece_names[piece] for piece in each(pieces)]


def enter_french(play: KolweziPlay, pieces: PieceSet, area: Space) -> None:
    """French units come to an area: it has been visited, and the airport road is theirs if this is it (10.3-a)."""
    theatre, state = play.game.theatre, play.state
    for piece in each(pieces):
        put(theatre, state, piece, area)
    state.visited = plus(state.visited, area)
    if takes_the_road(theatre, state, area):
        state.airport = FRENCH
        play.tell("airport-road", {"ours": True}, "10.3-a")


def takes_the_road(theatre: Theatre, state: KolweziState, area: Space) -> bool:
    """Whether the airport road becomes French when they come to this area (10.3-a)."""
    return area == theatre.airport_road and state.airport != FRENCH


def enter_katangan(play: KolweziPlay, pieces: PieceSet, area: Space) -> None:
    """Katangans come to an area: lorries left there are lost (10.1-g), the airport road is theirs (10.3-a)."""
    theatre, state = play.game.theatre, play.state
    for piece in each(pieces):
        put(theatre, state, piece, area)
    if state.lorries[area] and state.lorry_state == RECOVERED:
        play.tell("lorries-lost", {"at": theatre.names[area], "lorries": state.lorries[area]}, "10.1-g")
        state.lorries[area] = state.driven[area] = 0
    if area == theatre.airport_road and state.airport != KATANGAN:
        state.airport = KATANGAN
        play.tell("airport-road", {"ours": False}, "10.3-a")


def held_by_french(state: KolweziState) -> SpaceSet:
    """Areas with French units, and those from which assaults have set out: they may have to go back there (9.2-c)."""
    return state.french | set_of(start for start in state.origin if start >= 0)


def why_absent(theatre: Theatre, state: KolweziState, piece: Piece) -> Refusal | None:
    """A French unit that is not on the map can do nothing: still in the aircraft (5.1-e), or without a step left."""
    if state.area[piece] >= 0:
        return None
    return Refusal("5.1-e" if state.area[piece] == WAITING else "5.1-f", {"unit": theatre.piece_names[piece]})


def counters_in(state: KolweziState, areas: SpaceSet) -> PieceSet:
    """All counters in some areas."""
    found = 0
    at = state.at
    for area in listed(areas):
        found |= at[area]
    return found


def french_on_map(theatre: Theatre, state: KolweziState) -> PieceSet:
    """The French counters that are in some area."""
    return counters_in(state, state.french) & theatre.french


def katangans_on_map(theatre: Theatre, state: KolweziState) -> PieceSet:
    """The Katangan counters that are in some area."""
    return counters_in(state, state.katangan) & theatre.katangan


def value_of(theatre: Theatre, state: KolweziState, piece: Piece) -> int:
    """The printed value at one connection, of the side that is up."""
    return theatre.value[state.face[piece]][has(state.reduced, piece)]


def te_of(theatre: Theatre, state: KolweziState, piece: Piece) -> int:
    """Sharpshooters (5.1-i, 5.1-j)."""
    return theatre.te[state.face[piece]][has(state.reduced, piece)]


def is_motorised(theatre: Theatre, state: KolweziState, piece: Piece) -> bool:
    """Motorised as printed; a motorised section on its back is on foot (5.2-c)."""
    return theatre.motorised[state.face[piece]][has(state.reduced, piece)]


def is_main(theatre: Theatre, state: KolweziState, piece: Piece) -> bool:
    """PCs, sections and motorised reinforcements (5.4-a); not what lies face-down or came by infiltration (5.3.6-d)."""
    if has(state.down | state.infiltrated, piece):
        return False
    return theatre.main_face[state.face[piece]]


def assign(theatre: Theatre, state: KolweziState, piece: Piece) -> None:
    """A unit is assigned to the sector or town it stands in; between the zones it keeps its old one (5.4-a)."""
    post = theatre.post_of[state.area[piece]]
    if post >= 0:
        state.post[piece] = post


def post_areas(theatre: Theatre, state: KolweziState, piece: Piece) -> SpaceSet:
    """The areas of the sector or town a unit is assigned to (5.4-a)."""
    post = state.post[piece]
    return theatre.post_areas[post] if post >= 0 else 0


def is_dummy(theatre: Theatre, state: KolweziState, piece: Piece) -> bool:
    """A dummy that lies face-up."""
    return not has(state.down, piece) and theatre.kind_of_face[state.face[piece]] == DUMMY


def dummies(theatre: Theatre, state: KolweziState, pieces: PieceSet) -> PieceSet:
    """The face-up dummies among these."""
    found = 0
    for piece in each(pieces & theatre.secret & ~state.down):
        if theatre.kind_of_face[state.face[piece]] == DUMMY:
            found = plus(found, piece)
    return found


def steps_left(theatre: Theatre, state: KolweziState, piece: Piece) -> int:
    """Steps of a counter in play."""
    return theatre.steps[state.face[piece]] - (has(state.reduced, piece))


def adjacent_units(theatre: Theatre, state: KolweziState, area: Space, wanted: PieceSet) -> PieceSet:
    """Those of the wanted counters that are in the areas next to this one."""
    return counters_in(state, theatre.near[area] & (state.french | state.katangan)) & wanted


def foreign_areas(game: KolweziGame, state: KolweziState) -> tuple[SpaceSet, ...]:
    """By company the areas in which its units may not stop: those of the other companies (7-b)."""
    where = state.area[: game.theatre.french_count].tobytes()
    known = game.foreign_memo.get(where)
    if known is None:
        one, two, three, four = (areas_of(state, members) for members in game.theatre.companies)
        held_by_others = (0, two | three | four, one | three | four, one | two | four, one | two | three)
        known = game.foreign_memo.keep(where, held_by_others)
    return known


def areas_of(state: KolweziState, pieces: list[Piece]) -> SpaceSet:
    """Areas in which some counters stand."""
    area = state.area
    return set_of([area[piece] for piece in pieces if area[piece] >= 0])
