"""Missions in a row (chapter 31): what a mission's end means, and how the next one begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.rolls import Reason
from sandtable.engine.spaces import each, has, listed, only, plus
from sandtable.games.paratrooper.actions import DONE, Deploy, Done, RefitCommand, Relocate
from sandtable.games.paratrooper.asking import Asking, Lasting
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.mobilization import (
    INITIAL,
    Mobilization,
    best_available,
    came_to,
    place_new,
    places_for,
    staging_zones,
)
from sandtable.games.paratrooper.pack import Level
from sandtable.games.paratrooper.pieces import among, put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.setup import clear_table, set_up_mission
from sandtable.games.paratrooper.state import AVAILABLE, LOST, NONE, SINGLE, ParatrooperState
from sandtable.games.paratrooper.turn import Turn
from sandtable.games.paratrooper.victory import level_of, score

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

TRICOLOR, BONUS = 0, 1


class Series(Lasting, frozen=True):
    """One mission, or a campaign of them."""

    name = "series"

    def run(self, play: ParatrooperPlay) -> bool:
        state = play.state
        if state.number == 0:
            set_up_mission(play)
            play.push(Turn(), Mobilization(INITIAL))
            return False
        level = evaluate(play)
        if play.game.series == SINGLE:
            state.stack.clear()
        else:
            after_mission(play, level)
        return False


def evaluate(play: ParatrooperPlay) -> Level:
    """The mission's victory points are added up (3.2, 3.3); concealed counters are turned up for it (3.2-c)."""
    game, state = play.game, play.state
    reasons = score(game, state)
    points = sum(reason.value for reason in reasons)
    level = level_of(game, points)
    state.scores.append(points)
    parts = [[reason.value, reason.rule, reason.about] for reason in reasons]
    facts = {"points": points, "level": level.id, "reasons": parts, **by_source(reasons)}
    play.tell("evaluation", facts, "3.3-a", reveals=bool(state.concealed))
    return level


#: where points come from, with the rules that give them
SOURCES = {
    "objective": ("3.2-a",),
    "eliminated": ("3.2-b", "2.4-b"),
    "massacres": ("22.2-i", "22.2-j"),
    "hexes": ("3.2-c",),
    "losses": ("3.2-d", "3.2-e"),
    "crisis": ("3.2-f",),
}


def by_source(reasons: list[Reason]) -> dict[str, int]:
    """The points of a mission by where they come from."""
    return {
        source: sum(reason.value for reason in reasons if reason.rule in rules) for source, rules in SOURCES.items()
    }


def after_mission(play: ParatrooperPlay, level: Level) -> None:
    """Elan changes, victories and debacles are counted, markers are won (31.0 to 31.3)."""
    game, state = play.game, play.state
    theatre, rules = game.theatre, game.campaign_rules
    state.elan = max(1, min(theatre.elan_max, state.elan + level.elan))
    play.tell("elan", {"change": level.elan, "elan": state.elan}, "31.1-a")
    if level.victory:
        state.victories += 1
    elif level.id == "debacle":
        state.debacles += 1
    if level.id == "disgrace" or state.debacles > rules.debacles:
        end_campaign(play, -1)
        return
    if state.number == rules.missions:
        end_campaign(play, 1 if state.victories >= rules.victories else -1)
        return
    for ship in each(theatre.lshds):
        put(theatre, state, ship, AVAILABLE)  # the old one goes before a new one comes (31.4-a)
    state.bonus = state.mission if level.victory else NONE
    play.push(NextMission())
    if level.victory:
        if theatre.missions[state.mission].bonus.kind in ("fsa", "lshd"):
            play.push(Award())
        if not has(staging_zones(game, state), state.zone):
            play.push(Tricolor())


def end_campaign(play: ParatrooperPlay, won: Number) -> None:
    """The campaign is won or lost (31.0-a, 31.0-b)."""
    play.state.won = won
    play.state.stack.clear()
    facts = {"won": "yes" if won > 0 else "no", "victories": play.state.victories, "points": sum(play.state.scores)}
    play.tell("campaign-over", facts, "31.0-a" if won > 0 else "31.0-b")


def free_fsa(game: ParatrooperGame, state: ParatrooperState) -> Piece:
    """An FSA marker that is not placed, or -1 (31.5-i)."""
    return best_available(game, state, "fsa")


def relocations(game: ParatrooperGame) -> list[Action]:
    """The FSA markers, one of which may be moved where all of them are placed (31.5-i)."""
    return [Relocate(game.theatre.names[marker]) for marker in each(game.theatre.fsas)]


