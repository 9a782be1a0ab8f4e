"""What the battle card says of victory points is what the battle then scores (turn-17)."""

from __future__ import annotations

import pytest

from sandtable.engine.contract import Forecast, Outcome
from sandtable.games.colonial.actions import DONE, Assault, Fire
from sandtable.games.colonial.activation import Activate
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.victory import totals
from tests.games.colonial.drill import FOE, Drill, battle, commander, foot, gun, wagon
from tests.games.colonial.test_odds import FACES, HIT_OR_MISS, aftermath, every_end, fate, forecast_of
from tests.games.points import in_all, span

WELL = [{"hex": "0405", "name": "the well", "points": 4}]


def scored(drill: Drill, before: list[int], state: ColonialState) -> list[int]:
    """How the points of both sides have changed."""
    return [new - old for new, old in zip(totals(drill.field, state), before, strict=True)]


def means(forecast: Forecast, side: str) -> tuple[float, float]:
    """What a side has to expect."""
    assert forecast.expected is not None
    return span(forecast.expected, side)


def share(drill: Drill, group: list[Outcome], end: ColonialState) -> tuple[float, float]:
    """What the card says of the piece of a group, for what has become of it."""
    unit = group[0].message.args["unit"]
    fell, _, figures = fate(drill.field, drill.state, end, drill.field.piece[unit]).partition(" ")
    wanted = (f"colonial-odds-{fell}", int(figures or 0))
    [outcome] = [one for one in group if (one.message.id, one.message.args.get("figures", 0)) == wanted]
    return span(outcome.stakes, "blue")


TARGETS = {
    "infantry": {"X": foot("0406", side="red", disrupted=True)},
    "a gun and its team": {
        "G": gun("0406", side="red", figures=1, disrupted=True, towed_by="T", limbered=True),
        "T": wagon("0406", side="red", disrupted=True),
    },
    "a Commander": {
        "X": foot("0406", side="red", figures=1, disrupted=True),
        "K": commander("0406", side="red", disrupted=True),
    },
}


@pytest.mark.parametrize("ground", ["open", "rocks"])
@pytest.mark.parametrize("name", list(TARGETS))
@pytest.mark.parametrize("shooter", [foot("0404", figures=3), gun("0404", figures=1)])
def test_fire_scores_what_its_card_says(shooter: dict[str, object], name: str, ground: str):
    units = {"A": shooter, **TARGETS[name], "Z": FOE}
    with battle(units, active="A", card="7C", terrain={"0406": ground}) as drill:
        action = Fire("A", "0406")
        forecast = forecast_of(drill, action)
        before = totals(drill.field, drill.state)
        by_hits = {outcome.message.args["hits"]: outcome for outcome in forecast.groups[-1]}
        mean, seen = 0.0, {hits: set[int]() for hits in by_hits}
        for weight, end, told in every_end(drill.game, drill.state, action, HIT_OR_MISS):
            blue, red = scored(drill, before, end)
            hits = next(event.facts["hits"] for event in told if event.kind == "fire")
            seen[hits].add(blue)
            assert red == 0
            mean += weight * blue
            # each piece's own share: together they are all that was scored
            shares = [share(drill, group, end) for group in forecast.groups[:-1]]
            assert sum(low for low, _ in shares) - 1e-9 <= blue <= sum(high for _, high in shares) + 1e-9
        assert means(forecast, "blue") == pytest.approx((mean, mean), abs=0.006)
        assert {hits: in_all(outcome, "blue") for hits, outcome in by_hits.items()} == {
            hits: (min(points), max(points)) for hits, points in seen.items()
        }
        assert max(map(max, seen.values())) > 0


FIGHTS = {
    "for the well": {"A": foot("0404", figures=2), "X": foot("0405", side="red", figures=1)},
    "last men": {
        "A": foot("0404", figures=1),
        "X": foot("0405", side="red", figures=2, disrupted=True),
        "K": commander("0405", side="red", disrupted=True),
    },
}


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("name", list(FIGHTS))
def test_an_assault_scores_what_its_card_says(name: str, closed: bool):
    river = dict.fromkeys(["0305", "0306", "0505", "0506", "0406"], "river") if closed else {}
    units = {**FIGHTS[name], "Z": FOE}
    with battle(
        units, active="A", card="7C", terrain=river, objective=WELL, state={"holder": {"the well": "red"}}
    ) as drill:
        action = Assault("A", "X")
        forecast = forecast_of(drill, action)
        before = totals(drill.field, drill.state)
        after = {outcome.message.id.removeprefix("colonial-odds-"): outcome for outcome in forecast.groups[0]}
        mean = [0.0, 0.0]
        seen = {end: set[tuple[int, ...]]() for end in after}
        for weight, end, told in every_end(drill.game, drill.state, action, FACES):
            gives_way = aftermath(drill.game, drill.state, end, told, action)
            finish(drill, end)
            changed = scored(drill, before, end)
            seen[gives_way].add(tuple(changed))
            mean = [so_far + weight * points for so_far, points in zip(mean, changed, strict=True)]
        for number, side in enumerate(("blue", "red")):
            real = {end: [points[number] for points in every] for end, every in seen.items()}
            assert {end: in_all(outcome, side) for end, outcome in after.items()} == {
                end: (min(points), max(points)) for end, points in real.items()
            }
        for number, side in enumerate(("blue", "red")):
            low, high = means(forecast, side)
            assert low - 0.01 <= mean[number] <= high + 0.01
            if name == "for the well":
                assert low == pytest.approx(high)
        assert len(set.union(*seen.values())) > 1


def finish(drill: Drill, state: ColonialState) -> None:
    """Ends the activation, so that objectives change hands."""
    acting = drill.field.piece["A"]
    while isinstance(state.stack[-1], Activate) and state.stack[-1].unit == acting:
        drill.game.apply(state, DONE)
