"""What is asked is in sight: its places on the board, its words, its odds; and nothing ends by a slip of a key."""

import asyncio

import msgspec
import pytest
from rich.console import Console
from rich.text import Text
from textual.widgets import Static

import sandtable
from sandtable.engine.contract import Concede
from sandtable.engine.handles import closes, touched
from sandtable.terminal import answering
from sandtable.terminal.answers import HARMS, closing_of
from sandtable.terminal.app import TableApp
from sandtable.terminal.foresight import behind
from sandtable.terminal.listing import ENOUGH, shared_end
from sandtable.terminal.screens import EndingPart
from sandtable.terminal.session import Session
from sandtable.terminal.shown import QUESTION
from sandtable.terminal.taste import Taste
from sandtable.terminal.weighing import folded
from sandtable.terminal.window import MARGIN, slid
from tests.review.games import recorded
from tests.terminal.at_table import press, settle, shown, words


def at_kolwezi(play, until, size=(120, 36), taste=None):
    """Opens the table at the first question that lists answers of a kind."""

    async def run():
        table = sandtable.new("kolwezi", seed=4)
        session = Session(table, {}, "en")
        come_to(session, until)
        app = TableApp(session, taste=taste)
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await play(app, pilot, table)

    asyncio.run(run())


def come_to(session, kind, most=80):
    for _ in range(most):
        answers = session.answers()
        if any(type(answer.action).__name__ == kind for answer in answers):
            return
        doing = [answer for answer in answers if not closes(type(answer.action))]
        session.act((doing or answers)[0].action)
    pytest.fail(f"nobody was asked for a {kind}")


def in_sight(app, space):
    spot, board = app.board.picture.layout.spots[space], app.board
    (x, y), (left, top) = spot.middle, board.scroll_offset
    return left <= x < left + board.size.width and top <= y < top + board.size.height


# The board


@pytest.mark.parametrize("corner", [(0, 0), (178, 0), (0, 47), (178, 47)])
def test_what_is_asked_about_is_in_sight_wherever_the_board_was(corner):
    async def play(app, pilot, table):
        app.board.scroll_to(*corner, animate=False, immediate=True)
        await press(app, pilot, "enter")
        acting = app.session.scene.focus[0]
        here = next(piece.space for piece in app.session.scene.pieces if piece.id == acting)
        reached = app.reach()
        seen = [space for space in reached if in_sight(app, space)]
        assert len(seen) >= len(reached) - 1, "one lies too far off for this window"
        assert in_sight(app, here)
        target = app.board.picture.layout.spots[touched(app.chosen.action).space]
        left, right = target.x - app.board.scroll_offset.x, target.x + target.width - app.board.scroll_offset.x
        assert left >= MARGIN[0]
        assert right <= app.board.size.width - MARGIN[0]

    at_kolwezi(play, "Pick")


def test_the_drop_zones_that_are_asked_about_are_shown():
    async def play(app, pilot, table):
        assert in_sight(app, "ZA2")
        await press(app, pilot, "down")
        assert in_sight(app, "ZB2")

    at_kolwezi(play, "Jump")


@pytest.mark.parametrize(
    ("at", "near", "whole", "thick", "wanted"),
    [
        (0, (10, 4), (10, 4), 12, 0),
        (0, (20, 2), (20, 30), 35, 0),
        (30, (32, 2), (10, 85), 35, 30),
        (0, (38, 2), (38, 2), 39, 2),
        (0, (50, 2), (20, 34), 25, 16),
        (0, (70, 2), (66, 20), 75, 55),
        (0, (50, 2), (10, 85), 55, 14),
        (0, (80, 2), (10, 85), 50, 44),
        (90, (98, 2), (98, 2), 99, 60),
    ],
    ids=[
        "in sight",
        "the reach goes on beyond",
        "a far exit",
        "at the rim",
        "all there is to answer",
        "far off",
        "too much for the window",
        "far off, and too much",
        "the end of the board",
    ],
)
def test_the_window_slides_no_more_than_there_is_need(at, near, whole, thick, wanted):
    board, room, margin = 100, 40, 2
    assert slid(min(at, board - room), room, board, *near, *whole, thick, margin) == wanted


def test_whoever_is_chosen_the_board_stays_while_the_answer_is_in_sight():
    """A road that leads off the map far away does not draw the board to it."""

    async def play(app, pilot, table):
        for key in ("1", "2", "3"):
            at = app.board.scroll_offset
            await press(app, pilot, key, "enter")
            ends = {touched(answer.action).space for answer in app.answers} - {""}
            target = touched(app.chosen.action).space
            assert not all(in_sight(app, end) for end in ends), "one exit is beyond the window"
            assert in_sight(app, target)
            assert app.board.scroll_offset == at
            await press(app, pilot, "escape")

    at_kolwezi(play, "Pick", (140, 42))


