"""Chapters 6 and 7: special rules, victory points, the end."""

import pytest

from sandtable.engine.flow import Play
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.victory import final_points
from tests.games.guerra.drill import ADF1, C1, C2, N1, R1, U1, U2, V1, Z1, Drill, war

CITIES = {"Kinshasa": "2010", "Mbandaka": "2012", "Kisangani": "2014", "Goma": "2016", "Bukavu": "2018"}


def last_day(units: dict[str, object] | None = None, **more: object) -> Drill:
    """The end of turn 15: final points are counted."""
    units = units or {U1: "3020", C1: "3025"}
    drill = war(dict(units), turn=15, side="congo", **more)  # type: ignore[arg-type]
    drill.do("done")
    assert drill.table.result is not None
    return drill


def gained(drill: Drill, side: str, rule_id: str) -> int:
    """The points of a side under one rule in the events so far."""
    return sum(
        e.facts["points"] for e in drill.events if e.kind == "points" and e.rule == rule_id and e.facts["side"] == side
    )


@rule("guerra:6-c")
def test_surprise_on_turn_1():
    with war({"fac-1": "2010", U1: "2011"}, turn=1, active="congo", real=False) as drill:
        assert drill.step == "combat"  # no Movement Phase, though the unit's release turn is 1
        assert drill.listed("attack", "at") == {"2011"}
    with war({"fac-1": "2010", U1: "2011"}, turn=1, active="congo", options={"reserves": True}) as drill:
        assert drill.step == "combat"
    with war({"fac-1": "2010", U1: "2013"}, turn=2, active="congo") as drill:
        assert drill.step == "movement"
        assert "fac-1" in drill.listed("pick")


@rule("guerra:7-a")
def test_more_points_win():
    def ended(rebels: int, congo: int) -> Drill:
        drill = war({U1: "3020", C1: "3025"}, turn=15)
        state = drill.state
        state.points[0], state.points[1] = rebels, congo
        state.stack.clear()
        state.ended = 1
        return drill

    result = ended(41, 38).table.result
    assert result is not None
    assert result.winner == 0
    result = ended(38, 41).table.result
    assert result is not None
    assert result.winner == 1
    result = ended(40, 40).table.result
    assert result is not None
    assert result.winner is None


@rule("guerra:7-b")
def test_an_army_destroyed_ends_the_war():
    gone = {f"rcd-{number}": "eliminated" for number in range(1, 21)}
    units = {**gone, "rcd-13": {"hex": "2011", "reduced": True}, "fac-4": "2010", "fac-5": "2010", "updf-1": "3020"}
    with war(units, turn=12, side="congo", phase="combat", dice=[10, 10], state={"points": {"rebels": 99}}) as drill:
        drill.attack("2011", "fac-4", "fac-5")  # 10:1 (unsupplied), 7+:1; 100: AVI / DE
        result = drill.table.result
        assert result is not None
        assert (result.winner, result.level) == (1, "automatic")
    # while one is still to come the war goes on
    with war({**units, "rcd-20": "to-come"}, turn=4, side="congo", phase="combat", dice=[10, 10]) as drill:
        drill.attack("2011", "fac-4", "fac-5")
        assert drill.table.result is None
    # at once: neither another turn nor the count at the end of the war comes after it
    for turn in (14, 15):
        last = {**gone, "rcd-13": {"hex": "2011", "reduced": True}, C1: "2010", U1: "3020"}
        ahead = {"points": {"rebels": 99}}
        with war(last, turn=turn, side="congo", phase="combat", dice=[10, 3], state=ahead) as drill:
            drill.attack("2011", C1)  # 2:1 (unsupplied); 03: ARB / DVB, and nothing is left to ask
            result = drill.table.result
            assert result is not None
            assert (result.winner, result.level) == (1, "automatic")
            assert drill.events[-1].kind == "army-destroyed"
            assert drill.state.turn == turn
    fac = dict.fromkeys(board_names("congo"), "eliminated")
    units = {**fac, C1: {"hex": "2011", "reduced": True}, "updf-8": "2010", "faa-1": "3020"}
    with war(units, turn=12, phase="combat", dice=[10, 10], state={"points": {"congo": 99}}) as drill:
        drill.attack("2011", "updf-8")
        result = drill.table.result
        assert result is not None
        assert (result.winner, result.level) == (0, "automatic")


