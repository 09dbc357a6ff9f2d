"""The bot reports to systemd."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing
from pathlib import Path

import pytest

from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("abstract", [False, True])
async def test_a_ready_bot_reports_until_it_stops(tmp_path: Path, *, abstract: bool) -> None:
    # The address of a socket has at most 108 bytes.
    named = f"@{tmp_path}"[:100] if abstract else str(tmp_path / "notify")
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as manager:
        manager.setblocking(False)
        manager.bind(f"\0{named[1:]}" if abstract else named)
        loop = asyncio.get_running_loop()
        first = asyncio.create_task(loop.sock_recv(manager, 100))
        async with Bot(tmp_path, NOTIFY_SOCKET=named, WATCHDOG_USEC="10000") as bot:
            assert await first == b"READY=1"
            for _ in range(3):
                assert await loop.sock_recv(manager, 100) == b"WATCHDOG=1"
            # Nothing reads the further reports, which must not keep the bot from stopping.
            assert await bot.stop() == 0


async def test_a_service_manager_that_does_not_listen_stops_nothing(tmp_path: Path) -> None:
    async with Bot(tmp_path, NOTIFY_SOCKET=str(tmp_path / "none")) as bot:
        assert bot.log.count("the service manager does not listen") == 1
