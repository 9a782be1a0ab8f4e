"""The battlefield as it is printed, and what stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.fields import Piece
from sandtable.engine.paper import corners, point
from sandtable.engine.scene import Card, Control, Line, Mark, Scene, Sheet, Side, Space, Terrain, Track
from sandtable.engine.scene import Piece as Counter
from sandtable.engine.spaces import each, has, size
from sandtable.games.colonial.acting import Acting, acting
from sandtable.games.colonial.assault import RetreatStep
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER, KINDS, TRANSPORT, Battlefield
from sandtable.games.colonial.cards import face, is_black
from sandtable.games.colonial.facts import facts_of
from sandtable.games.colonial.overlay import reach
from sandtable.games.colonial.pack import ESTABLISHMENT
from sandtable.games.colonial.splitting import Detachment
from sandtable.games.colonial.state import NOBODY, OFF, UNSEEN, WAITING, ColonialState
from sandtable.games.colonial.victory import totals
from sandtable.games.colonial.words import called

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

#: how each kind of ground is drawn
TEXTURES = {
    "open": "plain",
    "woods": "woods",
    "forest": "forest",
    "built_up": "town",
    "tall_crops": "crops",
    "tall_grass": "grass",
    "tall_undergrowth": "bush",
    "thick_undergrowth": "bush",
    "rocks": "rocks",
    "scrub": "scrub",
    "walls": "walls",
    "works": "trench",
    "gully": "gully",
    "river": "water",
    "ford": "ford",
    "bridge": "bridge",
    "cliff": "cliff",
}

#: NATO symbols: the function part of the code, by kind of unit
SYMBOLS = {
    "infantry": "UCI---",
    "cavalry": "UCRC--",
    "artillery": "UCF---",
    "machine_gun": "EWRH--",
    "mountain": "UCFHO-",
    "transport": "UST---",
    "motor": "UST---",
    "commander": "UH----",
}
SIDE_LETTER = "FH"
PHASES = ("accompany", "deal", "activations", "cohesion")


def sheet(game: ColonialGame) -> Sheet:
    """The printed board: hexes, roads, objectives, ways on and off."""
    field, grid, scenario = game.field, game.field.grid, game.field.scenario
    spaces = []
    for name, space in grid.index.items():
        centre = grid.centre(space)
        spaces.append(
            Space(
                name,
                point(*centre),
                corners(centre, "flat"),
                field.ground[space],
                field.elevation[space],
                label=name,
            )
        )
    lines = [Line("road", [grid.centre(grid.index[name]) for name in road]) for road in scenario.roads]
    marks = [Mark("objective", aim.hex, str(aim.points), aim.name) for aim in scenario.objective]
    marks += [Mark("exit", name) for way_out in scenario.exit for name in way_out.hexes]
    marks += [Mark("entry", name) for name in sorted({name for unit in scenario.unit for name in unit.entry})]
    marks += [Mark("delivery", task.hex, str(task.points)) for task in scenario.delivery]
    used = sorted(set(field.ground) - {""})
    return Sheet(
        deck=True,
        plights=["disrupted"],
        size=(grid.cols * 1.5 + 0.5, (grid.rows + 0.5) * 3**0.5),
        spaces=spaces,
        terrain=[Terrain(key, f"colonial-terrain-{key}", TEXTURES[key]) for key in used],
        lines=lines,
        marks=marks,
        sides=[side_of(game, number) for number in (0, 1)],
        sight="overlay-sight",
    )


def side_of(game: ColonialGame, number: int) -> Side:
    """A side, and who plays it where that is several (units-14)."""
    side = game.field.scenario.side[number]
    found: Side = {"id": side.id, "name": side.name, "colour": side.colour}
    players = [game.seats[seat] for seat in each(game.seats_of[number])]
    return found if players == [side.id] else {**found, "seats": players}


def scene(game: ColonialGame, view: View[ColonialState]) -> Scene:
    """What stands on the board, for one seat."""
    field, state = game.field, view.state
    asking = state.stack[-1] if state.stack else None
    pieces = [piece for number in range(len(field.names)) if (piece := counter(game, state, number))]
    acting = field.names[asking.unit] if isinstance(asking, Acting | Detachment | RetreatStep) else ""
    return Scene(
        pieces=pieces,
        tracks=tracks(game, state),
        cards=cards(game, state),
        control=[
            Control(aim.hex, state.holder[number], str(aim.points))
            for number, aim in enumerate(field.scenario.objective)
            if state.holder[number] != NOBODY
        ],
        phases=phases(game, state),
        focus=[piece.id for piece in pieces if piece.id == acting],  # who is not seen is not named
        reach=reach(game, view),
    )


def counter(game: ColonialGame, state: ColonialState, piece: Piece) -> Counter | None:
    """A piece's counter, or nothing for what is not on or beside the board."""
    field = game.field
    where, unit = state.hex[piece], field.units[piece]
    if where == UNSEEN or (where == OFF and field.unit_of[piece] != piece):
        return None
    if where == OFF and any(state.hex[part] >= 0 for part in each(field.parts_of[piece])):
        return None
    space = field.grid.names[where] if where >= 0 else {WAITING: "@waiting", OFF: "@lost"}.get(where, "@left")
    gun = field.kind[piece] == ARTILLERY
    return Counter(
        id=field.names[piece],
        space=space,
        side=field.side[piece],
        name=called(field, piece),
        symbol=symbol(field, piece),
        size="" if field.kind[piece] in (COMMANDER, TRANSPORT) else "F" if not gun else "E",
        left=str(state.figures[piece]) if field.kind[piece] not in (COMMANDER, TRANSPORT) else "",
        right=str(field.range[piece]) if unit.weapon else "",
        top=face(state.card[piece]) if state.card[piece] >= 0 else "",
        steps=(state.figures[piece], ESTABLISHMENT[KINDS[field.kind[piece]]]),
        markers=markers(field, state, piece),
        facts=facts_of(game, state, piece),
        hidden=has(state.hidden, piece),
    )


