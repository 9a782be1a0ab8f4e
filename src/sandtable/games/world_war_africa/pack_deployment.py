"""The pack's Reinforcements Deployment Chart and the likely set-up: deployment.toml as typed structs."""

from typing import Annotated, Literal

from sandtable.engine.pack_terms import UNIQUE, PackTable, Text, listed, one_of

#: the holding boxes off the map
BoxName = Literal["kitona", "uganda", "rwanda", "zimbabwe", "angola"]

#: lines of the set-up lists that leave a choice of places
SetupLine = Literal["militia", "hutus", "brigades", "caches", "rdc", "anc", "burundi"]


class Arrival(PackTable):
    """A line of the chart: where new land units of a faction arrive (10.1, 10.2)."""

    faction: Annotated[str, one_of("faction"), UNIQUE]
    #: every town that its contingent controls
    towns: bool = False
    #: of those only the ones named here
    places: list[Text] = []
    boxes: list[BoxName] = []


class Likely(PackTable):
    """Where the units of a line of the set-up lists likely started: the likeliest hex first (3.2)."""

    line: Annotated[SetupLine, UNIQUE]
    places: list[Text]


class DeploymentFile(PackTable):
    """deployment.toml"""

    arrival: Annotated[list[Arrival], listed(1, 40)]
    likely: Annotated[list[Likely], listed(0, 7)] = []
