"""The Combat Phase: who attacks what, with whom, at which odds (4.1 to 4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import DONE, FIGHT, RAID, Attack, Bombard, Done, Fight, Join, Raid
from sandtable.games.guerra.morale import lowest
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.theatre import CONGO, REBELS, Theatre
from sandtable.games.guerra.zones import besieged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


class Combat(Step["GuerraGame", GuerraState]):
    """The phasing player attacks hex after hex, in his order, or not at all (4.1-d, 4.1-i). Frame: whose phase."""

    name = "combat"
    FRAME = {"side": "seat"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        if len(self.answers(play.game, play.state, frame)) > 1:
            return True
        self.end(play)
        return False

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        side: int = frame[1]
        return side

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        side: int = frame[1]
        found: list[Action] = [game.attacks[space] for space in each(targets(game, state, side))]
        if side == CONGO and state.air:
            found += [game.bombings[space] for space in each(bombing_targets(state))]
            found.append(RAID)
        found.append(DONE)
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        side: int = frame[1]
        if isinstance(action, Done):
            return None
        if isinstance(action, Attack):
            space = game.theatre.grid.index.get(action.at, -1)
            return why_not_attack(game, state, side, space) if space >= 0 else Refusal("2.5-a", {"at": action.at})
        if isinstance(action, Bombard):
            space = game.theatre.grid.index.get(action.at, -1)
            return why_not_bombard(game, state, side, space) if space >= 0 else Refusal("2.5-a", {"at": action.at})
        if isinstance(action, Raid):
            return why_not_raid(state, side)
        return Refusal("2.1-c")

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        theatre = play.game.theatre
        side = play.game.seats[frame[1]]
        if isinstance(action, Attack | Bombard):
            space = theatre.grid.index[action.at]
            facts = {"side": side, "at": action.at, "units": names_of(theatre, play.state.at[space])}
            if isinstance(action, Attack):
                play.tell("attack", facts, "4.1-c")
                play.push("muster", space, 0)
            else:
                play.tell("bombing-ordered", facts, "4.5.2-a")
                play.push("sortie", space, -1)
        elif isinstance(action, Raid):
            play.tell("raid-ordered", {"points": play.state.air}, "4.5.3-a")
            play.push("raid")
        else:
            play.tell("combat-over", {"side": side}, "4.1-d")
            self.end(play)

    def end(self, play: GuerraPlay) -> None:
        """The phase is over."""
        play.state.attacked = play.state.fought = 0
        play.pop()

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-combat", {"turn": state.turn})


def targets(game: GuerraGame, state: GuerraState, side: int) -> int:
    """The enemy hexes that somebody may still attack (4.1-b, 4.1-e, 4.1-f)."""
    theatre = game.theatre
    near = theatre.grid.near
    touching = state.held[1 - side] & game.beside(state.held[side])
    for space in each(touching):
        if state.at[space] & state.fought or (
            state.attacked
            and not any(state.at[here] & ~state.attacked for here in each(near[space] & state.held[side]))
        ):
            touching &= ~(1 << space)
    return touching


def why_not_attack(game: GuerraGame, state: GuerraState, side: int, space: int) -> Refusal | None:
    """What keeps a side from attacking a hex."""
    theatre = game.theatre
    about = {"at": theatre.grid.names[space]}
    if not state.held[1 - side] >> space & 1:
        return Refusal("4.1-c", about)
    if state.at[space] & state.fought:
        return Refusal("4.1-f", about)
    beside = theatre.grid.near[space] & state.held[side]
    if not beside:
        return Refusal("4.1-b", about)
    if not any(state.at[here] & ~state.attacked for here in each(beside)):
        return Refusal("4.1-e", about)
    return None


def bombing_targets(state: GuerraState) -> int:
    """The Rebel hexes that can be bombed: nobody there was in combat this phase (4.5.2-a)."""
    found = state.held[REBELS]
    if state.fought:
        for space in each(found):
            if state.at[space] & state.fought:
                found &= ~(1 << space)
    return found


def why_not_bombard(game: GuerraGame, state: GuerraState, side: int, space: int) -> Refusal | None:
    """What keeps a side from bombing a hex."""
    about = {"at": game.theatre.grid.names[space]}
    refusal = why_not_raid(state, side)
    if refusal:
        return refusal
    if not state.held[REBELS] >> space & 1 or state.at[space] & state.fought:
        return Refusal("4.5.2-a", about)
    return None


def why_not_raid(state: GuerraState, side: int) -> Refusal | None:
    """What keeps a side from flying attacks of its own: only the Congo player has air points (2.2-f, 4.5-b)."""
    if side != CONGO:
        return Refusal("2.2-f")
    return None if state.air else Refusal("4.5-b")


class Muster(Step["GuerraGame", GuerraState]):
    """Which units attack? Frame: the hex attacked, and who has joined so far."""

    name = "muster"
    FRAME = {"at": "space", "attackers": "pieces"}

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return REBELS if state.held[CONGO] >> frame[1] & 1 else CONGO

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        _, space, attackers = frame
        side = self.seat(game, state, frame)
        joins = game.joins
        found: list[Action] = [joins[unit] for unit in listed(may_join(game, state, side, space, attackers))]
        if attackers:
            found.append(FIGHT)
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        _, space, attackers = frame
        if isinstance(action, Fight):
            return None if attackers else Refusal("4.1-d")
        if isinstance(action, Attack):
            return Refusal("4.1-c", {"at": action.at})  # one hex at a time
        if not isinstance(action, Join):
            return Refusal("4.1-d")
        unit = game.theatre.piece.get(action.unit, -1)
        if unit < 0:
            return Refusal("2.7.1-a", {"unit": action.unit})
        return why_not_join(game, state, self.seat(game, state, frame), space, attackers, unit)

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        _, space, attackers = frame
        if isinstance(action, Join):
            game, state = play.game, play.state
            unit = game.theatre.piece[action.unit]
            names = game.theatre.grid.names
            facts = {
                "unit": action.unit,
                "from": names[state.hex[unit]],
                "at": names[space],
                "attack": strength(game, state, unit, "attack"),
            }
            play.tell("joins", facts, "4.1-d")
            play.replace("muster", space, attackers | 1 << unit)
        else:
            tell_assault(play, space, attackers)
            play.replace("battle", space, attackers, play.state.at[space], 0, 0)

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        _, space, attackers = frame
        units = names_of(game.theatre, attackers)
        facts = {"at": game.theatre.grid.names[space], "count": len(units), "units": units}
        return Message("guerra-question-muster", facts)


def tell_assault(play: GuerraPlay, space: int, attackers: int) -> None:
    """Nobody else joins: the strengths before reserves and air support (4.1-g)."""
    game, state = play.game, play.state
    facts = {
        "at": game.theatre.grid.names[space],
        "attackers": names_of(game.theatre, attackers),
        "attack": total(game, state, attackers, "attack"),
        "defence": total(game, state, state.at[space], "defence"),
    }
    play.tell("assault", facts, "4.1-g")


def names_of(theatre: Theatre, units: int) -> list[str]:
    """The units by name, for an event."""
    return [theatre.names[unit] for unit in each(units)]


def may_join(game: GuerraGame, state: GuerraState, side: int, space: int, attackers: int) -> int:
    """The units that may (still) join an attack: the conditions of :func:`why_not_join` for all at once."""
    found = 0
    for here in each(game.theatre.grid.near[space] & state.held[side]):
        found |= state.at[here]
    return found & ~state.attacked & ~attackers & ~rivals(game, attackers)


def rivals(game: GuerraGame, attackers: int) -> int:
    """Units that may not attack beside these: of Rwanda, Uganda and Burundi only one army at a time (6-a)."""
    found = 0
    for army in game.interveners:
        if attackers & army:
            found |= game.all_interveners & ~army
    return found


def why_not_join(
    game: GuerraGame, state: GuerraState, side: int, space: int, attackers: int, unit: int
) -> Refusal | None:
    """What keeps a unit from taking part in an attack."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "at": theatre.grid.names[space]}
    if theatre.side[unit] != side:
        return Refusal("2.4-a", about)
    if state.hex[unit] < 0 or not theatre.grid.near[space] >> state.hex[unit] & 1:
        return Refusal("4.1-h" if theatre.units[unit].type == "artillery" else "4.1-b", about)
    if state.attacked >> unit & 1 or attackers >> unit & 1:
        return Refusal("4.1-e", about)
    if rivals(game, attackers) >> unit & 1:
        return Refusal("6-a", about)
    return None


