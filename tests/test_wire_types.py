"""What the browser knows of the wire is made from the structs that the server speaks with, and is up to date."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "scripts" / "wire_types.py"


def made(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *args], capture_output=True, text=True, check=False)


def test_the_types_of_the_browser_are_those_of_the_server():
    done = made("--check")
    assert done.returncode == 0, done.stderr


def test_types_out_of_date_are_found(tmp_path):
    stale = tmp_path / "types.ts"
    stale.write_text("export interface Answer {\n  action: string;\n}\n")
    done = made("--check", str(stale))
    assert done.returncode == 1
    assert "out of date" in done.stderr
