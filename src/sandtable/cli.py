"""The ``sandtable`` command."""

import sys
from io import TextIOWrapper

from sandtable.terminal.letters import NEAREST


def main() -> None:
    """Runs a command; Ctrl-C is one line, however early it comes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)  # a terminal without ★ gets a * and no traceback
    if sys.argv[1:2] == ["play"] and sys.stdin.isatty() and sys.stdout.isatty():
        print("Sandtable …", flush=True)  # something at once: what it plays with takes a moment to load
    try:
        from sandtable.commands.app import app

        app()
    except KeyboardInterrupt:
        from sandtable.commands.speech import say

        print(say("stopped"), file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
