"""A claim that holds, does not hold, or is lost, as a test needs it."""

from __future__ import annotations

from data.claims import Succession


class SetClaim:
    """A claim that a test sets."""

    epoch, lost, held = 1, False, True

    def holds(self) -> bool:
        return self.held

    async def regained(self, patience: float | None = None) -> bool:
        return self.held

    def succession(self) -> Succession:
        return Succession.NONE

    async def offer(self) -> None:
        """Do nothing."""

    async def release(self) -> None:
        """Do nothing."""
