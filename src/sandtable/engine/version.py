"""What exactly a game was played with: version of the engine, fingerprint of its code."""

import hashlib
import inspect
from functools import lru_cache
from pathlib import Path

ENGINE = "0.12.0"

HERE = Path(__file__).parent


def code_hash(game: object) -> str:
    """A fingerprint over the code of the engine and of a game, wherever that is installed.

    Of a game that was typed at a prompt no code is kept anywhere: what is left is the nearest class that has some.
    """
    for kind in type(game).__mro__:
        try:
            return _hash_of(Path(inspect.getfile(kind)).parent)
        except (OSError, TypeError):
            continue
    raise AssertionError("a game has no code")


@lru_cache
def _hash_of(own: Path) -> str:
    total = hashlib.blake2b(digest_size=16)
    for folder in (HERE, own):
        for path in sorted(folder.rglob("*.py")):
            total.update(path.relative_to(folder.parent).as_posix().encode() + b"\0")
            total.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()
