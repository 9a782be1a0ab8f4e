"""What lies on the maps and displays, for one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import View
from sandtable.engine.fields import Piece as Counter
from sandtable.engine.fields import PieceSet
from sandtable.engine.flow import Step
from sandtable.engine.scene import Control, Note, Piece, Scene, Track
from sandtable.engine.spaces import each, has, only
from sandtable.games.paratrooper import strategic_map
from sandtable.games.paratrooper.crossings import Entry, exit_zones
from sandtable.games.paratrooper.drop import GoingHome
from sandtable.games.paratrooper.engagement import STEPS
from sandtable.games.paratrooper.flights import Flight, idle_macs, in_the_air, loadable
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.mobilization import Mobilization, ship_zones, staging_zones
from sandtable.games.paratrooper.overlay import reach
from sandtable.games.paratrooper.pursuit import Pursuit
from sandtable.games.paratrooper.staging import Staging
from sandtable.games.paratrooper.state import (
    AVAILABLE,
    BESIDE,
    BOX,
    COMMITTED,
    FLYING,
    LOST,
    NONE,
    OPFOR,
    OUT,
    POOL,
    REP,
    SINGLE,
    UNSEEN,
    ParatrooperState,
)
from sandtable.games.paratrooper.turn import PHASES, STRATEGIC_PHASES
from sandtable.games.paratrooper.victory import score

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: NATO symbols: dimension and function, by kind of counter
SYMBOLS = {
    "para": "GPUCIA--",
    "felin": "GPUCIA--",
    "sf": "GPUCIA--",
    "gign": "GPUULM--",
    "sniper": "GPUCI---",
    "abn_cp": "GPUH----",
    "abn_eng": "GPUCE---",
    "abn_hw": "GPUCFM--",
    "abn_pgm": "GPUCAA--",
    "armor": "GPUCA---",
    "mech_inf": "GPUCIZ--",
    "arm_cav": "GPUCRVA-",
    "fr_tech": "GPUCRV--",
    "lf_tech": "GPUCRV--",
    "arm_eng": "GPUCEC--",
    "mech_pgm": "GPUCAA--",
    "mech_cp": "GPUH----",
    "mech_hw": "GPUCFHE-",
    "convoy": "GPUST---",
    "fob": "GPUSS---",
    "helo_t": "GPUCVRU-",
    "helo_g": "GPUCVRA-",
    "helo_cp": "GPUCVRC-",
    "tac": "APMFA---",
    "drone": "APMFQ---",
    "mac": "APMFC---",
    "isr": "GPUUM---",
    "nw": "GPUUS---",
    "o_armor": "GPUCA---",
    "o_mech": "GPUCIZ--",
    "o_tech": "GPUCRV--",
    "o_cp": "GPUH----",
    "o_ad": "GPUCD---",
    "o_inf": "GPUCI---",
    "o_gue": "GPUCI---",
    "o_ter": "GPUCI---",
    "o_base": "GPUSS---",
    "o_helo": "GPUCVR--",
}
PLAIN_SYMBOL = "GPU-----"
#: what the mission is about bears a star, and what it is worth
OBJECTIVE = "@objective"

#: what is printed on markers that have no ratings
STAMPED = {"massacre": "MASS.", "ied": "IED", "isr": "ISR", "nw": "NET", "dz": "DZ", "checkpoint": "CKP"}

#: markers that stay where they are turned up, and what they do there is printed on none of them
LASTING = frozenset(("massacre", "ied"))

BOXES = {
    AVAILABLE: "@available",
    LOST: "@eliminated",
    BOX: "@ready",
    FLYING: "@flying",
    BESIDE: "@beside",
    COMMITTED: "@ready",
}


def scene(game: ParatrooperGame, view: View[ParatrooperState]) -> Scene:
    """What lies on the maps, for one seat."""
    state = view.state
    pieces = [piece for number in range(game.theatre.pieces) if (piece := counter(game, state, number))]
    pieces.sort(key=lambda piece: bool(piece.right))  # markers lie under those who fight
    return Scene(
        pieces=pieces + face_down(game, state) + pool(state),
        tracks=tracks(game, state),
        control=control(game, state),
        phases=phases(game, state),
        focus=focus(game, state),
        reach=reach(game, view),
        notes=[
            Note(space=game.name_of(state, state.zone), kind="crisis"),
            *damage(game, state),
            *aims(game, state),
            *sectors(game, state),
        ],
        map=game.ground(state).drawn.id,
        stage=stage(game, state),
        plate=plate(game, state),
    )


#: the one of the strategic phases that is played on the mission map (11.0)
INFOWAR_PHASE = 3


#: steps that are played on the strategic map whatever the phase, and never
SETTLED: dict[type[Any], bool] = {GoingHome: True, Entry: False}


def is_strategic(game: ParatrooperGame, state: ParatrooperState) -> bool:
    """Whether the strategic map is in play: before the mission and in the first phases of a turn (5.0-c).

    What is aimed at the mission map is played there: information war, a flight with all aboard, an entry, staging once
    nobody waits in the zones or the objective can be brought home; and it lies there while counters are bought for it,
    unless a zone is to be chosen. Aircraft go home by the strategic map. When all is over the mission map shows what
    lay face down.
    """
    if not state.stack:
        return False
    step = state.stack[-1]
    if type(step) in SETTLED:
        return SETTLED[type(step)]
    if isinstance(step, Mobilization) and not staging_zones(game, state) | ship_zones(game, state):
        return False
    if isinstance(step, Staging | Flight):
        return stages_on_strategic(game, state, step)
    return state.phase <= STRATEGIC_PHASES and state.phase != INFOWAR_PHASE


def stages_on_strategic(game: ParatrooperGame, state: ParatrooperState, step: Staging | Flight) -> bool:
    """Whether those who stage are still in the zones: they wait there, or somebody can yet go aboard."""
    if isinstance(step, Staging):
        return not home_is_near(game, state, step) and waits_in_zones(game, state, step)
    return not step.load or any(True for _ in loadable(game, state, step.mac, step.load, step.start))


def home_is_near(game: ParatrooperGame, state: ParatrooperState, step: Staging) -> bool:
    """Whether the objective can be taken up, or off the map: both is done on the mission map (24.2)."""
    carrier = state.aboard[game.theatre.objective_of[state.mission]]
    if carrier >= 0:
        return exit_zones(game, state, carrier) != 0
    return bool(step.handovers(game, state))


def waits_in_zones(game: ParatrooperGame, state: ParatrooperState, step: Staging) -> bool:
    """Whether anybody in the zones can be flown or brought to the mission: who cannot calls nobody there (6.0)."""
    return any(state.where[piece] >= HEXES for piece in can_board(game, state)) or bool(step.entries(game, state))


def can_board(game: ParatrooperGame, state: ParatrooperState) -> Iterator[Counter]:
    """Whom the air transports that have not flown yet can take."""
    for mac in idle_macs(game, state):
        yield from loadable(game, state, mac, 0, NONE)


def plate(game: ParatrooperGame, state: ParatrooperState) -> str:
    """The map that is in play."""
    return strategic_map.PLATE if is_strategic(game, state) else game.ground(state).drawn.id


def stage(game: ParatrooperGame, state: ParatrooperState) -> list[str]:
    """Where things happen: in the zones, or in the hexes of the mission map."""
    if is_strategic(game, state):
        return [zone.id for zone in game.theatre.pack.strategic.zone]
    return game.ground(state).names


def counter(game: ParatrooperGame, state: ParatrooperState, piece: Counter) -> Piece | None:
    """A counter that is face up, or nothing for what is out of play or unseen."""
    theatre, kind, where = game.theatre, game.theatre.kind[piece], state.where[piece]
    if where < OUT or (where not in BOXES and where < 0):
        return None
    friendly = has(theatre.rep, piece) or is_held(game, state, piece)
    space = game.name_of(state, where) if where >= 0 else BOXES[where]
    if where == LOST and not friendly:
        space = "@opfor-eliminated"
    back = has(state.disrupted, piece)
    fighting = has(theatre.units | theatre.opfor, piece)
    facts = [("paratrooper-fact-kind", f"paratrooper-kind-{kind.key}")]
    if fighting:
        facts.append(("paratrooper-fact-combat", str(theatre.combat[piece][back])))
        facts.append(("paratrooper-fact-engagement", str(theatre.engagement[piece][back])))
        facts.append(("paratrooper-fact-movement", str(theatre.movement[piece][back])))
    elif theatre.strike[piece]:
        facts.append(("paratrooper-fact-combat", str(theatre.strike[piece])))
    if kind.support:
        facts.append(("paratrooper-fact-support", str(theatre.support[piece][back])))
    if where in (FLYING, BESIDE) and state.aim[piece] >= 0:
        facts.append(("paratrooper-fact-bound", game.name_of(state, state.aim[piece])))
    facts += printed(game, state, piece)
    letter = "F" if friendly else "H"
    worth = theatre.missions[theatre.objective_of.index(piece)].vp if has(theatre.objectives, piece) else 0
    code = SYMBOLS.get(kind.key, PLAIN_SYMBOL)
    return Piece(
        id=theatre.names[piece],
        space=space,
        side=REP if friendly else OPFOR,
        name=theatre.names[piece],
        symbol=OBJECTIVE if worth else f"S{letter}{code}",
        size={"team": "B", "platoon": "D", "company": "E"}.get(kind.size, ""),
        left=str(theatre.combat[piece][back]) if fighting else str(theatre.strike[piece] or worth or ""),
        right=str(theatre.movement[piece][back]) if fighting else "",
        top=str(theatre.engagement[piece][back]) if fighting else STAMPED.get(kind.key, ""),
        steps=(1 if back else 2, 2) if has(theatre.units, piece) else (1, 1),
        markers=markers(game, state, piece),
        facts=facts,
    )


def is_held(game: ParatrooperGame, state: ParatrooperState, piece: Counter) -> bool:
    """Whether the objective is in the regiment's hands: aboard, or lying where only the regiment stands (24.2)."""
    if not has(game.theatre.objectives, piece):
        return False
    hex = state.where[piece]
    return state.aboard[piece] >= 0 or (0 <= hex < HEXES and has(state.rep & ~state.foes, hex))


