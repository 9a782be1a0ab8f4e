"""What a player sees of a counter."""

from sandtable.engine.ledger import rule
from tests.games.colonial.drill import FOE, ROAD, battle, commander, foot, gun, horse, wagon


def counter(drill, name, seat=0):
    """A counter as a seat sees it."""
    (found,) = [piece for piece in drill.game.scene(drill.table.view(seat)).pieces if piece.id == name]
    return found


def facts(drill, name):
    """What is known of it."""
    return {what.removeprefix("colonial-fact-"): value for what, value in counter(drill, name).facts}


@rule("colonial:units-12", "colonial:units-13", "colonial:general-11")
def test_it_shows_which_transport_is_whose_and_of_what_kind():
    units = {
        "A": foot("0404"),
        "L": wagon("0505", motorised=True),
        "P": foot("0505", aboard="L"),
        "G": gun("0305", towed_by="T"),
        "T": wagon("0305"),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C") as drill:
        assert facts(drill, "L")["transport"] == "colonial-transport-motorised"
        assert facts(drill, "T")["transport"] == "colonial-transport-horse"
        assert (facts(drill, "L")["carries"], facts(drill, "P")["aboard"]) == ("P", "L")
        assert (facts(drill, "G")["team"], facts(drill, "T")["gun"]) == ("T", "G")
        assert not {"team", "gun", "aboard", "carries", "goes-with"} & facts(drill, "A").keys()


@rule("colonial:turn-04", "colonial:fire-14")
def test_it_shows_whom_a_commander_goes_with_and_what_he_adds():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "D": commander("0505", moved=True), "Z": FOE}
    with battle(units, active="A", card="7C") as drill:
        assert (facts(drill, "C")["goes-with"], facts(drill, "C")["dice"]) == ("A", "+2")
        assert facts(drill, "D")["dice"] == "+1"
        assert "goes-with" not in facts(drill, "D")


@rule("colonial:fire-14", "colonial:fire-21")
def test_it_shows_that_a_commander_has_used_his_dice():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0405", side="red"), "Z": FOE}
    with battle(units, active="A", card="7C", dice=[1] * 6) as drill:
        assert counter(drill, "C").markers == []
        drill.do(do="fire", unit="A", at="0405", led=True)
        assert counter(drill, "C").markers == ["lent"]
    with battle(units, active="A", card="7C", dice=[4] * 6 + [6] * 4) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert "charged" in counter(drill, "C").markers


@rule("colonial:move-18")
def test_it_shows_that_a_gun_cannot_fire_for_having_lost_its_team():
    units = {
        "A": foot("0404"),
        "G": gun("0405", side="red", towed_by="T", limbered=True),
        "T": wagon("0405", side="red", disrupted=True),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C", dice=[6, 6, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0405")
        assert drill["T"].hex == "off"
        assert "jammed" in counter(drill, "G").markers
        assert "team" not in facts(drill, "G")


@rule("colonial:general-26", "colonial:turn-04")
def test_it_does_not_show_what_an_unseen_unit_is_bound_to():
    units = {
        "A": foot("0404"),
        "C": commander("0607", side="red", partner="H"),
        "H": foot("0607", side="red", hidden=True, card="9C"),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C", special=[{"id": "hidden", "text": "Ambush"}]) as drill:
        assert "goes-with" not in facts(drill, "C")
        assert ("colonial-fact-goes-with", "H") in counter(drill, "C", seat=1).facts


@rule("colonial:general-13", "colonial:move-05", "colonial:move-07")
def test_it_shows_how_far_a_unit_goes_and_what_room_it_takes():
    units = {
        "A": foot("0404", figures=3),
        "H": horse("0304"),
        "G": gun("0305", weapon="rifled_heavy_gun", towed_by="T"),
        "T": wagon("0305", motorised=True),
        "P": foot("0305", aboard="T"),
        "W": foot(None, enters=3, entry=["0101"]),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C") as drill:
        room = {name: facts(drill, name).get("room") for name in units}
        moves = {name: facts(drill, name)["moves"] for name in units}
        assert room == {"A": "3/12", "H": "8/12", "G": "5/12", "T": "3/12", "P": "0/12", "W": None, "Z": "4/12"}
        assert moves == {"A": "1", "H": "2", "G": "0", "T": "2", "P": "1", "W": "1", "Z": "1"}
    del units["P"]
    units["G"]["limbered"] = True
    with battle(units, active="A", card="7C") as drill:
        assert facts(drill, "G")["moves"] == "2"


@rule("colonial:units-14")
def test_it_shows_whose_command_a_unit_is_where_a_side_has_several_players():
    units = {"C": commander("0404"), "A": foot("0404"), "D": commander("0505"), "B": foot("0505"), "Z": FOE}
    with battle(units, active="A", card="7C", options={"commander_seats": True}) as drill:
        assert [facts(drill, name).get("command") for name in units] == ["C", "C", "D", "D", None]
    with battle(units, active="A", card="7C") as drill:
        assert "command" not in facts(drill, "A")


@rule("colonial:move-09", "colonial:move-11")
def test_it_shows_what_adds_to_its_move():
    units = {
        "A": foot("0404"),
        "C": commander("0404", partner="A"),
        "B": foot("0404"),
        "L": wagon("0606", motorised=True),
        "P": foot("0606", aboard="L"),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C", roads=ROAD) as drill:
        assert [(facts(drill, "A")[what]) for what in ("moves", "led", "by-road")] == ["1", "+1", "+1"]
        assert facts(drill, "B")["by-road"] == "+1"
        assert "led" not in facts(drill, "B"), "he goes with another"
        assert not {"led", "by-road"} & (facts(drill, "L").keys() | facts(drill, "P").keys())


@rule("colonial:move-02", "colonial:move-09", "colonial:move-11")
def test_who_cannot_go_so_far_is_told_what_would_bring_it_farther():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "Z": FOE}

    def told(drill, **more):
        action = drill.game.read_action({"do": "move", "unit": "A", "to": "0408", **more})
        refusal = drill.game.why_not(drill.state, 0, action)
        assert refusal is not None
        assert refusal.detail is not None
        return refusal.detail.args

    with battle(units, active="A", card="7C", roads=ROAD) as drill:
        assert told(drill) == {"far": 4, "steps": 1, "by": "C", "led": True, "road": True}
        assert told(drill, led_by="C") == {"far": 4, "steps": 2, "by": "", "led": False, "road": True}
    with battle({"A": foot("0404"), "Z": FOE}, active="A", card="7C") as drill:
        assert told(drill) == {"far": 4, "steps": 1, "by": "", "led": False, "road": False}
