"""The Para-drop Phase: where a wave jumps, who lands where, and the test on landing (4-e to 4-i)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, Space, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has, listed, only, several, size
from sandtable.games.kolwezi.actions import WAIT, Jump, Land, LandAll, Wait
from sandtable.games.kolwezi.losses import pin
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import NO_ZONE, WAITING, Drop, KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.units import areas_of, enter_french, foreign_areas

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def waves_due(game: KolweziGame, state: KolweziState) -> list[int]:
    """The waves that may jump this turn: the first on turn 1, the second once from 18h30 on (5.1-d, 5.1-e)."""
    if state.first_zone == NO_ZONE:
        return [0]
    if state.second_zone == NO_ZONE and game.theatre.tables.turn[state.turn - 1].second_wave:
        return [1]
    return []


class ParaDrop(Question, frozen=True):
    """Choose a drop zone for the wave; only the second may wait (4-e, 5.1-d, 5.1-e)."""

    name = "para_drop"
    rule = "4-e"

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        found = self.answers(play.game, play.state) if waves_due(play.game, play.state) else ()
        if found:
            return found
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        wave = waves_due(game, state)[0]
        found: list[Action] = [
            Jump(name) for zone, name in enumerate(DROP_ZONES) if not why_not_jump(game, state, wave, zone)
        ]
        if wave == 1:
            found.append(WAIT)
        return found

    @forbids(Wait)
    def why_not_wait(self, game: KolweziGame, state: KolweziState, action: Wait) -> Refusal | None:
        """The first wave jumps on the first turn."""
        return None if waves_due(game, state)[0] else Refusal("5.1-d")

    @plays(Wait)
    def wait(self, play: KolweziPlay, action: Wait) -> None:
        """The wave stays in the aircraft."""
        play.tell("wait", {"wave": waves_due(play.game, play.state)[0] + 1}, "5.1-e")
        play.pop()

    @forbids(Jump)
    def why_not_jump(self, game: KolweziGame, state: KolweziState, action: Jump) -> Refusal | None:
        """What keeps the wave from jumping there."""
        if action.zone not in DROP_ZONES:
            return Refusal("4-e", {"zone": action.zone})
        return why_not_jump(game, state, waves_due(game, state)[0], DROP_ZONES.index(action.zone))

    @plays(Jump)
    def jump(self, play: KolweziPlay, action: Jump) -> None:
        """The wave jumps."""
        state = play.state
        zone = DROP_ZONES.index(action.zone)
        wave = waves_due(play.game, state)[0]
        if wave == 0:
            state.first_zone = zone
        else:
            state.second_zone = zone
        play.tell("jump", {"wave": wave + 1, "zone": action.zone}, "4-e")
        play.replace(Landing(zone, wave))

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        wave = waves_due(game, state)[0]
        return Message("kolwezi-question-jump", {"wave": wave + 1})


def why_not_jump(game: KolweziGame, state: KolweziState, wave: int, zone: Drop) -> Refusal | None:
    """A zone cannot be chosen if there is no room on it for every company of the wave (4-e, 7-b)."""
    theatre = game.theatre
    about = {"zone": DROP_ZONES[zone]}
    if not theatre.drop_zones[zone] & ~state.katangan:
        return Refusal("4-e", about)
    companies = {theatre.company[piece] for piece in each(theatre.waves[wave])} - {0}
    if len(companies) == 1:
        company = companies.pop()
        if not theatre.drop_zones[zone] & ~state.katangan & ~foreign_areas(game, state)[company]:
            return Refusal("7-b", about)
    return None


def landing_areas(game: KolweziGame, state: KolweziState, zone: Drop, wave: int, piece: Piece) -> SpaceSet:
    """Where a unit may land so that every company still to land finds an area of its own (4-e, 7-b)."""
    theatre = game.theatre
    free = theatre.drop_zones[zone] & ~state.katangan
    company = theatre.company[piece]
    if not company:
        return free
    free &= ~foreign_areas(game, state)[company]
    own = areas_of(state, listed(theatre.of_company[company]))
    to_come = {
        theatre.company[other]
        for other in each(theatre.waves[wave])
        if state.area[other] == WAITING and theatre.company[other] not in (0, company)
    }
    to_come = {other for other in to_come if not areas_of(state, listed(theatre.of_company[other]))}
    spare = size(free & ~own) - len(to_come)
    return free if spare > 0 else free & own if own else free


class Landing(Question, frozen=True):
    """One unit after another is placed on the zone's areas; then all test (4-e, 4-f)."""

    name = "landing"
    rule = "4-e"
    alike = False  # another of the wave may come first, but is not the same

    zone: Number
    wave: Number

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        theatre, state = play.game.theatre, play.state
        zone, wave = self.zone, self.wave
        while True:
            piece = next_to_land(theatre, state, wave)
            if piece < 0:
                break
            areas = landing_areas(play.game, state, zone, wave, piece)
            if several(areas):
                return True
            land(play, piece, first(areas))
        for piece in each(theatre.waves[wave]):
            landing_test(play, piece)
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        theatre = game.theatre
        piece = next_to_land(theatre, state, self.wave)
        areas = landing_areas(game, state, self.zone, self.wave, piece)
        found: list[Action] = [Land(theatre.piece_names[piece], theatre.names[area]) for area in each(areas)]
        return found + [LandAll(theatre.names[area]) for area in each(self.room_for_all(game, state))]

    def room_for_all(self, game: KolweziGame, state: KolweziState) -> SpaceSet:
        """Where all who are still in the air may land together: several units, and of one company at most (7-b)."""
        theatre = game.theatre
        waiting = in_the_air(theatre, state, self.wave)
        if len(waiting) < 2 or len({theatre.company[piece] for piece in waiting} - {0}) > 1:
            return 0
        return reduce(and_, (landing_areas(game, state, self.zone, self.wave, piece) for piece in waiting))

    @forbids(Land)
    def why_not_land(self, game: KolweziGame, state: KolweziState, action: Land) -> Refusal | None:
        """What keeps a unit from landing in an area; whose turn it is to be placed is the player's affair."""
        theatre = game.theatre
        about = {"unit": action.unit, "at": action.at}
        piece = theatre.piece.get(action.unit, -1)
        area = theatre.index.get(action.at, -1)
        if piece < 0 or not has(theatre.waves[self.wave], piece) or state.area[piece] != WAITING:
            return Refusal("5.1-c" if self.wave else "5.1-b", about)
        if area < 0 or not has(theatre.drop_zones[self.zone], area) or has(state.katangan, area):
            return Refusal("4-e", about)
        if not has(landing_areas(game, state, self.zone, self.wave, piece), area):
            return Refusal("7-b", about)
        return None

    @forbids(LandAll)
    def why_not_land_all(self, game: KolweziGame, state: KolweziState, action: LandAll) -> Refusal | None:
        """What keeps everybody from landing in one area."""
        area = game.theatre.index.get(action.at, -1)
        if area < 0 or not has(game.theatre.drop_zones[self.zone], area) or has(state.katangan, area):
            return Refusal("4-e", {"at": action.at})
        return None if has(self.room_for_all(game, state), area) else Refusal("7-b", {"at": action.at})

    @plays(LandAll)
    def land_all(self, play: KolweziPlay, action: LandAll) -> None:
        """The rest of the wave comes down together."""
        for piece in in_the_air(play.game.theatre, play.state, self.wave):
            land(play, piece, play.game.theatre.index[action.at])

    def like(self, game: KolweziGame, state: KolweziState, action: Action) -> Action:
        """The list asks for one unit after another; any other of the wave may be placed before it."""
        return self.answers(game, state)[0] if isinstance(action, Land) else action

    @plays(Land)
    def land(self, play: KolweziPlay, action: Land) -> None:
        """A unit comes down where the player wants it."""
        land(play, play.game.theatre.piece[action.unit], play.game.theatre.index[action.at])

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        piece = next_to_land(game.theatre, state, self.wave)
        return Message("kolwezi-question-land", {"unit": game.theatre.piece_names[piece]})


