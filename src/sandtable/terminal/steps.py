"""What has happened, cut into steps that the eye can follow: each a deed, what it came to, and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from sandtable.engine.contract import Event
from sandtable.engine.handles import touched, way
from sandtable.engine.rolls import Roll, is_thrown
from sandtable.engine.scene import Scene
from sandtable.terminal.between import between, facts_of, is_same
from sandtable.terminal.outcome import befell, came_to_light, hurts, scored, vital
from sandtable.terminal.outcome import places as places_taken
from sandtable.terminal.session import Session

#: more pieces than this take part in no fight
MANY = 12
#: so many events of one action are followed at a glance
FEW = 5
#: so many that change nothing are told one by one
IDLE = 2
#: what happens with a new turn
TURN = "turn"
RULE = r"\[[\w.-]+\]"


class Step(msgspec.Struct, frozen=True):
    """What happened at once: the number of its action, whose that was, what came of it in words, and where."""

    number: int
    seat: int
    lines: list[str]
    spaces: frozenset[str]
    #: whether there is nothing to see of it: nobody moved or was hurt, nothing was thrown, no track stands elsewhere
    still: bool = False
    #: what it is headed by, where that is not who did it
    heading: str = ""
    #: the lines that tell what dice came to
    results: frozenset[str] = frozenset()
    #: the same with every reason of its sums, where these are more than the lines tell
    whole: list[str] = []
    #: the ways that somebody went, each from its first space to its last
    ways: tuple[tuple[str, ...], ...] = ()
    #: whether somebody only went somewhere: no dice, nobody found or hurt, no place taken
    quiet: bool = False
    #: whom it befell, and the lines that tell it without those for whom nothing changes
    pieces: frozenset[str] = frozenset()
    gist: list[str] = []
    #: the board after it, amid its action; None for what the action came to
    amid: Scene | None = None


class Beat(msgspec.Struct, frozen=True):
    """An event, what it names, the way gone in it, the board after it, and whether that lies as before."""

    event: Event
    pieces: frozenset[str]
    spaces: frozenset[str]
    way: tuple[str, ...]
    before: Scene
    scene: Scene
    idle: bool

    @property
    def thrown(self) -> bool:
        """Whether dice decided it."""
        return is_thrown(self.event.facts)

    @property
    def summed(self) -> bool:
        """Whether dice decided it, to which something was added."""
        return any(isinstance(fact, Roll) and fact.reasons for fact in self.event.facts.values())


def steps_of(session: Session, number: int) -> list[Step]:
    """What is worth a look of an action, in steps: one where little happened; a new turn begins one of its own."""
    events = session.table.events_of(session.viewer, number)
    if not is_worth_a_look(session, number, events):
        return []
    before, after = session.scene_after(number - 1), session.scene_after(number)
    beats = beats_of(session, before, after, events)
    begins = card_begins(session, beats)
    found = cut(session, number, beats[:begins]) if lines_of(session, events[:begins]) else []
    if begins < len(events):
        found += turn_card(session, number, events[begins:])
    elif found and not found[-1].still:
        found[-1] = msgspec.structs.replace(found[-1], amid=None)
    return found


def card_begins(session: Session, beats: Sequence[Beat]) -> int:
    """Where the card of a new turn begins: with the part that closed the old one, if nothing is to be followed in it.

    Where nothing begins, with what befalls so many that it is a column, and changes nothing on the table: a deal.
    """
    turn = next((place for place, beat in enumerate(beats) if beat.event.kind == TURN), len(beats))
    if turn == len(beats):
        columns = (n for n, beat in enumerate(beats) if beat.idle and session.teller.column(beat.event))
        return next(columns, turn)
    closing = next((n for n in reversed(range(turn)) if beats[n].event.kind in session.game.banners), turn)
    part = beats[closing:turn]
    followed = any(beat.way or beat.summed for beat in part)
    if followed or not part or any(hurts(session, part[0].before, part[-1].scene)):
        return turn
    return closing


def turn_card(session: Session, number: int, events: Sequence[Event]) -> list[Step]:
    """The card of a new turn: the points, who recovered, what is dealt. Of a turn whose deal comes later, that is it.

    A column that is dealt in the midst of a turn is a card without its name.
    """
    turned = session.table.turned[number]
    turn = next((event for event in events if event.kind == TURN), None)
    begun = turn or undealt(session, number)
    lines = lines_of(session, [event for event in events if event is not turn])
    if turn and not lines and is_dealt(session):
        return []  # the deal is still to come, and brings its name
    heading = without_rule(session.teller.event(begun)) if begun else ""
    points = [session.score(session.scene_after(number))] if begun else []
    return [Step(number, turned.seat, [*filter(None, points), *lines] or [heading], frozenset(), heading=heading)]


def is_dealt(session: Session) -> bool:
    """Whether every turn of the game has a deal: the first had one before anybody was asked."""
    return any(session.teller.column(event) for event in session.table.opening_for(session.viewer))


def undealt(session: Session, number: int) -> Event | None:
    """The turn that began in an earlier action, of which no card has told yet; None where one has."""
    for earlier in reversed(range(number)):
        events = session.table.events_of(session.viewer, earlier)
        if turn := next((event for event in events if event.kind == TURN), None):
            return None if events[-1] is not turn else turn
        if any(session.teller.column(event) for event in events):
            return None
    return None


def step_of(session: Session, number: int) -> Step | None:
    """The first of them."""
    return next(iter(steps_of(session, number)), None)


def is_worth_a_look(session: Session, number: int, events: Sequence[Event]) -> bool:
    """Whether it was another's doing, or dice or the rules made something of one's own."""
    thrown = any(is_thrown(event.facts) for event in events)
    theirs = session.table.turned[number].seat in session.bots
    return bool(lines_of(session, events)) and (theirs or thrown or is_more(session, number, events))


def beats_of(session: Session, before: Scene, after: Scene, events: Sequence[Event]) -> list[Beat]:
    """What happened, each with the board as it was then."""
    known, last = session.known, before
    found: list[Beat] = []
    for event, scene in zip(events, between(known, before, after, events), strict=True):
        facts = facts_of(event)
        pieces, spaces = map(frozenset, known.among(facts))
        # With the last the table becomes what it came to, also where that is nothing of the last one's.
        closing = pieces if len(events) > 1 and len(found) == len(events) - 1 else frozenset()
        idle = not is_thrown(event.facts) and is_same(last, scene, closing)
        found.append(Beat(event, pieces, spaces, tuple(way(known, facts)), last, scene, idle))
        last = scene
    return found


def cut(session: Session, number: int, beats: Sequence[Beat]) -> list[Step]:
    """Beats in steps; of those for whom nothing changes, when there are many, it is told how many they are.

    Why a few of one's own do nothing is told of each.
    """
    told = [beat for beat in beats if lines_of(session, [beat.event])]
    own = idle_ones(session, told)
    groups: list[list[Beat]] = []
    idle: list[Beat] = []
    banners, begun = session.game.banners, False
    for place, beat in enumerate(told):
        later = told[place + 1 :]
        if beat.event.kind in banners and any(one.event.kind in banners for one in later[:1]):
            continue  # a part of the turn in which nothing happened
        begun = not beat.summed and (begun or beat.event.kind in session.game.beginnings)
        if groups and ((not begun and is_of_throw(groups[-1], beat)) or belongs(groups[-1], beat, banners)):
            groups[-1].append(beat)
        elif beat.idle and beat.pieces and not any(one.pieces & beat.pieces and not one.idle for one in later):
            idle.append(beat)
        else:
            groups.append([beat])
    steps = [step_from(session, number, group) for group in groups or [idle]]
    if len(told) - len(idle) <= FEW:
        steps = [as_one(steps)]
    if groups and idle:
        lines = lines_of(session, [one.event for one in idle])
        named = lines_of(session, [one.event for one in idle if one in own])
        others = frozenset().union(*(one.pieces for one in idle if one not in own))
        few = len(lines) <= IDLE
        many = [session.say("screen-story-idle", count=len(others))] if others else []
        last, told_all = steps[-1], [*(steps[-1].whole or steps[-1].lines), *lines]
        steps[-1] = msgspec.structs.replace(
            last,
            lines=[*last.lines, *(lines if few else [*named, *many])],
            whole=last.whole and told_all if few or not many else told_all,
        )
    return steps


def idle_ones(session: Session, told: Sequence[Beat]) -> list[Beat]:
    """What changes nothing for one's own, if they are few."""
    side = session.own_side()
    own = {piece.id for beat in told[:1] for piece in beat.before.pieces if piece.side == side}
    found = [beat for beat in told if beat.idle and not own.isdisjoint(beat.pieces)]
    return found if len(found) <= FEW else []


