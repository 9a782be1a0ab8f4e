"""What the regiment is to do in a mission or a campaign, and what decides (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.goals import Goals, Objective, short_of, would_be
from sandtable.engine.spaces import each, has
from sandtable.games.paratrooper.ground import HEX, HEXES
from sandtable.games.paratrooper.stakes import standing
from sandtable.games.paratrooper.state import OPFOR, REP, SINGLE, ParatrooperState
from sandtable.games.paratrooper.victory import level_of

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: minutes a mission takes
PACE = (60, 100)


def goals(game: ParatrooperGame, view: View[ParatrooperState]) -> Goals:
    """The briefing of the regiment: the mission, and the campaign it belongs to."""
    state, single = view.state, game.series == SINGLE
    missions = 1 if single else game.campaign_rules.missions
    mission = game.theatre.missions[state.mission]
    return Goals(
        Message(f"paratrooper-brief-{mission.id}"),
        decides(game, state),
        (PACE[0] * missions, PACE[1] * missions),
        [sought(game, state), *ground(game, state)],
        now(game, state) if single else None,
        better(game, state) if single else None,
    )


def decides(game: ParatrooperGame, state: ParatrooperState) -> list[Message]:
    """The levels, the objective, the crisis; and how many missions must be won."""
    theatre = game.theatre
    levels = {level.id: level.low for level in theatre.charts.level}
    bounds = {"glorious": levels["glorious"], "reasonable": levels["reasonable"]}
    found = [
        Message("paratrooper-decides-levels", bounds),
        Message("paratrooper-decides-objective", {"points": theatre.missions[state.mission].vp}),
        Message("paratrooper-decides-home"),
        Message("paratrooper-decides-crisis", {"crisis": theatre.crisis_end}),
    ]
    if game.series != SINGLE:
        rules = game.campaign_rules
        asked = {"missions": rules.missions, "victories": rules.victories, "debacles": rules.debacles}
        found.insert(0, Message("paratrooper-decides-campaign", asked))
    if state.number:
        place = {"zone": theatre.space_names[state.zone], "map": game.ground(state).drawn.id}
        found.insert(0, Message("paratrooper-decides-place", place))
    return found


def sought(game: ParatrooperGame, state: ParatrooperState) -> Objective:
    """What the mission is about: hidden until it is found, then carried off the map."""
    theatre = game.theatre
    piece, mission = theatre.objective_of[state.mission], theatre.missions[state.mission]
    where = state.where[piece]
    seen = 0 <= where < HEXES
    closed = "yes" if seen and has(game.ground(state).closed, where) else "no"
    carrier = state.aboard[piece]
    note = "evacuated" if state.evacuated else "aboard" if carrier >= 0 else "found" if seen else "hidden"
    facts = {"by": theatre.names[carrier]} if note == "aboard" else {"closed": closed} if seen else {}
    return Objective(
        game.name_of(state, where) if seen else "",
        theatre.names[piece],
        REP if state.evacuated else -1,
        (float(mission.vp),),
        Message(f"paratrooper-goal-{note}", facts),
    )


def ground(game: ParatrooperGame, state: ParatrooperState) -> list[Objective]:
    """The valued hexes of the map, as far as it can be seen who holds them; what burns is worth nothing (2.7-c)."""
    here, spoilt = game.ground(state), state.collateral | state.fires
    called = {HEX[place.hex]: place.name for place in here.drawn.place}
    found = []
    for hex in each(here.valued):
        side = REP if has(state.rep, hex) else OPFOR if has(state.foes, hex) else -1
        worth = 0.0 if has(spoilt, hex) else float(here.vp[hex])
        found.append(Objective(here.names[hex], called[hex], side, (worth,)))
    return sorted(found, key=lambda one: -max(one.worth))


def better(game: ParatrooperGame, state: ParatrooperState) -> Message | None:
    """What is missing to the next level of victory (3.3)."""
    points = int(standing(game, state).scores[0])
    higher = [level for level in game.theatre.charts.level if level.low > points]
    return short_of(f"paratrooper-level-{higher[-1].id}", higher[-1].low - points) if higher else None


def now(game: ParatrooperGame, state: ParatrooperState) -> Message:
    """What the points would be called."""
    points = int(standing(game, state).scores[0])
    return would_be(f"paratrooper-level-{level_of(game, points).id}")
