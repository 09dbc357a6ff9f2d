"""Reminders and warnings at Discord: not in quiet hours but in the morning, and six a day over all guilds."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.outbox import Delivery
from cogs.delivery.senders import Sender
from cogs.reminders.deadlines import run_clock
from cogs.reminders.quiet import Morning
from cogs.table.time.waits import HOUR, MAX_A_DAY, Wait
from cogs.table.turns import QUIET_FOR, Expiry
from data.game.outgoing import ReminderMessage
from tests.cogs.timed_table import ADA, BEGIN, BEN, DAY, GUILD, Time, begun, mover, quiet_from_now, run_timer


class Channel:
    """A channel that notes the time of every ping."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self.pings: list[tuple[float, int]] = []
        self.posts = 0

    async def send(self, *, allowed_mentions: Any, **content: Any) -> Any:
        self.posts += 1
        self.pings += [(self._time.now, user.id) for user in allowed_mentions.users]
        return SimpleNamespace(id=900 + self.posts)

    def get_partial_message(self, _: int) -> Any:
        async def nothing(**content: Any) -> None:
            """Do nothing: the posted message is irrelevant here."""

        return SimpleNamespace(edit=nothing, delete=nothing)


@pytest.fixture
def timed(timed: Any, time: Time) -> Any:
    """Return a bot with a channel that notes pings."""
    timed.channel = Channel(time)
    timed.get_partial_messageable = lambda _: timed.channel
    return timed


async def deliver(bot: Any, guild: int = GUILD) -> None:
    """Send the notices that are due. A turn message counts as sent."""
    outbox = Delivery(bot)
    outbox.sender = Sender(bot)
    while due := (await bot.store.due_in(guild)).messages:
        for outgoing in due:
            if outgoing.kind in ("say", "reminder", "vote", "remove"):
                await outbox.deliver(guild, outgoing)
            else:
                async with bot.tables.transaction(guild, outgoing.game) as session:
                    session.outbox.sent(outgoing)


async def let_pass(bot: Any, time: Time, until: float) -> None:
    """Run the clocks, mornings and expiries of the guild up to a time."""
    while True:
        await deliver(bot)
        bot.store.wakeups.take_due()
        due = await bot.store.due_in(GUILD)
        for timer in due.timers:
            if timer.kind in (Morning.KIND, Expiry.KIND):
                await run_timer(bot, GUILD, timer)
            elif timer.kind == Wait.KIND:
                await run_clock(bot, GUILD, timer.game)
        if due.timers:
            continue
        if bot.store.wakeups.next > until:
            time.now = until
            return
        time.now = max(time.now, bot.store.wakeups.next)


async def test_a_warning_pings_in_the_morning_after_quiet_hours(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, speed="none")
    late = await mover(timed, game)
    time.now = BEGIN + QUIET_FOR - HOUR
    await deliver(timed)
    time.now = BEGIN + QUIET_FOR
    morning = await quiet_from_now(timed, late.user or 0, 9)
    await let_pass(timed, time, morning - 1)
    assert timed.channel.posts == 0, "nothing is said in the night"
    await let_pass(timed, time, morning + 1)
    assert timed.channel.pings == [(morning, late.user)]


async def test_a_warning_for_several_pings_each_in_their_own_morning(timed: Any, time: Time) -> None:
    await begun(timed, ADA, BEN, speed="none", kind="demo")
    await deliver(timed)
    time.now = BEGIN + QUIET_FOR
    morning = await quiet_from_now(timed, ADA, 9)
    await let_pass(timed, time, morning + 1)
    assert timed.channel.pings == [(BEGIN + QUIET_FOR, BEN), (morning, ADA)]


async def test_a_reminder_that_is_delayed_into_the_night_pings_in_the_morning(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await deliver(timed)
    time.now = BEGIN + 12 * HOUR
    await run_clock(timed, GUILD, game)
    # The bot is down before it can send the reminder, and starts again at night.
    time.now = BEGIN + 14 * HOUR
    morning = await quiet_from_now(timed, late.user or 0, 8)
    await let_pass(timed, time, morning - 1)
    assert timed.channel.pings == []
    await let_pass(timed, time, morning + 1)
    assert timed.channel.pings == [(morning, late.user)]


async def test_a_person_is_reminded_six_times_a_day_over_all_guilds(timed: Any, time: Time) -> None:
    late = []
    for guild in range(20, 20 + MAX_A_DAY + 3):
        game = await timed.tables.create(guild, "demo", host=ADA, channel=1, name="Ada")
        async with timed.tables.transaction(guild, game.id) as session:
            session.enqueue(ReminderMessage((ADA,)))
            session.join(BEN, "Ben")
            session.start()
            session.timers.set(Wait(BEGIN, DAY), BEGIN, seat=0)
        late.append(guild)
    for guild in late:
        await deliver(timed, guild)
    assert len(timed.channel.pings) == MAX_A_DAY
    assert timed.channel.posts == len(late), "the messages stand there all the same"


async def test_every_idle_table_pings_although_the_quota_is_used_up(timed: Any, time: Time) -> None:
    for _ in range(MAX_A_DAY + 2):
        await begun(timed, ADA, BEN, speed="none", kind="demo")
    await deliver(timed)
    time.now = BEGIN + QUIET_FOR
    await let_pass(timed, time, BEGIN + QUIET_FOR + 3 * DAY)
    for user in (ADA, BEN):
        pings = [at for at, who in timed.channel.pings if who == user]
        assert len(pings) == MAX_A_DAY + 2
        assert all(sum(at - DAY < other <= at for other in pings) <= MAX_A_DAY for at in pings)
