"""What fire and close assault do to victory points, by the game's own scoring (turn-17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Event, Line
from sandtable.engine.flow import Play
from sandtable.engine.stakes import NO_POINTS, Outlook, Worth, together
from sandtable.games.colonial.assault import Fight, settle
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.victory import ground_held, take_objectives

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def scored(event: Event) -> Account:
    """The line of a score that was told, and the piece it was for."""
    if event.kind != "points":
        return NO_POINTS
    return {Line(event.facts["side"], event.rule or "", event.facts["what"]): float(event.facts["points"])}


def told(events: Iterable[Event]) -> Account:
    """Everything that was scored."""
    lines = [scored(event) for event in events if event.kind == "points"]
    return together(*lines) if lines else NO_POINTS


def objectives(game: ColonialGame, state: ColonialState) -> Account:
    """Who would hold which objective if the activation were over now."""
    after = state.copy()
    play: ColonialPlay = Play(game, after)
    take_objectives(play)
    return ground_held(game, after)


def settled(game: ColonialGame, hit: ColonialState, fight: Fight, gap: int) -> tuple[ColonialState, Account]:
    """The position when a close assault is over, and what was scored on the way from its hits.

    ``gap`` is how much higher the assaulter has scored. Where the loser falls back to is nobody's loss or gain.
    """
    end = hit.copy()
    play: ColonialPlay = Play(game, end)
    settle(play, fight, max(gap, 0), max(-gap, 0))
    while len(end.stack) > len(hit.stack):
        step = end.stack[-1]
        if step.run(play):
            step.answer(play, step.answers(game, end)[0])
    return end, told(play.events)


def of_settling(game: ColonialGame, end: ColonialState, fight: Fight, gap: int) -> Worth:
    """What retreat, loss of the way back and the taking of the hex add, over every way back there is."""
    outlook: Outlook[ColonialState] = Outlook(
        game,
        len(end.stack),
        lambda state: objectives(game, state),
        scored,
    )
    return outlook.after(end, lambda play: settle(play, fight, max(gap, 0), max(-gap, 0)))


def of_piece(account: Account, name: str) -> Account:
    """The lines that are about one piece."""
    return {line: points for line, points in account.items() if line.about == name}
