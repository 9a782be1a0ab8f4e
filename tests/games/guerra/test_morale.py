"""Chapters 4.3 and 5.2, Tabela 8: army markers and unit morale checks."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.battle import morale_check, passes
from sandtable.games.guerra.morale import modifiers
from sandtable.games.guerra.strength import modified
from tests.games.guerra.drill import ADF1, ADF2, C1, C2, FDD, INT1, INT2, INT3, R1, U1, U2, U3, V1, Z1, Drill, war

CITIES = {"Kinshasa": "2010", "Mbandaka": "2012", "Kisangani": "2014", "Mbuji-Mayi": "2016"}
OTHER_LIST = {"morale_list": "4.3.1"}


def marker(army: str, units: dict[str, object] | None = None, turn: int = 7, **more: object) -> int:
    """An army's marker after the Administration stage of a turn."""
    more.setdefault("towns", CITIES)
    drill = war(dict(units or {}), turn=turn - 1, active="administration", **more)  # type: ignore[arg-type]
    return drill.state.morale[drill.theatre.armies.index(army)]


def rules_of(drill: Drill, army: str) -> dict[str, int]:
    """What makes up a marker now, by rule."""
    found = modifiers(drill.game, drill.state, drill.theatre.armies.index(army))
    return {reason.rule: reason.value for reason in found}


@rule("guerra:4.3-a")
def test_all_markers_begin_at_zero():
    with war(real=True) as drill:
        assert list(drill.game.deployed(drill.state.chance).morale) == [0] * 8


@rule("guerra:4.3-b")
@option("guerra:morale_range")
def test_the_range_of_the_markers():
    lost = {f"zdf-{number}": "eliminated" for number in range(1, 8)}
    assert marker("zimbabwe", lost) == -5
    assert marker("zimbabwe", lost, options={"morale_range": "track"}) == -4
    # the other list takes the Rebels to +4
    best = {"Kinshasa": "rebels", "Mbandaka": "rebels"}
    assert marker("rebels", {R1: "3010"}, holders=best, options=OTHER_LIST) == 2
    assert marker("rebels", {R1: "3010"}, holders=best, options={**OTHER_LIST, "morale_range": "track"}) == 3


@rule("guerra:4.3-c")
def test_the_marker_is_set_anew_every_turn():
    assert marker("congo", turn=5) == 0
    assert marker("congo", turn=6) == 1
    assert marker("congo", turn=6, state={"morale": {"congo": -3}}) == 1  # nothing piles up


@rule("guerra:4.3-d", "guerra:4.3-f")
def test_morale_goes_to_the_tens():
    assert modified(41, 3) == 71
    assert modified(41, -2) == 21
    assert modified(94, 2) == 100
    assert modified(17, -2) == 1
    assert modified(100, -2) == 80
    state = {"morale": {"uganda": 2, "congo": -1}}
    with war({U1: "2010", C1: "2011"}, phase="combat", dice=[4, 1], state=state) as drill:
        drill.attack("2011", U1)
        assert drill.battle()["number"] == 71


@rule("guerra:4.3-e")
def test_the_lowest_marker_of_several_armies():
    state = {"morale": {"rebels": 1, "uganda": -2, "congo": 0, "zimbabwe": -1}}
    units = {U1: "2010", "rcd-1": "2010", C1: "2011"}
    with war(units, phase="combat", dice=[4, 1], state=state) as drill:
        drill.attack("2011", U1, "rcd-1")
        assert drill.battle()["morale"].total == -2
    with war({**units, Z1: "2011"}, phase="combat", dice=[4, 1], state=state) as drill:
        drill.attack("2011", "rcd-1")
        assert drill.battle()["morale"].total == 2  # 1 - (-1)


@rule("guerra:4.3.1-a")
def test_congo_in_the_first_five_turns():
    lost = {"Kisangani": "rebels"}
    assert marker("congo", turn=5, holders=lost) == -1
    assert marker("congo", turn=6, holders=lost) == 0


@rule("guerra:4.3.1-b")
def test_congo_without_kinshasa():
    assert marker("congo", holders={"Kinshasa": "rebels"}) == -1  # -2, and +1 for Kisangani


@rule("guerra:4.3.1-c")
def test_congo_and_kisangani():
    assert marker("congo") == 1
    assert marker("congo", holders={"Kisangani": "rebels"}) == 0


@rule("guerra:4.3.1-d")
@option("guerra:morale_list")
def test_allies_in_the_three_cities():
    allies = {"faa-1": "2010", "faa-2": "2010", "faa-3": "2012"}
    assert marker("congo", allies) == 0  # +1 -1
    assert marker("congo", {**allies, Z1: "2014", "ndf-1": "2014"}) == 0  # of however many armies
    assert marker("congo", allies, options=OTHER_LIST) == -2  # +1 -3
    assert marker("congo", {"faa-1": "2016"}) == 1


