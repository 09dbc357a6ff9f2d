"""Shorter waits of a bot: its tests' server answers at once, and nothing else makes the bot wait for a moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import discord

from cogs import bot
from cogs.delivery import outbox, retries
from cogs.schedule import loop
from cogs.table import lost_channels


async def identify_at_once(*_: object, **__: object) -> None:
    """Connect again without the five seconds of discord.py."""


WAITS: tuple[tuple[Any, str, object], ...] = (
    (bot, "UNTIL_READY", 0.05),
    (loop, "PAUSE", 0.05),
    (lost_channels, "AGAIN", 0.05),
    (outbox, "BACKOFF", (0.1, *retries.BACKOFF[1:])),
    (discord.Client, "before_identify_hook", identify_at_once),
)
"""The constants and functions that make a bot wait, each with its replacement."""


def shorten() -> None:
    """Shorten the waits of this process."""
    for owner, name, value in WAITS:
        setattr(owner, name, value)


@contextmanager
def shortened() -> Iterator[None]:
    """Shorten the waits of a bot in the test's process."""
    with ExitStack() as stack:
        for owner, name, value in WAITS:
            stack.enter_context(patch.object(owner, name, value))
        yield
