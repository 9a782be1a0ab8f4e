"""Running the command as a user does."""

import json
import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "sandtable.cli"]


def environment(home: Path) -> dict[str, str]:
    """A user with an empty data folder and an English terminal."""
    return {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "100"}


def sandtable(*words, home, typed="", expect=0, **more):
    """Runs a command, checks its exit code and that nobody sees a traceback; gives what it printed."""
    done = subprocess.run(
        [*COMMAND, *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(home),
        timeout=300,
        check=False,
        **more,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == expect, (done.returncode, done.stdout[-2000:], done.stderr)
    return done


def read_json(*words, home, expect=0):
    """The JSON that a command prints."""
    return json.loads(sandtable(*words, "--json", home=home, expect=expect).stdout)
