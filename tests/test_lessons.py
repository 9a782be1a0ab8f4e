"""Guided first games: each is legal by the real rules, teaches what it must, and is told in three languages."""

from __future__ import annotations

import re

import msgspec
import pytest

from sandtable.engine.contract import Game
from sandtable.engine.lessons import FILE, TOPICS, Lesson, LessonError, Step, read_lesson, rehearse
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.packs import PackError
from sandtable.games import shelf

games = pytest.mark.parametrize("game", shelf.names())

#: what the step that teaches a topic must be
KIND = {
    "choosing": lambda step: step.answer or step.deed == "units",
    "turn-end": lambda step: step.until in ("read", "watch"),
    "moving": lambda step: step.answer.get("do") in ("move", "go"),
    "refusal": lambda step: step.deed == "why" and step.rule,
    "odds": lambda step: step.deed == "odds",
    "fight": lambda step: step.answer,
    "log": lambda step: step.deed == "log",
    "undo": lambda step: step.deed == "undo",
    "winning": lambda step: step.part == "tracks",
}


def lesson_of(game: str) -> Lesson:
    lesson = shelf.lesson(game)
    assert lesson is not None, f"{game} has no {FILE}"
    return lesson


def opened(game: str) -> Game:
    lesson = lesson_of(game)
    return shelf.title(game).open(lesson.scenario, lesson.options)


def changed(game: str, say: str, **fields: object) -> Lesson:
    """A lesson with one step written otherwise."""
    lesson = lesson_of(game)
    steps = [msgspec.structs.replace(step, **fields) if step.say == say else step for step in lesson.step]
    return msgspec.structs.replace(lesson, step=steps)


@games
def test_every_way_through_a_lesson_is_legal(game: str) -> None:
    table, fitting = rehearse(lesson_of(game), opened(game))
    assert table.result is None
    for number, count in fitting.items():
        for other in range(1, count):
            rehearse(lesson_of(game), opened(game), {number: other})


def test_who_sits_on_a_well_from_the_start_does_not_take_it_in_the_lesson() -> None:
    table, _ = rehearse(lesson_of("colonial"), opened("colonial"))
    taken = [event.facts for turned in table.turned for event in turned.events if event.kind == "objective"]
    assert [(one["side"], one["name"]) for one in taken] == [
        ("government", "Eastern well"),
        ("government", "Western well"),
    ]


def test_the_hostages_that_kolwezi_s_lesson_speaks_of_are_those_in_the_bar() -> None:
    table, _ = rehearse(lesson_of("kolwezi"), opened("kolwezi"))
    [track] = [one for one in table.game.scene(table.view(0)).tracks if one.name == "hostages"]
    told = words("en", shelf.folder("kolwezi") / "messages").say("kolwezi-lesson-winning")
    assert f"{track.value} of {track.of} places free" in told


def test_the_points_that_world_war_africa_s_lesson_asks_for_are_those_that_are_missing() -> None:
    game = opened("world_war_africa")
    table, _ = rehearse(lesson_of("world_war_africa"), game)
    goals = table.game.goals(table.view(1))
    assert goals.next is not None
    assert goals.next.args["points"] == 2
    assert "gain two more" in words("en", shelf.folder("world_war_africa") / "messages").say(
        "world_war_africa-lesson-winning"
    )


#: how each language calls what is told on a disc
ON_A_DISC = {"en": "what is left of", "fr": r"ce qu(i|’il en) reste", "pt": "o que sobra"}


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_march_says_what_the_number_in_a_lit_space_is(game: str, language: str) -> None:
    """Where spaces are lit, each has a number; nobody guesses that it is what is left on arrival."""
    [step] = [step for step in lesson_of(game).step if "moving" in step.teaches]
    told = words(language, shelf.folder(game) / "messages").say(f"{game}-lesson-{step.say}")
    assert re.search(ON_A_DISC[language], told), told


