"""What goes wrong between a browser and the server: a message id, facts and an HTTP status; never a traceback."""

from __future__ import annotations

from typing import Any

from sandtable.engine.contract import Refusal

#: refusals of the table that are not a matter of the rules
_STATUS = {"table:stale": 409, "table:malformed": 400, "table:journal": 507}


class Problem(Exception):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, status: int, message: str, rule: str | None = None, **args: Any) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.rule = rule
        self.facts = args


def refused(refusal: Refusal) -> Problem:
    """A refusal as the browser gets it: the rule that forbids it, or the table's own reason."""
    if refusal.rule.startswith("table:"):
        name = f"refusal-{refusal.rule.replace(':', '-')}"
        return Problem(_STATUS.get(refusal.rule, 422), name, refusal.rule, **refusal.about)
    return Problem(422, "problem-rule", refusal.rule, **refusal.about)


def no_such_table(name: str) -> Problem:
    """A table that is not there."""
    return Problem(404, "problem-no-such-table", table=name)


def no_such_game(name: str) -> Problem:
    """A game that is not on the shelf."""
    return Problem(404, "problem-no-such-game", game=name)


def not_allowed() -> Problem:
    """A token that is missing, or does not belong to this seat of this table."""
    return Problem(403, "problem-token")
