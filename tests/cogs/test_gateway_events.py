"""Events of the gateway that discord.py loses."""

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.bot import Stammtisch, wait_to_identify
from data import walls
from tests.cogs.fakes import Bot


class Told:
    """As much of the bot as the events need. It notes the guilds that become available."""

    def __init__(self, *guilds: Any) -> None:
        self.guilds, self.shard_count = guilds, 2
        self.available: list[int] = []
        self.served: list[int] = []
        self._met: set[int] = set()
        self._schedule = SimpleNamespace(serve_shard=lambda shard, count: self.served.append(shard))

    async def on_guild_available(self, guild: Any) -> None:
        self._met.add(guild.id)
        self.available.append(guild.id)


def guild(id_: int, shard: int = 0, *, unavailable: bool = False) -> Any:
    return SimpleNamespace(id=id_, shard_id=shard, unavailable=unavailable)


async def test_a_guild_whose_event_is_lost_is_met_when_its_shard_is_ready() -> None:
    """A guild that arrived as discord.py stopped waiting for guilds was not greeted before the next start."""
    told: Any = Told(guild(1), guild(2), guild(3, shard=1), guild(4, unavailable=True))
    await told.on_guild_available(told.guilds[0])
    await Stammtisch.on_shard_ready(told, 0)
    assert told.available == [1, 2]
    assert told.served == [0]
    await Stammtisch.on_shard_ready(told, 0)
    assert told.available == [1, 2], "after a reconnection all are known"
    await Stammtisch.on_shard_ready(told, 1)
    assert told.available == [1, 2, 3]


@pytest.mark.parametrize("event", ["channel", "role", "deleted", "thread"])
async def test_an_event_that_changes_who_sees_tables_shows_the_wall_again(bot: Bot, event: str) -> None:
    """A table in a channel that is private now must leave the wall."""
    await walls.set_channel(bot.store, 1, 5)
    told: Any = SimpleNamespace(store=bot.store, tasks=bot.tasks, closed=bot.closed, bot=bot)
    for name in ("_reopen_channels", "_lose_channel"):
        setattr(told, name, nothing)
    told._look_at_wall = partial(Stammtisch._look_at_wall, told)
    there = SimpleNamespace(id=1)
    before, after = (
        SimpleNamespace(id=6, guild=there, overwrites=one, permissions=one, is_default=lambda: True) for one in (1, 2)
    )
    for old, marks in ((after, event in ("deleted", "thread")), (before, True)):
        wall = await walls.wall_of(bot.store, 1)
        match event:
            case "channel":
                await Stammtisch.on_guild_channel_update(told, old, after)  # type: ignore[arg-type]
            case "role":
                await Stammtisch.on_guild_role_update(told, old, after)  # type: ignore[arg-type]
            case "deleted":
                await Stammtisch.on_guild_channel_delete(told, after)  # type: ignore[arg-type]
            case _:
                await Stammtisch.on_raw_thread_delete(told, SimpleNamespace(guild_id=1, thread_id=6))  # type: ignore[arg-type]
        now = await walls.wall_of(bot.store, 1)
        assert wall
        assert now
        assert (now.marks > wall.marks) is marks


async def nothing(*_: object) -> None:
    """Do nothing."""


@pytest.mark.parametrize(("remaining", "shards", "waits"), [(0, 1, [3.0]), (1, 2, [3.0]), (2, 2, []), (999, 1, [])])
async def test_the_bot_waits_before_it_uses_up_its_connections(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, remaining: int, shards: int, waits: list[float]
) -> None:
    """One connection more than Discord allows resets the token."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await wait_to_identify(shards, remaining, 3.0)
    assert waited == waits
    assert len(caplog.records) == len(waits)
