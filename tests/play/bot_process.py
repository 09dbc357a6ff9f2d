"""The real bot in a separate process, with a playground in the test's process or in its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Self

from playground import Person, Playground
from playground.interactions import Interactions
from playground.rest import FAULTS, INTERACTIONS
from tests import fatal_warnings
from tests.patience import until, until_told
from tests.play import guild_file
from tests.play.forked import fork

ROOT = Path(__file__).parents[2]
SPRITES = ROOT / ".pytest_cache" / "sprites"


READY = re.compile(r"\bcogs\.bot\W+(message\W+)?ready in ")
"""The log record of a bot that knows its guilds, in text or in JSON."""
RECONNECT = re.compile(r"ERROR discord\.shard: Attempting a reconnect.*?(?=\n\d{4}-|\Z)", re.DOTALL)
"""The log record of a connection that was lost and is made again."""


def as_usual() -> None:
    """Change nothing before the bot starts."""


class BotProcess:
    """A bot in a separate folder. It can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data" / "guilds"
        self.process: ForkServerProcess | None = None

    @property
    def log(self) -> str:
        """The bot's log."""
        return (self.folder / "bot.log").read_text()

    @property
    def running(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.exitcode is None

    def run(self, prepare: Callable[[], None] = as_usual, *arguments: str, **env: str) -> None:
        """Start the process with these arguments and settings. It calls ``prepare`` first."""
        log = self.folder / "bot.log"
        log.touch()
        self.process = fork(self.folder, environment(env), log, prepare, *arguments)

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal to the process."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    async def noted(self, guild: str) -> None:
        """Wait until the bot has sent all messages of a guild and noted them as sent."""
        await until(lambda: not guild_file.unsent(self.data, guild))

    async def idle(self, guild: str, ahead: float = 0.0) -> None:
        """Wait until nothing in a guild is due. ``ahead`` are the seconds by which the bot's clock is ahead.

        A message that failed is due again later, so afterwards the bot has tried everything once.
        """
        await until(lambda: not guild_file.due_now(self.data, guild, time.time() + ahead))

    async def kill(self) -> None:
        """Kill the bot, as a power cut does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask the bot to stop and return its exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        if self.running:
            self.send_signal(how)
        return await self.ended()

    async def ended(self) -> int:
        """Wait until the bot has ended and return its exit code."""
        await until(lambda: not self.running)
        assert self.process is not None
        assert self.process.exitcode is not None
        return self.process.exitcode


class Bot(BotProcess):
    """The bot on a server in the test's process, with these settings. The server survives a kill of the bot."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder)
        self.data = folder / "guilds"
        self.server = Playground(port=0)
        self.settings = settings

    async def __aenter__(self) -> Self:
        await self.server.start()
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.running:
            assert await self.stop() == 0, self.log
        await self.server.close()
        # The server shares its thread with all tests. In a long one it answers no heartbeat, and the bot reconnects.
        log = RECONNECT.sub("", self.log)
        assert "Traceback" not in log, log[-5000:]

    @property
    def environment(self) -> dict[str, str]:
        """The settings of a bot on the server."""
        usual = {"DISCORD_TOKEN": self.server.token, "DISCORD_API": self.server.api, "DATA_DIR": str(self.data)}
        return usual | self.settings

    @property
    def interactions(self) -> Interactions:
        """The interactions on the server so far."""
        assert self.server._app is not None
        return self.server._app[INTERACTIONS]

    @property
    def faults_waiting(self) -> int:
        """The number of injected faults that no request has met yet."""
        assert self.server._app is not None
        return len(self.server._app[FAULTS].waiting)

    async def start(self, prepare: Callable[[], None] = as_usual) -> None:
        """Start the bot and wait until it is ready."""
        log = self.folder / "bot.log"
        read = len(self.log) if log.exists() else 0
        self.run(prepare, **self.environment)
        # Until it is ready, discord.py can lose the event of a new guild that arrives as it stops waiting for guilds.
        await until(lambda: READY.search(self.log, read) or not self.running)
        assert self.running, self.log
        assert self.server.world.online

    async def ended(self) -> int:
        """Wait until the bot has ended and the server knows it, and return its exit code."""
        code = await super().ended()
        await until(lambda: not self.server.world.online)
        return code


class BotWithPlayground(BotProcess):
    """The bot without a token: one process with its playground and one clock, which can be advanced.

    A kill ends both. ``start`` restarts both at the same address.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.port = 0

    @property
    def guild(self) -> str:
        """The only server with a table."""
        (file,) = self.data.glob("[0-9]*.sqlite3")
        return file.stem

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert await self.stop() == 0, self.log
        assert self.log.count("Traceback") == 0, self.log[-5000:]

    async def start(self) -> None:
        """Start the bot and wait until it is online."""
        log = self.folder / "bot.log"
        read = len(self.log) if log.exists() else 0
        self.run(PLAYGROUND_PORT=str(self.port))
        await until(lambda: "open http" in self.log[read:] or not self.running)
        found = re.search(r"open http://127.0.0.1:(\d+)", self.log[read:])
        assert found, self.log
        self.port = int(found[1])
        async with Person(self.url, "Ada") as ada:
            await until_told(lambda: ada.control("GET", "/state"), lambda state: state["online"])

    async def calm(self, person: Person) -> None:
        """Wait until the bot has done everything due by its clock, including the effects of this person's acts."""
        await heard(person)
        await self.idle(self.guild, (await person.control("GET", "/state"))["ahead"])


def environment(env: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a bot with these settings."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
    # Most tests draw little, so that loading the drawing modules once more would take longer.
    return kept | {"SPRITES_DIR": str(SPRITES), "DRAWING_PROCESSES": "0"} | dict(env)


async def launch(folder: Path, env: Mapping[str, str], *arguments: str) -> asyncio.subprocess.Process:
    """Start ``python bot.py`` in a folder with exactly these settings and arguments."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        *arguments,
        cwd=folder,
        env=environment({"PYTHONWARNINGS": fatal_warnings.VARIABLE, **env}),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def heard(person: Person) -> None:
    """Wait until the bot has read all events: they arrive in order, and the bot answers the last one."""
    await person.autocomplete("game move", "action", action="")
