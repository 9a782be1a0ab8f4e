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
from typing import Any

from sandtable.engine import drills
from sandtable.engine.contract import Action, Event
from sandtable.engine.options import complete
from sandtable.engine.spaces import has
from sandtable.engine.table import Table
from sandtable.games.kolwezi.actions import Move
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import Theatre
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


def game_with(**options: Any) -> KolweziGame:
    """The game with some options switched; opened once for all that it then listens to."""
    return opened(tuple(complete(OPTIONS, options).items()))


@lru_cache
def opened(options: tuple[tuple[str, Any], ...]) -> KolweziGame:
    kolwezi = title()
    pack = copy.deepcopy(kolwezi.pack)
    for face, (front, back) in PRINTED.items():
        pack.counters.face[face].front, pack.counters.face[face].back = front, back
    return KolweziGame(kolwezi, pack, SCENARIO, dict(options))


THEATRE = game_with().theatre


class Drill(drills.Drill[KolweziGame, KolweziState]):
    """A position on the real map, and what has been told since."""

    @property
    def theatre(self) -> Theatre:
        return self.game.theatre

    @property
    def points(self) -> float:
        return total(self.game, self.state)

    def read(self, action: dict[str, Any]) -> Action:
        return self.game.read_action(action)

    def go(self, unit: str, to: str, *path: str, how: str = "pick") -> list[Event]:
        """A unit is picked and sent off, perhaps by a named way."""
        self.do(how, unit=unit)
        return self.do("move", to=to, path=path) if path else self.do("move", to=to)

    def reach(self, unit: str, how: str = "pick") -> set[str]:
        """Where a unit could be sent."""
        state = self.state.copy()
        self.game.apply(state, self.read({"do": how, "unit": unit}))
        decision = self.game.pending(state)
        assert decision is not None
        return {action.to for action in decision.actions if isinstance(action, Move)}

    def fire(self, target: str, unit: str, *others: str, mortars: bool = False) -> list[Event]:
        self.do("target", target=target)
        action: dict[str, Any] = {"unit": unit, "target": target}
        if others:
            action["with_units"] = others
        if mortars:
            action["mortars"] = True
        return self.do("fire", **action)

    def where(self, prefix: str) -> list[str]:
        """The areas of all counters whose names start so, off-map places included."""
        return [self[name].area for name in self.theatre.piece_names if name.startswith(prefix)]


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
    game = game_with(**options or {})
    theatre = game.theatre
    written: dict[str, Any] = {}
    for name, true in units.items():
        entry = {"area": true} if isinstance(true, str) else dict(true)
        piece, area = theatre.piece[name], theatre.index.get(entry["area"], -1)
        if area >= 0 and has(theatre.katangan, piece):
            entry.setdefault("post", theatre.posts[theatre.post_of[area]] if theatre.post_of[area] >= 0 else "none")
            entry.setdefault("seen", not entry.get("down", False))
        written[name] = entry
    lost = sum(
        theatre.steps[theatre.printed_face[theatre.piece[n]]] if e["area"] == "off" else int(e.get("reduced", False))
        for n, e in written.items()
        if has(theatre.french, theatre.piece[n])
    )
    chance: dict[str, Any] = {}
    if dice is not None:
        chance["dice"] = dice
    if pieces is not None:
        chance["pieces"] = pieces
    if chance and not loose:
        chance["exact"] = True
    fields.setdefault("first_zone", "ZSA")
    position = {
        "game": "kolwezi",
        "scenario": SCENARIO,
        "chance": chance,
        "steps": [{"step": name} for name in steps],
        "state": {"turn": turn, "steps_lost": lost, **fields, "units": written},
    }
    drill = Drill(game, Table.new(game, bytes(32), position=position))
    drill.events += drill.table.opening
    return drill


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
