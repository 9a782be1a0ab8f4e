"""Chapters 8.8 to 8.10 and 12: what is thrown into a combat."""

import pytest

from sandtable.engine.foresight import moot
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.engine.verdicts import in_short
from sandtable.games.world_war_africa.actions import DONE, INFILTRATE, LAUNCH, NO_HELP, Use
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL
from tests.games.world_war_africa.drill import THEATRE, TITLE, attack, defence, finish, war

# Support


@rule("world_war_africa:12.0-a")
def test_each_marker_once_a_turn():
    with war({"ZB-helo-support-1": "used"}, "Zimbabwe/reinforcement", points={"Zimbabwe": 5}) as drill:
        assert drill.refused("buy", unit="ZB-helo-support-1") == "12.0-a"
    with war({"ZB-helo-support-1": "used", "ZB-air-support-1": "ready"}, "end", turn=4) as drill:
        assert drill.where("ZB-helo-support-1") == "aside"
        assert drill.where("ZB-air-support-1") == "ready"
    with war({"ZB-helo-support-1": "aside"}, "Zimbabwe/reinforcement", points={"Zimbabwe": 5}) as drill:
        drill.do("buy", unit="ZB-helo-support-1")
        assert (drill.points("Zimbabwe"), drill.where("ZB-helo-support-1")) == (4, "ready")
    units = {"Rw/211": "1405", "FAC/PG": "1404", "Rw-helo-support-1": "ready"}
    with war(units, "Rwanda/combat", dice=[3]) as drill:
        drill.attack("1404", "Rw/211")
        drill.do("use", by="Rw-helo-support-1")
        assert drill.where("Rw-helo-support-1") == "used"
        finish(drill)


@rule("world_war_africa:12.1-a")
def test_only_for_the_own_contingent_wherever_it_is():
    ready = {"AN-air-support-1": "ready", "FAC-air-support-1": "ready", "ZB-air-support-1": "ready"}
    with war({"FAC/2": "1405", "Rw/211": "1404", **ready}, "DRC/combat") as drill:
        drill.attack("1404", "FAC/2")
        assert drill.units("use") == {"FAC-air-support-1"}
        assert drill.refused("use", by="AN-air-support-1") == "12.1-a"
    with war({"FAC/2": "1404", "ZB/1": "1404", "Rw/211": "1405", **ready}, "Rwanda/combat") as drill:
        drill.attack("1404", "Rw/211")
        assert drill.units("use") == {"FAC-air-support-1", "ZB-air-support-1"}


@rule("world_war_africa:12.1-b")
def test_two_markers_a_combat():
    ready = {"ZB-air-support-1": "ready", "ZB-air-support-2": "ready", "ZB-helo-support-1": "ready"}
    with war({"ZB/1": "1404", "Rw/211": "1405", **ready}, "Rwanda/combat", dice=[3]) as drill:
        drill.attack("1404", "Rw/211")
        drill.do("use", by="ZB-air-support-1")
        drill.do("use", by="ZB-air-support-2")
        assert drill.step != "battle" or drill.seat == "rebel"  # no third one
        finish(drill)
        assert drill.where("ZB-helo-support-1") == "ready"


HELP = {"Rw-helo-support-1": "ready", "cache-1": "1405", "FAC-air-support-1": "ready", "cache-2": "1404"}


@rule("world_war_africa:12.1-b")
def test_a_side_may_say_no_to_all_help_at_once():
    with war(
        {"Rw/211": "1405", "FAC/PG": "1404", **HELP}, "Rwanda/combat", dice=[3], flags={"rebel_held": ["cache-1"]}
    ) as drill:
        drill.attack("1404", "Rw/211")
        drill.do("no-help")
        assert (drill.step, drill.seat) == ("battle", "government")  # who decides for himself
        view = drill.game.observe(drill.state, GOVERNMENT)
        odds = drill.game.forecast(view, NO_HELP)
        assert odds
        assert not odds.additions  # nothing more comes from the attacker
        drill.do("no-help")
        assert drill.step != "battle"  # neither caches nor infiltrators are asked about
        assert drill.where("cache-2") == "1404"
        assert not any(step.name == "determined" for step in drill.state.stack)


