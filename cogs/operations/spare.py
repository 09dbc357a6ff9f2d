"""The readiness of a process that waits as a spare: what takes time is done before another process fails."""

import asyncio
import logging
import os
from collections.abc import Sequence
from pathlib import Path

from aiohttp import web

from cogs.discord.drawers import ProcessDrawer
from cogs.discord.painting import load_drawing, paint_before
from cogs.operations.service_manager import report_after

HOST = "127.0.0.1"

LOG = logging.getLogger(__name__)


async def be_spare(waits: asyncio.Event, sprites: Path, drawers: Sequence[ProcessDrawer], port: int | None) -> None:
    """When this process ``waits`` as a spare, prepare the pictures and say at the operator's pages that it is well."""
    await waits.wait()
    app = web.Application()
    app.add_routes([web.get(page, _say_spare) for page in ("/healthz", "/readyz")])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    reporting = asyncio.create_task(report_after(None, os.environ), name="reports of a spare")
    try:
        if port is not None:
            try:
                await web.TCPSite(runner, HOST, port).start()
            # Another process of this machine has it.
            except OSError as error:
                LOG.warning("the operator's pages cannot be opened: %s", error)
        await paint_before(sprites)
        await load_drawing(sprites, drawers)
        await asyncio.Event().wait()
    finally:
        reporting.cancel()
        await runner.cleanup()


async def _say_spare(_: web.Request) -> web.Response:
    return web.Response(text="ok: this process is a spare\n")
