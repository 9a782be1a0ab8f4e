"""Missions in a row (chapter 31): what a mission's end means, and how the next one begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.actions import DONE, Deploy, Done, RefitCommand, Relocate
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.mobilization import INITIAL, best_available, place_new, places_for, staging_zones
from sandtable.games.paratrooper.pack import Level
from sandtable.games.paratrooper.pieces import put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.setup import clear_table, set_up_mission
from sandtable.games.paratrooper.state import AVAILABLE, LOST, NONE, SINGLE, ParatrooperState
from sandtable.games.paratrooper.victory import level_of, score

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

TRICOLOR, BONUS = 0, 1


class Series(Step["ParatrooperGame", ParatrooperState]):
    """One mission, or a campaign of them."""

    name = "series"

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        state = play.state
        if state.number == 0:
            set_up_mission(play)
            play.push("turn")
            play.push("mobilize", INITIAL)
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
    play.push("next-mission")
    if level.victory:
        if theatre.missions[state.mission].bonus.kind in ("fsa", "lshd"):
            play.push("award")
        if not staging_zones(game, state) >> state.zone & 1:
            play.push("tricolor")


def end_campaign(play: ParatrooperPlay, won: int) -> None:
    """The campaign is won or lost (31.0-a, 31.0-b)."""
    play.state.won = won
    play.state.stack.clear()
    facts = {"won": "yes" if won > 0 else "no", "victories": play.state.victories, "points": sum(play.state.scores)}
    play.tell("campaign-over", facts, "31.0-a" if won > 0 else "31.0-b")


def free_fsa(game: ParatrooperGame, state: ParatrooperState) -> int:
    """An FSA marker that is not placed, or -1 (31.5-i)."""
    return best_available(game, state, "fsa")


class Tricolor(Asking):
    """An FSA marker is planted in the zone of the victory; if all are placed one may be moved there (31.3, 31.5-i)."""

    name = "tricolor"

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        marker = free_fsa(play.game, play.state)
        if marker < 0:
            return True
        self.plant(play, marker)
        return False

    def plant(self, play: ParatrooperPlay, marker: int) -> None:
        """The marker stands in the mission's zone."""
        state = play.state
        put(play.game.theatre, state, marker, state.zone)
        play.tell(
            "fsa", {"unit": play.game.theatre.names[marker], "to": play.game.name_of(state, state.zone)}, "31.3-a"
        )
        play.pop()

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        return [*(Relocate(game.theatre.names[p]) for p in each(game.theatre.fsas)), DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        return Refusal("31.5-i") if isinstance(action, Relocate) else not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Relocate):
            self.plant(play, play.game.theatre.piece[action.unit])
        else:
            play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"zone": game.name_of(state, state.zone)}


class Award(Asking):
    """The FSA or LSHD of a victory bonus is placed: an FSA in a red zone, a ship in a white one (31.2, 31.5-b)."""

    name = "award"

    def marker(self, game: ParatrooperGame, state: ParatrooperState) -> int:
        """The marker that was won, or -1 if none is left."""
        return best_available(game, state, game.theatre.missions[state.mission].bonus.kind)

    def zones(self, game: ParatrooperGame, state: ParatrooperState) -> int:
        """Where it may stand."""
        if game.theatre.missions[state.mission].bonus.kind == "lshd":
            return game.theatre.oceans
        return game.theatre.crisis_zones & ~staging_zones(game, state)

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        return True

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        marker = self.marker(game, state)
        if marker < 0:
            return [*(Relocate(game.theatre.names[p]) for p in each(game.theatre.fsas)), DONE]
        name = game.theatre.names[marker]
        return [*(Deploy(name, game.name_of(state, zone)) for zone in listed(self.zones(game, state))), DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Deploy):
            return Refusal("31.5-b", {"to": action.to})
        return Refusal("31.5-i") if isinstance(action, Relocate) else not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        if isinstance(action, Relocate):
            put(game.theatre, state, game.theatre.piece[action.unit], AVAILABLE)
            return
        play.pop()
        if isinstance(action, Deploy):
            put(game.theatre, state, game.theatre.piece[action.unit], game.theatre.zone[action.to])
            play.tell("fsa", {"unit": action.unit, "to": action.to}, "31.2-a")

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"kind": game.theatre.missions[state.mission].bonus.kind}


