"""What one's last answer has come to, in few words: who was hurt, by whomever, and what it did to the points."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sandtable.engine.contract import Event
from sandtable.engine.rolls import Roll, is_thrown
from sandtable.engine.scene import Piece, Scene
from sandtable.terminal.between import facts_of
from sandtable.terminal.looking import brackets, is_lost, nameless
from sandtable.terminal.palette import WRONG
from sandtable.terminal.session import Session

#: so many units are named whom something has happened to
NAMED = 4
#: and so many who have come to light
FOUND = 8
#: what a game tells of those who come to light; what begins the symbol of a thing, which is no unit
TURNED_UP = ("revealed", "flipped", "appears", "garrison")
THING = "@"
#: those where whoever was on the board is no more
GONE = ("@left", "@pool")
#: answers that say who bears it
BORNE = ("lose", "retreat")
#: the tracks that decide the game
POINTS = ("points", "victory-points")


def came_of(session: Session, whole: bool = True) -> list[str]:
    """What has come of the last answer of whoever looks, up to now: who was hurt, the last that the others did, points.

    Where they have done nothing, the throw that decided it: of a few throws without reasons, each is told, for no
    outcome tells what these came to. What has been told step by step is not told again, but for who was hurt and what
    was done last: it stands there for whoever has read on.
    """
    if not session.table.turned:
        return []
    own = session.answered()
    happened = session.table.events_for(session.viewer, own)
    decided = [event for event in happened[0] if is_thrown(event.facts)]
    plain = [event for event in decided if not any(isinstance(fact, Roll) for fact in event.facts.values())]
    before, now = session.scene_after(own - 1), session.scene_after(len(session.table.turned) - 1)
    held, points = places(session, before, now), scored(session, before, now)
    if len(held) > NAMED:
        held = [*held[:NAMED], session.say("screen-story-more", count=len(held) - NAMED)]
    changed = [*([" · ".join(held)] if held else []), *points]
    hurt = list(hurts(session, before, now))
    theirs = last_done(session, [event for events in happened for event in events])
    alone = decided if len(decided) == 1 else decided if len(decided) == len(plain) <= NAMED else []
    alone = [theirs] if theirs else alone if whole else []
    lines = [line for event in alone for line in session.teller.turned([event])[:1]]
    if hurt:
        more = [session.say("screen-story-more", count=len(hurt) - NAMED)] if len(hurt) > NAMED else []
        lines.insert(0, " · ".join([*hurt[:NAMED], *more]))
    if whole and len(decided) > len(plain) and not hurt and not changed and not to_be_borne(session):
        lines.append(session.say("screen-nobody-hurt"))
    return [*lines, *changed]


def last_done(session: Session, events: Sequence[Event]) -> Event | None:
    """The last throw of the others that decided something: it stands above the question, not an older one of one's own.

    Nothing where one has thrown after them, and nothing of where they went: the board shows it.
    """
    mine = {
        name
        for side in session.printed.sides[session.own_side() :][:1]
        for name in (side["id"], *side.get("seats", []))
    }
    for event in reversed(events):
        if any(isinstance(fact, Roll) and fact.reasons for fact in event.facts.values()):
            # in an assault both sides throw: it is the deed of whoever goes in
            doer = session.known.doer(session.game, facts_of(event))
            return None if doer in mine or not doer else event
    return None


def came_to_light(session: Session, before: Scene, now: Scene, events: Sequence[Event]) -> dict[int, list[str]]:
    """Who has been found, by side: who lies open now where one lay face down, or whom the game tells to have come."""
    told = {
        piece: event for event in events if event.kind in TURNED_UP for piece in session.known.among(event.facts)[0]
    }
    known = {piece.id for piece in before.pieces if not piece.hidden}

    def down(scene: Scene, like: Piece) -> int:
        return sum(one.hidden and (one.space, one.side) == (like.space, like.side) for one in scene.pieces)

    found: dict[int, list[str]] = {}
    order = [*told]
    for piece in sorted(now.pieces, key=lambda one: order.index(one.id) if one.id in told else len(order)):
        new = not (piece.hidden or piece.id in known or piece.space.startswith("@"))
        if new and (piece.id in told or down(before, piece) > down(now, piece)):
            short = session.teller.in_short(told[piece.id]) if piece.id in told else ""
            name = session.teller.word(piece.name)
            found.setdefault(piece.side, []).append(short or f"{name} ({session.place(piece.space)})")
    return found


def found(session: Session) -> list[str]:
    """Who has come to light since the last answer of whoever looks, a line for each side: it weighs most."""
    if not session.table.turned:
        return []
    own = session.answered()
    before, now = session.scene_after(own - 1), session.scene_after(len(session.table.turned) - 1)
    events = [event for happened in session.table.events_for(session.viewer, own) for event in happened]
    lines = []
    for side, names in came_to_light(session, before, now, events).items():
        more = [session.say("screen-story-more", count=len(names) - FOUND)] if len(names) > FOUND else []
        lines.append(f"{session.say('passed-found', side=session.side(side))} {' · '.join([*names[:FOUND], *more])}")
    return lines


def to_be_borne(session: Session) -> bool:
    """Whether it is still asked who bears what a fight has come to: till then nobody knows whom it hurts."""
    decision = session.table.decision
    return decision is not None and any(type(action).__struct_config__.tag in BORNE for action in decision.actions)


def hurts(session: Session, before: Scene, now: Scene) -> Iterator[str]:
    """Whom something has happened to, one's own first, each in the brackets of its side, and what it is."""
    there = {piece.id: piece for piece in now.pieces}
    for piece in sorted(before.pieces, key=lambda one: one.side != session.viewer):
        if is_out_of_sight(session, piece, now):
            continue
        if told := came_to(session, piece, there.get(piece.id)):
            opening, closing = brackets(piece.side)
            name = session.say("piece-hidden") if nameless(piece) else session.teller.word(piece.name)
            yield f"{opening}{name}{closing} {told}"


