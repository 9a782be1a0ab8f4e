"""Close assault: who may, the dice of both sides, the comparison, and the retreat of the loser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, set_of, several, without
from sandtable.games.colonial.actions import Assault, Retreat
from sandtable.games.colonial.battlefield import CAVALRY, COMMANDER, INFANTRY, Battlefield
from sandtable.games.colonial.command import own_leaders, picked
from sandtable.games.colonial.fire import HIT, throw
from sandtable.games.colonial.hits import Volley, destroy, disrupt, hit_order, strike
from sandtable.games.colonial.movement import why_red_step
from sandtable.games.colonial.pieces import company, has_room, is_disrupted, leaders_here, put, unit_here
from sandtable.games.colonial.state import NOBODY, ColonialState, Side
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
    refusal = why_not_name(game, state, target)
    if refusal:
        return refusal
    if not black and why_red_step(game, here, there):
        return Refusal("assault-13", about)
    return None


def why_not_name(game: ColonialGame, state: ColonialState, target: Piece) -> Refusal | None:
    """What keeps a unit from being named: it rides, a crew fights for it, or a unit fights for the Commander."""
    field = game.field
    about = {"target": field.names[target]}
    if state.aboard[target] >= 0:
        return Refusal("units-16", about)
    gun = crew_beside(state, target)
    if gun >= 0 and not (game.limbered_team_named and has(state.limbered, gun)):
        return Refusal("assault-16", about)
    there = state.at[state.hex[target]] & field.of_side[field.side[target]] & ~state.hidden
    if has(field.commanders, target) and there & ~field.commanders:
        return Refusal("assault-14", about)
    return None


def crew_beside(state: ColonialState, team: Piece) -> Piece:
    """A team's gun, if it is in the same hex for the enemy to see: its crew fights for both (assault-16); or nobody."""
    gun = state.gun_of[team]
    return gun if gun >= 0 and state.hex[gun] == state.hex[team] and not has(state.hidden, gun) else NOBODY


def namable(game: ColonialGame, state: ColonialState, space: Space, side: Side) -> list[Piece]:
    """The units in a hex that can be named for an assault, each once."""
    found: dict[Piece, Piece] = {}
    for piece in listed(state.at[space] & game.field.of_side[side] & ~state.hidden):
        if not why_not_name(game, state, piece):
            found.setdefault(game.field.unit_of[piece], piece)
    return list(found.values())


def why_not_join_so(game: ColonialGame, state: ColonialState, action: Assault) -> Refusal | None:
    """What keeps a unit from assaulting without the Commander in its hex, or with one of several (assault-17)."""
    leaders = own_leaders(game, state, game.field.piece[action.unit])
    named = picked(game, leaders, action.by)
    if action.alone and action.by:
        named = 0
    if not (action.alone or action.by) or (named and not game.commander_always_joins):
        return None
    return Refusal("assault-17", {"unit": action.unit})


def joining(game: ColonialGame, state: ColonialState, action: Assault) -> PieceSet:
    """The Commanders who assault with a unit, share its fate and go where it goes (assault-17)."""
    return 0 if action.alone else picked(game, own_leaders(game, state, game.field.piece[action.unit]), action.by)


def ways_to_join(game: ColonialGame, state: ColonialState, piece: Piece, target: Piece) -> list[Assault]:
    """An assault with every Commander in the hex, with any one of several, and without (assault-17)."""
    unit, named = game.field.names[piece], game.field.names[target]
    leaders = own_leaders(game, state, piece)
    if not leaders or game.commander_always_joins:
        return [Assault(unit, named)]
    one_by_one = [Assault(unit, named, by=game.field.names[leader]) for leader in each(leaders) if several(leaders)]
    return [Assault(unit, named), *one_by_one, Assault(unit, named, alone=True)]


