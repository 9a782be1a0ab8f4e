"""Broken packs as plain data: file, the key that is changed, its new value, where this is told and what is expected.

A key is a path such as ``unit[3].attack``. Besides a value, it may be taken away (``GONE``), or a row of a table may be
there a second time (``TWICE``).
"""

from typing import Any, NamedTuple

GONE, TWICE = object(), object()


class Broken(NamedTuple):
    """One change, and how it is refused."""

    file: str
    key: str
    new: Any
    place: str
    expected: str


TEL_ASRA = "scenarios/tel-asra.toml"

COLONIAL = [
    Broken("board.toml", "space.capacity", "twelve", "space.capacity", "a whole number from 1 to 99"),
    Broken("board.toml", "space.capacity", -1, "space.capacity", "a whole number from 1 to 99"),
    Broken("board.toml", "space.capacity", 3.5, "space.capacity", "a whole number from 1 to 99"),
    Broken("board.toml", "terrain.woods.cover", 1, "terrain.woods.cover", "true or false"),
    Broken("board.toml", "terrain.woods.cover", GONE, "terrain.woods.cover", "true or false"),
    Broken("board.toml", "terrain.woods.shade", 1, "terrain.woods.shade", "symbol, cover, woods, los_height, passable"),
    Broken(
        "board.toml", "terrain.woods.symbol", ".", "terrain.woods.symbol", "a value of its own (terrain.open.symbol"
    ),
    Broken("board.toml", "terrain.woods.origin", "guessed", "terrain.woods.origin", '"reconstructed", "text"'),
    Broken("board.toml", "terrain.woods.origin", {"colour": "text"}, "terrain.woods.origin.colour", "symbol, cover"),
    Broken("board.toml", "grid", GONE, "grid", "a table"),
    Broken("weapons.toml", "weapons.muskets.range", -1, "weapons.muskets.range", "a whole number from 0 to 60"),
    Broken("weapons.toml", "weapons.muskets.class", "laser", "weapons.muskets.class", '"machine_gun", "small_arms"'),
    Broken("weapons.toml", "weapons.muskets.weight", 3, "weapons.muskets.weight", '"heavy", "light", "medium"'),
    Broken(TEL_ASRA, "cols", 61, "cols", "a whole number from 1 to 60"),
    Broken(TEL_ASRA, "turns", 0, "turns", "a whole number from 1 to 99"),
    Broken(TEL_ASRA, "side[0].colour", "#12345", "side[0] (government): colour", 'a text like "#5b8c3a"'),
    Broken(TEL_ASRA, "side[0].home_edge", "up", "side[0] (government): home_edge", '"east", "north", "south", "west"'),
    Broken(TEL_ASRA, "side", TWICE, "side", "a list of 2"),
    Broken(TEL_ASRA, "unit", TWICE, "unit[16] (gov-cmd): id", "a value of its own (unit[0] (gov-cmd): id"),
    Broken(TEL_ASRA, "unit[3].side", "nobody", "unit[3] (gov-levy): side", 'from side.id: "government", "tribes"'),
    Broken(TEL_ASRA, "unit[3].weapon", "muskts", "unit[3] (gov-levy): weapon", 'weapons (weapons.toml): "muskets"'),
    Broken(TEL_ASRA, "unit[3].hex", "9999", "unit[3] (gov-levy): hex", "a hex of the board"),
    Broken(TEL_ASRA, "unit[3].hex", "west", "unit[3] (gov-levy): hex", 'a text like "0717"'),
    Broken(TEL_ASRA, "unit[3].figures", 5, "unit[3] (gov-levy): figures", "a whole number from 1 to 4"),
    Broken(TEL_ASRA, "terrain[0]", "?", "terrain[0]", "12 characters out of .w"),
    Broken(TEL_ASRA, "victory.minor", 99, "victory.minor", "because major = "),
]

