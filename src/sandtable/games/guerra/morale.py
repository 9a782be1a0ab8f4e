"""The morale of each army: the modifiers in force, and the marker (4.3, 4.3.1, Tabela 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, PieceSet, Seat, SpaceSet
from sandtable.engine.rolls import Reason
from sandtable.engine.spaces import each, has, plus, size
from sandtable.games.guerra.state import DEAD, Army, GuerraState, Town
from sandtable.games.guerra.theatre import CONGO, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

#: the ledger entry behind each line, by condition and army ("" for all)
RULES = {
    "turns-1-to-5": {"": "4.3.1-a"},
    "kinshasa-lost": {"": "4.3.1-b"},
    "holds-kisangani": {"": "4.3.1-c"},
    "allied-units-in-cities": {"": "4.3.1-d"},
    "allies-in-cities": {"": "4.3.1-d"},
    "abroad": {
        "congo": "4.3.1-e",
        "angola": "4.3.1-f",
        "uganda": "4.3.1-o",
        "rwanda": "4.3.1-r",
        "burundi": "4.3.1-s",
        "": "4.3.1-e",
    },
    "in-the-east": {"angola": "4.3.1-g", "": "4.3.1-j"},
    "in-cities": {"": "T8-a"},
    "motorised-lost": {"": "4.3.1-h"},
    "no-air-points": {"angola": "4.3.1-h", "": "4.3.1-k"},
    "units-lost": {"": "4.3.1-i"},
    "kisangani-lost": {"": "4.3.1-l"},
    "friends-in-congo": {"": "4.3.1-m"},
    "holds-mbandaka-or-mbuji-mayi": {"": "4.3.1-n"},
    "holds-kinshasa": {"": "4.3.1-n"},
    "holds-a-capital": {"": "4.3.1-n"},
    "no-guerrillas-in-the-east": {"uganda": "4.3.1-p", "rwanda": "4.3.1-r", "burundi": "4.3.1-s", "": "4.3.1-p"},
    "guerrillas-at-home": {"uganda": "4.3.1-q", "rwanda": "4.3.1-r", "burundi": "4.3.1-s", "": "4.3.1-q"},
}


class Situation:
    """What the morale lists ask about, read once from a position."""

    def __init__(self, game: GuerraGame, state: GuerraState) -> None:
        theatre = game.theatre
        self.game, self.state = game, state
        self.spaces = [0] * len(theatre.armies)  #: army -> hexes with a unit of it
        self.lost = [0] * len(theatre.armies)  #: army -> units eliminated, as a set
        for unit, space in enumerate(state.hex):
            if space >= 0:
                self.spaces[theatre.army[unit]] = plus(self.spaces[theatre.army[unit]], space)
            elif space == DEAD:
                self.lost[theatre.army[unit]] = plus(self.lost[theatre.army[unit]], unit)
        self.east = theatre.in_country["uganda"] | theatre.in_country["rwanda"] | theatre.in_country["burundi"]

    def holds(self, side: Seat, *towns: Town) -> bool:
        """Whether a side controls one of these towns."""
        return any(self.state.holder[town] == side for town in towns)

    def group_hexes(self, army: str) -> SpaceSet:
        """The hexes of the guerrillas that trouble an army."""
        units = self.game.theatre.group[self.game.guerrillas_against[army]] & self.state.alive
        found = 0
        for unit in each(units):
            found = plus(found, self.state.hex[unit])
        return found

    def times(self, when: str, army: Army) -> Number:
        """How often a line of a list applies: 0 or 1, or the number of things counted."""
        game, state, theatre = self.game, self.state, self.game.theatre
        name = theatre.armies[army]
        own = self.spaces[army]
        if when == "turns-1-to-5":
            return int(state.turn <= 5)
        if when == "kinshasa-lost":
            return int(self.holds(REBELS, game.kinshasa))
        if when == "holds-kisangani":
            return int(self.holds(CONGO, game.kisangani))
        if when == "allies-in-cities":
            return int(any(spaces & game.three_cities for spaces in self._allies(army)))
        if when == "allied-units-in-cities":
            allies = theatre.of_side[CONGO] & ~theatre.of_army[army] & state.alive
            return sum(has(game.three_cities, state.hex[unit]) for unit in each(allies))
        if when == "abroad":
            home = theatre.in_country[theatre.pack.counters.army[army].home]
            if theatre.army_side[army] == REBELS:
                home |= theatre.drc
            return int(bool(own & ~home))
        if when == "in-the-east":
            return int(bool(own & self.east))
        if when == "in-cities":
            return int(bool(own & game.three_cities))
        if when == "motorised-lost":
            return size(self.lost[army] & theatre.motorised)
        if when == "units-lost":
            return size(self.lost[army])
        if when == "no-air-points":
            return int(not theatre.tables.points.air[state.turn - 1])
        if when == "kisangani-lost":
            return int(bool(state.kisangani_fell) and self.holds(CONGO, game.kisangani))
        if when == "friends-in-congo":
            return int(any(self.spaces[theatre.armies.index(friend)] & theatre.drc for friend in ("uganda", "rwanda")))
        if when == "holds-mbandaka-or-mbuji-mayi":
            return int(self.holds(REBELS, game.mbandaka, game.mbuji_mayi))
        if when == "holds-kinshasa":
            return int(self.holds(REBELS, game.kinshasa))
        if when == "holds-a-capital":
            return int(self.holds(REBELS, game.kinshasa, game.mbandaka, game.mbuji_mayi))
        if when == "no-guerrillas-in-the-east":
            return int(not self.group_hexes(name) & theatre.east_bank)
        return int(bool(self.group_hexes(name) & theatre.in_country[name]))  # guerrillas-at-home

    def _allies(self, army: Army) -> list[SpaceSet]:
        side = self.game.theatre.army_side
        return [spaces for other, spaces in enumerate(self.spaces) if other != army and side[other] == side[army]]


def modifiers(game: GuerraGame, state: GuerraState, army: Army) -> list[Reason]:
    """The lines in force for one army."""
    return _modifiers(game, Situation(game, state), army)


def _modifiers(game: GuerraGame, situation: Situation, army: Army) -> list[Reason]:
    name = game.theatre.armies[army]
    found = []
    for line in game.morale_lines[name]:
        times = situation.times(line.when, army)
        if times:
            rules = RULES[line.when]
            found.append(Reason(line.value * times, rules.get(name, rules[""]), line.when))
    return found


def update_morale(play: GuerraPlay) -> None:
    """Every marker is set anew to the sum of what is in force now, within its range (4.3-b, 4.3-c)."""
    game, state = play.game, play.state
    situation = Situation(game, state)
    low, high = game.morale_range
    for army, name in enumerate(game.theatre.armies):
        reasons = _modifiers(game, situation, army)
        marker = min(high, max(low, sum(reason.value for reason in reasons)))
        if marker != state.morale[army]:
            facts = {"army": name, "from": state.morale[army], "to": marker, "reasons": reasons}
            lines = [[f"{reason.value:+d}", reason.about] for reason in reasons]
            play.tell("morale", {**facts, "count": len(lines), "lines": lines}, "4.3-c")
            state.morale[army] = marker


def lowest(game: GuerraGame, state: GuerraState, units: PieceSet) -> Number:
    """The morale that several armies fight with together: the lowest of their markers (4.3-e)."""
    army = game.theatre.army
    return min(state.morale[army[unit]] for unit in each(units))
