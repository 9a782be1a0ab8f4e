"""Serving the built client."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from sandtable.server import files
from sandtable.server.app import create_app
from sandtable.server.catalogue import guide_to


@pytest.fixture
def built(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>x</title>")
    (web / "assets" / "index-abc123.js").write_text("export {}")
    return web


def test_the_page_is_always_fresh_and_its_files_are_kept(built: Path, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "saves", web=built)) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "<title>x</title>" in page.text
        assert page.headers["cache-control"] == "no-cache"
        script = client.get("/assets/index-abc123.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for answer in (page, script):
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_script_is_packed_once_for_browsers_that_unpack_it(built: Path, tmp_path: Path, monkeypatch) -> None:
    packed = []
    pack = files.gzip.compress
    monkeypatch.setattr(files.gzip, "compress", lambda raw, level: packed.append(raw) or pack(raw, level))
    with TestClient(create_app(tmp_path / "saves", web=built)) as client:
        for _ in range(3):
            answer = client.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.text == "export {}"
        plain = client.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == "export {}"
    assert packed == [b"export {}"]


def test_nothing_outside_the_client_is_served(built: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("the battle plan")
    with TestClient(create_app(tmp_path / "saves", web=built)) as client:
        for path in (
            "/../secret.txt",
            "/assets/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        ):
            answer = client.get(path)
            assert answer.status_code == 404
            assert "battle plan" not in answer.text


def test_a_client_that_was_not_built_is_told_of(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "saves", web=tmp_path / "nothing")) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "pip install" in answer.text


@pytest.fixture
def site(tmp_path: Path) -> Path:
    pages = tmp_path / "site"
    (pages / "guides").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>learn</title>")
    (pages / "guides" / "colonial.html").write_text("<!doctype html><title>cards</title>")
    return pages


def test_the_site_is_served_where_it_was_built(built: Path, site: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("the battle plan")
    with TestClient(create_app(tmp_path / "saves", web=built, site=site)) as client:
        for address in ("/docs", "/docs/"):
            page = client.get(address)
            assert page.url.path == "/docs/index.html"
            assert "<title>learn</title>" in page.text
        guide = client.get("/docs/guides/colonial.html")
        assert "<title>cards</title>" in guide.text
        assert guide.headers["cache-control"] == "no-cache"
        assert "script-src 'self';" in guide.headers["content-security-policy"]
        assert "<title>x</title>" in client.get("/").text
        for path in (
            "/docs/../secret.txt",
            "/docs/%2e%2e/secret.txt",
            "/docs/guides/..%2f..%2fsecret.txt",
            "/docs/none",
        ):
            answer = client.get(path)
            assert answer.status_code == 404
            assert "battle plan" not in answer.text


def test_a_games_guide_is_named_where_there_is_one(site: Path) -> None:
    assert guide_to("colonial", site) == "/docs/guides/colonial.html"
    assert guide_to("kolwezi", site) == ""


def test_without_a_site_there_is_none(built: Path, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "saves", web=built, site=tmp_path / "nothing")) as client:
        assert client.get("/docs").status_code == 404
        assert client.get("/docs/index.html").status_code == 404
