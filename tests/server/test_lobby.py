"""The lobby's part of the API."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import func, select

from sandtable.engine.faults import Message
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.translations import stamp
from sandtable.games import shelf
from sandtable.server import catalogue
from sandtable.server.storage import HeaderRow
from tests.server.bench import House


def test_every_game_is_offered_with_what_its_players_need(house: House) -> None:
    games = {game["name"]: game for game in house.get("games").json()}
    assert "colonial" in games
    colonial = games["colonial"]
    title = shelf.title("colonial")
    assert [scenario["id"] for scenario in colonial["scenarios"]] == title.scenarios()
    assert all(scenario["about"]["title"] and scenario["about"]["summary"] for scenario in colonial["scenarios"])
    assert all(len(scenario["seats"]) == 2 for scenario in colonial["scenarios"])
    assert [option["name"] for option in colonial["options"]] == [option.name for option in title.options()]
    assert all(option["more"] for option in colonial["options"])
    assert [bot["name"] for bot in colonial["bots"]] == ["random", *title.bots()]


def test_words_and_rules_are_served(house: House) -> None:
    for language in ("en", "fr", "pt"):
        answer = house.get(f"words/{language}/colonial")
        assert answer.status_code == 200
        assert "colonial-about" in answer.text
        assert "refusal-table-stale =" not in answer.text, "the table's words are had once, not with every game"
        assert "refusal-table-stale =" in house.get(f"words/{language}").text
    own = house.get("words/en").text
    assert all(f"{name}-title = " in own for name in shelf.names())
    assert "colonial-about" not in own
    rules = house.get("games/colonial/rules").json()
    assert len(rules) == len(shelf.ledger("colonial").rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_lobby_shows_has_words(language: str) -> None:
    games = msgspec.to_builtins(catalogue.games(language))
    assert {game["name"] for game in games} == set(shelf.names())
    for game in games:
        name = game["name"]
        spoken = words(language, shelf.folder(name) / "messages")
        shown = [f"{name}-title", f"{name}-about", f"{name}-played"]
        shown += [message for bot in game["bots"] for message in (bot["message"], f"{bot['message']}-about")]
        shown += [option["message"] for option in game["options"]]
        shown += [option["more"] for option in game["options"]]
        shown += [called for option in game["options"] for called in option["called"] if called]
        assert [message for message in shown if not spoken.has(message)] == []
        for scenario in game["scenarios"]:
            texts = [text for text in scenario["about"].values() if isinstance(text, str)]
            assert not [text for text in texts if text.startswith(f"{name}-")], scenario["id"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("words/xx", "problem-no-such-language"),
        ("words/en/chess", "problem-no-such-game"),
        ("games/chess/rules", "problem-no-such-game"),
        ("tables/nope", "problem-no-such-table"),
        ("tables/nope/board", "problem-no-such-table"),
        ("tables/../../etc/passwd", "problem-no-such-page"),
        ("nothing", "problem-no-such-page"),
    ],
)
def test_what_is_not_there_is_told_by_a_message(house: House, path: str, message: str) -> None:
    answer = house.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == message


@pytest.mark.parametrize(
    ("order", "status", "message"),
    [
        ({"game": "chess"}, 404, "problem-no-such-game"),
        ({"scenario": "/etc/hosts.toml"}, 422, "problem-no-such-scenario"),
        ({"scenario": "waterloo"}, 422, "problem-no-such-scenario"),
        ({"options": {"hidden_units": 3}}, 422, "problem-option"),
        ({"options": {"flying": True}}, 422, "problem-option"),
        ({"players": {"tribes": "deep-blue"}}, 422, "problem-no-such-player"),
        ({"players": {"martians": "human"}}, 422, "problem-no-such-seat"),
        ({"players": 7}, 400, "problem-malformed"),
        ({"surprise": 1}, 400, "problem-malformed"),
        ({"journal": "not a journal"}, 422, "problem-journal"),
        ({"position": "game = 3"}, 404, "problem-no-such-game"),
        ({"position": "= ="}, 422, "problem-position"),
        ({"position": 'game = "colonial"\n[state]\nturn = "soon"'}, 422, "problem-position"),
    ],
)
def test_a_bad_order_is_refused_and_leaves_nothing_behind(
    house: House, order: dict[str, object], status: int, message: str
) -> None:
    answer = house.post("tables", {"game": "colonial", "scenario": "tel-asra", **order})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["message"] == message
    assert house.get("tables", *house.known).json() == []
    with house.rooms.database.reading() as session:
        assert session.scalar(select(func.count()).select_from(HeaderRow)) == 0


def test_the_same_seed_gives_the_same_game(house: House) -> None:
    one, other, third = house.table(), house.table(), house.table(seed="another")
    scenes = [table.look("government")["scene"]["cards"] for table in (one, other, third)]
    assert scenes[0] == scenes[1] != scenes[2]


def test_a_saved_game_is_taken_up_again_and_goes_on(house: House) -> None:
    table = house.table()
    table.play(12, Random(1))
    _, view = table.to_decide()
    save = house.post(f"tables/{table.id}/journal", {}, *table.tokens.values())
    assert save.status_code == 200
    again = house.table(game="", scenario="", seed=None, journal=save.text)
    seat, same = again.to_decide()
    assert same["scene"] == (view if view["seat"] == seat else table.look(seat))["scene"]
    again.play(5, Random(2))
    assert again.look(seat)["step"] == view["step"] + 5


def test_a_saved_game_brings_the_bots_along_that_it_names(house: House) -> None:
    table = house.table(players={"tribes": "random"})
    save = house.post(f"tables/{table.id}/journal", {}, *table.tokens.values()).text
    again = house.post("tables", {"journal": save}).json()
    assert list(again["tokens"]) == ["government"]
    assert [seat["player"] for seat in again["table"]["seats"]] == ["human", "random"]
    # whoever names the players himself has the last word, and nobody is left without a seat
    alone = house.post("tables", {"journal": save, "players": {"government": "random"}}).json()
    assert list(alone["tokens"]) == ["tribes"]
    bots = house.post(
        "tables", {"game": "colonial", "players": dict.fromkeys(("government", "tribes"), "random")}
    ).json()
    kept = house.journal(bots["table"]["id"]).decode()
    assert list(house.post("tables", {"journal": kept}).json()["tokens"]) == ["government", "tribes"]


def test_a_changed_save_is_refused_with_the_line_named(house: House) -> None:
    table = house.table()
    table.play(6, Random(1))
    save = house.post(f"tables/{table.id}/journal", {}, *table.tokens.values()).text.splitlines(keepends=True)
    save[3] = save[3].replace('"seat":"', '"seat":"x', 1)
    answer = house.post("tables", {"journal": "".join(save)})
    assert answer.status_code == 422
    assert answer.json()["error"]["args"]["line"] == 4


def test_a_written_position_is_set_up(house: House) -> None:
    position = 'game = "colonial"\nscenario = "tel-asra"\n[state.units.gov-levy]\nhex = "0503"\n'
    table = house.table(position=position)
    pieces = {piece["id"]: piece for piece in table.look("government")["scene"]["pieces"]}
    assert pieces["gov-levy"]["space"] == "0503"


def test_another_site_may_not_set_up_tables(house: House) -> None:
    headers = {"Sec-Fetch-Site": "cross-site"}
    answer = house.client.post("/api/tables", json={"game": "colonial"}, headers=headers)
    assert answer.status_code == 403
    assert house.get("tables", *house.known).json() == []


def test_every_answer_carries_a_strict_policy(house: House) -> None:
    policy = house.get("games").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("wanted", "title"),
    [
        ("fr", "Les puits de Tel Asra"),
        ("pt-BR,pt;q=0.9,en;q=0.5", "Os poços de Tel Asra"),
        ("de, fr;q=0.4, en;q=0.6", "The Wells of Tel Asra"),
        ("fr;q=x, *;q=0.1, pt;q=0", "The Wells of Tel Asra"),
        ("", "The Wells of Tel Asra"),
    ],
)
def test_scenarios_are_told_in_the_language_that_is_asked_for(house: House, wanted: str, title: str) -> None:
    cards = house.client.get("/api/games", headers={"Accept-Language": wanted}).json()
    colonial = next(card for card in cards if card["name"] == "colonial")
    assert colonial["scenarios"][0]["about"]["title"] == title


def test_rules_say_in_which_language_they_are(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "fr.toml"
    entry = shelf.ledger("colonial").by_id()["move-02"]
    path.write_text(f'["move-02"]\nof = "{stamp(entry)}"\nrule = "Un hexagone."\n', encoding="utf-8")
    monkeypatch.setattr(shelf, "rules_file", lambda game, language: path)
    shelf.ledger.cache_clear()
    try:
        told = house.client.get("/api/games/colonial/rules", headers={"Accept-Language": "fr"}).json()
        by_id = {rule["id"]: rule for rule in told}
        assert (by_id["move-02"]["rule"], by_id["move-02"]["language"]) == ("Un hexagone.", "fr")
        assert by_id["move-01"]["language"] == "en"
    finally:
        shelf.ledger.cache_clear()


def test_what_is_wrong_with_a_save_is_told_by_a_message_inside_the_message(house: House) -> None:
    error = house.post("tables", {"journal": "not a journal\n"}).json()["error"]
    assert error["message"] == "problem-journal"
    assert error["args"]["error"]["id"] == "journal-line"
    assert error["args"]["error"]["args"]["error"]["id"] == "journal-no-journal"
    told = {language: words(language).say(error["message"], inside(error["args"])) for language in ("en", "fr", "pt")}
    assert told["en"].startswith("The saved game cannot be used: line 1: this is not a Sandtable journal")
    assert "ligne 1\xa0: ce n'est pas un journal" in told["fr"]
    assert "linha 1: isto não é um diário" in told["pt"]


def inside(args: dict[str, object]) -> dict[str, object]:
    """What was sent, with the messages in it."""
    found: dict[str, object] = {}
    for key, value in args.items():
        found[key] = Message(value["id"], inside(value["args"])) if isinstance(value, dict) else value
    return found


def test_a_table_without_a_title_is_called_after_its_scenario(house: House) -> None:
    own, named = house.table(), house.table(title="Friday night")
    titles = {card["id"]: card["title"] for card in house.get("tables", *house.known).json()}
    assert (titles[own.id], titles[named.id]) == ("", "Friday night")
    assert "colonial-scenario-tel-asra = Les puits de Tel Asra" in house.get("words/fr").text
