from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bench import House
from tests.server.postgres import Postgres


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started by the tests themselves."""
    running = Postgres()
    yield running
    running.close()


@pytest.fixture
def postgresql(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.fresh()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'sandtable.sqlite'}"
    found: str = request.getfixturevalue("postgresql")
    return found
