"""A drill ground for rule tests: a small battle from plain data, with the dice and cards to come written down.

    with battle({"A": foot("0404"), "X": foot("0405", side="red")}, active="A", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0405")
        assert drill["X"].disrupted

Leaving the ``with`` fails the test if dice or cards are left over; a kind of chance that is scripted at all may not be
drawn beyond its script.
"""

from __future__ import annotations

from typing import Any

from sandtable.engine import drills
from sandtable.engine.spaces import has
from sandtable.engine.table import Table
from sandtable.games.colonial.acting import acting
from sandtable.games.colonial.cards import CARD
from sandtable.games.colonial.game import ColonialGame
from sandtable.games.colonial.pack import Scenario, from_plain
from sandtable.games.colonial.pieces import is_disrupted
from sandtable.games.colonial.state import ColonialState
from sandtable.games.shelf import title

SIDES = ("blue", "red")
VICTORY = {
    "figure": 1,
    "gun": 2,
    "transport": 3,
    "commander_killed": 5,
    "commander_wounded": 2,
    "minor": 3,
    "major": 8,
}
#: what belongs to the state of a unit, not to its printed values
STATE_KEYS = {"card", "disrupted", "moved", "lent", "charged", "jammed", "wounded", "partner", "tie"}


def unit(type: str, hex: str | None, side: str = "blue", **more: Any) -> dict[str, Any]:
    """Any unit: printed values (weapon, quality, figures, hidden …) and state (card, disrupted, moved …)."""
    return {"type": type, "hex": hex, "side": side, "quality": "good", **more}


def foot(hex: str | None, side: str = "blue", weapon: str = "magazine_rifles", **more: Any) -> dict[str, Any]:
    """An infantry unit."""
    return unit("infantry", hex, side, weapon=weapon, **more)


#: somebody on the other side, next to nobody, so that the game goes on
FOE = foot("0901", side="red")
FAR_FOE = foot("0909", side="red")


def horse(hex: str | None, side: str = "blue", weapon: str = "magazine_rifles", **more: Any) -> dict[str, Any]:
    """A cavalry unit."""
    return unit("cavalry", hex, side, weapon=weapon, **more)


def gun(hex: str | None, side: str = "blue", weapon: str = "rifled_field_gun", **more: Any) -> dict[str, Any]:
    """An artillery unit."""
    return unit("artillery", hex, side, weapon=weapon, **more)


def wagon(hex: str | None, side: str = "blue", **more: Any) -> dict[str, Any]:
    """A transport; ``motorised=True`` for a lorry."""
    return unit("transport", hex, side, **more)


def commander(hex: str | None, side: str = "blue", **more: Any) -> dict[str, Any]:
    """A Commander."""
    return unit("commander", hex, side, **more)


def scenario(
    units: dict[str, dict[str, Any]],
    terrain: dict[str, str] | None = None,
    hills: dict[str, int] | None = None,
    cols: int = 9,
    rows: int = 9,
    **more: Any,
) -> Scenario:
    """A scenario on open ground but for the given hexes; each side has as many players as it has Commanders."""
    pack = title("colonial").pack  # type: ignore[attr-defined]
    symbols = [["."] * cols for _ in range(rows)]
    levels = [["0"] * cols for _ in range(rows)]
    for name, key in (terrain or {}).items():
        symbols[int(name[2:]) - 1][int(name[:2]) - 1] = pack.terrain[key].symbol
    for name, level in (hills or {}).items():
        levels[int(name[2:]) - 1][int(name[:2]) - 1] = str(level)
    players = {side: sum(u["type"] == "commander" and u["side"] == side for u in units.values()) for side in SIDES}
    plain = {
        "format": "colonial-scenario/1",
        "id": "drill",
        "title": "Drill ground",
        "cols": cols,
        "rows": rows,
        "terrain": ["".join(row) for row in symbols],
        "elevation": ["".join(row) for row in levels],
        "side": [
            {"id": side, "name": side.title(), "colour": side, "home_edge": edge, "posture": "balanced"}
            for side, edge in zip(SIDES, ("west", "east"), strict=True)
        ],
        "unit": [
            {
                "id": name,
                "name": name,
                **{key: value for key, value in u.items() if key not in STATE_KEYS and value is not None},
            }
            for name, u in units.items()
        ],
        "victory": VICTORY,
        "players": players,
        **more,
    }
    return from_plain(pack, plain, "drill")


class Piece(drills.Piece):
    """A unit on the drill ground, as it is now."""

    def __getattr__(self, name: str) -> Any:
        drill = self._drill
        if name == "disrupted":  # belongs to the whole unit (general-10)
            return is_disrupted(drill.game.field, drill.state, self._number)
        return super().__getattr__(name)


