"""The real server on a free port, and Debian's Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from sandtable.server.app import WEB

#: best is the one without a window of its own, which scripts/chromium.py installs
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((path for name in BROWSERS if (path := shutil.which(name))), None)
ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: milliseconds that a state may take to come about: a busy machine is slow, and not wrong
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)
SERVE = """
import sys
from pathlib import Path
from sandtable.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False)
"""


class Server:
    """A server in a process of its own; it can be stopped and started again on the same folder and port."""

    def __init__(self, folder: Path, installed: Path | None = None) -> None:
        self.folder = folder
        #: where more packages are installed, if any
        self.installed = installed
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        places = [str(self.installed)] if self.installed else []
        path = os.pathsep.join([*places, *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.folder)],
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.3).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        """The worst that can happen to it: it and its worker are gone between two instructions."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE / 1000)
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE / 1000)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (WEB / "index.html").is_file(), "the browser's table has not been built: pip install -e ."
    running = Server(tmp_path_factory.mktemp("saves"))
    running.start()
    yield running
    running.stop()


#: a table tells newcomers what it is about; those who come to test something else have read it
READ = """
{
  const taste = JSON.parse(localStorage.getItem('sandtable.taste') ?? '{}');
  localStorage.setItem('sandtable.taste', JSON.stringify({ briefing: false, ...taste }));
}
"""


#: counts the questions to the server that are under way; an answer counts until the page has had a moment to show it
COUNTED = """
{
  const ask = window.fetch;
  window.underway = 0;
  window.fetch = async (...asked) => {
    window.underway += 1;
    try {
      const answer = await ask(...asked);
      await answer.clone().text();
      return answer;
    } finally {
      setTimeout(() => (window.underway -= 1), 20);
    }
  };
}
"""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM is not None, "the browser tests need Chromium: python scripts/chromium.py"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        new_context = browser.new_context

        def knowing(**wishes: Any) -> BrowserContext:
            context = new_context(**wishes)
            context.set_default_timeout(PATIENCE)
            context.add_init_script(READ)
            context.add_init_script(COUNTED)
            return context

        browser.new_context = knowing  # type: ignore[method-assign]
        yield browser
        browser.close()


#: the taste of somebody who wants no waiting: what happens is not played before his eyes, unless a test is about that
STRAIGHT = """
{
  const taste = JSON.parse(localStorage.getItem('sandtable.taste') ?? '{}');
  localStorage.setItem('sandtable.taste', JSON.stringify({ pace: 'straight', ...taste }));
}
"""


class Watched:
    """A page whose complaints are kept: a test that ends with any has failed."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda told: self._note(told.type, told.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")


def with_nobody_waiting(page: Page) -> None:
    """The lobby of a server that nobody has offered a table at: other tests may have left theirs open."""
    page.route(
        "**/api/tables", lambda route: route.fulfill(json=[]) if route.request.method == "GET" else route.continue_()
    )
    page.reload()


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(STRAIGHT)
    watched = Watched(context)
    watched.page.goto(server.address)
    yield watched.page
    context.close()
    assert watched.complaints == []


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="pt-PT", reduced_motion="reduce"
    )
    context.add_init_script(STRAIGHT)
    watched = Watched(context)
    watched.page.goto(server.address)
    yield watched.page
    context.close()
    assert watched.complaints == []
