"""What a table tells about a counter: what is printed on it, and what has been found out or thrown for since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece
from sandtable.engine.spaces import has
from sandtable.games.kolwezi.heavy_weapons import has_rockets
from sandtable.games.kolwezi.state import AGGRESSIVE, CAUTIOUS, KolweziState
from sandtable.games.kolwezi.units import is_motorised

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: a fact's name and what it is, both by message
Facts = list[tuple[str, str]]

POSTURES = {AGGRESSIVE: "kolwezi-posture-aggressive", CAUTIOUS: "kolwezi-posture-cautious"}


def force_of(game: KolweziGame, piece: Piece) -> Facts:
    """The colour that a Katangan counter shows from both sides: its force. A French one is named after its company."""
    if has(game.theatre.french, piece):
        return []
    return [("kolwezi-fact-colour", f"kolwezi-force-{game.theatre.colour[piece]}")]


def facts_of(game: KolweziGame, state: KolweziState, piece: Piece) -> Facts:
    """Everything about a counter that lies face-up."""
    theatre = game.theatre
    face, back = state.face[piece], has(state.reduced, piece)
    found = [("kolwezi-fact-value", str(theatre.value[face][back]))]
    if theatre.far_value[face][back]:
        found.append(("kolwezi-fact-far", str(theatre.far_value[face][back])))
    if theatre.te[face][back]:
        found.append(("kolwezi-fact-te", str(theatre.te[face][back])))
    if is_motorised(theatre, state, piece):
        found.append(("kolwezi-fact-moves", "kolwezi-moves-motorised"))
    if has_rockets(theatre, state, piece):
        found.append(("kolwezi-fact-rockets", rockets_of(state, piece)))
    found += force_of(game, piece)
    if has(theatre.katangan, piece) and state.post[piece] >= 0 and theatre.main_face[face]:
        found.append(("kolwezi-fact-post", theatre.posts[state.post[piece]]))
    if piece == theatre.aml and state.posture in POSTURES:
        found.append(("kolwezi-fact-posture", POSTURES[state.posture]))
    return found


def rockets_of(state: KolweziState, piece: Piece) -> str:
    """Whether a section's rocket team has landed, or has been looked for in vain this turn (5.1-h)."""
    if has(state.rockets, piece):
        return "kolwezi-rockets-landed"
    return "kolwezi-rockets-missed" if has(state.no_rockets, piece) else "kolwezi-rockets-unknown"
