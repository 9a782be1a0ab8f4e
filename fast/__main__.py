"""``python -m fast``: compiles engine and games in place; ``--pure`` takes the compiled build away."""

import argparse
import os
import sys
import time

from fast.build import CannotCompile, all_as_c, check_tools, clean, compile_all, games, sources


def main() -> int:
    """Compiles, or says why it cannot; then everything runs as pure Python, as it does everywhere."""
    parser = argparse.ArgumentParser(prog="fast", description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *games()], help="a game's name; none: all of them")
    parser.add_argument("--pure", action="store_true", help="take the compiled build away")
    parser.add_argument("--check", action="store_true", help="only tell whether there is what a build needs")
    parser.add_argument("--read", action="store_true", help="only see whether mypyc takes all games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="files compiled at a time")
    wanted = parser.parse_args()
    if wanted.pure:
        clean()
        return 0
    start = time.monotonic()
    try:
        if wanted.read:
            all_as_c()
            return 0
        check_tools()
        if wanted.check:
            return 0
        compile_all(wanted.jobs, wanted.game)
    except CannotCompile as missing:
        print(f"not compiled: {missing}. Sandtable runs as pure Python.", file=sys.stderr)
        return 1
    print(f"compiled: {len(sources(wanted.game or games()))} modules in {time.monotonic() - start:.0f} s")
    return 0


sys.exit(main())
