"""A stack that marches together, though the rules send its units one by one."""

from __future__ import annotations

from random import Random

import msgspec

import sandtable
from sandtable.engine.column import Halt, crowds, followers, left_over, march
from sandtable.games.guerra.actions import Move
from tests.games.guerra.drill import R1, R2, R3, R_SLOW, U1, Drill, war


def who_follows(drill: Drill) -> dict[str, list[str]]:
    """By the hex that the unit in hand can march to, who could come after it."""
    view = drill.table.view(drill.decision.seat)
    found = zip(drill.decision.actions, followers(drill.table, view, drill.decision.actions), strict=True)
    return {action.to: along for action, along in found if isinstance(action, Move)}


def send(drill: Drill, unit: str, to: str, *along: str) -> Halt | None:
    return march(drill.table, drill.decision.seat, Move(unit, to), along)


def test_who_can_get_there_follows_the_unit_in_hand():
    with war({R1: "2010", R_SLOW: "2010", U1: "2210"}) as drill:
        assert not any(who_follows(drill).values()), "nobody is in hand"
        drill.do("pick", unit=R1)
        found = who_follows(drill)
        assert found["2011"] == [R_SLOW], "those of the stack, and nobody elsewhere"
        assert [] in found.values(), "who has fewer points does not come so far"
        assert send(drill, R1, "2011", R_SLOW) is None
        assert drill[R1].hex == drill[R_SLOW].hex == "2011"
        assert [msgspec.to_builtins(one.action)["do"] for one in drill.table.turned] == ["pick", "move"] * 2
        drill.table.undo(drill.decision.seat, count=4)
        assert drill[R1].hex == drill[R_SLOW].hex == "2010"


def test_what_each_follower_would_have_left_is_told():
    with war({R1: "2010", R_SLOW: "2010", U1: "2210"}) as drill:
        drill.do("pick", unit=R1)
        view = drill.table.view(drill.decision.seat)
        scene = drill.table.game.scene(view)
        found = left_over(drill.table, view, {R_SLOW}, scene)
        assert list(found) == [R_SLOW]
        (own,) = scene.reach
        assert found[R_SLOW]["2011"] == own.left["2011"] - 1, "it has a point less to march with"
        assert left_over(drill.table, view, set(), scene) == {}
        drill.do("move", unit=R1, to="2011")
        view = drill.table.view(drill.decision.seat)
        assert left_over(drill.table, view, set(), drill.table.game.scene(view)) == {}, "nobody is in hand"


def test_nobody_follows_where_it_cannot_get_nor_does_anybody_after_it():
    with war({R1: "2010", R_SLOW: "2010", R2: "2010"}) as drill:
        drill.do("pick", unit=R1)
        far = next(to for to, along in who_follows(drill).items() if along == [R2])
        assert send(drill, R1, far, R_SLOW, R2) == Halt([R_SLOW, R2], rule="3.1-a")
        assert drill[R1].hex == far
        assert drill[R_SLOW].hex == drill[R2].hex == "2010"


def test_nobody_follows_into_harm_without_a_word_of_its_player():
    with war({R1: "2010", R_SLOW: "2010", U1: "2011"}) as drill:
        drill.do("pick", unit=R1)
        halt = send(drill, R1, "2011", R_SLOW)
        assert halt is not None
        assert halt.units == [R_SLOW]
        assert [harm.rule for harm in halt.harms] == ["3.2.2-g"]
        assert halt.rule == "3.2.2-g"
        assert drill[R_SLOW].hex == "2010"
        assert drill.step == "movement", "who stays is not in hand either"


def test_as_many_as_there_is_room_for_are_offered_together():
    with war({R1: "2010", R2: "2010", R3: "2010", U1: "2011"}) as drill:
        drill.do("pick", unit=R1)
        view = drill.table.view(drill.decision.seat)
        found = zip(drill.decision.actions, crowds(drill.table, view, drill.decision.actions), strict=True)
        most = {action.to: (crowd.units, crowd.most) for action, crowd in found if isinstance(action, Move)}
        assert most["2009"] == ([R2, R3], 1), "each of them could come, and one of them fills the hex (3.2.2)"
        assert most["2011"] == ([R2, R3], 0), "one stands there, and the first in hand fills it"


def test_those_who_are_offered_together_come_together():
    """In whole games: nobody stays behind, unless for what the first in hand comes to as well."""
    table, rng, tried = sandtable.new("guerra", seed=4), Random(4), 0
    for _ in range(500):
        decision = table.decision
        if decision is None:
            break
        if decision.step == "march":
            seat, view = decision.seat, table.view(decision.seat)
            found = zip(decision.actions, crowds(table, view, decision.actions), strict=True)
            offered = [(action, crowd) for action, crowd in found if crowd.most]
            for action, crowd in rng.sample(offered, k=min(2, len(offered))):
                before = len(table.turned)
                own = {harm.message.id for harm in table.game.harms(view, action)}
                halt = march(table, seat, action, crowd.units[: crowd.most])
                assert halt is None or {harm.message.id for harm in halt.harms} & own
                tried += 1
                table.undo(seat, count=len(table.turned) - before)
        table.act(decision.seat, rng.choice(decision.actions))
    assert tried > 20


def test_whoever_is_offered_follows_unless_harm_keeps_it():
    """By whatever manner: an airfield that handles one unit more is not offered to two."""
    manners: set[str] = set()
    table, rng = sandtable.new("guerra", seed=4), Random(4)
    for _ in range(900):
        decision = table.decision
        if decision is None or manners >= {"march", "air"}:
            break
        if decision.step == "march":
            seat, view = decision.seat, table.view(decision.seat)
            listed = zip(decision.actions, followers(table, view, decision.actions), strict=True)
            offered = [(action, along) for action, along in listed if along]
            new = [one for one in offered if getattr(one[0], "by", "leave") not in manners]
            for action, along in [*rng.sample(offered, k=min(3, len(offered))), *new[:1]]:
                before = len(table.turned)
                halt = march(table, seat, action, along[:1])
                assert halt is None or halt.harms
                manners.add(getattr(action, "by", "leave"))
                table.undo(seat, count=len(table.turned) - before)
        table.act(decision.seat, rng.choice(decision.actions))
    assert manners >= {"march", "air"}
