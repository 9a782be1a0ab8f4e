"""Why not? The answer to any action, and to a unit pointed at a space or at another piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Concede, Forecast, Message, Refusal, View
from sandtable.engine.handles import is_pointed_at, pointed
from sandtable.engine.verdicts import in_short
from sandtable.games import shelf
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room
from sandtable.server.wire import AskedSight, AskedUnit, Forbidden, Sighted, Why


def read(room: Room, written: dict[str, Any]) -> Action:
    """An action from its JSON form."""
    try:
        return room.game.read_action(written)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise Problem(400, "refusal-table-malformed", "table:malformed", error=str(error)) from None


def why_not(room: Room, seat: int, action: Action, language: str) -> Why:
    """Whether a seat may play this action now, and if not, which rule forbids it."""
    plain = msgspec.to_builtins(action)
    refusal = room.game.why_not(room.table.state, seat, action)
    label = _label(room, room.table.view(seat), action)
    if refusal is None:
        return Why(plain, label, True)
    told = reason(room, refusal, language)
    return Why(plain, label, False, told.rule, told.message, told.text, told.ruling, told.language)


def reason(room: Room, refusal: Refusal, language: str) -> Forbidden:
    """A refusal with the words of the rule that forbids it."""
    entry = shelf.ledger(room.row.game, language).by_id().get(refusal.rule)
    if entry is None:
        return Forbidden(refusal.rule, _message(refusal))
    return Forbidden(refusal.rule, _message(refusal), entry.rule, entry.ruling, entry.language)


def ask(room: Room, seat: int, asked: AskedUnit, language: str) -> list[Why]:
    """Tries what a unit might do to a space or a piece."""
    for piece in (asked.unit, asked.piece or asked.unit):
        if piece not in room.known.pieces:
            raise Problem(422, "problem-no-such-piece", piece=piece)
    if asked.space and not asked.space.startswith("@") and asked.space not in room.known.spaces:
        raise Problem(422, "problem-no-such-space", space=asked.space)
    found = [why_not(room, seat, action, language) for action in dict.fromkeys(_plausible(room, seat, asked))]
    return sorted(found, key=lambda why: not why.legal)


def forecast(room: Room, seat: int, action: Action) -> Forecast | None:
    """Exact odds of a legal action, and what they come to."""
    if room.game.why_not(room.table.state, seat, action):
        return None
    found = room.game.forecast(room.table.view(seat), action)
    return in_short(found) if found else None


def sight(room: Room, seat: int, asked: AskedSight, language: str) -> Sighted:
    """The line of sight between two spaces, as far as the seat can know what stands in it."""
    for space in (asked.start, asked.end):
        if space not in room.known.spaces:
            raise Problem(422, "problem-no-such-space", space=space)
    line = room.game.line_of_sight(room.table.view(seat), asked.start, asked.end)
    entry = shelf.ledger(room.row.game, language).by_id().get(line.rule) if line else None
    return Sighted(line, entry.rule, entry.ruling, entry.language) if entry else Sighted(line)


def _plausible(room: Room, seat: int, asked: AskedUnit) -> Iterator[Action]:
    """Every action that takes what is pointed at: the unit alone where it stands, with the space, with who is there."""
    unit = asked.unit
    scene = room.game.scene(room.table.view(seat))
    where = {piece.id: piece.space for piece in scene.pieces}
    space = asked.space or where.get(asked.piece, "")
    others = [asked.piece] if asked.piece else [piece.id for piece in scene.pieces if piece.space == asked.space]
    targets = [other for other in others if other != unit]
    alone = not space or where.get(unit) == space
    on_board = space in room.known.spaces
    decision = room.table.decision
    listed = decision.actions if decision and decision.seat == seat else ()
    for action in listed:
        if is_pointed_at(action, unit, space=space) or any(is_pointed_at(action, unit, other) for other in targets):
            yield action
    #: what is being asked just now: its answers may be about a unit picked before, and then do not name it
    current = {type(action) for action in listed}
    for kind in room.game.action_kinds():
        tried = [pointed(kind, unit)] if alone else []
        tried += [pointed(kind, unit, space=space)] if on_board else []
        tried += [pointed(kind, unit, target) for target in targets]
        if kind in current:
            tried += [pointed(kind, space=space)] if on_board else []
            tried += [pointed(kind, target=target) for target in targets]
        yield from (action for action in tried if action)


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