def belongs(group: Sequence[Beat], beat: Beat, banners: Iterable[str]) -> bool:
    """Whether a beat is part of what came before it: said of it, come of it, or the same once more."""
    if beat.event.kind in banners:
        return False
    if beat.idle and not beat.pieces:
        return True
    if all(one.idle and not one.pieces for one in group):  # somebody has done enough: what comes of it follows
        return True
    same = beat.event.kind == group[-1].event.kind
    if beat.summed:  # several do the same to the same, one after the other
        return same and beat.spaces == group[-1].spaces
    if not beat.pieces.isdisjoint(piece for one in group for piece in one.pieces):
        return not beat.way or any(one.summed for one in group)
    if beat.way or beat.idle:
        return False
    return same or not (beat.thrown or places(beat).isdisjoint(space for one in group for space in places(one)))


def is_of_throw(group: Sequence[Beat], beat: Beat) -> bool:
    """Whether a beat that changes nothing is what dice came to all the same: somebody who was there is saved, lives."""
    if not beat.idle or beat.way or not any(one.summed for one in group):
        return False
    there = frozenset().union(*(places(one) for one in group))
    met = {piece.id for one in group for piece in one.before.pieces if piece.space in there}
    return not beat.pieces.isdisjoint(met.union(*(one.pieces for one in group)))


