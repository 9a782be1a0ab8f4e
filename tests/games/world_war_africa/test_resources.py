"""Resource points, reinforcements (10) and victory (13)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.world_war_africa.resources import chart
from sandtable.games.world_war_africa.victory import victory_points
from tests.games.world_war_africa.drill import SOURCES, THEATRE, TITLE, war

QUIET = dict.fromkeys(THEATRE.contingents, 0)
NOBODY = dict.fromkeys(SOURCES, "nobody")


def income(control, dice, units=None, points=None, **more):
    drill = war(
        units or {},
        "resources",
        turn=4,
        dice=dice,
        control={**NOBODY, **control},
        points=points or QUIET,
        drawn=["DRC"],
        pool=["DRC"],
        **more,
    )
    with drill:
        return {name: drill.points(name) for name in THEATRE.contingents}


@rule("world_war_africa:10.0-b")
def test_points_carry_over_up_to_thirteen():
    assert income({}, None, points={**QUIET, "Uganda": 12, "Rwanda": 5}) == {
        "DRC": 4,
        "Zimbabwe": 0,
        "Angola": 0,
        "Rwanda": 7,
        "Uganda": 13,
    }


@rule("world_war_africa:10.2-a")
def test_a_die_for_each_resource_town():
    game = TITLE.open("congo")
    assert [chart(game, die) for die in range(1, 7)] == [0, 1, 1, 2, 2, 3]
    assert income({"2016": "Rwanda"}, [4])["Rwanda"] == 2 + 2
    assert income({"2016": "Rwanda", "1812": "Rwanda"}, [6])["Rwanda"] == 2 + 3  # Kindu has no resources


@rule("world_war_africa:10.2-b")
def test_enemies_within_two_hexes():
    assert income({"2016": "Rwanda"}, [4], {"FAC/2": "2014"})["Rwanda"] == 2 + 1
    assert income({"2016": "Rwanda"}, [4], {"FAC/2": "2013"})["Rwanda"] == 2 + 2
    assert income({"2016": "Rwanda"}, [4], {"FAC/2": "2014", "FAC/3": "2015"})["Rwanda"] == 2 + 1  # once
    assert income({"1915": "Rwanda"}, [4], {"ALiR/Alb": "1918"})["Rwanda"] == 2 + 2  # boxes do not count


@rule("world_war_africa:10.2-c")
def test_graft_and_coltan():
    game = TITLE.open("congo")
    assert (chart(game, 8), chart(game, -1)) == (chart(game, 6), chart(game, 1))
    assert income({"2016": "Rwanda"}, [5], event="coltan-rush")["Rwanda"] == 2 + 3
    assert income({"2016": "Rwanda"}, [4], event="corruption-and-graft", graft="Rwanda")["Rwanda"] == 2 + 1


@option("world_war_africa:coltan_only_kivu")
@rule("world_war_africa:15.0-b")
def test_coltan_rush():
    assert income({"2016": "Rwanda", "2311": "Uganda"}, [2, 2], event="coltan-rush") == {
        "DRC": 4,
        "Zimbabwe": 0,
        "Angola": 0,
        "Rwanda": 4,
        "Uganda": 4,
    }
    both = income({"2016": "Rwanda", "0714": "Rwanda"}, [2, 2], event="coltan-rush")
    assert both["Rwanda"] == 2 + 2 + 2  # all its towns
    only = income({"2016": "Rwanda", "0714": "Rwanda"}, [2, 2], event="coltan-rush", options={"coltan_only_kivu": True})
    assert only["Rwanda"] == 2 + 2 + 1
    assert income({"1915": "DRC", "0714": "Zimbabwe"}, [2, 2], event="coltan-rush")["DRC"] == 4 + 2 + 2


@rule("world_war_africa:10.2.1-a", "world_war_africa:10.2.2-d", "world_war_africa:10.2.3-e")
def test_government_income():
    found = income({"0714": "Zimbabwe", "0712": "DRC", "1410": "Angola"}, [6, 4, 2])  # 3 + 2 + 1
    assert found["DRC"] == 4 + 6
    assert found["Zimbabwe"] == found["Angola"] == 3
    assert income({"0714": "DRC", "0712": "DRC", "1410": "DRC"}, [6, 2, 2])["Zimbabwe"] == 2  # 5, rounded down
    assert income({"0714": "DRC", "0712": "DRC", "1410": "DRC"}, [6, 4, 4])["Angola"] == 3  # 7


@rule("world_war_africa:10.2.4-a")
def test_each_rebel_contingent_rolls_for_its_own():
    found = income({"2614": "Uganda", "2016": "Rwanda"}, [6, 1])  # Rwanda's die first
    assert (found["Rwanda"], found["Uganda"]) == (2 + 3, 3 + 0)


@rule("world_war_africa:10.2.4-b")
def test_rebel_income():
    assert income({"2614": "Uganda"}, [4])["Uganda"] == 5  # the rulebook's example
    assert income({}, None)["Rwanda"] == 2


@rule("world_war_africa:15.0-c")
@pytest.mark.parametrize(
    ("die", "hit"), [(1, "Zimbabwe"), (2, "Zimbabwe"), (3, "Angola"), (4, "Rwanda"), (5, "Uganda"), (6, "DRC")]
)
def test_corruption_and_graft(die, hit):
    control = {**NOBODY, "0714": "DRC", "0712": "DRC", "2016": "Rwanda", "2614": "Uganda"}
    with war(
        {}, "event", turn=4, events=["corruption-and-graft"], dice=[die, 4, 4, 4, 4], control=control, points=QUIET
    ) as drill:
        assert THEATRE.contingents[drill.state.graft] == hit
        assert drill.state.events.bit_count() == 11  # back to the pool
        usual = {"DRC": 8, "Zimbabwe": 2, "Angola": 2, "Rwanda": 4, "Uganda": 5}
        hurt = {"DRC": 6, "Zimbabwe": 1, "Angola": 1, "Rwanda": 3, "Uganda": 4}
        assert {name: drill.points(name) for name in usual} == {**usual, hit: hurt[hit]}


# Buying


def buying(contingent, points, units=None, **more):
    return war(units or {}, f"{contingent}/reinforcement", points={contingent: points}, **more)


@rule("world_war_africa:10.0-a")
def test_not_beyond_the_counters():
    everywhere = {
        f"RDC/{n}": name
        for n, name in zip(range(1, 8), ["1915", "1915", "2016", "2016", "1816", "1816", "2015"], strict=True)
    }
    with buying("Rwanda", 5, everywhere) as drill:
        assert drill.refused("recruit", group="RDC") == "10.0-a"
        (section,) = drill.state.stack[-1].sections(drill.game, drill.state)
        denied = {action.group: why.id for action, why in section.rows if why}
        assert denied == {"RDC": "world_war_africa-denied-10-0-a"}
        assert [why for action, why in section.rows if action.group == "ANC"] == [None]


@rule("world_war_africa:10.1-a")
def test_who_returns():
    with buying("Rwanda", 5, {"Bu/1": "eliminated"}) as drill:
        assert drill.refused("buy", unit="Bu/1") == "10.1-a"
    with buying("Zimbabwe", 5, {"Chad/RG": "eliminated"}) as drill:
        assert drill.refused("buy", unit="Chad/RG") == "10.1-a"
    with buying("Zimbabwe", 5) as drill:
        drill.do("buy", unit="Chad/RG")  # the first time it may be bought
        assert drill.where("Chad/RG") == "zimbabwe"
    with buying("Zimbabwe", 5, {"ZB/1": "eliminated"}) as drill:
        drill.do("buy", unit="ZB/1")


@rule("world_war_africa:10.1-b")
def test_one_rp_each():
    with buying("Angola", 4) as drill:
        for unit in ("AN/5", "AN/10", "AN-air-support-1", "AN-air-transport-1"):
            drill.do("buy", unit=unit)
        assert drill.points("Angola") == 0


@rule("world_war_africa:10.1-c")
def test_two_rp_for_the_adr_and_caches():
    with buying("Rwanda", 3) as drill:
        drill.do("buy", unit="Rw-adr-1")
        assert drill.points("Rwanda") == 1
        assert drill.refused("cache", to="1915") == "10.1-c"
    with buying("Rwanda", 1) as drill:
        assert drill.refused("buy", unit="Rw-adr-1") == "10.1-c"


@rule("world_war_africa:10.1-d")
def test_out_of_the_own_purse():
    with war({"FAC/2": "1602"}, "DRC/reinforcement", points={"DRC": 1, "Zimbabwe": 6}, draws=["FAC/3"]) as drill:
        assert drill.refused("buy", unit="ZB/1") == "10.1-d"
        drill.do("recruit", group="FAC")
        assert drill.points("DRC") == 0
    with war({}, "Zimbabwe/reinforcement", points={"DRC": 0, "Zimbabwe": 6}) as drill:
        assert drill.refused("recruit", group="FAC") == "10.1-d"
        assert drill.refused("buy", unit="AN-air-support-1") == "10.1-d"


@rule("world_war_africa:10.1-e")
def test_the_deployment_chart():
    with buying("Rwanda", 5, draws=["ANC/1"], control={"1812": "Rwanda", "2311": "Uganda"}) as drill:
        drill.do("recruit", group="ANC")
        assert drill.spaces("place") == {"1915", "2016", "1816", "1812"}
        assert drill.refused("place", unit="ANC/1", to="2311") == "10.2.4-d"
    with buying("Rwanda", 5, draws=["Rw/221"], control={"1812": "Rwanda"}) as drill:
        drill.do("recruit", group="Rw")
        assert drill.spaces("place") == {"1918", "1915", "2016"}
    with buying("Uganda", 5, draws=["UG/305"]) as drill:
        drill.do("recruit", group="UG")
        assert drill.where("UG/305") == "uganda"
    with buying("Uganda", 5, draws=["MLC/1"], control={"2311": "Uganda"}) as drill:
        drill.do("recruit", group="MLC")
        assert drill.spaces("place") == {"uganda", "2311"}
    with buying("Uganda", 5) as drill:
        drill.do("buy", unit="UG-air-support-1")
        assert drill.where("UG-air-support-1") == "ready"


@rule("world_war_africa:10.1-f")
def test_next_to_an_enemy_only_with_a_friend():
    with buying("DRC", 5, {"Rw/211": "1409", "FAC/2": "1410"}, draws=["FAC/3"], control={"1408": "DRC"}) as drill:
        drill.do("recruit", group="FAC")
        assert drill.refused("place", unit="FAC/3", to="1408") == "10.1-f"
        assert drill.spaces("place") == {"1410", "1602"}


@rule("world_war_africa:10.2.1-b")
def test_drc_units_are_drawn_from_two_groups():
    with buying("DRC", 3, draws=["FAC/7", "FAC/22", "FDD/SK"]) as drill:
        assert drill.refused("buy", unit="FAC/1") == "10.2.1-b"
        for group in ("FAC", "FAC", "Hutu"):
            drill.do("recruit", group=group)
        assert {drill.where(unit) for unit in ("FAC/7", "FAC/22", "FDD/SK")} == {"1602"}


@rule("world_war_africa:10.2.1-c")
def test_one_hutu_unit_a_turn_in_a_town_of_the_drc():
    with buying("DRC", 5, draws=["ALiR/Alb"], control={"1408": "DRC", "1410": "Angola"}) as drill:
        drill.do("recruit", group="Hutu")
        assert drill.refused("place", unit="ALiR/Alb", to="1410") == "10.2.1-c"
        assert drill.spaces("place") == {"1602", "1408"}
        drill.do("place", unit="ALiR/Alb", to="1408")
        assert drill.refused("recruit", group="Hutu") == "10.2.1-c"
    with war({}, "end", turn=3, hutu_bought=1, points=QUIET, events=["no-event"], drawn=["DRC"]) as drill:
        assert drill.active == "DRC"
        assert {"do": "recruit", "group": "Hutu"} in drill.plain("recruit")  # one more in the next turn


@rule("world_war_africa:10.2.1-d")
def test_event_units_never_return():
    with buying("DRC", 5, {"ADF/ADF": "eliminated"}) as drill:
        assert drill.refused("buy", unit="ADF/ADF") == "10.2.1-d"


@rule("world_war_africa:10.2.2-a")
def test_zimbabwe_on_the_first_turn():
    units = {"ZB/1": "zimbabwe", "ZB/2": "zimbabwe", "ZB-air-transport-1": "ready"}
    with war(units, "Zimbabwe/movement", turn=1) as drill:
        drill.pick("ZB/1")
        assert drill.refused("go", to="0713", path=["0713"]) == "10.2.2-a"
        drill.do("fly", by="ZB-air-transport-1")
        assert drill.spaces("land") == {"1602"}
        drill.do("land", to="1602")
        if drill.step == "march":
            drill.do("stay")
        drill.march("ZB/2", "0714")
        assert (drill.where("ZB/1"), drill.where("ZB/2")) == ("1602", "0714")


@rule("world_war_africa:10.2.2-b")
def test_zimbabwe_on_later_turns():
    with war(
        {"ZB/1": "zimbabwe", "ZB/2": "zimbabwe", "ZB-air-transport-1": "ready"}, "Zimbabwe/movement", turn=2
    ) as drill:
        assert {"0712", "0713", "0714"} <= drill.reach("ZB/1")
        drill.pick("ZB/1")
        assert drill.refused("fly", by="ZB-air-transport-1") == "10.2.2-b"
        drill.do("go", to="0713")
    with buying("Zimbabwe", 5) as drill:
        drill.do("buy", unit="ZB/1")
        assert drill.where("ZB/1") == "zimbabwe"
        drill.do("done")
        drill.march("ZB/1", "0713")  # in the turn of purchase


@rule("world_war_africa:10.2.2-c")
def test_the_allies_units_are_chosen():
    with buying("Zimbabwe", 5) as drill:
        assert "ZB/SAS" in drill.units("buy")
        drill.do("buy", unit="ZB/SAS")
        assert drill.where("ZB/SAS") == "zimbabwe"


@rule("world_war_africa:10.2.3-a")
def test_angola_on_the_first_turn():
    with war({"AN/5": "angola", "AN/10": "angola"}, "Angola/movement", turn=1, dice=[6]) as drill:
        reach = drill.reach("AN/5")
        assert {"1402", "1403", "1307", "0711"} <= reach
        drill.pick("AN/5")
        drill.do("force")  # they act normally
        assert "1405" in drill.spaces("go")


@rule("world_war_africa:10.2.3-b")
def test_angola_on_later_turns():
    with war({"AN/70": "angola", "AN/10": "1408"}, "Angola/movement", turn=2) as drill:
        drill.pick("AN/70")
        assert drill.refused("force") == "10.2.3-b"
        assert "1406" in drill.spaces("go")  # 1403 and three more: 4 MP
        assert drill.refused("go", to="1709") == "10.2.3-b"
    with buying("Angola", 5) as drill:
        drill.do("buy", unit="AN/5")
        assert drill.where("AN/5") == "angola"


@rule("world_war_africa:10.2.3-c")
def test_angola_at_the_port():
    with war({"AN/5": "angola", "AN/10": "angola", "RDC/1": "1500"}, "Angola/movement", turn=4) as drill:
        drill.pick("AN/5")
        drill.do("go", to="1400")
        assert drill.refused("pick", unit="AN/5") == "6.4-b"
        drill.pick("AN/10")
        assert drill.refused("go", to="1401", path=["1400", "1401"]) == "10.2.3-c"
        drill.do("stay")
        assert drill.spaces("attack") == {"1500"}


@rule("world_war_africa:10.2.3-d")
def test_namibia_does_not_return():
    with buying("Angola", 5, {"NA/1": "eliminated"}) as drill:
        assert drill.refused("buy", unit="NA/1") == "10.2.3-d"
    with buying("Angola", 5) as drill:
        drill.do("buy", unit="NA/1")


@rule("world_war_africa:10.2.3-f")
def test_the_number_rolled_limits_angola():
    units = {"AN/5": "1408", "AN/10": "1408", "AN/13": "1410", "AN/18": "1410"}
    with buying("Angola", 9, units, land=6) as drill:
        drill.do("buy", unit="AN/21")
        drill.do("buy", unit="AN/70")
        assert drill.refused("buy", unit="AN/16") == "10.2.3-f"
        drill.do("buy", unit="NA/1")  # extra
    with war({**units, "AN/21": "angola"}, "Angola/movement", land=4) as drill:
        assert drill.refused("pick", unit="AN/21") == "10.2.3-f"


@rule("world_war_africa:10.2.4-c")
def test_rebel_units_are_drawn():
    with buying("Uganda", 5, draws=["UG/503"]) as drill:
        assert drill.refused("buy", unit="UG/305") == "10.2.4-c"
        drill.do("recruit", group="UG")
        assert drill.where("UG/503") == "uganda"


@rule("world_war_africa:10.2.4-d")
def test_anc_and_rdc_in_towns_of_rwanda():
    with buying("Rwanda", 5, draws=["RDC/1"], control={"2311": "Uganda"}) as drill:
        drill.do("recruit", group="RDC")
        assert drill.refused("place", unit="RDC/1", to="2311") == "10.2.4-d"
        assert drill.refused("place", unit="RDC/1", to="1918") == "10.2.4-d"


# Victory


def points(control=None, units=None, **more):
    drill = war(units or {}, control={**NOBODY, **(control or {})}, **more)
    return victory_points(drill.game, drill.state).total


MANY_HUTUS = {
    name: "1410" if n < 5 else "1408"
    for n, name in enumerate(["ALiR/Alb", "ALiR/Apo", "ALiR/Hor", "ALiR/Lilo", "ALiR/Lim"])
}


@rule("world_war_africa:13.0-a")
@pytest.mark.parametrize(("held", "winner"), [(12, 1), (11, None), (9, None), (8, 0)])
def test_who_wins(held, winner):
    towns = [
        THEATRE.names[space]
        for space in THEATRE.town_spaces
        if space != THEATRE.kinshasa and THEATRE.names[space] not in ("1410",)
    ]
    control = {**NOBODY, **dict.fromkeys(towns[:held], "Rwanda")}
    with war(MANY_HUTUS, "end", turn=13, control=control, points=QUIET) as drill:
        assert drill.game.result(drill.state).winner == winner


@rule("world_war_africa:13.1-a")
def test_a_point_for_each_town():
    assert (
        points({"1915": "Rwanda", "2016": "Uganda", "1914": "Rwanda"}, MANY_HUTUS, points=QUIET) == 2
    )  # 1914 is no town


@rule("world_war_africa:13.1-b")
def test_few_hutus():
    four = dict(list(MANY_HUTUS.items())[:4])
    assert points({}, four, points=QUIET) == 1
    assert points({}, MANY_HUTUS, points=QUIET) == 0
    assert points({}, {**four, "FDD/1": "1918", "FDD/SK": "1918"}, points=QUIET) == 1 - 1  # the box does not count


@rule("world_war_africa:13.1-c")
def test_hutus_in_rwanda():
    assert points({}, {**MANY_HUTUS, "FDD/1": "1918", "FDD/SK": "1918", "CCR/1": "1918"}, points=QUIET) == -1


@rule("world_war_africa:13.1-d")
def test_rich_rebels():
    assert points({}, MANY_HUTUS, points={**QUIET, "Rwanda": 10, "Uganda": 9}) == 1
    assert points({}, MANY_HUTUS, points={**QUIET, "Rwanda": 10, "Uganda": 10}) == 2
