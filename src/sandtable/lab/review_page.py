"""A review as one page of HTML that needs nothing else: plots as SVG, every throw in a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from sandtable.engine.narrate import Teller, percent
from sandtable.lab.calibration.plots import bar, drawing, words
from sandtable.lab.page import COLOURS, STYLE, table
from sandtable.review.course import Moment
from sandtable.review.telling import Telling
from sandtable.review.work import Review

#: the frame of a plot: where it begins, how wide and how tall it is
LEFT, WIDE, TOP, TALL = 60, 640, 30, 160
OWN_STYLE = "li { margin: .4rem 0 } li span { display: block; color: #666 }"


def page(review: Review, teller: Teller, file: str) -> str:
    """The whole page; ``file`` is the save, by which the replay finds what is told."""
    told = Telling(review, teller)
    title = escape(teller.say("review-of", title=teller.title))
    ended = "".join(f"<p>{escape(line)}</p>" for line in teller.result(review.result))
    parts = [*course(told), *turning(told, file), *slips(told, file), *luck(told, file)]
    head = f'<!doctype html><html lang="{teller.words.language}"><head><meta charset="utf-8">'
    style = f"<title>{title}</title><style>{STYLE}{OWN_STYLE}</style></head>"
    return f"{head}{style}<body><h1>{title}</h1>{ended}{''.join(parts)}</body></html>"


def heading(told: Telling, name: str, how: str) -> str:
    """The head of a part, and how it was found out."""
    return f'<h2>{escape(told.say(name))}</h2><p class="note">{escape(how)}</p>'


def at(file: str, step: int) -> str:
    """How the replay is asked for a step."""
    return f"<code>{escape(f'sandtable replay {file} --step {step}')}</code>"


def course(told: Telling) -> Iterable[str]:
    """The curve of chances, or of points."""
    review = told.review
    yield heading(told, "review-course", told.course_how())
    if review.alone:
        yield curve(told, told.side(0), scores(review), told.number)
    else:
        yield curve(told, told.side(0), chances(review), percent, (0.0, 1.0))
    yield listing(told)


def listing(told: Telling) -> str:
    """Every mark in words."""
    review = told.review
    head = [told.say("review-column-turn"), told.say("review-column-step"), *map(told.side, range(len(review.sides)))]
    rows: list[tuple[str, ...]] = []
    for point in review.course:
        when = told.say("review-end") if point is review.course[-1] else told.when(point.turn)
        if review.alone:
            rows.append((when, str(point.step), f"{told.points(point.lead[0])} ± {told.number(point.lead_error)}"))
        else:
            shown = (f"{percent(one)} ± {percent(point.chance_error)}" for one in point.chance)
            rows.append((when, str(point.step), *shown))
    return table([head[0], f"#{head[1]}", *(f"#{name}" for name in head[2:])], rows)


#: the columns of the table of throws that hold numbers
NUMBERS = ("step", "usual", "luck")
#: a value with how far it may be off
Band = tuple[float, float]
#: how a value is told
Shown = Callable[[float], str]


def chances(review: Review) -> list[Band]:
    """The chance of the first side at every mark."""
    return [(point.chance[0], point.chance_error) for point in review.course]


def scores(review: Review) -> list[Band]:
    """The points to be expected at every mark, as the rules count them."""
    sign = -1 if review.fewer else 1
    return [(sign * point.lead[0], point.lead_error) for point in review.course]


def curve(told: Telling, name: str, values: Sequence[Band], shown: Shown, span: Band | None = None) -> str:
    """A curve over the game, with its standard error as a band."""
    review = told.review
    low, high = span or (min(value - error for value, error in values), max(value + error for value, error in values))
    reach = max(high - low, 1e-9)

    def across(point: Moment) -> float:
        return LEFT + WIDE * point.step / max(review.actions, 1)

    def down(value: float) -> float:
        return TOP + TALL * (1 - (min(max(value, low), high) - low) / reach)

    marks = list(zip(review.course, values, strict=True))
    upper = [f"{across(point):.1f},{down(value + error):.1f}" for point, (value, error) in marks]
    lower = [f"{across(point):.1f},{down(value - error):.1f}" for point, (value, error) in reversed(marks)]
    line = " ".join(f"{across(point):.1f},{down(value):.1f}" for point, (value, _) in marks)
    parts = [words(LEFT, 18, name, 12)]
    for share in (0.0, 0.5, 1.0):
        y = TOP + TALL * (1 - share)
        parts.append(f'<line x1="{LEFT}" y1="{y}" x2="{LEFT + WIDE}" y2="{y}" stroke="#ccc"/>')
        parts.append(words(LEFT - 6, y + 4, shown(low + share * reach), 10, "end"))
    parts.append(f'<polygon points="{" ".join([*upper, *lower])}" fill="{COLOURS[0]}" opacity="0.2"/>')
    parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[0]}" stroke-width="2"/>')
    for point in review.course[:-1]:
        parts.append(words(across(point), TOP + TALL + 16, str(point.turn or ""), 10, "middle"))
    return drawing(LEFT + WIDE + 40, TOP + TALL + 24, parts)


def turning(told: Telling, file: str) -> Iterable[str]:
    """The turning points."""
    yield heading(told, "review-turning", told.turning_how())
    if not told.review.turning:
        yield f"<p>{escape(told.say('review-turning-none'))}</p>"
    items = []
    for one in told.review.turning:
        lines = [told.swing_parts(one)]
        if throw := told.throw_at(one.throw):
            lines.append(f"{told.say('review-decided-by')}: {told.throw(throw)}")
        below = "".join(f"<span>{escape(line)}</span>" for line in lines)
        items.append(f"<li>{escape(told.when(one.turn))}: {escape(told.swing(one))}{below}{at(file, one.step)}</li>")
    yield f"<ol>{''.join(items)}</ol>"


def slips(told: Telling, file: str) -> Iterable[str]:
    """The decisions that cost most."""
    yield heading(told, "review-slips", told.say("review-slips-how"))
    if not told.review.slips:
        yield f"<p>{escape(told.say('review-slips-none'))}</p>"
    items = [
        f"<li>{escape(told.slip(one))}<span>{escape(told.slip_better(one))}</span>{at(file, one.step)}</li>"
        for one in told.review.slips
    ]
    yield f"<ol>{''.join(items)}</ol>"


def luck(told: Telling, file: str) -> Iterable[str]:
    """What the dice did: in all, by turn, the throws that stand out, and every one of them."""
    yield heading(told, "review-luck", told.say("review-luck-how"))
    yield f"<p><strong>{escape(told.luck_in_all())}</strong> {escape(told.luck_usual())}</p>"
    yield f"<h3>{escape(told.say('review-luck-turns'))}</h3>{by_turn(told)}"
    for name, throws, side in told.outstanding():
        items = [f"<li>{escape(told.throw(throw, side))}{at(file, throw.step)}</li>" for throw in throws]
        none = f"<p>{escape(told.say('review-luck-none'))}</p>"
        yield f"<h3>{escape(name)}</h3>" + (f"<ol>{''.join(items)}</ol>" if items else none)
    columns = ("step", "turn", "who", "what", "dice", "usual", "luck")
    names = [told.say(f"review-column-{one}") for one in columns]
    head = [f"#{name}" if one in NUMBERS else name for one, name in zip(columns, names, strict=True)]
    rows = [
        (
            str(throw.step),
            told.when(throw.turn),
            told.teller.name(throw.seat),
            told.teller.message(throw.action),
            " ".join(map(str, throw.dice)),
            told.number(throw.usual) if throw.dice else "",
            told.signed(throw.luck[0]),
        )
        for throw in told.review.luck.throws
    ]
    yield f"<details><summary>{escape(told.say('review-all-throws'))}</summary>{table(head, rows)}</details>"


def by_turn(told: Telling) -> str:
    """A bar for the luck of the first side in each turn, and a line for all of it so far."""
    turns = told.review.luck.turns
    if not turns:
        return f"<p>{escape(told.say('review-luck-none'))}</p>"
    so_far, running = 0.0, []
    for turn in turns:
        so_far += turn.luck[0]
        running.append(so_far)
    most = max(*(abs(turn.luck[0]) for turn in turns), *map(abs, running), 1e-9)
    step, middle = WIDE / len(turns), TOP + TALL / 2
    parts = [words(LEFT, 18, told.side(0), 12)]
    for place, turn in enumerate(turns):
        tall = TALL / 2 * abs(turn.luck[0]) / most
        top = middle - tall if turn.luck[0] > 0 else middle
        colour = COLOURS[2] if turn.luck[0] > 0 else COLOURS[1]
        parts.append(bar(LEFT + (place + 0.15) * step, top, 0.7 * step, tall, colour))
        parts.append(words(LEFT + (place + 0.5) * step, TOP + TALL + 16, str(turn.turn or ""), 10, "middle"))
    line = " ".join(
        f"{LEFT + (place + 0.5) * step:.1f},{middle - TALL / 2 * value / most:.1f}"
        for place, value in enumerate(running)
    )
    parts.append(f'<line x1="{LEFT}" y1="{middle}" x2="{LEFT + WIDE}" y2="{middle}" stroke="#999"/>')
    parts.append(f'<polyline points="{line}" fill="none" stroke="#222" stroke-width="2"/>')
    parts += [words(LEFT - 6, TOP + 4, told.signed(most), 10, "end")]
    parts += [words(LEFT - 6, TOP + TALL + 4, told.signed(-most), 10, "end")]
    return drawing(LEFT + WIDE + 40, TOP + TALL + 24, parts)
