"""What is in hand, in every game: picks can be given, changed and taken back as if nothing had been."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import sandtable
from sandtable.bots.search import craft_of
from sandtable.engine import hand
from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Refused, Table
from sandtable.games import shelf
from sandtable.games.paratrooper.actions import Load
from tests.server.test_routes import until

GAMES = ("colonial", "guerra", "kolwezi", "paratrooper", "world_war_africa")
#: what takes a unit in hand in each game, and some deeds of a unit that do not
PICKS = {
    "colonial": {"detach"},
    "guerra": {"pick", "join"},
    "kolwezi": {"pick", "column", "join", "ready"},
    "paratrooper": {"pick", "join", "fly", "load"},
    "world_war_africa": {"pick", "add", "join", "load"},
}
DEEDS = {"alight", "limber", "lose", "take-hit", "fire", "advance", "buy", "airlift", "expend", "use", "unlimber"}


def kind(action: object) -> str:
    return str(type(action).__struct_config__.tag)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_a_pick_can_be_taken_back_as_if_it_had_not_been_given(game: str) -> None:
    """The law on which a first click stands: whatever the seat is told takes a unit in hand does no more than that."""
    rng = Random(2)
    seen: Counter[str] = Counter()
    for seed in (5, 6, 7):
        table = sandtable.new(game, seed=seed)
        make = craft_of(shelf.title(game)).heuristic
        bots = [make(table.game, seat) for seat in range(len(table.game.seats))]
        for _ in range(150):
            if (decision := table.decision) is None:
                break
            seat, view = decision.seat, table.view(decision.seat)
            assert view.decision is not None
            actions = view.decision.actions
            takes = [action for action, may in zip(actions, hand.picks(table.game, view, actions), strict=True) if may]
            assert not DEEDS & {kind(action) for action in takes}
            if takes and rng.random() < 0.4:
                pick, before, stood = rng.choice(takes), table.state.digest(), hand.given(table, seat)
                table.act(seat, pick)
                assert hand.given(table, seat) == [*stood, pick]
                table.undo(seat)
                assert table.state.digest() == before
                assert hand.given(table, seat) == stood
                seen[kind(pick)] += 1
            table.act(seat, bots[seat].choose(view, rng))
    assert PICKS[game] & set(seen), seen


def joinable(table: Table) -> bool:
    """Whether a unit has been picked and another may come along."""
    decision = table.decision
    if decision is None or len(hand.given(table, decision.seat)) != 1:
        return False
    view = table.view(decision.seat)
    assert view.decision is not None
    return sum(hand.picks(table.game, view, view.decision.actions)) > 1


@pytest.mark.parametrize("game", ["guerra", "kolwezi", "paratrooper", "world_war_africa"])
def test_who_is_in_hand_is_changed_in_one_go(game: str) -> None:
    """One more joins, the first is taken out again, everybody is put back: the position is that of the picks left."""
    table = until(game, lambda table, _: joinable(table))
    seat = table.state.pending.seat if table.state.pending else 0
    (first,) = hand.given(table, seat)
    before = table.states[-2].digest()
    view = table.view(seat)
    assert view.decision is not None
    others = [
        touched(action).unit
        for action, may in zip(view.decision.actions, hand.picks(table.game, view, view.decision.actions), strict=True)
        if may and touched(action).unit not in hand.units_in(table.game, table.state, seat, [first])
    ]

    def have(units: list[str]) -> list[str]:
        table.change(seat, *hand.gathered(table, seat, units), at=table.at)
        return hand.units_in(table.game, table.state, seat, hand.given(table, seat))

    both = [touched(first).unit, others[0]]
    assert sorted(have(both)) == sorted(both)
    joined = table.state.digest()
    lines = table.at
    assert sorted(have(both)) == sorted(both)
    assert table.at == lines, "nothing to do, nothing done"
    assert have([others[0]]) in ([others[0]], []), "whoever cannot be in hand alone is put back, too"
    assert have([]) == []
    assert table.state.digest() == before
    assert sorted(have(both)) == sorted(both)
    assert table.state.digest() == joined
    again = Table.resume(table.game, table.journal)
    assert again.state.digest() == joined
    assert hand.given(again, seat) == hand.given(table, seat)


def test_a_group_without_one_of_them() -> None:
    """Of a column in hand one is taken out: the others are picked one by one, by the same means."""
    table = until("kolwezi", lambda table, decision: any(kind(action) == "column" for action in decision.actions))
    assert table.decision is not None
    seat = table.decision.seat
    table.act(seat, next(action for action in table.decision.actions if kind(action) == "column"))
    units = hand.units_in(table.game, table.state, seat, hand.given(table, seat))
    assert len(units) > 1
    for gone in units:
        left = [unit for unit in units if unit != gone]
        table.change(seat, *hand.gathered(table, seat, left))
        assert sorted(hand.units_in(table.game, table.state, seat, hand.given(table, seat))) == sorted(left)
        assert not any(kind(action) in ("embark", "convoy") for action in hand.given(table, seat))


def test_a_change_that_the_rules_refuse_changes_nothing() -> None:
    table = until("guerra", lambda table, decision: bool(hand.given(table, decision.seat)))
    assert table.decision is not None
    seat, before, lines = table.decision.seat, table.state.digest(), table.at
    (pick,) = hand.given(table, seat)
    with pytest.raises(Refused):
        table.change(seat, 1, [pick, pick])
    with pytest.raises(Refused) as stale:
        table.change(seat, 1, [pick], at=lines - 1)
    assert stale.value.refusal.rule == "table:stale"
    with pytest.raises(Refused) as sealed:
        table.change(seat, len(table.turned), [])
    assert sealed.value.refusal.rule in ("table:undo-sealed", "table:undo-other-seat")
    assert (table.state.digest(), table.at) == (before, lines)


@pytest.mark.parametrize(
    ("game", "begins"), [("guerra", "Attack"), ("world_war_africa", "Attack"), ("kolwezi", "Target")]
)
def test_what_was_begun_is_called_off_with_the_picks(game: str, begins: str) -> None:
    """An attack that nobody has thrown for is taken back with those who joined it; what was done before it is not."""

    def may_begin(table: Table, decision: Decision) -> bool:
        return any(type(action).__name__ == begins for action in decision.actions) and bool(table.turned)

    table = until(game, may_begin)
    assert table.decision is not None
    seat, before = table.decision.seat, table.state.digest()
    assert hand.begun(table, seat) == 0
    table.act(seat, next(action for action in table.decision.actions if type(action).__name__ == begins))
    assert hand.begun(table, seat) == 1
    view = table.view(seat)
    assert view.decision is not None
    actions = view.decision.actions
    picks = [action for action, may in zip(actions, hand.picks(table.game, view, actions), strict=True) if may]
    for pick in picks[:1]:
        table.act(seat, pick)
    assert hand.begun(table, seat) == 1 + len(picks[:1])
    table.change(seat, hand.begun(table, seat), [])
    assert table.state.digest() == before


def test_all_who_are_alike_come_in_hand_together() -> None:
    """Of identical companies one is listed at a time; who asks for all of them gets all there is room for."""

    def others(table: Table, decision: Decision) -> list[Load]:
        listed = [action for action in decision.actions if isinstance(action, Load)]
        pieces = table.game.scene(table.view(decision.seat)).pieces
        named = [Load(piece.id) for piece in pieces if listed]
        may = [one for one in named if table.game.why_not(table.state, decision.seat, one) is None]
        return [one for one in may if one not in listed]

    table = until("paratrooper", lambda table, decision: bool(others(table, decision)))
    assert table.decision is not None
    seat = table.decision.seat
    other = others(table, table.decision)[0]
    like = table.state.stack[-1].like(table.game, table.state, other)
    assert isinstance(like, Load)
    held = hand.units_in(table.game, table.state, seat, hand.given(table, seat))
    back, actions = hand.gathered(table, seat, [*held, other.unit, like.unit])
    assert (back, {touched(action).unit for action in actions}) == (0, {other.unit, like.unit})
