"""How a server is run: by which names it is reached, what it allows, what it tells of itself."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Literal

import msgspec

#: the names of this machine to itself
OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")


class Settings(msgspec.Struct, frozen=True):
    """What whoever runs a server has chosen."""

    #: the names that browsers know it by; none: any
    sites: tuple[str, ...] = ()
    #: whether a proxy stands before it, whose word for where somebody comes from counts
    proxied: bool = False
    log: Literal["text", "json"] = "text"
    #: requests a second that one address may make in the long run, and how many at once
    rate: float = 30.0
    burst: int = 300
    #: tables that one address may set up in an hour
    tables: int = 60
    #: bytes of a request, and of one that brings a save or a position
    request: int = 256 << 10
    save: int = 8 << 20
    #: seconds in which a whole request must be there
    patience: float = 20.0
    #: whether people may bring packs and scenarios of their own
    uploads: bool = True
    #: the packs that are offered beside the games' own: each with its game
    packs: tuple[tuple[str, Path], ...] = ()


def for_address(
    host: str,
    sites: tuple[str, ...],
    proxied: bool,
    log: str,
    uploads: bool = True,
    packs: tuple[tuple[str, Path], ...] = (),
) -> Settings:
    """The settings of a server that listens at an address: one that only this machine reaches has only its names."""
    known = (*sites, *OWN_NAMES) if sites or is_loopback(host) else ()
    return Settings(known, proxied, "json" if log == "json" else "text", uploads=uploads, packs=packs)


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False
