"""What an answer or an event takes hold of on the board."""

from __future__ import annotations

from random import Random

import sandtable
from sandtable.games.guerra.actions import Move
from tests.server.bench import House, Seated


def guerra(house: House, by: str) -> tuple[Seated, str, str]:
    """A table at which a picked unit may go somewhere in this way, its journal uploaded; the seat, and the hex."""
    table, rng = sandtable.new("guerra", seed=4), Random(4)
    while (decision := table.decision) is not None:
        moves = [action for action in decision.actions if isinstance(action, Move) and action.by == by]
        if moves:
            made = house.post("tables", {"journal": table.journal.text().decode()}).json()
            return Seated(house, made["table"]["id"], made["tokens"]), table.game.seats[decision.seat], moves[0].to
        table.act(decision.seat, rng.choice(decision.actions))
    raise AssertionError("there is no such moment")


def test_a_move_by_railway_is_the_units_own_like_a_march(house: House) -> None:
    table, seat, hex = guerra(house, "railway")
    answers = table.look(seat)["question"]["answers"]
    rides = [answer for answer in answers if answer["action"].get("by") == "railway"]
    marches = [answer for answer in answers if answer["action"]["do"] == "move" and "by" not in answer["action"]]
    assert {answer["unit"] for answer in rides} == {marches[0]["unit"]}
    assert hex in {answer["space"] for answer in rides}
    assert all("piece" not in answer for answer in answers)


def test_an_event_names_its_units_and_where_it_happened_first(house: House) -> None:
    table, seat, hex = guerra(house, "railway")
    view = table.look(seat)
    ride = next(answer for answer in view["question"]["answers"] if answer.get("space") == hex)
    done = table.post(seat, "act", {"at": view["at"], "action": ride["action"]}).json()
    told = done["log"][-1]["events"][0]
    assert told["pieces"] == [ride["unit"]]
    assert told["spaces"][0] == hex
    assert told["spaces"][1] == told["message"]["args"]["from"]


def test_why_not_is_asked_of_whatever_takes_the_two(house: House) -> None:
    table = house.table()
    tried = table.post("government", "ask", {"unit": "gov-cmd", "piece": "gov-levy"}).json()
    assert {"do": "accompany", "by": "gov-cmd", "unit": "gov-levy"} in [why["action"] for why in tried]
    tried = table.post("government", "ask", {"unit": "gov-levy", "space": "0605"}).json()
    assert {"move", "fire", "retreat"} <= {why["action"]["do"] for why in tried}
    assert "limber" not in {why["action"]["do"] for why in tried}, "it names no space, and the unit stands elsewhere"


def test_who_asks_about_a_hex_is_told_that_the_railway_leads_there(house: House) -> None:
    table, seat, hex = guerra(house, "railway")
    unit = next(answer["unit"] for answer in table.look(seat)["question"]["answers"] if answer.get("space") == hex)
    first, *others = table.post(seat, "ask", {"unit": unit, "space": hex}).json()
    assert (first["action"]["by"], first["legal"]) == ("railway", True)
    assert {"do": "move", "unit": unit, "to": hex} in [why["action"] for why in others], "on the march it may not"


def test_only_pieces_and_spaces_can_be_asked_about(house: House) -> None:
    table = house.table()
    for asked in ({"unit": "government"}, {"unit": "0605"}, {"unit": "gov-levy", "piece": "tribes"}):
        assert table.post("government", "ask", asked).status_code == 422
    assert table.post("government", "ask", {"unit": "gov-levy", "space": "9999"}).status_code == 422
