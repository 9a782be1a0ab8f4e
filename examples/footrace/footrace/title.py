"""The game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from footrace.race import SEATS, Footrace
from footrace.runner import Runner
from sandtable.engine.contract import About, BotMaker, Option
from sandtable.engine.options import complete

OPTIONS = [Option("head_start", False, "1-a")]


class Title:
    """Footrace: one scenario, one option, one opponent, no data pack."""

    name = "footrace"
    rules_version = 1

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        return SEATS

    def scenarios(self) -> list[str]:
        return ["short"]

    def about(self, scenario: str) -> About:
        return About(turns=6)

    def options(self) -> list[Option]:
        return OPTIONS

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> Footrace:
        return Footrace(self, complete(OPTIONS, options or {}))

    def bots(self) -> Mapping[str, BotMaker]:
        return {"runner": Runner}

    def data_hash(self) -> str:
        return "none"


def title(pack: Path | None = None) -> Title:
    """The title; it has no data that a pack could change."""
    return Title()
