"""A drill ground for rule tests: a few counters on the real map, with the dice to come written down.

    with operation({"S11": "VE1", "R2": "VE4"}, "french_fire", dice=[7]) as drill:
        drill.do(do="target", target="R2")
        drill.do(do="fire", unit="S11", target="R2")
        assert drill["R2"].pinned

Counters are set down by area, or by a table of what is true of them. Faces are as printed, in order: R1 is the red PC,
R2 and R3 groups, R4 to R8 dummies; B1, B2 groups, B3 to B5 dummies; Y1 the yellow PC, Y2 to Y5 groups, Y6, Y7 dummies.
Printed values are fixed here (French sections 6/3, PCs 2, SER 5/3), whatever the pack's calibration says.

Leaving the ``with`` fails the test if dice or draws are left over; a kind of chance that is written down at all may not
be drawn beyond that.
"""

from __future__ import annotations

import copy
from functools import lru_cache
from types import TracebackType
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Event, Illegal
from sandtable.engine.options import complete
from sandtable.engine.positions import place
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.title import OPTIONS, SCENARIO, title
from sandtable.games.kolwezi.victory import total

PRINTED = {
    "legion_section": (6, 3),
    "company_pc": (2, 0),
    "tactical_pc": (2, 0),
    "tactical_pc_reduced": (1, 0),
    "ser": (5, 3),
    "katangan_pc": (2, 0),
    "section_5": (5, 3),
    "section_6": (6, 3),
    "section_7": (7, 4),
    "motorised_section": (4, 2),
}


@lru_cache
def game_with(options: tuple[tuple[str, Any], ...]) -> KolweziGame:
    kolwezi = title()
    pack = copy.deepcopy(kolwezi.pack)
    for face, (front, back) in PRINTED.items():
        pack.counters.face[face].front, pack.counters.face[face].back = front, back
    return KolweziGame(kolwezi, pack, SCENARIO, complete(OPTIONS, dict(options)))


THEATRE = game_with(()).theatre


class Piece:
    """A counter, as it is now."""

    def __init__(self, drill: Drill, name: str) -> None:
        self._drill, self._number = drill, drill.game.theatre.piece[name]

    def __getattr__(self, name: str) -> Any:
        form = KolweziState.FORM[name]
        value = getattr(self._drill.state, name)
        if form == "flag":
            return bool(value >> self._number & 1)
        kind = form.removeprefix("piece>")
        return self._drill.game.notation()[kind].name(value[self._number])


class Drill:
    """A position, and what has been told since."""

    def __init__(self, game: KolweziGame, state: KolweziState) -> None:
        self.game, self.state, self.theatre = game, state, game.theatre
        self.events: list[Event] = []

    def __getitem__(self, name: str) -> Piece:
        return Piece(self, name)

    @property
    def step(self) -> str | None:
        decision = self.game.pending(self.state)
        return decision.step if decision else None

    @property
    def points(self) -> float:
        return total(self.game, self.state)

    def legal(self, do: str | None = None) -> list[dict[str, Any]]:
        """The listed actions in plain form, all or of one kind."""
        decision = self.game.pending(self.state)
        plain = msgspec.json.decode(msgspec.json.encode(list(decision.actions) if decision else []))
        return [action for action in plain if do is None or action["do"] == do]

    def read(self, action: dict[str, Any]) -> Action:
        return self.game.read_action(action)

    def do(self, **action: Any) -> list[Event]:
        events = self.game.apply(self.state, self.read(action))
        self.events += events
        return events

    def go(self, unit: str, to: str, *path: str, how: str = "pick") -> list[Event]:
        """A unit is picked and sent off, perhaps by a named way."""
        self.do(do=how, unit=unit)
        return self.do(do="move", to=to, path=path) if path else self.do(do="move", to=to)

    def reach(self, unit: str, how: str = "pick") -> set[str]:
        """Where a unit could be sent."""
        there = Drill(self.game, self.state.copy())
        there.do(do=how, unit=unit)
        return {action["to"] for action in there.legal("move")}

    def fire(self, target: str, unit: str, *others: str, mortars: bool = False) -> list[Event]:
        self.do(do="target", target=target)
        action: dict[str, Any] = {"do": "fire", "unit": unit, "target": target}
        if others:
            action["with_units"] = others
        if mortars:
            action["mortars"] = True
        return self.do(**action)

    def refused(self, **action: Any) -> str:
        """The rule that forbids an action; fails if it is allowed, or if a refusal changed anything."""
        before = self.state.digest()
        try:
            self.game.apply(self.state, self.read(action))
        except Illegal as error:
            assert self.state.digest() == before
            return error.refusal.rule
        raise AssertionError(f"{action} was allowed")

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.facts for event in self.events if event.kind == kind]

    def rules(self, kind: str) -> list[str | None]:
        return [event.rule for event in self.events if event.kind == kind]

    def where(self, prefix: str) -> list[str]:
        """The areas of all counters whose names start so, off-map places included."""
        return [self[name].area for name in self.theatre.piece_names if name.startswith(prefix)]

    def __enter__(self) -> Drill:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            assert not self.state.chance.unused(), f"not used up: {self.state.chance.unused()}"


