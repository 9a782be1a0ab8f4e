"""Retreats: where to, what if there is nowhere, guns, and what comes afterwards."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, wagon

BEHIND_0505 = {"0506", "0605", "0405"}  # two hexes from 0504
BESIDE_0505 = {"0604", "0404"}  # still next to 0504


def beat_the_defender(defender, reply=1, **more):
    """A in 0504 beats X in 0505; stops where a retreat has to be chosen."""
    units = {"A": foot("0504"), "X": defender, **more.pop("others", {}), "Z": FOE}
    drill = battle(units, active="A", card="7C", dice=[5] * 4 + [1] * reply, **more)
    drill.do(do="assault", unit="A", target="X")
    return drill


def beat_the_assaulter(**more):
    """A in 0505 is beaten by X in 0504."""
    units = {"A": foot("0505"), "X": foot("0504", side="red"), **more.pop("others", {}), "Z": FOE}
    drill = battle(units, active="A", card="7C", dice=[1] * 4 + [5] * 4, **more)
    drill.do(do="assault", unit="A", target="X")
    return drill


DEFENDER = foot("0505", side="red", figures=1)


# ------------------------------------------------------------ where to (assault-10)


@rule("colonial:assault-10")
def test_the_owner_picks_a_hex_two_away_from_the_victor():
    with beat_the_defender(DEFENDER) as drill:
        assert drill.seat == "red"
        assert {action.to for action in drill.legal("retreat")} == BEHIND_0505
        for closer in BESIDE_0505 | {"0504"}:
            assert drill.refused(do="retreat", unit="X", to=closer) == "assault-10"
        assert drill.refused(do="retreat", unit="X", to="0507") == "assault-10"
        assert drill.refused(do="retreat", unit="A", to="0506") == "assault-10"
        assert drill.refused(do="done") == "assault-10"
        drill.do(do="retreat", unit="X", to="0605")
        assert drill["X"].hex == "0605"
    with beat_the_assaulter() as drill:
        assert drill.seat == "blue"
        assert {action.to for action in drill.legal("retreat")} == BEHIND_0505


@rule("colonial:assault-10")
def test_hexes_next_to_the_victor_are_used_only_if_no_other_is_open():
    river = dict.fromkeys(BEHIND_0505, "river")
    with beat_the_defender(DEFENDER, terrain=river) as drill:
        assert {action.to for action in drill.legal("retreat")} == BESIDE_0505
        drill.do(do="retreat", unit="X", to="0404")
        assert drill["X"].hex == "0404"
    del river["0506"]
    with beat_the_defender(DEFENDER, terrain=river) as drill:  # one way is no choice
        assert drill["X"].hex == "0506"


@rule("colonial:assault-10")
def test_open_means_passable_free_of_enemies_and_with_room():
    friends = {name: foot("0405", side="red") for name in "PQR"}
    closed = {"others": {**friends, "B": foot("0506")}}
    with beat_the_defender(DEFENDER, **closed) as drill:
        assert drill["X"].hex == "0605"  # the only one left
    with beat_the_defender(DEFENDER, terrain={"0605": "cliff"}, **closed) as drill:
        assert {action.to for action in drill.legal("retreat")} == BESIDE_0505
    del friends["R"]
    with beat_the_defender(DEFENDER, others={**friends, "B": foot("0506")}) as drill:
        assert {action.to for action in drill.legal("retreat")} == {"0405", "0605"}


@rule("colonial:assault-10")
def test_there_must_be_room_for_all_that_retreats():
    crowd = {name: foot("0405", side="red", figures=count) for name, count in {"P": 4, "Q": 4, "R": 3}.items()}
    with beat_the_defender(DEFENDER, others=crowd) as drill:  # room for one figure
        assert {action.to for action in drill.legal("retreat")} == BEHIND_0505
    crowd["K"] = commander("0505", side="red")
    with beat_the_defender(DEFENDER, reply=3, others=crowd) as drill:  # but not for the Commander with it
        assert {action.to for action in drill.legal("retreat")} == BEHIND_0505 - {"0405"}


@rule("colonial:assault-10")
def test_at_the_edge_there_is_less_to_choose_from():
    units = {"A": foot("0104"), "X": foot("0103", side="red", figures=1), "Z": FOE}
    with battle(units, active="A", card="7C", dice=[5] * 4 + [1]) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert {action.to for action in drill.legal("retreat")} == {"0102", "0202"}


# ------------------------------------------------------------ no way back (assault-11)

AROUND_0505 = ["0506", "0605", "0405", "0604", "0404"]


def closed_in(kind: str):
    """All hexes round 0505 but the victor's are closed, in one of three ways; for a red or a blue loser."""
    if kind == "river":
        return {"terrain": dict.fromkeys(AROUND_0505, "river")}
    if kind == "enemies":
        return {"others": {f"E{name}": foot(name) for name in AROUND_0505}}
    full = {f"F{name}{n}": foot(name, side="red") for name in AROUND_0505 for n in range(3)}
    return {"others": full}


