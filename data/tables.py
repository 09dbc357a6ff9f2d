"""Transactions on games: the only way to change one. A game is loaded, locked, changed and committed here.

::

    async with tables.transaction(guild, game, interaction=...) as session:
        session.answer(seat, choice, number=..., who=...)
    # here, and not before, everything is on disk and may be shown

A block is one transaction, written when the block ends, with the messages and timers that follow from its changes. If
the block raises, or the write fails, nothing has changed, neither in memory nor on disk.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias
from weakref import WeakValueDictionary

from cachetools import TTLCache
from msgspec.structs import replace

from data.errors import Busy, GameUnreadable
from data.game import sql
from data.game.changes import ChangeSet, StoredGame
from data.game.models import LOBBY, TURN, Friendly, GameRow, Message, Seat, Speed, people_at
from data.game.session import GameSession, OnChange, WaitedFor
from data.game.turn_state import TurnState
from data.shared.alive import Uptime
from data.shared.progress import Progress
from data.shared.sittings import OwnTable
from data.shared.wakeups import AT_ONCE
from data.store import Store
from rules.kernel import GAMES, Facts, Table

MAX_CACHED, KEPT = 512, 120.0
"""The number of games that stay in memory, and the seconds for which each stays there after its last use. A game takes
some 30 to 180 KiB, and reading it again a millisecond. The games of a few seconds of a busy process are enough, because
a move is several transactions.
"""
LOCK_TIMEOUT = 10.0

Key: TypeAlias = tuple[int, int]

LOG = logging.getLogger(__name__)


class Tables:
    """Opens transactions on the games of a store.

    ``max_cached`` games stay in memory; a game's lock is waited for ``lock_timeout`` seconds.
    """

    def __init__(self, store: Store, *, max_cached: int = MAX_CACHED, lock_timeout: float = LOCK_TIMEOUT) -> None:
        self.store = store
        self.on_restart: Callable[[GameSession], None] = _do_nothing
        """A function that is called in a transaction that restarts an open turn."""
        self.waited_for: WaitedFor = _for_no_one
        self.on_change: OnChange = _queue_nothing
        self._lock_timeout = lock_timeout
        self._cached: TTLCache[Key, tuple[StoredGame, Table | None]] = TTLCache(max_cached, KEPT)
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self._open: TTLCache[int, dict[int, set[int]]] = TTLCache(max_cached, KEPT)
        """The open tables of a guild by their places, because every message about a table asks for them."""
        self._openings = 0
        """The number of times that a table was opened, moved or closed."""

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
        speed: Speed = "normal",
        private: bool = False,
        friendly: Friendly = "no",
        hotseat: int = 1,
        origin: Facts | None = None,
        also: Callable[[sqlite3.Connection, GameRow], None] | None = None,
    ) -> GameRow:
        """Open a lobby. With a ``name`` the host takes its first ``hotseat`` seats. The game begins from ``origin``.

        ``also`` writes more in the same transaction. Raise NotOurs for a guild of another process.
        """
        self.store.check_ours(guild)
        if kind not in GAMES:
            raise ValueError(f"there is no game called {kind!r}")
        game = GameRow(
            id=0,
            kind=kind,
            options=options or {},
            host=host,
            channel=channel,
            thread=thread,
            language=language,
            created=self.store.clock(),
            speed=speed,
            private=private,
            friendly=friendly,
            places=None if origin is None else origin["seats"],
        )
        numbers = range(0 if name is None else hotseat)
        seats = tuple(Seat(game=0, seat=number, user=host, name=name or "") for number in numbers)
        if seats:
            await self.store.users.note_known(guild, host)
        created, told = await self.store.write(guild, _create, game, seats, origin, also)
        if told:
            self.store.wakeups.schedule(guild, AT_ONCE)
        self._note_created(guild, created, seats)
        return created

    async def open_claimed(
        self,
        guild: int,
        game: GameRow,
        seats: Sequence[Seat],
        claim: Callable[[sqlite3.Connection], bool],
        fill: Callable[[GameSession], None],
    ) -> GameRow | None:
        """Open a lobby with these seats, in one transaction with ``claim``. Return None if that returns False.

        ``fill`` queues the messages and timers of the new lobby. Both functions run in the thread of the file.
        """
        for seat in seats:
            if seat.user is not None:
                await self.store.users.note_known(guild, seat.user)
        now = self.store.clock()

        def work(db: sqlite3.Connection) -> tuple[GameRow, float | None] | None:
            if not claim(db):
                return None
            created, told = sql.create(db, game, seats)
            stored = StoredGame(game=created, seats=tuple(replace(seat, game=created.id) for seat in seats))
            session = self._session(guild, stored, None, now)
            fill(session)
            due = sql.write(db, created.id, session.pending(), None)
            return created, AT_ONCE if told else due

        try:
            opened = await self.store.write(guild, work)
        # The caller is gone, but the write may still succeed.
        except asyncio.CancelledError:
            self._forget_places(guild)
            self.store.wakeups.schedule(guild, AT_ONCE)
            raise
        if opened is None:
            return None
        created, due = opened
        self._note_created(guild, created, seats)
        if due is not None:
            self.store.wakeups.schedule(guild, due)
        return created

    def _note_created(self, guild: int, game: GameRow, seats: Sequence[Seat]) -> None:
        self._forget_places(guild)
        self.store.sittings.note(guild, game.id, _own_tables(guild, game, seats))
        self._note_progress(guild, game)

    @asynccontextmanager
    async def transaction(self, guild: int, game: int, *, interaction: int | None = None) -> AsyncIterator[GameSession]:
        """Open a transaction on a game, one at a time, and write its changes when the block ends.

        ``interaction`` is the id of the click or command. If it has changed something before, Repeated is raised at the
        end and nothing changes. Raise Busy if the lock is not free in time, Refused("no_game") if there is no such
        game, and NotOurs for a guild of another process.
        """
        self.store.check_ours(guild)
        async with self._locked(guild, game):
            session = await self._load(guild, game)
            try:
                yield session
                session.queue_updates()
                await self._save(guild, session, interaction)
            finally:
                # Without unwritten changes memory and disk agree, so the game may stay cached. After a failed write the
                # next transaction reads the file again.
                if not session.changed:
                    self._cache((guild, game), session)

    async def beside(self, guild: int, game: GameRow) -> bool:
        """Return whether the channel or thread of a game has another open table."""
        if (places := self._open.get(guild)) is None:
            openings = self._openings
            places = await self.store.read(guild, sql.open_tables)
            # A table may have been opened meanwhile.
            if openings == self._openings:
                self._open[guild] = places
        return not places.get(game.thread or game.channel, set()) <= {game.id}

    def _forget_places(self, guild: int) -> None:
        self._openings += 1
        self._open.pop(guild, None)

    def forget(self, guild: int) -> None:
        """Drop the cached games of a guild, because its file was changed by other means."""
        self._forget_places(guild)
        for key in [key for key in self._cached if key[0] == guild]:
            del self._cached[key]

    @asynccontextmanager
    async def _locked(self, guild: int, game: int) -> AsyncIterator[None]:
        # Locks are weak references: one lives only while it is held or awaited.
        lock = self._locks.setdefault((guild, game), asyncio.Lock())
        try:
            async with asyncio.timeout(self._lock_timeout):
                await lock.acquire()
        except TimeoutError as error:
            raise Busy from error
        try:
            yield
        finally:
            lock.release()

    async def _load(self, guild: int, game: int) -> GameSession:
        now = self.store.clock()
        # Removed from the cache during the transaction, so that a failed one leaves nothing half done there.
        if cached := self._cached.pop((guild, game), None):
            return self._session(guild, *cached, now)
        stored = await self.store.read(guild, sql.load, game)
        session = self._session(guild, stored, _set_up(stored), now)
        # The replay after an upgrade had other asks, so the turn starts again. The players must be told why.
        if stored.dump is not None and session.table.restarted:
            LOG.warning("guild %s, game %s: the open turn starts again, its rules have changed", guild, game)
            session.restart()
            self.on_restart(session)
            await self._save(guild, session, None)
        self.store.sittings.note(guild, game, self._sittings_of(guild, session))
        return session

    def _session(self, guild: int, stored: StoredGame, table: Table | None, now: float) -> GameSession:
        alive = self.store.alive
        uptime = Uptime(alive.outages_of(guild), alive.since)
        return GameSession(stored, table, now, uptime, waited_for=self.waited_for, on_change=self.on_change)

    async def _save(self, guild: int, session: GameSession, interaction: int | None) -> None:
        """Write the changes durably."""
        if not session.changed:
            return
        # Before the game's own file: an extra note is harmless, a missing one would hide the game from /games mine.
        for user in session.newcomers:
            await self.store.users.note_known(guild, user)
        # These may raise, and after the write nothing may.
        change, sittings = session.pending(), self._sittings_of(guild, session)
        try:
            due = await self.store.write(guild, sql.write, session.game.id, change, interaction)
        # The caller is gone, but the write may still succeed.
        except asyncio.CancelledError:
            self._follow(guild, session, change, sittings, AT_ONCE)
            raise
        self._follow(guild, session, change, sittings, due)
        self._note_progress(guild, session.game, _posted(session), session.last)
        session.saved()

    def _sittings_of(self, guild: int, session: GameSession) -> tuple[OwnTable, ...]:
        """Return the people at a table, and for whom it waits."""
        game = session.game
        waits = self.waited_for(session) if game.phase == "running" and game.paused is None else ()
        return _own_tables(guild, game, session.seats, _posted(session), waits)

    def _follow(
        self, guild: int, session: GameSession, change: ChangeSet, sittings: tuple[OwnTable, ...], due: float | None
    ) -> None:
        """Tell the shared file what a written change means for it. ``due``: when the game's next work is due."""
        self.store.sittings.note(guild, session.game.id, sittings)
        if change.game:
            self._forget_places(guild)
        if due is not None:
            self.store.wakeups.schedule(guild, due)

    def _note_progress(self, guild: int, game: GameRow, posted: Message | None = None, last: int = 0) -> None:
        """Tell the shared file how far a table is, so that a file that has lost choices is noticed."""
        if game.phase not in ("lobby", "running"):
            self.store.progress.note_end(guild, game.id)
            return
        channel, message = _place(game, posted)
        self.store.progress.note(
            Progress(guild=guild, game=game.id, kind=game.kind, channel=channel, message=message, last=last)
        )

    def _cache(self, key: Key, session: GameSession) -> None:
        stored, table = session.saved()
        # A table that went back to a checkpoint is loaded again. If its choices are lost in the file, loading tells it.
        if table is not None and table.restarted:
            return
        # Another game that is evicted for it is read from the file when it is needed again.
        self._cached[key] = stored, table


