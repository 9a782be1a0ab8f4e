"""Close assault: who may, the dice of both sides, the comparison, and the retreat of the loser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, several, without
from sandtable.games.colonial.actions import Retreat
from sandtable.games.colonial.battlefield import CAVALRY, COMMANDER, INFANTRY, Battlefield
from sandtable.games.colonial.fire import HIT, throw
from sandtable.games.colonial.hits import Volley, destroy, disrupt, hit_order, strike
from sandtable.games.colonial.movement import why_red_step
from sandtable.games.colonial.pieces import has_room, is_disrupted, leaders_here, put
from sandtable.games.colonial.state import NOBODY, ColonialState
from sandtable.games.colonial.transport import companions

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def why_not_charge(field: Battlefield, state: ColonialState, piece: Piece, alighted: PieceSet) -> Refusal | None:
    """What keeps a unit from close assaulting anybody."""
    about = {"unit": field.names[piece]}
    if field.kind[piece] == COMMANDER:
        return Refusal("fire-15", about)
    if field.kind[piece] not in (INFANTRY, CAVALRY):
        return Refusal("assault-02", about)
    if state.aboard[piece] >= 0 or has(alighted, piece):
        return Refusal("units-16", about)
    if is_disrupted(field, state, piece):
        return Refusal("general-20", about)
    return None


def why_not_assault(
    game: ColonialGame, state: ColonialState, piece: Piece, target: Piece, black: bool
) -> Refusal | None:
    """What keeps a unit from close assaulting this enemy."""
    field = game.field
    about = {"unit": field.names[piece], "target": field.names[target]}
    here, there = state.hex[piece], state.hex[target]
    if field.side[target] == field.side[piece] or there < 0 or has(state.hidden, target):
        return Refusal("assault-01", about)
    if not has(field.grid.near[here], there):
        return Refusal("general-23", about)
    if not has(namable(field, state, there, field.side[target]), target):
        return Refusal("units-16" if state.aboard[target] >= 0 else "assault-14", about)
    if not black and why_red_step(game, here, there):
        return Refusal("assault-13", about)
    return None


def namable(field: Battlefield, state: ColonialState, space: Space, side: Seat) -> PieceSet:
    """The units in a hex that can be named for an assault: a Commander only where no unit stands with him."""
    here = state.at[space] & field.of_side[side] & ~state.hidden
    units = here & ~field.commanders
    for piece in listed(units):
        if state.aboard[piece] >= 0:
            units = without(units, piece)
    return units or here


def assault(play: ColonialPlay, piece: Piece, target: Piece) -> None:
    """Both throw, hits fall on both, the totals are compared (assault-03 to assault-09)."""
    game, state = play.game, play.state
    field = game.field
    here, there = state.hex[piece], state.hex[target]
    own_leaders, their_leaders = leaders_here(field, state, piece), leaders_here(field, state, target)
    game.reveal(play, only(piece) | own_leaders, "fight")
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
    field: Battlefield, state: ColonialState, piece: Piece, target: Piece, given: int, taken: int
) -> tuple[Volley, Volley]:
    """The hits of both sides: on the opposing unit and its Commander in turn, a gun's on all there (assault-05)."""
    beside = each(without(leaders_here(field, state, target), target))
    attack = Volley([(target,), *((leader,) for leader in beside)], given, False)
    if has(field.is_gun, target):
        here = state.at[state.hex[piece]] & field.of_side[field.side[piece]]
        return attack, Volley(hit_order(field, state, here), taken, True)
    return attack, Volley([(piece,), *((leader,) for leader in each(leaders_here(field, state, piece)))], taken, False)


def settle(
    play: ColonialPlay, piece: Piece, target: Piece, here: Space, there: Space, scored: int, answered: int
) -> None:
    """Who must fall back, and who takes the hex (assault-07 to assault-09, assault-15)."""
    field, state = play.game.field, play.state
    standing, holding = state.hex[piece] >= 0, state.hex[target] >= 0
    if standing and holding:
        if scored > answered:
            play.push(RetreatStep(target, here, piece))
        elif scored < answered:
            play.push(RetreatStep(piece, there, NOBODY))
        else:
            play.tell("assault-tied", {"unit": field.names[piece]}, "assault-09")
        return
    if standing:
        if scored < answered and play.game.lower_score_always_retreats:
            play.push(RetreatStep(piece, there, NOBODY))
            return
        left = leaders_at(field, state, there, 1 - field.side[piece])
        if left:
            play.push(RetreatStep(left[0], here, piece))
        else:
            occupy(play, piece, there)
    elif holding:
        left = leaders_at(field, state, here, field.side[piece])
        if left:
            play.push(RetreatStep(left[0], there, NOBODY))


def leaders_at(field: Battlefield, state: ColonialState, space: Space, side: Seat) -> list[Piece]:
    """The Commanders of a side in a hex."""
    return listed(state.at[space] & field.commanders & field.of_side[side])


