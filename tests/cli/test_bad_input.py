"""A user's mistake is one line that names the thing, a proper exit code, and no traceback; nothing is lost."""

import resource
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import sandtable as package
from sandtable.commands.app import app
from sandtable.engine.fuzz import played
from sandtable.games import shelf
from tests.cli.shell import COMMAND, environment, read_json, sandtable

RUNNER = CliRunner()


def refused(*words, expect=2):
    """The one line that a mistake gets."""
    done = RUNNER.invoke(app, [str(word) for word in words], input="")
    assert done.exit_code == expect, done.output
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.stderr


@pytest.fixture(scope="module")
def journal_text():
    return played(shelf.title("colonial").open("tel-asra"), 3).journal.text()


@pytest.fixture
def journal(tmp_path, journal_text):
    path = tmp_path / "game.journal"
    path.write_bytes(journal_text)
    return path


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["play"], "name a game: "),
        (["play", "colonial", "-s", "waterloo"], "colonial has no scenario 'waterloo'; it has: tel-asra"),
        (["play", "colonial", "-s", "nowhere.toml"], "nowhere.toml: there is no such file"),
        (["play", "colonial", "-o", "flying=true"], "there is no option 'flying'"),
        (["play", "colonial", "-o", "hidden_units=maybe"], "option hidden_units: 'maybe' is not one of: false, true"),
        (["play", "colonial", "-b", "tribes"], "write it as SEAT=BOT"),
        (["play", "colonial", "-b", "romans=random"], "there is no seat 'romans'; there are: government, tribes"),
        (["play", "colonial", "-b", "tribes=caesar"], "there is no bot 'caesar'; there are: random"),
        (["play", "colonial", "--lang", "la"], "'--lang': there is no la; there are: en, fr, pt"),
        (["play", "colonial", "--pack", "/no/such/pack"], "/no/such/pack is not a folder"),
        (["play", "--resume", "/no/such.journal"], "/no/such.journal cannot be read: No such file"),
        (["play", "--resume", "a", "--seed", "3"], "leave the other options away"),
        (["play", "--position", "/no/such.toml"], "/no/such.toml: no such file"),
        (["play", "colonial", "--save", "/proc/nothing/g.journal"], "cannot be written"),
        (["simulate", "colonial", "--bots", "random,caesar"], "colonial has no bot 'caesar'"),
        (["simulate", "colonial", "--bots", "random,random,random"], "name as many bots"),
        (["simulate", "colonial", "--bots", "no_module:X"], "There is no bot no_module:X: No module"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "colonial", "--games", "0"], "--games"),
        (["fuzz", "colonial", "--scenario", "waterloo"], "no scenario 'waterloo'"),
        (["fuzz", "colonial", "--keep", "/proc/nothing"], "/proc/nothing cannot be written"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "colonial", "--id", "no-1"], "colonial has no such rule"),
        (["rules", "colonial", "--topic", "love"], "--topic love: there are: "),
        (["pack", "check", "/no/such", "--game", "colonial"], "/no/such: there is no such folder"),
        (["pack", "show", "colonial", "--origin", "guess"], "it is text or reconstructed"),
        (["pack", "copy", "colonial", "/"], "/ is already there"),
        (["pack", "copy", "colonial", "/proc/nothing/x"], "cannot be written"),
        (["verify", "/no/such.journal"], "'/no/such.journal' does not exist"),
        (["replay", "/no/such.journal"], "'/no/such.journal' does not exist"),
        (["bench", "--game", "chess"], "there is no game 'chess'"),
        (["serve", "--folder", "/proc/nothing"], "/proc/nothing cannot be used"),
        (["serve", "--port", "99999"], "'--port'"),
        (["dance"], "No such command 'dance'"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_mistakes_are_named(words, named, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert named in refused(*words)
    assert not list(tmp_path.rglob("*.journal")), "nothing was begun"


def test_a_save_is_never_written_over(journal):
    before = journal.read_bytes()
    assert "is already there; name another file" in refused("play", "colonial", "--save", journal)
    assert journal.read_bytes() == before


def test_a_game_of_another_name(journal):
    assert "is a game of colonial, not of chess" in refused("play", "chess", "--resume", journal)


def test_a_replay_that_does_not_go_so_far(journal):
    assert "--step 99999: the game has" in refused("replay", journal, "--step", 99999)
    assert "--seat romans: there are: government, tribes" in refused("replay", journal, "--seat", "romans")


# Journals


def lines_of(text):
    return text.split(b"\n")[:-1]


@pytest.mark.parametrize("place", ["first", "second", "middle", "last"])
def test_one_changed_byte_is_found_and_its_line_named(journal, place):
    lines = lines_of(journal.read_bytes())
    number = {"first": 0, "second": 1, "middle": len(lines) // 2, "last": len(lines) - 1}[place]
    # A digit of the position's fingerprint: the line stays as well-formed as it was.
    at = lines[number].index(b'"start":"' if number == 0 else b'"state":"') + 9
    old = lines[number][at : at + 1]
    lines[number] = lines[number][:at] + (b"0" if old != b"0" else b"1") + lines[number][at + 1 :]
    journal.write_bytes(b"\n".join(lines) + b"\n")
    found = RUNNER.invoke(app, ["verify", str(journal), "--json"])
    assert found.exit_code == 1
    assert f'"line {number + 1}: ' in found.stdout
    assert f"line {number + 1}: " in refused("play", "--resume", journal)
    assert f"line {number + 1}: " in refused("replay", journal)


def test_every_single_byte_counts(journal_text, tmp_path):
    """Bytes all over the file, each changed alone: always refused, always with the line it is in."""
    path = tmp_path / "game.journal"
    starts = [0]
    for line in lines_of(journal_text):
        starts.append(starts[-1] + len(line) + 1)
    for at in range(0, len(journal_text) - 1, 997):
        changed = bytearray(journal_text)
        changed[at] ^= 1
        path.write_bytes(bytes(changed))
        line = next(number for number, start in enumerate(starts[1:], 1) if at < start)
        found = package.verify(path)
        assert not found.ok
        # A broken end of line joins two lines or splits one: it is named as the line it ends, or the next.
        assert found.error.startswith((f"line {line}: ", f"line {line + 1}: ")), (at, line, found.error)


def test_a_line_taken_out_is_found(journal):
    lines = lines_of(journal.read_bytes())
    journal.write_bytes(b"\n".join(lines[:5] + lines[6:]) + b"\n")
    assert "line 6: " in refused("play", "--resume", journal)


def test_a_half_written_last_line_is_left_out_and_the_game_goes_on(journal, tmp_path):
    lines = lines_of(journal.read_bytes())
    journal.write_bytes(b"\n".join(lines[:11]) + b"\n" + lines[11][:30])
    found = read_json("verify", journal, home=tmp_path)
    assert found["ok"]
    assert found["actions"] == 10
    assert [note["id"] for note in found["notes"]] == ["verify-torn"]
    sandtable("play", "--resume", journal, home=tmp_path, typed="1\n")
    assert len(package.load(journal).turned) == 11


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"{}\n", b'{"sandtable": 9}\n', b"\x00\xff\xfe\n", b"[" * 5000 + b"\n"]
)
def test_what_is_no_journal(tmp_path, content):
    path = tmp_path / "x.journal"
    path.write_bytes(content)
    assert "line 1: this is not a Sandtable journal" in refused("play", "--resume", path)
    assert "line 1: " in refused("verify", path, expect=1)


# Positions, scenarios, packs


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            'game = "colonial"\n[state.units.gov-levy]\nhex = "9999"\n',
            "state.units.gov-levy.hex: '9999' is not known here",
        ),
        ('game = "colonial"\n[state.units.nobody]\nhex = "0101"\n', "state.units: 'nobody' is not known here"),
        ('game = "colonial"\n[state]\nturn = "three"\n', "state.turn: expected a whole number, not 'three'"),
        ('game = "colonial"\nscenario = 4\n', "scenario: expected a name, not 4"),
        ('game = "chess"\n', "there is no game 'chess'"),
        ('scenario = "tel-asra"\n', "a position needs the key 'game'"),
        ("game = \n", "position.toml: "),
        ('game = "colonial"\ncolour = "red"\n', "unknown key 'colour'"),
        ('game = "colonial"\n[chance]\ndice = "six"\n', "chance.dice: expected a list"),
    ],
)
def test_wrong_positions_name_the_key(tmp_path, text, named):
    path = tmp_path / "position.toml"
    path.write_text(text)
    assert named in refused("play", "--position", path, "--save", tmp_path / "g.journal")
    assert not (tmp_path / "g.journal").exists()


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        (
            "weapons.toml",
            "range = 1",
            'range = "far"',
            ("weapons.toml: weapons.muskets.range", "expected a whole number"),
        ),
        ("board.toml", "capacity = 12", "capacities = 12", ("board.toml: space.capacit",)),
        ("scenarios/tel-asra.toml", 'hex = "0605"', 'hex = "9905"', ("tel-asra", "9905")),
        ("board.toml", "[grid]", "[grid", ("board.toml: line 4, column 6: this is not TOML",)),
    ],
)
def test_wrong_packs_name_file_and_key(tmp_path, file, old, new, named):
    folder = tmp_path / "mine"
    RUNNER.invoke(app, ["pack", "copy", "colonial", str(folder)])
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    told = refused("pack", "check", folder, "--game", "colonial", expect=1)
    assert all(part in told for part in named), told
    told = refused("play", "colonial", "--pack", folder, "--save", tmp_path / "g.journal")
    assert all(part in told for part in named), told
    assert not (tmp_path / "g.journal").exists()


