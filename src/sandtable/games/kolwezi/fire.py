"""AP fire: its score with every reason, and its effect (8.1 to 8.3, 8.5, 8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each
from sandtable.games.kolwezi.losses import ap_result, take_result
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import AML, SER, Theatre
from sandtable.games.kolwezi.units import is_motorised, te_of, value_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

RESULTS = ("nothing", "pinned", "step", "eliminated")


def is_night(game: KolweziGame, state: KolweziState) -> bool:
    """Whether this is a night turn."""
    return game.theatre.tables.turn[state.turn - 1].night


def fire_roll(
    game: KolweziGame, state: KolweziState, firers: Sequence[int], target: int, support: int | None = None
) -> Roll:
    """The score of a fire in a fire step: a unit, or a PC and those it co-ordinates, perhaps with mortar support."""
    theatre = game.theatre
    reasons = [_value(theatre, state, firer, target, len(firers) > 1) for firer in firers]
    if support is not None:
        reasons.append(_mortars(theatre, state, support))
    reasons += _sharpshooters(theatre, state, firers)
    reasons += _hostages(theatre, state, firers, target)
    area = state.area[target]
    if theatre.protected >> area & 1 and not is_motorised(theatre, state, target):
        reasons.append(Reason(theatre.tables.fire.protected, "8.3-f", theatre.names[area]))
    reasons += _elevation(theatre, state, target)
    reasons += _target_sharpshooters(game, state, firers, target)
    who = theatre.piece_names[firers[0]]
    return Roll(who, 1, 10, "score", reasons)


def mortar_roll(game: KolweziGame, state: KolweziState, smm: int, target: int) -> Roll:
    """The SMM by itself, indirectly (8.6-b): mortars instead of small arms, whatever the distance."""
    whole = fire_roll(game, state, [smm], target, smm)
    return Roll(whole.who, 1, 10, "score", whole.reasons[1:])


def opportunity_roll(game: KolweziGame, state: KolweziState, firer: int, target: int) -> Roll:
    """Fire at a unit that passes: alone, and protected terrain does not help (8.1-d, 8.1-e)."""
    theatre = game.theatre
    if state.down >> firer & 1:
        reasons = [Reason(theatre.tables.fire.hidden_value, "8.1-c", theatre.piece_names[firer])]
    else:
        reasons = [_value(theatre, state, firer, target, False)]
        reasons += _sharpshooters(theatre, state, [firer])
    reasons += _hostages(theatre, state, [firer], target)
    reasons += _elevation(theatre, state, target)
    reasons += _target_sharpshooters(game, state, [firer], target)
    return Roll(theatre.piece_names[firer], 1, 10, "score", reasons)


def _value(theatre: Theatre, state: KolweziState, firer: int, target: int, combined: bool) -> Reason:
    name = theatre.piece_names[firer]
    face = state.face[firer]
    if theatre.far_value[face][0]:
        rule = "8.5-a" if firer == theatre.aml else "8.5-c"
        if theatre.distance[state.area[firer]][state.area[target]] > 1:
            return Reason(theatre.far_value[face][state.reduced >> firer & 1], rule, name)
        return Reason(value_of(theatre, state, firer), rule, name)
    if combined:
        return Reason(value_of(theatre, state, firer), "7-c" if theatre.french >> firer & 1 else "5.4-l", name)
    return Reason(value_of(theatre, state, firer), "8.3-a", name)


def _mortars(theatre: Theatre, state: KolweziState, smm: int) -> Reason:
    value = theatre.far_value[state.face[smm]][state.reduced >> smm & 1]
    return Reason(value, "8.6-b", theatre.piece_names[smm])


def _sharpshooters(theatre: Theatre, state: KolweziState, firers: Sequence[int]) -> list[Reason]:
    found = []
    for firer in firers:
        te = te_of(theatre, state, firer)
        if te:
            found.append(Reason(te, "5.1-j" if theatre.kind[firer] == SER else "8.3-h", theatre.piece_names[firer]))
    return found


def _hostages(theatre: Theatre, state: KolweziState, firers: Sequence[int], target: int) -> list[Reason]:
    area = state.area[target]
    if theatre.french >> firers[0] & 1 and state.hostages >> area & 1:
        return [Reason(theatre.tables.fire.hostages, "8.3-e", theatre.names[area])]
    return []


def _elevation(theatre: Theatre, state: KolweziState, target: int) -> list[Reason]:
    area = state.area[target]
    if theatre.elevated >> area & 1:
        return [Reason(theatre.tables.fire.elevated, "8.3-g", theatre.names[area])]
    return []


def _target_sharpshooters(game: KolweziGame, state: KolweziState, firers: Sequence[int], target: int) -> list[Reason]:
    theatre = game.theatre
    if theatre.kind_of_face[state.face[firers[0]]] == AML and not state.down >> firers[0] & 1:
        return []  # 8.5-b
    sheltered = 1 << target
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
    play: KolweziPlay, kind: str, roll: Roll, firers: Sequence[int], target: int, rule: str, **why: object
) -> int:
    """Throws the die and applies the result to the one target (8.3-a, 8.3-j)."""
    theatre, state = play.game.theatre, play.state
    die = play.chance.die(10)
    score = die + roll.total
    result = ap_result(theatre, score)
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
            "result": RESULTS[result],
            **why,
        },
        rule,
    )
    take_result(play, target, result)
    return result