def occupy(play: ColonialPlay, piece: Piece, space: Space) -> None:
    """The assaulter takes a hex that is free of enemies, his Commander with him (assault-07, assault-17)."""
    field, state = play.game.field, play.state
    if state.hex[piece] < 0 or state.at[space]:
        return
    group = only(piece) | leaders_here(field, state, piece)
    for member in each(group):
        put(field, state, member, space)
    state.moved |= group
    play.tell("occupy", {"unit": field.names[piece], "to": field.grid.names[space]}, "assault-07")
    play.game.after_step(play, piece)


def retreat_hexes(field: Battlefield, state: ColonialState, piece: Piece, victor: Space) -> SpaceSet:
    """Open hexes to fall back to: two away from the victor, or failing that next to him (assault-10)."""
    here = state.hex[piece]
    if has(field.needs_tow, piece) and not has(state.limbered, piece):
        return 0  # too heavy to be moved by hand (assault-16)
    group = companions(field, state, piece)
    enemy = 1 - field.side[piece]
    around = without(field.grid.near[here] & field.passable & ~state.held[enemy], victor)
    for space in each(around):
        if not has_room(field, state, space, group):
            around = without(around, space)
    return around & ~field.grid.near[victor] or around


class RetreatStep(Step["ColonialGame", ColonialState], frozen=True):
    """A beaten unit falls back one hex; its owner picks which (assault-10, assault-11)."""

    name = "retreat"
    rule = "assault-10"

    unit: Piece
    victor: Space  #: the victor's hex
    follower: Piece  #: the unit that then takes its place; nobody, if it was the assaulter itself

    def run(self, play: ColonialPlay) -> bool:
        open_to = retreat_hexes(play.game.field, play.state, self.unit, self.victor)
        if several(open_to):
            return True
        if open_to:
            self.fall_back(play, first(open_to))
        else:
            self.cut_off(play)
        return False

    def who(self, game: ColonialGame, state: ColonialState) -> Seat:
        return game.field.side[self.unit]

    def answers(self, game: ColonialGame, state: ColonialState) -> Sequence[Action]:
        field = game.field
        open_to = retreat_hexes(field, state, self.unit, self.victor)
        return [Retreat(field.names[self.unit], field.grid.names[space]) for space in each(open_to)]

    def question(self, game: ColonialGame, state: ColonialState) -> Message:
        return Message("colonial-question-retreat", {"unit": game.field.names[self.unit]})

    def stray(self, game: ColonialGame, state: ColonialState, action: Action) -> Refusal:
        return Refusal(self.rule, {"unit": game.field.names[self.unit]})

    @forbids(Retreat)
    def why_not_retreat(self, game: ColonialGame, state: ColonialState, action: Retreat) -> Refusal | None:
        """It is this unit that falls back, to one of the open hexes."""
        if action.unit != game.field.names[self.unit]:
            return self.stray(game, state, action)
        space = game.field.grid.index.get(action.to)
        if space is None or not has(retreat_hexes(game.field, state, self.unit, self.victor), space):
            return Refusal("assault-10", {"unit": action.unit, "to": action.to})
        return None

    @plays(Retreat)
    def retreat(self, play: ColonialPlay, action: Retreat) -> None:
        """As its owner says."""
        self.fall_back(play, play.game.field.grid.index[action.to])

    def fall_back(self, play: ColonialPlay, space: Space) -> None:
        """The unit goes there with all that goes with it; a beaten assaulter is disrupted afterwards (assault-08)."""
        field, state, piece = play.game.field, play.state, self.unit
        left = state.hex[piece]
        group = companions(field, state, piece)
        for member in each(group):
            if state.aboard[member] < 0:
                put(field, state, member, space)
        state.moved |= group
        play.pop()
        play.tell("retreat", {"unit": field.names[piece], "to": field.grid.names[space]}, "assault-10")
        play.game.after_step(play, piece)
        if self.follower >= 0:
            occupy(play, self.follower, left)
        elif field.kind[piece] != COMMANDER:
            disrupt(play, piece, "assault-08")

    def cut_off(self, play: ColonialPlay) -> None:
        """No way back: the unit is destroyed with what retreats with it (assault-11, assault-16)."""
        field, state, piece = play.game.field, play.state, self.unit
        left = state.hex[piece]
        play.pop()
        if self.follower < 0 and field.kind[piece] != COMMANDER and play.game.blocked_assaulter_stays:
            disrupt(play, piece, "assault-11")
            return
        heavy = has(field.needs_tow, piece) and not has(state.limbered, piece)
        play.tell("cut-off", {"unit": field.names[piece]}, "assault-16" if heavy else "assault-11")
        # A gun too heavy to move is lost alone; its Commander falls back, and its team stands its ground.
        lost = only(piece) if heavy else companions(field, state, piece) & state.at[left]
        for member in each(lost):
            if state.hex[member] >= 0:
                destroy(play, member)
        stranded = leaders_at(field, state, left, field.side[piece]) if heavy else []
        if stranded:
            play.push(RetreatStep(stranded[0], self.victor, self.follower))
        elif self.follower >= 0:
            occupy(play, self.follower, left)
