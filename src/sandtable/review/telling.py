"""A review in words: lines for a terminal, and the pieces of which a page is made."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.narrate import Teller, percent
from sandtable.review.course import Moment
from sandtable.review.decisions import Slip
from sandtable.review.luck import Fallen, Thrown
from sandtable.review.turning import Turning
from sandtable.review.work import Review

#: a bar of so many signs stands for certainty
WIDE = 24
#: and these are the signs of the two sides
FULL, EMPTY = "█", "░"
#: so many throws in a row are told one by one
MOST_NAMED = 2
#: luck smaller than this share of what is usual favours nobody
EVEN = 0.25


class Telling:
    """Tells one review in the language of a teller."""

    def __init__(self, review: Review, teller: Teller) -> None:
        self.review, self.teller, self.say = review, teller, teller.say

    # Numbers

    def signed(self, points: float) -> str:
        """What was gained or lost."""
        rounded = round(points, 1)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else "±"
        return self.say("stakes-signed", sign=sign, points=abs(rounded))

    def number(self, points: float) -> str:
        """A number of points with a digit behind the point where it has one."""
        return self.say("review-number", number=round(points, 1))

    def points(self, score: float) -> str:
        """A score as the rules count it."""
        return self.number(-score if self.review.fewer else score)

    def side(self, side: int) -> str:
        """What a side is called."""
        return self.teller.name(self.review.sides[side])

    def when(self, turn: int) -> str:
        """The turn of something."""
        return self.say("review-turn", turn=turn) if turn else self.say("review-start")

    # The course

    def course(self) -> list[str]:
        """How it stood at each mark, with a bar for the eye."""
        how = [self.course_how(), *([] if self.review.alone else self.bars())]
        return [self.say("review-course"), *how, "", *map(self.point, self.review.course)]

    def bars(self) -> list[str]:
        """Whose is which part of a bar, and what stands behind it."""
        return [f"{FULL} {self.side(0)} · {EMPTY} {self.side(1)}", self.say("review-bars")]

    def course_how(self) -> str:
        """How that was found out."""
        alone = "-alone" if self.review.alone else ""
        return self.say(f"review-course-how{alone}", worlds=self.review.course[0].worlds)

    def point(self, point: Moment) -> str:
        """One mark in a line."""
        last = point is self.review.course[-1]
        when = self.say("review-end") if last else self.when(point.turn)
        if self.review.alone:
            told = self.say("review-points", points=self.points(point.lead[0]))
            error = "" if last else self.say("review-give-or-take", error=self.number(point.lead_error))
            return f"{when:>12}  {told} {error}".rstrip()
        full, (first, second) = round(WIDE * point.chance[0]), map(percent, point.chance[:2])
        bar = f"{FULL * full}{EMPTY * (WIDE - full)}"
        return f"{when:>12}  {first:>5} {bar} {second:<5}  {self.lead(point)}"

    def lead(self, point: Moment) -> str:
        """Who would be ahead at the end, and by how much."""
        ahead = max(range(len(point.lead)), key=lambda side: point.lead[side])
        return f"{self.side(ahead)} {self.signed(point.lead[ahead])}"

    # Turning points

    def turning(self) -> list[str]:
        """The turning points, each with what the dice had to do with it."""
        lines = [self.say("review-turning"), self.turning_how(), ""]
        for one in self.review.turning:
            lines += [f"  {self.when(one.turn)}: {self.swing(one)}", f"      {self.swing_parts(one)}"]
            if throw := self.throw_at(one.throw):
                lines.append(f"      {self.say('review-decided-by')}: {self.throw(throw)}")
        return lines if self.review.turning else [*lines, f"  {self.say('review-turning-none')}"]

    def turning_how(self) -> str:
        """What a turning point is, and what stands behind its throw, and every other."""
        how = self.say(f"review-turning-how{'-alone' if self.review.alone else ''}")
        return f"{how} {self.say('review-throw-how')}"

    def swing(self, one: Turning) -> str:
        """What changed: the chance to win, or the points to be expected."""
        course = {point.step: point for point in self.review.course}
        before, after = course[one.step], course[one.until]
        if self.review.alone:
            facts = {"before": self.points(before.lead[0]), "after": self.points(after.lead[0])}
            return self.say("review-swing-alone", **facts)
        facts = {"before": percent(before.chance[0]), "after": percent(after.chance[0])}
        return self.say("review-swing", side=self.side(0), **facts)

    def swing_parts(self, one: Turning) -> str:
        """What of it was luck, and what was not."""
        facts = {"luck": self.signed(one.luck), "rest": self.signed(one.rest), "error": self.number(one.error)}
        return self.say("review-swing-parts", **facts)

    # Decisions

    def slips(self) -> list[str]:
        """The decisions that cost most."""
        lines = [self.say("review-slips"), self.say("review-slips-how"), ""]
        for slip in self.review.slips:
            lines += [f"  {self.slip(slip)}", f"      {self.slip_better(slip)}"]
        return lines if self.review.slips else [*lines, f"  {self.say('review-slips-none')}"]

    def slip(self, slip: Slip) -> str:
        """What was done, by whom and when."""
        done = self.teller.message(slip.done)
        return f"{self.teller.name(slip.seat)} · {self.when(slip.turn)} · {self.step(slip.step + 1)}: {done}"

    def slip_better(self, slip: Slip) -> str:
        """What would have been better, and by how much."""
        cost = self.say("review-slip-cost", points=self.number(slip.cost), error=self.number(slip.error))
        parts = [self.say("review-slip-better", answer=self.teller.message(slip.better)), cost]
        if slip.chance is not None and slip.chance > 0:
            parts.append(self.say("review-slip-chance", chance=percent(slip.chance)))
        return " · ".join(parts)

    # Luck

    def luck(self) -> list[str]:
        """The luck of the game, turn by turn, and the throws that stand out."""
        lines = [self.say("review-luck"), self.say("review-luck-how"), "", self.luck_in_all(), self.luck_usual(), ""]
        lines += [self.say("review-luck-turns"), *(f"  {line}" for line in self.luck_turns())]
        for heading, throws, side in self.outstanding():
            lines += ["", heading, *(f"  {self.throw(throw, side)}" for throw in throws)]
            lines += [] if throws else [f"  {self.say('review-luck-none')}"]
        return lines

    def luck_in_all(self) -> str:
        """Whom the dice favoured."""
        luck, alone = self.review.luck, self.review.alone
        side = max(range(len(luck.luck)), key=lambda one: luck.luck[one])
        points = luck.luck[side]
        if abs(points) <= EVEN * luck.spread:
            return self.say("review-luck-even-alone" if alone else "review-luck-even")
        kind = "for" if not alone else "gave" if points > 0 else "took"
        return self.say(f"review-luck-{kind}", side=self.side(side), points=self.number(abs(points)))

    def luck_usual(self) -> str:
        """How much would have been usual."""
        luck = self.review.luck
        return self.say("review-luck-usual", spread=self.number(luck.spread), throws=len(luck.throws))

    def luck_turns(self) -> list[str]:
        """The luck of each turn, and added up so far."""
        lines, so_far = [], 0.0
        for turn in self.review.luck.turns:
            so_far += turn.luck[0]
            running = f"{self.say('review-luck-running')} {self.signed(so_far)}"
            lines.append(f"{self.when(turn.turn):>12}  {self.side(0)} {self.signed(turn.luck[0])} · {running}")
        return lines

    def outstanding(self) -> list[tuple[str, list[Thrown], int]]:
        """The throws that stand out, each list with its heading and the side that they are told for."""
        luck = self.review.luck
        if not self.review.alone:
            return [
                (self.say("review-luck-best", side=self.side(side)), self.throws_at(steps), side)
                for side, steps in enumerate(luck.best)
            ]
        return [
            (self.say("review-luck-best-alone"), self.throws_at(luck.best[0]), 0),
            (self.say("review-luck-worst-alone"), self.throws_at(luck.worst), 0),
        ]

    def throws_at(self, steps: Sequence[int]) -> list[Thrown]:
        """Throws by the numbers of their actions."""
        known = {throw.step: throw for throw in self.review.luck.throws}
        return [known[step] for step in steps]

    def throw_at(self, step: int | None) -> Thrown | None:
        """The throw of an action, if there is one."""
        return None if step is None else self.throws_at([step])[0]

    def throw(self, throw: Thrown, side: int = 0) -> str:
        """One throw in a line."""
        parts = [self.when(throw.turn), self.step(throw.step), self.what(throw), self.dice(throw)]
        return " · ".join([*parts, self.signed(throw.luck[side]), self.chance(throw, side)])

    def step(self, step: int) -> str:
        """The number of an action, by which the replay finds it."""
        return self.say("review-step", step=step)

    def what(self, throw: Thrown) -> str:
        """Whose action it was, what it was called, and what is told of the dice where these are not of one throw.

        What only ended something has no name worth telling; and of a row of throws it names none.
        """
        told = [self.teller.message(one) for one in throw.told]
        named = [self.teller.message(throw.action)] if throw.action.args or not told else []
        if len(told) > MOST_NAMED:
            told = [self.say("review-throw-chain", count=len(told), first=stop_off(told[0]), last=stop_off(told[-1]))]
        parts = named if named and len(throw.told) < 2 else [*named, *map(stop_off, told)]
        return f"{self.teller.name(throw.seat)}: {' · '.join(parts)}"

    def dice(self, throw: Thrown) -> str:
        """What fell, and what falls on average."""
        if not throw.dice:
            return self.say("review-throw-draw")
        if throw.fallen:
            parts = [self.fallen(part) for part in throw.fallen]
            named = zip(throw.fallen, parts, strict=True)
            several = [self.say("review-throw-by", who=self.teller.name(part.who), dice=told) for part, told in named]
            return "; ".join(several if len(parts) > 1 else parts)
        fell = " ".join(map(str, throw.dice))
        return self.say("review-throw-dice", dice=fell, total=sum(throw.dice), usual=self.number(throw.usual))

    def fallen(self, part: Fallen) -> str:
        """What one roll came to, by its own measure."""
        how = "hits" if part.hits else "dice"
        facts = {"dice": " ".join(map(str, part.dice)), "total": part.came_to, "usual": self.number(part.usual)}
        return self.say(f"review-throw-{how}", **facts)

    @staticmethod
    def chance(throw: Thrown, side: int) -> str:
        """How likely a throw was that served the side as well, or as badly."""
        return percent(throw.chance[side] if throw.luck[side] >= 0 else throw.chance_bad[side])


def stop_off(sentence: str) -> str:
    """A sentence as a part of another one."""
    return sentence.removesuffix(".")


def lines(review: Review, teller: Teller) -> list[str]:
    """All of a review."""
    told = Telling(review, teller)
    return [*told.course(), "", *told.turning(), "", *told.slips(), "", *told.luck()]
