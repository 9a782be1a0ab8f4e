"""What so many live tables need, from measured costs: the arithmetic of docs/scaling.md.

python scripts/scaling.py
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Costs:
    """What things cost, measured (docs/scaling.md tells where and how)."""

    #: seconds of processor time in a server process for an action: played, written, shown to both sides
    action_s: float = 0.0089
    #: the same in PostgreSQL: an insert, an update and a notification in one transaction
    database_s: float = 0.0008
    #: bytes of memory in a server process for an open table and for a live connection
    table: int = 50_000
    socket: int = 164_000
    #: bytes of memory of a server process with all games read
    process: int = 220_000_000
    #: bytes that an action takes in the database, with its index
    stored: int = 300
    #: seconds of processor time for a decision of a bot that searches, and of one that does not
    general_s: float = 1.0
    bot_s: float = 0.005


@dataclass(frozen=True)
class Life:
    """What is done at a live table."""

    #: seconds from one action to the next
    every_s: float = 5.0
    #: live connections: two who play, and half a spectator
    sockets: float = 2.5
    #: of the tables, those where a bot plays one side, and those where it is one that searches
    bots: float = 0.3
    generals: float = 0.1
    #: the part of a processor that may be in use, so that nobody waits
    used: float = 0.5
    #: tables that are played by turns for each that is live: they only take room
    by_turns: float = 20.0
    #: actions of a whole game
    actions: int = 600


@dataclass(frozen=True)
class Need:
    """What it takes."""

    tables: int
    actions_s: float
    processes: int
    memory_gb: float
    workers: int
    database_cores: float
    writes_s: float
    stored_gb: float


def need(tables: int, costs: Costs = Costs(), life: Life = Life()) -> Need:
    """What so many live tables need."""
    actions = tables / life.every_s
    processes = math.ceil(actions * costs.action_s / life.used)
    memory = tables * (costs.table + life.sockets * costs.socket) + processes * costs.process
    thinking = actions / 2 * (life.generals * costs.general_s + (life.bots - life.generals) * costs.bot_s)
    games = tables * (1 + life.by_turns)
    return Need(
        tables,
        actions,
        processes,
        round(memory / 1e9, 1),
        math.ceil(thinking / life.used),
        round(actions * costs.database_s / life.used, 1),
        actions,
        round(games * life.actions * costs.stored / 1e9, 1),
    )


def gives_way_first(found: Need) -> str:
    """The part that takes most of the processors."""
    parts = {"bots": found.workers, "server": found.processes, "database": found.database_cores}
    return max(parts, key=lambda name: parts[name])


COLUMNS = (
    "live tables",
    "actions/s",
    "server processes",
    "memory, GB",
    "bots' workers",
    "PostgreSQL, cores",
    "stored, GB",
    "first",
)


def table() -> str:
    """The table of the page."""
    rows = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"
    for found in map(need, (1_000, 10_000, 100_000)):
        cells = (
            f"{found.tables:,}",
            f"{found.actions_s:,.0f}",
            f"{found.processes:,}",
            f"{found.memory_gb:,.1f}",
            f"{found.workers:,}",
            f"{found.database_cores:,.1f}",
            f"{found.stored_gb:,.1f}",
            gives_way_first(found),
        )
        rows += f"| {' | '.join(cells)} |\n"
    return rows


if __name__ == "__main__":
    print(table())
