"""The data pack, one file for each component, read and checked."""

from pathlib import Path
from typing import ClassVar

from sandtable.engine.pack_problems import refuse
from sandtable.engine.packs import Files, Pages
from sandtable.games.world_war_africa.pack_charts import TableFile
from sandtable.games.world_war_africa.pack_check import problems
from sandtable.games.world_war_africa.pack_counters import CounterFile, ForceFile
from sandtable.games.world_war_africa.pack_deployment import DeploymentFile
from sandtable.games.world_war_africa.pack_drawing import DrawingFile
from sandtable.games.world_war_africa.pack_map import BoardFile

HERE = Path(__file__).parent / "data"

#: the files of a pack
FILES = {
    "board.toml": BoardFile,
    "counters.toml": CounterFile,
    "forces.toml": ForceFile,
    "deployment.toml": DeploymentFile,
    "tables.toml": TableFile,
    "drawing.toml": DrawingFile,
}


class Pack:
    """Everything that is printed: map, counters, charts."""

    files: ClassVar[Files] = FILES

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        pages = Pages(folder, FILES)
        self.board = pages.one(BoardFile)
        self.counters = pages.one(CounterFile)
        self.forces = pages.one(ForceFile)
        self.deployment = pages.one(DeploymentFile)
        self.tables = pages.one(TableFile)
        self.drawing = pages.one(DrawingFile)
        refuse(problems(self.board, self.counters, self.forces, self.deployment, self.tables))
