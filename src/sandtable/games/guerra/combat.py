"""The Combat Phase: who attacks what, with whom, and what flies (4.1, 4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal, View
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, has, listed, plus, several, without
from sandtable.games.guerra.actions import DONE, FIGHT, RAID, Attack, Bombard, Done, Fight, Join, Pick, Raid
from sandtable.games.guerra.air import UNITS, AimStep, RaidTarget, SortieStep, out_of_combat
from sandtable.games.guerra.battle import DEFENDER_RESERVES, Battle
from sandtable.games.guerra.figures import with_figures
from sandtable.games.guerra.pieces import no_such_hex, no_such_unit
from sandtable.games.guerra.state import DUE, GuerraState
from sandtable.games.guerra.strength import rivals, strength, total
from sandtable.games.guerra.theatre import CONGO, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


class Combat(Step["GuerraGame", GuerraState], frozen=True):
    """The phasing player attacks hex after hex, in his order, or not at all (4.1-d, 4.1-i)."""

    name = "combat"
    rule = "2.1-c"
    compared = True
    weighed = True

    side: Seat

    def run(self, play: GuerraPlay) -> Sequence[Action] | bool:
        found = self.answers(play.game, play.state)
        if len(found) > 1:
            return found
        if play.state.attacked:
            play.tell("combat-spent", {"side": play.game.seats[self.side]}, "4.1-e")
        end_combat(play)
        return False

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return self.side

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        found: list[Action] = [game.attacks[space] for space in each(targets(game, state, self.side))]
        if self.side == CONGO and state.air:
            found += [game.bombings[space] for space in each(bombing_targets(game, state))]
            found.append(RAID)
        found.append(DONE)
        return found

    @forbids(Attack)
    def why_not_attack(self, game: GuerraGame, state: GuerraState, action: Attack) -> Refusal | None:
        space = game.theatre.grid.index.get(action.at)
        return no_such_hex(action.at) if space is None else why_not_attack(game, state, self.side, space)

    @forbids(Bombard)
    def why_not_bombard(self, game: GuerraGame, state: GuerraState, action: Bombard) -> Refusal | None:
        space = game.theatre.grid.index.get(action.at)
        return no_such_hex(action.at) if space is None else why_not_bombard(game, state, self.side, space)

    @forbids(Raid)
    def why_not_raid(self, game: GuerraGame, state: GuerraState, action: Raid) -> Refusal | None:
        return why_not_raid(state, self.side)

    @plays(Attack)
    def attack(self, play: GuerraPlay, action: Attack) -> None:
        """A hex is named; who attacks it is asked next."""
        space = play.game.theatre.grid.index[action.at]
        play.tell("attack", self.about(play, space), "4.1-c")
        play.push(Muster(space, 0))

    @plays(Bombard)
    def bombard(self, play: GuerraPlay, action: Bombard) -> None:
        """A hex is named; how many points fly is asked next."""
        space = play.game.theatre.grid.index[action.at]
        play.tell("bombing-ordered", self.about(play, space), "4.5.2-a")
        units = out_of_combat(play.state, space)
        ask = play.game.bomb_named_units and several(units)
        play.push(AimStep(space, 0) if ask else SortieStep(space, UNITS, units))

    def about(self, play: GuerraPlay, space: Space) -> dict[str, object]:
        """Who goes for whom."""
        names = play.game.theatre.grid.names
        units = play.game.theatre.names_of(play.state.at[space])
        return {"side": play.game.seats[self.side], "at": names[space], "units": units}

    @plays(Raid)
    def raid(self, play: GuerraPlay, action: Raid) -> None:
        """What is interdicted is asked next."""
        play.tell("raid-ordered", {"points": play.state.air}, "4.5.3-a")
        play.push(RaidTarget())

    @plays(Done)
    def stop(self, play: GuerraPlay, action: Done) -> None:
        """Nothing more is attacked."""
        play.tell("combat-over", {"side": play.game.seats[self.side]}, "4.1-d")
        end_combat(play)

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        return Message("guerra-question-combat", {"turn": state.turn})


def end_combat(play: GuerraPlay) -> None:
    """The phase is over."""
    play.state.attacked = play.state.fought = 0
    play.pop()


def targets(game: GuerraGame, state: GuerraState, side: Seat) -> SpaceSet:
    """The enemy hexes that somebody may still attack (4.1-b, 4.1-e, 4.1-f)."""
    theatre = game.theatre
    near = theatre.grid.near
    touching = state.held[1 - side] & game.beside(state.held[side])
    for space in each(touching):
        if state.at[space] & state.fought or (
            state.attacked
            and not any(state.at[here] & ~state.attacked for here in each(near[space] & state.held[side]))
        ):
            touching = without(touching, space)
    return touching


def why_not_attack(game: GuerraGame, state: GuerraState, side: Seat, space: Space) -> Refusal | None:
    """What keeps a side from attacking a hex."""
    theatre = game.theatre
    about = {"at": theatre.grid.names[space]}
    if not has(state.held[1 - side], space):
        return Refusal("4.1-c", about)
    if state.at[space] & state.fought:
        return Refusal("4.1-f", about)
    beside = theatre.grid.near[space] & state.held[side]
    if not beside:
        return Refusal("4.1-b", about)
    if not any(state.at[here] & ~state.attacked for here in each(beside)):
        return Refusal("4.1-e", about)
    return None


def bombing_targets(game: GuerraGame, state: GuerraState) -> SpaceSet:
    """The Rebel hexes that can be bombed."""
    found = state.held[REBELS]
    if state.fought:
        for space in each(found):
            if not may_be_bombed(game, state, space):
                found = without(found, space)
    return found


def may_be_bombed(game: GuerraGame, state: GuerraState, space: Space) -> bool:
    """Whether nobody in a hex was in combat this phase; if units are named, whether somebody was not (4.5.2-a)."""
    spared = out_of_combat(state, space)
    return bool(spared) if game.bomb_named_units else spared == state.at[space]


def why_not_bombard(game: GuerraGame, state: GuerraState, side: Seat, space: Space) -> Refusal | None:
    """What keeps a side from bombing a hex."""
    about = {"at": game.theatre.grid.names[space]}
    refusal = why_not_raid(state, side)
    if refusal:
        return refusal
    if not has(state.held[REBELS], space) or not may_be_bombed(game, state, space):
        return Refusal("4.5.2-a", about)
    return None


def why_not_raid(state: GuerraState, side: Seat) -> Refusal | None:
    """What keeps a side from flying attacks of its own: only the Congo player has air points (2.2-f, 4.5-b)."""
    if side != CONGO:
        return Refusal("2.2-f")
    return None if state.air else Refusal("4.5-b")


class Muster(Step["GuerraGame", GuerraState], frozen=True):
    """Which units attack?"""

    name = "muster"
    rule = "4.1-d"

    at: Space
    #: who has joined so far
    attackers: PieceSet

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return REBELS if has(state.held[CONGO], self.at) else CONGO

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        units = may_join(game, state, self.who(game, state), self.at, self.attackers)
        found: list[Action] = [game.joins[unit] for unit in listed(units)]
        if self.attackers:
            found.append(FIGHT)
        return found

    @forbids(Join)
    def why_not_join(self, game: GuerraGame, state: GuerraState, action: Join) -> Refusal | None:
        unit = game.theatre.piece.get(action.unit)
        if unit is None:
            return no_such_unit(action.unit)
        return why_not_join(game, state, self.who(game, state), self.at, self.attackers, unit)

    @forbids(Fight)
    def why_not_fight(self, game: GuerraGame, state: GuerraState, action: Fight) -> Refusal | None:
        return None if self.attackers else Refusal("4.1-d")

    @forbids(Attack)
    def one_hex_at_a_time(self, game: GuerraGame, state: GuerraState, action: Attack) -> Refusal:
        return Refusal("4.1-c", {"at": action.at})

    @plays(Join)
    def join(self, play: GuerraPlay, action: Join) -> None:
        """One more takes part."""
        game, state = play.game, play.state
        unit = game.theatre.piece[action.unit]
        names = game.theatre.grid.names
        facts = {
            "unit": action.unit,
            "from": names[state.hex[unit]],
            "at": names[self.at],
            "attack": strength(game, state, unit, "attack"),
        }
        play.tell("joins", facts, "4.1-d")
        play.replace(self.but(attackers=plus(self.attackers, unit)))

    @plays(Fight)
    def fight(self, play: GuerraPlay, action: Fight) -> None:
        """Nobody else joins: the strengths before reserves and air support (4.1-g)."""
        game, state = play.game, play.state
        defenders = state.at[self.at]
        facts = {
            "at": game.theatre.grid.names[self.at],
            "attackers": game.theatre.names_of(self.attackers),
            "attack": total(game, state, self.attackers, "attack"),
            "defence": total(game, state, defenders, "defence"),
        }
        play.tell("assault", facts, "4.1-g")
        play.replace(Battle(self.at, self.attackers, defenders, DEFENDER_RESERVES, 0))

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        units = with_figures(game, state, self.attackers)
        facts = {"at": game.theatre.grid.names[self.at], "count": len(units), "units": units}
        return Message("guerra-question-muster", facts)


def may_join(game: GuerraGame, state: GuerraState, side: Seat, space: Space, attackers: PieceSet) -> PieceSet:
    """The units that may (still) join an attack: the conditions of :func:`why_not_join` for all at once."""
    found = 0
    for here in each(game.theatre.grid.near[space] & state.held[side]):
        found |= state.at[here]
    return found & ~state.attacked & ~attackers & ~rivals(game, attackers)


def all_together(game: GuerraGame, state: GuerraState, space: Space) -> PieceSet:
    """All who could attack a hex at once; of the armies that do not fight side by side the strongest (6-a)."""
    side = REBELS if has(state.held[CONGO], space) else CONGO
    units = may_join(game, state, side, space, 0)
    armies = [units & army for army in game.interveners]
    return units & ~game.all_interveners | max(armies, key=lambda army: total(game, state, army, "attack"))


def rank(game: GuerraGame, view: View[GuerraState], action: Action) -> int:
    """Who waits beside the map is read first; of armies that do not fight side by side the weaker stand last (6-a)."""
    step = view.state.stack[-1]
    if isinstance(action, Pick):
        return -int(view.state.hex[game.theatre.piece[action.unit]] == DUE)
    if not isinstance(step, Muster) or not isinstance(action, Join):
        return 0
    unit = game.theatre.piece[action.unit]
    return int(not has(all_together(game, view.state, step.at), unit))


def also_elsewhere(game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet) -> PieceSet:
    """Those of them who could attack another hex instead: each attacks once (4.1-e)."""
    side = REBELS if has(state.held[CONGO], space) else CONGO
    found = 0
    for other in each(without(targets(game, state, side), space)):
        found |= may_join(game, state, side, other, 0)
    return found & attackers


def why_not_join(
    game: GuerraGame, state: GuerraState, side: Seat, space: Space, attackers: PieceSet, unit: Piece
) -> Refusal | None:
    """What keeps a unit from taking part in an attack."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "at": theatre.grid.names[space]}
    if theatre.side[unit] != side:
        return Refusal("2.4-a", about)
    if state.hex[unit] < 0 or not has(theatre.grid.near[space], state.hex[unit]):
        return Refusal("4.1-h" if theatre.units[unit].type == "artillery" else "4.1-b", about)
    if has(state.attacked | attackers, unit):
        return Refusal("4.1-e", about)
    if has(rivals(game, attackers), unit):
        return Refusal("6-a", about)
    return None
