"""The reference for programs: modules whose names and docstrings are put on a page."""

from __future__ import annotations

#: a page: its title, what it is for, and its modules in the order in which they are best read
PAGES = {
    "sandtable": (
        "The package",
        "Tables, saves and positions in one line each. `import sandtable` is all that most programs need.",
        ["sandtable"],
    ),
    "contract": (
        "The contract",
        "What every game can do, and the values that it speaks in. [The contract in words](../contract.md) "
        "comes first.",
        ["sandtable.engine.contract", "sandtable.engine.goals", "sandtable.engine.scene", "sandtable.engine.charts"],
    ),
    "engine": (
        "The engine",
        "What games are made of and held to. [Your first game](../first-game.md) goes through it.",
        [
            "sandtable.engine.table",
            "sandtable.engine.journal",
            "sandtable.engine.flow",
            "sandtable.engine.states",
            "sandtable.engine.handles",
            "sandtable.engine.chance",
            "sandtable.engine.odds",
            "sandtable.engine.rolls",
            "sandtable.engine.players",
            "sandtable.engine.positions",
            "sandtable.engine.fuzz",
            "sandtable.engine.leaks",
            "sandtable.engine.narrate",
        ],
    ),
    "envs": (
        "Environments",
        "Gymnasium, PettingZoo and OpenSpiel. [Environments](../environments.md) says what the numbers mean.",
        [
            "sandtable.envs",
            "sandtable.envs.match",
            "sandtable.envs.solo",
            "sandtable.envs.vector",
            "sandtable.envs.zoo",
            "sandtable.envs.spiel",
            "sandtable.envs.spelling",
            "sandtable.envs.tensors",
        ],
    ),
    "lab": (
        "The lab",
        "Many games at once. [The lab](../lab.md) says how it is used from the command line.",
        [
            "sandtable.lab.simulate",
            "sandtable.lab.results",
            "sandtable.lab.rows",
            "sandtable.lab.crews",
            "sandtable.lab.summaries",
            "sandtable.lab.switches",
        ],
    ),
}


def pages() -> dict[str, str]:
    """The text of each page, by its name."""
    return {
        name: "\n\n".join([f"# {title}", about, *(f"::: {module}" for module in modules)]) + "\n"
        for name, (title, about, modules) in PAGES.items()
    }