GUERRA = [
    Broken("tables.toml", "terrain.open.cost", -1, "terrain.open.cost", "a whole number from 1 to 9"),
    Broken("tables.toml", "terrain.open.cost", "dear", "terrain.open.cost", "a whole number from 1 to 9"),
    Broken("tables.toml", "terrain.moon", {}, "terrain.moon", '"open", "savanna", "swamp"'),
    Broken("tables.toml", "terrain.forest", GONE, "terrain.forest", "a table"),
    Broken("tables.toml", "limits.turns", 31, "limits.turns", "a whole number from 1 to 30"),
    Broken("tables.toml", "limits.turns", 14, "points.air", "a list of 14"),
    Broken("tables.toml", "limits.days", 3, "limits.days", "turns, rail_hexes"),
    Broken("tables.toml", "combat.row[0].cells[0][0]", "AX", "combat.row[0].cells[0][0]", 'a text like "ARBM"'),
    Broken("tables.toml", "combat.row[1].low", 7, "combat.row[1]: low", "expected 6"),
    Broken("tables.toml", "combat.row[7].high", 99, "combat.row[7]: high", "expected 100"),
    Broken("tables.toml", "combat.ratios[1]", [1], "combat.ratios[1]", "a list of 2"),
    Broken("tables.toml", "combat.ratios[1][1]", 0, "combat.ratios[1][1]", "a whole number from 1 to 99"),
    Broken("tables.toml", "bombardment.columns[2]", 1, "bombardment.columns[2]", "more than 5"),
    Broken(
        "tables.toml", "morale.table8[0].army", "narnia", "morale.table8[0] (narnia): army", "army.id (counters.toml)"
    ),
    Broken("tables.toml", "morale.table8[0].when", "never", "morale.table8[0] (congo): when", '"abroad"'),
    Broken("counters.toml", "unit[0].attack", -2, "unit[0] (congo): attack", "a whole number from 0 to 20"),
    Broken("counters.toml", "unit[0].type", "camels", "unit[0] (congo): type", '"armour", "artillery", "guerrilla"'),
    Broken("counters.toml", "unit[0].at", "Bambu", "unit[0] (congo): at", '"Bumba"'),
    Broken("counters.toml", "unit[0].turn", 3, "unit[0] (congo 3-3-3)", "either release or turn"),
    Broken("counters.toml", "unit[0].army", GONE, "unit[0] (infantry): army", "a text that is not empty"),
    Broken("counters.toml", "army", TWICE, "army", "a list of 8"),
    Broken("counters.toml", "army[1].colour", "reddish", "army[1] (angola): colour", 'a text like "#5b8c3a"'),
    Broken("counters.toml", "army[1].id", "congo", "army[1] (congo): id", "a value of its own (army[0] (congo): id"),
    Broken("counters.toml", "origin", "memory", "origin", '"reconstructed", "text"'),
    Broken("board.toml", "grid.cols", 0, "grid.cols", "a whole number from 1 to 60"),
    Broken("board.toml", "town[0].hex", "9999", "town[0] (Kinshasa): hex", "a hex of the board"),
    Broken("board.toml", "town[0].country", "france", "town[0] (Kinshasa): country", '"angola", "burundi", "drc"'),
    Broken("board.toml", "town[62].name", "Carmona", "town", '1 row of town with name = "Uige"'),
    Broken("board.toml", "town", TWICE, "town[72] (Kinshasa): name", "a value of its own (town[0] (Kinshasa): name"),
    Broken("board.toml", "road[0].hexes", "0101-0303", "road[0]", "a hexside between two hexes next to each other"),
    Broken("board.toml", "ground.terrain[0]", "X" * 42, "ground.terrain[0]", "42 characters out of OSFPAMLC"),
    Broken("map.toml", "shape[0].points[0]", [99.0, 400.0], "shape[0] (", "a number from -90 to 90"),
]

