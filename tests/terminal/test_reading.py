"""Rules by chapters and words, overlays, and what has happened since one's answer: on the screen and in plain lines."""

import asyncio
import io
import re

import pytest
from textual.widgets import Input, OptionList, Static

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.messages import LANGUAGES
from sandtable.games import shelf
from sandtable.terminal import overlays, rulebook, spoken
from sandtable.terminal.app import TableApp
from sandtable.terminal.foot import KEYS_BY_USE
from sandtable.terminal.keys import key_sheet, order_of_battle
from sandtable.terminal.looking import abridged, in_line
from sandtable.terminal.reader import Reader
from sandtable.terminal.session import Session
from sandtable.terminal.telling import Telling
from tests.terminal.at_table import press, settle
from tests.terminal.test_plain import sit


def session(game, language="en"):
    title = shelf.title(game)
    table = sandtable.new(game, title.scenarios()[0], seed=4)
    return Session(table, {1: RandomBot()} if len(table.game.seats) > 1 else {}, language)


def on_the_screen(at, size, play):
    async def run():
        app = TableApp(at)
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await play(app, pilot)

    asyncio.run(run())


# Rules


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_in_a_chapter_with_a_name(game, language):
    at = session(game, language)
    found = rulebook.chapters(at)
    assert sum(len(chapter.rules) for chapter in found) == len(at.teller.rules)
    assert "other" not in [chapter.topic for chapter in found[:-1]], "what fits nowhere else comes last"
    assert not [chapter.topic for chapter in found if not at.teller.words.has(f"topic-{chapter.topic}")]


def test_words_find_rules_and_a_number_its_rule_alone():
    at = session("colonial")
    found = rulebook.sought(at, "infantry transport")
    assert 0 < len(found) < 20
    assert all("transport" in f"{rule.rule} {rule.ruling}".casefold() for rule in found)
    assert [rule.id for rule in rulebook.sought(at, "move-01")] == ["move-01"]
    assert rulebook.sought(at, "zeppelin") == []


@pytest.mark.parametrize(("language", "meant"), [("en", "sharpshooters"), ("fr", "tireurs"), ("pt", "atiradores")])
def test_what_the_letters_of_the_rules_mean_is_the_first_chapter(language, meant):
    at = session("kolwezi", language)
    first, *others = rulebook.chapters(at)
    assert first.title == at.say("topic-letters")
    told = rulebook.words_of(at, first)
    used = set(re.findall(r"\b[A-Z]{2,4}\b", " ".join(rule.rule for one in others for rule in one.rules)))
    known = set(re.findall(r"\b[A-Z]{2,4}\b", " ".join(line.split(":")[0] for line in first.lines)))
    assert used - known <= {"REP", "MAN", "VVE", "VVO"}, "the regiment, and sectors by their letters"
    assert f"TE{chr(160) if language == 'fr' else ''}:" in told
    (found,) = [line for line in rulebook.chapters(at, "TE")[0].lines if meant in line]
    assert found in told
    assert rulebook.chapters(at, "5.1-h")[0].rules, "by its number a rule alone"


def test_letters_and_counters_are_explained_where_they_are_read():
    at = session("kolwezi")
    assert order_of_battle(at).plain.startswith(at.say("kolwezi-figures"))
    sink = io.StringIO()
    Telling(at, sink).rules("AML")
    assert "  AML: light armoured cars" in sink.getvalue()


def test_what_is_printed_in_a_space_is_not_told_twice():
    at = session("kolwezi")
    ground = at.ground(at.sheet(at.scene), "ZA1")
    assert ground.count("Drop zone") == 1
    assert "Drop zone A" in ground


@pytest.mark.parametrize(
    ("freed", "told"),
    [(0, "all of them watched by Katangans,"), (1, "one of them without a"), (2, "2 of them without a")],
)
def test_the_briefing_counts_no_place_that_there_is_not(freed, told):
    teller = session("kolwezi").teller
    assert told in teller.say("kolwezi-brief", places=7, freed=freed)


def test_the_reader_walks_through_chapters_while_words_are_typed():
    async def play(app, pilot):
        await press(app, pilot, "r")
        assert isinstance(app.screen, Reader)
        told = app.screen.query_one("#told", Static)
        first = str(told.render())
        await press(app, pilot, "down")
        assert str(told.render()) != first
        await press(app, pilot, *"limber")
        chapters = [str(option.prompt) for option in app.screen.query_one("#chapters", OptionList).options]
        assert any(name.startswith("Limbering guns (") for name in chapters)
        assert "limber" in str(told.render()).casefold()
        app.screen.query_one(Input).value = "zeppelin"
        await settle(app, pilot)
        assert str(told.render()) == "No rule holds zeppelin."
        await press(app, pilot, "escape")
        assert len(app.screen_stack) == 1

    on_the_screen(session("colonial"), (80, 24), play)


