"""The Reinforcement Segment (10.0, 10.1): buying units, support, caches and contractors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, listed
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import (
    DONE,
    HIRE,
    LIBYA,
    Advise,
    Buy,
    BuyCache,
    Contract,
    Done,
    Hire,
    Libya,
    Place,
    Recruit,
)
from sandtable.games.world_war_africa.deployment import (
    arrivals,
    cache_arrivals,
    set_down,
    why_not_arrive,
    why_not_near_enemy,
)
from sandtable.games.world_war_africa.pieces import (
    in_stock,
    move_cache,
    on_map,
    show,
    waiting_caches,
)
from sandtable.games.world_war_africa.setup import brigades
from sandtable.games.world_war_africa.state import ADVISERS_READY, ASIDE, ELIMINATED, READY, WarState
from sandtable.games.world_war_africa.theatre import ALLIES, ANGOLA, DRC, GROUPS, REBEL, SIDE_OF, UGANDA
from sandtable.games.world_war_africa.turn import waiting_markers

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def price(game: WarGame, piece: int) -> int:
    """What a unit or marker costs (10.1-b, 10.1-c)."""
    prices = game.theatre.tables.prices
    kind = game.theatre.kind[piece]
    if kind == "unit":
        return prices.unit
    return prices.adr if kind == "adr" else prices.cache if kind == "cache" else prices.marker


def placeable(game: WarGame, state: WarState, units: int) -> int:
    """Which of these units could be put somewhere if they were drawn."""
    found = 0
    for alike in (units & ~game.theatre.motor, units & game.theatre.motor):  # wheels decide where a unit may be
        if alike and arrivals(game, state, first(alike)):
            found |= alike
    return found


def recruits(game: WarGame, state: WarState, group: str) -> int:
    """The units of a group from which one is drawn (10.2.1-b, 10.2.4-c)."""
    return placeable(game, state, in_stock(game.theatre, state, game.theatre.group[group]))


def why_not_recruit(game: WarGame, state: WarState, group: str) -> Refusal | None:
    """What keeps the active contingent from buying a unit of this group."""
    about = {"group": group}
    theatre = game.theatre
    if group not in GROUPS[state.active]:
        known = any(group in groups for groups in GROUPS)
        return Refusal("10.1-d" if known else "5.1-b", about)
    if state.points[state.active] < theatre.tables.prices.unit:
        return Refusal("10.1-d", about)
    if group == "Hutu" and state.hutu_bought:
        return Refusal("10.2.1-c", about)
    stock = in_stock(theatre, state, theatre.group[group])
    if not stock:
        return Refusal("10.0-a", about)
    return None if placeable(game, state, stock) else Refusal("10.1-f", about)


def ally_places(game: WarGame, state: WarState) -> int:
    """How many more land units an ally may buy: the number rolled less those in play (5.3-g, 10.2.3-f)."""
    theatre = game.theatre
    own = theatre.of_contingent[state.active] & ~theatre.extras
    box = theatre.angola_box if state.active == ANGOLA else theatre.zimbabwe_box
    return state.land - (on_map(theatre, state, own) | state.at[box] & own).bit_count()


def why_not_buy(game: WarGame, state: WarState, piece: int) -> Refusal | None:
    """What keeps the active contingent from buying this unit or marker."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[piece]}
    kind = theatre.kind[piece]
    if kind == "unit":
        return _why_not_buy_unit(game, state, piece)
    if kind == "pmc":
        return Refusal("7.9.1-a", about)
    if kind == "cache":
        return Refusal("12.2-a", about)
    if theatre.owner[piece] != state.active or state.points[state.active] < price(game, piece):
        return Refusal("10.1-c" if kind == "adr" and theatre.owner[piece] == state.active else "10.1-d", about)
    if state.where[piece] != ASIDE:
        return Refusal("12.0-a", about)
    return None


def _why_not_buy_unit(game: WarGame, state: WarState, unit: int) -> Refusal | None:
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit]}
    if not theatre.bought >> unit & 1:
        rule = "5.1-b" if theatre.event_only >> unit & 1 else "10.1-a"
        return Refusal(rule if state.where[unit] != ELIMINATED or rule == "10.1-a" else "10.2.1-d", about)
    if theatre.contingent[unit] != state.active or state.points[state.active] < theatre.tables.prices.unit:
        return Refusal("10.1-d", about)
    if state.where[unit] == ELIMINATED and not theatre.rebuilt >> unit & 1:
        return Refusal("10.2.3-d" if theatre.units[unit].faction == "NA" else "10.1-a", about)
    if state.active not in ALLIES:
        return Refusal("10.2.1-b" if state.active == DRC else "10.2.4-c", about)  # drawn, not chosen
    if state.fallen >> unit & 1:
        return Refusal("8.7-c", about)
    if not in_stock(theatre, state, 1 << unit):
        return Refusal("10.0-a", about)
    if not theatre.extras >> unit & 1 and ally_places(game, state) < 1:
        return Refusal("10.2.3-f" if state.active == ANGOLA else "5.3-g", about)
    return None


