"""The pictures of public messages: a message waits briefly for its picture, and gets a late one by an edit."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from cachetools import LRUCache

import render
from cogs.discord.client import Client
from cogs.discord.components import Picture
from cogs.show.snapshot import TableSnapshot
from cogs.workers.renderer import Late, Superseded
from data.errors import Refused, StoreError
from data.game.outgoing import TurnEdit

PICTURE_TIMEOUT = 1.0
"""Seconds that a message waits for its picture."""
PICTURE_RETRY = 10.0
"""Seconds until the edit with a late picture is retried. It is sent at once when the picture is drawn."""
MAX_LATE = 200
"""The maximum number of late pictures that are kept until their edit: those of more tables than a busy process has.

A picture that is lost here is drawn again, and pictures are late when there are too many already.
"""

LOG = logging.getLogger(__name__)


class LatePicture(NamedTuple):
    """A picture that is late for its message: the log entry that it shows, its language, and its bytes to come."""

    last: int
    language: str
    data: asyncio.Future[bytes | None]


class BoardPictures:
    """Draws boards, and speeds up the edits of late ones.

    The outbox stores that a picture follows. This cache only saves drawing it twice.
    """

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._late: LRUCache[tuple[int, int], LatePicture] = LRUCache(MAX_LATE)
        self._coming: set[asyncio.Task[None]] = set()

    async def board(
        self,
        guild: int,
        snapshot: TableSnapshot,
        patience: float | None = None,
        recent: Mapping[str, int] | None = None,
    ) -> Picture | None:
        """Return the picture of a board for the public; None if it cannot be drawn, Late if it takes longer.

        ``recent`` things glow.
        """
        data = await self._data(guild, snapshot, patience, recent)
        if not data:
            return None
        # The buttons below have the short form of their labels.
        alt = render.describe(snapshot.view, snapshot.quick, names=snapshot.names, language=snapshot.game.language)
        return Picture(f"board-{snapshot.game.id}-{snapshot.revision}.png", alt, data)

    async def ending(self, guild: int, snapshot: TableSnapshot, points: render.Points) -> Picture | None:
        """Return the picture of a game's end for the public, or None if it cannot be drawn."""
        game, facts = snapshot.game, (snapshot.view, snapshot.standing, points)
        work = partial(render.ending_png, *facts, names=snapshot.names, language=game.language)
        # The message of the end needs it, and so does the film's edit of that message.
        data = await self.bot.renderer.draw(("end", guild, game.id), work, guild=guild, public=True, promised=True)
        if not data:
            return None
        alt = render.ending_told(*facts, names=snapshot.names, language=game.language)
        return Picture(f"board-{game.id}-{snapshot.revision}.png", alt, data)

    async def _data(
        self, guild: int, snapshot: TableSnapshot, patience: float | None, recent: Mapping[str, int] | None
    ) -> bytes | None:
        key = guild, snapshot.game.id
        late = self._late.pop(key, None)
        if late is None or (late.last, late.language) != (snapshot.last, snapshot.game.language):
            return await self._draw(guild, snapshot, patience, recent)
        # This picture is being drawn already. A second request would replace it in the queue, again and again.
        await asyncio.wait({late.data}, timeout=patience)
        if not late.data.done():
            self._late[key] = late
            raise Late(late.data)
        return late.data.result()

    async def _draw(
        self, guild: int, snapshot: TableSnapshot, patience: float | None, recent: Mapping[str, int] | None
    ) -> bytes | None:
        game, names = snapshot.game, snapshot.names
        work = partial(render.png, snapshot.view, snapshot.quick, names=names, language=game.language, recent=recent)
        key = ("board", guild, game.id)
        try:
            return await self.bot.renderer.draw(key, work, guild=guild, public=True, patience=patience)
        except Late as late:
            coming = LatePicture(snapshot.last, game.language, asyncio.ensure_future(late.picture))
            self._late[guild, game.id] = coming
            task = asyncio.create_task(self._send_edit_early(guild, game.id, coming))
            # The event loop holds only weak references to tasks:
            # https://docs.python.org/3/library/asyncio-task.html#asyncio.create_task
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)
            raise

    def close(self) -> None:
        """Speed up no more edits. They are in the outbox."""
        for task in self._coming:
            task.cancel()

    async def _send_edit_early(self, guild: int, game: int, late: LatePicture) -> None:
        """Send the edit with a late picture as soon as the picture is drawn, or has failed."""
        try:
            await late.data
            async with self.bot.tables.transaction(guild, game) as session:
                session.enqueue(TurnEdit(refresh=True))
        except Superseded:
            LOG.debug("guild %s, game %s: a newer picture is drawn", guild, game)
        except (StoreError, Refused) as error:
            LOG.warning("guild %s, game %s: the edit for a late picture is not queued: %s", guild, game, error)
