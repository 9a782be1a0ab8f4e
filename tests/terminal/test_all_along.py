"""All who may come along come by one key: into an assault, an attack, a march."""

import asyncio
import io

import pytest

import sandtable
from sandtable.engine.handles import touched
from sandtable.terminal.app import TableApp
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session
from tests.review.games import recorded
from tests.terminal.at_table import press, settle, words


def asked(game, kind, tmp_path):
    """The first question of a recorded game that was answered so, where several answers of that kind are listed."""
    source = recorded(game).read_bytes().splitlines(keepends=True)
    begun = tmp_path / "begun.journal"
    for number, turned in enumerate(sandtable.load(recorded(game)).turned):
        if type(turned.action).__name__ == kind:
            begun.write_bytes(b"".join(source[: number + 1]))
            session = Session(sandtable.load(begun), {}, "en")
            listed = [action for action in session.decision.actions if type(action).__name__ == kind]
            if len(listed) > 1:
                return session, listed
    pytest.fail(f"nobody was asked for a {kind}")


@pytest.mark.parametrize("game", ["kolwezi", "guerra"])
def test_all_who_may_come_along_do_and_each_by_an_action_of_its_own(game, tmp_path):
    session, listed = asked(game, "Join", tmp_path)
    step, along = session.decision.step, session.all_along()
    assert len(along) > 1
    assert set(along) <= set(listed)
    for action in along:
        session.act(action)
    assert session.decision.step == step
    left = [action for action in session.decision.actions if type(action).__name__ == "Join"]
    assert not {touched(action).unit for action in left} & {touched(action).unit for action in along}


def test_those_who_each_act_for_themselves_do_not_come_along(tmp_path):
    session, listed = asked("kolwezi", "Pick", tmp_path)
    assert len(listed) > 1
    assert session.joining() == [], "each would be another's march"
    assert session.all_along() == []


def test_the_key_takes_all_and_the_question_names_it(tmp_path):
    async def run():
        session, _ = asked("kolwezi", "Join", tmp_path)
        app, table = TableApp(session), session.table
        async with app.run_test(size=(140, 42)) as pilot:
            await settle(app, pilot)
            assert "*: all who may come along" in words(app, "#question")
            before = len(table.turned)
            await press(app, pilot, "asterisk")
            assert len(table.turned) > before + 1
            assert "*: all" not in words(app, "#question"), "nobody is left"

    asyncio.run(run())


def test_in_plain_lines_too(tmp_path):
    session, _ = asked("kolwezi", "Join", tmp_path)
    sink = io.StringIO()
    table = PlainTable(session, io.StringIO(), sink)
    table.ask()
    assert "*: all who may come along" in sink.getvalue()
    before = len(session.table.turned)
    table.obey("*")
    assert len(session.table.turned) > before + 1
