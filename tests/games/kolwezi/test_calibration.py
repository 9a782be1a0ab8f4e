"""The calibration report: whole, the same for the same seed, and able to go on after a break."""

from concurrent.futures import ProcessPoolExecutor

from sandtable.games.kolwezi import calibration
from sandtable.games.kolwezi.calibration import READINGS, VALUES, Games, opened, study
from sandtable.games.kolwezi.calibration_page import Played, Study, write


def made_up(total: float, zone: int = 0) -> Played:
    """A game with so many points from pins."""
    points = {"airport": 0.0, "hostages": 0.0, "losses": 0.0, "steps": 0.0, "pins": total}
    return Played(zone, points, [0.0] * 10 + [total], {"unseen": 0.0, "towns": 0.0, "kolwezi": 0.0})


def test_the_page_is_filled_in(tmp_path):
    zones = {
        "choice": [made_up(n, n % 2) for n in range(8)],
        "ZSA": [made_up(3), made_up(5), made_up(7)],
        "ZSB": [made_up(4), made_up(5), made_up(6)],
    }
    names, readings = list(VALUES), list(READINGS)
    changed = {name: [made_up(9), made_up(10)] for name in (*names, *readings)}
    write(opened(""), Study(14, 2, 1, zones, changed, names, readings), tmp_path)
    page = (tmp_path / "kolwezi.md").read_text(encoding="utf-8")
    assert "{{" not in page
    assert "a median of 3.5 points" in page
    assert "not reached" in page
    assert "ZSA was better in 33 %, ZSB in 33 %, and they ended alike in 33 %" in page
    for name in (*names, *readings):
        assert f"| {name} |" in page or f"| `{name}` |" in page
    for plot in ("choice", "zsa", "zsb", "sources", "values"):
        assert f"kolwezi-{plot}.svg" in page
        assert (tmp_path / f"kolwezi-{plot}.svg").read_text(encoding="utf-8").startswith("<svg")


def test_every_value_can_be_changed():
    for name in (*VALUES, *READINGS):
        game = opened(name)
        assert game.check(game.setup(bytes(32))) == [], name
    assert opened("Legion sections 7/4").theatre.value != opened("").theatre.value


def test_games_are_kept_and_not_played_again(tmp_path, monkeypatch):
    kept = tmp_path / "games.jsonl"
    first = study(2, 0, 5, 1, kept)
    assert len(kept.read_text().splitlines()) == 1  # two games of his own choice, none for the zones
    with ProcessPoolExecutor(1) as pool:
        monkeypatch.setattr(calibration, "batch", None)
        games = Games(pool, kept)
        again = games("", "choice", 5, 2)
    assert again == first.zones["choice"]
