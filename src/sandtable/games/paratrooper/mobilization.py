"""Mobilizing the REP (chapter 9), and the zones it may start from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from sandtable.engine.contract import Action, Message, Refusal, Section
from sandtable.engine.fields import Number, Piece, PieceSet, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, plus, size
from sandtable.games.paratrooper.actions import DONE, Dismantle, Done, Mobilize, Restore
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.pieces import among, put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.refitting import places_to_refit, why_not_refit
from sandtable.games.paratrooper.state import AVAILABLE, BOX, NONE, SINGLE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

REINFORCEMENT, INITIAL = 0, 1
#: what is asked once reinforcements have been bought
AFTERWARDS = Message("paratrooper-refit-next")
#: the counters of a kind, and all that buying one of them may be
Sale: TypeAlias = tuple[PieceSet, Sequence[Action]]
#: kinds that wait on a display and not on the strategic map (2.2-a, 4.0-k, 16.0-a, 27.3-a)
DISPLAYED = frozenset(("tac", "drone", "isr", "nw", "dz", "fob"))


#: the market by what counters are for
MARKET = {
    "transport": ("mac", "dz", "convoy", "fob", "lshd"),
    "foot": ("para", "felin", "sf", "gign", "sniper", "abn_cp", "abn_eng", "abn_hw", "abn_pgm"),
    "vehicles": ("mech_inf", "fr_tech", "lf_tech", "arm_cav", "armor", "arm_eng", "mech_pgm", "mech_cp", "mech_hw"),
    "helicopters": ("helo_t", "helo_g", "helo_cp"),
    "strikes": ("tac", "drone", "isr", "nw"),
}


def best_available(game: ParatrooperGame, state: ParatrooperState, kind: str) -> Piece:
    """The counter of a kind that is mobilized next: the strongest still to be had, or -1 (9.2-d)."""
    waiting = game.theatre.of_key[kind] & state.available
    return first(waiting) if waiting else NONE  # counters of a kind are numbered from the strongest on


def staging_zones(game: ParatrooperGame, state: ParatrooperState) -> SpaceSet:
    """Zones with an FSA marker."""
    found = 0
    if game.series != SINGLE:
        for marker in each(game.theatre.fsas):
            if state.where[marker] >= HEXES:
                found = plus(found, state.where[marker])
    return found


def ship_zones(game: ParatrooperGame, state: ParatrooperState) -> SpaceSet:
    """Zones with an LSHD marker."""
    found = 0
    if game.series != SINGLE:
        for marker in each(game.theatre.lshds):
            if state.where[marker] >= HEXES:
                found = plus(found, state.where[marker])
    return found


def dismantlings(game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
    """FSA and LSHD markers that may be taken off."""
    if game.series == SINGLE:
        return []
    markers = each(game.theatre.fsas | game.theatre.lshds)
    return [Dismantle(game.theatre.names[p]) for p in markers if state.where[p] >= HEXES]


def why_not_dismantle(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Refusal | None:
    """Only a marker that stands somewhere can be taken off (31.5-c)."""
    known = among(game.theatre.fsas | game.theatre.lshds, piece) and state.where[piece] >= HEXES
    return None if known else Refusal("31.5-c", {"unit": game.theatre.names[piece] if piece >= 0 else ""})


def dismantle(play: ParatrooperPlay, piece: Piece) -> None:
    """A marker is taken off; it may be won or mobilized again (31.5-c)."""
    put(play.game.theatre, play.state, piece, AVAILABLE)
    play.tell("dismantled", {"unit": play.game.theatre.names[piece]}, "31.5-c")


def high_tech_bought(game: ParatrooperGame, state: ParatrooperState) -> Number:
    """High-tech units mobilized for this mission."""
    return size(game.theatre.high_tech & ~state.available)


def sells_ships(game: ParatrooperGame) -> bool:
    """Whether LSHD markers may ever be mobilized (31.5-a)."""
    return game.series != SINGLE and game.buy_lshd


def why_not_mobilize(game: ParatrooperGame, state: ParatrooperState, kind: str, when: Number) -> Refusal | None:
    """Whether a kind of counter can be mobilized at all, wherever it is put."""
    refusal = why_not_kind(game, state, kind, when)
    if refusal is None and not game.theatre.of_key[kind] & state.available:
        return Refusal("9.2-d", {"kind": kind})
    return refusal or why_not_pay(game, state, kind)


def why_not_kind(game: ParatrooperGame, state: ParatrooperState, kind: str, when: Number) -> Refusal | None:
    """Whether a kind is for sale here and now, were there any left and money enough."""
    theatre = game.theatre
    about = {"kind": kind}
    if kind not in theatre.price:
        return Refusal("31.5-a" if kind == "fsa" else "9.0-a", about)
    if kind == "checkpoint":
        return Refusal("32.2-a", about)  # its one OP is paid when it is placed
    if kind == "lshd":
        if when == REINFORCEMENT:
            return Refusal("9.3-b", about)
        if not sells_ships(game):
            return Refusal("31.5-a", about)
    if kind == "lf_tech":
        if when == INITIAL or not any(0 <= state.where[fob] < HEXES for fob in each(theatre.fobs)):
            return Refusal("9.3-a", about)
    if kind == "dz" and when == INITIAL:
        return Refusal("16.0-a", about)
    high_tech = kind in theatre.high_tech_kinds
    if high_tech and when == REINFORCEMENT:
        return Refusal("9.4-a", about)
    if high_tech and high_tech_bought(game, state) >= state.elan:
        return Refusal("9.4-b", about)
    return None


def why_not_pay(game: ParatrooperGame, state: ParatrooperState, kind: str) -> Refusal | None:
    """Whether there are points enough for one of a kind (8.1-c)."""
    cost = game.theatre.price[kind].op
    return Refusal("8.1-c", {"kind": kind, "op": cost, "ops": state.ops}) if cost > state.ops else None


def against(game: ParatrooperGame, kind: str, refusal: Refusal) -> Message:
    """What a kind costs that is not to be had now, and why it is not."""
    price = Message("paratrooper-price", {"op": game.theatre.price[kind].op})
    why = Message(f"paratrooper-denied-{refusal.rule.replace('.', '-')}")
    return Message("paratrooper-denied", {"op": price, "why": why})


def flight_cost(game: ParatrooperGame, state: ParatrooperState) -> Number:
    """OPs for a flight to the mission, from the nearest zone where an air transport can be mobilized."""
    zones = each(places_for(game, state, "mac", INITIAL))
    return min(game.theatre.flight[zone][state.zone] for zone in zones)


def flights_cost(game: ParatrooperGame, state: ParatrooperState) -> Number:
    """OPs for a flight of every air transport there is."""
    return flight_cost(game, state) * size(game.theatre.macs & ~state.available)


def only_now(game: ParatrooperGame, state: ParatrooperState) -> list[str]:
    """Kinds that could still be mobilized and cannot once the mission has begun (9.3-b, 9.4-a)."""
    kinds = [*game.theatre.high_tech_kinds, "lshd"]
    return [kind for kind in kinds if why_not_mobilize(game, state, kind, INITIAL) is None]


def places_for(game: ParatrooperGame, state: ParatrooperState, kind: str, when: Number) -> SpaceSet:
    """The spaces a mobilized counter may be put in; 0 if it goes to its display (9.1-a, 4.0-l, 4.0-n)."""
    theatre = game.theatre
    if kind in DISPLAYED:
        return 0
    if kind == "lf_tech":
        found = 0
        for fob in each(theatre.fobs):
            if 0 <= state.where[fob] < HEXES:
                found = plus(found, state.where[fob])
        return found
    if kind == "lshd":
        return theatre.oceans
    found = plus(staging_zones(game, state), theatre.calvi)
    if when == INITIAL and kind != "mac":
        found |= ship_zones(game, state)
    return found


def why_not_place(game: ParatrooperGame, state: ParatrooperState, kind: str, at: str, when: Number) -> Refusal | None:
    """Whether a mobilized counter may be put there."""
    allowed = places_for(game, state, kind, when)
    if not allowed:
        return Refusal("2.2-a", {"kind": kind, "at": at}) if at else None
    space = game.space_of(state, at) if at else game.theatre.calvi
    if space is not None and has(allowed, space):
        return None
    rule = {"lf_tech": "9.3-a", "lshd": "31.5-b"}.get(kind)
    if rule is None:
        ships = space is not None and has(ship_zones(game, state), space)
        rule = "9.3-c" if ships and when == REINFORCEMENT else "6.0-a" if game.series == SINGLE else "9.1-a"
    return Refusal(rule, {"kind": kind, "at": at})


def place_new(play: ParatrooperPlay, piece: Piece, at: str) -> None:
    """Puts a counter just mobilized where it belongs, combat effective (9.2-b)."""
    state, game = play.state, play.game
    kind = game.theatre.kind[piece].key
    space = BOX if kind in DISPLAYED else (game.space_of(state, at) if at else game.theatre.calvi)
    assert space is not None
    put(game.theatre, state, piece, space)


def came_to(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> dict[str, str]:
    """What an event tells of where a counter was put; those on their display are nowhere on the maps."""
    space = state.where[piece]
    return {"place": "yes" if space >= 0 else "no", "at": game.name_of(state, space) if space >= 0 else ""}


class Mobilization(Asking, frozen=True):
    """REP counters are bought, at setup (``initial``) or as reinforcements (4.0-j, 9.0)."""

    name = "mobilize"
    staff = "colonel"

    initial: Number

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        key = self.circumstances(game, state, self.initial)
        on_sale = game.sales_memo.get(key)
        if on_sale is None:
            on_sale = game.sales_memo.keep(key, self.on_sale(game, state))
        found: list[Action] = []
        for members, purchases in on_sale:
            if members & state.available:
                found += purchases
        return [*found, *dismantlings(game, state), DONE]

    def on_sale(self, game: ParatrooperGame, state: ParatrooperState) -> list[Sale]:
        """The counters of every kind that may be mobilized, as long as there are any, in every place for it."""
        found: list[Sale] = []
        for kind in game.theatre.price:
            if not (why_not_kind(game, state, kind, self.initial) or why_not_pay(game, state, kind)):
                places = places_for(game, state, kind, self.initial)
                found.append((game.theatre.of_key[kind], game.mobilizations(state, kind, places)))
        return found

    def sections(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Section]:
        """The market by what counters are for; what is not to be had now stays in its place, with the reason."""
        parts = [(name, self.offers(game, state, kinds)) for name, kinds in MARKET.items()]
        return [
            Section(Message(f"paratrooper-market-{name}"), rows, self.note(game, state, name))
            for name, rows in parts
            if rows
        ]

    def is_last(self, game: ParatrooperGame, state: ParatrooperState) -> bool:
        """Whether the mission ends with this turn, unless the crisis is lowered in it (5.0-k, 25.1-b)."""
        return not self.initial and state.crisis + 1 >= game.theatre.crisis_end

    def has_use(self, game: ParatrooperGame, state: ParatrooperState) -> bool:
        """What the staff mobilizes is meant for later turns."""
        return not self.is_last(game, state)

    def proposes(self, game: ParatrooperGame, state: ParatrooperState, actions: Sequence[Action]) -> Message:
        """The staff's list, as the market has it, what it costs, and what stays for the flights."""
        bought = Counter(one.kind for one in actions if isinstance(one, Mobilize))
        units = [[bought[kind], "×", kind] for kinds in MARKET.values() for kind in kinds if bought[kind]]
        cost = sum(game.theatre.price[kind].op * number for kind, number in bought.items())
        return Message("paratrooper-propose-mobilize", {"units": units, "op": cost, "left": state.ops - cost})

    def note(self, game: ParatrooperGame, state: ParatrooperState, part: str) -> Message | None:
        """What decides a plan and stands on no counter: what a flight costs, what more comes in, who cannot drop."""
        theatre = game.theatre
        if part == "transport":
            dice = theatre.missions[state.mission].follow_on_dice
            facts = {"zone": game.name_of(state, state.zone), "op": flight_cost(game, state), "dice": dice}
            facts |= {"macs": size(theatre.macs & ~state.available), "flights": flights_cost(game, state)}
            return Message("paratrooper-note-transport", facts)
        first = "yes" if self.initial else "no"
        if part == "vehicles":
            return Message("paratrooper-note-vehicles", {"first": first, "closed": size(game.ground(state).closed)})
        return Message("paratrooper-note-helicopters", {"first": first}) if part == "helicopters" else None

    def offers(
        self, game: ParatrooperGame, state: ParatrooperState, kinds: Sequence[str]
    ) -> list[tuple[Action, Message | None]]:
        """Some kinds of counters, each in every place where it may be put, or with what is against it."""
        found: list[tuple[Action, Message | None]] = []
        for kind in kinds:
            if kind not in game.theatre.price or (kind == "lshd" and not sells_ships(game)):
                continue
            refusal = why_not_mobilize(game, state, kind, self.initial)
            if refusal is None:
                places = places_for(game, state, kind, self.initial)
                found += [(one, None) for one in game.mobilizations(state, kind, places)]
            else:
                found.append((Mobilize(kind), against(game, kind, refusal)))
        return found

    def circumstances(self, game: ParatrooperGame, state: ParatrooperState, when: Number) -> Hashable:
        """Everything that decides what is for sale: nothing else may be asked in the checks above."""
        used = game.theatre.fobs & ~state.available & ~state.boxed
        return (
            when,
            min(state.ops, game.theatre.dearest),
            high_tech_bought(game, state) >= state.elan,
            places_for(game, state, "lf_tech", when) if used else 0,
            state.map,
            staging_zones(game, state),
            ship_zones(game, state),
        )

    @forbids(Mobilize)
    def why_not_mobilize(self, game: ParatrooperGame, state: ParatrooperState, action: Mobilize) -> Refusal | None:
        refusal = why_not_mobilize(game, state, action.kind, self.initial)
        return refusal or why_not_place(game, state, action.kind, action.at, self.initial)

    @forbids(Dismantle)
    def why_not_dismantle(self, game: ParatrooperGame, state: ParatrooperState, action: Dismantle) -> Refusal | None:
        return why_not_dismantle(game, state, game.piece_of(action.unit))

    @forbids(Restore)
    def why_not_restore(self, game: ParatrooperGame, state: ParatrooperState, action: Restore) -> Refusal:
        """A unit is refitted with all of its hex, once reinforcements have been bought (5.0-e, 10.0-a)."""
        piece = game.piece_of(action.unit)
        about = {"unit": action.unit}
        if not among(state.disrupted, piece):
            return Refusal("10.0-a", {**about, "kind": game.theatre.kind[piece].key if piece >= 0 else ""})
        about["at"] = game.name_of(state, state.where[piece])
        refusal = why_not_refit(game, state, state.where[piece])
        return Refusal(refusal.rule, {**about, **refusal.about}) if refusal else Refusal("5.0-e", about, AFTERWARDS)

    @plays(Mobilize)
    def mobilize(self, play: ParatrooperPlay, action: Mobilize) -> None:
        game, state = play.game, play.state
        piece = best_available(game, state, action.kind)
        place_new(play, piece, action.at)
        cost = game.theatre.price[action.kind].op
        facts = {"unit": game.theatre.names[piece], "kind": action.kind, "op": cost}
        play.tell("mobilized", {**facts, **came_to(game, state, piece)}, "9.0-a")
        change_ops(play, -cost, "8.2-a")

    @plays(Dismantle)
    def dismantle(self, play: ParatrooperPlay, action: Dismantle) -> None:
        dismantle(play, play.game.theatre.piece[action.unit])

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        refit = not self.initial and places_to_refit(game, state)
        so_far = self.so_far(game, state)
        return {
            "ops": state.ops,
            "initial": "yes" if self.initial else "no",
            "refit": "yes" if refit else "no",
            "last": state.crisis if self.is_last(game, state) else 0,
            "number": len(so_far),
            "mobilized": so_far,
        }

    def so_far(self, game: ParatrooperGame, state: ParatrooperState) -> list[list[Any]]:
        """Before the mission: how many of each kind have been mobilized, as the market lists them."""
        kinds = [kind for kinds in MARKET.values() for kind in kinds if self.initial and kind in game.theatre.of_key]
        counts = {kind: size(game.theatre.of_key[kind] & ~state.available) for kind in kinds}
        return [[number, "×", kind] for kind, number in counts.items() if number]
