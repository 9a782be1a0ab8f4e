"""The boxes beside the map: Kitona and Rwanda."""

from random import Random

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.table import Table
from sandtable.games.world_war_africa.actions import DONE, Add, Force, Load, Pick, Stay
from sandtable.games.world_war_africa.taking_up import is_stuck
from sandtable.terminal.session import Session
from tests.games.world_war_africa.drill import THEATRE, TITLE, war

# The boxes


@rule("world_war_africa:7.11-a")
def test_no_attack_into_rwanda():
    with war({"ALiR/Alb": "1915", "Rw/211": "1814", "FAC/2": "1813"}, "DRC/combat", control={"1915": "DRC"}) as drill:
        assert drill.refused("attack", at="1916") == "7.11-a"
        assert drill.refused("attack", at="1918") == "7.11-a"
    with war({"FAC/2": "1400", "ALiR/Alb": "1815"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("go", to="angola") == "7.11-a"


@rule("world_war_africa:7.11-b")
def test_the_rwanda_box_is_hex_1918():
    with war({"Rw/211": "1918"}) as drill:
        assert drill.where("Rw/211") == "1918"
        assert drill.theatre.index["1918"] == drill.theatre.rwanda_box


@rule("world_war_africa:7.11-c")
def test_kitona_only_with_the_coup():
    with war({"Rw/211": "1400", "ANC/1": "1812"}, coup=0) as drill:
        drill.pick("Rw/211")
        assert drill.refused("go", to="kitona") == "7.11-c"
    with war({"Rw/211": "1400", "ANC/1": "1812"}, coup=1) as drill:
        drill.pick("Rw/211")
        drill.do("go", to="kitona")
        assert drill.where("Rw/211") == "kitona"
    ready = {"Rw/211": "1915", "Rw-air-transport-1": "ready", "ANC/1": "1812"}
    for coup in (0, 1):
        with war(ready, coup=coup) as drill:
            drill.pick("Rw/211")
            drill.do("fly", by="Rw-air-transport-1")
            assert ("kitona" in drill.spaces("land")) == bool(coup)


@rule("world_war_africa:7.1-a")
def test_ugandans_do_not_fly_to_kitona():
    units = {"UG/305": "2311", "MLC/1": "2311", "pmc-1": "ready", "UG-helo-transport-1": "ready"}
    with war(units, "Uganda/movement", coup=1, flags={"rebel_held": ["pmc-1"]}) as drill:
        drill.pick("UG/305")
        drill.do("fly", by="UG-helo-transport-1")
        assert "kitona" not in drill.spaces("land")
        assert drill.refused("land", to="kitona") == "7.1-a"
        drill.do("land", to="2312")
        drill.do("stay")
        drill.pick("MLC/1")
        drill.do("fly", by="pmc-1")
        assert "kitona" in drill.spaces("land")  # the limit binds the Ugandans alone


@rule("world_war_africa:7.9-b", "world_war_africa:14.0-d", "world_war_africa:14.0-g")
def test_by_air_to_kitona_and_on_to_1400():
    with war({"FAC/2": "1602", "AN-air-transport-1": "ready"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("fly", by="AN-air-transport-1")
        drill.do("land", to="kitona")
        assert drill.spaces("go") == {"1400"}
        drill.do("go", to="1400")
        assert (drill.where("FAC/2"), drill.holder("1400")) == ("1400", "DRC")
        assert drill.step != "march"


@rule("world_war_africa:7.11-d")
def test_who_may_enter_the_rwanda_box():
    with war({"ANC/1": "1915", "Rw/211": "1915"}) as drill:
        drill.pick("ANC/1")
        assert drill.refused("go", to="1918") == "7.11-d"
        drill.do("stay")
        drill.march("Rw/211", "1918")
    with war({"FAC/2": "1815", "ALiR/Alb": "1815"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("slip") == "7.11-d"
        drill.do("stay")
        drill.pick("ALiR/Alb")
        assert drill.refused("go", to="1918") == "7.11-f"  # they do not march in


@rule("world_war_africa:7.11-e")
def test_in_and_out_of_the_rwanda_box():
    units = {
        "Rw/211": "1918",
        "Rw/201": "1918",
        "Rw-helo-transport-1": "ready",
        "Rw-air-transport-1": "ready",
        "ANC/1": "1812",
    }
    with war(units) as drill:
        assert {"1816", "1915", "2016"} <= drill.reach("Rw/211")
        drill.pick("Rw/211")
        assert drill.refused("fly", by="Rw-air-transport-1") == "7.11-e"
        drill.do("fly", by="Rw-helo-transport-1")
        assert {"1812", "1915", "2016", "1816"} == drill.spaces("land")
        assert drill.refused("land", to="1610") == "7.11-e"
        drill.do("land", to="1812")
        if drill.step == "march":
            drill.do("stay")
        drill.march("Rw/201", "1816")
    with war({"ALiR/Alb": "1918", "FAC/2": "1602"}, "DRC/movement") as drill:
        assert drill.refused("pick", unit="ALiR/Alb") == "7.11-f"
        assert drill.units("pick") == {"FAC/2"}


@rule("world_war_africa:7.11-f")
@pytest.mark.parametrize(("die", "where"), [(6, "1918"), (5, "1714")])
def test_slipping_into_rwanda(die, where):
    with war({"ALiR/Alb": "1714", "FAC/2": "1602"}, "DRC/movement", dice=[die]) as drill:
        drill.pick("ALiR/Alb")
        drill.do("slip")
        assert drill.where("ALiR/Alb") == where
        assert drill.refused("pick", unit="ALiR/Alb") in ("6.4-b",)


@rule("world_war_africa:7.11-f")
def test_only_from_the_kivus_and_instead_of_moving():
    with war({"ALiR/Alb": "1812", "FAC/2": "1602"}, "DRC/movement", dice=[6]) as drill:
        drill.pick("ALiR/Alb")
        assert drill.refused("slip") == "7.11-f"
        drill.do("force")
        assert drill.refused("slip") == "7.11-f"


@rule("world_war_africa:7.11-g")
@pytest.mark.parametrize(("start", "where"), [("1815", "1918"), ("1714", "1714")])
def test_nearer_is_easier(start, where):
    with war({"ALiR/Alb": start, "FAC/2": "1602"}, "DRC/movement", dice=[5]) as drill:
        drill.pick("ALiR/Alb")
        drill.do("slip")
        assert drill.where("ALiR/Alb") == where


@rule("world_war_africa:7.11.1-a", "world_war_africa:7.11.1-d")
@pytest.mark.parametrize(("die", "fights"), [(4, False), (5, True)])
def test_interception(die, fights):
    with war(
        {"Rw/211": "1918", "ALiR/Alb": "1918", "Rw/201": "1914", "FAC/2": "1913"}, "Rwanda/combat", dice=[die]
    ) as drill:
        drill.do("intercept")
        assert (drill.step == "muster") is fights
        assert drill.where("Rw/211") == drill.where("ALiR/Alb") == "1918"
        if not fights:
            assert drill.refused("intercept") == "7.11.1-a"  # one try an activation


@rule("world_war_africa:7.11.1-b", "world_war_africa:12.1-d")
def test_the_helicopter_helps_to_find_them_and_is_used():
    units = {"Rw/211": "1918", "ALiR/Alb": "1918", "Rw-helo-support-1": "ready"}
    with war(units, "Rwanda/combat", turn=4, dice=[5, 3]) as drill:
        drill.do("intercept", by="Rw-helo-support-1")
        assert drill.step == "muster"
        assert drill.where("Rw-helo-support-1") == "used"
        drill.do("join", unit="Rw/211")
        drill.do("launch")
        assert drill.units("use") == set()
        drill.do("done")  # no infiltrators
        assert drill.told("combat")[0]["attack"].total == THEATRE.attack[THEATRE.piece["Rw/211"]]


@rule("world_war_africa:7.11.1-c")
def test_combat_in_the_box():
    units = {"Rw/211": "1918", "Rw/201": "1918", "ALiR/Alb": "1918", "FDD/SK": "1918"}
    with war(units, "Rwanda/combat", dice=[6, 3]) as drill:
        drill.do("intercept")
        assert drill.plain("launch") == []  # at least one must attack
        assert drill.units("join") == {"Rw/211", "Rw/201"}
        drill.do("join", unit="Rw/211")
        drill.do("launch")
        drill.do("done")
        facts = drill.told("combat")[0]
        assert [reason.rule for reason in facts["column"].reasons] == ["8.6-c"]  # savannah
        assert {reason.about for reason in facts["defence"].reasons} == {"ALiR/Alb", "FDD/SK"}
        assert {reason.rule for reason in facts["defence"].reasons} == {"8.6-a", "11.3-a"}  # out of supply
        assert facts["defence"].total == 2
        assert drill.where("Rw/201") == "1918"


#: enemies wherever the Rwanda Box opens
SHUT_IN = {"FAC/2": "1816", "FAC/3": "1915", "FAC/5": "2016"}


@pytest.mark.parametrize(
    ("more", "ways", "left"),
    [(SHUT_IN, set(), 1), ({}, {"go"}, 2), ({**SHUT_IN, "Rw-helo-transport-1": "ready"}, {"fly"}, 2)],
)
def test_who_can_go_nowhere_is_not_counted_among_those_who_could_still_act(more, ways, left):
    units = {"Rw/211": "1918", "Rw/201": "1714", **more}
    with war(units, "Rwanda/movement", control={"1812": "Rwanda"}) as drill:
        session = Session(drill.table, {}, "en")
        assert session.left_to_act(DONE) == left
        if left == 1:
            assert [answer.action for answer in session.answers()] == [Pick("Rw/201"), Pick("Rw/211"), DONE]
        drill.pick("Rw/211")  # it may be taken up all the same
        assert {answer["do"] for answer in drill.plain()} - {"force", "stay"} == ways


def test_who_is_stuck_has_nothing_to_do_when_taken_up_and_who_is_not_has():
    found = set()
    for seed in range(3):
        table, rng = Table.new(TITLE.open("congo"), bytes([seed] * 32)), Random(seed)
        while table.decision is not None and len(table.turned) < 400:
            game, actions = table.game, table.decision.actions
            for action in actions if table.state.stack[-1].name == "movement" else ():
                piece, state = game.theatre.piece[action.unit] if isinstance(action, Pick) else -1, table.state.copy()
                if 0 <= piece < len(game.theatre.units):
                    stuck = is_stuck(game, state, piece)
                    game.play(state, action)
                    ways = {type(one) for one in game.pending(state).actions} - {Add, Load, Stay}
                    assert ways <= {Force} if stuck else ways
                    found.add(stuck)
            table.act(table.decision.seat, rng.choice(actions))
    assert found == {True, False}
