"""A process that tells events, prints and delivers them, until it is killed: ``sender FOLDER FIRST``."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

from data.store import Store
from tests.cogs.fakes import Bot
from tests.cogs.hooks.receiver import GUILD, delivering, numbered, open_guild, tell


async def main(folder: str, first: str) -> None:
    store = await Store(Path(folder), clock=time.time).open()
    bot: Any = Bot(store)
    open_guild(bot)
    async with delivering(bot) as delivery:
        for number in range(int(first), 10_000):
            await tell(bot, *numbered(1, number))
            print(number, flush=True)
            delivery.wake(GUILD)
            await asyncio.sleep(0.002)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
