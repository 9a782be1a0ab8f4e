"""A Guerra do Congo: cities stripped, hopeless attacks, losses that nobody makes good, Kisangani."""

from __future__ import annotations

from collections import Counter
from random import Random

from sandtable.bots.random_bot import maker_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, BotMaker
from sandtable.engine.fields import Seat
from sandtable.engine.spaces import each, has
from sandtable.games.guerra.actions import Done, Fight
from sandtable.games.guerra.bot_fights import hopeless
from sandtable.games.guerra.combat import Muster
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.losses import Replacements, recoverable
from sandtable.games.guerra.state import GuerraState, Town
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import SCENARIO, title
from sandtable.lab.follies import Folly

#: turns at the end in which a replacement point is rather kept for what it scores (7-d)
LAST_TURNS = 2
#: replacement points that Tabela 6 gives both sides
GIVEN = 100
MOVING = ("movement", "march")


class Watch:
    """Counts what a side does that no player would, while a game is played."""

    def __init__(self, game: GuerraGame) -> None:
        self.game = game
        self.times: Counter[str] = Counter()
        #: the cities that the side on the move held with units, while it moves
        self.manned: list[Town] = []
        self.mover: Seat = REBELS
        #: who held each town when the last question was asked
        self.holders: list[Seat] = []

    def before(self, state: GuerraState, seat: Seat, step: str, action: Action) -> None:
        """A question is about to be answered."""
        self._moving(state, seat, step)
        asked = state.stack[-1]
        if isinstance(asked, Muster) and isinstance(action, Fight):
            self.times["attacks"] += 1
            self.times["hopeless"] += hopeless(self.game, state, asked.at, asked.attackers)
        if isinstance(asked, Replacements) and isinstance(action, Done):
            if state.turn <= self.game.last_turn - LAST_TURNS and state.replacements[seat]:
                self.times["not restored"] += recoverable(self.game, state, seat).bit_count()
        if isinstance(asked, Replacements) and not isinstance(action, Done):
            self.times["restored"] += 1

    def _moving(self, state: GuerraState, seat: Seat, step: str) -> None:
        """Looks at the cities when a side begins to move, when it has moved, and when somebody walks into one."""
        holders = list(state.holder)
        for town in cities(self.game):
            if self.holders and holders[town] != self.holders[town]:
                self.times["cities lost"] += 1
                self.times["walked into"] += step in MOVING
        self.holders = holders
        if step in MOVING:
            if not self.manned or seat != self.mover:
                self.mover, self.manned = seat, garrisons(self.game, state, seat)
            return
        for town in self.manned:
            there = self.game.theatre.town_space[town]
            self.times["in danger"] += 1
            self.times["stripped"] += not state.at[there]
        self.manned = []


def cities(game: GuerraGame) -> list[Town]:
    """The cities of the Congo."""
    return [town for town in range(len(game.theatre.towns)) if has(game.theatre.drc_cities, town)]


def garrisons(game: GuerraGame, state: GuerraState, side: Seat) -> list[Town]:
    """The cities that a side holds with units, and that the enemy could be at within a turn."""
    if side == CONGO and state.turn == game.last_turn:
        return []  # nobody moves after the government's last phase
    found = []
    for town in cities(game):
        if state.holder[town] == side and state.at[game.theatre.town_space[town]] and in_reach(game, state, side, town):
            found.append(town)
    return found


def in_reach(game: GuerraGame, state: GuerraState, side: Seat, town: Town) -> bool:
    """Whether an enemy who may move could be at a town within a turn."""
    near = (state.at[space] for space in each(state.held[1 - side] & game.chart.close[town]))
    return any(game.theatre.release[unit] <= state.turn + 1 for units in near for unit in each(units))


def watched(game: GuerraGame, maker: BotMaker, seed: str) -> Counter[str]:
    """One game of a bot against itself, and what it did that was foolish."""
    bots = [maker(game, seat) for seat in range(len(game.seats))]
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    state = game.setup(key_from_seed(seed))
    watch = Watch(game)
    while (decision := game.pending(state)) is not None:
        seat = decision.seat
        action = bots[seat].choose(game.observe(state, seat), rngs[seat])
        watch.before(state, seat, decision.step, action)
        game.advance(state, action)
    for side, points in enumerate(state.replacements):
        watch.times[f"left {side}"] += points
    watch.times["kisangani"] += state.holder[game.kisangani] == REBELS
    return watch.times


def count(bot: str, games: int, seed: str) -> list[Folly]:
    """What a bot does against itself in so many games."""
    guerra = title()
    return counted(guerra.open(SCENARIO), maker_of(guerra, bot), games, seed)


def counted(game: GuerraGame, maker: BotMaker, games: int, seed: str) -> list[Folly]:
    """The counts of some games, in players' words."""
    times: Counter[str] = Counter()
    for number in range(games):
        times += watched(game, maker, f"{seed}-{number}")
    return [
        Folly("cities left without any unit, the enemy a turn's march away", times["stripped"], times["in danger"]),
        Folly("of the cities that changed hands, the enemy walked into", times["walked into"], times["cities lost"]),
        Folly("attacks that hardly drive anybody out and cost more than they do", times["hopeless"], times["attacks"]),
        Folly(
            "units that could be restored and are not, with points at hand and two turns to go",
            times["not restored"],
            times["not restored"] + times["restored"],
        ),
        Folly("replacement points unused at the end, both sides", times["left 0"] + times["left 1"], GIVEN * games),
        Folly("games in which the Rebels hold Kisangani at the end", times["kisangani"], games),
    ]
