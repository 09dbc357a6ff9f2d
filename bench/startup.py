"""Start-up time and memory of the bot compared with a bare discord.py bot of the same client class and intents."""

import asyncio
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from urllib.request import urlopen

import psutil

from bench.figures import Figure
from playground import Playground, people

ROOT = Path(__file__).parents[1]
OURS = ("bot.py",)
BARE = ("-m", "bench.bare")
ROUNDS = 5
GUESTS, FIRST_GUEST = 200, 1000000000000000201
"""Number of guests, and the id of the first."""
START_OR_END_TIME = 30.0
"""Seconds in which the bot must be online, or must have ended."""
TOKEN = "bench"


def figures() -> Iterator[Figure]:
    """Start both in alternation, after a first start that registers the commands."""
    with tempfile.TemporaryDirectory() as folder:
        taken = {command: _starts(Path(folder), command) for command in (BARE, OURS)}
    (bare_seconds, bare_bytes), (our_seconds, our_bytes) = taken[BARE], taken[OURS]
    mib = 1024 * 1024
    yield Figure("startup.bare_bot", 1000 * bare_seconds, "ms", of="process start until READY, median")
    yield Figure("startup.bot", 1000 * our_seconds, "ms", of="process start until READY, median")
    yield Figure("startup.ratio", our_seconds / bare_seconds, "of a bare discord.py bot")
    yield Figure("startup.above", 1000 * (our_seconds - bare_seconds), "ms above a bare discord.py bot")
    yield Figure("memory.bare_bot", bare_bytes / mib, "MiB", of="resident after READY, median")
    yield Figure("memory.bot", our_bytes / mib, "MiB", of="resident after READY, median")
    yield Figure("memory.ratio", our_bytes / bare_bytes, "of a bare discord.py bot")
    yield Figure("memory.above", (our_bytes - bare_bytes) / mib, "MiB above a bare discord.py bot")


def _starts(folder: Path, command: Sequence[str]) -> tuple[float, float]:
    """Return the median seconds until READY, and the median resident bytes at that time."""
    seconds, sizes = [], []
    with served() as url:
        for at in range(ROUNDS + 1):
            start = time.perf_counter()
            with started(url, folder, command) as process:
                if at:
                    seconds.append(time.perf_counter() - start)
                    sizes.append(process.memory_info().rss)
    return statistics.median(seconds), statistics.median(sizes)


# Processes


@contextmanager
def apart(serve: Callable[..., None], *args: object) -> Iterator[str]:
    """Run a server in a process of its own and yield its address, which ``serve(pipe, *args)`` sends."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(there, *args), daemon=True)
    process.start()
    try:
        yield here.recv()
    finally:
        here.send(None)
        process.join(START_OR_END_TIME)


def served() -> AbstractContextManager[str]:
    """Run a playground in a process of its own and yield its address."""
    return apart(_serve)


def invite() -> None:
    """Add guests to the playground, because its default members are too few for a hundred tables."""
    for at in range(GUESTS):
        people.NAMES[guest(at)] = (str(FIRST_GUEST + at), "#7a6a58")


def guest(at: int) -> str:
    """Return the name of a guest."""
    return f"Guest {at}"


def _serve(pipe: Connection) -> None:
    invite()

    async def serve() -> None:
        server = Playground(port=0, token=TOKEN)
        await server.start()
        pipe.send(server.url)
        await asyncio.to_thread(pipe.recv)
        await server.close()

    asyncio.run(serve())


@contextmanager
def started(url: str, folder: Path, command: Sequence[str]) -> Iterator[psutil.Process]:
    """Run a bot as a separate process on a playground and yield it once it is READY."""
    env = os.environ | {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": f"{url}/api/v10",
        "DATA_DIR": str(folder),
        "LOG_LEVEL": "ERROR",
        # The first start compiles the modules.
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    with psutil.Popen([sys.executable, *command], cwd=ROOT, env=env, stdout=subprocess.DEVNULL) as process:
        try:
            _until_online(url, process)
            yield process
        finally:
            process.terminate()
            process.wait(START_OR_END_TIME)
            _until_online(url, process, wanted=False)


def _until_online(url: str, process: psutil.Process, *, wanted: bool = True) -> None:
    deadline = time.monotonic() + START_OR_END_TIME
    while _online(url) is not wanted:
        if time.monotonic() > deadline or (wanted and not process.is_running()):
            raise RuntimeError("the bot does not come online")
        time.sleep(0.005)


def _online(url: str) -> bool:
    with urlopen(f"{url}/playground/api/state") as answer:
        online: bool = json.load(answer)["online"]
    return online
