"""The calibration report: one command, one seed, one report."""

from sandtable.games.paratrooper import calibration, calibration_report
from sandtable.games.paratrooper.calibration_report import BEGIN, END, CampaignPlayed


def test_the_same_seed_gives_the_same_missions_whether_kept_or_not(tmp_path):
    fresh = calibration.Bench(5, 1, None).missions("as packed", "lieutenant", 4)
    kept = calibration.Bench(5, 1, tmp_path)
    assert kept.missions("as packed", "lieutenant", 2) == fresh[:2]
    assert calibration.Bench(5, 1, tmp_path).missions("as packed", "lieutenant", 4) == fresh
    [path] = tmp_path.iterdir()
    assert len(path.read_text().splitlines()) == 4


def test_every_variant_changes_the_pack_and_leaves_the_stock_one_alone():
    stock = calibration.opened("mission", "as packed").theatre.pack
    before = (stock.missions, stock.charts, stock.combat)
    for name in calibration.VARIANTS:
        pack = calibration.opened("mission", name).theatre.pack
        changed = (pack.missions, pack.charts, pack.combat) != before
        assert changed == (name != "as packed"), name
    assert (stock.missions, stock.charts, stock.combat) == before


def test_campaigns_end_as_the_rules_say():
    ends = [
        CampaignPlayed([(3, "glorious")], True, 9, 1, 300),
        CampaignPlayed([(3, "reasonable"), (4, "disgrace")], False, 1, 0, 20),
        CampaignPlayed([(3, "debacle"), (4, "debacle")], False, 0, 2, 20),
        CampaignPlayed([(3, "reasonable")], False, 8, 1, 200),
    ]
    assert [calibration_report.how_it_ended(one) for one in ends] == list(calibration_report.ENDS)


def test_the_tables_go_between_the_marks(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    calibration_report.write(page, "new")
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "new" in text
    assert "old" not in text