def own_help(drill, action):
    """What the card of an answer says may still be added by whoever decides, and how likely the hex falls then."""
    side = GOVERNMENT if drill.seat == "government" else REBEL
    odds = drill.game.forecast(drill.game.observe(drill.state, side), action)
    assert odds
    now = sum(one.chance for one in odds.verdict if one.message.id == "verdict-attack-succeeds")
    assert odds.own or in_short(odds).verdict[0].best is None
    return now, {
        one.message.id.removeprefix("world_war_africa-add-"): sum(
            part.chance for part in one.verdict if part.message.id == "verdict-attack-succeeds"
        )
        for one in odds.own
    }


@rule("world_war_africa:12.1-b", "world_war_africa:12.2-d", "world_war_africa:8.10-a")
def test_the_card_tells_what_one_may_still_add_oneself():
    with war(
        {"Rw/211": "1405", "FAC/PG": "1404", **HELP}, "Rwanda/combat", dice=[3], flags={"rebel_held": ["cache-1"]}
    ) as drill:
        drill.do("attack", at="1404")
        drill.do("join", unit="Rw/211")
        now, help_ = own_help(drill, LAUNCH)
        assert set(help_) == {"support", "caches", "infiltrators", "all"}
        assert now < max(help_.values()) == help_["all"]
        drill.do("launch")
        assert set(own_help(drill, Use("Rw-helo-support-1"))[1]) == {"caches", "infiltrators", "all"}
        assert set(own_help(drill, DONE)[1]) == {"caches", "infiltrators", "all"}
        assert not own_help(drill, NO_HELP)[1]
        drill.do("done")
        assert set(own_help(drill, Use("FAC-air-support-1"))[1]) == {"caches"}
        drill.do("no-help")
        assert set(own_help(drill, Use("cache-1"))[1]) == {"infiltrators"}
        drill.do("use", by="cache-1")
        assert own_help(drill, INFILTRATE)[1] == {}
        drill.do("done")
        finish(drill)


@rule("world_war_africa:5.3-b")
def test_help_that_an_ally_may_not_use_is_not_told():
    ready = {"ZB-air-support-1": "ready", "ZB-air-support-2": "ready"}
    with war({"ZB/1": "1404", "Rw/211": "1405", **ready}, "Zimbabwe/combat", air=1) as drill:
        drill.do("attack", at="1405")
        drill.do("join", unit="ZB/1")
        odds = drill.game.forecast(drill.game.observe(drill.state, GOVERNMENT), LAUNCH)
        assert odds
        assert [len(one.message.args["markers"]) for one in odds.own] == [1]


def declined(units, *attackers):
    """What is answered for who may help an attack in the hex 1404, where no help would change anything."""
    with war({**units, "UG-helo-support-1": "ready"}, "Uganda/combat") as drill:
        drill.attack("1404", *attackers)
        view = drill.game.observe(drill.state, REBEL)
        assert view.decision
        return moot(view.decision.actions, lambda action: drill.game.forecast(view, action))


def test_help_that_changes_nothing_is_not_asked_about():
    many = {"UG/Armd": "1405", "UG/401": "1405", "UG/305": "1405"}
    assert declined({**many, "FAC/PCD2": "1404"}, *many) == DONE  # at 6:1 one is lost, and nobody else
    assert declined({"UG/401": "1405", "FAC/2": "1404"}, "UG/401") is None
    assert declined({**many, "FAC/PCD2": "1404", "FAC-air-support-1": "ready"}, *many) is None  # they may add something


def test_who_is_not_asked_again_has_one_no():
    with war({"FAC/2": "1405", "Rw/211": "1404", "FAC-air-support-1": "ready"}, "DRC/combat") as drill:
        drill.attack("1404", "FAC/2")
        assert drill.plain() == [{"do": "use", "by": "FAC-air-support-1"}, {"do": "done"}]
        assert drill.refused("no-help") == "12.1-b"


