"""``sandtable play --server``: the terminal's table at a server, alone against its bots or with friends."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from typing import Any

from sandtable.client import Denied, NotReached, Seat, Server
from sandtable.client.far import FarTable
from sandtable.client.terminal import FarSession
from sandtable.commands.opening import tastes
from sandtable.commands.output import FAILED, STOPPED, Mistake, plain
from sandtable.commands.speech import say
from sandtable.engine.table import Refused
from sandtable.terminal.hung import to_fit

#: what a link to a seat has in it
INVITATIONS = ("#/join/", "#/invite/")


def is_invitation(address: str) -> bool:
    """Whether an address leads to a seat."""
    return any(mark in address for mark in INVITATIONS)


def play_online(
    address: str,
    game: str | None,
    scenario: str,
    options: Mapping[str, Any],
    bots: Mapping[str, str],
    seed: str | None,
    language: str,
    as_lines: bool,
) -> tuple[int, bool]:
    """Sits down at a server's table, a new one or the one that a link leads to, and plays."""
    try:
        if is_invitation(address):
            seat = Server.invited(address)
        else:
            assert game is not None
            seat = _begun(Server(address), game, scenario, options, bots, seed)
        table = FarTable(seat)
    except (Denied, NotReached) as error:
        raise Mistake(error.message.id, **error.message.args) from None
    try:
        return _run(FarSession(table, language), as_lines)
    finally:
        table.close()


def _begun(
    server: Server, game: str, scenario: str, options: Mapping[str, Any], bots: Mapping[str, str], seed: str | None
) -> Seat:
    """A new table; whoever is to sit at the other seats is invited."""
    made = server.create(game, scenario, options, bots, seed)
    own, *others = made.tokens
    for name in others:
        plain(say("online-invite", seat=name, link=made.links()[name]))
    return made.seat(own)


def _run(session: FarSession, as_lines: bool) -> tuple[int, bool]:
    """Plays, and tells how to come back; gives back the code to leave with, and whether for another game."""
    teller, seat = session.teller, session.far.seat
    plain(f"{teller.title}: {session.scenario}", session.saved())
    code, another = 0, False
    try:
        if as_lines:
            from sandtable.terminal.plain import run_plain
            from sandtable.terminal.taste import Taste

            if not session.table.turned:
                plain("", *(part for line in session.briefing() for part in to_fit(line, sys.stdout)))
            another = run_plain(session, Taste(tastes()))
        else:
            from sandtable.terminal.app import ANOTHER, TableApp
            from sandtable.terminal.taste import Taste

            app = TableApp(session, None, bool(session.table.turned), Taste(tastes()))
            another = app.run() == ANOTHER
            code = app.return_code or 0
    except KeyboardInterrupt:
        code = STOPPED
    except Refused as refused:
        plain("", *session.refusal(refused))
        code = FAILED
    if session.decision is not None:
        link = Server(seat.line.address).link(seat.table, seat.seat, seat.token)
        plain(session.say("resume-with", command=shlex.join(["sandtable", "play", "--server", link])))
    elif not as_lines:
        plain("", *session.ending())
    return code, another
