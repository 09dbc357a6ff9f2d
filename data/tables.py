"""The only door to a live table: it loads, locks and commits.

::

    async with tables.hold(guild, game, interaction=...) as live:
        live.answer(seat, choice, number=..., who=...)
        live.post("turn", {...}, topic="turn")
    # here, and not before, everything is on disk and may be shown

What is done under one hold is one transaction, written when the block ends. If the block raises, or the transaction
fails, nothing has happened, in memory as on disk.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias
from weakref import WeakValueDictionary

from data import ledger, people
from data.errors import Busy, GameUnreadable
from data.ledger import Held
from data.live import Live
from data.rows import Game, Seat
from data.store import Store
from rules.kernel import GAMES, Facts, Table

ROOM = 128
PATIENCE = 10.0

Key: TypeAlias = tuple[int, int]

LOG = logging.getLogger(__name__)


class Tables:
    """The live tables over a store: ``room`` of them stay in memory, a lock is waited for ``patience`` seconds."""

    def __init__(self, store: Store, *, room: int = ROOM, patience: float = PATIENCE) -> None:
        self.store = store
        self._room = room
        self._patience = patience
        self._kept: OrderedDict[Key, tuple[Held, Table | None]] = OrderedDict()
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    async def create(
        self,
        guild: int,
        kind: str,
        *,
        host: int,
        channel: int,
        name: str | None = None,
        thread: int | None = None,
        language: str = "en",
        options: Facts | None = None,
    ) -> Game:
        """Open a lobby; the host sits down first under ``name``, or not at all."""
        if kind not in GAMES:
            raise ValueError(f"there is no game called {kind!r}")
        game = Game(
            id=0,
            kind=kind,
            options=options or {},
            host=host,
            channel=channel,
            thread=thread,
            language=language,
            created=self.store.clock(),
        )
        seat = None if name is None else Seat(game=0, seat=0, user=host, name=name)
        if seat:
            await people.plays(self.store, guild, host)
        return await self.store.write(guild, ledger.create, game, seat)

    @asynccontextmanager
    async def hold(self, guild: int, game: int, *, interaction: int | None = None) -> AsyncIterator[Live]:
        """Lend a game to whoever acts in it, one at a time, and write what was done when the block ends.

        ``interaction`` is the id of the click or command: if it has changed something before, Repeated is raised at
        the end and nothing happens. Busy if the lock is not free in time. Refused("no_game") if there is none.
        """
        async with self._turn(guild, game):
            live = await self._fetch(guild, game)
            try:
                yield live
                await self._save(guild, live, interaction)
            finally:
                if not live.changed:
                    self._keep((guild, game), live)

    @asynccontextmanager
    async def _turn(self, guild: int, game: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault((guild, game), asyncio.Lock())
        try:
            async with asyncio.timeout(self._patience):
                await lock.acquire()
        except TimeoutError as error:
            raise Busy from error
        try:
            yield
        finally:
            lock.release()

    async def _fetch(self, guild: int, game: int) -> Live:
        now = self.store.clock()
        if kept := self._kept.pop((guild, game), None):
            return Live(*kept, now)
        held = await self.store.read(guild, ledger.load, game)
        live = Live(held, _set_up(held), now)
        if held.dump is not None and live.table.restarted:
            LOG.warning("guild %s, game %s: the open turn starts again, its rules have changed", guild, game)
            live.restart()
            await self._save(guild, live, None)
        return live

    async def _save(self, guild: int, live: Live, interaction: int | None) -> None:
        """Make what was done durable."""
        if not live.changed:
            return
        for user in live.newcomers:
            await people.plays(self.store, guild, user)
        change = live.pending()
        await self.store.write(guild, ledger.write, live.game.id, change, interaction)
        if change.look is not None:
            self.store.agenda.note(guild, change.look)
        live.saved()

    def _keep(self, key: Key, live: Live) -> None:
        self._kept[key] = live.saved()
        if len(self._kept) > self._room:
            self._kept.popitem(last=False)


def _set_up(held: Held) -> Table | None:
    if held.dump is None:
        return None
    try:
        return Table.load(held.dump)
    except Exception as error:
        raise GameUnreadable(f"game {held.game.id} cannot be set up: {error}") from error
