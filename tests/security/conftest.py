from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bench import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    with House(folder) as opened:
        yield opened
