"""Where a request comes from."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar import Request
from litestar.datastructures import State


def address_of(request: Request[Any, Any, State]) -> str:
    """The address of whoever asks; a proxy on this machine is believed whom it speaks for, nobody else is."""
    peer = request.client.host if request.client else ""
    said = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    return said if said and _is_here(peer) else peer


def _is_here(peer: str) -> bool:
    try:
        return ip_address(peer).is_loopback
    except ValueError:
        return False
