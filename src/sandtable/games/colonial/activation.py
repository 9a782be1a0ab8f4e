"""An activation: what the holder of a card, and whoever shares it, may do (turn-05, turn-09, general-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Decision, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
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
from sandtable.games.colonial.assault import assault, namable, why_not_assault, why_not_charge
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER, INFANTRY, TRANSPORT
from sandtable.games.colonial.cards import is_black
from sandtable.games.colonial.entry import enter, entry_hexes, exit_hexes, leave, why_not_enter, why_not_leave
from sandtable.games.colonial.fire import dice_of, fire, leaders_to_lend, targets, why_not_fire_at, why_not_open_fire
from sandtable.games.colonial.march import go, leader_for, why_not_lead, why_not_trail
from sandtable.games.colonial.movement import (
    March,
    destinations,
    why_not_go,
    why_not_march,
    why_not_path,
    why_not_stand,
)
from sandtable.games.colonial.splitting import detachment_hexes, why_not_detach
from sandtable.games.colonial.state import WAITING, ColonialState
from sandtable.games.colonial.transport import (
    alight,
    board,
    carriers_here,
    limber,
    unlimber,
    why_not_alight,
    why_not_board,
    why_not_limber,
    why_not_unlimber,
)
from sandtable.games.colonial.victory import is_over, take_objectives

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


#: what is carried out as a march
MARCHES = (Move, Leave)


def may_act(game: ColonialGame, state: ColonialState, holder: int) -> tuple[int, int]:
    """Who takes part in an activation: those who may move, and those who may fight."""
    field = game.field
    movers = 1 << holder
    team = field.team[holder]
    if team >= 0 and (state.hex[team] >= 0 or state.hex[team] == WAITING):
        movers |= 1 << team
    for leader in game.leaders:
        if state.partner[leader] == holder and state.hex[leader] >= 0:
            movers |= 1 << leader
    return movers, movers & field.fighters


class Activate(Step["ColonialGame", ColonialState]):
    """One card: move, then fight, or pass.

    Frame: the card's holder; the pieces that may still move; those that may still fight; those that have just
    entered the board (one hex of their move is spent) and those that have just got off a transport.
    """

    name = "activate"
    FRAME = {"unit": "piece", "movers": "pieces", "fighters": "pieces", "entered": "pieces", "alighted": "pieces"}

    def run(self, play: ColonialPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        _, holder, movers, fighters, entered, alighted = frame
        gone = ~state.alive
        if (movers | fighters) & gone:
            still_out = 1 << holder if state.hex[holder] == WAITING else 0
            movers, fighters = movers & (state.alive | still_out), fighters & (state.alive | still_out)
            frame = ("activate", holder, movers, fighters, entered, alighted)
            state.stack[-1] = frame
        # When a side has nobody left to fight, the battle ends at once (turn-17).
        if (movers or fighters) and not is_over(game.field, state):
            answers = self.answers(game, state, frame)
            if len(answers) > 1:
                state.pending = Decision(game.field.side[holder], "activate", answers)
                return True
            able = may_act(game, state, holder)[0]
            waits = movers and state.hex[holder] == WAITING
            if waits or (movers == able and not entered):  # it has not done anything, and cannot
                own = 1 << game.field.side[holder] if state.hidden >> holder & 1 else None
                play.tell("nothing-to-do", {"unit": game.field.names[holder]}, "turn-09", seats=own)
        self.finish(play)
        return False

    def finish(self, play: ColonialPlay) -> None:
        """The activation is over; ground that was won now counts (turn-17)."""
        take_objectives(play)
        play.pop()

    def seat(self, game: ColonialGame, state: ColonialState, frame: Frame) -> int:
        return game.field.side[frame[1]]

    def answers(self, game: ColonialGame, state: ColonialState, frame: Frame) -> Sequence[Action]:
        _, holder, movers, fighters, entered, alighted = frame
        black = is_black(state.card[holder])
        found: list[Action] = []
        if movers:
            if state.hex[holder] == WAITING:
                found += self.entries(game, state, holder, black)
            else:
                for piece in listed(movers):
                    found += self.moves(game, state, frame, piece, black)
        for piece in listed(fighters & state.alive):
            found += self.combats(game, state, piece, black, alighted)
        found.append(DONE)
        return found

    def entries(self, game: ColonialGame, state: ColonialState, piece: int, black: bool) -> list[Action]:
        """Where a reinforcement may come on."""
        names = game.field.grid.names
        return [Enter(game.field.names[piece], names[space]) for space in each(entry_hexes(game, state, piece, black))]

    def moves(self, game: ColonialGame, state: ColonialState, frame: Frame, piece: int, black: bool) -> list[Action]:
        """What a piece may do instead of standing still."""
        field = game.field
        name = field.names[piece]
        if state.aboard[piece] >= 0:
            return [Alight(name)] if not why_not_alight(field, state, piece) else []
        found: list[Action] = []
        _, _, movers, _, entered, _ = frame
        if field.kind[piece] == ARTILLERY and field.team[piece] >= 0 and movers >> field.team[piece] & 1:
            if not why_not_limber(field, state, piece):
                found.append(Limber(name))
            elif not why_not_unlimber(field, state, piece):
                found.append(Unlimber(name))
        if why_not_march(field, state, piece):
            return found
        spaces = field.grid.names
        spent = entered >> piece & 1
        march = March(field, state, piece, -1, black, spent)
        to = destinations(game, state, march)
        if to:
            found += game.moves_of(piece, to)
        if state.figures[piece] > 1 and not spent and field.kind[piece] != ARTILLERY:
            # Room next door for all of them is room for some.
            surely = to & field.grid.near[march.start]
            parts = game.detachments_of(piece)[: state.figures[piece] - 1]
            found += parts if surely else [p for p in parts if detachment_hexes(game, state, march, p.figures)]
        found += [Leave(name, spaces[space]) for space in listed(exit_hexes(game, state, march))]
        leader = leader_for(game, state, movers, piece)
        if leader >= 0:
            march = March(field, state, piece, leader, black, spent)
            by = field.names[leader]
            for space in listed(destinations(game, state, march)):
                found.append(Move(name, spaces[space], by))
            found += [Leave(name, spaces[space], by) for space in listed(exit_hexes(game, state, march))]
        return found

    def combats(self, game: ColonialGame, state: ColonialState, piece: int, black: bool, alighted: int) -> list[Action]:
        """Fire, close assault, or getting on a lorry instead."""
        field = game.field
        name = field.names[piece]
        found: list[Action] = []
        lenders = leaders_to_lend(field, state, piece)
        if not why_not_open_fire(game, state, piece, lenders):
            alone = dice_of(field, state, piece)
            for space in targets(field, state, piece):
                if alone:
                    found.append(game.shots_of(piece)[space])
                if lenders:
                    found.append(Fire(name, field.grid.names[space], True))
        near = field.grid.near[state.hex[piece]] & state.seen[1 - field.side[piece]]
        if near and not why_not_charge(field, state, piece, alighted):
            for space in listed(near):
                for target in listed(namable(field, state, space, 1 - field.side[piece])):
                    if not why_not_assault(game, state, piece, target, black):
                        found.append(Assault(name, field.names[target]))
        if field.kind[piece] == INFANTRY and field.motorised and not alighted >> piece & 1:
            for transport in each(carriers_here(field, state, piece)):
                if not why_not_board(field, state, piece, transport):
                    found.append(Board(name, field.names[transport]))
        return found

    def why_not(self, game: ColonialGame, state: ColonialState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        name = getattr(action, "unit", None)
        piece = game.field.piece.get(name) if isinstance(name, str) else None
        if piece is None:
            return Refusal("turn-09", {"unit": str(name or "")})
        if isinstance(action, Fire | Assault | Board):
            return self.why_not_fight(game, state, frame, action, piece)
        return self.why_not_move(game, state, frame, action, piece)

    def why_not_move(
        self, game: ColonialGame, state: ColonialState, frame: Frame, action: Action, piece: int
    ) -> Refusal | None:
        """What forbids a move, or what is done instead of one."""
        field = game.field
        _, holder, movers, fighters, entered, _ = frame
        black = is_black(state.card[holder])
        about = {"unit": field.names[piece]}
        if not movers >> piece & 1:
            if not may_act(game, state, holder)[0] >> piece & 1:
                return Refusal("turn-09", about)
            fought = not movers and not fighters >> piece & 1
            return Refusal("general-21" if fought else "move-01", about)
        if isinstance(action, Enter):
            return why_not_enter(game, state, piece, action.at, black)
        if state.hex[piece] == WAITING:
            return Refusal("move-20", about)
        if isinstance(action, Alight):
            return why_not_alight(field, state, piece)
        if isinstance(action, Limber | Unlimber):
            team = field.team[piece]
            if team < 0 or not movers >> team & 1:
                return Refusal("general-12" if team < 0 or state.hex[team] < 0 else "move-17", about)
            check = why_not_limber if isinstance(action, Limber) else why_not_unlimber
            return check(field, state, piece)
        if isinstance(action, Detach):
            return why_not_detach(game, state, piece, action.figures, black, entered)
        if not isinstance(action, MARCHES):
            return Refusal("turn-09", about)
        refusal = why_not_march(field, state, piece)
        if refusal:
            return refusal
        leader = -1
        if action.led_by:
            leader = field.piece.get(action.led_by, -1)
            refusal = why_not_lead(game, state, movers, piece, leader)
            if refusal:
                return refusal
        march = March(field, state, piece, leader, black, entered >> piece & 1)
        path = [field.grid.index.get(name, -1) for name in action.path]
        if -1 in path:
            return Refusal("board-01", about)
        if isinstance(action, Leave):
            return why_not_leave(game, state, march, action.at, path)
        return self.why_not_move_to(game, state, march, action, path)

    def why_not_move_to(
        self, game: ColonialGame, state: ColonialState, march: March, action: Move, path: list[int]
    ) -> Refusal | None:
        """What forbids ending a move there, on this way."""
        field = game.field
        about = {"unit": action.unit, "to": action.to}
        space = field.grid.index.get(action.to)
        if space is None:
            return Refusal("board-01", about)
        if action.trail and not (field.kind[march.piece] == ARTILLERY and state.limbered >> march.piece & 1):
            return Refusal("general-11", about)
        if action.trail:
            march.stopping &= ~(1 << march.piece)
        if not path:
            refusal = why_not_go(game, state, march, space)
        elif path[-1] != space or space == march.start:
            refusal = Refusal("move-01", about)
        else:
            refusal = why_not_stand(game, state, march, space) or why_not_path(game, state, march, path)
        return refusal or (why_not_trail(game, state, march, action) if action.trail else None)

    def why_not_fight(
        self, game: ColonialGame, state: ColonialState, frame: Frame, action: Fire | Assault | Board, piece: int
    ) -> Refusal | None:
        """What forbids fire, an assault or getting on."""
        field = game.field
        _, holder, _, fighters, _, alighted = frame
        about = {"unit": field.names[piece]}
        if isinstance(action, Fire) and field.kind[piece] in (COMMANDER, TRANSPORT):
            return why_not_open_fire(game, state, piece, 0)
        if isinstance(action, Assault) and field.kind[piece] in (COMMANDER, TRANSPORT):
            return why_not_charge(field, state, piece, alighted)
        if isinstance(action, Board) and field.kind[piece] != INFANTRY:
            return Refusal("units-04", about)
        if not fighters >> piece & 1 or state.hex[piece] < 0:
            if not may_act(game, state, holder)[1] >> piece & 1:
                return Refusal("turn-09", about)
            return Refusal("move-20" if state.hex[piece] == WAITING else "fire-01", about)
        if isinstance(action, Fire):
            space = field.grid.index.get(action.at)
            if space is None:
                return Refusal("board-01", {**about, "at": action.at})
            lenders = leaders_to_lend(field, state, piece) if action.led else 0
            if action.led and not lenders:
                return Refusal("fire-14", about)
            return why_not_open_fire(game, state, piece, lenders) or why_not_fire_at(field, state, piece, space)
        target = field.piece.get(action.target)
        if target is None:
            return Refusal("assault-01", {**about, "target": action.target})
        if isinstance(action, Board):
            if alighted >> piece & 1:
                return Refusal("units-16", about)  # getting off was its whole move
            return why_not_board(field, state, piece, target)
        black = is_black(state.card[holder])
        return why_not_charge(field, state, piece, alighted) or why_not_assault(game, state, piece, target, black)

    def answer(self, play: ColonialPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            self.passed(play, frame)
            return
        field = play.game.field
        _, holder, movers, fighters, entered, alighted = frame
        piece = field.piece[action.unit]  # type: ignore[attr-defined]
        bit = 1 << piece
        if isinstance(action, MARCHES):
            leader = field.piece[action.led_by] if action.led_by else -1
            march = March(field, play.state, piece, leader, is_black(play.state.card[holder]), entered >> piece & 1)
            play.replace("activate", holder, movers & ~march.group, fighters, entered, alighted)
            if isinstance(action, Leave):
                leave(play, march, action)
            else:
                go(play, march, action)
        elif isinstance(action, Fire):
            leaders = leaders_to_lend(field, play.state, piece) if action.led else 0
            play.replace("activate", holder, 0, fighters & ~bit, 0, alighted)
            fire(play, piece, field.grid.index[action.at], leaders)
        elif isinstance(action, Detach):
            play.push("detach", piece, action.figures)
        elif isinstance(action, Assault):
            play.replace("activate", holder, 0, fighters & ~bit, 0, alighted)
            assault(play, piece, field.piece[action.target])
        elif isinstance(action, Board):
            play.replace("activate", holder, movers & ~bit, fighters & ~bit, entered, alighted)
            board(play, piece, field.piece[action.target])
        elif isinstance(action, Alight):
            play.replace("activate", holder, movers & ~bit, fighters, entered, alighted | bit)
            alight(play, piece)
        elif isinstance(action, Limber | Unlimber):
            bit |= 1 << field.team[piece]
            play.replace("activate", holder, movers & ~bit, fighters & ~bit, entered, alighted)
            (limber if isinstance(action, Limber) else unlimber)(play, piece)
        else:
            assert isinstance(action, Enter)
            group = enter(play, piece, field.grid.index[action.at])
            play.replace("activate", holder, movers, fighters, entered | group, alighted)

    def passed(self, play: ColonialPlay, frame: Frame) -> None:
        """Nothing more in this activation (turn-09)."""
        state, field = play.state, play.game.field
        holder = frame[1]
        own = 1 << field.side[holder] if state.hidden >> holder & 1 else None
        play.tell("done", {"unit": field.names[holder]}, "turn-09", seats=own)
        self.finish(play)

    def question(self, game: ColonialGame, state: ColonialState, frame: Frame) -> Message:
        field = game.field
        _, holder, movers, fighters, _, _ = frame
        facts = {"unit": field.names[holder], "card": game.face(state.card[holder])}
        stage = "both" if movers else "fight"
        return Message(f"colonial-question-activate-{stage}", facts)
