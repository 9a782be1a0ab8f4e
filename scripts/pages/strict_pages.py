"""Pages under the server's policy: it runs scripts from files only, so what stands in a page is moved into one."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from posixpath import dirname, relpath

#: a script that stands in the page; data (``type="application/json"``) is none
INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)
FOLDER = "assets/moved"


def without_inline_scripts(page: str, url: str, site: Path) -> str:
    """The page with each of its scripts in a file named by its content."""

    def moved(found: re.Match[str]) -> str:
        script = found[1].encode()
        name = f"{FOLDER}/{blake2b(script, digest_size=8).hexdigest()}.js"
        (site / FOLDER).mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(script)
        return f'<script src="{relpath(name, dirname(url) or ".")}"></script>'

    return INLINE.sub(moved, page)