def operation(
    units: dict[str, str | dict[str, Any]],
    *steps: str,
    turn: int = 2,
    dice: list[int] | None = None,
    pieces: list[str] | None = None,
    options: dict[str, Any] | None = None,
    loose: bool = False,
    **fields: Any,
) -> Drill:
    """A position in which these steps are still to be played, the last of them first.

    ``fields`` are other fields of the state (visited, hostages, lorries …). With ``loose`` the dice go on at random
    when those written down are used up.
    """
    game = game_with(tuple(sorted((options or {}).items())))
    theatre = game.theatre
    written: dict[str, Any] = {}
    for name, true in units.items():
        entry = {"area": true} if isinstance(true, str) else dict(true)
        piece, area = theatre.piece[name], theatre.index.get(entry["area"], -1)
        if area >= 0 and theatre.katangan >> piece & 1:
            entry.setdefault("post", theatre.posts[theatre.post_of[area]] if theatre.post_of[area] >= 0 else "none")
            entry.setdefault("seen", not entry.get("down", False))
        written[name] = entry
    lost = sum(
        theatre.steps[theatre.printed_face[theatre.piece[n]]] if e["area"] == "off" else int(e.get("reduced", False))
        for n, e in written.items()
        if theatre.french >> theatre.piece[n] & 1
    )
    chance: dict[str, Any] = {}
    if dice is not None:
        chance["dice"] = dice
    if pieces is not None:
        chance["pieces"] = pieces
    fields.setdefault("first_zone", "ZSA")
    position = {
        "game": "kolwezi",
        "scenario": SCENARIO,
        "chance": chance,
        "steps": [{"step": name} for name in steps],
        "state": {"turn": turn, "steps_lost": lost, **fields, "units": written},
    }
    state = place(game, position, bytes(32))
    assert isinstance(state, KolweziState)
    if chance and not loose:
        state.chance.exact = True
    drill = Drill(game, state)
    play_on(drill)
    return drill


def play_on(drill: Drill) -> None:
    """Runs the rules on to the first question, keeping what is told."""
    from sandtable.engine.flow import Play

    play: Any = Play(drill.game, drill.state)
    drill.game._run(play)
    drill.events += play.events


def katangan_turn(units: dict[str, str | dict[str, Any]], **more: Any) -> Drill:
    """Katangan movement alone."""
    return operation(units, "katangan_turn", **more)


COMPANY = ("PC1", "S11", "S12", "S13")


def score(drill):
    return drill.told("fire")[-1]["score"]


def passing(**more):
    """A group walks from VO10 through VO6, next to S11, and VO5, next to S22, to VO4."""
    units = {"R2": {"area": "VO10"}, "S11": "VO3", "S21": "MA1", "S22": "VO8", **more.pop("units", {})}
    return operation(units, "katangan_turn", hostages=["VO5"], executed=6, lorries={"VO3": 0}, **more)
