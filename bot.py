"""The entry point: read the settings and start the bot, on Discord with a token or in the playground without one."""

import gc

# Imported modules stay in memory. Collecting garbage among them takes a tenth of the start.
gc.disable()

import asyncio
import os
import sys
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import discord
import msgspec

import settings as configuration
from cogs.bot import Stammtisch
from cogs.discord.icon_uploads import keep_icons, painted_icons
from cogs.operations.lifetime import CannotStart, Stopped, cannot_start, discord_answers, leave_threads, run_beside
from cogs.operations.log_format import set_up_log
from cogs.operations.service_manager import note_ready, report
from cogs.operations.storage import Storage, open_alone
from cogs.workers.drawers import drawing_processes, painter
from cogs.workers.painting import paint_ahead
from data.store import Store
from settings import Settings

if TYPE_CHECKING:
    from playground import Playground

gc.freeze()
gc.enable()
# A click makes some three hundred objects that the collector visits. With Python's default of 700 it comes while many
# are in use, and keeps them until it visits all objects, which stops the loop for too long.
gc.set_threshold(5_000, 10, 10)

TAKE_OVER = "--take-over"


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
    except Stopped as error:
        sys.exit(f"Stammtisch stops. {error}")
    leave_threads()


async def run(settings: Settings, *, take_over: bool = False) -> None:
    """Run until told to stop, with ``take_over`` in place of a process that serves. Raise CannotStart or Stopped."""
    async with AsyncExitStack() as stack:
        ready = asyncio.Event()
        run_beside(stack, report(ready, os.environ))
        # Before the store, because a successor waits until that is closed, and need not wait for the last picture.
        drawers = await stack.enter_async_context(drawing_processes(settings.drawing_processes, settings.sprites_dir))
        painting = await stack.enter_async_context(painter(settings.sprites_dir))
        server = None if settings.token else make_playground(settings, take_over=take_over)
        clock = server.clock if server else time.time
        with cannot_start():
            if take_over or settings.shared or settings.replica or settings.shard_ids is not None:
                from cluster.storage import open_storage  # imported here because most bots need none of the package

                storage: Storage = await open_storage(stack, settings, drawers, clock, take_over=take_over, ready=ready)
            else:
                storage = await open_alone(stack, settings.data_dir, clock, beside_others)
        if server:
            server.clock.watch(storage.store.wakeups.wake)
            settings = await play_here(stack, settings, server)
        bot = await stack.enter_async_context(Stammtisch(storage.store, settings, drawers, painting))
        storage.serve(bot)
        if settings.ops_port is not None:
            from cogs.operations.pages import serve_pages  # imported here because few bots need a server

            await serve_pages(stack, bot, settings.api, settings.ops_port)
        run_beside(stack, note_ready(bot, ready))
        waits = bot.wait_until_ready, bot.serving.begun
        run_beside(stack, paint_ahead(*waits, settings.sprites_dir, drawers, painting))
        run_beside(stack, keep_icons(bot, painted_icons(settings.sprites_dir)))
        run_beside(stack, storage.serve_others(bot))
        with discord_answers(settings.api):
            await storage.run(stack, bot, str(settings.token))


def beside_others(store: Store) -> Storage:
    """Return the storage of a process that is not alone any more."""
    from cluster.storage import ClusterStorage

    return ClusterStorage(store)


def make_playground(settings: Settings, *, take_over: bool) -> "Playground":
    """Make the playground as a replacement for Discord. Its clock, which can be advanced, becomes the bot's."""
    from playground import Playground  # imported here because Discord needs none of it

    if take_over:
        raise CannotStart(f"{TAKE_OVER} needs DISCORD_TOKEN: a playground ends with its bot.")
    return Playground(settings.playground_port, store=settings.data_dir / "playground.sqlite3")


async def play_here(stack: AsyncExitStack, settings: Settings, server: "Playground") -> Settings:
    """Start the playground and return settings with its address and token."""
    with cannot_start("PLAYGROUND_PORT", settings.playground_port):
        await server.start()
    stack.push_async_callback(server.close)
    print(f"DISCORD_TOKEN is not set, so the bot runs in the playground: open {server.url}", flush=True)
    return msgspec.structs.replace(settings, api=server.api, token=server.token)


if __name__ == "__main__":
    main(*sys.argv[1:])
