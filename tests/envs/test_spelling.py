"""Letters: every listed answer is spelled in one way of its own, and reached by it."""

from types import SimpleNamespace

import pytest

from sandtable.engine.contract import Action
from sandtable.engine.handles import Count, Flag, PieceName, SpaceName, Word, declared
from sandtable.engine.positions import Names
from sandtable.envs.match import Playing
from sandtable.envs.spelling import END, Alphabet, Choice, Letter
from tests.envs.positions import GAMES, opened, positions


def reached(alphabet: Alphabet, actions: list[Action], wanted: Action) -> Action | None:
    """Where the letters of an answer lead, said one by one where they are asked for."""
    choice, spelled = Choice.among(alphabet, actions), alphabet.spell(wanted)
    while choice.action is None:
        choice.take(spelled[len(choice.said)])
    return choice.action


@pytest.mark.parametrize("name", GAMES)
def test_every_listed_answer_has_a_spelling_of_its_own_that_leads_to_it(name):
    alphabet = opened(name).alphabet
    for state in positions(name, every=7, count=60):
        actions = list(opened(name).game.pending(state).actions)
        assert len({alphabet.spell(action) for action in actions}) == len(actions)
        assert all(0 <= letter < len(alphabet) for action in actions for letter in alphabet.spell(action))
        for action in actions[:: max(1, len(actions) // 8)]:
            assert reached(alphabet, actions, action) == action


@pytest.mark.parametrize("name", GAMES)
def test_letters_weighed_by_their_answers_make_an_even_choice(name):
    alphabet = opened(name).alphabet
    for state in positions(name, every=23, count=20):
        actions = opened(name).game.pending(state).actions
        found: dict[Action, float] = {}
        ways = [(Choice.among(alphabet, actions), 1.0)]
        while ways:
            choice, chance = ways.pop()
            if choice.action is not None:
                found[choice.action] = chance
                continue
            counts = choice.counts()
            assert sorted(counts) == choice.letters()
            assert len(counts) > 1, "a letter that leaves no choice is asked for"
            for letter, count in counts.items():
                after = choice.copy()
                after.take(letter)
                ways.append((after, chance * count / counts.total()))
        assert set(found) == set(actions)
        assert list(found.values()) == pytest.approx([1 / len(actions)] * len(actions))


@pytest.mark.parametrize("name", GAMES)
def test_letters_mean_the_same_wherever_the_game_is_opened(name):
    known = opened(name)
    again = Playing(known.setting)
    assert again.alphabet.letters == known.alphabet.letters
    assert again.layout.sections == known.layout.sections
    assert len(set(known.alphabet.letters)) == len(known.alphabet)


@pytest.mark.parametrize("name", GAMES)
def test_pieces_and_spaces_are_single_letters(name):
    """No listed answer names a piece or a space that would have to be spelled in characters."""
    alphabet = opened(name).alphabet
    words = {kind.__struct_config__.tag for kind in opened(name).game.action_kinds() if needs_characters(kind)}
    for state in positions(name, every=11, count=60):
        for action in opened(name).game.pending(state).actions:
            letters = [alphabet.letters[letter] for letter in alphabet.spell(action)]
            if letters[0].name not in words:
                assert {letter.what for letter in letters} <= {"do", "piece", "space", "seat", "end"}


def needs_characters(kind: type[Action]) -> bool:
    return any(handle.kind in ("word", "count", "flag") for handle in declared(kind).values())


class March(Action, frozen=True, tag="march"):
    """An answer with everything in it."""

    unit: PieceName
    to: SpaceName
    by: Word = ""
    points: Count = 0
    led: Flag = False
    path: tuple[SpaceName, ...] = ()


class Board:
    """As much of a game as has letters."""

    seats = ("red",)

    def action_kinds(self):
        return [March]

    def notation(self):
        return {"piece": Names(["A", "B", ""])}

    def sheet(self):
        return SimpleNamespace(spaces=[SimpleNamespace(id=name) for name in ("0101", "0102")])


MARCHES = [
    March("A", "0101"),
    March("A", "0101", points=1),
    March("A", "0101", points=10),
    March("A", "0101", points=12),
    March("A", "0101", by="rail"),
    March("A", "0101", by="railway"),
    March("A", "0101", by="été"),
    March("A", "0101", led=True),
    March("A", "0101", path=("0102",)),
    March("A", "0101", path=("0102", "0102")),
    March("A", "nowhere"),
    March("A", "now"),
    March("B", "0102"),
]


def test_words_numbers_rows_and_strange_names_are_told_apart():
    alphabet = Alphabet(Board())
    for wanted in MARCHES:
        assert reached(alphabet, MARCHES, wanted) == wanted


def test_a_spelling_is_the_kind_and_then_the_fields_as_declared():
    alphabet = Alphabet(Board())
    spelled = [alphabet.letters[letter] for letter in alphabet.spell(March("B", "0102", "x", 12, True, ("0101",)))]
    told = ["do march", "piece B", "space 0102", "character x", "end", "character 1", "character 2", "end"]
    assert [str(letter) for letter in spelled] == [*told, "character 1", "space 0101", "end"]


def test_letters_that_leave_no_choice_are_passed():
    alphabet = Alphabet(Board())
    choice = Choice.among(alphabet, MARCHES)
    assert choice.said == (alphabet.number("do", "march"),)
    choice.take(alphabet.number("piece", "B"))
    assert choice.action == MARCHES[-1]
    assert choice.letters() == []


def test_what_may_not_come_next_is_refused_and_changes_nothing():
    alphabet = Alphabet(Board())
    choice = Choice.among(alphabet, MARCHES)
    before = choice.said
    with pytest.raises(ValueError, match=str(END)):
        choice.take(END)
    assert choice.said == before
    assert alphabet.letters[END] == Letter("end")
