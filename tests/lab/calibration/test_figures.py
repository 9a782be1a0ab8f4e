"""Small statistics, tables and pages."""

import pytest

from sandtable.lab.calibration import figures
from sandtable.lab.calibration.figures import middle_half, page, percent, table, wilson


def test_the_interval_of_a_share():
    low, high = wilson(200, 400)
    assert (round(low, 3), round(high, 3)) == (0.451, 0.549)
    assert wilson(0, 100)[0] == pytest.approx(0.0, abs=1e-9)


def test_the_middle_half_leaves_out_a_quarter_on_either_side():
    assert middle_half([1, 2, 3, 4, 5, 6, 7, 8]) == (3, 6)
    assert middle_half([5]) == (5, 5)


def test_shares_are_told_with_as_many_digits_as_asked():
    assert (percent(1, 3), percent(1, 3, 1)) == ("33 %", "33.3 %")


def test_a_table_is_markdown():
    assert (
        table(["", "won"], [["Rebels", "3"], ["Congo", "4"]]) == "| | won |\n|---|---|\n| Rebels | 3 |\n| Congo | 4 |"
    )


def test_a_page_is_filled_in_and_nothing_is_left_out(tmp_path, monkeypatch):
    monkeypatch.setattr(figures, "HERE", tmp_path)
    (tmp_path / "chess.md").write_text("{{games}} games, {{won}} won of {{games}}.")
    assert page("chess", {"games": "5", "won": "3"}) == "5 games, 3 won of 5."
    with pytest.raises(KeyError, match="won"):
        page("chess", {"games": "5"})
