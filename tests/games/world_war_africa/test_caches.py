"""Weapons caches on the way: carried, left and taken up on the march, flown, lost with their owners (7.9-f, 12.2)."""

from sandtable.engine.ledger import rule
from tests.games.world_war_africa.drill import war


@rule("world_war_africa:12.2-c")
def test_a_unit_leaves_its_cache_on_the_way_and_goes_on():
    with war({"FAC/50": "1503", "cache-1": "1503"}, "DRC/movement") as drill:  # 3 MP without a roll
        drill.pick("FAC/50")
        drill.do("load", unit="cache-1")
        drill.do("go", to="1504")
        assert drill.step == "march"
        drill.do("drop", unit="cache-1")
        assert drill.refused("load", unit="cache-1") == "12.2-c"
        drill.do("go", to="1505")
        assert (drill.where("FAC/50"), drill.where("cache-1")) == ("1505", "1504")


@rule("world_war_africa:12.2-c")
def test_a_unit_takes_a_cache_up_on_the_way():
    with war({"FAC/50": "1503", "cache-1": "1504", "cache-2": "1504"}, "DRC/movement") as drill:
        drill.march("FAC/50", "1504")
        assert drill.units("load") == {"cache-1", "cache-2"}
        drill.do("load", unit="cache-2")
        assert drill.units("load") == set()  # one to a unit
        drill.do("go", to="1505")
        assert [drill.where(cache) for cache in ("cache-1", "cache-2")] == ["1504", "1505"]
    with war({"FAC/50": "1503", "cache-1": "1506"}, "DRC/movement") as drill:
        drill.march("FAC/50", "1506")
        assert drill.step != "march"  # it has spent its points


@rule("world_war_africa:12.2-c", "world_war_africa:6.4-a")
def test_a_unit_that_splits_off_takes_no_cache_of_the_others():
    units = {"FAC/2": "1503", "FAC/50": "1503", "cache-1": "1503"}
    with war(units, "DRC/movement") as drill:
        drill.pick("FAC/50")
        drill.do("add", unit="FAC/2")
        drill.do("load", unit="cache-1")
        drill.do("go", to="1504")
        drill.do("split", unit="FAC/50")
        assert drill.refused("load", unit="cache-1") == "12.2-c"
        drill.do("go", to="1505")
        drill.do("go", to="1404")
        assert [drill.where(piece) for piece in ("FAC/50", "FAC/2", "cache-1")] == ["1505", "1404", "1404"]


@rule("world_war_africa:7.9-f", "world_war_africa:7.11-e")
def test_a_cache_is_flown_out_of_the_rwanda_box():
    units = {"Rw/211": "1918", "cache-1": "1918", "Rw-helo-transport-1": "ready", "ANC/1": "1812"}
    with war(units, flags={"rebel_held": ["cache-1"]}) as drill:
        drill.pick("cache-1")
        drill.do("fly", by="Rw-helo-transport-1")
        assert drill.spaces("land") == {"1812", "1816", "1915", "2016"}
        drill.do("land", to="1812")
        assert drill.where("cache-1") == "1812"


@rule("world_war_africa:7.9-f", "world_war_africa:10.2.2-a")
def test_a_cache_is_flown_to_kinshasa_on_the_first_turn():
    units = {"ZB/1": "zimbabwe", "cache-1": "zimbabwe", "ZB-air-transport-1": "ready"}
    for turn, flies in ((1, True), (2, False)):
        with war(units, "Zimbabwe/movement", turn=turn) as drill:
            assert ("cache-1" in drill.units("pick")) is flies
            if flies:
                drill.pick("cache-1")
                drill.do("fly", by="ZB-air-transport-1")
                assert drill.spaces("land") == {"1602"}


@rule("world_war_africa:7.9-f")
def test_a_cache_alone_at_an_airfield_is_flown():
    units = {"FAC/2": "1602", "cache-1": "1410", "cache-2": "1408", "ZB/1": "1408", "AN-air-transport-1": "ready"}
    with war(units, "DRC/movement", control={"1410": "DRC"}) as drill:
        assert {"cache-1", "FAC/2"} == drill.units("pick")  # the other is with troops that are not acting
        drill.pick("cache-1")
        drill.do("fly", by="AN-air-transport-1")
        drill.do("land", to="1602")
        assert drill.where("cache-1") == "1602"


@rule("world_war_africa:12.2-c", "world_war_africa:7.10-c")
def test_why_a_cache_is_not_flown():
    units = {"Rw/211": "1914", "cache-1": "1914", "FAC/2": "1913", "Rw/221": "available", "Rw/501": "eliminated"}
    mine = {"rebel_held": ["cache-1"]}
    with war(units, flags=mine) as drill:
        assert drill.refused("pick", unit="cache-1") == "12.2-c"  # no aircraft
        assert drill.refused("pick", unit="Rw/221") == "3.0-a"
        assert drill.refused("pick", unit="Rw/501") == "8.7-c"
    with war({**units, "Rw-helo-transport-1": "ready"}, flags=mine) as drill:
        assert drill.refused("pick", unit="cache-1") == "7.10-c"
    with war({**units, "Rw-air-transport-1": "ready"}, flags=mine) as drill:
        assert drill.refused("pick", unit="cache-1") == "7.9-c"


@rule("world_war_africa:12.2-f")
def test_caches_of_the_hunters_are_lost_with_them():
    units = {"Rw/211": "1918", "ALiR/Alb": "1918", "ALiR/Hor": "1918", "ALiR/Apo": "1918", "cache-1": "1918"}
    with war(units, "Rwanda/combat", dice=[6, 1], flags={"rebel_held": ["cache-1"]}) as drill:
        drill.do("intercept")
        drill.do("join", unit="Rw/211")
        drill.do("launch")
        drill.pass_on("battle")
        assert drill.where("Rw/211") == "eliminated"
        assert drill.where("ALiR/Alb") == "1918"
        assert drill.where("cache-1") == "used"
