"""The answers on the whole screen: their order, what is folded, and finding one by its number or its words."""

import asyncio

import pytest
from textual import events
from textual.widgets import Input, Static

import sandtable
from sandtable.engine.handles import closes, is_hostile, touched
from sandtable.engine.narrate import percent
from sandtable.games import shelf
from sandtable.terminal import palette
from sandtable.terminal.answers import HARMS, by_deed, without_open_end
from sandtable.terminal.app import TableApp
from sandtable.terminal.foresight import chance_of_good
from sandtable.terminal.plain import line_of
from sandtable.terminal.screens import EndingPart, Reading
from sandtable.terminal.session import Session
from tests.terminal.at_table import LARGE, SMALL, all_done, at_the_table, press, settle, shown, words

#: a battalion beside its Commander, with enemies before it
LEVY = {
    "active": "gov-levy",
    "state": {"units": {"gov-levy": {"hex": "0904", "card": "AC"}, "gov-cmd": {"hex": "0904"}}},
}


@pytest.fixture(autouse=True)
def typed_fast(monkeypatch):
    """However slow the machine is, digits that a test types one after the other are one number."""
    monkeypatch.setattr("sandtable.terminal.answering.PAUSE", 60.0)


def levy(play, size=LARGE):
    at_the_table(size, play, position=LEVY, bots={})


def test_attacks_come_first_a_commanders_own_moves_late_and_what_ends_it_last():
    async def play(app, pilot, table):
        kinds = [type(answer.action) for answer in app.answers]
        hostile = [is_hostile(kind) for kind in kinds]
        assert hostile[0]
        assert hostile == sorted(hostile, reverse=True)
        assert [closes(kind) for kind in kinds] == [*[False] * (len(kinds) - 1), True]
        pieces = [touched(answer.action).unit for answer in app.answers if not is_hostile(type(answer.action))]
        alone = [piece for piece in pieces if piece]
        assert alone == sorted(alone, key="gov-cmd".__eq__), "the battalion, then he who leads it"
        assert [answer.number for answer in app.answers] == list(range(1, len(kinds) + 1))

    levy(play)


def test_long_runs_of_one_deed_are_folded_and_open_by_a_key():
    async def play(app, pilot, table):
        folded = [line for line in shown(app) if line.startswith("▸")]
        assert any("moves to … (" in line for line in folded)
        assert any(line.endswith("Nothing more [.]") for line in shown(app)), "all of it is in sight"
        app.listed.highlight(next(key for key, deed in app.listed.deeds.items() if deed[0].piece == "gov-levy"))
        await press(app, pilot)
        deed = app.listed.under
        assert len(deed) > 3
        spots = app.board.picture.layout.spots
        for end in {touched(answer.action).space for answer in deed}:
            assert app.board.canvas.backs[spots[end].label][spots[end].x] == palette.LIT, "the reach is lit"
        before = len(shown(app))
        await press(app, pilot, "right")
        assert len(shown(app)) == before + len(deed)
        assert app.chosen == app.session.foremost(deed) != deed[0]
        above = deed[deed.index(app.chosen) - 1]
        await press(app, pilot, "up", "left")
        assert len(shown(app)) == before
        await press(app, pilot, "enter", "up", "enter")
        assert table.turned[-1].action == above.action

    levy(play)


def test_a_number_opens_what_is_folded_and_keys_go_on_being_keys():
    async def play(app, pilot, table):
        fires = next(answer for answer in app.answers if is_hostile(type(answer.action)))
        await press(app, pilot, *str(fires.number), "o")
        assert isinstance(app.screen, Reading)
        assert fires.label in str(app.screen.query_one(Static).content)
        await press(app, pilot, "escape")
        assert app.finder.value == str(fires.number)
        await press(app, pilot, "escape", *str(fires.number), "enter")
        assert table.turned[-1].action == fires.action

    levy(play)


