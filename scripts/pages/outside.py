"""Pages of the site that live outside of ``docs``: for contributors, and the examples."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

#: by its file, seen from the top of the repository, the page that it becomes
PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "examples/footrace/README.md": "examples/footrace.md",
    "examples/training/README.md": "examples/training.md",
}
#: pictures that they show
PICTURES = ("examples/training/colonial.svg", "examples/training/kolwezi.svg")
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)]*)?\))")


def pages(root: Path) -> dict[str, str]:
    """The text of each of them, by its place in the site."""
    return {page: (root / file).read_text(encoding="utf-8") for file, page in PAGES.items()}


def relinked(markdown: str, page: str) -> str:
    """The links of a page, where they lead to or from a file outside of ``docs``, as they must be in the site."""
    home = next((file for file, made in PAGES.items() if made == page), f"docs/{page}")

    def link(found: re.Match[str]) -> str:
        target = found[2]
        if "://" in target:
            return found[0]
        file = normpath(join(dirname(home), target))
        there = PAGES.get(file, file.removeprefix("docs/"))
        return f"{found[1]}{relpath(there, dirname(page) or '.')}{found[3]}"

    return LINK.sub(link, markdown)
