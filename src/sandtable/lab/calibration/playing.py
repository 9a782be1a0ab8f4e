"""Games for a report: who sits at the table, what is seen of a game as it goes, and titles with another pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, TypeVar

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, BotMaker, Decision, Event, Game, View
from sandtable.engine.fuzz import Broken, Chooser, Players, played
from sandtable.engine.journal import Journal
from sandtable.engine.states import State
from sandtable.engine.table import Table
from sandtable.engine.titles import PackedTitle

S = TypeVar("S", bound=State)
AnyTitle = TypeVar("AnyTitle", bound=PackedTitle[Any])


class Anybody:
    """Random play, one draw of chance for every answer."""

    def __init__(self, game: Any, seat: int) -> None:
        """It needs to know neither."""

    def choose(self, view: View, rng: Random) -> Action:
        """An even pick of the legal actions."""
        assert view.decision is not None
        return view.decision.actions[int(rng.random() * len(view.decision.actions))]


def seated(makers: Sequence[BotMaker]) -> Players:
    """A bot for each seat; they draw from one chance, which comes from the seed of the game."""

    def players(game: Game, seed: int | str) -> Chooser:
        rng = Random(seed)
        bots = [maker(game, seat) for seat, maker in enumerate(makers)]

        def choose(state: State, decision: Decision) -> Action:
            return bots[decision.seat].choose(game.observe(state, decision.seat), rng)

        return choose

    return players


def course(game: Game[S], makers: Sequence[BotMaker], seed: str) -> Iterator[tuple[S, list[Event]]]:
    """One whole game: its position at the start and after every action, and what has just happened."""
    choose, state = seated(makers)(game, seed), game.setup(key_from_seed(seed))
    yield state, []
    while (decision := game.pending(state)) is not None:
        yield state, game.apply(state, choose(state, decision))


def proven(game: Game, makers: Sequence[BotMaker], seed: str) -> Table:
    """One whole game at a table; every invariant must hold in every position, its journal lead to the same end."""
    table = played(game, seed, game.check, seated(makers))
    if Table.resume(game, Journal.parse(table.journal.text())).state != table.state:
        raise Broken(f"game {seed}: the journal leads to another end")
    return table


def varied(title: AnyTitle, change: Callable[[Any], None]) -> AnyTitle:
    """The title with a change of its pack, made in memory; title and files stay as they are."""
    other = type(title)(title.folder)
    other.pack = deepcopy(title.pack)
    change(other.pack)
    return other


def as_it_is(pack: object) -> None:
    """No change: the pack as it stands."""
