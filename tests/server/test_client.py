"""Serving the built client."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from sandtable.server.app import create_app


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
