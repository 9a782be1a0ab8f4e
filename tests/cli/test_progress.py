"""Progress in a pipe: lines on standard error, now and then, and never among the results."""

import json

import pytest

from sandtable.commands import output
from sandtable.commands.speech import speech


@pytest.fixture(autouse=True)
def in_english():
    """Whatever another command was told to speak."""
    speech.use("en")


@pytest.fixture
def clock(monkeypatch):
    """A clock that goes on when it is told to."""
    now = [100.0]
    monkeypatch.setattr(output, "monotonic", lambda: now[0])
    return now


def test_a_line_comes_after_a_second_and_then_every_few(clock, capsys):
    with output.progress("colonial: cadet", 2_000) as told:
        told(5)
        assert capsys.readouterr().err == "", "a short run says nothing"
        clock[0] += output.FIRST_LINE
        told(10)
        told(10)
        assert capsys.readouterr().err == "colonial: cadet: 15 of 2,000\n"
        clock[0] += output.NEXT_LINE
        told(75)
        assert capsys.readouterr() == ("", "colonial: cadet: 100 of 2,000\n")


def test_the_end_is_told_by_the_results_alone(clock, capsys):
    with output.progress("colonial: cadet", 20) as told:
        clock[0] += output.FIRST_LINE
        told(20)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("command", ["simulate", "fuzz"])
def test_results_for_a_program_are_not_mixed_with_it(monkeypatch, capsys, command):
    from sandtable.commands.app import app

    monkeypatch.setattr(output, "FIRST_LINE", 0.0)
    monkeypatch.setattr(output, "NEXT_LINE", 0.0)
    app([command, "colonial", "--games", "3", "--jobs", "1", "--json"], standalone_mode=False)
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 3
    assert "1 of 3" in told.err
