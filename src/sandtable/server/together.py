"""The figures of several processes in one place, for as long as they serve."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

#: where processes put their figures together; whoever counts reads it once, when he is first needed
TOGETHER = "PROMETHEUS_MULTIPROC_DIR"


@contextmanager
def together(processes: int) -> Iterator[None]:
    """A folder that all processes count in, if there are several; it goes when they go."""
    if processes == 1:
        yield
        return
    with TemporaryDirectory(prefix="sandtable-figures-") as folder:
        os.environ[TOGETHER] = folder
        try:
            yield
        finally:
            del os.environ[TOGETHER]
