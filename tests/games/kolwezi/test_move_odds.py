"""The card of a move under fire says exactly what the move then does, to the end of the action (8.1)."""

from collections import Counter

import pytest

from sandtable.engine.odds import every_way
from sandtable.engine.spaces import has
from sandtable.games.kolwezi.victory import total
from tests.games.kolwezi.drill import operation

LORRIES = {"turn": 4, "lorry_state": "recovered", "lorries": {"VO3": 4, "VE1": 3}}
PAIR = {"S11": "VE1", "S12": "VE1"}
MOVES = {
    # the AML may reduce S11, whose sharpshooters then no longer help S12
    "two firers at one area": ({**PAIR, "AML": "VE5", "BS1": "VO2"}, "column", ["VE4", "VE7"], {}),
    "three targets": ({**PAIR, "PC1": "VE1", "SER": "VE1", "RS6": "VE5"}, "column", ["VE4", "VE7", "VO3"], {}),
    "two areas": ({**PAIR, "BS1": "VE5", "BS2": "VE9"}, "column", ["VE4", "VE7", "VO3"], {}),
    "alone": ({"S11": "VE1", "RS6": "VE5", "R4": {"area": "VO2", "down": True}}, "pick", ["VE4", "VE7"], {}),
    "by lorry": ({**PAIR, "AML": "VE5"}, "convoy", ["VE4", "VE7", "VE9"], LORRIES),
    "a garrison": ({**PAIR, "BS1": "VO2", "Y2": "in metal_shaba"}, "column", ["VO1", "RB1", "RB2"], {}),
    "the road is taken": ({"S11": "NV7", "S12": "NV7", "BS1": "NV8"}, "column", ["NV10", "RD1"], {}),
}


def fate(before, after, game, piece, end):
    """What has become of a unit, as the card says it."""
    if after.area[piece] < 0:
        return "eliminated", ""
    if has(after.reduced & ~before.reduced, piece):
        return "reduced", ""
    if has(after.pinned, piece):
        return "pinned", ""
    at = game.theatre.names[after.area[piece]]
    return ("arrives" if at == end else "halts"), at


@pytest.mark.parametrize("name", list(MOVES))
def test_every_fate_is_as_likely_as_the_card_says(name):
    units, how, path, more = MOVES[name]
    drill = operation(units, "french_move", **more)
    drill.do(how, unit=next(unit for unit in units if unit.startswith("S")))
    action = drill.read({"do": "move", "to": path[-1], "path": path})
    card = drill.game.forecast(drill.game.observe(drill.state, 0), action)
    movers = [drill.theatre.piece[unit] for unit in units if has(drill.theatre.french, drill.theatre.piece[unit])]
    real = Counter()
    mean = 0.0

    def played(chance):
        state = drill.state.copy()
        state.chance = chance
        drill.game.apply(state, action)
        return state

    for chance, after in every_way(played):
        mean += chance * (total(drill.game, after) - total(drill.game, drill.state))
        for piece in movers:
            real[drill.theatre.piece_names[piece], *fate(drill.state, after, drill.game, piece, path[-1])] += chance
    told = Counter()
    for group in card.groups:
        for outcome in group:
            kind = outcome.message.id.removeprefix("kolwezi-odds-")
            told[outcome.message.args["unit"], kind, outcome.message.args.get("at", "")] += outcome.chance
    assert {key: pytest.approx(chance) for key, chance in real.items()} == dict(told)
    if name == "a garrison":
        assert card.expected is None  # what it brings with it comes to light only then (5.3.4-c, 11-e)
    else:
        assert sum(stake.low for stake in card.expected) == pytest.approx(mean, abs=0.006)
