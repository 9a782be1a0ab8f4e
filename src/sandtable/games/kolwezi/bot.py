"""Those who can command the 2e REP, from one who overlooks much to one who tries plans out."""

from __future__ import annotations

from sandtable.bots.rungs import Erring
from sandtable.engine.contract import BotMaker
from sandtable.games.kolwezi.bot_commander import Commander
from sandtable.games.kolwezi.bot_general import CRAFT, Planning

__all__ = ["LEVELS", "Commander"]

#: weakest first
LEVELS: dict[str, BotMaker] = {
    "recruit": Erring(Commander, 0.55, 0.1),
    "cadet": Erring(Commander, 0.33, 0.03),
    "captain": Commander,
    "general": Planning(CRAFT),
}
