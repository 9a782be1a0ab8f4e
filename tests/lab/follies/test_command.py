"""Follies are counted by a command, the same for the same seed."""

import pytest

from sandtable.lab.follies import Folly, counted_games, table
from sandtable.lab.follies.__main__ import main


def test_a_count_is_told_with_what_it_is_out_of():
    assert table([Folly("idle", 3, 12), Folly("points", 7.5)]) == "idle    3 of 12 (25 %)\npoints  7.5"


def test_the_command_prints_the_same_table_for_the_same_seed(capsys):
    tables = []
    for seed in ("1", "1", "2"):
        main(["kolwezi", "--games", "1", "--bot", "captain", "--seed", seed])
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1] != tables[2]
    assert "kolwezi" in counted_games()


def test_a_game_without_such_a_count_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["chess", "--bot", "captain"])
    assert "kolwezi" in capsys.readouterr().err
