"""Set-up (3.2): the Government first, then the Rebels, each through its list in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, only
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import DONE, KEEP, Done, Keep, Place
from sandtable.games.world_war_africa.deployment import set_down, standing, why_not_stand
from sandtable.games.world_war_africa.pieces import capture_caches, move_cache
from sandtable.games.world_war_africa.state import ASIDE, AVAILABLE, READY, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, RWANDA, UGANDA, Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

#: stages of the Government's list
KINSHASA, ROLLS, UPRISING, ISIRO, GARRISONS, MILITIA, HUTUS = range(7)
#: stages of the Rebels' list
BRIGADES, CACHES, RDC_MILITIA, ANC_BRIGADES, BURUNDI, UGANDANS, MLC_MILITIA = range(7)


def available(state: WarState, units: int) -> int:
    """Which of these units are still in the box."""
    found = 0
    for unit in each(units):
        if state.where[unit] == AVAILABLE:
            found |= 1 << unit
    return found


def one_of_each(theatre: Theatre, units: int) -> list[int]:
    """One unit of each kind: counters with the same type and factors are alike."""
    found: dict[tuple[str, str, tuple[int, int, int]], int] = {}
    for unit in each(units):
        printed = theatre.units[unit]
        found.setdefault((printed.faction, printed.type, printed.factors), unit)
    return list(found.values())


def brigades(theatre: Theatre, faction: str, kind: str) -> int:
    """The brigades of a faction and type."""
    units = theatre.of_faction[faction]
    return sum(1 << n for n in each(units) if theatre.units[n].type == kind and theatre.units[n].size == "X")


def listed_places(theatre: Theatre, units: Iterable[int], spaces: dict[int, int]) -> list[Action]:
    """Every unit with every space it may go to."""
    return [Place(theatre.piece_names[u], theatre.names[s]) for u in units for s in each(spaces[u])]


class GovernmentSetup(Step["WarGame", WarState]):
    """The Government's list (3.2-b to 3.2-i). Frame: stage, how many are done, the unit drawn, towns that rose."""

    name = "government-setup"
    FRAME = {"stage": "number", "count": "number", "drawn": "piece", "towns": "spaces"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        _, stage, count, drawn, towns = frame
        game, state = play.game, play.state
        theatre = game.theatre
        if stage == KINSHASA:
            guard = theatre.piece["FAC/PG"]
            if state.where[guard] == AVAILABLE:
                set_down(play, guard, theatre.kinshasa, "3.2-b")
            if count < 2 and self.candidates(game, state, frame):
                return True
            play.replace(self.name, ROLLS, 0, -1, 0)
        elif stage == ROLLS:
            play.replace(self.name, UPRISING, 0, -1, self.roll(play))
        elif stage == UPRISING:
            if towns and self.candidates(game, state, frame):
                return True
            if towns:
                left = towns & (towns - 1)  # no counter of that kind left: lost (3.2-a)
                play.replace(self.name, UPRISING, 0, -1, left)
            else:
                play.replace(self.name, ISIRO, 0, -1, 0)
        elif stage == ISIRO:
            if not state.held[REBEL] >> theatre.isiro & 1 and self.candidates(game, state, frame):
                return True
            play.replace(self.name, GARRISONS, 0, -1, 0)
        elif stage == GARRISONS:
            if count < len(theatre.garrisons) and self.candidates(game, state, frame):
                return True
            play.replace(self.name, MILITIA, 0, -1, 0)
        elif stage == MILITIA:
            if count < 5 and self.candidates(game, state, frame) and self.militia_towns(game, state):
                return True
            play.replace(self.name, HUTUS, 0, -1, 0)
        else:
            return self.draw_hutu(play, frame)
        return False

    def roll(self, play: WarPlay) -> int:
        """A die for every town of Orientale and the Kivus; which of them rise (3.2-c)."""
        theatre = play.game.theatre
        region = theatre.province["Orientale"] | theatre.province["North Kivu"] | theatre.province["South Kivu"]
        rows = []
        found = 0
        for space in each(theatre.towns & region):
            die = play.chance.die()
            rows.append([theatre.names[space], die])
            if die >= theatre.tables.rolls.uprising:
                found |= 1 << space
        play.tell("uprising-rolls", {"rolls": rows}, "3.2-c")
        return found

    def draw_hutu(self, play: WarPlay, frame: Frame) -> bool:
        """Five Hutu brigades, drawn at random one after the other (3.2-h)."""
        _, _, count, drawn, _ = frame
        game, state = play.game, play.state
        if drawn >= 0:
            return True
        pool = available(state, game.theatre.hutu)
        if count >= 5 or not pool:
            play.replace("overstacking")
            return False
        unit = play.chance.draw(pool, "pieces")
        if not standing(game, state, unit, hutu_places(game, state)):
            play.replace(self.name, HUTUS, count + 1, -1, 0)
            return False
        play.tell("drawn", {"unit": game.theatre.piece_names[unit]}, "3.2-h")
        play.replace(self.name, HUTUS, count, unit, 0)
        return False

    def candidates(self, game: WarGame, state: WarState, frame: Frame) -> int:
        """The units that may be chosen now."""
        theatre, stage = game.theatre, frame[1]
        if stage == KINSHASA:
            return available(state, brigades(theatre, "FAC", "infantry"))
        if stage == UPRISING:
            town = frame[4] & -frame[4]
            faction = "MLC" if theatre.north & town else "RDC"  # 3.2-d
            return available(state, brigades(theatre, faction, "militia"))
        if stage == MILITIA:
            return available(state, brigades(theatre, "FAC", "militia"))
        if stage == HUTUS:
            return only(frame[3])
        return available(state, theatre.regulars)

    def militia_towns(self, game: WarGame, state: WarState) -> int:
        """Towns of the list without rebels or a militia (3.2-g)."""
        theatre = game.theatre
        towns = sum(1 << space for space in theatre.garrisons) | 1 << theatre.isiro
        return sum(1 << s for s in each(towns & ~state.held[REBEL]) if not state.at[s] & theatre.militia)

    def spaces(self, game: WarGame, state: WarState, frame: Frame) -> int:
        """Where they may go."""
        theatre, stage, count = game.theatre, frame[1], frame[2]
        if stage == KINSHASA:
            return 1 << theatre.kinshasa
        if stage == UPRISING:
            return int(frame[4] & -frame[4])
        if stage == ISIRO:
            return 1 << theatre.isiro
        if stage == GARRISONS:
            return 1 << theatre.garrisons[count]
        return self.militia_towns(game, state) if stage == MILITIA else hutu_places(game, state)

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return REBEL if frame[1] == UPRISING else GOVERNMENT

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        theatre = game.theatre
        units = one_of_each(theatre, self.candidates(game, state, frame))
        spaces = self.spaces(game, state, frame)
        found = listed_places(theatre, units, {unit: standing(game, state, unit, spaces) for unit in units})
        return [*found, DONE] if frame[1] == KINSHASA else found

    RULES = {
        KINSHASA: "3.2-b",
        UPRISING: "3.2-d",
        ISIRO: "3.2-e",
        GARRISONS: "3.2-f",
        MILITIA: "3.2-g",
        HUTUS: "3.2-h",
    }

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        theatre, rule = game.theatre, self.RULES[frame[1]]
        if not isinstance(action, Place | Keep | Done):
            return Refusal("3.2-a")
        if not isinstance(action, Place) or action.unit not in theatre.piece or action.to not in theatre.index:
            return Refusal(rule)
        unit, space = theatre.piece[action.unit], theatre.index[action.to]
        about = {"unit": action.unit, "to": action.to}
        if not self.candidates(game, state, frame) >> unit & 1 or not self.spaces(game, state, frame) >> space & 1:
            return Refusal(rule, about)
        return why_not_stand(game, state, unit, space)

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        _, stage, count, drawn, towns = frame
        theatre = play.game.theatre
        if isinstance(action, Done):
            play.replace(self.name, ROLLS, 0, -1, 0)
            return
        assert isinstance(action, Place)
        set_down(play, theatre.piece[action.unit], theatre.index[action.to], self.RULES[stage])
        if stage == UPRISING:
            play.replace(self.name, stage, 0, -1, towns & (towns - 1))
        elif stage == ISIRO:
            play.replace(self.name, GARRISONS, 0, -1, 0)
        else:
            play.replace(self.name, stage, count + 1, -1, 0)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        stage = ("kinshasa", "rolls", "uprising", "isiro", "garrisons", "militia", "hutus")[frame[1]]
        names = game.theatre.names
        spaces = self.spaces(game, state, frame) if frame[1] in (UPRISING, GARRISONS) else 0
        where = [names[space] for space in each(spaces)]
        return Message(
            f"world_war_africa-question-setup-{stage}",
            {"unit": game.theatre.piece_names[frame[3]] if frame[3] >= 0 else "", "at": where, "units": 2 - frame[2]},
        )


def hutu_places(game: WarGame, state: WarState) -> int:
    """On or next to a rebel-free town of Orientale, Kasai Oriental or the Kivus (3.2-h)."""
    theatre = game.theatre
    regions = ("Orientale", "Kasai Oriental", "North Kivu", "South Kivu")
    towns = theatre.towns & sum(theatre.province[name] for name in regions) & ~state.held[REBEL]
    return (towns | theatre.grid.spread(towns)) & theatre.drc & ~state.held[REBEL]


class RebelSetup(Step["WarGame", WarState]):
    """The Rebels' list (3.2-j to 3.2-q). Frame: stage, how many are done, the piece to be placed."""

    name = "rebel-setup"
    FRAME = {"stage": "number", "count": "number", "drawn": "piece"}

    #: stage -> (how many, the ledger entry)
    WANTED = {
        BRIGADES: (5, "3.2-k"),
        CACHES: (2, "3.2-l"),
        RDC_MILITIA: (2, "3.2-m"),
        ANC_BRIGADES: (3, "3.2-m"),
        BURUNDI: (1, "3.2-n"),
        MLC_MILITIA: (2, "3.2-o"),
    }

    def run(self, play: WarPlay, frame: Frame) -> bool:
        _, stage, count, drawn = frame
        if stage == UGANDANS:
            self.uganda(play)
            play.replace(self.name, MLC_MILITIA, 0, -1)
            return False
        if drawn >= 0:
            return True
        game, state = play.game, play.state
        pool = self.pool(game, state, stage)
        wanted = self.WANTED[stage][0] if stage != BRIGADES else 99
        if count >= wanted or not pool:
            play.replace(*((self.name, stage + 1, 0, -1) if stage < MLC_MILITIA else ("overstacking",)))
            return False
        if stage == RDC_MILITIA:
            if any(self.spaces(game, state, stage, unit) for unit in each(pool)):
                return True
            play.replace(self.name, stage + 1, 0, -1)
            return False
        piece = play.chance.draw(pool, "pieces") if stage not in (CACHES, BURUNDI) else pool.bit_length() - 1
        if not self.spaces(game, state, stage, piece):
            play.replace(self.name, stage + 1, 0, -1)
            return False
        if stage not in (CACHES, BURUNDI):
            play.tell("drawn", {"unit": game.theatre.piece_names[piece]}, self.WANTED[stage][1])
        play.replace(self.name, stage, count, piece)
        return False

    def pool(self, game: WarGame, state: WarState, stage: int) -> int:
        """What may come next; Rw/221 and Rw/501 stay in the box (3.2-j). Kept ones are marked as moved."""
        theatre = game.theatre
        if stage == CACHES:
            return sum(1 << cache for cache in each(theatre.caches) if state.where[cache] == ASIDE)
        if stage == BRIGADES:
            held_back = 1 << theatre.piece["Rw/221"] | 1 << theatre.piece["Rw/501"]
            return available(state, brigades(theatre, "Rw", "infantry")) & ~held_back & ~state.moved
        if stage == RDC_MILITIA:
            return available(state, brigades(theatre, "RDC", "militia"))
        if stage == ANC_BRIGADES:
            return available(state, brigades(theatre, "ANC", "infantry"))
        if stage == BURUNDI:
            return available(state, theatre.of_faction["Bu"])
        return available(state, brigades(theatre, "MLC", "militia"))

    def spaces(self, game: WarGame, state: WarState, stage: int, piece: int) -> int:
        """Where the next one may go."""
        theatre, grid = game.theatre, game.theatre.grid
        if stage == MLC_MILITIA:
            return 1 << theatre.uganda_box
        if stage in (BRIGADES, CACHES):
            near = grid.within(theatre.bukavu, 1) | grid.within(theatre.goma, 1)
        elif stage == BURUNDI:
            near = grid.near[theatre.bukavu]
        else:
            near = grid.within(theatre.bukavu, 2) | grid.within(theatre.goma, 2)
        near &= theatre.drc
        if stage == CACHES:
            return near & ~state.held[GOVERNMENT]
        return standing(game, state, piece, near)

    def uganda(self, play: WarPlay) -> None:
        """What stands ready in Uganda, and the helicopter transports (3.2-o, 3.2-p)."""
        game, state = play.game, play.state
        theatre = game.theatre
        armour = [n for n in each(theatre.of_faction["UG"]) if theatre.units[n].type == "armor"]
        for unit in armour:
            set_down(play, unit, theatre.uganda_box, "3.2-o")
        for cache in list(each(self.pool(game, state, CACHES)))[:2]:
            move_cache(theatre, state, cache, theatre.uganda_box)
            state.rebel_held |= 1 << cache
        for _ in range(2):
            unit = play.chance.draw(available(state, brigades(theatre, "UG", "infantry")), "pieces")
            set_down(play, unit, theatre.uganda_box, "3.2-o")
        for marker in each(theatre.helicopters & (theatre.owned_markers[RWANDA] | theatre.owned_markers[UGANDA])):
            state.where[marker] = READY

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return REBEL

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        _, stage, _, drawn = frame
        theatre = game.theatre
        units = [drawn] if drawn >= 0 else one_of_each(theatre, self.pool(game, state, stage))
        spaces = {unit: self.spaces(game, state, stage, unit) for unit in units}
        found = listed_places(theatre, units, spaces)
        return [*found, KEEP] if stage in (BRIGADES, MLC_MILITIA) else found

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        _, stage, _, drawn = frame
        theatre, rule = game.theatre, self.WANTED[stage][1]
        if not isinstance(action, Place | Keep | Done):
            return Refusal("3.2-a")
        if not isinstance(action, Place) or action.unit not in theatre.piece or action.to not in theatre.index:
            return Refusal(rule)
        piece, space = theatre.piece[action.unit], theatre.index[action.to]
        about = {"unit": action.unit, "to": action.to}
        right = piece == drawn if drawn >= 0 else self.pool(game, state, stage) >> piece & 1
        if not right:
            return Refusal("3.2-j" if action.unit in ("Rw/221", "Rw/501") else rule, about)
        if self.spaces(game, state, stage, piece) >> space & 1:
            return None
        refusal = why_not_stand(game, state, piece, space) if stage != CACHES else None
        return refusal if refusal and refusal.rule != "6.1-e" else Refusal(rule, about)

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        _, stage, count, drawn = frame
        theatre, state = play.game.theatre, play.state
        if isinstance(action, Keep):
            if stage == MLC_MILITIA:
                play.replace("overstacking")
                return
            state.moved |= 1 << drawn
        else:
            assert isinstance(action, Place)
            piece, space = theatre.piece[action.unit], theatre.index[action.to]
            if stage == CACHES:
                move_cache(theatre, state, piece, space)
                state.rebel_held |= 1 << piece
                capture_caches(theatre, state, space, REBEL)
                play.tell("cache-placed", {"unit": action.unit, "to": action.to}, "3.2-l")
            else:
                set_down(play, piece, space, self.WANTED[stage][1])
        play.replace(self.name, stage, count + 1, -1)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        stage = ("brigades", "caches", "rdc", "anc", "burundi", "ugandans", "mlc")[frame[1]]
        return Message(
            f"world_war_africa-question-setup-{stage}",
            {"unit": game.theatre.piece_names[frame[3]] if frame[3] >= 0 else ""},
        )
