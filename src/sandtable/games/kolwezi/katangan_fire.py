"""Katangan fire: everybody who can, in a fixed order, at the targets they prefer (5.4-j to 5.4-s, 8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has, listed, without
from sandtable.games.kolwezi.fire import fire_roll, is_night, resolve
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.targets import by_firing_order, choose_target
from sandtable.games.kolwezi.theatre import PC
from sandtable.games.kolwezi.units import adjacent_units, counters_in, is_dummy, value_of
from sandtable.games.kolwezi.ways import around

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class KatanganFire(Step["KolweziGame", KolweziState], frozen=True):
    """The AML platoon, then PCs with those they co-ordinate, then everybody else (5.4-s)."""

    name = "katangan_fire"

    def run(self, play: KolweziPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        fire_aml(play)
        ready = able(play.game, state)
        for pc in by_firing_order(theatre, state, ready):
            if theatre.kind_of_face[state.face[pc]] == PC:
                group = led_by(play.game, state, pc, ready)
                if fire_as(play, group, "5.4-l"):
                    for piece in group:
                        ready = without(ready, piece)
        for piece in by_firing_order(theatre, state, ready):
            fire_as(play, [piece], "5.4-j")
        play.pop()
        return False


def able(game: KolweziGame, state: KolweziState) -> PieceSet:
    """Face-up units next to the French that are neither pinned nor dummies (5.4-j, 9.3-a); the AML fires by itself."""
    theatre = game.theatre
    found = counters_in(state, around(game, state.french) & state.katangan)
    found &= without(theatre.katangan & ~state.pinned & ~state.down, theatre.aml)
    for piece in each(found & theatre.secret):
        if is_dummy(theatre, state, piece):
            found = without(found, piece)
    return found


def led_by(game: KolweziGame, state: KolweziState, pc: Piece, ready: PieceSet) -> list[Piece]:
    """A PC and the three best units stacked with it (5.4-l)."""
    theatre = game.theatre
    others = listed(without(state.at[state.area[pc]] & ready, pc))
    others.sort(key=lambda piece: (-value_of(theatre, state, piece), piece))
    return [pc, *others[: theatre.tables.fire.combined]]


def fire_as(play: KolweziPlay, firers: list[Piece], rule: str) -> bool:
    """Fires at the preferred target next to the firers; False if there is nobody left."""
    theatre, state = play.game.theatre, play.state
    around = adjacent_units(theatre, state, state.area[firers[0]], theatre.french)
    if not around:
        return False
    target, why = choose_target(play, around)
    resolve(play, "fire", fire_roll(play.game, state, firers, target), firers, target, rule, **why)
    return True


def fire_aml(play: KolweziPlay) -> None:
    """The AML platoon: next to it if anybody is there, else along a straight line by day (8.5-f)."""
    theatre, state = play.game.theatre, play.state
    aml = theatre.aml
    area = state.area[aml]
    if area < 0 or has(state.pinned, aml):
        return
    if fire_as(play, [aml], "8.5-f") or is_night(play.game, state):
        return
    in_line = 0
    for space in each(theatre.lines[area] & state.french):
        in_line |= state.at[space] & theatre.french
    if in_line:
        target, why = choose_target(play, in_line)
        resolve(play, "fire", fire_roll(play.game, state, [aml], target), [aml], target, "8.5-f", **why)
