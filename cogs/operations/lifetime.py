"""The lifetime of the process: tasks beside the bot, the signals that stop it, and the end."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any

from cogs.discord.client import Client

MOMENT = 0.2
"""Seconds that a thread without work takes to end."""


class Replaced(Exception):  # noqa: N818 - a finding
    """Another process has the guilds of this one. The text is one sentence for the operator."""


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
