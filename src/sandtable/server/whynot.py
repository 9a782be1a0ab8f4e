"""Why not? The answer to any action, and to a unit pointed at a space or at another piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sandtable.bots.series import Said, stands_alone
from sandtable.engine import hand
from sandtable.engine.contract import Action, Concede, Forecast, Message, Refusal, View
from sandtable.engine.foresight import forsakes, hands_over, has_no_way_back, is_free, is_order
from sandtable.engine.meaning import Asked, Meant, meant
from sandtable.engine.verdicts import in_short
from sandtable.games import shelf
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room
from sandtable.server.wire.asked import Forbidden, Odds, Sighted, Why
from sandtable.server.wire.sent import AskedSight, AskedUnit


def read(room: Room, written: dict[str, Any]) -> Action:
    """An action from its JSON form."""
    try:
        return room.game.read_action(written)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise Problem(400, "refusal-table-malformed", "table:malformed", error=str(error)) from None


def why_not(room: Room, seat: int, action: Action, language: str) -> Why:
    """Whether a seat may play this action now, and if not, which rule forbids it."""
    refusal = room.game.why_not(room.table.state, seat, action)
    pieces, spaces = room.known.among(refusal.about) if refusal else ([], [])
    return _told(room, Meant(action, room.table.view(seat), refusal, (*pieces, *spaces)), language)


def _told(room: Room, one: Meant, language: str) -> Why:
    """An action with the rule that forbids it, if any, and what stands in its way."""
    plain, label = msgspec.to_builtins(one.action), _label(room, one.view, one.action)
    if one.refusal is None:
        return Why(plain, label, True)
    told = reason(room, one.refusal, language)
    words = (told.rule, told.message, told.text, told.ruling, told.language)
    return Why(plain, label, False, *words, list(one.obstacles), one.refusal.detail, list(one.hiding))


def reason(room: Room, refusal: Refusal, language: str) -> Forbidden:
    """A refusal with the words of the rule that forbids it."""
    entry = shelf.ledger(room.row.game, language).by_id().get(refusal.rule)
    if entry is None:
        return Forbidden(refusal.rule, _message(refusal), detail=refusal.detail)
    return Forbidden(refusal.rule, _message(refusal), entry.rule, entry.ruling, entry.language, refusal.detail)


def ask(room: Room, seat: int, asked: AskedUnit, language: str) -> list[Why]:
    """What a unit might do to a space or a piece, what was most likely meant first."""
    for piece in (asked.unit, asked.piece or asked.unit):
        if piece not in room.known.pieces:
            raise Problem(422, "problem-no-such-piece", piece=piece)
    if asked.space and not asked.space.startswith("@") and asked.space not in room.known.spaces:
        raise Problem(422, "problem-no-such-space", space=asked.space)
    found = meant(room.table, room.known, seat, Asked(asked.unit, asked.space, asked.piece))
    return [_told(room, one, language) for one in found]


def forecast(room: Room, seat: int, action: Action) -> Odds:
    """Exact odds of a legal action, and what they come to; of one without dice, whether there is a way back from it."""
    table, game = room.table, room.game
    if game.why_not(table.state, seat, action):
        return Odds(None)
    view = table.view(seat)
    found = room.odds(view, action)
    if found and found.rolls:
        return Odds(in_short(found), ordered=is_order(game, view, action), alone=_stands_alone(room, seat, action))
    last = has_no_way_back(table, seat, action) or forsakes(table, seat, action)
    over = not last and hands_over(table, seat, action)
    return Odds(in_short(found) if found else None, not is_free(game, view, action), last or over, over=over)


def _stands_alone(room: Room, seat: int, action: Action) -> bool:
    """Whether no series of attacks could be begun with what a seat has mustered."""
    game, answers = room.game, hand.mustered(room.table, seat, action)
    asked = [(game.pending(state), answer) for state, answer in answers]
    act = tuple(Said(decision.step, answer) for decision, answer in asked if decision)
    return stands_alone(game, game.observe(answers[0][0], seat), act)


def together(room: Room, seat: int, actions: Sequence[Action]) -> Odds:
    """What legal actions come to that are given one after the other, as far as the game says so."""
    table, game = room.table, room.game
    if any(game.why_not(table.state, seat, action) for action in actions):
        return Odds(None)
    found = game.together(table.view(seat), actions)
    return Odds(Forecast([], [], None, verdict=found) if found else None)


def sight(room: Room, seat: int, asked: AskedSight, language: str) -> Sighted:
    """The line of sight between two spaces, as far as the seat can know what stands in it."""
    for space in (asked.start, asked.end):
        if space not in room.known.spaces:
            raise Problem(422, "problem-no-such-space", space=space)
    line = room.game.line_of_sight(room.table.view(seat), asked.start, asked.end)
    entry = shelf.ledger(room.row.game, language).by_id().get(line.rule) if line else None
    return Sighted(line, entry.rule, entry.ruling, entry.language) if entry else Sighted(line)


def _label(room: Room, view: View, action: Action) -> Message:
    if isinstance(action, Concede):
        return Message("action-concede")
    if stranger := room.known.stranger(action):
        kind, name = stranger  # what is not there has no name that an action could be called by
        return Message(f"refusal-table-no-such-{kind}", {kind: name})
    try:
        return room.game.label(view, action)
    except LookupError:  # nor have words that mean nothing in this game
        return Message("action-unknown", {"action": str(action.__struct_config__.tag)})


def _message(refusal: Refusal) -> Message:
    if refusal.rule.startswith("table:"):
        return Message(f"refusal-{refusal.rule.replace(':', '-')}", refusal.about)
    return Message("problem-rule", {**refusal.about, "rule": refusal.rule})
