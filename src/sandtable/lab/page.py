"""A report on runs as one page of HTML that needs nothing else: tables, and plots as SVG."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import combinations
from statistics import median

from sandtable.engine.contract import Game as OpenGame
from sandtable.engine.messages import words as language
from sandtable.games import shelf
from sandtable.lab.calibration.plots import bar, drawing, words
from sandtable.lab.history import history
from sandtable.lab.summaries import (
    Change,
    Game,
    Mean,
    SeatSummary,
    Share,
    by,
    changes,
    course,
    elo,
    matches,
    mean,
    seats,
    sources,
    spread,
    throws,
    won,
)
from sandtable.lab.sweeps import OPTIONS, in_order, parted

COLOURS = ("#3e6d9c", "#b4503a", "#5b7a3c", "#b08a2e", "#74558a", "#6c737a")
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
body { color: #222; background: #fff }
h1, h2, h3 { line-height: 1.2 }
h2 { margin-top: 2.5rem; border-top: 1px solid #ccc; padding-top: 1rem }
table { border-collapse: collapse; margin: .6rem 0 }
td, th { padding: .15rem .7rem; text-align: left; border-bottom: 1px solid #e4e0d8 }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
svg { display: block; max-width: 100%; height: auto; margin: .6rem 0 }
code { background: #f2efe8; padding: 0 .25em }
.note { color: #666 }
"""


def report(games: Sequence[Game], former: Sequence[Game] = ()) -> str:
    """The whole page; ``former`` are the games of an earlier folder to compare with."""
    parts = []
    for (name,), played in by(games, "game").items():
        spoken = language("en", shelf.folder(name) / "messages")
        parts.append(f"<h2>{escape(spoken.say(f'{name}-title'))}</h2>")
        runs = list(by(played, "run").values())
        parts += [listing(runs)]
        parts += swept(runs)
        if len(runs) > 1:
            parts += [*compared(runs), *ladder(played)]
        for run in runs:
            parts += about(run)
        parts += since([game for game in former if game["game"] == name], played)
    title = "Games of the lab"
    start = '<!doctype html><html lang="en"><head><meta charset="utf-8">'
    head = f"{start}<title>{title}</title><style>{STYLE}</style></head>"
    lead = f"<h1>{title}</h1><p>{len(games)} games. Intervals are 95 %.</p>"
    return f"{head}<body>{lead}{''.join(parts)}</body></html>"


# One run


def about(run: Sequence[Game]) -> Iterable[str]:
    """Everything about one run."""
    first = run[0]
    yield f"<h3>{escape(called(run))}</h3>"
    yield f'<p class="note">run <code>{first["run"]}</code>, {len(run)} games, rules version {first["rules_version"]}, '
    yield f"pack <code>{escape(first['pack'][:12])}</code>, seeds <code>{escape(first['seed'])}</code> …</p>"
    found = seats(run)
    yield table(
        ("scenario", "seat", "bot", "#games", "#won", "#drawn", "#score"),
        [
            (one.scenario, one.seat, one.bot, str(one.won.games), told(one.won), told(one.drawn), told(one.score))
            for one in found
        ],
    )
    yield wins(found)
    yield from beside_history(first["game"], found)
    levels = by(run, "level")
    yield table(
        ("ended as", "#games", "#share"),
        [
            (level, str(len(some)), f"{len(some) / len(run):.0%}")
            for (level,), some in sorted(levels.items(), key=lambda one: -len(one[1]))
        ],
    )
    for (scenario,), some in by(run, "scenario").items():
        yield f"<h4>{escape(scenario)}</h4>"
        yield histogram("decisions in a game", [game["decisions"] for game in some])
        for place, seat in enumerate(some[0]["seats"]):
            yield histogram(f"score of {seat}", [game["scores"][place] for game in some], COLOURS[place % len(COLOURS)])
        yield courses(some)
        yield heat(some)
    lines = sources(run)
    if lines:
        yield "<h4>Where the points come from</h4>"
        rules = shelf.ledger(first["game"], "en").by_id()
        said = {rule: rules[rule].topic if rule in rules else "" for _, rule in lines}
        yield table(
            ("side", "rule", "about", "#points in a game"),
            [(side, rule, said[rule], told(points)) for (side, rule), points in lines.items()],
        )


