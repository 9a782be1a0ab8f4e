"""The data pack: every number has its origin, and a bad pack gets one clear message."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError, copy_pack, values
from sandtable.engine.titles import NoSuchScenario
from sandtable.games.world_war_africa.title import title
from tests.games.world_war_africa.drill import TITLE, war


@pytest.fixture
def pack(tmp_path):
    folder = tmp_path / "pack"
    copy_pack(TITLE.folder, folder)
    return folder


def broken(folder, name, old, new):
    """The message that a changed file is refused with."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        title(folder).pack  # noqa: B018 - read when it is first needed
    return str(error.value)


def test_numbers_have_origins():
    found = {(file, key): origin for file, key, _, origin in values(TITLE.folder)}
    assert found["tables.toml", "resources.cap"] == "text"
    assert found["tables.toml", "resources.chart[0]"] == "reconstructed"
    assert found["tables.toml", "tec.swamp.shift"] == "text"
    assert found["counters.toml", "unit[0].factors[0]"] == "reconstructed"
    assert found["deployment.toml", "arrival[0].towns"] == "reconstructed"  # FAC
    assert found["deployment.toml", "arrival[9].towns"] == "text"  # ANC
    assert set(found.values()) == {"text", "reconstructed"}


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        (
            "board.toml",
            '"1400", "1401"',
            '"1400", "1400", "1401"',
            ("board.toml: province.hexes.Bas-Congo[", '"1400" stands there; expected a value of its own'),
        ),
        (
            "board.toml",
            '"1500|1600"',
            '"1500-1600"',
            ("board.toml: river[0] (congo_ubangi): hexsides[0]", 'a text like "1500|1600"'),
        ),
        (
            "board.toml",
            'hex = "1602"',
            'hex = "1601"',
            ("board.toml", '(Kinshasa): hex: "1601" stands there; expected a hex out of province.hexes'),
        ),
        (
            "counters.toml",
            'faction = "FAC"',
            'faction = "FAX"',
            ("counters.toml: unit[0] (FAC/PG): faction", '"FAX" stands there; expected a name from faction.id'),
        ),
        (
            "counters.toml",
            "factors = [3, 4, 4]",
            "factors = [3, 4, 0]",
            ("counters.toml: unit[0] (FAC/PG): factors[2]: 0 stands there; expected a whole number from 1 to 20",),
        ),
        (
            "tables.toml",
            "  [3, 2, 2, 1, 1, 0, 1, 0],\n",
            "",
            ("tables.toml: crt.attacker: a list of 5 stands there; expected a list of 6",),
        ),
        (
            "tables.toml",
            "chart = [0, 1, 1, 2, 2, 3]",
            "chart = [0, 1]",
            ("tables.toml: resources.chart: a list of 2 stands there; expected a list of 6",),
        ),
        (
            "tables.toml",
            "cap = 13",
            'cap = "many"',
            ("tables.toml: resources.cap", '"many" stands there; expected a whole number from 1 to 99'),
        ),
        (
            "forces.toml",
            'id = "Uganda"\nside = "rebel"',
            'id = "Uganda"\nside = "government"',
            ("forces.toml: contingent[4] (Uganda): side", 'expected "rebel" (rule 2.2)'),
        ),
        (
            "forces.toml",
            'id = "Angola"\nside = "government"',
            'id = "Angora"\nside = "government"',
            ('forces.toml: contingent[2] (Angora): id: "Angora"',),
        ),
    ],
)
def test_a_bad_pack_is_refused(pack, name, old, new, words):
    message = broken(pack, name, old, new)
    assert all(word in message for word in words), message


def test_a_corrected_pack_is_played(pack):
    path = pack / "counters.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("factors = [3, 4, 4]", "factors = [9, 9, 4]", 1), encoding="utf-8")
    other = title(pack)
    assert other.theatre.attack[other.theatre.piece["FAC/PG"]] == 9
    assert other.data_hash() != TITLE.data_hash()


def test_how_near_enemies_spoil_a_town_is_the_packs(pack):
    path = pack / "tables.toml"
    text = path.read_text(encoding="utf-8")
    for near, marred in ((1, False), (2, True), (3, True)):
        path.write_text(text.replace("near = 2\n", f"near = {near}\n", 1), encoding="utf-8")
        theatre = title(pack).theatre
        assert bool(theatre.vicinity[theatre.goma] >> theatre.index["2014"] & 1) is marred


def test_only_one_scenario():
    with pytest.raises(NoSuchScenario, match="no scenario"):
        TITLE.open("angola")


@rule("world_war_africa:10.1-e", "world_war_africa:12.2-a")
def test_the_deployment_chart_is_the_packs(pack):
    """Somebody who owns the printed chart corrects a line of it, and units and caches arrive by it."""
    path = pack / "deployment.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('faction = "UG"\nboxes = ["uganda"]', 'faction = "UG"\ntowns = true'), encoding="utf-8"
    )
    for own, places in ((TITLE, {"uganda"}), (title(pack), {"2311"})):
        control, points = {"2311": "Uganda", "2115": "nobody"}, {"Uganda": 5}
        with war({}, "Uganda/reinforcement", title=own, points=points, control=control, draws=["UG/305"]) as drill:
            drill.do("recruit", group="UG")
            assert drill.where("UG/305") in places
    ally = text.replace('faction = "ZB"\nboxes = ["zimbabwe"]', 'faction = "ZB"\nplaces = ["kinshasa"]')
    path.write_text(ally, encoding="utf-8")
    for holder, refused in (("Zimbabwe", None), ("DRC", "10.1-f")):
        active, points = "Zimbabwe/reinforcement", {"Zimbabwe": 3}
        with war({}, active, title=title(pack), points=points, control={"1602": holder}) as drill:
            if refused:
                assert drill.refused("buy", unit="ZB/1") == refused
            assert ("1602" in drill.spaces("cache")) is (holder == "Zimbabwe")
            assert "zimbabwe" in drill.spaces("cache")  # Chad still arrives there
            if not refused:
                drill.do("buy", unit="ZB/1")
                assert drill.where("ZB/1") == "1602"
