"""What attacks and air raids do to victory points, by the game's own scoring (7)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Event, When
from sandtable.engine.flow import Play
from sandtable.engine.spaces import each, first
from sandtable.engine.stakes import (
    NO_CHANGE,
    NO_POINTS,
    Account,
    Line,
    Outlook,
    TooLarge,
    Worth,
    change,
    lot,
    plus,
    together,
)
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import Advance, Retreat, Sortie
from sandtable.games.guerra.battle import ADVANCE, CHECKS, DEFENDER_LOSS, code_of, morale_check, passes, who_checks
from sandtable.games.guerra.losses import take_loss
from sandtable.games.guerra.pieces import stacked
from sandtable.games.guerra.retreat import retreat_ground
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.victory import AUTOMATIC, beaten, final_points, score_elimination, turn_points

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def scored(event: Event, when: When = "now") -> Account:
    """The line of a score that was told."""
    if event.kind != "points":
        return NO_POINTS
    facts = event.facts
    by_name = facts["what"] in ("intervenes", "bonus-city")
    about = facts["about"] if by_name else f"guerra-stake-{facts['what']}"
    return {Line(facts["side"], event.rule or "", about, when): float(facts["points"])}


def account(game: GuerraGame, state: GuerraState) -> Account:
    """What the next turn and the end of the war would add if all stayed as it is."""
    lasting = state.copy()
    at_end: GuerraPlay = Play(game, lasting)
    final_points(at_end)
    told = [scored(event, "end") for event in at_end.events]
    if state.turn < game.last_turn:
        coming = state.copy()
        coming.turn += 1
        next_turn: GuerraPlay = Play(game, coming)
        turn_points(next_turn)
        told += [scored(event, "turn") for event in next_turn.events]
    return together(*told)


def elimination(game: GuerraGame, state: GuerraState, unit: int) -> Account:
    """What the loss of a unit brings at once."""
    play: GuerraPlay = Play(game, state.copy())
    score_elimination(play, unit)
    return together(*(scored(event) for event in play.events))


class Aftermath(Outlook[GuerraState]):
    """A fight from its dice to its last advance, over every choice of losses, retreats and advances."""

    def __init__(self, game: GuerraGame, state: GuerraState, attackers: int = 0) -> None:
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
        frame = state.stack[-1]
        return state.ended == AUTOMATIC or (frame[0] == "battle" and frame[4] == CHECKS)

    def worth(self, state: GuerraState) -> Worth:
        """Over all that may be answered or thrown."""
        frame = state.stack[-1]
        if state.ended == AUTOMATIC:
            return NO_CHANGE
        if not self.stops(state):
            return super().worth(state)
        _, space, attackers, defenders, _, cell = frame
        codes = self.game.theatre.tables.combat.row[cell // 16].cells[cell % 16]
        return self.checks(state, who_checks(state, attackers, defenders, codes))

    def checks(self, state: GuerraState, units: list[int]) -> Worth:
        """The morale checks of these units and what comes after; who is lost to one makes none of the others new."""
        if state.ended == AUTOMATIC:
            return NO_CHANGE
        if not units:
            return self.after(state, lambda play: play.replace(*state.stack[-1][:4], ADVANCE, state.stack[-1][5]))
        unit, *others = units
        fails = sum(not passes(die, morale_check(self.game, state, unit).total) for die in range(1, 11)) / 10
        stands = self.checks(state, others)
        broken = state.copy()
        play: GuerraPlay = Play(self.game, broken)
        take_loss(play, unit, "5.2-c")
        told = together(change(self.account_of(state), self.account_of(broken)), *map(scored, play.events))
        self.left -= 1
        lost = plus(self.checks(broken, others), told)
        return lot([(1 - fails, stands), (fails, lost)])

    def answers(self, state: GuerraState, frame: Frame) -> Sequence[Action]:
        """The retreats and advances that can make a difference to the points."""
        every = super().answers(state, frame)
        if frame[0] == "advance":
            return self._advances(state, frame, every)
        if frame[0] == "retreat" and self._room_for_all(state, frame[1]):
            return self._retreats(state, frame, every)
        return every

    def key(self, state: GuerraState) -> Hashable:
        """An advance goes on alike wherever others have fallen back to."""
        frame = state.stack[-1]
        if frame[0] != "advance":
            return super().key(state)
        theatre = self.game.theatre
        near = theatre.grid.near[frame[1]]
        return (
            self.may_advance(state, frame),
            stacked(theatre, state, frame[1]),
            (state.held[0] | state.held[1]) & near,
            state.holder.tobytes(),
            state.intervened,
        )

    def may_advance(self, state: GuerraState, frame: Frame) -> int:
        """Who advances first makes no difference: nobody before one who has advanced is asked again."""
        gone = self.attackers & state.alive & ~frame[2]
        units: int = frame[2] >> gone.bit_length() << gone.bit_length()
        return units

    def _advances(self, state: GuerraState, frame: Frame, answers: Sequence[Action]) -> Sequence[Action]:
        units = self.may_advance(state, frame)
        piece, index = self.game.theatre.piece, self.game.theatre.grid.index
        found: dict[object, Action] = {}
        for action in answers:
            if not isinstance(action, Advance):
                found[None] = action
            elif units >> piece[action.unit] & 1:
                unit, to = piece[action.unit], index[action.to]
                stays = self._place(state, unit, state.hex[unit])
                on_the_way = self._place(state, unit, frame[1])[0]  # a town there is taken too (4.7.2-c)
                arrives = self._place(state, unit, to)
                if on_the_way >= 0 or arrives != stays:
                    found.setdefault((unit, to == frame[1], arrives), action)
        return list(found.values())

    def _retreats(self, state: GuerraState, frame: Frame, answers: Sequence[Action]) -> Sequence[Action]:
        """Where nobody can be left without room, the units fall back in their order, to one hex of each kind."""
        piece, index = self.game.theatre.piece, self.game.theatre.grid.index
        unit = first(frame[1])
        found: dict[object, Action] = {}
        for action in answers:
            if isinstance(action, Retreat) and piece[action.unit] == unit:
                to = index[action.to]
                # a check that may come looks at the very hex (5.2-d)
                kind = to if self.checked else (self._place(state, unit, to), self.game.theatre.terrain[to])
                found.setdefault(kind, action)
        return list(found.values())

    def _room_for_all(self, state: GuerraState, units: int) -> bool:
        """Whether each of these has a hex to fall back to that would hold all of them."""
        theatre = self.game.theatre
        need = sum(theatre.stacking[unit] for unit in each(units))
        roomy = {
            space
            for unit in each(units)
            for space in each(retreat_ground(self.game, state, unit))
            if stacked(theatre, state, space) + need <= self.game.room[space]
        }
        return all(any(retreat_ground(self.game, state, unit) >> space & 1 for space in roomy) for unit in each(units))

    def _place(self, state: GuerraState, unit: int, space: int) -> tuple[int, int, int]:
        """What a hex is to a unit's points: a town it would take, beyond the line or not, in the Congo or not."""
        theatre = self.game.theatre
        side = theatre.side[unit]
        town = theatre.town_at[space] if theatre.town_spaces >> space & 1 else -1
        taken = town if town >= 0 and state.holder[town] != side else -1
        return taken, theatre.beyond[side] >> space & 1, theatre.drc >> space & 1


