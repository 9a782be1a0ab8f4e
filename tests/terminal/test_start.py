"""The start menu: what is asked, what comes of it, on a screen and in plain lines."""

import asyncio
import io
import os
import pty
import re
import select
import signal
import sys
import time

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Static

import sandtable
from sandtable.cli import GONE, LOADING
from sandtable.commands import play as command
from sandtable.commands.opening import saves
from sandtable.commands.play import _resumed
from sandtable.engine.contract import Concede
from sandtable.games import shelf
from sandtable.terminal.start import EVERY, SUFFIX, Starting, Wanted, ask_lines, recent
from sandtable.terminal.starting import WIDE, AboutMenu, StartMenu
from tests.cli.shell import COMMAND, environment
from tests.cli.shell import sandtable as run
from tests.terminal.at_table import press, settle

#: a card is played: somebody is asked
ASKED = re.compile(r"acts? on [0-9AJQK]+(?:♠|♥|♦|♣)\.".encode())


def labels(asked):
    return [choice.label for choice in asked.choices]


def answer(starting, label):
    starting.choose(next(choice for choice in starting.ask().choices if choice.label == label))
    return starting.ask()


def test_game_side_and_opponent_are_asked_one_after_the_other(tmp_path):
    starting = Starting("en", tmp_path)
    assert len(labels(starting.ask())) == 1 + len(shelf.names()), "the lesson, and the games"
    assert labels(answer(starting, "Colonial"))[:2] == ["First game", "The Wells of Tel Asra"]
    assert labels(answer(starting, "The Wells of Tel Asra")) == [
        "Protectorate Column",
        "The Host of Emir Daoud",
        "Everybody here",
    ]
    rungs = ["Recruit", "Cadet", "Captain", "General", "Random player"]
    assert labels(answer(starting, "The Host of Emir Daoud")) == rungs
    assert answer(starting, "Captain") is None
    assert starting.wanted.players == {"government": "bot:captain"}
    assert (starting.wanted.game, starting.wanted.scenario) == ("colonial", "tel-asra")


def test_whoever_is_new_is_welcomed_and_offered_a_lesson_first(tmp_path):
    starting = Starting("en", tmp_path)
    asked = starting.ask()
    assert asked.welcome.startswith("Sandtable")
    assert asked.choices[0].label == "Learn to play: Colonial"
    assert asked.likely == 0
    starting.choose(asked.choices[0])
    assert starting.ask() is None
    assert starting.wanted == Wanted(game="colonial", learn=True)
    assert starting.back()
    assert not answer(starting, "Colonial").welcome, "it is said once"


def test_whoever_has_a_game_under_way_is_at_it_by_enter(tmp_path):
    begun(sandtable.new("kolwezi", seed=4, path=tmp_path / "on.journal"))
    wanted = ask_lines(Starting("en", tmp_path), io.StringIO("\n"), out := io.StringIO())
    assert wanted == Wanted(resume=tmp_path / "on.journal")
    assert out.getvalue().startswith("Sandtable")
    games = labels(Starting("en", tmp_path / "nobody's").ask())
    assert labels(Starting("en", tmp_path).ask())[: len(games)] == games, "every game has the number it always had"
    assert f"number, Enter for {len(games) + 1}" in out.getvalue()

    async def play():
        starting = Starting("en", tmp_path)
        app = StartMenu(starting, starting.ask())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter")
        assert app.return_value.resume == tmp_path / "on.journal"

    asyncio.run(play())


def test_alone_nobody_is_asked_for_an_opponent_and_together_neither(tmp_path):
    starting = Starting("en", tmp_path, "kolwezi")
    assert answer(starting, starting.ask().choices[1].label) is None
    assert starting.wanted.seat
    assert not starting.wanted.players
    starting = Starting("en", tmp_path, "guerra")
    answer(starting, starting.ask().choices[1].label)
    assert answer(starting, "Everybody here") is None
    assert starting.wanted.seat == EVERY


