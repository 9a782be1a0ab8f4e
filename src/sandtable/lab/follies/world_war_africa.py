"""World War Africa: what its bots leave unused, and where they attack or spend for nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, BotMaker, Event
from sandtable.engine.fields import Piece
from sandtable.engine.spaces import has, size
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.strength import column_of, column_roll, die_roll, losses_for, strengths
from sandtable.games.world_war_africa.support import A_SUPPORT, defenders, usable_markers
from sandtable.games.world_war_africa.theatre import RWANDA
from sandtable.games.world_war_africa.title import SCENARIO, title
from sandtable.lab.follies import Folly

#: an attack that hits somebody with no more than one die in six is hopeless
SLIM = 1


def column(game: WarGame, state: WarState, fight: Battle) -> int:
    """The column of a fight as it stands."""
    attack, defence = strengths(game, state, fight, defenders(game, state, fight))
    return column_of(game, column_roll(game, state, fight, attack.total, max(1, defence.total)))


def outcomes(game: WarGame, state: WarState, fight: Battle) -> list[tuple[int, int]]:
    """What every die comes to, losses no higher than there are units."""
    read, bonus = column(game, state, fight), die_roll(game, state, fight).total
    sides = size(fight.attackers), size(defenders(game, state, fight))
    found = [losses_for(game, read, die + bonus) for die in range(1, 7)]
    return [(min(lost, sides[0]), min(killed, sides[1])) for lost, killed in found]


class Watch:
    """Looks at every answer of a game, and at what came of it."""

    def __init__(self, game: WarGame) -> None:
        self.game = game
        self.found: Counter[str] = Counter()
        self.hunted = self.hunting = self.last = False

    def before(self, state: WarState, action: Action, actions: tuple[Action, ...]) -> None:
        """What is to be said of an answer."""
        self.hunt(state, action)
        self.last = state.turn >= len(self.game.theatre.tables.turn)
        step = state.stack[-1]
        if isinstance(step, Battle):
            self.battle(state, step, action)
        elif isinstance(action, a.Advance):
            with_cache = [one for one in actions if isinstance(one, a.Advance) and one.cache]
            if any(one.unit == action.unit for one in with_cache):
                self.found["cache could come"] += 1
                self.found["cache stayed"] += not action.cache
        elif isinstance(action, a.Coup):
            self.found["declared"] += 1
        elif isinstance(action, a.Airlift):
            self.found["flown out"] += 1

    def hunt(self, state: WarState, action: Action) -> None:
        """Whether Rwanda hunts the Hutus in its own country while it acts (7.11.1)."""
        if state.active == RWANDA and state.at[self.game.theatre.rwanda_box] & self.game.theatre.hutu:
            self.hunting = True
            self.hunted |= isinstance(action, a.Intercept)
        elif state.active != RWANDA and self.hunting:
            self.found["guests"] += 1
            self.found["hunts"] += self.hunted
            self.hunting = self.hunted = False

    def battle(self, state: WarState, fight: Battle, action: Action) -> None:
        """Caches that change nothing, markers that would change something."""
        game, theatre = self.game, self.game.theatre
        if isinstance(action, a.Use):
            piece: Piece = theatre.piece[action.by]
            if has(theatre.caches, piece):
                self.found["cache used"] += 1
                same = outcomes(game, state, fight) == outcomes(game, state, fight.helped_by(piece))
                self.found["cache wasted"] += same
        elif fight.stage == A_SUPPORT and isinstance(action, a.Done | a.NoHelp):
            ready = usable_markers(game, state, fight.attackers, fight.used, True) & theatre.support
            now = column(game, state, fight)
            pieces = [piece for piece in range(len(theatre.kind)) if has(ready, piece)]
            self.found["attack with markers"] += bool(ready)
            self.found["marker kept"] += any(column(game, state, fight.helped_by(piece)) != now for piece in pieces)

    def hits(self, event: Event) -> int:
        """How many of the six dice would have hit somebody."""
        facts = event.facts
        read = self.game.theatre.tables.crt.columns.index(facts["odds"])
        bonus: int = facts["result"] - facts["die"]
        return sum(losses_for(self.game, read, die + bonus)[1] > 0 for die in range(1, 7))

    def after(self, events: list[Event]) -> None:
        """What is to be said of what happened."""
        for event in events:
            self.found[event.kind] += 1
            if event.kind == "combat":
                self.found["hopeless"] += not self.last and self.hits(event) <= SLIM
                self.found["no effect"] += not event.facts["defender_losses"]
            elif event.kind == "eliminated" and (event.rule or "").startswith("6.1"):
                self.found["crowded"] += 1
            elif event.kind == "flight":
                self.found["flown by contractors"] += has(
                    self.game.theatre.pmc, self.game.theatre.piece[event.facts["by"]]
                )
            elif event.kind == "contract":
                self.found["contractors"] += event.facts["markers"]


def watched(game: WarGame, maker: BotMaker, seed: str) -> Watch:
    """One whole game."""
    watch = Watch(game)
    bots = [maker(game, seat) for seat in range(len(game.seats))]
    rng = Random(seed)
    state = game.setup(key_from_seed(seed))
    while (decision := game.pending(state)) is not None:
        action = bots[decision.seat].choose(game.observe(state, decision.seat), rng)
        watch.before(state, action, tuple(decision.actions))
        watch.after(game.apply(state, action))
    return watch


def count(bot: str, games: int, seed: str) -> list[Folly]:
    """The follies of a bot that plays both sides."""
    return tally(bots_of(title())[bot], games, seed)


def tally(maker: BotMaker, games: int, seed: str) -> list[Folly]:
    """The follies of whoever a maker seats on both sides."""
    game = title().open(SCENARIO)
    found: Counter[str] = Counter()
    for number in range(games):
        found += watched(game, maker, f"{seed}-{number}").found
    return [
        Folly("Kitona Coups, of all games", found["declared"], games),
        Folly("units flown to Kitona, of the coups", found["flown out"], found["declared"]),
        Folly("attacks before the last turn that hit with one die in six at most", found["hopeless"], found["combat"]),
        Folly("attacks that hit nobody", found["no effect"], found["combat"]),
        Folly("caches spent where no die came to anything else", found["cache wasted"], found["cache used"]),
        Folly(
            "support kept back that would have changed the column", found["marker kept"], found["attack with markers"]
        ),
        Folly("caches left behind by those who advanced from them", found["cache stayed"], found["cache could come"]),
        Folly("Rwandan activations with Hutus in Rwanda, and a hunt", found["hunts"], found["guests"]),
        Folly("units eliminated by crowding", found["crowded"]),
        Folly("contractors hired, a game", round(found["contractors"] / games, 1)),
        Folly(
            "contractors hired who flew nobody",
            found["contractors"] - found["flown by contractors"],
            found["contractors"],
        ),
        Folly("caches bought, a game", round(found["cache-bought"] / games, 1)),
        Folly("voyages by river, a game", round(found["river"] / games, 1)),
    ]
