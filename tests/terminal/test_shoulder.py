"""A hint at the terminal: for who plays alone, and for nobody beside somebody else; a review once it is over."""

import io
import re
import subprocess
import sys
from time import monotonic, sleep

import pytest

import sandtable
from sandtable.bots.advice import Advice, Candidate, Reason
from sandtable.bots.random_bot import RandomBot
from sandtable.bots.search import Budget
from sandtable.review.hints import why
from sandtable.review.work import Order
from sandtable.terminal import shoulder
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session
from tests.lab.test_crews import is_there
from tests.review.games import recorded


def typed(session, *lines):
    out = io.StringIO()
    PlainTable(session, io.StringIO("\n".join(lines) + "\n"), out).run()
    return out.getvalue()


def test_whoever_plays_alone_is_told_what_would_be_good(monkeypatch):
    monkeypatch.setattr(shoulder, "HINT", Budget(rollouts=2))
    table = sandtable.new("kolwezi", "bonite", seed=4)
    told = typed(Session(table, {}, "en"), "hint")
    assert "What a strong player would do" in told
    assert re.search(r"^  (1\.|•) Jump on Drop zone", told, re.M)
    assert "imagined games, from what you see" in told
    assert not table.turned


def test_two_people_at_one_terminal_get_no_hint():
    table = sandtable.new("colonial", "tel-asra", seed=4)
    told = typed(Session(table, {}, "pt"), "conselho")
    assert "Aqui joga outra pessoa" in told


def test_a_game_that_is_over_is_looked_back_at(monkeypatch):
    monkeypatch.setattr(shoulder, "Order", lambda journal: Order(journal, worlds=1, again=0))
    parts = []
    told = shoulder.look_back(
        Session(sandtable.load(recorded("paratrooper")), {}, "en"), lambda *far: parts.append(far)
    )
    assert "Luckiest throws" in told
    assert parts[-1][0] == parts[-1][1]


@pytest.mark.parametrize(
    ("values", "error", "told"), [((3.0, 2.5), 1.0, True), ((3.0, 1.0), 1.0, False), ((3.0,), 1.0, False)]
)
def test_answers_that_cannot_be_told_apart_are_said_to_be_alike(values, error, told):
    assert shoulder.alike([Candidate(None, value, error, None, Reason("even")) for value in values]) is told


@pytest.mark.parametrize(
    ("value", "error", "chance", "told"),
    [
        (-6.5, 0.0, 0.086, "you win about 10\u00a0% of such games · then 6.5 points behind"),
        (-6.53, 0.03, 0.086, "you win about 10\u00a0% of such games · then 6.5 points behind"),
        (6.46, 1.7, 0.52, "you win about 50\u00a0% of such games · then 6 points ahead ± 2"),
        (6.46, 0.31, None, "6.5 points ± 0.3"),
        (-9.0, 0.0, 0.003, "you win about 1\u00a0% of such games · then 9 points behind"),
        (-0.2, 0.6, 0.48, "you win about 50\u00a0% of such games · then 0 points behind ± 1"),
    ],
)
def test_no_digit_is_told_that_the_imagined_games_do_not_bear(value, error, chance, told):
    session = Session(sandtable.new("kolwezi", "bonite", seed=4), {}, "en")
    assert shoulder.worth(session, Candidate(None, value, error, chance, Reason("even"))) == told


@pytest.mark.parametrize("error", [0.0, 0.2, 1.5])
def test_answers_that_lie_near_one_another_are_not_ranked_by_tenths(monkeypatch, error):
    """It is said first that it makes little difference; what they are worth is said once, in whole points."""
    table = sandtable.new("colonial", "tel-asra", seed=4)
    found = [
        Candidate(action, value, error, 0.25, Reason("placed"))
        for action, value in zip(table.decision.actions, (-5.4, -5.6, -5.7), strict=False)
    ]
    monkeypatch.setattr(shoulder, "advise", lambda *asked: Advice(0, found, 23))
    told = shoulder.hint(Session(table, {1 - table.decision.seat: RandomBot()}, "en"))
    assert told[1] == "As far as can be told, it makes little difference which of these you choose."
    assert re.fullmatch(r"Each of them: you win about 25.% of such games · then 6 points behind ± \d", told[2])
    assert [line[:4] for line in told[3:6]] == ["  • "] * 3
    assert not re.search(r"\d[.,]\d", "".join(told[2:]))


def test_answers_share_a_place_where_only_some_can_be_told_apart(monkeypatch):
    table = sandtable.new("colonial", "tel-asra", seed=4)
    found = [
        Candidate(action, value, 0.1, 0.25, Reason("placed"))
        for action, value in zip(table.decision.actions, (3.0, 2.8, 1.0), strict=False)
    ]
    monkeypatch.setattr(shoulder, "advise", lambda *asked: Advice(0, found, 23))
    told = shoulder.hint(Session(table, {1 - table.decision.seat: RandomBot()}, "en"))
    assert [line[:5] for line in told if re.match(r"  \d\.", line)] == ["  1. ", "  1. ", "  3. "]


