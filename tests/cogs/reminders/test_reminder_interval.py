"""A person's own interval of reminders, from the first hour of a decision to its last step."""

from typing import Any

import pytest

from cogs.reminders.deadlines import run_clock
from cogs.reminders.settings import change_rhythm
from cogs.table.time.waits import HOUR, quiet_until, rhythm_of
from tests.cogs.contexts import Context, interaction
from tests.cogs.timed_table import ADA, BEGIN, BEN, GUILD, Time, begun, mover, next_clock, sent, silence

DAY = 24 * HOUR


def person(bot: Any, user: int) -> Context:
    """Return the context of a member at the tables of the tests."""
    told = interaction(bot, guild_id=GUILD)
    told.user.id = user
    return Context(told)


async def reminders(bot: Any, time: Time, game: int, until: float) -> list[float]:
    """Return the hours after which a reminder pings."""
    return [hours for hours, kind, users in await silence(bot, time, game, until) if kind == "reminder" and users]


@pytest.mark.parametrize("speed", ["normal", "slow"])
async def test_an_interval_of_six_hours_pings_every_six_hours(timed: Any, time: Time, speed: str) -> None:
    game = await begun(timed, ADA, BEN, speed=speed)
    late = await mover(timed, game)
    await timed.store.users.change_settings(late.user, remind_every=6)
    await sent(timed)
    # Four a day stay below the quota.
    assert await reminders(timed, time, game, BEGIN + 3 * DAY) == list(range(6, 73, 6))


async def test_the_quota_of_a_day_limits_an_interval_of_one_hour(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await timed.store.users.change_settings(late.user, remind_every=1)
    await sent(timed)
    found = await reminders(timed, time, game, BEGIN + 3 * DAY)
    assert found[:6] == [1, 2, 3, 4, 5, 6]
    assert all(len([at for at in found if hour - 24 < at <= hour]) <= 6 for hour in found)


async def test_an_interval_that_is_set_during_a_decision_holds_for_it(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await sent(timed)
    assert await silence(timed, time, game, BEGIN + 2 * HOUR) == []
    time.now = BEGIN + 2 * HOUR
    await change_rhythm(person(timed, late.user or 0), "remind", "6")
    await sent(timed)
    assert await reminders(timed, time, game, BEGIN + 10 * HOUR) == [6]


async def test_a_reminder_that_is_due_in_quiet_hours_pings_in_the_morning(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await sent(timed)
    # The bot was down when the reminder was due, and starts again in the person's night.
    time.now = BEGIN + 14 * HOUR
    hour = int(time.now % DAY // HOUR)
    quiet = [hour, (hour + 8) % 24]
    await timed.store.users.change_settings(late.user, quiet=quiet)
    await run_clock(timed, GUILD, game)
    assert await sent(timed) == []
    assert await next_clock(timed, game) == quiet_until(rhythm_of({"quiet": quiet}), time.now)
    ((_, kind, users),) = await silence(timed, time, game, BEGIN + 22 * HOUR)
    assert (kind, users) == ("reminder", [late.user])
