"""The luck of a throw: nothing on average, and plain to see where dice are loaded."""

from math import sqrt

import pytest
from msgspec import structs

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Event, Message
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.odds import Endless, Noted, every_way
from sandtable.engine.rolls import TENS, Roll
from sandtable.games import shelf
from sandtable.review.luck import FEW, Fallen, Thrown, fallen_in, luck_of, outcomes
from sandtable.review.sides import Sides
from sandtable.review.telling import Telling
from tests.review.games import played


@pytest.mark.parametrize(("game", "scenario", "games"), [("paratrooper", "coup", 6), ("kolwezi", "bonite", 3)])
def test_over_many_games_the_dice_favour_nobody(game, scenario, games):
    found = [luck_of(played(game, scenario, seed)) for seed in range(games)]
    usual = sqrt(sum(one.spread**2 for one in found))
    assert usual > 0
    assert abs(sum(one.luck[0] for one in found)) < 3 * usual
    assert len({round(one.luck[0], 3) for one in found}) == games, "each game has luck of its own"
    for one in found:
        assert sum(turn.luck[0] for turn in one.turns) == pytest.approx(one.luck[0])
        assert sum(turn.throws for turn in one.turns) == len(one.throws)


def test_whoever_throws_nothing_but_sixes_was_lucky():
    table = played("colonial", "tel-asra", 1, {"dice": [6] * 2000})
    luck = luck_of(table)
    sides = Sides.of(table.game, table.result)
    fires = [throw for throw in luck.throws if throw.dice and throw.action.id.endswith("-fire")]
    assert len(fires) > 5
    for throw in fires:
        assert set(throw.dice) == {6}
        assert throw.usual == pytest.approx(3.5 * len(throw.dice))
    own = [throw.luck[sides.of_seat(table.game.seats.index(throw.seat))] for throw in fires]
    assert min(own) > -0.5
    assert max(own) > 1
    assert sum(own) > 3 * sqrt(sum(throw.spread**2 for throw in fires))


def test_fire_is_measured_by_its_hits_and_an_assault_by_both_totals():
    table = played("colonial", "tel-asra", 2)
    throws = luck_of(table).throws
    fires = [throw for throw in throws if throw.dice and "-fire" in throw.action.id]
    assert {len(throw.fallen) for throw in fires} == {1}
    for throw in fires:
        (part,) = throw.fallen
        assert (part.hits, part.came_to) == (True, throw.dice.count(6))
        assert part.usual == pytest.approx(len(throw.dice) / 6)
    # what is drawn besides, cover above all, counts in how good a throw was: it is told where that is so
    assert {throw.drawn for throw in fires} == {True, False}
    fights = [throw for throw in throws if "-assault" in throw.action.id and len(throw.fallen) > 1]
    assert fights
    for throw in fights:
        assert [die for part in throw.fallen for die in part.dice] == throw.dice
        assert [part.came_to for part in throw.fallen] == [sum(part.dice) for part in throw.fallen]
        assert [part.usual for part in throw.fallen] == [3.5 * len(part.dice) for part in throw.fallen]
        assert len({part.who for part in throw.fallen}) == 2


def test_hits_are_told_as_hits_and_each_side_with_its_own_dice():
    fired = Fallen("gov-levy", [6, 1], True, 1, 1 / 3)
    struck = [Fallen("tri-cav", [6, 3], False, 9, 7), Fallen("gov-levy", [2], False, 2, 3.5)]
    game = shelf.title("colonial").open("tel-asra")
    teller = Teller(game, words("en", shelf.folder("colonial") / "messages"), shelf.ledger("colonial"))
    telling = Telling(None, teller)
    throw = Thrown(1, 1, "a", None, [], [6, 1], 7, [], [], [0], 0, 0, [], [])
    assert telling.dice(structs.replace(throw, fallen=[fired])) == "dice 6 1, 1 hit (0.3 on average)"
    assert telling.dice(structs.replace(throw, fallen=struck)) == (
        "Camel riders: dice 6 3, together 9 (7 on average); Levy Battalion: dice 2, together 2 (3.5 on average)"
    )
    assert telling.dice(throw) == "dice 6 1, together 7 (7 on average)"


