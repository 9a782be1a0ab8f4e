"""What a general knows that the commander does not: how towns are lost, and when the war is over."""

from functools import partial
from random import Random

import pytest

from sandtable.games.world_war_africa.actions import Lose
from sandtable.games.world_war_africa.bot import CRAFT, LEVELS, Commander, seasoned
from sandtable.games.world_war_africa.bot_temper import SEASONED, Temper
from tests.games.world_war_africa.drill import TITLE, war

OURS = {town.hex: "DRC" for town in TITLE.pack.board.town}
GOVERNMENT, REBEL = 0, 1


def thinking(maker, drill, seat):
    """Somebody who has looked at the table."""
    player = maker(drill.game, seat)
    player.look(drill.table.view(seat).state)
    return player


def played(drill, maker):
    """Lets somebody play the segments of the acting contingent to their end."""
    seat, active = drill.decision.seat, drill.state.active
    player = maker(drill.game, seat)
    while drill.decision is not None and drill.state.active == active:
        asked = drill.decision.seat
        answer = (player if asked == seat else maker(drill.game, asked)).choose(drill.table.view(asked), Random(1))
        drill.events += drill.table.act(asked, answer)
        if drill.step == "combat" and seat == asked:
            break
    return drill


def test_a_town_that_somebody_may_come_for_is_held_by_two():
    """A brigade beside a lone garrison is worth more in the town: one good attack takes one, hardly any takes two."""
    units = {"FAC/2": "1812", "FAC/3": "1811", "Rw/211": "1814", "Rw/201": "1814", "Rw/301": "1814"}
    with war(units, "DRC/movement", control=OURS) as drill:
        town = drill.theatre.index["1812"]
        worths = {}
        for maker in (Commander, seasoned):
            player = thinking(maker, drill, GOVERNMENT)
            worths[maker] = player.depth(town, 1)
            assert player.depth(town, 3) == 0
        assert worths[Commander] == 0 < worths[seasoned]
        played(drill, seasoned)
        assert drill.where("FAC/3") == "1812"


def test_where_nobody_can_come_nobody_crowds_together():
    with war({"FAC/2": "0712", "FAC/3": "0812"}, "DRC/movement", control=OURS) as drill:
        assert thinking(seasoned, drill, GOVERNMENT).depth(drill.theatre.index["0712"], 1) == 0


@pytest.mark.parametrize(("maker", "left"), [(Commander, False), (seasoned, True)])
def test_kinshasa_is_never_left_to_the_next_helicopter(maker, left):
    """The commander marches off to a town that stands open; a general keeps four units there (13.2)."""
    guards = ["FAC/2", "FAC/3", "FAC/5", "FAC/7"]
    control = {**OURS, "1400": "Rwanda", "1803": "Rwanda"}
    with war(dict.fromkeys(guards, "1602"), "DRC/movement", control=control) as drill:
        played(drill, maker)
        assert (sum(drill.where(unit) == "1602" for unit in guards) == 4) == left


def test_whoever_is_too_many_for_kinshasa_goes():
    guards = ["FAC/2", "FAC/3", "FAC/5", "FAC/7", "FAC/8"]
    with war(dict.fromkeys(guards, "1602"), "DRC/movement", control={**OURS, "1400": "Rwanda"}) as drill:
        played(drill, seasoned)
        assert sum(drill.where(unit) == "1602" for unit in guards) == 4
        assert drill.holder("1400") == "DRC"


@pytest.mark.parametrize(("turn", "feared"), [(13, False), (12, True)])
def test_in_the_last_turn_only_those_who_have_still_to_act_are_a_threat(turn, feared):
    units = {"FAC/2": "1812", "Rw/211": "1813", "Rw/201": "1813"}
    with war(units, "DRC/movement", turn=turn, control=OURS) as drill:
        state = drill.table.view(GOVERNMENT).state
        town = drill.theatre.index["1812"]
        state.pool = 0
        general, commander = seasoned(drill.game, GOVERNMENT), Commander(drill.game, GOVERNMENT)
        for player in (general, commander):
            player.look(state)
        assert (general.threat(town, 2) > 0) == feared
        assert general.must_stay(drill.theatre.piece["FAC/2"], town) == feared
        assert commander.threat(town, 2) > 0
        state.pool = 1 << drill.theatre.contingents.index("Rwanda")
        general.look(state)
        assert general.threat(town, 2) == commander.threat(town, 2)


@pytest.mark.parametrize(("points", "kept"), [(4, 0), (10, 10)])
def test_what_cannot_become_a_point_any_more_is_spent(points, kept):
    with war({"Rw/211": "1915"}, "Rwanda/reinforcement", turn=13, points={"Rwanda": points}) as drill:
        assert thinking(seasoned, drill, REBEL).reserve() == kept
        assert thinking(Commander, drill, REBEL).reserve() == 10


def test_who_holds_a_town_alone_is_not_the_one_to_be_lost():
    """Two attack, the weaker one out of a town that nobody else holds: the other one goes (8.7)."""
    units = {"RDC/1": "1812", "Rw/211": "1813", "FAC/2": "1712"}
    with war(units, "Rwanda/combat", control={"1812": "Rwanda"}) as drill:
        piece, target = drill.theatre.piece, drill.theatre.index["1712"]
        general, commander = thinking(seasoned, drill, REBEL), thinking(Commander, drill, REBEL)
        wary = thinking(partial(Commander, temper=Temper(post=SEASONED[REBEL].post)), drill, REBEL)
        losses = [Lose("RDC/1"), Lose("Rw/211")]
        assert commander.answer_losses(drill.state, losses) == losses[0]
        assert general.answer_losses(drill.state, losses) == losses[1]
        alone, free = [piece["RDC/1"]], [piece["Rw/211"]]
        assert wary.worth_with(target, alone) < commander.worth_with(target, alone)
        assert wary.worth_with(target, free) == commander.worth_with(target, free)


def test_a_general_answers_at_once():
    """Trials at the table made him no stronger; hints and reviews still look at attacks."""
    with war({"Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1915"}, "Rwanda/combat", control={"1915": "DRC"}) as drill:
        view = drill.table.view(REBEL)
        general = LEVELS["general"](drill.game, REBEL)
        general.trials = None
        assert general.choose(view, Random(1)) == seasoned(drill.game, REBEL).choose(view, Random(1))
        assert view.decision.step in CRAFT.weighty
