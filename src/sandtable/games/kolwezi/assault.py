"""Assaults once everybody has gone in: Katangans fall back or stand, both sides roll (9.1, 9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has, listed, only, plus, set_of, several, without
from sandtable.games.kolwezi.actions import Strike
from sandtable.games.kolwezi.losses import eliminate, pin
from sandtable.games.kolwezi.reveal import flip, pick, small_areas
from sandtable.games.kolwezi.small_units import open_objectives
from sandtable.games.kolwezi.state import CAUTIOUS, GONE, KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.targets import choose_target
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.units import (
    assign,
    dummies,
    enter_french,
    enter_katangan,
    held_by_french,
    is_dummy,
    is_main,
    is_motorised,
    value_of,
)
from sandtable.games.kolwezi.ways import around, nearest

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class AssaultResolution(Step["KolweziGame", KolweziState], frozen=True):
    """First all who fall back do so, then the assaulted areas are fought for one after another in map order."""

    name = "assault"

    fighting: Number = 0  #: whether those who fall back have done so

    def run(self, play: KolweziPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        if not self.fighting:
            for area in each(state.french & state.katangan):
                clear_dummies(play, area)
                retreats_before_assault(play, area)
            play.replace(AssaultResolution(1))
            return False
        for area in each(set_of(state.area[unit] for unit, start in enumerate(state.origin) if start >= 0)):
            if state.at[area] & theatre.katangan:
                play.push(Strikes(area, 0))
                return False
            settle(play, area)
        play.pop()
        return False


def clear_dummies(play: KolweziPlay, area: Space) -> None:
    """Whatever still lies face-down is turned over; dummies are gone without a roll (9-c)."""
    theatre, state = play.game.theatre, play.state
    for piece in listed(state.at[area] & theatre.katangan & state.down):
        flip(play, piece, "9-b")
    for piece in each(dummies(theatre, state, state.at[area])):
        eliminate(play, piece, "9-c")


def settle(play: KolweziPlay, area: Space) -> None:
    """Nobody is left in the area: the French have it (9.1-e)."""
    theatre, state = play.game.theatre, play.state
    units = [theatre.piece_names[piece] for piece in each(state.at[area] & theatre.french)]
    play.tell("area-taken", {"units": units, "count": len(units), "at": theatre.names[area]}, "9.1-e")
    for piece in each(state.at[area] & theatre.french):
        state.origin[piece] = GONE


def retreats_before_assault(play: KolweziPlay, area: Space) -> None:
    """Units that avoid combat fall back before the dice are rolled, if they can (9.1-d, 5.4-q)."""
    theatre, state = play.game.theatre, play.state
    for piece in listed(state.at[area] & theatre.katangan):
        if not wants_to_retreat(play.game, state, piece):
            continue
        options = retreat_areas(play.game, state, piece, area)
        if not options:
            continue
        to, why = pick(play, options)
        facts = {"unit": theatre.piece_names[piece], "from": theatre.names[area], "to": theatre.names[to]}
        play.tell("retreat", {**facts, **why}, "5.4-q")
        enter_katangan(play, only(piece), to)
        assign(theatre, state, piece)


def wants_to_retreat(game: KolweziGame, state: KolweziState, piece: Piece) -> bool:
    """Small units and a cautious AML platoon; pinned units only by the option (9.1-d)."""
    if is_dummy(game.theatre, state, piece):
        return False
    if has(state.pinned, piece):
        return game.pinned_units_retreat
    if piece == game.theatre.aml:
        return state.posture == CAUTIOUS
    return not is_main(game.theatre, state, piece)


def retreat_areas(game: KolweziGame, state: KolweziState, piece: Piece, area: Space) -> SpaceSet:
    """The equally good areas to fall back to (5.4-q)."""
    theatre = game.theatre
    options = theatre.near[area] & ~held_by_french(state)
    options &= ~(small_areas(theatre, state) if is_main(theatre, state, piece) else state.katangan)
    if not options:
        return 0
    others = without(state.french, area)
    options = options & ~around(game, others) or options
    away = nearest(game, open_objectives(game, state))
    least = min(away[option] for option in each(options))
    return set_of(option for option in each(options) if away[option] == least)


def strongest(theatre: Theatre, state: KolweziState, units: PieceSet) -> Piece:
    """The unit of the highest value; of equals the first."""
    return max(listed(units), key=lambda piece: (value_of(theatre, state, piece), -piece))


class Strikes(Question, frozen=True):
    """Each assaulting unit goes for one enemy, then those left reply (9.1-a, 9.2-a)."""

    name = "strikes"
    rule = "9.1-a"

    area: Space
    struck: PieceSet  #: who has gone for somebody already

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        theatre, state = play.game.theatre, play.state
        area, struck = self.area, self.struck
        while True:
            enemies = state.at[area] & theatre.katangan
            units = state.at[area] & theatre.french & ~struck
            if not enemies or not units:
                break
            if several(enemies):
                play.replace(Strikes(area, struck))
                return True
            # Against a single enemy there is nothing to choose.
            unit = strongest(theatre, state, units)
            struck = plus(struck, unit)
            strike(play, unit, first(enemies))
        if enemies:
            replies(play, area)
            fall_back(play, area)
        else:
            settle(play, area)
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        theatre = game.theatre
        names = theatre.piece_names
        here = state.at[self.area]
        units, enemies = listed(here & theatre.french & ~self.struck), listed(here & theatre.katangan)
        return [Strike(names[unit], names[enemy]) for unit in units for enemy in enemies]

    @forbids(Strike)
    def why_not_strike(self, game: KolweziGame, state: KolweziState, action: Strike) -> Refusal | None:
        """Each unit that is in the area goes once for one enemy in it."""
        theatre = game.theatre
        here = state.at[self.area]
        unit, target = theatre.piece.get(action.unit, -1), theatre.piece.get(action.target, -1)
        if unit < 0 or not has(here & theatre.french & ~self.struck, unit):
            return Refusal("9.1-a", {"unit": action.unit})
        if target < 0 or not has(here & theatre.katangan, target):
            return Refusal("9.1-a", {"target": action.target})
        return None

    @plays(Strike)
    def strike(self, play: KolweziPlay, action: Strike) -> None:
        """One of them goes for one enemy."""
        theatre = play.game.theatre
        unit = theatre.piece[action.unit]
        play.replace(self.but(struck=plus(self.struck, unit)))
        strike(play, unit, theatre.piece[action.target])

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        return Message("kolwezi-question-strike", {"at": game.theatre.names[self.area]})


def strike_roll(theatre: Theatre, state: KolweziState, unit: Piece, target: Piece) -> Roll:
    """The score of an assaulting unit (9.1-a to 9.1-c, 9.1-g)."""
    area = state.area[unit]
    table = theatre.tables.assault
    name = theatre.piece_names[unit]
    reasons = [Reason(value_of(theatre, state, unit), "9.1-g" if unit == theatre.smm else "9.1-a", name)]
    if has(state.hostages, area):
        reasons.append(Reason(table.hostages, "9.1-b", theatre.names[area]))
    sheltered = has(theatre.protected, area) and not is_motorised(theatre, state, target)
    if sheltered or has(theatre.elevated, area):
        reasons.append(Reason(table.terrain, "9.1-c", theatre.names[area]))
    return Roll(name, 1, 10, "score", reasons)


def reply_roll(theatre: Theatre, state: KolweziState, piece: Piece) -> Roll:
    """The score of a Katangan unit that replies (9.2-a, 9.2-b)."""
    name = theatre.piece_names[piece]
    reasons = [Reason(value_of(theatre, state, piece), "9.1-g" if piece == theatre.aml else "9.2-a", name)]
    if has(state.pinned, piece):
        reasons.append(Reason(theatre.tables.assault.pinned_reply, "9.2-b", name))
    return Roll(name, 1, 10, "score", reasons)


def strike(play: KolweziPlay, unit: Piece, target: Piece) -> None:
    """One assaulting unit against one enemy: 12 or more destroys it (9.1-a)."""
    theatre, state = play.game.theatre, play.state
    _fight(play, "strike", strike_roll(theatre, state, unit, target), unit, target, "9.1-a")


def replies(play: KolweziPlay, area: Space) -> None:
    """Every Katangan still there replies, at its preferred target (9.2-a)."""
    theatre, state = play.game.theatre, play.state
    order = sorted(
        listed(state.at[area] & theatre.katangan), key=lambda piece: (-value_of(theatre, state, piece), piece)
    )
    for piece in order:
        targets = state.at[area] & theatre.french
        if not targets:
            return
        target, why = choose_target(play, targets)
        _fight(play, "reply", reply_roll(theatre, state, piece), piece, target, "9.2-a", **why)


def _fight(play: KolweziPlay, kind: str, roll: Roll, unit: Piece, target: Piece, rule: str, **why: object) -> None:
    theatre = play.game.theatre
    die = play.chance.die(10)
    score = die + roll.total
    destroyed = score >= theatre.tables.assault.destroy
    facts = {"unit": theatre.piece_names[unit], "target": theatre.piece_names[target], "roll": roll, "die": die}
    at = theatre.names[play.state.area[target]]
    play.tell(kind, {**facts, "at": at, "score": score, "destroyed": destroyed, **why}, rule)
    if destroyed:
        eliminate(play, target, rule)


def fall_back(play: KolweziPlay, area: Space) -> None:
    """A failed assault: everybody goes back to where they came from, pinned (9.2-c)."""
    theatre, state = play.game.theatre, play.state
    for unit in listed(state.at[area] & theatre.french):
        back = state.origin[unit]
        play.tell("fall-back", {"unit": theatre.piece_names[unit], "to": theatre.names[back]}, "9.2-c")
        enter_french(play, only(unit), back)
        state.origin[unit] = GONE
        pin(play, unit, "9.2-c")
