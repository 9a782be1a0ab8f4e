"""What happened is told step by step: the board as it was then, a key to go on, one to skip, and a lasting taste."""

import asyncio

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.terminal.app import TableApp
from sandtable.terminal.session import Session
from sandtable.terminal.story import STEPWISE, STRAIGHT, Taste
from tests.terminal.at_table import LARGE, press, settle


def told_the_story(play, taste=None):
    """Opens a table that tells step by step, and ends the first unit's part, so that a bot plays."""

    async def run():
        table = sandtable.new("colonial", "tel-asra", seed=4)
        app = TableApp(Session(table, {1: RandomBot()}, "en"), taste=taste or Taste(pace=STEPWISE))
        async with app.run_test(size=LARGE) as pilot:
            await settle(app, pilot)
            while not app.story.step:
                await press(app, pilot, *str(len(app.answers)), "enter")
            await play(app, pilot, table)

    asyncio.run(run())


def test_every_step_is_shown_as_it_was_and_waits_for_a_key():
    async def play(app, pilot, table):
        steps = [app.story.step, *app.story.waiting]
        assert not app.listed.display, "nothing is asked meanwhile"
        for step in steps:
            assert app.story.step == step
            assert step.lines[0] in str(app.story.told.content)
            where = {piece.id: piece.space for piece in app.session.scene_after(step.number).pieces}
            assert {piece.id: piece.space for piece in app.session.scene.pieces} == where, "the board as it was then"
            await press(app, pilot, "space")
        assert app.story.step is None
        assert app.listed.display
        assert app.session.watched is None
        assert app.answers

    told_the_story(play)


def test_a_number_typed_meanwhile_is_kept_for_the_question():
    async def play(app, pilot, table):
        standing = len(table.turned)
        await press(app, pilot, "1", "2")
        assert app.story.step is None, "whoever types wants to decide"
        assert app.finder.value == "12"
        assert len(table.turned) >= standing

    told_the_story(play)


def test_esc_goes_straight_to_the_question_and_take_back_ends_the_story():
    async def play(app, pilot, table):
        await press(app, pilot, "escape")
        assert app.story.step is None
        assert app.listed.display
        await press(app, pilot, "u", "down", "enter")
        assert app.story.step is None
        assert app.session.decision.seat == 0

    told_the_story(play)


def test_the_pace_is_kept_for_the_next_game(tmp_path):
    kept = tmp_path / "sandtable" / "pace"
    assert Taste(kept).pace == STEPWISE, "who has said nothing is told step by step"

    async def play(app, pilot, table):
        await press(app, pilot, "p")
        assert app.story.step is None, "straight on from now"

    told_the_story(play, Taste(kept))
    assert Taste(kept).pace == STRAIGHT
    kept.write_text("as it pleases\n")
    assert Taste(kept).pace == STEPWISE


def test_odds_are_never_worked_out_for_a_question_that_is_over():
    """Whoever types fast has answered before the odds of his answer are known."""

    async def play(app, pilot, table):
        await press(app, pilot, "escape")
        asked, worked = app.answers[0].action, []
        app.session.outcomes = lambda view, action: worked.append(action) or []
        app.session.act(app.answers[-1].action)
        app.show_odds(asked)
        await settle(app, pilot)
        assert not worked

    told_the_story(play)