def test_plain_lines_tell_chapters_and_rules():
    _, text = sit(["rules", "rules limber gun", "rules zeppelin"])
    assert "Limbering guns: 4 rules" in text
    assert text.count("limber-") >= 2 or "move-17" in text
    assert "No rule holds zeppelin." in text


# Overlays


def test_an_overlay_is_drawn_with_the_bracket_of_its_side_and_told_at_the_top():
    async def play(app, pilot):
        plain = app.board.canvas.text().plain
        await press(app, pilot, "O")
        assert "▒ Zones of control" in str(app.query_one("#status", Static).content)
        covered = overlays.shades(app.session.scene, "zoc")
        assert covered
        drawn = app.board.canvas.text().plain
        assert drawn != plain
        assert drawn.count("(") > plain.count("(")
        for _ in overlays.kinds(app.session.scene):
            await press(app, pilot, "O")
        assert app.board.canvas.text().plain == plain

    on_the_screen(session("guerra"), (120, 40), play)


def test_an_overlay_can_be_read_in_plain_lines():
    table = sandtable.new("guerra", shelf.title("guerra").scenarios()[0], seed=4)
    _, text = sit(["overlay", "overlay zon", "overlay zeppelin"], table=table)
    assert text.count("There are: Zones of control") == 2
    told = text.split("> overlay zon\n")[1].split("\n> ")[0].splitlines()
    assert told[0] == "Zones of control"
    assert told[1].startswith("  Rebels: ")
    _, text = sit(["overlay"], table=sandtable.new("paratrooper", seed=4))
    assert "Nothing can be laid over this board now" in text


def test_what_is_seen_from_the_cursor_can_be_laid_over_a_board_where_sight_has_rules():
    async def play(app, pilot):
        session, board = app.session, app.board
        await press(app, pilot, "O")
        assert "▒ Line of sight" in str(app.query_one("#status", Static).content)
        drawn = []
        for key in ("b", "right", "right"):
            await press(app, pilot, key)
            (seen,) = overlays.laid(session, overlays.SIGHT, board.cursor)
            lines = {space: session.game.line_of_sight(session.view, board.cursor, space) for space in seen.spaces}
            assert board.cursor in lines
            assert all(line.clear for line in lines.values())
            assert len(seen.spaces) < len(session.printed.spaces), "something stands in the way of some"
            drawn.append((board.cursor, seen.spaces, board.canvas.text()))
        assert len({cursor for cursor, _, _ in drawn}) == 3
        assert drawn[0][1:] != drawn[2][1:], "it goes with the cursor"
        await press(app, pilot, "O")
        assert not board.overlay

    on_the_screen(session("colonial"), (120, 40), play)
    kolwezi = session("kolwezi")
    beside = {piece.space for piece in kolwezi.scene.pieces if piece.space.startswith("@")}
    assert beside
    assert not any(overlays.laid(kolwezi, overlays.SIGHT, space) for space in beside), (
        "from beside the map none is seen"
    )
    (seen,) = overlays.laid(kolwezi, overlays.SIGHT, "NV1")
    assert not any(space.startswith("@") for space in seen.spaces)
    _, text = sit(["overlay line"])
    assert re.search(r"^Line of sight: \S.*\n  .*\d{4}", text.split("> overlay line\n")[1])


# What has happened, commands, digits, language, room


def test_what_came_of_ones_answer_can_be_read_again():
    at = session("colonial")
    at.act(at.answers()[0].action)
    at.play_bots()
    last = at.answered()
    assert at.table.turned[last].seat == 0
    assert at.since() == at.log(last)
    assert at.others_did() == (len(at.since()) if len(at.table.turned) > last + 1 else 0)
    _, text = sit(["1", "since"])
    assert text.split("> since\n")[1].startswith("Motor lorries move from 0305 to 0104")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_every_language_with_and_without_accents(language):
    at = session("colonial", language)
    seen = set()
    for word in (*spoken.COMMANDS, *spoken.OTHERS):
        own = at.say(f"plain-word-{word}")
        assert own not in seen
        seen.add(own)
        assert spoken.meant(at, own) == spoken.meant(at, spoken.bare(own)) == spoken.meant(at, word) == word
    assert spoken.meant(at, "gov-lorry") == "gov-lorry"


def test_a_command_in_french_does_what_it_says():
    _, text = sit(["unites", "carte tout", "chances 1", "quitter"], language="fr")
    assert text.count("Camions") > 3
    assert "Aucune réponse ne contient" not in text


def test_a_bare_command_is_the_command_though_an_action_is_called_so():
    _, text = sit(["board", "board gov-rifles gov-lorry"])
    assert "problem-no-such-space" not in text
    assert text.count("Turn 1/8") >= 1


