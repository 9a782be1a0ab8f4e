"""The card of an assault or a strike says exactly what then happens, replies and all (chapter 9)."""

from collections import Counter

import pytest

from sandtable.engine.odds import every_way
from sandtable.engine.spaces import has
from sandtable.games.kolwezi.assault import Strikes
from sandtable.games.kolwezi.victory import total
from tests.games.kolwezi.drill import operation

PAIR = {"S11": "VE1", "S12": "VE1"}
HELD = {"area": "VE2", "pinned": True}
ASSAULTS = {
    "alone": ({"S11": "VE1", "BS1": "VE2"}, []),
    "the second of two": ({**PAIR, "BS1": "VE2"}, ["S11"]),
    "the last of three": ({**PAIR, "PC1": "VE1", "BS1": "VE2"}, ["S11", "PC1"]),
    "against a pinned PC": ({**PAIR, "R1": HELD}, ["S11"]),
    "nobody stands": ({**PAIR, "R2": "VE2"}, ["S11"]),
    "a dummy": ({**PAIR, "R4": "VE2"}, ["S11"]),
    "the airport road": ({"S11": "NV8", "BS1": "NV10"}, []),
}
STRIKES = {
    "one is left, then": ({**PAIR, "BS1": "VE2", "R2": HELD}, "S11", "BS1"),
    "two are left": ({**PAIR, "BS1": "VE2", "BS2": "VE2", "R2": HELD}, "S11", "BS1"),
    "the last": ({"S11": "VE1", "BS1": "VE2", "R2": HELD}, "S11", "R2"),
    "the last of two against two": ({**PAIR, "BS1": "VE2", "BS2": "VE2"}, "S12", "BS2"),
    "a PC among them": ({**PAIR, "PC1": "VE1", "BS1": "VE2", "RS6": "VE2"}, "PC1", "RS6"),
}


def fate(theatre, after, piece, area):
    """What has become of somebody in an assaulted area, as the card says it."""
    if after.area[piece] < 0:
        return "eliminated"
    if has(theatre.katangan, piece):
        return "unharmed" if after.area[piece] == area else "retreats"
    if after.area[piece] != area:
        return "falls-back"
    fighting = any(isinstance(step, Strikes) for step in after.stack)
    return "fights-on" if fighting else "takes"


def compare(drill, action, area):
    """The card of an action against every way that it can end."""
    game, theatre = drill.game, drill.theatre
    card = game.forecast(game.observe(drill.state, 0), drill.read(action))
    told = Counter()
    for group in card.groups:
        for outcome in group:
            told[outcome.message.args["unit"], outcome.message.id.removeprefix("kolwezi-odds-")] += outcome.chance
    pieces = [theatre.piece[unit] for unit in {unit for unit, _ in told}]

    def played(chance):
        state = drill.state.copy()
        state.chance = chance
        game.apply(state, drill.read(action))
        return state

    real, mean = Counter(), 0.0
    for chance, after in every_way(played):
        mean += chance * (total(game, after) - total(game, drill.state))
        for piece in pieces:
            real[theatre.piece_names[piece], fate(theatre, after, piece, area)] += chance
    assert {key: pytest.approx(chance) for key, chance in real.items()} == dict(told)
    assert sum(stake.low for stake in card.expected) == pytest.approx(mean, abs=0.006)
    return {unit for unit, _ in told}


@pytest.mark.parametrize("name", list(ASSAULTS))
def test_an_assault_ends_as_its_card_says(name):
    units, inside = ASSAULTS[name]
    to = next(value if isinstance(value, str) else value["area"] for unit, value in units.items() if unit[0] in "BR")
    with operation(units, "assault_move", turn=6) as drill:
        for unit in inside:
            drill.do("assault", unit=unit, to=to)
        last = next(unit for unit in units if unit[0] == "S" and unit not in inside)
        area = drill.theatre.index[to]
        action = {"do": "assault", "unit": last, "to": to}
        assert compare(drill, action, area) == set(units)
        card = drill.game.forecast(drill.game.observe(drill.state, 0), drill.read(action))
        needed = [one.args["needed"] for one in card.decided if one.id == "kolwezi-odds-needed"]
        assert needed == ([12] if card.rolls else []), "what the sum must come to is said"


@pytest.mark.parametrize("name", list(ASSAULTS))
def test_an_assault_by_many_ends_as_its_card_says(name):
    units, inside = ASSAULTS[name]
    to = next(value if isinstance(value, str) else value["area"] for unit, value in units.items() if unit[0] in "BR")
    with operation(units, "assault_move", turn=6) as drill:
        drill.do("storm", at=to)
        for unit in [unit for unit in units if unit[0] in "PS"] if inside else []:
            drill.do("join", unit=unit)
        assert compare(drill, {"do": "fight"}, drill.theatre.index[to]) == set(units)


def test_who_falls_back_from_another_assault_takes_the_last_free_area():
    spent = {"S31": {"area": "VO9", "fired": True}, "S32": {"area": "RA1", "fired": True}}
    units = {"S11": "VO1", "S21": "VO5", "R2": "VO4", "R3": "VO8", **spent}
    with operation(units, "assault_move", turn=6) as drill:
        drill.do("assault", unit="S11", to="VO4")
        action = {"do": "assault", "unit": "S21", "to": "VO8"}
        assert compare(drill, action, drill.theatre.index["VO8"]) == {"S21", "R3"}


