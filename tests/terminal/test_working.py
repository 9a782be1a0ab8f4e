"""The screen is never dead: while somebody thinks or odds are counted, a sign turns."""

import asyncio
import threading

from sandtable.bots.random_bot import RandomBot
from sandtable.terminal import shoulder
from sandtable.terminal.working import SIGNS
from tests.terminal.at_table import LARGE, SMALL, at_the_table, press, settle, words


class Slow(RandomBot):
    """Thinks until it is told to answer."""

    def __init__(self):
        super().__init__()
        self.may = threading.Event()

    def choose(self, view, rng):
        self.may.wait(60)
        return super().choose(view, rng)


async def until(found, what):
    for _ in range(600):
        if found():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(what)


def test_while_a_bot_thinks_a_sign_turns_and_tells_how_long():
    slow = Slow()
    slow.may.set()

    async def play(app, pilot, table):
        slow.may.clear()
        await pilot.press("full_stop")
        seen = set()

        def turning():
            seen.update(words(app, "#working"))
            return len(seen & set(SIGNS)) > 1

        try:
            await until(turning, "the sign turns")
            await until(lambda: app.finder.placeholder[:1] in SIGNS and app.finder.placeholder.endswith(" s"), "beside")
        finally:
            slow.may.set()
        await settle(app, pilot)
        await until(lambda: not words(app, "#working"), "nobody works any more")
        assert app.answers

    at_the_table(LARGE, play, bots={1: slow})


def test_odds_that_take_their_time_say_so_before_they_are_known():
    may = threading.Event()
    units = {"gov-levy": {"hex": "0904", "card": "AC"}}

    async def play(app, pilot, table):
        counted = app.session.outcomes
        app.session.outcomes = lambda view, action: may.wait(60) and counted(view, action)
        fires = next(answer for answer in app.answers if "fires" in answer.label)
        try:
            app.show_odds(fires.action)
            await until(lambda: "being worked out" in words(app, "#odds"), "said at once")
        finally:
            may.set()
        await settle(app, pilot)
        assert "come to harm" in " ".join(words(app, "#odds").split())
        await press(app, pilot, "escape")

    at_the_table(SMALL, play, position={"active": "gov-levy", "state": {"units": units}}, bots={})


def test_esc_calls_off_a_hint_that_is_being_worked_out(monkeypatch):
    """It would come up later, over what is looked at then, and take the next key."""
    may, begun = threading.Event(), threading.Event()
    monkeypatch.setattr(shoulder, "hint", lambda session: begun.set() or (may.wait(60) and ["too late"]))

    async def play(app, pilot, table):
        try:
            await pilot.press("H")
            await until(begun.is_set, "it is being worked out")
            await pilot.press("escape")
        finally:
            may.set()
        await settle(app, pilot)
        assert len(app.screen_stack) == 1

    at_the_table(SMALL, play, bots={})