def test_two_digits_typed_fast_are_one_number():
    async def play(app, pilot):
        for digit in "12":  # the second comes before the filter has the keyboard
            app.post_message(key(digit))
        await settle(app, pilot)
        assert app.query_one("#filter", Input).value == "12"

    from textual.events import Key

    def key(digit):
        return Key(digit, digit)

    on_the_screen(session("colonial"), (80, 24), play)


def test_the_foot_of_the_screen_follows_the_language():
    async def play(app, pilot):
        assert "All keys" in foot(app)
        await press(app, pilot, "g")
        assert "Touches" in foot(app)
        assert "All keys" not in foot(app)

    def foot(app):
        return [binding.binding.description for binding in app.screen.active_bindings.values()]

    on_the_screen(session("colonial"), (100, 30), play)


def test_a_large_screen_has_the_log_beside_the_board_under_the_answers():
    async def play(app, pilot):
        past, answers = app.query_one("#past"), app.query_one("#answers")
        assert past.display
        assert not app.query_one("#log").display
        assert past.region.height >= 8
        assert past.region.y >= answers.region.bottom
        assert app.query_one("#side").region.width >= 50
        await pilot.resize_terminal(100, 30)
        await settle(app, pilot)
        assert not past.display
        assert app.query_one("#log").display

    on_the_screen(session("world_war_africa"), (200, 55), play)


def test_the_rules_are_found_by_other_words_for_the_same_thing():
    session = Session(sandtable.new("guerra", seed=4), {}, "en")
    by_name, by_letters = (
        {rule.id for rule in rulebook.sought(session, wanted)} for wanted in ("zone of control", "ZOC")
    )
    assert by_name == by_letters
    assert len(by_name) > 3
    assert {rule.id for rule in rulebook.sought(session, "zone of control retreat")} < by_name


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_foot_and_the_top_of_the_screen_are_cut_off_nowhere(language, width):
    """The most wanted keys and the turn stand first; what finds no room is left out whole, and told where to find."""

    async def play(app, pilot):
        for key in ("escape", "b"):
            await press(app, pilot, key)
            shown = list(app.query("FooterKey"))
            assert shown[-1].region.right <= width
            assert all(one.region.width >= len(f"{one.key_display} {one.description}") for one in shown)
            named = [one.action for one in shown]
            wanted = ["help", "board", "filter", "odds", "why", "undo"]
            if key == "escape":
                assert named[: len(wanted)] == wanted
                by_use = [name for _, _, name in KEYS_BY_USE]
                assert named == by_use[: len(named)], "nothing seldom in the place of what is wanted more"
            else:
                assert named[:5] == ["walk('up')", "choose", "pass_by", "leave_filter", "help"]
                assert "board" not in named, "the cursor is there"
        line = app.status_line()
        assert len(line) <= width - 2
        assert line.startswith(app.session.short_status()[0])
        assert line.endswith(app.session.say("screen-status-more"))

    on_the_screen(session("kolwezi", language), (width, 30), play)


def test_tracks_of_one_kind_say_only_once_what_they_are():
    told = abridged({"turn": ("Turn", " 1"), "rp-a": ("RP Congo", " [2]"), "rp-b": ("RP Angola", " [4]")})
    assert in_line(told) == "Turn 1 · RP Congo [2], Angola [4]"
    assert in_line(told[:2]) == "Turn 1 · RP Congo [2]", "each may be left out"
    assert abridged({"p-a": ("Points", " 1"), "p-b": ("Airport road", " 2")}) == ["Points 1", "Airport road 2"]


# Words that stand for themselves


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.names())
def test_the_list_of_units_explains_the_figures_that_it_shows_and_no_paper_counter(game, language):
    at = session(game, language)
    first = order_of_battle(at).plain.splitlines()[0]
    assert first == at.say(f"{game}-figures") != f"{game}-figures"
    assert at.say(f"{game}-counter") not in first


def test_the_keys_explain_a_place_that_nobody_holds():
    at = session("kolwezi")
    told = key_sheet(at, at.sheet(at.scene)).plain
    assert "|•|  held by nobody" in told
    assert "○  Hostages" in told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Against you: Captain"), ("fr", "Contre vous\u00a0: Capitaine"), ("pt", "Contra si: Capitão")],
)
def test_the_briefing_and_the_status_say_against_whom_one_plays(language, told):
    table = sandtable.new("colonial", "tel-asra", seed=4, players={"tribes": "bot:captain"})
    at = Session(table, {1: RandomBot()}, language)
    assert told in at.briefing()
    assert told in at.goals()
    alone = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, language)
    assert not alone.against(), "nobody is told of a friend at the same keyboard"
