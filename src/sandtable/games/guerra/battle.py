"""An attack played out: reserves, air support, dice, losses, retreats, checks, advance (2.4-b, 4.6, 4.7, 5.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has, several
from sandtable.games.guerra import reserves
from sandtable.games.guerra.actions import Lose, Support
from sandtable.games.guerra.losses import eliminate, take_loss
from sandtable.games.guerra.retreat import Advances, Retreats
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.strength import battle_roll, modified, number_of, row_of
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.zones import besieged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

(DEFENDER_RESERVES, ATTACKER_RESERVES, SUPPORT, DICE, DEFENDER_LOSS, ATTACKER_LOSS, RETREATS, CHECKS, ADVANCE) = range(
    9
)
LOSS, ELIMINATION = 1, 2
CELLS = 16  #: cells to a row of Tabela 2 where one is counted from its start

#: result codes of Tabela 2: what the side loses, whether it gives way, whether it wins (4.6.1)
LOSSES = {"AE": ELIMINATION, "ARB": LOSS, "AVB": LOSS, "DE": ELIMINATION, "DRB": LOSS, "DVB": LOSS}
GIVES_WAY = {"AE", "DE", "DRB", "DRI"}
WINS = {"AVB", "AVI"}
#: those that harm nobody of the side: no loss, and no retreat that could become one
SPARED = {"ARI", "AVI", "DVI"}
RULES = {
    "AE": "4.6.1-b",
    "ARB": "4.6.1-c",
    "ARI": "4.6.1-d",
    "AVB": "4.6.1-e",
    "AVI": "4.6.1-f",
    "DE": "4.6.1-g",
    "DRB": "4.6.1-h",
    "DRI": "4.6.1-i",
    "DVI": "4.6.1-j",
    "DVB": "4.6.1-k",
}


def code_of(text: str) -> tuple[str, bool]:
    """A printed result: its code, and whether (M) stands beside it (4.6.1-l)."""
    return (text[:-1], True) if text.endswith("M") else (text, False)


def cell_at(row: Number, column: Number) -> Number:
    """A cell of Tabela 2 as a number."""
    return row * CELLS + column


def codes_at(game: GuerraGame, cell: Number) -> tuple[str, str]:
    """What a cell of Tabela 2 says to the attackers and to the defenders."""
    return game.theatre.tables.combat.row[cell // CELLS].cells[cell % CELLS]


def shown(text: str) -> str:
    """A result as it is printed."""
    code, check = code_of(text)
    return f"{code}(M)" if check else code


class Battle(Step["GuerraGame", GuerraState], frozen=True):
    """One attack."""

    name = "battle"
    rule = "4.5.1-a"
    compared = True

    at: Space
    attackers: PieceSet
    defenders: PieceSet
    #: what comes next
    next: Number
    #: the cell of Tabela 2 that was thrown
    cell: Number

    def run(self, play: GuerraPlay) -> bool:
        if self.next != SUPPORT:
            play.replace(self.but(next=self.next + 1))
            PARTS[self.next](self, play)
            return False
        if play.state.air:
            return True
        roll_dice(play, self, 0)
        return False

    def codes(self, game: GuerraGame) -> tuple[str, str]:
        """What Tabela 2 says to the attackers and to the defenders."""
        return codes_at(game, self.cell)

    def side(self, game: GuerraGame) -> Seat:
        """Who attacks."""
        return game.theatre.side[first(self.attackers)]

    # The only question of this step: how much air support?

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        return game.supports[: state.air + 1]

    @forbids(Support)
    def why_not_support(self, game: GuerraGame, state: GuerraState, action: Support) -> Refusal | None:
        return None if 0 <= action.points <= state.air else Refusal("4.5-b", {"points": action.points})

    @plays(Support)
    def support(self, play: GuerraPlay, action: Support) -> None:
        """The points fly, and the dice are thrown."""
        play.state.air -= action.points
        roll_dice(play, self, action.points)

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        facts = {"at": game.theatre.grid.names[self.at], "points": state.air}
        return Message("guerra-question-support", facts)


def defenders_reserves(battle: Battle, play: GuerraPlay) -> None:
    """The attacked side's reserves come first (8.1-d)."""
    reserves.call(play, battle, 1 - battle.side(play.game))


def attackers_reserves(battle: Battle, play: GuerraPlay) -> None:
    """Then those of the attacker (8.1-d)."""
    reserves.call(play, battle, battle.side(play.game))


