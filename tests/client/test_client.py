"""The typed client: create, join, look, act, wait; bots and terminals that play at a real server."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from sandtable.bots.random_bot import maker_of
from sandtable.client import Denied, NotReached, Server
from sandtable.client.far import FarTable
from sandtable.client.seat import OtherRules, opened
from sandtable.client.terminal import FarSession
from sandtable.engine.table import Refused
from sandtable.server.wire.lobby import Offered
from sandtable.server.wire.sent import Offer
from tests.cli.test_commands import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "online" / "bot.py"


def test_the_bot_of_the_example_plays_a_friend_to_the_end(address):
    made = Server(address).create("colonial", "tel-asra", seed=5)
    government, tribes = made.tokens
    command = [sys.executable, str(EXAMPLE), made.links()[tribes], "recruit"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        seat = made.seat(government)
        own = maker_of(seat.game().title, "recruit")(seat.game(), 0)
        played = 0
        while view := seat.wait():
            assert view.decision is not None
            seat.act(own.choose(view, Random(played)))
            played += 1
        told = bot.communicate(timeout=300)[0]
    shown = seat.look()
    assert shown.result is not None
    assert repr(shown.result) == told.strip()
    assert played > 10
    assert {entry.seat for entry in shown.log} == {government, tribes}


def test_what_is_refused_says_by_which_rule_and_changes_nothing(address):
    made = Server(address).create("colonial", "tel-asra", players={"tribes": "random"}, seed=5)
    seat = made.seat()
    view = seat.wait()
    assert view is not None
    assert view.decision is not None
    with pytest.raises(Denied) as denied:
        seat.act({"do": "move", "unit": "nobody", "to": "0101"})
    assert denied.value.status == 422
    other = made.server.join(made.card.id, next(iter(made.tokens)), "forged")
    with pytest.raises(Denied) as denied:
        other.look()
    assert (denied.value.status, denied.value.message.id) == (403, "problem-token")
    first = seat.act(view.decision.actions[0])
    seat.at = first.at - 1
    with pytest.raises(Denied) as denied:
        seat.act(view.decision.actions[0])
    assert denied.value.rule == "table:stale"
    assert [entry.seat for entry in seat.look().log].count(seat.seat) == 1


def test_whoever_cannot_be_reached_is_told_so():
    for wrong in ("http://127.0.0.1:9", "ftp://localhost", "http://"):
        with pytest.raises(NotReached):
            Server(wrong).games()
    with pytest.raises(NotReached, match="no link to a seat"):
        Server.invited("http://localhost:8420/#/table/abc")


def test_another_version_of_the_rules_is_not_played(address):
    found = Server(address).create("colonial", seed=1).seat().seen()
    found.rules_version += 1
    with pytest.raises(OtherRules, match="version"):
        opened(found)


def test_the_terminal_plays_at_a_server_and_comes_back_by_its_link(address):
    words = ("--server", address, "--bot", "tribes=random", "--seed", "3", "--plain", "--lang", "en")
    shown = run("play", "colonial", "--scenario", "tel-asra", *words, typed="1\n1\n").output
    assert "The game is kept by the server" in shown
    link = shown.split("sandtable play --server ")[1].split()[0].strip("'")
    seat = Server.invited(link)
    before = seat.look().step
    assert before > 0
    again = run("play", "--server", link, "--plain", "--lang", "en", typed="log\n1\n").output
    assert "The game is kept by the server" in again
    assert seat.look().step > before


def test_a_terminal_takes_up_what_is_played_elsewhere_one_action_at_a_time(address, tmp_path):
    made = Server(address).create("colonial", "tel-asra", seed=5)
    here, there = (made.seat(name) for name in made.tokens)
    session, rng = FarSession(FarTable(here), "en"), Random(4)
    taken_back = 0
    for _ in range(40):
        standing = len(session.table.turned)
        if session.bot_to_move() is None:
            session.act(rng.choice(session.answers()).action)
            if not taken_back and session.table.why_not_undo(session.viewer) is None:
                session.undo()
                taken_back += 1
                assert len(session.table.turned) == standing
                continue
        else:
            if (view := there.view()).decision:
                there.act(rng.choice(view.decision.actions))
            thought = session.bots_thought()
            assert thought is not None
            session.act(thought())
        assert len(session.table.turned) == standing + 1
    assert not session.far.news
    now = here.seen(1 << 30)
    assert len(session.table.turned) == now.step
    assert session.table.state.key() == here.view().state.key()
    assert taken_back == 1
    assert session.log()
    copy = tmp_path / "copy.journal"
    assert "not yours" in session.save_to(str(copy))
    assert not copy.exists(), "a running game against a person is not handed out"
    session.far.close()


def test_what_keeps_from_the_server_is_told_in_words(address):
    seat = Server(address).create("colonial", players={"tribes": "random"}, seed=5).seat()
    seat.wait()
    session = FarSession(FarTable(seat), "en")
    seat.line.port = 9
    seat.line.close()
    with pytest.raises(Refused) as refused:
        session.act(session.answers()[0].action)
    assert "cannot be reached" in session.refusal(refused.value)[0]


def test_an_invitation_seats_a_program_once(address):
    server = Server(address)
    made = server.create("colonial", "tel-asra", seed=5)
    free = list(made.tokens)[1]
    path = f"/api/tables/{made.card.id}/seats/{free}/offer"
    offered = server.line.post(path, Offer("friend"), Offered, *made.tokens.values())
    seat = Server.invited(f"{address}/#/invite/{offered.invitation}")
    assert (seat.table, seat.seat) == (made.card.id, free)
    assert seat.look().seat == free
    with pytest.raises(Denied):
        Server.invited(f"{address}/#/invite/{offered.invitation}")