def called(run: Sequence[Game]) -> str:
    """What a run is called: its players, and the options that are not as usual."""
    first = run[0]
    names = first["bots"] if len(set(first["bots"])) > 1 else first["bots"][:1]
    what, _ = parted(first["varied"])
    options = [f"{name} = {value}" for name, value in switched(first).items() if what != f"{OPTIONS}: {name}"]
    return ", ".join([" – ".join(names), *options, *filter(None, [first["varied"]])])


def switched(game: Game) -> dict[str, object]:
    """The options of a game that are not as usual."""
    usual = {option.name: option.default for option in shelf.title(game["game"]).options()}
    return {name: value for name, value in json.loads(game["options"]).items() if usual.get(name) != value}


def listing(runs: Sequence[Sequence[Game]]) -> str:
    """All runs of a game."""
    head = ("run", "players and options", "scenarios", "#games", "#seconds a game")
    lines = []
    for run in runs:
        scenarios = ", ".join(dict.fromkeys(game["scenario"] for game in run))
        seconds = mean([game["seconds"] for game in run])
        lines.append((run[0]["run"], called(run), scenarios, str(len(run)), f"{seconds.value:.2f}"))
    return table(head, lines)


def beside_history(game: str, found: Sequence[SeatSummary]) -> Iterable[str]:
    """What history tells of each scenario, where anybody tells it, and what came out here."""
    rows = []
    for scenario in dict.fromkeys(one.scenario for one in found):
        fact = history(game, scenario)
        if fact:
            seats = [one for one in found if one.scenario == scenario and fact.side in (None, one.seat)]
            here = [f"{one.seat}: {told(one.won) + ' won' if fact.side else told(one.score)}" for one in seats]
            rows.append((scenario, fact.words, fact.by, "; ".join(here)))
    if rows:
        yield "<h4>Beside history</h4>"
        yield table(("scenario", "history", "told by", "here"), rows)


# Several runs


def compared(runs: Sequence[Sequence[Game]]) -> Iterable[str]:
    """What the first run and each other differ by, where the same dice were thrown."""
    base = runs[0]
    for other in runs[1:]:
        found = changes(base, other)
        if found:
            yield f"<h3>{escape(called(other))} against {escape(called(base))}</h3>"
            yield differences(found)


def since(former: Sequence[Game], games: Sequence[Game]) -> Iterable[str]:
    """What has changed since an earlier folder: runs of the same players and options."""
    before = {called(run): run for run in by(former, "run").values()}
    for run in by(games, "run").values():
        if called(run) in before:
            yield f"<h3>{escape(called(run))}: since the former run</h3>"
            yield differences(changes(before[called(run)], run))


def differences(found: Sequence[Change]) -> str:
    """A table of what a change does, by scenario and seat."""
    head = ("scenario", "seat", "#games", "#share won (a draw is a half)", "#score")
    return table(
        head,
        [
            (one.scenario, one.seat, str(one.games), told_change(one.won, 100, " %"), told_change(one.score))
            for one in found
        ],
    )


def swept(runs: Sequence[Sequence[Game]]) -> Iterable[str]:
    """Every sweep among the runs: what was varied, and what each value comes to."""
    sweeps: dict[str, dict[str, Sequence[Game]]] = {}
    for run in runs:
        what, value = parted(run[0]["varied"])
        if what:
            sweeps.setdefault(what, {})[value] = run
    for what, found in sweeps.items():
        values = dict(sorted(found.items(), key=lambda one: in_order(one[0])))
        yield f"<h3>Sweep: {escape(what)}</h3>"
        head = ("value", "scenario", "seat", "#games", "#share won (a draw is a half)", "#score")
        yield table(
            head,
            [
                (value, one.scenario, one.seat, str(one.won.games), told(gained(value_run, one)), told(one.score))
                for value, value_run in values.items()
                for one in seats(value_run)
            ],
        )
        yield from curves(what, values)


def gained(run: Sequence[Game], one: SeatSummary) -> Mean:
    """The share of a seat, a draw as a half."""
    own = [game for game in run if game["scenario"] == one.scenario]
    found = mean([won(game, own[0]["seats"].index(one.seat)) for game in own])
    return found._replace(low=max(0.0, found.low), high=min(1.0, found.high))


