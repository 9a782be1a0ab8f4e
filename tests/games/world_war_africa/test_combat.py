"""Combat (8), support (12)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.messages import words
from sandtable.engine.proofs import option
from sandtable.games import shelf
from sandtable.games.world_war_africa.actions import Join
from sandtable.games.world_war_africa.strength import losses_for, odds_column
from tests.games.world_war_africa.drill import THEATRE, TITLE, attack, defence, finish, war


def column(drill, number=-1):
    return drill.told("combat")[number]["column"]


def rules_of(roll):
    return [reason.rule for reason in roll.reasons]


# Who attacks what


@rule("world_war_africa:8.0-a")
def test_only_the_active_contingent_attacks():
    with war({"FAC/2": "1408", "ZB/1": "1408", "Rw/211": "1409"}, "Zimbabwe/combat") as drill:
        drill.do("attack", at="1409")
        assert drill.units("join") == {"ZB/1"}
        assert drill.refused("join", unit="FAC/2") == "8.0-a"
    with war({"FAC/2": "1408", "ZB/1": "1303", "Rw/211": "1409", "Rw/201": "1304"}, "Zimbabwe/combat") as drill:
        assert drill.spaces("attack") == {"1304"}  # only the FAC are near 1409
    with war({"ZB/1": "1408", "Rw/211": "1409"}, "Zimbabwe/movement") as drill:
        assert drill.refused("attack", at="1409") == "4.0-f"


@rule("world_war_africa:8.1-a")
def test_one_hex_attacked_from_all_around():
    units = {"Rw/211": "1708", "Rw/201": "1710", "ANC/1": "1609", "FAC/2": "1709", "FAC/3": "1709", "FAC/5": "1707"}
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        assert drill.refused("attack", at="1812") == "8.1-a"
        drill.do("attack", at="1709")
        assert drill.refused("attack", at="1707") == "8.3-a"
        for unit in ("Rw/211", "Rw/201", "ANC/1"):
            drill.do("join", unit=unit)
        drill.do("launch")
        finish(drill)
        facts = drill.told("combat")[0]
        assert {reason.about for reason in facts["attack"].reasons} == {"Rw/211", "Rw/201", "ANC/1"}
        assert facts["attack"].total == sum(reason.value for reason in facts["attack"].reasons)
        assert {reason.about for reason in facts["defence"].reasons} == {"FAC/2", "FAC/3"}


@rule("world_war_africa:8.2-a")
def test_each_unit_once_each_hex_once():
    units = {"ANC/1": "1405", "ANC/2": "1405", "ANC/3": "1504", "FAC/2": "1404", "FAC/3": "1404", "FAC/5": "1406"}
    with war(units, "Rwanda/combat", dice=[4]) as drill:
        drill.attack("1404", "ANC/1", "ANC/3")
        if drill.step == "losses":
            drill.do("lose", unit="ANC/3")
        assert drill.refused("attack", at="1404") == "8.2-a"
        drill.do("attack", at="1406")
        assert drill.units("join") == {"ANC/2"}
        assert drill.refused("join", unit="ANC/1") == "8.2-a"


@rule("world_war_africa:8.2-a")
def test_why_a_hex_next_to_those_who_have_attacked_is_not_attacked():
    units = {"ANC/1": "1405", "ANC/3": "1405", "FAC/2": "1404", "FAC/5": "1406", "ANC/2": "kitona", "FAC/3": "1400"}
    with war(units, "Rwanda/combat", dice=[3], coup=1) as drill:
        drill.attack("1404", "ANC/1", "ANC/3")
        drill.do("lose", unit="ANC/3")
        assert drill.spaces("attack") == {"1400"}
        assert drill.refused("attack", at="1406") == "8.2-a"  # the only unit near it has attacked
    with war({**units, "FAC/5": "1408"}, "Rwanda/combat", coup=1) as drill:
        assert drill.refused("attack", at="1408") == "8.1-a"  # nobody is near it, whoever is at Kitona


@rule("world_war_africa:8.2-b")
def test_another_contingent_may_attack_again():
    units = {"ANC/1": "2310", "MLC/1": "2312", "FAC/2": "2311", "FAC/3": "2311", "FAC/5": "2311"}
    with war(units, "Rwanda/combat", dice=[4], pool=["Uganda"], drawn=["Uganda"], points={"Uganda": 0}) as drill:
        drill.attack("2311", "ANC/1")
        finish(drill)
        while drill.active != "Uganda":
            drill.do(**drill.plain()[0] if drill.step == "losses" else {"do": "done"})
        assert drill.step == "movement"
        assert drill.state.fought == 0  # and whoever attacked may attack again in his next segment
        drill.do("done")
        assert drill.spaces("attack") == {"2311"}


@rule("world_war_africa:8.2-c")
def test_defending_is_not_voluntary():
    with war({"Rw/211": "1708", "FAC/2": "1709"}, "Rwanda/combat", dice=[1]) as drill:
        assert drill.plain("done")  # attacking is voluntary
        drill.attack("1709", "Rw/211")
        assert drill.seat == "rebel"  # the defender is asked nothing
        finish(drill)
        assert len(drill.told("combat")) == 1


@rule("world_war_africa:8.3-a")
def test_attacks_one_after_the_other():
    units = {"ZB/1": "1405", "ZB/2": "1405", "RDC/6": "1404", "ANC/1": "1406", "ZB-air-support-1": "ready"}
    with war(units, "Zimbabwe/combat", dice=[6, 3]) as drill:
        drill.attack("1404", "ZB/1")
        assert drill.refused("attack", at="1406") == "8.3-a"
        assert drill.refused("join", unit="ZB/2") == "8.6-a"
        finish(drill)
        assert drill.where("RDC/6") == "eliminated"
        drill.do("advance", unit="ZB/1")
        drill.attack("1406", "ZB/2")
        finish(drill)
        assert len(drill.told("combat")) == 2


@rule("world_war_africa:8.4-a")
def test_a_stack_need_not_attack_together():
    units = {"ANC/1": "1405", "ANC/2": "1405", "ANC/3": "1405", "FAC/2": "1404", "FAC/3": "1406"}
    with war(units, "Rwanda/combat", dice=[5, 5]) as drill:
        for at, unit in (("1404", "ANC/1"), ("1406", "ANC/2")):
            drill.attack(at, unit)
            while drill.step in ("losses", "aftermath"):
                drill.do(**drill.plain()[-1])
        sides = [{reason.about for reason in facts["attack"].reasons} for facts in drill.told("combat")]
        assert sides == [{"ANC/1"}, {"ANC/2"}]


@rule("world_war_africa:8.5-a")
def test_fog_of_war():
    units = {"Rw/211": "1708", "FAC/2": "1709", "FAC/3": "1709", "FAC/5": "1709"}
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        seen = drill.game.observe(drill.state, 1).state
        known = [name for name in ("FAC/2", "FAC/3", "FAC/5") if seen.where[THEATRE.piece[name]] >= 0]
        assert len(known) == 1
        assert len(seen.veiled) == 2
        assert len([p for p in drill.game.scene(drill.game.observe(drill.state, 1)).pieces if p.hidden]) == 2
        assert drill.game.observe(drill.state, 0).state.veiled == []
        drill.attack("1709", "Rw/211")
        assert drill.step == "battle"  # infiltration: the stack lies open now
        assert drill.game.observe(drill.state, 1).state.veiled == []
        assert drill.refused("stay") == "8.5-a"
        assert drill.refused("keep") == "8.5-a"
        finish(drill)
        assert drill.told("combat")
    with war({**units, "FAC-air-support-1": "ready"}, "Rwanda/combat") as drill:
        drill.attack("1709", "Rw/211")
        assert (drill.step, drill.seat) == ("battle", "government")  # support is still being declared
        assert len(drill.game.observe(drill.state, 1).state.veiled) == 2


@rule("world_war_africa:8.6-a")
def test_attacker_declares_first():
    units = {
        "Rw/211": "1708",
        "FAC/2": "1709",
        "Rw-helo-support-1": "ready",
        "Rw-adr-1": "ready",
        "FAC-air-support-1": "ready",
    }
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        drill.attack("1709", "Rw/211")
        assert drill.seat == "rebel"
        drill.do("done")
        assert drill.seat == "government"
        drill.do("use", by="FAC-air-support-1")
        assert drill.refused("use", by="Rw-helo-support-1") == "8.6-a"
        finish(drill)
        assert drill.where("Rw-helo-support-1") == "ready"


@rule("world_war_africa:8.6-b")
def test_a_zero_needs_help():
    with war({"RDC/6": "1708", "RDC/7": "1708", "FAC/2": "1709"}, "Rwanda/movement") as drill:
        drill.do("done")
        assert drill.active != "Rwanda"  # no attack is possible
    units = {"RDC/6": "1708", "RDC/7": "1708", "ANC/4": "1710", "FAC/2": "1709", "FAC/3": "1709"}
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        drill.do("attack", at="1709")
        drill.do("join", unit="RDC/6")
        drill.do("join", unit="RDC/7")
        assert drill.refused("launch") == "8.6-b"
        drill.do("join", unit="ANC/4")
        drill.do("launch")
        facts = drill.told("combat")[0]
        assert facts["attack"].total == attack("ANC/4")
        assert drill.units("lose") == {"RDC/6", "RDC/7", "ANC/4"}


@rule("world_war_africa:8.6-c")
@pytest.mark.parametrize(
    ("one", "other", "name"),
    [
        (8, 4, "2:1"),
        (11, 4, "2:1"),
        (7, 4, "1:1"),
        (3, 4, "1:2"),
        (2, 4, "1:2"),
        (1, 4, "1:3"),
        (1, 9, "1:3"),
        (40, 4, "6:1"),
    ],
)
def test_odds(one, other, name):
    game = TITLE.open("congo")
    assert TITLE.pack.tables.crt.columns[odds_column(game, one, other)] == name


@rule("world_war_africa:8.6-d")
def test_support_adds_to_the_side():
    units = {"Rw/211": "1708", "FAC/PG": "1709", "FAC-helo-support-1": "ready", "Rw-helo-support-1": "ready"}
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        drill.attack("1709", "Rw/211")
        drill.do("use", by="Rw-helo-support-1")
        drill.do("use", by="FAC-helo-support-1")
        finish(drill)
        facts = drill.told("combat")[0]
        assert facts["defence"].total == defence("FAC/PG") + 2
        assert facts["attack"].total == attack("Rw/211") + 2


@rule("world_war_africa:8.6-e")
@pytest.mark.parametrize(
    ("at", "start", "shift"),
    [("2404", "2405", -1), ("1408", "1409", -1), ("1404", "1405", 0), ("1815", "1814", -1), ("1807", "1806", -1)],
)
def test_terrain_shifts(at, start, shift):
    with war({"MLC/1": start, "FAC/2": at}, "Uganda/combat", turn=4, dice=[3]) as drill:
        drill.attack(at, "MLC/1")
        shifts = [reason.value for reason in column(drill).reasons if reason.rule == "8.6-e"]
        assert sum(shifts) == shift
        (told,) = drill.told("combat")
        assert told["shift"] == sum(reason.value for reason in told["column"].reasons[1:])
        folder = shelf.folder("world_war_africa") / "messages"
        said = {name: fact for name, fact in told.items() if isinstance(fact, int | str)}
        sentence = words("en", folder).say("world_war_africa-event-combat", said)
        assert ("after a shift of" in sentence) == (told["shift"] != 0)


@rule("world_war_africa:8.7-a")
def test_losses():
    game = TITLE.open("congo")
    assert losses_for(game, 0, 1) == (3, 0)
    units = {
        "MLC/1": "1405",
        "MLC/2": "1405",
        "MLC/3": "1405",
        "FAC/2": "1404",
        "FAC/3": "1404",
        "FAC/5": "1404",
        "FAC/7": "1404",
        "MLC/M5": "1405",
    }
    with war(units, "Uganda/combat", dice=[1]) as drill:
        drill.attack("1404", "MLC/1", "MLC/2", "MLC/3")
        facts = drill.told("combat")[0]
        lost = facts["attacker_losses"]
        assert lost == 2
        assert drill.units("lose") == {"MLC/1", "MLC/2", "MLC/3"}  # only those who took part
        assert drill.seat == "rebel"
        drill.do("lose", unit="MLC/2")
        drill.do("lose", unit="MLC/3")
        assert [drill.where(f"MLC/{n}") for n in (1, 2, 3)] == ["1405", "eliminated", "eliminated"]
    with war(
        {"ZB/Armd": "1405", "AN/5": "1504", "ZB/1": "1405", "RDC/1": "1404"}, "Zimbabwe/combat", dice=[6]
    ) as drill:
        drill.attack("1404", "ZB/Armd", "ZB/1")
        finish(drill)
        assert drill.told("combat")[0]["defender_losses"] >= 2  # more than there are: the rest is ignored
        assert drill.told("combat")[0]["defenders_lost"] == 1
        assert drill.where("RDC/1") == "eliminated"
    with war(
        {"ZB/Armd": "1405", "ZB/1": "1405", "RDC/6": "1404", "RDC/7": "1404"}, "Zimbabwe/combat", dice=[5]
    ) as drill:
        drill.attack("1404", "ZB/Armd", "ZB/1")
        assert drill.told("combat")[0]["defender_losses"] == 2
        assert drill.step == "aftermath"  # as many as there are: nothing to choose


@rule("world_war_africa:8.7-b")
def test_nobody_retreats():
    with war(
        {"ZB/1": "1405", "ZB/2": "1405", "ANC/1": "1404", "ANC/2": "1404", "ANC/3": "1404"}, "Zimbabwe/combat", dice=[5]
    ) as drill:
        drill.attack("1404", "ZB/1", "ZB/2")
        finish(drill)
        if drill.step == "losses":
            drill.do(**drill.plain()[0])
        assert {drill.where(f"ANC/{n}") for n in (1, 2, 3)} <= {"1404", "eliminated"}
        assert "retreat" not in {event.kind for event in drill.events}
        assert not any("retreat" in step for step in drill.game.steps)


@rule("world_war_africa:8.7-c")
def test_lost_units_can_be_rebuilt_later():
    with war({"FAC/PCD5": "1404", "ZB/1": "1602", "Rw/211": "1405"}, "Rwanda/combat", dice=[6]) as drill:
        drill.attack("1404", "Rw/211")
        finish(drill)
        assert drill.where("FAC/PCD5") == "eliminated"
        assert drill.state.fallen == 1 << THEATRE.piece["FAC/PCD5"]
    others = [unit.id for unit in THEATRE.units if unit.faction == "FAC" and unit.id != "FAC/2"]
    towns = ["1602"] * 4 + ["1408"] * 5 + ["1410"] * 4 + ["1803"] * 4 + ["0712"] * 4
    everybody = {**dict(zip(others, towns, strict=True)), "FAC/2": "eliminated"}
    with war(everybody, "DRC/reinforcement", points={"DRC": 5}, flags={"fallen": ["FAC/2"]}) as drill:
        assert drill.refused("recruit", group="FAC") == "10.0-a"  # not in the turn it was lost
    with war(everybody, "DRC/reinforcement", points={"DRC": 5}, draws=["FAC/2"]) as drill:
        drill.do("recruit", group="FAC")
    with war(
        {"ZB/1": "eliminated"}, "Zimbabwe/reinforcement", points={"Zimbabwe": 5}, flags={"fallen": ["ZB/1"]}
    ) as drill:
        assert drill.refused("buy", unit="ZB/1") == "8.7-c"
        drill.do("buy", unit="ZB/2")
    with war({"ZB/1": "eliminated"}, "end", turn=3, flags={"fallen": ["ZB/1"]}) as drill:
        assert drill.state.fallen == 0


@rule("world_war_africa:8.8-a")
def test_the_defender_has_the_better_terrain():
    assert set(THEATRE.kinds[THEATRE.index["1113"]]) == {"savannah", "swamp"}
    assert THEATRE.shift[THEATRE.index["1113"]] == 1
    assert THEATRE.shift[THEATRE.index["1408"]] == 1  # town in the savannah
    assert THEATRE.shift[THEATRE.index["1709"]] == 1  # town in the forest: one type only
    with war({"ANC/1": "1210", "FAC/2": "1211"}, "Rwanda/combat", dice=[3]) as drill:
        drill.attack("1211", "ANC/1")
        assert rules_of(column(drill)) == ["8.6-c", "8.8-c"]


@rule("world_war_africa:8.8-b")
def test_modifiers_are_cumulative():
    units = {
        "Rw/211": "1405",
        "Rw/201": "1405",
        "FAC/2": "1404",
        "FAC/3": "1404",
        "cache-1": "1405",
        "cache-2": "1405",
        "cache-3": "1404",
    }
    with war(units, "Rwanda/combat", dice=[3, 2], flags={"rebel_held": ["cache-1", "cache-2"]}) as drill:
        drill.attack("1404", "Rw/211", "Rw/201")
        drill.do("use", by="cache-1")
        drill.do("use", by="cache-2")
        drill.do("use", by="cache-3")
        drill.do("infiltrate")
        facts = drill.told("combat")[0]
        assert (facts["die"], facts["roll"].total) == (2, 2)
    game = TITLE.open("congo")
    assert losses_for(game, 4, 9) == losses_for(game, 4, 6)
    assert losses_for(game, 4, -3) == losses_for(game, 4, 1)


@rule("world_war_africa:8.8-c")
def test_the_river_helps_only_if_all_cross_it():
    assert frozenset((THEATRE.index["1605"], THEATRE.index["1705"])) in THEATRE.rivers
    units = {"ANC/1": "1605", "ANC/2": "1605", "ANC/3": "1704", "FAC/2": "1705", "FAC/3": "1705"}
    assert frozenset((THEATRE.index["1704"], THEATRE.index["1705"])) not in THEATRE.rivers
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        drill.attack("1705", "ANC/1", "ANC/2")
        assert "8.8-c" in rules_of(column(drill))
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        drill.attack("1705", "ANC/1", "ANC/2", "ANC/3")
        assert "8.8-c" not in rules_of(column(drill))


@rule("world_war_africa:8.8-d")
def test_no_attack_across_a_lake():
    with war({"Rw/211": "1915", "Rw/201": "2015", "FAC/2": "2016"}, "Rwanda/combat") as drill:
        drill.do("attack", at="2016")
        assert drill.refused("join", unit="Rw/211") == "8.8-d"
        refusal = drill.game.why_not(drill.state, drill.decision.seat, Join("Rw/211"))
        assert refusal.detail.args == {"lake": "Kivu", "from": "1915", "to": "2016"}
        assert drill.units("join") == {"Rw/201"}


@rule("world_war_africa:8.9-a")
def test_advance_after_combat():
    units = {"Rw/211": "1405", "Rw/201": "1405", "ANC/1": "1405", "FAC/PCD5": "1404"}
    with war(units, "Rwanda/combat", dice=[6]) as drill:
        drill.attack("1404", "Rw/211", "Rw/201", "ANC/1")
        finish(drill)
        assert drill.units("advance") == {"Rw/211", "Rw/201", "ANC/1"}
        drill.do("advance", unit="ANC/1")
        assert drill.holder("1404") == "Rwanda"
        drill.do("done")
        assert drill.where("Rw/211") == "1405"
    with war(units, "Rwanda/combat", dice=[6]) as drill:
        drill.attack("1404", "Rw/211", "Rw/201", "ANC/1")
        finish(drill)
        drill.do("done")
        assert drill.holder("1404") == "DRC"
    with war({**units, "FAC/PCD6": "1404", "FAC/PCD7": "1404"}, "Rwanda/combat", dice=[6]) as drill:
        drill.attack("1404", "Rw/211", "Rw/201", "ANC/1")
        finish(drill)
        while drill.step == "losses":
            drill.do("lose", unit=sorted(drill.units("lose"))[0])
        assert 0 < drill.state.at[drill.theatre.index["1404"]].bit_count() < 3  # some are left: nobody enters
        assert not drill.told("advance")
        assert drill.step != "aftermath"
    with war(
        {"FAC/1": "2306", "FAC/50": "2306", "MLC/M5": "2305", "FAC/2": "2306"}, "DRC/combat", dice=[6], turn=4
    ) as drill:
        drill.attack("2305", "FAC/1", "FAC/50", "FAC/2")
        finish(drill)
        assert drill.units("advance") == {"FAC/2"}  # no armour in the swamp
        assert drill.refused("advance", unit="FAC/1") == "7.4-b"
    with war({"Rw/211": "1813", "Rw/201": "1813", "FAC/PCD5": "1812"}, "Rwanda/combat", dice=[6]) as drill:
        drill.attack("1812", "Rw/211", "Rw/201")
        finish(drill)
        assert drill.harms("done") == [("8.9-a", {"at": "1812"})]  # a town that nobody enters stays the enemy's
        drill.do("advance", unit="Rw/211")
        assert drill.harms("done") == []
    crowd = {"Rw/211": "1807", "Rw/201": "1807", "Rw/301": "1807", "Rw/402": "1805", "FAC/PCD5": "1806"}
    with war(crowd, "Rwanda/combat", dice=[6]) as drill:
        drill.attack("1806", "Rw/211", "Rw/201", "Rw/301", "Rw/402")
        finish(drill)
        for unit in ("Rw/211", "Rw/201", "Rw/301"):
            drill.do("advance", unit=unit)
            assert not drill.harms("advance", unit="Rw/402") or unit == "Rw/301"
        # rain forest: three is the limit, and it counts when the segment ends
        crowded = {"at": "1806", "over": 1, "limit": 3, "part": "combat"}
        assert drill.harms("advance", unit="Rw/402") == [("8.9-a", crowded)]
        drill.do("advance", unit="Rw/402")
        assert drill.where("Rw/402") == "1806"
        assert (drill.step, drill.units("lose")) == ("overstacking", {"Rw/211", "Rw/201", "Rw/301", "Rw/402"})
        drill.do("lose", unit="Rw/211")
        assert drill.rules("eliminated")[-1] == "6.1-d"


@option("world_war_africa:infiltrates_allies")
@rule("world_war_africa:8.10-a")
def test_infiltration_against_the_drc():
    def offered(units, **more):
        with war(units, "Rwanda/combat", **more) as drill:
            at = drill.plain("attack")[0]["at"]
            drill.do("attack", at=at)
            for unit in sorted(drill.units("join")):
                drill.do("join", unit=unit)
            drill.do("launch")
            return bool(drill.plain("infiltrate"))

    assert not offered({"ANC/1": "1405", "FAC/2": "1404"})
    assert offered({"ANC/1": "1405", "ANC/2": "1405", "Rw/211": "1405", "FAC/2": "1404"})
    assert not offered({"Rw/211": "1405", "ZB/1": "1404"})
    assert offered({"Rw/211": "1405", "ZB/1": "1404", "FAC/2": "1404"})
    assert offered({"Rw/211": "1405", "ZB/1": "1404"}, options={"infiltrates_allies": True})
    with war({"Rw/211": "1405", "FAC/2": "1404", "FAC/3": "1404"}, "DRC/combat", dice=[3]) as drill:
        drill.attack("1405", "FAC/2", "FAC/3")  # never on defence
        assert drill.told("combat")


@rule("world_war_africa:8.10-b")
def test_once_in_each_combat():
    units = {"Rw/211": "1405", "Rw/201": "1405", "FAC/2": "1404", "FAC/3": "1406"}
    with war(units, "Rwanda/combat", dice=[2, 3, 2, 3]) as drill:
        for at, unit in (("1404", "Rw/211"), ("1406", "Rw/201")):
            drill.attack(at, unit)
            drill.do("infiltrate")
            while drill.step in ("losses", "aftermath"):
                drill.do(**drill.plain()[-1])
        assert len(drill.told("infiltration")) == 2


@rule("world_war_africa:8.10-c")
@pytest.mark.parametrize(("die", "drm"), [(1, 0), (2, 1), (5, 1), (6, 2)])
def test_the_infiltration_die(die, drm):
    with war({"Rw/211": "1405", "FAC/2": "1404"}, "Rwanda/combat", dice=[die, 3]) as drill:
        drill.attack("1404", "Rw/211")
        drill.do("infiltrate")
        assert drill.told("combat")[0]["roll"].total == drm


@pytest.mark.parametrize(("die", "seat"), [(3, "rebel"), (6, "government")])
def test_who_chooses_his_losses_is_told_where(die, seat):
    units = {"Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1814", "FAC/PCD5": "1814"}
    with war(units, "Rwanda/combat", dice=[die]) as drill:
        drill.attack("1814", "Rw/211", "Rw/201")
        finish(drill)
        assert (drill.step, drill.seat) == ("losses", seat)
        question = drill.game.question(drill.game.observe(drill.state, drill.decision.seat))
        assert question.args == {"units": 1, "at": "1814"}
