"""Charts: every value of a pack's tables stands on one, they show what is played with, and throws read them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random

import pytest

from sandtable.bots.search import craft_of
from sandtable.engine.charts import Chart, Reading
from sandtable.engine.contract import Action, Forecast, Game
from sandtable.engine.ledger import Ledger
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.engine.packs import DRAWING, RECONSTRUCTED, values
from sandtable.games import shelf

GAMES = {"guerra": "1998", "kolwezi": "bonite", "paratrooper": "mission", "world_war_africa": "congo", "colonial": ""}
#: what of a pack stands on no chart: what is drawn on the map, and who lies in ambush
LEFT_OUT = {
    "guerra": ["board.toml: grid.*", "board.toml: ground.*", "board.toml: congo*", "map.toml: *"],
    "kolwezi": ["map.toml: area*", "map.toml: scenery*"],
    "paratrooper": [
        "strategic.toml: zone*",
        "maps/*.toml: roads*",
        "maps/*.toml: tracks*",
        "maps/*.toml: rivers*",
        "maps/*.toml: dry_rivers*",
        "maps/*.toml: coastal*",
        "maps/*.toml: airfields*",
        "maps/*.toml: oilfields*",
        "maps/*.toml: ports*",
    ],
    "world_war_africa": [
        "board.toml: grid.*",
        "board.toml: projection.*",
        "board.toml: river*",
        "board.toml: town*.lat",
        "board.toml: town*.lon",
    ],
    "colonial": ["scenarios/*: cols", "scenarios/*: rows", "scenarios/*: unit*.hidden"],
}


def fits(key: str, pattern: str) -> bool:
    return fnmatchcase(key.replace("[", "("), pattern.replace("[", "("))


def keys_on(charts: list[Chart]) -> set[str]:
    """The keys of a pack that charts are drawn from."""
    cells = [cell for chart in charts for cell in chart.columns]
    cells += [cell for chart in charts for row in chart.rows for cell in (row.head, *row.cells)]
    return {key for cell in cells for key in cell.keys}


def charted(game: str) -> tuple[Path, list[Chart]]:
    """A game's pack, and the charts of all its scenarios."""
    title = shelf.title(game)
    scenarios = title.scenarios() if game == "colonial" else [GAMES[game]]
    off = {"hidden_units": False} if game == "colonial" else {}
    return shelf.folder(game) / "data", [chart for name in scenarios for chart in title.open(name, off).charts()]


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_tables_stands_on_a_chart(game: str) -> None:
    folder, charts = charted(game)
    every = {f"{file}: {key}" for file, key, _, _ in values(folder) if Path(file).name != DRAWING}
    drawn = {key for key in every for pattern in LEFT_OUT[game] if fits(key, pattern)}
    assert sorted(every - drawn - keys_on(charts)) == []
    assert [pattern for pattern in LEFT_OUT[game] if not any(fits(key, pattern) for key in every)] == []
    assert not drawn & keys_on(charts), "what stands on a chart is no drawing"


@pytest.mark.parametrize("game", GAMES)
def test_each_value_has_the_origin_that_the_pack_gives_it(game: str) -> None:
    folder, charts = charted(game)
    origins = {f"{file}: {key}": origin for file, key, _, origin in values(folder)}
    checked = 0
    for chart in charts:
        for row in chart.rows:
            for cell in row.cells:
                known = [origins[key] for key in cell.keys if key in origins]
                if len(known) == len(cell.keys) and known:
                    assert (cell.origin == RECONSTRUCTED) == (RECONSTRUCTED in known), (chart.name, cell)
                    checked += 1
    assert checked > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_charts_are_whole_and_told_in_words(game: str, language: str) -> None:
    title = shelf.title(game)
    opened = title.open(GAMES[game] or title.scenarios()[0])
    ledger: Ledger = shelf.ledger(game, "en")
    rules = ledger.by_id()
    spoken = words(language, shelf.folder(game) / "messages")
    teller = Teller(opened, spoken, shelf.ledger(game, language))
    charts = opened.charts()
    assert len({chart.name for chart in charts}) == len(charts)
    for chart in charts:
        assert {len(row.cells) + 1 for row in chart.rows} == {len(chart.columns)}, chart.name
        assert [rule for rule in chart.rules if rule not in rules] == []
        cells = [*chart.columns, *(cell for row in chart.rows for cell in (row.head, *row.cells))]
        for text in [chart.title, *(cell.text for cell in cells), *chart.notes]:
            told = teller.word(text) if isinstance(text, str) else teller.message(text)
            assert f"{game}-chart" not in told, (chart.name, told)
            assert not told.startswith("chart-"), (chart.name, told)


# What throws read


