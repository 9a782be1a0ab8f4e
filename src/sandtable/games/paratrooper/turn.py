"""The sequence of play (chapter 5): fourteen phases, and what is checked at the end of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, size
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Declare, Done
from sandtable.games.paratrooper.asking import Lasting
from sandtable.games.paratrooper.battle import GroundCombat
from sandtable.games.paratrooper.checkpoints import Checkpoints
from sandtable.games.paratrooper.drop import GoingHome, come_down
from sandtable.games.paratrooper.events import EventChecks
from sandtable.games.paratrooper.flights import drop_zone_hexes
from sandtable.games.paratrooper.handling import Handling
from sandtable.games.paratrooper.infowar import InfowarPhase
from sandtable.games.paratrooper.march import begin_movement, end_movement
from sandtable.games.paratrooper.mobilization import REINFORCEMENT, Mobilization, ship_zones, staging_zones
from sandtable.games.paratrooper.pieces import disrupt, fighters, put
from sandtable.games.paratrooper.points import change_crisis, change_ops
from sandtable.games.paratrooper.refitting import Refitting
from sandtable.games.paratrooper.sectors import FIGHTING_CONVOYS, GUNS, GUNS_AT_BAY, MARCHES, MOVING_CONVOYS, in_turn
from sandtable.games.paratrooper.staging import Staging
from sandtable.games.paratrooper.state import AVAILABLE, NONE, OPFOR, REP, HexSet, ParatrooperState
from sandtable.games.paratrooper.strikes import AirDefense, StrikeCombat, StrikePlacement
from sandtable.games.paratrooper.transport import evacuate

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

#: the phases in their order (5.0-a); the first four are the strategic map stage (5.0-c)
PHASES = (
    "operations",
    "mobilization",
    "infowar",
    "staging",
    "movement",
    "reveal",
    "strike-placement",
    "air-defense",
    "strike-combat",
    "landing",
    "ground-combat",
    "events",
    "counterattack",
    "crisis",
)
MOVEMENT_PHASE = 5
STRATEGIC_PHASES = 4


class Turn(Lasting, frozen=True):
    """One phase after another, turn after turn, until the mission ends (5.0-b)."""

    name = "turn"

    def run(self, play: ParatrooperPlay) -> bool:
        state = play.state
        if state.ended:
            play.pop()
            return False
        if state.phase:
            end_phase(play)
        if state.phase in (0, len(PHASES)):
            state.turn += 1
            state.phase = 0
            play.tell("turn", {"turn": state.turn}, "5.0-b")
        state.phase += 1
        state.laid = 0
        name = PHASES[state.phase - 1]
        stage = "strategic" if state.phase <= STRATEGIC_PHASES else "mission"
        play.tell("phase", {"phase": name, "stage": stage}, "5.0-a")
        BEGIN[name](play)
        return False


def operations(play: ParatrooperPlay) -> None:
    """Follow-on OPs come in (5.0-d, 8.1), less what increasing opposition takes (31.4-i)."""
    state = play.state
    dice = play.chance.dice(play.game.theatre.missions[state.mission].follow_on_dice)
    gained = max(0, sum(dice) - state.follow_cut)
    play.tell("follow-on", {"dice": dice, "less": state.follow_cut}, "5.0-d")
    change_ops(play, gained, "5.0-d")


def mobilization(play: ParatrooperPlay) -> None:
    """Reinforcements, then refit (5.0-e)."""
    play.push(Refitting(), Mobilization(REINFORCEMENT))


def staging(play: ParatrooperPlay) -> None:
    """A new day of flights."""
    state = play.state
    state.arrived = state.left = 0
    for piece in each(state.dropped):
        state.aim[piece] = NONE
    state.dropped = 0
    play.push(Staging())


def movement(play: ParatrooperPlay) -> None:
    """Convoys first, then units, then checkpoints."""
    begin_movement(play)
    game = play.game
    play.push(Checkpoints(), *in_turn(game, MARCHES), *in_turn(game, MOVING_CONVOYS))


def reveal(play: ParatrooperPlay) -> None:
    """Counters in hexes with REP units are turned up (5.0-g, 23.1-b)."""
    state = play.state
    for hex in each(state.rep & state.foes):
        if state.covered[hex]:
            opfor.turn_up(play, hex, "23.1-b")
    opfor.settle(play)


def strike_placement(play: ParatrooperPlay) -> None:
    """Phase 7; where guns are others' than airpower they are ordered once that is allocated (32.5)."""
    if play.game.guns_apart:
        play.push(*in_turn(play.game, GUNS))
    play.push(StrikePlacement(REP))


def landing(play: ParatrooperPlay) -> None:
    """Phase 10."""
    come_down(play)
    play.push(GoingHome())


def ground_combat(play: ParatrooperPlay) -> None:
    """Phase 11: convoys are expended, then the REP attacks."""
    play.push(GroundCombat(REP, 0), *in_turn(play.game, FIGHTING_CONVOYS))


def events(play: ParatrooperPlay) -> None:
    """As many checks as the crisis level says (26.0-a)."""
    play.push(EventChecks(play.game.theatre.events_at[play.state.crisis], 0))


