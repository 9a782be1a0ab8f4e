"""Who plays the games of a report, and with which pack."""

from sandtable.games.kolwezi.pack import Pack
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.lab.calibration.playing import Anybody, as_it_is, course, proven, varied


def test_a_change_of_a_pack_is_made_in_memory_alone():
    stock = title()

    def longer(pack: Pack) -> None:
        pack.tables.points.pin = 7.0

    changed = varied(stock, longer)
    assert changed.open(SCENARIO).theatre.tables.points.pin == 7.0
    assert stock.open(SCENARIO).theatre.tables.points.pin == title().pack.tables.points.pin != 7.0
    assert varied(stock, as_it_is).pack.tables == stock.pack.tables


def test_a_course_tells_every_position_from_the_first_to_the_last():
    game = title().open(SCENARIO)
    told = [(state.turn, [event.kind for event in events]) for state, events in course(game, [Anybody], "5")]
    *_, (last, _) = course(game, [Anybody], "5")
    table = proven(game, [Anybody], "5")
    assert told[0][1] == []
    assert [kinds for _, kinds in told[1:]] == [[event.kind for event in turned.events] for turned in table.turned]
    assert last == table.state
    assert game.result(last) is not None
