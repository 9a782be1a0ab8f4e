"""Victory points by their timing, automatic victory, the result (7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.contract import Line, Result, Standing, When
from sandtable.engine.fields import Number, Piece, Seat
from sandtable.engine.spaces import each, has, size, up_to
from sandtable.games.guerra.state import DUE, NOBODY, TO_COME, Army, ArmySet, GuerraState
from sandtable.games.guerra.theatre import CONGO, REBELS, SIDES

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

#: how the war ended
GOES_ON, COUNTED, AUTOMATIC = 0, 1, 2


class Score(NamedTuple):
    """Points of a side by a rule; ``what`` is the line that scores, ``about`` the unit, army or town."""

    side: Seat
    points: Number
    rule: str
    what: str
    about: str = ""

    def line(self, when: When) -> Line:
        """Its line in an account."""
        return line_of(SIDES[self.side], self.rule, self.what, self.about, when)


def line_of(side: str, rule: str, what: str, about: str, when: When) -> Line:
    """The line of a score in an account: some are told by army or town, the others by what they are for."""
    by_name = what in ("intervenes", "bonus-city")
    return Line(side, rule, about if by_name else f"guerra-stake-{what}", when)


def score(play: GuerraPlay, scores: Iterator[Score]) -> None:
    """Adds points to the sides' totals."""
    for side, points, rule, what, about in scores:
        if points:
            play.state.points[side] += points
            play.tell("points", {"side": play.game.seats[side], "points": points, "what": what, "about": about}, rule)


def score_elimination(play: GuerraPlay, unit: Piece) -> None:
    """What a unit that is lost brings the enemy."""
    score(play, of_elimination(play.game, unit))


def of_elimination(game: GuerraGame, unit: Piece) -> Iterator[Score]:
    """A point for an enemy unit, one more for a Ugandan or Rwandan one (7-c, 7-h)."""
    theatre = game.theatre
    worth = theatre.tables.victory
    side = 1 - theatre.side[unit]
    yield Score(side, worth.eliminated, "7-c", "eliminated", theatre.names[unit])
    if theatre.armies[theatre.army[unit]] in ("uganda", "rwanda"):
        yield Score(side, worth.eliminated_intervener, "7-h", "eliminated-intervener", theatre.names[unit])


def score_intervention(play: GuerraPlay, army: Army) -> None:
    """An army has come to the Congo."""
    score(play, of_intervention(play.game, army, play.state.intervened))


def of_intervention(game: GuerraGame, army: Army, intervened: ArmySet) -> Iterator[Score]:
    """The first unit of a foreign army in the Congo; each line once a game (7-i, 7-k)."""
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
    if name in lines:
        side, points, rule, others = lines[name]
        if not any(has(intervened, theatre.armies.index(other)) for other in others):
            yield Score(side, points, rule, "intervenes", name)


def turn_points(play: GuerraPlay) -> None:
    """What the Administration stage adds."""
    score(play, of_turn(play.game, play.state, play.state.turn))


def of_turn(game: GuerraGame, state: GuerraState, turn: Number) -> Iterator[Score]:
    """Angolan units in the Congo from turn 10 on (7-n); on turn 1 the armies that are there from the start (7-i, 7-k).

    With the option, the lines that do not say "at the end of the game" too, for the turn just played.
    """
    theatre = game.theatre
    if turn == 1:
        for army in each(state.intervened):
            yield from of_intervention(game, army, state.intervened & up_to(army))  # those before it have scored
    if turn >= theatre.tables.limits.first_angolan_turn:
        angolans = theatre.of_army[theatre.armies.index("angola")] & state.alive
        count = sum(has(theatre.drc, state.hex[unit]) for unit in each(angolans))
        yield Score(REBELS, count * theatre.tables.victory.angolan_unit, "7-n", "angolan-units")
    if game.score_every_turn and turn > 1:
        yield from of_open_lines(game, state)


def of_open_lines(game: GuerraGame, state: GuerraState) -> Iterator[Score]:
    """The lines whose timing the book leaves open: units beyond the line, Kisangani, Kinshasa and Mbandaka."""
    theatre = game.theatre
    worth = theatre.tables.victory
    for side in (REBELS, CONGO):
        beyond = sum(size(state.at[space]) for space in each(state.held[side] & theatre.beyond[side]))
        yield Score(side, beyond * worth.beyond_line, "7-g", "beyond-line")
    if state.holder[game.kisangani] == CONGO:
        yield Score(CONGO, worth.congo_kisangani, "7-j", "kisangani")
    for town in (game.bonus_city, game.mbandaka):
        if state.holder[town] == REBELS:
            yield Score(REBELS, worth.rebel_bonus_city, "7-m", "bonus-city", theatre.town_names[town])


def final_points(play: GuerraPlay) -> None:
    """The war is over: what counts at the end is counted."""
    state = play.state
    score(play, of_end(play.game, state))
    state.ended = COUNTED
    play.tell("end", {"rebels": state.points[REBELS], "congo": state.points[CONGO]}, "7-a")


def of_end(game: GuerraGame, state: GuerraState) -> Iterator[Score]:
    """What counts at the end of the game."""
    theatre, holder = game.theatre, state.holder
    worth = theatre.tables.victory
    for side in (REBELS, CONGO):
        yield Score(side, state.replacements[side] * worth.replacement, "7-d", "replacements")
        villages = [holder[town] for town in theatre.village_towns].count(side)
        yield Score(side, villages * worth.village, "7-e", "villages")
        cities = [holder[town] for town in theatre.drc_city_towns].count(side)
        yield Score(side, cities * worth.city, "7-f", "cities")
    if holder[game.kinshasa] == CONGO:
        yield Score(CONGO, worth.congo_kinshasa, "7-j", "kinshasa")
    else:
        yield Score(REBELS, worth.rebel_kinshasa, "7-l", "kinshasa")
    yield from of_open_lines(game, state)


def standing(game: GuerraGame, state: GuerraState) -> Standing:
    """What the totals would be if the war ended now: what is on the tracks, and what counts at the end.

    Once that has been counted it is on the tracks, and is told apart from what was there before.
    """
    at_end = [one for one in of_end(game, state) if one.points] if state.stack or state.ended == COUNTED else []
    ends = [sum(float(one.points) for one in at_end if one.side == side) for side in (REBELS, CONGO)]
    so_far = [points - (0.0 if state.stack else end) for points, end in zip(state.points, ends, strict=True)]
    account = {
        Line(seat, "2.2-b", "guerra-stake-so-far"): points for seat, points in zip(game.seats, so_far, strict=True)
    }
    account |= {one.line("end"): float(one.points) for one in at_end}
    return Standing([points + end for points, end in zip(so_far, ends, strict=True)], account)


def beaten(game: GuerraGame, state: GuerraState, side: Seat) -> bool:
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
