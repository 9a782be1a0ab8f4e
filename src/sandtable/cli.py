"""The ``sandtable`` command."""

import sys
from io import TextIOWrapper

from sandtable.terminal.letters import NEAREST

#: what is seen while the program loads; and what leaves nothing of it, on any terminal
LOADING = "Sandtable …"
GONE = f"\r{' ' * len(LOADING)}\r"


def main() -> None:
    """Runs a command; Ctrl-C is one line, however early it comes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)  # a terminal without ★ gets a * and no traceback
    waits = sys.argv[1:2] == ["play"] and sys.stdin.isatty() and sys.stdout.isatty()
    try:
        if waits:
            print(LOADING, end="", flush=True)  # something at once: what it plays with takes a moment to load
        from sandtable.commands.app import app

        if waits:
            print(GONE, end="", flush=True)
        app()
    except KeyboardInterrupt:
        from sandtable.commands.speech import say

        print(say("stopped"), file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
