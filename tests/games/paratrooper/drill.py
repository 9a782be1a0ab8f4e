"""A drill ground for rule tests: any position of a mission from plain data, with the dice and draws to come.

    with mission({"1/1 Co": "33", "TEC-1": "34"}, phase=5) as drill:
        drill.do(do="pick", unit="1/1 Co")
        assert "34" in drill.hexes("move")

A counter's place is a hex ("33"), a zone ("calvi") or a box ("box", "lost"); "?33" is face down, "33-" disrupted.
The phase is played to its end and then holds; a mistake in the script of dice or draws fails the test.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any

import msgspec

from sandtable.engine import drills
from sandtable.engine.contract import Event, Message, Refusal
from sandtable.engine.flow import Play, Step, plays
from sandtable.engine.options import complete
from sandtable.engine.spaces import has, set_of
from sandtable.engine.table import Table
from sandtable.games.paratrooper.actions import DONE, Done
from sandtable.games.paratrooper.asking import GROUND
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.state import NONE, ParatrooperState
from sandtable.games.paratrooper.theatre import Theatre
from sandtable.games.paratrooper.title import OPTIONS, title
from sandtable.games.paratrooper.turn import BEGIN, PHASES, end_phase

TITLE = title()
THEATRE = TITLE.theatre
NUMBERS = {f"{row}{col}" for row in range(1, 7) for col in range(1, 7)}


class Hold(Step[ParatrooperGame, ParatrooperState], frozen=True):
    """Stands still behind the phase that is drilled; built on what an installed game builds on, compiled or not."""

    name = "hold"
    rule = "5.0-a"

    def who(self, game, state):
        return game.seat_for(state, GROUND, NONE)

    def question(self, game, state):
        return Message("paratrooper-question-hold")

    def answers(self, game, state):
        return [DONE]

    @plays(Done)
    def go_on(self, play, action):
        play.pop()


class DrillGame(ParatrooperGame):
    flow = (*ParatrooperGame.flow, Hold)


def opened(scenario: str = "mission", **options: Any) -> DrillGame:
    """A game with drill steps."""
    return DrillGame(TITLE, TITLE.theatre, TITLE.find(scenario), complete(OPTIONS, options))


class Drill(drills.Drill[DrillGame, ParatrooperState]):
    """A table with a drill on it; hexes of the mission map go by their bare numbers."""

    @property
    def theatre(self) -> Theatre:
        return self.game.theatre

    # Looking

    def where(self, name: str) -> str:
        """Where a counter is."""
        return self[name].where

    def is_(self, flag: str, name: str) -> bool:
        """Whether a counter is disrupted, concealed, moved …"""
        return has(getattr(self.state, flag), self.theatre.piece[name])

    def disrupted(self, name: str) -> bool:
        return self.is_("disrupted", name)

    def face_up(self, name: str) -> bool:
        return self.state.where[self.theatre.piece[name]] >= 0 and not self.is_("concealed", name)

    def plain(self, do: str | None = None) -> list[dict[str, Any]]:
        return [{key: self._bare(value) for key, value in row.items()} for row in super().plain(do)]

    def hexes(self, do: str) -> set[str]:
        """The hexes that listed actions of this kind name."""
        return self.listed(do, "to", "at")

    def units(self, do: str) -> set[str]:
        """The counters that listed actions of this kind name."""
        return self.listed(do, "unit")

    def _bare(self, value: Any) -> Any:
        letter = self.game.ground(self.state).drawn.letter
        return value[1:] if isinstance(value, str) and value[:1] == letter and value[1:] in NUMBERS else value

    # Acting

    def written(self, action: dict[str, Any]) -> dict[str, Any]:
        letter = self.game.ground(self.state).drawn.letter
        full = {number: f"{letter}{number}" for number in NUMBERS}
        found = {key: full.get(value, value) if key in ("at", "to") else value for key, value in action.items()}
        return found | {key: [full.get(hex, hex) for hex in found[key]] for key in ("path",) if key in found}

    def route(self, do: str, via: list[str], **facts: Any) -> tuple[list[str], float | None, set[str]] | str:
        """The way of a listed action by these hexes, the points left and the ends; or the rule that forbids it."""
        action = self.game.read_action(self.written({"do": do, **facts}))
        named = self.written({"do": do, "path": via})["path"]
        found = self.game.route(self.table.view(self.decision.seat), action, named)
        if isinstance(found, Refusal):
            return found.rule
        path: list[str] = msgspec.to_builtins(found.action)["path"]
        return [self._bare(hex) for hex in path], found.left, {self._bare(hex) for hex in found.ends}

    def done(self) -> list[Event]:
        return self.do("done")

    def end_phase(self) -> None:
        """What is checked at the end of a phase, without going on."""
        play = Play(self.game, self.state)
        end_phase(play)
        self.state.pending = None
        self.events += play.events

    def begin(self, phase: int) -> None:
        """Another phase is played to its end, then it holds again."""
        play = Play(self.game, self.state)
        self.state.phase = phase
        BEGIN[PHASES[phase - 1]](play)
        self.events += [*play.events, *self.game.start(self.state)]

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        if kind is None:
            assert not self.game.check(self.state)


def _unit(place: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(place, dict):
        return place
    fields: dict[str, Any] = {}
    if place.startswith("?"):
        place, fields["concealed"] = place[1:], True
    if place.endswith("-"):
        place, fields["disrupted"] = place[:-1], True
    return {"where": place, **fields}


def _step(game: DrillGame, written: dict[str, Any]) -> Step[Any, Any]:
    """A step from plain data: on the table it would run on at once, and nobody would hear what happened."""
    kind = game.steps[written["step"]]
    notation = game.notation()
    memory = {name: known for name, known in kind.memory().items() if known.what != "number"}
    facts = {name: value for name, value in written.items() if name != "step"}
    for name, known in memory.items():
        names = notation[known.what]
        read = [names.number(one, "drill") for one in (facts[name] if known.many else [facts[name]])]
        facts[name] = set_of(read) if known.many else read[0]
    return kind(**facts)


def mission(
    units: dict[str, str | dict[str, Any]] | None = None,
    *,
    phase: int | None = 5,
    map: str = "desert_city",
    line: str = "coup",
    zone: str = "chad",
    dice: list[int] | None = None,
    draws: list[str] | None = None,
    scenario: str = "mission",
    steps: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    **state: Any,
) -> Drill:
    """A mission at the start of a phase; ``steps`` are played instead of a phase.

    The other OPFOR counters are in the pool, other REP counters still to be mobilized, objectives out of play.
    """
    game = opened(scenario, **(options or {}))
    fields = {"turn": 1, "phase": phase or 1, "number": 1, "crisis": 5, "ops": 10, "elan": 1, **state}
    position: dict[str, Any] = {
        "game": "paratrooper",
        "scenario": scenario,
        "steps": [{"step": "series"}, {"step": "turn"}, {"step": "hold"}],
        "state": {
            **fields,
            "zone": zone,
            "map": map,
            "mission": line,
            "units": {name: _unit(place) for name, place in (units or {}).items()},
        },
    }
    if options:
        position["options"] = options
    chance: dict[str, Any] = {}
    if dice is not None:
        chance["dice"] = dice
    if draws is not None:
        chance["pieces"] = draws
    if chance:
        position["chance"] = chance
    table = Table.new(game, bytes(32), None, position)
    table.state.chance.exact = True
    drill = Drill(game, table)
    table.state.stack += [_step(game, step) for step in steps or []]
    if steps is not None or phase is None:
        drill.events += game.start(drill.state)
    else:
        drill.begin(phase)
    return drill


def setup(
    scenario: str = "mission", *, dice: list[int] | None = None, draws: list[str] | None = None, **options: Any
) -> Drill:
    """A game from its very start."""
    game = opened(scenario, **options)
    position: dict[str, Any] = {"game": "paratrooper", "scenario": scenario}
    chance: dict[str, Any] = {}
    if dice is not None:
        chance["dice"] = dice
    if draws is not None:
        chance["pieces"] = draws
    if chance:
        position["chance"] = chance
    return Drill(game, Table.new(game, bytes(32), None, position))


def event(units, dice, **more):
    """One event check (crisis 3), the dice of the check first."""
    return mission(units, phase=12, dice=dice, **{"crisis": 3, **more})


OFFENSIVE, REDEPLOYS, SHIFTING = [4, 1], [5, 1], [6, 1]


def order(drill):
    return [f["units"][0] for f in drill.told("fire")]
