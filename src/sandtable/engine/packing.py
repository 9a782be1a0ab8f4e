"""Packing what a table remembers into few bytes, and unpacking it without trusting whoever kept them.

What is packed may have lain in a database. So nothing is made from it but plain values and the small structs of which
actions, events and messages are made: bytes that name anything else are refused.
"""

from __future__ import annotations

import array
import io
import pickle
import sys
import zlib
from typing import Any

import msgspec

#: how an array is put together again
_PLAIN = {("array", "array"), ("array", "_array_reconstructor"), ("builtins", "frozenset"), ("builtins", "set")}


class CannotUnpack(Exception):
    """Bytes that were not packed here, or by other code than this."""


class _Careful(pickle.Unpickler):
    """Makes plain values and structs whose modules are loaded already."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in _PLAIN:
            return getattr(array if module == "array" else __import__("builtins"), name)
        found = getattr(sys.modules.get(module), name, None)
        if isinstance(found, type) and issubclass(found, msgspec.Struct):
            return found
        raise CannotUnpack(f"{module}.{name}")


def packed(thing: Any) -> bytes:
    """Anything made of plain values and structs, in few bytes."""
    return zlib.compress(pickle.dumps(thing, pickle.HIGHEST_PROTOCOL), 1)


def unpacked(raw: bytes) -> Any:
    """What :func:`packed` has packed; raises CannotUnpack if it is anything else."""
    try:
        return _Careful(io.BytesIO(zlib.decompress(raw))).load()
    except CannotUnpack:
        raise
    except Exception as error:
        raise CannotUnpack(str(error)) from error
