"""The sequence of play (4) and activation (5)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.games.world_war_africa.zones import zone
from tests.games.world_war_africa.drill import THEATRE, TITLE, defence_of, play_setup, start, war

QUIET = dict.fromkeys(THEATRE.contingents, 0)
ALLIES = ["ZB/1", "ZB/2", "ZB/3", "ZB/4", "ZB/5", "ZB/PR"]


def kinds(drill):
    return [event.kind for event in drill.events]


@rule("world_war_africa:4.0-a", "world_war_africa:4.0-d", "world_war_africa:4.0-e")
def test_event_then_income_then_the_draw():
    with war(
        {"Rw/211": "2015"}, "end", turn=1, events=["no-event"], points=QUIET, drawn=["Rwanda"], dice=[3, 3]
    ) as drill:
        assert drill.state.turn == 2
        assert drill.active == "Rwanda"
        assert drill.state.event >= 0
        assert drill.points("Rwanda") == 2 + 2  # two coltan towns with a 3 each
        assert drill.state.pool.bit_count() == 4


@rule("world_war_africa:4.0-e", "world_war_africa:15.0-b")
def test_the_event_of_the_turn_changes_its_income():
    with war(
        {},
        "event",
        turn=4,
        events=["coltan-rush"],
        points=QUIET,
        dice=[2, 2],
        control={"2016": "Rwanda", "1915": "Rwanda"},
    ) as drill:
        assert drill.points("Rwanda") == 2 + 2 + 2  # line 5 twice


@rule("world_war_africa:4.0-f")
def test_buy_move_fight_in_this_order():
    units = {"AN/5": "angola", "AN/10": "1408", "Rw/211": "1409", "Rw/201": "1308"}
    with war(units, "Angola/reinforcement", points={"Angola": 5}, control={"1400": "DRC"}) as drill:
        assert (drill.step, drill.seat) == ("reinforcement", "government")
        assert drill.refused("pick", unit="AN/10") == "4.0-f"
        assert drill.refused("recruit", group="FAC") == "10.1-d"
        drill.do("done")
        assert drill.step == "movement"
        assert drill.refused("attack", at="1409") == "4.0-f"
        assert drill.refused("pick", unit="Rw/211") == "7.0-c"
        drill.do("done")
        assert drill.step == "combat"
        assert drill.refused("buy", unit="AN/13") == "4.0-f"


@rule("world_war_africa:4.0-h")
def test_all_markers_go_back_to_the_pool():
    with war({}, "end", turn=3, events=["no-event"], points=QUIET, drawn=["DRC"]) as drill:
        assert drill.state.turn == 4
        assert drill.state.pool.bit_count() == 4  # five, one of them just drawn


@rule("world_war_africa:4.0-i", "world_war_africa:13.2-a")
def test_kinshasa_at_the_end_of_a_turn_wins():
    with war({"Rw/211": "1602"}, "end", turn=2) as drill:
        assert drill.step is None
        result = drill.game.result(drill.state)
        assert (result.winner, result.reason) == (1, "kinshasa")
    with war({}, "end", turn=2, control={"1602": "Uganda"}) as drill:  # held, though nobody is there any more
        assert drill.game.result(drill.state).winner == 1
    with war({"FAC/2": "1602"}, "end", turn=6) as drill:  # taken and lost again within the turn
        assert drill.step is not None
        assert drill.state.turn == 7


@rule("world_war_africa:5.1-a")
def test_all_nations_of_the_contingent_and_nobody_else():
    units = {"Rw/211": "1914", "ANC/1": "1814", "RDC/1": "2015", "Bu/1": "1815", "UG/305": "2315", "MLC/1": "2311"}
    with war(units) as drill:
        assert drill.units("pick") == {"Rw/211", "ANC/1", "RDC/1", "Bu/1"}
        assert drill.refused("pick", unit="UG/305") == "5.1-a"


@rule("world_war_africa:5.1-b")
def test_event_units_are_not_bought():
    with war({}, "DRC/reinforcement", points={"DRC": 10}) as drill:
        for unit in ("Lendu/Lendu", "ADF/ADF", "WNBF/WNBF"):
            assert drill.refused("buy", unit=unit) == "5.1-b"
        assert drill.refused("recruit", group="Lendu") == "5.1-b"
        assert {action["group"] for action in drill.plain("recruit")} == {"FAC", "Hutu"}


@rule("world_war_africa:5.2-a")
def test_rwanda_then_uganda_then_the_draw():
    with start() as drill:
        play_setup(drill)
        assert drill.active == "Rwanda"
        order = ["Rwanda"]
        while drill.state.turn == 1:
            drill.do(**next(a for a in drill.plain() if a["do"] in ("done", "save", "stay")))
            if drill.state.turn == 1 and drill.active != order[-1]:
                order.append(drill.active)
        assert order[:2] == ["Rwanda", "Uganda"]
        assert sorted(order[2:]) == ["Angola", "DRC", "Zimbabwe"]


def zimbabwe(dice, *answers, units=None, **more):
    drill = war(units or {}, "Zimbabwe/activation", dice=dice, **more)
    for answer in answers:
        drill.do(answer)
    return drill


@rule("world_war_africa:5.3-a")
@pytest.mark.parametrize(("die", "land"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6)])
def test_zimbabwe_table(die, land):
    with zimbabwe([die], "save", points={"DRC": 2, "Zimbabwe": 6}) as drill:
        assert drill.state.land == land


@rule("world_war_africa:5.3-b")
def test_support_of_the_row():
    with zimbabwe([6], "spend", points={"DRC": 2, "Zimbabwe": 6}) as drill:
        assert (drill.state.land, drill.state.air, drill.state.helo) == (6, 2, 1)
    with zimbabwe([6], "save", points={"DRC": 2, "Zimbabwe": 6}) as drill:
        assert (drill.state.air, drill.state.helo) == (1, 1)
    table = TITLE.pack.tables.activation.zimbabwe
    assert (table.transport_air, table.transport_helo) == (1, 1)
    units = {"ZB/1": "1408", "Rw/211": "1409", "ZB-air-support-1": "ready", "ZB-air-support-2": "ready"}
    with war(units, "Zimbabwe/combat", air=1, helo=1) as drill:
        drill.attack("1409", "ZB/1")
        drill.do("use", by="ZB-air-support-1")
        assert drill.step != "battle"  # the other one may not be used: the fight goes on
        assert drill.where("ZB-air-support-2") == "ready"
    with war({**units, "FAC/2": "1408"}, "Rwanda/combat", air=0, helo=0, control={"1408": "DRC"}) as drill:
        drill.attack("1408", "Rw/211")
        assert drill.seat == "government"  # in the enemy's activation the table caps nothing
        drill.do("use", by="ZB-air-support-1")
        drill.do("use", by="ZB-air-support-2")


@rule("world_war_africa:5.3-c", "world_war_africa:10.2.1-e")
def test_one_rp_of_the_drc_adds_one():
    with zimbabwe([2], "spend", points={"DRC": 2, "Zimbabwe": 6}) as drill:
        assert drill.points("DRC") == 1
        assert drill.points("Zimbabwe") == 6
        assert drill.state.land == 5
    with war({}, "Zimbabwe/activation", points={"DRC": 0, "Zimbabwe": 6}, dice=[2]) as drill:
        assert drill.step == "reinforcement"  # nothing to spend: rolled at once
        assert drill.state.land == 4


@rule("world_war_africa:5.3-d", "world_war_africa:2.1-d")
def test_a_poor_zimbabwe():
    with zimbabwe([5], "save", points={"DRC": 2, "Zimbabwe": 3, "Angola": 9}) as drill:
        assert drill.told("activation-roll")[0]["result"] == 3
        assert drill.state.land == 5
    with zimbabwe([5], "save", points={"DRC": 2, "Zimbabwe": 4, "Angola": 0}) as drill:
        assert drill.told("activation-roll")[0]["result"] == 5


@rule("world_war_africa:5.3-e", "world_war_africa:2.1-d")
def test_graft_whoever_it_hit():
    with zimbabwe([3], "save", points={"DRC": 2, "Zimbabwe": 6}, event="corruption-and-graft", graft="Uganda") as drill:
        assert drill.state.land == 4


@rule("world_war_africa:5.3-f")
def test_modifiers_add_up():
    with zimbabwe([1], "save", points={"DRC": 2, "Zimbabwe": 2}, event="corruption-and-graft") as drill:
        assert drill.told("activation-roll")[0]["result"] == -2
        assert drill.state.land == 4


@rule("world_war_africa:5.3-g")
def test_more_may_be_bought_and_entered_up_to_the_number():
    on_map = {"ZB/1": "1408", "ZB/2": "1408", "ZB/3": "1408"}
    with war(on_map, "Zimbabwe/reinforcement", land=5, points={"Zimbabwe": 6}) as drill:
        drill.do("buy", unit="ZB/4")
        drill.do("buy", unit="ZB/SAS")
        assert drill.points("Zimbabwe") == 4
        assert drill.refused("buy", unit="ZB/5") == "5.3-g"
        drill.do("done")
        drill.march("ZB/4", "0712")
        drill.march("ZB/SAS", "0714")
    waiting = {"ZB/1": "1408", "ZB/2": "1408", "ZB/3": "1408", "ZB/4": "1409", "ZB/5": "zimbabwe"}
    with war(waiting, "Zimbabwe/movement", land=4) as drill:
        assert drill.refused("pick", unit="ZB/5") == "5.3-g"
        assert "ZB/5" not in drill.units("pick")


@rule("world_war_africa:5.3-h")
def test_too_many_are_turned_to_the_flag_side():
    where = {name: "1408" if n < 3 else "1410" for n, name in enumerate(ALLIES)}
    with zimbabwe([1], "save", units={**where, "Rw/211": "1409"}, points={"DRC": 2, "Zimbabwe": 6}) as drill:
        assert drill.units("turn") == set(ALLIES)
        drill.do("turn", unit="ZB/1")
        drill.do("turn", unit="ZB/4")
        assert drill.step == "reinforcement"
        drill.do("done")
        assert drill.units("pick") == set(ALLIES) - {"ZB/1", "ZB/4"}
        assert drill.refused("pick", unit="ZB/1") == "5.3-h"
        drill.do("done")
        drill.do("attack", at="1409")
        assert drill.refused("join", unit="ZB/1") == "5.3-h"
    units = {**dict.fromkeys(ALLIES[:4], "1408"), **dict.fromkeys(ALLIES[4:], "zimbabwe")}
    with zimbabwe([1], "save", units=units, points={"DRC": 2, "Zimbabwe": 6}) as drill:
        assert drill.step == "reinforcement"  # those in the box are not on the map: nobody rests
    with war({"ZB/1": "0712"}, flags={"inactive": ["ZB/1"]}) as drill:
        assert defence_of(drill, THEATRE.piece["ZB/1"]) == THEATRE.defence[THEATRE.piece["ZB/1"]]
        assert zone(drill.game, drill.state, 0) >> THEATRE.index["0713"] & 1
    with war({"ZB/1": "0712"}, "end", flags={"inactive": ["ZB/1"]}) as drill:
        assert drill.state.inactive == 0


@rule("world_war_africa:5.3-i")
def test_chad_is_extra():
    units = {"ZB/1": "1408", "ZB/2": "1408", "ZB/3": "1410", "ZB/4": "1410", "Chad/RG": "1409"}
    with zimbabwe([1], "save", units=units, points={"DRC": 2, "Zimbabwe": 6}) as drill:
        assert drill.step == "reinforcement"  # nobody has to rest
        drill.do("done")
        assert "Chad/RG" in drill.units("pick")


@rule("world_war_africa:5.4-a")
def test_angola_table():
    with war({}, "Angola/activation", dice=[5], event="unita-crushed", points={"DRC": 2, "Angola": 4}) as drill:
        drill.do("save")
        assert drill.state.land == 5
    with war({}, "Angola/activation", dice=[6], points={"DRC": 2, "Angola": 4}) as drill:
        drill.do("save")
        assert drill.state.land == 6
    with war({}, "Angola/activation", dice=[2], points={"DRC": 2, "Angola": 4}, event="corruption-and-graft") as drill:
        drill.do("spend")
        assert drill.state.land == 5
        assert drill.points("DRC") == 1
    with war({}, "Angola/activation", dice=[6], points={"DRC": 2, "Angola": 3}) as drill:
        drill.do("save")
        assert drill.state.land == 5


@rule("world_war_africa:5.4-b")
def test_namibia_acts_with_angola():
    units = {"AN/5": "1408", "AN/10": "1408", "AN/13": "1410", "AN/18": "1410", "NA/1": "1409", "Rw/211": "1509"}
    with war(units, "Angola/activation", dice=[1], points={"DRC": 2, "Angola": 4}) as drill:
        drill.do("save")
        assert drill.step == "reinforcement"
        drill.do("done")
        assert "NA/1" in drill.units("pick")
        drill.do("done")
        drill.do("attack", at="1509")
        assert "NA/1" in drill.units("join")


@rule("world_war_africa:5.3-b")
def test_support_of_an_ally_is_told_with_the_roll_and_before_it():
    with war({}, "Zimbabwe/activation", points={"DRC": 2, "Zimbabwe": 6}, dice=[6]) as drill:
        spent = drill.game.forecast(drill.game.observe(drill.state, 0), drill.game.read_action({"do": "spend"}))
        rows = {tuple(one.message.args.values()): round(one.chance * 6) for one in spent.groups[0]}
        assert rows == {(5, 1, 1): 2, (4, 1, 1): 1, (6, 1, 1): 2, (6, 2, 1): 1}  # a second air support on 7 alone
        drill.do("spend")
        facts = drill.told("activation-roll")[0]
        assert (facts["land"], facts["air"], facts["helo"]) == (6, 2, 1)
        assert shown_tracks(drill) == {"ally-land": 6, "ally-air": 2, "ally-helo": 1}
    with war({"FAC/2": "1602"}, "DRC/movement") as drill:
        assert shown_tracks(drill) == {}


def shown_tracks(drill):
    """The tracks that tell what an ally may still do."""
    tracks = drill.game.scene(drill.game.observe(drill.state, 1)).tracks
    return {track.name: track.value for track in tracks if track.name.startswith("ally-")}
