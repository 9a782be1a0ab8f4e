"""``sandtable serve --pack``: which game a pack is for, and packs that cannot be offered."""

from pathlib import Path

import pytest

from sandtable.commands.output import Mistake
from sandtable.commands.serve import served_packs
from sandtable.engine.packs import PackError
from sandtable.games import shelf
from tests.server.packs import changed_files, laid_out, own_files


@pytest.mark.parametrize("game", [name for name in shelf.names() if (shelf.folder(name) / "data").is_dir()])
def test_a_pack_tells_its_game_by_its_files(tmp_path: Path, game: str) -> None:
    folder = laid_out(own_files(game), tmp_path / "pack")
    assert served_packs([str(folder)]) == ((game, folder),)
    assert served_packs([f"{game}={folder}"]) == ((game, folder),)


def test_several_may_be_offered(tmp_path: Path) -> None:
    one, other = laid_out(changed_files(), tmp_path / "one"), laid_out(own_files("kolwezi"), tmp_path / "other")
    assert served_packs([str(one), str(other)]) == (("colonial", one), ("kolwezi", other))


def test_what_is_no_pack_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as told:
        served_packs([str(tmp_path / "nowhere")])
    assert told.value.message.id == "mistake-no-folder"
    folder = laid_out({"notes.toml": b"a = 1\n"}, tmp_path / "notes")
    with pytest.raises(Mistake) as told:
        served_packs([str(folder)])
    assert told.value.message.id == "mistake-pack-game"
    bad = changed_files()
    bad["weapons.toml"] = bad["weapons.toml"].replace(b"range = 3", b"range = 99", 1)
    with pytest.raises(PackError):
        served_packs([str(laid_out(bad, tmp_path / "bad"))])
