"""A real server on this machine, in a process of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.lab.load.houses import HOST, House


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("served") / "house"
    folder.mkdir()
    with House(folder) as house:
        yield f"http://{HOST}:{house.port}"
