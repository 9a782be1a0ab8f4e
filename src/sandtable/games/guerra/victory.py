"""Victory points by their timing, automatic victory, the result (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Result
from sandtable.engine.flow import Play
from sandtable.engine.spaces import each
from sandtable.games.guerra.state import DUE, NOBODY, TO_COME, GuerraState
from sandtable.games.guerra.theatre import CONGO, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

#: how the war ended
GOES_ON, COUNTED, AUTOMATIC = 0, 1, 2


def score(play: GuerraPlay, side: int, points: int, rule: str, what: str, about: str = "") -> None:
    """Adds points to a side's total; ``what`` is the line that scores, ``about`` the unit, army or town."""
    if points:
        play.state.points[side] += points
        facts = {"side": play.game.seats[side], "points": points, "what": what, "about": about}
        play.tell("points", facts, rule)


def score_elimination(play: GuerraPlay, unit: int) -> None:
    """A point for an enemy unit, one more for a Ugandan or Rwandan one (7-c, 7-h)."""
    theatre = play.game.theatre
    worth = theatre.tables.victory
    side = 1 - theatre.side[unit]
    score(play, side, worth.eliminated, "7-c", "eliminated", theatre.names[unit])
    if theatre.armies[theatre.army[unit]] in ("uganda", "rwanda"):
        score(play, side, worth.eliminated_intervener, "7-h", "eliminated-intervener", theatre.names[unit])


def score_intervention(play: GuerraPlay, army: int) -> None:
    """The first unit of a foreign army in the Congo; each line once a game (7-i, 7-k)."""
    game, state = play.game, play.state
    theatre = game.theatre
    worth = theatre.tables.victory
    name = theatre.armies[army]
    lines = {
        "uganda": (CONGO, worth.uganda_intervenes, "7-i", ()),
        "rwanda": (CONGO, worth.rwanda_burundi_intervene, "7-i", ("burundi",)),
        "burundi": (CONGO, worth.rwanda_burundi_intervene, "7-i", ("rwanda",)),
        "angola": (REBELS, worth.angola_intervenes, "7-k", ()),
        "namibia": (REBELS, worth.namibia_zimbabwe_intervene, "7-k", ("zimbabwe",)),
        "zimbabwe": (REBELS, worth.namibia_zimbabwe_intervene, "7-k", ("namibia",)),
    }
    if name not in lines:
        return
    side, points, rule, others = lines[name]
    if not any(state.intervened >> theatre.armies.index(other) & 1 for other in others):
        score(play, side, points, rule, "intervenes", name)


def turn_points(play: GuerraPlay) -> None:
    """What the Administration stage adds: Angolan units in the Congo from turn 10 on (7-n).

    With the option, the lines that do not say "at the end of the game" too, for the turn just played.
    """
    game, state = play.game, play.state
    theatre = game.theatre
    if state.turn == 1:
        for army in each(state.intervened):
            score_first_turn(play, army)
    if state.turn >= theatre.tables.limits.first_angolan_turn:
        angolans = theatre.of_army[theatre.armies.index("angola")] & state.alive
        count = sum(theatre.drc >> state.hex[unit] & 1 for unit in each(angolans))
        score(play, REBELS, count * theatre.tables.victory.angolan_unit, "7-n", "angolan-units")
    if game.score_every_turn and state.turn > 1:
        open_lines(play)


def score_first_turn(play: GuerraPlay, army: int) -> None:
    """Armies set up in the Congo have intervened from the start; their line scores on turn 1 (7-i, 7-k)."""
    state = play.state
    intervened = state.intervened
    state.intervened &= (1 << army) - 1  # those before it have scored already
    score_intervention(play, army)
    state.intervened = intervened


def open_lines(play: GuerraPlay) -> None:
    """The lines whose timing the book leaves open: units beyond the line, Kisangani, Kinshasa and Mbandaka."""
    game, state = play.game, play.state
    theatre = game.theatre
    worth = theatre.tables.victory
    for side in (REBELS, CONGO):
        units = theatre.of_side[side] & state.alive
        beyond = sum(theatre.beyond[side] >> state.hex[unit] & 1 for unit in each(units))
        score(play, side, beyond * worth.beyond_line, "7-g", "beyond-line")
    if state.holder[game.kisangani] == CONGO:
        score(play, CONGO, worth.congo_kisangani, "7-j", "kisangani")
    for town in (game.bonus_city, game.mbandaka):
        if state.holder[town] == REBELS:
            score(play, REBELS, worth.rebel_bonus_city, "7-m", "bonus-city", theatre.town_names[town])


def final_points(play: GuerraPlay) -> None:
    """What counts at the end of the game."""
    game, state = play.game, play.state
    theatre = game.theatre
    worth = theatre.tables.victory
    for side in (REBELS, CONGO):
        score(play, side, state.replacements[side] * worth.replacement, "7-d", "replacements")
        villages = sum(state.holder[town] == side for town in each(theatre.villages))
        score(play, side, villages * worth.village, "7-e", "villages")
        cities = sum(state.holder[town] == side for town in each(theatre.drc_cities))
        score(play, side, cities * worth.city, "7-f", "cities")
    if state.holder[game.kinshasa] == CONGO:
        score(play, CONGO, worth.congo_kinshasa, "7-j", "kinshasa")
    else:
        score(play, REBELS, worth.rebel_kinshasa, "7-l", "kinshasa")
    open_lines(play)
    state.ended = COUNTED
    play.tell("end", {"rebels": state.points[REBELS], "congo": state.points[CONGO]}, "7-a")


def standing(game: GuerraGame, state: GuerraState) -> list[int]:
    """What the totals would be if the war ended now."""
    again = state.copy()
    final_points(Play(game, again))
    return list(again.points)


def beaten(game: GuerraGame, state: GuerraState, side: int) -> bool:
    """Whether a side's own army, the FAC or the RCD, has no unit on the map and none to come (7-b)."""
    theatre = game.theatre
    own = theatre.of_army[theatre.armies.index("congo" if side == CONGO else "rebels")]
    if own & state.alive:
        return False
    return not any(state.hex[unit] in (TO_COME, DUE) for unit in each(own))


def check_armies(play: GuerraPlay) -> None:
    """The war is over at once when the FAC or the RCD is no more: no step comes after the one that destroyed it."""
    for side in (REBELS, CONGO):
        if not play.state.ended and beaten(play.game, play.state, side):
            play.state.ended = AUTOMATIC
            play.tell("army-destroyed", {"side": play.game.seats[side]}, "7-b")
            play.state.stack.clear()


def result(game: GuerraGame, state: GuerraState) -> Result | None:
    """Who won: by points, by destroying the other army, or because the other gave up."""
    if state.stack:
        return None
    scores = [float(points) for points in state.points]
    if state.conceded != NOBODY:
        return Result(1 - state.conceded, scores, "conceded", "conceded")
    if state.ended == AUTOMATIC:
        losers = [side for side in (REBELS, CONGO) if beaten(game, state, side)]
        return Result(1 - losers[0] if len(losers) == 1 else None, scores, "automatic", "7-b")
    margin = state.points[REBELS] - state.points[CONGO]
    if not margin:
        return Result(None, scores, "draw", "7-a")
    return Result(REBELS if margin > 0 else CONGO, scores, "points", "7-a")