def test_the_number_of_a_folded_row_opens_it_and_only_the_next_enter_plays():
    async def play(app, pilot, table):
        row = next(deed for deed in app.listed.deeds.values())
        assert str(row[0].number) not in {option.id for option in app.listed.options}
        await press(app, pilot, *str(row[0].number))
        told = words(app, "#counted")
        assert told.startswith(f"⏎ opens the group {row[0].number}–{row[-1].number}"), "and gives nothing"
        assert app.listed.under == row
        await press(app, pilot, "enter")
        assert not table.turned, "an answer that was never in sight"
        assert app.chosen == row[0]
        assert app.listed.has_focus
        assert app.finder.value == ""
        assert len(app.listed.options) > len(row)
        await press(app, pilot, *str(row[1].number), "enter")
        assert table.turned[-1].action == row[1].action, "now it is in sight"

    levy(play)


def test_enter_plays_what_the_number_of_a_folded_row_has_opened():
    async def play(app, pilot, table):
        row = next(deed for deed in app.listed.deeds.values())
        await press(app, pilot, *str(row[2].number), "enter", "enter")
        assert table.turned[-1].action == row[2].action

    levy(play)


def test_a_number_that_was_not_wanted_after_all_is_gone_before_the_next():
    async def play(app, pilot, table):
        ends = next(answer for answer in app.answers if closes(type(answer.action)))
        app.session.left_to_act = lambda action: 1
        await press(app, pilot, *str(ends.number), "enter")
        assert isinstance(app.screen, EndingPart)
        await press(app, pilot, "n")
        assert app.finder.value == ""
        first = app.answers[0]
        await press(app, pilot, "1")
        assert app.finder.value == str(first.number)

    levy(play)


def test_arrows_walk_through_what_is_found_and_enter_gives_it():
    async def play(app, pilot, table):
        await press(app, pilot, "slash", *"030")
        found = list(app.shown)
        assert len(found) > 2
        await press(app, pilot, "down", "down", "up", "enter")
        assert table.turned[0].action == found[1].action

    at_the_table(SMALL, play, bots={})


def test_a_number_that_no_answer_has_is_told_and_nothing_is_under_the_cursor_then():
    """It was sought in the words of the answers: one with it in a name stood under the cursor, and Enter was dead."""

    async def play(app, pilot, table):
        none = "There is no answer 30; they go from 1 to 20."
        assert len(app.answers) == 20
        before = shown(app)
        await press(app, pilot, "3", "0")
        assert words(app, "#counted") == none
        assert app.query_one("#counted").size.height
        assert shown(app) == before, "0304 holds it, and is not what was typed"
        assert app.listed.highlighted is None
        await press(app, pilot, "enter", "enter")
        assert not table.turned
        assert none in [toast.message for toast in app._notifications]
        await press(app, pilot, "3")
        assert app.chosen == app.answers[2], "whoever was told so types another number"
        await press(app, pilot, "enter")
        assert len(table.turned) == 1

    at_the_table(SMALL, play, bots={})


def test_numbers_walk_through_the_whole_list_and_the_odds_are_compared_by_them(monkeypatch):
    """Every number took the other answers away, and Esc had to be pressed between two of them."""
    monkeypatch.setattr("sandtable.terminal.answering.PAUSE", 0.0)

    async def play(app, pilot, table):
        before = shown(app)
        for number in (3, 5, 4):
            await press(app, pilot, str(number))
            assert app.chosen == app.answers[number - 1]
            assert shown(app) == before
            assert words(app, "#counted") == f"⏎ gives {number}"
        await press(app, pilot, "down")
        assert app.chosen == app.answers[4]
        assert not app.query_one("#counted").display, "Enter gives another now"
        await press(app, pilot, "3", "escape")
        assert app.chosen == app.answers[2], "nothing is typed any more, and the cursor stays"
        await press(app, pilot, "enter")
        assert len(table.turned) == 1

    levy(play)


def test_digits_that_come_at_once_are_one_number():
    async def play(app, pilot, table):
        await press(app, pilot, "9", "1")
        assert words(app, "#counted").startswith("There is no answer 91")

    levy(play)


