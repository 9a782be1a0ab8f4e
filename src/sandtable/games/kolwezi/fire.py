"""AP fire: its score with every reason, and its effect (8.1 to 8.3, 8.5, 8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, has, only
from sandtable.games.kolwezi.losses import ELIMINATED, STEP, ap_result, take_result
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import AML, SER, Theatre
from sandtable.games.kolwezi.units import french_on_map, is_motorised, steps_left, te_of, value_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

RESULTS = ("nothing", "pinned", "step", "eliminated")


def is_night(game: KolweziGame, state: KolweziState) -> bool:
    """Whether this is a night turn."""
    return game.theatre.tables.turn[state.turn - 1].night


def able(theatre: Theatre, state: KolweziState) -> PieceSet:
    """French units that may still fire in this step: on the map, not pinned, not fired yet (8.2-a, 9.3-a)."""
    return french_on_map(theatre, state) & ~state.pinned & ~state.fired


def why_not_open_fire(theatre: Theatre, state: KolweziState, unit: Piece) -> Refusal | None:
    """What keeps a unit from firing at all in this step."""
    about = {"unit": theatre.piece_names[unit]}
    if has(state.pinned, unit):
        return Refusal("9.3-a", about)
    if has(state.fired, unit):
        return Refusal("7-g", about)
    return None


def fire_roll(
    game: KolweziGame, state: KolweziState, firers: Sequence[Piece], target: Piece, support: int | None = None
) -> Roll:
    """The score of a fire in a fire step: a unit, or a PC and those it co-ordinates, perhaps with mortar support."""
    theatre = game.theatre
    reasons = [_value(theatre, state, firer, target, len(firers) > 1) for firer in firers]
    if support is not None:
        reasons.append(_mortars(theatre, state, support))
    reasons += _sharpshooters(theatre, state, firers)
    reasons += _hostages(theatre, state, firers, target)
    area = state.area[target]
    if has(theatre.protected, area) and not is_motorised(theatre, state, target):
        reasons.append(Reason(theatre.tables.fire.protected, "8.3-f", theatre.names[area]))
    reasons += _elevation(theatre, state, target)
    reasons += _target_sharpshooters(game, state, firers, target)
    who = theatre.piece_names[firers[0]]
    return Roll(who, 1, 10, "score", reasons)


def mortar_roll(game: KolweziGame, state: KolweziState, smm: Piece, target: Piece) -> Roll:
    """The SMM by itself, indirectly (8.6-b): mortars instead of small arms, whatever the distance."""
    whole = fire_roll(game, state, [smm], target, smm)
    return Roll(whole.who, 1, 10, "score", whole.reasons[1:])


def opportunity_roll(game: KolweziGame, state: KolweziState, firer: Piece, target: Piece) -> Roll:
    """Fire at a unit that passes: alone, and protected terrain does not help (8.1-d, 8.1-e)."""
    theatre = game.theatre
    if has(state.down, firer):
        reasons = [Reason(theatre.tables.fire.hidden_value, "8.1-c", theatre.piece_names[firer])]
    else:
        reasons = [_value(theatre, state, firer, target, False)]
        reasons += _sharpshooters(theatre, state, [firer])
    reasons += _hostages(theatre, state, [firer], target)
    reasons += _elevation(theatre, state, target)
    reasons += _target_sharpshooters(game, state, [firer], target)
    return Roll(theatre.piece_names[firer], 1, 10, "score", reasons)


def _value(theatre: Theatre, state: KolweziState, firer: Piece, target: Piece, combined: bool) -> Reason:
    name = theatre.piece_names[firer]
    face = state.face[firer]
    if theatre.far_value[face][0]:
        rule = "8.5-a" if firer == theatre.aml else "8.5-c"
        if theatre.distance[state.area[firer]][state.area[target]] > 1:
            return Reason(theatre.far_value[face][has(state.reduced, firer)], rule, name)
        return Reason(value_of(theatre, state, firer), rule, name)
    if combined:
        return Reason(value_of(theatre, state, firer), "7-c" if has(theatre.french, firer) else "5.4-l", name)
    return Reason(value_of(theatre, state, firer), "8.3-a", name)


def _mortars(theatre: Theatre, state: KolweziState, smm: Piece) -> Reason:
    value = theatre.far_value[state.face[smm]][has(state.reduced, smm)]
    return Reason(value, "8.6-b", theatre.piece_names[smm])


def _sharpshooters(theatre: Theatre, state: KolweziState, firers: Sequence[Piece]) -> list[Reason]:
    found = []
    for firer in firers:
        te = te_of(theatre, state, firer)
        if te:
            found.append(Reason(te, "5.1-j" if theatre.kind[firer] == SER else "8.3-h", theatre.piece_names[firer]))
    return found


def _hostages(theatre: Theatre, state: KolweziState, firers: Sequence[Piece], target: Piece) -> list[Reason]:
    area = state.area[target]
    if has(theatre.french, firers[0]) and has(state.hostages, area):
        return [Reason(theatre.tables.fire.hostages, "8.3-e", theatre.names[area])]
    return []


def _elevation(theatre: Theatre, state: KolweziState, target: Piece) -> list[Reason]:
    area = state.area[target]
    if has(theatre.elevated, area):
        return [Reason(theatre.tables.fire.elevated, "8.3-g", theatre.names[area])]
    return []


def _target_sharpshooters(
    game: KolweziGame, state: KolweziState, firers: Sequence[Piece], target: Piece
) -> list[Reason]:
    theatre = game.theatre
    if theatre.kind_of_face[state.face[firers[0]]] == AML and not has(state.down, firers[0]):
        return []  # 8.5-b
    sheltered = only(target)
    if game.te_protects_stack:
        sheltered |= state.at[state.area[target]] & theatre.french
    found = []
    for piece in each(sheltered & theatre.french):
        te = te_of(theatre, state, piece)
        if te:
            rule = "5.1-j" if theatre.kind[piece] == SER else "8.3-i"
            found.append(Reason(-te, rule, theatre.piece_names[piece]))
    return found


def resolve(
    play: KolweziPlay, kind: str, roll: Roll, firers: Sequence[Piece], target: Piece, rule: str, **why: object
) -> int:
    """Throws the die and applies the result to the one target (8.3-a, 8.3-j)."""
    theatre, state = play.game.theatre, play.state
    die = play.chance.die(10)
    score = die + roll.total
    result = ap_result(theatre, score)
    last = result == STEP and steps_left(theatre, state, target) == 1
    play.tell(
        kind,
        {
            "unit": theatre.piece_names[firers[0]],
            "units": [theatre.piece_names[firer] for firer in firers],
            "count": len(firers),
            "target": theatre.piece_names[target],
            "at": theatre.names[state.area[target]],
            "roll": roll,
            "die": die,
            "score": score,
            "result": RESULTS[ELIMINATED if last else result],
            **why,
        },
        rule,
    )
    take_result(play, target, result)
    return result
