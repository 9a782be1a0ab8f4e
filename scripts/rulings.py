"""Writes the register of rulings of each game, and keeps what the options do below it.

``python scripts/rulings.py`` writes docs/rulings from the ledgers; ``--effects`` also plays every game with and without
each of its options (``make effects``), which takes half an hour on two cores where engine and games are compiled, some
three times as long as pure Python, and goes on where it was stopped. Where a bot plays otherwise than before, take
build/effects away first: games are known by the names of who plays.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from sandtable.lab.switches import BEGIN, END

RULINGS = Path(__file__).parent.parent / "docs" / "rulings"
HEAD = "\n## What the options do\n"
#: who plays each game, and how many games of each option, every scenario as often as the others: rules of thumb
PLAYED = {
    "colonial": ("captain", 420),
    "kolwezi": ("captain", 400),
    "paratrooper": ("colonel", 420),
    "guerra": ("colonel", 100),
    "world_war_africa": ("commander", 200),
}


def sandtable(*words: str) -> str:
    """What the command prints."""
    command = [sys.executable, "-m", "sandtable.cli", *words, "--lang", "en"]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, encoding="utf-8").stdout


def register(game: str) -> Path:
    """Writes a register anew; what stands below it stays."""
    page = RULINGS / f"{game}.md"
    below = page.read_text(encoding="utf-8").partition(HEAD)[2] or f"\n{BEGIN}\n{END}\n"
    page.write_text(sandtable("rules", game, "--ambiguities") + HEAD + below, encoding="utf-8")
    return page


def effects(game: str, results: Path) -> None:
    """Plays a game with and without each of its options, and writes down what they do."""
    bots, games = PLAYED[game]
    order = ("--games", str(games), "--bots", bots, "--seed", "effects", "--out", str(results / game))
    sandtable("lab", "options", game, *order, "--write", str(RULINGS / f"{game}.md"))


def main(words: list[str]) -> None:
    """All games, or those named."""
    for game in [word for word in words if word in PLAYED] or PLAYED:
        register(game)
        if "--effects" in words:
            effects(game, Path("build") / "effects")


if __name__ == "__main__":
    main(sys.argv[1:])
