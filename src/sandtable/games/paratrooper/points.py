"""Operations points and the crisis index (chapters 8 and 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number
from sandtable.games.paratrooper.asking import Lasting

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperPlay


def change_ops(play: ParatrooperPlay, amount: Number, rule: str) -> None:
    """OPs stay between nothing and the end of their track (8.1-a, 8.1-b); what is told is what has changed."""
    state = play.state
    before, state.ops = state.ops, max(0, min(play.game.theatre.op_max, state.ops + amount))
    change = state.ops - before
    play.tell("ops", {"change": change, "signed": f"{change:+d}", "ops": state.ops}, rule)


def change_crisis(play: ParatrooperPlay, amount: Number, rule: str) -> None:
    """The crisis marker stays on its track (25.1-c); at the end of it the mission ends at once (25.1-b)."""
    state, theatre = play.state, play.game.theatre
    before, state.crisis = state.crisis, max(theatre.crisis_min, min(theatre.crisis_end, state.crisis + amount))
    change = state.crisis - before
    play.tell("crisis", {"change": change, "signed": f"{change:+d}", "crisis": state.crisis}, rule)
    if state.crisis >= theatre.crisis_end:
        end_mission(play, "crisis", "25.1-b")


def end_mission(play: ParatrooperPlay, reason: str, rule: str) -> None:
    """The mission is over at once: everything that was going on in it is left (25.1-b)."""
    stack = play.state.stack
    play.state.ended = 1
    play.tell("mission-over", {"reason": reason}, rule)
    while stack and not isinstance(stack[-1], Lasting):
        stack.pop()
