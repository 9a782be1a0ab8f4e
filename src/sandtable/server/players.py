"""The bots at a table play here, in threads of their own, so that everybody else stays served."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random

from sandtable.bots.random_bot import bots_of
from sandtable.engine.contract import Message
from sandtable.engine.table import Refused
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms
from sandtable.server.wire import HUMAN

#: the bot is not to blame: the disk is full, or somebody plays the game elsewhere
NOT_SAVED = "refusal-table-journal"

_log = logging.getLogger(__name__)


class Players:
    """Lets bots act whenever a decision is theirs."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bots")
        self._closed = False

    def wake(self, room: Room) -> None:
        """Called with the room's lock held: sends the bots to work if one of them is to decide."""
        if room.bots_at_work or _lost_its_way(room) or self._closed or not bot_to_decide(room):
            return
        room.bots_at_work = True
        self._pool.submit(self._play, room.id)

    def _play(self, name: str) -> None:
        try:
            while not self._closed and self._act(name):
                pass
        except Problem as problem:
            _log.error("table %s: %s", name, problem.message)

    def _act(self, name: str) -> bool:
        """One action of one bot; False when none of them is to decide."""
        with self.rooms.room(name) as room:
            player = bot_to_decide(room)
            if player is None or _lost_its_way(room):
                room.bots_at_work = False
                return False
            table, game = room.table, room.game
            assert table.decision is not None
            seat, at = table.decision.seat, table.at
            view = table.view(seat)
            bots = room.bots
        # Thinking takes a while: nobody waits for it. The bot has only its own seat's view.
        try:
            if seat not in bots:
                bots[seat] = bots_of(game.title)[player](game, seat)
            action = bots[seat].choose(view, Random(f"{name}/{seat}/{at}"))
        except Exception:
            _log.exception("bot %s failed at table %s, position %s", player, name, at)
            self._stop(name, Message("trouble-bot", {"player": player}))
            return False
        with self.rooms.room(name) as room:
            try:
                room.table.act(seat, action, at)
            except Refused as error:
                if error.refusal.rule == "table:stale":
                    return True
                if error.refusal.rule == "table:journal":
                    self._stop(name, Message(NOT_SAVED, error.refusal.about))
                    return False
                _log.error("bot %s at table %s: %s refused by %s", player, name, action, error.refusal.rule)
                self._stop(name, Message("trouble-bot", {"player": player}))
                return False
            self.rooms.moved_on(room)
        return True

    def _stop(self, name: str, trouble: Message) -> None:
        with self.rooms.room(name) as room:
            room.bots_at_work = False
            if room.trouble != trouble:
                room.trouble = trouble
                self.rooms.on_change(room)

    def close(self) -> None:
        """Lets no bot begin another action, and waits for those at work."""
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)


def _lost_its_way(room: Room) -> bool:
    """Whether a bot has failed here; what could not be saved is tried again whenever somebody looks."""
    return room.trouble is not None and room.trouble.id != NOT_SAVED


def bot_to_decide(room: Room) -> str | None:
    """The bot whose decision it is, if it is one's."""
    decision = room.table.decision
    if decision is None or room.row.lesson is not None:  # a lesson plays for everybody but its learner
        return None
    player = room.row.seats[decision.seat].player
    return None if player == HUMAN else player
