"""The pane of the units: who acts first, then whom it is about, and bystanders last."""

from rich.text import Text

import sandtable
from sandtable.terminal.keys import acting_first, rows_of
from sandtable.terminal.session import Session
from tests.terminal.at_table import LARGE, at_the_table, press, words


def test_who_acts_and_who_is_attacked_come_before_bystanders_however_little_room_there_is():
    """They fell off the bottom behind everybody else in their spaces."""
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")
    full = max(session.stacks().items(), key=lambda one: len(one[1]))
    space, pieces = full
    others = [one for one in session.stacks() if one != space][:2]
    assert len(pieces) > 1
    actor = pieces[-1]
    for room in (4, 10, 60):
        lines = acting_first(session, [space, *others], [actor.id], room, 70).plain.splitlines()
        assert lines[0] == session.place(space)
        assert session.brief(actor) in lines[1]
        places = [lines.index(session.place(one)) for one in others]
        assert places == sorted(places)
    short = acting_first(session, [space, *others], [actor.id], 4, 70)
    whole = acting_first(session, [space, *others], [actor.id], 60, 70)
    assert isinstance(whole, Text)
    assert rows_of(short, 70) == 3 + sum(len(session.stacks()[one]) for one in (space, *others)), "a line for each"


def test_who_is_asked_about_is_there_whatever_is_under_the_cursor():
    """With the cursor on "nothing more" the pane was empty."""

    async def play(app, pilot, table):
        ends = app.listed.closing
        await press(app, pilot, *str(ends.number))
        assert app.chosen == ends
        assert app.session.teller.name("gov-mg") in words(app, "#here")

    at_the_table(LARGE, play, bots={}, position={"active": "gov-mg", "state": {"units": {"gov-mg": {"card": "AC"}}}})
