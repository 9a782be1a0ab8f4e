"""Every block of code on every page is run, or says why it is not."""

from pathlib import Path

import pytest

from tests.site.blocks import RUN, blocks

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "examples").glob("*/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
WITH_CODE = [page for page in PAGES if any(blocks(page))]


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_code_on_a_page_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for block in blocks(page):
        assert block.kind in RUN, f"line {block.line}: say what kind of code it is"
        if not block.excuse:
            try:
                RUN[block.kind](block.text)
            except Exception as error:
                raise AssertionError(f"line {block.line}: {error}") from error


def page_of(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "page.md"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "text",
    [
        "```python\nimport sandtable.no_such_thing\n```\n",
        "```toml\nkey = \n```\n",
        '```toml\ngame = "colonial"\nscenario = "nowhere"\n```\n',
        "```sh\nsandtable rules colonial --no-such-option\n```\n",
        "```console\n$ sandtable rules colonial --id move-01\nsomething else\n```\n",
        "```sh\nrm -rf /\n```\n",
    ],
)
def test_code_that_does_not_run_is_found(text, tmp_path):
    (block,) = blocks(page_of(tmp_path, text))
    with pytest.raises(Exception):  # noqa: B017, PT011 - each kind fails in its own way
        RUN[block.kind](block.text)


def test_an_excuse_is_read_and_must_say_something(tmp_path):
    one, two = blocks(
        page_of(tmp_path, "<!-- not run: it never ends -->\n```sh\na\n```\n\n<!-- not run: -->\n```\nb\n```\n")
    )
    assert (one.excuse, one.kind) == ("it never ends", "sh")
    assert (two.excuse, two.kind) == ("", "")
