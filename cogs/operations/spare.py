"""The readiness of a process that waits as a spare: what takes time is done before another process fails."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.operations.service_manager import report_after
from cogs.workers.drawers import ProcessDrawer
from cogs.workers.painting import load_drawing, paint_before

HOST = "127.0.0.1"

LOG = logging.getLogger(__name__)


async def be_spare(waits: asyncio.Event, sprites: Path, drawers: Sequence[ProcessDrawer], port: int | None) -> None:
    """When this process ``waits`` as a spare, prepare the pictures and say at the operator's pages that it is well."""
    await waits.wait()
    reporting = asyncio.create_task(report_after(None, os.environ), name="reports of a spare")
    try:
        async with _pages(port):
            await paint_before(sprites)
            await load_drawing(sprites, drawers)
            await asyncio.Event().wait()
    finally:
        reporting.cancel()


@asynccontextmanager
async def _pages(port: int | None) -> AsyncIterator[None]:
    """Serve the operator's pages of a spare until the block ends, if they have a port."""
    if port is None:
        yield
        return
    from aiohttp import web  # imported here because a server is slow to import and start-up must be fast

    async def say(_: web.Request) -> web.Response:
        return web.Response(text="ok: this process is a spare\n")

    app = web.Application()
    app.add_routes([web.get(page, say) for page in ("/healthz", "/readyz")])
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
