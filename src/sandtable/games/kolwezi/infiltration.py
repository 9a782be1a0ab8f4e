"""Night and day infiltration (5.3.5, 5.3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has, only, plus, set_of
from sandtable.games.kolwezi.reveal import best, garrison_sections, pick, place_section
from sandtable.games.kolwezi.state import POOL, KolweziState, TownSet
from sandtable.games.kolwezi.theatre import DUMMY, PC, Theatre
from sandtable.games.kolwezi.units import enter_katangan
from sandtable.games.kolwezi.ways import nearest

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class Infiltration(Step["KolweziGame", KolweziState], frozen=True):
    """At the very start of the Katangan Action Phase (4-c)."""

    name = "infiltration"

    def run(self, play: KolweziPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        turn = theatre.tables.turn[state.turn - 1]
        play.pop()
        if turn.night_infiltration:
            by_night(play)
        if turn.day_infiltration:
            by_day(play)
        return False


def by_night(play: KolweziPlay) -> None:
    """The black units: the motorised ones first, each into a town of its own, then those on foot (5.3.5)."""
    theatre = play.game.theatre
    used = 0
    for piece in theatre.night_motorised:
        used |= infiltrate_town(play, piece, used, "5.3.5-b")
    for piece in theatre.night_foot:
        infiltrate_edge(play, piece, "5.3.5-c")


def pool(theatre: Theatre, state: KolweziState) -> PieceSet:
    """The counters in the day-infiltration pool."""
    return set_of(piece for piece in each(theatre.katangan) if state.area[piece] == POOL)


def by_day(play: KolweziPlay) -> None:
    """One counter is drawn; a dummy goes back, anything else comes in (5.3.6-b to 5.3.6-e)."""
    theatre, state = play.game.theatre, play.state
    waiting = pool(theatre, state)
    if not waiting:
        play.tell("pool-empty", {}, "5.3.6-b")
        return
    drawn = play.chance.draw(waiting, "pieces")
    face = state.face[drawn]
    kind = theatre.kind_of_face[face]
    if kind == DUMMY:
        play.tell("dummy-drawn", {}, "5.3.6-c")
    elif kind == PC:
        counter_offensive(play, drawn)
    else:
        # Counters of one colour and face are the same in the cup: the one that was seen before goes first,
        # so that its number tells nothing about those that were not.
        alike = [
            p
            for p in each(waiting & state.seen)
            if state.face[p] == face and theatre.colour[p] == theatre.colour[drawn]
        ]
        piece = alike[0] if alike and has(theatre.secret, drawn) else drawn
        if theatre.motorised[face][0]:
            infiltrate_town(play, piece, 0, "5.3.6-d")
        else:
            infiltrate_edge(play, piece, "5.3.6-d")


def free_towns(theatre: Theatre, state: KolweziState) -> TownSet:
    """Mining towns without French units."""
    return set_of(town for town in range(1, len(theatre.zones)) if not theatre.zone_areas[town] & state.french)


def infiltrate_town(play: KolweziPlay, piece: Piece, used: TownSet, rule: str) -> TownSet:
    """A motorised unit shows up face-down in a mining town free of French (5.3.5-b); tells the town as a set."""
    theatre, state = play.game.theatre, play.state
    towns = set_of(
        town for town in each(free_towns(theatre, state) & ~used) if theatre.zone_areas[town] & ~state.katangan
    )
    if not towns:
        turn_back(play, piece)
        return 0
    town, die = pick(play, towns)
    area, more = pick(play, best(theatre.zone_areas[town] & ~state.katangan, theatre.protected))
    facts = {"unit": theatre.piece_names[piece], "at": theatre.names[area], "town": theatre.zones[town]}
    dice = [throw["die"] for throw in (die, more) if throw]
    play.tell("infiltration", {**facts, **die, "dice": dice, "rolled": len(dice)}, rule)
    come_in(play, piece, area)
    return only(town)


def infiltrate_edge(play: KolweziPlay, piece: Piece, rule: str) -> None:
    """A unit on foot shows up face-down at the edge of Kolwezi furthest from the French (5.3.5-c)."""
    theatre, state = play.game.theatre, play.state
    game: KolweziGame = play.game
    away = nearest(game, state.french)
    edges = [edge for edge in theatre.edges if not has(state.french | state.katangan, edge)]
    if not edges:
        turn_back(play, piece)
        return
    furthest = max(away[edge] for edge in edges)
    area, die = pick(play, set_of(edge for edge in edges if away[edge] == furthest))
    facts = {"unit": theatre.piece_names[piece], "at": theatre.names[area], "connections": furthest}
    dice = [die["die"]] if die else []
    play.tell("infiltration", {**facts, **die, "dice": dice, "rolled": len(dice)}, rule)
    come_in(play, piece, area)


def come_in(play: KolweziPlay, piece: Piece, area: Space) -> None:
    """A fresh face-down counter."""
    state = play.state
    state.down = plus(state.down, piece)
    state.infiltrated = plus(state.infiltrated, piece)
    enter_katangan(play, only(piece), area)


def turn_back(play: KolweziPlay, piece: Piece) -> None:
    """No way in: the unit goes (back) to the pool (5.3.5-d)."""
    play.state.area[piece] = POOL
    play.tell("no-way-in", {"unit": play.game.theatre.piece_names[piece]}, "5.3.5-d")


def counter_offensive(play: KolweziPlay, pc: Piece) -> None:
    """The yellow PC comes with all its sections into a town free of French (5.3.6-e)."""
    theatre, state = play.game.theatre, play.state
    towns = free_towns(theatre, state)
    if not towns:
        play.tell("no-way-in", {"unit": ""}, "5.3.6-e")
        return
    town, die = pick(play, towns)
    inside = theatre.zone_areas[town]
    area, _ = pick(play, best(inside, ~state.katangan & theatre.protected, ~state.katangan))
    play.tell("counter-offensive", {"town": theatre.zones[town], **die}, "5.3.6-e", reveals=True)
    place_section(play, pc, area, "5.3.6-e", {})
    garrison_sections(play, pc, town)
