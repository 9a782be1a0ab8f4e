"""A game as somebody at a terminal sees it: whose eyes, what lies where, and what it is called, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import groupby

import msgspec

from sandtable.engine.contract import Bot, Decision, Message, View
from sandtable.engine.handles import Known, touched
from sandtable.engine.messages import words
from sandtable.engine.narrate import face, told_about
from sandtable.engine.scene import Card, Piece, Plate, Point, Scene, Sheet, Space
from sandtable.engine.states import State
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.terminal import palette
from sandtable.terminal.named import PlaceTeller, ShortTeller

#: so many of the last lines of the log are kept on the screen
LOG = 400
#: what stands before one more of a kind
ALSO = ", "
#: so many cards or chits are told in advance
NEXT = 3
#: the tracks of what a game is won by
POINTS = ("points", "victory-points")
#: how the boxes beside the board are called where nobody comes back from
LOST = ("lost", "eliminated")


class Looking:
    """The table as the one who looks at it may see it."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], language: str) -> None:
        self.table = table
        self.game = table.game
        self.bots = dict(bots)
        self._seen: tuple[tuple[object, int, str], Scene] | None = None
        #: the number of the action after which the board is shown, None for the present
        self.watched: int | None = None
        #: what is shown of the board amid that action, None for what it has come to
        self.amid: Scene | None = None
        self.speak(language)
        self._last_viewer = next((seat for seat in range(len(self.game.seats)) if seat not in self.bots), 0)

    def speak(self, language: str) -> None:
        """Tells everything in this language from now on."""
        title = self.game.title
        spoken = words(language, shelf.folder(title.name) / "messages")
        self.language = language
        #: what the scenario is about, and what it is called
        self.about = told_about(spoken, title, self.game.scenario_text or self.game.scenario)
        self.scenario = self.about.title
        ledger = shelf.ledger(title.name, language)
        self.teller = ShortTeller(self.game, spoken, ledger)
        #: tells what is known of a place, and names others with it
        self.placer = PlaceTeller(self.game, spoken, ledger)
        self.placer.places = {space: self.place(space) for space in self._spaces}

    def say(self, id: str, **facts: object) -> str:
        """A message of the table in words."""
        return self.teller.say(id, **facts)

    # Who decides, who looks

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now."""
        return self.table.decision

    @property
    def viewer(self) -> int:
        """The seat through whose eyes the table is shown: whoever decides here, or decided last."""
        decision = self.decision
        if decision is not None and decision.seat not in self.bots:
            self._last_viewer = decision.seat
        return self._last_viewer

    @property
    def view(self) -> View:
        """The table as the one who looks may see it."""
        return self.table.view(self.viewer)

    @property
    def scene(self) -> Scene:
        """What lies on the board, by its name in the reader's language; worked out once for a position."""
        state = self._state_after(self.watched)
        position = (self.amid or state.digest(), self.viewer, self.language)
        if self._seen is None or self._seen[0] != position:
            scene = self.amid or self.game.scene(self.game.observe(state, self.viewer))
            named = [msgspec.structs.replace(piece, name=self.teller.word(piece.name)) for piece in scene.pieces]
            self._seen = (position, msgspec.structs.replace(scene, pieces=named))
        return self._seen[1]

    def scene_after(self, number: int) -> Scene:
        """What lay on the board after an action."""
        return self.game.scene(self.game.observe(self._state_after(number), self.viewer))

    def _state_after(self, number: int | None) -> State:
        past = number is not None and number + 1 < len(self.table.turned)
        return self.table.states[number + 1] if past and number is not None else self.table.state

    @cached_property
    def printed(self) -> Sheet:
        """The board as it is printed, with every map there is."""
        return self.game.sheet()

    @cached_property
    def known(self) -> Known:
        """The names of all pieces and spaces."""
        return Known.of(self.game)

    @cached_property
    def ground_facts(self) -> Mapping[str, list[Message]]:
        """What is printed of each space."""
        return self.game.facts()

    # What has happened

    def opening(self) -> list[str]:
        """What happened before the first decision, as far as the one who looks may know."""
        return self.teller.turned(self.table.opening_for(self.viewer))

    def log(self, since: int = 0, until: int | None = None) -> list[str]:
        """What has happened from an action on, up to another, as far as the one who looks may know."""
        told = self.table.events_for(self.viewer, since)[: None if until is None else until - since]
        happened = [event for events in told for event in events]
        return self.teller.turned(happened[-LOG:])

    def answered(self) -> int:
        """The number of the last action that the one who looks has chosen; of all actions if there is none."""
        turned = self.table.turned
        own = [number for number, one in enumerate(turned) if one.seat == self.viewer]
        return own[-1] if own else 0

    def since(self) -> list[str]:
        """What has come of the last answer of the one who looks: by the others, and by the rules."""
        return self.log(self.answered())

    def others_did(self) -> int:
        """How many lines there are to be read of what others have done since one's last answer."""
        theirs = any(one.seat != self.viewer for one in self.table.turned[self.answered() :])
        return len(self.since()) if theirs else 0

    # What lies where

    def plates(self, scene: Scene) -> list[str]:
        """The parts of the board that can have the view, the one in play first; none where it is all one."""
        there = [plate.id for plate in self.printed.showing(scene.map).plates]
        return sorted(there, key=lambda plate: plate != scene.plate) if scene.plate in there else []

    def sheet(self, scene: Scene, plate: str = "") -> Sheet:
        """The board as it lies on the table in this scene, or a part of it, its names in the reader's language."""
        shown = self.printed.showing(scene.map)
        shown = next((part_of(shown, one) for one in shown.plates if one.id == plate), shown)
        named = [msgspec.structs.replace(space, name=self.teller.word(space.name)) for space in shown.spaces]
        return msgspec.structs.replace(shown, spaces=named)

    def stage(self) -> set[str]:
        """The spaces where things happen: as the game says, or those one's answers touch, or where one's units are."""
        scene = self.scene
        if scene.stage:
            return set(scene.stage)
        where = {piece.id: piece.space for piece in scene.pieces}
        found: set[str] = set()
        decision = self.decision if self.decision and self.decision.seat == self.viewer else None
        for action in decision.actions if decision else ():
            held = touched(action)
            found |= {*held.spaces, *(where[piece] for piece in held.pieces if piece in where)}
        if found:
            return found
        own = {piece.space for piece in scene.pieces if piece.side == self.viewer and piece.space[:1] != "@"}
        return own or {piece.space for piece in scene.pieces}

    def stacks(self) -> dict[str, list[Piece]]:
        """The pieces by where they lie, in the order of the board, boxes beside it last."""
        found: dict[str, list[Piece]] = {}
        for piece in self.scene.pieces:
            if not (is_lost(piece.space) and piece.id in self._never_there):
                found.setdefault(piece.space, []).append(piece)
        return dict(sorted(found.items(), key=lambda entry: (entry[0].startswith("@"), entry[0])))

    @cached_property
    def _never_there(self) -> set[str]:
        """Who was lost before this game began: a lesson plays with few of its scenario's units."""
        return {piece.id for piece in self.scene_after(-1).pieces if is_lost(piece.space)}

    def leaders(self) -> set[str]:
        """The pieces that only lead others."""
        return {piece.id for piece in self.scene.pieces if palette.leads(piece)}

    def units(self) -> list[str]:
        """Every piece in words, by where it lies: what it is called, its factors and its state, what is known of it."""
        return [
            f"{self.place(space)}: {self.side_of(piece)} {self.unit(piece)}"
            for space, pieces in self.stacks().items()
            for piece in pieces
        ]

    def unit(self, piece: Piece) -> str:
        """A piece in words: its name and state, the figures on its counter, its kind, then what is known of it."""
        called = "" if piece.id in (piece.name, piece.top) or nameless(piece) else f"{piece.id}: "
        figures = "" if repeated(piece) else figures_on(piece)
        parts = (self.name(piece), figures, self.facts(piece))
        return f"{called}{' · '.join(part for part in parts if part)}"

    def brief(self, piece: Piece) -> str:
        """A piece in few words: its name and state, the figures on its counter."""
        return ", ".join(part for part in (self.name(piece), figures_on(piece)) if part)

    def name(self, piece: Piece) -> str:
        """What a piece is called, and its state."""
        return self.say("piece-hidden") if nameless(piece) else self.teller.piece(piece)

    def facts(self, piece: Piece) -> str:
        """What is known of a piece beside its name: its kind, where nothing else tells it, and its facts."""
        facts = self.teller.facts(piece)
        kind = palette.letter(piece.symbol, piece.name)[1]
        name = self.say(kind) if kind and not piece.hidden else ""
        told = any(len(word) > 4 and word in facts.casefold() for word in name.casefold().split())
        return " · ".join(part for part in ("" if told else name, facts) if part)

    def place(self, space: str) -> str:
        """What a space or a box beside the board is called: its name, and its number where that is another."""
        if not space.startswith("@"):
            printed = self._spaces.get(space)
            name = self.teller.word(printed.name) if printed else ""
            label = (printed.label if printed else "") or space
            return f"{name} ({label})" if name and name.casefold() != label.casefold() else name or label
        own, box = f"{self.game.title.name}-box-{space[1:]}", f"box-{space[1:]}"
        known = next((name for name in (own, box) if self.teller.words.has(name)), None)
        return self.say(known) if known else space[1:]

    def label_of(self, space: str) -> str:
        """What is printed in a space to call it by: its number, where it has one."""
        printed = self._spaces.get(space)
        return (printed.label if printed else "") or space

    def space(self, wanted: str) -> str | None:
        """The space that somebody names by its id, its number or its name."""
        low = wanted.casefold()
        for id, space in self._spaces.items():
            if low and low in (id.casefold(), space.label.casefold(), self.teller.word(space.name).casefold()):
                return id
        return None

    def begins_place(self, digits: str) -> bool:
        """Whether the number of a place begins with these digits."""
        return any((space.label or space.id).startswith(digits) for space in self.printed.spaces)

    @cached_property
    def _spaces(self) -> dict[str, Space]:
        return {space.id: space for space in self.printed.spaces}

    def ground(self, sheet: Sheet, space: str) -> str:
        """A space's ground, how high it lies, what is printed there, and who holds it."""
        there = next((one for one in sheet.spaces if one.id == space), None)
        if there is None:
            return ""
        told = [self.say(terrain.name) for terrain in sheet.terrain if terrain.key == there.terrain]
        if there.level:
            told.append(self.say("space-level", level=there.level))
        facts = self.facts_of(space)
        for mark in sheet.marks:
            kind = self.teller.own("mark", mark.kind)
            if mark.space == space and not any(fact.startswith(f"{kind} ") for fact in facts):  # they say it better
                told.append(" ".join(part for part in (kind, self.teller.word(mark.name), mark.text) if part))
        for control in self.scene.control:
            if control.space == space:
                held = self.side(control.side)
                told.append(self.say("space-held", side=held) if held else self.say("space-unheld"))
        return " · ".join([*told, *facts])

    def facts_of(self, space: str) -> list[str]:
        """What the rules need to know of a space: what is printed, and what changes."""
        now = self.game.facts_now(self.view)
        return [self.placer.message(fact) for fact in (*self.ground_facts.get(space, ()), *now.get(space, ()))]

    def order(self) -> list[str]:
        """The phases of the turn, and the cards or chits in the order they are played, the one being played marked."""
        lines = [self.teller.phases(self.scene) or " ".join(self.now())]
        if self.scene.cards:
            lines += [self.say("cards-title"), *(self.card(card) for card in self.scene.cards)]
        return lines

    def next_cards(self) -> list[str]:
        """The next cards or chits to be played, and whose they are."""
        return [self.card(card) for card in self.scene.cards if card.state == "waiting"][:NEXT]

    def card(self, card: Card) -> str:
        """A card and whose it is; the one being played stands in square brackets, one that was played in round ones."""
        whose = self.teller.name(card.piece) if card.piece else self.side(card.side)
        told = " ".join(part for part in (face(self.teller.word(card.face)), whose) if part)
        return f"[{told}]" if card.state == "active" else told if card.state == "waiting" else f"({told})"

    def side(self, side: int) -> str:
        """What a side is called, whether anybody sits there or not."""
        if not 0 <= side < len(self.printed.sides):
            return ""
        given = self.printed.sides[side]
        called = self.teller.name(given.get("id", ""))
        return called if called != given.get("id") else self.teller.word(given.get("name", ""))

    def own_side(self) -> int:
        """The side of whoever looks: several seats may share one."""
        mine = self.game.seats[self.viewer]
        sides = self.printed.sides
        return next((place for place, side in enumerate(sides) if mine in side.get("seats", [])), self.viewer)

    def colour(self, side: int) -> str:
        """The colour of a side's counters."""
        sides = self.printed.sides
        return palette.side_colour(side, sides[side].get("colour", "") if 0 <= side < len(sides) else "")

    def side_of(self, piece: Piece) -> str:
        """Whose a piece is, with the brackets it is drawn in."""
        opening, closing = brackets(piece.side)
        return f"{opening}{self.side(piece.side)}{closing}"

    def status(self) -> str:
        """Where the game stands, in words."""
        return " · ".join(self.teller.tracks(self.scene))

    def short_status(self) -> list[str]:
        """Where the game stands, the most important first: turn, phase, points; in brackets what each side has."""
        parts = abridged(self._tracks())
        return [*parts[:1], *self.now(), *parts[1:]]

    def score(self, scene: Scene | None = None) -> str:
        """What it tells of the points, now or as a scene has them."""
        return "".join(abridged({name: told for name, told in self._tracks(scene).items() if name in POINTS}))

    def _tracks(self, scene: Scene | None = None) -> dict[str, tuple[str, str]]:
        """By the ids of the tracks what they are called, and how each side stands on them."""
        shown: dict[str, str] = {}
        for track in (scene or self.scene).tracks:
            value = self.teller.standing_at(track)
            opening, closing = brackets(track.side) if track.side >= 0 else ("", "")
            shown[track.name] = f"{shown.get(track.name, '')} {opening}{value}{closing}"
        return {name: (self.teller.own("track", name), values) for name, values in shown.items()}

    def now(self) -> list[str]:
        """The part of the turn that is being played; before there is any, units are set up."""
        if not self.scene.phases and self.table.result is None:
            return [self.say("topic-setup")]
        return [self.teller.own("phase", name) for name, now in self.scene.phases if now == "now"]