def _create(
    db: sqlite3.Connection,
    game: GameRow,
    seats: Sequence[Seat],
    origin: Facts | None,
    also: Callable[[sqlite3.Connection, GameRow], None] | None,
) -> tuple[GameRow, bool]:
    created, told = sql.create(db, game, seats, origin)
    if also:
        also(db, created)
    return created, told


def _do_nothing(session: GameSession) -> None:
    """Do nothing."""


def _queue_nothing(session: GameSession, before: TurnState) -> None:
    """Queue nothing."""


def _for_no_one(session: GameSession) -> frozenset[int]:
    """Return no seats."""
    return frozenset()


def _posted(session: GameSession) -> Message | None:
    """Return the message of a table's turn, else that of its lobby."""
    return session.messages.get(TURN) or session.messages.get(LOBBY)


def _place(game: GameRow, posted: Message | None) -> tuple[int, int | None]:
    """Return the channel or thread of a table, and its message."""
    return (posted.channel, posted.message) if posted else (game.thread or game.channel, None)


def _own_tables(
    guild: int, game: GameRow, seats: Sequence[Seat], posted: Message | None = None, waits: Collection[int] = ()
) -> tuple[OwnTable, ...]:
    """Return the people at a table in progress, given its message and the seats that it waits for."""
    if game.phase not in ("lobby", "running"):
        return ()
    channel, message = _place(game, posted)
    waited_for = {seat.user for seat in seats if seat.seat in waits}
    return tuple(
        OwnTable(
            user=user,
            guild=guild,
            game=game.id,
            kind=game.kind,
            phase=game.phase,
            channel=channel,
            message=message,
            waits=user in waited_for,
        )
        for user in people_at(seats)
    )


def _set_up(stored: StoredGame) -> Table | None:
    if stored.dump is None:
        return None
    try:
        table = Table.load(stored.dump)
        table.number_from(stored.asks_from)
    # Rules may raise anything on a state that they no longer understand. One game must not stop its guild.
    except Exception as error:
        raise GameUnreadable(stored.game.id, error) from error
    return table
