"""The pack's Reinforcements Deployment Chart: deployment.toml as typed structs."""

from typing import Annotated, Literal

from sandtable.engine.pack_terms import UNIQUE, PackTable, Text, listed, one_of

#: the holding boxes off the map
BoxName = Literal["kitona", "uganda", "rwanda", "zimbabwe", "angola"]


class Arrival(PackTable):
    """A line of the chart: where new land units of a faction arrive (10.1, 10.2)."""

    faction: Annotated[str, one_of("faction"), UNIQUE]
    #: every town that its contingent controls
    towns: bool = False
    #: of those only the ones named here
    places: list[Text] = []
    boxes: list[BoxName] = []


class DeploymentFile(PackTable):
    """deployment.toml"""

    arrival: Annotated[list[Arrival], listed(1, 40)]
