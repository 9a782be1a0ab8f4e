"""The OpenAPI document is complete and true: requests made up from it are answered as it says, and never with a 500."""

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar import Litestar

from sandtable.client import NewGame, Server
from sandtable.server.app import create_app
from sandtable.server.openapi import described, document, handlers


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Any:
    app: Litestar = create_app(tmp_path_factory.mktemp("described"))
    yield app
    app.state.rooms.close()


def test_of_every_handler_it_is_known_what_it_takes(application: Litestar) -> None:
    for path, handler in handlers(application):
        try:
            described(handler)
        except LookupError:
            pytest.fail(f"{path}: nobody can tell what {handler.handler_name} reads of its body")


def test_the_document_names_every_address_and_nothing_from_elsewhere(application: Litestar) -> None:
    found = document(application)
    asked = {(path, method.lower()) for path, handler in handlers(application) for method in handler.http_methods}
    told = {(path, method) for path, methods in found["paths"].items() for method in methods}
    assert told == asked
    assert ("/api/tables/{table}/seats/{seat}/act", "post") in told
    names = [operation["operationId"] for methods in found["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names))
    assert "http://" not in str(found)
    assert "https://" not in str(found)


@pytest.fixture(scope="module")
def playing(address: str) -> NewGame:
    """A table against a bot, whose token makes half of the requests legal to ask."""
    return Server(address).create("colonial", "tel-asra", players={"tribes": "random"}, seed=3)


schemathesis.checks.load_all_checks()
CHECKS = schemathesis.checks.CHECKS.get_by_names(
    ["not_a_server_error", "response_schema_conformance", "content_type_conformance", "status_code_conformance"]
)
BOUNDED = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)


def test_whatever_is_asked_is_answered_as_the_document_says(address: str, playing: NewGame) -> None:
    api = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    asked: set[int] = set()
    for found in api.get_all_operations():
        operation = found.ok()

        @BOUNDED
        @given(case=operation.as_strategy())
        def ask(case: schemathesis.Case) -> None:
            asked.add(case.call_and_validate(checks=CHECKS).status_code)
            if "table" in case.path_parameters and not case.path.endswith("/delete"):
                at_our_table(case, playing)
                headers = {"Authorization": f"Bearer {playing.tokens['government']}"}
                asked.add(case.call_and_validate(checks=CHECKS, headers=headers).status_code)

        ask()
    assert {200, 201, 400, 404, 422} <= asked, "legal and illegal questions were asked"


def at_our_table(case: schemathesis.Case, playing: NewGame) -> None:
    """The same question about a table that is there, by somebody who sits at it."""
    case.path_parameters["table"] = playing.card.id
    if "seat" in case.path_parameters:
        case.path_parameters["seat"] = "government"


def test_an_answer_that_the_document_does_not_know_is_found(address: str, playing: NewGame) -> None:
    raw = document_of(address)
    raw["components"]["schemas"]["TableCard"]["properties"]["title"]["type"] = "integer"
    operation = schemathesis.openapi.from_dict(raw)["/api/tables/{table}"]["GET"]
    case = operation.Case(path_parameters={"table": playing.card.id})
    response = case.call(base_url=address, headers={"Authorization": f"Bearer {playing.tokens['government']}"})
    assert response.status_code == 200
    with pytest.raises(schemathesis.errors.FailureGroup):
        case.validate_response(response, checks=CHECKS)


def document_of(address: str) -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.json.decode(Server(address).line.fetch("/api/openapi.json"))
    return raw
