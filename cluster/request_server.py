"""The requests of other processes: work for a person in the guilds of this process (``cogs/table/everywhere.py``)."""

import asyncio
import logging
from typing import Final

from cluster.requests import Request, Requests
from cogs.discord.client import Client
from cogs.table.everywhere import WORKS
from data.errors import StoreError

LOG = logging.getLogger(__name__)

INTERVAL: Final = 1.0
"""Seconds between two looks at the requests."""
RETRY_AFTER: Final = 60.0
"""Seconds until a request that failed is tried again."""


class RequestServer:
    """Does the requests for the guilds of this process."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._requests = Requests(bot.store.shared, bot.store.clock)
        self._later: dict[int, float] = {}
        """The requests that failed, each with the time of its next try."""

    async def run(self) -> None:
        """Do the requests, now and later ones, while the bot serves."""
        while True:
            if self._bot.store.alive.since and self._bot.serving.now:
                await self.serve()
            await asyncio.sleep(INTERVAL)

    async def serve(self) -> None:
        """Do the open requests."""
        if not self._bot.store.authority.holds():
            return
        try:
            requests = await self._requests.open()
        # The shared file cannot be read now. Clicks tell people so.
        except StoreError:
            return
        ours = [request for request in requests if self._bot.store.owns(request.guild)]
        for request in ours:
            if self._later.get(request.id, 0.0) <= self._bot.store.clock():
                with self._bot.tasks.running() as active:
                    if active:
                        await self._do(request)

    async def _do(self, request: Request) -> None:
        """Do a request. One that fails stays open and is tried again, but its kind may be of another version."""
        try:
            answer = await WORKS[request.kind](self._bot, request.guild, request.user, request.facts)
            await self._requests.finish(request, answer)
        except Exception as error:
            # The shape of an error of the store is known, and its text tells the operator enough.
            unknown = not isinstance(error, StoreError)
            LOG.error("guild %s: the %s request failed: %s", request.guild, request.kind, error, exc_info=unknown)
            self._later[request.id] = self._bot.store.clock() + RETRY_AFTER
        else:
            self._later.pop(request.id, None)
