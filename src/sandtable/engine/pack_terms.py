"""What the structs of a data pack say about their values: ranges, names, references, colours, origins.

It is said once, in the annotation of a key, and serves the check of a pack (``pack_walk``), its JSON schema and the
reader of the code:

    class Town(PackTable):
        name: Annotated[str, name_of("town")]
        hex: Annotated[str, HEX, UNIQUE]
        under: Annotated[str, one_of("army")]
        people: Annotated[int, between(0, 99)]
"""

import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

TEXT: Final = "text"
RECONSTRUCTED: Final = "reconstructed"

Source = Literal["text", "reconstructed"]
#: where the numbers of a table come from: all of them, or key by key
Origin = Source | dict[str, Source]


class PackTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a pack; ``origin`` says where its numbers come from."""

    origin: Origin = RECONSTRUCTED


def between(low: float, high: float) -> Meta:
    """A number from ``low`` to ``high``, both included."""
    return Meta(ge=low, le=high)


def listed(low: int, high: int | None = None) -> Meta:
    """A list of so many, or of so many at least and at most."""
    return Meta(min_length=low, max_length=low if high is None else high)


def spelt(pattern: str, like: str) -> Meta:
    """A text of this form, of which ``like`` is an example."""
    return Meta(pattern=f"^(?:{pattern})$", extra={"like": like})


def out_of(*choices: str) -> Meta:
    """A text that is one of these: where the code that reads it is content with any text."""
    pattern = "|".join(map(re.escape, choices))
    return Meta(pattern=f"^(?:{pattern})$", extra={"choices": choices}, extra_json_schema={"enum": list(choices)})


def name_of(kind: str, each_file: bool = False, shared: bool = False) -> Meta:
    """The name of a thing, to which ``one_of`` may refer.

    No other thing of its kind has it, in the whole pack or in each file for itself; unless several may share it.
    """
    return Meta(extra={"names": kind, "each_file": each_file, "shared": shared})


def one_of(*kinds: str, or_empty: bool = False) -> Meta:
    """The name of a thing that some other table of the pack has; or an empty text for none, if that may be."""
    return Meta(extra={"refers": kinds, "or_empty": or_empty})


#: no two rows of a table have the same
UNIQUE = Meta(extra={"unique": True})
#: four figures, as they are printed in a hex
HEX = Meta(pattern="^(?:[0-9]{4})$", extra={"like": "0717", "space": True})

Text = Annotated[str, Meta(min_length=1)]
#: as #rrggbb, or one of those that the table has a shade of its own for
COLOURS = ("blue", "red", "green", "yellow", "tan", "grey", "gray", "brown", "purple", "black")
Colour = Annotated[
    str, Meta(pattern=f"^(?:#[0-9a-fA-F]{{6}}|{'|'.join(COLOURS)})$", extra={"like": "#5b8c3a", "colours": COLOURS})
]
#: how many there are of something that may be missing
Count = Annotated[int, between(0, 99)]
#: how many there are of something that must be there
Some = Annotated[int, between(1, 99)]
#: victory points, good or bad
Points = Annotated[int, between(-99, 99)]
#: what is added to a die, or columns of a table
Shift = Annotated[int, between(-9, 9)]
Die = Annotated[int, between(1, 6)]
Latitude = Annotated[float, between(-90, 90)]
Longitude = Annotated[float, between(-180, 180)]
