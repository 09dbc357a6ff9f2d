"""The entry point: settings in, bot up, on Discord with a token and in the playground without one."""

import gc

# What is imported stays: to look for garbage among it takes a tenth of the start.
gc.disable()

import asyncio
import contextlib
import errno
import logging
import os
import signal
import sys
import time
from typing import TYPE_CHECKING

import discord
import msgspec

import settings as configuration
from cogs.bot import Stammtisch
from cogs.discord.painting import paint_ahead
from data.store import Store
from settings import Settings

if TYPE_CHECKING:
    from playground import Playground

gc.freeze()
gc.enable()

SWITCH = 0.001
"""Seconds after which a thread that draws or thinks lets the event loop go on; Python's own 5 ms add up in a click."""


class CannotStart(Exception):  # noqa: N818 - it reads as what it says
    """The bot cannot start; the text is one sentence for the person who runs it."""


async def run(settings: Settings) -> None:
    """Run until told to stop; raise CannotStart where that is not possible."""
    sys.setswitchinterval(SWITCH)
    async with contextlib.AsyncExitStack() as stack:
        server = None if settings.token else make_playground(settings)
        try:
            clock = server.clock if server else time.time
            store = await Store.open(
                settings.data_dir,
                clock=clock,
                owns=settings.owns,
                shards=settings.shard_ids,
                shard_count=settings.shard_count,
            )
        except (OSError, ValueError) as error:
            raise CannotStart(str(error)) from error
        stack.push_async_callback(store.close)
        if server:
            server.clock.watch(store.wakeups.wake)
            settings = await play_here(stack, settings, server)
        bot = await stack.enter_async_context(Stammtisch(store, settings))
        stop_politely(bot)
        stack.callback(asyncio.create_task(paint_ahead(bot, settings.sprites_dir)).cancel)
        try:
            await bot.start(str(settings.token))
        except discord.LoginFailure as error:
            raise CannotStart("Discord refuses DISCORD_TOKEN: copy the token again from the bot's page.") from error
        except (OSError, discord.HTTPException, discord.GatewayNotFound) as error:
            raise CannotStart(f"Discord does not answer at {settings.api}: {error}.") from error


def make_playground(settings: Settings) -> "Playground":
    """Make the playground in the place of Discord; the bot goes by its clock, which can be wound."""
    from playground import Playground  # only here, so that nobody else pays for it

    return Playground(settings.playground_port, store=settings.data_dir / "playground.sqlite3")


async def play_here(stack: contextlib.AsyncExitStack, settings: Settings, server: "Playground") -> Settings:
    """Start the playground and return the settings that lead to it."""
    try:
        await server.start()
    except OSError as error:
        taken = f"Port {settings.playground_port} is taken; set PLAYGROUND_PORT to another one in .env."
        raise CannotStart(taken if error.errno == errno.EADDRINUSE else str(error)) from error
    stack.push_async_callback(server.close)
    print(f"No DISCORD_TOKEN is set, so the table stands in the playground: open {server.url}", flush=True)
    return msgspec.structs.replace(settings, api=server.api, token=server.token)


def stop_politely(bot: Stammtisch) -> None:
    """Let SIGINT and SIGTERM finish what is in hand."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, lambda: asyncio.ensure_future(bot.close()))


def main() -> None:
    """Start from the command line."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks at this table
    try:
        settings = configuration.read(os.environ)
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        # What these say in detail is every message and every row whole: people's hands, and the tokens to answer with.
        for library in ("aiohttp", "aiosqlite", "discord"):
            logging.getLogger(library).setLevel(max(settings.log_level, logging.INFO))
        asyncio.run(run(settings))
    except (CannotStart, ValueError) as error:
        sys.exit(f"Stammtisch cannot start. {error}")


if __name__ == "__main__":
    main()
