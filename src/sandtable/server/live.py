"""Live updates: everybody at a table hears that it has moved on, and then looks for himself."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from sandtable.server.asking import Name, TheRooms
from sandtable.server.people.asker import COOKIE, Asker, Carried, carried_by
from sandtable.server.people.guarding import from_here, is_ours
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms

FORBIDDEN = 4403
NOT_FOUND = 4404
TOO_SLOW = 4408
PATIENCE = 10.0
#: how much of what a browser says is said back to it
LONGEST = 40


class Hello(msgspec.Struct):
    """The first thing a browser says: which seat it is, and its session's proof; or the token of the seat.

    Who only looks on at an open table has no seat.
    """

    seat: str
    token: str = ""
    session: str = ""


_read_hello = msgspec.json.Decoder(Hello).decode


def channel(table: str) -> str:
    """The name of a table's channel."""
    return f"table-{table}"


class Herald:
    """Carries the news of a change, from whatever thread it happens in, to the loop that talks to browsers."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self.loop: asyncio.AbstractEventLoop | None = None

    def tell(self, room: Room) -> None:
        """A table has moved on."""
        self.told(room.id, room.table.at)

    def told(self, table: str, at: int) -> None:
        """A table has moved on, perhaps in another process."""
        loop = self.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self.channels.publish, {"at": at}, channel(table))


@websocket("/api/tables/{table:str}/live")
async def live(
    table: Name, socket: WebSocket[Any, Any, State], rooms: TheRooms, channels: NamedDependency[ChannelsPlugin]
) -> None:
    """Says hello back with the number of the position, then tells each new one.

    Whatever a browser says is answered with the number and its own words: so it knows that the answer is of now.
    """
    if not from_here(socket.headers):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    try:
        hello = _read_hello(await asyncio.wait_for(socket.receive_text(), PATIENCE))
        asker = Asker(rooms.people, _carried(socket, hello), "read")
        at = await asyncio.to_thread(_welcome, rooms, table, hello.seat, asker)
    except TimeoutError:
        await socket.close(TOO_SLOW)
        return
    except msgspec.DecodeError:
        await socket.close(FORBIDDEN)
        return
    except Problem as problem:
        await socket.close(NOT_FOUND if problem.status == 404 else FORBIDDEN)
        return
    except WebSocketDisconnect:
        return
    async with channels.start_subscription([channel(table)]) as subscriber:
        await socket.send_json({"at": at})
        async with subscriber.run_in_background(socket.send_text, join=False):
            try:
                while True:
                    said = await socket.receive_text()
                    at = await asyncio.to_thread(_welcome, rooms, table, hello.seat, asker)
                    await socket.send_json({"at": at, "to": said[:LONGEST]})
            except (WebSocketDisconnect, Problem):
                return


def _carried(socket: WebSocket[Any, Any, State], hello: Hello) -> Carried:
    """A cookie counts where a page of ours has opened the line, and its page knows the session's proof."""
    session = socket.cookies.get(COOKIE, "") if "origin" in socket.headers else ""
    known = session if is_ours(session, hello.session) else ""
    return carried_by({"authorization": f"Bearer {hello.token}"}, {COOKIE: known})


def _welcome(rooms: Rooms, table: str, seat: str, asker: Asker) -> int:
    with rooms.room(table) as room:
        if seat:
            room.authorise(seat, asker)
        else:
            room.authorise_look(asker)
        return room.table.at
