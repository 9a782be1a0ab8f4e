"""The report on World War Africa: the same seed gives the same games, and it says what they were."""

from functools import partial

from sandtable.lab.calibration.reports import Asked
from sandtable.lab.calibration.runs import Runs
from sandtable.lab.calibration.world_war_africa import VARIANTS, Played, opened, play, share, told, verdict
from tests.games.world_war_africa.drill import TITLE


def ended(winner, points, level="minor"):
    happened = {"attack": 80, "without a hit": 20, "without any loss": 8}
    return Played(winner, level, points, {"towns": points}, ["Goma", "Kananga"], [4, points], happened)


ASKED = Asked("world_war_africa", 6, 1, {"generals": 2, "random": 1, "values": 6})
GAMES = [ended(1, 13), ended(1, 12), ended(1, 7, "major"), ended(0, 6), ended(0, 8), ended(-1, 10)]


def test_draws_count_half():
    assert share(GAMES) == 100 * 3.5 / 6
    assert "the target of 30 to 70 % for each side is met" in verdict(GAMES)
    assert "(16.7 %), is met" in verdict(GAMES)
    assert "is not met; the stricter one" in verdict([ended(0, 5)])
    assert "wins 33.3 % outright" in verdict(GAMES)


def test_the_page_tells_results_and_command():
    files = told(ASKED, GAMES, GAMES[:2], {0: [ended(0, 3)], 1: [ended(-1, 9)]}, {"other": GAMES})
    page = files["world_war_africa.md"]
    assert "| as packed | 6 | 3 | 2 | 1 | 1 | 58.3 % | 16.7 % | 9.3 |" in page
    assert "calibration world_war_africa --games 6 --generals 2 --random 1 --values 6 --seed 1\n" in page
    assert "| as packed | 2 | 2 | 0 | 0 | 0 | 100.0 % | 0.0 % | 12.5 |" in page  # the generals
    assert "{{" not in page
    assert "| Government | 1 | 1 | 0 | 0 |" in page
    assert "| Rebels | 1 | 0 | 1 | 0 |" in page
    assert "Goma 100 %" in page
    assert "they hold 1.0 of them and 1.0 others at the end, and have 9.3 points" in page
    assert "Of 480 attacks 25 % hit nobody, and 10 % cost neither side a unit" in page
    plot = files["world_war_africa.svg"]
    assert plot.count("<rect") == 1 + 6  # the paper, and a bar for each of the six results
    assert plot.startswith("<svg")


def test_what_was_not_asked_for_is_said():
    page = told(ASKED, GAMES, [], {}, {})["world_war_africa.md"]
    assert page.count("No games were played for this.") == 3


def test_variants_change_the_pack_in_memory_only():
    other = opened("CRT and factors as balanced before")
    crt = TITLE.pack.tables.crt.defender
    assert sum(map(sum, other.pack.tables.crt.defender)) - sum(map(sum, crt)) == 7
    guard = TITLE.theatre.piece["FAC/PG"]
    assert (other.theatre.attack[guard], TITLE.theatre.attack[guard]) == (4, 3)
    for name in VARIANTS:
        game = opened(name)
        assert game.check(game.setup(bytes(32))) == [], name


def test_the_same_seed_gives_the_same_game():
    one, other = (Runs().games(Played, partial(play, "as packed", 1), "5", 1) for _ in range(2))
    assert one == other
    assert one[0].winner == 0
    assert one[0].happened["attack"] > 0
    assert play("as packed", 1, "5", "general") != play("as packed", 1, "5")
