"""Words for people are in the catalogues, all of them, in all three languages, and nowhere else."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from sandtable.commands.speech import MESSAGES as COMMAND_WORDS
from sandtable.engine.ledger import TABLE_RULES
from sandtable.engine.messages import HERE as TABLE_WORDS
from sandtable.engine.messages import LANGUAGES, catalogue_files, slug
from sandtable.games import shelf
from tests.wording import PACKAGE, WEB, Found, in_client, in_python, strings_in_client

#: the engine's own checks speak to programmers, lessons and drills to their authors
FOR_AUTHORS = {"fuzz.py", "leaks.py", "lessons.py", "translations.py", "states.py", "legality.py", "drills.py"}
#: everything that speaks to players
SPEAKING = sorted(
    path
    for folder in ("server", "client", "terminal", "commands", "bots", "engine")
    for path in (PACKAGE / folder).rglob("*.py")
    if path.name not in FOR_AUTHORS or path.parent.name == "commands"
)

#: what looks like words and is none: the reason, and what it looks like as a whole
NO_WORDS = (
    (
        "names of HTTP headers and their values",
        r"[A-Z]\w+(-[A-Z]\w+)+|Authorization|Bearer |attachment; filename=\"|default-src .*"
        r"|; HttpOnly; SameSite=Strict|; Secure|Vary|public, max-age=.*",
    ),
    (
        "SQL, and what SQLAlchemy calls things",
        r"PRAGMA \w+=\w*|BEGIN( IMMEDIATE)?|(SAVEPOINT|ROLLBACK TO|RELEASE) one"
        r"|SELECT pg_\w+\(.*\)|LISTEN |all, delete-orphan|SET NULL",
    ),
    ("styles of the terminal", r"(not )?bold( underline)?|(bold )?#ffffff on |\[bold\]|small sheet|#[0-9a-f]{6}"),
    ("names of classes", r"[A-Z][a-z]+([A-Z][a-z]+)+(\[Any\])?|Input|Chance|Rooms?|Players|Counsel|Checker|Asker"),
    (
        "selectors of the page, and what a browser is asked about its owner",
        r"(input|select|textarea|dialog|button|summary|a)(, (input|select|textarea|dialog|button|summary|a))+"
        r"|\((prefers-[a-z-]+|hover): [a-z]+\)",
    ),
    ("what is printed on the keys", r"Enter|Escape|(Space )?Esc|Tab|Home|End|Space|Ctrl\+.*"),
    ("what the languages call themselves", r"English|Français|Português"),
    ("where the reader of TOML was stopped", r"at line \(.*"),
    ("commands to be typed, and their options", r"( *(sandtable( (pack|play|check))*|--[a-z-]+(/--[a-z-]+)?):? *)+"),
)


def words_for_people(found: list[Found]) -> list[Found]:
    return [one for one in found if not any(re.fullmatch(pattern, one.text) for _, pattern in NO_WORDS)]


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_python_that_speaks_to_players_has_no_words_of_its_own(path):
    assert words_for_people(in_python(path)) == []


def test_the_browsers_table_has_no_words_of_its_own():
    assert words_for_people(in_client(WEB / "src")) == []


@pytest.mark.parametrize(
    "line",
    [
        'print("done")',
        'out.print(f"  bots: {names}")',
        'raise Mistake("There is no such bot")',
        'yield Static("Log", id="log")',
        'help = "The same seed gives the same games."',
        'title = "Stopped."',
        'table.add_row("seat" if one else name)',
        'raise Problem(404, "nothing here")',
        'lines = [*lines, f"{n} of them"]',
        'text = "Partie terminée"',
    ],
)
def test_a_planted_sentence_in_python_is_found(tmp_path, line):
    path = tmp_path / "planted.py"
    path.write_text(f'"""Docstring with words."""\n{line}\n', encoding="utf-8")
    assert len(words_for_people(in_python(path))) == 1


@pytest.mark.parametrize(
    "line",
    [
        'raise Problem(404, "problem-no-such-page")',
        '_log.error("%s cannot be offered: %s", name, error)',
        'raise ValueError("two rules with one id")',
        'session.say("screen-key-help")',
        'print(f"{one} · {other}")',
    ],
)
def test_what_is_no_sentence_is_let_be(tmp_path, line):
    path = tmp_path / "planted.py"
    path.write_text(f"{line}\n", encoding="utf-8")
    assert in_python(path) == []


@pytest.mark.parametrize(
    ("name", "text", "planted"),
    [
        ("A.svelte", "<p>Your turn</p>", "Your turn"),
        ("B.svelte", "<button title='Undo'>↶</button>", "Undo"),
        ("C.svelte", "<img alt={wide ? 'map' : t('map')} />", "map"),
        ("D.svelte", "<script lang='ts'>const told: string = 'You have won';</script><p>{told}</p>", "You have won"),
        ("E.svelte", "{#if a === 'b'}<p>{a ? 'yes' : ''}</p>{/if}", "yes"),
        ("F.svelte", "<input placeholder={`Search ${what}`} />", "Search "),
        ("g.ts", "export const told = `There are ${count} units`;", "There are "),
    ],
)
def test_a_planted_sentence_in_the_client_is_found(tmp_path, name, text, planted):
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert planted in [one.text for one in words_for_people(in_client(tmp_path))]


# Which messages there are, and which are said

CATALOGUES = {"table": TABLE_WORDS, "commands": COMMAND_WORDS} | {
    name: shelf.folder(name) / "messages" for name in shelf.names()
}


@cache
def ids(where: str) -> frozenset[str]:
    found: list[str] = []
    for path in catalogue_files([CATALOGUES[where]], "en"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found += [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    return frozenset(found)


def in_data(value: object) -> set[str]:
    """Every key and text of a TOML file, as parts of message ids."""
    if isinstance(value, dict):
        return set(value) | set().union(*map(in_data, value.values()))
    if isinstance(value, list):
        return set().union(*map(in_data, value))
    return {value, slug(value), value.replace(".", "_")} if isinstance(value, str) else set()  # a rule: 8_3-f


class Said:
    """What code says: whole strings, and patterns of those it puts together."""

    def __init__(self, folder: Path) -> None:
        #: a game's name and a command's are parts of ids, too
        self.whole = {*shelf.names(), *(path.stem for path in (folder / "commands").glob("*.py"))}
        self.whole |= {rule.replace(":", "-") for rule in TABLE_RULES}
        self.patterns: set[str] = set()
        for path in (folder / "games").rglob("*.toml"):
            self.whole |= in_data(tomllib.loads(path.read_text(encoding="utf-8")))
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    self.put_together([part.value if isinstance(part, ast.Constant) else None for part in node.values])
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.whole |= {node.value, node.value.removeprefix("@"), slug(node.value)}

    def put_together(self, parts: list[str | None]) -> None:
        """A string with holes, if it looks like a message's id: letters and hyphens, two at least beside the holes."""
        known = "".join(part or "" for part in parts)
        if re.fullmatch(r"[a-z][a-z_-]+|-[a-z_]+-?", known) and "-" in known:
            holed = "".join("(.+?)" if part is None else re.escape(part) for part in parts)
            # Where one hole ends and the next begins is not to be seen: together they are known parts with hyphens.
            self.patterns.add(holed.replace(r"(.+?)\-(.+?)", "(.+?)"))

    def says(self, id: str) -> bool:
        """Whether it is said whole, or put together from strings that are in the code, too."""
        if id in self.whole:
            return True
        fits = (re.fullmatch(pattern, id) for pattern in self.patterns)
        return any(found is not None and all(map(self.known, found.groups())) for found in fits)

    def known(self, part: str) -> bool:
        """Whether a part of an id is a string of the code or the data, or some of them joined by hyphens."""
        if part in self.whole:
            return True
        cuts = (place for place, letter in enumerate(part) if letter == "-")
        return any(part[:cut] in self.whole and self.known(part[cut + 1 :]) for cut in cuts)