def step_from(session: Session, number: int, group: Sequence[Beat]) -> Step:
    """A step: every deed with its dice and their sum in short, what came of it; and where."""
    events = [beat.event for beat in group]
    told = [told_in_order(session, deed) for deed in deeds(group)]
    short = [line for beat in group for line in in_short(session, beat.event)]
    whole, changed = lines_of(session, events), [beat for beat in group if not beat.idle]
    return Step(
        number,
        session.table.turned[number].seat,
        [line for lines, _ in told for line in lines],
        frozenset().union(*(places(beat) for beat in group)),
        not changed,
        whose(session, number, group),
        frozenset(line for _, results in told for line in results),
        [] if sorted(short) == sorted(whole) else whole,
        tuple(dict.fromkeys(beat.way for beat in group if beat.way)),
        is_quiet(session, group),
        frozenset().union(*(beat.pieces for beat in changed)),
        lines_of(session, [beat.event for beat in changed]),
        group[-1].scene,
    )


def deeds(group: Sequence[Beat]) -> list[list[Beat]]:
    """Every throw to which something was added with what follows it; what is before the first by itself."""
    found: list[list[Beat]] = []
    for beat in group:
        if beat.summed or not found:
            found.append([])
        found[-1].append(beat)
    return found


def told_in_order(session: Session, deed: Sequence[Beat]) -> tuple[list[str], list[str]]:
    """A throw, its sum, what came of it; and the lines that tell what came. What befell other places is told last."""
    first, *later = deed
    thrown = in_short(session, first.event)
    if not first.summed:
        return [line for beat in deed for line in in_short(session, beat.event)], []
    begun = next((n for n, beat in enumerate(later) if beat.event.kind in session.game.beginnings), len(later))
    results = [beat for beat in later[:begun] if is_result(first, beat)]
    came = [line for beat in results for line in in_short(session, beat.event)]
    rest = [line for beat in later if beat not in results for line in in_short(session, beat.event)]
    return [*thrown, *came, *rest], came or thrown[:1]


def is_result(throw: Beat, beat: Beat) -> bool:
    """Whether a beat that follows a throw came of it: somebody is hurt or spared, not a place taken elsewhere."""
    if beat.thrown or beat.pieces:
        return not beat.thrown
    return not beat.spaces.isdisjoint(throw.spaces) if beat.spaces else not beat.idle


