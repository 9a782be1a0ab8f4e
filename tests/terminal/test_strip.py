"""The order of the cards or chits of a turn, which stands above the log."""

import asyncio

import pytest

import sandtable
from sandtable.engine.narrate import face
from sandtable.terminal.app import TableApp
from sandtable.terminal.session import Session
from sandtable.terminal.strip import strip
from tests.terminal.at_table import LARGE, SMALL, at_the_table, settle, words


def test_the_whole_order_stands_above_the_log_and_not_only_the_next_three():
    """A game that is all about who acts when showed it on a page of its own."""

    async def play(app, pilot, table):
        told, cards = words(app, "#order"), app.session.scene.cards
        there = [told.index(face(card.face)) for card in cards]
        assert there == sorted(there)
        assert len(there) > 10
        (now,) = [card for card in cards if card.state == "active"]
        assert f"▸[{face(now.face)}]" in told or f"▸({face(now.face)})" in told
        assert app.query_one("#order").size.height == 2
        assert "Then:" not in words(app, "#question"), "it is told once"
        assert app.query_one("#log").size.height >= 3

    at_the_table(LARGE, play)


@pytest.mark.parametrize("width", [60, 80, 118, 168])
def test_it_takes_two_lines_at_most_and_the_one_that_acts_is_always_there(width):
    table = sandtable.new("colonial", "tel-asra", seed=4)
    session = Session(table, {}, "en")
    for _ in range(60):
        if session.decision is None:
            break
        rows = strip(session, width)
        assert len(rows) <= 2
        assert all(len(row) <= width for row in rows), rows
        active = any(card.state == "active" for card in session.scene.cards)
        assert any("▸" in row.plain for row in rows) == active
        session.act(session.decision.actions[-1])


def test_who_is_still_to_act_is_not_as_dim_as_who_has_acted():
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")
    while not any(card.state == "active" for card in session.scene.cards[1:]):
        session.act(session.decision.actions[-1])
    row = strip(session, 118)[0]
    assert not row.style
    dim = [row.plain[span.start : span.end] for span in row.spans if span.style == "dim"]
    last = [card.state for card in session.scene.cards].index("active")
    assert len(dim) == last
    assert row.plain.index(dim[-1]) < row.plain.index("▸")


def test_there_is_none_where_there_is_no_room_or_no_order():
    async def play(app, pilot, table):
        assert not app.query_one("#order").display

    at_the_table(SMALL, play)

    async def guerra():
        app = TableApp(Session(sandtable.new("guerra", seed=5), {}, "en"))
        async with app.run_test(size=LARGE) as pilot:
            await settle(app, pilot)
            await play(app, pilot, None)

    asyncio.run(guerra())
