"""The commander: a bot for either side that runs every contingent by rules of thumb.

It sees only what its seat sees. Towns are what the war is about: it takes those it can reach, keeps garrisons where
the enemy is near, gathers before a defended town, attacks where the CRT is on its side, and saves for the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.bots.rungs import Erring
from sandtable.bots.search import Budget, Craft, Searching
from sandtable.engine.contract import Action, BotMaker
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.spaces import each, has, size
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_fights import Fighting
from sandtable.games.world_war_africa.bot_plan import CALLED
from sandtable.games.world_war_africa.bot_purchases import Buying
from sandtable.games.world_war_africa.bot_temper import SEASONED
from sandtable.games.world_war_africa.bot_thought import best, of
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.stacking import excess
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import DRC, GOVERNMENT, REBEL, SIDE_OF

#: nobody is put where too many would be (6.1-d)
CROWDED = -100.0


class Commander(Fighting, Buying):
    """Plays either side."""

    # Set-up

    def answer_government_setup(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Strong brigades to the mines and the front, Hutus into empty towns away from the rebels."""
        return self.best_place(actions) if of(actions, a.Place) else a.DONE

    def best_place(self, actions: Sequence[Action]) -> Action:
        """The unit and the space that fit best."""
        return best(actions, a.Place, lambda action: self.worth_of_place(self.piece(action), self.space(action)))

    def worth_of_place(self, unit: Piece, space: Space) -> float:
        """How good it is to put a unit somewhere at set-up or as a reinforcement."""
        theatre, state = self.theatre, self.state
        strength = theatre.attack[unit] + theatre.defence[unit]
        score = 0.0
        if has(theatre.boxes, space):
            return 1.0
        if excess(theatre, state, space, 1) > 0:
            return CROWDED
        if has(theatre.towns, space):
            score += self.worth(space) / 2
            if not has(state.ruled[self.seat], space):
                score += 12
            garrison = sum(theatre.defence[other] for other in each(state.at[space]))
            threat = self.threat(space, 3)
            score += min(threat, 12) * (1.0 if garrison < threat else 0.2) - garrison * 0.8
            if self.lacks(space, size(state.at[space])):
                score += CALLED
            if size(state.at[space]) == 1:
                score += self.temper.pairs * min(1.0, threat / 6)
            score += strength * (0.5 if has(theatre.resource_towns, space) else 0.1)
        else:
            score -= 4
            score += 3 if theatre.shift[space] else 0
        if self.seat == REBEL:
            towns = self.view.wanted() & theatre.ground[unit]
            score -= 0.6 * min((self.costs[town][space] for town in each(towns)), default=0)
        return score

    def answer_rebel_setup(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Everybody forward, towns first."""
        places = of(actions, a.Place)
        if not places:
            return actions[0]
        if has(self.theatre.caches, self.piece(places[0])):
            return max(places, key=lambda action: size(state.at[self.space(action)]))
        return self.best_place(actions)

    def answer_setup_review(self, state: WarState, actions: Sequence[Action]) -> Action:
        """What it has placed it does not think over."""
        return a.DONE

    def answer_coup(self, state: WarState, actions: Sequence[Action]) -> Action:
        """The gamble costs nothing if nobody is flown out."""
        if a.COUP in actions:
            return a.COUP
        places = of(actions, a.Place)
        if places:
            return max(places, key=lambda action: self.theatre.attack[self.piece(action)])
        return a.DONE

    # Events

    def answer_arrival(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Into or next to a town that nobody guards."""
        wanted = self.view.wanted()
        return best(
            actions,
            a.Place,
            lambda action: (
                -min((self.costs[town][self.space(action)] for town in each(wanted)), default=0)
                - self.threat(self.space(action), 1)
                + (CROWDED if excess(self.theatre, state, self.space(action), 1) > 0 else 0.0)
            ),
        )

    def answer_clash(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Whatever they do to each other is welcome."""
        view = self.view
        return best(
            actions,
            a.Clash,
            lambda action: (
                view.attack_at.get(self.theatre.index[action.at], 0)
                - view.defence_at.get(self.theatre.index[action.to], 0)
            ),
        )

    # Activation and reinforcements

    def answer_activation(self, state: WarState, actions: Sequence[Action]) -> Action:
        """An RP for the roll if there are some to spare; the units farthest from the enemy rest."""
        if of(actions, a.Turn):
            return best(actions, a.Turn, lambda action: -self.threat(state.where[self.piece(action)], 3))
        return a.SPEND if state.points[DRC] >= 4 else a.SAVE

    def answer_placement(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Where it is needed most."""
        box, hutu = self.theatre.rwanda_box, self.theatre.hutu

        def score(action: a.Place) -> float:
            if self.space(action) == box:
                return 50.0 if state.at[box] & hutu and not state.at[box] & ~hutu else -5.0
            return self.worth_of_place(self.piece(action), self.space(action))

        return best(actions, a.Place, score)


#: what a brigade, an RP and a mine's yield in a turn are worth in victory points while there is time to use them
BRIGADE, POINT, YIELD = 0.2, 0.08, 0.1
#: what winning is worth beyond the points
VICTORY = 3.0
#: what usually still comes for the Rebels, from each turn to the end of the war (from the set-up on, at 0): nobody is
#: beaten because he has not overrun the east yet. So much a lead grew on average in some thirty games between two
#: generals.
STILL_TO_COME = (11.6, 11.2, 7.2, 6.3, 5.0, 4.4, 4.4, 4.3, 4.3, 4.2, 4.2, 4.0, 3.2, 1.6)


def lead(game: WarGame, state: WarState, seat: Seat) -> float:
    """How far the Rebels' points are likely to end from where nobody wins (13.2), by what both sides have for it."""
    theatre, numbers = game.theatre, game.theatre.tables.victory
    points = game.standing(state).scores[REBEL]
    rebels = points - (numbers.win + numbers.draw - 1) / 2
    if has(state.ruled[REBEL], theatre.kinshasa):
        rebels += numbers.win
    elif not state.stack:
        rebels += VICTORY if points >= numbers.win else -VICTORY if points < numbers.draw else 0.0
    if state.stack:
        rebels += STILL_TO_COME[min(state.turn, len(STILL_TO_COME) - 1)]
    rebels += means(game, state, REBEL) - means(game, state, GOVERNMENT)
    return rebels if seat == REBEL else -rebels


def means(game: WarGame, state: WarState, side: Seat) -> float:
    """What a side has on the map and in its coffers: worth less in the last turns, and nothing after them."""
    theatre = game.theatre
    turns = len(theatre.tables.turn) - state.turn if state.stack else 0
    factors = sum(theatre.attack[unit] + theatre.defence[unit] for unit in each(state.fielded & theatre.of_side[side]))
    coffers = sum(state.points[contingent] for contingent, owner in enumerate(SIDE_OF) if owner == side)
    mines = size(theatre.resource_towns & state.ruled[side])
    return min(1.0, turns / 2) * (BRIGADE * factors / 6 + POINT * coffers) + YIELD * turns * mines


def activations(game: WarGame, state: WarState) -> int:
    """A horizon counted in activations: the markers drawn since the war began (5.1)."""
    return state.turn * (len(SIDE_OF) + 1) + len(SIDE_OF) - size(state.pool)


def seasoned(game: WarGame, seat: Seat) -> Commander:
    """A commander who knows what towns are lost by: the general."""
    return Commander(game, seat, SEASONED[seat])


#: what he knows decides more than what he can try out: he answers at once, and tries out only to advise others
CRAFT = Craft(
    seasoned,
    weighty=frozenset(["combat"]),
    searched=False,
    mark=activations,
    ahead=0,
    value=lead,
    candidates=3,
    budget=Budget(24),
    scale=3.0,
)

#: weakest first
LEVELS: dict[str, BotMaker] = {
    "recruit": Erring(Commander, 0.66, 0.14),
    "cadet": Erring(Commander, 0.43, 0.05),
    "commander": Commander,
    "general": Searching(CRAFT),
}
