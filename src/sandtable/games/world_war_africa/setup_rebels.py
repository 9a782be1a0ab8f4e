"""The Rebels' set-up (3.2-j to 3.2-q), in the order of its list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, has, listed, only, plus, set_of, size
from sandtable.games.world_war_africa.actions import HISTORY, KEEP, Done, History, Keep, Place
from sandtable.games.world_war_africa.deployment import set_down
from sandtable.games.world_war_africa.pieces import capture_caches, move_cache, waiting_caches
from sandtable.games.world_war_africa.setup import (
    NOTHING,
    available,
    brigades,
    listed_places,
    offered,
    one_of_each,
    room_to_start,
    why_not_set_up,
)
from sandtable.games.world_war_africa.setup_likely import is_taken_over, likely, rebel_places, take_over
from sandtable.games.world_war_africa.state import READY, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, RWANDA, UGANDA

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

#: stages of the list
BRIGADES, CACHES, RDC_MILITIA, ANC_BRIGADES, BURUNDI, UGANDANS, MLC_MILITIA = range(7)
STAGES = ("brigades", "caches", "rdc", "anc", "burundi", "ugandans", "mlc")
#: as many as there are
ALL = 99
#: stage -> (how many, the ledger entry)
WANTED = {
    BRIGADES: (ALL, "3.2-k"),
    CACHES: (2, "3.2-l"),
    RDC_MILITIA: (2, "3.2-m"),
    ANC_BRIGADES: (3, "3.2-m"),
    BURUNDI: (1, "3.2-n"),
    MLC_MILITIA: (2, "3.2-o"),
}
#: stages in which nothing is drawn: there is but one sort of counter
ALIKE = (CACHES, BURUNDI)
#: they stay in the box (3.2-j)
HELD_BACK = ("Rw/221", "Rw/501")


class RebelSetup(Step["WarGame", WarState], frozen=True):
    """The Rebels' list (3.2-j to 3.2-q)."""

    name = "rebel-setup"
    rule = "3.2-a"
    amid = True

    stage: Number = BRIGADES
    #: how many are done
    count: Number = 0
    #: the piece to be placed
    drawn: Piece = NOTHING

    def run(self, play: WarPlay) -> bool:
        asks = self.go_on(play)
        step = play.state.stack[-1]
        if not asks or not is_taken_over(play.state, REBEL):
            return asks
        step.answer(play, likely(play.game, play.state, STAGES[self.stage], step.answers(play.game, play.state)))
        return False

    def go_on(self, play: WarPlay) -> bool:
        """As far as the list goes by itself; whether it then asks."""
        game, state = play.game, play.state
        if self.stage == UGANDANS:
            stand_ready(play)
            play.replace(RebelSetup(MLC_MILITIA))
            return False
        if self.drawn >= 0:
            return True
        pool = self.pool(game, state)
        if self.count >= WANTED[self.stage][0] or not pool:
            self.next_stage(play)
            return False
        if self.stage == RDC_MILITIA:
            if any(self.spaces(game, state, unit) for unit in each(pool)):
                return True
            play.replace(RebelSetup(self.stage + 1))
            return False
        piece = listed(pool)[-1] if self.stage in ALIKE else play.chance.draw(pool, "pieces")
        if not self.spaces(game, state, piece):
            play.replace(RebelSetup(self.stage + 1))
            return False
        if self.stage not in ALIKE:
            play.tell("drawn", {"unit": game.theatre.piece_names[piece]}, WANTED[self.stage][1])
        play.replace(self.but(drawn=piece))
        return False

    def next_stage(self, play: WarPlay) -> None:
        """On to the next line of the list; after the last the set-up is done."""
        if self.stage < MLC_MILITIA:
            play.replace(RebelSetup(self.stage + 1))
        else:
            play.pop()

    def pool(self, game: WarGame, state: WarState) -> PieceSet:
        """What may come next. Brigades that are kept in the box are marked as moved."""
        theatre = game.theatre
        if self.stage == CACHES:
            return waiting_caches(theatre, state)
        if self.stage == BRIGADES:
            held_back = set_of(theatre.piece[name] for name in HELD_BACK)
            return available(state, brigades(theatre, "Rw", "infantry")) & ~held_back & ~state.moved
        if self.stage == RDC_MILITIA:
            return available(state, brigades(theatre, "RDC", "militia"))
        if self.stage == ANC_BRIGADES:
            return available(state, brigades(theatre, "ANC", "infantry"))
        if self.stage == BURUNDI:
            return available(state, theatre.of_faction["Bu"])
        return available(state, brigades(theatre, "MLC", "militia"))

    def placeable(self, game: WarGame, state: WarState) -> PieceSet:
        """What may be put down now: the piece that was drawn, or the player's choice."""
        return only(self.drawn) if self.drawn >= 0 else self.pool(game, state)

    def spaces(self, game: WarGame, state: WarState, piece: Piece) -> SpaceSet:
        """Where the next one may go."""
        theatre, grid = game.theatre, game.theatre.grid
        if self.stage == MLC_MILITIA:
            return only(theatre.uganda_box)
        if self.stage in (BRIGADES, CACHES):
            near = rebel_places(theatre, 1)
        elif self.stage == BURUNDI:
            near = grid.near[theatre.bukavu]
        else:
            near = rebel_places(theatre, 2)
        near &= theatre.drc
        if self.stage == CACHES:
            return near & ~state.held[GOVERNMENT]
        return room_to_start(game, state, piece, near)

    def who(self, game: WarGame, state: WarState) -> Seat:
        return REBEL

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        units = one_of_each(game.theatre, self.placeable(game, state))
        found = listed_places(game.theatre, units, {unit: self.spaces(game, state, unit) for unit in units})
        return [*found, KEEP, HISTORY] if self.may_keep() else [*found, HISTORY]

    def like(self, game: WarGame, state: WarState, action: Action) -> Action:
        return offered(game.theatre, self.placeable(game, state), action)

    def may_keep(self) -> bool:
        """Whether what was drawn may stay in the box (3.2-k, 3.2-o)."""
        return self.stage in (BRIGADES, MLC_MILITIA)

    @forbids(Place)
    def why_not_place(self, game: WarGame, state: WarState, action: Place) -> Refusal | None:
        """What keeps a piece from being put there by this line of the list."""
        theatre, rule = game.theatre, WANTED[self.stage][1]
        if action.unit not in theatre.piece or action.to not in theatre.index:
            return Refusal(rule)
        piece, space = theatre.piece[action.unit], theatre.index[action.to]
        about = {"unit": action.unit, "to": action.to}
        if not has(self.placeable(game, state), piece):
            return Refusal("3.2-j" if action.unit in HELD_BACK else rule, about)
        if has(self.spaces(game, state, piece), space):
            return None
        refusal = why_not_set_up(game, state, piece, space) if self.stage != CACHES else None
        return refusal if refusal and refusal.rule != "6.1-e" else Refusal(rule, about)

    @forbids(Keep)
    def why_not_keep(self, game: WarGame, state: WarState, action: Keep) -> Refusal | None:
        """What the list puts on the map cannot stay in the box."""
        return None if self.may_keep() else Refusal(WANTED[self.stage][1])

    @forbids(History)
    def why_not_history(self, game: WarGame, state: WarState, action: History) -> Refusal | None:
        """The rest may be taken as it likely was at any time."""
        return None

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal(WANTED[self.stage][1] if isinstance(action, Done) else self.rule)

    @plays(Place)
    def place(self, play: WarPlay, action: Place) -> None:
        """A piece is put down, and the list goes on."""
        theatre, state = play.game.theatre, play.state
        piece, space = theatre.piece[action.unit], theatre.index[action.to]
        if self.stage == CACHES:
            move_cache(theatre, state, piece, space)
            state.rebel_held = plus(state.rebel_held, piece)
            capture_caches(theatre, state, space, REBEL)
            play.tell("cache-placed", {"unit": action.unit, "to": action.to}, "3.2-l")
        else:
            set_down(play, piece, space, WANTED[self.stage][1])
        play.replace(RebelSetup(self.stage, self.count + 1))

    @plays(Keep)
    def keep(self, play: WarPlay, action: Keep) -> None:
        """A brigade stays in the box; of the MLC no more come at all."""
        if self.stage == MLC_MILITIA:
            play.tell("kept", {"unit": play.game.theatre.piece_names[self.drawn]}, "3.2-o")
            play.pop()
            return
        play.tell("kept", {"unit": play.game.theatre.piece_names[self.drawn]}, "3.2-k")
        play.state.moved = plus(play.state.moved, self.drawn)
        play.replace(RebelSetup(self.stage, self.count + 1))

    @plays(History)
    def take_over(self, play: WarPlay, action: History) -> None:
        """The rest of the list is placed as it likely was."""
        take_over(play, REBEL)

    def question(self, game: WarGame, state: WarState) -> Message:
        unit = game.theatre.piece_names[self.drawn] if self.drawn >= 0 else ""
        left = min(size(self.pool(game, state)), WANTED[self.stage][0] - self.count) - 1
        return Message(f"world_war_africa-question-setup-{STAGES[self.stage]}", {"unit": unit, "left": left})


def stand_ready(play: WarPlay) -> None:
    """What stands ready in Uganda, and the helicopter transports (3.2-o, 3.2-p)."""
    state, theatre = play.state, play.game.theatre
    for unit in each(theatre.of_faction["UG"]):
        if theatre.units[unit].type == "armor":
            set_down(play, unit, theatre.uganda_box, "3.2-o")
    for cache in listed(waiting_caches(theatre, state))[:2]:
        move_cache(theatre, state, cache, theatre.uganda_box)
        play.tell("cache-placed", {"unit": theatre.piece_names[cache], "to": "uganda"}, "3.2-o")
        state.rebel_held = plus(state.rebel_held, cache)
    for _ in range(2):
        unit = play.chance.draw(available(state, brigades(theatre, "UG", "infantry")), "pieces")
        set_down(play, unit, theatre.uganda_box, "3.2-o")
    for marker in each(theatre.helicopters & (theatre.owned_markers[RWANDA] | theatre.owned_markers[UGANDA])):
        state.where[marker] = READY
        play.tell("marker-ready", {"unit": theatre.piece_names[marker]}, "3.2-p")