def defenders_loss(battle: Battle, play: GuerraPlay) -> None:
    """Losses come before retreats, the defender's first (4.6.1-a)."""
    lose(play, battle.defenders & play.state.alive, battle.codes(play.game)[1])


def attackers_loss(battle: Battle, play: GuerraPlay) -> None:
    """The attacker's loss."""
    lose(play, battle.attackers & play.state.alive, battle.codes(play.game)[0])


def retreats(battle: Battle, play: GuerraPlay) -> None:
    """The beaten fall back, each to a hex of its own choice (4.7.1-a)."""
    state = play.state
    attack, defence = battle.codes(play.game)
    units = 0
    if code_of(defence)[0] in GIVES_WAY:
        units = battle.defenders & state.at[battle.at]
    elif code_of(attack)[0] in GIVES_WAY:
        units = battle.attackers & state.alive
    if units:
        play.push(Retreats(units))


def morale_checks(battle: Battle, play: GuerraPlay) -> None:
    """Those who held their ground are not attacked again (4.1-f); then the units with losses check their morale."""
    state = play.state
    state.fought |= battle.defenders & state.at[battle.at]
    for unit in who_checks(state, battle.attackers, battle.defenders, battle.codes(play.game)):
        check_morale(play, unit)


def advance(battle: Battle, play: GuerraPlay) -> None:
    """The victors may enter the hex that was given up (4.7.2)."""
    state = play.state
    play.pop()
    if code_of(battle.codes(play.game)[0])[0] in WINS and not state.at[battle.at]:
        play.push(Advances(battle.at, battle.attackers & state.alive))


#: what is done in each part of a battle; SUPPORT is asked, and the dice follow
PARTS: dict[int, Callable[[Battle, GuerraPlay], None]] = {
    DEFENDER_RESERVES: defenders_reserves,
    ATTACKER_RESERVES: attackers_reserves,
    DEFENDER_LOSS: defenders_loss,
    ATTACKER_LOSS: attackers_loss,
    RETREATS: retreats,
    CHECKS: morale_checks,
    ADVANCE: advance,
}


def roll_dice(play: GuerraPlay, battle: Battle, support: Number) -> None:
    """Odds, shifts, dice and morale give a cell of Tabela 2 (4.6.2)."""
    game, state = play.game, play.state
    theatre = game.theatre
    defenders = state.at[battle.at]
    column, morale = battle_roll(game, state, battle.at, battle.attackers, defenders, support)
    dice = play.chance.dice(2, 10)
    number = modified(number_of(*dice), morale.total)
    cell = cell_at(row_of(game, number), column.total)
    state.attacked |= battle.attackers
    attack, defence = codes_at(game, cell)
    facts = {
        "side": game.seats[battle.side(game)],
        "at": theatre.grid.names[battle.at],
        "attackers": theatre.names_of(battle.attackers),
        "defenders": theatre.names_of(defenders),
        "air": support,
        "odds": column.reasons[0].about,
        "roll": column,
        "column": theatre.tables.combat.columns[column.total],
        "shift_count": len(column.reasons) - 1,
        "shifts": [[f"{reason.value:+d}", reason.about] for reason in column.reasons[1:]],
        "morale": morale,
        "dice": [die % 10 for die in dice],  # the zero face is 0 (4.6.2-a)
        "tens": morale.total,
        "number": number,
        "attack": shown(attack),
        "attack_code": code_of(attack)[0],
        "defence": shown(defence),
        "defence_code": code_of(defence)[0],
        "checked": who_may_check(state, (attack, defence), battle.attackers, defenders),
    }
    play.tell("battle", facts, "4.6.2-b")
    play.replace(battle.but(defenders=defenders, next=DEFENDER_LOSS, cell=cell))


def lose(play: GuerraPlay, units: PieceSet, text: str) -> None:
    """A side takes the loss of its result on one unit of its choice."""
    how = LOSSES.get(code_of(text)[0])
    if not how or not units:
        return
    if several(units):
        play.push(ChooseLoss(units, how))
    else:
        suffer(play, first(units), how, RULES[code_of(text)[0]])


def suffer(play: GuerraPlay, unit: Piece, how: Number, rule: str) -> None:
    """One unit takes a loss or is eliminated."""
    if how == ELIMINATION:
        eliminate(play, unit, rule)
    else:
        take_loss(play, unit, rule)


