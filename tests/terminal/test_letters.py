"""Terminals that do not know every character."""

import io

import pytest

import sandtable
from sandtable.engine.messages import LANGUAGES
from sandtable.games import shelf
from sandtable.terminal.letters import NEAREST, plain
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session


@pytest.mark.parametrize(
    ("letter", "nearest"), [("é", "e"), ("Ç", "C"), ("’", "'"), ("★", "*"), ("▸", ">"), ("║", "|"), ("中", "?")]
)
def test_a_character_is_given_its_nearest(letter, nearest):
    assert plain(letter) == nearest


def test_what_the_terminal_knows_stays_as_it_is():
    assert "l’été…".encode("latin-1", errors=NEAREST).decode("latin-1") == "l'été."


def test_suits_of_cards_are_letters_and_woods_stay_woods():
    assert "on 10♣, [A♦ Levy] 3♥ K♠".encode("ascii", errors=NEAREST) == b"on 10C, [AD Levy] 3H KS"
    assert "0401♣ ♣ ♠".encode("ascii", errors=NEAREST) == b"0401Y Y T"


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_can_be_read_in_plain_ascii_and_its_board_keeps_its_shape(game, language):
    shown = {}
    for encoding in ("utf-8", "ascii"):
        raw = io.BytesIO()
        sink = io.TextIOWrapper(raw, encoding=encoding, errors=NEAREST)
        session = Session(sandtable.new(game, seed=4), {}, language)
        PlainTable(session, io.StringIO("board all\nunits\nstatus\n"), sink).run()
        sink.flush()
        shown[encoding] = raw.getvalue().decode(encoding).splitlines()
    assert [len(line) for line in shown["utf-8"]] == [len(line) for line in shown["ascii"]]
    unknown = [
        line for line, full in zip(shown["ascii"], shown["utf-8"], strict=True) if line.count("?") > full.count("?")
    ]
    assert unknown == []
