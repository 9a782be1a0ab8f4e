"""Officers who command the regiment by rules of thumb. They see only what the player sees."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.bots.rungs import Erring
from sandtable.bots.search import Budget, Craft, Searching
from sandtable.engine.contract import Action, BotMaker
from sandtable.engine.fields import Piece, Space
from sandtable.engine.spaces import has, only
from sandtable.games.paratrooper import actions as do
from sandtable.games.paratrooper.bot_answers import Answers, best, of
from sandtable.games.paratrooper.bot_plans import Estimate, best_goal, destination
from sandtable.games.paratrooper.bot_prospects import prospects
from sandtable.games.paratrooper.bot_staging import PATIENT, VICTORY, Quartermaster, Temper
from sandtable.games.paratrooper.combat_sense import who_fires, who_suffers
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import DISTANCE, EDGES
from sandtable.games.paratrooper.logistics import COMBAT, Convoys
from sandtable.games.paratrooper.pieces import fighters
from sandtable.games.paratrooper.state import Hex, ParatrooperState


class Officer(Quartermaster):
    """An officer: what he is like, and what he thinks of."""

    # Mission map stage

    def answer_sectors(self, state: ParatrooperState, actions: Answers) -> Action:
        """From left to right."""
        return actions[0]

    def answer_march(self, state: ParatrooperState, actions: Answers) -> Action:
        if not self.known():
            for recon in of(do.Recon, actions):
                return recon
        estimate = self.estimate(state)
        for action in of(do.Pick, actions):
            if self.way(estimate, self.piece(action)) >= 0:
                return action
        return self.nothing(actions)

    def estimate(self, state: ParatrooperState) -> Estimate:
        """The position as he weighs it."""
        return Estimate(self.game, state, self.spot, self.temper.ratio, self.temper.unknown)

    def way(self, estimate: Estimate, piece: Piece) -> Hex:
        """The hex that a unit moves to now, or -1 to stay."""
        goal = best_goal(estimate, piece)
        return destination(estimate, piece, goal) if goal >= 0 else -1

    def answer_force(self, state: ParatrooperState, actions: Answers) -> Action:
        force = state.stack[-1]
        assert isinstance(force, Force)
        for fetching in of(do.TakeUp, actions):
            return fetching
        estimate = self.estimate(state)
        to = self.way(estimate, force.lead)
        if to < 0:
            return self.nothing(actions)

        def nearness(move: do.Move) -> float:
            hex = self.hex(state, move.to)
            apart = hex != to and (has(state.foes, hex) or estimate.room(hex) <= 0)
            return -DISTANCE[hex][to] - 9.0 * apart

        return best(do.Move, actions, nearness) or self.nothing(actions)

    def answer_settle(self, state: ParatrooperState, actions: Answers) -> Action:
        """Where the most lie face down."""
        return best(do.Reveal, actions, lambda a: state.covered[self.hex(state, a.at)]) or self.nothing(actions)

    answer_higher_intelligence = answer_settle

    def answer_checkpoints(self, state: ParatrooperState, actions: Answers) -> Action:
        """OPs are wanted for other things."""
        return self.nothing(actions)

    def answer_strikes(self, state: ParatrooperState, actions: Answers) -> Action:
        estimate = self.estimate(state)

        def value(action: do.Strike | do.Bombard) -> float:
            piece = self.theatre.piece[action.unit]
            marker = piece if isinstance(action, do.Strike) else self.theatre.impact_of[piece]
            return estimate.value_of_fire(marker, self.hex(state, action.at))

        return best(do.Bombard, actions, value) or best(do.Strike, actions, value) or self.nothing(actions)

    answer_guns = answer_strikes

    def answer_air_defense(self, state: ParatrooperState, actions: Answers) -> Action:
        return best(do.Lose, actions, lambda a: -self.theatre.strike[self.piece(a)]) or self.nothing(actions)

    def answer_strike_combat(self, state: ParatrooperState, actions: Answers) -> Action:
        """The weakest first, so that a drone does not find nobody left."""

        def value(action: do.Resolve) -> float:
            piece = self.theatre.piece[action.unit]
            return 10.0 * has(self.theatre.tacs, piece) - self.theatre.strike[piece]

        return best(do.Resolve, actions, value) or self.nothing(actions)

    def answer_infowar_results(self, state: ParatrooperState, actions: Answers) -> Action:
        """ISR first: a crisis that comes to a head ends the mission."""
        return best(do.Resolve, actions, lambda a: has(self.theatre.isrs, self.theatre.piece[a.unit])) or actions[0]

    def answer_convoys(self, state: ParatrooperState, actions: Answers) -> Action:
        """A convoy is worth more for refit than for one fight, until the end is near."""
        late = state.stack[-1] == Convoys(COMBAT) and state.crisis > PATIENT
        if late and state.rep & state.foes:
            return best(do.Expend, actions, lambda a: 1.0) or self.nothing(actions)
        return self.nothing(actions)

    # Combat

    def answer_disembark(self, state: ParatrooperState, actions: Answers) -> Action:
        """Whoever is aboard stays there."""
        return self.nothing(actions)

    def answer_handover(self, state: ParatrooperState, actions: Answers) -> Action:
        """A disrupted carrier that fights alone puts the objective down, so that it is not lost with it."""
        carrier = state.aboard[self.objective]
        alone = carrier >= 0 and fighters(self.theatre, state, self.spot) == only(carrier)
        putting = of(do.PutDown, actions)
        return putting[0] if putting and alone and has(state.disrupted, carrier) else self.nothing(actions)

    def answer_netwar_support(self, state: ParatrooperState, actions: Answers) -> Action:
        return do.Support()

    def answer_combat(self, state: ParatrooperState, actions: Answers) -> Action:
        """The weakest enemy first."""
        estimate = self.estimate(state)
        weakest = best(do.Battle, actions, lambda a: -estimate.strength(self.hex(state, a.at)))
        return weakest or self.nothing(actions)

    def answer_battle(self, state: ParatrooperState, actions: Answers) -> Action:
        return who_fires(self.game, state, actions)

    def answer_losses(self, state: ParatrooperState, actions: Answers) -> Action:
        return who_suffers(self.game, state, actions)

    def answer_pursuit(self, state: ParatrooperState, actions: Answers) -> Action:
        """Only to bring the objective away, to the edge if he can."""
        name = self.theatre.names[self.objective]
        carrying = [a for a in of(do.Pursue, actions) if a.carrying == name]
        safe = [a for a in carrying if not has(state.foes, self.hex(state, a.to))]
        return max(safe, key=lambda a: has(EDGES, self.hex(state, a.to)), default=None) or self.nothing(actions)

    # Events and the campaign

    def answer_local_support(self, state: ParatrooperState, actions: Answers) -> Action:
        estimate = self.estimate(state)
        gifts = [a for a in of(do.Receive, actions) if estimate.room(self.hex(state, a.at)) > 0]
        armed = [a for a in gifts if a.kind == "lf_tech"]
        return next(iter([*of(do.Restore, actions), *armed, *gifts, self.nothing(actions)]))

    def answer_nato_support(self, state: ParatrooperState, actions: Answers) -> Action:
        order = ["nw", "isr", "mac", "drone"]
        return best(do.Receive, actions, lambda a: -order.index(a.kind)) or self.nothing(actions)

    def answer_network_attack(self, state: ParatrooperState, actions: Answers) -> Action:
        return do.Sacrifice() if state.ops else do.DONE

    def answer_crisis(self, state: ParatrooperState, actions: Answers) -> Action:
        if self.wants_more(state):
            return self.nothing(actions)
        return next(iter([*of(do.Declare, actions), *of(do.TakeUp, actions), self.nothing(actions)]))

    def answer_tricolor(self, state: ParatrooperState, actions: Answers) -> Action:
        """The markers stay where they are."""
        return self.nothing(actions)

    def answer_award(self, state: ParatrooperState, actions: Answers) -> Action:
        """A marker goes where missions are likeliest: an FSA into the zone, a ship next to the most of them."""
        return best(do.Deploy, actions, lambda a: self.likely(self.theatre.zone[a.to])) or self.nothing(actions)

    def likely(self, zone: Space) -> float:
        """How many of the 36 throws bring a mission to this zone, or next to this ocean."""
        near = {zone} if has(self.theatre.crisis_zones, zone) else set(self.theatre.lines[zone])
        rows = self.theatre.pack.missions.location
        return float(sum(6 - abs(7 - row.roll) for row in rows if self.theatre.zone[row.zone] in near))

    def answer_kept_command(self, state: ParatrooperState, actions: Answers) -> Action:
        return next(iter([*of(do.RefitCommand, actions), self.nothing(actions)]))


class Lieutenant(Officer):
    """Attacks at bad odds and forgets what is not on the map."""

    temper, uses_infowar, uses_air = Temper(ratio=0.7), False, False


class Colonel(Officer):
    """Wants to be the stronger, uses everything there is, and goes home once victory is in hand."""

    temper, uses_infowar, uses_air = Temper(wants=VICTORY), True, True


class Ambitious(Colonel):
    """Stays for glory: how a general plays before he tries anything out."""

    temper = Temper()


class Bold(Colonel):
    """Attacks at even odds and less."""

    temper = Temper(ratio=0.8, unknown=1.4)


class Careful(Colonel):
    """Attacks where he is much stronger."""

    temper = Temper(ratio=1.7, unknown=2.2)


class Hasty(Colonel):
    """Leaves with the objective as soon as he has it."""

    temper = Temper(wants=-99)


class Greedy(Colonel):
    """Stays for points as long as there is time."""

    temper = Temper(wants=199, stays=10)


class Airman(Colonel):
    """Trusts in airpower more than in numbers."""

    temper = Temper(by_air=True, ratio=1.4)


CRAFT = Craft(
    Ambitious,
    weighty=frozenset(),
    ahead=4,
    value=prospects,
    sure=1.5,
    budget=Budget(48),
    tempers=(Bold, Careful, Hasty, Greedy, Airman),
    plan_ahead=4,
    plan_budget=Budget(96),
)

#: weakest first
BOTS: Mapping[str, BotMaker] = {
    "recruit": Erring(Lieutenant, 0.75, 0.25),
    "lieutenant": Erring(Lieutenant, 0.4, 0.08),
    "colonel": Colonel,
    "general": Searching(CRAFT),
}