@pytest.fixture(scope="module")
def everything() -> Said:
    """What Python and the browser's table say."""
    said = Said(PACKAGE)
    for one in strings_in_client(WEB / "src"):
        said.whole.add(one["text"])
    for path in sorted((WEB / "src").rglob("*.svelte")) + sorted((WEB / "src").rglob("*.ts")):
        for template in re.findall(r"`([^`]*\$\{[^`]*)`", path.read_text(encoding="utf-8")):
            said.put_together([None if hole else text for text, hole in re.findall(r"([^$]+)|(\$\{[^}]*\})", template)])
    return said


@pytest.mark.parametrize("where", CATALOGUES)
def test_no_message_is_there_for_nothing(everything, where):
    assert sorted(id for id in ids(where) if not everything.says(id)) == []


def test_the_check_for_unused_messages_can_fail(everything):
    assert not everything.says("line-nobody-says-this")
    assert not everything.says("helps-games")
    assert everything.says("help-games")


def told_in(path: Path) -> set[str]:
    """The messages that a file says by their whole ids: first arguments of what takes a message's id."""
    takers = {"say", "Message", "Problem", "Fault", "Mistake", "JournalError", "PositionError", "OptionError"}
    takers |= {"ScriptError", "NoSuchGame", "NoSuchBot", "CannotServe", "NotAnAction", "PackError", "OtherPack"}
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = 1 if name == "Problem" else 0
            if name in takers and len(node.args) > place:
                argument = node.args[place]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
    return found