class Drill(drills.Drill[ColonialGame, ColonialState]):
    """A table with a drill on it."""

    def __init__(self, game: ColonialGame, table: Table) -> None:
        super().__init__(game, table)
        self.field = game.field

    def __getitem__(self, name: str) -> Piece:
        return Piece(self, self.field.piece[name])

    @property
    def active(self) -> str | None:
        """The unit whose activation it is."""
        now = acting(self.state)
        return self.field.names[now.unit] if now else None

    def hexes(self, do: str, unit: str, **more: Any) -> set[str]:
        """The hexes that listed actions of this kind and unit lead to, e.g. all moves of A led by its Commander."""
        found = set()
        for row in self.plain(do):
            plain = {"led_by": "", "led": False, **row}
            if plain["unit"] == unit and all(plain.get(key) == value for key, value in more.items()):
                found.add(plain.get("to") or plain.get("at"))
        return found

    def points(self, side: str) -> int:
        """Points for losses, exits and deliveries."""
        return self.state.points[self.game.sides.index(side)]


def battle(
    units: dict[str, dict[str, Any]],
    *,
    active: str | None = None,
    card: str | None = None,
    dice: list[int] | None = None,
    cards: list[str] | None = None,
    state: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    pause: str | None = "KS",
    parts: dict[str, dict[str, Any]] | None = None,
    **ground: Any,
) -> Drill:
    """A battle at a point that matters.

    With ``active`` and ``card`` it is that unit's activation; without, the battle starts and the cards are dealt
    (from ``cards``, if given, in scenario order). ``ground`` is passed on to :func:`scenario`.

    So that the turn does not run on to its end behind the activation, a blue unit ``zz`` in an empty corner holds the
    card ``pause``; with ``pause=None`` there is no such unit.

    ``parts`` states more of single pieces, e.g. of a unit that has split:
    ``{"A": {"figures": 3}, "A/2": {"hex": "0405", "figures": 1}}``.
    """
    from sandtable.engine.options import complete
    from sandtable.games.colonial.title import OPTIONS

    if active is not None:
        units = {**units, active: {**units[active], "card": card}}
        if pause is not None:
            cols, rows = ground.get("cols", 9), ground.get("rows", 9)
            taken = (
                {u["hex"] for u in units.values()} | set(ground.get("terrain") or {}) | set(ground.get("hills") or {})
            )
            corners = [f"{cols:02}{rows:02}", f"01{rows:02}", f"{cols:02}01", "0101"]
            units["zz"] = foot(next(name for name in corners if name not in taken), card=pause)
    colonial: Any = title("colonial")
    game = ColonialGame(colonial, colonial.pack, scenario(units, **ground), complete(OPTIONS, options or {}))
    states = {name: {key: u[key] for key in STATE_KEYS if key in u} for name, u in units.items()}
    for name, fields in (parts or {}).items():
        states.setdefault(name, {}).update(fields)
    position: dict[str, Any] = {
        "game": "colonial",
        "scenario": "drill",
        "state": {**(state or {}), "units": {name: fields for name, fields in states.items() if fields}},
    }
    if active is not None:
        position["active"] = active
    chance: dict[str, Any] = {}
    if dice is not None:
        chance["dice"] = dice
    if cards is not None:
        chance["cards"] = cards
    if chance:
        position["chance"] = chance
    table = Table.new(game, bytes(32), None, position)
    table.state.chance.exact = True
    return Drill(game, table)


#: a straight road down column 4
ROAD = [["0401", "0402", "0403", "0404", "0405", "0406", "0407", "0408"]]


NEXT_TO_0404 = {"0403", "0405", "0304", "0305", "0504", "0505"}


TWO_FROM_0404 = {"0402", "0406", "0303", "0306", "0503", "0506", "0203", "0204", "0205", "0603", "0604", "0605"}


def pile(drill):
    """The faces of the cards not yet dealt or turned."""
    return {face for face, number in CARD.items() if has(drill.state.pile, number)}


def fight(attacker, defender, attack, reply, **more):
    """A in 0404 assaults X in 0405 with these dice on each side; stops where a retreat has to be chosen."""
    others = more.pop("others", {})
    units = {"A": attacker, "X": defender, **others, "Z": FOE}
    drill = battle(units, active="A", card=more.pop("card", "7C"), dice=attack + reply, **more)
    drill.do(do="assault", unit="A", target="X")
    (told,) = drill.told("assault")
    assert (told["dice"], told["reply_dice"]) == (attack, reply)
    assert (told["score"], told["reply_score"]) == (sum(attack), sum(reply))
    return drill
