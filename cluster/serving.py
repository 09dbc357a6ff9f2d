"""Whether this process answers interactions, or another process of the bot that receives the same ones.

Discord sends every interaction to both processes during a handover, and takes one answer.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from cluster.claims import Claim
from cluster.folder_claim import FolderClaim
from cogs.discord.client import Client
from cogs.discord.serving import AnsweredElsewhere, Serving

LONGEST_HOLD, SHORT_HOLD = 1.5, 0.5
"""Seconds after which a successor acknowledges a held interaction, before and after the other process leaves them.

Discord wants that within three seconds: https://discord.com/developers/docs/interactions/receiving-and-responding
"""


class SharedServing(Serving):
    """The state of a process beside others.

    A successor waits until it can begin. A process that hands over leaves new interactions to its successor. Both hold
    interactions and events back until they ``begin``.
    """

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self._serves = asyncio.Event()
        self._serves.set()
        self._longest_hold: float | None = None
        self._held: list[Callable[[], None]] = []
        """The gateway's events that wait until this process serves."""
        self.is_shared = False

    @property
    def now(self) -> bool:
        """Whether this process answers interactions."""
        return self._serves.is_set()

    @property
    def waits(self) -> bool:
        """Whether this process is a successor that has not begun to serve."""
        return not self.now and self._longest_hold is not None

    def holds(self) -> bool:
        """Return whether the claim is certain. A successor acknowledges before it has one: that needs no file."""
        return not self.now or self.claim.holds()

    def wait(self) -> None:
        """Hold each interaction back for ``LONGEST_HOLD`` at most: another process serves now, and this one will."""
        self._serves.clear()
        self._longest_hold, self.is_shared = LONGEST_HOLD, True

    def listen(self) -> None:
        """Hold each interaction back for ``SHORT_HOLD`` at most: the other process is told to leave them."""
        self._longest_hold = SHORT_HOLD

    def leave(self) -> None:
        """Hold interactions back: the successor answers them."""
        self._serves.clear()
        self._longest_hold, self.is_shared = None, True

    def begin(self) -> None:
        """Answer interactions, and pass on the events that were held back."""
        held, self._held = self._held, []
        self._serves.set()
        for work in held:
            work()

    async def begun(self) -> None:
        """Wait until this process serves."""
        await self._serves.wait()

    def pass_on(self, work: Callable[[], None]) -> None:
        """Let an event work, or hold it back while another process serves: that one acts on it."""
        if self.now:
            work()
        else:
            self._held.append(work)

    async def turn(self) -> None:
        """Wait until an interaction should be acknowledged."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest_hold):
                await self._serves.wait()

    async def is_certain(self) -> bool:
        """Return whether this process may answer. Wait a moment if the claim is not certain."""
        if not self.now or await self.claim.regained(LONGEST_HOLD):
            return True
        if self.claim.lost:
            raise AnsweredElsewhere
        return False


def shared_serving(bot: Client) -> SharedServing:
    """Return how a bot serves beside others. A bot that was alone does so from now on."""
    if not isinstance(bot.serving, SharedServing):
        bot.serving = SharedServing(FolderClaim(bot.store.folder))
    return bot.serving
