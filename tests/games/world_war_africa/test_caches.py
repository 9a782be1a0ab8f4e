"""Weapons caches on the way: carried, left and taken up on the march, flown, lost with their owners (7.9-f, 12.2)."""

from sandtable.engine.ledger import rule
from tests.games.world_war_africa.drill import finish, war


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


@rule("world_war_africa:7.11-f", "world_war_africa:12.2-c")
def test_a_cache_goes_along_into_rwanda():
    for die, end in ((6, "1918"), (2, "1815")):
        with war({"ALiR/Alb": "1815", "cache-1": "1815", "FAC/2": "1602"}, "DRC/movement", dice=[die]) as drill:
            drill.pick("ALiR/Alb")
            drill.do("load", unit="cache-1")
            drill.do("slip")
            assert (drill.where("ALiR/Alb"), drill.where("cache-1")) == (end, end)
            assert [facts["caches"] for facts in drill.told("cargo")] == ([["cache-1"]] if end == "1918" else [])


@rule("world_war_africa:12.2-c")
def test_a_cache_moves_once_a_segment():
    units = {"FAC/2": "1505", "FAC/3": "1505", "FAC/5": "1504", "cache-1": "1505", "cache-2": "1505"}
    with war(units, "DRC/movement", control={"1602": "DRC"}) as drill:
        drill.pick("FAC/2")
        for do, unit in (("add", "FAC/3"), ("load", "cache-1"), ("load", "cache-2")):
            drill.do(do, unit=unit)
        drill.do("go", to="1504")
        drill.do("drop", unit="FAC/2")  # the other carries one cache alone
        assert len(drill.told("cache-left")) == 1
        left = drill.told("cache-left")[0]["unit"]
        drill.do("stay")
        drill.pick("FAC/5")
        assert drill.plain("load") == []
        assert drill.refused("load", unit=left) == "12.2-c"


@rule("world_war_africa:8.9-a", "world_war_africa:12.2-c")
def test_an_advance_takes_a_cache_along():
    units = {"Rw/211": "1405", "Rw/301": "1405", "FAC/PCD5": "1404", "cache-1": "1405", "cache-2": "1405"}
    held = {"rebel_held": ["cache-1", "cache-2"]}
    with war({**units, "cache-3": "1403"}, "Rwanda/combat", dice=[6], flags=held) as drill:
        drill.attack("1404", "Rw/211", "Rw/301")
        finish(drill)
        assert drill.plain("advance")[:2] == [
            {"do": "advance", "unit": "Rw/211"},
            {"do": "advance", "unit": "Rw/211", "cache": "cache-1"},
        ]
        assert drill.refused("advance", unit="Rw/211", cache="cache-3") == "12.2-c"
        drill.do("advance", unit="Rw/211", cache="cache-2")
        assert (drill.where("Rw/211"), drill.where("cache-1"), drill.where("cache-2")) == ("1404", "1405", "1404")
        assert drill.told("cargo") == [{"caches": ["cache-2"], "to": "1404"}]
        drill.do("advance", unit="Rw/301")
        assert drill.where("cache-1") == "1405"  # it may be left


@rule("world_war_africa:7.9-d", "world_war_africa:7.9-c", "world_war_africa:7.9-h")
def test_why_an_aircraft_does_not_take_a_cache():
    units = {
        "Rw/201": "1815",
        "cache-1": "1815",
        "Rw-helo-transport-1": "ready",
        "Rw-air-transport-1": "used",
        "pmc-1": "ready",
        "UG-helo-transport-1": "ready",
    }
    with war(units, "Rwanda/movement", flags={"rebel_held": ["cache-1", "pmc-1"]}) as drill:
        drill.pick("cache-1")
        assert drill.refused("fly", by="Rw-air-transport-1") == "7.9-d"
        assert drill.refused("fly", by="pmc-1") == "7.9-c"  # no airfield
        assert drill.refused("fly", by="UG-helo-transport-1") == "7.9-h"
        assert drill.refused("fly", by="Rw-adr-1") == "7.9-a"
        drill.do("fly", by="Rw-helo-transport-1")
        drill.do("land", to="1914")
        assert drill.where("cache-1") == "1914"
    with war(units, "Rwanda/movement", flags={"rebel_held": ["cache-1"]}) as drill:
        drill.pick("cache-1")
        assert drill.refused("fly", by="pmc-1") == "7.9.1-c"  # the Government has hired it
