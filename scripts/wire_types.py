"""Writes web/src/lib/types.ts: what the browser sends and gets, from the structs that the server speaks with.

``python scripts/wire_types.py`` writes it, ``python scripts/wire_types.py --check`` fails where it is out of date.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from sandtable.server.uploads import wire as uploads
from sandtable.server.wire import asked, lobby, seat, sent

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "types.ts"

#: where the structs stand that are sent and got
SPOKEN = (sent, lobby, seat, asked, uploads)
HOMES = (*(module.__name__ for module in SPOKEN), uploads.Desk.__module__)

HEAD = """// What the browser sends and gets, as the server has it.
// Made by scripts/wire_types.py from the structs that the server speaks with: change those, not this file.

export type Point = [number, number];
"""

PLAIN = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.BytesType: "string",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}


def written(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case kinds.StructType() | kinds.TypedDictType():
            return kind.cls.__name__
        case kinds.ListType():
            return several(written(kind.item_type))
        case kinds.VarTupleType():
            return several(written(kind.item_type))
        case kinds.TupleType():
            parts = ", ".join(written(part) for part in kind.item_types)
            return (
                "Point"
                if parts == "number, number" and isinstance(kind.item_types[0], kinds.FloatType)
                else f"[{parts}]"
            )
        case kinds.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case kinds.UnionType():
            return " | ".join(written(part) for part in kind.types)
        case kinds.LiteralType():
            return " | ".join(f"'{value}'" for value in sorted(kind.values))
    raise TypeError(f"no word for {kind} in TypeScript")


def several(item: str) -> str:
    """A list of these."""
    return f"({item})[]" if " " in item and not item.startswith("[") and "|" in item else f"{item}[]"


def used(kind: Any, inside: tuple[Any, ...] = ()) -> Iterator[kinds.StructType | kinds.TypedDictType]:
    """The structs in a type, those they are made of first; one that is made of itself is told once."""
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        if kind.cls in inside:
            return
        inside = (*inside, kind.cls)
        for field in kind.fields:
            yield from used(field.type, inside)
        yield kind
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            yield from used(getattr(kind, name), inside)
    for name in ("item_types", "types"):
        for part in getattr(kind, name, ()):
            yield from used(part, inside)


def interface(kind: kinds.StructType | kinds.TypedDictType, sent: bool) -> str:
    """One struct as an interface, with its own words."""
    source = inspect.getsource(kind.cls)
    lines = [comment(inspect.getdoc(kind.cls) or "", ""), f"export interface {kind.cls.__name__} {{"]
    leaves_out = isinstance(kind, kinds.StructType) and kind.cls.__struct_config__.omit_defaults
    for field in kind.fields:
        if said := re.search(rf"((?:^    #: .*\n)+)    {field.name}:", source, re.MULTILINE):
            lines.append(comment(re.sub(r"^    #: ", "", said[1], flags=re.MULTILINE).strip(), "  "))
        mark = "?" if not field.required and (sent or leaves_out or isinstance(kind, kinds.TypedDictType)) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


def comment(text: str, indent: str) -> str:
    """Words above a line."""
    rows = text.replace("``", "`").splitlines()
    if len(rows) == 1:
        return f"{indent}/** {rows[0]} */"
    return "\n".join([f"{indent}/**", *(f"{indent} * {row}".rstrip() for row in rows), f"{indent} */"])


def types() -> str:
    """The whole file."""
    spoken = [kind for module in SPOKEN for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in spoken if issubclass(kind, msgspec.Struct) and kind.__module__ in HOMES]
    sent = {kind for kind in own if kind.__struct_config__.forbid_unknown_fields}
    found: dict[str, str] = {}
    for info in kinds.multi_type_info(own):
        for kind in used(info):
            found.setdefault(kind.cls.__name__, interface(kind, kind.cls in sent))
    return "\n".join([HEAD, *found.values()])


def main(words: list[str]) -> None:
    """Writes the file (or the one that is named), or says that it is out of date."""
    check = "--check" in words
    target = next((Path(word) for word in words if word != "--check"), TARGET)
    if not check:
        target.write_text(types(), encoding="utf-8")
    elif target.read_text(encoding="utf-8") != types():
        sys.exit(f"{target.name} is out of date: python scripts/wire_types.py makes it anew")


if __name__ == "__main__":
    main(sys.argv[1:])
