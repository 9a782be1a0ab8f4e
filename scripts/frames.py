"""How fluent the table is in a real Chromium: frames a second, and how long until a running game is seen.

``python scripts/frames.py [--json] [--game NAME]`` takes the largest board on the shelf, lays counters on it until
there are 250, pans and zooms, and opens a game that is under way in a fresh browser. Nothing else should be busy;
the load of the machine is told with the figures.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from pictures import ARGS, READ, chromium, seated, serving, under_way
from playwright.sync_api import Browser, Page, Route, sync_playwright

from sandtable.games import shelf

COUNTERS = 250
WINDOW = {"width": 1280, "height": 800}
SECONDS = 4
WANTED_FRAMES, WANTED_PAINT = 50, 1000

#: One step of the hand before every frame, as a mouse of 60 reports a second gives it (a browser that is driven from
#: outside gets only 25 to 40 events a second through, and draws no more than that); the handlers are the same.
HAND = """async ([act, seconds]) => {
  const view = document.querySelector('.view');
  const send = (type, x, y) => view.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, clientX: x, clientY: y,
  }));
  const steps = {
    pan: n => send('pointermove', 450 + Math.round(200 * Math.sin(n / 40)), 400 + Math.round(150 * Math.sin(n / 29))),
    zoom: n => view.dispatchEvent(new WheelEvent('wheel', {
      bubbles: true, cancelable: true, deltaY: n % 120 < 60 ? -16 : 16, clientX: 450, clientY: 400,
    })),
  };
  const seen = [];
  if (act === 'pan') send('pointerdown', 450, 400);
  await new Promise(done => {
    const tick = now => {
      seen.push(now);
      if (now - seen[0] > seconds * 1000) return done();
      steps[act](seen.length);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  if (act === 'pan') send('pointerup', 450, 400);
  return seen;
}"""
#: notes when the first counter has been painted: two frames after it is there
WATCH = """
const watcher = new MutationObserver(() => {
  if (!document.querySelector('.world .counter')) return;
  watcher.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => { window.painted = performance.now(); }));
});
watcher.observe(document, { childList: true, subtree: true });
"""


def largest() -> str:
    """The game whose board has most spaces."""
    titles = {name: shelf.title(name) for name in shelf.names()}
    return max(titles, key=lambda name: len(titles[name].open(titles[name].scenarios()[0]).sheet().spaces))


def crowd(route: Route) -> None:
    """Lays copies of the counters in other spaces of the board, until there are enough."""
    answer = route.fetch()
    view = answer.json()
    pieces = view.get("scene", {}).get("pieces")
    if pieces:
        on_map = [piece for piece in pieces if not piece["space"].startswith("@")]
        spaces = [space["id"] for space in SHEET["spaces"]]
        for number in range(COUNTERS - len(on_map)):
            piece = on_map[number % len(on_map)]
            pieces.append({**piece, "id": f"copy-{number}", "space": spaces[number * 7919 % len(spaces)]})
    route.fulfill(response=answer, json=view)


SHEET: dict[str, Any] = {}


def measured(browser: Browser, page: Page, act: str) -> dict[str, float]:
    """Frames while the board is moved: made by the page, and drawn by the browser."""
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline.frame"])
    seen = page.evaluate(HAND, [act, SECONDS])
    trace = json.loads(browser.stop_tracing())
    drawn = sorted(event["ts"] for event in trace["traceEvents"] if event["name"] == "DrawFrame")
    gaps = [after - before for before, after in itertools.pairwise(seen)]
    return {
        "frames_per_second": round(1000 * len(gaps) / (seen[-1] - seen[0]), 1),
        "drawn_per_second": round(1e6 * (len(drawn) - 1) / (drawn[-1] - drawn[0]), 1) if len(drawn) > 1 else 0.0,
        "slowest_of_20": round(sorted(gaps)[int(len(gaps) * 0.95)], 1),
    }


def first_paint(browser: Browser, link: str) -> float:
    """Milliseconds until a browser that has never been here shows the counters of a running game."""
    context = browser.new_context(viewport=WINDOW)
    context.add_init_script(READ)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(link)
    page.wait_for_function("() => window.painted")
    found = float(page.evaluate("() => window.painted"))
    context.close()
    return found


def measure(game: str) -> dict[str, Any]:
    """All figures of one game."""
    with (
        tempfile.TemporaryDirectory() as saves,
        serving(Path(saves)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        link = seated(address, *under_way(game, 40))
        paints = [first_paint(browser, link) for _ in range(5)]
        page = browser.new_page(viewport=WINDOW)
        with page.expect_response("**/board") as board:
            page.goto(link)
        SHEET.update(board.value.json()["sheet"])
        page.route("**/seats/**", crowd)
        page.reload()
        page.wait_for_selector(".world .counter", state="attached")
        page.wait_for_timeout(1500)
        found: dict[str, Any] = {
            "game": game,
            "spaces": page.locator(".spaces path").count(),
            "counters": page.locator(".world .counter").count(),
            "pan": measured(browser, page, "pan"),
            "zoom": measured(browser, page, "zoom"),
            "first_paint_ms": round(statistics.median(paints)),
            "load": round(os.getloadavg()[0], 1),
            "processors": os.cpu_count(),
        }
        browser.close()
    return found


def main() -> int:
    """Measures, prints, and fails where the table is slower than it should be."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--game", default="")
    asked.add_argument("--json", action="store_true")
    wanted = asked.parse_args()
    found = measure(wanted.game or largest())
    if wanted.json:
        print(json.dumps(found))
    else:
        print(f"{found['game']}: {found['spaces']} spaces, {found['counters']} counters, load {found['load']}")
        for name in ("pan", "zoom"):
            told = found[name]
            print(f"  {name:<12} {told['frames_per_second']:>6} frames/s, {told['drawn_per_second']} drawn,", end=" ")
            print(f"19 of 20 within {told['slowest_of_20']} ms")
        print(f"  first paint  {found['first_paint_ms']:>6} ms")
    # What counts is what is drawn: a page can ask for more frames than the browser puts on the screen.
    rates = [found[name][rate] for name in ("pan", "zoom") for rate in ("frames_per_second", "drawn_per_second")]
    slow = min(rates) < WANTED_FRAMES
    return int(slow or found["first_paint_ms"] > WANTED_PAINT)


if __name__ == "__main__":
    raise SystemExit(main())
