"""Packs and scenarios to bring along."""

from __future__ import annotations

import base64
import io
import zipfile
from pathlib import Path
from typing import Any

from sandtable.engine.packs import files_of
from sandtable.games import shelf
from tests.server.visitors import Visitor


def own_files(game: str = "colonial") -> dict[str, bytes]:
    """The files of a game's own pack."""
    folder = shelf.folder(game) / "data"
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files_of(folder)}


def changed_files() -> dict[str, bytes]:
    """A pack of Colonial in which muskets shoot farther, and one scenario is enough."""
    files = {name: raw for name, raw in own_files().items() if "scenarios/" not in name or "tel-asra" in name}
    files["weapons.toml"] = files["weapons.toml"].replace(b"range = 1\n", b"range = 3\n")
    return files


def zipped(files: dict[str, bytes], within: str = "") -> bytes:
    """The files as an archive."""
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(within + name, content)
    return raw.getvalue()


def encoded(raw: bytes) -> str:
    return base64.b64encode(raw).decode()


def laid_out(files: dict[str, bytes], folder: Path) -> Path:
    """The files in a folder."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def written() -> str:
    """A scenario of one's own: the wells, with other names, and shorter."""
    text = own_files()["scenarios/tel-asra.toml"].decode()
    text = text.replace('id = "tel-asra"', 'id = "two-wells"').replace("turns = 8", "turns = 2")
    return text.replace('name = "Protectorate Column"', 'name = "The Column"').replace(
        "The Wells of Tel Asra", "Two Wells"
    )


def brought(visitor: Visitor, **order: Any) -> dict[str, Any]:
    """What becomes of something that somebody brings."""
    answer = visitor.post("uploads", order)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def kept(visitor: Visitor, **order: Any) -> str:
    """The name under which something is kept."""
    found = brought(visitor, **order)
    assert found["problems"] == []
    name: str = found["card"]["id"]
    return name
