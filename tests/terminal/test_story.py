"""What happened is told step by step: the board as it was then, a key to go on, one to skip, and a lasting taste."""

import asyncio
import re
from math import inf
from time import monotonic

import pytest
from textual.events import Key

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.contract import Event
from sandtable.engine.handles import closes
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.rolls import is_thrown
from sandtable.games import shelf
from sandtable.terminal.app import TableApp
from sandtable.terminal.outcome import hurts, places
from sandtable.terminal.runs import MOST
from sandtable.terminal.session import Session
from sandtable.terminal.steps import Step, step_of, steps_of
from sandtable.terminal.story import Story
from sandtable.terminal.taste import STEPWISE, STRAIGHT, Taste
from tests.review.games import recorded
from tests.terminal.at_table import LARGE, SMALL, press, settle


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


def test_a_key_pressed_before_a_step_was_drawn_does_not_pass_it():
    async def play(app, pilot, table):
        step, drawn = app.story.step, app.story.drawn
        assert drawn < monotonic(), "it is there to be read"
        app.story.drawn = inf  # not yet
        await press(app, pilot, "space")
        assert app.story.step == step
        app.story.drawn = drawn
        await press(app, pilot, "space")
        assert app.story.step != step
        standing = app.story.step
        if standing:
            late = Key("space", " ")
            late.time = drawn  # typed ahead, before this one stood there
            app.post_message(late)
            await settle(app, pilot)
            assert app.story.step == standing

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


#: what is no word: the rule that something happened by, blanks, stops
WORDLESS = re.compile(r"\[[^]]*\]|[\s.,:;–-]")


@pytest.mark.parametrize("game", shelf.names())
def test_no_step_of_a_whole_game_is_without_words(game):
    """Every seat is told of every action that it may know something of, in words; nobody is told a bare id."""
    table = sandtable.load(recorded(game))
    tellers, told = [Session(table, {}, language).teller for language in LANGUAGES], 0
    for seat in range(len(table.game.seats)):
        for number, events in enumerate(table.events_for(seat)):
            for teller in tellers:
                lines = [teller.event(event) for event in events]
                assert all(WORDLESS.sub("", line) for line in lines), (number, lines)
                assert not [line for line in lines if f"{game}-event-" in line]
                told += bool(lines)
    assert told > 60


def test_what_has_no_words_is_no_step(monkeypatch):
    table = sandtable.load(recorded("colonial"))
    session = Session(table, {0: RandomBot(), 1: RandomBot()}, "en")
    monkeypatch.setattr(table, "events_for", lambda seat, since=0: [[Event("nothing")]])
    monkeypatch.setattr(session.teller, "happened", lambda event: ["", " [5.1-e]"])
    assert step_of(session, 3) is None


def written(app):
    """What is to be read where a step is told."""
    there = app.story.content_region
    rows = app.screen._compositor.render_strips()[there.y : there.bottom]
    return "".join("".join(part.text for part in row)[there.x : there.right] for row in rows).strip()


@pytest.mark.parametrize("size", [(60, 18), SMALL])
def test_no_step_is_a_blank_page(size):
    """However little room there is, and however far the step before it had to be read on."""

    async def run():
        table = sandtable.new("guerra", seed=3)
        app = TableApp(Session(table, {1: RandomBot()}, "en"), taste=Taste(pace=STEPWISE))
        app.taste.ask_no_more()
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await press(app, pilot, "enter")
            pages = 0
            while pages < 12:
                if app.story.step:
                    assert written(app), app.story.step.lines
                    pages += 1
                    await press(app, pilot, "space")
                else:
                    app.play(app.answers[-1].action)
                    await settle(app, pilot)

    asyncio.run(run())


def test_of_what_changes_nothing_on_the_table_nobody_waits_for_a_key():
    """A bot that is done without a deed: it is told before the next step of which there is something to see."""
    table = sandtable.new("colonial", "tel-asra", seed=4)
    session = Session(table, {1: RandomBot()}, "en")
    story, still = Story(session), []
    while not story.waiting:
        seat, answers = table.decision.seat, table.decision.actions
        idle = next((one for one in answers if closes(type(one))), answers[0])
        table.act(seat, idle if seat == 0 or not still else answers[0])
        number = len(table.turned) - 1
        step = step_of(session, number) if seat == 1 else None
        if step is not None:
            story.add(number)
            story.end_run()
            still += [step] if step.still else []
            if step.still:
                assert not story.waiting
    assert still
    told = [line for step in still for line in step.lines]
    assert story.waiting[0].lines[: len(told)] == told
    assert len(story.waiting[0].lines) > len(told)


def quiet(number, unit, start, end, **more):
    """A step in which somebody only went somewhere."""
    told = {"lines": [f"{unit} moves", "another is activated"], "gist": [f"{unit} moves"], **more}
    spaces, ways = frozenset((start, end)), ((start, end),)
    return Step(number, 1, spaces=spaces, ways=ways, quiet=True, pieces=frozenset((unit,)), **told)


def told_together(monkeypatch, steps):
    """The steps that one has to read where these happened one after the other."""
    story = Story(Session(sandtable.new("colonial", "tel-asra", seed=4), {1: RandomBot()}, "en"))
    monkeypatch.setattr("sandtable.terminal.story.steps_of", lambda session, number: [steps[number]])
    for number in range(len(steps)):
        story.add(number)
    story.end_run()
    return [*story.waiting]


