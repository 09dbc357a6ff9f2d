"""The health of the bot: the reasons why it does not work, or does not work fully, in one sentence each."""

import asyncio
import sqlite3
from typing import NamedTuple

from cogs.discord.client import Client
from data.errors import StoreError
from data.store import Store, reading

LONGEST_ANSWER = 5.0
"""Seconds in which the shared store answers."""
LONGEST_WAIT = 120.0
"""Seconds after which a due message is too late."""


class OutboxState(NamedTuple):
    """The number of due messages, and the seconds since the oldest one became due."""

    messages: int
    oldest: float


async def outbox_state(store: Store) -> OutboxState:
    """Return the state of the outboxes of all open files. Closed files with due work have overdue wakeups."""
    now, messages, oldest = store.clock(), 0, 0.0
    for guild in store.connections.open_guilds():
        # An unreadable file is logged when its due work is read.
        try:
            count, since = await _due_messages(store, guild, now)
        except StoreError:
            continue
        messages += count
        oldest = max(oldest, now - since)
    return OutboxState(messages, oldest)


@reading
def _due_messages(db: sqlite3.Connection, now: float) -> tuple[int, float]:
    """Return the number of due messages and the time at which the first of them became due."""
    query = "SELECT count(*), coalesce(min(not_before), ?) FROM outbox WHERE state = 'due' AND not_before <= ?"
    count, since = db.execute(query, (now, now)).fetchone()
    return count, since


async def faults(bot: Client) -> list[str]:
    """Return why the bot does not work. The event loop works if this returns."""
    try:
        async with asyncio.timeout(LONGEST_ANSWER):
            await bot.store.machine.check()
    except (StoreError, TimeoutError) as error:
        return [f"the shared file does not answer: {error or 'time is over'}"]
    return []


async def hindrances(bot: Client) -> list[str]:
    """Return why the bot does not serve its guilds fully."""
    reasons = await faults(bot)
    if bot.tasks.draining:
        reasons.append("the bot is stopping")
    if not bot.is_ready():
        reasons.append("the gateway is not ready")
    elif lost := sum(shard.is_closed() for shard in bot.shards.values()):
        reasons.append(f"{lost} of {len(bot.shards)} shards are not connected")
    reasons += filter(None, (worker.fault() for worker in bot.workers))
    # No faults: another start of the bot would not help.
    reasons += [*bot.store.authority.faults(), *bot.store.replication.faults()]
    oldest = (await outbox_state(bot.store)).oldest
    if oldest > LONGEST_WAIT:
        reasons.append(f"a message has been due for {oldest:.0f} s")
    return reasons