class NextMission(Step["ParatrooperGame", ParatrooperState]):
    """Command posts and FSAs are kept, all else is removed; the next mission is set up (31.4)."""

    name = "next-mission"

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        theatre = game.theatre
        play.pop()
        kept = [p for p in each(theatre.cps) if state.where[p] not in (AVAILABLE, LOST)]
        shaken = state.disrupted
        markers = {p: state.where[p] for p in each(theatre.fsas | theatre.lshds) if state.where[p] >= HEXES}
        clear_table(theatre, state)
        for piece, zone in markers.items():
            put(theatre, state, piece, zone)
        for piece in kept:
            put(theatre, state, piece, theatre.calvi)
            state.disrupted |= shaken & 1 << piece
        names = [theatre.names[p] for p in kept]
        play.tell("next-mission", {"number": state.number + 1, "units": names, "kept": len(names)}, "31.4-a")
        set_up_mission(play)
        self.hand_out_bonus(play)
        play.push("turn")
        play.push("mobilize", INITIAL)
        play.push("kept-command", 0)
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
                    play.tell("received", {"unit": play.game.theatre.names[piece], "at": ""}, "31.2-a")


class KeptCommand(Asking):
    """Kept command posts are put in Calvi or with an FSA or ship, and may be refitted (31.4-a, 31.4-b).

    An air transport of the victory bonus, too, may start in a zone with an FSA (4.0-n). Frame: what is placed already.
    """

    name = "kept-command"
    FRAME = {"placed": "pieces"}

    def waiting(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> int:
        """Command posts and air transports still to be placed, where there is a choice."""
        theatre, placed = game.theatre, frame[1]
        found = 0
        for piece in each((theatre.cps | theatre.macs) & ~placed):
            if state.where[piece] == theatre.calvi and self.zones(game, state, piece) != 1 << theatre.calvi:
                found |= 1 << piece
        return found

    def can_refit(self, game: ParatrooperGame, state: ParatrooperState) -> bool:
        """Whether there is something to refit and an OP for it."""
        return bool(state.disrupted) and state.ops >= game.theatre.charts.refit.command_posts

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if self.waiting(play.game, play.state, frame) or self.can_refit(play.game, play.state):
            return True
        play.pop()
        return False

    def zones(self, game: ParatrooperGame, state: ParatrooperState, piece: int) -> int:
        """Where a command post or an air transport may start."""
        return places_for(game, state, game.theatre.kind[piece].key, INITIAL)

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        names = game.theatre.names
        found: list[Action] = [RefitCommand()] if self.can_refit(game, state) else []
        for piece in each(self.waiting(game, state, frame)):
            found += [
                Deploy(names[piece], game.name_of(state, zone)) for zone in listed(self.zones(game, state, piece))
            ]
        found.append(DONE)
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Deploy):
            return Refusal("31.4-a", {"unit": action.unit, "to": action.to})
        if isinstance(action, RefitCommand):
            return Refusal("31.4-b")
        return not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        if isinstance(action, Done):
            play.pop()
        elif isinstance(action, RefitCommand):
            restored = [game.theatre.names[p] for p in each(state.disrupted)]
            state.disrupted = 0
            play.tell("refitted", {"units": restored, "at": ""}, "31.4-b")
            change_ops(play, -game.theatre.charts.refit.command_posts, "31.4-b")
        else:
            assert isinstance(action, Deploy)
            piece = game.theatre.piece[action.unit]
            put(game.theatre, state, piece, game.theatre.zone[action.to])
            play.replace(self.name, frame[1] | 1 << piece)
            play.tell("deployed", {"unit": action.unit, "to": action.to}, "31.4-a")
