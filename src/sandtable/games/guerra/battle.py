"""An attack played out: reserves, air support, dice, losses, retreats, checks, advance (2.4-b, 4.6, 4.7, 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import Lose, Support
from sandtable.games.guerra.combat import battle_roll, modified, number_of, row_of
from sandtable.games.guerra.losses import eliminate, take_loss
from sandtable.games.guerra.reserves import may_commit
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.zones import besieged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

(DEFENDER_RESERVES, ATTACKER_RESERVES, SUPPORT, DICE, DEFENDER_LOSS, ATTACKER_LOSS, RETREATS, CHECKS, ADVANCE) = range(
    9
)
LOSS, ELIMINATION = 1, 2

#: result codes of Tabela 2: what the side loses, whether it gives way, whether it wins (4.6.1)
LOSSES = {"AE": ELIMINATION, "ARB": LOSS, "AVB": LOSS, "DE": ELIMINATION, "DRB": LOSS, "DVB": LOSS}
GIVES_WAY = {"AE", "DE", "DRB", "DRI"}
WINS = {"AVB", "AVI"}
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


def shown(text: str) -> str:
    """A result as it is printed."""
    code, check = code_of(text)
    return f"{code}(M)" if check else code


class Battle(Step["GuerraGame", GuerraState]):
    """One attack. Frame: the hex, the attackers, the defenders, what comes next, and the cell of Tabela 2."""

    name = "battle"
    FRAME = {"at": "space", "attackers": "pieces", "defenders": "pieces", "next": "number", "cell": "number"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        _, space, attackers, defenders, part, cell = frame
        if part in (DEFENDER_RESERVES, ATTACKER_RESERVES):
            play.replace("battle", space, attackers, defenders, part + 1, 0)
            side = game.theatre.side[first(attackers)]
            who = 1 - side if part == DEFENDER_RESERVES else side
            if game.reserves and may_commit(game, state, who, space, attackers):
                play.push("commit", space, who)
            return False
        if part == SUPPORT:
            if state.air:
                return True
            roll_dice(play, frame, 0)
            return False
        codes = game.theatre.tables.combat.row[cell // 16].cells[cell % 16]
        play.replace("battle", space, attackers, defenders, part + 1, cell)
        if part == DEFENDER_LOSS:
            lose(play, defenders & state.alive, codes[1])
        elif part == ATTACKER_LOSS:
            lose(play, attackers & state.alive, codes[0])
        elif part == RETREATS:
            if code_of(codes[1])[0] in GIVES_WAY:
                begin_retreat(play, defenders & state.at[space])
            elif code_of(codes[0])[0] in GIVES_WAY:
                begin_retreat(play, attackers & state.alive)
        elif part == CHECKS:
            state.fought |= defenders & state.at[space]  # they held their ground (4.1-f)
            for unit in who_checks(state, attackers, defenders, codes):
                check_morale(play, unit)
        else:
            play.pop()
            if code_of(codes[0])[0] in WINS and not state.at[space]:
                play.push("advance", space, attackers & state.alive)
        return False

    # The only question of this step: how much air support?

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        return game.supports[: state.air + 1]

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Support):
            return Refusal("4.5.1-a")
        return None if 0 <= action.points <= state.air else Refusal("4.5-b", {"points": action.points})

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Support)
        play.state.air -= action.points
        roll_dice(play, frame, action.points)

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        facts = {"at": game.theatre.grid.names[frame[1]], "points": state.air}
        return Message("guerra-question-support", facts)


def roll_dice(play: GuerraPlay, frame: Frame, support: int) -> None:
    """Odds, shifts, dice and morale give a cell of Tabela 2 (4.6.2)."""
    game, state = play.game, play.state
    _, space, attackers, _, _, _ = frame
    theatre = game.theatre
    defenders = state.at[space]
    side = theatre.side[first(attackers)]
    column, morale = battle_roll(
        game, state, space, attackers, defenders, (support, 0) if side == CONGO else (0, support)
    )
    dice = play.chance.dice(2, 10)
    number = number_of(*dice)
    row = row_of(game, modified(number, morale.total))
    state.attacked |= attackers
    codes = theatre.tables.combat.row[row].cells[column.total]
    play.tell(
        "battle",
        {
            "at": theatre.grid.names[space],
            "attackers": [theatre.names[unit] for unit in each(attackers)],
            "defenders": [theatre.names[unit] for unit in each(defenders)],
            "air": support,
            "odds": column.reasons[0].about,
            "roll": column,
            "column": theatre.tables.combat.columns[column.total],
            "shift_count": len(column.reasons) - 1,
            "shifts": [[f"{reason.value:+d}", reason.about] for reason in column.reasons[1:]],
            "morale": morale,
            "dice": dice,
            "tens": morale.total,
            "number": modified(number, morale.total),
            "attack": shown(codes[0]),
            "attack_code": code_of(codes[0])[0],
            "defence": shown(codes[1]),
            "defence_code": code_of(codes[1])[0],
        },
        "4.6.2-b",
    )
    play.replace("battle", space, attackers, defenders, DEFENDER_LOSS, row * 16 + column.total)


def lose(play: GuerraPlay, units: int, text: str) -> None:
    """A side takes the loss of its result on one unit of its choice."""
    how = LOSSES.get(code_of(text)[0])
    if not how or not units:
        return
    if units & (units - 1):
        play.push("lose", units, how)
    else:
        suffer(play, first(units), how, RULES[code_of(text)[0]])


def suffer(play: GuerraPlay, unit: int, how: int, rule: str) -> None:
    """One unit takes a loss or is eliminated."""
    if how == ELIMINATION:
        eliminate(play, unit, rule)
    else:
        take_loss(play, unit, rule)


class ChooseLoss(Step["GuerraGame", GuerraState]):
    """Which unit takes the loss? Frame: the units to choose from, and whether it is a loss or an elimination."""

    name = "lose"
    FRAME = {"units": "pieces", "how": "number"}

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return game.theatre.side[first(frame[1])]

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        return [Lose(game.theatre.names[unit]) for unit in each(frame[1])]

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        rule = "4.6.1-b" if frame[2] == ELIMINATION else "5.1-a"
        return Refusal(rule, {"unit": action.unit} if isinstance(action, Lose) else {})

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Lose)
        play.pop()
        suffer(play, play.game.theatre.piece[action.unit], frame[2], "5.1-a")

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-lose", {"how": "eliminated" if frame[2] == ELIMINATION else "loss"})


def begin_retreat(play: GuerraPlay, units: int) -> None:
    """These units fall back, each to a hex of its own choice (4.7.1-a)."""
    if units:
        play.push("retreat", units)


def who_checks(state: GuerraState, attackers: int, defenders: int, codes: tuple[str, str]) -> list[int]:
    """The units with a loss whose side has (M) in its result (4.6.1-l, 5.2-a)."""
    checking = (attackers if code_of(codes[0])[1] else 0) | (defenders if code_of(codes[1])[1] else 0)
    reduced = checking & state.alive & state.reduced
    return [*each(reduced & attackers), *each(reduced & defenders)]


def check_morale(play: GuerraPlay, unit: int) -> None:
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


def morale_check(game: GuerraGame, state: GuerraState, unit: int) -> Roll:
    """What a unit must not exceed: its own morale, its army's marker, 1 less if besieged or unsupplied (5.2-d)."""
    theatre = game.theatre
    reasons = [
        Reason(theatre.morale[unit], "5.2-b", theatre.names[unit]),
        Reason(state.morale[theatre.army[unit]], "5.2-b", theatre.armies[theatre.army[unit]]),
    ]
    shut = besieged(game, state, unit)
    if shut or not is_supplied(game, state, unit):
        reasons.append(Reason(-1, "5.2-d", "siege" if shut else "unsupplied"))
    return Roll(("rebels", "congo")[theatre.side[unit]], 1, 10, "morale", reasons)


def passes(die: int, morale: int) -> bool:
    """Equal or lower passes; 1 and 2 always, 10 never (5.2-b, 5.2-e)."""
    return die <= 2 or (die <= morale and die != 10)
