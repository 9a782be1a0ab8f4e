"""Lines that do not fit hang under their own beginning."""

import pytest
from rich.console import Console
from rich.text import Text

from sandtable.terminal.hung import Hung
from sandtable.terminal.odds import ROW, cut, fitted
from sandtable.terminal.panes import Log
from tests.terminal.at_table import LARGE, SMALL, at_the_table, press, settle, words

NEAR = {"active": "gov-levy", "state": {"units": {"gov-levy": {"hex": "0904", "card": "AC"}}}}
FACTS = "    cavalry · Rating: Average · Weapon: Magazine rifles · Range in hexes: 4 · Dice: 4 · Moves: 2"


def told(line, width, step=0):
    console = Console(width=width, no_color=True, legacy_windows=False)
    with console.capture() as capture:
        console.print(Hung(Text(line), step), end="")
    return [one.rstrip() for one in capture.get().splitlines()]


def test_a_line_that_fits_is_left_alone():
    assert told(FACTS, 200) == [FACTS]


def test_facts_hang_under_the_first_and_no_dot_stands_at_an_end():
    assert told(FACTS, 60) == [
        "    cavalry · Rating: Average · Weapon: Magazine rifles",
        "    Range in hexes: 4 · Dice: 4 · Moves: 2",
    ]


@pytest.mark.parametrize(
    ("line", "hangs"),
    [
        ("  • Losses are the enemy’s points: 1 a figure, 2 a gun", 4),
        ("[C] Mounted Constabulary, 4 of 4, A♦, disrupted", 4),
        (" 12  Go to the Ancien aérodrome in the north of the town", 5),
        ("A sentence that begins at the edge and is too long", 2),
    ],
)
def test_the_rest_stands_under_the_words(line, hangs):
    first, *others = told(line, 30, step=2)
    assert others
    assert all(len(one) <= 30 and one[:hangs].isspace() and not one[hangs].isspace() for one in others)
    assert " ".join([first, *(one.strip() for one in others)]) == line


def test_a_word_longer_than_the_line_is_cut():
    assert told("x" * 25, 10) == ["x" * 10, "x" * 10, "x" * 5]


def test_whatever_the_width_nothing_is_lost():
    for width in range(8, 100):
        letters = "".join(told(FACTS, width)).replace(" ", "").replace("·", "")
        assert letters == FACTS.replace(" ", "").replace("·", ""), width


def test_the_log_is_written_anew_when_the_screen_becomes_narrower_and_wider():
    async def play(app, pilot, table):
        await press(app, pilot, *str(len(app.answers)), "enter")
        for size in (SMALL, LARGE):
            await pilot.resize_terminal(*size)
            await settle(app, pilot)
            log = app.query_one("#log", Log)
            lines = [strip.text.rstrip() for strip in log.lines]
            assert max(map(len, lines)) <= log.scrollable_content_region.width
            assert any(line.startswith("  ") and line[2] != " " for line in lines), "the cards dealt do not fit a line"
            assert max(map(len, lines)) > log.scrollable_content_region.width * 0.7

    at_the_table(LARGE, play, bots={})


def test_odds_stand_one_to_a_line_behind_how_likely_they_are():
    async def play(app, pilot, table):
        await press(app, pilot, "slash", *"fires", "escape")
        fires = next(answer for answer in app.answers if "fires" in answer.label)
        app.listed.highlight(str(fires.number))
        await settle(app, pilot)
        rows = [line for line in words(app, "#odds").splitlines() if ROW.fullmatch(line)]
        assert len(rows) >= 4
        assert any("unharmed" in row for row in rows)

    at_the_table(LARGE, play, bots={}, position=NEAR)


def test_odds_are_told_closer_where_there_is_less_room():
    lines = ["A verdict", "", "60\u00a0%  one", "40\u00a0%  other"]
    assert fitted(lines, 4, 40) == lines
    assert fitted(lines, 3, 40) == ["A verdict", "60\u00a0%  one", "40\u00a0%  other"]
    assert fitted(lines, 2, 40) == ["A verdict", "one 60\u00a0% · other 40\u00a0%"]


def test_where_not_all_odds_fit_the_dice_give_way_to_what_becomes_of_the_units():
    dice, units = ["60\u00a0%  a six", "40\u00a0%  none"], ["60\u00a0%  lost", "40\u00a0%  unharmed"]
    closer = ["A verdict", *units, "a six 60\u00a0% · none 40\u00a0%"]
    assert fitted(["A verdict", "", *units, "", *dice], 4, 40) == closer


def test_where_not_all_odds_fit_a_long_table_gives_way_to_what_becomes_of_the_units():
    table, units = (
        [f"{chance}\u00a0%  row {chance}" for chance in (50, 30, 20)],
        ["60\u00a0%  lost", "40\u00a0%  unharmed"],
    )
    closer = ["A verdict", "row 50 50\u00a0% · row 30 30\u00a0% · row 20 20\u00a0%", *units]
    assert fitted(["A verdict", "", *table, "", *units], 4, 60) == closer


def test_the_dice_give_way_before_a_longer_table_of_what_becomes_of_the_units():
    """That was what somebody looked for, and it was joined in one line and cut."""
    units = [f"{chance}\u00a0%  row {chance}" for chance in (40, 30, 20, 10)]
    lines = ["A verdict", "", *units, "", "The dice", "60\u00a0%  a six", "40\u00a0%  none"]
    assert fitted(lines, 6, 60) == ["A verdict", *units, "The dice – a six 60\u00a0% · none 40\u00a0%"]


def test_what_is_cut_is_cut_at_the_end_of_a_line_and_says_which_key_tells_all():
    lines = ["A verdict", "", "60\u00a0%  somebody loses three figures", "40\u00a0%  other"]
    assert cut(lines, 4, 40, "… o: all") == lines
    assert cut(lines, 3, 40, "… o: all") == ["A verdict", "… o: all"], "no blank line before it"


def test_what_outcomes_are_about_stays_before_them_when_they_are_joined():
    lines = ["The hex", "60\u00a0%  is held", "40\u00a0%  is given up"]
    assert fitted(lines, 1, 60) == ["The hex – is held 60\u00a0% · is given up 40\u00a0%"]
    assert fitted(["A verdict", "and why"], 1, 60) == ["A verdict", "and why"]
