"""The entry point: read the settings and start the bot, on Discord with a token or in the playground without one."""

import gc

# Imported modules stay in memory. Collecting garbage among them takes a tenth of the start.
gc.disable()

import asyncio
import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import discord
import msgspec

import settings as configuration
from cogs.bot import Stammtisch
from cogs.discord.icon_uploads import keep_icons, painted_icons
from cogs.operations.lifetime import Replaced, leave_threads, run_beside, stop_politely
from cogs.operations.log_format import set_up_log
from cogs.operations.service_manager import note_ready, report
from cogs.workers.drawers import ProcessDrawer, drawing_processes
from cogs.workers.painting import paint_ahead
from cogs.workers.supervisor import keep_running
from data.shared.left_over import are_left
from data.sqlite.connection_cache import check_descriptors
from data.store import Store
from settings import Settings

if TYPE_CHECKING:
    from cluster.storage import Storage
    from playground import Playground

gc.freeze()
gc.enable()
# A click makes some three hundred objects that the collector visits. With Python's default of 700 it comes while many
# are in use, and keeps them until it visits all objects, which stops the loop for too long.
gc.set_threshold(5_000, 10, 10)

SWITCH = 0.001
"""Seconds after which a drawing or thinking thread yields to the event loop. Python's default of 5 ms adds up."""
TAKE_OVER = "--take-over"
REFUSED_TOKEN = "Discord refuses DISCORD_TOKEN: copy the token again from the bot's page."
TOKEN_RESET = 4004
"""The gateway's close code for a token that is no longer valid: https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway"""
LOOK = 0.25
"""Seconds between two looks for a process that takes over."""


class CannotStart(Exception):  # noqa: N818 - reads better without "Error"
    """The bot cannot start. The text is one sentence for the operator."""


class Stopped(Exception):  # noqa: N818 - reads better without "Error"
    """The bot stops although no one has told it to. The text is one sentence for the operator."""


async def run(settings: Settings, *, take_over: bool = False) -> None:
    """Run until told to stop. Raise CannotStart if the bot cannot start, and Stopped if its token is reset.

    ``take_over``: if another process serves, replace it.
    """
    sys.setswitchinterval(SWITCH)
    async with contextlib.AsyncExitStack() as stack:
        ready = asyncio.Event()
        run_beside(stack, report(ready, os.environ))
        server = None if settings.token else make_playground(settings)
        # Before the store, because a successor waits until that is closed, and need not wait for the last picture.
        drawers = await stack.enter_async_context(drawing_processes(settings.drawing_processes, settings.sprites_dir))
        if server and take_over:
            raise CannotStart("--take-over needs DISCORD_TOKEN: a playground ends with its bot.")
        clock = server.clock if server else time.time
        store, cluster = await open_storage(stack, settings, drawers, clock, take_over=take_over, ready=ready)
        settings = cluster.settings if cluster else settings
        if server:
            server.clock.watch(store.wakeups.wake)
            settings = await play_here(stack, settings, server)
        bot = await stack.enter_async_context(Stammtisch(store, settings, drawers))
        if cluster:
            cluster.serve(bot)
        if settings.ops_port is not None:
            await serve_pages(stack, bot, settings.api, settings.ops_port)
        run_beside(stack, note_ready(bot, ready))
        run_beside(stack, paint_ahead(bot.wait_until_ready, bot.serving.begun, settings.sprites_dir, drawers))
        uploads = settings.shard_ids is None or 0 in settings.shard_ids
        run_beside(stack, keep_icons(bot, painted_icons(settings.sprites_dir), uploads=uploads))
        starting = asyncio.create_task(start(bot, settings, drawers, cluster))
        heeding = run_beside(stack, heed_others(bot, cluster))
        run_beside(stack, serve_others(bot, cluster))
        stop_politely(bot, starting, lambda: offer_to_others(bot, cluster))
        await asyncio.wait([starting, heeding], return_when=asyncio.FIRST_COMPLETED)
        with one_sentence(settings.api):
            if heeding.done():
                await bot.close()
                await heeding
            if not starting.cancelled():
                await starting


