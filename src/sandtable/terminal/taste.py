"""What whoever plays here prefers: how he is told what happens, and whether he is asked at the end of a part."""

from __future__ import annotations

from pathlib import Path

#: the ways to be told: every step waits for a key, or nothing does
STEPWISE, STRAIGHT = "step", "straight"
PACES = (STEPWISE, STRAIGHT)
#: whoever does not want to be asked at the end of a part of the turn
UNASKED = "unasked"


class Taste:
    """What whoever plays here prefers, from one game to the next."""

    def __init__(self, path: Path | None = None, pace: str = STRAIGHT) -> None:
        self.path, self.pace = path, pace
        #: whether to ask before a part of the turn ends though units could still act
        self.asks = True
        if path is not None:
            kept = path.read_text(encoding="utf-8").split() if path.is_file() else []
            self.pace = next((word for word in kept if word in PACES), STEPWISE)
            self.asks = UNASKED not in kept

    def next_pace(self) -> str:
        """The other way to be told, kept for the next game."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.keep()
        return self.pace

    def ask_no_more(self) -> None:
        """A part of the turn ends without a question from now on."""
        self.asks = False
        self.keep()

    def keep(self) -> None:
        """Keeps all of it for the next game; a disk that cannot keep it does no harm."""
        if self.path is None:
            return
        words = [self.pace, *([] if self.asks else [UNASKED])]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(f"{' '.join(words)}\n", encoding="utf-8")
        except OSError:
            pass