def counterattack(play: ParatrooperPlay) -> None:
    """Phase 13: counters are turned up, convoys expended, ranged fire, then the OPFOR attacks (21.4, 18.0-f)."""
    state = play.state
    game = play.game
    play.push(GroundCombat(OPFOR, 0), StrikeCombat(OPFOR))
    play.push(*in_turn(game, GUNS_AT_BAY), *in_turn(game, FIGHTING_CONVOYS))
    for hex in each(state.rep & state.foes):
        if state.covered[hex]:
            opfor.turn_up(play, hex, "21.4-b")
    opfor.settle(play)


BEGIN: dict[str, Callable[[Any], None]] = {
    "operations": operations,
    "mobilization": mobilization,
    "infowar": lambda play: play.push(InfowarPhase()),
    "staging": staging,
    "movement": movement,
    "reveal": reveal,
    "strike-placement": strike_placement,
    "air-defense": lambda play: play.push(AirDefense(0, 0)),
    "strike-combat": lambda play: play.push(StrikeCombat(REP)),
    "landing": landing,
    "ground-combat": ground_combat,
    "events": events,
    "counterattack": counterattack,
    "crisis": lambda play: play.push(CrisisPhase()),
}


# The end of a phase


def end_phase(play: ParatrooperPlay) -> None:
    """Overstacked hexes are punished, drop zones in enemy hands removed (12.1-d, 16.1-c)."""
    game, state = play.game, play.state
    if state.phase == MOVEMENT_PHASE:
        end_movement(play)
    if state.rep:
        punish_crowds(play)
    lost = drop_zone_hexes(game, state) & state.foes
    if lost:
        for marker in each(game.theatre.drop_zones):
            hex = state.where[marker]
            if hex >= 0 and has(lost, hex):
                put(game.theatre, state, marker, AVAILABLE)
                facts = {"unit": game.theatre.names[marker], "at": game.name_of(state, hex)}
                play.tell("marker-removed", facts, "16.1-c")


def punish_crowds(play: ParatrooperPlay) -> None:
    """More than six REP units in a hex are all disrupted: once, and again if they stay or grow (12.1-d)."""
    game, state = play.game, play.state
    theatre, crowd = game.theatre, state.crowd
    for hex in each(state.rep):
        count = size(fighters(theatre, state, hex))
        if count <= theatre.stack_limit:
            crowd[hex] = 0
            continue
        due = game.crowds_every_phase or state.phase == MOVEMENT_PHASE or count > crowd[hex]
        if due:
            play.tell("overstacked", {"at": game.name_of(state, hex), "number": count}, "12.1-d")
            for piece in each(fighters(theatre, state, hex)):
                load = game.passenger_of(state, piece)
                disrupt(play, piece, "12.1-d")
                if load >= 0:
                    disrupt(play, load, "12.1-d")
        crowd[hex] = size(fighters(theatre, state, hex))  # whoever comes on top of these is one too many again
    for hex, number in enumerate(crowd):
        if number and not has(state.rep, hex):
            crowd[hex] = 0


class CrisisPhase(Handling, frozen=True):
    """Phase 14: the objective may be declared evacuated (31.5-h); then the crisis rises by one (5.0-k)."""

    name = "crisis"

    def run(self, play: ParatrooperPlay) -> bool:
        if may_declare(play.game, play.state) or self.handovers(play.game, play.state):
            return True
        self.rise(play)
        return False

    def rise(self, play: ParatrooperPlay) -> None:
        """The marker goes up."""
        play.pop()
        change_crisis(play, 1, "5.0-k")

    def hands(self, game: ParatrooperGame, state: ParatrooperState) -> HexSet:
        """Elsewhere the objective may as well change hands in the staging phase that follows."""
        return evacuation_hexes(game, state)

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        declared = [Declare()] if may_declare(game, state) else []
        return [*self.handovers(game, state), *declared, DONE]

    @forbids(Declare)
    def why_not_declare(self, game: ParatrooperGame, state: ParatrooperState, action: Declare) -> Refusal | None:
        return None if may_declare(game, state) else Refusal("31.5-h")

    @plays(Declare)
    def declare(self, play: ParatrooperPlay, action: Declare) -> None:
        play.pop()
        evacuate(play, "31.5-h")

    @plays(Done)
    def go_on(self, play: ParatrooperPlay, action: Done) -> None:
        self.rise(play)

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"aboard": "yes" if may_declare(game, state) else "no"}


def may_declare(game: ParatrooperGame, state: ParatrooperState) -> bool:
    """Whether the carrier of the objective stands where it can be declared evacuated (31.5-h)."""
    objective = game.theatre.objective_of[state.mission]
    return state.aboard[objective] >= 0 and has(evacuation_hexes(game, state), state.where[objective])


def evacuation_hexes(game: ParatrooperGame, state: ParatrooperState) -> HexSet:
    """Airfields and drop zones, if an FSA is in the mission zone or a ship next to it (31.5-h)."""
    ships = any(zone in game.theatre.lines[state.zone] for zone in each(ship_zones(game, state)))
    if not ships and not has(staging_zones(game, state), state.zone):
        return 0
    return game.ground(state).airfields | drop_zone_hexes(game, state)
