"""What a table draws. A sheet is the printed board and never changes; a scene is what lies on it now.

Nothing here knows a rule. All words are message ids or names from the data pack.
"""

from typing import NotRequired, Self, TypedDict

import msgspec

Point = tuple[float, float]


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """One space of the board: where it is, what it looks like, what is printed on it.

    ``map`` names the one of several maps that it is part of, ``display`` a box whose counters lie side by side,
    ``look`` the texture it is drawn with where it has one of its own: a market, a slag heap. ``note`` is printed
    small in a box: what it is for. ``short`` is printed in it instead of its name where the sheet's lettering tells the
    rest: the quarter of a town whose name stands beside it.
    """

    id: str
    centre: Point
    outline: list[Point]
    terrain: str
    level: int = 0
    name: str = ""
    label: str = ""
    map: str = ""
    display: bool = False
    look: str = ""
    note: str = ""
    short: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A road, railway, river or border: a line of the given kind through these points."""

    kind: str
    points: list[Point]
    name: str = ""
    map: str = ""


class Lettering(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words printed on the sheet outside any space: a map's title, the cost of a line, the name of a country or a lake.

    ``style`` is ``land``, ``water``, ``cost`` or none, ``turn`` how far they are turned clockwise, in degrees.
    """

    text: str
    at: Point
    size: float = 0.5
    map: str = ""
    style: str = ""
    turn: float = 0.0


class Patch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Ground that is no space, or a building in one: a lake, a wood, a runway, a church, drawn with its texture."""

    texture: str
    outline: list[Point]
    name: str = ""
    map: str = ""


class Ornament(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs to a printed map beside the land: its title, its scale, the north arrow, the key of its terrains.

    ``kind`` is ``title``, ``scale``, ``north`` or ``key``; ``at`` its middle. A scale is ``wide`` long, and ``text``
    says how far that is; a title has ``text`` and a line of ``note`` under it.
    """

    kind: str
    at: Point
    wide: float
    text: str = ""
    note: str = ""
    map: str = ""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something printed in a space: an objective, an airport, an entry arrow. ``text`` is printed with it."""

    kind: str
    space: str
    text: str = ""
    name: str = ""


class Terrain(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the legend: what a terrain is called and the texture it is drawn with.

    ``sign`` is the shape around the labels of its spaces, ``circle``, ``square`` or ``triangle``; empty for none.
    ``map`` is the one of several maps that it is drawn so on; empty for all.
    """

    key: str
    name: str
    texture: str
    sign: str = ""
    map: str = ""


class Plate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the sheet that can have the view to itself: a map with its boxes, on paper of its own.

    ``at`` is its upper left corner. ``paper`` says what its paper looks like.
    """

    id: str
    name: str
    at: Point
    size: Point
    paper: str = ""
    map: str = ""


class Band(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the legend: whom the band along the edge of a side's counters stands for.

    ``colours`` is the ``band`` of its pieces, ``name`` a message id or a name from the pack.
    """

    colours: str
    name: str
    side: int


