"""Every command, with the keys that programs read."""

import csv
import json
import subprocess
import tomllib

import pytest
from typer.testing import CliRunner

import sandtable as package
from sandtable.commands.app import app
from sandtable.engine.fuzz import played
from sandtable.games import shelf
from tests.cli.shell import COMMAND, environment, read_json, sandtable

RUNNER = CliRunner()


def run(*words, expect=0, typed=None):
    done = RUNNER.invoke(app, [str(word) for word in words], input=typed)
    assert done.exit_code == expect, done.output
    return done


def run_json(*words, expect=0):
    return json.loads(run(*words, "--json", expect=expect).stdout)


@pytest.fixture
def journal(tmp_path):
    path = tmp_path / "game.journal"
    path.write_bytes(played(shelf.title("colonial").open("tel-asra"), 3).journal.text())
    return path


COMMANDS = [
    "games",
    "play",
    "serve",
    "migrate",
    "backup",
    "replay",
    "review",
    "verify",
    "rules",
    "simulate",
    "ladder",
    "fuzz",
    "bench",
    "pack",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command):
    shown = run(command, "--help").output
    assert shown.startswith("Usage: ")
    assert len(shown) > 150
    assert "..." not in run("--help").output.split("Commands:")[1], "no explanation is cut off"


def test_without_a_command_the_help_is_shown():
    assert all(f"\n  {command} " in run(expect=2).output for command in COMMANDS)
    told = run("--version").output
    assert told.startswith(f"{package.__version__} (")
    assert ("compiled" in told) == (package.BUILD == "compiled")


def test_games(tmp_path):
    found = read_json("games", home=tmp_path)
    assert [game["name"] for game in found] == shelf.names()
    for game in found:
        assert {"name", "title", "seats", "scenarios", "options", "rules_version"} <= set(game)
        assert game["seats"] == game["seats_by_scenario"][game["scenarios"][0]]
    assert "The Wells of Tel Asra" in run("games").output


def test_rules_with_their_tests_and_places():
    found = run_json("rules", "colonial")
    assert set(found) == {"game", "total", "covered", "rules"}
    assert found["total"] == len(found["rules"]) == len(shelf.ledger("colonial").rule)
    assert found["covered"] == sum(bool(row["tests"] or row["waived"]) for row in found["rules"])
    row = next(row for row in found["rules"] if row["id"] == "move-02")
    assert {"id", "topic", "rule", "ruling", "data", "tests", "waived"} <= set(row)
    assert row["tests"]
    assert any(place.startswith("movement.py:") for place in row["places"])
    assert "An infantry unit moves 1 hex." in run("rules", "colonial", "--id", "move-02").output
    cards = run_json("rules", "colonial", "--topic", "cards")["rules"]
    assert {row["topic"] for row in cards} == {"cards"}


def test_rules_of_an_installed_package_come_from_its_list(monkeypatch, tmp_path):
    from sandtable.commands import rules

    (tmp_path / "a" / "b" / "sandtable").mkdir(parents=True)
    monkeypatch.setattr(package, "__file__", str(tmp_path / "a" / "b" / "sandtable" / "__init__.py"))
    (tmp_path / "rule_tests.json").write_text('{"colonial:move-02": ["test_x.py::test_y"]}')
    monkeypatch.setattr(rules, "files", lambda name: tmp_path)
    assert rules.proofs() == {"colonial:move-02": ["test_x.py::test_y"]}
    (tmp_path / "rule_tests.json").unlink()
    assert rules.proofs() == {}


def test_the_register_of_rulings_is_made_from_the_ledger():
    text = run("rules", "colonial", "--ambiguities").output
    ruled = [entry for entry in shelf.ledger("colonial").rule if entry.ruling]
    assert text.startswith("# Rulings: colonial\n")
    assert all(f"**{entry.id}** {entry.rule}" in text and f"> {entry.ruling}" in text for entry in ruled)
    assert not [entry.id for entry in shelf.ledger("colonial").rule if not entry.ruling and f"**{entry.id}**" in text]


def test_verify(journal):
    found = run_json("verify", journal)
    assert found["ok"] is True
    assert found["error"] is None
    assert found["actions"] > 100
    assert found["digest"] == package.load(journal).state.digest()
    assert "true." in run("verify", journal).output


