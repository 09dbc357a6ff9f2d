"""Whether this process answers interactions, or another process of the bot that receives the same ones.

Discord sends every interaction to both processes during a handover, and takes one answer.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

LONGEST_HOLD, SHORT_HOLD = 1.5, 0.5
"""Seconds after which a successor acknowledges a held interaction, before and after the other process leaves them.

Discord wants that within three seconds: https://discord.com/developers/docs/interactions/receiving-and-responding
"""


class AnsweredElsewhere(Exception):  # noqa: N818 - a finding, not a fault
    """Another process of the bot answers the interaction."""


class Serving:
    """The state of this process. Without a handover it serves all the time.

    A successor waits until it can begin. A process that hands over leaves new interactions to its successor. Both hold
    interactions back until they ``begin``.
    """

    def __init__(self) -> None:
        self._serves = asyncio.Event()
        self._serves.set()
        self._longest_hold: float | None = None
        self.shared = False
        """Whether another process may have answered an interaction that this one has received."""
        self.on_elsewhere: Callable[[int], None] = lambda interaction: None
        """Called with an interaction that another process has answered."""

    @property
    def now(self) -> bool:
        """Whether this process answers interactions."""
        return self._serves.is_set()

    @property
    def waits(self) -> bool:
        """Whether this process is a successor that has not begun to serve."""
        return not self.now and self._longest_hold is not None

    def wait(self) -> None:
        """Hold each interaction back for ``LONGEST_HOLD`` at most: another process serves now, and this one will."""
        self._serves.clear()
        self._longest_hold, self.shared = LONGEST_HOLD, True

    def listen(self) -> None:
        """Hold each interaction back for ``SHORT_HOLD`` at most: the other process is told to leave them."""
        self._longest_hold = SHORT_HOLD

    def leave(self) -> None:
        """Hold interactions back: the successor answers them."""
        self._serves.clear()
        self._longest_hold, self.shared = None, True

    def begin(self) -> None:
        """Answer interactions."""
        self._serves.set()

    async def begun(self) -> None:
        """Wait until this process serves."""
        await self._serves.wait()

    async def turn(self) -> None:
        """Wait until an interaction should be acknowledged."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest_hold):
                await self._serves.wait()
