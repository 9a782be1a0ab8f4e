"""Marks for tests that prove something of a game. The mark for its rules is in ledger.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from sandtable.engine.options import ignoring

F = TypeVar("F", bound=Callable[..., Any])


def option(name: str) -> Callable[[F], F]:
    """Marks a test as proof that an option does something: ``@option("guerra:reserves")``.

    The test runs twice: as it stands, and once more with nobody listening to the option. Then it must fail.
    """

    def mark(test: F) -> F:
        @wraps(test)
        def proved(*args: Any, **facts: Any) -> None:
            test(*args, **facts)
            with ignoring(name.partition(":")[2]):
                try:
                    test(*args, **facts)
                except Exception:  # however it fails, it has noticed
                    return
            raise AssertionError(f"with {name} ignored this test still passes")

        return proved  # type: ignore[return-value]

    return mark
