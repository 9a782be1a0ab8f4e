"""Firing on the kinetic combat results table (17.3 to 17.9): columns, shifts, and results on the opposition."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sandtable.engine.fields import Number, Piece, PieceSet
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, has
from sandtable.games.paratrooper.logistics import supported
from sandtable.games.paratrooper.pieces import enemies, put
from sandtable.games.paratrooper.state import LOST, OPFOR, POOL, REP, Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


class Volley(NamedTuple):
    """What a fire brings: where, how many hits, whether one enemy unit retreats, and the first target (or -1)."""

    hex: Hex
    hits: Number
    retreat: Number
    target: Piece


def column(game: ParatrooperGame, roll: Roll) -> int:
    """The column of a roll, within the table (17.3-e)."""
    return max(0, min(game.theatre.last_column, roll.total))


def on_the_table(game: ParatrooperGame, roll: Roll) -> Roll:
    """The same with the name of its column."""
    return msgspec.structs.replace(roll, column=game.theatre.columns[column(game, roll)].name)


def throw(play: ParatrooperPlay, roll: Roll, hex: Hex, firers: list[str]) -> Volley:
    """The die is thrown and the result read."""
    game = play.game
    die = play.chance.die()
    place = column(game, roll)
    hits, retreat = game.theatre.crt[place][die - 1]
    facts = {
        "units": firers,
        "at": game.name_of(play.state, hex),
        "dice": [die],
        "column": game.theatre.columns[place].name,
        "result": game.theatre.columns[place].results[die - 1],
        "hits": hits,
        "retreat": retreat,
        "reasons": [[reason.value, reason.rule, reason.about] for reason in roll.reasons],
        "roll": roll,
    }
    play.tell("fire", facts, "17.3-b")
    return Volley(hex, hits, retreat, -1)


# Ratings


def combat_of(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> int:
    """A unit's combat rating as it is now; a heavy weapons unit in a hex uses its bracketed one (2.5-b)."""
    return game.theatre.combat[piece][has(state.disrupted, piece)]


def rating_against(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex, target: Piece) -> int:
    """A PGM unit has its full rating against mechanized units and bases, and in towns and cities (17.9-e)."""
    rating = combat_of(game, state, piece)
    theatre = game.theatre
    if has(theatre.pgm, piece) and rating and not has(game.ground(state).built_up, hex):
        if target < 0 or not has(theatre.hard_targets, target):
            return 1
    return rating


# Column shifts


def terrain_shifts(game: ParatrooperGame, state: ParatrooperState, hex: Hex, attacker: Number) -> list[Reason]:
    """What the attacking side suffers: the terrain, and a base of the defender in the hex (17.3-c, 17.9-b)."""
    theatre = game.theatre
    found = []
    shift = game.ground(state).terrain[hex].shift
    if shift:
        found.append(Reason(shift, "17.3-c", f"paratrooper-terrain-{game.ground(state).terrain[hex].id}"))
    bases = enemies(theatre, state, hex) & theatre.opfor_bases if attacker == REP else state.at[hex] & theatre.fobs
    if bases:
        found.append(Reason(theatre.shifts.enemy_base, "17.9-b", "paratrooper-reason-base"))
    return found


def has_supply(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex, side: Number) -> bool:
    """The logistic shift: a base in range, or an expended convoy that does not help helicopters (17.8-a)."""
    theatre = game.theatre
    if side == OPFOR:
        return has(supported(theatre, state, shown_bases(game, state)), hex)
    return has(state.backed, piece) or has(supported(theatre, state, theatre.fobs), hex)


