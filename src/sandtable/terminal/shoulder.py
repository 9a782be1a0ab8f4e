"""A friend at one's shoulder in the terminal: a hint while one plays alone, and the review of a game that is over."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr
from multiprocessing import get_context
from statistics import fmean

import msgspec

from sandtable.bots.advice import Candidate, advise
from sandtable.bots.search import Budget
from sandtable.engine.narrate import percent
from sandtable.review.hints import LITTLE, borne, places, why
from sandtable.review.telling import lines
from sandtable.review.work import Order, review
from sandtable.review.workers import at_work
from sandtable.terminal.session import Session

#: a hint takes no longer than so many seconds, and tries no more than so many worlds
HINT = Budget(rollouts=90, seconds=5.0)

#: fewer points are not worth telling
SMALL = 0.1


def why_no_hint(session: Session) -> str:
    """What keeps somebody from a hint: another person plays, or nothing is asked; empty if nothing does."""
    if len(session.people) != 1:
        return session.say("problem-hint-people")
    decision = session.decision
    if decision is None or decision.seat in session.bots:
        return session.say("problem-hint-not-asked")
    return ""


def hint(session: Session) -> list[str]:
    """What a strong player would do here, from what the player sees, or why nobody tells."""
    if refused := why_no_hint(session):
        return [refused]
    view = session.view
    advice = advise(session.game, view, session.viewer, HINT)
    told = [session.say("hint-title")]
    same, fewer = alike(advice.candidates), against(advice.candidates)
    told_worth = worth_against if fewer else worth
    if same:
        told.append(session.say("hint-no-difference" if differ_in_nothing(advice.candidates) else "hint-alike"))
    if same:
        told.append(session.say("hint-each", worth=told_worth(session, together(advice.candidates))))
    for place, one in zip(places(advice.candidates), advice.candidates, strict=True):
        told.append(f"  {'•' if same else f'{place}.'} {session.teller.label(view, one.action)}")
        if one.then is not None:
            told.append(f"     {session.say('hint-then', what=session.teller.message(one.then))}")
        if not same:
            told.append(f"     {told_worth(session, one)}")
        if speaks(one) and not same:
            told.append(f"     {reason(session, one, advice.candidates[0])}")
    if any(one.chance is None for one in advice.candidates):
        told.append(session.say("hint-scale-against" if fewer else "hint-scale"))
    return [*told, session.say("hint-worlds", worlds=advice.worlds)]


def alike(found: Sequence[Candidate]) -> bool:
    """Whether none of several answers can be told from the best."""
    return len(found) > 1 and set(places(found)) == {1}


def together(found: Sequence[Candidate]) -> Candidate:
    """What answers are worth that cannot be told apart: as one, and as uncertain as they differ."""
    values, chances = [one.value for one in found], [one.chance for one in found if one.chance is not None]
    spread = max(values) - min(values)
    error = max(*(one.error for one in found), LITTLE + spread if spread >= SMALL else 0.0)
    chance = fmean(chances) if chances else None
    return msgspec.structs.replace(found[0], value=fmean(values), error=error, chance=chance)


def differ_in_nothing(found: Sequence[Candidate]) -> bool:
    """Whether every imagined game came to the same, whatever was answered."""
    return all(one.reason.key == "even" for one in found)


def against(found: Sequence[Candidate]) -> bool:
    """Whether a game alone counts points against its player, the fewer the better."""
    return all(one.chance is None and one.value < 0 for one in found)


def speaks(one: Candidate) -> bool:
    """Whether what speaks for an answer is more than what is uncertain about it."""
    return one.reason.key not in ("gains", "denies") or one.reason.points > max(one.error, LITTLE)


def worth(session: Session, one: Candidate) -> str:
    """What an answer is worth: the chance to win and the lead, or the points."""
    off = give_or_take(session, one)
    points = figure(session, one.value, one.error)
    if one.chance is None:
        return f"{session.say('hint-score', points=points)}{off}"
    way = "behind" if one.value < 0 else "lead"
    # where only one side scores, its game says what a lead is measured from
    own = f"{session.game.title.name}-hint-{way}"
    lead = session.say(own if session.teller.words.has(own) else f"hint-{way}", points=points.lstrip("-−"))
    return f"{session.say('hint-chance', chance=percent(about(one.chance)))} · {lead}{off}"


def worth_against(session: Session, one: Candidate) -> str:
    """What an answer costs, where points are counted against the player."""
    points = figure(session, one.value, one.error).lstrip("-−")
    return f"{session.say('hint-score-against', points=points)}{give_or_take(session, one)}"


def give_or_take(session: Session, one: Candidate) -> str:
    """How uncertain it is; nothing where all imagined games came to the same."""
    if one.error < SMALL:
        return ""
    return f" {session.say('review-give-or-take', error=figure(session, one.error, one.error))}"


def about(chance: float) -> float:
    """A chance that was found in a few games, in twentieths; next to never and nearly always stay what they are."""
    return round(chance * 20) / 20 if 0.025 < chance < 0.975 else min(0.99, max(0.01, round(chance, 2)))


def reason(session: Session, one: Candidate, first: Candidate) -> str:
    """Why, in a sentence."""
    message = why(one, first)
    named = session.teller.word(session.teller.name(str(message.args.get("about", ""))))
    about = ", ".join(filter(None, (named, session.teller.because(str(message.args.get("rule", ""))))))
    return session.say(message.id, **{**message.args, "about": about})


def figure(session: Session, points: float, error: float) -> str:
    """Points as they are written, with no digit that they do not bear."""
    return session.say("review-number", number=borne(points, error))


def ready_for_workers() -> None:
    """Starts what looks after processes while it can: a full screen keeps the place for complaints to itself."""
    if os.name == "posix":
        from multiprocessing import resource_tracker

        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()


def look_back(session: Session, told: Callable[[int, int], None]) -> list[str]:
    """The review of a game that is over, worked out in a process of its own, which goes with the table."""
    ready_for_workers()
    with ProcessPoolExecutor(1, get_context("spawn"), at_work) as workers:
        found = review(Order(session.table.journal.text()), workers, told)
    return lines(found, session.teller)
