"""Tables that guests have left behind: who runs a server may throw them away after a long while."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, exists, or_, select

from sandtable.server.database import Database
from sandtable.server.people.models import PersonRow
from sandtable.server.storage import Index, SeatRow, TableRow, sweep

#: nothing younger is ever abandoned, whatever somebody asks for
FEWEST_DAYS = 30


def abandoned(database: Database, days: int) -> list[TableRow]:
    """The tables that nobody has touched for so many days, and at which nobody with a name sits."""
    seated = select(SeatRow.person_id).where(SeatRow.table_id == TableRow.id).correlate(TableRow)
    here = or_(PersonRow.id == TableRow.maker, PersonRow.id.in_(seated))
    named = exists().where(PersonRow.name_key.is_not(None), here).correlate(TableRow)
    asked = select(TableRow).where(TableRow.updated < _since(days), ~named).order_by(TableRow.updated)
    with database.reading() as session:
        return list(session.scalars(asked))


def expire(database: Database, days: int) -> int:
    """Throws them away, and the guests who were not here either and sit nowhere any more: how many tables it was."""
    found = abandoned(database, days)
    for row in found:
        Index(database).remove(row.id)
    nowhere = ~exists().where(SeatRow.person_id == PersonRow.id)
    with database.writing() as session:
        gone = delete(PersonRow).where(PersonRow.name_key.is_(None), PersonRow.seen < _since(days)[:10], nowhere)
        session.execute(gone, execution_options={"synchronize_session": False})
        sweep(session)
    return len(found)


def _since(days: int) -> str:
    """So many days ago, as times are stored."""
    return (datetime.now(UTC) - timedelta(max(days, FEWEST_DAYS))).isoformat(timespec="milliseconds")