def shown_bases(game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
    """Guerrilla bases that are face up on the map."""
    return game.theatre.opfor_bases & ~state.concealed


def ground_roll(
    game: ParatrooperGame,
    state: ParatrooperState,
    hex: Hex,
    firers: list[Piece],
    side: Number,
    attacker: Number,
    target: Piece,
) -> Roll:
    """The fire of one unit, or of several that combine: where penalties differ the worse column counts (17.9-c)."""
    theatre = game.theatre
    ratings = [rating_against(game, state, piece, hex, target) for piece in firers]
    reasons = [Reason(theatre.column_of[sum(ratings)], "17.3-b", " + ".join(map(str, ratings)))]
    if side == attacker:
        if side == OPFOR or not all(has(theatre.engineers, piece) for piece in firers):
            reasons += terrain_shifts(game, state, hex, attacker)
        if side == REP and any(has(state.river, piece) for piece in firers):
            reasons.append(Reason(theatre.pack.terrain.river.shift, "17.7-b", "paratrooper-reason-river"))
    if all(has_supply(game, state, piece, hex, side) for piece in firers):
        reasons.append(Reason(theatre.shifts.logistics, "17.8-a", "paratrooper-reason-logistics"))
    if has(state.fires, hex):
        reasons.append(Reason(theatre.shifts.oilfield_fire, "32.4-d", "paratrooper-reason-fire"))
    return on_the_table(game, Roll(theatre.names[firers[0]], 1, 6, "column", reasons))


def remote_roll(game: ParatrooperGame, state: ParatrooperState, marker: Piece, hex: Hex, attacker: Number) -> Roll:
    """The fire of a strike or an impact marker; no logistic shift, unless the option gives it (14.3-a, 18.1-a)."""
    theatre = game.theatre
    rating = theatre.strike[marker]
    reasons = [Reason(theatre.column_of[rating], "17.3-b", str(rating))]
    if attacker == REP:
        reasons += terrain_shifts(game, state, hex, REP)
    gun = theatre.gun_of.get(marker, -1)
    if gun >= 0 and game.impact_supply and has_supply(game, state, gun, state.where[gun], REP):
        reasons.append(Reason(theatre.shifts.logistics, "18.1-a", "paratrooper-reason-logistics"))
    return on_the_table(game, Roll(theatre.names[marker], 1, 6, "column", reasons))


# Results on the opposition


def pick_target(play: ParatrooperPlay, hex: Hex) -> Piece:
    """The revealed unit with the highest engagement rating; ties are decided at random (17.5-b)."""
    theatre, state = play.game.theatre, play.state
    here = enemies(theatre, state, hex)
    if not here:
        return -1
    top = max(theatre.engagement[piece][0] for piece in each(here))
    best = [piece for piece in each(here) if theatre.engagement[piece][0] == top]
    return best[play.chance.below(len(best))] if len(best) > 1 else best[0]


def hit_opfor(play: ParatrooperPlay, volley: Volley) -> int:
    """Hits, then a retreat, fall on the opposition (17.4 to 17.6); tells how many steps were lost."""
    theatre, state = play.game.theatre, play.state
    steps = 0
    target = volley.target
    for _ in range(volley.hits):
        if target < 0 or state.where[target] != volley.hex:
            target = pick_target(play, volley.hex)
        if target < 0:
            break  # more hits than the force can absorb are ignored (17.6-b)
        put(theatre, state, target, LOST)
        state.struck = 1
        steps += 1
        play.tell("opfor-eliminated", {"unit": theatre.names[target]}, "17.6-a")
        target = -1
    if volley.retreat:
        retreat_opfor(play, volley.hex, target)
    play.game.after_fire(play, volley.hex, steps)
    return steps


def retreat_opfor(play: ParatrooperPlay, hex: Hex, target: Piece) -> None:
    """One unit goes back to the pool, unless a base holds it (17.9-f, 17.10-c)."""
    theatre, state = play.game.theatre, play.state
    here = enemies(theatre, state, hex)
    if not here:
        return
    if here & theatre.opfor_bases:
        play.tell("retreat-ignored", {"at": play.game.name_of(state, hex)}, "17.9-f")
        return
    piece = target if target >= 0 and has(here, target) else pick_target(play, hex)
    put(theatre, state, piece, POOL)
    state.struck = 1
    play.tell("opfor-retreats", {"unit": theatre.names[piece], "at": play.game.name_of(state, hex)}, "17.10-c")
