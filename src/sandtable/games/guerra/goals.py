"""What each side wants of the war, and what decides it (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.goals import Goals, Objective, would_be, would_win
from sandtable.engine.spaces import has
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.victory import standing

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: minutes the fifteen weeks take
MINUTES = (180, 300)


def goals(game: GuerraGame, view: View[GuerraState]) -> Goals:
    """The briefing of a side."""
    worth = game.theatre.tables.victory
    decides = [
        Message("guerra-decides-towns", {"city": worth.city, "village": worth.village, "unit": worth.eliminated}),
        Message("guerra-decides-line", {"unit": worth.beyond_line, "replacement": worth.replacement}),
        Message("guerra-decides-allies", {"angola": worth.angola_intervenes, "uganda": worth.uganda_intervenes}),
        Message("guerra-decides-army"),
    ]
    brief = Message(f"guerra-brief-{game.seats[view.seat]}")
    return Goals(brief, decides, MINUTES, objectives(game, view.state), now(game, view.state))


def objectives(game: GuerraGame, state: GuerraState) -> list[Objective]:
    """The towns that count at the end, the most valuable first."""
    found = []
    for number, town in enumerate(game.theatre.towns):
        worth = worth_of(game, number)
        if any(worth):
            found.append(Objective(town.hex, town.name, state.holder[number], worth))
    return sorted(found, key=lambda one: (-max(one.worth), one.name))


def worth_of(game: GuerraGame, town: int) -> tuple[float, ...]:
    """What a town is worth at the end to whoever holds it (7-e, 7-f, 7-j, 7-l, 7-m)."""
    theatre, worth = game.theatre, game.theatre.tables.victory
    base = worth.city * has(theatre.drc_cities, town) + worth.village * has(theatre.villages, town)
    found = [base, base]
    if town == game.kinshasa:
        found[CONGO] += worth.congo_kinshasa
        found[REBELS] += worth.rebel_kinshasa
    found[CONGO] += worth.congo_kisangani * (town == game.kisangani)
    found[REBELS] += worth.rebel_bonus_city * (town in (game.bonus_city, game.mbandaka))
    return (float(base),) if found == [base, base] else tuple(map(float, found))


def now(game: GuerraGame, state: GuerraState) -> Message:
    """Who would have the greater total."""
    scores = standing(game, state).scores
    if scores[REBELS] == scores[CONGO]:
        return would_be("guerra-level-draw")
    return would_win(game.seats[scores.index(max(scores))], "guerra-level-points")
