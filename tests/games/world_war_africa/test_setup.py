"""Set-up (3.2) and the Kitona Coup (14)."""

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.world_war_africa.state import ELIMINATED
from tests.games.world_war_africa.drill import THEATRE, TITLE, changed, play_setup, start, war

EAST = ["2016", "1915", "1816"]
#: dice for the eight towns in the order of the map, south first
TOWNS = ["1816", "1915", "2016", "2311", "2315", "2516", "2611", "2614"]


def rolls(**risen):
    """Dice for the towns: 4 where it rises, 3 elsewhere."""
    return [risen.get(f"t{name}", 3) for name in TOWNS]


def government(drill, until="hutus"):
    """The Government's choices with the first answer each, Kinshasa filled."""
    while drill.step == "government-setup" and drill.state.stack[-1].stage < 6:
        drill.do(**drill.plain()[0])


def on_map(drill, faction):
    return [n for n in range(len(THEATRE.units)) if THEATRE.units[n].faction == faction and drill.state.where[n] >= 0]


@rule("world_war_africa:3.0-a", "world_war_africa:3.2-i", "world_war_africa:3.2-q")
def test_all_others_wait_in_their_boxes():
    with start(dice=rolls()) as drill:
        play_setup(drill, "coup")
        for faction in ("ZB", "Chad", "AN", "NA"):
            assert on_map(drill, faction) == []
            assert all(drill.where(u.id) == "available" for u in THEATRE.units if u.faction == faction)
        assert all(drill.where(f"MLC/{n}") == "available" for n in (1, 2, 3, 4))
        waiting = [u.id for u in THEATRE.units if u.faction == "UG" and drill.where(u.id) == "available"]
        assert len(waiting) == 5
        assert {drill.where(name) for name in ("ADF/ADF", "WNBF/WNBF", "Lendu/Lendu")} == {"aside"}


@rule("world_war_africa:3.2-a")
def test_government_first_and_what_is_not_there_is_lost():
    with start() as drill:
        assert (drill.seat, drill.step) == ("government", "government-setup")
    dice = rolls(t2311=4, t2315=4, t2516=4, t2611=4, t2614=4)
    with start(dice=dice) as drill:
        while drill.step == "government-setup" and drill.state.stack[-1].stage < 3:
            drill.do(**[action for action in drill.plain() if action["do"] != "history"][-1])
        assert sum(drill.where(f"MLC/M{n}") == "available" for n in range(1, 7)) == 1
        play_setup(drill, "coup")
        in_uganda = [n for n in range(1, 7) if drill.where(f"MLC/M{n}") == "uganda"]
        assert len(in_uganda) == 1  # two are asked for, one is left, nothing is owed
        assert drill.step == "coup"


@rule("world_war_africa:3.2-a")
def test_a_rising_without_a_counter_is_lost_and_the_next_is_not():
    with start(dice=rolls(t1915=4, t2016=5, t2614=6)) as drill:
        for n in range(1, 8):
            drill.state.where[THEATRE.piece[f"RDC/{n}"]] = ELIMINATED
        drill.do("done")
        assert drill.spaces("place") == {"2614"}
        assert {name[:3] for name in drill.units("place")} == {"MLC"}


@rule("world_war_africa:3.2-b")
def test_kinshasa():
    with start() as drill:
        assert drill.where("FAC/PG") == "1602"
        assert drill.refused("place", unit="FAC/1", to="1602") == "3.2-b"  # armour
        assert drill.refused("place", unit="FAC/2", to="1400") == "3.2-b"
        drill.do("place", unit="FAC/2", to="1602")
        drill.do("place", unit="FAC/3", to="1602")
        assert drill.state.stack[-1].stage > 0  # no third one is asked for