def test_one_goes_back_question_by_question(tmp_path):
    starting = Starting("en", tmp_path)
    first = labels(starting.ask())
    answer(starting, "Colonial")
    assert starting.back()
    assert labels(starting.ask()) == first
    assert not starting.back()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_question_is_in_the_reader_s_language(tmp_path, language):
    starting = Starting(language, tmp_path)
    headings = []
    while (asked := starting.ask()) is not None:
        headings += [asked.heading, *([asked.welcome] if asked.welcome else [])]
        starting.choose(asked.choices[-1] if len(headings) < 4 else asked.choices[0])
    assert len(headings) == 5
    assert not any(heading.startswith("start-") for heading in headings)


def begun(table):
    """Plays one answer and leaves."""
    table.act(table.decision.seat, table.decision.actions[0])
    table.close()


def test_a_table_left_at_once_is_not_offered(tmp_path):
    sandtable.new("kolwezi", seed=4, path=tmp_path / "new.journal").close()
    assert not any(choice.wanted.resume for choice in Starting("en", tmp_path).ask().choices)


def test_saved_games_are_offered_latest_first_and_broken_ones_are_not(tmp_path):
    for number, game in enumerate(("colonial", "kolwezi")):
        path = tmp_path / f"{number}.journal"
        begun(sandtable.new(game, shelf.title(game).scenarios()[0], seed=4, path=path))
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
    (tmp_path / "broken.journal").write_text("nothing\n")
    (tmp_path / "empty.journal").write_text("")
    found = recent(tmp_path)
    assert [saved.header.game for saved in found] == ["kolwezi", "colonial"]
    asked = Starting("en", tmp_path).ask()
    likely = asked.choices[asked.likely]
    assert likely.label.startswith("Go on: Jumping on Kolwezi")
    assert likely.wanted.resume == tmp_path / "1.journal"


def test_a_game_that_is_over_comes_last_and_says_so(tmp_path):
    table = sandtable.new("colonial", "tel-asra", seed=4, path=tmp_path / "over.journal")
    table.act(0, Concede(table.game.seats[0]))
    table.close()
    begun(sandtable.new("kolwezi", seed=4, path=tmp_path / "on.journal"))
    asked = Starting("en", tmp_path).ask()
    labels = [choice.label for choice in asked.choices]
    assert labels[asked.likely] == "Go on: Jumping on Kolwezi · Operation Bonite"
    assert labels[-1].startswith("Over: Colonial · The Wells of Tel Asra")


def over(path):
    """A game that has been given up."""
    table = sandtable.new("colonial", "tel-asra", seed=4, path=path)
    table.act(0, Concede(table.game.seats[0]))
    table.close()
    return path.read_bytes()


