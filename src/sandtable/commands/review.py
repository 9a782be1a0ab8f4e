"""``sandtable review``: what a game that is over can teach."""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from sandtable.commands.opening import ALL_PROCESSORS, Jobs, Json, Language, PackFolder
from sandtable.commands.output import as_json, out, plain, progress
from sandtable.commands.speech import say, speech
from sandtable.commands.verify import JournalFile
from sandtable.engine.journal import Journal
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from sandtable.lab.hiring import hired
from sandtable.lab.review_page import page
from sandtable.review.telling import lines
from sandtable.review.work import Order, Review, opened
from sandtable.review.work import review as reviewed


def review(
    file: JournalFile,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=say("option-review-html"))] = None,
    worlds: Annotated[int, typer.Option(min=0, help=say("option-review-worlds"))] = 0,
    again: Annotated[
        int | None, typer.Option(min=0, help=say("option-review-again"), show_default=say("option-review-default"))
    ] = None,
    seed: Annotated[str, typer.Option(help=say("option-same-seed"))] = "0",
    jobs: Jobs = ALL_PROCESSORS,
    pack: PackFolder = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Looks back at a game that is over: how it went, where it turned, what it cost and what the dice did."""
    if pack is None:
        shelf.same_pack(Journal.read(file).header)
    order = Order(file.read_bytes(), pack, worlds, again, seed)
    found = worked_out(order, jobs)
    teller = teller_of(order)
    if html:
        html.write_text(page(found, teller, str(file)), encoding="utf-8")
    if json:
        as_json(found)
    elif html:
        out.print(say("reviewed", file=str(html)), markup=False)
    else:
        plain(f"{teller.title}: {teller.say('review')}", *teller.result(found.result), "", *lines(found, teller))


def worked_out(order: Order, jobs: int) -> Review:
    """The review, by so many processes, with its progress told."""
    opened(order)  # what is wrong with the file is told before anything is begun
    pool: AbstractContextManager[Executor | None] = hired(jobs) if jobs > 1 else nullcontext()
    with pool as workers, progress(say("reviewing"), 100) as told:
        shown = 0

        def tell(done: int, every: int) -> None:
            nonlocal shown
            told(100 * done // every - shown)
            shown = 100 * done // every

        return reviewed(order, workers, tell)


def teller_of(order: Order) -> Teller:
    """Whoever tells the game in the language of the command line."""
    game = opened(order)[0].game
    name, language = game.title.name, speech.words.language
    return Teller(game, words(language, shelf.folder(name) / "messages"), shelf.ledger(name, language))
