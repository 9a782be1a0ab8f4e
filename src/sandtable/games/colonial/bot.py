"""The system opponent."""

from sandtable.engine.contract import Bot

LEVELS: dict[str, Bot] = {}