def why_not_relocate(game: ParatrooperGame, unit: str) -> Refusal | None:
    """Only an FSA marker can be moved to where one was won (31.5-i)."""
    return None if among(game.theatre.fsas, game.piece_of(unit)) else Refusal("31.5-i", {"unit": unit})


def take_from(play: ParatrooperPlay, marker: Piece) -> None:
    """A placed marker leaves its zone, to be moved (31.5-i)."""
    game, state = play.game, play.state
    at = game.name_of(state, state.where[marker])
    put(game.theatre, state, marker, AVAILABLE)
    play.tell("marker-removed", {"unit": game.theatre.names[marker], "at": at}, "31.5-i")


class Tricolor(Asking, frozen=True):
    """An FSA marker is planted in the zone of the victory; if all are placed one may be moved there (31.3, 31.5-i)."""

    name = "tricolor"

    def run(self, play: ParatrooperPlay) -> bool:
        marker = free_fsa(play.game, play.state)
        if marker < 0:
            return True
        self.plant(play, marker)
        return False

    def plant(self, play: ParatrooperPlay, marker: Piece) -> None:
        """The marker stands in the mission's zone."""
        game, state = play.game, play.state
        put(game.theatre, state, marker, state.zone)
        play.tell("fsa", {"unit": game.theatre.names[marker], "to": game.name_of(state, state.zone)}, "31.3-a")
        play.pop()

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [*relocations(game), DONE]

    @forbids(Relocate)
    def why_not_relocate(self, game: ParatrooperGame, state: ParatrooperState, action: Relocate) -> Refusal | None:
        return why_not_relocate(game, action.unit)

    @plays(Relocate)
    def relocate(self, play: ParatrooperPlay, action: Relocate) -> None:
        marker = play.game.theatre.piece[action.unit]
        take_from(play, marker)
        self.plant(play, marker)

    @plays(Done)
    def leave_them(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"zone": game.name_of(state, state.zone)}


class Award(Asking, frozen=True):
    """The FSA or LSHD of a victory bonus is placed: an FSA in a red zone, a ship in a white one (31.2, 31.5-b)."""

    name = "award"

    def marker(self, game: ParatrooperGame, state: ParatrooperState) -> Piece:
        """The marker that was won, or -1 if none is left."""
        return best_available(game, state, game.theatre.missions[state.mission].bonus.kind)

    def zones(self, game: ParatrooperGame, state: ParatrooperState) -> SpaceSet:
        """Where it may stand."""
        if game.theatre.missions[state.mission].bonus.kind == "lshd":
            return game.theatre.oceans
        return game.theatre.crisis_zones & ~staging_zones(game, state)

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        marker = self.marker(game, state)
        if marker < 0:
            return [*relocations(game), DONE]
        name = game.theatre.names[marker]
        return [*(Deploy(name, game.name_of(state, zone)) for zone in listed(self.zones(game, state))), DONE]

    @forbids(Deploy)
    def why_not_deploy(self, game: ParatrooperGame, state: ParatrooperState, action: Deploy) -> Refusal | None:
        marker = self.marker(game, state)
        won = marker >= 0 and game.theatre.names[marker] == action.unit
        fits = won and among(self.zones(game, state), game.theatre.zone.get(action.to, NONE))
        return None if fits else Refusal("31.5-b", {"to": action.to})

    @forbids(Relocate)
    def why_not_relocate(self, game: ParatrooperGame, state: ParatrooperState, action: Relocate) -> Refusal | None:
        if self.marker(game, state) >= 0:
            return Refusal("31.5-i", {"unit": action.unit})  # one is left to be placed
        return why_not_relocate(game, action.unit)

    @plays(Deploy)
    def deploy(self, play: ParatrooperPlay, action: Deploy) -> None:
        play.pop()
        put(play.game.theatre, play.state, play.game.theatre.piece[action.unit], play.game.theatre.zone[action.to])
        play.tell("fsa", {"unit": action.unit, "to": action.to}, "31.2-a")

    @plays(Relocate)
    def take_up(self, play: ParatrooperPlay, action: Relocate) -> None:
        take_from(play, play.game.theatre.piece[action.unit])

    @plays(Done)
    def do_without(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"ship": game.theatre.missions[state.mission].bonus.kind == "lshd"}


