"""French fire: a target, then who fires at it (7-c to 7-g, 8.2 to 8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, plus, set_of, without
from sandtable.games.kolwezi.actions import DONE, Done, Fire, Mortars, Rocket, Target
from sandtable.games.kolwezi.fire import able, fire_roll, is_night, resolve, why_not_open_fire
from sandtable.games.kolwezi.heavy_weapons import (
    fire_mortars,
    fire_rocket,
    has_rockets,
    mortars_reach,
    rocketeers,
    smm_reaches,
    spotters,
    why_not_rocket,
    why_not_support,
)
from sandtable.games.kolwezi.state import GARRISON, KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.units import adjacent_units, dummies, value_of, why_absent
from sandtable.games.kolwezi.ways import around

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def targets(game: KolweziGame, state: KolweziState) -> list[Piece]:
    """The face-up Katangan units that somebody can fire at (8.2-b, 8.2-c)."""
    theatre = game.theatre
    ready = able(theatre, state)
    if not ready:
        return []
    near = around(game, set_of([area for area in listed(state.french) if state.at[area] & ready]))
    # The mortars may reach anybody.
    areas = state.katangan if has(ready, theatre.smm) else state.katangan & near
    found = []
    for space in listed(areas):
        for piece in each(state.at[space] & theatre.katangan & ~state.down):
            if piece == theatre.aml:
                if rocketeers(theatre, state, ready):
                    found.append(piece)
            elif has(near, space) or smm_reaches(game, state, piece) or mortars_reach(game, state, piece):
                found.append(piece)
    return found


class FrenchFire(Question, frozen=True):
    """Fires one after another until the player has had enough (4-b, 4-d)."""

    name = "french_fire"

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        found = targets(play.game, play.state)
        if found:
            aims = play.game.aims
            return [*(aims[piece] for piece in found), DONE]
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        return [*(game.aims[piece] for piece in targets(game, state)), DONE]

    @forbids(Target)
    def why_not_aim(self, game: KolweziGame, state: KolweziState, action: Target) -> Refusal | None:
        """What keeps everybody from firing at a unit."""
        target = game.theatre.piece.get(action.target, -1)
        refusal = why_not_target(game, state, target)
        if refusal or target in targets(game, state):
            return refusal
        return Refusal(why_nobody_fires(game, state, target), {"target": action.target})

    @plays(Target)
    def aim(self, play: KolweziPlay, action: Target) -> None:
        """Next is who fires at it."""
        play.push(FireAt(play.game.theatre.piece[action.target]))

    @plays(Done)
    def done(self, play: KolweziPlay, action: Done) -> None:
        """Nobody else fires."""
        play.tell("done", {"step": self.name}, "4-b")
        play.pop()

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        found = set_of(targets(game, state))
        if found and found == dummies(game.theatre, state, found):
            return Message("kolwezi-question-fire-dummies")  # 6-c
        assaults_follow = any(step.name == "assault_move" for step in state.stack)
        return Message("kolwezi-question-fire-first" if assaults_follow else "kolwezi-question-fire")  # 9-a


def why_not_target(game: KolweziGame, state: KolweziState, piece: Piece) -> Refusal | None:
    """What keeps a counter from being fired at by anybody."""
    theatre = game.theatre
    if piece < 0 or not has(theatre.katangan, piece):
        return Refusal("8.3-j")
    if state.area[piece] < 0:
        return Refusal("5.3.4-c" if state.area[piece] < GARRISON else "8.2-b", {"target": theatre.piece_names[piece]})
    if has(state.down, piece):
        return Refusal("8.2-c", {"target": theatre.piece_names[piece]})
    return None


def why_nobody_fires(game: KolweziGame, state: KolweziState, target: Piece) -> str:
    """The rule that keeps everybody from firing at this target."""
    theatre = game.theatre
    around = adjacent_units(theatre, state, state.area[target], theatre.french)
    if target == theatre.aml:
        carriers = set_of(piece for piece in each(around) if has_rockets(theatre, state, piece))
        if not carriers:
            return "5.1-g" if around else "8.4-a"
        if carriers & state.pinned == carriers:
            return "9.3-a"
        return "5.1-h" if carriers & state.no_rockets else "8.2-a"
    if around:
        return "9.3-a" if around & state.pinned == around else "8.2-a"
    if state.area[theatre.smm] >= 0:
        low, high = theatre.tables.fire.direct_range
        if low <= theatre.distance[state.area[theatre.smm]][state.area[target]] <= high:
            refusal = why_not_open_fire(theatre, state, theatre.smm) or why_not_distance(
                game, state, theatre.smm, target
            )
            return refusal.rule if refusal else "8.2-b"
    return "8.2-b"


class FireAt(Question, frozen=True):
    """Who fires at the target: a unit, a PC with sections of its company, mortars, rockets."""

    name = "fire_at"
    weighed = True

    target: Piece

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        return fires(game, state, self.target)

    @forbids(Fire)
    def why_not_fire(self, game: KolweziGame, state: KolweziState, action: Fire) -> Refusal | None:
        """What is wrong with an AP fire at the chosen target."""
        return (
            self.why_not_anyhow(game, state, action)
            or self.why_not_ap(game, action)
            or why_not_ap_fire(game, state, game.theatre.piece[action.unit], self.target, action)
        )

    @forbids(Mortars)
    def why_not_mortars(self, game: KolweziGame, state: KolweziState, action: Mortars) -> Refusal | None:
        """What is wrong with mortar fire at the chosen target."""
        refusal = self.why_not_anyhow(game, state, action) or self.why_not_ap(game, action)
        if refusal:
            return refusal
        if game.theatre.piece[action.unit] != game.theatre.smm:
            return Refusal("8.6-a", {"unit": action.unit, "target": action.target})
        return why_not_support(game, state, self.target)

    @forbids(Rocket)
    def why_not_rocket(self, game: KolweziGame, state: KolweziState, action: Rocket) -> Refusal | None:
        """What is wrong with rockets at the chosen target."""
        return self.why_not_anyhow(game, state, action) or why_not_rocket(
            game, state, game.theatre.piece[action.unit], self.target
        )

    def why_not_anyhow(self, game: KolweziGame, state: KolweziState, action: Fire | Mortars | Rocket) -> Refusal | None:
        """What keeps a unit from firing at the chosen target, whatever with."""
        theatre = game.theatre
        about = {"unit": action.unit, "target": action.target}
        unit = theatre.piece.get(action.unit, -1)
        if action.target != theatre.piece_names[self.target]:
            return Refusal("8.3-j", about)
        if unit < 0 or not has(theatre.french, unit):
            return Refusal("1-a", about)
        return why_absent(theatre, state, unit) or why_not_open_fire(theatre, state, unit)

    def why_not_ap(self, game: KolweziGame, action: Fire | Mortars) -> Refusal | None:
        """Armour is hurt by rockets alone (8.4-a)."""
        if self.target != game.theatre.aml:
            return None
        return Refusal("8.4-a", {"unit": action.unit, "target": action.target})

    @plays(Fire)
    def fire(self, play: KolweziPlay, action: Fire) -> None:
        """AP fire."""
        play.pop()
        fire(play, action, self.target)

    @plays(Mortars)
    def mortars(self, play: KolweziPlay, action: Mortars) -> None:
        """The SMM by itself."""
        play.pop()
        fire_mortars(play, self.target)

    @plays(Rocket)
    def rocket(self, play: KolweziPlay, action: Rocket) -> None:
        """Rockets."""
        play.pop()
        fire_rocket(play, play.game.theatre.piece[action.unit])

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        theatre = game.theatre
        shown = {"target": theatre.piece_names[self.target], "value": value_of(theatre, state, self.target)}
        return Message("kolwezi-question-fire-at", shown)


def fires(game: KolweziGame, state: KolweziState, target: Piece) -> list[Action]:
    """Every way to fire at a target now."""
    theatre = game.theatre
    names = theatre.piece_names
    ready = able(theatre, state)
    name = names[target]
    if target == theatre.aml:
        return [Rocket(names[piece], name) for piece in each(rocketeers(theatre, state, ready))]
    found: list[Action] = []
    mortars = mortars_reach(game, state, target)
    watched = {state.area[piece] for piece in each(spotters(theatre, state, target))} if mortars else set()
    around = adjacent_units(theatre, state, state.area[target], ready)
    for piece in each(around):
        groups: list[tuple[str, ...]] = [()]
        if has(theatre.company_pcs, piece):
            groups += subsets(theatre, state, piece, ready)
        supported = state.area[piece] in watched
        for group in groups:
            found.append(Fire(names[piece], name, group))
            if supported:
                found.append(Fire(names[piece], name, group, True))
    if has(ready, theatre.smm) and smm_reaches(game, state, target):
        found.append(Fire(names[theatre.smm], name))
    if mortars:
        found.append(Mortars(names[theatre.smm], name))
    return found


def subsets(theatre: Theatre, state: KolweziState, pc: Piece, ready: PieceSet) -> list[tuple[str, ...]]:
    """The groups of sections a PC can co-ordinate: of its company, in its area, up to three (7-c, 7-d)."""
    led = without(state.at[state.area[pc]] & ready & theatre.of_company[theatre.company[pc]], pc)
    names = [theatre.piece_names[piece] for piece in listed(led)]
    most = min(len(names), theatre.tables.fire.combined)
    return [group for size in range(most, 0, -1) for group in combinations(names, size)]


def why_not_ap_fire(game: KolweziGame, state: KolweziState, unit: Piece, target: Piece, action: Fire) -> Refusal | None:
    """What is wrong with an AP fire."""
    theatre = game.theatre
    about = {"unit": action.unit, "target": action.target}
    refusal = why_not_distance(game, state, unit, target)
    if refusal:
        return refusal
    if action.with_units:
        if has(theatre.tactical_pcs, unit):
            return Refusal("7-d", about)
        if not has(theatre.company_pcs, unit):
            return Refusal("7-e", about)
        if len(action.with_units) > theatre.tables.fire.combined or len(set(action.with_units)) < len(
            action.with_units
        ):
            return Refusal("7-c", about)
        for name in action.with_units:
            refusal = why_not_join(theatre, state, unit, theatre.piece.get(name, -1))
            if refusal:
                return refusal
    if action.mortars:
        pcs = spotters(theatre, state, target)
        if not any(state.area[pc] == state.area[unit] for pc in each(pcs)):
            return Refusal("7-f", about)
        return why_not_support(game, state, target)
    return None


def why_not_distance(game: KolweziGame, state: KolweziState, unit: Piece, target: Piece) -> Refusal | None:
    """Fire reaches the next area only, but for the SMM on a straight line by day (8.2-b, 8.5)."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "target": theatre.piece_names[target]}
    if has(theatre.near[state.area[unit]], state.area[target]):
        return None
    if unit != theatre.smm:
        return Refusal("8.2-b", about)
    low, high = theatre.tables.fire.direct_range
    if not low <= theatre.distance[state.area[unit]][state.area[target]] <= high:
        return Refusal("8.5-c", about)
    if is_night(game, state):
        return Refusal("8.5-d", about)
    return None if smm_reaches(game, state, target) else Refusal("8.5-e", about)


def why_not_join(theatre: Theatre, state: KolweziState, pc: Piece, unit: Piece) -> Refusal | None:
    """What keeps a unit out of a PC's combined fire."""
    about = {"unit": theatre.piece_names[unit] if unit >= 0 else ""}
    if unit < 0 or unit == pc or theatre.company[unit] != theatre.company[pc]:
        return Refusal("7-d", about)
    if state.area[unit] != state.area[pc]:
        return Refusal("7-c", about)
    return why_not_open_fire(theatre, state, unit)


def fire(play: KolweziPlay, action: Fire, target: Piece) -> None:
    """One AP fire at one target; all who take part have fired (7-g)."""
    theatre, state = play.game.theatre, play.state
    firers = [theatre.piece[action.unit], *(theatre.piece[name] for name in action.with_units)]
    support = theatre.smm if action.mortars else None
    roll = fire_roll(play.game, state, firers, target, support)
    taking_part = firers if support is None else [*firers, support]
    for piece in taking_part:
        state.fired = plus(state.fired, piece)
    resolve(play, "fire", roll, taking_part, target, "7-c" if len(firers) > 1 else "8.3-a")
