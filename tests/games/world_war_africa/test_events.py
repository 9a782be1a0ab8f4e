"""Random events (9, 15)."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.world_war_africa.drill import SOURCES, THEATRE, war

QUIET = dict.fromkeys(THEATRE.contingents, 0)
NOBODY = dict.fromkeys(SOURCES, "nobody")


def drawn(event, turn=3, units=None, **more):
    more = {"points": QUIET, **more}
    return war(units or {}, "event", turn=turn, events=[event], **more)


@rule("world_war_africa:9.0-a")
def test_an_event_is_not_kept():
    with war(
        {}, "end", turn=5, libya=1, event="libyan-support", points=QUIET, events=["no-event"], drawn=["Uganda"]
    ) as drill:
        assert drill.state.turn == 6
        assert drill.state.libya == 0
        assert not drill.plain("libya")
    with drawn("libyan-support") as drill:
        assert drill.state.libya == 1  # applied in the turn it is drawn


@rule("world_war_africa:9.0-b", "world_war_africa:15.0-l")
@pytest.mark.parametrize(
    ("event", "left"),
    [("no-event", 11), ("coltan-rush", 10), ("mlc-in-car", 10), ("unita-crushed", 10), ("foreign-advisers", 10)],
)
def test_some_markers_return(event, left):
    with drawn(event, turn=2) as drill:
        assert drill.state.events.bit_count() == left
        assert len([e for e in drill.events if e.kind == "event"]) <= 1


@rule("world_war_africa:15.0-a")
def test_chad_withdrawal():
    with drawn("chad-withdrawal", 2, {"Chad/RG": "1408"}) as drill:
        assert drill.where("Chad/RG") == "1408"
        assert drill.state.events.bit_count() == 11
    for place in ("1408", "available", "zimbabwe"):
        with drawn("chad-withdrawal", 3, {"Chad/RG": place}) as drill:
            assert drill.where("Chad/RG") == "out"
            assert drill.state.events.bit_count() == 10


@rule("world_war_africa:15.0-d")
def test_foreign_advisers():
    with drawn("foreign-advisers", 3, {"FAC/2": "1602", "ALiR/Alb": "1602"}) as drill:
        assert drill.active == "DRC"
        assert drill.units("advise") == {"FAC/2"}
        before = drill.points("DRC")
        drill.do("advise", unit="FAC/2")
        assert drill.points("DRC") == before
        assert drill.state.advisers == THEATRE.piece["FAC/2"]
    with war({"FAC/2": "1602"}, "Zimbabwe/reinforcement", points={"Zimbabwe": 2}, advisers="ready") as drill:
        assert drill.refused("advise", unit="FAC/2") == "15.0-d"


@rule("world_war_africa:15.0-e")
def test_advisers_help_only_the_attack():
    units = {"FAC/2": "1405", "Rw/211": "1404", "FAC/3": "1405"}
    with war(units, "DRC/combat", dice=[3], advisers="FAC/2") as drill:
        drill.attack("1404", "FAC/2")
        assert drill.told("combat")[0]["roll"].total == 1
    with war(units, "DRC/combat", dice=[3], advisers="FAC/2") as drill:
        drill.attack("1404", "FAC/3")
        assert drill.told("combat")[0]["roll"].total == 0
    with war(units, "Rwanda/combat", dice=[3], advisers="FAC/2") as drill:
        drill.attack("1405", "Rw/211")
        drill.do("done")
        assert drill.told("combat")[0]["roll"].total == 0


@rule("world_war_africa:15.0-f")
def test_advisers_move_on():
    with war(
        {"FAC/2": "1602", "FAC/3": "1410"},
        "end",
        turn=3,
        advisers="FAC/2",
        points=QUIET,
        events=["no-event"],
        drawn=["DRC"],
    ) as drill:
        assert drill.game.notation()["adviser"].name(drill.state.advisers) == "ready"
        assert drill.units("advise") == {"FAC/2", "FAC/3"}
        drill.do("advise", unit="FAC/3")


@rule("world_war_africa:15.0-g")
def test_advisers_are_lost_with_their_unit():
    with war({"FAC/2": "2404", "FAC/3": "2404", "FAC/5": "2404"}, "DRC/movement", advisers="FAC/2") as drill:
        drill.do("done")
        drill.do("lose", unit="FAC/2")
        assert drill.game.notation()["adviser"].name(drill.state.advisers) == "gone"


@rule("world_war_africa:15.0-h")
def test_mlc_in_the_car():
    with drawn("mlc-in-car", 3, points={**QUIET, "Uganda": 9}, control=NOBODY) as drill:
        assert drill.points("Uganda") == 13  # 9 + 2, then the income up to the cap
    with drawn("mlc-in-car", 3, points=QUIET, control=NOBODY) as drill:
        assert drill.points("Uganda") == 2 + 3


@rule("world_war_africa:15.0-i")
def test_ituri_conflict():
    with drawn("ituri-conflict", 3) as drill:
        assert (drill.step, drill.seat) == ("arrival", "government")
        assert "2416" in drill.spaces("place")
        assert drill.refused("place", unit="Lendu/Lendu", to="2614") == "15.0-i"
        assert drill.refused("place", unit="Lendu/Lendu", to="2516") == "15.0-i"
        drill.do("place", unit="Lendu/Lendu", to="2416")
        assert drill.state.events.bit_count() == 11
        assert drill.active == "DRC"
        drill.do("done")
        assert "Lendu/Lendu" in drill.units("pick")
    with drawn("ituri-conflict", 3, {"MLC/1": "2413"}) as drill:
        assert drill.refused("place", unit="Lendu/Lendu", to="2413") == "6.1-b"


@rule("world_war_africa:15.0-j")
def test_ituri_again():
    with drawn("ituri-conflict", 5, {"Lendu/Lendu": "2413"}) as drill:
        assert drill.step != "arrival"
        assert drill.where("Lendu/Lendu") == "2413"
        assert drill.state.events.bit_count() == 11
    with drawn("ituri-conflict", 5, {"Lendu/Lendu": "eliminated"}) as drill:
        assert drill.plain("keep")
        drill.do("place", unit="Lendu/Lendu", to="2413")
        assert drill.where("Lendu/Lendu") == "2413"


@rule("world_war_africa:15.0-k")
def test_libyan_support():
    with war(
        {}, "Uganda/reinforcement", points={"Uganda": 0}, libya=1, draws=["MLC/2"], control={"2311": "Uganda"}
    ) as drill:
        drill.do("libya")
        assert drill.spaces("place") == {"uganda", "2311"}
        drill.do("place", unit="MLC/2", to="2311")
        assert drill.points("Uganda") == 0
        assert drill.state.libya == 0
    with drawn("libyan-support", 3, pool=["Uganda"]) as drill:  # drawn this turn, used in Uganda's segment
        assert (drill.active, len(drill.plain("libya"))) == ("Uganda", 1)
    nobody_left = {f"MLC/{n}": "uganda" for n in (1, 2, 3, 4)}
    with war(nobody_left, "Uganda/reinforcement", points={"Uganda": 5}, libya=1) as drill:
        assert drill.refused("libya") == "15.0-k"


@rule("world_war_africa:15.0-m")
def test_ugandan_rebels():
    with drawn("ugandan-rebels", 3, {"FAC/2": "1602", "FAC/PCD1": "1410"}) as drill:
        assert drill.units("place") == {"WNBF/WNBF"}
        assert drill.spaces("place") == {"1602", "1501", "1603", "1702", "1502"} & drill.spaces("place") | {"1602"}
        assert drill.refused("place", unit="WNBF/WNBF", to="1410") == "15.0-m"  # militia are no regulars
        drill.do("place", unit="WNBF/WNBF", to="1602")
        drill.do("place", unit="ADF/ADF", to="1603")
        assert drill.state.events.bit_count() == 10
    with drawn("ugandan-rebels", 3, {"FAC/2": "1602", "ADF/ADF": "eliminated"}) as drill:
        drill.do("place", unit="WNBF/WNBF", to="1602")
        assert drill.where("ADF/ADF") == "eliminated"


UGANDANS = {"UG/305": "2212", "UG/307": "2212", "MLC/1": "2212", "Rw/211": "2211", "ANC/1": "2211"}


@rule("world_war_africa:15.0-n")
def test_no_clash_on_the_second_turn():
    with drawn("clash", 2, UGANDANS) as drill:
        assert drill.step != "clash"
        assert drill.state.events.bit_count() == 11


@rule("world_war_africa:15.0-o")
def test_clash():
    with drawn("clash", 5, UGANDANS, dice=[3], control=NOBODY) as drill:
        assert (drill.step, drill.seat) == ("clash", "government")
        assert drill.plain("clash") == [{"do": "clash", "at": "2212", "to": "2211"}]
        drill.do("clash", at="2212", to="2211")
        assert drill.units("join") == {"UG/305", "UG/307", "MLC/1"}
        drill.do("join", unit="MLC/1")
        assert drill.refused("launch") == "15.0-o"  # MLC only beside Ugandans
        drill.do("join", unit="UG/305")
        drill.do("launch")
        facts = drill.told("combat")[0]
        assert {reason.about for reason in facts["defence"].reasons} == {"Rw/211", "ANC/1"}
        assert drill.state.events.bit_count() == 10
    with drawn("clash", 5, UGANDANS, control=NOBODY) as drill:
        drill.do("done")  # it is optional
        assert drill.state.events.bit_count() == 10
    with drawn("clash", 5, {"UG/305": "2115", "Rw/211": "2114", "UG/307": "2212", "Rw/201": "2213"}) as drill:
        assert [action["to"] for action in drill.plain("clash")] == ["2114"]  # 2213 is Maniema
        assert drill.refused("clash", at="2212", to="2213") == "7.1-a"


@rule("world_war_africa:15.0-o")
def test_the_rebel_takes_the_losses_of_both_and_nobody_uses_support():
    help_ = {"UG-air-support-1": "ready", "Rw-helo-support-1": "ready", "Rw-adr-1": "ready", "cache-1": "2212"}
    more = {"flags": {"rebel_held": ["cache-1"]}, "control": {**NOBODY, "2115": "Uganda"}, "dice": [6]}
    with drawn("clash", 5, {**UGANDANS, **help_}, **more) as drill:
        drill.do("clash", at="2212", to="2211")
        for unit in ("UG/305", "UG/307", "MLC/1"):
            drill.do("join", unit=unit)
        drill.do("launch")
        assert (drill.step, drill.seat) == ("losses", "rebel")  # rolled at once
        assert drill.units("lose") == {"Rw/211", "ANC/1"}
        assert [drill.where(name) for name in help_] == ["ready", "ready", "ready", "2212"]


@rule("world_war_africa:15.0-p")
def test_a_town_that_holds_in_the_clash_stays_rwandas():
    units = {"UG/305": "2115", "Rw/211": "2016", "Rw/201": "2016", "Rw/301": "2016"}
    with drawn("clash", 5, units, dice=[3, 4], control={**NOBODY, "2016": "Rwanda"}) as drill:
        drill.do("clash", at="2115", to="2016")
        drill.do("join", unit="UG/305")
        drill.do("launch")
        assert drill.holder("2016") == "Rwanda"
        assert drill.points("Rwanda") == 2 + 2


@rule("world_war_africa:15.0-p")
def test_a_town_lost_in_the_clash_is_ugandas():
    units = {"UG/305": "2115", "UG/307": "2115", "UG/401": "2115", "Rw/HCU": "2016"}
    control = {**NOBODY, "2016": "Rwanda"}
    with drawn("clash", 5, units, dice=[6, 4], control=control) as drill:
        drill.do("clash", at="2115", to="2016")
        for unit in ("UG/305", "UG/307", "UG/401"):
            drill.do("join", unit=unit)
        drill.do("launch")
        assert drill.where("Rw/HCU") == "eliminated"
        assert drill.holder("2016") == "Uganda"
        assert drill.seat == "rebel"
        drill.do("done")  # even without an advance
        assert drill.holder("2016") == "Uganda"
        assert drill.points("Uganda") == 3 + 2
        assert drill.points("Rwanda") == 2


@rule("world_war_africa:15.0-q")
def test_unita_crushed():
    with drawn(
        "unita-crushed", 6, pool=["Angola"], points={**QUIET, "Angola": 6, "DRC": 0}, dice=[5], control=NOBODY
    ) as drill:
        assert drill.active == "Angola"
        drill.do("save")
        assert drill.told("activation-roll")[0]["result"] == 4
    with war(
        {},
        "end",
        turn=6,
        event="unita-crushed",
        points={**QUIET, "Angola": 6},
        events=["no-event"],
        drawn=["Angola"],
        dice=[5],
        control=NOBODY,
    ) as drill:
        drill.do("save")
        assert drill.told("activation-roll")[0]["result"] == 5
