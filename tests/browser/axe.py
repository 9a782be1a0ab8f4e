"""axe-core: what would shut somebody out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

#: the drawing inside the board is looked at as a whole (its name, its role): it has some thousand strokes
RUN = "axe.run({ exclude: [['.board .world']] }, { resultTypes: ['violations'] })"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """The serious and critical violations on a page (which must have been opened with ``bypass_csp``)."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    result = page.evaluate(RUN)
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