KOLWEZI = [
    Broken("tables.toml", "fire.pin", "ten", "fire.pin", "a whole number from -9 to 60"),
    Broken("tables.toml", "fire.pin", 61, "fire.pin", "a whole number from -9 to 60"),
    Broken("tables.toml", "fire.pin", GONE, "fire.pin", "a whole number from -9 to 60"),
    Broken("tables.toml", "fire.pins", 1, "fire.pins", "pin, step, eliminate"),
    Broken("tables.toml", "fire.direct_range", [3, 2], "fire.direct_range[1]", "a whole number from 3 to 6"),
    Broken("tables.toml", "fire.direct_range", [2, 99], "fire.direct_range[1]", "a whole number from 1 to 6"),
    Broken("tables.toml", "turn", [], "turn", "a list of 1 to 30"),
    Broken("tables.toml", "turn[0].time", "noon", "turn[0] (noon): time", 'a text like "15h30"'),
    Broken("tables.toml", "turn[0].night", "no", "turn[0] (15h30): night", "true or false"),
    Broken("tables.toml", "points.pin", -1.0, "points.pin", "a number from 0 to 99"),
    Broken("tables.toml", "levels.origin", 7, "levels.origin", '"reconstructed", "text"'),
    Broken("counters.toml", "face.aml.front", -1, "face.aml.front", "a whole number from 0 to 30"),
    Broken("counters.toml", "face.aml.back", 11, "face.aml.back", "a whole number from 0 to 10, because front = 10"),
    Broken("counters.toml", "face.aml.kind", "tank", "face.aml.kind", '"aml", "company_pc", "dummy"'),
    Broken("counters.toml", "counter[0].face", "faceless", "counter[0] (PC1): face", "a name from face"),
    Broken("counters.toml", "counter[0].colour", "pink", "counter[0] (PC1): colour", '"black", "blue", "green"'),
    Broken("counters.toml", "counter[0].wave", 0, "counter[0] (PC1): wave", 'one of: 1, 2, because side = "french"'),
    Broken("counters.toml", "counter", TWICE, "counter[42] (PC1): id", "a value of its own (counter[0] (PC1): id"),
    Broken("counters.toml", "hidden[0].faces[0]", "aml", "hidden[0] (red): faces[0]", '"katangan_pc"'),
    Broken("counters.toml", "hidden[1].colour", "red", "hidden[1] (red): colour", "a value of its own (hidden[0]"),
    Broken("map.toml", "area[0].terrain", "steep", "area[0] (ZA1): terrain", '"clear", "elevated", "protected"'),
    Broken("map.toml", "area[0].zone", "atlantis", "area[0] (ZA1): zone", 'a name from zone.id: "kolwezi"'),
    Broken("map.toml", "area[0].x", 1001, "area[0] (ZA1): x", "a whole number from 0 to 1000"),
    Broken("map.toml", "area", TWICE, "area[99] (ZA1): id", "a value of its own (area[0] (ZA1): id"),
    Broken("map.toml", "links.urban[0][1]", "XX9", "links.urban[0][1]", "a name from area.id"),
    Broken("map.toml", "links.urban", TWICE, "links.urban[", "a value of its own (links.urban[0]"),
    Broken("map.toml", "setup.initial_sector", {"ZSA": "VVE"}, "setup.initial_sector.ZSB", '"VVO", "VVE", "NV", "MAN"'),
    Broken("map.toml", "setup.counter_attack.C", ["RA1"], "setup.counter_attack.C", '"A", "D"'),
    Broken("map.toml", "sector", GONE, "sector", "a list of 6"),
    Broken("drawing.toml", "area[0].look", "moonscape", "area[0] (ZA1): look", '"airfield", "avenue", "camp"'),
    Broken("drawing.toml", "area[0].id", "XX9", "area[0] (XX9): id", "a name from area.id"),
    Broken("drawing.toml", "area", TWICE, "area[99] (ZA1): id", "a value of its own (area[0] (ZA1): id"),
    Broken("drawing.toml", "area[0].outline[0]", [1001, 5], "area[0] (ZA1): outline[0][0]", "a number from 0 to 1000"),
    Broken("drawing.toml", "area[0].outline", [[1, 1], [9, 1], [9, 9]], "area[0] (ZA1): outline", "around the place"),
    Broken(
        "drawing.toml",
        "area[0].outline",
        [[400, 10], [560, 10], [400, 110], [560, 110]],
        "area[0] (ZA1): outline",
        "an outline that does not cross itself",
    ),
    Broken(
        "drawing.toml",
        "area[1].outline",
        [[400, 10], [680, 10], [680, 90], [400, 90]],
        "area[1] (ZA2): outline",
        "an outline that does not overlap that of ZA1",
    ),
    Broken("drawing.toml", "box[0].holds", "cellar", "box[0]: holds", '"aircraft", "lost", "pool"'),
]

