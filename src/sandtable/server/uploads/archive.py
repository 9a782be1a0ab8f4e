"""A pack as somebody sends it: an archive of TOML files, opened without trusting anything in it."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from pathlib import PurePosixPath

from sandtable.engine.texts import BadText, bounded
from sandtable.server.problems import Problem

#: bytes of an archive, and of everything in it; the largest pack of ours is a sixteenth of that
LARGEST, UNPACKED = 1 << 20, 2 << 20
#: files of a pack
MOST_FILES = 100
#: how a file may be packed: others take much memory, or a password
KNOWN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1
#: what some machines put into every archive by themselves
LITTER = ("__MACOSX", ".DS_Store")


def files_in(raw: bytes) -> dict[str, bytes]:
    """The files of a pack by their names. Whatever is no plain TOML file of a pack is refused, by its name."""
    if len(raw) > LARGEST:
        raise Problem(413, "upload-too-large", most=LARGEST >> 10)
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            return _within_one_folder(_read(archive))
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, ValueError, RuntimeError):
        raise Problem(422, "upload-no-archive") from None


def _read(archive: zipfile.ZipFile) -> dict[str, bytes]:
    listed = [one for one in archive.infolist() if not one.is_dir() and not _is_litter(one.filename)]
    if not listed or len(listed) > MOST_FILES or len(archive.infolist()) > 2 * MOST_FILES:
        raise Problem(422, "upload-files", most=MOST_FILES)
    if sum(one.file_size for one in listed) > UNPACKED:
        raise Problem(422, "upload-unpacked", most=UNPACKED >> 10)
    found: dict[str, bytes] = {}
    left = UNPACKED
    for one in listed:
        name = _plain_name(one)
        if name in found:
            raise Problem(422, "upload-twice", file=name)
        with archive.open(one) as file:  # what it says of its size is not believed
            found[name] = content = file.read(left + 1)
        left -= len(content)
        if left < 0:
            raise Problem(422, "upload-unpacked", most=UNPACKED >> 10)
        _as_text(name, content)
    return found


def _is_litter(name: str) -> bool:
    return any(part in LITTER for part in PurePosixPath(name).parts)


def _plain_name(one: zipfile.ZipInfo) -> str:
    """The name of a file, if it is a TOML file's in the archive itself: no link, nothing outside, no device."""
    name = one.filename
    path, kind = PurePosixPath(name), stat.S_IFMT(one.external_attr >> 16)
    outside = path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name or not name.isprintable()
    if outside or kind not in (0, stat.S_IFREG) or one.orig_filename.rstrip("\0") != name or len(name) > 200:
        raise Problem(422, "upload-not-plain", file=name[:200])
    if path.suffix != ".toml":
        raise Problem(422, "upload-not-toml", file=name)
    if one.compress_type not in KNOWN or one.flag_bits & ENCRYPTED:
        raise Problem(422, "upload-packed-otherwise", file=name)
    return path.as_posix()


def _as_text(name: str, content: bytes) -> str:
    """A file as text, of a length and depth that somebody may have written."""
    try:
        return bounded(content.decode(), UNPACKED)
    except UnicodeDecodeError:
        raise Problem(422, "pack-not-text", file=name) from None
    except BadText as error:
        raise Problem(422, "upload-text", file=name, error=error.message) from None


def _within_one_folder(found: dict[str, bytes]) -> dict[str, bytes]:
    """Who packs a folder has its name before all others."""
    tops = {PurePosixPath(name).parts[0] for name in found}
    while len(tops) == 1 and all(len(PurePosixPath(name).parts) > 1 for name in found):
        found = {PurePosixPath(*PurePosixPath(name).parts[1:]).as_posix(): raw for name, raw in found.items()}
        tops = {PurePosixPath(name).parts[0] for name in found}
    return found


def packed(files: dict[str, bytes]) -> bytes:
    """The same files as an archive that is alike wherever it is made: so it is kept, and handed out."""
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED)
    return raw.getvalue()
