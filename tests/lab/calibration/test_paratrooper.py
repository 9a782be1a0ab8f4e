"""The report on Foreign Legion Paratrooper: what is varied, how campaigns end, the same seed the same page."""

from sandtable.lab.calibration import paratrooper
from sandtable.lab.calibration.paratrooper import CampaignPlayed
from sandtable.lab.calibration.reports import Asked
from sandtable.lab.calibration.runs import Runs


def test_every_variant_changes_the_pack_and_leaves_the_stock_one_alone():
    stock = paratrooper.opened("mission", "as packed").theatre.pack
    before = (stock.missions, stock.charts, stock.combat)
    for name in paratrooper.VARIANTS:
        pack = paratrooper.opened("mission", name).theatre.pack
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
    assert [paratrooper.how_it_ended(one) for one in ends] == list(paratrooper.ENDS)


def test_the_same_seed_gives_the_same_page():
    asked = Asked("paratrooper", 2, 5, {"generals": 1})
    files = paratrooper.write(Runs(), asked)
    assert files == paratrooper.write(Runs(), asked)
    page = files["paratrooper.md"]
    assert "{{" not in page
    assert "| colonel | 2 |" in page
    assert "| general | 1 |" in page
    assert "| Netwar succeeds on 3 to 6 | 2 |" in page
    assert page.count("1 campaigns of the colonel:") == 2
    assert files["paratrooper.svg"].startswith("<svg")
