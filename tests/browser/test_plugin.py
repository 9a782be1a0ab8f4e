"""A game that somebody else has written, installed by pip: it stands in the lobby and is played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import STRAIGHT, Server, Watched
from tests.browser.player import CHANGED, asked, open_game, wait_for_question
from tests.sixth.plugged import install

pytestmark = pytest.mark.browser


def test_an_installed_game_is_played_by_mouse(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("saves"), install(tmp_path_factory.mktemp("site")))
    server.start()
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(STRAIGHT)
    watched = Watched(context)
    page = watched.page
    page.goto(server.address)
    try:
        open_game(page, "footrace")
        for _ in range(12):
            wait_for_question(page)
            if page.get_by_test_id("result").count():
                break
            before = asked(page)
            page.get_by_role("button", name="Walk").click()
            page.wait_for_function(CHANGED, arg=before)
        expect(page.get_by_test_id("result")).to_contain_text("First at the tape")
        assert watched.complaints == []
    finally:
        context.close()
        server.stop()
