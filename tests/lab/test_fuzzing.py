"""Checking runs: how often the steps are asked about their answers."""

from sandtable.lab.fuzzing import Campaign, fuzz_games


def test_the_law_is_asked_in_every_so_many_games():
    asked = []
    digests = []
    for every in (1, 2, 0):
        found = fuzz_games(Campaign("kolwezi", ("bonite",), 5, law_every=every), 4, 1)
        assert (found.finished, found.violations) == (4, [])
        asked.append(found.legality.asked)
        digests.append(found.digests)
    assert asked[0] > asked[1] > asked[2] == 0
    assert digests[0] == digests[1] == digests[2]