class Side(TypedDict):
    """Whose counters these are: a seat's, several seats' that play it together, or the rules' own."""

    id: str
    name: str
    colour: str
    #: who plays it, where that is not the seat of its name
    seats: NotRequired[list[str]]


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The printed board. Of maps that take one another's place, the scene says which one lies there.

    ``scenery`` lies under the spaces: the country around them, where nobody plays. Its kinds are ``land`` and ``sea``
    (both with a shade, as in ``land-2``), ``lake``, ``river``, ``border``, ``coast`` and more that the table knows to
    draw. A link is a line between the middles of its spaces, unless a line of the sheet leads from one to the other.
    ``joined`` are spaces that one goes between without such a line, over a common rim or by a road: they are lit
    for who points at one of them. ``bands`` are what the bands on the counters' edges mean.
    ``plates`` are the parts that the view can be given to. ``views`` are parts of one board that lie side by side: a
    window too small for all of it opens on the one in play, and the eye is sent to each by a press.
    """

    size: Point
    spaces: list[Space]
    terrain: list[Terrain]
    lines: list[Line] = []
    marks: list[Mark] = []
    links: list[tuple[str, str]] = []
    joined: list[tuple[str, str]] = []
    sides: list[Side] = []
    bands: list[Band] = []
    lettering: list[Lettering] = []
    patches: list[Patch] = []
    ornaments: list[Ornament] = []
    scenery: list[Line] = []
    plates: list[Plate] = []
    views: list[Plate] = []
    #: what a line of sight is called here; empty where the game has no such rule
    sight: str = ""
    #: cards lie beside the board in this game, at least now and then
    deck: bool = False
    #: signs that a unit fares badly: whoever goes straight to the present is told who is rid of them
    plights: list[str] = []

    def showing(self, map: str) -> Self:
        """The sheet with one of the maps that take one another's place, and all that belongs to none of them."""
        spaces = [space for space in self.spaces if space.map in ("", map)]
        there = {space.id for space in spaces}
        return msgspec.structs.replace(
            self,
            spaces=spaces,
            terrain=[terrain for terrain in self.terrain if terrain.map in ("", map)],
            lines=[line for line in self.lines if line.map in ("", map)],
            marks=[mark for mark in self.marks if mark.space in there],
            links=[link for link in self.links if there.issuperset(link)],
            joined=[pair for pair in self.joined if there.issuperset(pair)],
            lettering=[words for words in self.lettering if words.map in ("", map)],
            patches=[patch for patch in self.patches if patch.map in ("", map)],
            ornaments=[one for one in self.ornaments if one.map in ("", map)],
            scenery=[line for line in self.scenery if line.map in ("", map)],
            plates=[plate for plate in self.plates if plate.map in ("", map)],
        )


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter: its face, and where it lies. ``space`` is a space, or the name of a holding box.

    A box whose name ends in ``lost`` or ``eliminated`` holds those who are out of the game.

    ``symbol`` is a NATO code, or behind an @ a thing and no unit: ``@objective``, the star of what a game is about, and
    ``@lorry``. ``rim`` is the colour around the back of one that lies face down, where backs differ: ``red``, ``blue``,
    ``green``, ``yellow`` or ``black``. ``band`` is the band along the left edge of one that lies face up, for the
    company or contingent that it is part of: one colour, or up to three from top to bottom with a hyphen between them
    (``green-red``), of ``red``, ``blue``, ``green``, ``yellow``, ``black``, ``grey``, ``white``, ``orange``,
    ``violet``, ``brown`` and ``sky``. The sheet's ``bands`` name them. ``enters`` is the space by which one comes in
    that waits in a box beside the map: it is shown there.
    """

    id: str
    space: str
    side: int
    name: str
    symbol: str
    size: str = ""
    left: str = ""
    right: str = ""
    top: str = ""
    steps: tuple[int, int] = (1, 1)
    markers: list[str] = []
    facts: list[tuple[str, str]] = []
    hidden: bool = False
    rim: str = ""
    band: str = ""
    enters: str = ""


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter as it would be cut out of a sheet: its front, and its back unless that is blank."""

    front: Piece
    back: Piece | None = None


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card or chit on the table: its face, whom it belongs to, whether it is the one being played.

    ``side`` is -1 where it belongs to nobody: it holds for all. ``track`` names the track that is told on it: what
    whose chit this is has to spend.
    """

    id: str
    face: str
    colour: str
    side: int = -1
    piece: str = ""
    state: str = "waiting"
    track: str = ""


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter on a track: turn, points, morale. ``side`` is -1 where it belongs to nobody.

    ``told`` stands behind the number: the hour of a turn, say, and that it is night. Where it is ``vital``, whoever is
    asked again is told what it has come to meanwhile.
    """

    name: str
    value: float
    of: float | None = None
    side: int = -1
    told: list[str] = []
    vital: bool = False


class Control(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a marked space."""

    space: str
    side: int
    text: str = ""


class Reach(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a unit that is to move can come from ``start``.

    ``left`` has the movement points it keeps in each space (none where the game counts no points), ``ways`` the spaces
    entered on the way. ``ask`` is the move without its ``to``: with a space put in, ``why_not`` tells what stops it.
    """

    unit: str
    start: str
    ask: dict[str, str]
    ways: dict[str, list[str]]
    left: dict[str, float] = {}


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands in a line of sight: a piece in a space, what grows or is built there, or its bare ground (higher)."""

    space: str
    rule: str
    piece: str = ""
    higher: bool = False


class LineOfSight(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether one space can be seen from another: the spaces between, the rule that decides, what is in the way."""

    start: str
    end: str
    clear: bool
    distance: int
    rule: str
    along: list[str] = []
    obstacles: list[Obstacle] = []


class Note(TypedDict):
    """Something about some spaces that a player may want to see over the board: zones, supply, weather.

    ``ways`` are by unit the spaces from it to where its supply comes from, ``piece`` is the counter that it is about.
    """

    kind: str
    side: NotRequired[int]
    space: NotRequired[str]
    spaces: NotRequired[list[str]]
    ways: NotRequired[dict[str, list[str]]]
    piece: NotRequired[str]


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on the board, for one seat. ``map`` is the exchangeable map in play.

    ``stage`` are the spaces where things happen now: a table too small for the whole board opens on them. ``plate`` is
    the part of the sheet that is in play: it has the view, and the others can be called up. ``light`` is ``night``
    while it is dark over the whole board.
    """

    pieces: list[Piece]
    tracks: list[Track] = []
    cards: list[Card] = []
    control: list[Control] = []
    phases: list[tuple[str, str]] = []
    focus: list[str] = []
    notes: list[Note] = []
    map: str = ""
    stage: list[str] = []
    plate: str = ""
    light: str = ""
    reach: list[Reach] = []