def board_names(army: str) -> list[str]:
    """All units of an army."""
    with war() as drill:
        theatre = drill.theatre
        wanted = theatre.armies.index(army)
        return [name for number, name in enumerate(theatre.names) if theatre.army[number] == wanted]


@rule("guerra:7-c", "guerra:7-h")
@pytest.mark.parametrize(("unit", "points"), [(R1, 2), (U1, 2), ("fab-1", 1), ("rcd-4", 1)])
def test_points_for_eliminated_units(unit: str, points: int):
    units = {unit: {"hex": "2011", "reduced": True}, "fac-4": "2010", "fac-5": "2010", V1: "3020"}
    with war(units, side="congo", phase="combat", dice=[10, 10]) as drill:
        drill.attack("2011", "fac-4", "fac-5")  # 6:1; 100: AVB / DE
        assert drill[unit].hex == "eliminated"
        assert drill.points("congo") == points
    with war(
        {Z1: {"hex": "2011", "reduced": True}, "updf-8": "2010", C1: "3020"}, phase="combat", dice=[10, 10]
    ) as drill:
        drill.attack("2011", "updf-8")
        assert drill.points("rebels") == 1


@rule("guerra:7-d")
def test_unused_replacements_score():
    drill = last_day(state={"replacements": {"congo": 5, "rebels": 2}})
    assert gained(drill, "congo", "7-d") == 5
    assert gained(drill, "rebels", "7-d") == 2


@rule("guerra:7-e")
def test_villages_score_wherever_they_lie():
    drill = last_day()
    theatre = drill.theatre
    abroad = sum(town.kind == "village" and town.country in ("uganda", "rwanda", "burundi") for town in theatre.towns)
    assert gained(drill, "rebels", "7-e") == abroad
    assert gained(drill, "congo", "7-e") == theatre.villages.bit_count() - abroad
    held = {"Kindu": "rebels", "Kikwit": "rebels"}
    assert gained(last_day(holders=held), "rebels", "7-e") == abroad + 2
    # control at the start: the garrison's side, else that of the country
    start = drill.game.deployed(drill.state.chance)
    for number, town in enumerate(theatre.towns):
        if not start.at[theatre.town_space[number]]:
            assert start.holder[number] == (1 if town.country in ("drc", "angola") else 0), town.name
    assert start.holder[theatre.town("Boma")] == start.holder[theatre.town("Goma")] == 0
    # and then: the side whose unit last occupied it
    with war({U1: "2009", C1: "3020"}, towns={"Kikwit": "2010"}) as drill:
        drill.move(U1, "2010")
        assert drill.state.holder[drill.theatre.town("Kikwit")] == 0


@rule("guerra:7-f")
def test_cities_of_the_congo_score():
    held = {"Goma": "rebels", "Bukavu": "rebels", "Kisangani": "rebels"}
    drill = last_day(holders=held, towns=CITIES)
    assert gained(drill, "rebels", "7-f") == 9  # Kigali, Kampala and Bujumbura give nothing
    assert gained(drill, "congo", "7-f") == 21


@rule("guerra:7-g")
def test_units_beyond_the_line_score_at_the_end():
    line = ["g" * 30 + "r" * 12 for _ in range(27)]
    units = {U1: "2010", U2: "2011", V1: "3510", C1: "3520", C2: "2020"}
    drill = last_day(units, line=line)
    assert gained(drill, "rebels", "7-g") == 2
    assert gained(drill, "congo", "7-g") == 1
    # abroad counts as beyond it too
    drill = last_day({U1: "2010", C1: "3520"}, countries={"2010": "angola", "3520": "rwanda"})
    assert gained(drill, "rebels", "7-g") == 1
    assert gained(drill, "congo", "7-g") == 1


