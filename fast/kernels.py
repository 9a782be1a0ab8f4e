"""Tells the compiler which functions of the engine it finds in kernels.h."""

from __future__ import annotations

from pathlib import Path

HEADER = Path(__file__).parent / "kernels.h"


def register() -> None:
    """Puts the kernels among the operations that the compiler knows."""
    import mypyc.primitives.generic_ops  # noqa: F401 - what is replaced below must be there
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import (
        RType,
        bool_rprimitive,
        c_int_rprimitive,
        dict_rprimitive,
        int_rprimitive,
        list_rprimitive,
        object_rprimitive,
    )
    from mypyc.primitives.registry import ERR_NEG_INT, function_op, method_call_ops, method_op

    number, yes_no, row, thing = int_rprimitive, bool_rprimitive, list_rprimitive, object_rprimitive
    sets: dict[str, tuple[list[RType], RType]] = {
        "has": ([number, number], yes_no),
        "only": ([number], number),
        "plus": ([number, number], number),
        "minus": ([number, number], number),
        "meets": ([number, number], yes_no),
        "beyond": ([number, number], yes_no),
        "without": ([number, number], number),
        "several": ([number], yes_no),
        "first": ([number], number),
        "nth": ([number, number], number),
        "size": ([number], number),
        "listed": ([number], row),
        "chosen": ([thing, number], row),
        "following": ([number, number], number),
        "taken": ([thing, number], row),
        "picked": ([thing, thing], row),
        "set_of": ([thing], number),
    }
    for name, (takes, gives) in sets.items():
        function_op(f"sandtable.engine.spaces.{name}", takes, gives, f"st_{name}", ERR_MAGIC)
    costs = "sandtable.engine.boards.costs_within"
    function_op(costs, [row, *[number] * 5], dict_rprimitive, "st_costs_within", ERR_MAGIC)
    joined = "sandtable.engine.boards.joined"
    function_op(joined, [thing, number, number], number, "st_joined", ERR_MAGIC)
    spread = "sandtable.engine.boards.spread_hexes"
    function_op(spread, [number] * 5, number, "st_spread_hexes", ERR_MAGIC)
    method_op("bit_count", [number], number, "st_size", ERR_MAGIC)
    # What is looked up in a thing of unknown kind comes after what the compiler knows better, and before what it knows
    # of anything at all.
    for name in ("__getitem__", "__setitem__"):
        for known in [one for one in method_call_ops[name] if one.priority == 0]:
            method_call_ops[name].remove(known)
            called = known.c_function_name
            assert called is not None
            method_op(name, known.arg_types, known.return_type, called, known.error_kind, priority=-1)
    method_op("__getitem__", [thing, number], thing, "st_item", ERR_MAGIC, priority=0)
    method_op("__setitem__", [thing, number, number], c_int_rprimitive, "st_put", ERR_NEG_INT, priority=0)
    method_op("get", [thing, thing], thing, "st_get", ERR_MAGIC, priority=0)
