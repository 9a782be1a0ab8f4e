"""What may stand in a game's data pack, file by file and key by key, from the declarations that check it."""

from __future__ import annotations

from typing import Any

from rule_pages import plain

from sandtable.engine.packs import schema
from sandtable.engine.titles import PackedTitle
from sandtable.games import shelf

#: every table may have it; it is explained once
ORIGIN = "origin"


def schema_page(name: str, title: str) -> str:
    """Every file of a game's pack."""
    found = shelf.title(name)
    assert isinstance(found, PackedTitle)
    lines = [
        f"# {title}: what may stand in a pack",
        "",
        "Made from the same declarations as `sandtable pack check`. Every table may say its `origin`; see "
        "[data packs](../packs.md). That a name must be known elsewhere, or that a map must hold together, only "
        "the check "
        "knows.",
    ]
    for file, kind in found.files().items():
        lines += ["", f"## {plain(file)}", *tables(schema(kind))]
    return "\n".join(lines) + "\n"


def tables(whole: dict[str, Any]) -> list[str]:
    """Each table of a file: its keys, what they may be, whether they must be there."""
    lines = []
    for name, table in whole["$defs"].items():
        if "properties" not in table:
            continue
        about = table.get("description", "")
        lines += ["", f"### {name}", "", plain(about), "", "| key | value | needed |", "|---|---|---|"]
        for key, value in table["properties"].items():
            if key != ORIGIN:
                needed = "yes" if key in table.get("required", ()) else default(value)
                lines.append(f"| `{key}` | {told(value)} | {needed} |")
    return lines


def default(value: dict[str, Any]) -> str:
    """What holds where a key is left out."""
    told = value.get("default")
    return f"no: `{told}`" if told not in (None, "", [], {}) else "no"


def told(value: dict[str, Any]) -> str:
    """What may stand under a key, in a few words."""
    if "$ref" in value:
        return f"a table: {value['$ref'].rpartition('/')[2]}"
    if "anyOf" in value:
        return " or ".join(told(one) for one in value["anyOf"])
    if "enum" in value:
        return "one of " + ", ".join(f"`{one}`" for one in value["enum"])
    kind = value.get("type", "")
    if kind == "array":
        return row_of(value)
    if kind == "object":
        return f"a table of {told(value.get('additionalProperties') or {})}"
    if kind in ("integer", "number"):
        return ("a whole number" if kind == "integer" else "a number") + between(value)
    if kind == "string":
        pattern = value.get("pattern")
        return f"text like `{pattern}`" if pattern else "text"
    return {"boolean": "`true` or `false`", "null": "nothing"}.get(kind, "anything")


def row_of(value: dict[str, Any]) -> str:
    """A list, and how long it may be."""
    low, high = value.get("minItems"), value.get("maxItems")
    many = f" ({low or 0} to {'any number' if high is None else high})"
    if low == high:
        many = "" if low is None else f" ({low})"
    if "prefixItems" in value:
        return "a list of " + ", then ".join(told(one) for one in value["prefixItems"])
    return f"a list{many} of {told(value.get('items') or {})}"


def between(value: dict[str, Any]) -> str:
    """The range of a number."""
    low, high = value.get("minimum"), value.get("maximum")
    if low is None and high is None:
        return ""
    if high is None:
        return f" from {low}"
    return f" up to {high}" if low is None else f" from {low} to {high}"
