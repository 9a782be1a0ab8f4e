"""What the browser's table promises is proved in every game it is promised of, and the page that says so is true."""

import pytest

from tests.browser.promises import PAGE, PROMISES, page, proofs

PROOFS = list(proofs())


@pytest.mark.parametrize("name", PROMISES)
def test_every_promise_is_proved_in_every_game_it_is_made_of(name):
    proved = {proof.game for proof in PROOFS if proof.promise == name}
    assert proved == set(PROMISES[name].games)
    assert bool(PROMISES[name].others) == (len(PROMISES[name].games) < 5), "why not in the others?"


def test_tests_name_only_promises_that_are_made():
    assert {proof.promise for proof in PROOFS} - set(PROMISES) == set()


def test_the_page_is_made_from_the_tests():
    assert PAGE.read_text(encoding="utf-8") == page(), "make it anew: python -m tests.browser.promises"
