"""A drill ground for rule tests: a few units on the map, one segment of one contingent, the dice to come written down.

    with war({"Rw/211": "1914"}, "Rwanda/movement", dice=[5]) as drill:
        drill.march("Rw/211", "1714")
        assert drill.where("Rw/211") == "1714"

Units not named are in their boxes. Leaving the ``with`` fails the test if dice or draws are left over; a kind of chance
that is scripted at all may not be drawn beyond its script.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from sandtable.engine import drills
from sandtable.engine.contract import Event
from sandtable.engine.past import Past
from sandtable.engine.table import Table
from sandtable.games.world_war_africa import title as shelf
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.strength import ground_reasons
from sandtable.games.world_war_africa.theatre import Theatre
from sandtable.games.world_war_africa.title import WorldWarAfrica

TITLE = shelf.title()
THEATRE = TITLE.theatre
#: who holds the places that supply comes from, unless a test says otherwise
SOURCES = {
    "1602": "DRC",
    "0713": "Zimbabwe",
    "1402": "Angola",
    "1915": "Rwanda",
    "2016": "Rwanda",
    "1816": "Rwanda",
    "2115": "Uganda",
}
#: dry in the south
DRY_SOUTH = 2
#: dry in the north
DRY_NORTH = 4
WET = 5


class Drill(drills.Drill[WarGame, WarState]):
    """A table with a drill on it."""

    @property
    def theatre(self) -> Theatre:
        """Map and counters."""
        return self.game.theatre

    @property
    def active(self) -> str:
        """The contingent that is acting."""
        return self.theatre.contingents[self.state.active]

    def where(self, piece: str) -> str:
        """The place of a piece by its name."""
        place: str = self[piece].where
        return place

    def points(self, contingent: str) -> int:
        """RP of a contingent."""
        return self.state.points[self.theatre.contingents.index(contingent)]

    def holder(self, space: str) -> str:
        """Who controls a hex."""
        return self.game.notation()["contingent"].name(self.state.control[self.theatre.index[space]])

    def spaces(self, do: str) -> set[str]:
        """The spaces that listed actions of a kind lead to."""
        return self.listed(do, "to", "at")

    def legal_places(self, unit: str) -> set[str]:
        """The spaces in which a unit may be put."""
        return {action["to"] for action in self.plain() if action.get("unit") == unit and action["do"] == "place"}

    def units(self, do: str) -> set[str]:
        """The pieces that listed actions of a kind name."""
        return self.listed(do, "unit", "by")

    def pick(self, unit: str) -> None:
        """Takes a unit up."""
        self.do("pick", unit=unit)

    def march(self, unit: str, to: str, *path: str) -> None:
        """Takes a unit up and sends it somewhere."""
        self.pick(unit)
        self.do("go", to=to, **({"path": list(path)} if path else {}))

    def reach(self, unit: str, *first: dict[str, Any]) -> set[str]:
        """Where a unit could march to, looked at without moving it."""
        trial = self.fork()
        trial.pick(unit)
        for action in first:
            trial.do(**action)
        return trial.spaces("go")

    def fork(self) -> Drill:
        """The same position on a table of its own."""
        table = copy(self.table)
        table.states = Past(self.game, self.state.copy(), table.turned)
        return _Trial(self.game, table)

    def attack(self, at: str, *units: str) -> None:
        """Names target and attackers and launches the attack."""
        self.do("attack", at=at)
        for unit in units:
            self.do("join", unit=unit)
        self.do("launch")

    def harms(self, do: str, **facts: Any) -> list[tuple[str, dict[str, Any]]]:
        """What an answer does to its own side: the rules and the facts told with them."""
        state = self.state
        view = self.game.observe(state, self.decision.seat)
        found = self.game.harms(view, self.game.read_action({"do": do, **facts}))
        return [(harm.rule, dict(harm.message.args)) for harm in found]

    def pass_on(self, *steps: str) -> None:
        """Answers "nothing more" as long as one of these steps asks."""
        while self.step in steps:
            self.do("done")


class _Trial(Drill):
    """A look ahead that leaves the table as it is."""

    def do(self, do: str, **facts: Any) -> list[Event]:
        action = self.game.read_action({"do": do, **facts})
        return self.game.apply(self.state, action)


def war(
    units: dict[str, str] | None = None,
    active: str = "Rwanda/movement",
    *,
    turn: int = DRY_SOUTH,
    dice: list[int] | None = None,
    draws: list[str] | None = None,
    drawn: list[str] | None = None,
    events: list[str] | None = None,
    control: dict[str, str] | None = None,
    points: dict[str, int] | None = None,
    flags: dict[str, list[str]] | None = None,
    options: dict[str, Any] | None = None,
    title: WorldWarAfrica = TITLE,
    **state: Any,
) -> Drill:
    """A war at a point that matters. ``drawn`` are contingents to come, ``draws`` pieces, ``events`` event markers."""
    game = title.open("congo", options)
    pieces: dict[str, dict[str, Any]] = {name: {"where": where} for name, where in (units or {}).items()}
    for flag, names in (flags or {}).items():
        for name in names:
            pieces.setdefault(name, {})[flag] = True
    pause = "Rwanda" if active.startswith("DRC") else "DRC"
    written: dict[str, Any] = {"turn": turn, "pool": [pause], **state, "units": pieces}
    written["control"] = {**SOURCES, **(control or {})}
    if points is not None:
        written["points"] = points
    if active.startswith(("Zimbabwe", "Angola")):
        written = {"land": 6, "air": 2, "helo": 1, **written}
    position: dict[str, Any] = {"game": "world_war_africa", "scenario": "congo", "active": active, "state": written}
    scripts = {"dice": dice, "pieces": draws, "contingents": drawn, "events": events}
    chance = {kind: values for kind, values in scripts.items() if values is not None}
    if chance:
        position["chance"] = chance
    table = Table.new(game, bytes(32), None, position)
    table.states[0].chance.exact = True
    return Drill(game, table)


def start(options: dict[str, Any] | None = None, **scripts: list[Any]) -> Drill:
    """A new game at its first decision, with dice and draws to come."""
    game = TITLE.open("congo", options)
    position: dict[str, Any] = {"game": "world_war_africa", "scenario": "congo"}
    if scripts:
        position["chance"] = scripts
    table = Table.new(game, bytes(32), None, position)
    table.states[0].chance.exact = True
    return Drill(game, table)


def play_setup(drill: Drill, until: str | None = None) -> None:
    """Answers the questions of the set-up with the first listed answer, up to a step."""
    while drill.step in ("government-setup", "rebel-setup", "coup") and drill.step != until:
        action = drill.plain()[0] if drill.step != "coup" else {"do": "done"}
        drill.do(**action)


def changed(drill: Drill, change: Any) -> None:
    """Changes the position behind the table's back and works out what follows."""
    change(drill.state)
    drill.game.derive(drill.state)
    drill.state.pending = None


def attack(unit):
    return THEATRE.attack[THEATRE.piece[unit]]


def defence(unit):
    return THEATRE.defence[THEATRE.piece[unit]]


def defence_of(drill, unit):
    """What a unit defends with where it stands, in supply or out of it."""
    return sum(reason.value for reason in ground_reasons(drill.game, drill.state, 1 << unit, THEATRE.defence))


def finish(drill):
    """Nothing more is thrown in."""
    while drill.step == "battle" and drill.plain("done"):
        drill.do("done")