def test_only_one_of_two_small_units_has_where_to_fall_back_to():
    spent = {"S12": {"area": "VO5", "fired": True}, "S31": {"area": "VO9", "fired": True}, "R4": "RA1"}
    with operation({"S11": "VO5", "R2": "VO8", "R3": "VO8", **spent}, "assault_move", turn=6) as drill:
        action = {"do": "assault", "unit": "S11", "to": "VO8"}
        assert compare(drill, action, drill.theatre.index["VO8"]) == {"S11", "R2", "R3"}


@pytest.mark.parametrize("name", list(STRIKES))
def test_a_strike_ends_as_its_card_says(name):
    units, unit, target = STRIKES[name]
    with operation(units, "assault_move", turn=6) as drill:
        for one in units:
            if one[0] in "PS":
                drill.do("assault", unit=one, to="VE2")
        assert drill.step == "strikes"
        compare(drill, {"do": "strike", "unit": unit, "target": target}, drill.theatre.index["VE2"])


SEVERAL = {
    "one against two": ({"S11": "VE1", "BS1": "VE2", "R2": HELD}, ["S11"]),
    "two against two": ({**PAIR, "BS1": "VE2", "R2": HELD}, ["S11", "S12"]),
    "three against two, a PC among them": ({**PAIR, "PC1": "VE1", "BS1": "VE2", "BS2": "VE2"}, ["S11", "S12", "PC1"]),
}


def taken_at_best(drill, state, area, known):
    """The chance that the area is taken if every strike is at its best, by all throws and all choices.

    Many throws lead to one and the same position: what it is worth is kept in ``known``.
    """
    key = state.key()
    if key not in known:
        known[key] = worked_out(drill, state, area, known)
    return known[key]


def worked_out(drill, state, area, known):
    game, theatre = drill.game, drill.theatre
    if not any(isinstance(step, Strikes) for step in state.stack):
        return float(bool(state.at[area] & theatre.french))

    def struck(action):
        def played(chance):
            after = state.copy()
            after.chance = chance
            game.apply(after, action)
            return after

        return sum(chance * taken_at_best(drill, after, area, known) for chance, after in every_way(played))

    return max(struck(action) for action in state.stack[-1].answers(game, state))


@pytest.mark.parametrize("name", list(SEVERAL))
def test_an_assault_on_several_says_what_each_strike_does_and_whether_the_area_can_be_taken(name):
    units, inside = SEVERAL[name]
    with operation(units, "assault_move", turn=6) as drill:
        game, area = drill.game, drill.theatre.index["VE2"]
        drill.do("storm", at="VE2")
        for unit in inside if len(inside) > 1 else []:
            drill.do("join", unit=unit)
        card = game.forecast(game.observe(drill.state, 0), drill.read({"do": "fight"}))
        told = {one.message.id.removeprefix("kolwezi-odds-"): one.chance for one in card.groups[0]}
        assert [{one.message.id for one in group} for group in card.groups[1:]] == [
            {"kolwezi-odds-falls-if-struck", "kolwezi-odds-stands-if-struck"}
        ] * 2
        drill.do("fight")
        best = taken_at_best(drill, drill.state, area, {})
        assert told.get("clears", 0.0) == pytest.approx(best)
        assert sum(told.values()) == pytest.approx(1)
        assert (best == 0) == (len(inside) == 1)
        assert {one.message.id: one.chance for one in card.verdict}.get("verdict-attack-succeeds", 0) == told.get(
            "clears", 0
        )


def test_an_assault_says_what_becomes_of_hostages_there():
    def at_stake(drill, to):
        action = drill.read({"do": "assault", "unit": "S11", "to": to})
        return [(one.id, one.args) for one in drill.game.forecast(drill.game.observe(drill.state, 0), action).at_stake]

    with operation({"S11": "VE4", "BS1": "VO2", "BS2": "VE2"}, "assault_move") as drill:
        points = drill.theatre.tables.points.hostages
        assert at_stake(drill, "VO2") == [("kolwezi-stake-hostages", {"points": points, "turn": 3})]
        assert at_stake(drill, "VE2") == []
    with operation(
        {"S11": "VE4", "BS1": "VO2"}, "assault_move", turn=5, options={"second_hostage_check": False}
    ) as drill:
        assert at_stake(drill, "VO2") == []  # no check is still to come


def test_fire_says_what_becomes_of_hostages_there_as_an_assault_does():
    with operation({"S11": "VE4", "BS1": "VO2"}, "french_fire") as drill:
        drill.do(do="target", target="BS1")
        odds = drill.game.forecast(
            drill.game.observe(drill.state, 0), drill.read({"do": "fire", "unit": "S11", "target": "BS1"})
        )
        points = drill.theatre.tables.points.hostages
        assert [(one.id, one.args) for one in odds.at_stake] == [
            ("kolwezi-stake-hostages", {"points": points, "turn": 3})
        ]