@rule("colonial:assault-11")
@pytest.mark.parametrize("kind", ["river", "enemies", "full"])
def test_a_defender_with_no_way_back_is_lost_and_its_hex_taken(kind):
    with beat_the_defender(foot("0505", side="red", figures=3), reply=3, **closed_in(kind)) as drill:
        assert drill["X"].hex == "off"
        assert drill["A"].hex == "0505"
        assert drill.points("blue") == 3
        assert drill.told("cut-off")


@rule("colonial:assault-11")
def test_the_commander_who_would_retreat_with_it_is_lost_too():
    ground = {"terrain": dict.fromkeys(AROUND_0505, "river"), "others": {"K": commander("0505", side="red")}}
    with beat_the_defender(DEFENDER, reply=3, **ground) as drill:
        assert drill["X"].hex == drill["K"].hex == "off"
        assert drill["A"].hex == "0505"
        assert drill.points("blue") == 1 + 5


@rule("colonial:assault-11")
def test_the_team_that_would_retreat_with_it_is_lost_too():
    defender = gun("0505", side="red", towed_by="T", limbered=True)
    ground = {"terrain": dict.fromkeys(AROUND_0505, "river"), "others": {"T": wagon("0505", side="red")}}
    with beat_the_defender(defender, reply=2, **ground) as drill:
        assert drill["X"].hex == drill["T"].hex == "off"
        assert drill.points("blue") == 2 + 2 + 3  # crew, gun, team


@rule("colonial:assault-11")
def test_those_carried_are_lost_with_their_lorry():
    defender = wagon("0505", side="red", motorised=True)
    ground = {"terrain": dict.fromkeys(AROUND_0505, "river"), "others": {"P": foot("0505", side="red", aboard="X")}}
    with beat_the_defender(defender, reply=0, **ground) as drill:
        assert drill["X"].hex == drill["P"].hex == "off"
        assert drill["A"].hex == "0505"


@rule("colonial:assault-11")
def test_a_beaten_assaulter_with_no_way_back_is_lost_as_well():
    leader = {"C": commander("0505", partner="A")}
    terrain = dict.fromkeys(AROUND_0505, "river")
    with beat_the_assaulter(terrain=terrain) as drill:
        assert drill["A"].hex == "off"
        assert drill["X"].hex == "0504"
        assert drill.points("red") == 4
    units = {"A": foot("0505"), "X": foot("0504", side="red"), **leader, "Z": FOE}
    with battle(units, active="A", card="7C", dice=[1] * 6 + [5] * 4, terrain=terrain) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill["A"].hex == drill["C"].hex == "off"
        assert drill.points("red") == 4 + 5


@rule("colonial:assault-11")
@option("colonial:blocked_assaulter_stays")
def test_option_a_beaten_assaulter_with_no_way_back_stays_disrupted():
    terrain = dict.fromkeys(AROUND_0505, "river")
    with beat_the_assaulter(terrain=terrain, options={"blocked_assaulter_stays": True}) as drill:
        assert drill["A"].hex == "0505"
        assert drill["A"].disrupted
        assert drill["A"].figures == 4
        assert drill.points("red") == 0
    # It helps no defender, and changes nothing where there is a way back.
    with beat_the_defender(DEFENDER, terrain=terrain, options={"blocked_assaulter_stays": True}) as drill:
        assert drill["X"].hex == "off"
    with beat_the_assaulter(options={"blocked_assaulter_stays": True}) as drill:
        assert {action.to for action in drill.legal("retreat")} == BEHIND_0505


