"""A claim that holds, does not hold, or is lost, as a test needs it."""

from __future__ import annotations

import asyncio

from cluster.claims import Succession


class SetClaim:
    """A claim that a test sets."""

    lost, held = False, True

    def holds(self) -> bool:
        return self.held

    async def regained(self, patience: float | None = None) -> bool:
        # As one that waits, so that a loop which asks again and again does not stop all others.
        await asyncio.sleep(0.005)
        return self.held

    def succession(self) -> Succession:
        return Succession.NONE

    async def offer(self) -> None:
        """Do nothing."""

    async def release(self) -> None:
        """Do nothing."""
