"""French fire: a target, then who fires at it (7-c to 7-g, 8.2 to 8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, set_of
from sandtable.games.kolwezi.actions import DONE, Done, Fire, Mortars, Rocket, Target
from sandtable.games.kolwezi.fire import fire_roll, is_night, mortar_roll, resolve
from sandtable.games.kolwezi.losses import eliminate, flip_to_back
from sandtable.games.kolwezi.state import GARRISON, KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.units import adjacent_units, steps_left, why_absent

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def able(theatre: Theatre, state: KolweziState) -> int:
    """French units that may still fire in this step: on the map, not pinned, not fired yet (8.2-a, 9.3-a)."""
    found = 0
    for area in each(state.french):
        found |= state.at[area]
    return found & theatre.french & ~state.pinned & ~state.fired


def has_rockets(theatre: Theatre, state: KolweziState, piece: int) -> bool:
    """Full-strength company sections carry rockets (5.1-g)."""
    return theatre.rockets[state.face[piece]] and not state.reduced >> piece & 1


def spotters(theatre: Theatre, state: KolweziState, target: int) -> int:
    """Unpinned Tactical PCs next to the target (8.6-a, 9.3-b)."""
    return adjacent_units(theatre, state, state.area[target], theatre.tactical_pcs) & ~state.pinned


def mortars_reach(game: KolweziGame, state: KolweziState, target: int) -> bool:
    """Whether the SMM can fire at the target indirectly (8.6-a, 8.6-c)."""
    theatre = game.theatre
    smm = theatre.smm
    if state.area[smm] < 0 or (state.pinned | state.fired) >> smm & 1 or target == theatre.aml:
        return False
    low, high = theatre.tables.fire.support_range
    distance = theatre.distance[state.area[smm]][state.area[target]]
    return low <= distance <= high and bool(spotters(theatre, state, target))


def smm_reaches(game: KolweziGame, state: KolweziState, target: int) -> bool:
    """Whether the SMM has a direct line to the target at two or three connections (8.5-d, 8.5-e)."""
    theatre = game.theatre
    return has(theatre.lines[state.area[theatre.smm]], state.area[target]) and not is_night(game, state)


def targets(game: KolweziGame, state: KolweziState) -> list[int]:
    """The face-up Katangan units that somebody can fire at (8.2-b, 8.2-c)."""
    theatre = game.theatre
    ready = able(theatre, state)
    if not ready:
        return []
    around = smm_around = 0
    near, area = theatre.near, state.area
    for piece in each(ready):
        around |= near[area[piece]]
    smm_ready = ready >> theatre.smm & 1
    if smm_ready:
        smm_around = state.katangan & ~around
    found = []
    for space in each((around | smm_around) & state.katangan):
        for piece in each(state.at[space] & theatre.katangan & ~state.down):
            if piece == theatre.aml:
                if rocketeers(theatre, state, ready):
                    found.append(piece)
            elif around >> space & 1 or smm_reaches(game, state, piece) or mortars_reach(game, state, piece):
                found.append(piece)
    return found


def rocketeers(theatre: Theatre, state: KolweziState, ready: int) -> int:
    """Sections next to the AML platoon that can look for their rocket team (5.1-g, 5.1-h)."""
    found = 0
    for piece in each(adjacent_units(theatre, state, state.area[theatre.aml], ready) & ~state.no_rockets):
        if has_rockets(theatre, state, piece):
            found |= 1 << piece
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
        play.pop()

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        return Message("kolwezi-question-fire")


def why_not_target(game: KolweziGame, state: KolweziState, piece: int) -> Refusal | None:
    """What keeps a counter from being fired at by anybody."""
    theatre = game.theatre
    if piece < 0 or not theatre.katangan >> piece & 1:
        return Refusal("8.3-j")
    if state.area[piece] < 0:
        return Refusal("5.3.4-c" if state.area[piece] < GARRISON else "8.2-b", {"target": theatre.piece_names[piece]})
    if state.down >> piece & 1:
        return Refusal("8.2-c", {"target": theatre.piece_names[piece]})
    return None


def why_nobody_fires(game: KolweziGame, state: KolweziState, target: int) -> str:
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
        if unit < 0 or not theatre.french >> unit & 1:
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
        return Message("kolwezi-question-fire-at", {"target": game.theatre.piece_names[self.target]})


def fires(game: KolweziGame, state: KolweziState, target: int) -> list[Action]:
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
        if theatre.company_pcs >> piece & 1:
            groups += subsets(theatre, state, piece, ready)
        supported = state.area[piece] in watched
        for group in groups:
            found.append(Fire(names[piece], name, group))
            if supported:
                found.append(Fire(names[piece], name, group, True))
    if ready >> theatre.smm & 1 and smm_reaches(game, state, target):
        found.append(Fire(names[theatre.smm], name))
    if mortars:
        found.append(Mortars(names[theatre.smm], name))
    return found


def subsets(theatre: Theatre, state: KolweziState, pc: int, ready: int) -> list[tuple[str, ...]]:
    """The groups of sections a PC can co-ordinate: of its company, in its area, up to three (7-c, 7-d)."""
    led = state.at[state.area[pc]] & ready & theatre.of_company[theatre.company[pc]] & ~(1 << pc)
    names = [theatre.piece_names[piece] for piece in listed(led)]
    most = min(len(names), theatre.tables.fire.combined)
    return [group for size in range(most, 0, -1) for group in combinations(names, size)]


def why_not_open_fire(theatre: Theatre, state: KolweziState, unit: int) -> Refusal | None:
    """What keeps a unit from firing at all in this step."""
    about = {"unit": theatre.piece_names[unit]}
    if state.pinned >> unit & 1:
        return Refusal("9.3-a", about)
    if state.fired >> unit & 1:
        return Refusal("7-g", about)
    return None


def why_not_ap_fire(game: KolweziGame, state: KolweziState, unit: int, target: int, action: Fire) -> Refusal | None:
    """What is wrong with an AP fire."""
    theatre = game.theatre
    about = {"unit": action.unit, "target": action.target}
    refusal = why_not_distance(game, state, unit, target)
    if refusal:
        return refusal
    if action.with_units:
        if theatre.tactical_pcs >> unit & 1:
            return Refusal("7-d", about)
        if not theatre.company_pcs >> unit & 1:
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


def why_not_distance(game: KolweziGame, state: KolweziState, unit: int, target: int) -> Refusal | None:
    """Fire reaches the next area only, but for the SMM on a straight line by day (8.2-b, 8.5)."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "target": theatre.piece_names[target]}
    if theatre.near[state.area[unit]] >> state.area[target] & 1:
        return None
    if unit != theatre.smm:
        return Refusal("8.2-b", about)
    low, high = theatre.tables.fire.direct_range
    if not low <= theatre.distance[state.area[unit]][state.area[target]] <= high:
        return Refusal("8.5-c", about)
    if is_night(game, state):
        return Refusal("8.5-d", about)
    return None if smm_reaches(game, state, target) else Refusal("8.5-e", about)


