"""The report on Colonial: what it counts, and that every value it varies is really another."""

import pytest

from sandtable.games.colonial.title import title
from sandtable.lab.calibration.colonial import AS_PACKED, CAPTAIN, SOURCES, VARIANTS, Played, opened, play, told
from sandtable.lab.calibration.reports import Asked
from sandtable.lab.history import HISTORY, history


def made_up(winner: int, first: float, second: float, level: str = "minor") -> Played:
    """A battle with all points for ground."""
    sources = [dict.fromkeys(SOURCES, 0.0) | {"ground": points} for points in (first, second)]
    return Played(winner, level, [first, second], sources, 100, 40, 30, {"won": 3, "lost": 1}, 1)


def test_a_battle_is_counted_by_what_happened_in_it():
    one = play(CAPTAIN, "tel-asra", AS_PACKED, "battle")
    assert [sum(source.values()) for source in one.sources] == one.scores
    assert 0 < one.vain_fires < one.fires
    assert one.decisions > one.fires + sum(one.assaults.values())
    assert play(CAPTAIN, "tel-asra", AS_PACKED, "battle") == one


@pytest.mark.parametrize(("scenario", "variant"), [(name, one) for name, many in VARIANTS.items() for one in many])
def test_every_variant_is_another_battle(scenario, variant):
    usual, other = opened(scenario).field, opened(scenario, variant).field
    assert (other.scenario.victory, other.scenario.unit) != (usual.scenario.victory, usual.scenario.unit)
    assert title().find(scenario) == usual.scenario  # the pack itself stays as it is


def test_the_numbers_of_sannas_post_are_those_of_the_histories():
    field = opened("sannas-post").field
    figures = {unit.id: unit.figures or 0 for unit in field.scenario.unit}
    assert sum(count for name, count in figures.items() if name.startswith("bo-spruit")) == 4
    assert sum(count for name, count in figures.items() if name.startswith("bo-piet")) == 16


def test_the_page_tells_shares_history_effects_and_sources():
    played = {name: [made_up(0, 12, 4, "major"), made_up(1, 3, 8)] for name in title().scenarios()}
    changed = {("atbara", AS_PACKED): played["atbara"], ("atbara", "no handicap"): played["atbara"]}
    asked = Asked("colonial", 2, 1, {"generals": 0, "values": 2})
    files = told(asked, played, {}, changed)
    page = files["colonial.md"]
    assert "{{" not in page
    assert asked.command in page
    assert "| The Wells of Tel Asra | 2 | Protectorate Column | 50 % | 9 – 91 % | 50 % | +1.5 |" in page
    assert "Free State Burghers win 50 % |" in page
    assert "| The Wells of Tel Asra | never fought | |" in page
    assert "| Modder River | 40 | 75 % | 4.0 | 75 % | 0 % | 25 % | 25 % | 100 |" in page
    assert "None were played for this page." in page
    assert "The Zariba on the Atbara, no handicap | 2 |" in page
    assert "<svg" in files["colonial.svg"]


def test_history_speaks_of_sides_that_there_are():
    for (game, scenario), fact in HISTORY.items():
        if game == "colonial":
            assert fact.side in [side.id for side in title().find(scenario).side]
    assert history("colonial", "tel-asra") is None
    assert history("kolwezi", "whatever").score == 5.0