@rule("world_war_africa:3.2-c")
def test_a_die_for_each_town_of_the_east():
    with start(dice=rolls(t1915=4)) as drill:
        drill.do("done")
        (told,) = drill.told("uprising-rolls")
        rolled = dict(told["rolls"])
        assert (told["risen"], told["least"]) == (["1915"], 4)
        assert set(rolled) == set(TOWNS)
        assert drill.spaces("place") == {"1915"}
        assert drill.seat == "rebel"
        drill.do("place", unit="RDC/1", to="1915")
        assert drill.where("RDC/1") == "1915"
        assert drill.holder("2016") == "nobody"


@rule("world_war_africa:3.2-d")
def test_mlc_north_of_the_equator_rdc_south():
    with start(dice=rolls(t2016=6, t2614=6)) as drill:
        drill.do("done")
        assert drill.spaces("place") == {"2016"}
        assert {name[:3] for name in drill.units("place")} == {"RDC"}
        assert drill.refused("place", unit="MLC/M1", to="2016") == "3.2-d"
        drill.do("place", unit="RDC/1", to="2016")
        assert drill.spaces("place") == {"2614"}
        assert {name[:3] for name in drill.units("place")} == {"MLC"}


@rule("world_war_africa:3.2-e")
def test_isiro():
    with start(dice=rolls(t2614=5)) as drill:
        drill.do("done")
        drill.do("place", unit="MLC/M1", to="2614")
        assert drill.spaces("place") == {"1709"}  # on to the garrisons
    with start(dice=rolls()) as drill:
        drill.do("done")
        assert drill.spaces("place") == {"2614"}
        assert drill.refused("place", unit="FAC/PCD1", to="2614") == "3.2-e"
        drill.do("place", unit="FAC/1", to="2614")
        assert drill.where("FAC/1") == "2614"


@rule("world_war_africa:3.2-f")
def test_six_garrisons():
    with start(dice=rolls()) as drill:
        government(drill)
        for name in ("1709", "1400", "1410", "1803", "0712", "1408"):
            here = drill.state.at[THEATRE.index[name]]
            assert (here & THEATRE.regulars).bit_count() == 1


@rule("world_war_africa:3.2-g")
def test_five_militia_in_five_towns():
    with start(dice=rolls(t2614=5)) as drill:
        while drill.state.stack[-1].stage != 5:
            drill.do(**drill.plain()[0])
        assert drill.spaces("place") == {"1709", "1400", "1410", "1803", "0712", "1408"}
        assert drill.refused("place", unit="FAC/PCD1", to="1602") == "3.2-g"
        drill.do("place", unit="FAC/PCD1", to="1400")
        assert drill.refused("place", unit="FAC/PCD2", to="1400") == "3.2-g"
        for _ in range(4):
            drill.do(**drill.plain()[0])
        assert drill.state.stack[-1].stage == 6
        assert len([n for n in on_map(drill, "FAC") if THEATRE.militia >> n & 1]) == 5


@rule("world_war_africa:3.2-h")
def test_five_hutu_brigades_next_to_rebel_free_towns():
    with start(
        dice=rolls(t1915=4, t2016=4, t1816=4), pieces=["ALiR/Alb", "FDD/SK", "CCR/1", "ALiR/Hor", "ALiR/Ste", "Rw/201"]
    ) as drill:
        government(drill)
        assert drill.units("place") == {"ALiR/Alb"}
        assert {"1409", "1410"} <= drill.spaces("place")
        assert drill.refused("place", unit="ALiR/Alb", to="1914") == "3.2-h"
        assert drill.refused("place", unit="ALiR/Alb", to="1812") == "3.2-h"  # Kindu is a town of Maniema
        drill.do("place", unit="ALiR/Alb", to="1409")
        for _ in range(4):
            drill.do(**drill.plain()[0])
        assert drill.step == "rebel-setup"
        assert sum(drill.where(u.id) != "available" for u in THEATRE.units if u.faction in ("ALiR", "FDD", "CCR")) == 5


def rebel(drill):
    government(drill)
    while drill.step == "government-setup":
        drill.do(
            "place",
            unit=drill.plain()[0]["unit"],
            to="1409" if "1409" in drill.spaces("place") else drill.plain()[0]["to"],
        )


