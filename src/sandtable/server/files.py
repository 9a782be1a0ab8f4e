"""The files of the browser's table: packed once, not for every browser that comes."""

from __future__ import annotations

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler

from sandtable.server.asking import Asking, Name
from sandtable.server.problems import Problem

ADDRESS = "/assets"
#: their names say what is in them: a browser need never ask again
KEPT = CacheControlHeader(public=True, max_age=31536000, immutable=True)
#: what is text gets a third as large by packing; pictures are packed already
PACKED = (".js", ".css", ".svg")


def assets(folder: Path) -> Router:
    """The scripts, styles and pictures of a build."""
    names = frozenset(path.name for path in folder.iterdir() if path.is_file())

    @get("/{name:str}", name="asset", sync_to_thread=True)
    def asset(name: Name, request: Asking) -> Response[bytes]:
        """One file, packed for a browser that can unpack it."""
        if name not in names:
            raise Problem(404, "problem-no-such-page")
        path = folder / name
        packs = path.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
        headers = {"cache-control": KEPT.to_header(), "vary": "accept-encoding"}
        if packs:
            headers["content-encoding"] = "gzip"
        kind = guess_type(name)[0] or "application/octet-stream"
        return Response(_packed(path) if packs else path.read_bytes(), media_type=kind, headers=headers)

    handlers: list[HTTPRouteHandler] = [asset]
    return Router(ADDRESS, route_handlers=handlers)


@lru_cache(maxsize=64)
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)
