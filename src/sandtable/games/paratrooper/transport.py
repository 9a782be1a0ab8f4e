"""Transports on the mission map and the objective they carry (chapters 24 and 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, Space
from sandtable.engine.spaces import has, plus
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.pieces import among, disembark, embark, load_of, put
from sandtable.games.paratrooper.points import change_crisis, end_mission
from sandtable.games.paratrooper.state import OUT, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def why_not_take_up(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Space) -> Refusal | None:
    """A transport takes the revealed objective of its hex aboard, if it carries nothing else (24.2).

    What it has put down stays down for the rest of the phase.
    """
    theatre = game.theatre
    objective = theatre.objective_of[state.mission]
    about = {"unit": theatre.names[piece] if piece >= 0 else ""}
    if not among(theatre.transports & ~state.embarked, piece):
        return Refusal("24.2-a", about)
    revealed = state.where[objective] == hex and not has(state.concealed, objective)
    if not 0 <= hex < HEXES or not revealed or state.aboard[objective] >= 0 or has(state.laid, piece):
        return Refusal("24.2-a", about)
    return Refusal("24.2-b", about) if load_of(state, piece) >= 0 else None


def take_up(play: ParatrooperPlay, piece: Piece) -> None:
    """The objective goes aboard."""
    theatre, state = play.game.theatre, play.state
    objective = theatre.objective_of[state.mission]
    embark(state, objective, piece)
    facts = {"unit": theatre.names[piece], "target": theatre.names[objective]}
    play.tell("taken-up", {**facts, "at": play.game.name_of(state, state.where[piece])}, "24.2-a")


def put_down(play: ParatrooperPlay, piece: Piece) -> None:
    """The objective is put down; the same transport does not take it up again in this phase (24.2-a)."""
    theatre, state = play.game.theatre, play.state
    objective = theatre.objective_of[state.mission]
    disembark(state, objective)
    state.laid = plus(state.laid, piece)
    at = play.game.name_of(state, state.where[objective])
    facts = {"by": theatre.names[piece], "unit": theatre.names[objective], "at": at}
    play.tell("set-down", facts, "24.2-a")


def why_not_carry(game: ParatrooperGame, state: ParatrooperState, transport: Piece, piece: Piece) -> Refusal | None:
    """A transport takes along one mobile non-mechanized unit that shares its hex from the start (29.0)."""
    theatre = game.theatre
    about = {"unit": theatre.names[piece] if piece >= 0 else ""}
    if not has(theatre.transports, transport):
        return Refusal("28.0-c" if has(theatre.helicopters, transport) else "2.5-h", about)
    if not among(theatre.nonmech & ~state.embarked, piece):
        return Refusal("29.0-a", about)
    load = load_of(state, transport)
    if load >= 0:
        return Refusal("24.2-b" if has(theatre.objectives, load) else "29.0-a", about)
    return None


def evacuate(play: ParatrooperPlay, rule: str) -> None:
    """The objective is brought home: the crisis eases and the mission ends (24.2-c)."""
    theatre, state = play.game.theatre, play.state
    objective = theatre.objective_of[state.mission]
    disembark(state, objective)
    put(theatre, state, objective, OUT)
    state.evacuated = 1
    play.tell("evacuated", {"unit": theatre.names[objective]}, rule)
    change_crisis(play, -theatre.missions[state.mission].reduction, "24.2-c")
    end_mission(play, "objective", "3.1-a")