@rule("world_war_africa:3.2-j")
def test_two_rwandan_brigades_wait():
    with start(dice=rolls()) as drill:
        rebel(drill)
        assert drill.refused("place", unit="Rw/221", to="2016") == "3.2-j"
        play_setup(drill, "coup")
        assert drill.where("Rw/221") == drill.where("Rw/501") == "available"


@rule("world_war_africa:3.2-k")
def test_the_other_rwandan_brigades():
    with start(dice=rolls()) as drill:
        rebel(drill)
        seen = set()
        for _ in range(5):
            unit = drill.plain("place")[0]["unit"]
            seen.add(unit)
            assert drill.refused("place", unit=unit, to="1715") == "3.2-k"
            # Hutus may be in Bukavu itself; two of these are next to it alone, two next to Goma alone
            assert {"1914", "1815", "2115", "2016", "2015"} <= drill.spaces("place")
            drill.do(
                "keep" if len(seen) == 1 else "place",
                **({} if len(seen) == 1 else {"unit": unit, "to": "2015" if len(seen) < 4 else "2016"}),
            )
        assert seen == {"Rw/201", "Rw/211", "Rw/301", "Rw/402", "Rw/408"}
        assert drill.state.stack[-1].stage == 1
        assert sum(drill.where(unit) == "available" for unit in seen) == 1


def skip_to(drill, stage):
    while drill.step == "rebel-setup" and drill.state.stack[-1].stage < stage:
        drill.do(**drill.plain()[0])


@rule("world_war_africa:3.2-l")
def test_two_caches():
    with start(dice=rolls()) as drill:
        rebel(drill)
        skip_to(drill, 1)
        for left in (1, 0):
            assert drill.game.question(drill.game.observe(drill.state, 1)).args["left"] == left
            cache = drill.plain("place")[0]["unit"]
            assert drill.refused("place", unit=cache, to="1715") == "3.2-l"
            drill.do("place", unit=cache, to="2016")
            assert drill.where(cache) == "2016"
        assert drill.state.stack[-1].stage == 2


@rule("world_war_africa:3.2-m")
def test_rdc_militia_and_anc_brigades():
    with start(dice=rolls()) as drill:
        rebel(drill)
        skip_to(drill, 2)
        assert drill.refused("place", unit="RDC/1", to="1812") == "3.2-m"
        assert drill.refused("place", unit="ANC/1", to="1814") == "3.2-m"
        drill.do("place", unit="RDC/1", to="1814")
        drill.do("place", unit="RDC/6", to="2015")
        for _ in range(3):
            unit = drill.plain("place")[0]["unit"]
            assert unit.startswith("ANC/")
            assert drill.units("place") == {unit}  # drawn, not chosen
            drill.do("place", unit=unit, to="1814" if drill.state.at[THEATRE.index["1814"]].bit_count() < 3 else "2015")
        assert drill.state.stack[-1].stage == 4


@rule("world_war_africa:3.2-n")
def test_the_burundians_start_next_to_bukavu():
    with start(dice=rolls()) as drill:
        rebel(drill)
        skip_to(drill, 4)
        assert drill.units("place") == {"Bu/1"}
        assert drill.refused("place", unit="Bu/1", to="1915") == "3.2-n"
        drill.do("place", unit="Bu/1", to="1816")
        assert drill.where("Bu/1") == "1816"


