"""The pictures of the public messages: a message does not wait long for one, and gets it by an edit when it is late."""

import asyncio
import logging
from functools import partial

from cachetools import LRUCache

import render
from cogs.delivery.renderer import Late, Superseded
from cogs.discord.client import Client
from cogs.discord.components import Picture
from cogs.table.snapshot import TableSnapshot
from data.errors import Refused, StoreError

PATIENCE = 1.0
"""Seconds that a message waits for its picture."""
MAX_LATE = 50
"""How many pictures are kept that came late, until the edit that shows them."""

LOG = logging.getLogger(__name__)


class BoardPictures:
    """Has boards drawn, and has those shown that come late."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._late: LRUCache[tuple[int, int], tuple[int, bytes]] = LRUCache(MAX_LATE)
        self._coming: set[asyncio.Task[None]] = set()

    async def board(self, guild: int, snapshot: TableSnapshot, patience: float | None = None) -> Picture | None:
        """Return the picture of a board as everybody sees it; None if it cannot be drawn, Late if it takes longer."""
        language, names = snapshot.game.language, snapshot.names
        # Drawn already for this very edit, unless the game has gone on since.
        last, data = self._late.pop((guild, snapshot.game.id), (0, None))
        if data is None or last != snapshot.last:
            data = await self.bot.renderer.draw(
                ("board", guild, snapshot.game.id),
                partial(render.png, snapshot.view, snapshot.quick, names=names, language=language),
                guild=guild,
                public=True,
                patience=patience,
            )
        if not data:
            return None
        alt = render.describe(snapshot.view, names=names, language=language)
        return Picture(f"board-{snapshot.game.id}-{snapshot.last}.png", alt, data)

    def follow(self, guild: int, snapshot: TableSnapshot, late: Late) -> None:
        """Have a picture that comes late shown by an edit when it is there."""
        task = asyncio.create_task(self._show_late(guild, snapshot, late))
        # The event loop itself holds tasks only weakly.
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _show_late(self, guild: int, snapshot: TableSnapshot, late: Late) -> None:
        game = snapshot.game.id
        try:
            # One that cannot be drawn is empty: the edit then shows the board in letters, and nobody tries again.
            self._late[guild, game] = snapshot.last, await late.picture or b""
            async with self.bot.tables.transaction(guild, game) as session:
                session.enqueue("edit", {}, topic="edit")
        except Superseded:
            LOG.debug("guild %s, game %s: a newer picture is drawn", guild, game)
        except (StoreError, Refused) as error:
            LOG.warning("guild %s, game %s: a late picture is not shown: %s", guild, game, error)