def is_out_of_sight(session: Session, piece: Piece, now: Scene) -> bool:
    """Whether nobody knows what became of a piece that is not seen any more: it was turned over, or lies face down."""
    if any(one.id == piece.id for one in now.pieces):
        return False
    hides = piece.side != session.own_side() and any(nameless(one) and one.side == piece.side for one in now.pieces)
    return nameless(piece) or hides


def came_to(session: Session, piece: Piece, after: Piece | None) -> str:
    """What has happened to a unit on the board; '' where nothing has."""
    if piece.space.startswith("@") or (after is None and piece.symbol.startswith(THING)):
        return ""
    if after is None or after.space in GONE or is_lost(after.space):
        return session.say("box-lost" if after and is_lost(after.space) else "screen-gone")
    new = [marker for marker in after.markers if marker in WRONG and marker not in piece.markers]
    told = [session.teller.own("marker", marker) for marker in new]
    if after.steps[0] < piece.steps[0]:
        told.insert(0, session.say("piece-steps", now=after.steps[0], full=after.steps[1]))
    return ", ".join(told)


def scored(session: Session, before: Scene, now: Scene) -> list[str]:
    """The points that have changed, from what to what."""
    had = {(track.name, track.side): track for track in before.tracks}
    told = []
    for track in now.tracks:
        was = had.get((track.name, track.side))
        if track.name in POINTS and was is not None and was.value != track.value:
            opening, closing = brackets(track.side) if track.side >= 0 else ("", "")
            told.append(f"{opening}{was.value:g} → {track.value:g}{closing}")
            name = session.teller.own("track", track.name)
    return [f"{name} {' '.join(told)}"] if told else []


def vital(session: Session, before: Scene, now: Scene) -> list[str]:
    """What else the game wants told of its tracks, from what to what: its clock, say."""
    had = {(track.name, track.side): track for track in before.tracks}
    told = []
    for track in now.tracks:
        was = had.get((track.name, track.side))
        if track.vital and track.name not in POINTS and was is not None and was.value != track.value:
            told.append(f"{session.teller.own('track', track.name)} {was.value:g} → {track.value:g}")
    return told


def places(session: Session, before: Scene, now: Scene) -> list[str]:
    """The places that are somebody else's now, what one has lost first, then what one has taken."""
    had, side = {one.space: one.side for one in before.control}, session.own_side()
    changed = [(one.space, had.get(one.space, -1), one.side) for one in now.control]
    changed = [one for one in changed if one[1] != one[2]]
    changed.sort(key=lambda one: (one[1] != side, one[2] != side))

    def holder(of: int) -> str:
        return session.side(of) or session.say("goals-nobody")

    marks = {mark.space: session.teller.word(mark.name) for mark in session.printed.marks if mark.name}

    def called(space: str) -> str:
        place = session.place(space)
        return f"{marks[space]} ({place})" if place == space and space in marks else place

    told = [(called(space), f"{holder(was)} → {holder(held)}") for space, was, held in changed]
    return [session.say("fact-told", name=name, value=value) for name, value in told]


def befell(before: Scene, now: Scene, named: Collection[str]) -> bool:
    """Whether after an action something lies otherwise that it did not name, or another turn has begun."""

    def lies(scene: Scene) -> dict[str, tuple[object, ...]]:
        return {
            piece.id: (piece.space, piece.name, piece.steps, piece.hidden, frozenset({*piece.markers} & {*WRONG}))
            for piece in scene.pieces
            if piece.id not in named
        }

    def turn(scene: Scene) -> list[float]:
        return [track.value for track in scene.tracks if track.name == "turn"]

    return turn(before) != turn(now) or lies(before) != lies(now)