@rule("world_war_africa:3.2-o")
def test_uganda():
    with start(dice=rolls()) as drill:
        rebel(drill)
        play_setup(drill, "coup")
        here = [THEATRE.units[n] for n in range(96) if drill.state.where[n] == THEATRE.uganda_box]
        assert sorted((u.faction, u.type) for u in here) == [
            ("MLC", "militia"),
            ("MLC", "militia"),
            ("UG", "armor"),
            ("UG", "infantry"),
            ("UG", "infantry"),
        ]
        there = [f"cache-{n}" for n in range(1, 9) if drill.where(f"cache-{n}") == "uganda"]
        assert len(there) == 2
        assert all(drill.state.rebel_held >> THEATRE.piece[cache] & 1 for cache in there)
    with war({"UG/305": "uganda", "UG/Armd": "uganda"}, "Uganda/movement") as drill:
        reach = drill.reach("UG/305")
        assert {"2115", "2016", "2216", "2617", "2716"} <= reach
        assert "2114" not in reach  # the mountain of 2115 is paid for, and 1 MP is left
        albert = frozenset((THEATRE.index["2516"], THEATRE.index["2517"]))
        assert albert in THEATRE.lakes
        assert not THEATRE.open_near[THEATRE.index["2516"]] >> THEATRE.index["2517"] & 1
        assert drill.game.check(drill.state) == []
        drill.pick("UG/305")
        assert drill.refused("go", to="2114") == "7.7-a"  # too far, wherever it crosses the border
        drill.do("go", to="2115")
        drill.pick("UG/Armd")
        assert drill.refused("go", to="uganda") == "7.0-a"
        assert drill.refused("go", to="2114", path=["2114"]) == "3.2-o"
    with war({"UG/305": "2115"}, "Uganda/movement") as drill:
        drill.pick("UG/305")
        assert drill.refused("go", to="uganda") == "7.11-a"


@rule("world_war_africa:3.2-p", "world_war_africa:3.2-v")
def test_helicopter_transports_are_ready_everything_else_is_not_bought():
    with start(dice=rolls()) as drill:
        play_setup(drill, "coup")
        ready = {name for name in THEATRE.piece_names[96:] if drill.where(name) == "ready"}
        assert ready == {"Rw-helo-transport-1", "UG-helo-transport-1"}
        assert drill.game.notation()["adviser"].name(drill.state.advisers) == "aside"
        assert all(
            drill.where(name) == "aside" for name in THEATRE.piece_names[96:] if "support" in name or "adr" in name
        )


@rule(
    "world_war_africa:3.2-r",
    "world_war_africa:3.2-s",
    "world_war_africa:3.2-t",
    "world_war_africa:3.2-u",
    "world_war_africa:4.0-c",
)
def test_tracks_and_pools_at_the_start():
    with start(dice=rolls()) as drill:
        play_setup(drill)
        assert drill.state.turn == 1
        assert [drill.points(name) for name in ("Zimbabwe", "Rwanda", "Angola", "Uganda", "DRC")] == [6, 4, 4, 6, 2]
        assert drill.state.events.bit_count() == 11
        assert {name for n, name in enumerate(THEATRE.contingents) if drill.state.pool >> n & 1} == {
            "DRC",
            "Angola",
            "Zimbabwe",
        }


@rule("world_war_africa:3.2-w")
def test_boxes():
    names = set(TITLE.open("congo").notation()["space"].numbers)
    assert {"kitona", "uganda", "zimbabwe", "angola", "1918"} <= names
    assert {"available", "eliminated", "ready", "used"} <= names
    with war(
        {"FAC/2": "eliminated", "Rw/211": "eliminated", "FAC-air-support-1": "used", "Rw-adr-1": "ready"},
        points={"DRC": 5},
    ) as drill:
        pieces = {p.id: p.space for p in drill.game.scene(drill.game.observe(drill.state, 0)).pieces}
        assert pieces["FAC/2"] == "@government-eliminated"
        assert pieces["Rw/211"] == "@rebel-eliminated"
        assert pieces["FAC/3"] == "@government-available"
        assert pieces["FAC-air-support-1"] == "@government-support-used"
        assert pieces["Rw-adr-1"] == "@rebel-support-available"


# The Kitona Coup


@rule("world_war_africa:4.0-b")
def test_the_coup_is_declared_before_the_first_turn_only():
    with start(dice=rolls()) as drill:
        play_setup(drill, "coup")
        assert (drill.step, drill.state.turn) == ("coup", 0)
        drill.do("done")
        assert drill.state.turn == 1
        assert drill.refused("coup") == "4.0-f"