def assault(play: ColonialPlay, piece: Piece, target: Piece, led: PieceSet) -> None:
    """Both throw, hits fall on both, the totals are compared (assault-03 to assault-09)."""
    game, state = play.game, play.state
    field = game.field
    here, there = state.hex[piece], state.hex[target]
    their_side = leaders_here(field, state, target)
    game.reveal(play, only(piece) | led, "fight")
    attack = throw(game, state, only(piece), led)
    defence = throw(game, state, unit_here(field, state, target), their_side)
    attack_dice, defence_dice = play.chance.dice(attack.dice), play.chance.dice(defence.dice)
    state.charged |= led
    scored, answered = sum(attack_dice), sum(defence_dice)
    play.tell(
        "assault",
        {
            "unit": field.names[piece],
            **company(field, led),
            "target": field.names[target],
            "at": field.grid.names[there],
            "roll": attack,
            "dice": attack_dice,
            "count": len(attack_dice),
            "reply": defence,
            "reply_dice": defence_dice,
            "reply_count": len(defence_dice),
            "score": scored,
            "reply_score": answered,
            "outcome": "won" if scored > answered else "lost" if scored < answered else "tied",
        },
        "assault-06",
    )
    fight = Fight(piece, target, here, there, led)
    for volley in volleys(field, state, fight, attack_dice.count(HIT), defence_dice.count(HIT)):
        strike(play, volley)
    settle(play, fight, scored, answered)


class Fight(NamedTuple):
    """A close assault: who, whom, from which hex into which, and with which Commanders."""

    unit: Piece
    target: Piece
    start: Space
    goal: Space
    led: PieceSet


def volleys(field: Battlefield, state: ColonialState, fight: Fight, given: int, taken: int) -> tuple[Volley, Volley]:
    """The hits of both sides: on the opposing unit and its Commander in turn, a gun's on all there (assault-05)."""
    piece, target = fight.unit, fight.target
    beside = each(without(leaders_here(field, state, target), target))
    attack = Volley([tuple(listed(unit_here(field, state, target))), *((leader,) for leader in beside)], given, False)
    if has(field.is_gun, target):
        here = state.at[state.hex[piece]] & field.of_side[field.side[piece]]
        return attack, Volley(hit_order(field, state, here), taken, True)
    own = [(leader,) for leader in each(fight.led)]
    return attack, Volley([(piece,), *own], taken, False)


def settle(play: ColonialPlay, fight: Fight, scored: int, answered: int) -> None:
    """Who must fall back, and who takes the hex (assault-07 to assault-09, assault-15)."""
    game, state = play.game, play.state
    field, piece = game.field, fight.unit
    standing, holding = state.hex[piece] >= 0, defenders(field, state, fight)
    if standing and holding:
        if scored > answered:
            play.push(RetreatStep(first(holding), fight.start, piece, fight.led))
        elif scored < answered:
            play.push(RetreatStep(piece, fight.goal, NOBODY, fight.led))
        else:
            play.tell("assault-tied", {"unit": field.names[piece]}, "assault-09")
        return
    if standing:
        if scored < answered and game.lower_score_always_retreats:
            play.push(RetreatStep(piece, fight.goal, NOBODY, fight.led))
            return
        left = leaders_at(field, state, fight.goal, 1 - field.side[piece])
        if left:
            play.push(RetreatStep(left[0], fight.start, piece, fight.led))
        else:
            occupy(play, piece, fight.goal, fight.led)
    elif holding and (stranded := fight.led & state.at[fight.start]):
        play.push(RetreatStep(first(stranded), fight.goal, NOBODY, fight.led))


def defenders(field: Battlefield, state: ColonialState, fight: Fight) -> PieceSet:
    """The parts of the unit that was assaulted and still stand there."""
    parts = field.parts_of[fight.target] & state.at[fight.goal]
    return set_of(part for part in each(parts) if state.aboard[part] < 0)


def leaders_at(field: Battlefield, state: ColonialState, space: Space, side: Side) -> list[Piece]:
    """The Commanders of a side in a hex."""
    return listed(state.at[space] & field.commanders & field.of_side[side])


