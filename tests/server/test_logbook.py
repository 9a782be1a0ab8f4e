"""The log of a long game: told without drawing its past again."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.contract import Event
from sandtable.engine.handles import Known, closes, touched
from sandtable.engine.table import Table
from sandtable.server.logbook import because, log
from sandtable.server.wire.seat import Answer, Question

RECORDED = Path(__file__).parents[1] / "recorded"


@pytest.fixture(scope="module")
def table() -> Table:
    return sandtable.load(RECORDED / "guerra-1998-v4.journal")


def test_no_board_is_drawn_for_the_past(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Known.of(table.game)
    monkeypatch.setattr(table.game, "scene", None)
    told = log(table, known, 0, 0, len(table.turned))
    assert len(told) == len(table.turned) > 1000
    assert {entry.phase for entry in told} == {"", "rebels-movement", "rebels-combat", "congo-movement", "congo-combat"}


def test_an_action_is_told_with_the_part_of_the_turn_in_which_it_was_taken(table: Table) -> None:
    game = table.game
    for entry in log(table, Known.of(game), 1, 0, len(table.turned))[::100]:
        before = game.scene(game.observe(table.states[entry.n - 1], 1))
        assert [name for name, when in before.phases if when == "now"] == [entry.phase][: bool(entry.phase)]


def test_an_only_answer_is_told_to_whoever_gave_it(table: Table) -> None:
    known, given = Known.of(table.game), 0
    for seat in range(2):
        for entry in log(table, known, seat, 0, len(table.turned)):
            turned = table.turned[entry.n - 1]
            decision = table.game.pending(table.states[entry.n - 1])
            assert decision is not None
            alone = turned.seat == seat and list(decision.actions) == [turned.action]
            assert (entry.only is not None) == alone
            given += alone
    assert given > 10


@pytest.mark.parametrize("journal", ["kolwezi-bonite-v4", "colonial-tel-asra-v4", "world_war_africa-congo-v4"])
def test_what_happens_is_told_under_the_side_that_did_it(journal: str) -> None:
    """Enemies that fire on the way, cards and contingents of the other side: not under the seat that acted last."""
    table = sandtable.load(RECORDED / f"{journal}.journal")
    game = table.game
    pieces = [name for name in game.notation()["piece"].names if name]
    sides = {side["id"] for side in game.sheet().sides}
    assert {game.whose(piece) for piece in pieces} - {""} == sides
    told = log(table, Known.of(game), 0, 0, len(table.turned))
    others = 0
    for entry in told:
        for event in entry.events:
            assert event.side in {"", *sides}
            if event.pieces and "side" not in (event.message.args or {}):
                assert event.side == game.whose(event.pieces[0])
            others += event.side not in ("", entry.seat)
    assert others > 10


def test_dice_are_told_with_who_threw_them_and_what_they_come_to() -> None:
    table = sandtable.load(RECORDED / "kolwezi-bonite-v4.journal")
    told = [event for entry in log(table, Known.of(table.game), 0, 0, len(table.turned)) for event in entry.events]
    fires = [event for event in told if event.message.id == "kolwezi-event-fire"]
    assert fires
    for fire in fires:
        (throw,) = fire.throws
        assert throw.dice == [fire.message.args["die"]]
        assert throw.sides == 10
        assert throw.who == fire.rolls[0].who
        assert (throw.total or throw.dice[0]) == fire.message.args["score"]
    # A place that is drawn by lot is no throw.
    assert not any(event.throws for event in told if "of" in event.message.args and "dice" not in event.message.args)


def test_a_single_die_to_which_nothing_is_added_has_no_sum() -> None:
    table = sandtable.load(RECORDED / "colonial-tel-asra-v4.journal")
    told = [event for entry in log(table, Known.of(table.game), 0, 0, len(table.turned)) for event in entry.events]
    throws = [one for event in told if event.message.id == "colonial-event-assault" for one in event.throws]
    alone = [throw.total for throw in throws if len(throw.dice) == 1]
    assert alone
    assert not any(alone)
    assert all(throw.total == sum(throw.dice) for throw in throws if len(throw.dice) > 1)


def test_dice_say_how_they_come_to_their_total() -> None:
    """One die with what is added to it; two that are read as tens and ones, and whole tens added."""
    for journal, kind in (("kolwezi-bonite-v4", "kolwezi-event-fire"), ("guerra-1998-v4", "guerra-event-battle")):
        whole = sandtable.load(RECORDED / f"{journal}.journal")
        told = [line for entry in log(whole, Known.of(whole.game), 0, 0, 700) for line in entry.events]
        throws = [line.throws[0] for line in told if line.message.id == kind]
        assert any(throw.added for throw in throws)
        for throw in throws:
            assert throw.tens == (len(throw.dice) == 2)
            fell = 10 * throw.dice[0] + throw.dice[1] if throw.tens else throw.dice[0]
            assert throw.total == fell + throw.added or throw.total in (1, 100)  # the table begins and ends there


def test_a_units_turn_is_the_head_of_what_it_does() -> None:
    whole = sandtable.load(RECORDED / "colonial-tel-asra-v4.journal")
    told = [line for entry in log(whole, Known.of(whole.game), 0, 0, 40) for line in entry.events]
    assert {line.message.id for line in told if line.begins} == {"colonial-event-activate"}


def test_who_goes_somewhere_is_told_with_every_space_of_the_way() -> None:
    table = sandtable.load(RECORDED / "colonial-tel-asra-v4.journal")
    told = [event for entry in log(table, Known.of(table.game), 0, 0, len(table.turned)) for event in entry.events]
    moves = [event for event in told if event.message.id == "colonial-event-move"]
    assert any(len(event.way) > 2 for event in moves)
    for event in moves:
        assert [event.way[0], event.way[-1]] == [event.message.args["from"], event.message.args["to"]]
        assert event.way[1:] == event.message.args["path"]
    assert not any(event.way for event in told if event.message.id == "colonial-event-fire")


def test_turns_are_banners_and_what_is_drawn_for_a_side_is_a_card() -> None:
    table = sandtable.load(RECORDED / "world_war_africa-congo-v4.journal")
    told = [event for entry in log(table, Known.of(table.game), 0, 0, len(table.turned)) for event in entry.events]
    shown = {event.message.id.partition("-event-")[2]: event.shown for event in told}
    assert (shown["turn"], shown["activation"], shown["event"], shown["march"]) == ("banner", "card", "card", "")


@pytest.mark.parametrize(
    ("journal", "asked", "why"),
    [
        ("colonial-tel-asra-v4", "colonial-question-retreat", "colonial-event-assault"),
        ("guerra-1998-v4", "guerra-question-retreat", "guerra-event-battle"),
        ("guerra-1998-v4", "guerra-question-movement", ""),
        ("paratrooper-insurgents-v3", "paratrooper-question-staging", ""),
        ("world_war_africa-congo-v4", "world_war_africa-question-reinforcement", ""),
    ],
)
def test_a_question_says_why_it_is_asked(journal: str, asked: str, why: str) -> None:
    """After a lost fight, by the throw that lost it; a question that is just the next one, by nothing."""
    whole = sandtable.load(RECORDED / f"{journal}.journal")
    game, known = whole.game, Known.of(whole.game)
    found: list[str] = []
    for number, state in enumerate(whole.states):
        decision = game.pending(state)
        view = game.observe(state, decision.seat) if decision else None
        if decision is None or view is None or game.question(view).id != asked or len(found) > 8:
            continue
        if number and why and isinstance(whole.turned[number - 1].action, type(decision.actions[0])):
            continue  # the second of two that give way: the first has just been answered for
        table = Past(whole, number)
        answers = [
            Answer({}, game.label(view, action), touched(action).unit, closes=closes(type(action)))
            for action in decision.actions
        ]
        question = Question(game.seats[decision.seat], True, game.question(view), answers)
        reason = because(table, known, decision.seat, question)  # type: ignore[arg-type]
        found.append(reason.message.id if reason else "")
    assert found
    assert set(found) == {why}


def test_what_the_rules_tell_of_the_enemy_after_ones_own_deed_is_no_reason() -> None:
    """Who has launched an attack is asked for help in it; that the defenders were laid open is not why."""
    whole = sandtable.load(RECORDED / "world_war_africa-congo-v4.journal")
    game, known, found = whole.game, Known.of(whole.game), 0
    for number, state in enumerate(whole.states):
        decision = game.pending(state)
        if decision is None or not number or whole.turned[number - 1].seat != decision.seat:
            continue
        if not any(event.kind == "opened" for event in whole.turned[number - 1].events):
            continue
        question = Question(game.seats[decision.seat], True, game.question(game.observe(state, decision.seat)), [])
        reason = because(Past(whole, number), known, decision.seat, question)  # type: ignore[arg-type]
        assert reason is None or reason.throws
        found += 1
    assert found


class Past:
    """A table as it was after so many actions."""

    def __init__(self, whole: Table, number: int) -> None:
        self.game, self.turned = whole.game, whole.turned[:number]

    def events_for(self, seat: int, since: int) -> list[list[Event]]:
        return [
            [one for one in turned.events if one.seats is None or one.seats >> seat & 1]
            for turned in self.turned[since:]
        ]


def test_a_rule_is_named_where_it_explains_something(table: Table) -> None:
    """Not for a march or the end of a segment; for losses, checks and every throw."""
    game = table.game
    told = [line for entry in log(table, Known.of(game), 0, 0, len(table.turned)) for line in entry.events]
    named = {line.message.id.removeprefix("guerra-event-"): line.rule for line in told}
    assert [named[kind] for kind in ("move", "joins", "stage", "turn")] == [None] * 4
    assert all(named[kind] for kind in ("loss", "battle", "morale-check", "retreat", "points"))
