"""What the 2e REP is to do at Kolwezi, and what decides (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.goals import Goals, Objective, below, would_be
from sandtable.engine.spaces import size
from sandtable.games.kolwezi.picture import control
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.victory import LEVELS, checks, fate_of, freed, level_of, next_check, total

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: minutes the two days take
MINUTES = (60, 120)


def goals(game: KolweziGame, view: View[KolweziState]) -> Goals:
    """The briefing of the regiment."""
    tables = game.theatre.tables
    levels, points = tables.levels, tables.points
    park = game.theatre.names[game.theatre.lorry_park]
    first, *later = checks(game)
    decides = [
        Message(
            "kolwezi-decides-levels",
            {"dazzling": levels.dazzling, "victory": levels.victory, "partial": levels.partial},
        ),
        Message(
            "kolwezi-decides-hostages", {"points": points.hostages, "first": first, "last": later[0] if later else 0}
        ),
        Message("kolwezi-decides-lorries", {"lorries": game.theatre.pack.map.setup.lorries, "at": park}),
        Message("kolwezi-decides-losses", {"step": points.french_step, "pin": points.pin}),
        Message("kolwezi-decides-left", {"step": points.katangan_step, "airport": points.airport_road}),
    ]
    state = view.state
    if (check := next_check(game, state)) and (held := size(state.hostages & state.katangan)):
        # the sum so far does not know them, though they weigh more than anything else in it
        unsettled = {"places": held, "points": held * points.hostages, "turn": check}
        decides.insert(2, Message("kolwezi-decides-open", unsettled))
    free, places = freed(state)
    brief = Message("kolwezi-brief", {"places": places, "freed": free})
    return Goals(brief, decides, MINUTES, objectives(game, state), would_be(level(game, state)), better(game, state))


def objectives(game: KolweziGame, state: KolweziState) -> list[Objective]:
    """The airport road, the lorries, and the hostages that are still alive; what each would cost."""
    names = {area.id: area.name for area in game.theatre.areas}
    return [
        Objective(one.space, names[one.space], one.side, *stake(game, state, one.space, one.text))
        for one in control(game.theatre, state)
    ]


def stake(game: KolweziGame, state: KolweziState, space: str, what: str) -> tuple[tuple[float, ...], Message]:
    """What a place would cost, and when: lorries cost no points, and safe hostages none any more."""
    points = game.theatre.tables.points
    if what != "hostages":
        return (points.airport_road,) if what == "airport" else (), Message(f"kolwezi-goal-{what}")
    fate = fate_of(game, state, game.theatre.index[space])
    told = Message("kolwezi-goal-hostages", {"fate": fate, "turn": next_check(game, state)})
    return () if fate == "safe" else (points.hostages,), told


def better(game: KolweziGame, state: KolweziState) -> Message | None:
    """Below how many points it would be called better (11-g)."""
    levels = game.theatre.tables.levels
    bounds = (levels.dazzling, levels.victory, levels.partial)
    place = LEVELS.index(level_of(game, total(game, state)))
    return below(f"kolwezi-level-{LEVELS[place - 1]}", bounds[place - 1]) if place else None


def level(game: KolweziGame, state: KolweziState) -> str:
    """What the points would be called."""
    return f"kolwezi-level-{level_of(game, total(game, state))}"
