import shutil

import pytest

import sandtable
from sandtable.engine.packs import OtherPack, PackError, copy_pack, fingerprint, values
from sandtable.games import shelf


@pytest.fixture
def pack(tmp_path):
    target = tmp_path / "pack"
    copy_pack(shelf.title("colonial").folder, target)
    return target


def change(pack, name, old, new):
    path = pack / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_a_corrected_copy_is_played(pack):
    change(pack, "weapons.toml", "range = 1\n", "range = 3\n")
    game = shelf.title("colonial", pack).open("tel-asra")
    assert game.field.range[game.field.piece["tri-musket"]] == 3
    assert fingerprint(pack) != shelf.title("colonial").data_hash()


def test_every_number_says_where_it_comes_from():
    found = list(values(shelf.title("colonial").folder))
    assert {origin for *_, origin in found} == {"text", "reconstructed"}
    origins = {(name, key): origin for name, key, _, origin in found}
    assert origins["weapons.toml", "weapons.muskets.range"] == "text"
    assert origins["board.toml", "terrain.woods.cover"] == "text"
    assert origins["board.toml", "terrain.woods.los_height"] == "reconstructed"
    assert origins["board.toml", "space.capacity"] == "reconstructed"
    assert origins["scenarios/atbara.toml", "turns"] == "reconstructed"


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        (
            "weapons.toml",
            "range = 1\n",
            'range = "far"\n',
            ['weapons.toml: weapons.muskets.range: "far" stands there', "expected a whole number from 0 to 60"],
        ),
        (
            "weapons.toml",
            "range = 1\n",
            "reach = 1\n",
            ["weapons.toml: weapons.muskets.reach: this key is not known here", "muskets.range: nothing stands there"],
        ),
        (
            "board.toml",
            "capacity = 12",
            "",
            ["board.toml: space.capacity: nothing stands there; expected a whole number from 1 to 99"],
        ),
        ("board.toml", "capacity = 12", "capacity = = 12", ["board.toml: line 15, column 12: this is not TOML"]),
        (
            "scenarios/tel-asra.toml",
            'weapon = "muskets"',
            'weapon = "lasers"',
            ["tel-asra.toml", "tri-musket", "lasers"],
        ),
        ("scenarios/tel-asra.toml", 'quality = "poor"', 'quality = "veteran"', ["tel-asra.toml", "veteran"]),
    ],
)
def test_a_bad_pack_gets_one_message_that_names_file_and_key(pack, name, old, new, told):
    change(pack, name, old, new)
    with pytest.raises(PackError) as error:
        shelf.title("colonial", pack).scenarios()
    for part in told:
        assert part in str(error.value)


def test_a_missing_file_is_named(pack):
    (pack / "weapons.toml").unlink()
    with pytest.raises(PackError, match=r"weapons\.toml"):
        shelf.title("colonial", pack).scenarios()


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (f"range = {10**400}\n", "expected a whole number from 0 to 60"),
        (f"range = 1{'0' * 5000}\n", "this is not TOML"),
        (f"range = {'[' * 5000}\n", "this is not TOML"),
        ("range = nan\n", "NaN stands there; expected a whole number from 0 to 60"),
        ("range = 1900-01-08\n", '"1900-01-08" stands there; expected a whole number'),
    ],
    ids=["large", "larger", "nested", "nan", "date"],
)
def test_what_nobody_can_mean_is_told_as_well(pack, written, told):
    change(pack, "weapons.toml", "range = 1\n", written)
    with pytest.raises(PackError, match=r"weapons\.toml") as error:
        shelf.title("colonial", pack).scenarios()
    assert told in str(error.value)


def test_a_folder_is_no_file(pack):
    (pack / "weapons.toml").unlink()
    (pack / "weapons.toml").mkdir()
    with pytest.raises(PackError, match=r"weapons\.toml: there is no such file"):
        shelf.title("colonial", pack).scenarios()


def test_two_scenarios_with_one_id_are_a_mistake(pack):
    shutil.copy(pack / "scenarios" / "atbara.toml", pack / "scenarios" / "again.toml")
    with pytest.raises(PackError, match="expected a value of its own"):
        shelf.title("colonial", pack).scenarios()


def test_a_copy_does_not_write_over_anything(pack):
    with pytest.raises(PackError, match="already there"):
        copy_pack(shelf.title("colonial").folder, pack)


def test_line_endings_do_not_change_the_fingerprint(pack):
    before = fingerprint(pack)
    path = pack / "board.toml"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint(pack) == before


# A game that was played with another pack


@pytest.fixture
def played(pack, tmp_path):
    """A game of which a few actions were played with a pack in which somebody starts elsewhere."""
    change(pack, "scenarios/tel-asra.toml", 'hex = "0205"', 'hex = "0206"')
    path = tmp_path / "game.journal"
    table = sandtable.new("colonial", "tel-asra", seed=1, path=path, pack=pack)
    for _ in range(5):
        table.act(table.decision.seat, table.decision.actions[0])
    table.close()
    return path


def test_a_game_asks_for_the_pack_it_was_played_with(played, pack):
    assert len(sandtable.load(played, pack).turned) == 5
    assert sandtable.verify(played, pack).notes == []
    with pytest.raises(OtherPack, match=r"was played with another data pack .* with --pack"):
        sandtable.load(played)
    found = sandtable.verify(played)
    assert not found.ok
    assert found.error.startswith("played with another data pack, and it makes a difference: line 1: ")
    assert "--pack" in found.error


def test_a_scenario_of_another_pack_asks_for_it_too(pack, tmp_path):
    change(pack, "scenarios/tel-asra.toml", 'id = "tel-asra"', 'id = "tel-asra-again"')
    path = tmp_path / "game.journal"
    sandtable.new("colonial", "tel-asra-again", path=path, pack=pack).close()
    for opened in (sandtable.load, sandtable.verify):
        with pytest.raises(OtherPack, match="--pack"):
            opened(path)


def test_a_pack_that_makes_no_difference_can_be_named(pack, tmp_path):
    change(pack, "board.toml", "# ", "# Read twice. ")
    path = tmp_path / "game.journal"
    sandtable.new("colonial", "tel-asra", path=path, pack=pack).close()
    with pytest.raises(OtherPack) as error:
        sandtable.load(path)
    own = shelf.title("colonial").folder
    assert f"--pack {own}" in str(error.value)
    assert sandtable.load(path, own).decision is not None
    found = sandtable.verify(path)
    assert found.ok
    assert [note.id for note in found.notes] == ["verify-other-pack"]


def test_what_is_only_drawn_does_not_change_the_fingerprint(tmp_path):
    copy_pack(shelf.title("kolwezi").folder, tmp_path / "pack")
    before = fingerprint(tmp_path / "pack")
    drawing, counters = tmp_path / "pack" / "drawing.toml", tmp_path / "pack" / "counters.toml"
    drawing.write_text(drawing.read_text("utf-8") + "# another hand\n", "utf-8")
    assert fingerprint(tmp_path / "pack") == before
    counters.write_text(counters.read_text("utf-8") + "# another hand\n", "utf-8")
    assert fingerprint(tmp_path / "pack") != before