@games
def test_a_lesson_touches_the_heart_of_its_game(game: str) -> None:
    lesson = lesson_of(game)
    assert 12 <= len(lesson.step) <= 20
    taught = [topic for step in lesson.step for topic in step.teaches]
    assert sorted(taught) == sorted(TOPICS)
    for step in lesson.step:
        for topic in step.teaches:
            assert KIND[topic](step), (step.say, topic)
    assert taught.index("odds") < taught.index("fight")
    assert lesson.step[-1].teaches == ["winning"]
    assert lesson.step[-1].until == "read"


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_a_few_short_sentences(game: str, language: str) -> None:
    catalogue = words(language, shelf.folder(game) / "messages")
    for step in lesson_of(game).step:
        name = f"{game}-lesson-{step.say}"
        assert catalogue.has(name), name
        text = catalogue.say(name)
        assert 2 <= len(re.findall(r"[.!?:](?=\s|$)", text)) <= 8, text
        assert len(text) <= 480, text
        assert "\n" in text, text  # first what it is about, then what to do


@games
def test_no_message_is_left_of_a_step_that_is_gone(game: str) -> None:
    used = {f"{game}-lesson-{step.say}" for step in lesson_of(game).step}
    for language in LANGUAGES:
        text = (shelf.folder(game) / "messages" / f"{language}-lesson.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([\w-]+) =", text, re.M)) == used


def test_a_line_that_the_rules_do_not_allow_is_found_and_its_step_named() -> None:
    game = opened("colonial")
    for say, fields, told in (
        ("move", {"answer": {"do": "move", "unit": "gov-levy", "to": "0503"}}, "no answer fits"),
        ("move", {"answer": {"do": "move", "unit": "tri-guard"}}, "no answer fits"),
        ("return-fire", {"play": [{"do": "fire", "unit": "tri-rifle-1", "at": "0101"}]}, "is refused"),
        ("why", {"rule": "move-13"}, "is refused by move-14"),
        ("why", {"of": {"do": "move", "unit": "gov-levy", "to": "0604"}}, "is refused by None"),
        ("odds", {"of": {"do": "done"}}, "has no odds"),
        ("odds", {"of": {"do": "dance"}}, "is not an action"),
        ("undo", {"spaces": ["9999"]}, "there is no space"),
        ("cards", {"deed": "undo"}, "nothing can be taken back"),
        ("log", {"after": [["figure-lost", "tri-guard"]]}, "there was no figure-lost"),
        ("log", {"after": [["destroyed"]]}, "there was no destroyed"),
    ):
        with pytest.raises(LessonError, match=rf"step \d+ \({say}\).*{told}"):
            rehearse(changed("colonial", say, **fields), game)


def test_a_learner_who_takes_back_goes_to_the_step_that_led_there() -> None:
    lesson = lesson_of("colonial")
    says = [step.say for step in lesson.step]
    undo, again, odds = says.index("undo"), says.index("move-again"), says.index("odds")
    assert lesson.standing[undo] == 1
    assert lesson.after_undo(undo, 0) == undo + 1
    assert lesson.after_undo(odds, 0) == again


def test_a_step_ends_in_one_way_and_names_only_what_there_is(tmp_path) -> None:
    head = 'scenario = "tel-asra"\nseat = "government"\nseed = 1\n[[step]]\nsay = "x"\n'
    for line, told in (
        ('deed = "undo"\nanswer = { do = "done" }', "answer, deed stands there; expected either answer or deed"),
        ('deed = "sing"', r'step\[0\] \(x\): deed: "sing" stands there; expected one of: "odds"'),
        ('part = "roof"', 'part: "roof" stands there; expected one of: "question"'),
        ('teaches = ["magic"]', 'teaches: "magic" stands there; expected one of: "choosing"'),
        ("colour = 3", "colour: this key is not known here"),
    ):
        (tmp_path / FILE).write_text(head + line, encoding="utf-8")
        with pytest.raises(PackError, match=told):
            read_lesson(tmp_path)
    (tmp_path / FILE).unlink()
    assert read_lesson(tmp_path) is None


def test_an_answer_fits_by_the_values_that_are_written() -> None:
    step = Step("x", answer={"do": "move", "to": "0604"})
    assert step.fits({"do": "move", "unit": "gov-levy", "to": "0604"})
    assert not step.fits({"do": "move", "unit": "gov-levy", "to": "0605"})
    assert not Step("x").fits({"do": "move"})