@pytest.mark.parametrize("game", shelf.names())
def test_every_answer_is_listed_once_or_stands_under_its_deed(game):
    table = sandtable.new(game, seed=4)
    session = Session(table, {}, "en")
    for _ in range(25):
        answers = session.answers()
        assert {id(one.action) for one in answers} == {id(action) for action in session.decision.actions}
        deeds = by_deed(answers)
        assert len({deed[0].deed for deed in deeds}) == len(deeds), "a deed stands together"
        assert all("…" in session.deed(deed) for deed in deeds if len({one.label for one in deed}) > 1)
        session.act(answers[len(answers) // 2].action)
        if session.decision is None:
            break


def test_a_number_or_a_word_finds_an_answer():
    async def play(app, pilot, table):
        await press(app, pilot, "slash", *"0605")
        assert [" ".join(line.split()) for line in shown(app)] == [
            "19 Motor lorries move to 0605 (Western well, built-up area) ⚠"
        ]  # an assault may come
        await press(app, pilot, "escape")
        assert len(shown(app)) == 21
        await press(app, pilot, "slash", *"zzz")
        assert "No answer holds the words zzz" in shown(app)[0]
        await press(app, pilot, "escape", "1", "9", "enter", "y")
        assert table.turned[0].action.to == "0605"
        assert app.query_one("#filter", Input).value == ""

    at_the_table(SMALL, play)


def test_why_an_answer_is_marked_stands_beside_it_at_once(monkeypatch):
    """The mark's reason came behind all outcomes, where a small screen cuts them off, and only once they were known."""
    monkeypatch.setattr(Session, "outcomes", lambda session, view, action: [f"outcome {n}" for n in range(40)])

    async def play(app, pilot, table):
        app.session.harms = lambda action: ["\N{WARNING SIGN} harm"]
        await press(app, pilot, "slash", *"0803")
        assert "!" in shown(app)[0]
        told = words(app, "#odds").splitlines()
        caution = app.session.cautions(app.chosen.action)
        assert len(caution) == 1
        assert told[0] == "\N{WARNING SIGN} harm"
        assert told[1].endswith("…"), "as far as a line goes, for the outcomes have to have room"
        assert caution[0].startswith(told[1].removesuffix("…").rstrip())
        assert told[2].startswith("outcome"), told
        filled = []
        app.fill_odds = lambda lines, marks: filled.append([*marks, *lines])
        app.show_odds(app.chosen.action)
        await all_done(app)
        marks = ["\N{WARNING SIGN} harm", *caution]
        assert filled[0] == marks, "before the outcomes are worked out"
        assert filled[-1] == [*marks, *(f"outcome {n}" for n in range(40))]
        working = [*marks, app.session.say("odds-working")]  # on a busy machine this is told in between
        assert filled[1:-1] in ([], [working])

    levy(play, SMALL)


def test_why_an_answer_is_marked_stands_first_in_what_o_opens_without_any_dice_too():
    """The sign said that `o` tells of what, and `o` said that no chance was in it."""

    async def play(app, pilot, table):
        marked = next(answer for answer in app.answers if answer.harms == HARMS)
        assert app.session.game.forecast(app.session.view, marked.action) is None
        await press(app, pilot, *str(marked.number), "o")
        told = [line for line in str(app.screen.query_one(Static).content).splitlines() if line]
        assert told[1:] == app.session.harms(marked.action)
        assert told[1].startswith(HARMS)

    at_the_table(SMALL, play)


def test_a_number_and_enter_typed_at_once_give_that_answer():
    """Keys come faster than the screen: the answer with the number is given, and none where there is none."""

    async def play(app, pilot, table):
        nothing = len(app.answers)
        for key in (*str(nothing + 70), "enter"):
            app.post_message(events.Key(key, key if key != "enter" else None))
        await pilot.pause()
        assert not table.turned
        await press(app, pilot, "escape")
        wanted = app.answers[11].action
        for key in ("1", "2", "enter"):
            app.post_message(events.Key(key, key if key != "enter" else None))
        await settle(app, pilot)
        assert table.turned[0].action == wanted

    at_the_table(SMALL, play, bots={})


def test_numbers_typed_ahead_give_their_answers_one_after_the_other():
    """The second number stood behind the first, and an Enter gave whatever was under the cursor."""

    async def run():
        table = sandtable.new("paratrooper", "mission", seed=5)
        app = TableApp(Session(table, {}, "en"))
        async with app.run_test(size=LARGE) as pilot:
            await settle(app, pilot)
            wanted = [app.answers[number - 1].action for number in (25, 25, 1, 1, 20)]
            for key in ("2", "5", "enter", "2", "5", "enter", "1", "enter", "1", "enter", "2", "0", "enter"):
                app.post_message(events.Key(key, key if key != "enter" else None))
            for _ in wanted:
                await settle(app, pilot)
            assert [turned.action for turned in table.turned] == wanted
            assert app.finder.value == ""

    asyncio.run(run())


@pytest.mark.parametrize(
    ("told", "called"),
    [("Attack …: …", "Attack …"), ("Land at … (…)", "Land at …"), ("Buy … for … OP", "Buy … for … OP")],
)
def test_a_deeds_name_does_not_end_with_a_clause_in_which_nothing_is_told(told, called):
    assert without_open_end(told) == called


def test_a_long_line_hangs_under_its_words_and_not_under_its_number():
    async def play(app, pilot, table):
        long = [line for line in shown(app) if "\n" in line]
        assert long
        for line in long:
            first, *more = line.split("\n")
            words = len(first) - len(first.lstrip("▸▾ 0123456789–"))
            assert all(part.startswith(" " * words) and not part[words].isspace() for part in more), line
            assert all(len(part) <= app.listed.content_region.width for part in (first, *more))

    async def kolwezi():
        table = sandtable.new("kolwezi", "bonite", seed=4)
        for _ in range(3):  # sections are put down at places with long names
            table.act(0, table.decision.actions[0])
        app = TableApp(Session(table, {}, "en"))
        async with app.run_test(size=LARGE) as pilot:
            await settle(app, pilot)
            await play(app, pilot, table)

    asyncio.run(kolwezi())


def test_why_not_is_asked_of_a_place_by_its_name():
    table = sandtable.new("kolwezi", "bonite", seed=4)
    while not table.state.stack[-1].name.startswith("where"):
        table.act(0, table.decision.actions[0])
    session = Session(table, {}, "en")
    (unit,) = session.scene.focus
    alone, both = session.why_not("Villas P2"), session.why_not(f"{session.teller.name(unit)} Villas P2")
    assert alone == both
    assert any(line.startswith("6") or "rule" in line.casefold() for line in alone), alone
    example = session.example(next(one for one in table.decision.actions if touched(one).space))
    place = touched(next(one for one in table.decision.actions if touched(one).space)).space
    assert place not in example.split()
    assert session.why_not(example)


def test_beside_a_blow_stands_how_likely_it_does_what_one_wants():
    """Whoever compares three targets need not put the cursor on each."""

    async def play(app, pilot, table):
        session = app.session
        blows = [answer for answer in app.answers if is_hostile(type(answer.action))]
        assert len(blows) > 1
        for answer, line in ((one, line) for one in blows for line in shown(app)):
            if line.lstrip().startswith(f"{answer.number} "):
                chance = chance_of_good(session.game, session.view, answer.action)
                assert f" {percent(chance)}" in line
        assert "% how likely it does what you want" in words(app, "#question")
        others = [answer for answer in app.answers if answer not in blows]
        assert not any(answer.likely for answer in others)

    levy(play)
    table = sandtable.position(game="colonial", scenario="tel-asra", seed=4, **LEVY)
    first = Session(table, {}, "en").answers()[0]
    assert line_of(first).endswith(first.likely)
    assert first.likely
