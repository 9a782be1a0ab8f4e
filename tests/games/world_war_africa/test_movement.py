"""Movement on the ground and the weather (7.0 to 7.8)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.spaces import only
from sandtable.games.world_war_africa.actions import Go
from sandtable.games.world_war_africa.movement import March, points_left
from tests.games.world_war_africa.drill import DRY_NORTH, DRY_SOUTH, THEATRE, TITLE, WET, war

LEG, MOTOR = 0, 1


def cost(one, other, wheels=LEG, wet=False):
    steps = dict(THEATRE.steps_from(wheels, wet, wet)[THEATRE.index[one]])
    return steps.get(THEATRE.index[other])


@rule("world_war_africa:7.0-a")
def test_step_by_step_within_the_allowance():
    with war({"FAC/2": "1503"}, "DRC/movement") as drill:
        assert {"1504", "1505"} <= drill.reach("FAC/2")
        assert "1506" not in drill.reach("FAC/2")
        drill.pick("FAC/2")
        assert drill.refused("go", to="1505", path=["1505"]) == "7.0-a"
        assert drill.refused("go", to="1508") == "7.0-a"
        drill.do("go", to="1505", path=["1504", "1505"])
        assert drill.where("FAC/2") == "1505"


@rule("world_war_africa:7.0-b")
def test_points_are_not_saved():
    with war({"FAC/2": "1503", "FAC/3": "1410"}, "DRC/movement") as drill:
        drill.march("FAC/2", "1504")
        drill.pick("FAC/3")
        drill.do("stay")
        assert drill.state.moved == 0  # the segment is over, and nothing is carried over
    with war({"FAC/2": "1503"}, "DRC/movement", turn=6, dice=[6]) as drill:
        drill.pick("FAC/2")
        drill.do("force")
        assert points_left(drill.game, drill.state.stack[-1]) == 4


@rule("world_war_africa:7.0-c")
def test_nobody_else_moves():
    with war({"Rw/211": "1914", "FAC/2": "1602"}) as drill:
        assert drill.refused("pick", unit="FAC/2") == "7.0-c"
        assert (
            drill.game.why_not(drill.state, 0, drill.game.read_action({"do": "pick", "unit": "FAC/2"})).rule
            == "table:wrong-seat"
        )


@rule("world_war_africa:7.1-a")
def test_ugandans_stay_in_their_regions():
    with war({"UG/305": "2212", "MLC/1": "2212"}, "Uganda/movement") as drill:
        drill.pick("UG/305")
        assert drill.refused("go", to="2213") == "7.1-a"  # Maniema
        assert drill.refused("go", to="1914") == "7.1-a"  # South Kivu
        drill.do("stay")
        assert "2213" in drill.reach("MLC/1")
    with war({"UG/305": "2212", "FAC/2": "2213", "MLC/1": "2113"}, "Uganda/combat") as drill:
        drill.do("attack", at="2213")
        assert drill.refused("join", unit="UG/305") == "7.1-a"
        assert drill.units("join") == {"MLC/1"}
    with war({"UG/305": "2212", "FAC/2": "2213"}, "Uganda/movement") as drill:
        drill.do("done")
        assert drill.active != "Uganda"  # nobody to attack
    with war({"UG/305": "2115", "UG-helo-transport-1": "ready"}, "Uganda/movement") as drill:
        drill.pick("UG/305")
        drill.do("fly", by="UG-helo-transport-1")
        assert drill.refused("land", to="1812") == "7.1-a"


@rule("world_war_africa:7.1-b")
def test_rwandans_stay_south():
    with war({"Rw/211": "2211", "ANC/1": "2212"}) as drill:
        drill.pick("Rw/211")
        assert drill.refused("go", to="2311") == "7.1-b"
        drill.do("stay")
        assert "2311" in drill.reach("ANC/1")
    with war({"Rw/211": "2211", "ANC/1": "2210", "FAC/2": "2311", "ANC/2": "2312"}, "Rwanda/combat") as drill:
        drill.do("attack", at="2311")
        assert drill.refused("join", unit="Rw/211") == "7.1-b"
        assert "ANC/2" in drill.units("join")


def test_a_march_to_an_enemy_out_of_bounds_is_cautioned():
    """Who goes there could not attack him: it is said before, and nobody is asked."""

    def told(drill, to):
        view = drill.table.view(drill.decision.seat)
        found = drill.game.harms(view, Go(to))
        return [(one.message.args["at"], one.rule, one.caution) for one in found if "bounds" in one.message.id]

    with war({"Rw/211": "2111", "ANC/1": "2112", "FAC/2": "2311", "FAC/1": "2210"}) as drill:
        drill.pick("Rw/211")
        assert told(drill, "2211") == [("2311", "7.1-b", True)]
        assert told(drill, "2110") == [], "that enemy it may attack"
        drill.do("stay")
        drill.pick("ANC/1")
        assert told(drill, "2211") == [], "its bounds are not theirs"
    closed = {note["kind"]: note["spaces"] for note in drill.game.scene(drill.table.view(1)).notes if "spaces" in note}
    assert "2311" in closed["closed-Rw"]
    assert "2211" not in closed["closed-Rw"]
    limits = [line for line in drill.game.sheet().lines if line.kind == "limit"]
    assert len(limits) > 20, "drawn on the map from border to border"


@rule("world_war_africa:7.2-a")
def test_one_hex_is_always_open():
    with war(
        {"FAC/PCD1": "1806", "Rw/211": "1704", "Rw/201": "1908"}, "DRC/movement", turn=WET, control={"1602": "nobody"}
    ) as drill:
        march = March(only(THEATRE.piece["FAC/PCD1"]), starved=only(THEATRE.piece["FAC/PCD1"]))
        assert points_left(drill.game, march) == 1
        assert cost("1806", "1807", wet=True) > 1
        assert {"1807", "1805", "1906"} <= drill.reach("FAC/PCD1")
    with war({"FAC/1": "2306"}, "DRC/movement", turn=DRY_NORTH) as drill:
        drill.pick("FAC/1")
        assert "2305" not in drill.spaces("go")
        assert drill.refused("go", to="2305") == "7.4-b"  # swamp
    with war({"FAC/2": "1504", "FAC/3": "1504"}, "DRC/movement") as drill:
        assert cost("1505", "1606") == 2
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        drill.do("go", to="1505")
        assert "1506" in drill.spaces("go")
        assert drill.refused("go", to="1606") in ("7.0-a", "7.7-a")  # the one hex has been had


@rule("world_war_africa:7.3-a", "world_war_africa:7.5-a")
def test_terrain_and_river_are_paid_together():
    assert cost("1504", "1404") == 1
    assert cost("1502", "1503") == 2  # the Kwango
    assert cost("1806", "1807") == 2
    assert cost("1605", "1705") == 3  # rain forest and the Kasai
    assert cost("1605", "1705", MOTOR) == 5
    assert cost("1806", "1807", MOTOR) == 3
    with war({"FAC/2": "1605"}, "DRC/movement") as drill:  # 2 MP without a roll
        assert "1604" in drill.reach("FAC/2")
        drill.pick("FAC/2")
        assert "1705" in drill.spaces("go")  # the one hex that is always granted
        assert drill.refused("go", to="1805") in ("7.7-a", "7.0-a")


@rule("world_war_africa:7.3-b")
def test_lakes_are_not_crossed():
    with war({"Rw/211": "1915"}) as drill:
        drill.pick("Rw/211")
        assert "2016" in drill.spaces("go")  # round by 2015
        assert drill.refused("go", to="2016", path=["2016"]) == "7.3-b"
        refusal = drill.game.why_not(drill.state, drill.decision.seat, Go("2016", ("2016",)))
        assert refusal.detail.args["lake"] == "Kivu"
        lakes = [one.args for one in drill.game.facts()["2016"] if one.id == "world_war_africa-place-lake"]
        assert lakes == [{"lake": "Kivu", "to": ["1915", "1916"]}]
        drill.do("go", to="2016", path=["2015", "2016"])


@rule("world_war_africa:7.3.1-a")
def test_along_the_road():
    assert cost("2311", "2312") == 1  # a road through the forest
    assert cost("2311", "2310") > 1
    assert cost("2311", "2312", wet=True) == 2
    with war({"MLC/1": "2311"}, "Uganda/movement", turn=DRY_NORTH) as drill:
        assert {"2312", "2413", "2414"} <= drill.reach("MLC/1")


@rule("world_war_africa:7.4-a")
def test_the_dearest_terrain_counts():
    assert THEATRE.kinds[THEATRE.index["2105"]] == ("rain_forest", "swamp")
    assert cost("2106", "2105") == 3
    assert cost("2106", "2105", wet=True) == 4


@rule("world_war_africa:7.4-b")
def test_prohibited_terrain_closes_the_hex():
    assert set(THEATRE.kinds[THEATRE.index["1113"]]) == {"savannah", "swamp"}
    with war({"FAC/50": "1114", "FAC/2": "1114"}, "DRC/movement") as drill:
        drill.pick("FAC/50")
        assert drill.refused("go", to="1113") == "7.4-b"
        drill.do("stay")
        assert "1113" in drill.reach("FAC/2")


@rule("world_war_africa:7.7-a")
def test_half_the_allowance_is_free():
    with war({"Rw/211": "1503", "ANC/1": "1503", "FAC/PG": "1602"}, control={"1602": "DRC"}) as drill:
        unit = THEATRE.piece["ANC/1"]
        for starved, points in ((0, 3), (1 << unit, 1)):
            assert points_left(drill.game, March(only(unit), starved=starved)) == points
    with war({"FAC/2": "1503"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("go", to="1506") == "7.7-a"


@rule("world_war_africa:7.7-b")
def test_the_roll_comes_first_and_once_for_a_stack():
    units = {"FAC/2": "1503", "FAC/3": "1503", "FAC/5": "1503"}
    with war(units, "DRC/movement", dice=[6]) as drill:
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        drill.do("add", unit="FAC/5")
        drill.do("force")
        assert drill.refused("force") == "7.7-b"
        drill.do("go", to="1506")
        assert len(drill.told("movement-roll")) == 1
    with war(units, "DRC/movement", dice=[6]) as drill:
        drill.pick("FAC/2")
        drill.do("force")
        assert drill.refused("add", unit="FAC/3") == "7.7-b"
    with war(units, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        drill.do("go", to="1504")
        assert drill.step == "march"
        assert drill.refused("force") == "7.7-b"


@rule("world_war_africa:7.7-c")
@pytest.mark.parametrize(("die", "far", "near"), [(2, "1506", "1505"), (3, None, "1506")])
def test_a_low_roll_doubles(die, far, near):
    with war({"FAC/2": "1503"}, "DRC/movement", dice=[die]) as drill:
        drill.pick("FAC/2")
        drill.do("force")
        assert near in drill.spaces("go")
        if far:
            assert drill.refused("go", to=far) == "7.7-c"
        else:
            assert drill.told("movement-roll")[0]["doubled"] is False


@rule("world_war_africa:7.7-c")
def test_a_doubled_march_is_still_granted_one_hex():
    with war({"FAC/PCD1": "1806"}, "DRC/movement", dice=[1], turn=WET) as drill:
        drill.pick("FAC/PCD1")
        drill.do("force")
        assert "1807" in drill.spaces("go")


@rule("world_war_africa:7.7-d")
def test_rain_in_the_hex_of_departure():
    for turn, doubled in ((3, True), (DRY_SOUTH, False)):
        with war({"FAC/2": "1502"}, "DRC/movement", dice=[3], turn=turn) as drill:
            drill.pick("FAC/2")
            drill.do("force")
            assert drill.told("movement-roll")[0]["doubled"] is doubled


@rule("world_war_africa:7.7-d", "world_war_africa:7.8-a", "world_war_africa:7.8-b")
def test_the_equator_divides_the_rain():
    north, south = THEATRE.index["2311"], THEATRE.index["2211"]
    assert [THEATRE.is_rainy(DRY_SOUTH, space) for space in (north, south)] == [True, False]
    assert [THEATRE.is_rainy(DRY_NORTH, space) for space in (north, south)] == [False, True]
    for turn, start, doubled in ((2, "2310", True), (2, "2210", False), (4, "2210", True), (4, "2310", False)):
        with war({"MLC/1": start}, "Uganda/movement", dice=[3], turn=turn) as drill:
            drill.pick("MLC/1")
            drill.do("force")
            assert drill.told("movement-roll")[0]["doubled"] is doubled


@rule("world_war_africa:7.7-d")
@pytest.mark.parametrize(
    ("unit", "box", "active", "turn", "wet"),
    [
        ("Rw/211", "1918", "Rwanda/movement", DRY_NORTH, True),
        ("Rw/211", "1918", "Rwanda/movement", DRY_SOUTH, False),
        ("ZB/1", "zimbabwe", "Zimbabwe/movement", DRY_NORTH, True),
        ("ZB/1", "zimbabwe", "Zimbabwe/movement", DRY_SOUTH, False),
        ("UG/305", "uganda", "Uganda/movement", DRY_SOUTH, True),  # it opens on the north
        ("UG/305", "uganda", "Uganda/movement", DRY_NORTH, False),
        ("ANC/1", "kitona", "Rwanda/movement", DRY_NORTH, True),
        ("ANC/1", "kitona", "Rwanda/movement", DRY_SOUTH, False),
    ],
)
def test_rain_in_a_box_as_in_the_hexes_it_opens_on(unit, box, active, turn, wet):
    with war({unit: box}, active, dice=[3], turn=turn, coup=1) as drill:
        drill.pick(unit)
        drill.do("force")
        assert drill.told("movement-roll")[0]["doubled"] is wet


@rule("world_war_africa:7.8-c")
def test_the_turn_track_follows_the_climate():
    track = TITLE.pack.tables.turn
    assert (track[3].rainy_north, track[3].rainy_south) == (False, True)
    north, south = (
        {"Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"},
        {"Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May"},
    )
    names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    for turn in track:
        span = turn.months.split()[0].split("-")
        first, last = names.index(span[0]), names.index(span[-1])
        months = names[first : last + 1]
        assert turn.rainy_north == (sum(m in north for m in months) * 2 > len(months))
        assert turn.rainy_south == (sum(m in south for m in months) * 2 > len(months))


@rule("world_war_africa:7.8-d")
def test_rain_does_not_touch_combat():
    for turn in (DRY_SOUTH, WET):
        with war({"Rw/211": "1709", "FAC/2": "1710", "RDC/1": "1709"}, "Rwanda/combat", turn=turn, dice=[4]) as drill:
            drill.attack("1710", "Rw/211")
            drill.do("done")
            facts = drill.told("combat")[0]
            assert [reason.rule for reason in facts["column"].reasons] == ["8.6-c", "8.6-e"]
            assert facts["roll"].reasons == []


@rule("world_war_africa:7.8.1-a")
def test_rain_changes_the_cost_of_the_hex_entered():
    steps = dict(THEATRE.steps_from(LEG, False, True)[THEATRE.index["2308"]])
    assert steps[THEATRE.index["2208"]] == 3  # rainy south
    back = dict(THEATRE.steps_from(LEG, False, True)[THEATRE.index["2208"]])
    assert back[THEATRE.index["2308"]] == 2  # dry north


@rule("world_war_africa:7.8.1-b")
def test_the_road_may_be_left(tmp_path):
    from sandtable.engine.packs import copy_pack
    from sandtable.games.world_war_africa.title import title

    pack = tmp_path / "pack"
    copy_pack(TITLE.folder, pack)
    text = (pack / "tables.toml").read_text(encoding="utf-8")
    (pack / "tables.toml").write_text(
        text.replace(
            '[road]\norigin = "reconstructed"\nleg = [1, 2]', '[road]\norigin = "reconstructed"\nleg = [1, 5]'
        ),
        encoding="utf-8",
    )
    other = title(pack).theatre
    steps = dict(other.steps_from(LEG, True, True)[other.index["1503"]])
    assert steps[other.index["1504"]] == 2  # savannah in the rain, not the dearer road


@rule("world_war_africa:7.8.1-c")
def test_rain_in_the_south_hampers_interception():
    units = {"Rw/211": "1918", "ALiR/Alb": "1918"}
    with war(units, "Rwanda/combat", turn=4, dice=[5]) as drill:
        drill.do("intercept")
        assert drill.told("intercept")[0]["combat"] is False
    with war(units, "Rwanda/combat", turn=2, dice=[5]) as drill:
        drill.do("intercept")
        assert drill.told("intercept")[0]["combat"] is True
