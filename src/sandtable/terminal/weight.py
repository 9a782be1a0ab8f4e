"""What has happened by its weight: who came to light, one's own losses, the others', places taken, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine.scene import Piece, Scene
from sandtable.terminal.looking import is_lost, nameless
from sandtable.terminal.outcome import came_to, came_to_light, is_out_of_sight, places, scored, vital
from sandtable.terminal.session import Session

#: so many lines of a kind are told, and so many names in a line; then how many more there are
MOST, NAMED = 8, 12


def since_answer(session: Session) -> list[str]:
    """What has come of one's last answer: first what weighs, then all of it as it happened."""
    lines = session.since()
    if not lines:
        return [session.say("since-nothing")]
    now = session.scene_after(len(session.table.turned) - 1)
    weighed = _told(session, session.scene_after(session.answered() - 1), now, whole=False)
    return [*weighed, "", session.say("weight-order"), *(f"  {line}" for line in lines)] if weighed else lines


def whole_game(session: Session) -> list[str]:
    """What a whole game has come to, but for the points: they are added up elsewhere."""
    now = session.scene_after(len(session.table.turned) - 1)
    return _told(session, session.scene_after(-1), now, whole=True)


def asked_again(session: Session) -> list[str]:
    """What has happened: since one's last answer, and once the game is over in all of it."""
    lines = since_answer(session)
    if session.decision is not None or not (weighed := whole_game(session)):
        return lines
    return [*weighed, "", session.say("since-title"), "", *lines]


def _told(session: Session, before: Scene, now: Scene, whole: bool) -> list[str]:
    own, others = _losses(session, before, now, whole)
    points = [] if whole else [*scored(session, before, now), *vital(session, before, now)]
    since = () if whole else session.table.events_for(session.viewer, session.answered())
    light = {} if whole else came_to_light(session, before, now, [event for told in since for event in told])
    parts = (
        *((session.say("passed-found", side=session.side(side)), names) for side, names in light.items()),
        (session.say("weight-own"), own),
        (session.say("weight-others"), others),
        (session.say("weight-places"), places(session, before, now)),
        (session.say("weight-points"), points),
    )
    return [line for heading, told in parts if told for line in ("", heading, *_few(session, told))][1:]


def _few(session: Session, told: Sequence[str]) -> Iterator[str]:
    yield from (f"  • {line}" for line in told[:MOST])
    if len(told) > MOST:
        yield f"    {session.say('screen-story-more', count=len(told) - MOST)}"


def _losses(session: Session, before: Scene, now: Scene, whole: bool) -> tuple[list[str], list[str]]:
    """Who is lost or hurt, one's own and the others'.

    In a whole game whoever came later counts too, and only what lasts: who is lost, and who has lost steps; of whom
    nothing was ever told, he was never there.
    """
    had = {piece.id: piece for piece in before.pieces}
    there = {piece.id: piece for piece in now.pieces}
    side = session.own_side()
    happened = session.table.events_for(session.viewer) if whole else []
    seen = {one for events in happened for event in events for one in session.known.among(event.facts)[0]}
    found: tuple[dict[str, list[str]], dict[str, list[str]]] = ({}, {})
    for piece in now.pieces if whole else before.pieces:
        if whole and piece.id not in seen:
            continue
        told = _lasting(session, had.get(piece.id), piece) if whole else came_to(session, piece, there.get(piece.id))
        if told and not (nameless(piece) or is_out_of_sight(session, piece, now)):
            found[piece.side != side].setdefault(told, []).append(session.teller.word(piece.name))
    own, others = found
    return _by_fate(session, own), _by_fate(session, others)


def _by_fate(session: Session, found: dict[str, list[str]]) -> list[str]:
    """A line for each thing that happened to somebody, the lost first, with the names of all it happened to."""
    lost = (session.say("box-lost"), session.say("screen-gone"))
    told = []
    for fate, names in sorted(found.items(), key=lambda one: (one[0] not in lost, -len(one[1]))):
        more = [session.say("screen-story-more", count=len(names) - NAMED)] if len(names) > NAMED else []
        counted = f"{fate} ({len(names)})" if len(names) > 1 else fate
        told.append(session.say("fact-told", name=counted, value=", ".join([*names[:NAMED], *more])))
    return told


def _lasting(session: Session, had: Piece | None, piece: Piece) -> str:
    """What a unit has lost in a whole game; '' for nothing."""
    if is_lost(piece.space):
        return "" if had and is_lost(had.space) else session.say("box-lost")
    worn = not piece.space.startswith("@") and piece.steps[0] < (had.steps[0] if had else piece.steps[1])
    return session.say("piece-steps", now=piece.steps[0], full=piece.steps[1]) if worn else ""
