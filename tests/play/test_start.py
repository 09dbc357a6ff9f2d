"""Errors at the start are one sentence for the operator: no traceback, and an exit code."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from playground import Playground
from playground.rest import GATEWAY
from tests.patience import PATIENCE
from tests.play.bot_process import READY, ROOT, Bot, environment
from tests.play.refusals import refusal, refusal_of_python

pytestmark = pytest.mark.asyncio(loop_scope="session")


def allow_descriptors(number: int) -> None:
    """Let this process have so many descriptors."""
    import resource  # imported here because Windows has none

    resource.setrlimit(resource.RLIMIT_NOFILE, (number, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("DISCORD_TOKN=abc\n", "DISCORD_TOKN"),
        ("this is no setting\n", ".env"),
        ("LOG_LEVEL=loud\n", "LOG_LEVEL"),
        ("PLAYGROUND_PORT=eighty\n", "PLAYGROUND_PORT"),
        ("DISCORD_API=discord\n", "DISCORD_API"),
        ("SHARD_IDS=0\n", "SHARD_COUNT"),
        ("DISCORD_TOKEN=two words\n", "DISCORD_TOKEN"),
        ("LOG_LEVEL='INFO\n", ".env line 1"),
    ],
)
async def test_a_malformed_env_is_one_sentence(tmp_path: Path, text: str, named: str) -> None:
    (tmp_path / ".env").write_text(text)
    assert named in await refusal(tmp_path)


async def test_an_env_that_is_no_text_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00DISCORD")
    assert ".env" in await refusal_of_python(tmp_path)


async def test_a_second_process_on_the_same_folder_is_refused(bot: Bot) -> None:
    """Two processes on one folder answered 38 of 40 moves with "done already"."""
    told = await refusal_of_python(bot.folder, DATA_DIR=str(bot.data))
    assert f"Another process of the bot uses the data folder {bot.data}" in told


async def test_a_data_folder_that_cannot_be_created_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where a folder should be")
    told = await refusal(tmp_path, DATA_DIR=str(tmp_path / "taken" / "guilds"))
    assert f"The data folder {tmp_path / 'taken' / 'guilds'} cannot be written" in told


async def test_a_damaged_shared_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "stammtisch.sqlite3").write_bytes(b"no database" * 100)
    told = await refusal(tmp_path, DATA_DIR=str(tmp_path))
    assert "stammtisch.sqlite3" in told


async def test_a_used_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = await refusal(tmp_path, DATA_DIR=str(tmp_path), PLAYGROUND_PORT=str(port))
    assert f"Port {port} is taken" in told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of descriptors")
@pytest.mark.parametrize("allowed", [64, 128, 255])
async def test_too_few_descriptors_are_one_sentence(tmp_path: Path, allowed: int) -> None:
    told = await refusal(tmp_path, prepare=partial(allow_descriptors, allowed), DATA_DIR=str(tmp_path))
    assert f"allows it {allowed} open files and sockets, but it needs 256: run `ulimit -n 1024`" in told
    assert "LimitNOFILE=1024" in told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of descriptors")
async def test_as_many_descriptors_as_the_sentence_says_are_enough(tmp_path: Path) -> None:
    async with Bot(tmp_path) as bot:
        assert await bot.stop() == 0
        await bot.start(partial(allow_descriptors, 256))


@pytest_asyncio.fixture(loop_scope="session")
async def elsewhere() -> AsyncIterator[Playground]:
    server = Playground(port=0, token="another")
    await server.start()
    yield server
    await server.close()


async def test_a_token_that_discord_refuses_is_one_sentence(tmp_path: Path, elsewhere: Playground) -> None:
    told = await refusal_of_python(tmp_path, DATA_DIR=str(tmp_path), DISCORD_TOKEN="wrong", DISCORD_API=elsewhere.api)
    assert "Discord refuses DISCORD_TOKEN" in told


async def test_a_token_that_is_reset_while_the_bot_runs_is_one_sentence(tmp_path: Path) -> None:
    async with Bot(tmp_path) as bot:
        assert bot.server._app is not None
        for session in [*bot.server._app[GATEWAY].sessions.values()]:
            assert session.wire is not None
            await session.wire.close(4004)
        assert await bot.ended() == 1
        assert "Stammtisch stops. Discord refuses DISCORD_TOKEN" in bot.log
        assert "Traceback" not in bot.log


async def test_an_unreachable_discord_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as reserved:
        port = reserved.getsockname()[1]
    api = f"http://127.0.0.1:{port}/api/v10"
    assert api in await refusal(tmp_path, DATA_DIR=str(tmp_path), DISCORD_TOKEN="right", DISCORD_API=api)


ALONE = """
import os, re, runpy, sys
end, os._exit = os._exit, sys.exit
try:
    runpy.run_path(sys.argv.pop(1), run_name="__main__")
finally:
    loaded = [name for name in sys.modules if re.match(r"cluster\\b|asyncpg", name)]
    print("loaded", "cogs.bot" in sys.modules, loaded, flush=True)
    end(0)
"""
"""A program that runs the entry point, and then tells what of a cluster it has loaded."""


async def test_a_bot_that_is_alone_loads_nothing_of_a_cluster(tmp_path: Path) -> None:
    settings = {"DATA_DIR": str(tmp_path / "guilds"), "PLAYGROUND_PORT": "0"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ALONE, str(ROOT / "bot.py")),
        cwd=ROOT,
        env=environment(settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout
    log = b""
    async with asyncio.timeout(PATIENCE):
        while not READY.search(log.decode()):
            log += await process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        log += await process.stdout.read()
        await process.wait()
    assert log.decode().splitlines()[-1] == "loaded True []"