class ChooseLoss(Step["GuerraGame", GuerraState], frozen=True):
    """Which unit takes the loss?"""

    name = "lose"

    #: the units to choose from
    units: PieceSet
    #: LOSS or ELIMINATION
    how: Number

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return game.theatre.side[first(self.units)]

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        return [Lose(name) for name in game.theatre.names_of(self.units)]

    @forbids(Lose)
    def why_not_lose(self, game: GuerraGame, state: GuerraState, action: Lose) -> Refusal | None:
        unit = game.theatre.piece.get(action.unit)
        if unit is not None and has(self.units, unit):
            return None
        return Refusal(self.why(game, state.stack[-2], first(self.units)), {"unit": action.unit})

    def stray(self, game: GuerraGame, state: GuerraState, action: Action) -> Refusal:
        return Refusal(self.why(game, state.stack[-2], first(self.units)))

    @plays(Lose)
    def lose(self, play: GuerraPlay, action: Lose) -> None:
        """The unit takes it."""
        play.pop()
        unit = play.game.theatre.piece[action.unit]
        suffer(play, unit, self.how, self.why(play.game, play.state.stack[-1], unit))

    def why(self, game: GuerraGame, below: Step[Any, Any], unit: Piece) -> str:
        """The rule of the result that costs it: of the battle it is in, or of a bombardment."""
        if not isinstance(below, Battle):
            return "4.6.3-b"
        return RULES[code_of(below.codes(game)[0 if has(below.attackers, unit) else 1])[0]]

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        below = state.stack[-2]
        fought = isinstance(below, Battle)
        at = below.at if isinstance(below, Battle) else state.hex[first(self.units)]
        facts = {"cause": "battle" if fought else "bombing", "at": game.theatre.grid.names[at]}
        return Message("guerra-question-lose", {"how": "eliminated" if self.how == ELIMINATION else "loss", **facts})


def who_checks(state: GuerraState, attackers: PieceSet, defenders: PieceSet, codes: tuple[str, str]) -> list[Piece]:
    """The units with a loss whose side has (M) in its result (4.6.1-l, 5.2-a)."""
    checking = (attackers if code_of(codes[0])[1] else 0) | (defenders if code_of(codes[1])[1] else 0)
    reduced = checking & state.alive & state.reduced
    return [*each(reduced & attackers), *each(reduced & defenders)]


def who_may_check(
    state: GuerraState, codes: tuple[str, str], attackers: PieceSet, defenders: PieceSet
) -> Literal["nobody", "attackers", "defenders", "both"]:
    """Whose units a result may still make check their morale: what it says of them holds only once they have."""
    attack, defence = (
        checks(state, code_of(code), units) for code, units in zip(codes, (attackers, defenders), strict=True)
    )
    if attack and defence:
        return "both"
    return "attackers" if attack else "defenders" if defence else "nobody"


def checks(state: GuerraState, code: tuple[str, bool], units: PieceSet) -> bool:
    """Whether (M) comes to anything: it asks those with losses, of now or from before (4.6.1-l)."""
    result, marked = code
    return marked and (result not in SPARED or bool(units & state.reduced))


def check_morale(play: GuerraPlay, unit: Piece) -> None:
    """One die against the unit's morale and its army's marker (5.2)."""
    game, state = play.game, play.state
    theatre = game.theatre
    roll = morale_check(game, state, unit)
    die = play.chance.die(10)
    passed = passes(die, roll.total)
    facts = {"unit": theatre.names[unit], "roll": roll, "die": die, "morale": roll.total, "passed": passed}
    play.tell("morale-check", facts, "5.2-b")
    if not passed:
        take_loss(play, unit, "5.2-c")


def morale_check(game: GuerraGame, state: GuerraState, unit: Piece) -> Roll:
    """What a unit must not exceed: its own morale, its army's marker, 1 less if besieged or unsupplied (5.2-d)."""
    theatre = game.theatre
    reasons = [
        Reason(theatre.morale[unit], "5.2-b", theatre.names[unit]),
        Reason(state.morale[theatre.army[unit]], "5.2-b", theatre.armies[theatre.army[unit]]),
    ]
    shut = besieged(game, state, unit)
    if shut or not is_supplied(game, state, unit):
        reasons.append(Reason(-1, "5.2-d", "siege" if shut else "unsupplied"))
    return Roll(game.seats[theatre.side[unit]], 1, 10, "morale", reasons)


def failing(check: Roll) -> float:
    """How likely a check is to fail."""
    return sum(not passes(die, check.total) for die in range(1, 11)) / 10


def passes(die: Number, morale: Number) -> bool:
    """Equal or lower passes; 1 and 2 always, 10 never (5.2-b, 5.2-e)."""
    return die <= 2 or (die <= morale and die != 10)
