"""A row of names tells once what they share, and nothing is lost of it."""

import sandtable
from sandtable.terminal.named import merged
from sandtable.terminal.session import Session
from tests.review.games import recorded


def test_what_names_share_behind_their_first_word_is_told_once():
    sections = [f"{which} section (3rd company)" for which in ("1st", "2nd", "3rd")]
    assert merged(["PC 3rd company (Gausseres)", *sections]) == [
        "PC 3rd company (Gausseres)",
        "1st, 2nd, 3rd section (3rd company)",
    ]
    assert merged([sections[0], "1st section (2nd company)"]) == [sections[0], "1st section (2nd company)"]
    assert merged(["1/1 Co", "2/1 Co"]) == ["1/1 Co", "2/1 Co"], "one short word is no gain"
    assert merged([3, 4]) == [3, 4]


def test_a_stack_that_moves_takes_one_short_line_of_the_log_in_every_language():
    table = sandtable.load(recorded("kolwezi"))
    for language in ("en", "fr", "pt"):
        session = Session(table, {}, language)
        names = [session.teller.name(unit) for unit in ("S31", "S32", "S33")]
        told = [line for line in session.log(0, 60) if names[2] in line and names[0].split()[0] in line]
        assert told
        rest = names[0].partition(" ")[2]
        assert any(line.count(rest) == 1 and all(name.split()[0] in line for name in names) for line in told)
        assert not any(", ".join(names) in line for line in told)
