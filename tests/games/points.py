"""Comparing what a battle card says of victory points with what the game scores."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Forecast, Outcome, Stake


def span(stakes: Iterable[Stake], side: str, *whens: str) -> tuple[float, float]:
    """The least and the most that a side's points may change by."""
    own = [stake for stake in stakes if stake.side == side and stake.when in (whens or ("now", "end"))]
    return sum(stake.low for stake in own), sum(stake.high for stake in own)


def in_all(outcome: Outcome, side: str) -> tuple[float, float]:
    """The same of one outcome, as its line on the card says it: its lines together, or less where not all can come."""
    said = next((stake for stake in outcome.in_all if stake.side == side), None)
    return (said.low, said.high) if said else span(outcome.stakes, side)


def outcome_of(forecast: Forecast, group: int, **args: object) -> Outcome:
    """The outcome of a group with these facts."""
    return next(one for one in forecast.groups[group] if args.items() <= one.message.args.items())


def named(forecast: Forecast, id: str, **args: object) -> Outcome:
    """The outcome with this message and these facts."""
    every = [one for group in forecast.groups for one in group]
    return next(one for one in every if one.message.id == id and args.items() <= one.message.args.items())


def dice(*thrown: int) -> Chance:
    """A chance in which exactly these dice fall."""
    return Chance(bytes(32), script={"dice": list(thrown)}, exact=True)


def holds(span: tuple[float, float], real: float) -> bool:
    """Whether what happened is what was said."""
    return span[0] - 1e-9 <= real <= span[1] + 1e-9
