"""A bot on a server of its own whose next table is an arranged one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.bot import Stammtisch
from data.store import Store
from playground import Person, Playground, Seen
from rules.kernel import Facts, Table
from settings import Settings
from tests.patience import until
from tests.play import acts
from tests.play.waits import shortened

Arrange = Callable[[str, Facts], Table]


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Playground]:
    """Yield a server with a bot in the test's process."""
    server = Playground(port=0)
    await server.start()
    store = await Store(folder, clock=server.clock).open()
    with shortened():
        async with Stammtisch(store, Settings(api=server.api, data_dir=folder)) as bot:
            running = asyncio.create_task(bot.start(server.token))
            await until(lambda: server.world.online)
            yield server
            await bot.close()
            await running
    await store.close()
    await server.close()
    assert server.world.violations == []


async def begun(patch: pytest.MonkeyPatch, table: Table, host: Person, *guests: Person) -> Seen:
    """Start this table with these people; return the first turn message."""
    stored = table.dump()
    patch.setattr(Table, "new", lambda *_, **__: Table.load(stored))
    return await acts.table(host, *guests, game=table.game)
