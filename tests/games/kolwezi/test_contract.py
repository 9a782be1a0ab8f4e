"""The contract: random games, positions, leaks, agreement of lists and checks, the pack, the bots."""

import shutil
from random import Random

import msgspec
import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Concede
from sandtable.engine.fuzz import deep_checks, fuzz, random_game
from sandtable.engine.handles import touched
from sandtable.engine.leaks import leaks
from sandtable.engine.packs import PackError, values
from sandtable.engine.positions import PositionError
from sandtable.engine.spaces import each
from sandtable.engine.table import Table
from sandtable.games.kolwezi.actions import (
    Assault,
    Move,
    Pick,
    Storm,
    Target,
)
from sandtable.games.kolwezi.bot import LEVELS
from sandtable.games.kolwezi.odds import adds_up
from sandtable.games.kolwezi.pack import HERE
from sandtable.games.kolwezi.state import UNKNOWN
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.terminal import palette
from sandtable.terminal.session import Session
from tests.games.kolwezi.drill import operation

GAME = title().open(SCENARIO)
THEATRE = GAME.theatre


def positions(games, every, seed="p"):
    """Positions out of random games."""
    for number in range(games):
        rng = Random(f"{seed}{number}")
        state = GAME.setup(key_from_seed(f"{seed}{number}"))
        count = 0
        while (decision := GAME.pending(state)) is not None:
            if count % every == 0:
                yield state, rng
            count += 1
            GAME.apply(state, rng.choice(decision.actions))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"te_protects_stack": True, "pinned_units_retreat": True, "hidden_counters_hold": True},
        {
            "dummies_execute": True,
            "pins_per_counter": True,
            "objective_holders_flee": True,
            "second_hostage_check": False,
        },
    ],
)
def test_random_games_end_and_break_nothing(options):
    *_, found = fuzz([title().open(SCENARIO, options)], 12, 5, deep_every=12)
    assert found.violations == []
    assert found.finished == 12


def test_positions_round_trip():
    for state, _ in positions(2, 23, "round"):
        assert deep_checks(GAME, state) == []


def test_nothing_leaks():
    others = [Pick("S11"), Target("R1"), Target("R5"), Assault("S11", "VE4"), Move("VE4"), Concede("french")]
    checked = 0
    for state, rng in positions(6, 17, "leak"):
        assert leaks(GAME, state, 0, rng, LEVELS["captain"], others) == []
        checked += 1
    assert checked > 50


def test_the_view_hides_what_lies_face_down():
    for state, _ in positions(3, 29, "view"):
        view = GAME.observe(state, 0)
        assert view.state.chance.key == bytes(32)
        for piece in each(THEATRE.secret & (state.down | ~state.seen)):
            assert view.state.face[piece] == UNKNOWN
        shown = {piece.id: piece for piece in GAME.scene(view).pieces}
        for piece in each(THEATRE.secret & state.down):
            counter = shown[THEATRE.piece_names[piece]]
            assert counter.hidden
            assert (counter.left, counter.right, counter.steps) == ("", "", (1, 1))


def test_imagined_truths_respect_what_is_known():
    seen = set()
    for state, rng in positions(4, 31, "imagine"):
        imagined = GAME.imagine(GAME.observe(state, 0), rng)
        assert GAME.check(imagined) == []
        for piece in each(THEATRE.secret & state.infiltrated & state.down):
            assert THEATRE.faces[imagined.face[piece]] == "group"
        for piece in each(THEATRE.secret & state.stirred):
            assert THEATRE.faces[imagined.face[piece]] != "katangan_pc"
        seen.add(imagined.face.tobytes())
    assert len(seen) > 10


RULES = {rule["id"] for rule in msgspec.toml.decode((next(HERE.parent.glob("ledger*.toml"))).read_text())["rule"]}


def test_odds_add_up_and_are_right():
    seen = set()
    for state, rng in positions(6, 3, "odds"):
        view = GAME.observe(state, 0)
        for action in rng.sample(list(view.decision.actions), min(4, len(view.decision.actions))):
            forecast = GAME.forecast(view, action)
            if forecast is not None:
                assert adds_up(forecast.groups), action
                seen.add(type(action).__name__)
    assert {"Fire", "Fight", "Move", "Shoot"} <= seen


def test_every_event_of_the_katangans_names_its_rule():
    state = GAME.setup(key_from_seed("why"))
    rng = Random(3)
    kinds = set()
    while (decision := GAME.pending(state)) is not None:
        for event in GAME.apply(state, rng.choice(decision.actions)):
            if event.kind in ("katangan-move", "katangan-holds", "retreat", "infiltration", "appears", "fire"):
                assert event.rule in RULES
                kinds.add(event.kind)
    assert {"katangan-move", "katangan-holds", "infiltration"} <= kinds


