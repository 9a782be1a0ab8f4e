"""The bots at the tables play here: table after table, so that nobody waits for the bots of others.

Those who think long do it in processes of their own. In all of them, one process lets a table's bots think.
"""

from __future__ import annotations

import logging
import time
from random import Random
from threading import Event, Lock, Thread, Timer

import msgspec

from sandtable.bots.random_bot import known_as, maker_of
from sandtable.bots.search import NOTHING_PLANNED, Searching
from sandtable.engine.contract import Action, Message, View
from sandtable.engine.table import Refused
from sandtable.server.leases import Leases
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms
from sandtable.server.thinking import Answer, Question, Thinkers, chosen
from sandtable.server.turns import Line
from sandtable.server.wire.sent import HUMAN

#: the bot is not to blame: nothing can be saved at the moment
NOT_SAVED = "refusal-table-journal"
#: seconds until something is tried again that the database could not take, or another process was at
AGAIN = 0.5
#: seconds from one look for bots that another process has left to the next
ROUND = 5.0

_log = logging.getLogger(__name__)


class Players:
    """Lets bots act whenever a decision is theirs."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._thinkers = Thinkers()
        self._leases = Leases(rooms.database)
        #: the tables where bots are at work, and the lock on that
        self._at_work: set[str] = set()
        self._lock = Lock()
        self._closed = Event()
        #: those who choose at once share one thread, and the server's time; others wait for a process to think in
        self._quick, self._slow = Line(), Line()
        threads = [Thread(target=self._serve, args=(self._quick,), name="bots", daemon=True)]
        threads += [
            Thread(target=self._serve, args=(self._slow,), name=f"generals-{number}", daemon=True)
            for number in range(self._thinkers.most)
        ]
        threads.append(Thread(target=self._go_round, name="bots-left", daemon=True))
        self._threads = threads
        for thread in threads:
            thread.start()

    def wake(self, room: Room) -> None:
        """Called with the room's lock held: sends the bots to work if one of them is to decide."""
        player = bot_to_decide(room)
        if player is None or _lost_its_way(room) or self._closed.is_set():
            return
        with self._lock:
            if room.id in self._at_work:
                return
            self._at_work.add(room.id)
        self._queue(room, player)

    def _queue(self, room: Room, player: str) -> None:
        slow = isinstance(maker_of(room.game.title, player), Searching)
        (self._slow if slow else self._quick).put(room.row.maker or room.id, room.id)

    def _rest(self, name: str) -> None:
        """No bot is to decide at a table any more."""
        with self._lock:
            self._at_work.discard(name)

    # One turn after another

    def _serve(self, line: Line) -> None:
        while (turn := line.take()) is not None:
            began = time.perf_counter()
            self._turn(turn[1])
            with self._lock:
                many = len(self._at_work) > 1
            if many and line is self._quick:  # bots of many tables leave the people half of the time
                self._closed.wait(min(0.1, time.perf_counter() - began))

    def _turn(self, name: str) -> None:
        """One action of one bot; then the next table's."""
        try:
            if not self._leases.hold(name):  # another process lets it think: perhaps it is just done
                self._later(name)
            elif self._act(name):
                with self.rooms.room(name) as room:
                    self._go_on(room)
        except Problem as problem:
            if problem.status in (503, 507):
                self._try_again(name, problem)
            else:
                self._rest(name)
        except Exception:
            _log.exception("bots at table %s", name)
            self._rest(name)

    def _go_on(self, room: Room) -> None:
        """The table waits for its next turn, or rests. The room's lock is held."""
        player = bot_to_decide(room)
        if player is None or _lost_its_way(room):
            self._rest(room.id)
            self._leases.release(room.id)
        else:
            self._queue(room, player)

    def _try_again(self, name: str, problem: Problem) -> None:
        """The database takes nothing at the moment: the table says so, and is tried again by and by."""
        _log.warning("table %s: %s", name, problem.message)
        trouble = Message(NOT_SAVED, {"error": Message(problem.message, problem.facts)})
        self.rooms.known(name, trouble=msgspec.to_builtins(trouble))
        self._later(name)

    def _later(self, name: str) -> None:
        timer = Timer(AGAIN, self._quick.put, (name, name))
        timer.daemon = True
        timer.start()

    def _act(self, name: str) -> bool:
        """Lets the bot choose whose decision it is; False if it lost its way."""
        with self.rooms.room(name) as room:
            player = bot_to_decide(room)
            if player is None or _lost_its_way(room):
                return True
            table = room.table
            assert table.decision is not None
            seat, at = table.decision.seat, table.at
            view = table.view(seat)
        # Thinking takes a while: nobody waits for it. The bot has only its own seat's view.
        try:
            action = self._chosen(room, view, player, f"{name}/{seat}/{at}")
        except Exception:
            if not self._closed.is_set():
                _log.exception("bot %s failed at table %s, position %s", player, name, at)
                self._lose_the_way(name, player)
            return False
        with self.rooms.room(name) as room:
            try:
                room.table.act(seat, action, at)
            except Refused as error:
                if error.refusal.rule == "table:stale":
                    return True
                _log.error("bot %s at table %s: %s refused by %s", player, name, action, error.refusal.rule)
            else:
                self.rooms.moved_on(room)
                return True
        self._lose_the_way(name, player)
        return False

    def _chosen(self, room: Room, view: View, player: str, seed: str) -> Action:
        """What a bot wants; where that takes long, thought out elsewhere."""
        game, decision, seat = room.game, view.decision, view.seat
        assert decision is not None
        maker = maker_of(game.title, player)
        if not isinstance(maker, Searching):
            if seat not in room.bots:
                room.bots[seat] = maker(game, seat)
            return room.bots[seat].choose(view, Random(seed))
        if len(decision.actions) == 1:
            return decision.actions[0]
        scenario, options = game.scenario_text or game.scenario, tuple(game.options.items())
        memory, pack = room.plans.get(seat, NOTHING_PLANNED), self.rooms.packs.folder(room.row.pack)
        question = Question(game.title.name, scenario, options, known_as(game.title, player), view, seed, memory, pack)
        answer: Answer = self._thinkers.think(chosen, question)
        action, room.plans[seat] = answer
        return action

    def _lose_the_way(self, name: str, player: str) -> None:
        """A bot that fails is not asked again; the table says so."""
        with self.rooms.room(name) as room:
            self._rest(name)
            self._leases.release(name)
            self.rooms.trouble(room, Message("trouble-bot", {"player": player}))

    # Tables that another process has left

    def _go_round(self) -> None:
        """A process that was killed has left leases that run out: its bots play on here."""
        while not self._closed.wait(ROUND):
            self.rooms.close_idle()
            try:
                for name in self._leases.ran_out():
                    with self._lock:
                        ours = name in self._at_work
                    if not ours:
                        self._take_up(name)
            except Problem as problem:
                _log.warning("bots of other processes: %s", problem.message)

    def _take_up(self, name: str) -> None:
        try:
            with self.rooms.room(name) as room:
                self.wake(room)
                idle = bot_to_decide(room) is None or _lost_its_way(room)
        except Problem as problem:
            idle = problem.status not in (503, 507)
        if idle:
            self._leases.forget(name)

    def close(self) -> None:
        """Lets no bot begin another action, and waits for those at work."""
        self._closed.set()
        self._quick.close()
        self._slow.close()
        self._thinkers.close()
        for thread in self._threads:
            thread.join()
        try:
            self._leases.close()
        except Problem as problem:  # they run out by themselves
            _log.warning("leases: %s", problem.message)


def _lost_its_way(room: Room) -> bool:
    """Whether a bot has failed here; what could not be saved is tried again."""
    return room.trouble is not None and room.trouble.id != NOT_SAVED


def bot_to_decide(room: Room) -> str | None:
    """The bot whose decision it is, if it is one's."""
    decision = room.table.decision
    if (
        decision is None or room.table.dice.waiting or room.row.lesson is not None
    ):  # a lesson plays for everybody but its learner
        return None
    player = room.row.seats[decision.seat].player
    return None if player == HUMAN else player
