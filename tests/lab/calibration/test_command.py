"""The command: one for all reports, with what each of them may be asked for."""

from sandtable.lab.calibration import __main__ as command
from sandtable.lab.calibration.reports import Asked, Count, Report, reports
from sandtable.lab.calibration.runs import Runs


def test_every_report_is_found_by_its_game():
    known = reports()
    assert set(known) == {"colonial", "guerra", "kolwezi", "paratrooper", "world_war_africa"}
    for game, report in known.items():
        told = command.arguments(known).parse_args([game])
        assert (told.games, told.seed, told.jobs, told.keep) == (report.games.usual, report.seed, 1, None)
        assert all(getattr(told, name) == count.usual for name, count in report.more.items())


def test_the_command_on_a_page_is_the_one_that_writes_it():
    asked = Asked("guerra", 500, 1998, {"random": 100})
    assert asked.command == "python -m sandtable.lab.calibration guerra --games 500 --random 100 --seed 1998"


def test_files_go_to_the_folder_and_games_are_kept(tmp_path, monkeypatch, capsys):
    def write(runs: Runs, asked: Asked) -> dict[str, str]:
        runs.keep({"a game": asked.games})
        return {"chess.md": f"{asked.command}, {runs.jobs} jobs", "chess.svg": "<svg/>"}

    chess = Report(Count(10, "games"), 1, write, {"random": Count(3, "random games")})
    monkeypatch.setattr(command, "reports", lambda: {"chess": chess})
    out, kept = tmp_path / "out", tmp_path / "kept"
    command.main(["chess", "--random", "4", "--jobs", "2", "--out", str(out), "--keep", str(kept)])
    page = (out / "chess.md").read_text(encoding="utf-8")
    assert page == "python -m sandtable.lab.calibration chess --games 10 --random 4 --seed 1, 2 jobs"
    assert capsys.readouterr().out.splitlines() == [str(out / "chess.md"), str(out / "chess.svg")]
    assert (kept / "chess-1.jsonl").read_text() == '["a game",10]\n'
