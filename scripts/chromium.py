"""Makes sure that there is a Chromium for the browser tests; installs Debian's where that is possible."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def main() -> int:
    """Finds or installs a browser; tells what to do where it cannot."""
    if any(shutil.which(name) for name in NAMES):
        return 0
    if shutil.which("apt-get") is None:
        print("The browser tests need Chromium: install it and run the tests again.", file=sys.stderr)
        return 1
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    print("Installing Chromium for the browser tests …")
    quiet = {"stdout": subprocess.DEVNULL}
    subprocess.run([*as_root, "apt-get", "update", "-qq"], check=False, **quiet)
    done = subprocess.run(
        [*as_root, "apt-get", "install", "-y", "-qq", "chromium", "fonts-dejavu-core"],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        check=False,
        **quiet,
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
