"""The report on A Guerra do Congo: what it counts and how it is written."""

from sandtable.engine.spaces import each, has, size
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import title
from sandtable.lab.calibration.guerra import SOURCES, Played, rebel_ground, told
from sandtable.lab.calibration.reports import Asked


def ended(winner: int | None, rebels: float, congo: float, towns: list[str], ground: int) -> Played:
    """A game as the report sees it."""
    sources = [dict.fromkeys(SOURCES, 0), dict.fromkeys(SOURCES, 0)]
    sources[REBELS]["villages"] = int(rebels)
    return Played(winner, [rebels, congo], sources, towns, ground, {"DVI": 3, "DRI": 1})


def test_ground_goes_with_the_nearest_town():
    game = title().open("1998")
    theatre = game.theatre
    holder = [CONGO] * len(theatre.towns)
    assert rebel_ground(game, holder) == 0
    goma = theatre.town("Goma")
    holder[goma] = REBELS
    ground = rebel_ground(game, holder)
    assert has(ground, theatre.town_space[goma])
    assert all(theatre.grid.distance(space, theatre.town_space[goma]) < 6 for space in each(ground))


def test_the_page_tells_shares_sources_front_and_random_play():
    game = title().open("1998")
    everything = game.theatre.drc & game.theatre.playable
    done = [
        ended(REBELS, 140, 120, ["Goma", "Bumba"], everything),
        ended(CONGO, 100, 130, ["Goma"], 0),
        ended(CONGO, 100, 150, ["Goma"], 0),
        ended(None, 120, 120, ["Goma"], 0),
    ]
    asked = Asked("guerra", 4, 7, {"random": 1, "generals": 2})
    files = told(asked, done, {REBELS: done[:1], CONGO: done[1:3]}, done[:2])
    text = files["guerra.md"]
    assert "calibration guerra --games 4 --random 1 --generals 2 --seed 7\n" in text
    assert "| Rebels | 1 | 25.0% |" in text
    assert "| Congo | 2 | 50.0% |" in text
    assert "4 games, 1 drawn." in text
    generals = text.partition("## Two generals")[2]
    assert "at both sides, 2 games" in generals
    assert "| Rebels | 1 | 50.0% |" in generals
    assert "| villages | 120.0 | 0.0 |" in generals
    assert "| Bumba | Rebels | 50% |" in generals
    nobody = told(asked, done, {REBELS: [], CONGO: []}, [])["guerra.md"]
    assert "None were played for this page." in nobody
    assert "| villages | 115.0 | 0.0 |" in text
    assert "| cities |" not in text  # nobody got any
    assert "| 16 attacks: the defender | share |" in text
    assert "| holds, without a loss | 75% |" in text
    assert "| gives way, without a loss | 25% |" in text
    assert "| Bumba | Rebels | 25% |" in text
    assert "| Goma | Rebels | 100% |" in text
    assert text.rstrip().endswith("| Congo | 2 | 2 |")
    assert "median -15.0" in files["guerra-margins.svg"]
    assert files["guerra-front.svg"].count("<polygon") == size(everything)