@rule("guerra:7-g", "guerra:7-j", "guerra:7-m")
@option("guerra:score_every_turn")
def test_open_lines_may_be_scored_every_turn():
    line = ["g" * 42 for _ in range(27)]
    units = {U1: "3020", C1: "3025"}
    held = {"Mbandaka": "rebels"}
    options = {"score_every_turn": True}
    with war(units, turn=6, active="administration", line=line, holders=held, options=options) as drill:
        assert drill.points("rebels") == 1 + 5
        assert drill.points("congo") == 2  # Kisangani
    with war(units, turn=6, active="administration", line=line, holders=held) as drill:
        assert drill.points("rebels") == 0
        assert drill.points("congo") == 0


@rule("guerra:7-i")
def test_uganda_rwanda_and_burundi_intervene():
    abroad = {"countries": dict.fromkeys(("2009", "2109", "1909"), "uganda")}
    units = {R1: "2009", "fab-1": "2109", U1: "1909", "updf-2": "2009", C1: "3020"}
    with war(units, turn=3, state={"intervened": []}, **abroad) as drill:
        drill.move(R1, "2010")
        assert drill.points("congo") == 1
        drill.move("fab-1", "2110")
        assert drill.points("congo") == 1  # one point for both
        drill.move(U1, "1910")
        drill.move("updf-2", "2010")
        assert drill.points("congo") == 4  # and 3, once
    with war(units, turn=3, state={"intervened": []}, **abroad) as drill:
        drill.move("fab-1", "2110")
        drill.move(R1, "2010")  # the other way round
        assert drill.points("congo") == 1
    with war(real=True, turn=0, active="administration", state={"intervened": ["rwanda", "zimbabwe"]}) as drill:
        assert drill.points("congo") == 1  # Rwanda is in Goma from the start
        assert drill.points("rebels") == 2  # and Zimbabwe in Kamina


@rule("guerra:7-k")
def test_angola_namibia_and_zimbabwe_intervene():
    abroad = {"countries": dict.fromkeys(("2009", "2109", "1909"), "angola")}
    units = {"faa-1": "2009", "faa-2": "2009", N1: "2109", Z1: "1909", U1: "3020"}
    with war(units, turn=5, side="congo", state={"intervened": []}, **abroad) as drill:
        drill.move("faa-1", "2010")
        assert drill.points("rebels") == 10
        drill.move("faa-2", "2010")
        assert drill.points("rebels") == 10
        drill.move(N1, "2110")
        drill.move(Z1, "1910")
        assert drill.points("rebels") == 12
    with war(units, turn=5, side="congo", state={"intervened": []}, **abroad) as drill:
        drill.move(Z1, "1910")
        drill.move(N1, "2110")
        assert drill.points("rebels") == 2


@rule("guerra:7-j")
def test_congo_holds_kinshasa_and_kisangani():
    drill = last_day(towns=CITIES)
    assert gained(drill, "congo", "7-j") == 5
    drill = last_day(towns=CITIES, holders={"Kisangani": "rebels"})
    assert gained(drill, "congo", "7-j") == 3


@rule("guerra:7-l", "guerra:7-m")
@option("guerra:rebel_bonus_city")
def test_rebels_hold_kinshasa_and_mbandaka():
    drill = last_day(towns=CITIES, holders={"Kinshasa": "rebels", "Mbandaka": "rebels"})
    assert gained(drill, "rebels", "7-l") == 7
    assert gained(drill, "rebels", "7-m") == 10
    assert gained(drill, "rebels", "7-f") == 6  # 23 in all for the two
    drill = last_day(towns=CITIES, holders={"Kisangani": "rebels"}, options={"rebel_bonus_city": "Kisangani"})
    assert gained(drill, "rebels", "7-m") == 5


@rule("guerra:7-n")
def test_angolans_in_the_congo_from_turn_10_on():
    units = {"faa-1": "2010", "faa-2": "2011", "faa-3": "2012", U1: "3020"}
    for turn, points in ((9, 0), (10, 6), (15, 6)):
        with war(units, turn=turn - 1, active="administration") as drill:
            assert drill.points("rebels") == points


def test_final_points_are_counted_once():
    with war({U1: "3020", C1: "3025", ADF1: "3010"}, turn=15) as drill:
        state = drill.state.copy()
        final_points(Play(drill.game, state))
        assert state.ended == 1
        assert sum(state.points) > 80
