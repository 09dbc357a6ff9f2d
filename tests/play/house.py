"""The real bot: ``python bot.py`` as a process of its own, with a playground in the test's process as its Discord."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from playground import Person, Playground
from playground.rest import FAULTS

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0


class House:
    """A server and the bot on it. The bot can be killed and started again; the server stays."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "guilds"
        self.server = Playground(port=0)
        self.process: asyncio.subprocess.Process | None = None

    @property
    def log(self) -> str:
        """What the bot has written to its log."""
        return (self.folder / "bot.log").read_text()

    @property
    def running(self) -> bool:
        """Whether the bot's process is there."""
        return self.process is not None and self.process.returncode is None

    @property
    def faults_waiting(self) -> int:
        """How many faults have not yet met their request."""
        assert self.server._app is not None
        return len(self.server._app[FAULTS].waiting)

    async def start(self) -> None:
        """Start the bot and wait until it is online and idle."""
        with (self.folder / "bot.log").open("a") as log:
            env = {"DISCORD_TOKEN": self.server.token, "DISCORD_API": self.server.api, "DATA_DIR": str(self.data)}
            self.process = await launch(self.folder, env, log.fileno())
        await until(lambda: self.server.world.online or not self.running)
        assert self.running, self.log

    async def kill(self) -> None:
        """End the bot as a power cut does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """End the bot politely and return its exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.running:
            self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            code = await self.process.wait()
        await until(lambda: not self.server.world.online)
        return code


async def launch(
    folder: Path, env: Mapping[str, str], log: int = asyncio.subprocess.PIPE
) -> asyncio.subprocess.Process:
    """Start ``python bot.py`` in a folder of its own with exactly these settings."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        cwd=folder,
        env=kept | dict(env),
        stdout=log,
        stderr=asyncio.subprocess.STDOUT,
    )


async def until(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so that nobody tells."""
    async with asyncio.timeout(patience):
        while not condition():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


@asynccontextmanager
async def newcomer(folder: Path, **env: str) -> AsyncIterator[str]:
    """Run the bot as a newcomer does, without a token, in one process with its playground; yields its address."""
    log = folder / "bot.log"
    with log.open("a") as file:
        read = file.tell()
        process = await launch(folder, {"PLAYGROUND_PORT": "0", **env}, file.fileno())
    await until(lambda: "open http" in log.read_text()[read:] or process.returncode is not None)
    found = re.search(r"open (http://\S+)", log.read_text()[read:])
    assert found, log.read_text()
    async with asyncio.timeout(PATIENCE), Person(found[1], "Ada") as ada:
        while not (await ada.control("GET", "/state"))["online"]:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    yield found[1]
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0
    assert log.read_text().count("Traceback") == 0, log.read_text()[-5000:]
