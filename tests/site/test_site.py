"""The site is built without a warning, holds together, and asks nothing of anybody but its own server."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from sandtable.games import shelf

ROOT = Path(__file__).parents[2]
#: what a browser fetches by itself when it shows a page
FETCHED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "srcset")}


class Marks(HTMLParser):
    """What a page fetches, where it leads, the names in it, and what the server's policy would forbid."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.names: set[str] = set()
        self.forbidden: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.names |= {given[key] for key in ("id", "name") if key in given}
        self.fetched += [value for key, value in given.items() if (tag, key) in FETCHED]
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "style" or "style" in given or any(key.startswith("on") for key in given):
            self.forbidden.append(f"<{tag} {given}>")
        if tag == "script" and "src" not in given and given.get("type") != "application/json":
            self.forbidden.append("a script")


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(target)]
    paths = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": paths}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return target


@pytest.fixture(scope="module")
def pages(site) -> dict[str, Marks]:
    return {path.relative_to(site).as_posix(): Marks(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_nothing_is_fetched_from_elsewhere(site, pages):
    strangers = [(name, url) for name, marks in pages.items() for url in marks.fetched if urlsplit(url).netloc]
    assert strangers == []
    styles = "".join(path.read_text(encoding="utf-8") for path in site.rglob("*.css"))
    assert re.findall(r"url\([\"']?https?:[^)]*\)", styles) == []


def test_the_servers_policy_forbids_nothing_on_a_page(pages):
    assert {name: marks.forbidden for name, marks in pages.items() if marks.forbidden} == {}


def test_every_link_leads_to_a_page_and_a_name_on_it(site, pages):
    broken = []
    for name, marks in pages.items():
        for url in [*marks.links, *marks.fetched]:
            parts = urlsplit(url)
            if parts.scheme or parts.netloc or name == "404.html":
                continue
            target = (site / name).parent / unquote(parts.path) if parts.path else site / name
            target = target / "index.html" if target.is_dir() else target
            there = pages.get(os.path.relpath(target, site).replace(os.sep, "/"))
            known = there is None or not parts.fragment or unquote(parts.fragment) in there.names
            if not target.is_file() or not known:
                broken.append((name, url))
    assert broken == []


@pytest.mark.parametrize("game", shelf.names())
def test_every_rule_and_every_chart_of_a_game_is_there(game, pages):
    ids = {entry.id for entry in shelf.ledger(game).rule}
    assert ids <= pages[f"rules/{game}.html"].names
    title = shelf.title(game)
    charts = {chart.name for chart in title.open(title.scenarios()[0]).charts()}
    assert charts <= pages[f"charts/{game}.html"].names
    assert f"guides/{game}.html" in pages


def test_signs_in_a_table_stand_as_they_are(site):
    charts = (site / "charts" / "kolwezi.html").read_text(encoding="utf-8")
    assert ">&lt; 5<" in charts
    schema = (site / "schemas" / "colonial.html").read_text(encoding="utf-8")
    assert "|blue|red|" in schema
    shown = [path.name for path in (site / "charts").glob("*.html") if "\\&lt;" in path.read_text(encoding="utf-8")]
    assert shown == []


@pytest.mark.parametrize("game", shelf.names())
def test_what_fits_nowhere_else_is_the_last_chapter_of_the_rules(game, site):
    chapters = re.findall(r'<h2 id="([^"]+)"', (site / "rules" / f"{game}.html").read_text(encoding="utf-8"))
    assert chapters[0] == "sequence-of-play"
    assert "other-rules" not in chapters[:-1]


def test_a_click_on_a_picture_shows_it_as_large_as_it_is(site, pages):
    shown = "../pictures/guides/kolwezi-target.png"
    assert shown in pages["guides/kolwezi.html"].fetched
    assert shown in pages["guides/kolwezi.html"].links


def test_what_the_policy_would_forbid_is_found():
    marks = Marks(
        '<p style="color: red" onclick="go()"><style>p {}</style><script>go()</script><a id="x" href="y">z</a>'
    )
    assert len(marks.forbidden) == 3
    assert (marks.links, marks.names) == (["y"], {"x"})


def test_rules_are_found_by_search(site):
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    assert '"rules/guerra.html#3.2.1-b"' in index
