"""An activation: what the holder of a card, and whoever shares it, may do (turn-05, turn-09, general-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat
from sandtable.engine.flow import Way, forbids, plays
from sandtable.engine.spaces import has, listed, only, plus, without
from sandtable.games.colonial.acting import Acting, may_act
from sandtable.games.colonial.actions import (
    DONE,
    Alight,
    Assault,
    Board,
    Detach,
    Done,
    Enter,
    Fire,
    Leave,
    Limber,
    Move,
    Unlimber,
)
from sandtable.games.colonial.assault import assault, joining, namable, why_not_assault, why_not_charge, why_not_join_so
from sandtable.games.colonial.battlefield import COMMANDER, INFANTRY, TRANSPORT
from sandtable.games.colonial.cards import is_black
from sandtable.games.colonial.entry import enter, leave, why_not_enter, why_not_leave
from sandtable.games.colonial.fire import fire, lending, why_not_fire_at, why_not_open_fire
from sandtable.games.colonial.idle import why_idle
from sandtable.games.colonial.march import go, why_not_lead, why_not_move_to
from sandtable.games.colonial.movement import March, why_not_march
from sandtable.games.colonial.orders import combats, entries, moves
from sandtable.games.colonial.pieces import company, is_disrupted
from sandtable.games.colonial.splitting import Detachment, why_not_detach
from sandtable.games.colonial.state import NOBODY, WAITING, ColonialState
from sandtable.games.colonial.transport import (
    alight,
    board,
    limber,
    unlimber,
    why_not_alight,
    why_not_board,
    why_not_limber,
    why_not_take_over,
    why_not_unlimber,
)
from sandtable.games.colonial.victory import is_over, take_objectives
from sandtable.games.colonial.ways import ends_of_exit, ends_of_move, way_by

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def activate(play: ColonialPlay, holder: Piece) -> None:
    """A card comes up: its holder, and whoever shares it, may act."""
    game, state, field = play.game, play.state, play.game.field
    movers, fighters = may_act(game, state, holder)
    play.push(Activate(holder, movers, fighters, 0, 0))
    side, beside = field.side[holder], beside_him(state, without(movers, holder) & field.commanders, holder)
    facts = {"unit": field.names[holder], "card": game.face(state.card[holder])}
    if not state.hidden & plus(beside, holder):
        play.tell("activate", {**facts, **company(field, beside)}, "turn-08")
        return
    own, other = game.seats_of[side], game.seats_of[1 - side]
    play.tell("activate", {**facts, **company(field, beside)}, "turn-08", seats=own)
    if has(state.hidden, holder):
        play.tell("activate-unseen", {"card": facts["card"]}, "turn-08", seats=other)
    else:
        play.tell("activate", {**facts, **company(field, beside & ~state.hidden)}, "turn-08", seats=other)


def beside_him(state: ColonialState, leaders: PieceSet, holder: Piece) -> PieceSet:
    """Those of them who are still with the unit whose card they share: one may have followed another unit meanwhile."""
    here = state.hex[holder]
    return leaders & state.at[here] if here >= 0 else leaders


class Activate(Acting, frozen=True):
    """One card: move, then fight, or pass."""

    name = "activate"
    rule = "turn-09"

    def run(self, play: ColonialPlay) -> bool | Sequence[Action]:
        game, state = play.game, play.state
        now = self
        if (self.movers | self.fighters) & ~state.alive:
            now = self.without_the_dead(state)
            play.replace(now)
        # When a side has nobody left to fight, the battle ends at once (turn-17).
        if (now.movers or now.fighters) and not is_over(game.field, state):
            answers = now.answers(game, state)
            if len(answers) > 1:
                return answers
            able = may_act(game, state, self.unit)[0]
            waits = now.movers and state.hex[self.unit] == WAITING
            if waits or (now.movers == able and not self.entered):  # it has not done anything, and cannot
                own = game.seats_of[game.field.side[self.unit]] if has(state.hidden, self.unit) else None
                facts = {"unit": game.field.names[self.unit], **why_idle(game, state, now, self.unit)}
                play.tell("nothing-to-do", facts, "turn-09", seats=own)
        self.finish(play)
        return False

    def without_the_dead(self, state: ColonialState) -> Activate:
        """The same without those who are gone; the holder may be still to enter."""
        there = plus(state.alive, self.unit) if state.hex[self.unit] == WAITING else state.alive
        return self.but(movers=self.movers & there, fighters=self.fighters & there)

    def finish(self, play: ColonialPlay) -> None:
        """The activation is over; ground that was won now counts (turn-17)."""
        take_objectives(play)
        play.pop()

    def who(self, game: ColonialGame, state: ColonialState) -> Seat:
        return game.seat_of[self.unit]

    def black(self, state: ColonialState) -> bool:
        """Whether its card is black: hills and woods are open to it (move-13, move-14)."""
        return is_black(state.card[self.unit])

    def question(self, game: ColonialGame, state: ColonialState) -> Message:
        facts = {"unit": game.field.names[self.unit], "card": game.face(state.card[self.unit])}
        return Message(f"colonial-question-activate-{self.stage(game, state)}", facts)

    def stage(self, game: ColonialGame, state: ColonialState) -> str:
        """What is asked: to move and then fight, or whichever of the two can be done; a disrupted unit may not move."""
        black = self.black(state)
        if not self.movers:
            return "fight"
        if not self.fighters & state.alive and state.hex[self.unit] != WAITING:
            return "move"
        if state.hex[self.unit] == WAITING or any(
            moves(game, state, self, piece, black) for piece in listed(self.movers)
        ):
            return "both"
        return "disrupted" if is_disrupted(game.field, state, self.unit) else "fight"

    def answers(self, game: ColonialGame, state: ColonialState) -> Sequence[Action]:
        black = self.black(state)
        found: list[Action] = []
        if self.movers:
            if state.hex[self.unit] == WAITING:
                found += entries(game, state, self.unit, black)
            else:
                for piece in listed(self.movers):
                    found += moves(game, state, self, piece, black)
        for piece in listed(self.fighters & state.alive):
            found += combats(game, state, self, piece, black)
        found.append(DONE)
        return found

    def like(self, game: ColonialGame, state: ColonialState, action: Action) -> Action:
        """Whichever part of a unit is named, all of it in the hex is assaulted (general-10).

        A Commander who is named although he is the only one need not be.
        """
        if isinstance(action, Fire):
            all_lend = structs.replace(action, by="")
            return all_lend if lending(game, state, action) == lending(game, state, all_lend) else action
        if not isinstance(action, Assault):
            return action
        field = game.field
        all_join = structs.replace(action, by="")
        if joining(game, state, action) == joining(game, state, all_join):
            action = all_join
        target = field.piece[action.target]
        units = namable(game, state, state.hex[target], field.side[target])
        same = next(piece for piece in units if field.unit_of[piece] == field.unit_of[target])
        return structs.replace(action, target=field.names[same])

    def stray(self, game: ColonialGame, state: ColonialState, action: Action) -> Refusal:
        return Refusal("turn-09", {"unit": getattr(action, "unit", "")})

    # What forbids a move, or what is done instead of one

    def why_not_take_part(self, game: ColonialGame, state: ColonialState, unit: str) -> Refusal | None:
        """What keeps a unit from doing anything but fight in this activation."""
        about = {"unit": unit}
        piece = game.field.piece.get(unit)
        if piece is None or not has(may_act(game, state, self.unit)[0] | self.movers, piece):
            return Refusal("turn-09", about)
        if has(self.movers, piece):
            return None
        fought = not self.movers and not has(self.fighters, piece)
        return Refusal("general-21" if fought else "move-01", about)

    def why_not_stir(self, game: ColonialGame, state: ColonialState, unit: str) -> Refusal | None:
        """The same for what is done on the board."""
        refusal = self.why_not_take_part(game, state, unit)
        if refusal is None and state.hex[game.field.piece[unit]] == WAITING:
            return Refusal("move-20", {"unit": unit})
        return refusal

    @forbids(Enter)
    def why_not_come_on(self, game: ColonialGame, state: ColonialState, action: Enter) -> Refusal | None:
        """A reinforcement comes on at one of its hexes (move-20)."""
        return self.why_not_take_part(game, state, action.unit) or why_not_enter(
            game, state, game.field.piece[action.unit], action.at, self.black(state)
        )

    @forbids(Alight)
    def why_not_get_off(self, game: ColonialGame, state: ColonialState, action: Alight) -> Refusal | None:
        """A passenger gets off where there is room (units-16)."""
        return self.why_not_stir(game, state, action.unit) or why_not_alight(
            game.field, state, game.field.piece[action.unit]
        )

    def why_not_handle(self, game: ColonialGame, state: ColonialState, unit: str) -> Refusal | None:
        """What keeps a gun from being limbered or unlimbered: its team takes part in that."""
        refusal = self.why_not_stir(game, state, unit)
        if refusal:
            return refusal
        team = state.team[game.field.piece[unit]]
        if team < 0 or not has(self.movers, team):
            return Refusal("general-12" if team < 0 or state.hex[team] < 0 else "move-17", {"unit": unit})
        return None

    @forbids(Limber)
    def why_not_hook(self, game: ColonialGame, state: ColonialState, action: Limber) -> Refusal | None:
        """A gun is hooked to its team (move-17), or to a spare transport (general-12)."""
        piece = game.field.piece
        gun, by = piece.get(action.unit, NOBODY), piece.get(action.by, NOBODY)
        if gun != NOBODY and by not in (NOBODY, state.team[gun]):
            return self.why_not_stir(game, state, action.unit) or why_not_take_over(game, state, gun, by)
        return self.why_not_handle(game, state, action.unit) or why_not_limber(
            game.field, state, game.field.piece[action.unit]
        )

    @forbids(Unlimber)
    def why_not_unhook(self, game: ColonialGame, state: ColonialState, action: Unlimber) -> Refusal | None:
        """A gun is made ready (move-17)."""
        return self.why_not_handle(game, state, action.unit) or why_not_unlimber(
            game.field, state, game.field.piece[action.unit]
        )

    @forbids(Detach)
    def why_not_send_off(self, game: ColonialGame, state: ColonialState, action: Detach) -> Refusal | None:
        """Some figures leave their unit (general-09)."""
        return self.why_not_stir(game, state, action.unit) or why_not_detach(
            game, state, game.field.piece[action.unit], action.figures, self.black(state), self.entered
        )

    def why_not_set_out(self, game: ColonialGame, state: ColonialState, action: Move | Leave) -> Refusal | None:
        """What keeps a unit from any march that is led like this."""
        field = game.field
        refusal = self.why_not_stir(game, state, action.unit)
        if refusal:
            return refusal
        piece = field.piece[action.unit]
        refusal = why_not_march(field, state, piece)
        if not refusal and action.led_by:
            refusal = why_not_lead(game, state, self.movers, piece, field.piece.get(action.led_by, NOBODY))
        if not refusal and not all(name in field.grid.index for name in action.path):
            refusal = Refusal("board-01", {"unit": action.unit})
        return refusal

    def march(self, game: ColonialGame, state: ColonialState, action: Move | Leave) -> March:
        """The march that is ordered."""
        field = game.field
        piece = field.piece[action.unit]
        leader = field.piece[action.led_by] if action.led_by else NOBODY
        return March(field, state, piece, leader, self.black(state), has(self.entered, piece))

    def way(self, game: ColonialGame, state: ColonialState, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        """By the hexes that a player names; off the board with one hex of the move to spare (move-20)."""
        if not isinstance(action, Move | Leave):
            return None
        march = self.march(game, state, action)
        if isinstance(action, Move):
            if action.trail:
                march.stopping = without(march.stopping, march.piece)
            return way_by(game, state, march, via, ends_of_move(game, state, march, action.trail))
        march.steps, march.road_steps = march.steps - 1, march.road_steps - 1
        return way_by(game, state, march, via, ends_of_exit(game, state, march))

    @forbids(Move)
    def why_not_move(self, game: ColonialGame, state: ColonialState, action: Move) -> Refusal | None:
        """A march to a hex (move-01)."""
        return self.why_not_set_out(game, state, action) or why_not_move_to(
            game, state, self.march(game, state, action), action
        )

    @forbids(Leave)
    def why_not_go_off(self, game: ColonialGame, state: ColonialState, action: Leave) -> Refusal | None:
        """A march off the board (move-20)."""
        return self.why_not_set_out(game, state, action) or why_not_leave(
            game, state, self.march(game, state, action), action
        )

    # What forbids fire, an assault, or getting on

    def kind(self, game: ColonialGame, unit: str) -> int | None:
        """What kind of unit it is, if there is such a unit."""
        piece = game.field.piece.get(unit)
        return None if piece is None else game.field.kind[piece]

    def why_not_engage(self, game: ColonialGame, state: ColonialState, unit: str) -> Refusal | None:
        """What keeps a unit from fighting in this activation."""
        about = {"unit": unit}
        piece = game.field.piece.get(unit)
        if piece is None:
            return Refusal("turn-09", about)
        if has(self.fighters, piece) and state.hex[piece] >= 0:
            return None
        if not has(may_act(game, state, self.unit)[1], piece):
            return Refusal("turn-09", about)
        return Refusal("move-20" if state.hex[piece] == WAITING else "fire-01", about)

    @forbids(Fire)
    def why_not_fire(self, game: ColonialGame, state: ColonialState, action: Fire) -> Refusal | None:
        """A volley at a hex (fire-09), alone or with a Commander's dice (fire-14)."""
        field = game.field
        if self.kind(game, action.unit) in (COMMANDER, TRANSPORT):
            return why_not_open_fire(game, state, field.piece[action.unit], 0)
        refusal = self.why_not_engage(game, state, action.unit)
        if refusal:
            return refusal
        piece, space = field.piece[action.unit], field.grid.index.get(action.at)
        if space is None:
            return Refusal("board-01", {"unit": action.unit, "at": action.at})
        lenders = lending(game, state, action)
        if (action.led or action.by) and not lenders:
            return Refusal("fire-14", {"unit": action.unit})
        return why_not_open_fire(game, state, piece, lenders) or why_not_fire_at(field, state, piece, space)

    @forbids(Assault)
    def why_not_close_in(self, game: ColonialGame, state: ColonialState, action: Assault) -> Refusal | None:
        """A close assault (assault-01)."""
        field = game.field
        if self.kind(game, action.unit) in (COMMANDER, TRANSPORT):
            return why_not_charge(field, state, field.piece[action.unit], self.alighted)
        refusal = self.why_not_engage(game, state, action.unit)
        if refusal:
            return refusal
        piece, target = field.piece[action.unit], field.piece.get(action.target)
        if target is None:
            return Refusal("assault-01", {"unit": action.unit, "target": action.target})
        refusal = why_not_charge(field, state, piece, self.alighted) or why_not_assault(
            game, state, piece, target, self.black(state)
        )
        return refusal or why_not_join_so(game, state, action)

    @forbids(Board)
    def why_not_get_on(self, game: ColonialGame, state: ColonialState, action: Board) -> Refusal | None:
        """Infantry gets on a lorry in place of combat (units-16)."""
        field = game.field
        if self.kind(game, action.unit) not in (INFANTRY, None):
            return Refusal("units-04", {"unit": action.unit})
        refusal = self.why_not_engage(game, state, action.unit)
        if refusal:
            return refusal
        piece, target = field.piece[action.unit], field.piece.get(action.target)
        if target is None or has(self.alighted, piece):  # getting off was its whole move
            return Refusal("units-16", {"unit": action.unit, "target": action.target})
        return why_not_board(field, state, piece, target)

    # What the orders do

    @plays(Move)
    def set_out(self, play: ColonialPlay, action: Move) -> None:
        """All that march have done their moving."""
        march = self.march(play.game, play.state, action)
        play.replace(self.but(movers=self.movers & ~march.group))
        go(play, march, action)

    @plays(Leave)
    def go_off(self, play: ColonialPlay, action: Leave) -> None:
        """All that march are gone."""
        march = self.march(play.game, play.state, action)
        play.replace(self.but(movers=self.movers & ~march.group))
        leave(play, march, action)

    @plays(Fire)
    def open_fire(self, play: ColonialPlay, action: Fire) -> None:
        """The unit has fought; whoever else may fight still may."""
        field = play.game.field
        piece = field.piece[action.unit]
        leaders = lending(play.game, play.state, action)
        self.engage(play, piece)
        fire(play, piece, field.grid.index[action.at], leaders)

    @plays(Assault)
    def close_in(self, play: ColonialPlay, action: Assault) -> None:
        """The same, hand to hand."""
        piece = play.game.field.piece[action.unit]
        self.engage(play, piece)
        assault(play, piece, play.game.field.piece[action.target], joining(play.game, play.state, action))

    def engage(self, play: ColonialPlay, piece: Piece) -> None:
        """Once somebody fights, nobody moves any more (general-21)."""
        play.replace(self.but(movers=0, fighters=without(self.fighters, piece), entered=0))

    @plays(Detach)
    def send_off(self, play: ColonialPlay, action: Detach) -> None:
        """Where to is the next question."""
        play.push(Detachment(play.game.field.piece[action.unit], action.figures))

    @plays(Board)
    def get_on(self, play: ColonialPlay, action: Board) -> None:
        """Nothing more for the unit."""
        piece = play.game.field.piece[action.unit]
        self.spend(play, only(piece))
        board(play, piece, play.game.field.piece[action.target])

    @plays(Alight)
    def get_off(self, play: ColonialPlay, action: Alight) -> None:
        """That was its move; it may still fire, but not assault."""
        piece = play.game.field.piece[action.unit]
        play.replace(self.but(movers=without(self.movers, piece), alighted=plus(self.alighted, piece)))
        alight(play, piece)

    @plays(Limber)
    def hook(self, play: ColonialPlay, action: Limber) -> None:
        """Nothing more for gun and team."""
        gun, by = play.game.field.piece[action.unit], play.game.field.piece.get(action.by, NOBODY)
        team = play.state.team[gun]
        self.spend(play, plus(only(gun), team if by == NOBODY else by))
        limber(play, gun, NOBODY if by == team else by)

    @plays(Unlimber)
    def unhook(self, play: ColonialPlay, action: Unlimber) -> None:
        """Nothing more for gun and team."""
        gun = play.game.field.piece[action.unit]
        self.spend(play, plus(only(gun), play.state.team[gun]))
        unlimber(play, gun)

    def spend(self, play: ColonialPlay, pieces: PieceSet) -> None:
        """These have used their whole activation."""
        play.replace(self.but(movers=self.movers & ~pieces, fighters=self.fighters & ~pieces))

    @plays(Enter)
    def come_on(self, play: ColonialPlay, action: Enter) -> None:
        """One hex of the move is spent."""
        field = play.game.field
        group = enter(play, field.piece[action.unit], field.grid.index[action.at])
        play.replace(self.but(entered=self.entered | group))

    @plays(Done)
    def end(self, play: ColonialPlay, action: Done) -> None:
        """Nothing more in this activation (turn-09)."""
        state, field = play.state, play.game.field
        own = play.game.seats_of[field.side[self.unit]] if has(state.hidden, self.unit) else None
        play.tell("done", {"unit": field.names[self.unit]}, "turn-09", seats=own)
        self.finish(play)