# Strengths and odds


def strength(game: GuerraGame, state: GuerraState, unit: int, which: str) -> int:
    """A unit's attack or defence now: halved by a loss, lowered without supply, at least 1 (4.4, 5.1-c)."""
    reduced = bool(state.reduced >> unit & 1)
    return game.theatre.strengths[which, reduced, not is_supplied(game, state, unit)][unit]


def total(game: GuerraGame, state: GuerraState, units: int, which: str) -> int:
    """The summed strength of several units."""
    return sum(strength(game, state, unit, which) for unit in each(units))


def odds_column(game: GuerraGame, attack: int, defence: int) -> int:
    """The highest column whose ratio is not above attack : defence (4.1-g)."""
    found = 0
    for column, (one, other) in enumerate(game.theatre.tables.combat.ratios):
        if attack * other >= defence * one:
            found = column
    return found


def river_shift(game: GuerraGame, state: GuerraState, space: int, attackers: int) -> int:
    """Columns for a river that every attacker must cross; the least of them if they differ (4.2.2-a)."""
    river = game.theatre.river
    return min(river.get((state.hex[unit], space), 0) for unit in each(attackers))


def column_reasons(
    game: GuerraGame, state: GuerraState, space: int, attackers: int, defenders: int, support: tuple[int, int]
) -> list[Reason]:
    """The column of Tabela 2 as a list of reasons: the odds, then every shift, then the ends of the table.

    ``support`` is the air points of attack and defence.
    """
    theatre = game.theatre
    attack = total(game, state, attackers, "attack") + support[0]
    defence = total(game, state, defenders, "defence") + support[1]
    column = odds_column(game, attack, defence)
    reasons = [Reason(column, "4.1-g", f"{attack}:{defence}")]
    if theatre.shift[space]:
        reasons.append(Reason(-theatre.shift[space], "4.2-a", theatre.terrain[space]))
    if game.village_shift and theatre.village_spaces >> space & 1:
        reasons.append(Reason(-1, "4.2.3-a", "village"))
    river = river_shift(game, state, space, attackers)
    if river:
        reasons.append(Reason(-river, "4.2.2-a", "river-crossing"))
    if all(besieged(game, state, unit) for unit in each(defenders)):
        reasons.append(Reason(1, "4.2.4-c", "siege"))
    shifted = sum(reason.value for reason in reasons)
    clamped = min(len(theatre.tables.combat.columns) - 1, max(0, shifted))
    if clamped != shifted:
        reasons.append(Reason(clamped - shifted, "4.2-c", "table"))
    return reasons


