"""Coming to light: flips, the Vieille Ville PC and its sections, garrisons of the mining towns (5.3.1, 5.3.4, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import Piece, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, listed, nth, only, plus, set_of, size, without
from sandtable.games.kolwezi.state import GARRISON, GONE, WAITING, KolweziState, Town
from sandtable.games.kolwezi.theatre import PC, Theatre
from sandtable.games.kolwezi.units import (
    assign,
    counters_in,
    enter_katangan,
    held_by_french,
    is_main,
    katangans_on_map,
    value_of,
)
from sandtable.games.kolwezi.ways import around

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziPlay


def pick(play: KolweziPlay, options: int) -> tuple[int, dict[str, Any]]:
    """One of several equal options by die, and what to tell about it; no die for a single one (5.4-r)."""
    count = size(options)
    if count == 1:
        return first(options), {}
    die = play.chance.die(count)
    return nth(options, die - 1), {"die": die, "of": count}


def best(options: SpaceSet, *wishes: SpaceSet) -> SpaceSet:
    """Narrows a set of areas down by one wish after another; a wish that none fulfils is dropped."""
    for wish in wishes:
        options = options & wish or options
    return options


def closest(theatre: Theatre, area: Space, options: SpaceSet) -> SpaceSet:
    """Those of the areas that are the fewest connections away."""
    for ring in theatre.board.rings(area):
        if ring & options:
            return ring & options
    return 0


def small_areas(theatre: Theatre, state: KolweziState) -> SpaceSet:
    """Areas that hold a small Katangan unit (5.4-h)."""
    pieces = listed(katangans_on_map(theatre, state))
    return set_of([state.area[piece] for piece in pieces if not is_main(theatre, state, piece)])


def flip_step(play: KolweziPlay) -> None:
    """Every face-down counter next to a French unit is turned over (6-b)."""
    state = play.state
    if not state.down:
        return
    found = counters_in(state, around(play.game, state.french) & state.katangan)
    for piece in listed(found & state.down):
        flip(play, piece, "6-b")


def flip(play: KolweziPlay, piece: Piece, rule: str) -> None:
    """A counter is turned face-up; if it is the Vieille Ville PC, its sections appear (5.3.1-c)."""
    theatre, state = play.game.theatre, play.state
    state.down = without(state.down, piece)
    state.seen = plus(state.seen, piece)
    play.tell(
        "flipped",
        {
            "unit": theatre.piece_names[piece],
            "at": theatre.names[state.area[piece]],
            "face": theatre.faces[state.face[piece]],
        },
        rule,
        reveals=True,
    )
    if theatre.kind_of_face[state.face[piece]] == PC and theatre.colour[piece] == "red":
        discover_pc(play, piece)


def place_section(play: KolweziPlay, piece: Piece, area: Space, rule: str, why: dict[str, Any]) -> None:
    """A Katangan counter appears face-up in an area and is assigned to its sector or town."""
    theatre, state = play.game.theatre, play.state
    state.seen = plus(state.seen, piece)
    facts = {"unit": theatre.piece_names[piece], "at": theatre.names[area], "value": value_of(theatre, state, piece)}
    play.tell("appears", {**facts, **why}, rule, reveals=True)
    enter_katangan(play, only(piece), area)
    assign(theatre, state, piece)


def discover_pc(play: KolweziPlay, pc: Piece) -> None:
    """Three of the six red sections: one with the PC, two as close as may be; the rest is out (5.3.1-c to 5.3.1-e)."""
    theatre, state = play.game.theatre, play.state
    pool = set_of(piece for piece in each(theatre.red_sections) if state.area[piece] == WAITING)
    home = state.area[pc]
    for number in range(min(3, size(pool))):
        piece = play.chance.draw(pool, "pieces")
        pool = without(pool, piece)
        if number == 0:
            place_section(play, piece, home, "5.3.1-c", {})
            continue
        options = best(theatre.vieille_ville & ~state.french, ~state.katangan, ~state.visited)
        if not options:
            place_section(play, piece, home, "5.3.1-d", {})
            continue
        area, die = pick(play, closest(theatre, home, options))
        place_section(play, piece, area, "5.3.1-d", die)
    for piece in each(pool):
        state.area[piece] = GONE


# The mining towns (5.3.4)


def garrisons_near(theatre: Theatre, state: KolweziState, area: Space) -> list[tuple[Piece, Town]]:
    """Unseen garrisons of the mining towns next to an area, each with its town (5.3.4-c)."""
    towns = [town for town in range(1, len(theatre.zones)) if has(theatre.approach[town], area)]
    return [(piece, town) for town in towns for piece, at in enumerate(state.area) if at == GARRISON - town]


def reveal_garrisons(play: KolweziPlay, area: Space) -> None:
    """A French unit has come next to a mining town: whoever is in it shows up (5.3.4-c)."""
    for piece, town in garrisons_near(play.game.theatre, play.state, area):
        reveal_garrison(play, piece, town, area)


def reveal_garrison(play: KolweziPlay, piece: Piece, town: Town, seen_from: Space) -> None:
    """The garrison is put in the protected area nearest to the French unit (5.3.4-d)."""
    theatre, state = play.game.theatre, play.state
    inside = theatre.zone_areas[town] & ~held_by_french(state)
    free = inside & ~state.katangan
    options = free & theatre.protected or free or inside
    area, die = pick(play, closest(theatre, seen_from, options))
    state.seen = plus(state.seen, piece)
    face = state.face[piece]
    play.tell(
        "garrison",
        {
            "unit": theatre.piece_names[piece],
            "at": theatre.names[area],
            "town": theatre.zones[town],
            "face": theatre.faces[face],
            **die,
        },
        "5.3.4-d",
        reveals=True,
    )
    enter_katangan(play, only(piece), area)
    assign(theatre, state, piece)
    if theatre.kind_of_face[face] == PC:
        garrison_sections(play, piece, town)


def garrison_sections(play: KolweziPlay, pc: Piece, town: Town) -> None:
    """The yellow PC brings six sections and one on wheels: three with it, three around it (5.3.4-e to 5.3.4-h)."""
    theatre, state = play.game.theatre, play.state
    home = state.area[pc]
    waiting = set_of(piece for piece in each(theatre.yellow_sections) if state.area[piece] == WAITING)
    for number in range(size(waiting)):
        piece = play.chance.draw(waiting, "pieces")
        waiting = without(waiting, piece)
        if number < 3:
            place_section(play, piece, home, "5.3.4-e", {})
            continue
        taken = plus(held_by_french(state) | small_areas(theatre, state), home) | sections_in(theatre, state, town)
        options = best(theatre.zone_areas[town] & ~taken, theatre.protected)
        area, die = pick(play, options) if options else (home, {})
        place_section(play, piece, area, "5.3.4-f", die)
    for piece in theatre.yellow_motorised:
        if state.area[piece] == WAITING:
            place_motorised_section(play, piece, town)


def sections_in(theatre: Theatre, state: KolweziState, town: Town) -> SpaceSet:
    """Areas of a town that already have a main unit: the others go one to an area (5.3.4-f)."""
    return state.katangan & theatre.zone_areas[town]


def place_motorised_section(play: KolweziPlay, piece: Piece, town: Town) -> None:
    """Into a linked town without French, else on a road between two towns (5.3.4-g, 5.3.4-h)."""
    theatre, state = play.game.theatre, play.state
    held = held_by_french(state)
    towns = set_of(other for other, _ in theatre.linked[town] if not theatre.zone_areas[other] & held)
    if towns:
        other, die = pick(play, towns)
        inside = theatre.zone_areas[other]
        area, more = pick(play, best(inside, ~state.katangan & theatre.protected, ~state.katangan))
        place_section(play, piece, area, "5.3.4-g", {"town": theatre.zones[other], **die, **more})
        return
    roads = set_of(area for _, road in theatre.linked[town] for area in each(road)) & ~held
    if roads:
        area, die = pick(play, roads)
        state.post[piece] = theatre.posts.index(theatre.zones[town])
        place_section(play, piece, area, "5.3.4-h", die)
    else:
        state.area[piece] = GONE
