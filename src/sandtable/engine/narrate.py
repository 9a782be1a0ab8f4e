"""Telling a game in words: questions, answers, events, refusals and odds in a reader's language.

Games speak in message ids and facts that name pieces by id. A teller puts the names in and looks the words up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from math import isclose
from typing import Any

import msgspec

from sandtable.engine import charts
from sandtable.engine.contract import (
    About,
    Action,
    Addition,
    Concede,
    Event,
    Forecast,
    Game,
    Message,
    Outcome,
    Refusal,
    Result,
    Stake,
    Title,
    Verdict,
    View,
    When,
)
from sandtable.engine.handles import Known
from sandtable.engine.ledger import Ledger, Rule
from sandtable.engine.messages import Words, slug
from sandtable.engine.rolls import Roll
from sandtable.engine.scene import Piece, Scene, Side, Track
from sandtable.engine.verdicts import at_worst

#: a name among signs that are the same in every language
_NAME = re.compile(r"\{(.+?)\}")
#: how a name's message says that it is one
PLURAL = "plural"
#: a playing card as games write it down, and the suits as people know them
_FACE = re.compile(r"(10|[2-9JQKA])([SHDC])")
#: what is told of so many stands in a column where there is room
MANY = 4
#: so few points on average tell nobody anything: what may come of it stands in lines of its own
SLIGHT = 0.1
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def face(text: str) -> str:
    """A playing card as people write it, A♦; anything else is left as it is."""
    card = _FACE.fullmatch(text)
    return f"{card[1]}{SUITS[card[2]]}" if card else text


class Teller:
    """Tells one game in one language."""

    def __init__(self, game: Game, words: Words, ledger: Ledger) -> None:
        self.game = game
        self.words = words
        self.rules = ledger.by_id()
        called = game.names()
        self._names = {id: self.word(name) for id, name in called.items()}
        #: whose name is a plural: verbs agree with it
        self._many = {id for id, name in called.items() if self._number(name) == PLURAL}

    # Looking words up

    def say(self, id: str, **facts: Any) -> str:
        """A message in words, pieces and seats by their names; ``$unit-number`` says whether ``$unit`` is a plural."""
        numbers = {f"{key}-number": PLURAL for key, value in facts.items() if self._is_plural(value)}
        return self.words.say(id, {key: self._named(value) for key, value in facts.items()} | numbers)

    def in_short(self, event: Event) -> str:
        """One thing that happened, in the few words that its game has for a list of such; '' for none."""
        id = f"{self.game.title.name}-event-{event.kind}"
        facts = {key: self._named(value) for key, value in event.facts.items()}
        return self.words.say(id, facts, "brief") if self.words.has_form(id, "brief") else ""

    def message(self, message: Message) -> str:
        """A game's own message in words."""
        return self.say(message.id, **message.args)

    def word(self, text: str) -> str:
        """A message, or a name from the data pack; the game's catalogue may have it in the reader's language.

        A name with a number or a hex stands in braces beside it, and is looked up alone: ``{Desert Rifles} (2)``.
        """
        if self.words.has(text):
            return self.words.say(text)
        own = f"{self.game.title.name}-name-{slug(text)}"
        if self.words.has(own):
            return self.words.say(own)
        return _NAME.sub(lambda name: self.word(name[1]), text)

    def on_chart(self, words: charts.Words) -> str:
        """Words of a chart: a message, or names and figures from the pack; those in braces are looked up alone."""
        if isinstance(words, Message):
            return self.message(words)
        return _NAME.sub(lambda part: self._thing(part[1]), words) if "{" in words else self._thing(words)

    def _thing(self, text: str) -> str:
        name = self.name(text)
        return self.word(text) if name == text else name

    def _is_plural(self, value: Any) -> bool:
        return isinstance(value, str) and value in self._many

    def _number(self, name: str) -> str:
        """Whether a name from the data pack is a plural in the reader's language."""
        part = _NAME.search(name)
        return self.words.number(f"{self.game.title.name}-name-{slug(part[1] if part else name)}")

    def name(self, id: str) -> str:
        """What a piece or a seat is called."""
        return self._names.get(id, id)

    def own(self, kind: str, key: str) -> str:
        """The game's word for one of its own things: a marker, a track, a level of victory."""
        return self.words.say(f"{self.game.title.name}-{kind}-{key}")

    def _named(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._names.get(value) or face(value)
        if isinstance(value, list | tuple):
            return [self._row(part) if isinstance(part, list | tuple) else self._named(part) for part in value]
        if isinstance(value, Message):
            return Message(value.id, {name: self._named(part) for name, part in value.args.items()})
        return value

    def _row(self, row: list[Any] | tuple[Any, ...]) -> str:
        """A row of facts, e.g. a unit and its card; one that ends in ``false`` does not count and is bracketed."""
        told = " ".join(str(self._named(part)) for part in row if part != "" and not isinstance(part, bool))
        return f"({told})" if row and row[-1] is False else told

    # The game

    @cached_property
    def title(self) -> str:
        """The game's title."""
        return self.words.say(f"{self.game.title.name}-title")

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.name(self.game.seats[seat])

    def question(self, view: View) -> str:
        """What is being asked."""
        return self.message(self.game.question(view))

    def label(self, view: View, action: Action) -> str:
        """What an action is called."""
        if isinstance(action, Concede):
            return self.say("action-concede")
        return self.message(self.game.label(view, action))

    # What happened

    def event(self, event: Event) -> str:
        """One thing that happened, with the rule it happened by."""
        told = self.say(f"{self.game.title.name}-event-{event.kind}", **event.facts)
        return f"{told} [{event.rule}]" if event.rule else told

    def turned(self, events: list[Event], seat: str = "") -> list[str]:
        """An action that was played, as far as a reader may know of it; a choice that led to nothing yet is silent.

        With a seat, what another side did meanwhile bears that side's name.
        """
        lines = []
        for event in events:
            side = self.other_side(event, seat) if seat else ""
            first, *more = self.happened(event)
            lines += [f"{side}: {first}" if side else first, *more]
        return lines

    def other_side(self, event: Event, seat: str) -> str:
        """What the side is called whose doing this was, if it is not the seat's own."""
        doer = self._known.doer(self.game, event.facts)
        side = next((side for side in self._printed_sides if side["id"] == doer), None)
        if side is None or seat in (doer, *side.get("seats", [])):
            return ""
        return self._names.get(doer) or self.word(side["name"])

    @cached_property
    def _known(self) -> Known:
        return Known.of(self.game)

    @cached_property
    def _printed_sides(self) -> list[Side]:
        return self.game.sheet().sides

    def happened(self, event: Event) -> list[str]:
        """One thing that happened, and below it every reason of its totals."""
        rolls = [fact for fact in event.facts.values() if isinstance(fact, Roll) and fact.reasons]
        return [self.event(event), *(f"    {self.roll(roll)}" for roll in rolls)]

    def column(self, event: Event) -> list[str]:
        """One thing that befalls many, a line for each of them; nothing where it befalls few."""
        rows = {key: fact for key, fact in event.facts.items() if isinstance(fact, list | tuple) and is_rows(fact)}
        if not any(len(fact) >= MANY for fact in rows.values()):
            return []
        told = self.event(msgspec.structs.replace(event, facts={**event.facts, **dict.fromkeys(rows, "")}))
        return [told, *(f"    {self._row(row)}" for fact in rows.values() for row in fact)]

    def result(self, result: Result) -> list[str]:
        """How the game ended."""
        level = self.own("level", result.level)
        if result.winner is None or result.allies:
            lines = [self.say("result-level", level=level)]
        else:
            sides = result.sides or self.game.seats
            lines = [self.say("result-won", seat=sides[result.winner], level=level)]
        for seat, score in zip(self.game.seats, result.points, strict=True):
            lines.append(self.say("result-score", seat=seat, score=f"{score:g}"))
        return lines

    # Why not, and by which rule

    def refusal(self, refusal: Refusal) -> list[str]:
        """Why something may not be done: the table's own reason, or the rule and the ruling that forbid it."""
        if refusal.rule.startswith("table:"):
            return [self.say(f"refusal-{refusal.rule.replace(':', '-')}", **refusal.about)]
        about = "; ".join(str(self._named(value)) for value in refusal.about.values() if value != "")
        entry = self.rules.get(refusal.rule)
        lines = [self.say("refusal-rule" if about else "refusal-rule-alone", rule=refusal.rule, about=about)]
        lines += [self.message(refusal.detail)] if refusal.detail else []
        return lines + (self.rule(entry) if entry else [])

    def rule(self, rule: Rule) -> list[str]:
        """A rule of the ledger as players read it; one that is not in their language says so."""
        other = "" if rule.language == self.words.language else f" [{rule.language}]"
        lines = [f"{rule.id}{other}: {rule.rule}"]
        if rule.ruling:
            lines.append(self.say("rule-ruling", ruling=rule.ruling))
        return lines

    # Odds

    def forecast(self, forecast: Forecast, seat: str = "") -> list[str]:
        """The odds of an action: verdict, throws with reasons, what may come of them, what that does to the points.

        With a seat, what the points of both sides come to for it is told before them.
        """
        thrown = [self.message(one) for one in forecast.decided] + [self.roll(roll) for roll in forecast.rolls]
        blocks = [self.verdict(forecast), thrown, *self.headed(forecast.groups, self._group)]
        return in_blocks([*blocks, [*self.at_stake(forecast, seat), *self.additions(forecast)]])

    def verdict(self, forecast: Forecast, brief: bool = False) -> list[str]:
        """What it comes to, the likeliest first; nothing where the first outcomes say as much.

        In brief: of two that are one or the other, the first.
        """
        told = at_worst(forecast)
        if brief and len(told) == 2 and isclose(sum(one.chance for one in told), 1):
            told = [told[0], *(one for one in told[1:] if one.best is not None or one.worst is not None)]
        line = " · ".join(map(self._judged, told))
        return [f"{line[:1].upper()}{line[1:]}"] if line else []

    def _judged(self, verdict: Verdict) -> str:
        """What it comes to and how likely that is: as it stands, and where either side may still change it."""
        what, now = self.message(verdict.message), percent(verdict.chance)
        ends = {"best": verdict.best, "worst": verdict.worst}
        told = {end: percent(chance) for end, chance in ends.items() if chance is not None}
        if not told:
            return f"{what} {now}"
        return self.say(f"verdict-at-{'both' if len(told) > 1 else next(iter(told))}", what=what, now=now, **told)

    def additions(self, forecast: Forecast, brief: bool = False) -> list[str]:
        """What one may still add oneself, then the other side, each with the odds if the most is added.

        In brief: with what it comes to then, where the game says that.
        """
        mine = [("odds-addition-own", addition) for addition in forecast.own]
        theirs = [("odds-addition", addition) for addition in forecast.additions]
        return [
            line
            for whose, addition in (*mine, *theirs)
            for line in (
                self.say(whose, what=self.message(addition.message)),
                *self._then(addition, brief),
            )
        ]

    def _then(self, addition: Addition, brief: bool) -> list[str]:
        told = [addition.verdict] if brief and addition.verdict else addition.groups
        return [f"    {' · '.join(map(self._likely, group))}" for group in told]

    def _group(self, group: list[Outcome]) -> list[str]:
        """What is decided together: a line for each outcome, and below it one of what it does to points and game."""
        lines = []
        for outcome in group:
            lines.append(f"{percent(outcome.chance):>5}  {self.message(outcome.message)}")
            told = [f"{self.message(outcome.ends.message)} ({outcome.ends.rule})"] if outcome.ends else []
            told += self._points(outcome.stakes)
            if told:
                lines.append(f"       {'; '.join(told)}")
        return lines

    def _points(self, stakes: Sequence[Stake]) -> list[str]:
        """What happens to each side's points in all, what for it is and by which rules."""
        alike: dict[tuple[str, When], list[Stake]] = {}
        for stake in stakes:
            alike.setdefault((stake.side, stake.when), []).append(stake)
        told: list[str] = []
        for (side, when), those in alike.items():
            low, high = sum(one.low for one in those), sum(one.high for one in those)
            if not low and not high:
                continue
            if len(those) == 1 or when == "win":
                told += map(self.stake, those)
            else:
                rules = ", ".join(dict.fromkeys(one.rule for one in those))
                points = self._span(Stake(side, low, high))
                told.append(f"{self.say(f'stakes-{when}', side=side, points=points)} ({rules})")
        return told

    def outcomes(self, forecast: Forecast, seat: str = "") -> list[str]:
        """What it comes to and the points to be expected, if any; then a line for each outcome behind its chance.

        A blank line parts what is decided together from the rest; what is next to impossible is told in one line, and
        what is sure not again behind the verdict that says it, nor a verdict that is one of the lines. Of two that are
        one or the other, one says both. By which rule it is decided comes behind.
        """
        verdict = self.verdict(forecast, brief=True)
        said = " ".join(verdict).casefold()
        again = [len(group) == 1 and self._likely(group[0]).casefold() in said for group in forecast.groups]
        groups = [group for group, twice in zip(forecast.groups, again, strict=True) if not twice]
        rows = {self._likely(outcome).casefold() for group in groups for outcome in group if len(group) > 1}
        verdict = [] if said in rows else verdict
        decided = [self.message(one) for one in forecast.decided]
        worth, listed = self.at_stake(forecast, seat), self.headed(groups, self._rows)
        blocks = [worth, *listed] if forecast.expected else [*listed, worth]
        return in_blocks([verdict, *blocks, self.additions(forecast, brief=True), decided])

    def _rows(self, group: list[Outcome]) -> list[str]:
        seldom = [outcome for outcome in group if outcome.chance < SELDOM and not outcome.ends]
        seldom = seldom if 1 < len(seldom) < len(group) else []
        rows = [(outcome.chance, self.message(outcome.message)) for outcome in group if outcome not in seldom]
        if seldom:
            rows.append((sum(outcome.chance for outcome in seldom), self.say("odds-rarer", count=len(seldom))))
        return [f"{percent(chance):>5}  {told}" for chance, told in rows]

    def headed(self, groups: Sequence[list[Outcome]], told: Callable[[list[Outcome]], list[str]]) -> list[list[str]]:
        """Every list of outcomes; of several each below what it is about, unless its lines name their unit.

        What is the same for one unit after another is told once, below their names.
        """
        lists = []
        for who, group in shared(groups, self.say("odds-each")):
            head = [", ".join(self.word(self.name(unit)) for unit in who)] if who else self.heading(group)
            lists.append([*(head if len(groups) > 1 else []), *told(group)])
        return lists

    def heading(self, group: Sequence[Outcome]) -> list[str]:
        """What a list of outcomes is about, if the game has words for it."""
        named = [one.message for one in group if self.words.has_form(one.message.id, "of")]
        return [self.words.say(one.id, one.args, "of") for one in named[:1]]

    def _likely(self, outcome: Outcome | Verdict) -> str:
        return f"{self.message(outcome.message)} {percent(outcome.chance)}"

    def at_stake(self, forecast: Forecast, seat: str = "") -> list[str]:
        """What else hangs on it, and the points to be expected: none of those are not worth a word beside the rest."""
        more = [self.say("odds-stakes", stakes=self.message(one)) for one in forecast.at_stake]
        told = self.expected(forecast, seat)
        return more if not told or (more and told == self.say("stakes-none")) else [*more, told]

    def expected(self, forecast: Forecast, seat: str = "") -> str:
        """The change of victory points to be expected; nothing where it is so little that it tells nobody anything."""
        if forecast.expected is None:
            return self.say("stakes-untold")
        if forecast.expected:
            sums = of_each_side(forecast.expected)
            told = [one for one in sums if one.when == "win" or max(abs(one.low), abs(one.high)) > SLIGHT]
            parts = [*self._net(sums, seat), *map(self._expected, told)]
            return self.say("stakes-expected", stakes=" · ".join(parts)) if told else ""
        at_stake = any(outcome.stakes for group in forecast.groups for outcome in group)
        return self.say("stakes-expected", stakes=self._signed(0)) if at_stake else self.say("stakes-none")

    def _net(self, sums: Sequence[Stake], seat: str) -> list[str]:
        """What the points of two sides come to for one of them: the other's are so many less."""
        counted = [one for one in sums if one.when != "win"]
        if not seat or len(self.game.seats) != 2 or len({one.side for one in counted}) != 2:
            return []
        own = [one.side == seat for one in counted]
        low = sum(one.low if mine else -one.high for one, mine in zip(counted, own, strict=True))
        high = sum(one.high if mine else -one.low for one, mine in zip(counted, own, strict=True))
        return [self.say("stakes-net", points=self._span(Stake(seat, round(low, 1), round(high, 1))))]

    def _expected(self, stake: Stake) -> str:
        if stake.when != "win":
            return self.say(f"stakes-{stake.when}", side=self.name(stake.side), points=self._span(stake))
        chances = dict.fromkeys((percent(stake.low), percent(stake.high)))
        return self.say("stakes-win-chance", side=self.name(stake.side), chance=" – ".join(chances))

    def stake(self, stake: Stake) -> str:
        """What happens to a side's points, what for and by which rule."""
        if stake.when == "win":
            told = self.say("stakes-win" if stake.low else "stakes-may-win", side=self.name(stake.side))
        else:
            told = self.say(f"stakes-{stake.when}", side=self.name(stake.side), points=self._span(stake))
        why = ", ".join(filter(None, (stake.about and self.word(self.name(stake.about)), self.because(stake.rule))))
        return f"{self.say('stakes-for', points=told, why=why) if why else told} ({stake.rule})"

    def _span(self, stake: Stake) -> str:
        low, high = self._signed(stake.low), self._signed(stake.high)
        if low == high:
            return low
        if not (stake.low and stake.high):
            return self.say("stakes-up-to" if stake.high else "stakes-down-to", points=high if stake.high else low)
        return self.say("stakes-range", low=low, high=high)

    def _signed(self, points: float) -> str:
        sign = "+" if points > 0 else "−" if points < 0 else "±"
        return self.say("stakes-signed", sign=sign, points=abs(points))

    def roll(self, roll: Roll) -> str:
        """A throw before it is made."""
        reasons = []
        for place, reason in enumerate(roll.reasons):
            about = self.word(self.name(reason.about)) if reason.about else ""
            value = "" if roll.column and place == 0 else f"{reason.value:+d}"  # places in a table are not counted
            told = ": ".join(part for part in (about, self.because(reason.rule)) if part)
            reasons.append(" ".join(part for part in (value, told, f"({reason.rule})") if part))
        own = f"{self.game.title.name}-roll-{roll.what}"
        what = self.words.say(own) if self.words.has(own) else ""
        thrown = f"{roll.dice}d{roll.sides}" if roll.dice else ""
        head = " ".join(part for part in (self.name(roll.who), what) if part)
        total = f"{', '.join(reasons)} = {roll.column or roll.total}" if reasons else ""
        return f"{head}: {'  '.join(part for part in (thrown, total) if part)}"

    def because(self, rule: str) -> str:
        """What a rule adds to a total, if the game has words for it."""
        own = f"{self.game.title.name}-reason-{rule.replace('.', '_')}"
        return self.words.say(own) if self.words.has(own) else ""

    # What lies on the board

    def piece(self, piece: Piece) -> str:
        """A counter in words: its name, its strength and its state."""
        parts = [self.word(piece.name)]
        if piece.steps[1] > 1:
            parts.append(self.say("piece-steps", now=piece.steps[0], full=piece.steps[1]))
        if piece.top:
            parts.append(face(piece.top))
        parts += [self.own("marker", marker) for marker in piece.markers]
        return ", ".join(parts)

    def facts(self, piece: Piece) -> str:
        """What is printed on a counter, in words."""
        said = self.words.say
        return " · ".join(
            said("fact-told", {"name": said(name), "value": self._word(value)}) for name, value in piece.facts
        )

    def _word(self, value: str) -> str:
        return self.words.say(value) if self.words.has(value) else str(self._named(value))

    def tracks(self, scene: Scene) -> list[str]:
        """The tracks in words."""
        return [self.track(track) for track in scene.tracks]

    def track(self, track: Track) -> str:
        """One track: what it counts, whose it is, how far it stands."""
        name = self.own("track", track.name)
        if 0 <= track.side < len(self._sides):
            name = f"{name} ({self.name(self._sides[track.side])})"
        return f"{name} {self.standing_at(track)}"

    def standing_at(self, track: Track) -> str:
        """How far a track stands, and what is told behind it."""
        number = f"{track.value:g}" if track.of is None else f"{track.value:g}/{track.of:g}"
        return ", ".join([number, *map(self._word, track.told)])

    @cached_property
    def _sides(self) -> list[str]:
        """Whose a track is: a seat's, or a side's that several seats play together."""
        sides = self.game.sheet().sides
        return [side["id"] for side in sides] if any("seats" in side for side in sides) else list(self.game.seats)

    def phases(self, scene: Scene) -> str:
        """The phases of a turn, the one being played marked."""
        shown = [
            f"[{self.own('phase', name)}]" if now == "now" else self.own("phase", name) for name, now in scene.phases
        ]
        return " ▸ ".join(shown)


def told_about(words: Words, title: Title, scenario: str) -> About:
    """What a scenario is about, in the reader's language; a player's own is told as its file tells it."""
    given = title.about(scenario)
    name = f"{title.name}-scenario-{scenario}"
    if not words.has(name):
        return given
    found = {part: f"{name}-{part}" for part in ("summary", "date", "place")}
    parts = {part: words.say(id) for part, id in found.items() if words.has(id)}
    return msgspec.structs.replace(given, title=words.say(name), **parts)


def is_rows(fact: Sequence[Any]) -> bool:
    """Whether a fact is told of several, row by row."""
    return bool(fact) and all(isinstance(row, list | tuple) for row in fact)


def shared(groups: Sequence[list[Outcome]], each: str) -> list[tuple[list[str], list[Outcome]]]:
    """Lists of outcomes, those that tell the same of one unit after another once, with who these are."""
    found: dict[object, tuple[list[str], list[Outcome], list[Outcome]]] = {}
    for place, group in enumerate(groups):
        units = {one.message.args.get("unit") for one in group}
        own = [unit for unit in units if isinstance(unit, str) and len(units) == 1]
        blank = [of_each(one, each) for one in group] if own else group
        who, _, _ = found.setdefault(repr(blank) if own else place, ([], group, blank))
        who += own
    return [(who, blank) if len(who) > 1 else ([], group) for who, group, blank in found.values()]


def of_each(outcome: Outcome, each: str) -> Outcome:
    """The same of nobody by name."""
    message = msgspec.structs.replace(outcome.message, args={**outcome.message.args, "unit": each})
    stakes = [msgspec.structs.replace(one, about="") for one in outcome.stakes]
    return msgspec.structs.replace(outcome, message=message, stakes=stakes)


def of_each_side(stakes: Sequence[Stake]) -> list[Stake]:
    """One figure for each side: what counts at several times is added up, and told where it all adds up."""
    found: dict[tuple[str, bool], Stake] = {}
    for stake in stakes:
        key = stake.side, stake.when == "win"
        known = found.get(key)
        found[key] = Stake(stake.side, known.low + stake.low, known.high + stake.high) if known else stake
    return list(found.values())


def in_blocks(blocks: Sequence[list[str]]) -> list[str]:
    """Lines that belong together, a blank one between such and the next."""
    told = [block for block in blocks if block]
    return [line for number, block in enumerate(told) for line in ([""] if number else []) + block]


def bare(name: str) -> str:
    """A name from the data pack as it is there, with what stands beside it."""
    return _NAME.sub(r"\1", name)


#: what comes about less often shares a line with its like where there is little room
SELDOM = 0.005


def percent(chance: float) -> str:
    """A probability as people read it; what may happen is never told as 0 %, nor what may fail as 100 %."""
    rounded = round(chance * 100)
    if rounded == 0 and chance > 0:
        return "<1\u00a0%"
    if rounded == 100 and chance < 1 - 1e-9:
        return ">99\u00a0%"
    return f"{rounded}\u00a0%"