def test_bots_finish_and_beat_chance():
    totals = []
    for seed in range(4):
        state = GAME.setup(key_from_seed(f"bot{seed}"))
        rng = Random(seed)
        captain = LEVELS["captain"](GAME, 0)
        while GAME.pending(state) is not None:
            GAME.apply(state, captain.choose(GAME.observe(state, 0), rng))
            assert GAME.check(state) == []
        totals.append(-GAME.result(state).scores[0])
    at_random = [-GAME.result(random_game(GAME, seed)[0]).scores[0] for seed in range(4)]
    assert max(totals) < min(at_random)


def test_one_seed_one_game():
    assert random_game(GAME, 7)[0].digest() == random_game(GAME, 7)[0].digest()


def test_every_value_of_the_pack_tells_its_origin():
    rows = list(values(HERE))
    assert {origin for _, _, _, origin in rows} == {"text", "reconstructed"}
    by_key = {(file, key): origin for file, key, _, origin in rows}
    assert by_key["counters.toml", "face.legion_section.front"] == "reconstructed"
    assert by_key["counters.toml", "face.aml.front"] == "text"
    assert by_key["tables.toml", "fire.pin"] == "text"


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "map.toml",
            'edge = "C"',
            'edge = "B"',
            'area: edge: 0 rows stands there; expected 1 row of area with edge = "C" (rule 3-g)',
        ),
        (
            "map.toml",
            '["ZA1", "ZA2"]',
            '["ZA1", "XX9"]',
            'links.urban[0][1]: "XX9" stands there; expected a name from area.id',
        ),
        (
            "map.toml",
            'terrain = "elevated"',
            'terrain = "steep"',
            'terrain: "steep" stands there; expected one of: "clear", "elevated", "protected"',
        ),
        (
            "map.toml",
            'blue_sections = ["NV1", ',
            'blue_sections = ["NV2", ',
            '"NV2" stands there; expected the name of a row of area with terrain = "protected" (rule 5.3.2-a)',
        ),
        ("counters.toml", 'face = "aml"', 'face = "tank"', 'face: "tank" stands there; expected a name from face'),
        ("counters.toml", "company = 1", "company = 7", "company: 7 stands there; expected a whole number from 0 to 4"),
        (
            "tables.toml",
            "pin = 10",
            'pin = "ten"',
            'fire.pin: "ten" stands there; expected a whole number from -9 to 60',
        ),
    ],
)
def test_a_bad_pack_is_refused_with_a_reason(tmp_path, file, old, new, told):
    folder = tmp_path / "pack"
    shutil.copytree(HERE, folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError, match=file) as error:
        _ = title(folder).pack
    assert told in str(error.value)


def test_an_answer_tells_where_a_target_is_and_what_it_has_turned_out_to_be():
    units = {"S11": "VE1", "R4": "VE4", "RS1": "VE4", "R2": "VE2"}
    with operation(units, "french_fire") as drill:
        view = drill.game.observe(drill.state, 0)
        labels = {action.target: drill.game.label(view, action) for action in view.decision.actions[:-1]}
        told = {target: (label.args["at"], label.args["face"]) for target, label in labels.items()}
        assert told == {"R4": ("VE4", "dummy"), "RS1": ("VE4", "named"), "R2": ("VE2", "group")}


def test_known_dummies_are_marked_and_stand_last():
    """R4 comes before the others on the map; it is nobody, and everybody sees it (6-c)."""
    units = {"S11": "VE1", "R4": "VE2", "RS1": "VE4", "R2": "VE4", "R1": {"area": "VE5", "down": True}}
    with operation(units, "french_fire") as drill:
        session = Session(drill.table, {}, "en")
        assert [touched(answer.action).target for answer in session.answers()[:-1]][-1:] == ["R4"]
        pieces = {piece.id: piece for piece in drill.game.scene(drill.game.observe(drill.state, 0)).pieces}
        assert [name for name, piece in pieces.items() if "dummy" in piece.markers] == ["R4"]
        assert session.name(pieces["R4"]).endswith("dummy")
        assert [palette.face(pieces[name]) for name in ("R4", "R1", "R2")] == ["x", "?", "I"]
    with operation({"S11": "VE4", "R4": "VE5", "BS1": "VO2"}, "assault_move") as drill:
        storms = [
            answer.action.at for answer in Session(drill.table, {}, "en").answers() if isinstance(answer.action, Storm)
        ]
        assert storms[-1] == "VE5"
        assert len(storms) > 1


