"""The schedule after a start: late work runs in few guilds at a time, and people come first."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from cogs.delivery.posting import Posted
from cogs.schedule import loop
from cogs.schedule.loop import LATE_AT_ONCE, Schedule
from data.game.models import OutboxMessage
from data.game.outgoing import LobbyMessage, Outgoing
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Time
from tests.patience import until

ADA, CHANNEL = 11, 5
GUILDS = range(1, 21)
SECOND_SHARD = 1 << 22


class Slow(list[int]):
    """A sender that notes the guilds of its messages and sends each when the test lets it."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.go_on = asyncio.Event()

    async def send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        self.begun.append(guild)
        await self.go_on.wait()
        self.append(guild)
        return Posted(700 + len(self), CHANNEL)


async def queue_message(bot: Bot, guild: int) -> None:
    game = await bot.tables.create(guild, "demo", host=ADA, name="Ada", channel=CHANNEL)
    async with bot.tables.transaction(guild, game.id) as session:
        session.enqueue(LobbyMessage())


@pytest.fixture
async def started(timed: Bot, time: Time) -> AsyncIterator[tuple[Schedule, Slow]]:
    """Yield the schedule of a bot that starts after an hour in which the messages of all guilds became due."""
    # The guild with the greatest number has waited longest.
    for guild in reversed(GUILDS):
        await queue_message(timed, guild)
        time.now += 1
    time.now += 3600
    timed.store.wakeups._hurried.clear()
    made, sender = Schedule(timed), Slow()  # type: ignore[arg-type]
    made.outbox.sender = sender  # type: ignore[assignment]
    made.start()
    yield made, sender
    sender.go_on.set()
    await made.close()


async def settle() -> None:
    """Let tasks and threads do what they can."""
    await asyncio.sleep(0.3)


@pytest.fixture
def _long_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a slow message delay the other late guilds for longer than a test takes on a busy machine."""
    monkeypatch.setattr(loop, "SHARE", 600.0)


@pytest.mark.usefixtures("_long_share")
async def test_late_messages_go_out_in_few_guilds_at_a_time(timed: Bot, started: tuple[Schedule, Slow]) -> None:
    """A start with 1,000 due guilds sent all messages at once, and a click was answered after 22 seconds."""
    schedule, sender = started
    schedule.serve_shard(0, 1)
    await until(lambda: len(sender.begun) == LATE_AT_ONCE)
    await settle()
    assert sorted(sender.begun, reverse=True) == [20, 19, 18, 17]
    assert timed.store.wakeups.overdue == len(GUILDS) - LATE_AT_ONCE
    sender.go_on.set()
    await until(lambda: len(sender) == len(GUILDS))
    assert sorted(sender) == [*GUILDS]
    # Each guild is looked at again once its message is noted as sent.
    await until(lambda: timed.store.wakeups.overdue == 0)


@pytest.mark.usefixtures("_long_share")
async def test_a_guild_in_which_a_person_acts_is_served_at_once(timed: Bot, started: tuple[Schedule, Slow]) -> None:
    schedule, sender = started
    schedule.serve_shard(0, 1)
    await until(lambda: len(sender.begun) == LATE_AT_ONCE)
    await queue_message(timed, 1)
    await until(lambda: 1 in sender.begun)
    await queue_message(timed, 99)
    await until(lambda: 99 in sender.begun)
    assert {*sender.begun[LATE_AT_ONCE:]} == {1, 99}, "the other late guilds wait"


async def test_a_slow_message_does_not_delay_the_late_guilds_for_long(
    started: tuple[Schedule, Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "SHARE", 0.01)
    schedule, sender = started
    schedule.serve_shard(0, 1)
    await until(lambda: len(sender.begun) == len(GUILDS))
    assert sender == [], "no message has been sent yet"


async def test_each_shard_is_served_when_it_is_ready(timed: Bot, started: tuple[Schedule, Slow]) -> None:
    """The first shard's messages waited until every shard had connected."""
    schedule, sender = started
    sender.go_on.set()
    await queue_message(timed, SECOND_SHARD)
    await settle()
    assert sender.begun == []
    schedule.serve_shard(0, 2)
    await until(lambda: len(sender) == len(GUILDS))
    assert SECOND_SHARD not in sender
    schedule.serve_shard(1, 2)
    await until(lambda: SECOND_SHARD in sender)


@pytest.mark.usefixtures("_long_share")
async def test_work_that_waits_for_its_turn_is_due_after_the_next_start(
    timed: Bot, started: tuple[Schedule, Slow]
) -> None:
    schedule, sender = started
    schedule.serve_shard(0, 1)
    await until(lambda: len(sender.begun) == LATE_AT_ONCE)
    await schedule.close(patience=0.01)
    assert all(timed.store.wakeups.expects(guild) for guild in GUILDS)


async def test_each_guild_is_looked_over_once_and_a_due_one_with_its_work(
    timed: Bot, started: tuple[Schedule, Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    async def recover_guild(bot: Any, guild: int) -> None:
        seen.append(guild)

    monkeypatch.setattr(loop, "recover_guild", recover_guild)
    schedule, sender = started
    sender.go_on.set()
    later, sooner = 101, 102
    for guild, wait in ((later, 9000), (sooner, 5000)):
        timed.store.wakeups.schedule(guild, timed.store.clock() + wait)
    # The schedule has taken the due guilds before they become available.
    await settle()
    without_work = 103
    for guild in (*GUILDS, later, sooner, without_work):
        schedule.recover(guild)
    schedule.serve_shard(0, 1)
    await until(lambda: len(sender) == len(GUILDS))
    await until(lambda: sooner in seen)
    await until(lambda: later in seen)
    assert sorted(seen) == [*GUILDS, later, sooner]
    assert seen.index(sooner) < seen.index(later)
