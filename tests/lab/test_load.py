"""What a server bears: the figures are those of a real server, and what is missing or there twice is counted."""

import pytest

from sandtable.lab.load.crowd import Order, Seated
from tests.cli.test_commands import run_json

KEYS = [
    "database",
    "processes",
    "tables",
    "actions",
    "acts_per_s",
    "p50_ms",
    "p99_ms",
    "sockets",
    "idle_table_kb",
    "lost",
    "duplicated",
]


def test_a_small_crowd_at_a_real_server():
    words = ("--tables", 3, "--seconds", 1.5, "--sockets", 4, "--every", 0.05, "--long", 40, "--game", "colonial")
    found = run_json("bench", "server", *words)
    assert list(found)[: len(KEYS)] == KEYS
    assert found["tables"] == 3
    assert found["sockets"] == 4
    assert found["actions"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["acts_per_s"] == pytest.approx(found["actions"] / found["seconds"], rel=0.1)
    assert (found["lost"], found["duplicated"], found["unanswered"], found["refused"]) == (0, 0, 0, {})
    assert found["cpu_ms"] > 0
    assert found["open_actions"] == 40
    assert found["open_ms"] > 0


@pytest.mark.parametrize(
    ("acknowledged", "in_doubt", "there", "lost", "duplicated"),
    [(5, 0, 5, 0, 0), (5, 0, 3, 2, 0), (5, 0, 6, 0, 1), (5, 1, 6, 0, 0), (5, 1, 5, 0, 0), (5, 1, 7, 0, 1)],
)
def test_what_is_missing_or_there_twice_is_counted(acknowledged, in_doubt, there, lost, duplicated):
    table = Seated(Order((1,), 1, 0, 1.0, 0.0), 0, "colonial")
    table.acknowledged, table.in_doubt = acknowledged, in_doubt
    table.settle(there)
    assert (table.lost, table.duplicated) == (lost, duplicated)
    table.settle(there)
    assert (table.lost, table.duplicated) == (lost, duplicated), "counted once"
