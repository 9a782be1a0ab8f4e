"""What the structs of a pack declare: every number has a range, what passes the check can be read, schemas agree."""

import copy
import tomllib
from random import Random

import msgspec
import pytest
from msgspec import inspect

from sandtable.engine.pack_proof import unsound
from sandtable.engine.pack_walk import Walk
from sandtable.engine.packs import files_of, kind_of, schema
from sandtable.games import shelf

FILES = [(game, file) for game in shelf.names() for file in shelf.title(game).files()]


def parts(kind):
    """A type and all the types inside it."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    yield kind
    inner = [getattr(kind, name) for name in ("key_type", "value_type", "item_type") if hasattr(kind, name)]
    inner += [*getattr(kind, "item_types", ()), *getattr(kind, "types", ())]
    inner += [field.type for field in getattr(kind, "fields", ())]
    for part in inner:
        yield from parts(part)


@pytest.mark.parametrize(("game", "file"), FILES)
def test_every_number_has_a_range_and_no_table_takes_unknown_keys(game, file):
    for kind in parts(inspect.type_info(shelf.title(game).files()[file])):
        if isinstance(kind, inspect.IntType | inspect.FloatType):
            assert kind.ge is not None
            assert kind.le is not None
        if isinstance(kind, inspect.StructType):
            assert kind.forbid_unknown_fields, kind.cls
            assert "origin" in kind.cls.__struct_fields__, kind.cls


def leaves(data, path=()):
    """The path of every value that is no table."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from leaves(value, (*path, key))


ODD = [-1, 0, 10**9, 2.5, float("nan"), True, "", "nowhere", "#zzzzzz", [], [[]], {}, {"origin": "text"}]


@pytest.mark.parametrize("game", shelf.names())
def test_what_passes_the_check_can_be_read(game):
    """The check tells every mistake that the decoder would stumble over."""
    folder, files, rng = shelf.title(game).folder, shelf.title(game).files(), Random(game)
    plain = {path.relative_to(folder).as_posix(): tomllib.loads(path.read_text("utf-8")) for path in files_of(folder)}
    refused = 0
    for _ in range(150):
        name = rng.choice(list(plain))
        data = copy.deepcopy(plain[name])
        *path, last = rng.choice(list(leaves(data)))
        around = data
        for part in path:
            around = around[part]
        around[last] = rng.choice(ODD)
        walk = Walk()
        walk.through(name, kind_of(name, files), data)
        refused += bool(walk.problems)
        if not walk.problems:
            msgspec.convert(data, kind_of(name, files))
    assert refused > 75


def test_a_schema_says_what_the_structs_declare():
    unit = schema(shelf.title("guerra").files()["counters.toml"])["$defs"]["Unit"]
    assert unit["additionalProperties"] is False
    assert unit["properties"]["attack"] == {"type": "integer", "minimum": 0, "maximum": 20}
    assert unit["properties"]["size"] == {"enum": ["battalion", "regiment"]}
    army = schema(shelf.title("guerra").files()["counters.toml"])["$defs"]["Army"]["properties"]
    assert "burundi" in army["id"]["enum"]
    assert army["colour"]["pattern"].startswith("^(?:#[0-9a-fA-F]{6}|")
    assert {"army", "attack", "count"} <= set(unit["required"])


# The last proof


@pytest.mark.parametrize("game", shelf.names())
def test_the_packs_that_come_with_the_games_are_sound(game):
    assert unsound(shelf.title(game)) == []


def test_what_escapes_every_check_is_told_and_not_thrown():
    """A pack in which no unit fits into any hex passes every check of its values; only play finds it out."""
    title = type(shelf.title("guerra"))(shelf.title("guerra").folder)
    title.pack.tables.stacking.mobile_regiment = 99
    (problem,) = unsound(title)
    assert problem.id == "pack-unplayable"
    assert problem.args["scenario"] == "1998"
