"""Every message that the browser's table says is in all three catalogues, once; and it says nothing else."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sandtable.engine.messages import HERE, LANGUAGES, catalogue_files
from sandtable.games import shelf

ROOT = Path(__file__).parents[2]
CLIENT = sorted((ROOT / "web" / "src").rglob("*.svelte")) + sorted((ROOT / "web" / "src").rglob("*.ts"))
SERVER = sorted((ROOT / "src" / "sandtable" / "server").glob("*.py"))


def messages(language: str) -> list[str]:
    parser = FluentParser()
    found = []
    for path in catalogue_files([HERE], language):
        body = parser.parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
        found += [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    names = messages(language)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_message(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


def test_everything_the_client_says_is_in_the_catalogue() -> None:
    said = set()
    for path in CLIENT:
        text = path.read_text(encoding="utf-8")
        said |= set(re.findall(r"\bt\(\s*'([a-z][\w-]*)'", text))
        said |= set(re.findall(r"\{ id: '([a-z][\w-]*)'", text))
        said |= set(re.findall(r"'(key-[a-z]+|line-[a-z]+)'", text))
    assert len(said) > 60
    assert said <= set(messages("en"))


def test_everything_the_server_says_is_in_the_catalogue() -> None:
    said = set()
    for path in SERVER:
        said |= set(re.findall(r'"((?:problem|trouble)-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(said) > 15
    assert said <= set(messages("en"))


def test_client_and_server_name_no_game() -> None:
    names = shelf.names()
    for path in [*CLIENT, *SERVER]:
        text = path.read_text(encoding="utf-8").lower()
        assert not [name for name in names if name in text], path


def test_the_client_prints_no_english_of_its_own() -> None:
    """Between tags there are only expressions, signs and numbers, never words."""
    for path in CLIENT:
        if path.suffix != ".svelte":
            continue
        markup = re.sub(r"<script.*?</script>", "", path.read_text(encoding="utf-8"), flags=re.S)
        markup = re.sub(r"<!--.*?-->", "", markup, flags=re.S)
        while "{" in markup:
            shorter = re.sub(r"\{[^{}]*\}", "", markup)
            if shorter == markup:
                break
            markup = shorter
        for text in re.findall(r">([^<>]+)<", markup):
            assert not re.search(r"[A-Za-z]{2,}", text), (path.name, text.strip())