def curves(what: str, values: Mapping[str, Sequence[Game]]) -> Iterable[str]:
    """A line for each scenario over the values: the share of its first seat with intervals; alone, its score."""
    lines: dict[str, list[tuple[int, Mean]]] = {}
    alone = all(len(game["seats"]) == 1 for run in values.values() for game in run)
    for place, run in enumerate(values.values()):
        for one in seats(run):
            first = next(game["seats"][0] for game in run if game["scenario"] == one.scenario)
            if one.seat == first:
                value = one.score if alone else gained(run, one)
                lines.setdefault(f"{one.scenario}: {one.seat}", []).append((place, value))
    edges = [edge for line in lines.values() for _, one in line for edge in (one.low, one.high)]
    low, high = (min(edges), max(edges)) if alone else (0.0, 1.0)
    step = 520 / max(1, len(values) - 1)

    def at(place: int, value: float) -> tuple[float, float]:
        return 60 + place * step, 190 - 160 * (value - low) / max(high - low, 1e-9)

    parts = [words(60, 16, f"{'score' if alone else 'share won'} by {what}", 12)]
    parts += [words(at(place, low)[0], 208, value, 10, "middle") for place, value in enumerate(values)]
    parts += [
        words(54, at(0, edge)[1] + 4, f"{edge:.0f}" if alone else f"{edge:.0%}", 10, "end") for edge in (low, high)
    ]
    for number, (label, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join("{:.1f},{:.1f}".format(*at(place, found.value)) for place, found in line)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for place, found in line:
            (x, top), (_, foot) = at(place, found.high), at(place, found.low)
            parts.append(f'<line x1="{x:.1f}" y1="{top:.1f}" x2="{x:.1f}" y2="{foot:.1f}" stroke="{colour}"/>')
        parts.append(words(600, 30 + 14 * number, label, 10) + bar(588, 22 + 14 * number, 8, 8, colour))
    yield drawing(800, max(216, 36 + 14 * len(lines)), parts)


def ladder(games: Sequence[Game]) -> Iterable[str]:
    """Bots against each other, and their ratings."""
    played = matches(games)
    names = sorted({name for pair in played for name in pair})
    if len(names) < 2 or not any((one, other) in played for one, other in combinations(names, 2)):
        return
    ratings = elo(played)
    names.sort(key=lambda name: -ratings[name])
    yield "<h3>Bots</h3>"
    rows = []
    for one in names:
        met = [played.get((one, other), (0.0, 0)) if one != other else (0.0, 0) for other in names]
        cells = [f"{points / count:.0%} of {count}" if count else "" for points, count in met]
        rows.append((one, f"{ratings[one]:+.0f}", *cells))
    yield table(("bot", "#Elo", *(f"#{name}" for name in names)), rows)


# Pieces of a page


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; a column whose head begins with # holds numbers."""
    numbers = [name.startswith("#") for name in head]

    def cells(tag: str, row: Sequence[str]) -> str:
        kinds = (' class="n"' if number else "" for number in numbers)
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for kind, cell in zip(kinds, row, strict=True))

    first = cells("th", [name.removeprefix("#") for name in head])
    others = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f"<table><tr>{first}</tr>{others}</table>"


def told(value: Share | Mean) -> str:
    """A share or a mean with its interval."""
    if isinstance(value, Share):
        return f"{value.value:.0%} ({value.low:.0%} to {value.high:.0%})"
    return f"{value.value:.2f} ({value.low:.2f} to {value.high:.2f})"


def told_change(value: Mean, scale: float = 1, unit: str = "") -> str:
    """A difference with its interval; a star where it is no accident."""
    star = " *" if value.low > 0 or value.high < 0 else ""
    return f"{value.value * scale:+.1f}{unit} ({value.low * scale:+.1f} to {value.high * scale:+.1f}){star}"


