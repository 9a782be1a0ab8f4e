"""What fire and close assault do to victory points, by the game's own scoring (turn-17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Event, Line
from sandtable.engine.fields import Piece, Space
from sandtable.engine.flow import Play
from sandtable.engine.stakes import NO_POINTS, Outlook, Worth, together
from sandtable.games.colonial.assault import settle
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.victory import ground_held, take_objectives

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def scored(event: Event, about: str) -> Account:
    """The line of a score that was told, and the piece it was for."""
    if event.kind != "points":
        return NO_POINTS
    return {Line(event.facts["side"], event.rule or "", about): float(event.facts["points"])}


def told(events: Iterable[Event], about: str) -> Account:
    """Everything that was scored for one piece."""
    lines = [scored(event, about) for event in events if event.kind == "points"]
    return together(*lines) if lines else NO_POINTS


def objectives(game: ColonialGame, state: ColonialState) -> Account:
    """Who would hold which objective if the activation were over now."""
    after = state.copy()
    play: ColonialPlay = Play(game, after)
    take_objectives(play)
    return ground_held(game, after)


def of_settling(game: ColonialGame, end: ColonialState, fight: tuple[Piece, Piece, Space, Space], gap: int) -> Worth:
    """What retreat, loss of the way back and the taking of the hex add, over every way back there is.

    ``fight`` is assaulter, defender and their hexes; ``gap`` how much higher the assaulter has scored.
    """
    field = game.field
    beaten = field.names[fight[1] if gap > 0 else fight[0]]
    outlook: Outlook[ColonialState] = Outlook(
        game,
        len(end.stack),
        lambda state: objectives(game, state),
        lambda event: scored(event, beaten),
    )
    return outlook.after(end, lambda play: settle(play, *fight, max(gap, 0), max(-gap, 0)))


def of_piece(account: Account, name: str) -> Account:
    """The lines that are about one piece."""
    return {line: points for line, points in account.items() if line.about == name}
