"""World War Africa's follies: whoever plays at random commits them."""

from sandtable.lab.follies import Folly
from sandtable.lab.follies.world_war_africa import count


def by_name(follies: list[Folly]) -> dict[str, Folly]:
    return {one.name: one for one in follies}


def test_random_play_commits_them() -> None:
    found = by_name(count("random", 2, "follies"))
    poor = found["attacks before the last turn that hit with one die in six at most"]
    assert 0.2 * poor.of < poor.times <= poor.of
    assert found["support kept back that would have changed the column"].times
    assert found["caches spent where no die came to anything else"].of
