"""Exact odds of fire and close assault, before anybody commits.

The dice are summed up from their distribution; the hits are then played out by the rules themselves, one at a time,
over every card that could be turned. Only what the seat sees goes into it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Outcome, View
from sandtable.engine.flow import Play
from sandtable.engine.odds import dice_odds, every_way, hit_odds
from sandtable.engine.spaces import each
from sandtable.games.colonial.actions import Assault, Fire
from sandtable.games.colonial.assault import retreat_hexes, volleys
from sandtable.games.colonial.battlefield import COMMANDER, Battlefield
from sandtable.games.colonial.cards import is_black, is_court_of_hearts, used_cards
from sandtable.games.colonial.fire import leaders_to_lend, throw, volley_at
from sandtable.games.colonial.hits import Volley, take_hit
from sandtable.games.colonial.pieces import leaders_here
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

#: positions that may be, each with its probability
Spread = list[tuple[float, ColonialState]]

HIGHER, EQUAL, LOWER = "higher", "equal", "lower"


def card_class(card: int) -> str:
    """Cards that always do the same: the three that kill a Commander, other red ones, black ones."""
    return "court" if is_court_of_hearts(card) else "black" if is_black(card) else "red"


def forecast(game: ColonialGame, view: View, action: Action) -> Forecast | None:
    """The odds of an action, as far as this seat can know them."""
    state = view.state
    assert isinstance(state, ColonialState)
    if isinstance(action, Fire):
        return forecast_fire(game, state, action)
    if isinstance(action, Assault):
        return forecast_assault(game, state, action)
    return None


def forecast_fire(game: ColonialGame, state: ColonialState, action: Fire) -> Forecast:
    """The fate of everybody in the hex that is fired at."""
    field = game.field
    piece, space = field.piece[action.unit], field.grid.index[action.at]
    roll = throw(game, state, piece, leaders_to_lend(field, state, piece) if action.led else 0)
    odds = hit_odds(roll.dice)
    # The hits of a longer volley are those of a shorter one and some more, but a gun's come in rounds; each is run.
    ends: Spread = []
    for hits, chance in enumerate(odds):
        volley = volley_at(field, state, piece, space, hits)
        ends += [(chance * part, end) for part, end in run_volley(game, [(1.0, state)], volley)]
    groups = [[Outcome(Message("colonial-odds-hits", {"hits": hits}), chance) for hits, chance in enumerate(odds)]]
    for parts in volley_at(field, state, piece, space, 0).targets:
        groups += [fates(game, state, ends, part) for part in parts]
    return Forecast([roll], groups)


def forecast_assault(game: ColonialGame, state: ColonialState, action: Assault) -> Forecast:
    """Who scores higher, what the hits do, and who ends up where."""
    field = game.field
    piece, target = field.piece[action.unit], field.piece[action.target]
    attack = throw(game, state, piece, leaders_here(field, state, piece))
    defence = throw(game, state, target, leaders_here(field, state, target))
    compared = comparison(attack.dice, defence.dice)
    ends: list[tuple[float, ColonialState, str]] = []
    after_attack: dict[int, Spread] = {}
    for (given, taken, score), chance in compared.items():
        first, second = volleys(field, state, piece, target, given, taken)
        if given not in after_attack:
            after_attack[given] = run_volley(game, [(1.0, state)], first)
        for part, end in run_volley(game, after_attack[given], second):
            ends.append((chance * part, end, score))
    plain = [(chance, end) for chance, end, _ in ends]
    groups = [
        gathered((Message(f"colonial-odds-{score}"), chance) for (_, _, score), chance in compared.items()),
        gathered((after(game, state, end, piece, target, score), chance) for chance, end, score in ends),
        fates(game, state, plain, target),
        fates(game, state, plain, piece),
    ]
    both = volleys(field, state, piece, target, 0, 0)
    in_danger = [part for volley in both for parts in volley.targets for part in parts]
    groups += [fates(game, state, plain, other) for other in in_danger if other not in (piece, target)]
    return Forecast([attack, defence], groups)


def comparison(attack: int, defence: int) -> dict[tuple[int, int, str], float]:
    """The odds of (hits given, hits taken, how the totals compare) for so many dice against so many."""
    odds: dict[tuple[int, int, str], float] = {}
    for (given, scored), one in dice_odds(attack).items():
        for (taken, answered), other in dice_odds(defence).items():
            score = HIGHER if scored > answered else LOWER if scored < answered else EQUAL
            key = (given, taken, score)
            odds[key] = odds.get(key, 0.0) + one * other
    return odds


def run_volley(game: ColonialGame, spread: Spread, volley: Volley) -> Spread:
    """Plays the hits of a volley out over every card that could be turned."""
    moving = [(chance, state, 0, 0) for chance, state in spread]
    ends: Spread = []
    while moving:
        merged: dict[Hashable, tuple[float, ColonialState, int, int]] = {}
        for chance, state, given, place in moving:
            found = volley.next_target(state, given, place)
            if found is None:
                ends.append((chance, state))
                continue
            piece, given, place = found
            for part, after_hit in every_hit(game, state, piece):
                key = (signature(game.field, after_hit), given, place)
                before = merged[key][0] if key in merged else 0.0
                merged[key] = (before + chance * part, after_hit, given, place)
        moving = list(merged.values())
    return ends


def every_hit(game: ColonialGame, state: ColonialState, piece: int) -> Iterator[tuple[float, ColonialState]]:
    """One hit, over every card that could be turned for it."""

    def hit(chance: Chance) -> ColonialState:
        after_hit = state.copy()
        after_hit.chance = chance
        take_hit(Play(game, after_hit), piece)
        return after_hit

    return every_way(hit, {"cards": card_class})


def signature(field: Battlefield, state: ColonialState) -> Hashable:
    """What two positions must have in common to be the same for the odds: the cards only by their class."""
    left = tuple(sorted(card_class(card) for card in each(state.pile)))
    used = tuple(sorted(card_class(card) for card in each(used_cards(state)))) if len(left) < 24 else ()
    return (state.hex.tobytes(), state.figures.tobytes(), state.disrupted, state.wounded, left, used)


def fates(
    game: ColonialGame, before: ColonialState, ends: Iterable[tuple[float, ColonialState]], piece: int
) -> list[Outcome]:
    """What may become of one piece."""
    return gathered((fate(game, before, end, piece), chance) for chance, end in ends)


def fate(game: ColonialGame, before: ColonialState, after_hits: ColonialState, piece: int) -> Message:
    """What has become of one piece."""
    field = game.field
    name, unit = field.names[piece], field.unit_of[piece]
    if after_hits.hex[piece] < 0:
        return Message("colonial-odds-destroyed", {"unit": name})
    if field.kind[piece] == COMMANDER and (after_hits.wounded & ~before.wounded) >> piece & 1:
        return Message("colonial-odds-wounded", {"unit": name})
    lost = before.figures[piece] - after_hits.figures[piece]
    if lost:
        return Message("colonial-odds-loses", {"unit": name, "figures": lost})
    if (after_hits.disrupted & ~before.disrupted) >> unit & 1:
        return Message("colonial-odds-disrupted", {"unit": name})
    return Message("colonial-odds-unharmed", {"unit": name})


def after(
    game: ColonialGame, before: ColonialState, end: ColonialState, piece: int, target: int, score: str
) -> Message:
    """Who gives way once the hits are settled (assault-07 to assault-16)."""
    field = game.field
    standing, holding = end.hex[piece] >= 0, end.hex[target] >= 0
    if not standing:
        return Message("colonial-odds-beaten-off")
    if not holding:
        if score == LOWER and game.lower_score_always_retreats:
            return thrown_back(game, end, piece, before.hex[target])
        alone = not end.at[before.hex[target]] & ~field.commanders
        return Message("colonial-odds-takes-hex" if alone else "colonial-odds-stays")
    if score == EQUAL:
        return Message("colonial-odds-stays")
    if score == HIGHER:
        if not retreat_hexes(field, end, target, end.hex[piece]):
            return Message("colonial-odds-cuts-off")
        return Message("colonial-odds-drives-back")
    return thrown_back(game, end, piece, end.hex[target])


def thrown_back(game: ColonialGame, end: ColonialState, piece: int, victor: int) -> Message:
    """A beaten assaulter falls back, if it can (assault-08, assault-11)."""
    if retreat_hexes(game.field, end, piece, victor) or game.blocked_assaulter_stays:
        return Message("colonial-odds-falls-back")
    return Message("colonial-odds-is-cut-off")


def gathered(found: Iterable[tuple[Message, float]]) -> list[Outcome]:
    """Equal outcomes added up, the likeliest first."""
    total: dict[str, tuple[Message, float]] = {}
    for message, chance in found:
        key = f"{message.id}{sorted(message.args.items())}"
        total[key] = (message, total[key][1] + chance if key in total else chance)
    return [Outcome(message, chance) for message, chance in sorted(total.values(), key=lambda entry: -entry[1])]
