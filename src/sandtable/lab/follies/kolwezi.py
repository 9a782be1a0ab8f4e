"""Jumping on Kolwezi: what a commander of the 2e REP leaves unused, and what he does for nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import mean, median

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Bot, Decision, Event
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, has, plus
from sandtable.games.kolwezi.actions import Fire, Join, Jump, Mortars, Rocket, Shoot
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.games.kolwezi.units import french_on_map, is_dummy
from sandtable.games.kolwezi.victory import total
from sandtable.lab.follies import Folly

SILENT = "turns of the mortars near a target"


class Watch:
    """Looks on while a game is played, and counts."""

    def __init__(self, game: KolweziGame, found: Counter[str]) -> None:
        self.game, self.found = game, found
        self.turn = 0
        self.before: list[int] = []
        self.busy: PieceSet = 0
        self.marked = False  #: whether the mortars may find a target this turn
        self.unasked = False  #: whether mortars could have joined in the fire that is thrown now

    def decided(self, state: KolweziState, decision: Decision, action: Action) -> None:
        """Before an answer is carried out: what it is, and what it might have been."""
        if state.turn != self.turn:
            self.new_turn(state)
        piece = self.game.theatre.piece
        if isinstance(action, Jump) and state.turn > 1:
            self.found[f"second wave jumps on turn {state.turn}"] += 1
        if isinstance(action, Jump) and state.turn == 1:
            self.found["first wave on " + action.zone] += 1
        if isinstance(action, Fire | Mortars | Rocket | Shoot | Join):
            self.busy = plus(self.busy, piece[action.unit])
        if isinstance(action, Fire):
            for name in action.with_units:
                self.busy = plus(self.busy, piece[name])
        if isinstance(action, Fire | Mortars):
            self.fired(decision.actions, action)

    def fired(self, offered: Sequence[Action], action: Fire | Mortars) -> None:
        """An AP fire in a fire step: with mortars, or without them though they could have joined in."""
        found = self.found
        found["fires"] += 1
        if isinstance(action, Mortars) or action.mortars:
            found["fires with mortars"] += 1
            self.busy = plus(self.busy, self.game.theatre.smm)
        else:
            self.unasked = any(isinstance(one, Fire) and one.mortars and one.unit == action.unit for one in offered)

    def happened(self, state: KolweziState, events: Sequence[Event]) -> None:
        """After an answer: what the dice made of French fire."""
        for event in events:
            if event.kind == "fire" and has(self.game.theatre.french, self.game.theatre.piece[event.facts["unit"]]):
                self.found["fires without effect"] += event.facts["result"] == "nothing"
                self.found["support left unused"] += self.unasked and event.facts["result"] != "eliminated"
        self.unasked = False

    def new_turn(self, state: KolweziState) -> None:
        """A turn is over: who could have done something in it, but stood about."""
        if self.before:
            self.idle(state)
        self.turn, self.before, self.busy = state.turn, list(state.area), 0
        self.marked = any(self.in_reach(state, piece) for piece in each(self.game.theatre.katangan & ~state.down))

    def in_reach(self, state: KolweziState, target: Piece) -> bool:
        """Whether the mortars could go this turn to where they can fire at a Katangan unit that is seen."""
        theatre = self.game.theatre
        at, mortars = state.area[target], state.area[theatre.smm]
        if at < 0 or mortars < 0 or target == theatre.aml or is_dummy(theatre, state, target):
            return False
        far = theatre.tables.movement.foot + theatre.tables.fire.support_range[1]
        return theatre.distance[mortars][at] <= far

    def idle(self, state: KolweziState) -> None:
        """Units that neither moved nor fought though nothing kept them; who holds an objective does enough."""
        theatre, found = self.game.theatre, self.found
        for piece in each(french_on_map(theatre, state) & ~state.pinned & ~theatre.tactical_pcs):
            area = self.before[piece]
            if area < 0:
                continue  # it has just landed
            found["turns of units"] += 1
            still = state.area[piece] == area and not has(self.busy, piece)
            held = has(state.hostages, area) or area in (theatre.airport_road, theatre.lorry_park)
            found["idle turns of units"] += still and not held
            if piece == theatre.smm and self.marked:
                found[SILENT] += 1
                found[f"{SILENT} without fire"] += not has(self.busy, piece)


def watched(game: KolweziGame, bot: Bot, seed: str, found: Counter[str]) -> float:
    """One whole game that is looked at, and its points."""
    state, rng, watch = game.setup(key_from_seed(seed)), Random(seed), Watch(game, found)
    while (decision := game.pending(state)) is not None:
        action = bot.choose(game.observe(state, decision.seat), rng)
        watch.decided(state, decision, action)
        watch.happened(state, game.apply(state, action))
    return total(game, state)


def count(bot: str, games: int, seed: str) -> list[Folly]:
    """The follies of a commander in so many games."""
    shelf = title()
    game, maker, found = shelf.open(SCENARIO), bots_of(shelf)[bot], Counter[str]()
    points = [watched(game, maker(game, 0), f"{seed}-{number}", found) for number in range(games)]
    jumps = {turn: found[f"second wave jumps on turn {turn}"] for turn in range(4, len(game.theatre.tables.turn) + 1)}
    return [
        Folly("fires with mortars", found["fires with mortars"], found["fires"]),
        Folly("mortar support left unused, and the target not destroyed", found["support left unused"], found["fires"]),
        Folly(f"{SILENT} without fire", found[f"{SILENT} without fire"], found[SILENT]),
        Folly("turns of units that do nothing", found["idle turns of units"], found["turns of units"]),
        Folly("fires without effect", found["fires without effect"], found["fires"]),
        *(Folly(f"first wave on {zone}", found[f"first wave on {zone}"], games) for zone in DROP_ZONES),
        *(Folly(f"second wave jumps on turn {turn}", times, games) for turn, times in jumps.items() if times),
        Folly("second wave never jumps", games - sum(jumps.values()), games),
        Folly("points, median (fewer are better)", median(points)),
        Folly("points, mean", round(mean(points), 2)),
    ]
