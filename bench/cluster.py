"""Several machines on this one: each has a folder, a bot and a Litestream. They share a replica and a shared store."""

import asyncio
import json
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import psutil

from bench.farm import TOKEN
from bench.servers.litestream import CONFIG, environment, installed
from bench.startup import ROOT
from cluster.replica.litestream import Litestream

START_OR_END_TIME: Final = 120.0
"""Seconds for a start or an end on a busy machine."""
READY: Final = re.compile(r"ready in \d+ servers")


class Machine:
    """A bot and a Litestream with a folder of their own."""

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._settings = settings
        self._socket = folder / "litestream.sock"
        self._runs = 0
        self._bot: psutil.Popen | None = None
        self._litestream: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        """The log of this run of the bot."""
        return (self.folder / f"bot-{self._runs}.log").read_text()

    @property
    def running(self) -> bool:
        """Whether the bot runs."""
        return self._bot is not None and self._bot.poll() is None

    def start(self) -> None:
        """Start both."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._socket.unlink(missing_ok=True)
        self._runs += 1
        env = environment() | {"LITESTREAM_SOCKET": str(self._socket), "PYTHONUNBUFFERED": "1"}
        with (self.folder / "litestream.log").open("ab") as out:
            command = [installed("litestream"), "replicate", "-config", str(CONFIG)]
            self._litestream = subprocess.Popen(command, env=env, stdout=out, stderr=out)
        env |= {"DISCORD_TOKEN": TOKEN, "DATA_DIR": str(self.data), "LOG_LEVEL": "INFO", **self._settings}
        with (self.folder / f"bot-{self._runs}.log").open("wb") as out:
            self._bot = psutil.Popen([sys.executable, "bot.py"], cwd=ROOT, env=env, stdout=out, stderr=out)

    async def tells(self, fits: Callable[[str], object]) -> None:
        """Wait until the log fits."""
        deadline = time.monotonic() + START_OR_END_TIME
        while not fits(self.log):
            if not self.running or time.monotonic() > deadline:
                raise RuntimeError(f"the bot does not do what it should:\n{self.log[-3000:]}")
            await asyncio.sleep(0.05)

    def lose(self) -> None:
        """Kill everything at once and delete the folder."""
        self.kill()
        shutil.rmtree(self.data)

    def stop(self) -> int:
        """Ask both to stop, the bot first. Return the bot's exit code."""
        assert self._bot is not None
        assert self._litestream is not None
        self._bot.terminate()
        code = int(self._bot.wait(START_OR_END_TIME))
        self._litestream.terminate()
        self._wait()
        return code

    def kill(self) -> None:
        """Kill all processes of this machine that run."""
        running = [process for process in (self._bot, self._litestream) if process is not None]
        found: list[psutil.Process] = []
        for process in running:
            with suppress(psutil.NoSuchProcess):
                top = psutil.Process(process.pid)
                # The bot paints in processes of its own.
                found += [top, *top.children(recursive=True)]
        for one in found:
            with suppress(psutil.NoSuchProcess):
                one.kill()
        self._wait()

    def freeze(self) -> None:
        """Stop the bot's process without its knowledge."""
        assert self._bot is not None
        self._bot.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let the bot's process run on."""
        assert self._bot is not None
        self._bot.send_signal(signal.SIGCONT)

    async def ends(self) -> None:
        """Wait until the bot has ended by itself, and end Litestream."""
        assert self._bot is not None
        await asyncio.to_thread(self._bot.wait, START_OR_END_TIME)
        self.kill()

    def found(self, pattern: str) -> str | None:
        """Return the last value of a pattern in the log of this run."""
        found: list[str] = re.findall(pattern, self.log)
        return found[-1] if found else None

    def epoch(self, guild: int) -> int:
        """Return the epoch of the file of a guild; 0 if it is none that this machine has written."""
        try:
            mark = json.loads((self.data / f"{guild}.epoch").read_text())
        except OSError:
            return 0
        return int(mark["epoch"]) if mark["ours"] else 0

    def foreign_files(self, group: int, groups: int) -> int:
        """Return the number of open files of servers that are in another group."""
        assert self._bot is not None
        opened = {Path(one.path) for one in self._bot.open_files()}
        found = {int(path.stem) for path in opened if path.suffix == ".sqlite3" and path.stem.isdecimal()}
        return sum((guild >> 22) % groups != group for guild in found)

    def copy_of(self, guild: int) -> Path:
        """Restore the file of a guild from the copy that this machine has made. Return the new file."""
        to = self.folder / f"{guild}.copy"
        url = Litestream(self._socket, self._settings["REPLICA"]).url(guild, self.epoch(guild))
        command = [installed("litestream"), "restore", "-o", str(to), url]
        subprocess.run(command, env=environment(), check=True, capture_output=True)
        return to

    def choices_after(self, moment: float) -> int:
        """Return the number of choices in the files of this machine that were made after a moment."""
        found = 0
        for path in self.data.glob("[0-9]*.sqlite3"):
            with closing(sqlite3.connect(path)) as db:
                found += db.execute("SELECT count(*) FROM choices WHERE at > ?", (moment,)).fetchone()[0]
        return found

    def _wait(self) -> None:
        for process in (self._bot, self._litestream):
            if process is not None:
                process.wait(START_OR_END_TIME)


def seen(file: Path) -> set[int]:
    """Return the interactions that have changed a game, by the file of a server."""
    if not file.exists():
        return set()
    with closing(sqlite3.connect(file)) as db:
        return {row[0] for row in db.execute("SELECT interaction FROM seen")}