@rule("world_war_africa:14.0-a")
def test_one_unit_flies_to_kitona():
    with start(dice=[*rolls(), 2]) as drill:
        play_setup(drill, "coup")
        drill.do("coup")
        unit = next(n for n in drill.units("airlift") if n.startswith("Rw/"))
        drill.do("airlift", unit=unit)
        assert drill.where(unit) == "kitona"
        drill.do(**drill.plain("place")[0])
        assert drill.state.at[THEATRE.kitona].bit_count() == 2  # the unit won is besides
        assert drill.state.coup == 1  # Kitona stays open to the rebels (7.11-c)


@option("world_war_africa:die_decides_airlift")
@rule("world_war_africa:14.0-a")
def test_option_the_die_decides_which_unit_flies():
    with start({"die_decides_airlift": True}, dice=[*rolls(), 5]) as drill:
        play_setup(drill, "coup")
        on_map_before = {u.id for u in THEATRE.units if u.faction == "ANC" and drill.where(u.id) != "available"}
        drill.do("coup")
        assert drill.units("place") == on_map_before
        drill.do(**drill.plain("place")[0])
        assert drill.state.at[THEATRE.kitona].bit_count() == 1


@rule("world_war_africa:14.0-b")
def test_the_die_brings_a_militia_or_an_anc_brigade():
    for die, faction in ((3, "RDC"), (4, "ANC")):
        with start(dice=[*rolls(), die]) as drill:
            play_setup(drill, "coup")
            drill.do("coup")
            drill.do("done")
            offered = drill.units("place")
            assert {name[:3] for name in offered} == {faction}
            assert all(drill.where(name) == "available" for name in offered)
            drill.do("place", unit=sorted(offered)[-1], to="kitona")
            assert drill.where(sorted(offered)[-1]) == "kitona"


