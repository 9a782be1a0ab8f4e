"""Fire combat: who may fire at what, with how many dice, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has, listed, only
from sandtable.games.colonial.actions import Fire
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER, TRANSPORT, Battlefield
from sandtable.games.colonial.command import own_leaders, picked
from sandtable.games.colonial.hits import Volley, hit_order, strike
from sandtable.games.colonial.pieces import company
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay

HIT = 6

#: the row of the dice table for each class of weapon
DICE_RULE = {"small_arms": "fire-10", "machine_gun": "fire-12", "artillery": "fire-13"}
RANGE_RULE = {
    "hand_to_hand": "assault-04",
    "muskets": "fire-02",
    "single_shot_rifles": "fire-02",
    "magazine_rifles": "fire-02",
    "machine_gun": "fire-03",
    "smooth_bore_mountain_gun": "fire-04",
    "rifled_mountain_gun": "fire-04",
    "smooth_bore_field_gun": "fire-05",
    "rifled_field_gun": "fire-05",
    "smooth_bore_medium_gun": "fire-06",
    "rifled_medium_gun": "fire-06",
    "smooth_bore_heavy_gun": "fire-07",
    "rifled_heavy_gun": "fire-07",
}


def is_reduced(field: Battlefield, state: ColonialState, piece: Piece) -> bool:
    """Moved this turn or disrupted: the right-hand column of the dice table (fire-16)."""
    return has(state.moved, piece) or has(state.disrupted, field.unit_of[piece])


def dice_of(field: Battlefield, state: ColonialState, piece: Piece) -> int:
    """The dice a unit throws by itself (fire-10 to fire-13, fire-20); no passenger throws any (units-16)."""
    if state.aboard[piece] >= 0:
        return 0
    kind = field.kind[piece]
    if kind == ARTILLERY:
        reduced = is_reduced(field, state, piece) or has(state.limbered, piece)
        return state.figures[piece] if reduced else 2 * state.figures[piece]
    if kind == TRANSPORT or kind == COMMANDER:
        return 0
    return state.figures[piece] // 2 if is_reduced(field, state, piece) else state.figures[piece]


def dice_of_leader(game: ColonialGame, state: ColonialState, leader: Piece, unit: Piece) -> int:
    """A Commander adds 2 dice, or 1 if he has moved or is disrupted (fire-14)."""
    judged = unit if game.commander_follows_unit_state and unit != leader else leader
    return 1 if is_reduced(game.field, state, judged) else 2


def leaders_to_lend(game: ColonialGame, state: ColonialState, piece: Piece) -> PieceSet:
    """Its own Commanders in the hex who have not yet lent their dice to a volley this turn (fire-14, units-14)."""
    return own_leaders(game, state, piece) & ~state.lent


def lending(game: ColonialGame, state: ColonialState, action: Fire) -> PieceSet:
    """The Commanders whose dice go into this volley: all who may lend theirs, or the one who is named (fire-14)."""
    return picked(game, leaders_to_lend(game, state, game.field.piece[action.unit]), action.by) if action.led else 0


def throw(game: ColonialGame, state: ColonialState, parts: PieceSet, leaders: PieceSet, hits_on: int = 0) -> Roll:
    """The throw of a unit, or of some parts of it, with these Commanders; each share with its reason.

    What counts is the total (assault-06), or, in fire, hits (fire-17).
    """
    field = game.field
    one = first(parts)
    reasons = [reason for part in each(parts) for reason in shares(field, state, part)]
    for leader in each(leaders):
        extra = dice_of_leader(game, state, leader, one)
        reasons.append(Reason(extra, "fire-14" if leader != one else "fire-15", field.names[leader]))
    return Roll(field.names[one], sum(reason.value for reason in reasons), 6, "dice", reasons, hits_on=hits_on)


def shares(field: Battlefield, state: ColonialState, piece: Piece) -> list[Reason]:
    """What a piece throws by itself: its full row, and what is taken off and by which rule.

    Nothing is said of a Commander's own dice here.
    """
    name, dice = field.names[piece], dice_of(field, state, piece)
    weapon = field.units[piece].weapon
    if not weapon:
        return [Reason(0, "fire-20", name)] if field.kind[piece] == TRANSPORT else []
    gun = field.kind[piece] == ARTILLERY
    full = (2 if gun else 1) * state.figures[piece]
    found = [Reason(full, DICE_RULE[field.pack.weapons[weapon].kind], name)]
    if dice != full:
        found.append(Reason(dice - full, why_fewer(field, state, piece), name))
    return found


def why_fewer(field: Battlefield, state: ColonialState, piece: Piece) -> str:
    """The rule by which a unit throws less than its full row."""
    if state.aboard[piece] >= 0:
        return "units-16"
    if field.kind[piece] != ARTILLERY:
        return "fire-11"
    return "move-18" if has(state.limbered, piece) else "fire-16"


def can_see(field: Battlefield, state: ColonialState, start: Space, end: Space) -> bool:
    """A clear line of sight: neither ground nor units in the way (general-25 to general-27)."""
    sight = field.sight(start, end)
    if sight.blocked or sight.single & state.obstruct:
        return False
    for pair in sight.pairs:
        if pair & state.obstruct == pair:
            return False
    return True


def targets(field: Battlefield, state: ColonialState, piece: Piece) -> list[Space]:
    """The hexes a unit may fire at: in range, in sight, and with an enemy that can be seen."""
    start = state.hex[piece]
    near = field.in_range(start, field.range[piece]) & state.seen[1 - field.side[piece]]
    found = []
    sights, obstruct = field.sights[start], state.obstruct
    for end in listed(near):
        sight = sights[end] or field.sight(start, end)
        if not sight.blocked and not sight.single & obstruct:
            for pair in sight.pairs:
                if pair & obstruct == pair:
                    break
            else:
                found.append(end)
    return found


def why_not_open_fire(game: ColonialGame, state: ColonialState, piece: Piece, leaders: PieceSet) -> Refusal | None:
    """What keeps a unit from firing at all."""
    field = game.field
    name = field.names[piece]
    if field.kind[piece] == COMMANDER:
        return Refusal("fire-15", {"unit": name})
    if field.kind[piece] == TRANSPORT:
        return Refusal("fire-20", {"unit": name})
    if state.aboard[piece] >= 0:
        return Refusal("units-16", {"unit": name})
    if has(state.limbered | state.jammed, piece):
        return Refusal("move-18", {"unit": name})
    if not field.range[piece]:
        return Refusal("assault-04", {"unit": name})
    if not leaders and not dice_of(field, state, piece):
        return Refusal("fire-11", {"unit": name})
    return None


def why_not_fire_at(field: Battlefield, state: ColonialState, piece: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from firing at this hex."""
    about = {"unit": field.names[piece], "at": field.grid.names[space]}
    if not has(state.seen[1 - field.side[piece]], space):
        return Refusal("fire-09", about)
    if field.grid.distance(state.hex[piece], space) > field.range[piece]:
        return Refusal(RANGE_RULE.get(field.units[piece].weapon or "", "fire-02"), about)
    if not can_see(field, state, state.hex[piece], space):
        sight = field.sight(state.hex[piece], space)
        return Refusal("general-25" if sight.blocked else "general-26", about)
    return None


