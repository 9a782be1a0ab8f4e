"""What is known of a counter beside its name and its state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece
from sandtable.engine.spaces import each, has, only, several
from sandtable.games.colonial.battlefield import COMMANDER, TRANSPORT, Battlefield
from sandtable.games.colonial.fire import dice_of, dice_of_leader
from sandtable.games.colonial.movement import head_of
from sandtable.games.colonial.pieces import is_disrupted, leaders_here, passenger, room_needed
from sandtable.games.colonial.state import WAITING, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

Facts = list[tuple[str, str]]


def facts_of(game: ColonialGame, state: ColonialState, piece: Piece) -> Facts:
    """Rating, weapon, range and dice; how it moves and what room it takes; who plays, tows, carries or leads whom."""
    field = game.field
    unit = field.units[piece]
    on_board = state.hex[piece] >= 0
    found: Facts = [("colonial-fact-quality", f"colonial-quality-{unit.quality}")]
    if unit.weapon:
        found.append(("colonial-fact-weapon", f"colonial-weapon-{unit.weapon}"))
        found.append(("colonial-fact-range", str(field.range[piece])))
    if on_board and field.kind[piece] == COMMANDER:
        found.append(("colonial-fact-dice", f"+{dice_of_leader(game, state, piece, piece)}"))
    elif on_board and unit.weapon:
        found.append(("colonial-fact-dice", str(dice_of(field, state, piece))))
    if field.kind[piece] == TRANSPORT:
        kind = "motorised" if has(field.motorised, piece) else "horse"
        found.append(("colonial-fact-transport", f"colonial-transport-{kind}"))
    found.append(("colonial-fact-moves", str(hexes_a_move(field, state, piece))))
    if on_board and hexes_a_move(field, state, piece):
        found += [(f"colonial-fact-{what}", "+1") for what in further(field, state, piece)]
    if on_board:
        found.append(("colonial-fact-room", f"{room_needed(field, state, only(piece))}/{field.pack.room.capacity}"))
    if several(game.seats_of[field.side[piece]]):
        found.append(("colonial-fact-command", game.seats[game.seat_of[piece]]))
    if on_board or state.hex[piece] == WAITING:
        found += [(f"colonial-fact-{what}", field.names[other]) for what, other in bound_to(field, state, piece)]
    if unit.enters and state.hex[piece] == WAITING:
        found.append(("colonial-fact-enters", str(unit.enters)))
    return found


def hexes_a_move(field: Battlefield, state: ColonialState, piece: Piece) -> int:
    """How far it goes without a Commander and off the road (move-02 to move-08)."""
    if has(field.needs_tow & ~state.limbered, piece):
        return 0
    return field.rate[head_of(field, state, piece)]


def further(field: Battlefield, state: ColonialState, piece: Piece) -> list[str]:
    """What adds a hex to that where it stands: the Commander who goes with it (move-09), a road (move-11)."""
    head = head_of(field, state, piece)
    if state.aboard[piece] >= 0:
        return []
    found = []
    # who goes with whom is told of those alone whom everybody sees: a counter says the same to all
    for leader in each(leaders_here(field, state, head) & ~state.hidden):
        if state.partner[leader] in (piece, state.gun_of[piece]) and not is_disrupted(field, state, leader):
            found = ["led"]
    return [*found, *(["by-road"] if field.road_near[state.hex[head]] else [])]


def bound_to(field: Battlefield, state: ColonialState, piece: Piece) -> list[tuple[str, Piece]]:
    """Those that a piece is bound to and that can be seen: team, gun, lorry, passenger, the unit he goes with."""
    bonds = [
        ("team", state.team[piece]),
        ("gun", state.gun_of[piece]),
        ("aboard", state.aboard[piece]),
        ("carries", passenger(state, piece)),
        ("goes-with", state.partner[piece]),
    ]
    return [
        (what, other) for what, other in bonds if other >= 0 and (state.hex[other] >= 0 or state.hex[other] == WAITING)
    ]