# The question


def test_the_last_result_gives_way_to_the_question(monkeypatch):
    async def play(app, pilot, table):
        app.session.question = lambda: "Fire: at whom? Who fires cannot assault afterwards. Really?"
        told = "seven lines of what has come of it " * 8
        monkeypatch.setattr("sandtable.terminal.shown.came_of", lambda session, whole: [told])
        app.show_question()
        await pilot.pause()
        panel = app.query_one("#question", Static)
        rows = [str(strip.text).strip() for strip in panel.render_lines(panel.region.reset_offset)]
        assert len(rows) <= QUESTION
        assert "Really?" in " ".join(rows)
        assert "…" in " ".join(rows)

    at_kolwezi(play, "Pick")


def test_what_is_folded_says_that_it_goes_on():
    console = Console(width=80)
    assert folded(Text("one two three"), 2, 9, console).plain == "one two three"
    short = folded(Text("one two three four five six seven"), 2, 9, console)
    assert short.plain.endswith("…")
    assert len(short.wrap(console, 9)) == 2


# The odds


def test_the_odds_of_a_question_go_with_it():
    async def play(app, pilot, table):
        app.fill_odds(["unharmed 100 %"])
        assert app.query_one("#odds").display
        app.session.act(app.answers[0].action)
        app.refresh_table()
        assert not app.query_one("#odds").display, "at once, not when others are known"

    at_kolwezi(play, "Pick")


def test_who_fires_is_weighed_the_best_chance_first_and_what_harms_last():
    def play():
        session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
        come_to(session, "Fire", 400)
        return session

    session = play()
    answers = session.answers()
    chances = [int(answer.chance.split("\u00a0")[0].strip("<>")) for answer in answers if answer.chance]
    assert len(chances) > 1
    safe = [chance for chance, one in zip(chances, answers, strict=False) if one.harms != HARMS]
    assert safe == sorted(safe, reverse=True)
    assert [answer.number for answer in answers] == list(range(1, len(answers) + 1))
    harmful = [msgspec.structs.replace(answers[0], harms=HARMS), *answers[1:]]
    assert session.preferred([[one] for one in harmful]) is harmful[1]


def test_beside_each_who_fires_stands_the_chance_and_not_what_the_question_says():
    async def play(app, pilot, table):
        lines = shown(app)
        numbered = [line for line in lines if line.lstrip()[:1].isdigit()]
        assert all("\u00a0%" in line for line in numbered)
        assert not [line for line in numbered if app.session.answers()[0].label.split(" at ")[-1] in line]
        assert app.chosen.number == 1

    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    come_to(session, "Fire", 400)
    assert len(session.answers()) > 1
    at_kolwezi(play, "Fire")


def test_of_what_all_share_at_their_end_no_name_is_cut_that_tells_them_apart():
    labels = ["2nd section (2nd company) fires rockets at AML", "3rd section (2nd company) fires rockets at AML"]
    names = [{label.split(" fires")[0]} for label in labels]
    assert shared_end(labels, names) == " fires rockets at AML"
    assert shared_end(labels) == " section (2nd company) fires rockets at AML"


def test_a_list_of_who_fires_has_their_names_whole():
    async def play(app, pilot, table):
        listed = " ".join(" ".join(shown(app)).split())
        for answer in app.answers:
            assert app.session.teller.name(answer.piece) in listed

    at_kolwezi(play, "Fire")


def test_words_that_all_share_at_their_end():
    assert shared_end(["A fires at B 1", "C and D fires at B 1"]) == " fires at B 1"
    assert shared_end(["A fires", "A fires"]) == ""
    assert shared_end(["alone"]) == ""


def test_a_warning_leaves_room_for_the_odds():
    async def play(app, pilot, table):
        marks = ["! Nobody stays with the hostages at Villas P2: Katangans can come back to them. (10.2-c)"] * 3
        rows = app.room_for_odds() - len(marks) - 1
        app.fill_odds([f"outcome {number} 10 %" for number in range(rows)], marks)
        told = words(app, "#odds")
        assert f"outcome {rows - 1}" in told
        assert told.count("! Nobody") == len(marks)
        assert "…" in told

    at_kolwezi(play, "Fire")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (140, 42), (160, 44)])