@rule("guerra:4.3.1-e")
def test_congo_abroad():
    abroad = {"countries": {"3010": "rwanda"}}
    assert marker("congo", {INT1: "3010"}, **abroad) == 0
    assert marker("congo", {INT1: "3010"}, options=OTHER_LIST, **abroad) == -1


@rule("guerra:4.3.1-f", "guerra:T8-a")
def test_angola_abroad_and_in_a_city():
    assert marker("angola", {"faa-1": "2020"}) == -1
    assert marker("angola", {"faa-1": "2020"}, countries={"2020": "angola"}) == 0
    assert marker("angola", {"faa-1": "2010"}) == 0  # -1 abroad, +1 in Kinshasa
    assert marker("angola", {"faa-1": "2010", "faa-2": "2012"}) == 0  # once, however many


@rule("guerra:4.3.1-g")
def test_angola_in_the_east():
    assert marker("angola", {"faa-1": "3010"}, countries={"3010": "rwanda"}) == -3


@rule("guerra:4.3.1-h")
def test_angolan_motorised_losses_count_in_the_other_list_only():
    lost = {"faa-9": "eliminated", "faa-1": "2020"}
    ground = {"countries": {"2020": "angola"}}
    assert marker("angola", lost, **ground) == 0
    assert marker("angola", lost, options=OTHER_LIST, **ground) == -2
    tanks = {"faa-8": "eliminated", "faa-1": "2020"}
    assert marker("angola", tanks, options=OTHER_LIST, **ground) == 0  # armour is not named
    assert marker("angola", {"faa-1": "2020"}, turn=1, options=OTHER_LIST, **ground) == -1  # no air points


@rule("guerra:4.3.1-i")
def test_zimbabwe_and_namibia_count_their_own_dead():
    lost = {"zdf-1": "eliminated", "zdf-2": "eliminated"}
    assert marker("zimbabwe", lost) == -2
    assert marker("namibia", lost) == 0


@rule("guerra:4.3.1-j")
def test_zimbabwe_in_the_east():
    assert marker("zimbabwe", {"zdf-1": "eliminated", Z1: "3010"}, countries={"3010": "rwanda"}) == -3
    assert marker("namibia", {"ndf-1": "3010"}, countries={"3010": "burundi"}) == -2


@rule("guerra:4.3.1-k")
def test_no_air_points_in_the_other_list():
    assert marker("zimbabwe", turn=1) == 0
    assert marker("zimbabwe", turn=1, options=OTHER_LIST) == -1
    assert marker("namibia", turn=2, options=OTHER_LIST) == 0


@rule("guerra:4.3.1-l")
def test_rebels_need_to_have_had_kisangani_to_lose_it():
    assert marker("rebels") == 0
    assert marker("rebels", state={"kisangani_fell": 1}) == -2
    assert marker("rebels", state={"kisangani_fell": 1}, holders={"Kisangani": "rebels"}) == 0
    with war({U1: "2015", C1: "3010"}, towns=CITIES) as drill:
        drill.move(U1, "2014")
        assert drill.state.kisangani_fell == 1


@rule("guerra:4.3.1-m")
def test_friends_in_the_congo():
    assert marker("rebels", {R1: "3010"}) == 1
    assert marker("rebels", {R1: "3010"}, countries={"3010": "rwanda"}) == 0
    assert marker("rebels", {"fab-1": "3010"}) == 0


@rule("guerra:4.3.1-n", "guerra:T8-b")
def test_the_rebels_great_towns():
    both = {"Kinshasa": "rebels", "Mbandaka": "rebels"}
    assert marker("rebels", {R1: "3010"}, holders=both) == 2
    assert marker("rebels", holders={"Mbuji-Mayi": "rebels"}) == 1
    track = {**OTHER_LIST, "morale_range": "track"}
    assert marker("rebels", holders=both, options=track) == 3
    assert marker("rebels", holders={"Kinshasa": "rebels"}, options=OTHER_LIST) == 2


@rule("guerra:4.3.1-o")
def test_uganda_abroad():
    assert marker("uganda", {U1: "3010", ADF1: "2020"}, countries={"3010": "rwanda"}, east=EAST) == -2
    assert marker("uganda", {U1: "3010", ADF1: "2020"}, east=EAST) == 0


EAST = ["e" * 42 for _ in range(27)]


@rule("guerra:4.3.1-p")
def test_uganda_and_the_east_bank():
    assert marker("uganda", {ADF1: "3010"}, east=EAST) == 0
    assert marker("uganda", {ADF1: "3010"}) == 1  # it is not in the zone
    assert marker("uganda", {ADF1: "eliminated", ADF2: "eliminated"}, east=EAST) == 1
    with war(real=True) as drill:  # the whole east of the country, on the right bank
        theatre = drill.theatre
        for name, inside in (("Isiro", True), ("Goma", True), ("Bumba", True), ("Mbandaka", False), ("Kananga", False)):
            assert bool(theatre.east_bank >> theatre.town_space[theatre.town(name)] & 1) == inside
        assert not theatre.east_bank & ~theatre.drc