def printed(game: ParatrooperGame, state: ParatrooperState, piece: Counter) -> list[tuple[str, str]]:
    """What else a counter says: fire at aircraft, what carries it, what an objective is worth (14.1-b, 24.2-c).

    A marker that stays on the map tells what it does there (22.2-f, 22.2-i).
    """
    theatre, found = game.theatre, []
    if has(theatre.air_defense, piece):
        found.append(("paratrooper-fact-ability", "paratrooper-ability-air-defense"))
    key = theatre.kind[piece].key
    if key in LASTING:
        found.append(("paratrooper-fact-meaning", f"paratrooper-meaning-{key}"))
    if state.aboard[piece] >= 0:
        found.append(("paratrooper-fact-aboard", theatre.names[state.aboard[piece]]))
    if has(theatre.objectives, piece):
        mission = theatre.missions[theatre.objective_of.index(piece)]
        found.append(("paratrooper-fact-value", str(mission.vp)))
        found.append(("paratrooper-fact-reduction", str(mission.reduction)))
    return found


def markers(game: ParatrooperGame, state: ParatrooperState, piece: Counter) -> list[str]:
    """The states that are shown on a counter."""
    found = []
    for name, members in (
        ("disrupted", state.disrupted),
        ("moved", state.moved if state.phase == 5 else 0),
        ("doubled", state.doubled if state.phase == 5 else 0),
        ("backed", state.backed),
        ("river", state.river),
        ("aboard", state.embarked),
        ("dropped", state.dropped if state.phase > STRATEGIC_PHASES else 0),
    ):
        if has(members, piece):
            found.append(name)
    return found