def test_however_much_the_odds_say_there_are_answers_to_choose_from(size, monkeypatch):
    """As many as there are, or enough rows of them; the one under the cursor whole, and the odds tell that they go on.

    What is in the stacks takes the answers no room either.
    """

    async def play(app, pilot, table):
        app.session.outcomes = lambda view, action: [f"outcome {number} 10 %" for number in range(60)]
        monkeypatch.setattr("sandtable.terminal.shown.stack_list", lambda session, lit, first: Text("somebody\n" * 20))
        for key in ("down", "end"):
            await press(app, pilot, key)
            listed = app.listed
            assert listed.region.height >= min(ENOUGH, listed.rows)
            assert listed.rows >= min(ENOUGH, sum(str(one.prompt).count("\n") + 1 for one in listed.options))
            assert words(app, "#odds").endswith("… o: all of it")
            assert app.query_one("#odds").region.bottom <= app.query_one("#side").region.bottom
            lines = [str(one.prompt).count("\n") + 1 for one in listed.options]
            first = sum(lines[: listed.highlighted])
            assert listed.scroll_offset.y <= first
            assert first + lines[listed.highlighted] <= listed.scroll_offset.y + listed.region.height

    at_kolwezi(play, "Fire", size)


def test_at_whom_to_fire_says_that_the_odds_come_with_who_fires():
    async def play(app, pilot, table):
        app.session.odds = lambda action: []
        await press(app, pilot, "o")
        assert "when it is asked who does it" in str(app.screen.text.plain if hasattr(app.screen, "text") else "")

    at_kolwezi(play, "Fire")


# What is found, and understood


def test_an_answer_that_has_the_words_as_they_were_typed_comes_first():
    async def play(app, pilot, table):
        await press(app, pilot, "slash", *"3rd company")
        found = ["3rd company" in answer.label for answer in app.shown]
        assert True in found
        assert found == sorted(found, reverse=True)

    at_kolwezi(play, "Pick")


def test_a_place_is_known_by_what_stands_before_its_brackets():
    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    come_to(session, "Pick")
    unit = session.answers()[0].piece
    assert session._called("GCM") in session._spaces
    place = next(piece.space for piece in session.scene.pieces if piece.id.startswith("lorries-"))
    for asked in ("GCM", session.place(place).rpartition(" (")[0], place):
        told = session.why_not(asked, unit)
        assert told
        assert "know" not in told[0], "also where lorries stand, who are no pieces"


def test_an_overlay_says_what_its_signs_mean():
    async def play(app, pilot, table):
        await press(app, pilot, "O")
        told = [*app._notifications][-1].message
        assert "(…) Katangans" in told
        assert "\n" not in told, "it covers a line of the board and no more"

    at_kolwezi(play, "Pick")


def test_the_board_is_where_it_was_when_the_others_are_done(monkeypatch):
    async def play(app, pilot, table):
        app.left_at = app.board.scroll_offset
        app.board.scroll_to(178, 47, animate=False, immediate=True)
        away = app.board.scroll_offset
        monkeypatch.setattr(app.session, "others_did", lambda: 1)
        app.ask()
        await settle(app, pilot)
        assert app.board.scroll_offset != away
        assert app.board.scroll_offset == app.left_at

    at_kolwezi(play, "Pick")


def test_the_question_has_as_many_lines_as_it_needs_at_once():
    async def play(app, pilot, table):
        panel = app.query_one("#question", Static)
        app.session.question = lambda: "Short?"
        app.show_question()
        short = panel.styles.height.value
        app.session.question = lambda: "Fire: at whom? Who fires cannot assault afterwards. Really not."
        app.show_question()
        assert panel.styles.height.value > short
        await settle(app, pilot)
        assert panel.size.height == panel.styles.height.value

    at_kolwezi(play, "Pick")


# The end of a part, of a pick, of a game


def test_a_part_of_the_turn_ends_only_if_whoever_could_still_act_is_not_wanted(tmp_path):
    kept = tmp_path / "taste"

    async def play(app, pilot, table):
        before = len(table.turned)
        units = {answer.piece for answer in app.answers if answer.piece}
        await press(app, pilot, "full_stop")
        assert len(table.turned) == before
        assert f"though {len(units)} units could still act" in str(app.screen.query_one(Static).content)
        await press(app, pilot, "escape")
        assert len(table.turned) == before
        await press(app, pilot, "full_stop", "a")
        assert len(table.turned) == before + 1
        assert not app.taste.asks

    at_kolwezi(play, "Pick", taste=Taste(kept))
    assert not Taste(kept).asks, "in the next game neither"

    async def unasked(app, pilot, table):
        for _ in "who", "where":
            await press(app, pilot, "1", "enter")
        acted = len(table.turned)
        await press(app, pilot, "full_stop")
        assert len(table.turned) == acted + 1

    at_kolwezi(unasked, "Pick", taste=Taste(kept))