def battle_roll(
    game: GuerraGame, state: GuerraState, space: int, attackers: int, defenders: int, support: tuple[int, int]
) -> tuple[Roll, Roll]:
    """The throw of an attack: its column, and what army morale adds to the tens (4.3-d)."""
    side = "rebels" if game.theatre.side[next(each(attackers))] == REBELS else "congo"
    reasons = column_reasons(game, state, space, attackers, defenders, support)
    shown = game.theatre.tables.combat.columns[sum(reason.value for reason in reasons)]
    column = Roll(side, 2, 10, "column", reasons, shown)
    morale = [
        Reason(lowest(game, state, attackers), "4.3-d", "attackers"),
        Reason(-lowest(game, state, defenders), "4.3-d", "defenders"),
    ]
    return column, Roll(side, 2, 10, "tens", morale)


def modified(number: int, tens: int) -> int:
    """The two dice as a number from 01 to 100 with ten times the morale difference, kept on the table (4.3-f)."""
    return min(100, max(1, number + 10 * tens))


def number_of(tens: int, units: int) -> int:
    """Two ten-sided dice as a number; a 10 is a zero, and two of them are 100 (4.6.2-a)."""
    return (tens % 10 * 10 + units % 10) or 100


def row_of(game: GuerraGame, number: int) -> int:
    """The row of Tabela 2 that a number falls in."""
    return game.combat_rows[number]
