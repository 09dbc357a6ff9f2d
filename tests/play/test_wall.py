"""The wall and the queue through Discord's protocol: a table opens for two people, and a kill changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from playground import Person, Seen
from tests.play.bot_process import BotWithPlayground

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAUSE = 15


async def walls(person: Person, channel: str) -> list[Seen]:
    """Return the walls in a channel."""
    return [each for each in await person.messages(channel) if "Games on this server" in each.text]


async def test_a_table_opens_by_the_queue_and_the_wall_tells_it(tmp_path: Path) -> None:
    async with (
        BotWithPlayground(tmp_path) as bot,
        Person(bot.url, "Ada") as ada,
        Person(bot.url, "Ben") as ben,
        Person(bot.url, "Cleo") as cleo,
    ):
        channels = {each["name"]: each["id"] for each in await ada.control("GET", "/channels")}
        where = next(id_ for name, id_ in channels.items() if name != "stammtisch")

        async def shown(told: Callable[[str], bool]) -> Seen:
            """Return the only wall after its next edit."""
            await bot.calm(ada)
            await ada.control("POST", "/clock", {"forward": PAUSE})
            found = await ada.wait_for(
                lambda each: "Games on this server" in each.text and told(each.text), channel=where
            )
            assert len(await walls(ada, where)) == 1
            assert found.pings == []
            return found

        card = await ada.settled(await ada.command("setup options", wall=where))
        assert f"**List of tables:** <#{where}>" in card.text
        wall = await ada.wait_for(lambda each: "Games on this server" in each.text, channel=where)
        assert "No one waits" in wall.text
        assert {"Queue", "Solve"} <= {*wall.buttons}

        mine = await ben.settled(await ben.command("games queue", game="carcassonne", players=2))
        assert mine.ephemeral
        assert "**You wait for:** Carcassonne · 2 players" in mine.text
        wall = await shown(lambda text: "**Carcassonne** · 1 of 2 players: Ben" in text)
        theirs = await ada.settled(await ada.click(wall, "Me too"))
        assert theirs.ephemeral
        # The wish is stored, and the table may be open or not.
        await bot.kill()
        await bot.start()
        called = await ben.wait_for(lambda each: "Enough people want this game" in each.text)
        assert len(called.pings) == 2
        lobby = await ben.wait_for(lambda each: "Start" in each.buttons)
        assert "Ada" in lobby.text
        wall = await shown(lambda text: "No one waits" in text and "#1 Carcassonne" in text)
        assert list(wall.buttons).count("Join") == 1

        await bot.kill()
        await bot.start()
        joined = await cleo.settled(await cleo.click(wall, "Join"))
        assert "You have joined the table" in joined.text
        wall = await shown(lambda text: "Cleo" in text)
        await ada.settled(await ada.click(lobby, "Start"))
        wall = await shown(lambda text: "waiting for" in text)
        assert "Join" not in wall.buttons

        # A channel that Dora does not see is none for the wall, which she sees.
        here = {"channel": channels["stammtisch"], "name": "Dora"}
        await ada.control("POST", "/permissions", {**here, "deny": ["view_channel"]})
        wall = await shown(lambda text: "#1 Carcassonne" not in text)
        await ada.control("POST", "/permissions", here)
        wall = await shown(lambda text: "#1 Carcassonne" in text)

        await ada.delete(wall)
        off: dict[str, Any] = {"no-wall": True}
        await ada.settled(await ada.command("setup options", **off))
        await bot.calm(ada)
        assert await walls(ada, where) == []