@rule("world_war_africa:14.0-c", "world_war_africa:14.0-g")
def test_kitona_airfield():
    ready = {"FAC/2": "1602", "AN-air-transport-1": "ready"}
    with war(ready, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("fly", by="AN-air-transport-1")
        drill.do("land", to="kitona")
        assert drill.where("FAC/2") == "kitona"
    with war({**ready, "ANC/1": "kitona", "FAC/3": "1410"}, "DRC/movement", control={"1410": "DRC"}, coup=1) as drill:
        drill.pick("FAC/2")
        drill.do("fly", by="AN-air-transport-1")
        assert "kitona" not in drill.spaces("land")
        assert drill.refused("land", to="kitona") == "14.0-c"
    with war({"FAC/2": "1400"}, "DRC/movement") as drill:
        drill.march("FAC/2", "kitona")
        assert drill.where("FAC/2") == "kitona"
    with war({"FAC/2": "kitona"}, "DRC/movement") as drill:
        assert drill.reach("FAC/2") == {"1400"}


@rule("world_war_africa:14.0-g")
def test_government_supply_out_of_kitona():
    from sandtable.games.world_war_africa.zones import is_supplied

    with war({"FAC/2": "kitona"}, "DRC/movement") as drill:
        assert is_supplied(drill.game, drill.state, THEATRE.piece["FAC/2"])
    with war({"FAC/2": "kitona", "Rw/211": "1500"}, "DRC/movement") as drill:
        assert not is_supplied(drill.game, drill.state, THEATRE.piece["FAC/2"])


@rule("world_war_africa:14.0-d")
def test_out_of_kitona_to_1400_and_no_further():
    with war({"ANC/1": "kitona", "Rw/211": "1914"}, coup=1) as drill:
        assert drill.reach("ANC/1") == {"1400"}
        drill.pick("ANC/1")
        assert drill.refused("go", to="1500") == "14.0-d"
        drill.do("go", to="1400")
        assert drill.refused("pick", unit="ANC/1") == "6.4-b"
    with war({"ANC/1": "kitona", "FAC/2": "1400"}, "Rwanda/combat", coup=1) as drill:
        assert drill.spaces("attack") == {"1400"}


@rule("world_war_africa:14.0-e")
def test_the_foothold_is_a_supply_source():
    from sandtable.games.world_war_africa.zones import is_supplied

    for coup, supplied in ((1, True), (0, False)):
        cut = dict.fromkeys(EAST, "nobody")
        with war({"ANC/1": "1400", "Rw/211": "1401"}, coup=coup, control=cut) as drill:
            for unit in ("ANC/1", "Rw/211"):
                assert is_supplied(drill.game, drill.state, THEATRE.piece[unit]) is supplied
    with war({"ANC/1": "kitona"}, coup=1) as drill:
        assert is_supplied(drill.game, drill.state, THEATRE.piece["ANC/1"])


@rule("world_war_africa:14.0-f")
def test_kitona_is_attacked_from_1400_as_savannah():
    units = {"AN/70": "1400", "RDC/1": "kitona"}
    with war(units, "Angola/combat", dice=[1], coup=1) as drill:
        drill.attack("kitona", "AN/70")
        column = drill.told("combat")[0]["column"]
        assert [reason.rule for reason in column.reasons] == ["8.6-c"]
    with war({"AN/70": "1401", "RDC/1": "kitona", "FAC/2": "1502"}, "Angola/movement", coup=1) as drill:
        drill.do("done")
        assert drill.active != "Angola"  # nobody could be attacked
    with war({"AN/70": "1401", "AN/5": "1400", "RDC/1": "kitona"}, "Angola/combat", coup=1) as drill:
        drill.do("attack", at="kitona")
        assert drill.refused("join", unit="AN/70") == "14.0-f"
    with war({"AN/70": "1400", "RDC/6": "kitona"}, "Angola/combat", dice=[6], coup=1) as drill:
        drill.attack("kitona", "AN/70")
        drill.do("advance", unit="AN/70")
        assert drill.where("AN/70") == "kitona"


def test_the_drill_can_change_a_position():
    with war({"Rw/211": "1914"}) as drill:
        changed(drill, lambda state: state.where.__setitem__(THEATRE.piece["Rw/211"], THEATRE.index["1815"]))
        assert drill.where("Rw/211") == "1815"


@rule("world_war_africa:3.2-a")
def test_a_list_is_taken_as_it_likely_was_and_changed():
    with start() as drill:
        drill.do("history")
        while drill.step == "government-setup":  # towns that rise are the Rebels'
            assert drill.seat == "rebel"
            drill.do(**drill.plain()[0])
        assert (drill.seat, drill.step) == ("government", "setup-review")
        militia = next(unit for unit in sorted(drill.units("place")) if unit.startswith("FAC/PCD"))
        old, new = drill.where(militia), min(drill.legal_places(militia))
        assert drill.holder(old) == "DRC"
        drill.do("place", unit=militia, to=new)
        assert (drill.where(militia), drill.holder(new)) == (new, "DRC")
        assert drill.refused(do="place", unit="FAC/PG", to="1410") == "3.2-a"
        assert drill.refused(do="place", unit=militia, to="2016") in ("3.2-g", "6.1-b")
        drill.do("done")
        assert (drill.seat, drill.step) == ("rebel", "rebel-setup")
        drill.do("history")
        brigades = [f"Rw/{number}" for number in (201, 211, 301, 402, 408)]
        assert {drill.where(unit) for unit in brigades} == {"2016", "1915"}
        assert drill.where("Bu/1") == "1816"
        drill.do("done")
        assert drill.step == "coup"


@rule("world_war_africa:3.1-a")
def test_who_starts_elsewhere_has_never_held_where_he_was():
    with start() as drill:
        drill.do("history")
        while drill.step == "government-setup":
            drill.do(**drill.plain()[0])
        alone = [
            unit
            for unit in sorted(drill.units("place"))
            if sum(drill.where(other) == drill.where(unit) for other in THEATRE.piece_names) == 1
        ]
        unit = alone[0]
        old = drill.where(unit)
        assert drill.holder(old) == "DRC"
        drill.do("place", unit=unit, to=min(drill.legal_places(unit)))
        assert drill.holder(old) == "nobody"
