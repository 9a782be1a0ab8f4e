"""What a server tells of itself: health, figures for Prometheus, and its log, in which no token stands."""

import json
import logging
from pathlib import Path

import pytest
from litestar.testing import TestClient

from sandtable.server import watching
from sandtable.server.app import create_app
from sandtable.server.settings import Settings
from sandtable.server.watching import AsJson
from tests.server.bench import House


def test_a_server_that_is_well_says_so_and_one_without_its_database_does_not(house: House):
    found = house.get("health")
    assert found.json() == {"ok": True, "version": found.json()["version"], "database": "sqlite"}
    with pytest.MonkeyPatch.context() as broken:

        def gone() -> None:
            raise OSError

        broken.setattr(house.rooms.database, "looking", gone)
        assert house.get("health").status_code >= 500


def test_figures_tell_requests_by_address_and_status_and_no_table(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(watching, "is_loopback", lambda host: True)
    seated = house.table()
    seated.look("government")
    house.get(f"tables/{seated.id}/seats/government/", "forged")
    told = house.client.get("/metrics").text
    look = 'sandtable_request_seconds_count{address="/api/tables/{table}/seats/{seat}",method="GET"'
    assert f'{look},status="200"}}' in told
    assert f'{look},status="403"}}' in told
    assert "sandtable_moves_total" in told
    assert seated.id not in told


def test_figures_are_for_this_machine_alone(house: House, monkeypatch: pytest.MonkeyPatch):
    assert house.client.get("/metrics").status_code == 404, "somebody else"
    monkeypatch.setattr(watching, "is_loopback", lambda host: True)
    assert house.client.get("/metrics").status_code == 200
    assert house.client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404


def test_the_log_is_json_and_knows_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.INFO, "sandtable.requests"), House(tmp_path) as house:
        seated = house.table()
        seated.look("government")
    lines = [json.loads(AsJson().format(record)) for record in caplog.records if record.name == "sandtable.requests"]
    look = next(line for line in lines if "/seats/government" in line["path"])
    assert (look["method"], look["status"], look["level"]) == ("GET", 200, "info")
    assert look["ms"] > 0
    assert not any(token in json.dumps(lines) for token in seated.tokens.values())


def test_a_mistake_is_one_line_with_its_trace():
    try:
        raise ValueError("broken")
    except ValueError as error:
        record = logging.LogRecord("a", logging.ERROR, "f", 1, "unexpected", (), (type(error), error, None))
    line = json.loads(AsJson().format(record))
    assert "ValueError: broken" in line["trace"]


def test_whoever_comes_by_another_name_is_not_let_in(tmp_path: Path):
    settings = Settings(sites=("games.example",))
    with TestClient(create_app(tmp_path, web=tmp_path / "none", settings=settings)) as client:
        asked = {
            host: client.get("/api/health", headers={"Host": host}) for host in ("games.example:443", "evil.example")
        }
        assert asked["games.example:443"].status_code == 200
        assert asked["evil.example"].status_code == 421
        assert asked["evil.example"].json()["error"]["message"] == "problem-other-host"


def test_whoever_asks_too_much_waits(tmp_path: Path):
    settings = Settings(proxied=True, rate=0.1, burst=5)
    with TestClient(create_app(tmp_path, web=tmp_path / "none", settings=settings)) as client:
        busy, other = {"X-Forwarded-For": "10.0.0.1, 203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
        found = [client.get("/api/health", headers=busy) for _ in range(7)]
        assert [one.status_code for one in found] == [200] * 5 + [429] * 2
        assert 0 < int(found[-1].headers["Retry-After"]) <= 10
        assert found[-1].json()["error"]["message"] == "problem-too-many"
        assert client.get("/api/health", headers=other).status_code == 200


def test_nobody_sets_up_tables_without_end(tmp_path: Path):
    settings = Settings(proxied=True, tables=2)
    with TestClient(create_app(tmp_path, web=tmp_path / "none", settings=settings)) as client:
        somebody = {"X-Forwarded-For": "203.0.113.7"}
        made = [client.post("/api/tables", json={"game": "colonial"}, headers=somebody).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        assert client.get("/api/games", headers=somebody).status_code == 200
