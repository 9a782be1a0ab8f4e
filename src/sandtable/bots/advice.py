"""What a general would do in somebody's place, with the next best answers, what each is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

import msgspec

from sandtable.bots.ranking import ranking
from sandtable.bots.search import Budget, Craft, General, Option, craft_of
from sandtable.engine.contract import Action, Bot, Game, Message, View
from sandtable.engine.fields import Seat
from sandtable.engine.verdicts import in_short

#: fewer points tell nobody why
SMALL = 0.05


class Reason(msgspec.Struct, frozen=True):
    """Why an answer is better than the others, as its evaluation tells it.

    ``key`` is "gains" (its side scores more for this), "denies" (the other side scores less), "placed" (nothing is
    scored yet, but it stands better), "behind" (nothing speaks for it before the best), "able" (what seems better can
    do nothing), "even" (nothing hangs on it) or "only" (there is no other). ``rule`` and ``about`` are those of the
    account's line that differs most, ``points`` by how much.
    """

    key: str
    rule: str = ""
    about: str = ""
    side: str = ""
    points: float = 0.0


class Candidate(msgspec.Struct, frozen=True):
    """One answer: what it is worth in points, the standard error of that, the chance to win, and why."""

    action: Action
    value: float
    error: float
    #: None where nobody is beaten and only points count
    chance: float | None
    reason: Reason
    #: what is done next, where the answer only takes somebody up: where to, what with
    then: Message | None = None


class Advice(msgspec.Struct, frozen=True):
    """What a general would do, best first, and in how many worlds that was tried."""

    seat: Seat
    candidates: list[Candidate]
    worlds: int


def advise(
    game: Game, view: View, seat: Seat, budget: Budget | None = None, seed: int | str = 0, most: int = 3
) -> Advice:
    """The best answers of a seat to the question it is asked, from what it sees alone; the same for the same seed."""
    decision = view.decision
    assert decision is not None
    assert decision.seat == seat
    craft = craft_of(game.title)
    rng = Random(f"advice/{seed}")
    general = General(game, seat, craft, budget)
    answers = ranking(general.players[seat], view, rng, max(most, craft.candidates))
    options = [Option(answer, general.players[seat]) for answer in answers]
    trials = general.trials(view, rng)
    trials.explains = True
    trials.compare(options, general.budget, 1.0)
    # What can do nothing comes behind whatever is as good as far as can be told: either may be out by its error.
    uncertain = 2 * max(option.error() for option in options)
    vain = [option.action for option in options if is_vain(game, view, option.action, option.player)]
    options.sort(key=lambda one: (one.mean() - uncertain, 0) if one.action in vain else (one.mean(), 1), reverse=True)
    own = craft.side(game, seat)
    lines = [_reason(own, option, options) for option in options]
    if lines[0].key == "behind":
        lines[0] = Reason("able")
    told = [
        Candidate(
            option.action,
            option.mean(),
            option.error(),
            chance_of(craft, option),
            reason,
            what_next(game, view, option.action, option.player),
        )
        for option, reason in list(zip(options, lines, strict=True))[:most]
    ]
    return Advice(seat, told, trials.worlds)


def is_vain(game: Game, view: View, action: Action, player: Bot) -> bool:
    """Whether it throws dice, or what a player does at once with whom it takes up, and no throw does any good."""
    seen, deed = follow_up(game, view, action, player) or (view, action)
    odds = game.forecast(seen, deed)
    if odds is None or not odds.rolls:
        return False
    verdict = in_short(odds).verdict
    return bool(verdict) and all(one.good is False for one in verdict)


def what_next(game: Game, view: View, action: Action, player: Bot) -> Message | None:
    """What a player answers to the question that follows at once, in its own words; None where there is none."""
    found = follow_up(game, view, action, player)
    return game.label(*found) if found else None


def follow_up(game: Game, view: View, action: Action, player: Bot) -> tuple[View, Action] | None:
    """The question that follows at once, and what a player answers to it.

    None where dice fall, something comes to light, somebody else is asked, or the matter is done with.
    """
    state = game.imagine(view, Random(0))
    events = game.apply(state, action)
    after = game.pending(state)
    if after is None or after.seat != view.seat or len(after.actions) == 1:
        return None
    if len(state.stack) <= len(view.state.stack):  # nothing more is asked about this answer
        return None
    if state.chance.drawn or any(event.reveals for event in events) or game.phase(state) != game.phase(view.state):
        return None
    seen = game.observe(state, view.seat)
    return seen, player.choose(seen, Random(0))


def chance_of(craft: Craft, option: Option) -> float | None:
    """How likely its side wins, by the leads it came to."""
    if not craft.scale:
        return None
    return fmean(1 / (1 + 3 ** (-value / craft.scale)) for value in option.values.values())


def _reason(own: str, option: Option, options: Sequence[Option]) -> Reason:
    """The line of the accounts that speaks most for an option, against what the others come to on average."""
    others = [other for other in options if other is not option]
    if not others:
        return Reason("only")
    if all(other.values == option.values for other in others):
        return Reason("even")
    best = Reason("placed" if option.mean() >= max(other.mean() for other in others) else "behind")
    for line in {line: None for one in options for line in one.account}:
        usual = fmean(other.account.get(line, 0.0) / len(other.values) for other in others)
        more = option.account.get(line, 0.0) / len(option.values) - usual
        mine = line.side == own
        points = more if mine else -more
        if points > max(best.points, SMALL):
            best = Reason("gains" if mine else "denies", line.rule, line.about, line.side, points)
    return best