@rule("colonial:assault-11")
def test_nobody_retreats_off_the_board():
    units = {"A": foot("0201"), "X": foot("0101", side="red", figures=1), "Z": FOE}
    way_out = [{"side": "red", "hexes": ["0101"]}]
    with battle(units, active="A", card="7C", dice=[5] * 4 + [1], terrain={"0102": "river"}, exit=way_out) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill["X"].hex == "off"
        assert drill["A"].hex == "0101"


# ------------------------------------------------------------ what does not bind (assault-12)


@rule("colonial:assault-12")
@pytest.mark.parametrize("to", ["woods", "hill"])
def test_a_disrupted_defender_on_a_hill_retreats_whatever_the_cards(to):
    defender = foot("0505", side="red", figures=2, disrupted=True, card="9H")
    hills = {"0505": 2, **({"0506": 1} if to == "hill" else {})}
    terrain = {"0405": "river", "0605": "river", **({"0506": "woods"} if to == "woods" else {})}
    with beat_the_defender(defender, hills=hills, terrain=terrain) as drill:
        assert drill["X"].hex == "0506"
        assert drill["A"].hex == "0505"


@rule("colonial:assault-12")
def test_a_disrupted_assaulter_takes_a_hill():
    units = {"A": foot("0504"), "X": foot("0505", side="red"), "Z": FOE}
    with battle(units, active="A", card="7C", dice=[5] * 4 + [6, 1, 1, 1], hills={"0505": 1}) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="X", to="0506")
        assert drill["A"].disrupted
        assert drill["A"].hex == "0505"


@rule("colonial:assault-12")
def test_a_retreat_and_an_occupation_leave_reduced_dice():
    with beat_the_defender(foot("0505", side="red", figures=1)) as drill:
        drill.do(do="retreat", unit="X", to="0506")
        assert drill["X"].moved
        assert drill["A"].moved
    with beat_the_assaulter() as drill:
        drill.do(do="retreat", unit="A", to="0506")
        assert drill["A"].moved
        assert not drill["X"].moved


# ------------------------------------------------------------ guns (assault-16)


@rule("colonial:assault-16")
@pytest.mark.parametrize("weapon", ["machine_gun", "rifled_mountain_gun", "smooth_bore_field_gun"])
def test_a_light_gun_retreats_by_hand(weapon):
    with beat_the_defender(gun("0505", side="red", weapon=weapon), reply=4) as drill:
        drill.do(do="retreat", unit="X", to="0506")
        assert drill["X"].hex == "0506"
        assert drill["X"].figures == 2
        assert drill["A"].hex == "0505"


@rule("colonial:assault-16")
@pytest.mark.parametrize("weapon", ["smooth_bore_medium_gun", "rifled_medium_gun", "rifled_heavy_gun"])
def test_an_unlimbered_medium_or_heavy_gun_is_captured(weapon):
    with beat_the_defender(gun("0505", side="red", weapon=weapon), reply=4) as drill:
        assert drill["X"].hex == "off"
        assert drill["A"].hex == "0505"
        assert drill.points("blue") == 2 + 2
        assert [event.rule for event in drill.events if event.kind == "cut-off"] == ["assault-16"]


@rule("colonial:assault-16")
def test_the_commander_beside_a_captured_gun_falls_back_and_its_team_stays():
    defender = gun("0505", side="red", weapon="rifled_medium_gun", towed_by="T")
    others = {"T": wagon("0505", side="red"), "K": commander("0505", side="red")}
    with beat_the_defender(defender, reply=6, others=others) as drill:
        assert drill["X"].hex == "off"
        drill.do(do="retreat", unit="K", to="0506")
        assert drill["T"].hex == "0505"
        assert drill["A"].hex == "0504"  # the hex is not empty
    del others["T"]
    with beat_the_defender({**defender, "towed_by": None}, reply=6, others=others) as drill:
        drill.do(do="retreat", unit="K", to="0506")
        assert drill["A"].hex == "0505"


