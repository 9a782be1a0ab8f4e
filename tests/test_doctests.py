"""The examples that readers copy are run as they stand."""

import doctest
import sys
from pathlib import Path
from types import ModuleType

import pytest

import sandtable

README = Path(__file__).parent.parent / "README.md"
PAGES = [README, *sorted((README.parent / "docs").rglob("*.md"))]


def test_the_example_in_the_package():
    failed, tried = doctest.testmod(sandtable)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_on_every_page(page, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    # as at a prompt: what is made on the page belongs to a module that can be looked up
    module = ModuleType("page")
    monkeypatch.setitem(sys.modules, "page", module)
    test = doctest.DocTestParser().get_doctest(page.read_text(encoding="utf-8"), {}, page.name, str(page), 0)
    test.globs = module.__dict__
    failed, tried = doctest.DocTestRunner().run(test, clear_globs=False)
    assert failed == 0
    assert tried > 0 or page != README
