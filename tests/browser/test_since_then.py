"""When one is asked again: what has happened since one's last decision, and where."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.sync_api import Page, expect

from sandtable.bots.random_bot import at_every_seat, bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.player import asked, wait_for_question

pytestmark = pytest.mark.browser


class Turn(NamedTuple):
    """A save just before somebody's last decision, that decision, what the other then did, and a town taken by it."""

    save: str
    seat: int
    last: dict[str, Any]
    others: list[dict[str, Any]]
    taken: str


@cache
def costly() -> Turn:
    """A turn of Guerra in which the other side takes a town, and its player decides nothing meanwhile."""
    title = shelf.title("guerra")
    game = title.open(next(iter(title.scenarios())))
    bot = list(bots_of(title).values())[-2]
    for seed in range(6):
        seated, rng = at_every_seat(game, bot), Random(seed)
        table = Table.new(game, key_from_seed(f"since/{seed}"))
        open_turns: dict[int, tuple[str, dict[str, Any], dict[str, int], list[dict[str, Any]]]] = {}
        for _ in range(900):
            decision = table.decision
            if decision is None:
                break
            seat, view = decision.seat, table.view(decision.seat)
            held = {one.space: one.side for one in game.scene(view).control}
            if seat in open_turns:
                save, last, before, others = open_turns[seat]
                taken = [space for space, side in held.items() if side == 1 - seat and before[space] == seat]
                if taken and others:
                    town = next(town.name for town in game.theatre.towns if town.hex == taken[0])
                    return Turn(save, seat, last, others, town)
            action = seated[seat].choose(view, rng)
            written = msgspec.to_builtins(action)
            open_turns[seat] = (table.journal.text().decode(), written, held, [])
            for other, (_, _, _, since) in open_turns.items():
                if other != seat:
                    since.append(written)
            table.act(seat, action)
    raise AssertionError("nobody ever took anything")


def post(server: Server, path: str, body: Any, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(f"{server.address}api/{path}", json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def test_a_turn_of_the_others_is_summed_up_and_every_name_shows_its_place(page: Page, server: Server) -> None:
    turn = costly()
    made = post(server, "tables", {"journal": turn.save})
    id, seats = made["table"]["id"], list(made["tokens"])
    mine, theirs = seats[turn.seat], seats[1 - turn.seat]
    page.goto(f"{server.address}#/join/{id}/{mine}/{made['tokens'][mine]}")
    wait_for_question(page)
    expect(page.get_by_test_id("passed")).to_have_count(0)
    at = int(asked(page))
    post(server, f"tables/{id}/seats/{mine}/act", {"at": at, "action": turn.last}, made["tokens"][mine])
    for action in turn.others:
        at += 1
        post(server, f"tables/{id}/seats/{theirs}/act", {"at": at, "action": action}, made["tokens"][theirs])
    told = page.get_by_test_id("passed")
    expect(told).to_contain_text("Since your last decision")
    expect(told).to_contain_text("Taken, ")
    name = told.get_by_test_id("passed-name").filter(has_text=turn.taken)
    expect(name).to_be_visible()
    name.click()
    expect(told).to_be_visible()  # a look at the place is no going on
    page.keyboard.press("Space")
    expect(told).to_have_count(0)