def in_the_air(theatre: Theatre, state: KolweziState, wave: int) -> list[Piece]:
    """The units of the wave that have not landed yet."""
    return [piece for piece in listed(theatre.waves[wave]) if state.area[piece] == WAITING]


def next_to_land(theatre: Theatre, state: KolweziState, wave: int) -> Piece:
    """The next of them, or -1."""
    return next(iter(in_the_air(theatre, state, wave)), -1)


def land(play: KolweziPlay, piece: Piece, area: Space) -> None:
    """A unit comes down."""
    theatre = play.game.theatre
    play.tell("lands", {"unit": theatre.piece_names[piece], "at": theatre.names[area]}, "4-e")
    enter_french(play, only(piece), area)


def landing_roll(game: KolweziGame, state: KolweziState, piece: Piece) -> Roll:
    """One die, less for Katangans next to the area and for a jump by night (4-g, 4-h)."""
    theatre = game.theatre
    table = theatre.tables.landing
    area = state.area[piece]
    reasons = []
    if theatre.near[area] & state.katangan:
        reasons.append(Reason(table.adjacent, "4-g", theatre.names[area]))
    if theatre.tables.turn[state.turn - 1].night:
        reasons.append(Reason(table.night, "4-h"))
    return Roll(theatre.piece_names[piece], 1, 6, "score", reasons)


def landing_test(play: KolweziPlay, piece: Piece) -> None:
    """Pinned on a score of 0 or less (4-f)."""
    theatre = play.game.theatre
    roll = landing_roll(play.game, play.state, piece)
    die = play.chance.die(6)
    score = die + roll.total
    pinned = score <= theatre.tables.landing.pinned
    facts = {"unit": theatre.piece_names[piece], "roll": roll, "die": die, "score": score, "pinned": pinned}
    play.tell("landing-test", facts, "4-f")
    if pinned:
        pin(play, piece, "4-f")