def test_replay_tells_the_game_and_shows_any_step(journal):
    told = run("replay", journal, "--lang", "en").output
    assert "   1  " in told
    assert "The battle is over." in told
    step = run("replay", journal, "--step", "10", "--seat", "tribes", "--lang", "fr").output
    assert "0101" in step
    assert "Tour 1/8" in step


@pytest.mark.parametrize("step", [0, 7, 40])
def test_a_position_of_a_replay_can_be_played_from(journal, tmp_path, step):
    text = run("replay", journal, "--step", step, "--position").output
    assert tomllib.loads(text)["game"] == "colonial"
    path = tmp_path / "here.toml"
    path.write_text(text)
    again = package.position(path)
    assert again.state == package.load(journal).states[step]
    done = run("play", "--position", path, "--save", tmp_path / "on.journal", "--plain", "--lang", "en", typed="1\n")
    assert "The game is saved in" in done.output
    assert len(package.load(tmp_path / "on.journal").turned) == 1


def test_simulate_depends_on_the_seed_alone(tmp_path):
    words = ("simulate", "colonial", "--games", 18, "--bots", "random,cadet", "--seed", 5)
    one, two = (read_json(*words, "--jobs", jobs, home=tmp_path) for jobs in (1, 2))
    assert one.pop("seconds") > 0
    assert two.pop("seconds") > 0
    assert one == two
    assert one["games"] == one["finished"] == 18
    assert sum(one["results"].values()) == 18
    assert {"wins", "draws", "mean_score"} <= set(one["seats"]["government"])
    other = run_json("simulate", "colonial", "--games", 18, "--bots", "random,cadet", "--seed", 6, "--jobs", 1)
    assert other["seats"] != one["seats"]


def test_simulate_reports_under_the_seats_of_the_scenario():
    found = run_json("simulate", "colonial", "--games", 3, "--scenario", "atbara", "--jobs", 1)
    assert set(found["seats"]) == set(shelf.title("colonial").seats("atbara"))
    assert "mahdists" in run("simulate", "colonial", "--games", 2, "--scenario", "atbara", "--jobs", 1).output


def test_simulate_tells_scenarios_apart_and_gives_a_row_a_game(tmp_path):
    sheet, lines = tmp_path / "games.csv", tmp_path / "games.jsonl"
    words = ("simulate", "colonial", "--games", 14, "--seed", 3, "--jobs", 1, "--csv", sheet, "--jsonl", lines)
    found = run_json(*words)
    scenarios = shelf.title("colonial").scenarios()
    assert list(found["scenarios"]) == scenarios
    british = [tallies["british"] for tallies in found["scenarios"].values() if "british" in tallies]
    assert {tally["games"] for tally in british} == {2}
    assert sum(tally["wins"] for tally in british) == found["seats"]["british"]["wins"]
    for low, high in (tally["won"] for tally in british):
        assert 0 <= low < high <= 1
    games = [json.loads(line) for line in lines.read_text().splitlines()]
    assert [game["number"] for game in games] == list(range(14))
    assert [game["scenario"] for game in games] == scenarios * 2
    by_seat = [(seat, won) for game in games for seat, won in zip(game["seats"], game["outcomes"], strict=True)]
    assert by_seat.count(("british", "won")) == found["seats"]["british"]["wins"]
    rows = list(csv.DictReader(sheet.open()))
    assert [row["score_2"] for row in rows] == [str(game["scores"][1]) for game in games]
    told = run(*words[:-4], "--lang", "en").output
    assert "sannas-post" in told
    assert "95 % confidence" in told
    refused = sandtable(
        "simulate", "colonial", "--games", 2, "--csv", tmp_path / "no" / "where.csv", home=tmp_path, expect=2
    )
    assert "cannot be written" in refused.stderr


def test_fuzz_gives_one_digest_in_any_process(tmp_path):
    words = ("fuzz", "colonial", "--games", 24, "--seed", 9)
    one, two = (read_json(*words, "--jobs", jobs, home=tmp_path) for jobs in (1, 2))
    assert one["violations"] == two["violations"] == []
    assert one["games"] == one["finished"] == 24
    assert one["digest"] == two["digest"]
    assert one["decisions"] == two["decisions"]
    other = run_json("fuzz", "colonial", "--games", 12, "--seed", 10, "--jobs", 1)
    assert other["digest"] != one["digest"]


