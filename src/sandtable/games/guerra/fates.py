"""What becomes of the units in a fight, from its dice to the last morale check, by the game's own steps (4.6 to 5.2).

Where the players still choose who takes a loss and where beaten units go, a fate is as likely as the least and the most
that any choices make it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.contract import Account, Line
from sandtable.engine.fields import Number, Piece, PieceSet, Space
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each
from sandtable.engine.stakes import NO_CHANGE, NO_POINTS, NONE, Span, TooLarge, Worth
from sandtable.games.guerra.battle import DEFENDER_LOSS, GIVES_WAY, LOSSES, Battle, code_of, codes_at
from sandtable.games.guerra.stakes import Aftermath, begin
from sandtable.games.guerra.state import DEAD, GuerraState

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: what may become of a unit: eliminated, driven out of the game over a closed border, one or the other
ELIMINATED, INTERNED, GONE = "eliminated", "interned", "gone"
#: what may become of a side and of the hex
ANY_ATTACKER, ANY_DEFENDER, EMPTIED = "attackers", "defenders", "emptied"


#: what becomes of it hangs on too many choices to try them all
EITHER: Span = (0.0, 1.0)
#: every fate that may come, and how likely it is at least and at most
Fates = dict[str, Span]


def fate(what: str, unit: Piece = -1) -> str:
    """What becomes of a unit, or of a side or the hex, as one word."""
    return what if unit < 0 else f"{what} {unit}"


class Reckoning(Aftermath):
    """A fight up to its last morale check, over every choice of losses and retreats."""

    def __init__(self, game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet) -> None:
        self.space, self.defenders = space, state.at[space]
        super().__init__(game, state, attackers, lambda event: NO_POINTS)
        #: the checks that may come: unit and what it must not exceed
        self.rolls: dict[tuple[Piece, Number], Roll] = {}

    def account_of(self, state: GuerraState) -> Account:
        """Each fate that has come, as a line of an account."""
        found: list[str] = []
        for unit in each((self.attackers | self.defenders) & ~state.alive):
            found += [fate(ELIMINATED if state.hex[unit] == DEAD else INTERNED, unit), fate(GONE, unit)]
        for what, units in ((ANY_ATTACKER, self.attackers), (ANY_DEFENDER, self.defenders)):
            if any(state.hex[unit] == DEAD for unit in each(units & ~state.alive)):
                found.append(fate(what))
        if not state.at[self.space] & self.defenders:
            found.append(fate(EMPTIED))
        return {Line(one, ""): 1.0 for one in found}

    def check_of(self, state: GuerraState, unit: Piece) -> Roll:
        """Remembers the check, too."""
        roll = super().check_of(state, unit)
        return self.rolls.setdefault((unit, roll.total), roll)

    def after_checks(self, state: GuerraState, battle: Battle) -> Worth:
        """No advance changes anybody's fate."""
        return NO_CHANGE

    def of_cell(self, state: GuerraState, cell: Number) -> Fates:
        """The fates of one result of Tabela 2; anything may become of those it touches if there is too much to try."""
        battle = Battle(self.space, self.attackers, self.defenders, DEFENDER_LOSS, cell)
        codes = battle.codes(self.game)
        self.checked = any(code_of(code)[1] for code in codes)
        try:
            found = self.after(state, partial(begin, battle)).means
        except TooLarge:
            return self.anything(codes)
        return {side: span for (side, _), span in found.items()}

    def anything(self, codes: tuple[str, str]) -> Fates:
        """All that a result may do, however unlikely."""
        found: list[str] = []
        for text, units, side in zip(
            codes, (self.attackers, self.defenders), (ANY_ATTACKER, ANY_DEFENDER), strict=True
        ):
            code, checks = code_of(text)
            if checks or code in LOSSES or code in GIVES_WAY:
                found += [fate(side), *(fate(what, unit) for unit in each(units) for what in (ELIMINATED, GONE))]
                found += [fate(EMPTIED)] if side == ANY_DEFENDER else []
        return dict.fromkeys(found, EITHER)


class Told(NamedTuple):
    """The fates by cell of Tabela 2, and the morale checks that may come."""

    by_cell: dict[Number, Fates]
    rolls: list[Roll]


def of_fight(
    game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet, cells: dict[Number, float]
) -> Told:
    """What each of these cells makes of the units in a fight; the likeliest are tried first."""
    reckoning = Reckoning(game, state, space, attackers)
    known: dict[tuple[str, str], Fates] = {}
    found = {}
    for cell in sorted(cells, key=lambda cell: -cells[cell]):
        codes = codes_at(game, cell)
        if codes not in known:
            known[codes] = reckoning.of_cell(state, cell)
        found[cell] = known[codes]
    return Told(found, list(reckoning.rolls.values()))


def overall(by_cell: Iterable[tuple[float, Fates]]) -> Fates:
    """The fates of a whole throw: those of its cells, each with its chance."""
    found: Fates = {}
    for chance, fates in by_cell:
        for one, (low, high) in fates.items():
            least, most = found.get(one, NONE)
            found[one] = (least + chance * low, most + chance * high)
    return found