def test_when_a_part_has_ended_by_itself_a_hasty_key_ends_nothing_else(monkeypatch):
    monkeypatch.setattr(answering, "HASTE", 3600)

    async def play(app, pilot, table):
        for _ in range(80):
            doing = [answer for answer in app.answers if not closes(type(answer.action))]
            if app.ended_itself > 0 or not doing:
                break
            app.answer(doing[0].action)
            await settle(app, pilot)
            app.action_skip()
        await settle(app, pilot)
        assert app.ended_itself > 0, "a part has ended by itself"
        assert "This part of the turn is over: '" in [*app._notifications][-1].message, "its name is a title"
        standing = len(table.turned)
        await press(app, pilot, "full_stop")
        assert len(table.turned) == standing
        assert not isinstance(app.screen, EndingPart)
        assert "was not taken" in [*app._notifications][-1].message
        monkeypatch.setattr(answering, "HASTE", 0)
        await press(app, pilot, "full_stop")
        assert len(table.turned) > standing or isinstance(app.screen, EndingPart)

    at_kolwezi(play, "Fire")


def test_whoever_has_ended_a_part_himself_is_not_told_so(monkeypatch):
    monkeypatch.setattr(answering, "HASTE", 3600)

    async def play(app, pilot, table):
        await press(app, pilot, "full_stop", "y")
        assert closes(type(table.turned[-1].action)) or app.ended_itself < 0
        assert app.ended_itself < 0

    at_kolwezi(play, "Pick")


def test_nothing_is_asked_where_nobody_could_act_any_more():
    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    come_to(session, "Pick")
    closing = closing_of(session.answers())
    assert session.left_to_act(closing.action) > 1
    assert session.left_to_act(session.answers()[0].action) == 0, "it ends nothing"


def test_ceasing_fire_is_asked_about_while_somebody_could_still_fire(tmp_path):
    """At whom is asked before by whom: units are behind those answers, too."""
    begun = tmp_path / "begun.journal"
    source = recorded("kolwezi").read_bytes().splitlines(keepends=True)
    begun.write_bytes(b"".join(source[:12]))  # as far as the first fire
    session = Session(sandtable.load(begun), {}, "en")
    answers = session.answers()
    assert {type(one.action).__name__ for one in answers} == {"Target", "Done"}
    assert session.left_to_act(closing_of(answers).action) > 1
    assert session.left_to_act(answers[0].action) == 0, "it ends nothing"
    dummies = [one.action for one in answers if one.harms]
    assert dummies
    assert not behind(session.game, session.view, dummies), "nobody need fire at whom goes by himself"


def test_escape_puts_down_whoever_was_picked():
    async def play(app, pilot, table):
        asked = words(app, "#question")
        await press(app, pilot, "enter")
        assert words(app, "#question") != asked
        await press(app, pilot, "slash", "x", "escape")
        assert words(app, "#question") != asked, "first what was sought"
        await press(app, pilot, "escape")
        assert words(app, "#question") == asked

    at_kolwezi(play, "Pick")


def test_the_end_is_told_with_the_side_whose_points_they_are():
    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    session.table.act(0, Concede(session.game.seats[0]))
    totals = [line for line in session.account() if line and not line.startswith("  ")]
    assert totals
    assert session.ending()[1:] == totals
    assert not [line for line in session.ending() if line.startswith(f"{session.game.seats[0]}:")]


def test_what_is_worked_out_is_not_covered_by_the_word_that_it_is(monkeypatch):
    async def play(app, pilot, table):
        monkeypatch.setattr("sandtable.terminal.shoulder.hint", lambda session: ["March!"])
        await press(app, pilot, "A")
        assert [note.message for note in app._notifications] == [app.session.say("series-none")]
        await press(app, pilot, "H")
        assert app.screen.text.plain.startswith("March!")
        assert not list(app._notifications)

    at_kolwezi(play, "Pick")


@pytest.mark.parametrize("game", ["world_war_africa", "guerra"])
def test_before_the_first_turn_the_set_up_is_the_part_that_is_being_played(game):
    table = sandtable.new(game, seed=3)
    session = Session(table, {}, "en")
    assert session.scene.phases == []
    assert session.now() == ["Set-up"]
    assert session.order()[0] == "Set-up"
    assert "Set-up" in session.short_status()
