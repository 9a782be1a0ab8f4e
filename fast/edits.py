"""Changes to a source by place: everything that is not changed stays as it is, its lines too."""

from __future__ import annotations

import ast


class Edits:
    """Changes to a text; made from the end, so that places stay true."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode()))
        self._made: list[tuple[int, int, str]] = []

    def at(self, line: int, column: int) -> int:
        """The place of a line (from 1) and column, in bytes as the parser counts."""
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        """Where a node starts."""
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        """Where a node ends."""
        return self.at(node.end_lineno or 0, node.end_col_offset or 0)

    def between(self, start: int, end: int, new: str) -> None:
        """Puts something else between two places."""
        self._made.append((start, end, new))

    def replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        """Puts something else where a node stands."""
        self.between(self.start(node), self.end(node), new)

    def insert(self, place: int, new: str) -> None:
        """Puts something in."""
        self.between(place, place, new)

    def take_out(self, node: ast.FunctionDef) -> None:
        """Takes a function out, with what it is marked by."""
        first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
        self.between(self.starts[first - 1], self.starts[node.end_lineno or 0], "")

    def done(self) -> str:
        """The changed text."""
        raw = self.text.encode()
        for start, end, new in sorted(self._made, reverse=True):
            raw = raw[:start] + new.encode() + raw[end:]
        return raw.decode()