def test_a_wrong_scenario_of_ones_own(tmp_path):
    path = tmp_path / "mine.toml"
    source = (shelf.folder("colonial") / "data" / "scenarios" / "tel-asra.toml").read_text()
    path.write_text(source.replace("turns = 8", 'turns = "many"'))
    told = refused("play", "colonial", "--scenario", path, "--save", tmp_path / "g.journal")
    assert "turns" in told
    assert 'turns: "many" stands there; expected a whole number from 1 to 99' in told


# Disk and pipes


def test_a_full_disk_loses_nothing(tmp_path):
    """The file may grow to 4,000 bytes: a few actions fit, the next is refused, and what was played stays true."""
    save = tmp_path / "g.journal"
    done = subprocess.run(
        [*COMMAND, "play", "colonial", "--save", str(save), "--seed", "4"],
        input="1\n" * 60,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=300,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)),
    )
    assert "Traceback" not in done.stderr
    assert "could not be saved and was not played" in done.stdout
    assert "File too large" in done.stdout
    found = read_json("verify", save, home=tmp_path)
    assert found["ok"]
    assert found["actions"] > 3
    sandtable("play", "--resume", save, home=tmp_path, typed="1\n")
    assert read_json("verify", save, home=tmp_path)["actions"] == found["actions"] + 1