PARATROOPER = [
    Broken("strategic.toml", "transit[0].cost", -1, "transit[0] (air): cost", "a whole number from 0 to 9"),
    Broken("strategic.toml", "transit[0].between", ["calvi"], "transit[0] (air): between", "a list of 2"),
    Broken("strategic.toml", "transit[0].between[0]", "narnia", "transit[0] (air): between[0]", "a name from zone.id"),
    Broken("strategic.toml", "zone[0].kind", "desert", "zone[0] (calvi): kind", '"crisis", "home", "ocean"'),
    Broken("strategic.toml", "zone", TWICE, "zone[17] (calvi): id", "a value of its own (zone[0] (calvi): id"),
    Broken("missions.toml", "location[0].zone", "calvi", "location[0]: zone", "a name from zone.id (strategic.toml)"),
    Broken("missions.toml", "location[0].roll", 3, "location[1] (balkans): roll", "a value of its own (location[0]"),
    Broken("missions.toml", "location[0].maps[0]", "moon", "location[0] (caucasus): maps[0]", "id (maps/"),
    Broken("missions.toml", "mission[0].line", 2, "mission[0] (coup): line", "expected 1"),
    Broken(
        "missions.toml", "mission[0].objective", "1/1 Co", "mission[0] (coup): objective", "counter.ids (counters.toml)"
    ),
    Broken("missions.toml", "mission[0].bonus.kind", "beer", "mission[0] (coup): bonus.kind", '"fsa", "lshd", "mac"'),
    Broken("missions.toml", "limits.highest_start", 12, "limits.highest_start", "a whole number from 1 to 11"),
    Broken("terrain.toml", "terrain[0].mech", "slow", "terrain[0] (open): mech", "a whole number from 0 to 9"),
    Broken("terrain.toml", "terrain[0].id", "swamp", "terrain[0] (swamp): id", '"open", "desert", "brush"'),
    Broken("terrain.toml", "terrain[0].stop", ["boats"], "terrain[0] (open): stop[0]", '"mech", "nonmech"'),
    Broken("combat.toml", "column[0].results[0]", "BANG", "column[0] (0): results[0]", 'a text like "1+R"'),
    Broken("combat.toml", "column[1].low", 9, "column[1] (", "expected 1"),
    Broken("combat.toml", "air_defense.capable", ["abort"], "air_defense.capable", "a list of 6"),
    Broken("combat.toml", "drop.clear[0]", "splash", "drop.clear[0]", '"disrupt", "land", "scatter"'),
    Broken("charts.toml", "mobilization[0].op", -1, "mobilization[0] (para): op", "a whole number from 0 to 30"),
    Broken(
        "charts.toml",
        "mobilization[0].key",
        "parra",
        "mobilization[0] (parra): key",
        'counter.key (counters.toml): "para"',
    ),
    Broken("charts.toml", "level[3].low", -99, "level[3] (disgrace): low", "expected -9999"),
    Broken("charts.toml", "level[1].low", 60, "level[1] (reasonable): low", "a lower value than in the row before"),
    Broken("charts.toml", "tracks.crisis_end", 13, "crisis_events.by_level", "a list of 13"),
    Broken("charts.toml", "stacking.height", 2, "stacking.height", "ground, strikes"),
    Broken("events.toml", "grid[0][0]", "picnic", "grid[0][0]", "a name from event.id"),
    Broken("events.toml", "origin", "memory", "origin", '"reconstructed", "text"'),
    Broken(
        "counters.toml", "counter[0].ids[0]", "1/F Co", "counter[1] (felin): ids[0]", "a value of its own (counter[0]"
    ),
    Broken("counters.toml", "counter[0].front", GONE, "counter[0] (para): front", 'because class = "nonmech"'),
    Broken("counters.toml", "counter[0].marks", ["brave"], "counter[0] (para): marks[0]", '"ad", "airborne"'),
    Broken("counters.toml", "counter[0].front[0]", 21, "counter[0] (para): front[0]", "a whole number from 0 to 20"),
    Broken("maps/mega_city.toml", "rows[0]", "WTCCCX", "rows[0]", 'a text like "WTCCCT"'),
    Broken("maps/mega_city.toml", "letter", "D", "letter", "a value of its own ("),
    Broken("maps/mega_city.toml", "roads[0][1]", 35, "roads[0][1]", "a hex next to the one before it"),
    Broken("maps/mega_city.toml", "airfields[0]", 17, "airfields[0]", "a hex of the board"),
    Broken("maps/mega_city.toml", "place", TWICE, "place[7] (Northern Suburb): hex", "a value of its own (place[0]"),
]

