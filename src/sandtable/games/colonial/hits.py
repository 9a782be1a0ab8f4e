"""Cover and hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, has, listed, only, plus, without
from sandtable.games.colonial.acting import acting, hand_on
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER, TRANSPORT, Battlefield
from sandtable.games.colonial.cards import face, is_black, is_court_of_hearts, turn_card
from sandtable.games.colonial.pieces import put, refresh, take_off
from sandtable.games.colonial.state import LEFT, NO_CARD, NOBODY, OFF, ColonialState, Side

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialPlay


def hit_order(field: Battlefield, state: ColonialState, pieces: PieceSet) -> list[tuple[Piece, ...]]:
    """Most figures first, then scenario order, Commanders last (fire-18).

    Parts of a unit that share a hex are hit as one (general-10).
    """
    figures = state.figures
    units: dict[Piece, tuple[Piece, ...]] = {}
    for piece in listed(pieces):
        unit = field.unit_of[piece]
        units[unit] = (*units.get(unit, ()), piece)
    return sorted(
        units.values(),
        key=lambda parts: (field.kind[parts[0]] == COMMANDER, -sum(figures[part] for part in parts), parts[0]),
    )


class Volley:
    """Hits on their way to their targets, one at a time. A target is a unit, as the parts of it that can be hit."""

    __slots__ = ("by_gun", "hits", "targets")

    def __init__(self, targets: list[tuple[Piece, ...]], hits: int, by_gun: bool) -> None:
        self.targets = targets
        self.hits = hits
        self.by_gun = by_gun

    def next_target(self, state: ColonialState, given: int, place: int) -> tuple[Piece, int, int] | None:
        """Who is hit next, after so many hits and from this place in the order; None when the volley is spent.

        Small arms hits go round one at a time, skipping the dead (fire-18); every gun hit takes effect on every
        unit in the hex (general-15). Tells the target and where to go on.
        """
        size = len(self.targets)
        if self.by_gun:
            while given < self.hits:
                while place < size:
                    piece = _standing(state, self.targets[place])
                    place += 1
                    if piece >= 0:
                        return piece, given, place
                given, place = given + 1, 0
            return None
        if given < self.hits:
            for ahead in range(size):
                piece = _standing(state, self.targets[(place + ahead) % size])
                if piece >= 0:
                    return piece, given + 1, (place + ahead + 1) % size
        return None


def _standing(state: ColonialState, parts: tuple[Piece, ...]) -> Piece:
    """The first of these that is still there, or -1."""
    for piece in parts:
        if state.hex[piece] >= 0:
            return piece
    return -1


def strike(play: ColonialPlay, volley: Volley) -> None:
    """Every hit of a volley takes effect; gun hits bring hidden units to light."""
    given = place = 0
    while found := volley.next_target(play.state, given, place):
        piece, given, place = found
        play.game.reveal(play, only(piece), "hit")
        take_hit(play, piece)


def take_hit(play: ColonialPlay, piece: Piece) -> None:
    """One hit on a unit: cover first, then disruption, then losses (cover-01, hits-01 to hits-04)."""
    field, state = play.game.field, play.state
    name = field.names[piece]
    if has(field.cover, state.hex[piece]):
        card = turn_card(play)
        saved = is_black(card)
        play.tell("cover", {"unit": name, "card": face(card), "saved": saved}, "cover-03" if saved else "cover-02")
        if saved:
            return
    unit = field.unit_of[piece]
    if not has(state.disrupted, unit):
        disrupt(play, piece, "hits-01")
    elif field.kind[piece] == TRANSPORT:
        play.tell("destroyed", {"unit": name}, "hits-03")
        destroy(play, piece)
    elif field.kind[piece] == COMMANDER:
        hit_disrupted_commander(play, piece)
    else:
        lose_figure(play, piece)


def disrupt(play: ColonialPlay, piece: Piece, rule: str) -> None:
    """Puts a disruption marker on a unit; it never carries two (general-06)."""
    field, state = play.game.field, play.state
    bit = only(field.unit_of[piece])
    if not state.disrupted & bit:
        state.disrupted |= bit
        play.tell("disrupted", {"unit": field.names[piece]}, rule)


def lose_figure(play: ColonialPlay, piece: Piece) -> None:
    """A figure falls; a unit without figures, and a gun without crew, is removed (hits-02, hits-08, hits-09)."""
    field, state = play.game.field, play.state
    name = field.names[piece]
    enemy, worth = 1 - field.side[piece], field.scenario.victory
    state.figures[piece] -= 1
    if state.figures[piece]:
        refresh(field, state, state.hex[piece])
        play.tell("figure-lost", {"unit": name, "left": state.figures[piece]}, "hits-02")
        score(play, enemy, worth.figure, "hits-02", piece)
        return
    gun = field.kind[piece] == ARTILLERY
    play.tell("destroyed", {"unit": name}, "hits-09" if gun else "hits-08")
    score(play, enemy, worth.figure, "hits-02", piece)
    if gun:
        score(play, enemy, worth.gun, "hits-09", piece)
    remove(play, piece)


def hit_disrupted_commander(play: ColonialPlay, piece: Piece) -> None:
    """A card decides (hits-04 to hits-07)."""
    field, state = play.game.field, play.state
    card = turn_card(play)
    facts = {"unit": field.names[piece], "card": face(card)}
    if is_court_of_hearts(card):
        play.tell("commander-killed", facts, "hits-05")
        kill_commander(play, piece)
    elif is_black(card):
        play.tell("commander-unhurt", facts, "hits-07")
    else:
        play.tell("commander-wounded", facts, "hits-06")
        if not has(state.wounded, piece):
            state.wounded = plus(state.wounded, piece)
            score(play, 1 - field.side[piece], field.scenario.victory.commander_wounded, "hits-06", piece)


def kill_commander(play: ColonialPlay, piece: Piece) -> None:
    """He is removed and not replaced (hits-10)."""
    field = play.game.field
    score(play, 1 - field.side[piece], field.scenario.victory.commander_killed, "hits-05", piece)
    play.state.figures[piece] = 0
    remove(play, piece)


def destroy(play: ColonialPlay, piece: Piece) -> None:
    """A piece is lost with all its figures: a transport hit twice, a unit that cannot retreat (assault-11)."""
    field, state = play.game.field, play.state
    enemy, kind = 1 - field.side[piece], field.kind[piece]
    worth = field.scenario.victory
    if kind == COMMANDER:
        kill_commander(play, piece)
        return
    if kind == TRANSPORT:
        score(play, enemy, worth.transport, "hits-03", piece)
    else:
        score(play, enemy, worth.figure * state.figures[piece], "assault-11", piece)
        if kind == ARTILLERY:
            score(play, enemy, worth.gun, "hits-09", piece)
    state.figures[piece] = 0
    remove(play, piece)


def score(play: ColonialPlay, side: Side, points: int, rule: str, piece: Piece) -> None:
    """A side gets points for what has become of a piece."""
    if points:
        play.state.points[side] += points
        facts = {"side": play.game.sides[side], "points": points, "what": play.game.field.names[piece]}
        play.tell("points", facts, rule)


def remove(play: ColonialPlay, piece: Piece, where: Space = OFF) -> None:
    """Takes a piece out of the battle and settles what hung on it: card, team, passengers."""
    field, state = play.game.field, play.state
    space = state.hex[piece]
    state.aboard[piece] = NOBODY
    take_off(field, state, piece, where)
    hand_on_card(field, state, piece)
    if field.kind[piece] == COMMANDER:
        state.partner[piece] = NOBODY
    state.limbered = without(state.limbered, piece)
    gun = state.gun_of[piece]
    if gun >= 0 and has(state.limbered, gun) and where != LEFT:
        # Its team gone, a gun stands unlimbered but cannot fire before the next turn (move-18).
        state.limbered = without(state.limbered, gun)
        state.jammed = plus(state.jammed, gun)
    if has(field.motorised, piece):
        for load in [number for number, carrier in enumerate(state.aboard) if carrier == piece]:
            state.aboard[load] = NOBODY
            if where == LEFT:
                continue
            put(field, state, load, space)
            state.moved = plus(state.moved, load)
            disrupt(play, load, "units-16")


def hand_on_card(field: Battlefield, state: ColonialState, piece: Piece) -> None:
    """A card shared with a Commander or a team stays with them when the unit itself is gone (turn-05, hits-09)."""
    card = state.card[piece]
    if card < 0:
        return
    heirs = []
    team = state.team[piece]
    if team >= 0 and state.hex[team] >= 0:
        heirs.append(team)
    heirs += [leader for leader in each(field.commanders & state.alive) if state.partner[leader] == piece]
    # While its own activation goes on, a card nobody inherits still rules what is left of it.
    now = acting(state)
    its_own = now is not None and now.unit == piece
    if heirs or not its_own:
        state.card[piece] = NO_CARD
    if heirs:
        heir = heirs[0]
        state.card[heir] = card
        state.tie[heir] = state.tie[piece]
        state.queue[:] = [heir if holder == piece else holder for holder in state.queue]
        if its_own:
            hand_on(state, heir)
        for leader in heirs[1:]:
            state.partner[leader] = heir
        if state.partner[heir] == piece:
            state.partner[heir] = NOBODY
