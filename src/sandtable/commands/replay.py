"""``sandtable replay``: a saved game, told action by action."""

from __future__ import annotations

from typing import Annotated

import typer

import sandtable
from sandtable.commands.opening import PackFolder, language
from sandtable.commands.output import Mistake, plain
from sandtable.commands.verify import JournalFile
from sandtable.engine.positions import describe, to_toml
from sandtable.engine.table import Table
from sandtable.terminal.board import ROOMY, BoardPicture
from sandtable.terminal.session import Session


def replay(
    file: JournalFile,
    step: Annotated[
        int | None, typer.Option(min=0, help="Show the table after so many actions.", show_default="tell all")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Through whose eyes; without it what everybody knows is told.")
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print the position as TOML, to be saved and played from.")
    ] = False,
    pack: PackFolder = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr|pt", help="Language.", show_default="yours")] = None,
) -> None:
    """Tell a saved game action by action, or show one step.

    With --position the position is printed so that it can be played from:
    sandtable replay FILE --step 40 --position > here.toml; sandtable play --position here.toml
    """
    table = sandtable.load(file, pack)
    session = Session(table, {}, language(lang))
    place = _seat(table, seat)
    last = len(table.turned)
    if step is not None and step > last:
        raise Mistake(f"--step {step}: the game has {last} actions")
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
        raise Mistake(f"--seat {seat}: there are: {', '.join(table.game.seats)}")
    return table.game.seats.index(seat)


def tell(session: Session, seat: int | None) -> None:
    """Every action that stands, numbered, with what came of it."""
    table, teller = session.table, session.teller
    plain(f"{teller.title}: {session.scenario}")
    plain(*(f"      {teller.event(event)}" for event in table.opening_for(seat)))
    for number, (turned, events) in enumerate(zip(table.turned, table.events_for(seat), strict=True), 1):
        lines = teller.turned(turned, events)
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
        plain(*teller.turned(table.turned[step - 1], table.events_for(looking)[step - 1]))
    scene = game.scene(view)
    plain(*BoardPicture(game.sheet(), ROOMY).draw(scene).plain.splitlines())
    plain(" · ".join(teller.tracks(scene)), teller.phases(scene))
    if decision is None:
        plain(session.say("question-over"))
    elif decision.seat == looking:
        plain(f"{teller.seat(looking)}: {teller.question(view)}")
    else:
        plain(session.say("question-waiting", seat=game.seats[decision.seat]))