def face_down(game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
    """Concealed counters: a question mark each. After the game they are seen as what they are."""
    found: list[Piece] = []
    if UNSEEN not in state.where:
        return found
    for hex, number in enumerate(state.covered):
        name = game.name_of(state, hex)
        for place in range(number):
            found.append(Piece(f"?{name}-{place + 1}", name, OPFOR, "?", f"SH{PLAIN_SYMBOL}", hidden=True))
    return found


def in_pool(state: ParatrooperState) -> int:
    """How many counters the OPFOR pool holds: those unseen that do not lie on the map; after the game those in it."""
    if UNSEEN not in state.where:
        return state.where.count(POOL)
    return state.where.count(UNSEEN) - sum(state.covered)


def pool(state: ParatrooperState) -> list[Piece]:
    """The pool: one counter face down, with the number of all."""
    number = in_pool(state)
    facts = [("paratrooper-fact-counters", str(number))]
    face = Piece("@pool", "@pool", OPFOR, "?", f"SH{PLAIN_SYMBOL}", right=str(number), facts=facts, hidden=True)
    return [face] if number else []


def tracks(game: ParatrooperGame, state: ParatrooperState) -> list[Track]:
    """Turn, crisis, OPs, elan, and the points as far as they can be seen."""
    theatre = game.theatre
    points = sum(reason.value for reason in score(game, state)) if state.number else 0
    found = [
        Track("turn", state.turn),
        Track("crisis", state.crisis, theatre.crisis_end, vital=True),
        Track("ops", state.ops, theatre.op_max, REP, vital=True),
        Track("elan", state.elan, theatre.elan_max, REP, vital=True),
        Track("points", points, side=REP),
        Track("pool", in_pool(state), side=OPFOR),
    ]
    if game.series != SINGLE:
        found.append(Track("missions", state.number, game.campaign_rules.missions))
        found.append(Track("victories", state.victories, game.campaign_rules.victories))
        found.append(Track("debacles", state.debacles, game.campaign_rules.debacles))
    return found


def control(game: ParatrooperGame, state: ParatrooperState) -> list[Control]:
    """Who holds the valued hexes, as far as it can be seen (2.7-c)."""
    ground = game.ground(state)
    found = []
    for hex in each(ground.valued & (state.rep ^ state.foes)):
        side = REP if has(state.rep, hex) else OPFOR
        found.append(Control(ground.names[hex], side, str(ground.vp[hex])))
    return found


def phase(game: ParatrooperGame, state: ParatrooperState) -> str:
    """The one of the fourteen phases that is under way; none before the first."""
    return PHASES[state.phase - 1] if state.phase else ""


def phases(game: ParatrooperGame, state: ParatrooperState) -> list[tuple[str, str]]:
    """The fourteen phases: past, now or next."""
    now = phase(game, state)
    place = PHASES.index(now) if now else -1
    return [(name, "past" if at < place else "now" if at == place else "next") for at, name in enumerate(PHASES)]


#: steps of a fight: they know its hex
FOUGHT = (*STEPS, Pursuit)


def focus(game: ParatrooperGame, state: ParatrooperState) -> list[str]:
    """The hex of the battle that is going on, and the units that are being moved."""
    names = game.theatre.names
    found: list[str] = []
    for step in state.stack:
        if isinstance(step, FOUGHT):
            found.append(game.name_of(state, step.hex))
        else:
            found += [names[piece] for piece in each(MOVING.get(type(step), nobody)(step))]
    return list(dict.fromkeys(found))


def nobody(step: Any) -> PieceSet:
    """Most steps move nobody."""
    return 0


#: the units that a step is about to move
MOVING: dict[type[Step[Any, Any]], Callable[[Any], PieceSet]] = {
    Force: lambda force: force.units,
    Flight: lambda flight: only(flight.mac),
    Entry: lambda entry: only(entry.unit),
}


def sectors(game: ParatrooperGame, state: ParatrooperState) -> list[Note]:
    """Whose part of the mission map each is, where sectors are commanded apart (32.5-b)."""
    names = game.ground(state).names
    return [
        Note(kind=f"sector-{number}", spaces=[names[hex] for hex in each(hexes)])
        for number, hexes in enumerate(game.sectors, 1)
    ]


def damage(game: ParatrooperGame, state: ParatrooperState) -> list[Note]:
    """Oilfield fires and collateral damage."""
    found = [Note(space=game.name_of(state, hex), kind="fire") for hex in each(state.fires)]
    return found + [Note(space=game.name_of(state, hex), kind="collateral") for hex in each(state.collateral)]


def aims(game: ParatrooperGame, state: ParatrooperState) -> list[Note]:
    """Where the objective lies that has been found, and where loads are to come down (15.1, 24.0)."""
    names, objective = game.ground(state).names, game.theatre.objective_of[state.mission]
    hex, piece = state.where[objective], game.theatre.names[objective]
    found = [Note(space=names[hex], kind="objective", piece=piece)] if 0 <= hex < HEXES else []
    bound = dict.fromkeys(names[state.aim[piece]] for piece in in_the_air(game.theatre, state))
    return found + [Note(space=name, kind="drop") for name in bound]
