"""The operator's pages, ``/healthz``, ``/readyz`` and ``/metrics``, and those of tables, on this machine only."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from aiohttp import web

from cogs.discord.client import Client
from cogs.operations.health import faults, hindrances
from cogs.operations.lifetime import CannotStart, cannot_start, run_beside
from cogs.operations.table_pages import table_routes

if TYPE_CHECKING:
    from cogs.operations.metrics import Metrics

HOST = "127.0.0.1"
TICK = 0.5
"""Seconds between two measurements of the event loop's delay."""
TEXT = "text/plain; version=0.0.4; charset=utf-8"
"""The content type of Prometheus's text format: https://prometheus.io/docs/instrumenting/exposition_formats/"""

LOG = logging.getLogger(__name__)


async def serve_pages(stack: AsyncExitStack, bot: Client, api: str, port: int) -> None:
    """Serve the pages until the stack is closed. Raise CannotStart if the port is taken."""
    try:
        from cogs.operations.metrics import Metrics  # imported here because it needs a package that is not always there
    except ModuleNotFoundError as error:
        missing = "OPS_PORT is set, but prometheus-client is not installed: see .env.example."
        raise CannotStart(missing if error.name == "prometheus_client" else str(error)) from error
    metrics = Metrics(bot, api)
    app = web.Application()
    app.add_routes(
        [
            web.get("/healthz", lambda _: _report(faults(bot))),
            web.get("/readyz", lambda _: _report(hindrances(bot))),
            web.get("/metrics", lambda _: _metrics(metrics)),
            *table_routes(bot),
        ]
    )
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    run_beside(stack, _measure(metrics))
    logging.getLogger().addHandler(metrics.log_handler)
    stack.callback(logging.getLogger().removeHandler, metrics.log_handler)
    if bot.serving.now:
        with cannot_start("OPS_PORT", port):
            await _open(runner, port)
    else:
        run_beside(stack, _open_later(bot, runner, port))


async def _open(runner: web.AppRunner, port: int) -> None:
    await web.TCPSite(runner, HOST, port).start()
    LOG.info("the operator's pages are at http://%s:%s", HOST, runner.addresses[0][1])


async def _open_later(bot: Client, runner: web.AppRunner, port: int) -> None:
    """Open the pages when this process serves: until then another one has the port."""
    await bot.serving.begun()
    try:
        await _open(runner, port)
    except OSError as error:
        LOG.error("the operator's pages cannot be opened: %s", error)


async def _report(health: Coroutine[Any, Any, list[str]]) -> web.Response:
    """Answer with status 200, or with 503 and one line for each reason."""
    reasons = await health
    return web.Response(text="\n".join(reasons or ["ok"]) + "\n", status=503 if reasons else 200)


async def _metrics(metrics: "Metrics") -> web.Response:
    return web.Response(body=await metrics.page(), headers={"Content-Type": TEXT})


async def _measure(metrics: "Metrics") -> None:
    """Measure the delay of the event loop, and count the interactions that were not acknowledged in time."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + TICK
        await asyncio.sleep(TICK)
        metrics.loop_delay.observe(max(0.0, loop.time() - due))
        metrics.arrivals.forget_late()
