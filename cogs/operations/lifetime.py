"""The lifetime of the process: why it cannot start, tasks beside the bot, the signals that stop it, and the end."""

import asyncio
import errno
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from typing import Any

import discord

from cogs.discord.client import Client

REFUSED_TOKEN = "Discord refuses DISCORD_TOKEN: copy the token again from the bot's page."
TOKEN_RESET = 4004
"""The gateway's close code for a token that is no longer valid: https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway"""
MOMENT = 0.2
"""Seconds that a thread without work takes to end."""


class CannotStart(Exception):  # noqa: N818 - reads better without "Error"
    """The bot cannot start. The text is one sentence for the operator."""


class Stopped(Exception):  # noqa: N818 - reads better without "Error"
    """The bot stops although no one has told it to. The text is one sentence for the operator."""


@contextmanager
def cannot_start(setting: str = "", port: int = 0) -> Iterator[None]:
    """Turn errors of the block into CannotStart. ``setting`` names the setting of the port that the block uses."""
    try:
        yield
    except (OSError, ValueError) as error:
        taken = bool(setting) and isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        sentence = f"Port {port} is taken; set {setting} to another one in .env." if taken else str(error)
        raise CannotStart(sentence) from error


@contextmanager
def discord_answers(api: str) -> Iterator[None]:
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


def run_beside(stack: AsyncExitStack, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Run a task until the stack is closed."""
    task = asyncio.create_task(work)

    async def end() -> None:
        task.cancel()
        # It may have to wait for the end of its process.
        await asyncio.wait([task])

    stack.push_async_callback(end)
    return task


def stop_politely(bot: Client, starting: asyncio.Task[None], before: Callable[[], Awaitable[None]]) -> None:
    """Close the bot on SIGINT and SIGTERM, so that it can finish its work. ``before`` runs first."""

    async def stop() -> None:
        if not bot.is_ready():
            # discord.py would keep trying to connect a shard with its closed session:
            # https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/shard.py
            starting.cancel()
        await before()
        await bot.close()

    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, lambda: asyncio.ensure_future(stop()))


def leave_threads() -> None:
    """End the process if a thread still draws or thinks: Python would wait for it."""
    ours = threading.main_thread()
    for thread in threading.enumerate():
        if thread is not ours and not thread.daemon:
            thread.join(MOMENT)
            if thread.is_alive():
                logging.shutdown()
                os._exit(0)