@rule("colonial:assault-16")
@pytest.mark.parametrize("weapon", ["rifled_field_gun", "rifled_heavy_gun"])
@pytest.mark.parametrize("named", ["X", "T"])
def test_a_limbered_gun_and_its_team_retreat_together(weapon, named):
    units = {
        "A": foot("0504"),
        "X": gun("0505", side="red", weapon=weapon, towed_by="T", limbered=True),
        "T": wagon("0505", side="red"),
        "Z": FOE,
    }
    dice = [5] * 4 + ([1, 1] if named == "X" else [])
    with battle(units, active="A", card="7C", dice=dice, options={"limbered_team_named": True}) as drill:
        drill.do(do="assault", unit="A", target=named)
        drill.do(do="retreat", unit=named, to="0506")
        assert drill["X"].hex == drill["T"].hex == "0506"
        assert drill["X"].limbered
        assert drill["A"].hex == "0505"


@rule("colonial:assault-16", "colonial:assault-14", "colonial:general-11")
@option("colonial:limbered_team_named")
def test_the_team_of_a_limbered_gun_is_named_only_if_players_want_it_so():
    units = {
        "A": foot("0504"),
        "X": gun("0505", side="red", towed_by="T", limbered=True),
        "T": wagon("0505", side="red"),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="assault", unit="A", target="T") == "assault-16"
        assert [action.target for action in drill.legal("assault")] == ["X"]
    with battle(units, active="A", card="7C", options={"limbered_team_named": True}) as drill:
        assert [action.target for action in drill.legal("assault")] == ["X", "T"]
    with battle(units, active="A", card="7C", parts={"X": {"hex": "0506"}}) as drill:  # the gun trails behind
        assert [action.target for action in drill.legal("assault")] == ["T"]


@rule("colonial:assault-16", "colonial:assault-14", "colonial:general-11")
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("weapon", ["rifled_field_gun", "machine_gun", "rifled_heavy_gun"])
def test_the_crew_of_an_unlimbered_gun_fights_for_the_team_beside_it(weapon, named):
    units = {
        "A": foot("0504"),
        "X": gun("0505", side="red", weapon=weapon, towed_by="T"),
        "T": wagon("0505", side="red"),
        "Z": FOE,
    }
    options = {"limbered_team_named": named}
    with battle(units, active="A", card="7C", options=options) as drill:
        assert drill.refused(do="assault", unit="A", target="T") == "assault-16"
        assert [action.target for action in drill.legal("assault")] == ["X"]
    with battle(
        units, active="A", card="7C", options=options, parts={"X": {"hex": "off", "figures": 0}}
    ) as drill:  # the gun is lost
        assert [action.target for action in drill.legal("assault")] == ["T"]


@rule("colonial:assault-16", "colonial:assault-14", "colonial:general-11")
@pytest.mark.parametrize("weapon", ["rifled_field_gun", "machine_gun", "rifled_heavy_gun"])
def test_a_team_apart_from_its_unlimbered_gun_falls_back_alone(weapon):
    units = {
        "A": foot("0504"),
        "X": gun("0506", side="red", weapon=weapon, towed_by="T"),
        "T": wagon("0505", side="red"),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C", dice=[5] * 4) as drill:
        drill.do(do="assault", unit="A", target="T")
        drill.do(do="retreat", unit="T", to="0605")
        assert drill["T"].hex == "0605"
        assert drill["X"].hex == "0506"
        assert drill["A"].hex == "0505"


# ------------------------------------------------------------ afterwards (assault-19)


@rule("colonial:assault-19")
@pytest.mark.parametrize("moves", [True, False])
def test_a_unit_pushed_back_still_has_its_activation(moves):
    units = {
        "A": foot("0504", weapon="hand_to_hand"),
        "X": foot("0505", side="red", card="JC"),
    }
    with battle(units, active="A", card="4H", dice=[5] * 4 + [1] * 4 + [1, 1]) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="X", to="0506")
        assert drill.active == "X"
        assert drill.hexes("move", "X") == {"0406", "0405", "0507", "0605", "0606"}
        assert drill.legal("assault")
        if moves:
            drill.do(do="move", unit="X", to="0507")
        drill.do(do="fire", unit="X", at="0505")  # two dice either way


@rule("colonial:assault-19")
def test_a_unit_pushed_back_and_disrupted_is_activated_as_a_disrupted_one():
    units = {"A": foot("0504", weapon="hand_to_hand"), "X": foot("0505", side="red", card="JC")}
    with battle(units, active="A", card="4H", dice=[6, 5, 5, 5, 1, 1, 1, 1]) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="X", to="0506")
        assert drill.active == "X"
        assert not drill.legal("move")
        assert drill.refused(do="move", unit="X", to="0507") == "general-17"
