"""Guided first games at a real table: played through over the API, declined, taken back, left, resumed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.lessons import Step
from sandtable.games import shelf
from tests.server.bench import House, Seated, wait_until


class Learner:
    """Somebody at a table with a lesson."""

    def __init__(self, house: House, game: str) -> None:
        made = house.post(f"games/{game}/lesson", {}).json()
        lesson = shelf.lesson(game)
        assert lesson is not None
        self.lesson, self.seat = lesson, lesson.seat
        self.seated = Seated(house, made["table"]["id"], made["tokens"])

    @property
    def view(self) -> dict[str, Any]:
        return self.seated.look(self.seat)

    @property
    def step(self) -> int | None:
        guidance = self.view["lesson"]
        return guidance["step"] if guidance else None

    def learn(self, how: str) -> dict[str, Any]:
        return self.seated.post(self.seat, "lesson", {"step": self.step, "how": how}).json()

    def act(self, action: dict[str, Any]) -> Any:
        return self.seated.post(self.seat, "act", {"at": self.view["at"], "action": action})

    def undo(self) -> dict[str, Any]:
        return self.seated.post(self.seat, "undo", {"at": self.view["at"]}).json()

    def awaited(self, step: Step) -> dict[str, Any]:
        answers = [answer["action"] for answer in self.view["question"]["answers"]]
        return next(action for action in answers if step.fits(action))

    def follow(self) -> None:
        number = self.step
        assert number is not None
        step = self.lesson.step[number]
        if step.answer:
            assert self.act(self.awaited(step)).status_code == 200
        elif step.deed == "undo":
            self.undo()
        else:
            if step.deed == "why":
                self.ask(step)
            self.learn(step.deed or step.until)

    def ask(self, step: Step) -> None:
        """Pointing a unit at the space, as the browser does, must bring up the rule that the lesson tells of."""
        scene = self.view["scene"]
        unit = step.of.get("unit") or next(iter(scene["focus"]))
        whys = self.seated.post(self.seat, "ask", {"unit": unit, "space": step.spaces[-1], "piece": ""}).json()
        assert step.rule in {why["rule"] for why in whys if not why["legal"]}

    def follow_to(self, say: str) -> None:
        wanted = [step.say for step in self.lesson.step].index(say)
        while self.step != wanted:
            self.follow()


@pytest.mark.parametrize("game", shelf.names())
def test_a_lesson_is_played_through_and_leaves_an_ordinary_game(house: House, game: str) -> None:
    learner = Learner(house, game)
    for number in range(len(learner.lesson.step)):
        assert learner.step == number
        assert learner.view["lesson"]["message"] == f"{game}-lesson-{learner.lesson.step[number].say}"
        learner.follow()
    assert learner.step is None
    wait_until(lambda: bool(learner.view["question"]["yours"]))
    assert learner.act(learner.view["question"]["answers"][-1]["action"]).status_code == 200


def test_the_lobby_knows_which_games_have_a_lesson(house: House) -> None:
    assert {card["name"] for card in house.get("games").json() if card["lesson"]} == set(shelf.names())
    assert house.post("games/chess/lesson", {}).status_code == 404


def test_other_answers_are_declined_until_later(house: House) -> None:
    learner = Learner(house, "colonial")
    other = {"do": "done"}
    early = learner.act(other)
    assert (early.status_code, early.json()["error"]["message"]) == (409, "guide-later")
    learner.follow_to("move")
    assert learner.act(other).status_code == 409
    assert learner.view["step"] == 0
    learner.follow()
    assert learner.view["step"] == 1


def test_a_deed_of_another_step_leads_nowhere(house: House) -> None:
    learner = Learner(house, "colonial")
    for how in ("odds", "watch", "answer", "undo", ""):
        assert learner.learn(how)["lesson"]["step"] == 0
    learner.follow()
    stale = learner.seated.post(learner.seat, "lesson", {"step": 0, "how": "read"}).json()
    assert stale["lesson"]["step"] == 1


def test_taking_back_unasked_goes_back_in_the_lesson(house: House) -> None:
    learner = Learner(house, "colonial")
    learner.follow_to("odds")
    says = [step.say for step in learner.lesson.step]
    assert learner.undo()["lesson"]["step"] == says.index("move-again")
    learner.follow()
    assert learner.step == says.index("odds")


def test_the_other_side_waits_for_the_lesson_and_plays_when_it_is_left(house: House) -> None:
    learner = Learner(house, "colonial")
    learner.follow_to("return-fire")
    standing = learner.view["step"]
    time.sleep(0.4)
    assert learner.view["step"] == standing
    learner.learn("leave")
    assert learner.step is None
    wait_until(lambda: bool(learner.view["question"]["yours"]))
    assert learner.view["step"] > standing


def test_a_lesson_is_at_the_same_step_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        learner = Learner(house, "colonial")
        learner.follow_to("why")
        number, table = learner.step, learner.seated
    with House(tmp_path) as house:
        learner.seated = Seated(house, table.id, table.tokens)
        assert learner.step == number
        learner.follow()
        assert learner.step == number + 1


def test_giving_up_ends_the_lesson_too(house: House) -> None:
    learner = Learner(house, "colonial")
    given = learner.seated.post(learner.seat, "concede", {"at": learner.view["at"]}).json()
    assert given["result"]
    assert given["lesson"] is None


def test_only_the_learner_is_guided(house: House) -> None:
    table = house.table()
    assert table.to_decide()[1]["lesson"] is None
