"""Chapter 4.7: retreats and advances."""

from itertools import product

import pytest

from sandtable.engine.foresight import all_one
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.actions import Retreat
from sandtable.games.guerra.theatre import CONGO
from tests.games.guerra.drill import (
    BAND1,
    C1,
    C2,
    C3,
    GUNS,
    R_TRUCKS,
    U1,
    U2,
    U3,
    V1,
    Z_TANKS,
    Drill,
    war,
)

#: 16 against 4 is 4:1; 60 is AVI(M) / DRI(M)
WON = {U1: "2010", U2: "2010", U3: "1911", "rcd-1": "1911"}
DICE = [6, 10]


def beaten(units: dict[str, object], *attackers: str, dice: list[int] | None = None, **more: object) -> Drill:
    """An attack on 2011 that drives the defence back."""
    drill = war({**WON, **units}, phase="combat", dice=dice or DICE, **more)  # type: ignore[arg-type]
    drill.attack("2011", *(attackers or tuple(WON)))
    return drill


@rule("guerra:4.7.1-a")
def test_a_retreat_is_one_hex_out_of_enemy_zones():
    drill = beaten({C1: "2011"})
    assert drill.listed("retreat", "to") == {"2012", "2112"}  # 1912 and 2111 are in the attackers' zones
    assert drill.refused("retreat", unit=C1, to="1912") == "4.7.1-a"
    assert drill.refused("retreat", unit=C1, to="2010") == "3.2.1-a"
    assert drill.refused("retreat", unit=C1, to="2013") == "4.7.1-a"
    drill.do("retreat", unit=C1, to="2112")
    assert drill[C1].hex == "2112"
    # costs do not matter, closed ground does; each unit of a stack chooses for itself
    drill = beaten({C1: "2011"}, terrain={"2012": "mountain"}, rivers=["2011/2012"])
    assert "2012" in drill.listed("retreat", "to")
    drill = beaten(
        {"fac-5": "2011", C1: "2011"}, dice=[10, 10], terrain={"2112": "forest"}
    )  # 16:8 is 2:1; AVI / DRI(M)
    assert {(a.unit, a.to) for a in drill.legal("retreat")} == {  # type: ignore[attr-defined]
        ("fac-5", "2012"),
        (C1, "2012"),
        (C1, "2112"),
    }
    assert drill.refused("retreat", unit="fac-5", to="2112") == "3.3.6-a"
    drill.do("retreat", unit=C1, to="2112")
    assert drill["fac-5"].hex == "2012"


@rule("guerra:4.7.1-a")
@option("guerra:stack_retreats_together")
def test_a_stack_that_retreats_together():
    options = {"stack_retreats_together": True}
    drill = beaten({C2: "2011", C1: "2011"}, dice=[10, 10], options=options)
    drill.do("retreat", unit=C1, to="2112")
    assert [drill[name].hex for name in (C1, C2)] == ["2112", "2112"]
    # no hex takes them both: each takes a loss
    full = {C3: "2012", "fac-37": "2112"}
    drill = beaten({C2: "2011", C1: "2011", **full}, dice=[10, 10, 1, 1], options=options)
    assert [drill[name].reduced for name in (C1, C2)] == [True, True]


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("more", [{}, {C3: "2012"}, {C3: "2012", GUNS: "2112"}])
def test_a_stack_falls_back_to_the_listed_hexes_and_to_no_other(together: bool, more: dict[str, str]):
    """Random games hardly ever beat a stack: here every unit is sent to every hex."""
    options = {"stack_retreats_together": together}
    drill = beaten({C1: "2011", "fac-5": "2011", **more}, dice=[10, 10], options=options, terrain={"1912": "forest"})
    assert drill.step == "retreat"
    step, listed = drill.state.stack[-1], drill.legal()
    for unit, to in product(drill.theatre.names, drill.theatre.grid.index):
        action = Retreat(unit, to)
        refusal = step.why_not(drill.game, drill.state, action)
        assert (refusal is None) == (action in listed), (action, refusal)


def test_who_goes_first_to_the_one_hex_is_no_choice():
    """Two who must fall back to the same hex are asked about as one; where somebody has a choice, one by one."""
    marsh = {"2112": "lake"}
    drill = beaten({C1: "2011", C2: "2011"}, dice=[10, 10], terrain=marsh)
    asked = [Retreat(unit, "2012") for unit in (C1, C2)]
    assert sorted(drill.legal(), key=str) == sorted(asked, key=str)
    assert all_one(drill.game, drill.game.observe(drill.state, CONGO), drill.legal())
    drill = beaten({C1: "2011", C2: "2011"}, dice=[10, 10])
    assert not all_one(drill.game, drill.game.observe(drill.state, CONGO), drill.legal())
    # there is room for one of them: who comes first matters
    drill = beaten({C1: "2011", C2: "2011", C3: "2012"}, dice=[10, 10], terrain=marsh)
    assert len(drill.legal()) == 2
    assert not all_one(drill.game, drill.game.observe(drill.state, CONGO), drill.legal())


