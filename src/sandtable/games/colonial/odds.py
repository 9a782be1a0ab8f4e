"""Exact odds of fire and close assault, before anybody commits.

The dice are summed up from their distribution; the hits are then played out by the rules themselves, one at a time,
over every card that could be turned. Only what the seat sees goes into it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Account, Action, Forecast, Message, Outcome, Verdict, View
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.flow import Play
from sandtable.engine.odds import dice_odds, every_way, hit_odds
from sandtable.engine.spaces import each, has, listed, only, set_of, size
from sandtable.engine.stakes import (
    NO_CHANGE,
    NO_POINTS,
    both,
    expected_of,
    gathered,
    lot,
    plus,
    sure,
    together,
    weighed,
)
from sandtable.engine.verdicts import Word, counted
from sandtable.games.colonial.actions import Assault, Fire
from sandtable.games.colonial.assault import Fight, defenders, joining, volleys
from sandtable.games.colonial.battlefield import COMMANDER, Battlefield
from sandtable.games.colonial.cards import is_black, is_court_of_hearts
from sandtable.games.colonial.charts import dice_reading
from sandtable.games.colonial.fire import HIT, lending, throw, volley_at
from sandtable.games.colonial.hits import Volley, take_hit
from sandtable.games.colonial.pieces import leaders_here, unit_here
from sandtable.games.colonial.stakes import of_piece, of_settling, settled, told
from sandtable.games.colonial.state import Card, CardSet, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

#: a position that may be: its probability, and what has been scored on the way to it
Way = tuple[float, ColonialState, Account]
Spread = list[Way]

#: the same by what they have in common and whose turn to be hit it is
Standing = dict[tuple[Hashable, int], Way]
Key = TypeVar("Key", bound=Hashable)


class Settled(NamedTuple):
    """One way a close assault may go: how the totals compare, the position after the hits, and the one at the end."""

    score: str
    chance: float
    hit: ColonialState
    scored: Account
    end: ColonialState
    more: Account  #: what is scored after the hits


HIGHER, EQUAL, LOWER = "higher", "equal", "lower"
#: by how much the assaulter scores higher: any such gap does the same
GAPS = {HIGHER: 1, EQUAL: 0, LOWER: -1}


@lru_cache
def black_and_court(packs: int) -> tuple[CardSet, CardSet]:
    """The black cards and the three that kill a Commander, of so many packs."""
    every = range(52 * packs)
    return set_of(card for card in every if is_black(card)), set_of(card for card in every if is_court_of_hearts(card))


def card_class(card: Card) -> str:
    """Cards that always do the same: the three that kill a Commander, other red ones, black ones."""
    return "court" if is_court_of_hearts(card) else "black" if is_black(card) else "red"


def forecast(game: ColonialGame, view: View[ColonialState], action: Action) -> Forecast | None:
    """The odds of an action, as far as this seat can know them."""
    if isinstance(action, Fire):
        return forecast_fire(game, view.state, action)
    if isinstance(action, Assault):
        return forecast_assault(game, view.state, action)
    return None


def forecast_fire(game: ColonialGame, state: ColonialState, action: Fire) -> Forecast:
    """The fate of everybody in the hex that is fired at, then how the dice may fall."""
    field = game.field
    piece, space = field.piece[action.unit], field.grid.index[action.at]
    led = lending(game, state, action)
    roll = throw(game, state, only(piece), led, HIT)
    odds = hit_odds(roll.dice)
    by_hits = [NO_CHANGE] * len(odds)
    groups: list[list[Outcome]] = []
    at_all = volley_at(field, state, piece, space, roll.dice)
    for volley in apart(game, state, at_all):
        after_hits = run_volley(game, [(1.0, state, NO_POINTS)], volley)
        for hits, ends in enumerate(after_hits):
            by_hits[hits] = both(by_hits[hits], lot((part, sure(scored)) for part, _, scored in ends))
        ends = alike(
            (chance * part, end, scored)
            for chance, ends in zip(odds, after_hits, strict=True)
            for part, end, scored in ends
        )
        groups += [fates(game, state, ends, part) for parts in volley.targets for part in parts]
    hits_scored = [
        (Message("colonial-odds-hits", {"hits": hits}), chance, by_hits[hits]) for hits, chance in enumerate(odds)
    ]
    thrown = [weighed(*one) for one in hits_scored]
    saved = [Message("colonial-odds-cover", {"count": len(groups)})] if has(field.cover, space) else []
    shared = len(at_all.targets) if at_all.by_gun else 1
    on_all = [Message("colonial-odds-on-all", {"count": shared})] if shared > 1 else []  # general-15
    read = dice_reading(game, state, only(piece), led)
    return Forecast(
        [roll],
        [*groups, thrown],
        expected_of(hits_scored),
        charts=[read] if read else [],
        decided=[*on_all, *saved, *risked(field, led, "lent", bool(state.hidden & led))],
        verdict=on_any(game, state, at_all, odds) if len(groups) > 1 else [],
    )


def on_any(game: ColonialGame, state: ColonialState, volley: Volley, odds: Sequence[float]) -> list[Verdict]:
    """Whether fire at several does anything to one of them at least: the cards for all come from one pile."""
    count = sum(len(parts) for parts in volley.targets)
    stages = run_volley(game, [(1.0, state, NO_POINTS)], volley, unharmed=True)
    nobody = sum(chance * sum(part for part, _, _ in ends) for chance, ends in zip(odds, stages, strict=True))
    unharmed = Word(Message("colonial-verdict-none-harmed", {"count": count}), False)
    harmed = Word(Message("colonial-verdict-any-harmed", {"count": count}), True)
    return counted([(unharmed, nobody), (harmed, 1 - nobody)])


def apart(game: ColonialGame, state: ColonialState, volley: Volley) -> list[Volley]:
    """The volley for each unit by itself, where what befalls one makes no difference to another.

    That is so for a gun, which hits all alike. The cards others turn do not matter either: any card of a shuffled pile
    is as good as the next, as long as the pile is not used up and made anew. Those on a lorry hang on its fate.
    """
    field = game.field
    pieces = [part for parts in volley.targets for part in parts]
    cards_for_a_hit = sum((field.kind[p] == COMMANDER) + has(field.cover, state.hex[p]) for p in pieces)
    if not volley.by_gun or cards_for_a_hit * volley.hits > size(state.pile):
        return [volley]
    linked: dict[Piece, list[tuple[Piece, ...]]] = {}
    for parts in volley.targets:
        if len(parts) > 1 and any(state.aboard[part] >= 0 for part in parts):
            return [volley]
        carrier = state.aboard[parts[0]]
        linked.setdefault(carrier if carrier >= 0 else parts[0], []).append(parts)
    return [Volley(targets, volley.hits, True) for targets in linked.values()]


def forecast_assault(game: ColonialGame, state: ColonialState, action: Assault) -> Forecast:
    """Who gives way once the hits and the scores are settled, and what has become of everybody then."""
    field = game.field
    piece, target = field.piece[action.unit], field.piece[action.target]
    fight = Fight(piece, target, state.hex[piece], state.hex[target], joining(game, state, action))
    attack = throw(game, state, only(piece), fight.led)
    defence = throw(game, state, unit_here(field, state, target), leaders_here(field, state, target))
    compared = comparison(attack.dice, defence.dice)
    first, second = volleys(field, state, fight, attack.dice, defence.dice)
    after_both = [
        [alike(spread) for spread in run_volley(game, after_attack, second)]
        for after_attack in run_volley(game, [(1.0, state, NO_POINTS)], first)
    ]
    ways = [
        Settled(score, chance, end, scored, *settled(game, end, fight, GAPS[score]))
        for score in (HIGHER, EQUAL, LOWER)
        for chance, end, scored in alike(
            (chance * part, end, scored)
            for (given, taken, compares), chance in compared.items()
            for part, end, scored in after_both[given][taken]
            if compares == score
        )
    ]
    gives_way = [
        (after(game, fight, one), one.chance, plus(of_settling(game, one.hit, fight, GAPS[one.score]), one.scored))
        for one in ways
    ]
    ends = alike((one.chance, one.end, together(one.scored, one.more)) for one in ways)
    groups = [gathered(gives_way)]
    groups += [fates(game, state, ends, part) for part in in_danger(field, state, ends, (first, second))]
    read = dice_reading(game, state, only(piece), fight.led)
    return Forecast(
        [attack, defence],
        groups,
        expected_of(gives_way),
        charts=[read] if read else [],
        decided=[decided(field, fight, ways), *risked(field, fight.led, "goes-along")],
    )


def risked(field: Battlefield, led: PieceSet, how: str, seen: bool = False) -> list[Message]:
    """What Commanders who add their dice risk by it, and what it keeps them from (fire-14, fire-21, assault-17)."""
    facts = {"leaders": [field.names[leader] for leader in listed(led)], "count": size(led), "seen": seen}
    return [Message(f"colonial-odds-{how}", facts)] if led else []


def decided(field: Battlefield, fight: Fight, ways: Iterable[Settled]) -> Message:
    """By what an assault is decided, and where the assaulter then stands (assault-06 to assault-08)."""
    won = [one for one in ways if one.score == HIGHER and one.hit.hex[fight.unit] >= 0]
    goes = "ahead"
    if won and all(one.end.hex[fight.unit] != fight.goal for one in won):
        goes = "stays"
    elif has(field.cover, fight.start) and not has(field.cover, fight.goal):
        goes = "uncovered"
    elif has(field.cover, fight.goal) and not has(field.cover, fight.start):
        goes = "covered"
    return Message("colonial-odds-decided", {"to": field.grid.names[fight.goal], "goes": goes})


def in_danger(field: Battlefield, before: ColonialState, ends: Spread, fought: Iterable[Volley]) -> list[Piece]:
    """Those who may be hit, the defender first, and whoever else the end of it may cost something.

    That is also a passenger who gets off disrupted when his lorry is destroyed (units-16).
    """
    found = dict.fromkeys(part for volley in fought for parts in volley.targets for part in parts)
    units = {field.unit_of[piece] for piece in found}
    for piece in each(before.alive):
        unit = field.unit_of[piece]
        shaken = unit not in units and not has(before.disrupted, unit)
        if any(
            end.hex[piece] < 0 or end.figures[piece] != before.figures[piece] or (shaken and has(end.disrupted, unit))
            for _, end, _ in ends
        ):
            found.setdefault(piece)
    return list(found)


def comparison(attack: int, defence: int) -> dict[tuple[int, int, str], float]:
    """The odds of (hits given, hits taken, how the totals compare) for so many dice against so many."""
    odds: dict[tuple[int, int, str], float] = {}
    for (given, scored), one in dice_odds(attack).items():
        for (taken, answered), other in dice_odds(defence).items():
            score = HIGHER if scored > answered else LOWER if scored < answered else EQUAL
            key = (given, taken, score)
            odds[key] = odds.get(key, 0.0) + one * other
    return odds


def run_volley(game: ColonialGame, spread: Spread, volley: Volley, unharmed: bool = False) -> list[Spread]:
    """How things may stand after none, one, two … hits of a volley, over every card that could be turned.

    Of those in which nobody is harmed alone there are few: what has befallen somebody is never undone.
    """
    one_hit = Volley(volley.targets, 1, volley.by_gun)
    standing: Standing = {(signature(state), 0): (chance, state, scored) for chance, state, scored in spread}
    stages = [spread]
    for _ in range(volley.hits):
        hit: Standing = {}
        moving = {(key, 0, place): entry for (key, place), entry in standing.items()}
        while moving:
            ahead: dict[tuple[Hashable, int, int], Way] = {}
            for (key, given, place), (chance, state, scored) in moving.items():
                found = one_hit.next_target(state, given, place)
                if found is None:
                    add(hit, (key, 0 if volley.by_gun else place), (chance, state, scored))
                    continue
                piece, given, place = found
                for part, (after_hit, more) in every_hit(game, state, piece):
                    if unharmed and fortunes(after_hit) != fortunes(state):
                        continue
                    way = (chance * part, after_hit, together(scored, more) if more else scored)
                    add(ahead, (signature(after_hit), given, place), way)
            moving = ahead
        standing = hit
        stages.append(list(standing.values()))
    return stages


def add(found: dict[Key, Way], key: Key, way: Way) -> None:
    """Counts a position together with those that are the same, where the same has been scored."""
    known = found.get(key)
    found[key] = (known[0] + way[0], known[1], known[2]) if known else way


def alike(spread: Iterable[Way]) -> Spread:
    """Positions counted together in which everybody's fate is the same, whatever cards are left."""
    found: dict[Hashable, Way] = {}
    for way in spread:
        add(found, fortunes(way[1]), way)
    return list(found.values())


