"""The arithmetic of docs/scaling.md is that of scripts/scaling.py, and behaves as arithmetic should."""

from dataclasses import replace
from pathlib import Path

from scripts.scaling import Costs, Life, gives_way_first, need, table

PAGE = Path(__file__).parents[1] / "docs" / "scaling.md"


def test_the_page_has_the_table_that_the_script_makes():
    assert table() in PAGE.read_text(encoding="utf-8"), "put what python scripts/scaling.py prints into docs/scaling.md"


def test_more_tables_need_more_of_everything_and_cheaper_actions_less():
    small, large = need(1_000), need(10_000)
    assert large.actions_s == 10 * small.actions_s
    assert small.processes < large.processes <= 10 * small.processes
    assert small.memory_gb < large.memory_gb
    quicker = need(10_000, replace(Costs(), action_s=Costs().action_s / 3))
    assert quicker.processes < large.processes
    assert quicker.workers == large.workers


def test_one_process_is_counted_by_hand():
    # 100 tables every five seconds: 20 actions a second, 0.178 s of a processor, of which half may be in use
    assert need(100).processes == 1
    assert need(300).processes == 2


def test_without_generals_the_server_itself_gives_way_first():
    assert gives_way_first(need(10_000)) == "bots"
    assert gives_way_first(need(10_000, life=replace(Life(), generals=0.0))) == "server"
