"""The API described for programs: every address, what it takes and gives, made from the handlers themselves."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter, RawBody
from litestar.routes import HTTPRoute

import sandtable
from sandtable.engine.messages import words

PATH = "/api/openapi.json"
REFERENCE = "#/components/schemas/{name}"


class Error(msgspec.Struct):
    """Why something was not done: a message's id, its facts, and the rule, where it was one."""

    message: str
    args: dict[str, Any]
    rule: str = ""


class Refused(msgspec.Struct):
    """What is answered instead of what was asked for; nothing has changed."""

    error: Error


def _function(handler: HTTPRouteHandler) -> Any:
    """The function that was written, whatever thread it is called in."""
    return getattr(handler.fn, "func", handler.fn)


def described(handler: HTTPRouteHandler) -> Any:
    """What a handler reads of its body; None if it takes none. Raises LookupError if it reads nothing that is known.

    A body is taken as it comes and read by ``read(body, Kind)``, so that a wrong one is refused in our own words.
    """
    function = _function(handler)
    if RawBody not in get_type_hints(function, include_extras=True).values():
        return None
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
        match node:
            case ast.Call(func=ast.Name(id="read"), args=[ast.Name(id="body"), ast.Name(id=kind)]):
                return function.__globals__[kind]
    raise LookupError(handler.handler_name)


def handlers(app: Litestar) -> Iterator[tuple[str, HTTPRouteHandler]]:
    """Every handler of the API with its address."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/") and route.path_format != PATH:
            for handler in route.route_handlers:
                if "OPTIONS" not in handler.http_methods:
                    yield route.path_format, handler


def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document."""
    found = sorted(handlers(app), key=lambda one: (one[0], sorted(one[1].http_methods)))
    kinds = [kind for _, handler in found for kind in (_gives(handler), described(handler)) if kind]
    _, components = msgspec.json.schema_components([*kinds, Refused], ref_template=REFERENCE)
    paths: dict[str, Any] = {}
    for path, handler in found:
        for method in handler.http_methods:
            paths.setdefault(path, {})[method.lower()] = _operation(path, handler)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": words("en").say("api-title"),
            "description": words("en").say("api-about"),
            "version": sandtable.__version__,
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _gives(handler: HTTPRouteHandler) -> Any:
    """What a handler answers with; None for nothing, or for text."""
    kind = get_type_hints(_function(handler))["return"]
    return None if kind in (str, type(None)) or get_origin(kind) is Response or kind is Response else kind


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return schema


def _operation(path: str, handler: HTTPRouteHandler) -> dict[str, Any]:
    about = inspect.getdoc(_function(handler)) or ""
    gives, takes = _gives(handler), described(handler)
    text = {"text/plain": {"schema": {"type": "string"}}}
    content = {"application/json": {"schema": _schema(gives)}} if gives else text
    answer: dict[str, Any] = {"description": about.splitlines()[0]}
    if handler.status_code != 204:
        answer["content"] = content
    found: dict[str, Any] = {
        "operationId": f"{handler.handler_name}_{next(iter(handler.http_methods)).lower()}",
        "summary": about.splitlines()[0],
        "parameters": list(_parameters(path, handler)),
        "responses": {
            str(handler.status_code): answer,
            "default": {
                "description": (inspect.getdoc(Refused) or "").splitlines()[0],
                "content": {"application/json": {"schema": _schema(Refused)}},
            },
        },
    }
    if takes:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(takes)}}}
    return found


def _parameters(path: str, handler: HTTPRouteHandler) -> Iterator[dict[str, Any]]:
    hints = get_type_hints(_function(handler), include_extras=True)
    defaults = inspect.signature(_function(handler)).parameters
    for name, hint in hints.items():
        kind = get_args(hint)[0] if get_args(hint) else hint
        if f"{{{name}}}" in path:
            yield {"name": name, "in": "path", "required": True, "schema": _schema(kind)}
        elif any(isinstance(one, QueryParameter) for one in get_args(hint)[1:]):
            schema = _schema(kind) | {"default": defaults[name].default}
            yield {"name": name, "in": "query", "required": False, "schema": schema}


@get(PATH, sync_to_thread=True)
def show_document(request: Request[Any, Any, State]) -> Response[bytes]:
    """The OpenAPI document of this very server."""
    return Response(msgspec.json.encode(document(request.app)), media_type=MediaType.JSON)
