"""The way is chosen on the board of the full-screen table; harm is told before; what the other side may add."""

import asyncio

import pytest
from textual.widgets import OptionList, Static

import sandtable
from sandtable.engine.contract import Addition, Forecast, Harm, Message, Outcome, Refusal
from sandtable.engine.handles import touched
from sandtable.games.colonial.game import ColonialGame
from sandtable.terminal.app import TableApp
from sandtable.terminal.screens import Confirming, Picking
from sandtable.terminal.session import Session
from sandtable.terminal.wayfinding import Wayfinding, path_of
from tests.server.test_routes import far_place, goes_far, until
from tests.terminal.at_table import press, settle, words

HARM = Harm(Message("action-unknown", {"action": "crowding"}), "move-01")


def at_the_table(table, play, size=(120, 40), language="en"):
    """Opens the table and lets ``play(app, pilot)`` use it."""

    async def run():
        app = TableApp(Session(table, {}, language))
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await play(app, pilot)

    asyncio.run(run())


async def pass_by(app, pilot, space):
    """Puts the cursor on a space and lets the way go by it."""
    app.board.point_at(space)
    await press(app, pilot, "v")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_a_way_is_chosen_on_the_board_and_gone(size):
    table = until("kolwezi", goes_far)
    first, last = far_place(table, table.decision)
    turned = len(table.turned)

    async def play(app, pilot):
        plain = app.board.canvas.text().plain
        await press(app, pilot, "b")
        await pass_by(app, pilot, first)
        assert app.way.places == [first]
        assert app.session.place(first) in words(app, "#status")
        assert f"{app.way.drawn.left:g} left" in words(app, "#status")
        spot = app.board.picture.layout.spots[first]
        assert app.board.canvas.characters[spot.middle[1]][spot.middle[0]] == "1"
        assert "•" in app.board.canvas.text().plain.replace(plain, "")
        await pass_by(app, pilot, last)
        path = path_of(app.way.drawn.action)
        await press(app, pilot, "backspace")
        assert app.way.places == [first]
        await press(app, pilot, "escape")
        assert not app.way.places
        assert "The way" not in words(app, "#status")
        await pass_by(app, pilot, first)
        app.board.point_at(last)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Confirming), "they are fired at on this way"
        assert len(table.turned) == turned
        await press(app, pilot, "y")
        assert table.turned[turned].action.path == path

    at_the_table(table, play, size)


def test_a_place_that_cannot_be_passed_is_told_with_its_rule():
    table = until("kolwezi", goes_far)
    first, _ = far_place(table, table.decision)
    way = Wayfinding(Session(table, {}, "en"))
    found = {space.id: way.find([first, space.id], "") for space in table.game.sheet().spaces}
    barred, refusal = next((space, one) for space, one in found.items() if isinstance(one, Refusal))

    async def play(app, pilot):
        await press(app, pilot, "b")
        await pass_by(app, pilot, first)
        await pass_by(app, pilot, barred)
        assert app.way.places == [first], "the way stays as it was"
        told = [toast.message for toast in app._notifications]
        assert any(f"Not allowed by rule {refusal.rule}" in line for line in told)

    at_the_table(table, play)


def test_of_several_manners_to_go_one_is_asked_for(monkeypatch):
    table = until("kolwezi", goes_far)
    first, _ = far_place(table, table.decision)
    find = Wayfinding.find
    monkeypatch.setattr(Wayfinding, "find", lambda self, via, unit: find(self, via, unit) * 2)
    turned = len(table.turned)

    async def play(app, pilot):
        await press(app, pilot, "b")
        await pass_by(app, pilot, first)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Picking)
        assert app.screen.query_one(OptionList).option_count == 2
        await press(app, pilot, "escape")
        assert len(table.turned) == turned
        await press(app, pilot, "enter", "down", "enter")
        assert len(table.turned) > turned

    at_the_table(table, play)


def test_what_harms_its_own_side_is_marked_and_asked_about(monkeypatch):
    monkeypatch.setattr(
        ColonialGame, "harms", lambda self, view, action: [HARM] if touched(action).space == "0104" else []
    )
    table = sandtable.new("colonial", "tel-asra", seed=4)

    async def play(app, pilot):
        shown = [str(option.prompt) for option in app.query_one("#answers", OptionList).options]
        assert [line for line in shown if "⚠" in line] == [" 1 move to 0104 ⚠"]
        await press(app, pilot, "home", "enter")
        assert isinstance(app.screen, Confirming)
        assert "crowding" in told(app)
        assert "(move-01)" in told(app)
        assert "Do it all the same?" in told(app)
        await press(app, pilot, "escape")
        assert not table.turned
        await press(app, pilot, "enter", "down", "enter")
        assert table.turned[0].action.to == "0104"

    at_the_table(table, play)


def told(app):
    """What stands on the page that is open."""
    return str(app.screen.query_one(Static).content)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "They may still add: Concede. Then:"),
        ("fr", "L'autre camp peut encore ajouter\N{NO-BREAK SPACE}: Abandonner. Alors\N{NO-BREAK SPACE}:"),
        ("pt", "O outro lado ainda pode acrescentar: Desistir. Então:"),
    ],
)
def test_what_the_other_side_may_still_add_is_told_with_the_odds_then(monkeypatch, language, line):
    sure = [[Outcome(Message("question-over"), 1.0)]]
    even = [[Outcome(Message("question-over"), 0.5), Outcome(Message("undone"), 0.5)]]
    forecast = Forecast([], sure, [], [Addition(Message("action-concede"), even)])
    monkeypatch.setattr(ColonialGame, "forecast", lambda self, view, action: forecast)
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, language)
    for lines in (
        session.odds(session.decision.actions[0]),
        session.outcomes(session.view, session.decision.actions[0]),
    ):
        place = lines.index(line)
        assert lines[place + 1].startswith("    ")
        assert lines[place + 1].count("50") == 2
