"""What counters are called at the table: what they are and a number, where their mark says nothing to a stranger."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece

if TYPE_CHECKING:
    from sandtable.games.paratrooper.theatre import Theatre

#: what a kind of counter is called; the words are names of the catalogue
CALLED = {
    "sniper": "Sniper team",
    "abn_eng": "Engineer section",
    "abn_hw": "Mortar section",
    "abn_pgm": "Missile section",
    "convoy": "Convoy column",
    "helo_t": "Transport helicopter flight",
    "helo_g": "Gunship flight",
    "tac": "Airstrike flight",
    "drone": "Drone flight",
    "nw": "Netwar cell",
    "dz": "Drop zone sign",
    "checkpoint": "Checkpoint sign",
    "lf_tech": "Local technical company",
    "o_armor": "Armor unit",
    "o_mech": "Mechanized unit",
    "o_tech": "Technical unit",
    "o_cp": "Command post unit",
    "o_ad": "Air defense unit",
    "o_inf": "Infantry unit",
    "o_gue": "Guerrilla unit",
    "o_ter": "Terrorist unit",
    "o_base": "Guerrilla base unit",
    "o_helo": "Enemy helicopter unit",
    "ambush": "Ambush sign",
    "intel": "Intelligence sign",
    "deception": "Deception sign",
    "massacre": "Massacre sign",
    "ied": "IED sign",
    "obj_coup": "Objective coup",
    "obj_invaders": "Objective invaders",
    "obj_hostages": "Objective hostages",
    "obj_warlords": "Objective warlords",
    "obj_insurgents": "Objective insurgents",
    "obj_wmd": "Objective WMD",
}
#: counters of a kind are told apart by the number at the end of their mark
NUMBERED = re.compile(r"\d+$")


def called(theatre: Theatre, piece: Piece) -> str:
    """What a counter is called: ``{Infantry unit} 3`` is *Infantry 3*; fire is called after the gun that fires."""
    gun = next((gun for gun, impact in theatre.impact_of.items() if impact == piece), piece)
    mark, kind = theatre.names[gun], CALLED.get(theatre.kind[gun].key)
    if not kind:
        return mark
    number = NUMBERED.search(mark)
    return f"{{{kind}}} {number[0]}" if number else f"{{{kind}}}"