def readings(game: Game, seeds: range, most: int) -> Iterator[tuple[Forecast, Reading, Chart]]:
    """Cards that come up in games between random players and bots, what they read, and the chart they read it off."""
    charts = {chart.name: chart for chart in game.charts()}
    maker = craft_of(game.title).heuristic
    for seed in seeds:
        bots = [maker(game, seat) for seat in range(len(game.seats))] if seed % 2 else []
        rng = Random(seed)
        state = game.setup(bytes([seed]) * 32)
        for _ in range(most):
            decision = game.pending(state)
            if decision is None:
                break
            view = game.observe(state, decision.seat)
            kinds: dict[str, list[Action]] = {}
            for action in decision.actions:
                kinds.setdefault(type(action).__name__, []).append(action)
            for kind in kinds.values():
                forecast = game.forecast(view, rng.choice(kind))
                for reading in forecast.charts if forecast else ():
                    assert forecast is not None
                    yield forecast, reading, charts[reading.chart]
            wanted = rng.choice(kinds[rng.choice(list(kinds))])
            game.apply(state, bots[decision.seat].choose(view, rng) if bots else wanted)


def lit(reading: Reading, chart: Chart) -> dict[str, float]:
    """How likely each text on a chart is."""
    found: dict[str, float] = {}
    for row, column, chance in reading.cells:
        text = chart.rows[row].cells[column].text
        assert isinstance(text, str)
        found[text] = found.get(text, 0.0) + chance
    return found


def outcomes(forecast: Forecast, id: str, told: Callable[[dict[str, object]], str]) -> dict[str, float]:
    """How likely each outcome of one kind is, by what a chart would say."""
    found: dict[str, float] = {}
    for group in forecast.groups:
        for one in group:
            if one.message.id == id:
                text = told(one.message.args)
                found[text] = found.get(text, 0.0) + one.chance
    return found


