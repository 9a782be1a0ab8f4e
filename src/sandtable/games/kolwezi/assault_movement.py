"""Assault movement: who goes into which area before the dice are thrown, alone or together (9-a, 9-b)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import and_
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Space, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, plus, several, size
from sandtable.games.kolwezi.actions import DONE, FIGHT, Assault, Done, Fight, Join, Ready, Storm
from sandtable.games.kolwezi.assault import AssaultResolution
from sandtable.games.kolwezi.fire import able
from sandtable.games.kolwezi.going import company_of
from sandtable.games.kolwezi.reveal import reveal_garrisons
from sandtable.games.kolwezi.state import GONE, KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.units import enter_french, foreign_areas, names, why_absent

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def within_reach(game: KolweziGame, state: KolweziState, unit: Piece) -> SpaceSet:
    """The areas next to a unit that the Katangans hold and no other company has gone into (9-b, 7-b)."""
    held = game.theatre.near[state.area[unit]] & state.katangan
    return held and held & ~foreign_areas(game, state)[game.theatre.company[unit]]


def assailants(game: KolweziGame, state: KolweziState) -> Iterator[tuple[Piece, SpaceSet]]:
    """Every unit that may assault, with the areas that it may go into (9-a, 9-b)."""
    for unit in each(able(game.theatre, state)):
        if state.origin[unit] < 0:
            areas = within_reach(game, state, unit)
            if areas:
                yield unit, areas


def why_not_assail(game: KolweziGame, state: KolweziState, unit: Piece) -> Refusal | None:
    """What keeps a unit from assaulting anything."""
    theatre = game.theatre
    if unit < 0 or not has(theatre.french, unit):
        return Refusal("9-a", {"unit": theatre.piece_names[unit]} if unit >= 0 else {})
    about = {"unit": theatre.piece_names[unit]}
    absent = why_absent(theatre, state, unit)
    if absent:
        return absent
    if has(state.pinned, unit):
        return Refusal("9.3-a", about)
    if has(state.fired, unit):
        return Refusal("9-a", about)
    return Refusal("9-b", about) if state.origin[unit] >= 0 else None


def why_not_enter(game: KolweziGame, state: KolweziState, unit: Piece, area: Space) -> Refusal | None:
    """What keeps a unit from assaulting an area."""
    refusal = why_not_assail(game, state, unit)
    if refusal:
        return refusal
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], **({"to": theatre.names[area]} if area >= 0 else {})}
    if area < 0 or not has(theatre.near[state.area[unit]] & state.katangan, area):
        return Refusal("9-b", about)
    return None if has(within_reach(game, state, unit), area) else Refusal("7-b", about)


def go_in(play: KolweziPlay, units: PieceSet, area: Space) -> None:
    """Units enter an area; the fight comes when all have who shall."""
    state = play.state
    for unit in each(units):
        state.origin[unit] = state.area[unit]
    facts = {"units": names(play.game, units), "count": size(units), "to": play.game.theatre.names[area]}
    play.tell("assault-move", facts, "9-b")
    enter_french(play, units, area)
    reveal_garrisons(play, area)  # 5.3.4-c: this too is arriving next to a mining town


class AssaultMovement(Question, frozen=True):
    """Units enter areas held by the Katangans, then all assaults are resolved (4-b, 9-b)."""

    name = "assault_move"

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        found = openings(play.game, play.state)
        if found:
            return [*found, DONE]
        play.replace(AssaultResolution())
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        return [*openings(game, state), DONE]

    def like(self, game: KolweziGame, state: KolweziState, action: Action) -> Action:
        """One unit's assault is the area's, with nobody else."""
        return Storm(action.to) if isinstance(action, Assault) else action

    @forbids(Assault)
    def why_not_assault(self, game: KolweziGame, state: KolweziState, action: Assault) -> Refusal | None:
        """What keeps a unit from assaulting an area."""
        theatre = game.theatre
        return why_not_enter(game, state, theatre.piece.get(action.unit, -1), theatre.index.get(action.to, -1))

    @forbids(Storm)
    def why_not_storm(self, game: KolweziGame, state: KolweziState, action: Storm) -> Refusal | None:
        """What keeps everybody from assaulting an area."""
        area = game.theatre.index.get(action.at, -1)
        if area >= 0 and any(has(areas, area) for _, areas in assailants(game, state)):
            return None
        return Refusal("9-b", {"at": action.at})

    @forbids(Ready)
    def why_not_ready(self, game: KolweziGame, state: KolweziState, action: Ready) -> Refusal | None:
        """What keeps a unit from assaulting anything."""
        unit = game.theatre.piece.get(action.unit, -1)
        refusal = why_not_assail(game, state, unit)
        if refusal or within_reach(game, state, unit):
            return refusal
        held = game.theatre.near[state.area[unit]] & state.katangan
        return Refusal("7-b" if held else "9-b", {"unit": action.unit})

    @plays(Done)
    def done(self, play: KolweziPlay, action: Done) -> None:
        """Nobody else goes in."""
        play.tell("done", {"step": self.name}, "4-b")
        play.replace(AssaultResolution())

    @plays(Assault)
    def assault(self, play: KolweziPlay, action: Assault) -> None:
        """One unit goes in."""
        go_in(play, only(play.game.theatre.piece[action.unit]), play.game.theatre.index[action.to])

    @plays(Storm)
    def storm(self, play: KolweziPlay, action: Storm) -> None:
        """Next is who goes in; where only one can, that is settled."""
        area = play.game.theatre.index[action.at]
        able_to = [unit for unit, areas in assailants(play.game, play.state) if has(areas, area)]
        play.push(Muster(area, only(able_to[0]) if len(able_to) == 1 else 0))

    @plays(Ready)
    def ready(self, play: KolweziPlay, action: Ready) -> None:
        """Next is where it goes in, and with whom."""
        play.push(mustered(play.game, play.state, only(play.game.theatre.piece[action.unit])))

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        inside = [unit for unit, start in enumerate(state.origin) if start >= 0]
        areas = [game.theatre.names[area] for area in sorted({state.area[unit] for unit in inside})]
        if areas:
            return Message("kolwezi-question-assault-more", {"areas": areas})
        return Message("kolwezi-question-assault")


def openings(game: KolweziGame, state: KolweziState) -> list[Action]:
    """The areas that may be assaulted, and the units that may do so."""
    theatre = game.theatre
    units = list(assailants(game, state))
    areas = 0
    for _, held in units:
        areas |= held
    found: list[Action] = [Storm(theatre.names[area]) for area in each(areas)]
    return found + [Ready(theatre.piece_names[unit]) for unit, _ in units]


class Muster(Question, frozen=True):
    """Who assaults together, and which area: one of the two is known, the other is asked (9-a, 9-b)."""

    name = "muster"
    rule = "9-b"

    at: Space  #: GONE as long as those mustered have a choice
    units: PieceSet

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        theatre = game.theatre
        found: list[Action] = []
        if self.at == GONE:
            found += [Storm(theatre.names[area]) for area in each(in_common(game, state, self.units))]
        found += [game.joins[unit] for unit in listed(self.may_join(game, state))]
        return [*found, FIGHT] if self.at != GONE and self.units else found

    def may_join(self, game: KolweziGame, state: KolweziState) -> PieceSet:
        """Those whom :meth:`why_not_join` does not keep from joining."""
        theatre = game.theatre
        wanted = only(self.at) if self.at != GONE else in_common(game, state, self.units)
        company = company_of(theatre, self.units)
        found = 0
        for unit, areas in assailants(game, state):
            if areas & wanted and not (company and theatre.company[unit] not in (0, company)):
                found = plus(found, unit)
        return found & ~self.units

    @forbids(Storm)
    def why_not_storm(self, game: KolweziGame, state: KolweziState, action: Storm) -> Refusal | None:
        """Those mustered go into one area, and all of them get there."""
        area = game.theatre.index.get(action.at, -1)
        if self.at == GONE and area >= 0 and has(in_common(game, state, self.units), area):
            return None
        return Refusal("9-b", {"at": action.at})

    @forbids(Join)
    def why_not_join(self, game: KolweziGame, state: KolweziState, action: Join) -> Refusal | None:
        """What keeps a unit from assaulting with the others."""
        theatre = game.theatre
        unit = theatre.piece.get(action.unit, -1)
        refusal = why_not_enter(game, state, unit, self.at) if self.at != GONE else why_not_assail(game, state, unit)
        if refusal:
            return refusal
        if has(self.may_join(game, state), unit):
            return None
        company = company_of(theatre, self.units)
        foreign = company and theatre.company[unit] not in (0, company)
        return Refusal("7-b" if foreign else "9-b", {"unit": action.unit})

    @forbids(Fight)
    def why_not_fight(self, game: KolweziGame, state: KolweziState, action: Fight) -> Refusal | None:
        """It takes an area and somebody."""
        return None if self.at != GONE and self.units else Refusal("9-b")

    @plays(Storm)
    def storm(self, play: KolweziPlay, action: Storm) -> None:
        """Where those mustered go in."""
        play.replace(self.but(at=play.game.theatre.index[action.at]))

    @plays(Join)
    def join(self, play: KolweziPlay, action: Join) -> None:
        """One more goes with them."""
        units = plus(self.units, play.game.theatre.piece[action.unit])
        play.replace(mustered(play.game, play.state, units) if self.at == GONE else self.but(units=units))

    @plays(Fight)
    def fight(self, play: KolweziPlay, action: Fight) -> None:
        """They go in."""
        play.pop()
        go_in(play, self.units, self.at)

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        units = names(game, self.units)
        if self.at == GONE:
            return Message("kolwezi-question-muster-where", {"units": units})
        facts = {"at": game.theatre.names[self.at], "units": units, "count": len(units)}
        return Message("kolwezi-question-muster", facts)


def in_common(game: KolweziGame, state: KolweziState, units: PieceSet) -> SpaceSet:
    """The areas that all of these may go into."""
    return reduce(and_, (within_reach(game, state, unit) for unit in each(units)))


def mustered(game: KolweziGame, state: KolweziState, units: PieceSet) -> Muster:
    """Units that are to assault together; where there is only one area for them, that is settled."""
    areas = in_common(game, state, units)
    return Muster(GONE if several(areas) else first(areas), units)