def is_quiet(session: Session, group: Sequence[Beat]) -> bool:
    """Whether somebody only went somewhere: no dice, nobody was found or hurt, no place was taken, no point made."""
    before, now = group[0].before, group[-1].scene
    if any(beat.thrown for beat in group) or all(beat.idle for beat in group):
        return False
    moved = {piece.id: piece.space for piece in before.pieces} != {piece.id: piece.space for piece in now.pieces}
    came_of_it = (
        *places_taken(session, before, now),
        *scored(session, before, now),
        *vital(session, before, now),
        *hurts(session, before, now),
        *came_to_light(session, before, now, [beat.event for beat in group]),
    )
    return moved and not came_of_it


def whose(session: Session, number: int, group: Sequence[Beat]) -> str:
    """What the side is called whose doing it was: who threw, or else the first that is named; '' for the player's."""
    game, seat = session.game, session.game.seats[session.table.turned[number].seat]
    rolls = (fact for beat in group for fact in beat.event.facts.values() if isinstance(fact, Roll))
    doers = (game.whose(roll.who) for roll in rolls if roll.who in session.known.pieces)
    named = (session.known.doer(game, facts_of(beat.event)) for beat in group if beat.pieces)
    doer = next(filter(None, (*doers, *named)), "")
    sides = session.printed.sides
    place = next((place for place, side in enumerate(sides) if side["id"] == doer), -1)
    own = place < 0 or seat in (doer, *sides[place].get("seats", []))
    return "" if own else session.side(place)


def places(beat: Beat) -> frozenset[str]:
    """Where it happened: where somebody came from and to; else what is named, and where those stand who are."""
    if beat.way:
        return frozenset((beat.way[0], beat.way[-1]))
    named = beat.pieces if len(beat.pieces) <= MANY else ()
    stood = {piece.space for scene in (beat.before, beat.scene) for piece in scene.pieces if piece.id in named}
    return beat.spaces | {space for space in stood if not space.startswith("@")}


def as_one(steps: Sequence[Step]) -> Step:
    """Several that are followed at a glance."""
    if len(steps) == 1:
        return steps[0]
    headings = {step.heading for step in steps}
    return msgspec.structs.replace(
        steps[-1],
        lines=[line for step in steps for line in step.lines],
        spaces=frozenset().union(*(step.spaces for step in steps)),
        still=all(step.still for step in steps),
        heading=steps[-1].heading if len(headings) == 1 else "",
        results=frozenset().union(*(step.results for step in steps)),
        whole=[line for step in steps for line in step.whole or step.lines] if any(one.whole for one in steps) else [],
        ways=tuple(way for step in steps for way in step.ways),
        quiet=all(step.quiet for step in steps),
        pieces=frozenset().union(*(step.pieces for step in steps)),
        gist=[line for step in steps for line in step.gist],
    )


def lines_of(session: Session, events: Sequence[Event]) -> list[str]:
    """What happened in words; what befalls many at once is a column."""
    lines = [line for event in events for line in (session.teller.column(event) or session.teller.happened(event))]
    return [line for line in lines if without_rule(line)]


def in_short(session: Session, event: Event) -> list[str]:
    """What happened, and below it what its totals are made of in figures alone: whose they are is not told."""
    rolls = [fact for fact in event.facts.values() if isinstance(fact, Roll) and fact.reasons]
    if not rolls or session.teller.column(event):
        return lines_of(session, [event])
    return [session.teller.event(event), *(f"    {told}" for told in map(sum_of, rolls) if told)]


def sum_of(roll: Roll) -> str:
    """A sum in figures; nothing where one reason says it all."""
    if len(roll.reasons) < 2:
        return ""
    figures = [f"{reason.value:+d}" for reason in roll.reasons]
    if roll.column:  # places in a table are not counted
        return ""
    return f"{' '.join(figures)} = {roll.total}".replace("-", "−")


def without_rule(line: str) -> str:
    """What a line says without the rule by which it happened."""
    return re.sub(RULE, "", line).strip()


def is_more(session: Session, number: int, events: Sequence[Event]) -> bool:
    """Whether more came of an action than was chosen: others were turned over, moved or hurt, or a turn has ended.

    What is chosen is told first.
    """
    chosen = {*touched(session.table.turned[number].action).pieces}
    for event in events:
        if event.kind == events[0].kind:
            chosen.update(session.known.among(facts_of(event))[0])
    return len(events) > 1 and befell(session.scene_after(number - 1), session.scene_after(number), chosen)
