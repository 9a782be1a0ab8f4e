"""Scenario texts and positions from the network: each is a text, never a file's name, and keeps nobody waiting."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.engine.chain import link, written
from sandtable.engine.journal import Journal
from sandtable.engine.texts import DEEPEST, LONGEST
from sandtable.games import shelf
from tests.server.bench import House

#: whoever hangs, or reads TOML for minutes, is over this
QUICK = 30.0
OWN = shelf.folder("colonial") / "data" / "scenarios" / "tel-asra.toml"


def journal_with(scenario: str, text: str) -> str:
    """A well-formed journal that says this of its scenario."""
    header = sandtable.new("colonial", "tel-asra", seed=1).journal.header
    header.scenario, header.scenario_text = scenario, text
    header.chain = link("", header)
    return written(header).decode() + "\n"


def files(folder: Path) -> list[str]:
    """Names of files that must not be opened: one that is there, a pipe that nobody writes to, one without an end."""
    (folder / "own.toml").write_bytes(OWN.read_bytes())
    os.mkfifo(folder / "pipe.toml")
    (folder / "zero.toml").symlink_to("/dev/zero")
    return [str(folder / name) for name in ("own.toml", "pipe.toml", "zero.toml")] + ["/dev/zero", "/etc/hosts"]


def quickly_refused(house: House, order: dict[str, Any], message: str, error: str) -> None:
    begun = time.monotonic()
    answer = house.post("tables", order)
    assert time.monotonic() - begun < QUICK, "it took far too long"
    assert answer.status_code == 422, answer.text
    told = answer.json()["error"]
    assert (told["message"], told["args"].get("error", {}).get("id", "")) == (message, error)


@pytest.mark.timeout(60)
def test_no_file_is_opened_for_an_uploaded_journal(house: House, tmp_path: Path) -> None:
    for name in files(tmp_path):
        quickly_refused(house, {"journal": journal_with("own", name)}, "problem-option", "text-no-scenario")
        quickly_refused(house, {"journal": journal_with(name, "")}, "problem-no-such-scenario", "")
        broken_off = f"title = 1\n{name}"
        quickly_refused(house, {"journal": journal_with("own", broken_off)}, "problem-option", "pack-not-toml")


@pytest.mark.timeout(60)
def test_no_file_is_opened_for_a_journal_that_is_verified(tmp_path: Path) -> None:
    save = tmp_path / "sent.journal"
    for name in files(tmp_path):
        for scenario, text in (("own", name), (name, "")):
            save.write_text(journal_with(scenario, text), encoding="utf-8")
            with pytest.raises(Exception, match=r"names a file|has no scenario"):
                sandtable.verify(save)


def test_a_scenario_that_a_player_has_written_comes_with_its_journal(house: House, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(OWN.read_text(encoding="utf-8"), encoding="utf-8")
    table = sandtable.new("colonial", str(own), seed=1, path=tmp_path / "mine.journal")
    own.unlink()
    made = house.post("tables", {"journal": table.journal.text().decode()})
    assert made.status_code == 201, made.text
    assert sandtable.verify(tmp_path / "mine.journal").ok


@pytest.mark.timeout(120)
def test_a_text_that_nobody_can_mean_is_refused_at_once(house: House) -> None:
    deep = "a" + ".a" * 30_000 + " = 1\n"
    quoted = "".join(f'"a{n}" . ' for n in range(9_000)) + "b = 1\n"
    for text, error in (
        ("# " + "x" * LONGEST + "\n", "text-too-long"),
        (deep, "text-too-deep"),
        (f"[{deep[:-5]}]\n", "text-too-deep"),
        (quoted, "text-too-deep"),
    ):
        quickly_refused(house, {"journal": journal_with("own", text)}, "problem-option", error)
        quickly_refused(house, {"position": text}, "problem-position", error)
    for text in ("a = " + "[" * 60_000, '{"a":' * 20_000, "a = " + "{b = " * 20_000):
        quickly_refused(house, {"position": text}, "problem-position", "text-too-deep")
    quickly_refused(house, {"position": "a = "}, "problem-position", "text-unread")


def test_what_is_allowed_is_read_quickly() -> None:
    from sandtable.engine.texts import read_table

    worst = "a" + ".a" * (DEEPEST - 2) + ".b{} = 1\n"
    text = "".join(worst.format(n) for n in range(10_000))[: LONGEST - 100].rpartition("\n")[0]
    begun = time.monotonic()
    assert read_table(text)
    assert time.monotonic() - begun < QUICK


def test_a_journal_that_is_no_journal_is_refused(house: House) -> None:
    for text in ("", "\n", "{", "[" * 100_000, '{"sandtable":' * 20_000, "null\n", "\0" * 100):
        answer = house.post("tables", {"journal": text})
        assert answer.status_code == 422, (text[:20], answer.text)
    assert Journal.parse(journal_with("tel-asra", "").encode()).header.scenario == "tel-asra"