def test_where_only_one_side_scores_nobody_is_said_to_be_ahead_of_the_other():
    session = Session(sandtable.new("world_war_africa", "congo", seed=4), {}, "en")
    for value, told in (
        (5.7, "with a draw as 0, likely 5.7 points in your favour"),
        (-2.0, "with a draw as 0, likely 2 points against you"),
    ):
        assert shoulder.worth(session, Candidate(None, value, 0.0, 0.5, Reason("even"))).endswith(told)


def test_a_reason_says_what_points_are_for_and_how_much_worse_an_answer_is():
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")
    gains = Reason("gains", "hits-02", "tri-guard", "government", 1.2)
    first, worse = Candidate(None, 5.0, 0.2, None, gains), Candidate(None, 3.0, 0.2, None, Reason("behind"))
    assert shoulder.reason(session, first, first) == (
        "It should earn Protectorate Column about 1.2 points more: The Emir's Guard, figures lost (rule hits-02)."
    )
    assert shoulder.reason(session, worse, first) == "About 2 points worse than the first answer."


def test_points_against_the_player_are_told_as_such_and_fewer_are_better():
    session = Session(sandtable.new("kolwezi", "bonite", seed=4), {}, "en")
    less, more = (Candidate(None, value, 1.2, None, Reason("behind")) for value in (-18.2, -21.0))
    assert shoulder.against([less, more])
    assert shoulder.worth_against(session, less) == "18 points against you ± 1"
    assert not shoulder.against([less, Candidate(None, 2.0, 1.2, None, Reason("even"))])
    assert not shoulder.against([Candidate(None, -3.0, 1.0, 0.4, Reason("even"))]), "a lead over somebody is none"


def test_an_answer_that_cannot_be_told_from_the_first_is_said_to_be_as_good():
    first, near, far = (Candidate(None, value, 1.0, None, Reason("behind")) for value in (5.0, 4.5, 1.3))
    assert why(far, first).args == {"points": 4}, "and no tenths are told where whole points are uncertain"
    assert [why(one, first).id for one in (near, far)] == ["hint-as-good", "hint-behind-first"]
    gains = Reason("gains", rule="9.1", side="@french", points=0.8)
    assert not shoulder.speaks(Candidate(None, 5.0, 1.0, None, gains))
    assert shoulder.speaks(Candidate(None, 5.0, 0.5, None, gains))
    little = Reason("gains", rule="9.1", side="@french", points=0.3)
    assert not shoulder.speaks(Candidate(None, 5.0, 0.1, None, little)), "nobody would give that for a reason"


#: a full screen keeps what is written for complaints to itself: the stream it puts there has no number
ON_A_FULL_SCREEN = """
import sys
import sandtable
from sandtable.review.work import Order
from sandtable.terminal import shoulder
from sandtable.terminal.session import Session


class Kept:
    write = flush = lambda self, *_: None
    fileno = lambda self: -1


if __name__ == "__main__":
    shoulder.Order = lambda journal: Order(journal, worlds=1, again=0)
    table = sandtable.new("colonial", "tel-asra", seed=4)
    session = Session(table, {}, "en")
    session.concede()
    said, sys.stderr = sys.stderr, Kept()
    told = shoulder.look_back(session, lambda *far: None)
    sys.stderr = said
    print(len(told))
"""


def test_a_full_screen_too_can_look_back(tmp_path):
    """In a process of its own: what looks after processes is started but once in each."""
    script = tmp_path / "looks_back.py"
    script.write_text(ON_A_FULL_SCREEN)
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 3


#: somebody who begins a review, tells who works on it, and waits to be killed
KILLED = """
import multiprocessing, os, sys, time, threading
import sandtable
from sandtable.terminal import shoulder
from sandtable.terminal.session import Session


def tell():
    while not (found := multiprocessing.active_children()):
        time.sleep(0.02)
    print(*(one.pid for one in found), flush=True)


def forever(order, workers, told):
    workers.submit(time.sleep, 600)
    tell()
    time.sleep(600)


if __name__ == "__main__":
    shoulder.review = forever
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")
    shoulder.look_back(session, lambda *far: None)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a process that is killed takes its own along")
def test_nobody_goes_on_with_a_review_when_the_table_is_killed(tmp_path):
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    table = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    workers = [int(pid) for pid in table.stdout.readline().split()]
    assert workers
    table.kill()
    table.wait()
    end = monotonic() + 300
    while any(is_there(pid) for pid in workers):
        assert monotonic() < end, "somebody still works on it"
        sleep(0.05)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("even", "it makes no difference which of these you choose"),
        ("placed", "it makes little difference which of these you choose"),
    ],
)
def test_what_all_answers_are_worth_is_said_once(monkeypatch, key, said):
    table = sandtable.new("world_war_africa", seed=3)
    session = Session(table, {1: RandomBot()}, "en")
    found = [Candidate(action, 3.0, 0.0, 0.75, Reason(key)) for action in table.decision.actions[:3]]
    monkeypatch.setattr(shoulder, "advise", lambda *asked: Advice(0, found, 24))
    told = shoulder.hint(session)
    assert said in told[1]
    lead = "with a draw as 0, likely 3 points in your favour"
    assert [line for line in told if "75" in line] == [
        f"Each of them: you win about 75\N{NO-BREAK SPACE}% of such games · {lead}"
    ]