def test_colours_boxes_and_lorries_as_they_are_shown():
    backs = {"R2": {"area": "VE5", "down": True}, "B2": {"area": "MA4", "down": True}, "Y1": "in luilu"}
    units = {"PC2": "VE1", "RS1": "VE4", **backs}
    for lorries, side in (("katangan", 1), ("recovered", 0)):
        with operation(units, "french_move", lorry_state=lorries) as drill:
            scene = drill.game.scene(drill.game.observe(drill.state, 0))
            assert {track.name: track.side for track in scene.tracks}["lorries"] == side
    pieces = {piece.id: piece for piece in scene.pieces}
    colours = {name: dict(pieces[name].facts).get("kolwezi-fact-colour") for name in ("PC2", "RS1", "R2")}
    assert colours == {"PC2": None, "RS1": "kolwezi-force-red", "R2": "kolwezi-force-red"}
    assert {pieces[name].rim for name in ("PC2", "RS1")} == {""}
    rims = {name: piece.rim for name, piece in pieces.items() if piece.hidden}
    assert rims == {"R2": "red", "B2": "blue", "Y1": "yellow"}
    assert pieces["S41"].space == "@aircraft"
    bands = {name: pieces[name].band for name in ("PC2", "S41", "RS1", "R2", "SMM")}
    assert bands == {"PC2": "red", "S41": "grey", "RS1": "red", "R2": "", "SMM": ""}


def test_every_band_on_a_counter_is_named():
    borne = {(side.side, side.band) for one in GAME.counters() for side in (one.front, one.back) if side and side.band}
    assert borne == {(band.side, band.colours) for band in GAME.sheet().bands}


def test_movement_tells_of_hostages_in_time():
    """Two turns before they are in danger, and as long as somebody holds them."""
    guards = {"S11": "VE1", "RS1": "VO2", "RS2": "VO5"}
    held = {"held": 2, "hour": "17h30", "turn": 3}
    for units, turn, told in (
        (guards, 1, ("kolwezi-question-move-hostages", {"freed": 5, "of": 7, **held})),
        (guards, 3, ("kolwezi-question-move-hostages", {"freed": 5, "of": 7, **held})),
        (guards, 5, ("kolwezi-question-move", {})),
        ({"S11": "VE1"}, 1, ("kolwezi-question-move", {})),
    ):
        with operation(units, "french_move", turn=turn) as drill:
            question = drill.game.question(drill.game.observe(drill.state, 0))
            assert (question.id, question.args) == told


def test_bar_and_goals_count_the_freed_of_all_places_that_had_hostages():
    units = {"S11": "VO2", "RS1": "VO4", "RS2": "VO5"}
    for executed, hostages, freed in ((0, None, 5), (2, ["VO2", "VO4", "VO5", "VO6", "MA3"], 3)):
        more = {"executed": executed, "hostages": hostages} if hostages else {}
        with operation(units, "french_move", turn=2, **more) as drill:
            view = drill.game.observe(drill.state, 0)
            [track] = [one for one in drill.game.scene(view).tracks if one.name == "hostages"]
            assert (track.value, track.of) == (freed, 7)
            goals = drill.game.goals(view)
            assert goals.wants.args == {"freed": freed, "places": 7}
            told = [line.args for line in goals.decides if line.id == "kolwezi-decides-open"]
            assert told == [{"places": 2, "points": 10, "turn": 3}]  # what the sum so far leaves out


def test_nothing_is_left_out_of_the_sum_where_nobody_is_held():
    with operation({"S11": "VO2"}, "french_move", turn=2) as drill:
        goals = drill.game.goals(drill.game.observe(drill.state, 0))
        assert "kolwezi-decides-open" not in [line.id for line in goals.decides]


def test_fire_says_that_only_dummies_are_in_reach():
    for units, told in (
        ({"S11": "VE1", "R4": "VE4"}, "kolwezi-question-fire-dummies"),
        ({"S11": "VE1", "R4": "VE4", "R2": "VE4"}, "kolwezi-question-fire"),
    ):
        with operation(units, "french_fire") as drill:
            assert drill.game.question(drill.game.observe(drill.state, 0)).id == told


