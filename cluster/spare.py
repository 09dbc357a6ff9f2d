"""The readiness of a process that waits as a spare: what takes time is done before another process fails."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.workers.drawers import ProcessDrawer
from cogs.workers.painting import load_drawing, paint_before

HOST = "127.0.0.1"

LOG = logging.getLogger(__name__)


async def be_spare(
    waits: asyncio.Event, ready: asyncio.Event, sprites: Path, drawers: Sequence[ProcessDrawer], port: int | None
) -> None:
    """When this process ``waits`` as a spare, prepare the pictures, and then set ``ready``.

    The operator's pages say from the beginning that it is well, and then that it is ready.
    """
    await waits.wait()
    async with _pages(ready, port):
        await paint_before(sprites)
        await load_drawing(sprites, drawers)
        LOG.info("this spare is ready: its sprites are painted")
        ready.set()
        await asyncio.Event().wait()


@asynccontextmanager
async def _pages(ready: asyncio.Event, port: int | None) -> AsyncIterator[None]:
    """Serve the operator's pages of a spare until the block ends, if they have a port."""
    if port is None:
        yield
        return
    from aiohttp import web  # imported here because a server is slow to import and start-up must be fast

    async def say_well(_: web.Request) -> web.Response:
        return web.Response(text="ok: this process is a spare\n")

    async def say_ready(request: web.Request) -> web.Response:
        if ready.is_set():
            return await say_well(request)
        return web.Response(text="this process is a spare that still paints its sprites\n", status=503)

    app = web.Application()
    app.add_routes([web.get("/healthz", say_well), web.get("/readyz", say_ready)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        # Another process of this machine has it.
        except OSError as error:
            LOG.warning("the operator's pages cannot be opened: %s", error)
        yield
    finally:
        await runner.cleanup()
