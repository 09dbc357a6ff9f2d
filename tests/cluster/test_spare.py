"""A process that waits as a spare says that it is well, and that it is ready once it has painted."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest

from cluster import spare

WELL = 200, "ok: this process is a spare\n"


async def test_a_spare_is_ready_when_it_has_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def paint(*_: object) -> None:
        begun.set()
        await painted.wait()

    async def load(*_: object) -> None:
        """Load nothing."""

    async def told(page: str) -> tuple[int, str]:
        async with aiohttp.request("GET", f"http://127.0.0.1:{port}/{page}") as answer:
            return answer.status, await answer.text()

    begun, painted, waits, ready = (asyncio.Event() for _ in range(4))
    monkeypatch.setattr(spare, "paint_before", paint)
    monkeypatch.setattr(spare, "load_drawing", load)
    with socket.create_server(("127.0.0.1", 0)) as reserved:
        port = reserved.getsockname()[1]
    task = asyncio.create_task(spare.be_spare(waits, ready, tmp_path, (), port))
    await asyncio.sleep(0)
    assert not begun.is_set()
    waits.set()
    await begun.wait()
    assert not ready.is_set()
    assert await told("healthz") == WELL
    assert await told("readyz") == (503, "this process is a spare that still paints its sprites\n")
    painted.set()
    await ready.wait()
    assert await told("healthz") == await told("readyz") == WELL
    task.cancel()
    await asyncio.wait({task})
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", port)
