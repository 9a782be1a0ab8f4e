"""A table as one seat may see it: now, or at any step of its past."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from sandtable.engine import column, hand
from sandtable.engine.contract import Action, Message, View
from sandtable.engine.dice import Dice
from sandtable.engine.foresight import (
    MOST_ENDINGS,
    alike,
    all_one,
    best_first,
    ends_phase,
    is_free,
    moot,
    taken_up_next,
)
from sandtable.engine.handles import closes, has_way, is_hostile, touched
from sandtable.engine.proposals import proposal
from sandtable.engine.scene import Scene
from sandtable.engine.series import series
from sandtable.engine.table import Table
from sandtable.server.lessons import guidance
from sandtable.server.logbook import because, log, opening
from sandtable.server.rooms import Room
from sandtable.server.wire.lobby import DiceCard, TableCard
from sandtable.server.wire.seat import Answer, Hand, KeptOut, Proposed, Question, Row, SeatView, Section, Together
from sandtable.server.wire.sent import HUMAN


def seat_view(room: Room, card: TableCard, seat: int, since: int = 0) -> SeatView:
    """The table now; the log from action number ``since`` on."""
    table, game, known = room.table, room.game, room.known
    view = table.view(seat)
    # once it is over everybody may see what was hidden: the save is there for all to read
    shown = view if table.result is None else game.unveiled(table.state, seat)
    scene = game.scene(shown)
    decision = table.decision
    question = None
    if table.dice.waiting:
        question = waiting(table)
    elif decision is not None:
        whose = game.seats[decision.seat]
        if decision.seat == seat and view.decision is not None:
            step = view.state.stack[-1]
            actions = view.decision.actions
            if all_one(game, view, actions):
                actions = actions[:1]
            if step.weighed:
                actions = best_first(game, view, actions, partial(room.odds, view))
            actions = sorted(actions, key=partial(game.rank, view))
            question = Question(whose, True, game.question(view), answers(room, view, actions))
            for one, found in zip(question.answers, column.crowds(table, view, actions, scene), strict=True):
                one.along, one.crowd = found.units, found.most
            stack = {unit for one in question.answers for unit in one.along}
            question.left = column.left_over(table, view, stack, scene)
            question.compared, question.rule = step.compared, step.rule if step.seldom else ""
            if step.helps:
                question.moot = said(moot(actions, partial(room.odds, view)))
            question.alike = alike(room.game, view, view.decision.actions, scene)
            question.free = len(question.answers) == 1 and is_free(game, view, actions[0])
            question.weighed = step.weighed
            question.sections = sections(room, view)
            question.spaces = known.among(question.question.args)[1]
            question.because = because(table, known, seat, question)
            question.series = [
                [msgspec.to_builtins(action) for action in each]
                for each in series(game, view, view.decision.actions, scene)
            ]
            question.proposed = proposed(room, view)
            takes = [one.unit for one in question.answers if one.takes and one.unit]
            question.room = hand.room(game, view, [*takes, *(one for one in question.alike if one not in takes)])
            question.others = others(room, view, view.decision.actions)
            question.together = together(table, view, actions)
        else:
            question = Question(whose, False, Message("question-waiting", {"seat": whose}), [])
    return SeatView(
        table=card,
        at=table.at,
        step=len(table.turned),
        seat=game.seats[seat],
        question=question,
        scene=scene,
        facts=dict(game.facts_now(shown)),
        opening=[] if table.dice.waiting else opening(table, known, seat),
        log=log(table, known, seat, since, len(table.turned)),
        undo=table.why_not_undo(seat) is None,
        hand=in_hand(room, seat, scene),
        begun=decision is not None and decision.seat == seat and hand.begun(table, seat) > len(hand.given(table, seat)),
        result=table.result,
        key=table.key,
        dice=dice_card(table.dice),
        trouble=room.trouble,
        lesson=guidance(room, seat),
        hides=hides(room, view),
    )


def said(action: Action | None) -> dict[str, Any] | None:
    """An answer as it is sent."""
    return None if action is None else msgspec.to_builtins(action)


def together(table: Table, view: View, actions: Sequence[Action]) -> Together | None:
    """What one press does for all who may, where it is done in turn."""
    found = column.together(table, view, actions)
    return Together(msgspec.to_builtins(found.action), found.along) if found else None


def others(room: Room, view: View, actions: Sequence[Action]) -> list[str]:
    """Who may be taken up next, where what is asked in the midst of a march can be declined and nothing hangs on it."""
    asked = {touched(action).unit for action in actions}
    closing = [action for action in actions if closes(type(action))]
    if not view.state.stack[-1].amid or len(closing) != 1:
        return []
    return [unit for unit in taken_up_next(room.game, view, closing[0]) if unit not in asked]


def waiting(table: Table) -> Question | None:
    """Before the first decision: those who have not added to the dice yet."""
    if not table.dice.waiting:
        return None
    absent = [seat for seat in table.dice.waiting if seat not in table.dice.sealed] or table.dice.waiting
    return Question(absent[0], False, Message("question-dice", {"seats": absent}), [])


def hides(room: Room, view: View) -> bool:
    """Whether another person at this table sees something else than this seat: then a shared screen is handed over."""
    state = room.table.state
    people = [number for number, seat in enumerate(room.row.seats) if seat.player == HUMAN and number != view.seat]
    own = view.state.key()
    return any(room.game.observe(state, other).state.key() != own for other in people)


def replay_view(room: Room, card: TableCard, seat: int, step: int, since: int = 0) -> SeatView:
    """The table as this seat saw it after so many actions, with what it then knew of the way there from ``since``."""
    table, game, known = room.table, room.game, room.known
    state = table.states[step]
    view = game.observe(state, seat)
    decision = game.pending(state)
    question = None
    if decision is not None:
        whose = game.seats[decision.seat]
        own = decision.seat == seat
        asked = game.question(view) if own else Message("question-waiting", {"seat": whose})
        question = Question(whose, own, asked, [])
    return SeatView(
        table=card,
        at=table.at,
        step=step,
        seat=game.seats[seat],
        question=question,
        scene=game.scene(view),
        facts=dict(game.facts_now(view)),
        opening=opening(table, known, seat),
        log=log(table, known, seat, since, step),
        undo=False,
        result=game.result(state),
        key=None,
        dice=dice_card(table.dice),
    )


def dice_card(dice: Dice) -> DiceCard:
    """Whose dice these are; the numbers themselves are told with the journal, when the game is over."""
    return DiceCard(
        dice.commitment,
        dice.people,
        dice.waiting,
        dict(dice.sealed),
        list(dice.added),
        list(dice.practice),
        dice.thrown_away,
    )


def in_hand(room: Room, seat: int, scene: Scene) -> Hand | None:
    """What a seat has picked, with the other answers there were when it picked: its units' own, and others' picks."""
    table, game = room.table, room.game
    stand = hand.given(table, seat)
    if not stand:
        return None
    units = hand.units_in(game, table.state, seat, stand, scene)
    view = game.observe(table.states[len(table.states) - 1 - len(stand)], seat)
    others = [action for action in view.decision.actions if action != stand[0]] if view.decision else []
    near = [action for action in others if hand.names_a_unit_only(action) or touched(action).unit in units]
    instead = [one for one in answers(room, view, near) if one.takes or one.unit in units]
    return Hand(units, instead, [KeptOut(out, rule) for rule, out in hand.kept_out(table, seat, stand, units).items()])


def answers(room: Room, view: View, actions: Sequence[Action]) -> list[Answer]:
    """The legal actions: which take a unit in hand; and of those without a unit, which end a part of the turn.

    What there is to do is done by a unit, to somebody, or against the enemy, as an attack on a hex.
    """
    found = [(action, answer(room, view, action)) for action in actions]
    for (_, one), takes in zip(found, hand.picks(room.game, view, actions), strict=True):
        one.takes = takes
    endings = [(action, one) for action, one in found if not (one.unit or one.space or one.piece)]
    amid = view.state.stack[-1].amid
    deeds = any(one.unit or one.piece or is_hostile(type(action)) for action, one in found)
    if not amid and deeds and len(endings) <= MOST_ENDINGS:
        for action, one in endings:
            one.ends = ends_phase(room.game, view, action)
    return [one for _, one in found]


def answer(room: Room, view: View, action: Action) -> Answer:
    """A legal action with its label, its handles on the board, and what it does to its own side."""
    game, held = room.game, touched(action)
    label = game.label(view, action)
    pieces, spaces = room.known.among(label.args)
    named = dict.fromkeys((*held.pieces, *pieces, *held.spaces, *spaces))
    return Answer(
        msgspec.to_builtins(action),
        label,
        held.unit,
        held.space,
        held.target,
        harms=game.harms(view, action),
        way=has_way(action),
        about=[name for name in named if name not in (held.unit, held.space, held.target)],
        closes=closes(type(action)),
        rank=game.rank(view, action),
        sweeps=type(action).sweeps,
    )


def proposed(room: Room, view: View) -> Proposed | None:
    """What the game's own staff would answer, in one press, where the game says so."""
    found = proposal(room.game, view)
    return Proposed(found.label, [msgspec.to_builtins(action) for action in found.actions]) if found else None


def sections(room: Room, view: View) -> list[Section]:
    """The answers under headings, where the game has any."""
    game = room.game
    return [
        Section(
            part.heading,
            [Row(msgspec.to_builtins(one), game.label(view, one), why) for one, why in part.rows],
            part.note,
        )
        for part in view.state.stack[-1].sections(game, view.state)
    ]
