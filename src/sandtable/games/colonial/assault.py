"""Close assault: who may, the dice of both sides, the comparison, and the retreat of the loser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.colonial.actions import Retreat
from sandtable.games.colonial.battlefield import CAVALRY, COMMANDER, INFANTRY, Battlefield
from sandtable.games.colonial.fire import HIT, throw
from sandtable.games.colonial.hits import Volley, destroy, disrupt, hit_order, strike
from sandtable.games.colonial.movement import why_red_step
from sandtable.games.colonial.pieces import has_room, is_disrupted, leaders_here, put
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.transport import companions

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def why_not_charge(field: Battlefield, state: ColonialState, piece: int, alighted: int) -> Refusal | None:
    """What keeps a unit from close assaulting anybody."""
    about = {"unit": field.names[piece]}
    if field.kind[piece] == COMMANDER:
        return Refusal("fire-15", about)
    if field.kind[piece] not in (INFANTRY, CAVALRY):
        return Refusal("assault-02", about)
    if state.aboard[piece] >= 0 or alighted >> piece & 1:
        return Refusal("units-16", about)
    if is_disrupted(field, state, piece):
        return Refusal("general-20", about)
    return None


def why_not_assault(game: ColonialGame, state: ColonialState, piece: int, target: int, black: bool) -> Refusal | None:
    """What keeps a unit from close assaulting this enemy."""
    field = game.field
    about = {"unit": field.names[piece], "target": field.names[target]}
    here, there = state.hex[piece], state.hex[target]
    if field.side[target] == field.side[piece] or there < 0 or state.hidden >> target & 1:
        return Refusal("assault-01", about)
    if not field.grid.near[here] >> there & 1:
        return Refusal("general-23", about)
    if not namable(field, state, there, field.side[target]) >> target & 1:
        return Refusal("units-16" if state.aboard[target] >= 0 else "assault-14", about)
    if not black and why_red_step(game, here, there):
        return Refusal("assault-13", about)
    return None


def namable(field: Battlefield, state: ColonialState, space: int, side: int) -> int:
    """The units in a hex that can be named for an assault: a Commander only where no unit stands with him."""
    here = state.at[space] & field.of_side[side] & ~state.hidden
    units = here & ~field.commanders
    for piece in listed(units):
        if state.aboard[piece] >= 0:
            units &= ~(1 << piece)
    return units or here


def assault(play: ColonialPlay, piece: int, target: int) -> None:
    """Both throw, hits fall on both, the totals are compared (assault-03 to assault-09)."""
    game, state = play.game, play.state
    field = game.field
    here, there = state.hex[piece], state.hex[target]
    own_leaders, their_leaders = leaders_here(field, state, piece), leaders_here(field, state, target)
    game.reveal(play, 1 << piece | own_leaders, "fight")
    attack = throw(game, state, piece, own_leaders)
    defence = throw(game, state, target, their_leaders)
    attack_dice, defence_dice = play.chance.dice(attack.dice), play.chance.dice(defence.dice)
    state.charged |= own_leaders
    scored, answered = sum(attack_dice), sum(defence_dice)
    play.tell(
        "assault",
        {
            "unit": field.names[piece],
            "target": field.names[target],
            "at": field.grid.names[there],
            "roll": attack,
            "dice": attack_dice,
            "reply": defence,
            "reply_dice": defence_dice,
            "score": scored,
            "reply_score": answered,
        },
        "assault-06",
    )
    for volley in volleys(field, state, piece, target, attack_dice.count(HIT), defence_dice.count(HIT)):
        strike(play, volley)
    settle(play, piece, target, here, there, scored, answered)


def volleys(
    field: Battlefield, state: ColonialState, piece: int, target: int, given: int, taken: int
) -> tuple[Volley, Volley]:
    """The hits of both sides: on the opposing unit and its Commander in turn, a gun's on all there (assault-05)."""
    beside = each(leaders_here(field, state, target) & ~(1 << target))
    attack = Volley([(target,), *((leader,) for leader in beside)], given, False)
    if field.is_gun >> target & 1:
        here = state.at[state.hex[piece]] & field.of_side[field.side[piece]]
        return attack, Volley(hit_order(field, state, here), taken, True)
    return attack, Volley([(piece,), *((leader,) for leader in each(leaders_here(field, state, piece)))], taken, False)


def settle(play: ColonialPlay, piece: int, target: int, here: int, there: int, scored: int, answered: int) -> None:
    """Who must fall back, and who takes the hex (assault-07 to assault-09, assault-15)."""
    field, state = play.game.field, play.state
    standing, holding = state.hex[piece] >= 0, state.hex[target] >= 0
    if standing and holding:
        if scored > answered:
            play.push("retreat", target, here, piece)
        elif scored < answered:
            play.push("retreat", piece, there, -1)
        else:
            play.tell("assault-tied", {"unit": field.names[piece]}, "assault-09")
        return
    if standing:
        if scored < answered and play.game.lower_score_always_retreats:
            play.push("retreat", piece, there, -1)
            return
        left = leaders_at(field, state, there, 1 - field.side[piece])
        if left:
            play.push("retreat", left[0], here, piece)
        else:
            occupy(play, piece, there)
    elif holding:
        left = leaders_at(field, state, here, field.side[piece])
        if left:
            play.push("retreat", left[0], there, -1)