def test_fuzz_finds_what_is_broken_and_keeps_its_journal(monkeypatch, tmp_path):
    from sandtable.games.colonial.game import ColonialGame

    monkeypatch.setattr(ColonialGame, "check", lambda self, state: ["the moon is missing"] if state.turn == 2 else [])
    words = ("fuzz", "colonial", "--games", 2, "--seed", 1, "--jobs", 1, "--keep", tmp_path / "kept")
    found = run_json(*words, expect=1)
    assert found["finished"] == 0
    assert len(found["violations"]) == 2
    assert "the moon is missing" in found["violations"][0]
    monkeypatch.undo()
    assert len(list((tmp_path / "kept").glob("*.journal"))) == 2
    for kept in (tmp_path / "kept").glob("*.journal"):
        assert run_json("verify", kept)["ok"]


def test_deep_fuzz_replays_journals():
    assert run_json("fuzz", "colonial", "--games", 2, "--deep-every", 2, "--jobs", 1)["violations"] == []


def test_bench(tmp_path):
    found = run_json("bench", "--seconds", "0.2")
    assert set(found["games"]) == set(shelf.names())
    for speed in found["games"].values():
        for key in ("decisions_per_s", "games_per_s", "legal_us", "copy_us", "state_bytes"):
            assert speed[key] > 0
        assert 0 < speed["verify_s"] <= speed["verify_s_worst"]
        assert speed["open_s"] > 0
    assert found["games"]["guerra"]["open_lines"] > 1000
    assert found["machine"]["python"]
    for peer in found["peers"].values():
        assert peer["decisions_per_s"] > 0
        assert set(peer["ratios"]) == set(found["games"])


def test_packs_are_copied_checked_shown_and_played(tmp_path):
    folder = tmp_path / "mine"
    run("pack", "copy", "colonial", folder)
    assert "a sound pack of colonial" in run("pack", "check", folder, "--game", "colonial").output
    rows = run_json("pack", "show", "colonial")
    assert {row["origin"] for row in rows} == {"text", "reconstructed"}
    assert {"file": "weapons.toml", "key": "weapons.muskets.range", "value": 1, "origin": "text"} in rows
    listed = run("pack", "show", "colonial", "--origin", "text").output
    assert "weapons.toml: weapons.muskets.range = 1" in listed
    assert "board.toml: space.capacity" not in listed
    board = folder / "board.toml"
    board.write_text(board.read_text().replace("capacity = 12", "capacity = 20"))
    save = tmp_path / "g.journal"
    words = ("--pack", folder, "--plain", "--lang", "en")
    text = run("play", "colonial", "--save", save, *words, typed="1\n").output
    assert f"--pack {folder}" in text
    assert run_json("verify", save, "--pack", folder)["ok"]
    assert "The game is saved in" in run("play", "--resume", save, *words, typed="1\n").output


def test_play_saves_in_the_data_folder_and_resumes(tmp_path):
    first = sandtable(
        "play", "colonial", "--bot", "tribes=random", "--seed", 4, home=tmp_path, typed="1\nquit\n"
    ).stdout
    saves = list((tmp_path / "sandtable" / "games").glob("colonial-tel-asra-*.journal"))
    assert len(saves) == 1
    assert first.count(f"The game is saved in {saves[0]}") == 2
    assert f"Play on with: sandtable play --resume {saves[0]}" in first
    before = package.load(saves[0])
    second = sandtable("play", "--resume", saves[0], home=tmp_path, typed="1\n").stdout
    assert "The Host of Emir Daoud: Random player" in second, "the bot sits where it sat"
    after = package.load(saves[0])
    assert [turned.action for turned in after.turned][: len(before.turned)] == [
        turned.action for turned in before.turned
    ]
    assert len(after.turned) > len(before.turned)


def test_a_whole_game_from_a_piped_script(tmp_path):
    save = tmp_path / "whole.journal"
    words = ("play", "colonial", "--bot", "tribes=random", "--save", save)
    text = sandtable(*words, home=tmp_path, typed="1\n" * 400).stdout
    table = package.load(save)
    assert table.result is not None
    assert "Protectorate Column: " in text.splitlines()[-4]
    assert "Play on with" not in text
    assert read_json("verify", save, home=tmp_path)["ok"]


