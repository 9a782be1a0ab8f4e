"""Sitting down at the full-screen table with keys for hands."""

import asyncio
import contextlib

import pytest
from textual.widgets import OptionList, Static
from textual.worker import WorkerCancelled

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.terminal.app import TableApp
from sandtable.terminal.session import Session

SMALL, LARGE = (80, 24), (120, 40)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


def at_the_table(size, play, scenario="tel-asra", bots=None, language="en", position=None, asks=True):
    """Opens the table and lets ``play(app, pilot, table)`` use it, asked before parts of the turn end or not."""

    async def run():
        if position:
            table = sandtable.position(game="colonial", scenario=scenario, seed=4, **position)
        else:
            table = sandtable.new("colonial", scenario, seed=4)
        app = TableApp(Session(table, {1: RandomBot()} if bots is None else bots, language))
        app.taste.asks = asks
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await play(app, pilot, table)

    asyncio.run(run())


async def settle(app, pilot):
    """Waits until bots and odds are done."""
    await pilot.pause()
    await all_done(app)
    await pilot.pause()


async def all_done(app):
    """Waits for what is being worked out; work that a newer question put an end to is no fault."""
    while app.workers:
        with contextlib.suppress(WorkerCancelled):
            await app.workers.wait_for_complete()
        await asyncio.sleep(0)


async def press(app, pilot, *keys):
    await pilot.press(*keys)
    await settle(app, pilot)


def words(app, id):
    return str(app.screen_stack[0].query_one(id, Static).content)


def shown(app):
    return [str(option.prompt) for option in app.screen_stack[0].query_one("#answers", OptionList).options]
