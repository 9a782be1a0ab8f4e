"""What attacks and air raids come to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.spaces import first
from sandtable.engine.verdicts import ATTACK_SUCCEEDS, DEFENCE_HOLDS, FIRE_HITS, FIRE_MISSES, Word, judged
from sandtable.games.guerra import odds
from sandtable.games.guerra.battle import Battle
from sandtable.games.guerra.reserves import CommitReserves, fight_of
from sandtable.games.guerra.state import GuerraState

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: outcomes whose word hangs on nothing else; what is still to be chosen favours nobody
GROUND = {
    "guerra-odds-gives-way": ATTACK_SUCCEEDS,
    "guerra-odds-holds": DEFENCE_HOLDS,
    "guerra-odds-emptied": Word(Message("guerra-verdict-emptied")),
    "guerra-odds-hex-open": Word(Message("guerra-verdict-open")),
}
#: what a raid does: nothing if this is 0
RAIDS = {"guerra-odds-bombardment": "slower", "guerra-odds-interdiction": "turns"}


def forecast(game: GuerraGame, view: View[GuerraState], action: Action) -> Forecast | None:
    """The odds of an action with their verdict, good or bad for whoever decides."""
    found = odds.forecast(game, view, action)
    if found is None:
        return None
    attacks = is_attacker(game, view)

    def word(outcome: Message) -> Word | None:
        if outcome.id in RAIDS:
            return FIRE_HITS if outcome.args[RAIDS[outcome.id]] else FIRE_MISSES
        ground = GROUND.get(outcome.id)
        return ground and ground.seen_from(attacks)

    return judged(found, word)


def is_attacker(game: GuerraGame, view: View[GuerraState]) -> bool:
    """Whether the seat attacks in the fight that it decides about: who sends aircraft or reserves may defend."""
    step = view.state.stack[-1]
    fight = fight_of(view.state) if isinstance(step, CommitReserves) else step
    return not isinstance(fight, Battle) or game.theatre.side[first(fight.attackers)] == view.seat
