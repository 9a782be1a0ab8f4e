"""Transports on the mission map and the objective they carry (chapters 24 and 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.pieces import embark, load_of, put
from sandtable.games.paratrooper.points import change_crisis
from sandtable.games.paratrooper.state import OUT, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def why_not_take_up(game: ParatrooperGame, state: ParatrooperState, piece: int, hex: int) -> Refusal | None:
    """A transport takes the revealed objective of its hex aboard, if it carries nothing else (24.2)."""
    theatre = game.theatre
    objective = theatre.objective_of[state.mission]
    about = {"unit": theatre.names[piece] if piece >= 0 else ""}
    if piece < 0 or not theatre.transports >> piece & 1 or state.embarked >> piece & 1:
        return Refusal("24.2-a", about)
    revealed = state.where[objective] == hex and not state.concealed >> objective & 1
    if not 0 <= hex < HEXES or not revealed or state.aboard[objective] >= 0:
        return Refusal("24.2-a", about)
    return Refusal("24.2-b", about) if load_of(state, piece) >= 0 else None


def take_up(play: ParatrooperPlay, piece: int) -> None:
    """The objective goes aboard."""
    theatre, state = play.game.theatre, play.state
    objective = theatre.objective_of[state.mission]
    embark(state, objective, piece)
    play.tell("taken-up", {"unit": theatre.names[piece], "target": theatre.names[objective]}, "24.2-a")


def why_not_carry(game: ParatrooperGame, state: ParatrooperState, transport: int, piece: int) -> Refusal | None:
    """A transport takes along one mobile non-mechanized unit that shares its hex from the start (29.0)."""
    theatre = game.theatre
    about = {"unit": theatre.names[piece] if piece >= 0 else ""}
    if not theatre.transports >> transport & 1:
        return Refusal("28.0-c" if theatre.helicopters >> transport & 1 else "2.5-h", about)
    if piece < 0 or not theatre.nonmech >> piece & 1 or state.embarked >> piece & 1:
        return Refusal("29.0-a", about)
    load = load_of(state, transport)
    if load >= 0:
        return Refusal("24.2-b" if theatre.objectives >> load & 1 else "29.0-a", about)
    return None


def evacuate(play: ParatrooperPlay, rule: str) -> None:
    """The objective is brought home: the crisis eases and the mission ends (24.2-c)."""
    theatre, state = play.game.theatre, play.state
    objective = theatre.objective_of[state.mission]
    state.embarked &= ~(1 << objective)
    state.aboard[objective] = -1
    put(theatre, state, objective, OUT)
    state.evacuated = 1
    play.tell("evacuated", {"unit": theatre.names[objective]}, rule)
    change_crisis(play, -theatre.missions[state.mission].reduction, "24.2-c")
    state.ended = 1
    play.tell("mission-over", {"reason": "objective"}, "3.1-a")