@rule("guerra:4.3.1-q")
def test_adf_in_uganda():
    with war({ADF1: "3010", ADF2: "2020"}, countries={"3010": "uganda"}, east=EAST) as drill:
        assert rules_of(drill, "uganda") == {"4.3.1-q": -1}


@rule("guerra:4.3.1-r")
@option("guerra:historical_guerrillas")
def test_rwanda():
    assert marker("rwanda", {FDD: "eliminated", R1: "3010"}, countries={"3010": "uganda"}, east=EAST) == -1
    assert marker("rwanda", {FDD: "2020", R1: "3010"}, east=EAST) == 0
    assert marker("rwanda", {FDD: "3010"}, countries={"3010": "rwanda"}) == 0  # +1 not in the zone, -1 in Rwanda
    swapped = {"historical_guerrillas": True}
    assert marker("rwanda", {FDD: "2020"}, east=EAST, options=swapped) == 1
    assert marker("rwanda", {INT1: "2020"}, east=EAST, options=swapped) == 0


@rule("guerra:4.3.1-s")
def test_burundi():
    units = {INT1: "3010", INT2: "2020", INT3: "2021"}
    assert marker("burundi", units, countries={"3010": "burundi"}, east=EAST) == -1
    assert marker("burundi", {"fab-1": "3010", INT2: "2020"}, countries={"3010": "rwanda"}, east=EAST) == -2
    assert marker("burundi", {INT1: "eliminated"}) == 1
    with war({**units, "fab-1": "3011"}, turn=7, countries={"3010": "burundi", "3011": "rwanda"}, east=EAST) as drill:
        found = modifiers(drill.game, drill.state, drill.theatre.armies.index("burundi"))
        assert [(reason.rule, reason.value) for reason in found] == [("4.3.1-s", -2), ("4.3.1-s", -1)]


@rule("guerra:5.2-a")
def test_one_die_for_each_unit_checked():
    units = {
        U1: "2010",
        U2: "2010",
        U3: "1911",
        "rcd-1": "1911",
        **{n: {"hex": "2011", "reduced": True} for n in (C1, C2)},
    }
    with war(units, phase="combat", dice=[4, 10, 1, 2]) as drill:
        drill.attack("2011", U1, U2, U3, "rcd-1")  # 16:4 is 4:1; 40: AVB / DRI(M)
        drill.do("lose", unit=U1)
        while drill.step == "retreat":
            action = drill.legal("retreat")[0]
            drill.do("retreat", unit=action.unit, to=action.to)  # type: ignore[attr-defined]
        assert [facts["die"] for facts in drill.told("morale-check")] == [1, 2]


@rule("guerra:5.2-b", "guerra:5.2-e")
def test_passing_a_check():
    assert passes(5, 5)
    assert not passes(6, 5)
    assert passes(2, -1)
    assert passes(1, -4)
    assert not passes(10, 11)
    assert not passes(3, -1)
    with war({"rcd-4": "2010", C1: "3010"}, state={"morale": {"rebels": -1}}) as drill:
        assert morale_check(drill.game, drill.state, drill.number("rcd-4")).total == 5  # m 6


@rule("guerra:5.2-c")
@pytest.mark.parametrize(("die", "fate"), [(7, "2010"), (8, "eliminated"), (10, "eliminated")])
def test_failing_a_check_costs_a_loss(die: int, fate: str):
    units = {U1: "2010", C1: "2011", C2: "2011"}  # m 7
    with war(units, phase="combat", dice=[2, 10, die]) as drill:
        drill.attack("2011", U1)  # 1:2+, 20: ARB(M) / DVB
        drill.do("lose", unit=C1)
        assert drill[U1].hex == fate


@rule("guerra:5.2-d")
def test_siege_or_lack_of_supply_costs_one_not_two():
    ring = {U1: "2109", U2: "1810", U3: "2112"}
    units = {C1: "2010", C2: "3020", **ring}
    with war(units, turn=5) as drill:
        for name in (C1, C2):  # besieged and unsupplied; unsupplied alone
            assert morale_check(drill.game, drill.state, drill.number(name)).total == 4
    with war(units, turn=5, towns={"Kindu": "2010"}) as drill:  # besieged, but supplied by air
        assert morale_check(drill.game, drill.state, drill.number(C1)).total == 4
    with war({C1: "2010", V1: "3020"}, turn=1) as drill:
        assert morale_check(drill.game, drill.state, drill.number(C1)).total == 5