WORLD_WAR_AFRICA = [
    Broken("tables.toml", "tec.savannah.leg", [0, 2], "tec.savannah.leg[0]", "a whole number from 1 to 9"),
    Broken("tables.toml", "tec.savannah.leg", [1], "tec.savannah.leg", "a list of 2"),
    Broken("tables.toml", "tec.savannah.motor", [1], "tec.savannah.motor", "either [] or a list of 2"),
    Broken("tables.toml", "tec.swamp.stacking", 0, "tec.swamp.stacking", "a whole number from 1 to 99"),
    Broken("tables.toml", "crt.columns[0]", "even", "crt.columns[0]", 'a text like "1:3"'),
    Broken("tables.toml", "crt.attacker[0]", [1, 2], "crt.attacker[0]", "a list of 8"),
    Broken("tables.toml", "crt.defender[0][0]", -1, "crt.defender[0][0]", "a whole number from 0 to 9"),
    Broken("tables.toml", "activation.angola.land", [1], "activation.angola.land", "a list of 7"),
    Broken("tables.toml", "resources.share", 0, "resources.share", "a whole number from 1 to 9"),
    Broken("tables.toml", "resources.start.DRC", GONE, "resources.start.DRC", "a whole number from 0 to 13"),
    Broken("tables.toml", "resources.start.Chad", 1, "resources.start.Chad", '"DRC", "Zimbabwe", "Angola"'),
    Broken("tables.toml", "rolls.graft[0]", "Chad", "rolls.graft[0]", '"DRC", "Zimbabwe", "Angola"'),
    Broken("tables.toml", "turn[0].rainy_north", "often", "turn[0] (Aug 1998): rainy_north", "true or false"),
    Broken("tables.toml", "prices.gold", 5, "prices.gold", "unit, marker, adr, cache, pmc"),
    Broken("tables.toml", "victory.origin", "hearsay", "victory.origin", '"reconstructed", "text"'),
    Broken("counters.toml", "unit[0].factors[2]", 0, "unit[0] (FAC/PG): factors[2]", "a whole number from 1 to 20"),
    Broken("counters.toml", "unit[0].faction", "FAX", "unit[0] (FAC/PG): faction", 'faction.id (forces.toml): "FAC"'),
    Broken("counters.toml", "unit[0].size", "XX", "unit[0] (FAC/PG): size", '"II", "III", "X"'),
    Broken("counters.toml", "unit[0].type", GONE, "unit[0] (FAC/PG): type", '"airborne", "armor"'),
    Broken("counters.toml", "unit", TWICE, "unit[96] (FAC/PG): id", "a value of its own (unit[0] (FAC/PG): id"),
    Broken("counters.toml", "marker[0].count", 21, "marker[0] (", "a whole number from 0 to 20"),
    Broken("counters.toml", "marker[0].owner", "any", "marker[0] (", 'because kind = "'),
    Broken("forces.toml", "contingent[0].side", "rebel", "contingent[0] (DRC): side", '"government" (rule 2.2)'),
    Broken("forces.toml", "contingent[0].id", "Angola", "contingent[2] (Angola): id", "a value of its own"),
    Broken("forces.toml", "faction[0].supply", ["moon"], "faction[0] (FAC): supply[0]", "places (board.toml)"),
    Broken(
        "forces.toml",
        "faction[1].automatic",
        ["Kivu"],
        "faction[1] (ALiR): automatic[0]",
        "province.hexes (board.toml)",
    ),
    Broken("forces.toml", "faction[0].hutu", "some", "faction[0] (FAC): hutu", "true or false"),
    Broken("forces.toml", "transport.Angola", ["XY"], "transport.Angola[0]", "a name from faction.id"),
    Broken("board.toml", "grid.last_row", 3, "grid.last_row", "a whole number from 4 to 99, because first_row = 4"),
    Broken("board.toml", "province.hexes.Katanga[0]", "9999", "province.hexes.Katanga[0]", "a hex of the board"),
    Broken("board.toml", "terrain.hexes.moor", ["1400"], "terrain.hexes.moor", "a name from tec (tables.toml)"),
    Broken("board.toml", "places.kinshasa", "0000", "places.kinshasa", "a hex out of province.hexes"),
    Broken("board.toml", "town[0].lat", 91, "town[0] (", "a number from -90 to 90"),
    Broken(
        "board.toml", "river[0].hexsides[0]", "1500|1700", "river[0] (congo_ubangi): hexsides[0]", "a hexside between"
    ),
    Broken("board.toml", "road[0].hexes[1]", "1602", "road[0] (Matadi): hexes[1]", "a hex next to the one before it"),
    Broken("board.toml", "box[0].id", "moon", "box[0] (moon): id", '"kitona", "rwanda", "uganda"'),
    Broken("drawing.toml", "shape[0].kind", "wall", "shape[0] (", '"border", "coast"'),
    Broken("deployment.toml", "arrival[0]", GONE, "arrival", '1 row of arrival with faction = "FAC"'),
    Broken(
        "deployment.toml", "arrival[0].faction", "FAX", "arrival[0] (FAX): faction", 'faction.id (forces.toml): "FAC"'
    ),
    Broken("deployment.toml", "arrival[0].towns", False, "arrival[0] (FAC): towns", "true (rule 10.1)"),
    Broken("deployment.toml", "arrival[8].places[0]", "bukawu", "arrival[8] (Rw): places[0]", "places (board.toml)"),
    Broken("deployment.toml", "arrival[8].places[0]", "ituri", "arrival[8] (Rw): places[0]", "a hex out of town"),
    Broken("deployment.toml", "arrival[8].boxes[0]", "moon", "arrival[8] (Rw): boxes[0]", '"angola", "kitona"'),
    Broken("deployment.toml", "likely[1].places[0]", "9999", "likely[1] (hutus): places[0]", "province.hexes"),
    Broken("deployment.toml", "arrival", TWICE, "arrival[13] (FAC): faction", "a value of its own (arrival[0]"),
]

BROKEN = {
    "colonial": COLONIAL,
    "guerra": GUERRA,
    "kolwezi": KOLWEZI,
    "paratrooper": PARATROOPER,
    "world_war_africa": WORLD_WAR_AFRICA,
}