def test_the_bar_tells_the_hour_and_the_night():
    for turn, hour, told in (
        (1, ["15h30"], "Turn 1/11, 15h30"),
        (4, ["18h30", "kolwezi-night"], "Turn 4/11, 18h30, night"),
    ):
        with operation({"S11": "VE1"}, "french_move", turn=turn) as drill:
            [track] = [track for track in drill.game.scene(drill.table.view(0)).tracks if track.name == "turn"]
            assert track.told == hour
            session = Session(drill.table, {}, "en")
            assert session.teller.track(track) == told
            assert session.short_status()[0] == told


def test_once_it_is_over_everything_lies_open():
    units = {"S11": "VE1", "R2": {"area": "VE5", "down": True}, "Y1": "in luilu", "B1": "pool"}
    with operation(units, "french_move") as drill:
        game, state = drill.game, drill.state
        faces = list(state.face)

        def shown(view):
            return {piece.id: piece for piece in game.scene(view).pieces}

        assert all(shown(game.unveiled(state, 0))[name].hidden for name in ("R2", "Y1", "B1"))  # not before
        before = game.scene(game.observe(state, 0)).tracks
        game.apply(state, Concede("french"))
        pieces = shown(game.unveiled(state, 0))
        assert [piece.id for piece in pieces.values() if piece.hidden] == []
        assert pieces["Y1"].space == "@luilu"
        assert list(game.unveiled(state, 0).state.face) == faces
        assert game.scene(game.unveiled(state, 0)).tracks == before
        assert shown(game.observe(state, 0))["Y1"].hidden  # what a seat has seen stays what it was


def test_what_the_player_may_know_of_a_counter_is_shown():
    units = {"S11": {"area": "VE1", "no_rockets": True}, "S12": "VE1", "AML": "VE4", "GM": "VO8", "BS1": "NV1"}
    units["S13"] = {"area": "VE1", "fired": True, "moved": True}
    shot = {"BS2": {"area": "VE5", "shot": True}, "R2": {"area": "VO9", "down": True, "shot": True}}
    more = {"lorry_state": "recovered", "lorries": {"VO3": 4, "VE1": 3}, "driven": {"VE1": 2}}
    with operation({**units, **shot}, "french_move", posture="cautious", turn=4, **more) as drill:
        pieces = {piece.id: piece for piece in drill.game.scene(drill.game.observe(drill.state, 0)).pieces}
        facts = {name: dict(piece.facts) for name, piece in pieces.items()}
        assert facts["AML"]["kolwezi-fact-posture"] == "kolwezi-posture-cautious"
        assert [name for name in facts if "kolwezi-fact-moves" in facts[name]] == ["AML", "GM"]
        assert facts["S11"]["kolwezi-fact-rockets"] == "kolwezi-rockets-missed"
        assert facts["S12"]["kolwezi-fact-rockets"] == "kolwezi-rockets-unknown"
        assert facts["lorries-VE1"] == {"kolwezi-fact-driven": "2"}
        assert facts["lorries-VO3"] == {}
        assert [name for name, piece in pieces.items() if "shot" in piece.markers] == ["BS2", "R2"]
        assert pieces["S13"].markers == ["moved"]  # that it fired last turn means nothing any more
    with operation({**units, **shot}, "french_fire", posture="aggressive") as drill:
        pieces = {piece.id: piece for piece in drill.game.scene(drill.game.observe(drill.state, 0)).pieces}
        assert dict(pieces["AML"].facts)["kolwezi-fact-posture"] == "kolwezi-posture-aggressive"
        assert not any("shot" in piece.markers for piece in pieces.values())  # the phase is over
        assert pieces["S13"].markers == ["fired"]


def test_a_written_position_runs_on_to_a_question_or_says_why_not():
    with operation({"S11": "VE1", "R2": "VO9"}, "campaign", "katangan_turn") as drill:
        assert drill.step == "french_move"  # the Katangans have moved, the next turn has begun
        assert [event.kind for event in drill.events] == ["katangan-move", "turn"]
    party = {"movers": ["S11"], "mode": 0, "spent": 3, "home": 0, "dropped": []}
    written = {"game": "kolwezi", "scenario": "bonite", "state": {"turn": 2, "first_zone": "ZSA"}}
    for step, area, asked in (("onward", "VE1", "french_move"), ("where", "waiting", None)):
        units = {"S11": {"area": area}, "S12": {"area": "VE2"}}
        position = {**written, "steps": [{"step": "campaign"}, {"step": step, **party}]}
        position["state"] = {**written["state"], "units": units}
        if asked is None:
            with pytest.raises(PositionError):
                Table.new(GAME, bytes(32), position=position)
        else:
            decision = Table.new(GAME, bytes(32), position=position).decision
            assert decision is not None
            assert decision.step == asked
