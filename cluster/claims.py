"""Claims: the right of a process to serve its guilds, and the process that will have it next."""

from enum import Enum
from typing import Protocol


class Succession(Enum):
    """The state of the process that will take over."""

    NONE = 0
    """There is none."""
    PREPARES = 1
    """It starts."""
    LISTENS = 2
    """It receives all interactions and waits for the claim."""


class Claim(Protocol):
    """The right of this process to serve its guilds. No other process has it at the same time."""

    @property
    def lost(self) -> bool:
        """Whether another process has the right by now, so that this one must end."""

    def holds(self) -> bool:
        """Return whether the right is certain now, without waiting for anything."""

    async def regained(self, patience: float | None = None) -> bool:
        """Wait until the right is certain, at most ``patience`` seconds. Return whether it is."""

    def succession(self) -> Succession:
        """Return the state of the process that will take over."""

    async def release(self) -> None:
        """Give up the right, so that another process can have it at once."""

    async def offer(self) -> None:
        """Ask another process to take over, because this one stops. Return when one has had time to begin."""