def every_hit(
    game: ColonialGame, state: ColonialState, piece: Piece
) -> Iterator[tuple[float, tuple[ColonialState, Account]]]:
    """One hit and what it scores, over every card that could be turned for it."""

    def hit(chance: Chance) -> tuple[ColonialState, Account]:
        after_hit = state.copy()
        after_hit.chance = chance
        play = Play(game, after_hit)
        take_hit(play, piece)
        return after_hit, told(play.events)

    return every_way(hit, {"cards": card_class})


def fortunes(state: ColonialState) -> Hashable:
    """What hits can change."""
    return (state.hex.tobytes(), state.figures.tobytes(), state.disrupted, state.wounded)


def signature(state: ColonialState) -> Hashable:
    """What two positions must have in common to go on alike: fortunes, and the cards left by their class.

    What is not left has been used, so that it need not be compared.
    """
    pile, packs = state.pile, state.packs
    black, court = black_and_court(packs)
    return (fortunes(state), packs, size(pile), size(pile & black), size(pile & court))


def fates(game: ColonialGame, before: ColonialState, ends: Iterable[Way], piece: Piece) -> list[Outcome]:
    """What may become of one piece, and what that scores."""
    name = game.field.names[piece]
    return gathered(
        (fate(game, before, end, piece), chance, sure(of_piece(scored, name))) for chance, end, scored in ends
    )


