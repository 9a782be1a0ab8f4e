"""What comes in by the network itself: other sites' sockets, messages too large, too slow, cut off or spoilt."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

from sandtable.client import NewGame, Server
from sandtable.lab.load.houses import HOST
from sandtable.lab.load.houses import House as Served
from sandtable.server.app import create_app
from sandtable.server.settings import Settings

PATIENT = Settings(patience=0.3)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("served") / "house"
    folder.mkdir()
    with Served(folder) as house:
        yield house


@pytest.fixture(scope="module")
def made(served: Served) -> NewGame:
    return Server(f"http://{HOST}:{served.port}").create("colonial", seed=1)


# Slow and large, without waiting for real


@asynccontextmanager
async def asked(app: Any, body: list[bytes], path: str = "/api/tables", stalls: bool = False) -> AsyncIterator[Any]:
    """The answer to a request that comes in pieces, and perhaps never whole."""
    sent: list[Any] = []
    left = list(body)

    async def receive() -> dict[str, Any]:
        if not left:
            await asyncio.sleep(30 if stalls else 0)
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": left.pop(0), "more_body": stalls or bool(left)}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "extensions": {},
    }
    await asyncio.wait_for(app(scope, receive, send), 10)
    status = next(message["status"] for message in sent if message["type"] == "http.response.start")
    told = b"".join(message["body"] for message in sent if message["type"] == "http.response.body")
    yield status, json.loads(told)["error"]["message"]


@pytest.mark.parametrize(
    ("path", "body", "stalls", "expected"),
    [
        ("/api/tables", [b'{"game":'], True, (408, "problem-too-slow")),
        ("/api/tables", [], True, (408, "problem-too-slow")),
        ("/api/tables/x/title", [b"x" * 100_000] * 5, False, (413, "problem-too-large")),
        ("/api/tables", [b"x" * 1_000_000] * 10, False, (413, "problem-too-large")),
    ],
)
def test_what_is_too_slow_or_too_large_is_refused_in_words(
    tmp_path: Path, path: str, body: list[bytes], stalls: bool, expected: tuple[int, str]
) -> None:
    app = create_app(tmp_path, web=tmp_path / "none", settings=PATIENT)

    async def run() -> Any:
        async with asked(app, body, path, stalls) as found:
            return found

    try:
        assert asyncio.run(run()) == expected
    finally:
        app.state.rooms.close()


# On the wire


def raw(served: Served, said: bytes) -> bytes:
    """The first that a real server answers to bytes."""
    with socket.create_connection((HOST, served.port), timeout=30) as line, suppress(ConnectionError):
        line.sendall(said)
        return line.recv(65536)
    return b""


@pytest.mark.parametrize(
    "said",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        b"GET /../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET http://169.254.169.254/latest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n",
    ],
)
def test_what_is_no_request_harms_nobody(served: Served, said: bytes) -> None:
    answer = raw(served, said)
    status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 400
    assert 400 <= status < 500, answer[:300]
    assert b"root:x" not in answer
    assert raw(served, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").startswith(
        b"HTTP/1.1 200"
    )


def live(served: Served, table: str) -> str:
    return f"ws://{HOST}:{served.port}/api/tables/{table}/live"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"http://{HOST}:1"])
def test_another_sites_page_opens_no_line(served: Served, made: NewGame, origin: str) -> None:
    seat, token = next(iter(made.tokens.items()))
    with (  # noqa: PT012
        pytest.raises((InvalidStatus, InvalidHandshake, ConnectionClosed)),
        connect(live(served, made.card.id), origin=origin) as line,  # type: ignore[arg-type]
    ):
        line.send(json.dumps({"seat": seat, "token": token}))
        line.recv(timeout=10)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "[" * 100_000,
        '{"seat": "government", "token": "forged"}',
        '{"seat": "nobody", "token": ""}',
        '{"seat": {"a": 1}, "token": 7}',
        '{"seat": "' + "x" * 3_000_000 + '", "token": ""}',
        b"\x00\xff",
    ],
    ids=["nothing", "half", "deep", "forged", "no seat", "no text", "large", "bytes"],
)
def test_a_spoilt_greeting_is_told_nothing(served: Served, made: NewGame, said: str | bytes) -> None:
    with connect(live(served, made.card.id)) as line:
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
            line.send(said)
            line.recv(timeout=15)
        assert closed.value.rcvd is None or closed.value.rcvd.code >= 1000
    assert "Traceback" not in served.log.read_text()
    assert Server(f"http://{HOST}:{served.port}").games()


def test_a_line_to_no_table_is_closed(served: Served) -> None:
    with connect(live(served, "nothing")) as line:
        line.send(json.dumps({"seat": "government", "token": "x"}))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=15)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (4403, 4404)
