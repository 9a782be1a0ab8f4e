"""What is counted as foolish in A Guerra do Congo."""

from sandtable.games.guerra.actions import DONE, Fight
from sandtable.games.guerra.bot_fights import hopeless
from sandtable.games.guerra.combat import Muster
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.lab.follies.guerra import Watch, count, garrisons
from tests.games.guerra.drill import C1, C2, U1, U2, U3, war


def test_an_attack_of_one_on_two_in_a_city_is_hopeless_one_of_three_on_one_is_not():
    units = {U1: "2010", C1: "2011", C2: "2011"}
    with war(units, phase="combat", towns={"Kananga": "2011"}) as drill:
        assert hopeless(drill.game, drill.state, drill.space("2011"), 1 << drill.number(U1))
        watch = Watch(drill.game)
        drill.state.stack.append(Muster(drill.space("2011"), 1 << drill.number(U1)))
        watch.before(drill.state, REBELS, "muster", Fight())
        assert (watch.times["attacks"], watch.times["hopeless"]) == (1, 1)
    with war({U1: "2010", U2: "2012", U3: "2111", C1: "2011"}, phase="combat") as drill:
        attackers = sum(1 << drill.number(unit) for unit in (U1, U2, U3))
        assert not hopeless(drill.game, drill.state, drill.space("2011"), attackers)


def test_a_city_is_stripped_when_its_last_unit_goes_although_an_enemy_is_near():
    with war({C1: "2020", U1: "2023"}, side="congo", turn=3, towns={"Kananga": "2020"}) as drill:
        town = drill.theatre.town("Kananga")
        assert garrisons(drill.game, drill.state, CONGO) == [town]
        watch = Watch(drill.game)
        watch.before(drill.state, CONGO, "movement", DONE)
        drill.move(C1, "2019")
        watch.before(drill.state, CONGO, "combat", DONE)
        assert (watch.times["in danger"], watch.times["stripped"]) == (1, 1)


def test_nobody_is_in_danger_where_no_enemy_is_near():
    with war({C1: "2020", U1: "2727"}, side="congo", turn=3, towns={"Kananga": "2020"}) as drill:
        assert garrisons(drill.game, drill.state, CONGO) == []


def test_a_game_is_played_and_counted():
    found = {folly.name: folly for folly in count("colonel", 1, "count")}
    attacks = next(folly for name, folly in found.items() if name.startswith("attacks"))
    assert 0 <= attacks.times < attacks.of
    assert all(folly.times <= folly.of for folly in found.values())
