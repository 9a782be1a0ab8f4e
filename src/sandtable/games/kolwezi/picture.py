"""What lies on the two maps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine import fields
from sandtable.engine.contract import View
from sandtable.engine.flow import Step
from sandtable.engine.scene import Control, Piece, Scene, Track
from sandtable.engine.spaces import each, has
from sandtable.games.kolwezi.assault import AssaultResolution, Strikes
from sandtable.games.kolwezi.assault_movement import AssaultMovement, Muster
from sandtable.games.kolwezi.counter_attack import CounterAttack
from sandtable.games.kolwezi.facts import facts_of, force_of
from sandtable.games.kolwezi.fire import is_night
from sandtable.games.kolwezi.french_fire import FireAt, FrenchFire
from sandtable.games.kolwezi.katangans import KatanganMovement
from sandtable.games.kolwezi.march import March, Onward, Where
from sandtable.games.kolwezi.movement import FrenchMovement
from sandtable.games.kolwezi.overlay import reach
from sandtable.games.kolwezi.para_drop import Landing, ParaDrop
from sandtable.games.kolwezi.passing import KatanganMarch, Opportunity
from sandtable.games.kolwezi.state import (
    FRENCH,
    GARRISON,
    GONE,
    KATANGAN_HELD,
    POOL,
    RECOVERED,
    UNKNOWN,
    WAITING,
    KolweziState,
)
from sandtable.games.kolwezi.theatre import (
    AML,
    COMPANY_PC,
    DUMMY,
    GREEN_GROUP,
    GROUP,
    KATANGAN_SECTION,
    PC,
    SECTION,
    SER,
    SMM,
    TACTICAL_PC,
    Theatre,
)
from sandtable.games.kolwezi.turn import FrenchPhase, KatanganPhase
from sandtable.games.kolwezi.units import is_dummy
from sandtable.games.kolwezi.victory import freed, next_check, tally, total

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: NATO symbols: the function part of the code, by kind of counter
SYMBOLS = {
    TACTICAL_PC: "UH----",
    COMPANY_PC: "UH----",
    SMM: "UCFM--",
    SER: "UCR---",
    SECTION: "UCIA--",
    PC: "UH----",
    KATANGAN_SECTION: "UCI---",
    AML: "UCRVA-",
    GREEN_GROUP: "UCIM--",
    GROUP: "UCI---",
    DUMMY: "------",
}
#: echelons: sections are platoons, groups squads
SIZES = {SECTION: "D", SMM: "D", SER: "D", KATANGAN_SECTION: "D", AML: "D", GREEN_GROUP: "B", GROUP: "B"}

PHASES = ("para_drop", "french_move", "french_fire", "assault", "katangan_move", "return_fire", "administrative")
PHASE_OF: dict[type[Step[Any, Any]], str] = {
    ParaDrop: "para_drop",
    Landing: "para_drop",
    FrenchMovement: "french_move",
    Where: "french_move",
    March: "french_move",
    Onward: "french_move",
    FrenchFire: "french_fire",
    FireAt: "french_fire",
    AssaultMovement: "assault",
    Muster: "assault",
    AssaultResolution: "assault",
    Strikes: "assault",
    KatanganMovement: "katangan_move",
    KatanganMarch: "katangan_move",
    Opportunity: "katangan_move",
}
MOVEMENT = ("french_move", "katangan_move")
#: who has fired does not fire again, and does not assault (8.2-a, 9-a)
FIGHTING = ("french_fire", "assault", "return_fire")
#: in one of these the French fire is a step of its own; outside of them it answers the Katangans'
FIRE_BELONGS_TO = (FrenchPhase, KatanganPhase, CounterAttack)


# The scene


def scene(game: KolweziGame, view: View[KolweziState]) -> Scene:
    """Counters, lorries, tracks, who holds the objectives."""
    state = view.state
    theatre = game.theatre
    pieces = [piece for number in range(theatre.pieces) if (piece := counter(game, state, number))]
    return Scene(
        pieces=pieces + lorries(theatre, state),
        tracks=tracks(game, state),
        control=control(theatre, state),
        phases=phases(game, state),
        focus=focus(theatre, state),
        light="night" if state.turn and is_night(game, state) else "",
        reach=reach(game, view),
    )


def box_of(theatre: Theatre, area: fields.Space) -> str:
    """The name of the box that a counter off the map lies in."""
    if area < GARRISON:
        return f"@{theatre.zones[GARRISON - area]}"
    return {GONE: "@lost", WAITING: "@aircraft", POOL: "@pool"}[area]


def counter(game: KolweziGame, state: KolweziState, piece: fields.Piece) -> Piece | None:
    """A counter as it lies on the table; Katangan units that have not come in yet, or never will, are not shown."""
    theatre = game.theatre
    area, face = state.area[piece], state.face[piece]
    french = has(theatre.french, piece)
    never = area == GONE and not has(theatre.secret | state.seen, piece)
    if not french and (area == WAITING or never):
        return None
    space = theatre.names[area] if area >= 0 else box_of(theatre, area)
    name = theatre.titles[piece]
    markers = markers_of(game, state, piece)
    covered = has(state.down, piece) or area == POOL or area < GARRISON
    if face == UNKNOWN or (covered and state.stack):
        return Piece(
            theatre.piece_names[piece],
            space,
            1,
            name,
            "SHGPU-----",
            markers=markers,
            facts=force_of(game, piece),
            hidden=True,
            rim=theatre.colour[piece],
        )
    back = has(state.reduced, piece)
    kind = theatre.kind_of_face[face]
    value, far, te = theatre.value[face][back], theatre.far_value[face][back], theatre.te[face][back]
    return Piece(
        id=theatre.piece_names[piece],
        space=space,
        side=0 if french else 1,
        name=name,
        symbol=f"S{'F' if french else 'H'}GP{SYMBOLS[kind]}",
        size=SIZES.get(kind, ""),
        left=str(value),
        right=str(far) if far else f"TE{te}" if te else "",
        top=theatre.piece_names[piece],
        steps=(theatre.steps[face] - back if area != GONE else 0, theatre.steps[face]),
        markers=markers,
        facts=facts_of(game, state, piece),
        band=theatre.colour[piece] if theatre.company[piece] or not french else "",
    )


def markers_of(game: KolweziGame, state: KolweziState, piece: fields.Piece) -> list[str]:
    """The states that are shown on a counter: who has moved or fired as long as that keeps it from something."""
    now = phase(game, state)
    flags = {
        "pinned": state.pinned,
        "reduced": state.reduced,
        "moved": state.moved if now in MOVEMENT else 0,
        "fired": state.fired if now in FIGHTING else 0,
        "shot": state.shot if now in MOVEMENT else 0,
        "blocked": state.blocked,
    }
    # a dummy that lies face-up is nobody: the empty frame of its symbol alone looks like one that is not known
    known = ["dummy"] if state.face[piece] != UNKNOWN and is_dummy(game.theatre, state, piece) else []
    return known + [name for name, members in flags.items() if has(members, piece)]


def lorries(theatre: Theatre, state: KolweziState) -> list[Piece]:
    """The lorries, one counter for all of an area, and how many of them have driven in this phase (10.1-e)."""
    side = 0 if state.lorry_state == RECOVERED else 1
    return [
        Piece(
            f"lorries-{theatre.names[area]}",
            theatre.names[area],
            side,
            "Gécamine",
            "@lorry",
            right=str(count),
            facts=[("kolwezi-fact-driven", str(state.driven[area]))] if state.driven[area] else [],
        )
        for area, count in enumerate(state.lorries)
        if count
    ]


def control(theatre: Theatre, state: KolweziState) -> list[Control]:
    """Who holds the objectives: the lorries until their fate is settled, and hostages as long as they are alive.

    Whoever goes in where Katangans are holds it once they are gone (9.1-e).
    """
    found = [Control(theatre.names[theatre.airport_road], 0 if state.airport == FRENCH else 1, "airport")]
    if state.lorry_state == KATANGAN_HELD:
        park = theatre.lorry_park
        found.append(Control(theatre.names[park], 0 if has(state.french & ~state.katangan, park) else 1, "lorries"))
    for area in each(state.hostages):
        held = 1 if has(state.katangan, area) else 0 if has(state.french, area) else -1
        found.append(Control(theatre.names[area], held, "hostages"))
    return found


def tracks(game: KolweziGame, state: KolweziState) -> list[Track]:
    """Turn, victory points and where they come from."""
    theatre = game.theatre
    found = [Track("turn", state.turn, len(theatre.tables.turn), told=hour(game, state))]
    check = next_check(game, state)
    until = [f"→ {theatre.tables.turn[check - 1].time}"] if check else []
    found.append(Track("hostages", *freed(state), told=until, vital=True))
    found.append(Track("points", total(game, state), side=1))
    found += [Track(f"points-{name}", value, side=1) for name, value in tally(game, state).items()]
    holder = 0 if state.lorry_state == RECOVERED else 1
    found.append(Track("lorries", sum(state.lorries), theatre.pack.map.setup.lorries, side=holder))
    found.append(Track("pool", sum(area == POOL for area in state.area), side=1))
    return found


def hour(game: KolweziGame, state: KolweziState) -> list[str]:
    """The hour of the turn, and whether it is night (2-a)."""
    if not state.turn:
        return []
    return [game.theatre.tables.turn[state.turn - 1].time, *(["kolwezi-night"] if is_night(game, state) else [])]


def phase(game: KolweziGame, state: KolweziState) -> str:
    """The part of the turn that is under way."""
    stack = state.stack
    now = next((PHASE_OF[type(step)] for step in stack[:-3:-1] if type(step) in PHASE_OF), "administrative")
    if now == "french_fire" and not any(
        isinstance(step, FrenchPhase | KatanganPhase | CounterAttack) for step in stack
    ):
        return "return_fire"  # outside of the French phase, and no Katangan one is still to come
    return now


def phases(game: KolweziGame, state: KolweziState) -> list[tuple[str, str]]:
    """The steps of a turn: past, now or next."""
    place = PHASES.index(phase(game, state))
    return [(name, "past" if at < place else "now" if at == place else "next") for at, name in enumerate(PHASES)]


def focus(theatre: Theatre, state: KolweziState) -> list[str]:
    """The counters that the question of the moment is about."""
    asked = state.stack[-1] if state.stack else None
    if isinstance(asked, FireAt):
        return [theatre.piece_names[asked.target]]
    return [theatre.piece_names[piece] for piece in each(in_hand(asked))]


def in_hand(asked: Step[Any, Any] | None) -> fields.PieceSet:
    """The units that somebody is about to send."""
    if isinstance(asked, Where | Opportunity):
        return asked.movers
    return asked.units if isinstance(asked, Muster) else 0
