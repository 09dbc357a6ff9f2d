"""Reports to systemd that the process is ready, and that its event loop runs.

A report is a datagram to the socket that systemd names:
https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html
"""

import asyncio
import logging
import math
import socket
from collections.abc import Mapping
from contextlib import closing

from cogs.discord.client import Client

LOG = logging.getLogger(__name__)


async def note_ready(bot: Client, ready: asyncio.Event) -> None:
    """Set ``ready`` when the bot serves."""
    await bot.wait_until_ready()
    await bot.serving.begun()
    ready.set()


async def report(ready: asyncio.Event, environment: Mapping[str, str]) -> None:
    """Report once this process is ``ready``, until this is cancelled. Return if no service manager asks for reports.

    From the first report on systemd waits for the others, so a spare goes on with them while it takes over.
    """
    address = environment.get("NOTIFY_SOCKET")
    if not address:
        return
    try:
        with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as manager:
            # A service manager that does not read must not stop the event loop.
            manager.setblocking(False)
            loop = asyncio.get_running_loop()
            # An @ stands for the null byte of an abstract address.
            manager.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            await ready.wait()
            await loop.sock_sendall(manager, b"READY=1")
            while True:
                await asyncio.sleep(_interval(environment))
                await loop.sock_sendall(manager, b"WATCHDOG=1")
    except OSError as error:
        LOG.error("the service manager does not listen at %s: %s", address, error)


def _interval(environment: Mapping[str, str]) -> float:
    """Return the seconds between two reports: a third of the time after which systemd restarts the bot."""
    limit = environment.get("WATCHDOG_USEC", "")
    return int(limit) / 3e6 if limit.isascii() and limit.isdigit() and int(limit) else math.inf
