"""A drill ground for rule tests: a few units on the map, one segment of one contingent, the dice to come written down.

    with war({"Rw/211": "1914"}, "Rwanda/movement", dice=[5]) as drill:
        drill.march("Rw/211", "1714")
        assert drill.where("Rw/211") == "1714"

Units not named are in their boxes. Leaving the ``with`` fails the test if dice or draws are left over; a kind of chance
that is scripted at all may not be drawn beyond its script.
"""

from __future__ import annotations

from copy import copy
from types import TracebackType
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Event
from sandtable.engine.table import Refused, Table
from sandtable.games.world_war_africa import title as shelf
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.pieces import index
from sandtable.games.world_war_africa.state import WarState
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


class Drill:
    """A table with a drill on it."""

    def __init__(self, game: WarGame, table: Table) -> None:
        self.game, self.table, self.theatre = game, table, game.theatre
        self.events: list[Event] = []

    @property
    def state(self) -> WarState:
        state = self.table.state
        assert isinstance(state, WarState)
        return state

    @property
    def step(self) -> str | None:
        """What is being asked."""
        decision = self.table.decision
        return decision.step if decision else None

    @property
    def seat(self) -> str | None:
        """Whose decision it is."""
        decision = self.table.decision
        return self.game.seats[decision.seat] if decision else None

    @property
    def active(self) -> str:
        """The contingent that is acting."""
        return self.theatre.contingents[self.state.active]

    def where(self, piece: str) -> str:
        """The place of a piece by its name."""
        return self.game.notation()["space"].name(self.state.where[self.theatre.piece[piece]])

    def points(self, contingent: str) -> int:
        """RP of a contingent."""
        return self.state.points[self.theatre.contingents.index(contingent)]

    def holder(self, space: str) -> str:
        """Who controls a hex."""
        return self.game.notation()["contingent"].name(self.state.control[self.theatre.index[space]])

    def legal(self, do: str | None = None) -> list[dict[str, Any]]:
        """The listed actions, all or of one kind, as plain data."""
        decision = self.table.decision
        actions: list[Action] = list(decision.actions) if decision else []
        plain = [msgspec.to_builtins(action) for action in actions]
        return [action for action in plain if do is None or action["do"] == do]

    def spaces(self, do: str) -> set[str]:
        """The spaces that listed actions of a kind lead to."""
        return {action.get("to") or action.get("at") for action in self.legal(do)}

    def units(self, do: str) -> set[str]:
        """The pieces that listed actions of a kind name."""
        return {action.get("unit") or action.get("by") or "" for action in self.legal(do)}

    def do(self, do: str, **facts: Any) -> list[Event]:
        """Plays an action for the seat that is to decide."""
        decision = self.table.decision
        assert decision is not None, "the war is over"
        events = self.table.act(decision.seat, {"do": do, **facts})
        self.events += events
        return events

    def refused(self, do: str, **facts: Any) -> str:
        """The rule that forbids an action; fails if it is allowed, or if a refusal changed anything."""
        decision = self.table.decision
        assert decision is not None, "the war is over"
        before = self.state.digest()
        try:
            self.table.act(decision.seat, {"do": do, **facts})
        except Refused as error:
            assert self.state.digest() == before
            return error.refusal.rule
        raise AssertionError(f"{do} {facts} was allowed")

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
        table.states = [self.state.copy()]
        return _Trial(self.game, table)

    def attack(self, at: str, *units: str) -> None:
        """Names target and attackers and launches the attack."""
        self.do("attack", at=at)
        for unit in units:
            self.do("join", unit=unit)
        self.do("launch")

    def pass_on(self, *steps: str) -> None:
        """Answers "nothing more" as long as one of these steps asks."""
        while self.step in steps:
            self.do("done")

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of a kind so far."""
        return [event.facts for event in self.events if event.kind == kind]

    def __enter__(self) -> Drill:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            assert not self.state.chance.unused(), f"not used up: {self.state.chance.unused()}"


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
        action = drill.legal()[0] if drill.step != "coup" else {"do": "done"}
        drill.do(**action)


def changed(drill: Drill, change: Any) -> None:
    """Changes the position behind the table's back and works out what follows."""
    change(drill.state)
    index(drill.theatre, drill.state)
    drill.state.pending = None


def attack(unit):
    return THEATRE.attack[THEATRE.piece[unit]]


def defence(unit):
    return THEATRE.defence[THEATRE.piece[unit]]


def finish(drill):
    """Nothing more is thrown in."""
    while drill.step == "battle" and drill.legal("done"):
        drill.do("done")
