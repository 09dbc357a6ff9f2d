"""The right to answer an interaction: the client asks for it before each answer."""

from collections.abc import Callable


class AnsweredElsewhere(Exception):  # noqa: N818 - a finding, not a fault
    """Another process of the bot answers the interaction."""


class Serving:
    """Whether this process answers interactions now, and may.

    This is the answer of the only process of a bot: always, and at once. With several processes another one may answer
    instead. Then ``cluster/serving.py`` overrides these methods.
    """

    is_shared = False
    """Whether another process may have answered an interaction that this one has received."""

    @property
    def now(self) -> bool:
        """Whether this process answers interactions."""
        return True

    @property
    def waits(self) -> bool:
        """Whether this process will answer interactions later, instead of another one."""
        return False

    async def begun(self) -> None:
        """Wait until this process answers interactions."""

    def pass_on(self, work: Callable[[], None]) -> None:
        """Let an event of the gateway work when this process serves."""
        work()

    async def turn(self) -> None:
        """Wait until an interaction should be acknowledged."""

    async def is_certain(self) -> bool:
        """Return whether this process may answer, after a moment if necessary. Raise AnsweredElsewhere."""
        return True

    def holds(self) -> bool:
        """Return whether this process may acknowledge an interaction, without waiting for anything."""
        return True
