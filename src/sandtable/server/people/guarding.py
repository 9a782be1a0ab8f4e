"""Only our own pages act for somebody who is known by a cookie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope

from sandtable.server.people.asker import COOKIE, PROOF, Asker
from sandtable.server.people.keys import proof_of, same
from sandtable.server.people.sessions import DAYS
from sandtable.server.problems import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
#: where the asker of a request is found once it is answered
ASKER = "sandtable.asker"


def from_here(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of ours, as far as its browser says where it comes from."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    hosts = (headers.get("host", ""), headers.get("x-forwarded-host", ""))
    return _place(urlsplit(origin).netloc) in {_place(host) for host in hosts if host}


def _place(host: str) -> str:
    return host.lower().removesuffix(":443").removesuffix(":80")


def is_ours(session: str, proof: str) -> bool:
    """Whether whoever sends a session's cookie also knows what only its page can read."""
    return same(proof, proof_of(session))


async def only_our_pages(request: Request[Any, Any, State]) -> None:
    """Another site's page may not make this browser act here; with a session, its page's proof is asked for, too."""
    if request.method in SAFE:
        return
    if not from_here(request.headers):
        raise Problem(403, "problem-other-site")
    session = request.cookies.get(COOKIE, "")
    if session and not is_ours(session, request.headers.get(PROOF.lower(), "")):
        raise Problem(403, "problem-session")


async def hand_out(message: Message, scope: Scope) -> None:
    """Gives a browser its session, renews it, or takes it away."""
    if message["type"] != "http.response.start":
        return
    asker: Asker | None = scope["state"].get(ASKER)
    if asker is None or asker.session is None:
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.add("Set-Cookie", cookie(asker.session, _is_safe(scope)))
    headers[PROOF] = asker.proof


def cookie(session: str, secure: bool) -> str:
    """A session's cookie: out of reach for scripts, sent from our own pages alone."""
    days = DAYS if session else 0
    flags = "; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")
    return f"{COOKIE}={session}; Path=/; Max-Age={days * 86400}{flags}"


def _is_safe(scope: Scope) -> bool:
    """Whether the browser speaks to us, or to the proxy before us, by TLS."""
    forwarded = Request[Any, Any, State](scope).headers.get("x-forwarded-proto", "")
    return scope["scheme"] == "https" or forwarded.split(",")[0].strip() == "https"
