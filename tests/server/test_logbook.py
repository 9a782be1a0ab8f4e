"""The log of a long game: told without drawing its past again."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.handles import Known
from sandtable.engine.table import Table
from sandtable.server.logbook import log

RECORDED = Path(__file__).parents[1] / "recorded"


@pytest.fixture(scope="module")
def table() -> Table:
    return sandtable.load(RECORDED / "guerra-1998-v3.journal")


def test_no_board_is_drawn_for_the_past(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Known.of(table.game)
    monkeypatch.setattr(table.game, "scene", None)
    told = log(table, known, 0, 0, len(table.turned))
    assert len(told) == len(table.turned) > 2000
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


@pytest.mark.parametrize("journal", ["kolwezi-bonite-v3", "colonial-tel-asra-v3", "world_war_africa-congo-v3"])
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
