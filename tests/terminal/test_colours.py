"""The end of a game, and the look back at it, in the colours of the sides."""

import pytest

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.review.telling import lines
from sandtable.review.work import Order, review
from sandtable.terminal.app import TableApp
from sandtable.terminal.colours import banner, barred
from sandtable.terminal.looking import brackets
from sandtable.terminal.pages import headed
from sandtable.terminal.session import Session
from tests.review.games import recorded

#: so many characters a page of the table has at 120 columns
PAGE = 96


def over(game, language="en"):
    return Session(sandtable.load(recorded(game)), {1: RandomBot()}, language)


def styles(text, part):
    at = text.plain.index(part)
    return {str(span.style) for span in text.spans if span.start <= at < span.end}


@pytest.mark.parametrize("game", ["colonial", "guerra", "world_war_africa"])
def test_the_end_has_a_banner_in_the_winner_s_colour_and_brackets(game):
    session = over(game)
    result = session.table.result
    told = banner(session)
    winner = -1 if result.winner is None else result.winner
    opening, closing = brackets(winner)
    assert f"{opening} {session.ending()[0]} {closing}" in told.plain
    assert session.colour(winner) in str(told.style)
    page = TableApp(session).end_page()
    assert page.plain.startswith(told.plain)
    for side, given in enumerate(session.printed.sides):
        heading = f"{session.teller.name(given['id'])}: "
        if any(line.startswith(heading) for line in session.account()):
            assert any(session.colour(side) in style for style in styles(page, f"\n{heading}"[1:]))


def test_a_review_has_bars_in_the_colours_of_the_sides_and_a_line_for_each_throw():
    """What stands behind a throw is explained once above, and no bar goes on in a second line."""
    session = over("colonial")
    found = review(Order(session.table.journal.text(), worlds=1, again=0))
    told = barred(session, headed(lines(found, session.teller)))
    bars = [line for line in told.plain.splitlines() if "░" in line or "█" in line]
    assert len(bars) > 3
    assert all(len(line) <= PAGE for line in bars)
    shades = [styles(told, sign) for sign in ("█", "░")]
    assert all(shades)
    assert shades[0] != shades[1]
    assert "what was drawn besides" not in told.plain
    assert told.plain.count("with whatever was drawn besides") == 1
