import pytest
from fluent.runtime import FluentBundle, FluentResource

from sandtable.engine.ledger import places_by_rule, read_ledger, rule, tests_by_rule
from sandtable.engine.messages import Words, fluent
from sandtable.engine.options import OptionError, complete, read
from sandtable.games import shelf


def test_marked_tests_are_found_without_running_them(tmp_path):
    (tmp_path / "test_x.py").write_text(
        'raise SystemExit\n@rule("g:1", "g:2")\ndef test_a(): ...\n'
        '@rule("g:1")\nasync def test_b(): ...\ndef test_c(): ...\n'
    )
    assert tests_by_rule(tmp_path) == {"g:1": ["test_x.py::test_a", "test_x.py::test_b"], "g:2": ["test_x.py::test_a"]}


def test_the_mark_does_not_change_the_test():
    @rule("g:1")
    @rule("g:2")
    def test():
        return 5

    assert test() == 5
    assert set(test.rules) == {"g:1", "g:2"}


def test_places_are_whole_ids(tmp_path):
    (tmp_path / "a.py").write_text('x = "move-1"\n# move-15 and (move-1)\n')
    assert places_by_rule(tmp_path, ["move-1", "move-15"]) == {"move-1": ["a.py:1", "a.py:2"], "move-15": ["a.py:2"]}


def test_a_ledger_with_one_id_twice_is_a_mistake(tmp_path):
    entry = '[[rule]]\nid = "a"\ntopic = "t"\nrule = "r"\ncheck = "c"\ndata = "complete"\n'
    path = tmp_path / "ledger.toml"
    path.write_text(f'game = "g"\ntitle = "G"\nseed = "s"\n{entry}{entry}')
    with pytest.raises(ValueError, match=r"\['a'\]"):
        read_ledger(path)


def test_unknown_messages_are_never_silent(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "hello = Hello { $name }\ncount = { $n ->\n    [one] one\n   *[other] { $n } many\n  }\n"
    )
    catalogue = Words("en", [tmp_path])
    assert catalogue.say("hello", {"name": "Ann"}) == "Hello Ann"
    assert [catalogue.say("count", {"n": n}) for n in (1, 3)] == ["one", "3 many"]
    assert catalogue.say("nothing-here") == "nothing-here"


def test_messages_read_one_by_one_say_what_the_whole_catalogue_says(tmp_path):
    (tmp_path / "en.ftl").write_text(
        '# fight = a comment\nfight = { unit } meets { -foe(case: "big") }{ end.mark }\n'
        "unit = The { $name ->\n        [one] lancer\n       *[other] { guards }\n}\n"
        "guards =\n    guards\n    of { deep }\n-foe = { $case ->\n    [big] Ansar\n   *[small] ansar\n }\n"
        "end = ignored\n    .mark = !\n    .number = plural\nspoilt = { \nguards = never said\ndeep = the depot"
    )
    lazy, whole = Words("en", [tmp_path]), FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(lazy.source))
    for name in ("fight", "guards", "end", "deep", "unit"):
        expected, errors = whole.format_pattern(whole.get_message(name).value, {"name": "x"})
        assert (lazy.say(name, {"name": "x"}), errors) == (expected, [])
    assert lazy.say("fight", {"name": "x"}) == "The guards\nof the depot meets Ansar!"
    assert lazy.number("end") == "plural"
    for missing in ("spoilt", "foe", "-foe", "comment"):
        assert lazy.has(missing) == whole.has_message(missing) is False


def test_facts_become_words():
    assert fluent(True) == "yes"
    assert fluent([6, 1, "x"]) == "6, 1, x"


OPTIONS = shelf.title("colonial").options()


def test_options_are_completed_with_their_defaults():
    full = complete(OPTIONS, {"rough_entry_only": True})
    assert full["rough_entry_only"] is True
    assert full["hidden_units"] is True
    assert set(full) == {option.name for option in OPTIONS}


@pytest.mark.parametrize("given", [{"no_such": True}, {"rough_entry_only": "yes"}, {"rough_entry_only": 1}])
def test_wrong_options_are_refused(given):
    with pytest.raises(OptionError, match=next(iter(given))):
        complete(OPTIONS, given)


def test_options_as_typed():
    assert read(OPTIONS, "rough_entry_only") == ("rough_entry_only", True)
    assert read(OPTIONS, "hidden_units=False") == ("hidden_units", False)
    with pytest.raises(OptionError):
        read(OPTIONS, "hidden_units=maybe")
    with pytest.raises(OptionError):
        read(OPTIONS, "nothing")