def test_options_bots_and_language(tmp_path):
    save = tmp_path / "g.journal"
    words = ("--option", "rough_entry_only=true", "--bot", "government=random", "--bot", "tribes=random", "--seed", "x")
    text = run("play", "colonial", "--save", save, *words, "--plain", "--lang", "pt").output
    table = package.load(save)
    assert table.game.options["rough_entry_only"] is True
    assert table.result is not None, "two bots play it out"
    assert "O jogo está gravado em" in text


def test_a_players_own_scenario_is_played_saved_and_resumed(tmp_path):
    source = (shelf.folder("colonial") / "data" / "scenarios" / "tel-asra.toml").read_text()
    own = tmp_path / "mine.toml"
    own.write_text(source.replace('id = "tel-asra"', 'id = "my-wells"').replace("turns = 8", "turns = 2"))
    save = tmp_path / "own.journal"
    run("play", "colonial", "--scenario", own, "--save", save, "--plain", "--lang", "en", typed="1\nquit\n")
    own.unlink()
    text = run("play", "--resume", save, "--plain", "--lang", "en", typed="status\n").output
    assert "Turn 1/2" in text
    assert run_json("verify", save)["ok"]
    position = tmp_path / "here.toml"
    position.write_text(run("replay", save, "--position").output)
    assert package.position(position).state == package.load(save).state


# Languages


@pytest.mark.parametrize(
    ("language", "help_text", "mistake", "total"),
    [
        ("fr", "Énumérer les jeux", "il n'y a pas de jeu «\N{NO-BREAK SPACE}chess\N{NO-BREAK SPACE}»", "règles"),
        ("pt", "Enumerar os jogos", 'não há nenhum jogo "chess"', "regras"),
        ("en", "List the games", "there is no game 'chess'", "rules"),
    ],
)
def test_help_mistakes_and_output_speak_the_users_language(tmp_path, language, help_text, mistake, total):
    def spoken(*words, expect=0):
        done = subprocess.run(
            [*COMMAND, *words],
            capture_output=True,
            text=True,
            env={**environment(tmp_path), "LANG": f"{language}_XX.UTF-8"},
            timeout=300,
            check=False,
        )
        assert done.returncode == expect, done.stderr
        return done.stdout + done.stderr

    assert help_text in spoken("--help")
    assert mistake in spoken("play", "chess", expect=2)
    assert f"{len(shelf.ledger('colonial').rule)} {total}" in spoken("rules", "colonial")


def test_a_language_can_be_asked_for_before_or_behind_the_command(monkeypatch):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    assert "cenário" in run("--lang", "pt", "games").output
    assert "scénario" in run("games", "--lang", "fr").output
    assert "scénario" in run("--lang", "pt", "games", "--lang", "fr").output
    assert "scenario " in run("games").output, "the next user is not spoken to in the last one's language"


def test_the_games_and_their_scenarios_are_called_in_the_users_language():
    assert "Les puits de Tel Asra" in run("games", "--lang", "fr").output
    assert "Operação Bonite" in run("games", "--lang", "pt").output


def test_translated_rules_are_stamped_and_shown(tmp_path, monkeypatch):
    """A half-done translation: what is there is shown, the rest is English and says so, and the stamp names it."""
    path = tmp_path / "fr.toml"
    monkeypatch.setattr(shelf, "rules_file", lambda game, language: path if language == "fr" else tmp_path / "none")
    shelf.ledger.cache_clear()
    try:
        path.write_text('["move-02"]\nrule = "Une infanterie avance d\'un hexagone."\n', encoding="utf-8")
        told = run("rules", "colonial", "--stamp", expect=1).output
        assert "1 stamped anew" in told
        assert "move-01: not translated" in told
        assert (
            "Une infanterie avance d'un hexagone." in run("rules", "colonial", "--lang", "fr", "--id", "move-02").output
        )
        assert "[en] " in run("rules", "colonial", "--lang", "fr", "--id", "move-01").output
        found = run_json("rules", "colonial", "--lang", "fr", "--topic", "movement")["rules"]
        assert {row["language"] for row in found} == {"en", "fr"}
    finally:
        shelf.ledger.cache_clear()