def why_not_cache(game: WarGame, state: WarState, space: int) -> Refusal | None:
    """What keeps the active contingent from buying a cache for this space (12.2-a, 12.2-b)."""
    theatre = game.theatre
    about = {"to": theatre.names[space]}
    if state.points[state.active] < theatre.tables.prices.cache:
        return Refusal("10.1-c", about)
    if not waiting_caches(theatre, state):
        used = any(state.where[cache] < 0 for cache in each(theatre.caches))
        return Refusal("12.2-e" if used else "12.2-b", about)
    if cache_arrivals(game, state, state.active) >> space & 1:
        return None
    side = SIDE_OF[state.active]
    held = state.control[space] == state.active and theatre.towns >> space & 1
    return (why_not_near_enemy(game, state, side, space) if held else None) or Refusal("12.2-a", about)


def libyan_recruits(game: WarGame, state: WarState) -> int:
    """The MLC infantry brigades that Libya may send (15.0-k)."""
    theatre = game.theatre
    if not state.libya or state.active != UGANDA:
        return 0
    return placeable(game, state, in_stock(theatre, state, brigades(theatre, "MLC", "infantry")))


def contractors(game: WarGame, state: WarState) -> int:
    """Contractors' markers still to be hired this turn (7.9.1-b)."""
    where = state.where
    return sum(1 for marker in game.contractors if where[marker] == ASIDE)


def why_not_hire(game: WarGame, state: WarState) -> Refusal | None:
    """What keeps the active contingent from asking the contractors' price."""
    if state.hired:
        return Refusal("7.9.1-a")
    if not contractors(game, state):
        return Refusal("7.9.1-b")
    return None if state.points[state.active] >= min(game.theatre.tables.prices.pmc) else Refusal("10.1-d")


def advised(game: WarGame, state: WarState) -> int:
    """The FAC units that the advisers may join now (15.0-d, 15.0-f)."""
    if state.active != DRC or state.advisers != ADVISERS_READY:
        return 0
    return on_map(game.theatre, state, game.theatre.fac & state.fielded)