@contextlib.contextmanager
def one_sentence(api: str) -> Iterator[None]:
    """Turn errors of Discord into CannotStart or Stopped."""
    try:
        yield
    except discord.LoginFailure as error:
        raise CannotStart(REFUSED_TOKEN) from error
    except discord.ConnectionClosed as error:
        if error.code != TOKEN_RESET:
            raise
        raise Stopped(REFUSED_TOKEN) from error
    except (OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        raise CannotStart(f"Discord does not answer at {api}: {error}.") from error


async def open_storage(
    stack: contextlib.AsyncExitStack,
    settings: Settings,
    drawers: Sequence[ProcessDrawer],
    clock: Callable[[], float],
    *,
    take_over: bool,
    ready: asyncio.Event,
) -> "tuple[Store, Storage | None]":
    """Open the storage until the stack is closed, alone or beside other processes, as the settings say."""
    try:
        check_descriptors()
        if take_over or settings.shared or settings.replica or settings.shard_ids is not None:
            from cluster import storage  # imported here because most bots need none of the package

            cluster = await storage.open_storage(stack, settings, drawers, clock, take_over=take_over, ready=ready)
            return cluster.store, cluster
        store = Store(settings.data_dir, clock=clock)
        stack.push_async_callback(store.close)
        return await store.open(), None
    except (OSError, ValueError) as error:
        raise CannotStart(str(error)) from error


async def start(
    bot: Stammtisch, settings: Settings, drawers: Sequence[ProcessDrawer], cluster: "Storage | None"
) -> None:
    """Connect, and run until the bot is closed. A process that takes over prepares first."""
    if cluster and cluster.takeover:
        await cluster.takeover.prepare(settings.sprites_dir, drawers)
    await bot.start(str(settings.token))


# The package of several processes and machines is imported in the functions below, because most bots need none of it.


async def heed_others(bot: Stammtisch, cluster: "Storage | None") -> None:
    """Take over from another process, or wait for one that takes over from this one. Return when it serves."""
    while not (cluster or bot.store.is_awaited()):  # noqa: ASYNC110 - no event tells it
        await asyncio.sleep(LOOK)
    from cluster.handover import heed_successors

    await heed_successors(bot, cluster.takeover if cluster else None)


async def serve_others(bot: Stammtisch, cluster: "Storage | None") -> None:
    """Do what other processes ask for. A process that is alone does what several ones have left."""
    if cluster or await are_left(bot.store.shared):
        from cluster.request_server import RequestServer

        await keep_running("the requests", RequestServer(bot).run)


async def offer_to_others(bot: Stammtisch, cluster: "Storage | None") -> None:
    """Give another process the time to take over, because this one stops."""
    if cluster or bot.store.is_awaited():
        from cluster.handover import wait_for_successor

        await wait_for_successor(bot)


def make_playground(settings: Settings) -> "Playground":
    """Make the playground as a replacement for Discord. Its clock, which can be advanced, becomes the bot's."""
    from playground import Playground  # imported here because Discord needs none of it

    return Playground(settings.playground_port, store=settings.data_dir / "playground.sqlite3")


async def play_here(stack: contextlib.AsyncExitStack, settings: Settings, server: "Playground") -> Settings:
    """Start the playground and return settings with its address and token."""
    try:
        await server.start()
    except OSError as error:
        taken = f"Port {settings.playground_port} is taken; set PLAYGROUND_PORT to another one in .env."
        raise CannotStart(taken if error.errno == errno.EADDRINUSE else str(error)) from error
    stack.push_async_callback(server.close)
    print(f"DISCORD_TOKEN is not set, so the bot runs in the playground: open {server.url}", flush=True)
    return msgspec.structs.replace(settings, api=server.api, token=server.token)


async def serve_pages(stack: contextlib.AsyncExitStack, bot: Stammtisch, api: str, port: int) -> None:
    """Serve the operator's pages until the stack is closed."""
    try:
        from cogs.operations.pages import pages  # imported here because it needs a package that is not always there
    except ModuleNotFoundError as error:
        missing = "OPS_PORT is set, but prometheus-client is not installed: see .env.example."
        raise CannotStart(missing if error.name == "prometheus_client" else str(error)) from error
    try:
        await stack.enter_async_context(pages(bot, api, port))
    except OSError as error:
        raise CannotStart(f"Port {port} is taken; set OPS_PORT to another one in .env.") from error


def main(*arguments: str) -> None:
    """Start from the command line, with these arguments."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
    try:
        if unknown := {*arguments} - {TAKE_OVER}:
            raise CannotStart(f"There is no argument {' '.join(sorted(unknown))}; there is only {TAKE_OVER}.")
        settings = configuration.read(os.environ)
        set_up_log(settings.log_level, settings.log_format, settings.token)
        asyncio.run(run(settings, take_over=TAKE_OVER in arguments))
    except (CannotStart, ValueError) as error:
        sys.exit(f"Stammtisch cannot start. {error}")
    except (Replaced, Stopped) as error:
        sys.exit(f"Stammtisch stops. {error}")
    leave_threads()


if __name__ == "__main__":
    main(*sys.argv[1:])