def fire(play: ColonialPlay, piece: Piece, space: Space, leaders: PieceSet) -> None:
    """The volley: dice, hits, effects (fire-17 to fire-19). Only the firer throws."""
    game, state = play.game, play.state
    field = game.field
    game.reveal(play, only(piece) | leaders, "fire")
    roll = throw(game, state, only(piece), leaders, HIT)
    dice = play.chance.dice(roll.dice)
    hits = dice.count(HIT)
    state.lent |= leaders
    facts = {"unit": field.names[piece], "at": field.grid.names[space], **company(field, leaders)}
    volley = volley_at(field, state, piece, space, hits)
    on_all = hits > 0 and volley.by_gun and len(volley.targets) > 1  # general-15
    play.tell("fire", {**facts, "roll": roll, "dice": dice, "hits": hits, "on_all": on_all}, "fire-17")
    strike(play, volley)


def volley_at(field: Battlefield, state: ColonialState, piece: Piece, space: Space, hits: int) -> Volley:
    """Hits on a hex: guns hit all in it, small arms those who can be seen, one after another."""
    by_gun = has(field.is_gun, piece)
    there = state.at[space] & field.of_side[1 - field.side[piece]]
    return Volley(hit_order(field, state, there if by_gun else there & ~state.hidden), hits, by_gun)