class Reinforcement(Step["WarGame", WarState]):
    """The active contingent buys what it wants and can pay (10.1)."""

    name = "reinforcement"

    def run(self, play: WarPlay, frame: Frame) -> bool:
        state = play.state
        advice = state.advisers == ADVISERS_READY and state.active == DRC
        if state.points[state.active] or (state.libya and state.active == UGANDA) or advice:
            return True
        play.replace("overstacking")
        return False

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        theatre, active = game.theatre, state.active
        names = theatre.piece_names
        points = state.points[active]
        found: list[Action] = []
        if points:
            found += [Recruit(group) for group in GROUPS[active] if why_not_recruit(game, state, group) is None]
            if active in ALLIES:
                stock = in_stock(theatre, state, theatre.of_contingent[active])
                if stock and ally_places(game, state) < 1:
                    stock &= theatre.extras
                found += [game.buys[unit] for unit in listed(stock)]
            for marker in listed(waiting_markers(game, state, active)):
                if points >= price(game, marker):
                    found.append(game.buys[marker])
            if points >= theatre.tables.prices.cache and waiting_caches(theatre, state):
                found += [game.cache_buys[s] for s in listed(cache_arrivals(game, state, active))]
            if why_not_hire(game, state) is None:
                found.append(HIRE)
        if state.libya and libyan_recruits(game, state):
            found.append(LIBYA)
        if state.advisers == ADVISERS_READY:
            found += [Advise(names[unit]) for unit in each(advised(game, state))]
        found.append(DONE)
        return found

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        theatre = game.theatre
        if isinstance(action, Recruit):
            return why_not_recruit(game, state, action.group)
        if isinstance(action, Buy) and action.unit in theatre.piece:
            return why_not_buy(game, state, theatre.piece[action.unit])
        if isinstance(action, BuyCache) and action.to in theatre.index:
            return why_not_cache(game, state, theatre.index[action.to])
        if isinstance(action, Hire):
            return why_not_hire(game, state)
        if isinstance(action, Libya):
            return Refusal("15.0-k")
        if isinstance(action, Advise):
            return Refusal("15.0-d", {"unit": action.unit})
        return Refusal("4.0-f")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        active = state.active
        if isinstance(action, Recruit):
            state.points[active] -= theatre.tables.prices.unit
            if action.group == "Hutu":
                state.hutu_bought = 1
            self.draw(play, recruits(game, state, action.group), "10.2.1-b" if active == DRC else "10.2.4-c")
        elif isinstance(action, Libya):
            state.libya = 0
            self.draw(play, placeable(game, state, self.libyan(game, state)), "15.0-k")
        elif isinstance(action, Buy):
            self.buy(play, theatre.piece[action.unit])
        elif isinstance(action, BuyCache):
            state.points[active] -= theatre.tables.prices.cache
            cache = waiting_caches(theatre, state).bit_length() - 1
            move_cache(theatre, state, cache, theatre.index[action.to])
            if SIDE_OF[active] == REBEL:
                state.rebel_held |= 1 << cache
            play.tell("cache-bought", {"to": action.to}, "12.2-a")
        elif isinstance(action, Hire):
            state.hired = 1
            die = play.chance.die()
            cost = theatre.tables.prices.pmc[die - 1]
            play.tell("contract-price", {"die": die, "price": cost}, "7.9.1-a")
            play.push("contract", cost)
        elif isinstance(action, Advise):
            unit = theatre.piece[action.unit]
            state.advisers = unit
            show(theatre, state, unit)
            play.tell("advisers", {"unit": action.unit}, "15.0-d")
        else:
            assert isinstance(action, Done)
            play.tell("segment-done", {"segment": "reinforcement"}, "10.0-b")
            play.replace("overstacking")

    def libyan(self, game: WarGame, state: WarState) -> int:
        """What Libya's brigade is drawn from."""
        return in_stock(game.theatre, state, brigades(game.theatre, "MLC", "infantry"))

    def draw(self, play: WarPlay, pool: int, rule: str) -> None:
        """A counter is drawn blind."""
        unit = play.chance.draw(pool, "pieces")
        play.tell("drawn", {"unit": play.game.theatre.piece_names[unit]}, rule)
        play.push("placement", unit)

    def buy(self, play: WarPlay, piece: int) -> None:
        """A chosen unit goes to its ally's box, a marker to the Support Available Box."""
        game, state = play.game, play.state
        state.points[state.active] -= price(game, piece)
        if game.theatre.kind[piece] == "unit":
            box = game.theatre.angola_box if state.active == ANGOLA else game.theatre.zimbabwe_box
            rule = "10.2.3-b" if state.active == ANGOLA else "10.2.2-b"
            set_down(play, piece, box, rule)
        else:
            state.where[piece] = READY
            play.tell("marker-bought", {"unit": game.theatre.piece_names[piece]}, "10.1-e")

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        active = state.active
        return Message(
            "world_war_africa-question-reinforcement",
            {
                "contingent": game.theatre.contingents[active] if active >= 0 else "",
                "points": state.points[active] if active >= 0 else 0,
            },
        )


class Placement(Step["WarGame", WarState]):
    """Where a drawn unit arrives (10.1-e). Frame: the unit."""

    name = "placement"
    FRAME = {"unit": "piece"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        spaces = arrivals(play.game, play.state, frame[1])
        if spaces & (spaces - 1):
            return True
        play.pop()
        set_down(play, frame[1], spaces.bit_length() - 1, "10.1-e")
        return False

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        theatre = game.theatre
        name = theatre.piece_names[frame[1]]
        return [Place(name, theatre.names[space]) for space in each(arrivals(game, state, frame[1]))]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        theatre = game.theatre
        if (
            not isinstance(action, Place)
            or action.to not in theatre.index
            or action.unit != theatre.piece_names[frame[1]]
        ):
            return Refusal("10.1-e")
        return why_not_arrive(game, state, frame[1], theatre.index[action.to])

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Place)
        play.pop()
        set_down(play, frame[1], play.game.theatre.index[action.to], "10.1-e")

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-placement", {"unit": game.theatre.piece_names[frame[1]]})


class Contracts(Step["WarGame", WarState]):
    """How many contractors are hired at the price rolled (7.9.1). Frame: the price."""

    name = "contract"
    FRAME = {"price": "number"}

    def most(self, game: WarGame, state: WarState, frame: Frame) -> int:
        """How many can be had."""
        return min(contractors(game, state), state.points[state.active] // int(frame[1]))

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        return [Contract(number) for number in range(self.most(game, state, frame) + 1)]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Contract) and action.markers > contractors(game, state):
            return Refusal("7.9.1-b")
        return Refusal("7.9.1-a")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Contract)
        game, state = play.game, play.state
        state.points[state.active] -= frame[1] * action.markers
        free = [marker for marker in each(game.theatre.pmc) if state.where[marker] == ASIDE]
        for marker in free[: action.markers]:
            state.where[marker] = READY
            if SIDE_OF[state.active] == REBEL:
                state.rebel_held |= 1 << marker
        play.tell("contract", {"markers": action.markers, "price": frame[1]}, "7.9.1-a")
        play.pop()

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-contract", {"price": frame[1]})