@rule("world_war_africa:12.1-c")
def test_no_more_support_than_ground():
    from sandtable.games.world_war_africa.strength import support_reasons

    game = TITLE.open("congo")
    used = 1 << THEATRE.piece["FAC-air-support-1"] | 1 << THEATRE.piece["FAC-helo-support-1"]
    assert sum(reason.value for reason in support_reasons(game, used, 3)) == 3  # +2 and +2 beside a defence of 3
    assert sum(reason.value for reason in support_reasons(game, used, 5)) == 4


@rule("world_war_africa:12.1-c")
def test_what_a_marker_adds_is_told_as_it_counts():
    def offered(units):
        with war({**units, "Rw/211": "1404", "FAC-air-support-1": "ready"}, "DRC/combat") as drill:
            drill.attack("1404", *units)
            view = drill.table.view(drill.table.decision.seat)
            use = drill.game.read_action({"do": "use", "by": "FAC-air-support-1"})
            return drill.game.label(view, use).args["factors"]

    one = THEATRE.attack[THEATRE.piece["FAC/2"]]
    assert one >= 2
    assert offered({"FAC/2": "1405"}) == " (+2)"
    weak = next(
        name for name in THEATRE.piece_names if name.startswith("FAC/") and THEATRE.attack[THEATRE.piece[name]] == 1
    )
    assert offered({weak: "1405"}) == " (+1)"


@rule("world_war_africa:11.3-a")
def test_who_attacks_without_supply_says_with_what():
    def offered(**more):
        with war({"Rw/211": "1803", "FAC/2": "1703"}, "Rwanda/combat", **more) as drill:
            drill.do("attack", at="1703")
            join = drill.game.read_action({"do": "join", "unit": "Rw/211"})
            return drill.game.label(drill.table.view(drill.table.decision.seat), join).args["short"]

    cut_off = dict.fromkeys(("1915", "2016", "1816", "2115", "1602"), "nobody")
    assert offered(control=cut_off) == THEATRE.attack[THEATRE.piece["Rw/211"]] // 2
    assert offered() == 0, "the road home is open"


@rule("world_war_africa:12.2-a", "world_war_africa:10.1-f")
def test_a_cache_is_bought_for_two():
    with war({}, "Uganda/reinforcement", points={"Uganda": 2}) as drill:
        assert "uganda" in drill.spaces("cache")
        assert drill.refused("cache", to="1602") == "12.2-a"
        drill.do("cache", to="uganda")
        assert drill.points("Uganda") == 0
        assert sum(drill.where(f"cache-{n}") == "uganda" for n in range(1, 9)) == 1
    with war({}, "Rwanda/reinforcement", points={"Rwanda": 2}, control={"1812": "Rwanda"}) as drill:
        assert drill.spaces("cache") == {"1918", "1915", "2016", "1816", "1812"}
    with war({"FAC/2": "1811"}, "Rwanda/reinforcement", points={"Rwanda": 2}, control={"1812": "Rwanda"}) as drill:
        assert drill.refused("cache", to="1812") == "10.1-f"
        assert "1812" not in drill.spaces("cache")


@rule("world_war_africa:12.2-b")
def test_a_cache_serves_whoever_is_with_it():
    with war(
        {"ANC/1": "1405", "FAC/2": "1404", "cache-1": "1405"},
        "Rwanda/combat",
        dice=[3],
        flags={"rebel_held": ["cache-1"]},
    ) as drill:
        drill.attack("1404", "ANC/1")
        assert drill.units("use") == {"cache-1"}
        drill.do("done")
    on_map = {f"cache-{n}": "uganda" for n in range(1, 9)}
    with war(on_map, "Uganda/reinforcement", points={"Uganda": 9}, flags={"rebel_held": list(on_map)}) as drill:
        assert drill.refused("cache", to="uganda") == "12.2-b"


