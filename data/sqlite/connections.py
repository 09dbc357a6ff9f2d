"""Connections to SQLite files, checked before use and worked on in one thread each.

A file is checked read-only before anything is written to it, so a damaged or newer one stays the same, byte for byte. A
new file gets its name only when it is complete.
"""

import asyncio
import sqlite3
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import aiosqlite
import msgspec

from data.errors import GuildDamaged, NotNow, NotSaved
from data.sqlite.backups import beside, make_private, publish, remove
from data.sqlite.migrations import check_version, migrate

P = ParamSpec("P")
T = TypeVar("T")
MAGIC = b"SQLite format 3\0"
HEADER = 100
# SQLite's application id, at its offset in the header. It identifies the files of this program:
# https://www.sqlite.org/pragma.html#pragma_application_id
APPLICATIONS = {b"Stmg", b"Stmh"}
APPLICATION = slice(68, 72)
OPENERS = ThreadPoolExecutor(4, "opener")
"""The threads that check and open files. A large file may take seconds and must not block the others."""
CACHED, STATEMENTS = 64, 16
"""KiB of a file and prepared statements that a connection keeps in memory. A statement takes 4 KiB.

By default it would keep 2,000 KiB and 128 statements, but hundreds of files are open. The part of the file is freed
after each job.
"""
MAX_ID = (1 << 63) - 1
"""The greatest integer of SQLite. A person may type a greater one, and a file may be named by one."""
LOCK_TIMEOUT = 5.0
"""Seconds to wait for a lock that another process holds."""


def guild_of(path: Path) -> int | None:
    """Return the guild whose file has this name; None if it is no name of a guild's file."""
    name = path.stem
    fits = name.isascii() and name.isdecimal() and len(name) <= len(str(MAX_ID))
    return int(name) if fits and str(int(name)) == name and int(name) <= MAX_ID else None


class Connection(aiosqlite.Connection):
    """An open file and its thread. Each ``read`` or ``write`` is one job of that thread."""

    async def read(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return ``work(connection, ...)``."""
        return await self._in_thread(partial(guarded, partial(work, self._conn, *args, **kwargs)))

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)``, run as one transaction: durable when this returns, undone if it raises."""
        job = partial(work, self._conn, *args, **kwargs)
        return await self._in_thread(partial(guarded, partial(_transaction, self._conn, job)))

    async def _in_thread(self, job: Callable[[], T]) -> T:
        result: T = await self._execute(_freeing, self._conn, job)  # type: ignore[no-untyped-call]
        return result


async def open_connection(path: Path, steps: Sequence[str], *, trusted: bool = False) -> Connection:
    """Open ``path``. Create it if it is missing and migrate it if it is old.

    A ``trusted`` file has been checked before. Raise GuildDamaged or GuildTooNew for the file, which stays the same, or
    NotNow for any other cause.
    """
    try:
        db = await asyncio.get_running_loop().run_in_executor(OPENERS, _open, path, steps, trusted)
        return await _with_thread(db)
    except sqlite3.Error as error:
        raise (GuildDamaged if _tells_damage(error) else NotNow)(f"{path.name} cannot be opened: {error}") from error
    # Too many open files, a missing folder or no more threads say nothing about the file.
    except (OSError, RuntimeError) as error:
        raise NotNow(f"{path.name} cannot be opened: {error}") from error


async def _with_thread(db: sqlite3.Connection) -> Connection:
    """Return a connection with a thread for an open file."""
    # aiosqlite works on the value that its connector returns: here a connection that was checked and migrated before.
    connection = Connection(lambda: db, iter_chunk_size=64)
    try:
        await connection
    except BaseException:
        db.close()
        raise
    return connection


def _open(path: Path, steps: Sequence[str], trusted: bool) -> sqlite3.Connection:
    # A new file is created under another name and renamed, so it appears complete or not at all.
    if not path.exists():
        _create(path, steps)
    elif not trusted:
        _inspect(path, len(steps))
    make_private(path)
    db = _connect(path)
    try:
        migrate(db, path, steps)
    except BaseException:
        db.close()
        raise
    return db


def _create(path: Path, steps: Sequence[str]) -> None:
    # A log without its file is left after the file was moved or deleted by hand. A new file would use that log as its
    # own.
    if beside(path, "-wal").exists():
        raise GuildDamaged(f"{path.name} is gone, but its write-ahead log is still there")
    new = beside(path, ".new")
    remove(new)
    make_private(new)
    with closing(_connect(new)) as db:
        migrate(db, new, steps)
    publish(new, path)


def _inspect(path: Path, known: int) -> None:
    """Raise GuildDamaged or GuildTooNew unless ``path`` is a sound file of at most version ``known``."""
    if not path.is_file():
        raise GuildDamaged(f"{path.name} is no file")
    with path.open("rb") as file:
        header = file.read(HEADER)
    if len(header) < HEADER or not header.startswith(MAGIC) or header[APPLICATION] not in APPLICATIONS:
        raise GuildDamaged(f"{path.name} is not one of this program's files")
    # Without ``immutable`` SQLite would create files beside it: https://www.sqlite.org/uri.html
    mode = "mode=ro" if beside(path, "-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, timeout=LOCK_TIMEOUT)) as db:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise GuildDamaged(f"{path.name} is damaged: {verdict}")
        check_version(db, path.name, known)


def _connect(path: Path) -> sqlite3.Connection:
    # ``isolation_level``: only this program begins transactions, not Python. The opening thread is not the working one:
    # https://docs.python.org/3/library/sqlite3.html#sqlite3.connect
    db = sqlite3.connect(
        path, isolation_level=None, timeout=LOCK_TIMEOUT, check_same_thread=False, cached_statements=STATEMENTS
    )
    db.row_factory = sqlite3.Row
    # WAL: readers do not wait for the writer. FULL: a committed choice survives a power cut, too.
    # https://www.sqlite.org/pragma.html#pragma_synchronous
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"cache_size = -{CACHED}"):
        db.execute(f"PRAGMA {setting}")
    return db


def _transaction(db: sqlite3.Connection, job: Callable[[], T]) -> T:
    # Take the write lock now: a transaction that reads first and writes later fails if another process has written in
    # between. https://www.sqlite.org/lang_transaction.html
    db.execute("BEGIN IMMEDIATE")
    try:
        result = job()
        db.execute("COMMIT")
    except BaseException:
        # SQLite may have rolled back the transaction by itself, for example on a full disk.
        if db.in_transaction:
            db.rollback()
        raise
    return result


def _freeing(db: sqlite3.Connection, job: Callable[[], T]) -> T:
    """Return the result of ``job``, and free the pages that it has read. They are in the system's cache anyway."""
    result = job()
    with suppress(sqlite3.Error):
        db.execute("PRAGMA shrink_memory")
    return result


def guarded(job: Callable[[], T]) -> T:
    """Run ``job``. Raise GuildDamaged if its error shows a damaged file, and NotSaved for other SQLite errors."""
    try:
        return job()
    except (msgspec.DecodeError, zlib.error) as error:
        raise GuildDamaged(f"a row cannot be read: {error}") from error
    except sqlite3.Error as error:
        raise (GuildDamaged if _tells_damage(error) else NotSaved)(str(error)) from error


def _tells_damage(error: sqlite3.Error) -> bool:
    """Return whether the error shows a damaged file: a code of SQLite, or Python's error for invalid text."""
    # The lowest eight bits of an extended code are the primary code: https://www.sqlite.org/rescode.html
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, sqlite3.OperationalError)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