def test_a_full_disk_while_a_bot_plays_ends_with_a_failure(tmp_path):
    save = tmp_path / "g.journal"
    done = subprocess.run(
        [*COMMAND, "play", "colonial", "--save", str(save), "--bot", "government=random", "--bot", "tribes=random"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=300,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)),
    )
    assert done.returncode == 1
    assert "could not be saved and was not played" in done.stdout
    assert "Play on with" in done.stdout
    assert read_json("verify", save, home=tmp_path)["ok"]


def test_a_disk_too_full_to_begin(tmp_path):
    save = tmp_path / "g.journal"
    done = subprocess.run(
        [*COMMAND, "play", "colonial", "--save", str(save)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=300,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)),
    )
    assert done.returncode == 2
    assert "cannot be written: File too large" in done.stderr
    assert not save.exists(), "no empty file is left behind"


def test_a_reader_that_goes_away(tmp_path):
    shell = f"{sys.executable} -m sandtable.cli rules colonial | head -n 1"
    done = subprocess.run(
        shell, shell=True, capture_output=True, text=True, env=environment(tmp_path), timeout=300, check=False
    )
    assert done.stdout.startswith("general-01")
    assert "Traceback" not in done.stderr


def test_a_terminal_that_knows_only_ascii(tmp_path):
    done = subprocess.run(
        [*COMMAND, "play", "colonial", "--save", str(tmp_path / "g.journal")],
        input="board\n",
        capture_output=True,
        text=True,
        env={**environment(tmp_path), "PYTHONIOENCODING": "ascii", "LANG": "C"},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0
    assert "[I2]" in done.stdout