@rule("world_war_africa:12.2-c")
def test_caches_are_carried():
    units = {"FAC/2": "1503", "FAC/3": "1410", "cache-1": "1503", "cache-2": "1503"}
    with war(units, "DRC/movement") as drill:
        assert drill.refused("pick", unit="cache-1") == "12.2-c"
        drill.pick("FAC/2")
        drill.do("load", unit="cache-1")
        assert drill.refused("load", unit="cache-2") == "12.2-c"
        assert "1505" in drill.spaces("go")  # carrying costs nothing
        drill.do("go", to="1505")
        assert (drill.where("cache-1"), drill.where("cache-2")) == ("1505", "1503")


@rule("world_war_africa:12.2-d")
def test_caches_change_the_die():
    units = {
        "ANC/1": "1405",
        "FAC/2": "1404",
        "cache-1": "1405",
        "cache-2": "1404",
        "cache-3": "1404",
        "cache-4": "1404",
    }
    with war(units, "Rwanda/combat", dice=[4], flags={"rebel_held": ["cache-1"]}) as drill:
        drill.attack("1404", "ANC/1")
        drill.do("use", by="cache-1")
        assert drill.seat == "government"
        drill.do("use", by="cache-2")
        drill.do("use", by="cache-3")
        facts = drill.told("combat")[0]
        assert facts["die"] + facts["roll"].total == 3
        assert drill.where("cache-4") == "1404"  # two at most


@rule("world_war_africa:12.2-e")
def test_a_used_cache_comes_back_next_turn():
    spent = {f"cache-{n}": "used" for n in range(1, 9)}
    with war(spent, "Uganda/reinforcement", points={"Uganda": 9}) as drill:
        assert drill.refused("cache", to="uganda") == "12.2-e"
    with war(spent, "end", turn=6) as drill:
        assert drill.where("cache-1") == "aside"


@rule("world_war_africa:12.2-f")
def test_caches_of_a_destroyed_stack_are_removed():
    with war({"Rw/211": "1405", "FAC/PCD5": "1404", "cache-1": "1404"}, "Rwanda/combat", dice=[6]) as drill:
        drill.attack("1404", "Rw/211")
        finish(drill)
        assert drill.where("FAC/PCD5") == "eliminated"
        assert drill.where("cache-1") == "used"
        drill.do("advance", unit="Rw/211")
        assert drill.where("cache-1") == "used"


@rule("world_war_africa:12.2-g")
def test_a_cache_is_captured():
    units = {"ALiR/Alb": "1913", "cache-1": "1914", "FAC/2": "1602"}
    with war(units, "DRC/movement", flags={"rebel_held": ["cache-1"]}) as drill:
        drill.march("ALiR/Alb", "1914")
        assert not drill.state.rebel_held >> THEATRE.piece["cache-1"] & 1
        assert drill.told("cache-captured")
    with war({"Rw/211": "1915", "ALiR/Alb": "1918", "cache-1": "1918"}) as drill:
        drill.march("Rw/211", "1918")
        assert drill.state.rebel_held == 0  # in the Rwanda Box both sides keep theirs


@rule("world_war_africa:12.3-a")
def test_air_defence_covers_rwandans():
    with war({"RDC/1": "1404", "ZB/1": "1405", "Rw-adr-1": "ready"}, "Zimbabwe/combat", dice=[3]) as drill:
        drill.attack("1404", "ZB/1")
        assert "Rw-adr-1" not in drill.units("use")
        finish(drill)
    with war(
        {"RDC/1": "1404", "Rw/211": "1404", "ZB/1": "1405", "Rw-adr-1": "ready"}, "Zimbabwe/combat", dice=[1, 3]
    ) as drill:
        drill.attack("1404", "ZB/1")
        assert drill.units("use") == {"Rw-adr-1"}
        drill.do("use", by="Rw-adr-1")
        assert drill.where("Rw-adr-1") == "used"
        assert drill.told("combat")[0]["defence"].total == defence("RDC/1") + defence("Rw/211")


