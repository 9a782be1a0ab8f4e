"""What a seat is told never depends on what it cannot see."""

from random import Random

import msgspec
import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import key_from_seed
from sandtable.engine.leaks import leaks
from sandtable.engine.ledger import rule
from sandtable.engine.spaces import each
from sandtable.engine.table import Table
from sandtable.games.colonial.actions import Accompany, Alight, Assault, Board, Detach, Enter, Fire, Leave, Limber, Move
from sandtable.games.shelf import title
from tests.games.colonial.drill import battle, commander, foot, gun, horse

COLONIAL = title("colonial")
AMBUSH = [{"id": "hidden", "text": "ambush"}]


def any_actions(game, seat, rng, count):
    """Actions that somebody might try, most of which are not on the list."""
    field = game.field
    own = [name for number, name in enumerate(field.names) if field.side[number] == seat]
    foes = [name for number, name in enumerate(field.names) if field.side[number] != seat]
    hexes = list(field.grid.index)
    for _ in range(count):
        unit, foe, friend, to, via = (rng.choice(names) for names in (own, foes, own, hexes, hexes))
        yield rng.choice(
            [
                Move(unit, to),
                Move(unit, to, path=(via, to)),
                Move(unit, to, led_by=friend),
                Fire(unit, to),
                Fire(unit, to, led=True),
                Fire(unit, to, led=True, by=friend),
                Assault(unit, foe),
                Assault(unit, foe, by=friend),
                Leave(unit, to),
                Enter(unit, to),
                Detach(unit, rng.randint(1, 4)),
                Board(unit, friend),
                Alight(unit),
                Limber(unit),
                Accompany(unit, friend),
            ]
        )


def hidden_names(game, state, seat):
    """The enemy pieces that a seat cannot see."""
    return {game.field.names[piece] for piece in each(state.hidden & game.field.of_side[1 - seat])}


def named_in(facts):
    """Every string in what an event tells."""
    plain = msgspec.to_builtins(facts)
    if isinstance(plain, str):
        return {plain}
    parts = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list | tuple) else ()
    return set().union(*(named_in(part) for part in parts))


@rule("colonial:general-26")
@pytest.mark.parametrize("hidden_units", [True, False])
@pytest.mark.parametrize("name", COLONIAL.scenarios())
def test_no_seat_learns_what_it_cannot_see(name, hidden_units):
    game = COLONIAL.open(name, {"hidden_units": hidden_units})
    looked = 0
    for seed in range(2):
        rng = Random(f"{name}/{seed}")
        table = Table.new(game, key_from_seed(seed))
        while (decision := table.decision) is not None:
            if rng.random() < 0.5:
                looked += 1
                for seat in (0, 1):
                    others = any_actions(game, seat, rng, 8)
                    found = leaks(game, table.state, seat, rng, RandomBot, others)
                    assert found == [], f"{name}, seed {seed}, decision {len(table.turned)}, seat {seat}"
            unseen = [hidden_names(game, table.state, seat) for seat in (0, 1)]
            events = table.act(decision.seat, rng.choice(decision.actions))
            for seat in (0, 1):
                still = unseen[seat] & hidden_names(game, table.state, seat)
                for event in events:
                    if event.seats is None or event.seats >> seat & 1:
                        told = named_in(event.facts) & still
                        assert not told, f"{event.kind} tells seat {seat} of {told}"
    assert looked > 50


def shown(drill, seat):
    """The pieces that a seat finds on the board, and every string of what it is shown."""
    scene = msgspec.to_builtins(drill.game.scene(drill.table.view(seat)))
    return {piece["id"] for piece in scene["pieces"]}, named_in(scene)


@rule("colonial:general-26")
def test_a_hidden_unit_is_shown_to_its_owner_only():
    units = {"A": foot("0101"), "X": foot("0505", side="red", hidden=True), "Y": foot("0707", side="red")}
    with battle(units, cards=["2H", "9C", "4D"], special=AMBUSH) as drill:
        enemy, words = shown(drill, 0)
        assert "X" not in enemy
        assert "X" not in words
        assert {"A", "Y"} <= enemy
        assert {"A", "X", "Y"} <= shown(drill, 1)[0]
        view = drill.table.view(0)
        assert drill.game.notation()["space"].name(view.state.hex[drill.field.piece["X"]]) == "unseen"
        # Its card lies face up like all others, which betrays the number of hidden units but not their place.
        cards = {card.face: card.piece for card in drill.game.scene(view).cards}
        assert cards == {"2H": "A", "9C": "", "4D": "Y"}
        unseen = [track for track in drill.game.scene(view).tracks if track.name == "unseen"]
        assert [(track.value, track.side) for track in unseen] == [(1, 1)]


@rule("colonial:general-26")
def test_which_card_belongs_to_which_hidden_unit_is_not_told():
    units = {
        "A": foot("0101"),
        "X": foot("0505", side="red", hidden=True),
        "Z": horse("0606", side="red", hidden=True),
        "Y": foot("0808", side="red"),
    }
    views = []
    for deal in (["2H", "9C", "4D", "KS"], ["2H", "4D", "9C", "KS"]):
        with battle(units, cards=deal, special=AMBUSH) as drill:
            views.append(drill.table.view(0).state.plain())
            assert drill["X"].card == deal[1]
    assert views[0] == views[1]


@rule("colonial:general-26")
def test_a_commander_in_plain_sight_does_not_give_away_who_is_with_him():
    units = {
        "A": foot("0101"),
        "D": commander("0505", side="red"),
        "X": foot("0505", side="red", hidden=True),
        "Z": foot("0505", side="red", hidden=True),
        "Y": foot("0808", side="red"),
    }
    views = []
    for chosen in ("X", "Z"):
        with battle(units, cards=["AH", "3S", "4D", "4C", "KS"], special=AMBUSH) as drill:
            events = drill.do(do="accompany", by="D", unit=chosen)
            assert [event.seats for event in events if event.kind == "accompany"] == [1 << 1]
            assert drill["D"].partner == chosen
            views.append(drill.table.view(0).state.plain())
            assert leaks(drill.game, drill.state, 0, Random(1)) == []
            imagined = drill.game.imagine(drill.table.view(0), Random(2))
            partner = imagined.partner[drill.field.piece["D"]]
            assert imagined.hex[partner] == imagined.hex[drill.field.piece["D"]]
    # The pair acts on 3S, the other hidden unit on its own card: which is which stays unknown.
    assert views[0]["partner"] == views[1]["partner"]


@rule("colonial:general-26")
def test_what_a_hidden_unit_does_not_do_is_told_to_its_owner_only():
    units = {"A": foot("0101"), "X": foot("0505", side="red", hidden=True), "G": gun("0808", side="red")}
    with battle(units, active="X", card="2H", special=AMBUSH) as drill:
        assert drill.game.question(drill.table.view(1)).args["unit"] == "X"
        drill.do(do="done")
        for event in drill.events:
            if "X" in named_in(event.facts):
                assert event.seats == 1 << 1