def why_not_join(theatre: Theatre, state: KolweziState, pc: int, unit: int) -> Refusal | None:
    """What keeps a unit out of a PC's combined fire."""
    about = {"unit": theatre.piece_names[unit] if unit >= 0 else ""}
    if unit < 0 or unit == pc or theatre.company[unit] != theatre.company[pc]:
        return Refusal("7-d", about)
    if state.area[unit] != state.area[pc]:
        return Refusal("7-c", about)
    return why_not_open_fire(theatre, state, unit)


def why_not_support(game: KolweziGame, state: KolweziState, target: int) -> Refusal | None:
    """What keeps the mortars from firing at the target (8.6)."""
    theatre = game.theatre
    smm = theatre.smm
    about = {"unit": theatre.piece_names[smm], "target": theatre.piece_names[target]}
    if state.area[smm] < 0:
        return Refusal("5.1-c", about)
    refusal = why_not_open_fire(theatre, state, smm)
    if refusal:
        return refusal
    low, high = theatre.tables.fire.support_range
    distance = theatre.distance[state.area[smm]][state.area[target]]
    if distance < low:
        return Refusal("8.6-c", about)
    if distance > high:
        return Refusal("8.6-a", about)
    near = adjacent_units(theatre, state, state.area[target], theatre.tactical_pcs)
    if near and near & state.pinned == near:
        return Refusal("9.3-b", about)
    return None if near else Refusal("8.6-a", about)


def why_not_rocket(game: KolweziGame, state: KolweziState, unit: int, target: int) -> Refusal | None:
    """What keeps a section from firing its rockets (5.1-g, 5.1-h, 8.4-a)."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "target": theatre.piece_names[target]}
    if target != theatre.aml or not theatre.near[state.area[unit]] >> state.area[target] & 1:
        return Refusal("8.4-a", about)
    if not has_rockets(theatre, state, unit):
        return Refusal("5.1-g", about)
    return Refusal("5.1-h", about) if state.no_rockets >> unit & 1 else None


def fire(play: KolweziPlay, action: Fire, target: int) -> None:
    """One AP fire at one target; all who take part have fired (7-g)."""
    theatre, state = play.game.theatre, play.state
    firers = [theatre.piece[action.unit], *(theatre.piece[name] for name in action.with_units)]
    support = theatre.smm if action.mortars else None
    roll = fire_roll(play.game, state, firers, target, support)
    taking_part = firers if support is None else [*firers, support]
    for piece in taking_part:
        state.fired |= 1 << piece
    resolve(play, "fire", roll, taking_part, target, "7-c" if len(firers) > 1 else "8.3-a")


def fire_mortars(play: KolweziPlay, target: int) -> None:
    """The SMM fires indirectly by itself (8.6-b)."""
    smm = play.game.theatre.smm
    roll = mortar_roll(play.game, play.state, smm, target)
    play.state.fired |= 1 << smm
    resolve(play, "fire", roll, [smm], target, "8.6-b")


def fire_rocket(play: KolweziPlay, unit: int) -> None:
    """First the rocket team must have landed (5.1-h), then one die decides (8.4-b)."""
    theatre, state = play.game.theatre, play.state
    name, aml = theatre.piece_names[unit], theatre.aml
    if not state.rockets >> unit & 1:
        die = play.chance.die(6)
        landed = die <= state.turn
        play.tell("rocket-team", {"unit": name, "die": die, "turn": state.turn, "landed": landed}, "5.1-h")
        if not landed:
            state.no_rockets |= 1 << unit
            return
        state.rockets |= 1 << unit
    state.fired |= 1 << unit
    die = play.chance.die(6)
    table = theatre.tables.rockets
    result = "eliminated" if die <= table.destroyed else "step" if die <= table.step else "nothing"
    facts = {"unit": name, "target": theatre.piece_names[aml], "at": theatre.names[state.area[aml]], "die": die}
    play.tell("rocket", {**facts, "result": result}, "8.4-b")
    if result == "eliminated" or (result == "step" and steps_left(theatre, state, aml) == 1):
        eliminate(play, aml, "8.4-b")
    elif result == "step":
        flip_to_back(play, aml)
        play.tell("reduced", {"unit": theatre.piece_names[aml]}, "8.4-b")
