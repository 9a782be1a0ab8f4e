"""What whoever runs a server may do beside it, while it serves."""

import shlex
from pathlib import Path

import pytest

from sandtable.games import shelf
from tests.cli.test_commands import run, run_json
from tests.server.bench import House
from tests.server.visitors import Visitor


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as opened:
        yield opened


def test_tables_are_listed_reissued_and_deleted_while_the_server_serves(house, tmp_path):
    table = house.table(title="Sunday")
    (line,) = run_json("admin", "tables", "--folder", tmp_path)
    assert (line["id"], line["title"], line["game"], line["over"]) == (table.id, "Sunday", "colonial", False)
    assert run_json("admin", "people", "--folder", tmp_path) == []
    old = table.tokens["tribes"]
    told = run("admin", "reissue", table.id, "tribes", "--folder", tmp_path).output.strip()
    new = told.rsplit("/", 1)[1]
    assert told == f"#/join/{table.id}/tribes/{new}"
    assert house.get(f"{table.path('tribes')}/", old).status_code == 403
    assert house.get(f"{table.path('tribes')}/", new).status_code == 200
    assert "no seat nobody" in run("admin", "reissue", table.id, "nobody", "--folder", tmp_path, expect=2).output
    run("admin", "delete", table.id, "--folder", tmp_path, typed="n\n", expect=1)
    assert len(run_json("admin", "tables", "--folder", tmp_path)) == 1
    run("admin", "delete", table.id, "--yes", "--folder", tmp_path)
    assert run_json("admin", "tables", "--folder", tmp_path) == []
    assert house.get(f"{table.path('tribes')}/", new).status_code == 404


def test_what_guests_have_left_behind_is_thrown_away_and_nothing_of_people_with_a_name(house, tmp_path):
    guest, ada = Visitor(house), Visitor(house)
    ada.post("me/name", {"name": "Ada", "password": "a long password"})
    left, kept = guest.table()["table"]["id"], ada.table()["table"]["id"]
    program, fresh = house.table().id, Visitor(house).table()["table"]["id"]
    for name in (left, kept, program):
        house.rooms.index.note(name, updated="2020-01-01T00:00:00.000+00:00")
    listed = run("admin", "expire", "--folder", tmp_path).output
    assert left in listed
    assert program in listed
    assert kept not in listed
    assert fresh not in listed
    assert len(run_json("admin", "tables", "--folder", tmp_path)) == 4, "they are only listed"
    assert "2 tables" in run("admin", "expire", "--yes", "--folder", tmp_path, "--lang", "en").output
    assert {line["id"] for line in run_json("admin", "tables", "--folder", tmp_path)} == {kept, fresh}
    run("admin", "expire", "--days", "3", "--folder", tmp_path, expect=2)


def test_running_games_are_tried_under_the_installed_rules(house, tmp_path, monkeypatch):
    house.table()
    assert [one["ok"] for one in run_json("admin", "check", "--folder", tmp_path)] == [True]
    version = type(shelf.title("colonial")).rules_version
    monkeypatch.setattr(type(shelf.title("colonial")), "rules_version", version + 1)
    from sandtable.server import opening

    opening._opened.cache_clear()
    shown = run("admin", "check", "--folder", tmp_path, "--lang", "en", expect=1).output
    assert "of these 1 do not go on" in shown
    assert str(version) in shown


def test_a_folder_without_a_server_is_told_so(tmp_path):
    assert "no database" in run("admin", "tables", "--folder", tmp_path, "--lang", "en", expect=2).output


def test_the_service_of_the_page_starts_a_server_that_there_is():
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    (command,) = [line.partition("=")[2] for line in page.splitlines() if line.startswith("ExecStart=")]
    program, *words = shlex.split(command)
    assert (Path(program).name, words[0]) == ("sandtable", "serve")
    known = run("serve", "--help").output
    assert [word for word in words if word.startswith("--") and word not in known] == []
