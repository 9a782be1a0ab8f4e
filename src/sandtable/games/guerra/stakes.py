"""What attacks and air raids do to victory points, by the game's own scoring (7)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Account, Action, Event, Line, When
from sandtable.engine.fields import Number, Piece, PieceSet, Space
from sandtable.engine.flow import Play, Step
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first, has, up_to
from sandtable.engine.stakes import (
    NO_CHANGE,
    NO_POINTS,
    Outlook,
    TooLarge,
    Worth,
    change,
    lot,
    plus,
    together,
)
from sandtable.games.guerra.actions import Advance, Retreat, Sortie
from sandtable.games.guerra.battle import (
    ADVANCE,
    CHECKS,
    DEFENDER_LOSS,
    Battle,
    code_of,
    failing,
    morale_check,
    who_checks,
)
from sandtable.games.guerra.losses import take_loss
from sandtable.games.guerra.retreat import Advances, Retreats, retreat_ground
from sandtable.games.guerra.stacking import stacked
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.victory import AUTOMATIC, Score, beaten, line_of, of_elimination, of_end, of_turn

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def scored(event: Event) -> Account:
    """The line of a score that was told."""
    if event.kind != "points":
        return NO_POINTS
    facts = event.facts
    return {line_of(facts["side"], event.rule or "", facts["what"], facts["about"], "now"): float(facts["points"])}


def lines(scores: Iterator[Score], when: When) -> Account:
    """The lines of scores that would be made."""
    return together(*({score.line(when): float(score.points)} for score in scores if score.points))


def account(game: GuerraGame, state: GuerraState) -> Account:
    """What the next turn and the end of the war would add if all stayed as it is."""
    at_end = lines(of_end(game, state), "end")
    if state.turn >= game.last_turn:
        return at_end
    return together(at_end, lines(of_turn(game, state, state.turn + 1), "turn"))


def elimination(game: GuerraGame, unit: Piece) -> Account:
    """What the loss of a unit brings at once."""
    return lines(of_elimination(game, unit), "now")


class Aftermath(Outlook[GuerraState]):
    """A fight from its dice to its last advance, over every choice of losses, retreats and advances."""

    def __init__(
        self,
        game: GuerraGame,
        state: GuerraState,
        attackers: PieceSet = 0,
        scored: Callable[[Event], Account] = scored,
    ) -> None:
        super().__init__(game, len(state.stack) - 1, self.account_of, scored)
        self.attackers = attackers
        self.before = account(game, state)
        self._accounts: dict[Hashable, Account] = {}
        #: whether morale checks may come
        self.checked = False

    def account_of(self, state: GuerraState) -> Account:
        """The account of a position; a destroyed army wins the war for the other, and no more is counted (7-b)."""
        if state.ended == AUTOMATIC:
            losers = [side for side in (REBELS, CONGO) if beaten(self.game, state, side)]
            won = {Line(self.game.seats[1 - side], "7-b", "", "win"): 1.0 for side in losers if len(losers) == 1}
            return {**self.before, **won}
        key = (state.hex.tobytes(), state.holder.tobytes(), state.intervened)
        known = self._accounts.get(key)
        if known is None:
            known = self._accounts[key] = account(self.game, state)
        return known

    def stops(self, state: GuerraState) -> bool:
        """Before the morale checks: they are gone through one by one."""
        step = state.stack[-1]
        return state.ended == AUTOMATIC or (isinstance(step, Battle) and step.next == CHECKS)

    def worth(self, state: GuerraState) -> Worth:
        """Over all that may be answered or thrown."""
        battle = state.stack[-1]
        if state.ended == AUTOMATIC:
            return NO_CHANGE
        if not isinstance(battle, Battle) or battle.next != CHECKS:
            return super().worth(state)
        return self.checks(
            state, battle, who_checks(state, battle.attackers, battle.defenders, battle.codes(self.game))
        )

    def checks(self, state: GuerraState, battle: Battle, units: list[Piece]) -> Worth:
        """The morale checks of these units and what comes after; who is lost to one makes none of the others new."""
        if state.ended == AUTOMATIC:
            return NO_CHANGE
        if not units:
            return self.after_checks(state, battle)
        unit, *others = units
        fails = failing(self.check_of(state, unit))
        stands = self.checks(state, battle, others)
        broken = state.copy()
        play: GuerraPlay = Play(self.game, broken)
        take_loss(play, unit, "5.2-c")
        told = together(change(self.account_of(state), self.account_of(broken)), *map(self.scored, play.events))
        self.left -= 1
        lost = plus(self.checks(broken, battle, others), told)
        return lot([(1 - fails, stands), (fails, lost)])

    def check_of(self, state: GuerraState, unit: Piece) -> Roll:
        """The check of a unit where it stands then."""
        return morale_check(self.game, state, unit)

    def after_checks(self, state: GuerraState, battle: Battle) -> Worth:
        """What comes after the last of them."""
        return self.after(state, lambda play: play.replace(battle.but(next=ADVANCE)))

    def answers(self, state: GuerraState, step: Step[Any, Any]) -> Sequence[Action]:
        """The retreats and advances that can make a difference to the points."""
        every = super().answers(state, step)
        if isinstance(step, Advances):
            return self._advances(state, step, every)
        if isinstance(step, Retreats) and self._room_for_all(state, step.units):
            return self._retreats(state, first(step.units), every)
        return every

    def key(self, state: GuerraState) -> Hashable:
        """An advance goes on alike wherever others have fallen back to."""
        step = state.stack[-1]
        if not isinstance(step, Advances):
            return super().key(state)
        theatre = self.game.theatre
        near = theatre.grid.near[step.at]
        return (
            self.may_advance(state, step),
            stacked(theatre, state, step.at),
            (state.held[0] | state.held[1]) & near,
            state.holder.tobytes(),
            state.intervened,
        )

    def may_advance(self, state: GuerraState, step: Advances) -> PieceSet:
        """Who advances first makes no difference: nobody before one who has advanced is asked again."""
        gone = self.attackers & state.alive & ~step.units
        return step.units & ~up_to(gone.bit_length())

    def _advances(self, state: GuerraState, step: Advances, answers: Sequence[Action]) -> Sequence[Action]:
        units = self.may_advance(state, step)
        piece, index = self.game.theatre.piece, self.game.theatre.grid.index
        found: dict[object, Action] = {}
        for action in answers:
            if not isinstance(action, Advance):
                found[None] = action
            elif has(units, piece[action.unit]):
                unit, to = piece[action.unit], index[action.to]
                stays = self._place(state, unit, state.hex[unit])
                on_the_way = self._place(state, unit, step.at)[0]  # a town there is taken too (4.7.2-c)
                arrives = self._place(state, unit, to)
                if on_the_way >= 0 or arrives != stays:
                    found.setdefault((unit, to == step.at, arrives), action)
        return list(found.values())

    def _retreats(self, state: GuerraState, unit: Piece, answers: Sequence[Action]) -> Sequence[Action]:
        """Where nobody can be left without room, the units fall back in their order, to one hex of each kind."""
        piece, index = self.game.theatre.piece, self.game.theatre.grid.index
        found: dict[object, Action] = {}
        for action in answers:
            if isinstance(action, Retreat) and piece[action.unit] == unit:
                to = index[action.to]
                # a check that may come looks at the very hex (5.2-d)
                kind = to if self.checked else (self._place(state, unit, to), self.game.theatre.terrain[to])
                found.setdefault(kind, action)
        return list(found.values())

    def _room_for_all(self, state: GuerraState, units: PieceSet) -> bool:
        """Whether each of these has a hex to fall back to that would hold all of them."""
        theatre = self.game.theatre
        need = sum(theatre.stacking[unit] for unit in each(units))
        roomy = {
            space
            for unit in each(units)
            for space in each(retreat_ground(self.game, state, unit))
            if stacked(theatre, state, space) + need <= self.game.room[space]
        }
        return all(any(has(retreat_ground(self.game, state, unit), space) for space in roomy) for unit in each(units))

    def _place(self, state: GuerraState, unit: Piece, space: Space) -> tuple[int, bool, bool]:
        """What a hex is to a unit's points: a town it would take, beyond the line or not, in the Congo or not."""
        theatre = self.game.theatre
        side = theatre.side[unit]
        town = theatre.town_at[space] if has(theatre.town_spaces, space) else -1
        taken = town if town >= 0 and state.holder[town] != side else -1
        return taken, has(theatre.beyond[side], space), has(theatre.drc, space)


def begin(battle: Battle, play: GuerraPlay) -> None:
    """The fight goes on from here."""
    play.replace(battle)


def of_results(
    game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet, cells: Iterable[Number]
) -> dict[Number, Worth] | None:
    """What each cell of Tabela 2 adds to the points; None where there are too many ways to go through."""
    aftermath = Aftermath(game, state, attackers)
    known: dict[tuple[str, str], Worth] = {}
    found = {}
    for cell in cells:
        battle = Battle(space, attackers, state.at[space], DEFENDER_LOSS, cell)
        codes = battle.codes(game)
        if codes not in known:
            aftermath.checked = any(code_of(code)[1] for code in codes)
            try:
                known[codes] = aftermath.after(state, partial(begin, battle))
            except TooLarge:
                return None
        found[cell] = known[codes]
    return found


def of_sortie(game: GuerraGame, state: GuerraState, action: Sortie) -> Iterator[tuple[float, Event, Worth]]:
    """Every die of a bombardment or an interdiction: how likely, what is told of it, what it adds to the points."""
    step = state.stack[-1]
    for weight, events, worth in Aftermath(game, state).ways(state, lambda play: step.answer(play, action)):
        yield weight, events[0], worth
