"""Logistics: convoys, FOBs and what they are worth."""

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import OFFENSIVE, event, mission

# Logistics


@rule("paratrooper:27.1-a")
def test_support_radius():
    foes = {f"TEC-{n}": h for n, h in zip(range(1, 8), ("32", "22", "23", "34", "43", "42", "33"), strict=True)}
    from sandtable.games.paratrooper.logistics import supported

    with mission({"CVY-1": "33", **foes}, steps=[{"step": "hold"}]) as drill:
        covered = supported(drill.theatre, drill.state, 1 << drill.theatre.piece["CVY-1"])
        assert {drill.game.name_of(drill.state, h) for h in range(36) if covered >> h & 1} == {
            "D33", "D32", "D22", "D23", "D34", "D43", "D42",
        }  # fmt: skip


@rule("paratrooper:27.1-b")
def test_a_disrupted_base_supports_its_own_hex():
    with mission({"FOB-1": "32-", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "3"
    with mission({"FOB-1": "31-", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "4"


@rule("paratrooper:27.2-a")
def test_an_expended_convoy_can_be_bought_again_a_lost_one_not():
    with mission({"CVY-1": "33", "1/1 Co": "34"}) as drill:
        drill.do("expend", unit="CVY-1")
        assert drill.where("CVY-1") == "available"
    with mission({"CVY-1": "lost", "CVY-2": "33", "CVY-3": "33"}, phase=2) as drill:
        assert drill.refused("mobilize", kind="convoy") == "9.2-d"


@rule("paratrooper:27.2-b")
def test_a_convoy_doubles_movement():
    with mission({"CVY-1": "66", "1/1 Co": "65", "2/1 Co": "63"}) as drill:
        drill.do("expend", unit="CVY-1")
        drill.do("pick", unit="1/1 Co")
        assert "61" in drill.hexes("move")
        drill.do("move", to="61")
        drill.do("pick", unit="2/1 Co")
        assert "11" not in drill.hexes("move")
        drill.do("move", to="62")
    with mission({"CVY-1": "66", "CVY-2": "66", "MOR-1": "65"}) as drill:
        drill.do("expend", unit="CVY-1")
        assert drill.step == "march"  # a second one would help nobody
        drill.do("pick", unit="MOR-1")
        assert "61" in drill.hexes("move")  # 4 points
        assert "51" not in drill.hexes("move")  # never more than double


def asked(units, phase, **more):
    """Whether anybody is asked to expend a convoy."""
    drill = mission(units, phase=phase, **more)
    drill.state.chance.exact = False
    return drill.step == "convoys"


@rule("paratrooper:27.2-b", "paratrooper:27.2-c")
def test_convoys_are_asked_for_only_where_somebody_could_use_them():
    for phase in (11, 13):
        assert asked({"CVY-1": "32", "1/1 Co": "31", "TEC-1": "31"}, phase)
        assert not asked({"CVY-1": "32", "1/1 Co": "31", "TEC-1": "22"}, phase)  # nobody to fight
        assert not asked({"CVY-1": "35", "1/1 Co": "31", "TEC-1": "31"}, phase, dice=[1, 1])  # too far away
        assert not asked({"CVY-1": "32", "TIGRE-1": "31", "TEC-1": "31"}, phase, dice=[1, 1])  # no help to helicopters
    assert asked({"CVY-1": "32", "1/1 Co": "31"}, 5)
    assert not asked({"CVY-1": "32", "FOB-1": "32", "1/1 Co": "31"}, 5)  # it goes twice as far already
    assert not asked({"CVY-1": "32", "1/1 Co": "35"}, 5)
    guns = {"CVY-1": "11", "MOR-1": "12", "1/1 Co": "31", "TEC-1": "31"}
    assert asked(guns, 13, options={"impact_logistics": True})
    assert not asked(guns, 13)


@rule("paratrooper:27.2-c", "paratrooper:27.2-d")
def test_a_convoy_shifts_fire_but_not_of_helicopters():
    units = {"CVY-1": "32", "1/1 Co": "31", "TIGRE-1": "31", "TEC-1": "31"}
    for phase in (11, 13):
        with mission(units, phase=phase, dice=[1, 1, 1]) as drill:
            drill.do("expend", unit="CVY-1")
            columns = {f["units"][0]: f["column"] for f in drill.told("fire")}
            assert columns["1/1 Co"] == "4"
            assert columns["TIGRE-1"] == "5-6"
            assert not drill.state.backed


@rule("paratrooper:27.2-d")
def test_a_convoy_does_not_speed_helicopters():
    with mission({"CVY-1": "11", "CARACAL-1": "11", "1/1 Co": "12"}) as drill:
        drill.do("expend", unit="CVY-1")
        assert not drill.is_("doubled", "CARACAL-1")


@rule("paratrooper:27.3-a")
def test_a_fob_is_built_with_an_engineer():
    with mission({"FOB-1": "box", "SAP-1": "33", "1/1 Co": "44", "TEC-1": "33"}, phase=4) as drill:
        assert drill.refused("build", at="44") == "27.3-a"
        assert drill.hexes("build") == {"33"}
        drill.do("build", at="33")
        assert drill.where("FOB-1") == "33"
        assert drill.state.ops == 10
    with mission({"FOB-1": "31"}, phase=4) as drill:
        assert drill.refused("exit", unit="FOB-1", to="chad") == "27.3-a"


@rule("paratrooper:27.3-b")
def test_a_fob_fights():
    with mission({"FOB-1": "31", "GUE-5": "31"}, phase=11, dice=[1, 1]) as drill:
        assert [f["units"][0] for f in drill.told("fire")] == ["FOB-1", "GUE-5"]
    losses = [{"step": "losses", "hex": "31", "hits": 2, "retreats": 0, "steps": 0}]
    with mission({"FOB-1": "31"}, steps=losses) as drill:
        assert drill.where("FOB-1") == "lost"


@rule("paratrooper:27.3-c")
def test_a_fob_supports_without_being_expended():
    with mission({"FOB-1": "65", "1/1 Co": "65", "CARACAL-1": "65"}) as drill:
        drill.do("pick", unit="1/1 Co")
        assert "61" in drill.hexes("move")
        drill.do("move", to="61")
        assert not drill.is_("doubled", "CARACAL-1")
        assert drill.where("FOB-1") == "65"
    with mission({"FOB-1": "32", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "4"
        assert drill.where("FOB-1") == "32"


@rule("paratrooper:27.3-d")
def test_a_fob_spots():
    with mission({"FOB-1": "33", "MOR-1": "11", "TEC-1": "34"}, phase=7) as drill:
        assert drill.hexes("bombard") == {"34"}


@rule("paratrooper:27.4-a")
def test_a_command_post_gives_no_supply():
    with mission({"VAB PC": "32", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "3"
    with mission({"VAB PC": "33", "1/1 Co": "33-", "2/1 Co": "66-", "FOB-1": "66"}, phase=2) as drill:
        drill.done()
        assert drill.refused("refit", at="33") == "10.1-b"


def test_the_opposition_gives_its_reasons():
    with event({"1/1 Co": "31", "TEC-1": "34"}, OFFENSIVE) as drill:
        told = next(e for e in drill.events if e.kind == "opfor-advances")
        assert told.rule == "21.3-a"
        assert told.facts["goal"] == "D31"
        assert drill.told("event")[0]["dice"] == OFFENSIVE