def fate(game: ColonialGame, before: ColonialState, after_hits: ColonialState, piece: Piece) -> Message:
    """What has become of one piece."""
    field = game.field
    name, unit = field.names[piece], field.unit_of[piece]
    if after_hits.hex[piece] < 0:
        end = "killed" if field.kind[piece] == COMMANDER else "destroyed"
        return Message(f"colonial-odds-{end}", {"unit": name})
    if field.kind[piece] == COMMANDER and has(after_hits.wounded & ~before.wounded, piece):
        return Message("colonial-odds-wounded", {"unit": name})
    lost = before.figures[piece] - after_hits.figures[piece]
    if lost:
        return Message("colonial-odds-loses", {"unit": name, "figures": lost})
    if has(after_hits.disrupted & ~before.disrupted, unit):
        return Message("colonial-odds-disrupted", {"unit": name})
    return Message("colonial-odds-unharmed", {"unit": name})


def after(game: ColonialGame, fight: Fight, way: Settled) -> Message:
    """Who gives way once the hits are settled (assault-07 to assault-16)."""
    piece, end = fight.unit, way.end
    holding = defenders(game.field, way.hit, fight)
    if way.hit.hex[piece] < 0:
        return Message("colonial-odds-beaten-off")
    if way.score == LOWER and (holding or game.lower_score_always_retreats):
        return thrown_back(fight, end)
    if not holding:
        return Message("colonial-odds-takes-hex" if end.hex[piece] == fight.goal else "colonial-odds-others-hold")
    if way.score == EQUAL:
        return Message("colonial-odds-stays")
    lost = all(end.hex[part] < 0 for part in each(holding))
    return Message("colonial-odds-cuts-off" if lost else "colonial-odds-drives-back")


def thrown_back(fight: Fight, end: ColonialState) -> Message:
    """A beaten assaulter falls back, if it can (assault-08, assault-11)."""
    if end.hex[fight.unit] < 0:
        return Message("colonial-odds-is-cut-off")
    return Message("colonial-odds-is-blocked" if end.hex[fight.unit] == fight.start else "colonial-odds-falls-back")
