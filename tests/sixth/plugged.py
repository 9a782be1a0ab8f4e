"""The example game, installed as anybody would install it, beside what is there already."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "footrace"


def install(target: Path) -> Path:
    """Builds and installs the example into a folder of its own, with nothing but what is on this machine."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(target)]
    subprocess.run([*pip, "install", *options, str(EXAMPLE)], check=True, timeout=600)
    return target
