import shutil

import pytest

from sandtable.engine.packs import PackError, copy_pack, fingerprint, values
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
        ("weapons.toml", "range = 1\n", 'range = "far"\n', ["weapons.toml", "Expected `int`", "range"]),
        ("weapons.toml", "range = 1\n", "reach = 1\n", ["weapons.toml", "reach"]),
        ("board.toml", "capacity = 12", "", ["board.toml", "capacity"]),
        ("board.toml", "capacity = 12", "capacity = = 12", ["board.toml", "TOML"]),
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


def test_two_scenarios_with_one_id_are_a_mistake(pack):
    shutil.copy(pack / "scenarios" / "atbara.toml", pack / "scenarios" / "again.toml")
    with pytest.raises(PackError, match="already a scenario"):
        shelf.title("colonial", pack).scenarios()


def test_a_copy_does_not_write_over_anything(pack):
    with pytest.raises(PackError, match="already there"):
        copy_pack(shelf.title("colonial").folder, pack)


def test_line_endings_do_not_change_the_fingerprint(pack):
    before = fingerprint(pack)
    path = pack / "board.toml"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint(pack) == before