def leaders_at(field: Battlefield, state: ColonialState, space: int, side: int) -> list[int]:
    """The Commanders of a side in a hex."""
    return listed(state.at[space] & field.commanders & field.of_side[side])


def occupy(play: ColonialPlay, piece: int, space: int) -> None:
    """The assaulter takes a hex that is free of enemies, his Commander with him (assault-07, assault-17)."""
    field, state = play.game.field, play.state
    if state.hex[piece] < 0 or state.at[space]:
        return
    group = 1 << piece | leaders_here(field, state, piece)
    for member in each(group):
        put(field, state, member, space)
    state.moved |= group
    play.tell("occupy", {"unit": field.names[piece], "to": field.grid.names[space]}, "assault-07")
    play.game.after_step(play, piece)


def retreat_hexes(field: Battlefield, state: ColonialState, piece: int, victor: int) -> int:
    """Open hexes to fall back to: two away from the victor, or failing that next to him (assault-10)."""
    here = state.hex[piece]
    if field.needs_tow >> piece & 1 and not state.limbered >> piece & 1:
        return 0  # too heavy to be moved by hand (assault-16)
    group = companions(field, state, piece)
    enemy = 1 - field.side[piece]
    around = field.grid.near[here] & field.passable & ~state.held[enemy] & ~(1 << victor)
    for space in each(around):
        if not has_room(field, state, space, group):
            around &= ~(1 << space)
    return around & ~field.grid.near[victor] or around


class RetreatStep(Step["ColonialGame", ColonialState]):
    """A beaten unit falls back one hex; its owner picks which (assault-10, assault-11).

    Frame: the unit, the victor's hex, and the unit that then takes its place (-1: it was the assaulter itself).
    """

    name = "retreat"
    FRAME = {"unit": "piece", "victor": "space", "follower": "piece"}

    def run(self, play: ColonialPlay, frame: Frame) -> bool:
        _, piece, victor, follower = frame
        open_to = retreat_hexes(play.game.field, play.state, piece, victor)
        if open_to & (open_to - 1):
            return True
        if open_to:
            self.fall_back(play, frame, open_to.bit_length() - 1)
        else:
            self.cut_off(play, frame)
        return False

    def seat(self, game: ColonialGame, state: ColonialState, frame: Frame) -> int:
        return game.field.side[frame[1]]

    def answers(self, game: ColonialGame, state: ColonialState, frame: Frame) -> Sequence[Action]:
        field = game.field
        name = field.names[frame[1]]
        return [
            Retreat(name, field.grid.names[space]) for space in each(retreat_hexes(field, state, frame[1], frame[2]))
        ]

    def why_not(self, game: ColonialGame, state: ColonialState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Retreat) or action.unit != game.field.names[frame[1]]:
            return Refusal("assault-10", {"unit": game.field.names[frame[1]]})
        space = game.field.grid.index.get(action.to)
        if space is None or not retreat_hexes(game.field, state, frame[1], frame[2]) >> space & 1:
            return Refusal("assault-10", {"unit": action.unit, "to": action.to})
        return None

    def answer(self, play: ColonialPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Retreat)
        self.fall_back(play, frame, play.game.field.grid.index[action.to])

    def question(self, game: ColonialGame, state: ColonialState, frame: Frame) -> Message:
        return Message("colonial-question-retreat", {"unit": game.field.names[frame[1]]})

    def fall_back(self, play: ColonialPlay, frame: Frame, space: int) -> None:
        """The unit goes there with all that goes with it; a beaten assaulter is disrupted afterwards (assault-08)."""
        _, piece, _, follower = frame
        field, state = play.game.field, play.state
        left = state.hex[piece]
        group = companions(field, state, piece)
        for member in each(group):
            if state.aboard[member] < 0:
                put(field, state, member, space)
        state.moved |= group
        play.pop()
        play.tell("retreat", {"unit": field.names[piece], "to": field.grid.names[space]}, "assault-10")
        play.game.after_step(play, piece)
        if follower < 0:
            if field.kind[piece] != COMMANDER:
                disrupt(play, piece, "assault-08")
        else:
            occupy(play, follower, left)

    def cut_off(self, play: ColonialPlay, frame: Frame) -> None:
        """No way back: the unit is destroyed with what retreats with it (assault-11, assault-16)."""
        _, piece, _, follower = frame
        field, state = play.game.field, play.state
        left = state.hex[piece]
        play.pop()
        if follower < 0 and field.kind[piece] != COMMANDER and play.game.blocked_assaulter_stays:
            disrupt(play, piece, "assault-11")
            return
        heavy = field.needs_tow >> piece & 1 and not state.limbered >> piece & 1
        play.tell("cut-off", {"unit": field.names[piece]}, "assault-16" if heavy else "assault-11")
        # A gun too heavy to move is lost alone; its Commander falls back, and its team stands its ground.
        lost = 1 << piece if heavy else companions(field, state, piece) & state.at[left]
        for member in each(lost):
            if state.hex[member] >= 0:
                destroy(play, member)
        stranded = leaders_at(field, state, left, field.side[piece]) if heavy else []
        if stranded:
            play.push("retreat", stranded[0], frame[2], follower)
        elif follower >= 0:
            occupy(play, follower, left)
