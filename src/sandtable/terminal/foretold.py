"""The odds of a series of attacks, and what the others can do to a place, in the terminal's words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from sandtable.bots.fates import GONE, LOST, REDUCED, Fate, Tally
from sandtable.bots.series import Act, Said, foretell, targets
from sandtable.bots.threats import threat
from sandtable.engine import hand
from sandtable.engine.contract import Action
from sandtable.engine.narrate import percent
from sandtable.terminal.session import Session

#: less is not worth a line, and of more pieces of a side nothing is told
FEW, MOST = 0.005, 6


class Series:
    """Attacks that somebody thinks of making, one after the other."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.acts: list[Act] = []
        self.labels: list[str] = []

    def add(self, action: Action) -> None:
        """What is mustered becomes the next act, and the units are free again."""
        session, game, seat = self.session, self.session.game, self.session.viewer
        said, labels = [], []
        for state, answer in (answers := hand.mustered(session.table, seat, action)):
            decision = game.pending(state)
            assert decision is not None
            said.append(Said(decision.step, answer))
            labels.append(session.teller.label(game.observe(state, seat), answer))
        if len(answers) > 1:
            session.table.undo(seat, count=len(answers) - 1)
        self.acts.append(tuple(said))
        self.labels.append(" · ".join(labels))

    def clear(self) -> None:
        """Thinks of nothing any more."""
        self.acts, self.labels = [], []

    def told(self) -> list[str]:
        """Every act, and what all of them come to from here."""
        session = self.session
        if not self.acts:
            return [session.say("series-next")]
        found = foretell(session.game, session.view, self.acts)
        lines = [session.say("series-title")]
        for place, label in enumerate(self.labels):
            chance = found.acts[place]
            carried = f" · {session.say('series-carried', chance=percent(chance))}" if chance < 1 - FEW else ""
            lines.append(f"  {place + 1}. {label}{carried}")
        for space in targets(session.game, session.view, self.acts):
            if chance := found.cleared.get(space, 0.0):
                lines.append(session.say("foretold-cleared", space=session.place(space), chance=percent(chance)))
        for heading, fates in (("others", found.others), ("own", found.own)):
            if rows := fate_lines(session, fates):
                lines += [session.say(f"foretold-{heading}"), *rows]
        if found.low or found.high:
            points = {name: signed(session, getattr(found, name)) for name in ("points", "low", "high")}
            lines.append(session.say("foretold-points", **points))
        return [*lines, sure(session, found), session.say("foretold-between"), session.say("series-next")]


def fear(session: Session, space: str) -> list[str]:
    """What the others can do to a place before its owner can act again."""
    found = threat(session.game, session.view, space)
    lines = [session.say("threat-title", space=session.place(space))]
    lines += course(session, "usual" if found.bent else "rules", found.usual, space, found.pieces)
    if found.bent is not None:
        lines += course(session, "bent", found.bent, space, found.pieces)
    return [*lines, session.say("threat-holds"), sure(session, found.usual)]


def course(session: Session, how: str, told: Tally, space: str, pieces: Collection[str]) -> list[str]:
    """One way for the others to play, and what comes of it."""
    lines = [session.say(f"threat-{how}"), f"  {session.say('threat-dice', chance=percent(told.acts[0]))}"]
    if chance := told.fallen.get(space, 0.0):
        lines.append(f"  {session.say('foretold-fallen', space=session.place(space), chance=percent(chance))}")
    rows = fate_lines(session, [fate for fate in told.own if fate.piece in pieces])
    unharmed = [f"  {session.say('foretold-nothing')}"] if pieces else []
    return [*lines, *(rows or unharmed)]


def fate_lines(session: Session, fates: Sequence[Fate]) -> list[str]:
    """What becomes of each piece, a line a piece."""
    found: dict[str, list[str]] = defaultdict(list)
    for fate in fates:
        if fate.chance >= FEW:
            told = session.say("foretold-fate", what=called(session, fate), chance=percent(fate.chance))
            found[fate.piece].append(told)
    return [f"  {session.teller.name(piece)}: {' · '.join(parts)}" for piece, parts in list(found.items())[:MOST]]


def called(session: Session, fate: Fate) -> str:
    """What a fate is called: lost, or by the marker that lies there then."""
    own = fate.what in (LOST, REDUCED, GONE)
    return session.say(f"fate-{fate.what}" if own else f"{session.game.title.name}-marker-{fate.what}")


def sure(session: Session, told: Tally) -> str:
    """How sure it is."""
    if told.error:
        return session.say("foretold-thrown", ways=told.ways, error=percent(told.error))
    return session.say("foretold-exact", ways=told.ways)


def signed(session: Session, points: float) -> str:
    """Points with their sign."""
    rounded = round(points, 1)
    return f"{'−' if rounded < 0 else '+'}{session.say('review-number', number=abs(rounded))}"
