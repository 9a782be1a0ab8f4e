"""Somebody who plays with one kind of hand only: a mouse, a finger or the keyboard, and with what is on the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import CAME_TO_REST, CHOICES, ENOUGH, asked, has_changed, wait_for_question

#: the middle of a drawn thing, if a hand reaches it there: in the window, and with nothing lying over the board
REACHED = """node => {
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y)?.closest('.board .view') ? [x, y] : null;
}"""
#: where the board can be pointed at to answer: spaces, or units that can be picked
OFFERED = ".targets path, .pieces .counter.may"
MOST_PLACES = 10


class Hand(ABC):
    """One way to reach the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        #: how many deeds were done on the board, and how many in all
        self.pointed = 0
        self.deeds = 0

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Presses a button."""

    @abstractmethod
    def point_at(self, place: Locator) -> bool:
        """Points at something on the board; False if it cannot be reached."""

    @abstractmethod
    def back(self) -> None:
        """Goes back to the question as it was asked."""

    def ready(self) -> None:
        """Waits until something is asked that can be answered."""
        wait_for_question(self.page)

    def do_something(self) -> None:
        """Answers the question with a deed: on the board if possible."""
        self.ready()
        before = asked(self.page)
        if self._card(before):
            self.deeds += 1
            return
        if self._on_the_board(before):
            self.pointed += 1
            self.deeds += 1
            return
        self._unfold()
        doing = self.page.locator(CHOICES).filter(has_not_text=ENOUGH)
        self.deeds += doing.count() > 0
        self._through(doing.first if doing.count() else self.page.locator(CHOICES).first, before)

    def go_on(self) -> None:
        """Answers the question with the quickest way on."""
        self.ready()
        before = asked(self.page)
        if self._card(before):
            return
        enough = self.page.get_by_test_id("group").filter(has_text=ENOUGH)
        if not enough.count():
            self._unfold()
        self._through(enough.first if enough.count() else self.page.locator(CHOICES).first, before)

    def _unfold(self) -> None:
        """Has a long list shown that is folded because the board could answer."""
        fold = self.page.get_by_test_id("list-them")
        if fold.count():
            fold.click()

    def _card(self, before: str) -> bool:
        """Says yes to a card that has opened by itself: it stands in place of the answers."""
        return self.page.get_by_test_id("commit").count() > 0 and self._settle(before)

    def board_offers(self) -> bool:
        """Whether there is something on the board to point at."""
        return self.page.locator(OFFERED).count() > 0

    def _on_the_board(self, before: str) -> bool:
        for place in self.page.locator(OFFERED).all()[:MOST_PLACES]:
            if not place.count():
                break  # what was pointed at before has changed what is offered
            if self.point_at(place) and (self._settle(before) or self._further(before)):
                return True
            self.back()
        return False

    def _further(self, before: str) -> bool:
        """A unit has been picked on the board: now where it goes, or what it does."""
        place = self.page.locator(".targets path").first
        if place.count() and self.point_at(place) and self._settle(before):
            return True
        return self._settle(before)

    def _through(self, choice: Locator, before: str) -> None:
        """From a button through whatever it opens to the deed."""
        self.press(choice)
        for _ in range(4):
            if self._settle(before):
                return
            self._unfold()
            self.press(self.page.locator(f"[data-testid=answer], {CHOICES}").first)
        raise AssertionError(self.page.get_by_test_id("question").inner_text())

    def _settle(self, before: str) -> bool:
        """Takes the first line of a small menu and says yes to a card; whether the position has then changed."""
        menu, card = self.page.get_by_test_id("popover"), self.page.get_by_test_id("commit")
        for _ in range(4):
            self.page.wait_for_function(CAME_TO_REST, arg=before)
            if asked(self.page) != before:
                return True
            if menu.count():
                self.press(menu.get_by_role("menuitem").first)
            elif card.count():
                self.press(card)
            else:
                return False
        return has_changed(self.page, before)


class Mouse(Hand):
    """Points and clicks."""

    def press(self, button: Locator) -> None:
        button.click()

    def point_at(self, place: Locator) -> bool:
        found = place.evaluate(REACHED)
        if found:
            self.page.mouse.click(*found)
        return bool(found)

    def back(self) -> None:
        cancel = self.page.get_by_test_id("popover").get_by_role("menuitem").last
        if cancel.count():
            cancel.click()
        back = self.page.locator(".group-head button")
        while back.count():
            back.first.click()


class Finger(Hand):
    """Taps."""

    def ready(self) -> None:
        """On a small screen what the dice decided lies over the answers until it has been read."""
        super().ready()
        told = self.page.get_by_test_id("go-on")
        if told.count():
            told.tap()
            expect(told).to_have_count(0)

    def press(self, button: Locator) -> None:
        button.tap()

    def point_at(self, place: Locator) -> bool:
        self.page.evaluate("scrollTo(0, 0)")
        found = place.evaluate(REACHED)
        if found:
            self.page.touchscreen.tap(*found)
        return bool(found)

    def back(self) -> None:
        cancel = self.page.get_by_test_id("popover").get_by_role("menuitem").last
        if cancel.count():
            cancel.tap()
        back = self.page.locator(".group-head button")
        while back.count():
            back.first.tap()


class Keys(Hand):
    """Types: numbers for the answers, arrows on the board."""

    def press(self, button: Locator) -> None:
        if button.get_attribute("data-testid") == "commit":
            self.page.keyboard.press("Enter")
            return
        number = button.locator("kbd")
        if number.count():
            if number.inner_text() == "0":  # a second one comes to nothing until it can be meant for what is asked now
                self.page.wait_for_selector(".table:not(.unmeant)")
            self.page.keyboard.press(number.inner_text())
        else:
            self.page.keyboard.press("/")
            self.page.keyboard.type(button.inner_text().split("\n")[0])
            self.page.keyboard.press("Enter")

    def point_at(self, place: Locator) -> bool:
        """Walks the cursor there, always along the longer way that is left."""
        self.page.keyboard.press("b")
        cursor = self.page.locator(".spaces path.cursor")
        if not cursor.count():
            self.page.keyboard.press("ArrowRight")
        for _ in range(60):
            here, there = cursor.bounding_box(), place.bounding_box()
            if here is None or there is None:
                return False
            across = there["x"] + there["width"] / 2 - here["x"] - here["width"] / 2
            down = there["y"] + there["height"] / 2 - here["y"] - here["height"] / 2
            if abs(across) < here["width"] / 3 and abs(down) < here["height"] / 3:
                self.page.keyboard.press("Enter")
                return True
            before = cursor.get_attribute("data-space")
            longer = abs(across) > abs(down)
            for sideways in (longer, not longer):
                way = (
                    ("ArrowRight" if across > 0 else "ArrowLeft")
                    if sideways
                    else ("ArrowDown" if down > 0 else "ArrowUp")
                )
                self.page.keyboard.press(way)
                if cursor.get_attribute("data-space") != before:
                    break
            else:
                return False
        return False

    def back(self) -> None:
        for _ in range(3):
            self.page.keyboard.press("Escape")