def occupy(play: ColonialPlay, piece: Piece, space: Space, led: PieceSet) -> None:
    """The assaulter takes a hex that is free of enemies, his Commander with him (assault-07, assault-17)."""
    game, state = play.game, play.state
    field = game.field
    if state.hex[piece] < 0:
        return
    if state.at[space]:
        play.tell("assault-held", {"unit": field.names[piece], "to": field.grid.names[space]}, "assault-07")
        return
    beside = led & state.at[state.hex[piece]]
    for member in each(only(piece) | beside):
        put(field, state, member, space)
    state.moved |= only(piece) | beside
    facts = {"unit": field.names[piece], "to": field.grid.names[space], **company(field, beside)}
    play.tell("occupy", facts, "assault-07")
    game.after_step(play, piece)


def retreat_hexes(field: Battlefield, state: ColonialState, piece: Piece, group: PieceSet, victor: Space) -> SpaceSet:
    """Open hexes to fall back to: two away from the victor, or failing that next to him (assault-10)."""
    here = state.hex[piece]
    if has(field.needs_tow, piece) and not has(state.limbered, piece):
        return 0  # too heavy to be moved by hand (assault-16)
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
    led: PieceSet  #: the Commanders who have joined the assault (assault-17)

    def run(self, play: ColonialPlay) -> bool:
        open_to = self.hexes(play.game, play.state)
        if several(open_to):
            return True
        if open_to:
            self.fall_back(play, first(open_to))
        else:
            self.cut_off(play)
        return False

    def group(self, game: ColonialGame, state: ColonialState) -> PieceSet:
        """Everybody who falls back: of a defender its whole unit in the hex, and every Commander there."""
        field, piece = game.field, self.unit
        if self.follower < 0:
            return companions(field, state, only(piece) | self.led & state.at[state.hex[piece]])
        return companions(field, state, unit_here(field, state, piece) | leaders_here(field, state, piece))

    def hexes(self, game: ColonialGame, state: ColonialState) -> SpaceSet:
        """Where they may go."""
        return retreat_hexes(game.field, state, self.unit, self.group(game, state), self.victor)

    def who(self, game: ColonialGame, state: ColonialState) -> Seat:
        return game.seat_of[self.unit]

    def answers(self, game: ColonialGame, state: ColonialState) -> Sequence[Action]:
        field = game.field
        open_to = self.hexes(game, state)
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
        if space is None or not has(self.hexes(game, state), space):
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
        group = self.group(play.game, state)
        play.game.reveal(play, group, "move")
        for member in each(group):
            if state.aboard[member] < 0:
                put(field, state, member, space)
        state.moved |= group
        play.pop()
        facts = {"unit": field.names[piece], "to": field.grid.names[space], **company(field, without(group, piece))}
        play.tell("retreat", facts, "assault-10")
        play.game.after_step(play, piece)
        if self.follower >= 0:
            occupy(play, self.follower, left, self.led)
        elif field.kind[piece] != COMMANDER:
            disrupt(play, piece, "assault-08")

    def cut_off(self, play: ColonialPlay) -> None:
        """No way back: the unit is destroyed with what retreats with it (assault-11, assault-16)."""
        field, state, piece = play.game.field, play.state, self.unit
        left = state.hex[piece]
        group = self.group(play.game, state)
        play.pop()
        if self.follower < 0 and field.kind[piece] != COMMANDER and play.game.blocked_assaulter_stays:
            play.tell("blocked", {"unit": field.names[piece]}, "assault-11")
            disrupt(play, piece, "assault-11")
            return
        heavy = has(field.needs_tow, piece) and not has(state.limbered, piece)
        # A gun too heavy to move is lost alone; its Commander falls back, and its team stands its ground.
        lost = only(piece) if heavy else group & state.at[left]
        for member in [piece, *each(without(lost, piece))]:
            if state.hex[member] >= 0:
                play.tell("cut-off", {"unit": field.names[member]}, "assault-16" if heavy else "assault-11")
                destroy(play, member)
        stranded = leaders_at(field, state, left, field.side[piece]) if heavy else []
        if stranded:
            play.push(RetreatStep(stranded[0], self.victor, self.follower, self.led))
        elif self.follower >= 0:
            occupy(play, self.follower, left, self.led)