def wins(found: Sequence[SeatSummary]) -> str:
    """Shares won with their intervals, one line for each seat."""
    parts = [words(300, 16, "share won", 12)]
    for line, one in enumerate(found):
        top = 28 + 20 * line
        parts.append(words(292, top + 11, f"{one.scenario}: {one.seat}", 11, "end"))
        parts.append(bar(300, top, 400 * one.won.value, 14, COLOURS[line % len(COLOURS)]))
        low, high = 300 + 400 * one.won.low, 300 + 400 * one.won.high
        parts.append(
            f'<line x1="{low:.1f}" y1="{top + 7}" x2="{high:.1f}" y2="{top + 7}" stroke="#111" stroke-width="2"/>'
        )
    base = 28 + 20 * len(found)
    parts += [f'<line x1="{x}" y1="22" x2="{x}" y2="{base}" stroke="#bbb"/>' for x in (300, 400, 500, 600, 700)]
    parts += [words(300 + 4 * share, base + 12, f"{share} %", 10, "middle") for share in (0, 25, 50, 75, 100)]
    return drawing(760, base + 18, parts)


def histogram(heading: str, values: Sequence[float], colour: str = "#90a4ae") -> str:
    """How often each value came up."""
    whole = all(float(value).is_integer() for value in values)
    found = spread(values, 30)
    most = max(count for _, count in found)
    width = 660 / len(found)
    parts = [words(40, 16, heading, 12)]
    for place, (low, count) in enumerate(found):
        tall = 110 * count / most
        parts.append(bar(40 + place * width, 140 - tall, max(width - 1, 1), tall, colour))
        if len(found) <= 12 or place % 5 == 0:
            parts.append(words(40 + (place + 0.5) * width, 154, f"{low:.0f}" if whole else f"{low:.1f}", 10, "middle"))
    parts.append(words(40, 170, f"median {median(values):g}, {min(values):g} to {max(values):g}", 10))
    return drawing(740, 178, parts)


def courses(games: Sequence[Game]) -> str:
    """The mean score of each seat at the end of each turn, with its interval as a band."""
    lines = [course(games, place) for place in range(len(games[0]["seats"]))]
    if not lines or len(lines[0]) < 2:
        return ""
    low, high = min(one.low for line in lines for one in line), max(one.high for line in lines for one in line)
    reach = max(high - low, 1e-9)
    step = 640 / (len(lines[0]) - 1)
    parts = [words(50, 16, "score at the end of each turn", 12)]
    for place, line in enumerate(lines):
        colour = COLOURS[place % len(COLOURS)]

        def at(turn: int, value: float) -> str:
            return f"{50 + turn * step:.1f},{180 - 150 * (value - low) / reach:.1f}"

        band = [
            *(at(turn, one.high) for turn, one in enumerate(line)),
            *(at(turn, one.low) for turn, one in reversed(list(enumerate(line)))),
        ]
        parts.append(f'<polygon points="{" ".join(band)}" fill="{colour}" opacity="0.2"/>')
        points = " ".join(at(turn, one.value) for turn, one in enumerate(line))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(words(694, 180 - 150 * (line[-1].value - low) / reach + 4, games[0]["seats"][place][:8], 10))
    parts += [words(46, 184, f"{low:.0f}", 10, "end"), words(46, 34, f"{high:.0f}", 10, "end")]
    parts += [
        words(50 + turn * step, 196, str(turn + 1), 10, "middle")
        for turn in range(0, len(lines[0]), max(1, len(lines[0]) // 12))
    ]
    return drawing(760, 204, parts)


def heat(games: Sequence[Game]) -> str:
    """The board with a disc wherever dice fell, the larger the more often."""
    thrown = throws(games)
    if not thrown:
        return ""
    game = opened(games[0])
    sheet = game.sheet()
    most = max(thrown.values())
    width, height = sheet.size
    scale = 480 / max(width, height)
    parts = []
    for space in sheet.spaces:
        points = " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in space.outline)
        parts.append(f'<polygon points="{points}" fill="#f4f0e6" stroke="#d8d2c2" stroke-width="0.6"/>')
    for space in sheet.spaces:
        if space.id in thrown:
            x, y = space.centre[0] * scale, space.centre[1] * scale
            radius = 2 + 12 * (thrown[space.id] / most) ** 0.5
            tip = escape(f"{space.name or space.id}: {thrown[space.id]:.2f} throws in a game")
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#b4503a" opacity="0.65">'
                f"<title>{tip}</title></circle>"
            )
    return "<h4>Where dice fell</h4>" + drawing(width * scale, height * scale, parts)


def opened(game: Game) -> OpenGame:
    """The game of a row, with its options, from the pack at hand."""
    options: Mapping[str, object] = json.loads(game["options"])
    return shelf.title(game["game"]).open(game["scenario"], options)
