"""The Administrative Phase: recovery, dummies, and at 17h30 lorries and hostages (4-j, 9.3-e, 10.1, 10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.flow import Step
from sandtable.engine.spaces import has, listed, size, without
from sandtable.games.kolwezi.losses import eliminate
from sandtable.games.kolwezi.reveal import flip
from sandtable.games.kolwezi.state import DESTROYED, RECOVERED, KolweziState
from sandtable.games.kolwezi.units import dummies, katangans_on_map
from sandtable.games.kolwezi.victory import checks

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class Administrative(Step["KolweziGame", KolweziState], frozen=True):
    """In this order: pinned units test, dummies go, then the checks of the day's end (4-j)."""

    name = "administrative"

    def run(self, play: KolweziPlay) -> bool:
        game: KolweziGame = play.game
        turn = game.theatre.tables.turn[play.state.turn - 1]
        play.pop()
        recover(play)
        remove_dummies(play)
        if turn.lorry_check:
            check_lorries(play)
        if turn.hostage_check and (turn.lorry_check or game.second_hostage_check):
            check_hostages(play)
        return False


def recover(play: KolweziPlay) -> None:
    """Every pinned unit throws one die (9.3-e)."""
    theatre, state = play.game.theatre, play.state
    table = theatre.tables.recovery
    for piece in listed(state.pinned):
        die = play.chance.die(6)
        stays = die <= (table.french if has(theatre.french, piece) else table.katangan)
        if not stays:
            state.pinned = without(state.pinned, piece)
        play.tell("recovery", {"unit": theatre.piece_names[piece], "die": die, "recovered": not stays}, "9.3-e")


def remove_dummies(play: KolweziPlay) -> None:
    """Dummies that lie face-up leave the map (6-c)."""
    theatre, state = play.game.theatre, play.state
    for piece in listed(dummies(theatre, state, katangans_on_map(theatre, state))):
        eliminate(play, piece, "6-c")


def check_lorries(play: KolweziPlay) -> None:
    """Either the French hold the lorry park or the lorries are destroyed (10.1-a)."""
    theatre, state = play.game.theatre, play.state
    park = theatre.lorry_park
    if has(state.french, park):
        state.lorry_state = RECOVERED
        play.tell("lorries-recovered", {"at": theatre.names[park], "lorries": state.lorries[park]}, "10.1-a")
    else:
        state.lorry_state = DESTROYED
        play.tell("lorries-lost", {"at": theatre.names[park], "lorries": state.lorries[park]}, "10.1-a")
        state.lorries[park] = 0


def check_hostages(play: KolweziPlay) -> None:
    """Hostages with a Katangan unit in their area are executed; a dummy is no unit (10.2-a, 10.2-b)."""
    theatre, state = play.game.theatre, play.state
    guarded = state.hostages & state.katangan
    for area in listed(guarded):
        for piece in listed(state.at[area] & state.down):
            flip(play, piece, "10.2-b")
    for area in listed(guarded):
        for piece in listed(dummies(theatre, state, state.at[area])):
            eliminate(play, piece, "10.2-b")
    before = state.executed
    # The sections of a PC that has just come to light are there as well.
    for area in listed(guarded | state.hostages & state.katangan):
        if has(state.katangan, area) or play.game.dummies_execute:
            state.hostages = without(state.hostages, area)
            state.executed += 1
            play.tell("hostages-executed", {"at": theatre.names[area]}, "10.2-a")
        else:
            play.tell("hostages-safe", {"at": theatre.names[area]}, "10.2-b")
    lost = state.executed - before
    facts = {"safe": size(state.hostages), "executed": lost, "all": not state.executed}
    again = next((number for number in checks(play.game) if number > state.turn), 0)
    play.tell("hostages-check", facts | {"again": again}, "10.2-a")