class NextMission(Step["ParatrooperGame", ParatrooperState], frozen=True):
    """Command posts and FSAs are kept, all else is removed; the next mission is set up (31.4)."""

    name = "next-mission"

    def run(self, play: ParatrooperPlay) -> bool:
        game, state = play.game, play.state
        theatre = game.theatre
        play.pop()
        kept = [p for p in each(theatre.cps) if state.where[p] not in (AVAILABLE, LOST)]
        shaken = state.disrupted
        markers = {p: state.where[p] for p in each(theatre.fsas | theatre.lshds) if state.where[p] >= HEXES}
        clear_table(game, state)
        for piece, zone in markers.items():
            put(theatre, state, piece, zone)
        for piece in kept:
            put(theatre, state, piece, theatre.calvi)
            state.disrupted |= shaken & only(piece)
        names = [theatre.names[p] for p in kept]
        play.tell("next-mission", {"number": state.number + 1, "units": names, "kept": len(names)}, "31.4-a")
        set_up_mission(play)
        self.hand_out_bonus(play)
        play.push(Turn(), Mobilization(INITIAL), KeptCommand(0))
        return False

    def hand_out_bonus(self, play: ParatrooperPlay) -> None:
        """Units of the victory bonus come free, for this mission only (31.2-a)."""
        state = play.state
        bonus = play.game.theatre.missions[state.bonus].bonus if state.bonus >= 0 else None
        state.bonus = NONE
        if bonus and bonus.kind in ("mac", "tac"):
            for _ in range(bonus.number):
                piece = best_available(play.game, state, bonus.kind)
                if piece >= 0:
                    place_new(play, piece, "")
                    facts = {"unit": play.game.theatre.names[piece], **came_to(play.game, state, piece)}
                    play.tell("received", facts, "31.2-a")


class KeptCommand(Asking, frozen=True):
    """Kept command posts are put in Calvi or with an FSA or ship, and may be refitted (31.4-a, 31.4-b).

    An air transport of the victory bonus, too, may start in a zone with an FSA (4.0-n).
    """

    name = "kept-command"

    placed: PieceSet

    def waiting(self, game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
        """Command posts and air transports still to be placed, where there is a choice."""
        theatre = game.theatre
        found = 0
        for piece in each((theatre.cps | theatre.macs) & ~self.placed):
            if state.where[piece] == theatre.calvi and self.zones(game, state, piece) != only(theatre.calvi):
                found = plus(found, piece)
        return found

    def can_refit(self, game: ParatrooperGame, state: ParatrooperState) -> bool:
        """Whether there is something to refit and an OP for it."""
        return bool(state.disrupted) and state.ops >= game.theatre.charts.refit.command_posts

    def run(self, play: ParatrooperPlay) -> bool:
        if self.waiting(play.game, play.state) or self.can_refit(play.game, play.state):
            return True
        play.pop()
        return False

    def zones(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> SpaceSet:
        """Where a command post or an air transport may start."""
        return places_for(game, state, game.theatre.kind[piece].key, INITIAL)

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        names = game.theatre.names
        found: list[Action] = [RefitCommand()] if self.can_refit(game, state) else []
        for piece in each(self.waiting(game, state)):
            found += [
                Deploy(names[piece], game.name_of(state, zone)) for zone in listed(self.zones(game, state, piece))
            ]
        found.append(DONE)
        return found

    @forbids(Deploy)
    def why_not_deploy(self, game: ParatrooperGame, state: ParatrooperState, action: Deploy) -> Refusal | None:
        piece, zone = game.piece_of(action.unit), game.theatre.zone.get(action.to, NONE)
        fits = among(self.waiting(game, state), piece) and among(self.zones(game, state, piece), zone)
        return None if fits else Refusal("31.4-a", {"unit": action.unit, "to": action.to})

    @forbids(RefitCommand)
    def why_not_refit(self, game: ParatrooperGame, state: ParatrooperState, action: RefitCommand) -> Refusal | None:
        return None if self.can_refit(game, state) else Refusal("31.4-b")

    @plays(Deploy)
    def deploy(self, play: ParatrooperPlay, action: Deploy) -> None:
        theatre = play.game.theatre
        piece = theatre.piece[action.unit]
        put(theatre, play.state, piece, theatre.zone[action.to])
        play.replace(self.but(placed=plus(self.placed, piece)))
        play.tell("deployed", {"unit": action.unit, "to": action.to}, "31.4-a")

    @plays(RefitCommand)
    def refit(self, play: ParatrooperPlay, action: RefitCommand) -> None:
        game, state = play.game, play.state
        restored = [game.theatre.names[p] for p in each(state.disrupted)]
        state.disrupted = 0
        play.tell("refitted", {"units": restored, "at": ""}, "31.4-b")
        change_ops(play, -game.theatre.charts.refit.command_posts, "31.4-b")

    @plays(Done)
    def begin(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()
