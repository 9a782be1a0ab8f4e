"""What the general knows of the war that the Colonel does not: villages abroad, and which fights do not pay."""

from random import Random
from typing import Any

import pytest

from sandtable.engine.contract import Action
from sandtable.engine.fields import Seat
from sandtable.games.guerra.actions import DONE, Attack, Move, Pick
from sandtable.games.guerra.bot import LEVELS
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import title
from tests.games.guerra.drill import ADF1, C1, C2, C4, GUNS, U1, Drill, war

#: nothing is left to be taken but what a test says
OURS = dict.fromkeys((town.name for town in title().pack.board.town), "congo")


def wish(drill: Drill, who: str, side: Seat = CONGO) -> Action:
    """What an opponent would do."""
    return LEVELS[who](drill.game, side).choose(drill.table.view(side), Random(1))


@pytest.mark.parametrize("unit", [C1, ADF1])
def test_in_the_second_half_of_the_war_it_takes_villages_abroad(unit: str):
    """Kasese lies open a march away; early in the war the army's morale is worth more."""
    ground: dict[str, Any] = {"towns": {"Kasese": "3012"}, "holders": {**OURS, "Kasese": "rebels"}}
    goes = []
    for turn in (4, 10, 15):
        with war({unit: "3010", U1: "1010"}, side="congo", turn=turn, **ground) as drill:
            assert wish(drill, "colonel") == DONE
            goes.append(wish(drill, "general") == Pick(unit))
            if goes[-1]:
                drill.do("pick", unit=unit)
                march = wish(drill, "general")
                assert isinstance(march, Move)
                assert march.to == "3012"
    assert goes == [False, True, True]


def test_angola_stays_at_home_to_the_end():
    """Ten points for the enemy are more than a village (7-k)."""
    ground: dict[str, Any] = {"towns": {"Kikwit": "2012", "Uige": "2010"}, "holders": {**OURS, "Kikwit": "rebels"}}
    with war({GUNS: "2010", U1: "3525"}, side="congo", turn=15, **ground) as drill:
        assert wish(drill, "general") == DONE
    with war({C1: "2010", U1: "3525"}, side="congo", turn=15, **ground) as drill:
        assert wish(drill, "general") == Pick(C1)


def test_it_storms_a_village_only_with_a_good_chance():
    """Two regiments against one in a village in the open: the Colonel tries, the general does with one more."""
    village: dict[str, Any] = {"towns": {"Kindu": "2020"}, "holders": {**OURS, "Kindu": "rebels"}}
    for more, attacks in (({}, False), ({C4: "2120"}, True)):
        units = {C1: "2019", C2: "2021", U1: "2020", **more}
        with war(units, side="congo", turn=8, phase="combat", **village) as drill:
            assert wish(drill, "colonel") == Attack("2020")
            assert isinstance(wish(drill, "general"), Attack) is attacks


def test_as_the_rebels_it_plays_as_the_colonel_does():
    """None of the other tempers that were tried for them did better."""
    with war({U1: "3010", C1: "2010"}, side="rebels", turn=3) as drill:
        assert wish(drill, "general", REBELS) == wish(drill, "colonel", REBELS)
