"""What is asked before an answer counts."""

import io

import sandtable
from sandtable.engine import foresight
from sandtable.engine.handles import closes, touched
from sandtable.terminal.answers import FIRE
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.doubts import doubt
from sandtable.terminal.layout import ROOMY
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session
from sandtable.terminal.taste import Taste
from tests.games.kolwezi.drill import operation
from tests.terminal.test_in_sight import come_to


def test_plain_lines_ask_before_a_part_of_the_turn_ends_with_units_left_to_act(tmp_path):
    kept = tmp_path / "taste"

    def ended(*script):
        """What is told, and how many answers counted, of somebody who comes to the movement and types this."""
        session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
        come_to(session, "Pick")
        before, out = len(session.table.turned), io.StringIO()
        PlainTable(session, io.StringIO("\n".join(script) + "\n"), out, Taste(kept)).run()
        return out.getvalue(), len(session.table.turned) - before

    told, played = ended(".")
    assert "units could still act" in told
    assert "type it once more, or: yes" in told
    assert played == 0
    assert ended(".", ".")[1] >= 1, "typed once more"
    assert ended(".", "yes")[1] >= 1
    assert ended(".", "1")[1] == 1, "another answer is another answer"
    assert Taste(kept).asks
    assert ended(".", "yes all")[1] >= 1
    assert not Taste(kept).asks
    told, played = ended("1", "1", ".")
    assert "could still act" not in told
    assert played >= 3, "whoever does not want to be asked is not, in the next game neither"


def test_a_part_in_which_nobody_has_acted_is_asked_about_all_the_same(tmp_path):
    """What ended it may have been meant for the part before it."""

    def ended(*script):
        session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
        come_to(session, "Pick")
        before, out = len(session.table.turned), io.StringIO()
        taste = Taste(tmp_path / "taste")
        taste.ask_no_more()
        PlainTable(session, io.StringIO("\n".join(script) + "\n"), out, taste).run()
        return out.getvalue(), len(session.table.turned) - before

    told, played = ended(".")
    assert "nobody has acted yet" in told
    assert played == 0
    assert ended(".", ".")[1] >= 1, "typed once more"
    assert "nobody has acted yet" not in ended("1", "1", ".")[0]


def test_the_last_deed_of_a_part_is_asked_about_and_not_marked():
    """Everybody has moved but one, wherever he may go: each answer would end the movement, and none harms anybody."""
    with operation({"S11": "VE1", "S21": {"area": "VE2", "pinned": True}}, "french_move") as drill:
        session, out = Session(drill.table, {}, "en"), io.StringIO()
        PlainTable(session, io.StringIO("pick S11\n"), out).run()
        assert "⚠" not in out.getvalue()
        number = next(answer.number for answer in session.answers() if touched(answer.action).space == "VE4")
        standing, out = len(drill.table.turned), io.StringIO()
        PlainTable(session, io.StringIO(f"{number}\n"), out).run()
        assert "the last deed of this part of the turn (French movement)" in out.getvalue()
        assert len(drill.table.turned) == standing
        PlainTable(session, io.StringIO(f"{number}\n{number}\n"), io.StringIO()).run()
        assert len(drill.table.turned) > standing


def test_the_last_deed_warns_of_what_its_end_would_warn_of(tmp_path):
    """Hostages are executed at the end of the turn: who does not want to be asked at an end is asked all the same."""
    units = {"S11": "VE1", "S21": {"area": "VE2", "pinned": True}, "BS1": "VO4"}
    with operation(units, "french_move", turn=3) as drill:
        session, out = Session(drill.table, {}, "en"), io.StringIO()
        taste = Taste(tmp_path / "taste.json")
        taste.ask_no_more()
        PlainTable(session, io.StringIO("pick S11\n"), io.StringIO(), taste).run()
        number = next(answer.number for answer in session.answers() if touched(answer.action).space == "VE4")
        standing = len(drill.table.turned)
        PlainTable(session, io.StringIO(f"{number}\n"), out, taste).run()
        assert "the last deed of this part of the turn" in out.getvalue()
        assert "Katangans still hold hostages" in out.getvalue()
        assert len(drill.table.turned) == standing


def test_whoever_passes_those_he_is_asked_about_has_not_forgotten_them():
    """Of the lorry alone it is asked: nothing more for it, and the part ends, though it could still go somewhere."""
    table = sandtable.position(
        game="colonial",
        scenario="tel-asra",
        seed=4,
        active="gov-lorry",
        state={"units": {"gov-lorry": {"card": "AC"}}},
    )
    session = Session(table, {}, "en")
    closing = session.answers()[-1]
    assert len(session.answers()) > 1
    assert closes(type(closing.action))
    assert foresight.ends_phase(table.game, session.view, closing.action)
    assert session.left_to_act(closing.action) == 0
    assert doubt(session, closing.action, asks=True) is None


def test_a_march_under_fire_is_marked_and_asked_about():
    with operation({"S11": "ZA2", "BS1": "ZA1"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        session = Session(drill.table, {}, "en")
        answers = {touched(answer.action).space: answer for answer in session.answers()}
        fired, quiet = answers["VE4"], answers["VE2"]
        assert (fired.harms, quiet.harms) == (FIRE, "")
        assert doubt(session, quiet.action, asks=False) is None
        asked = doubt(session, fired.action, asks=False)
        assert asked is not None
        assert asked.why == "harm"
        [told] = asked.told
        assert "in sight of" in told
        assert "all come through unharmed is 50%" in told
        assert "No fire falls on the way by" in told
        sheet = session.game.sheet()
        picture = BoardPicture(sheet, ROOMY)
        plain, marked = (picture.laid_out(session.scene, fired=spaces).text().plain for spaces in ((), ("VE4",)))
        assert marked.count(FIRE) == plain.count(FIRE) + 1