def abridged(tracks: Mapping[str, tuple[str, str]]) -> list[str]:
    """Tracks as they are called and stand, by their ids; those of one kind (``rp-…``) say only once what they share."""
    kinds = groupby(tracks, lambda name: name.rpartition("-")[0] or name)
    told = []
    for names in (list(names) for _, names in kinds):
        called = [tracks[name][0].split() for name in names]
        same = 0
        while len(names) > 1 and all(len(words) > same + 1 and words[same] == called[0][same] for words in called):
            same += 1
        rest = [f"{' '.join(words[same:])}{tracks[name][1]}" for name, words in zip(names, called, strict=True)]
        told += [" ".join([*called[0][:same], rest[0]]), *(f"{ALSO}{one}" for one in rest[1:])] if same else rest
    return told


def in_line(parts: Iterable[str]) -> str:
    """Parts of a status line behind one another."""
    return " · ".join(parts).replace(f" · {ALSO}", ALSO)


def part_of(sheet: Sheet, plate: Plate) -> Sheet:
    """What is printed on one part of a sheet."""
    (left, top), (width, height) = plate.at, plate.size

    def inside(point: Point) -> bool:
        return left <= point[0] <= left + width and top <= point[1] <= top + height

    spaces = [space for space in sheet.spaces if inside(space.centre)]
    there = {space.id for space in spaces}
    return msgspec.structs.replace(
        sheet,
        spaces=spaces,
        plates=[plate],
        links=[link for link in sheet.links if there.issuperset(link)],
        marks=[mark for mark in sheet.marks if mark.space in there],
        lines=[line for line in sheet.lines if inside(line.points[0])],
        patches=[patch for patch in sheet.patches if inside(patch.outline[0])],
        scenery=[line for line in sheet.scenery if _meets(line.points, plate)],
    )


