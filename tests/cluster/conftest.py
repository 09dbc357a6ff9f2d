"""Fixtures: the stores of the tests in ``data`` and the bot of those in ``cogs``."""

from tests.cogs.conftest import bot, time, timed
from tests.data.conftest import _demo, clock, open_store, store, tables

__all__ = ["_demo", "bot", "clock", "open_store", "store", "tables", "time", "timed"]