def test_quiet_moves_of_one_side_are_one_step_with_all_their_ways(monkeypatch):
    moves = [quiet(number, f"unit {number}", f"a{number}", f"b{number}") for number in range(MOST + 1)]
    first, second = told_together(monkeypatch, moves)
    assert first.lines == [f"unit {number} moves" for number in range(MOST)]
    assert first.ways == tuple((f"a{number}", f"b{number}") for number in range(MOST))
    assert first.spaces == frozenset().union(*(move.spaces for move in moves[:MOST]))
    assert "another is activated" in first.whole, "a key tells it"
    assert first.number == MOST - 1, "the board as it is after them"
    assert second.lines == moves[-1].lines


def test_whoever_fires_or_is_fired_at_where_he_has_gone_stands_by_himself(monkeypatch):
    moves = [quiet(number, f"unit {number}", f"a{number}", f"b{number}") for number in range(3)]
    fires = Step(3, 1, ["unit 2 fires"], frozenset(("c",)), pieces=frozenset(("unit 2",)))
    assert [len(step.ways) for step in told_together(monkeypatch, [*moves, fires])] == [2, 1, 0]
    fired_at = Step(3, 1, ["somebody fires at b2"], frozenset(("c", "b2")))
    assert [len(step.ways) for step in told_together(monkeypatch, [*moves, fired_at])] == [2, 1, 0]
    elsewhere = Step(3, 1, ["somebody fires at d"], frozenset(("c", "d")))
    assert [len(step.ways) for step in told_together(monkeypatch, [*moves, elsewhere])] == [3, 0]


@pytest.mark.parametrize("game", shelf.names())
def test_nobody_moves_quietly_who_throws_takes_finds_or_hurts(game):
    table = sandtable.load(recorded(game))
    session = Session(table, {seat: RandomBot() for seat in range(1, len(table.game.seats))}, "en")
    for number in range(min(120, len(table.turned))):
        steps = steps_of(session, number)
        if steps and all(step.quiet for step in steps):
            events = table.events_of(session.viewer, number)
            before, after = session.scene_after(number - 1), session.scene_after(number)
            assert not any(is_thrown(event.facts) for event in events)
            assert not places(session, before, after)
            assert not [*hurts(session, before, after)]


def test_a_turn_of_which_nothing_is_told_yet_is_no_card_and_its_deal_has_its_name_and_is_alone(monkeypatch):
    table = sandtable.load(recorded("colonial"))
    session = Session(table, {0: RandomBot(), 1: RandomBot()}, "en")
    events = next(
        events for number in range(1, len(table.turned)) if is_dealt(events := table.events_of(session.viewer, number))
    )
    kinds = [event.kind for event in events]
    turn, deal = kinds.index("turn"), kinds.index("deal")
    # As it is where a Commander is asked between the two whom he goes with.
    cut = {20: events[: turn + 1], 21: events[deal:]}
    monkeypatch.setattr(table, "events_of", lambda seat, number: cut.get(number, []))
    heading = session.teller.event(events[turn]).split(" [")[0]
    assert not any(step.heading == heading for step in steps_of(session, 20))
    (card,) = steps_of(session, 21)
    assert card.heading == heading
    assert not card.still, "it waits for a key, and is not put before what the enemy does then"
    assert any(line.startswith("Cards are dealt") for line in card.lines)


def is_dealt(events):
    """Whether a turn begins with a deal, and something was to be done before it."""
    kinds = [event.kind for event in events]
    return "deal" in kinds and "turn" in kinds[1:]


def test_the_card_of_a_turn_tells_who_recovered():
    table = sandtable.load(recorded("colonial"))
    session, seen = Session(table, {0: RandomBot(), 1: RandomBot()}, "en"), 0
    for number in range(len(table.turned)):
        events = table.events_of(session.viewer, number)
        if {"cohesion", "deal"} <= {event.kind for event in events}:
            lines = steps_of(session, number)[-1].lines
            assert all(session.teller.event(event) in lines for event in events if event.kind == "cohesion")
            seen += 1
    assert seen


def test_a_new_turn_is_a_step_of_its_own_and_what_is_dealt_a_column_in_the_order_of_the_turn():
    table = sandtable.load(recorded("colonial"))
    session = Session(table, {0: RandomBot(), 1: RandomBot()}, "en")
    for number in range(len(table.turned)):
        events = table.events_of(session.viewer, number)
        kinds = [event.kind for event in events]
        if "deal" in kinds and kinds.index("turn") > 0:
            break
    before, turn = steps_of(session, number)
    heading = session.teller.event(events[kinds.index("turn")]).split(" [")[0]
    assert turn.heading == heading
    assert not before.heading
    assert not any(heading in line for step in (before, turn) for line in step.lines), "it is said once"
    assert turn.lines[0] == session.score(session.scene_after(number))
    rows = events[kinds.index("deal")].facts["cards"]
    begins = next(place for place, line in enumerate(turn.lines) if line.startswith("Cards are dealt"))
    dealt = turn.lines[begins + 1 : begins + 1 + len(rows)]
    order = "A23456789TJQK"
    ranks = [order.index(re.search(r"(10|[2-9AJQK])[♣♦♥♠]", line)[1].replace("10", "T")) for line in dealt]
    assert ranks == sorted(ranks)
    assert all(line.startswith("    ") for line in dealt)