def _meets(points: list[Point], plate: Plate) -> bool:
    """Whether something that goes by these points may be seen on a part of a sheet."""
    return all(
        min(values) < start + length and max(values) > start
        for values, start, length in zip(zip(*points, strict=True), plate.at, plate.size, strict=True)
    )


def is_lost(space: str) -> bool:
    """Whether whoever is there does not come back."""
    return space.startswith("@") and space.endswith(LOST)


def nameless(piece: Piece) -> bool:
    """Whether nothing is known of a piece but that it lies there."""
    return piece.hidden and piece.name in ("", "?")


def figures_on(piece: Piece) -> str:
    """The figures printed on a counter: attack, defence, movement, or whatever the game prints there."""
    return "-".join(part for part in (piece.left, piece.right) if part)


def repeated(piece: Piece) -> bool:
    """Whether the figures on a counter are told by its facts and steps as well."""
    known = {value for _, value in piece.facts} | {str(piece.steps[0])}
    return figures_on(piece) in known or known.issuperset(part for part in (piece.left, piece.right) if part)


#: the shapes that tell the sides apart without colour
BRACKETS = (("[", "]"), ("(", ")"), ("<", ">"), ("{", "}"))


def brackets(side: int) -> tuple[str, str]:
    """The pair of brackets in which a side's counters are drawn."""
    return BRACKETS[side % len(BRACKETS)] if side >= 0 else ("|", "|")
