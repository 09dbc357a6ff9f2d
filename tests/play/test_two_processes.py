"""Two processes of the bot on one data folder, each with its own shard of the same servers.

All their requests go through one proxy for rate limits.
"""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from playground import Person, Playground
from playground.people import user_id
from tests.patience import until, until_told
from tests.play import acts, guild_file
from tests.play.bot_process import READY, BotProcess
from tests.play.rate_limit_proxy import Proxy
from tests.play.shards import SHARDS, channels

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Shards:
    """The two processes and the server of both."""

    def __init__(self, folder: Path) -> None:
        self.server = Playground(port=0)
        self.proxy: Proxy
        self.data = folder / "guilds"
        self.processes = [BotProcess(folder / str(shard)) for shard in range(SHARDS)]

    async def start(self) -> None:
        """Start both processes, and wait until they are ready."""
        await self.server.start()
        self.proxy = Proxy(self.server.api)
        await self.proxy.start()
        for shard, process in enumerate(self.processes):
            process.folder.mkdir()
            process.run(
                DISCORD_TOKEN=self.server.token,
                DISCORD_API=self.proxy.api,
                DATA_DIR=str(self.data),
                SHARD_IDS=str(shard),
                SHARD_COUNT=str(SHARDS),
            )
            await until(lambda process=process: READY.search(process.log) or not process.running)  # type: ignore[misc]
            assert process.running, process.log

    async def close(self) -> None:
        """Stop both processes."""
        for process in self.processes:
            assert await process.stop() == 0, process.log
            assert "Traceback" not in process.log, process.log[-5000:]
        await self.proxy.close()
        await self.server.close()

    def open_guilds(self, shard: int) -> set[str]:
        """Return the servers whose files a process has open."""
        process = self.processes[shard].process
        assert process is not None
        links = Path(f"/proc/{process.pid}/fd").iterdir()
        opened = {Path(os.path.realpath(link)) for link in links}
        return {path.stem for path in opened if path.suffix == ".sqlite3" and path.stem.isdecimal()}


@pytest_asyncio.fixture(loop_scope="session")
async def shards(tmp_path: Path) -> AsyncIterator[Shards]:
    made = Shards(tmp_path)
    await made.start()
    yield made
    await made.close()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open descriptors are listed in /proc")
async def test_each_process_acts_only_in_its_own_servers(shards: Shards) -> None:
    """A deletion asked of one process changed the other's game, and its next choice was refused."""
    url = shards.server.url
    async with AsyncExitStack() as stack:
        places = await channels(await stack.enter_async_context(Person(url, "Ada")))
        tables = []
        for _, channel in places:
            ada, ben, cleo = [
                await stack.enter_async_context(Person(url, name, channel)) for name in ("Ada", "Ben", "Cleo")
            ]
            tables.append((ada, ben, cleo, await acts.table(ada, ben, cleo)))
        (_, _, cleo, _), (ada, ben, _, _) = tables

        async def mine() -> str:
            return (await cleo.settled(await cleo.command("games mine"))).text

        # The other process notes the table of its server a moment later.
        await until_told(mine, lambda text: all(f"/channels/{guild}/" in text for guild, _ in places))
        asked = await cleo.settled(await cleo.command("me data", action="delete"))
        done = await cleo.settled(await cleo.click(asked, "Yes, delete everything"))
        assert "Everything about you is deleted." in done.text
        status = await ada.settled(await ada.command("game status"))
        assert "Cleo" not in status.text
        assert status.text.count("(computer, ") == 1
        # The first player may have been Cleo: the computer on that seat plays first then.
        turn = await ada.wait_for(
            lambda each: "Play" in each.buttons and each.pings and user_id("Cleo") not in each.pings
        )
        mover = acts.called(turn, (ada, ben))
        panel = await acts.walked(mover, await acts.opened(mover, turn), random.Random(1))
        before = len(guild_file.read_game(shards.data, places[1][0]).choices)
        told = await acts.confirmed(mover, panel)
        assert "could not" not in told.text
        assert len(guild_file.read_game(shards.data, places[1][0]).choices) > before
        assert [shards.open_guilds(shard) & {guild for guild, _ in places} for shard in range(SHARDS)] == [
            {guild} for guild, _ in places
        ]
    assert shards.server.world.violations == []
    assert not any("500 Internal" in process.log for process in shards.processes)
    # Both processes asked only the proxy, for all that they did.
    assert shards.proxy.requests["GET /api/v10/gateway/bot"] == SHARDS
    assert shards.proxy.requests["POST /api/v10/channels/:id/messages"] >= SHARDS
