"""A PostgreSQL server for the tests that need one, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg
import pytest

DEBIAN = Path("/usr/lib/postgresql")
"""The folder of Debian's versions, which are not in the PATH."""
MISSING = "No PostgreSQL here, so its tests do not run: as root `make test` installs it."
UNSAFE = ("listen_addresses=", "fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=40")
"""Settings of a server whose data no one needs later."""
USER = "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
"""The user of the server: it refuses to run as root."""
START_TIME = 30.0
"""Seconds until the server must answer."""


def find_programs() -> Path | None:
    """Return the folder of the server's programs, the newest version first."""
    found = sorted(DEBIAN.glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]), reverse=True)
    path = shutil.which("postgres")
    return found[0].parent if found else Path(path).parent if path else None


class Server:
    """A server that can be stopped and started."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._names = count()

    def make(self) -> None:
        """Make the files of the server."""
        if USER:
            shutil.chown(self._folder, USER)
        command = f"{self._programs}/initdb -D {self._data} -U bot -A trust -N -E UTF8 --locale=C --wal-segsize=1"
        subprocess.run(command.split(), user=USER, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = " ".join(f"-c {one}" for one in (*UNSAFE, f"unix_socket_directories={self._folder}"))
        command = f"{self._programs}/postgres -D {self._data} {settings}".split()
        log = (self._folder / "log").open("ab")
        self._process = subprocess.Popen(command, user=USER, stdout=log, stderr=log, cwd="/")
        log.close()
        ready = f"{self._programs}/pg_isready -q -h {self._folder}".split()
        until = time.monotonic() + START_TIME
        while subprocess.run(ready, check=False).returncode:
            assert time.monotonic() < until, (self._folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """End all sessions and stop the server."""
        if self._process:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()
            self._process = None

    def address(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://bot@/{database}?host={self._folder}"

    async def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"test{next(self._names)}"
        db = await asyncpg.connect(self.address("postgres"))
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()
        return self.address(name)


@contextmanager
def running() -> Iterator[Server]:
    """Run a server until the block ends. Without its programs skip the test, and in CI fail it."""
    programs = find_programs()
    if programs is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        server = Server(programs, Path(folder))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
