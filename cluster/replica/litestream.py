"""Litestream: a program beside the bot that copies SQLite files elsewhere while they change. https://litestream.io

The bot tells it by its control socket (HTTP over a Unix socket) which files to copy, and restores files by its command.
"""

import asyncio
import os
import shutil
import sys
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import aiohttp

from data.errors import StoreError

ANSWERS: Final = 5.0
"""Timeout of an answer, in seconds, in addition to the time that a request gives Litestream."""
RESTORES: Final = 60.0
"""Timeout of a restore, in seconds."""


class NotReplicated(StoreError):  # noqa: N818 - a finding
    """Litestream does not answer, or could not do its work."""


class Litestream:
    """The control socket of a running Litestream, and its command. ``prefix`` is the URL under which its copies are."""

    def __init__(self, socket: Path, prefix: str) -> None:
        """Raise ValueError if the command is not installed."""
        self._socket = socket
        self._prefix = prefix
        self._session: aiohttp.ClientSession | None = None
        # The package installs it beside the interpreter.
        places = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
        command = shutil.which("litestream", path=places)
        if command is None:
            raise ValueError("REPLICA is set, but litestream is not installed: see .env.example.")
        self._command = command

    def url(self, *parts: object) -> str:
        """Return the URL of a copy. Options of the prefix (``?endpoint=…``) stay at the end."""
        base, mark, options = self._prefix.partition("?")
        return "/".join((base.rstrip("/"), *map(str, parts))) + mark + options

    async def register(self, file: Path, url: str) -> bool:
        """Begin to copy a file. Return False if Litestream copies it already, perhaps to another URL."""
        body = await self._ask("POST", "register", {"path": str(file), "replica_url": url})
        return bool(body["status"] == "registered")

    async def unregister(self, file: Path, seconds: int) -> None:
        """Copy what is new in a file, if that is possible in a time, and end the copying."""
        await self._ask("POST", "unregister", {"path": str(file), "timeout": seconds}, seconds)

    async def sync(self, file: Path, seconds: int) -> None:
        """Copy what is new in a file. Everything committed before the call is safe when this returns."""
        body = await self._ask("POST", "sync", {"path": str(file), "wait": True, "timeout": seconds}, seconds)
        # It may be behind ``txid`` already, because of commits after the call.
        if not body["replicated_txid"]:
            raise NotReplicated(f"{file.name} is not copied")

    async def synced(self) -> dict[Path, float | None]:
        """Return the time of the last successful sync of each registered file."""
        files = (await self._ask("GET", "list"))["databases"]
        return {Path(entry["path"]): _time(entry.get("last_sync_at")) for entry in files}

    async def restore(self, url: str, to: Path, *, may_lack: bool = False) -> None:
        """Write the newest state of a copy to a file that is missing.

        ``may_lack``: if there is no such copy, write nothing.
        """
        options = ("-if-replica-exists",) if may_lack else ()
        process = await asyncio.create_subprocess_exec(
            self._command,
            "restore",
            *options,
            "-o",
            str(to),
            url,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(RESTORES):
                _, output = await process.communicate()
        except BaseException as error:
            process.kill()
            await process.wait()
            if isinstance(error, TimeoutError):
                raise NotReplicated(f"no answer in {RESTORES:.0f} s") from error
            raise
        if process.returncode:
            raise NotReplicated(self._public(output.decode(errors="replace").strip().rpartition("\n")[2]))

    async def close(self) -> None:
        """Close the connections to the socket."""
        if self._session:
            await self._session.close()

    async def _ask(self, method: str, what: str, body: dict[str, Any] | None = None, seconds: int = 0) -> Any:
        # Made here because a session needs a running event loop.
        if self._session is None:
            self._session = aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(self._socket)))
        try:
            async with self._session.request(
                method,
                f"http://litestream/{what}",
                json=body,
                timeout=aiohttp.ClientTimeout(seconds + ANSWERS),
            ) as answer:
                result = await answer.json(content_type=None)
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise NotReplicated(f"{self._socket} does not answer: {error or 'time is over'}") from error
        if answer.status != 200:
            raise NotReplicated(self._public(str(result.get("error", answer.status))))
        return result

    def _public(self, text: str) -> str:
        """Return a text of Litestream for the log: a URL may contain a password."""
        return text.replace(self._prefix, "REPLICA").replace(self._prefix.partition("?")[0], "REPLICA")


def _time(text: str | None) -> float | None:
    return None if text is None else datetime.fromisoformat(text).timestamp()