def test_a_finished_game_elsewhere_stays_as_it_is_and_the_table_is_a_copy(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    kept = over(tmp_path / "recorded.journal")
    laid = _resumed(tmp_path / "recorded.journal")
    assert laid.original == tmp_path / "recorded.journal"
    assert laid.table.journal.path.parent == saves()
    laid.table.undo(0, agreed=True)
    laid.table.close()
    assert (tmp_path / "recorded.journal").read_bytes() == kept
    assert laid.table.journal.path.read_bytes().startswith(kept)
    over(saves() / "own.journal")
    own = _resumed(saves() / "own.journal")
    own.table.close()
    assert own.original is None
    assert own.table.journal.path == saves() / "own.journal"


def test_a_copy_says_so_and_is_not_kept_where_nothing_was_done_in_it(tmp_path):
    kept = over(tmp_path / "recorded.journal")
    told = run("play", "--resume", tmp_path / "recorded.journal", home=tmp_path / "home").stdout
    assert "stays as it is: this table is a copy of it" in " ".join(told.split())
    assert "The game is saved in" not in told
    assert (tmp_path / "recorded.journal").read_bytes() == kept
    assert not list((tmp_path / "home").rglob("*.journal"))


@pytest.mark.parametrize("game", shelf.names())
def test_every_choice_says_how_long_it_takes_what_it_wants_or_how_well_it_plays(tmp_path, game):
    starting = Starting("en", tmp_path, game)
    while asked := starting.ask():
        told = [choice.takes or choice.about for choice in asked.choices]
        assert all(told), [choice.label for choice in asked.choices if not (choice.takes or choice.about)]
        starting.choose(asked.choices[0] if not asked.choices[0].wanted.learn else asked.choices[1])


def test_plain_lines_ask_the_same(tmp_path):
    out = io.StringIO()
    typed = io.StringIO("9\n2\n0\n2\n2\n\n3\n")
    wanted = ask_lines(Starting("en", tmp_path), typed, out)
    assert wanted == Wanted(game="colonial", scenario="tel-asra", seat="government", players={"tribes": "bot:captain"})
    assert "There is no answer 9; they go from 1 to 6." in out.getvalue()
    assert ask_lines(Starting("en", tmp_path), io.StringIO(""), out) is None


def test_the_menu_on_a_screen_takes_numbers_enter_and_esc(tmp_path):
    async def play():
        starting = Starting("en", tmp_path)
        app = StartMenu(starting, starting.ask())
        async with app.run_test(size=(80, 24)) as pilot:
            assert str(app.query_one("#welcome", Static).content).startswith("Sandtable")
            await pilot.press("2")
            assert str(app.query_one("#heading", Static).content) == "Colonial: which scenario?"
            await pilot.press("escape", "down", "enter", "down", "enter", "1", "3")
        assert app.return_value.players == {"tribes": "bot:captain"}

    asyncio.run(play())


def test_esc_at_the_first_question_leaves_nothing_behind_and_says_how_to_leave(tmp_path):
    """And nothing at the foot promises that it goes back, where there is nothing to go back to."""

    async def play():
        starting = Starting("en", tmp_path)
        app = StartMenu(starting, starting.ask())
        async with app.run_test(size=(80, 24)) as pilot:
            assert "Esc" not in str(app.query_one("#hint", Static).content)
            await pilot.press("escape")
            assert app.is_running
            assert [note.message for note in app._notifications] == ["This is the first question. q leaves."]
            await pilot.press("2")
            assert "Esc: back" in str(app.query_one("#hint", Static).content)

    asyncio.run(play())


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_page_tells_what_is_asked_and_by_which_keys(tmp_path, language):
    async def play():
        starting = Starting(language, tmp_path)
        app = StartMenu(starting, starting.ask())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("question_mark")
            assert isinstance(app.screen, AboutMenu)
            sheet = app.screen.query_one(VerticalScroll)
            assert not sheet.max_scroll_y, "all of it is seen"
            assert "start-help" not in str(app.screen.query_one(Static).render())
            await pilot.press("q")
            assert app.is_running
            assert not isinstance(app.screen, AboutMenu)

    asyncio.run(play())


def test_what_is_seen_while_it_loads_is_gone_when_it_is_left(tmp_path):
    """On a real terminal: nothing of it stands in the line that the program leaves behind."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, [*COMMAND, "play", "--plain"], environment(tmp_path))
    told, deadline = b"", time.monotonic() + 300
    while time.monotonic() < deadline and b"shall we play?" not in told:
        if select.select([terminal], [], [], 1)[0]:
            told += os.read(terminal, 65536)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    assert told.decode().startswith(LOADING + GONE)


def test_the_last_game_goes_on_by_a_word(tmp_path):
    run("play", "--resume", "last", home=tmp_path, expect=2)
    run("play", "colonial", "-b", "tribes=random", "--seed", "1", home=tmp_path, typed="1\nquit\n")
    log = run("play", "--resume", "last", home=tmp_path, typed="log\nquit\n").stdout
    assert re.search(r"moves? from \d{4} to \d{4}", log)


def test_whoever_names_no_game_at_a_terminal_is_asked(tmp_path):
    """A real terminal: a game, a side, an opponent by their numbers, and the table is there."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, [*COMMAND, "play", "--plain"], environment(tmp_path))
    told, deadline = b"", time.monotonic() + 300
    wanted = [
        (b"shall we play?", b"2\n"),
        (b"which scenario?", b"2\n"),
        (b"Which side", b"1\n"),
        (b"against you", b"1\n"),
    ]
    while time.monotonic() < deadline and not ASKED.search(told):
        if select.select([terminal], [], [], 1)[0]:
            told += os.read(terminal, 65536)
        if wanted and wanted[0][0] in told and told.rstrip().endswith(b">"):
            os.write(terminal, wanted.pop(0)[1])
            told = told if wanted else b""
    if not ASKED.search(told):
        os.kill(pid, signal.SIGKILL)
    os.write(terminal, b"another\n")
    again = b""
    while time.monotonic() < deadline and not (b"shall we play?" in again and again.rstrip().endswith(b">")):
        if select.select([terminal], [], [], 1)[0]:
            again += os.read(terminal, 65536)
    os.write(terminal, b"0\n")
    os.waitpid(pid, 0)
    assert ASKED.search(told)
    assert not wanted
    assert b"The game is saved in" in again


@pytest.mark.parametrize("code", [0, 130])
def test_who_came_from_the_menu_finds_himself_there_again(tmp_path, monkeypatch, code):
    """Ctrl-C leaves at once all the same."""
    asked, played = [], []

    def choose(menu):
        asked.append(menu.asked.choices)
        return None if played else Wanted(game="kolwezi", scenario="bonite", seat=EVERY)

    def sit_down(laid, *_):
        laid.table.close()
        played.append(laid)
        return command.Left(code)

    monkeypatch.setattr(StartMenu, "run", choose)
    monkeypatch.setattr(command, "_sit_down", sit_down)
    monkeypatch.setattr(
        command, "_chosen", lambda wanted: command.Laid(sandtable.new(wanted.game, path=tmp_path / "k"))
    )
    left = command._asked(None, "en", as_lines=False)
    assert left.code == code
    assert left.another is (code == 0)
    assert len(asked) == len(played) == 1


def test_beside_the_choices_lies_the_board_of_the_one_under_the_cursor(tmp_path):
    """It is the choice's own scenario, and a saved game's; where there is no room for both, the choices have all."""
    begun(sandtable.new("kolwezi", seed=4, path=tmp_path / "on.journal"))

    async def play(width):
        starting = Starting("en", tmp_path)
        app = StartMenu(starting, starting.ask())
        async with app.run_test(size=(width, 40)) as pilot:
            await settle(app, pilot)
            cover = app.query_one("#cover", Static)
            if width < WIDE:
                assert not cover.display
                return
            assert cover.border_title == "Operation Bonite"
            await press(app, pilot, "home", "down", "down")
            assert cover.border_title == "A Guerra do Congo, 1998"
            assert "Kinshasa" in str(cover.content)
            await press(app, pilot, "2", "down", "down")
            assert cover.border_title == "The Zariba on the Atbara"
            assert "Kinshasa" not in str(cover.content)

    asyncio.run(play(80))
    asyncio.run(play(140))


def test_a_lesson_that_waits_is_told_from_a_game_of_the_same_scenario(tmp_path):
    for name in ("taught", "played"):
        begun(sandtable.new("kolwezi", seed=4, path=tmp_path / f"{name}.journal"))
    (tmp_path / f"taught.journal{SUFFIX}").write_text("3")
    saved = [label for label in labels(Starting("en", tmp_path).ask()) if label.startswith("Go on")]
    assert sorted(saved) == ["Go on: Jumping on Kolwezi · First game", "Go on: Jumping on Kolwezi · Operation Bonite"]
