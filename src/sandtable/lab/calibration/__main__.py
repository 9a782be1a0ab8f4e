"""Plays the games of a report and writes its page and plots.

    python -m sandtable.lab.calibration kolwezi --games 10000 --values 150 --seed 1978

The same seed gives the same page, however many processes play it. Packs are varied in memory; no file of a game is
changed. ``--keep FOLDER`` lets a run that was cut short go on.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from sandtable.lab.calibration.reports import Asked, Report, reports
from sandtable.lab.calibration.runs import Runs


def arguments(known: Mapping[str, Report]) -> argparse.ArgumentParser:
    """What the command may be told: a game, and what its report may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m sandtable.lab.calibration", description=__doc__)
    games = parser.add_subparsers(dest="game", required=True)
    for game, report in known.items():
        own = games.add_parser(game, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
        for name, count in {"games": report.games, **report.more}.items():
            own.add_argument(f"--{name}", type=int, default=count.usual, help=count.about)
        own.add_argument("--seed", type=int, default=report.seed, help="the same seed gives the same page")
        own.add_argument("--out", type=Path, default=Path("docs/calibration"), help="where page and plots go")
        own.add_argument("--jobs", type=int, default=1, help="processes")
        own.add_argument("--keep", type=Path, help="a folder for the games played, to go on after a break")
    return parser


def main(given: Sequence[str] | None = None) -> None:
    """Plays the games and writes the report."""
    known = reports()
    chosen = arguments(known).parse_args(given)
    report = known[chosen.game]
    asked = Asked(chosen.game, chosen.games, chosen.seed, {name: getattr(chosen, name) for name in report.more})
    if chosen.keep is not None:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    kept = chosen.keep and chosen.keep / f"{chosen.game}-{chosen.seed}.jsonl"
    chosen.out.mkdir(parents=True, exist_ok=True)
    for name, text in report.write(Runs(chosen.jobs, kept), asked).items():
        (chosen.out / name).write_text(text, encoding="utf-8")
        print(chosen.out / name)


if __name__ == "__main__":
    main()