def begin_with(play: GuerraPlay, frame: Frame) -> None:
    """Lets the step that is under way go on from this frame."""
    play.replace(*frame)


def of_results(
    game: GuerraGame, state: GuerraState, space: int, attackers: int, cells: Iterable[int]
) -> dict[int, Worth] | None:
    """What each cell of Tabela 2 adds to the points; None where there are too many ways to go through."""
    aftermath = Aftermath(game, state, attackers)
    known: dict[tuple[str, str], Worth] = {}
    found = {}
    for cell in cells:
        codes = game.theatre.tables.combat.row[cell // 16].cells[cell % 16]
        if codes not in known:
            begin = partial(begin_with, frame=("battle", space, attackers, state.at[space], DEFENDER_LOSS, cell))
            aftermath.checked = any(code_of(code)[1] for code in codes)
            try:
                known[codes] = aftermath.after(state, begin)
            except TooLarge:
                return None
        found[cell] = known[codes]
    return found


def of_sortie(game: GuerraGame, state: GuerraState, action: Sortie) -> Iterator[tuple[float, Event, Worth]]:
    """Every die of a bombardment or an interdiction: how likely, what is told of it, what it adds to the points."""
    frame = state.stack[-1]
    step = game.steps[frame[0]]
    for weight, events, worth in Aftermath(game, state).ways(state, lambda play: step.answer(play, frame, action)):
        yield weight, events[0], worth
