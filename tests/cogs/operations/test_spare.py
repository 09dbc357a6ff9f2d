"""A process that waits as a spare says that it is well, once it waits."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest

from cogs.operations import spare


async def test_a_spare_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def prepare(*_: object) -> None:
        prepared.set()

    prepared, waits = asyncio.Event(), asyncio.Event()
    monkeypatch.setattr(spare, "paint_before", prepare)
    monkeypatch.setattr(spare, "load_drawing", prepare)
    with socket.create_server(("127.0.0.1", 0)) as reserved:
        port = reserved.getsockname()[1]
    task = asyncio.create_task(spare.be_spare(waits, tmp_path, (), port))
    await asyncio.sleep(0)
    assert not prepared.is_set()
    waits.set()
    await prepared.wait()
    for page in ("healthz", "readyz"):
        async with aiohttp.request("GET", f"http://127.0.0.1:{port}/{page}") as answer:
            assert (answer.status, await answer.text()) == (200, "ok: this process is a spare\n")
    task.cancel()
    await asyncio.wait({task})
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", port)
