"""Why not? The answer to any action, and to a unit pointed at a space or at another piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Concede, Forecast, Message, Refusal, View
from sandtable.engine.handles import Known, is_pointed_at, pointed
from sandtable.games import shelf
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room
from sandtable.server.wire import AskedSight, AskedUnit, Sighted, Why


def read(room: Room, written: dict[str, Any]) -> Action:
    """An action from its JSON form."""
    try:
        return room.game.read_action(written)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise Problem(400, "refusal-table-malformed", "table:malformed", error=str(error)) from None


def why_not(room: Room, seat: int, action: Action, language: str) -> Why:
    """Whether a seat may play this action now, and if not, which rule forbids it."""
    game = room.game
    refusal = game.why_not(room.table.state, seat, action)
    label = _label(room, room.table.view(seat), action)
    plain = msgspec.to_builtins(action)
    if refusal is None:
        return Why(plain, label, True)
    entry = shelf.ledger(room.row.game, language).by_id().get(refusal.rule)
    return Why(
        plain,
        label,
        False,
        refusal.rule,
        _message(refusal),
        entry.rule if entry else "",
        entry.ruling if entry else "",
        entry.language if entry else "",
    )


def ask(room: Room, seat: int, asked: AskedUnit, language: str) -> list[Why]:
    """Tries what a unit might do to a space or a piece."""
    known = Known.of(room.game, room.spaces)
    for piece in (asked.unit, asked.piece or asked.unit):
        if piece not in known.pieces:
            raise Problem(422, "problem-no-such-piece", piece=piece)
    if asked.space and asked.space not in known.spaces:
        raise Problem(422, "problem-no-such-space", space=asked.space)
    found = [why_not(room, seat, action, language) for action in dict.fromkeys(_plausible(room, seat, asked))]
    return sorted(found, key=lambda why: not why.legal)


def forecast(room: Room, seat: int, action: Action) -> Forecast | None:
    """Exact odds of a legal action."""
    if room.game.why_not(room.table.state, seat, action):
        return None
    return room.game.forecast(room.table.view(seat), action)


def sight(room: Room, seat: int, asked: AskedSight, language: str) -> Sighted:
    """The line of sight between two spaces, as far as the seat can know what stands in it."""
    for space in (asked.start, asked.end):
        if space not in room.spaces:
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
    on_board = space in room.spaces
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
    return room.game.label(view, action)


def _message(refusal: Refusal) -> Message:
    if refusal.rule.startswith("table:"):
        return Message(f"refusal-{refusal.rule.replace(':', '-')}", refusal.about)
    return Message("problem-rule", {**refusal.about, "rule": refusal.rule})
