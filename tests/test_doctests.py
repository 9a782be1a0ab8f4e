"""The examples that readers copy are run as they stand."""

import doctest
from pathlib import Path

import pytest

import sandtable

README = Path(__file__).parent.parent / "README.md"


def test_the_example_in_the_package():
    failed, tried = doctest.testmod(sandtable)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("page", [README, *sorted((README.parent / "docs").rglob("*.md"))], ids=lambda page: page.name)
def test_the_examples_on_every_page(page, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    assert tried > 0 or page != README