@rule("guerra:4.7.1-c")
def test_no_room_to_fall_back():
    ground = {"terrain": {"2012": "forest", "2112": "lake", "1912": "lake", "2111": "lake"}}
    drill = beaten({C1: "2011", C2: "2012"}, dice=[*DICE, 1], **ground)
    assert drill[C1].hex == "2011"
    assert drill[C1].reduced
    assert not drill.told("advance")
    assert drill.step != "advance"
    drill = beaten({C1: {"hex": "2011", "reduced": True}, C2: "2012"}, U1, "rcd-1", **ground)  # 8:2 is 4:1
    assert drill[C1].hex == "eliminated"
    assert drill.step == "advance"
    # a full hex outside the zones does not open the hexes inside them
    ground = {"terrain": {"2012": "forest", "2112": "forest"}}
    drill = beaten({C1: "2011", C2: "2012", C3: "2112"}, dice=[*DICE, 1], **ground)
    assert drill[C1].hex == "2011"


@rule("guerra:6-b")
def test_a_retreat_over_a_closed_border_leaves_the_game():
    lakes = {"2012": "lake", "1912": "lake", "2111": "lake"}
    drill = beaten({C1: "2011"}, terrain=lakes, countries={"2112": "tanzania"})
    assert drill[C1].hex == "left"
    assert drill.points("rebels") == 0
    # with another hex to go to it may not choose the border
    drill = beaten({C1: "2011"}, countries={"2112": "tanzania"})
    assert drill[C1].hex == "2012"


@rule("guerra:4.7.2-a")
def test_victors_may_advance_within_stacking():
    drill = beaten({C1: "2011"}, terrain={"2011": "forest"}, dice=[9, 10])  # 4:1, forest: 2:1; 90: AVI(M) / DRI(M)
    drill.do("retreat", unit=C1, to="2012")
    drill.do("advance", unit=U1, to="2011")
    assert drill[U1].hex == "2011"
    assert drill.step != "advance"  # 2 points fill it: nobody else is even asked
    drill = beaten({C1: "2011", V1: "2111"})
    assert drill[C1].hex == "2012"
    assert drill.refused("advance", unit=V1, to="2011") == "4.7.2-a"  # it did not attack
    drill.do("advance", unit=U1, to="2011")
    drill.do("advance", unit=U2, to="2011")
    assert drill.step != "advance"
    drill = beaten({C1: "2011"})
    drill.do("retreat", unit=C1, to="2012")
    drill.do("done")  # nobody has to
    assert drill[U1].hex == "2010"


@rule("guerra:4.7.2-b")
def test_foot_units_advance_one_hex():
    drill = beaten({C1: "2011", BAND1: "2111"}, *WON, BAND1)
    drill.do("retreat", unit=C1, to="2012")
    assert drill.refused("advance", unit=BAND1, to="2112") == "4.7.2-b"
    assert {a.to for a in drill.legal("advance")} == {"2011"}  # type: ignore[attr-defined]
    drill.do("advance", unit=BAND1, to="2011")
    units = {GUNS: "2010", "faa-8": "2010", "faa-9": "1911", U1: "2011"}  # 14:4 is 3:1; 60: AVB / DRI(M)
    with war(units, side="congo", phase="combat", turn=1, dice=[6, 10]) as drill:
        drill.attack("2011", GUNS, "faa-8", "faa-9")
        drill.do("lose", unit="faa-9")
        drill.do("retreat", unit=U1, to="2012")
        assert drill.refused("advance", unit=GUNS, to="2112") == "4.7.2-b"


@rule("guerra:4.7.2-c")
def test_mobile_units_advance_two_hexes():
    units = {C1: "2011", R_TRUCKS: "2111", C2: "2113"}
    drill = war({**units, "rcd-1": "2010", "rcd-2": "2010", "rcd-3": "1911"}, phase="combat", dice=[6, 10])
    drill.attack("2011", R_TRUCKS, "rcd-1", "rcd-2", "rcd-3")  # 17:4 is 4:1
    to = min(drill.listed("retreat", "to"))
    drill.do("retreat", unit=C1, to=to)
    reachable = {a.to for a in drill.legal("advance") if a.unit == R_TRUCKS}  # type: ignore[attr-defined]
    assert reachable == {"2011", "1912", "2012", "2112"} - {to}  # every empty hex around the one given up
    assert drill.refused("advance", unit=R_TRUCKS, to="2010") == "4.7.2-c"  # a friend is there
    assert drill.refused("advance", unit=R_TRUCKS, to="2111") == "4.7.2-c"  # it has come from there
    there = min(reachable - {"2011"})
    drill.do("advance", unit=R_TRUCKS, to=there)
    assert drill[R_TRUCKS].hex == there


@rule("guerra:4.7.2-d")
def test_an_advance_ignores_costs_and_zones_but_not_closed_ground():
    mountain = {"2011": "mountain"}
    drill = beaten({C1: "2011", C2: "1912"}, terrain=mountain, dice=[10, 10])  # 4:1, 3:2; AVI(M) / DRI(M)
    drill.do("retreat", unit=C1, to="2112")
    drill.do("advance", unit=U2, to="2011")  # a mountain in the zone of another regiment
    assert drill[U2].hex == "2011"
    tanks = {Z_TANKS: "2010", "zdf-7": "1911", "zdf-8": "1911", R_TRUCKS: "2011"}
    with war(
        tanks, side="congo", phase="combat", dice=[10, 10], terrain={"2011": "forest"}, roads=["2011-2012"]
    ) as drill:
        drill.attack("2011", Z_TANKS, "zdf-7", "zdf-8")  # 15:5 is 3:1, 3:2; 100: AVI(M) / DRI(M)
        drill.do("retreat", unit=R_TRUCKS, to="2012")
        assert drill.refused("advance", unit=Z_TANKS, to="2011") == "4.7.2-d"
        assert drill.listed("advance") == {"zdf-7", "zdf-8"}
