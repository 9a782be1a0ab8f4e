"""The table: enforcement and undo, for every game alike; shown on Colonial."""

from random import Random

import pytest

import sandtable
from sandtable.engine.contract import Concede, Illegal, Message
from sandtable.engine.table import Refused


@pytest.fixture
def table():
    return sandtable.new("colonial", "tel-asra", seed=11)


def refusal(table, seat, action, at=None):
    before = (table.state.digest(), table.at)
    with pytest.raises(Refused) as refused:
        table.act(seat, action, at)
    assert (table.state.digest(), table.at) == before
    return refused.value.refusal


def test_the_wrong_seat_is_refused(table):
    decision = table.decision
    found = refusal(table, 1 - decision.seat, decision.actions[0])
    assert found.rule == "table:wrong-seat"
    assert found.about["seat"] == table.game.seats[decision.seat]


def test_a_stale_action_is_refused(table):
    decision = table.decision
    table.act(decision.seat, decision.actions[0], at=0)
    now = table.decision
    assert refusal(table, now.seat, now.actions[0], at=0).rule == "table:stale"


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"do":"fly"}',
        b'{"do":"move"}',
        b'{"do":"move","unit":5,"to":"0101"}',
        b"\xff",
        {"do": 1},
        {},
    ],
)
def test_what_is_no_action_is_refused(table, junk):
    assert refusal(table, table.decision.seat, junk).rule == "table:malformed"


def test_the_game_itself_refuses_too(table):
    state = table.state.copy()
    with pytest.raises(Illegal):
        table.game.apply(state, table.game.read_action({"do": "move", "unit": "tri-spear", "to": "0101"}))
    assert state == table.state


def test_either_seat_may_concede_at_any_time(table):
    for seat in (0, 1):
        branch = table.branch(0)
        branch.act(seat, Concede(branch.game.seats[seat]))
        assert branch.decision is None
        assert branch.result.winner == 1 - seat
        assert refusal(branch, seat, Concede(branch.game.seats[seat])).rule == "table:over"
    assert refusal(table, 0, Concede(table.game.seats[1])).rule == "table:wrong-seat"


def test_the_key_is_told_only_when_the_game_is_over(table):
    assert table.key is None
    table.act(0, Concede(table.game.seats[0]))
    assert table.key == table.journal.header.key


def test_undo_is_free_until_chance_reveal_or_change_of_seat():
    rng = Random(1)
    seen = {"free": 0, "sealed": 0}
    for seed in range(6):
        table = sandtable.new("colonial", "sannas-post", seed=seed)
        for _ in range(60):
            decision = table.decision
            before = table.state.digest()
            table.act(decision.seat, rng.choice(decision.actions))
            last = table.turned[-1]
            after = table.decision
            drew = table.state.chance.drawn > 0
            revealed = any(event.kind == "revealed" for event in last.events)
            must_seal = drew or revealed or after is None or after.seat != decision.seat
            assert last.sealed == must_seal
            if must_seal:
                seen["sealed"] += 1
                with pytest.raises(Refused) as refused:
                    table.undo(decision.seat)
                assert refused.value.refusal.rule == "table:undo-sealed"
            elif rng.random() < 0.3:
                seen["free"] += 1
                with pytest.raises(Refused) as refused:
                    table.undo(1 - decision.seat)
                assert refused.value.refusal.rule == "table:undo-other-seat"
                table.undo(decision.seat)
                assert table.state.digest() == before
    assert min(seen.values()) > 10


def test_nothing_to_take_back(table):
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert refused.value.refusal.rule == "table:undo-nothing"


def test_after_an_agreed_undo_the_dice_are_the_same():
    table = sandtable.new("colonial", "tel-asra", seed=8)
    rng = Random(2)
    while True:
        decision = table.decision
        action = rng.choice(decision.actions)
        table.act(decision.seat, action)
        if table.state.chance.drawn:
            break
    after = table.state.digest()
    table.undo(decision.seat, agreed=True)
    table.act(decision.seat, action)
    assert table.state.digest() == after


def test_events_go_only_to_those_who_may_know():
    table = sandtable.new("colonial", "sannas-post", seed=1)
    rng = Random(1)
    for _ in range(80):
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    hidden = {"bo-cmd", "bo-spruit-1", "bo-spruit-2", "bo-spruit-3"}
    revealed = set()
    for events in table.events_for(0):
        for event in events:
            if event.kind == "revealed":
                revealed.add(event.facts["unit"])
            named = {value for value in event.facts.values() if isinstance(value, str)} & hidden
            assert named <= revealed, event
    assert any(event.seats == 2 for turned in table.turned for event in turned.events)


def test_written_dice_that_cannot_be_thrown_refuse_the_action():
    units = {"gov-levy": {"hex": "0605", "card": "7C"}, "tri-guard": {"hex": "0705"}}
    table = sandtable.position(
        game="colonial", scenario="tel-asra", active="gov-levy", state={"units": units}, chance={"dice": [9]}
    )
    found = refusal(table, 0, {"do": "fire", "unit": "gov-levy", "at": "0705"})
    assert found.rule == "table:script"
    assert found.about["error"] == Message("script-no-side", {"value": 9, "sides": 6})