def close(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two lots are the same."""
    return one.keys() == other.keys() and all(abs(one[key] - other[key]) < 1e-9 for key in one)


def guerra_reads(forecast: Forecast, reading: Reading, chart: Chart) -> bool:
    nothing = "–"
    if reading.chart == "combat":
        # who has a check to pass because of (M) is told in words, where anybody has
        told = outcomes(forecast, "guerra-odds-result", lambda args: f"{args['attack_code']}\n{args['defence_code']}")
        cells: dict[str, float] = {}
        for text, chance in lit(reading, chart).items():
            code = text.replace("(M)", "")
            cells[code] = cells.get(code, 0.0) + chance
        return close(cells, told)
    if reading.chart == "bombardment":
        told = outcomes(
            forecast,
            "guerra-odds-bombardment",
            lambda args: f"−{args['slower']} / {args['losses'] or nothing}" if args["slower"] else nothing,
        )
    else:
        told = outcomes(forecast, "guerra-odds-interdiction", lambda args: str(args["turns"] or nothing))
    return close(lit(reading, chart), told)


def kolwezi_reads(forecast: Forecast, reading: Reading, chart: Chart) -> bool:
    rows = {row: chance for row, _, chance in reading.cells}
    assert abs(sum(rows.values()) - 1) < 1e-9 or reading.chart == "rockets"
    ends = {one.message.id.removeprefix("kolwezi-odds-"): one.chance for one in forecast.groups[-1]}
    if reading.chart == "fire" and len(forecast.groups) == 1 and ends.keys() <= FIRED:
        return all(abs(rows.get(row, 0.0) - ends.get(end, 0.0)) < 1e-9 for row, end in ((0, "unharmed"), (1, "pinned")))
    if reading.chart == "landing":
        return abs(rows.get(0, 0.0) - ends.get("pinned", 0.0)) < 1e-9
    if reading.chart == "assault":
        total, needed = forecast.rolls[0].total, int(str(chart.rows[1].head.text).rstrip("+"))
        return abs(rows.get(1, 0.0) - sum(die + total >= needed for die in range(1, 11)) / 10) < 1e-9
    if reading.chart == "rockets":
        return abs(rows.get(2, 0.0) + 1 - sum(rows.values()) - ends.get("unharmed", 0.0)) < 1e-9
    return reading.chart == "fire"  # a march under fire: several ends hang on the one throw


FIRED = {"unharmed", "pinned", "reduced", "eliminated"}


def africa_reads(forecast: Forecast, reading: Reading, chart: Chart) -> bool:
    if reading.chart == "combat":
        cells = [(tuple(map(int, text.split(" / "))), chance) for text, chance in lit(reading, chart).items()]
        told = [
            ((one.message.args["attacker"], one.message.args["defender"]), one.chance)
            for group in forecast.groups
            for one in group
            if one.message.id == "world_war_africa-odds-losses"
        ]
        # Nobody loses more than he has: what is lost at least so often is the same up to that.
        return all(
            abs(
                sum(chance for losses, chance in cells if losses[side] >= number)
                - sum(chance for losses, chance in told if losses[side] >= number)
            )
            < 1e-9
            for side in (0, 1)
            for number in range(1, max(losses[side] for losses, _ in told) + 1)
        )
    first = Reading(reading.chart, [cell for cell in reading.cells if cell[1] == reading.cells[0][1]])
    if reading.chart.startswith("activation"):
        return close(
            lit(first, chart), outcomes(forecast, "world_war_africa-odds-land", lambda args: str(args["units"]))
        )
    if reading.chart == "dice":
        return close(
            lit(first, chart), outcomes(forecast, "world_war_africa-odds-price", lambda args: str(args["price"]))
        )
    chances = sorted(one.chance for one in forecast.groups[0])
    return all(
        abs(one - other[2]) < 1e-9 for one, other in zip(chances, sorted(reading.cells, key=_chance), strict=True)
    )


def _chance(cell: tuple[int, int, float]) -> float:
    return cell[2]


def paratrooper_reads(forecast: Forecast, reading: Reading, chart: Chart) -> bool:
    found = lit(reading, chart)
    if reading.chart == "combat":
        # the card says what comes of a result: hits too many hit nobody, and nobody retreats from a base
        card = outcomes(forecast, "paratrooper-odds-fire", lambda args: "hit" if args["hits"] else "none")
        retreats = outcomes(forecast, "paratrooper-odds-fire", lambda args: "R" if args["retreat"] else "none")
        hit = sum(chance for result, chance in found.items() if result[0].isdigit())
        retreat = sum(chance for result, chance in found.items() if result.endswith("R"))
        return close({"hit": hit}, {"hit": card.get("hit", 0.0)}) and retreats.get("R", 0.0) <= retreat + 1e-9
    named = {text.removeprefix("paratrooper-chart-").partition("-")[2]: chance for text, chance in found.items()}
    if reading.chart == "drop":
        units = len(forecast.rolls)
        landed = outcomes(forecast, "paratrooper-odds-drop", lambda args: str(args["result"]).replace("+", "-"))
        return close(named, {result: chance / units for result, chance in landed.items()})
    return close(named, outcomes(forecast, f"paratrooper-odds-{reading.chart}", lambda args: str(args["result"])))


def colonial_reads(forecast: Forecast, reading: Reading, chart: Chart) -> bool:
    rules = {"fire-10": (0, 0), "fire-11": (0, 1), "fire-12": 1, "fire-13": 2, "fire-16": 2, "move-18": 2, "fire-14": 3}
    cells = {(row, column) for row, column, _ in reading.cells}
    # what is taken off a unit's full dice comes after them, and is the column to be read
    deciding = {reason.about: reason.rule for reason in forecast.rolls[0].reasons}
    wanted = {rules[rule] for rule in deciding.values() if rule in rules}
    rows = {row for row, _ in cells}
    return all(place in cells if isinstance(place, tuple) else place in rows | {1, 2} for place in wanted) and bool(
        cells
    )


#: how many games, how long, what must have come up, and whether a card says the same as the chart
READS: dict[str, tuple[range, int, set[str], Callable[[Forecast, Reading, Chart], bool]]] = {
    "guerra": (range(2), 500, {"combat"}, guerra_reads),
    "kolwezi": (range(4), 160, {"fire", "landing"}, kolwezi_reads),
    "world_war_africa": (range(3), 700, {"combat", "activation-zimbabwe"}, africa_reads),
    "paratrooper": (range(4), 250, {"combat", "drop", "infowar", "air-defense"}, paratrooper_reads),
    "colonial": (range(2), 250, {"dice"}, colonial_reads),
}


@pytest.mark.parametrize("game", READS)
def test_a_card_and_the_chart_it_reads_say_the_same(game: str) -> None:
    title = shelf.title(game)
    seeds, most, expected, same = READS[game]
    seen: set[str] = set()
    for forecast, reading, chart in readings(title.open(GAMES[game] or title.scenarios()[0]), seeds, most):
        assert same(forecast, reading, chart), (reading, forecast.groups)
        seen.add(reading.chart)
    assert expected <= seen, seen


# Another pack

#: a line of a file, what stands there instead, and where the chart then says so
CHANGED = {
    "guerra": ("tables.toml", "uganda_intervenes = 3", "uganda_intervenes = 33", "victory", "33"),
    "kolwezi": ("tables.toml", "french_step = 2.5", "french_step = 7.0", "victory", "7"),
    "paratrooper": ("charts.toml", "opfor_cp = 4", "opfor_cp = 44", "victory", "+44"),
    "world_war_africa": ("tables.toml", "win = 12", "win = 14", "victory", "14+"),
    "colonial": ("weapons.toml", "range = 15", "range = 17", "ranges", "17"),
}


@pytest.mark.parametrize("game", CHANGED)
def test_the_charts_of_another_pack_show_its_values(game: str, tmp_path: Path) -> None:
    file, before, after, name, shown = CHANGED[game]
    pack = tmp_path / "pack"
    shutil.copytree(shelf.folder(game) / "data", pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert text.count(before) >= 1
    (pack / file).write_text(text.replace(before, after), encoding="utf-8")

    def texts(folder: Path | None) -> list[object]:
        title = shelf.title(game, folder)
        chart = next(one for one in title.open(GAMES[game] or title.scenarios()[0]).charts() if one.name == name)
        return [cell.text for row in chart.rows for cell in (row.head, *row.cells)]

    assert shown in texts(pack)
    assert shown not in texts(None)
