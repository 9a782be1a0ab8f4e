"""The log tells what happened in its order, with everybody who went along and every reason of a total."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from tests.games.world_war_africa.drill import THEATRE, finish, play_setup, start, war

FOLDER = shelf.folder("world_war_africa") / "messages"


def kinds(drill, *wanted):
    """The events of these kinds in the order in which they were told."""
    return [event.kind for event in drill.events if event.kind in wanted]


def opened_with(drill, kind):
    """The facts of what was told before the first decision."""
    return [event.facts for event in drill.table.opening if event.kind == kind]


@rule("world_war_africa:3.1-a", "world_war_africa:12.2-g")
def test_a_march_is_told_before_what_it_took():
    units = {"Rw/211": "1914", "cache-1": "1915"}
    with war(units, dice=[6], control={"1915": "DRC"}) as drill:
        drill.pick("Rw/211")
        drill.do("force")
        drill.do("go", to="1915")
        assert kinds(drill, "march", "control", "cache-captured") == ["march", "control", "cache-captured"]
        assert drill.told("cache-captured") == [{"unit": "Rw/211", "at": "1915", "caches": 1}]


@rule("world_war_africa:7.9-a", "world_war_africa:7.10-b")
@pytest.mark.parametrize(("by", "behind"), [("Rw-air-transport-1", "7.9-a"), ("Rw-helo-transport-1", "7.10-b")])
def test_a_flight_names_its_aircraft_and_comes_before_what_it_took(by, behind):
    units = {"Rw/211": "1915", by: "ready"}
    with war(units, control={"1812": "Rwanda"}) as drill:
        drill.state.control[THEATRE.index["1812"]] = THEATRE.contingents.index("Uganda")
        drill.game.derive(drill.state)
        drill.pick("Rw/211")
        drill.do("fly", by=by)
        drill.do("land", to="1812")
        assert kinds(drill, "flight", "control") == ["flight", "control"]
        assert drill.told("flight")[0]["by"] == by
        assert drill.rules("flight") == [behind]


@rule("world_war_africa:8.9-a", "world_war_africa:12.2-f")
def test_an_advance_comes_before_the_town_it_takes_and_lost_caches_are_told():
    units = {"Rw/211": "1914", "Rw/201": "1914", "FAC/PCD5": "1915", "cache-1": "1915"}
    with war(units, "Rwanda/combat", dice=[1, 6]) as drill:
        drill.attack("1915", "Rw/211", "Rw/201")
        if drill.seat == "government":
            drill.do("done")  # the cache is not used
        drill.do("infiltrate")
        finish(drill)
        drill.do("advance", unit="Rw/211")
        told = kinds(drill, "eliminated", "cache-lost", "advance", "control")
        assert told == ["eliminated", "cache-lost", "advance", "control"]
        assert drill.told("cache-lost") == [{"at": "1915", "caches": 1}]
        assert drill.told("advance") == [{"unit": "Rw/211", "from": "1914", "to": "1915"}]


@rule("world_war_africa:12.2-c", "world_war_africa:8.5-a")
def test_caches_that_go_along_are_told_to_their_owner_alone():
    flags = {"rebel_held": ["cache-1"]}
    with war({"Rw/211": "1914", "cache-1": "1914"}, flags=flags) as drill:
        drill.pick("Rw/211")
        drill.do("load", unit="cache-1")
        drill.do("go", to="1815")
        if drill.step == "march":
            drill.do("drop", unit="cache-1")
        carried = [event for event in drill.events if event.kind in ("cargo", "cache-left")]
        assert carried[0].facts == {"caches": ["cache-1"], "to": "1815"}
        assert {event.seats for event in carried} == {2}  # the rebels


@rule("world_war_africa:10.2-a", "world_war_africa:10.0-b", "world_war_africa:10.2.1-a", "world_war_africa:10.2.2-d")
def test_income_tells_where_it_comes_from():
    control = {"1410": "DRC", "2016": "nobody", "1915": "nobody"}
    points = {"DRC": 8, "Zimbabwe": 0, "Angola": 0, "Rwanda": 0, "Uganda": 0}
    with war({"FAC/2": "1410"}, "resources", dice=[6], points=points, control=control, drawn=["DRC"]) as drill:
        (town,) = opened_with(drill, "town-yield")
        told = {facts["contingent"]: facts for facts in opened_with(drill, "income")}
        gained = town["points"]
        reasons = [(reason.value, reason.rule) for reason in told["DRC"]["roll"].reasons]
        over = 8 + gained + 4 - 13
        wanted = [(gained, "10.2.1-a"), (4, "10.2.1-a")] + ([(-over, "10.0-b")] if over > 0 else [])
        assert reasons == wanted
        assert told["DRC"]["total"] == drill.points("DRC") == min(13, 8 + gained + 4)
        shares = told["Zimbabwe"]["roll"].reasons
        assert [(reason.value, reason.rule) for reason in shares] == [(gained // 2, "10.2.2-d")]
        assert [(r.value, r.rule) for r in told["Uganda"]["roll"].reasons] == [(3, "10.2.4-b")]


@rule("world_war_africa:15.0-c")
def test_graft_in_a_share_is_told_with_the_town():
    control = {"1410": "DRC", "2016": "nobody", "1915": "nobody"}
    more = {"graft": "Zimbabwe", "control": control, "drawn": ["DRC"]}
    with war({"FAC/2": "1410"}, "resources", dice=[5], points={}, **more) as drill:
        told = [(facts["contingent"], facts["result"]) for facts in opened_with(drill, "town-yield")]
        assert told == [("DRC", 5), ("Zimbabwe", 4)]


@rule("world_war_africa:10.1-b", "world_war_africa:10.1-c", "world_war_africa:12.2-a")
def test_what_is_bought_tells_its_price_and_what_is_left():
    with war({}, "Zimbabwe/reinforcement", points={"Zimbabwe": 5}) as drill:
        drill.do("buy", unit="ZB/1")
        drill.do("buy", unit="ZB-helo-support-1")
        drill.do("cache", to="zimbabwe")
        bought = [event for event in drill.events if event.kind in ("recruited", "marker-bought", "cache-bought")]
        assert [(event.facts["price"], event.facts["left"]) for event in bought] == [(1, 4), (1, 3), (2, 1)]
        assert kinds(drill, "recruited", "placed") == ["recruited", "placed"]


@rule("world_war_africa:15.0-a")
def test_who_leaves_the_war_is_named():
    quiet = dict.fromkeys(THEATRE.contingents, 0)
    with war({"Chad/RG": "1602"}, "event", turn=3, events=["chad-withdrawal"], points=quiet, drawn=["DRC"]) as drill:
        assert opened_with(drill, "withdrawn") == [{"unit": "Chad/RG"}]


@rule("world_war_africa:3.2-o", "world_war_africa:3.2-p")
def test_what_stands_ready_in_uganda_is_told():
    with start() as drill:
        play_setup(drill)
        assert [facts["to"] for facts in drill.told("cache-placed")].count("uganda") == 2
        ready = {facts["unit"] for facts in drill.told("marker-ready")}
        assert ready == {"Rw-helo-transport-1", "UG-helo-transport-1"}


@rule("world_war_africa:7.9.1-c", "world_war_africa:15.0-f")
def test_who_goes_when_the_turn_ends_is_told():
    more = {
        "flags": {"rebel_held": ["pmc-1"]},
        "advisers": "FAC/2",
        "events": ["no-event"],
        "drawn": ["DRC"],
    }
    quiet = dict.fromkeys(THEATRE.contingents, 0)
    nobody = {"1915": "nobody", "2016": "nobody"}
    with war({"FAC/2": "1602", "pmc-1": "ready"}, "end", turn=3, points=quiet, control=nobody, **more) as drill:
        assert opened_with(drill, "contractors-leave") == [{"markers": 1}]
        assert opened_with(drill, "advisers-back") == [{}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_words(language):
    """Nothing is told by an id, and nothing of the rules' own words stays English."""
    with start() as drill:
        tell = Teller(drill.game, words(language, FOLDER), shelf.ledger("world_war_africa", language))
        play_setup(drill)
        for event in drill.events:
            told = tell.event(event)
            assert "world_war_africa" not in told
            assert "{" not in told
