"""Red cards are red in whatever is told, and nothing else is."""

from rich.text import Text
from textual.color import Color

from sandtable.terminal.suits import RED_INK, coloured
from sandtable.terminal.theme import LAMPLIT
from tests.terminal.at_table import LARGE, at_the_table


def red(text):
    return [text.plain[span.start : span.end] for span in text.spans if span.style == RED_INK]


def test_hearts_and_diamonds_are_red_and_black_suits_are_not():
    assert red(coloured(Text("on 10♣, [A♦ Levy] 3♥ K♠, a red card ♥ ♦"))) == ["A♦", "3♥", "♥", "♦"]
    assert coloured(Text("A♦", "bold")).plain == "A♦"


def test_the_red_is_read_on_the_wood():
    back, ink = Color.parse(LAMPLIT.boost or ""), Color.parse(RED_INK)
    assert ink.brightness - back.brightness > 0.4


def test_the_question_and_the_log_have_red_cards():
    async def asked(app, pilot, table):
        assert red(app.screen_stack[0].query_one("#question").content) == ["A♦"]

    async def told(app, pilot, table):
        assert [card for log in ("#log", "#past") for line in app.query_one(log).told for card in red(line)]

    levy = {"gov-levy": {"hex": "0904", "card": "AD"}, "gov-cmd": {"hex": "0904"}}
    at_the_table(LARGE, asked, position={"active": "gov-levy", "state": {"units": levy}}, bots={})
    at_the_table(LARGE, told)