def test_everything_that_python_says_is_in_a_catalogue():
    shared = ids("table") | ids("commands")
    missing = {}
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE).parts
        own = ids(inside[1]) if inside[0] == "games" and inside[1] in CATALOGUES else set()
        if lost := {id for id in told_in(path) if id not in shared | own}:
            missing["/".join(inside)] = lost
    assert missing == {}


def test_everything_that_the_browsers_table_says_is_in_a_catalogue():
    said = set()
    for path in sorted((WEB / "src").rglob("*.svelte")) + sorted((WEB / "src").rglob("*.ts")):
        text = path.read_text(encoding="utf-8")
        said |= set(re.findall(r"\bt\(\s*'([a-z][\w-]*)'", text))
        said |= set(re.findall(r"\{ id: '([a-z][\w-]*)'", text))
        said |= set(re.findall(r"'(key-[a-z]+|line-[a-z]+)'", text))
    assert len(said) > 60
    assert said <= ids("table")


def literal_ones(text: str) -> list[str]:
    """Variants for ``one`` that write the number out: in French and Portuguese nought is ``one`` as well."""
    found = re.findall(r"\[one\](.*)", text)
    return [variant for variant in found if re.search(r"(?<![\w$])1(?!\w)", variant)]


@pytest.mark.parametrize("language", ["fr", "pt"])
@pytest.mark.parametrize("where", CATALOGUES)
def test_nought_is_not_told_as_one(where, language):
    for path in catalogue_files([CATALOGUES[where]], language):
        assert literal_ones(path.read_text(encoding="utf-8")) == [], path.name


def test_the_check_for_nought_told_as_one_can_fail():
    assert literal_ones("a = { $n ->\n    [one] 1 point\n   *[other] { $n } points\n  }") == [" 1 point"]
    assert literal_ones("    [one] { $n } point of 21") == []


def test_no_message_stands_in_two_catalogues():
    shared = ids("table")
    assert {
        where: sorted(ids(where) & shared) for where in CATALOGUES if where != "table" and ids(where) & shared
    } == {}


def test_only_files_of_known_languages_are_there():
    for folder in CATALOGUES.values():
        assert {path.name[:2] for path in folder.glob("*.ftl")} == set(LANGUAGES)


# No game is known outside its folder


def test_nothing_that_serves_all_games_names_one():
    files = sorted((WEB / "src").rglob("*.svelte")) + sorted((WEB / "src").rglob("*.ts")) + SPEAKING
    assert len(files) > 80
    names = re.compile("|".join(rf"\b{name}\b" for name in shelf.names()), re.IGNORECASE)
    found = {}
    for path in files:
        code = (
            re.sub(r'"""[\s\S]*?"""', "", path.read_text(encoding="utf-8"))
            if path.suffix == ".py"
            else path.read_text()
        )
        if named := names.findall(code):
            found[path.name] = named
    assert found == {}
