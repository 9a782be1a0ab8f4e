"""Taking games over by a command, and copying a database while it is served."""

from __future__ import annotations

from pathlib import Path
from random import Random

import sandtable as package
from tests.cli.shell import sandtable
from tests.server.bench import House
from tests.server.kept import export
from tests.server.test_takeover import PEOPLE, an_old_journal, seat


def test_migrate_takes_an_old_folder_over_and_says_so_once(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    an_old_journal(folder, PEOPLE, 4)
    seat(folder, PEOPLE, "Tuesday")
    (folder / "no.journal").write_text("no")
    first = sandtable("migrate", "--folder", folder, home=tmp_path)
    assert "One game is now in" in first.stdout
    assert "one file was left" in first.stdout
    assert "no.journal has been left" in first.stderr
    again = sandtable("migrate", "--folder", folder, home=tmp_path)
    assert "nothing to take over" in again.stdout
    assert package.verify(export(folder, PEOPLE)).actions == 4
    with House(folder):
        held = sandtable("migrate", "--folder", folder, home=tmp_path, expect=2)
        assert "already being served" in held.stderr
    assert "there is no folder" in sandtable("migrate", "--folder", tmp_path / "none", home=tmp_path, expect=2).stderr


def test_a_backup_is_taken_while_the_server_plays_and_can_be_served(tmp_path: Path) -> None:
    folder, copy = tmp_path / "games", tmp_path / "elsewhere" / "sandtable.sqlite"
    copy.parent.mkdir()
    with House(folder) as house:
        table = house.table()
        table.play(5, Random(1))
        told = sandtable("backup", copy, "--folder", folder, home=tmp_path)
        assert str(copy) in told.stdout
        table.play(2, Random(1))
        assert "is there already" in sandtable("backup", copy, "--folder", folder, home=tmp_path, expect=2).stderr
    assert copy.stat().st_mode & 0o077 == 0
    with House(copy.parent) as house:
        assert house.get(f"tables/{table.id}", *table.tokens.values()).json()["actions"] == 5
    postgresql = "postgresql+psycopg://me:secret@localhost/games"
    refused = sandtable("backup", tmp_path / "x", "--database", postgresql, home=tmp_path, expect=2).stderr
    assert "pg_dump" in refused
    assert "secret" not in refused
    assert (
        "needs a database that they share"
        in sandtable("serve", "--no-browser", "--processes", "2", "--folder", folder, home=tmp_path, expect=2).stderr
    )