def symbol(field: Battlefield, piece: Piece) -> str:
    """The NATO symbol's code; the side decides its frame."""
    kind = KINDS[field.kind[piece]]
    weapon = field.units[piece].weapon or ""
    if weapon == "machine_gun":
        kind = "machine_gun"
    elif "mountain" in weapon:
        kind = "mountain"
    elif has(field.motorised, piece):
        kind = "motor"
    return f"S{SIDE_LETTER[field.side[piece]]}GP{SYMBOLS[kind]}"


def markers(field: Battlefield, state: ColonialState, piece: Piece) -> list[str]:
    """The states that are shown on a counter."""
    found = []
    if has(state.disrupted, field.unit_of[piece]):
        found.append("disrupted")
    for name, members in (
        ("moved", state.moved),
        ("limbered", state.limbered),
        ("hidden", state.hidden),
        ("wounded", state.wounded),
        ("lent", state.lent),
        ("charged", state.charged),
        ("jammed", state.jammed),
    ):
        if has(members, piece):
            found.append(name)
    if state.aboard[piece] >= 0:
        found.append("aboard")
    return found


def tracks(game: ColonialGame, state: ColonialState) -> list[Track]:
    """Turn, points of both sides, cards left, units still unseen."""
    found = [Track("turn", state.turn, game.field.scenario.turns)]
    found += [Track("points", points, side=side) for side, points in enumerate(totals(game.field, state))]
    found.append(Track("pile", size(state.pile)))
    for side in (0, 1):
        unseen = sum(where == UNSEEN for piece, where in enumerate(state.hex) if game.field.side[piece] == side)
        if unseen:
            found.append(Track("unseen", unseen, side=side))
    return found


def cards(game: ColonialGame, state: ColonialState) -> list[Card]:
    """The cards on the table in the order of activation."""
    field = game.field
    up = acting(state)
    dealt = [holder for holder, card in enumerate(state.card) if card >= 0]
    dealt.sort(key=lambda holder: (state.card[holder] % 52, state.tie[holder]))
    found = []
    for holder in dealt:
        card = state.card[holder]
        now = "active" if up and holder == up.unit else "waiting" if holder in state.queue else "played"
        whose = "" if state.hex[holder] == UNSEEN else field.names[holder]
        colour = "black" if is_black(card) else "red"
        found.append(Card(f"card-{card}", face(card), colour, field.side[holder], whose, now))
    return found


def phase(game: ColonialGame, state: ColonialState) -> str:
    """The step of the turn that is under way."""
    inside = {step.name for step in state.stack}
    return next((name for name in PHASES if name in inside), "")


def phases(game: ColonialGame, state: ColonialState) -> list[tuple[str, str]]:
    """The steps of a turn: past, now or next."""
    now = phase(game, state)
    place = PHASES.index(now) if now else len(PHASES)
    return [(name, "past" if at < place else "now" if at == place else "next") for at, name in enumerate(PHASES)]