def test_dice_that_are_read_as_tens_and_ones_are_told_so():
    battle = Event("battle", {"morale": Roll("congo", 2, 10, TENS, []), "dice": [0, 7]}, "4.6.2-b")
    (fell,) = fallen_in([battle], 2)
    assert (fell.who, fell.came_to, fell.usual) == ("congo", 7, 50.5)
    (most,) = fallen_in([Event("battle", {**battle.facts, "dice": [0, 0]}, "4.6.2-b")], 2)
    assert most.came_to == 100
    (plain,) = fallen_in([Event("fire", {"roll": Roll("congo", 2, 6, "dice", []), "dice": [3, 4]}, "")], 2)
    assert (plain.came_to, plain.usual) == (7, 7.0)
    check = Event("morale-check", {"unit": "fac-34", "roll": Roll("congo", 1, 10, "morale", []), "die": 6}, "5.2-b")
    each = fallen_in([battle, check], 3)
    assert [(one.came_to, one.usual) for one in each] == [(7, 50.5), (6, 5.5)], "each by its own measure"
    assert fallen_in([battle], 3) == [], "a die that nothing is told of"


def test_what_one_side_gains_the_other_loses():
    luck = luck_of(played("colonial", "tel-asra", 2))
    assert luck.luck[0] == pytest.approx(-luck.luck[1])
    best = {throw.step: throw for throw in luck.throws}
    for side, steps in enumerate(luck.best):
        gains = [best[step].luck[side] for step in steps]
        assert gains == sorted(gains, reverse=True)
        lucky = [throw.luck[side] for throw in luck.throws if throw.luck[side] > 0 and throw.chance[side] <= 0.5]
        assert gains == sorted(lucky, reverse=True)[: len(gains)], "what was likely is no luck"
        assert len(gains) == min(5, len(lucky))
    assert any(luck.best)


def test_a_single_die_is_weighed_exactly():
    table = played("kolwezi", "bonite", 3)
    sides = Sides.of(table.game, table.result)
    exact = [throw for throw in luck_of(table).throws if len(throw.dice) == 1 and throw.error == 0 and throw.luck[0]]
    assert exact
    throw = exact[0]
    before, action = table.states[throw.step - 1], table.turned[throw.step - 1].action
    ways, all_of_them = outcomes(table.game, sides, before, action, FEW)
    assert all_of_them
    assert sum(chance for chance, _ in ways) == pytest.approx(1)
    assert throw.luck[0] == pytest.approx(throw.lead[0] - sum(chance * lead[0] for chance, lead in ways))


def test_a_noted_chance_throws_the_same_dice():
    plain, noted = Chance(bytes(32)), Noted(Chance(bytes(32)))
    assert plain.dice(5) == noted.dice(5)
    assert plain.die(10) == noted.die(10)
    assert noted.ways == 6**5 * 10
    assert [sides for _, sides in noted.thrown] == [6] * 5 + [10]


def test_a_throw_that_is_made_again_for_ever_cannot_be_gone_through():
    def until_six(chance: Chance) -> int:
        while (die := chance.die()) != 6:
            pass
        return die

    with pytest.raises(Endless):
        list(every_way(until_six))


def test_of_a_row_of_throws_the_first_does_not_stand_for_all():
    """ "Luckiest: air defense, die 1: abort" was the name of a strike, a battle and an event check together."""
    game = shelf.title("paratrooper").open("coup")
    teller = Teller(game, words("en", shelf.folder("paratrooper") / "messages"), shelf.ledger("paratrooper"))

    def named(label, *results):
        facts = {"at": "C55", "capable": "no", "dice": [1]}
        told = [Message("paratrooper-event-air-defense", {**facts, "result": one}) for one in results]
        throw = Thrown(1, 1, "rep", label, told, [1], 3.5, [0.0], [0.0], [0.0], 1.0, 0.0, [0.5], [0.5])
        return Telling(None, teller).what(throw).removeprefix("2e REP: ")

    done = Message("paratrooper-do-done")
    strike = Message("paratrooper-do-strike", {"unit": "RAFALE-1", "at": "C55"})
    back, through = (
        "Air defense at C55, die 1: " + one for one in ("an airstrike of yours is turned back", "your air")
    )
    assert named(done, "abort") == back
    assert named(strike, "abort") == teller.message(strike)
    assert named(done, "abort", "none").startswith(f"{back} · {through}")
    assert named(strike, "abort", "none").startswith(f"{teller.message(strike)} · {back} · {through}")
    row = named(done, "abort", "shootdown", "none")
    assert row.startswith(f"3 throws in a row, from “{back}” to “{through}")
