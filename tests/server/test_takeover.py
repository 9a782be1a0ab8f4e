"""A folder from before games were in a database: all of it is taken over, once, and its files stay as they were."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import sandtable
from sandtable.engine.contract import Message
from sandtable.engine.messages import LANGUAGES, words
from sandtable.server.database import FILE, MIGRATIONS, Database, in_folder
from sandtable.server.folder import TAKEN_OVER, CannotServe, Seating
from sandtable.server.house import open_rooms
from sandtable.server.takeover import OLD_INDEX
from tests.server.bench import House, Seated
from tests.server.kept import export

PEOPLE, BOT = "people", "bot"
TOKENS = {"government": "a-token", "tribes": "another"}


def an_old_journal(folder: Path, name: str, actions: int, **players: str) -> Path:
    """A game as a server kept it then: a journal, and who sits at it."""
    path = folder / f"{name}.journal"
    table, rng = sandtable.new("colonial", "tel-asra", seed=7, path=path, players=players), Random(1)
    for _ in range(actions):
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    table.close()
    return path


def seat(folder: Path, name: str, title: str, **bots: str) -> None:
    tokens = {place: hashlib.sha256(token.encode()).hexdigest() for place, token in TOKENS.items() if place not in bots}
    players = {place: bots.get(place, "human") for place in TOKENS}
    seating = Seating(title, "2026-01-02T03:04:05+00:00", players, tokens)
    (folder / f"{name}.seats").write_bytes(msgspec.json.encode(seating))


def an_old_index(folder: Path, *names: str) -> None:
    """The list of tables as it was then."""
    engine = create_engine(f"sqlite:///{folder / OLD_INDEX}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for name in names:
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, scenario, options, title, created, updated, actions, lesson)"
                " VALUES (?, 'colonial', 'tel-asra', '{}', 'Tuesday', '2026', '2026-02-03', 6, 3)",
                (name,),
            )
            for number, (place, token) in enumerate(TOKENS.items()):
                hashed = hashlib.sha256(token.encode()).hexdigest()
                connection.exec_driver_sql(
                    "INSERT INTO seats VALUES (?, ?, ?, 'human', ?)", (name, number, place, hashed)
                )
    engine.dispose()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Two tables: one between two people, which the list knows; one against a bot, which it does not."""
    an_old_journal(tmp_path, PEOPLE, 6)
    an_old_journal(tmp_path, BOT, 4, tribes="bot:random")
    seat(tmp_path, PEOPLE, "Tuesday")
    seat(tmp_path, BOT, "", tribes="random")
    an_old_index(tmp_path, PEOPLE)
    return tmp_path


def opened(folder: Path) -> tuple[set[str], list[Message]]:
    """What a server finds in a folder, and what it says."""
    notices: list[Message] = []
    rooms = open_rooms(folder, tell=notices.append)
    found = {row.id for row in rooms.index.all()}
    rooms.close()
    return found, notices


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in (".journal", ".seats")}


def test_games_and_seats_are_taken_over_and_go_on(old: Path) -> None:
    before = contents(old)
    with House(old) as house:
        cards = {card["id"]: card for card in house.get("tables", *TOKENS.values()).json()}
        assert set(cards) == {PEOPLE, BOT}
        assert (cards[PEOPLE]["title"], cards[PEOPLE]["actions"]) == ("Tuesday", 6)
        assert [place["player"] for place in cards[BOT]["seats"]] == ["human", "random"]
        assert house.rooms.index.find(PEOPLE).lesson == 3  # type: ignore[union-attr]
        with house.rooms.room(PEOPLE) as room:
            house.rooms.turn_to(room, None)
        Seated(house, PEOPLE, TOKENS).play(2, Random(2))
        assert Seated(house, BOT, {"government": TOKENS["government"]}).to_decide()[0] == "government"
    assert contents(old) == {}
    assert contents(old / TAKEN_OVER) == before
    assert sandtable.verify(export(old, PEOPLE)).actions == 8


def test_what_was_done_is_told_once_in_every_language(old: Path) -> None:
    found, notices = opened(old)
    assert found == {PEOPLE, BOT}
    assert [notice.id for notice in notices] == ["takeover-tables"]
    for language in LANGUAGES:
        said = words(language).say(notices[0].id, notices[0].args)
        assert "2" in said
        assert TAKEN_OVER in said
    assert opened(old) == (found, [])


def lose(folder: Path) -> None:
    (folder / OLD_INDEX).unlink()


def break_it(folder: Path) -> None:
    (folder / OLD_INDEX).write_bytes(b"no index at all" * 100)