@option("world_war_africa:adr_covers_any_force")
@rule("world_war_africa:12.3-a")
def test_rwandans_alone_or_with_rdc_are_covered():
    stacks = {
        ("Rw/211",): True,
        ("Rw/211", "RDC/1"): True,
        ("Rw/211", "ANC/1"): False,
        ("Rw/211", "RDC/1", "Bu/1"): False,
        ("ANC/1", "RDC/1"): False,
    }
    for stack, covers in stacks.items():
        units = {**dict.fromkeys(stack, "1404"), "ZB/1": "1405", "Rw-adr-1": "ready"}
        for any_force in (False, True):
            with war(units, "Zimbabwe/combat", options={"adr_covers_any_force": any_force}) as drill:
                drill.attack("1404", "ZB/1")
                used = drill.step == "battle" and drill.units("use") == {"Rw-adr-1"}
                assert used is (covers or (any_force and "Rw/211" in stack))


@rule("world_war_africa:12.3-a")
def test_one_stack_of_an_attack_is_covered_whoever_else_attacks():
    units = {"Rw/211": "1405", "RDC/1": "1405", "ANC/1": "1403", "FAC/2": "1404", "Rw-adr-1": "ready"}
    units["Rw-helo-support-1"] = "ready"
    with war(units, "Rwanda/combat", dice=[1]) as drill:
        drill.attack("1404", "Rw/211", "RDC/1", "ANC/1")
        drill.do("use", by="Rw-adr-1")
    with war({**units, "ANC/1": "1405"}, "Rwanda/combat") as drill:
        drill.attack("1404", "Rw/211", "RDC/1", "ANC/1")
        assert drill.refused("use", by="Rw-adr-1") == "12.3-a"


@rule("world_war_africa:12.3-b")
@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 0)])
def test_air_defence_drives_markers_off(die, left):
    units = {
        "Rw/211": "1404",
        "ZB/1": "1405",
        "ZB/2": "1405",
        "Rw-adr-1": "ready",
        "ZB-air-support-1": "ready",
        "ZB-helo-support-1": "ready",
    }
    with war(units, "Zimbabwe/combat", dice=[die, 3]) as drill:
        drill.attack("1404", "ZB/1", "ZB/2")
        drill.do("use", by="ZB-air-support-1")
        drill.do("use", by="ZB-helo-support-1")
        drill.do("use", by="Rw-adr-1")
        if left:
            assert drill.seat == "rebel"
            drill.do("cancel", by="ZB-air-support-1")
        facts = drill.told("combat")[0]
        extra = facts["attack"].total - attack("ZB/1") - attack("ZB/2")
        assert extra == (2 if left else 0)
        assert drill.where("ZB-air-support-1") == drill.where("ZB-helo-support-1") == "used"


@rule("world_war_africa:12.3-b")
def test_attacking_air_defence_waits_for_the_defenders_markers():
    units = {"Rw/211": "1404", "ZB/1": "1405", "Rw-adr-1": "ready", "ZB-air-support-1": "ready"}
    with war(units, "Rwanda/combat", dice=[2, 3]) as drill:
        drill.attack("1405", "Rw/211")
        drill.do("use", by="Rw-adr-1")
        drill.do("use", by="ZB-air-support-1")
        assert drill.told("cancelled")
        assert drill.told("combat")[0]["defence"].total == defence("ZB/1")
    with war({**units, "ZB-helo-support-1": "ready"}, "Rwanda/combat", dice=[2]) as drill:
        drill.attack("1405", "Rw/211")
        drill.do("use", by="Rw-adr-1")
        drill.do("use", by="ZB-air-support-1")
        drill.do("use", by="ZB-helo-support-1")
        assert drill.seat == "rebel"  # the Rebel picks, whoever attacks
        assert drill.units("cancel") == {"ZB-air-support-1", "ZB-helo-support-1"}
