"""Hostile packs and scenarios: archives that are none, that burst or reach outside, texts that nobody can mean."""

from __future__ import annotations

import io
import stat
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.problems import Problem
from sandtable.server.settings import Settings
from sandtable.server.thinking import Tell
from sandtable.server.uploads import checking
from sandtable.server.uploads.archive import MOST_FILES, UNPACKED
from sandtable.server.uploads.checking import AskedScenario, Checked, Checker
from tests.server.bench import House
from tests.server.packs import changed_files, encoded, kept, written, zipped
from tests.server.visitors import Visitor

TOML = b"a = 1\n"


def archive(fill: Callable[[zipfile.ZipFile], None], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", method) as opened:
        fill(opened)
    return raw.getvalue()


def named(name: str, mode: int = 0) -> bytes:
    info = zipfile.ZipInfo(name)
    info.external_attr = mode << 16
    return archive(lambda opened: opened.writestr(info, TOML))


def twice(opened: zipfile.ZipFile) -> None:
    opened.writestr("board.toml", TOML)
    opened.writestr("./board.toml", TOML)


def many(opened: zipfile.ZipFile) -> None:
    for number in range(MOST_FILES + 1):
        opened.writestr(f"{number}.toml", TOML)


def lying() -> bytes:
    """An archive that says of its file that it is small."""
    large = archive(lambda opened: opened.writestr("board.toml", b"#" * (UNPACKED + 5)))
    true = (UNPACKED + 5).to_bytes(4, "little")
    assert large.count(true) >= 2
    return large.replace(true, (9).to_bytes(4, "little"))


HOSTILE: dict[str, tuple[bytes, str]] = {
    "no archive": (b"PK\3\4 but no more", "upload-no-archive"),
    "half an archive": (zipped(changed_files())[:900], "upload-no-archive"),
    "nothing in it": (archive(lambda opened: None), "upload-files"),
    "a way out": (named("../board.toml"), "upload-not-plain"),
    "a way out, further in": (named("scenarios/../../board.toml"), "upload-not-plain"),
    "an absolute name": (named("/etc/board.toml"), "upload-not-plain"),
    "a drive": (named("C:board.toml"), "upload-not-plain"),
    "the other slash": (named("..\\board.toml"), "upload-not-plain"),
    "a zero byte": (named("board.tomlX.toml").replace(b"tomlX", b"toml\0"), "upload-not-plain"),
    "a line break": (named("bo\nard.toml"), "upload-not-plain"),
    "a link": (named("board.toml", stat.S_IFLNK | 0o777), "upload-not-plain"),
    "a device": (named("board.toml", stat.S_IFCHR | 0o666), "upload-not-plain"),
    "code": (archive(lambda opened: opened.writestr("board.py", b"import os\n")), "upload-not-toml"),
    "twice the same": (archive(twice), "upload-twice"),
    "a bomb": (archive(lambda opened: opened.writestr("board.toml", b"#" * 50_000_000)), "upload-unpacked"),
    "many files": (archive(many), "upload-files"),
    "another packing": (
        archive(lambda opened: opened.writestr("board.toml", TOML), zipfile.ZIP_LZMA),
        "upload-packed-otherwise",
    ),
    "too large": (b"PK" + bytes(2_000_000), "upload-too-large"),
    "no text": (zipped({"board.toml": b"\xff\xfe"}), "pack-not-text"),
    "deep keys": (zipped({"board.toml": b"a." * 5_000 + b"a = 1\n"}), "upload-text"),
    "a liar": (lying(), "upload-no-archive"),
}


@pytest.mark.parametrize(("raw", "told"), HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_archive_is_refused_before_anything_is_written(house: House, raw: bytes, told: str) -> None:
    answer = Visitor(house).post("uploads", {"game": "colonial", "archive": encoded(raw)})
    assert (answer.status_code, answer.json()["error"]["message"]) == (413 if told == "upload-too-large" else 422, told)


SPOILT = {
    "a path": ("/etc/passwd", 422),
    "deep": ("a." * 5_000 + "a = 1\n", 422),
    "nested": ("a = " + "[" * 30_000 + "]" * 30_000 + "\n", 422),
    "no table": ('format = "colonial-scenario/1"\nside = 5\nunit = "x"\n', 200),
    "a large board": (written().replace("cols = 12", "cols = 99999999"), 200),
    "a huge number": (written().replace("cols = 12", f"cols = {'9' * 5_000}"), 422),
    "longer than any": (written() + "#" * 200_000, 422),
    "another game's": ('format = "chess-scenario/1"\n', 404),
}


@pytest.mark.parametrize(("text", "status"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_scenario_is_refused_in_words(house: House, text: str, status: int) -> None:
    answer = Visitor(house).post("uploads", {"text": text})
    assert answer.status_code == status, answer.text[:300]
    assert status != 200 or answer.json()["problems"]


@pytest.mark.parametrize(
    "data",
    [
        {"cols": 10**30, "terrain": [5, None, {"a": []}], "unit": {"x": 1}, "side": [[]]},
        {"a" * 300: {"b": {"c": {"d": {"e": {"f": {"g": {"h": 1}}}}}}}},
        {"cols": "x", "rows": -4, "elevation": ["zz", "é"], "roads": [["0101", 7], 3], "objective": [{"hex": []}]},
        {"unit": [{"id": None, "hex": {"a": 1}, "side": [], "weapon": {}, "type": []}]},
        {"title": "\ud800"},
        {"title": 1.5},
        {"title": "x" * 300_000},
    ],
)
def test_a_spoilt_draft_is_kept_or_refused_and_never_a_mistake_of_ours(house: House, data: Any) -> None:
    anna = Visitor(house)
    draft = anna.post("drafts", {"game": "colonial"}).json()["id"]
    try:
        answer = anna.post(f"drafts/{draft}", {"version": 0, "data": data})
    except UnicodeEncodeError:
        return  # no browser can send that
    assert answer.status_code in (200, 413, 422), answer.text[:300]
    assert anna.get(f"drafts/{draft}").status_code == 200
    assert anna.post(f"drafts/{draft}/check").status_code == 200


def forever(asked: AskedScenario, _: Tell) -> Checked:
    while True:
        pass


def all_memory(asked: AskedScenario, _: Tell) -> Checked:
    checking._confine()
    return Checked([], str(len(bytes(1 << 40))))


def test_a_check_that_does_not_end_is_ended_and_the_next_one_goes_on() -> None:
    checker = Checker(longest=1.5)
    asked = AskedScenario("colonial", written())
    began = time.monotonic()
    with pytest.raises(Problem) as told:
        checker.check(forever, asked)
    assert (told.value.message, time.monotonic() - began < 120) == ("upload-too-long", True)
    with pytest.raises(Problem) as told:
        checker.check(all_memory, asked)
    assert told.value.message == "upload-too-long"
    checker.longest = 60
    assert checker.check(checking.scenario_checked, asked).problems == []
    checker.close()


def test_nobody_waits_in_a_long_queue() -> None:
    checker = Checker()
    for _ in range(checking.MOST_WAITING):
        checker._waiting.acquire()
    with pytest.raises(Problem) as told:
        checker.check(checking.scenario_checked, AskedScenario("colonial", written()))
    assert (told.value.status, told.value.message) == (503, "upload-busy")


def test_nobody_keeps_more_than_his_share(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.uploads.store.MOST", 2)
    anna = Visitor(house)
    for _ in range(2):
        assert anna.post("drafts", {"game": "colonial"}).status_code == 201
    refused = anna.post("drafts", {"game": "colonial"})
    assert (refused.status_code, refused.json()["error"]["message"]) == (409, "upload-too-many")


def test_one_address_brings_only_so_much(tmp_path: Path) -> None:
    with House(tmp_path, settings=Settings(proxied=True, tables=2)) as house:
        anna = Visitor(house, "192.0.2.7")
        given = [anna.post("drafts", {"game": "colonial"}).status_code for _ in range(3)]
        assert given == [201, 201, 429]


def test_two_windows_do_not_write_over_each_other(house: House) -> None:
    anna = Visitor(house)
    draft = anna.post("drafts", {"game": "colonial"}).json()["id"]
    data = anna.get(f"drafts/{draft}").json()["data"]
    assert anna.post(f"drafts/{draft}", {"version": 0, "data": {**data, "turns": 3}}).json()["version"] == 1
    late = anna.post(f"drafts/{draft}", {"version": 0, "data": {**data, "turns": 4}})
    assert (late.status_code, late.json()["error"]["message"]) == (409, "draft-elsewhere")
    assert anna.get(f"drafts/{draft}").json()["data"]["turns"] == 3


def test_a_changed_scenario_has_to_pass_its_check_again(house: House) -> None:
    anna = Visitor(house)
    scenario = kept(anna, text=written())
    found = anna.get(f"drafts/{scenario}").json()
    found["data"]["unit"][0]["hex"] = "9999"
    anna.post(f"drafts/{scenario}", {"version": found["version"], "data": found["data"]})
    assert anna.post("tables", {"upload": scenario}).json()["error"]["message"] == "upload-not-checked"
    assert len(anna.post(f"drafts/{scenario}/check").json()["problems"]) == 1
    assert anna.post("tables", {"upload": scenario}).json()["error"]["message"] == "upload-not-checked"


def test_the_archive_that_is_handed_out_is_the_one_that_was_brought(house: House) -> None:
    anna = Visitor(house)
    pack = kept(anna, title="../../évil\r\nX: y", archive=encoded(zipped(changed_files())))
    answer = anna.get(f"uploads/{pack}/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="vil--x--y.zip"'
    with zipfile.ZipFile(io.BytesIO(answer.content)) as found:
        assert {name: found.read(name) for name in found.namelist()} == changed_files()