def tear(folder: Path) -> None:
    """Half of the pages are lost."""
    raw = (folder / OLD_INDEX).read_bytes()
    (folder / OLD_INDEX).write_bytes(raw[: len(raw) // 2 // 4096 * 4096] + bytes(8192))


def empty_it(folder: Path) -> None:
    (folder / OLD_INDEX).write_bytes(b"")


@pytest.mark.parametrize("harm", [lose, break_it, tear, empty_it])
def test_without_its_list_a_folder_loses_no_game_and_no_seat(old: Path, harm: object) -> None:
    harm(old)  # type: ignore[operator]
    with House(old) as house:
        cards = {card["id"]: card for card in house.get("tables", *TOKENS.values()).json()}
        assert (cards[PEOPLE]["title"], cards[PEOPLE]["actions"]) == ("Tuesday", 6)
        Seated(house, PEOPLE, TOKENS).play(2, Random(2))


def test_what_was_interrupted_is_finished_and_nothing_is_done_twice(old: Path) -> None:
    """Killed between the database's word and the moving of the file: the file is still there at the next start."""
    found, _ = opened(old)
    for path in (old / TAKEN_OVER).iterdir():
        path.rename(old / path.name)
    assert opened(old) == (found, [])
    assert contents(old) == {}
    assert sandtable.verify(export(old, PEOPLE)).actions == 6


def test_what_was_played_on_in_a_file_since_is_added(old: Path) -> None:
    opened(old)
    path = old / f"{PEOPLE}.journal"
    (old / TAKEN_OVER / path.name).rename(path)
    table = sandtable.load(path)
    table.act(table.decision.seat, table.decision.actions[0])
    table.close()
    assert [notice.id for notice in opened(old)[1]] == ["takeover-continued"]
    assert sandtable.verify(export(old, PEOPLE)).actions == 7


def test_another_game_under_a_known_name_is_left_where_it_is(old: Path) -> None:
    opened(old)
    path = old / f"{PEOPLE}.journal"
    sandtable.new("colonial", "tel-asra", seed=8, path=path).close()
    other = path.read_bytes()
    assert [notice.id for notice in opened(old)[1]] == ["takeover-left"]
    assert path.read_bytes() == other
    assert sandtable.verify(export(old, PEOPLE)).actions == 6


def test_half_written_and_damaged_journals(old: Path) -> None:
    """A line that was never acknowledged is left out; a damaged game is listed as such; what is no journal is named."""
    people, bot = old / f"{PEOPLE}.journal", old / f"{BOT}.journal"
    people.write_bytes(people.read_bytes()[:-25])
    bot.write_bytes(bot.read_bytes().replace(b'"n":3', b'"n":7'))
    (old / "no.journal").write_text("not a journal")
    damaged = bot.read_bytes()
    notices = opened(old)[1]
    assert [notice.id for notice in notices] == ["takeover-tables", "takeover-torn", "takeover-left", "takeover-left"]
    assert {notice.args["file"] for notice in notices[2:]} == {"bot.journal", "no.journal"}
    assert bot.read_bytes() == damaged
    with House(old) as house:
        cards = {card["id"]: card for card in house.get("tables", *TOKENS.values()).json()}
        assert cards[BOT]["damage"]["line"] == 4
        assert Seated(house, PEOPLE, TOKENS).look("tribes")["step"] == 5
        assert house.get(f"tables/{BOT}/seats/government/", TOKENS["government"]).status_code == 409
        assert house.post(f"tables/{BOT}/delete", {}, TOKENS["government"]).status_code == 204
    assert not bot.exists()


def test_a_game_put_there_by_hand_is_taken_over_at_the_next_start(tmp_path: Path) -> None:
    an_old_journal(tmp_path, "by-hand", 2)
    assert [notice.id for notice in opened(tmp_path)[1]] == ["takeover-tables", "index-seats-lost"]
    with House(tmp_path) as house:
        answer = house.get("tables/by-hand/seats/tribes/", "whatever")
        assert answer.status_code == 403
        assert answer.json()["error"] == {"message": "problem-seat-lost", "args": {"file": "by-hand.journal"}}


def test_a_table_that_is_thrown_away_takes_its_old_file_along(old: Path) -> None:
    with House(old) as house:
        assert house.post(f"tables/{PEOPLE}/delete", {}, *TOKENS.values()).status_code == 204
    assert set(contents(old / TAKEN_OVER)) == {f"{BOT}.journal", f"{BOT}.seats"}


def test_what_is_kept_is_for_the_servers_user_alone(tmp_path: Path) -> None:
    with House(tmp_path / "games") as house:
        house.table()
        kept = [tmp_path / "games", *(tmp_path / "games").glob(f"{FILE}*")]
        assert len(kept) == 4, "the folder, the database, what is written ahead, and who reads it"
        assert all(path.stat().st_mode & 0o077 == 0 for path in kept)


def test_a_database_that_cannot_be_used_is_named_and_left_alone(tmp_path: Path) -> None:
    opened(tmp_path)
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" not in "".join(path.name for path in MIGRATIONS.rglob("*"))
    with pytest.raises(CannotServe, match="newer Sandtable"):
        open_rooms(tmp_path)
    for part in ("", "-wal", "-shm"):
        (tmp_path / f"{FILE}{part}").unlink(missing_ok=True)
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(CannotServe, match="damaged"):
        open_rooms(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"no database at all" * 100
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).mkdir()
    with pytest.raises(CannotServe, match="cannot be used"):
        open_rooms(tmp_path)
    with pytest.raises(CannotServe, match="not the address"):
        Database("tables")
    (tmp_path / FILE).rmdir()
    Database(in_folder(tmp_path)).close()
