"""Connections to PostgreSQL, and the errors of one that does not answer."""

import asyncio
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from data.sqlite.migrations import load_steps

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

OLDEST: Final = 14
"""The first version with ``idle_session_timeout``: https://www.postgresql.org/docs/14/release-14.html"""
LONGEST_ANSWER: Final = 5.0
"""Seconds to wait for a connection."""
STEPS: Final = "CREATE TABLE IF NOT EXISTS steps (number INTEGER PRIMARY KEY)"
LOCK: Final = 0x53746D68
"""The first key of the advisory lock of a migration."""

AWAY: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""The errors of a server that does not answer now. A connection that breaks in use or before has the last two."""


async def connect(address: str, **settings: str) -> Connection:
    """Return a connection to an address such as ``postgresql://…``, with settings of the session. Raise ``AWAY``."""
    how: Any = {"timeout": LONGEST_ANSWER, "command_timeout": LONGEST_ANSWER, "server_settings": settings}
    connection: Connection = await asyncpg.connect(address, **how)
    return connection


async def prepare(address: str) -> None:
    """Make or migrate the tables of the database. Raise OSError or ValueError with the reason if it cannot be used."""
    try:
        db = await connect(address)
    except AWAY as error:
        raise OSError(f"PostgreSQL does not answer at {place_of(address)}: {_text(error)}.") from error
    except (asyncpg.PostgresError, ValueError) as error:
        raise ValueError(f"PostgreSQL at {place_of(address)} cannot be used: {_text(error)}.") from error
    try:
        if db.get_server_version().major < OLDEST:
            raise ValueError(f"PostgreSQL {OLDEST} or newer is needed at {place_of(address)}.")
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1, 0)", LOCK)
            await db.execute(STEPS)
            await _migrate(db)
    except asyncpg.PostgresError as error:
        raise ValueError(f"PostgreSQL at {place_of(address)} cannot be used: {_text(error)}.") from error
    finally:
        await db.close()


async def _migrate(db: Connection) -> None:
    steps, done = load_steps("postgres"), await db.fetchval("SELECT count(*) FROM steps")
    if done > len(steps):
        raise ValueError(f"The database of SHARED has version {done}, this program knows {len(steps)}.")
    for number, step in enumerate(steps[done:], done + 1):
        await db.execute(step)
        await db.execute("INSERT INTO steps (number) VALUES ($1)", number)


def place_of(address: str) -> str:
    """Return the host and the database of an address, without its password."""
    parts = urlsplit(address)
    return f"{parts.hostname or 'localhost'}{parts.path}"


def _text(error: BaseException) -> str:
    return str(error).rstrip(".") or "time is over"


async def close(db: Connection) -> None:
    """Close a connection that may be broken."""
    try:
        await asyncio.wait_for(db.close(), LONGEST_ANSWER)
    except AWAY:
        db.terminate()
