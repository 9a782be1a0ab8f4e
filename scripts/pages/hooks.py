"""What MkDocs asks while it builds the site: pages that are made from the games, and pages that are safe to serve."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import diagram
import made
import odds
import outside
import strict_pages
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
#: a picture that stands alone in its paragraph
PICTURE = re.compile(r'<p>(<img [^>]*src="([^"]+)"[^>]*>)</p>')


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The blocks that are drawn and not printed: diagrams, and worked examples with their odds."""
    config.mdx_configs["pymdownx.superfences"] = {"custom_fences": [diagram.FENCE, odds.FENCE]}
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that are made from ledgers, packs and declarations, and those that live outside of ``docs``."""
    for path, text in {**made.pages(), **outside.pages(ROOT)}.items():
        files.append(File.generated(config, path, content=text))
    for path in outside.PICTURES:
        files.append(File.generated(config, path, abs_src_path=str(ROOT / path)))
    files.append(File.generated(config, "favicon.svg", abs_src_path=str(ROOT / "web" / "public" / "favicon.svg")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to files outside of ``docs`` lead to their pages here."""
    return outside.relinked(markdown, page.file.src_uri)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A click on a picture shows it as large as it is."""
    return PICTURE.sub(r'<p><a href="\2">\1</a></p>', html)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """No script stands in a page itself: the server's policy would not let it run."""
    return strict_pages.without_inline_scripts(output, page.url, Path(config.site_dir))


def on_post_template(output: str, template_name: str, config: MkDocsConfig, **_: Any) -> str:
    """The same for the page that says that there is no such page."""
    if not template_name.endswith(".html"):
        return output
    return strict_pages.without_inline_scripts(output, template_name, Path(config.site_dir))
