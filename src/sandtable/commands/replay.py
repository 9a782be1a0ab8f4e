"""``sandtable replay``: a saved game, told action by action."""

from __future__ import annotations

from typing import Annotated

import typer

import sandtable
from sandtable.commands.opening import Language, PackFolder
from sandtable.commands.output import Mistake, plain
from sandtable.commands.speech import say
from sandtable.commands.verify import JournalFile
from sandtable.engine.positions import describe, to_toml
from sandtable.engine.table import Table
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.layout import ROOMY
from sandtable.terminal.session import Session


def replay(
    file: JournalFile,
    step: Annotated[
        int | None, typer.Option(min=0, help=say("option-step"), show_default=say("option-step-default"))
    ] = None,
    seat: Annotated[str | None, typer.Option(help=say("option-seat"))] = None,
    position: Annotated[bool, typer.Option("--position", help=say("option-print-position"))] = False,
    pack: PackFolder = None,
    lang: Language = "",
) -> None:
    """Tells a saved game action by action, or shows one step, or prints it as a position."""
    table = sandtable.load(file, pack)
    session = Session(table, {}, lang)
    place = _seat(table, seat)
    last = len(table.turned)
    if step is not None and step > last:
        raise Mistake("mistake-step", step=str(step), last=last)
    if position:
        written = describe(table.game, table.states[last if step is None else step])
        if table.game.scenario_text:  # a player's own scenario goes with the position
            written["scenario"] = table.game.scenario_text
        plain(to_toml(written).rstrip())
    elif step is None:
        tell(session, place)
    else:
        show(session, place, step)


def _seat(table: Table, seat: str | None) -> int | None:
    if seat is None:
        return None
    if seat not in table.game.seats:
        raise Mistake("mistake-seat", seat=seat, known=table.game.seats)
    return table.game.seats.index(seat)


def tell(session: Session, seat: int | None) -> None:
    """Every action that stands, numbered, with what came of it."""
    table, teller = session.table, session.teller
    plain(f"{teller.title}: {session.scenario}")
    plain(*(f"      {teller.event(event)}" for event in table.opening_for(seat)))
    for number, (turned, events) in enumerate(zip(table.turned, table.events_for(seat), strict=True), 1):
        lines = teller.turned(events, table.game.seats[turned.seat])
        if not lines and seat in (None, turned.seat):  # a choice that led to nothing yet
            view = table.game.observe(table.states[number - 1], turned.seat)
            lines = [teller.label(view, turned.action)]
        if not lines:
            continue
        plain(f"{number:>4}  {teller.seat(turned.seat)}: {lines[0]}", *(f"      {line}" for line in lines[1:]))
    plain("", *session.ending())


def show(session: Session, seat: int | None, step: int) -> None:
    """The table at one step: what led there, the board, the question."""
    table, teller = session.table, session.teller
    game, state = table.game, table.states[step]
    decision = game.pending(state)
    looking = seat if seat is not None else decision.seat if decision else 0
    view = game.observe(state, looking)
    if step:
        plain(*teller.turned(table.events_for(looking)[step - 1]))
    scene = game.scene(view)
    plain(*BoardPicture(session.sheet(scene), ROOMY).draw(scene).plain.splitlines())
    plain(" · ".join(teller.tracks(scene)), teller.phases(scene))
    if decision is None:
        plain(session.say("question-over"))
    elif decision.seat == looking:
        plain(f"{teller.seat(looking)}: {teller.question(view)}")
    else:
        plain(session.say("question-waiting", seat=game.seats[decision.seat]))
