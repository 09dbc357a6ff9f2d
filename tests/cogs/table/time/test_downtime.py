"""Downtime of the bot is added to every open wait, and no player loses anything shortly after a start."""

from pathlib import Path
from typing import Any

import pytest

from cogs.acts.vote_effects import settle
from cogs.table.time.clock import clocks_of, deadlines, late_seats
from cogs.table.time.waits import HOUR, RESPITE, Rhythm, Wait, awake_time, deadline
from cogs.table.votes import VOTE_TIME, cast, open_vote
from data.store import Store
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEGIN, BEN, CLEO, GUILD, Time, answer, begun, kinds, mover, pass_time, sent

DAY = 24 * HOUR


async def restarted(bot: Any, path: Path, time: Time, down: float) -> Bot:
    """Kill the bot, and start it again after some seconds."""
    await bot.store.alive.beat()
    await bot.store.close()
    bot.renderer.close()
    time.now += down
    store = await Store(path, clock=time).open()
    found = Bot(store)
    await store.alive.begin()
    return found


@pytest.fixture
async def bots(tmp_path: Path, time: Time) -> Any:
    """The running bot, with a method that keeps it down for a while."""

    class Running:
        bot: Any

        async def down(self, seconds: float) -> None:
            self.bot = await restarted(self.bot, tmp_path, time, seconds)

    found = Running()
    store = await Store(tmp_path, clock=time).open()
    found.bot = Bot(store)
    await store.alive.begin()
    yield found
    found.bot.renderer.close()
    await found.bot.store.close()


async def test_a_start_brings_no_vote_but_the_reminders_in_their_order(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN, CLEO)
    await pass_time(bots.bot, time, BEGIN + 6 * HOUR)
    await sent(bots.bot)
    await bots.down(36 * HOUR)
    back = time.now
    await pass_time(bots.bot, time, back)
    assert set(await kinds(bots.bot)) <= {"edit"}
    await pass_time(bots.bot, time, back + 6 * HOUR)
    assert "reminder" in await kinds(bots.bot)
    await pass_time(bots.bot, time, back + 18 * HOUR - 1)
    assert "vote" not in await kinds(bots.bot)
    await pass_time(bots.bot, time, back + 18 * HOUR)
    assert "vote" in await kinds(bots.bot)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert len(late_seats(session)) == 1


async def test_the_shown_deadline_includes_the_downtime(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN)
    await pass_time(bots.bot, time, BEGIN + 6 * HOUR)
    await sent(bots.bot)
    await bots.down(36 * HOUR)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        clocks = clocks_of(session)
    due = await deadlines(bots.bot, clocks, dict.fromkeys(clocks, ADA))
    assert list(due.values()) == [BEGIN + 60 * HOUR]
    await pass_time(bots.bot, time, time.now)
    assert await kinds(bots.bot) == ["edit"], "the turn message told another time"
    await pass_time(bots.bot, time, time.now + 5 * HOUR)
    assert await kinds(bots.bot) == [], "once"


async def test_downtime_counts_once_however_often_the_bot_is_started(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN)
    for _ in range(4):
        await bots.down(5 * HOUR)
        await pass_time(bots.bot, time, time.now)
        await bots.down(30)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        (wait,) = clocks_of(session).values()
    assert deadline(wait, Rhythm()) == pytest.approx(BEGIN + 24 * HOUR + 20 * HOUR, abs=300)


async def test_a_short_restart_moves_no_deadline(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN)
    await bots.down(300)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        (wait,) = clocks_of(session).values()
    assert deadline(wait, Rhythm()) == BEGIN + 24 * HOUR


async def test_no_time_ends_within_hours_of_a_start(bots: Any, time: Time) -> None:
    await begun(bots.bot, ADA, BEN)
    await pass_time(bots.bot, time, BEGIN + 24 * HOUR - 60)
    await sent(bots.bot)
    await bots.down(HOUR)
    await pass_time(bots.bot, time, time.now + RESPITE - 1)
    assert "vote" not in await kinds(bots.bot)
    await pass_time(bots.bot, time, time.now + 1)
    assert "vote" in await kinds(bots.bot)


async def test_no_vote_takes_a_seat_within_hours_of_a_start(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN, CLEO)
    late = (await mover(bots.bot, game)).seat
    await pass_time(bots.bot, time, BEGIN + DAY)
    name = f"overdue:{late}"

    async def vote(seat: int) -> str | None:
        async with bots.bot.tables.transaction(GUILD, game) as session:
            return settle(session, cast(session, name, seat, "replace"), session.seats[seat].user)

    assert await vote((late + 1) % 3) is None
    await bots.down(30 * HOUR)
    back = time.now
    await pass_time(bots.bot, time, back)
    assert await vote((late + 2) % 3) is None, "all others want it, but the player could do nothing until now"
    await pass_time(bots.bot, time, back + RESPITE - 1)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert session.seats[late].user is not None
    await pass_time(bots.bot, time, back + RESPITE)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert session.seats[late].user is None


async def test_the_longer_wait_and_the_end_of_a_vote_include_the_downtime(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN)
    late = (await mover(bots.bot, game)).seat
    async with bots.bot.tables.transaction(GUILD, game) as session:
        open_vote(session, "end", {})
    await pass_time(bots.bot, time, BEGIN + DAY)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        settle(session, cast(session, f"overdue:{late}", 1 - late, "replace"), None)
    await bots.down(3 * DAY)
    await pass_time(bots.bot, time, BEGIN + 5 * DAY - 1)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert session.seats[late].user is not None
        assert "end" in session.votes
    await pass_time(bots.bot, time, BEGIN + 5 * DAY)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert session.seats[late].user is None
    await pass_time(bots.bot, time, BEGIN + VOTE_TIME + 3 * DAY)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert "end" not in session.votes


@pytest.mark.parametrize("down", [30.0, HOUR])
async def test_players_of_a_live_game_have_their_whole_time_after_a_start(bots: Any, time: Time, down: float) -> None:
    game = await begun(bots.bot, ADA, BEN, speed="live", kind="catan")
    late = (await mover(bots.bot, game)).seat
    await pass_time(bots.bot, time, BEGIN + 290)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        last = session.last
    await bots.down(down)
    back = time.now
    await pass_time(bots.bot, time, back + 299)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert session.last == last
        assert session.table.asks[0].seat == late
    await pass_time(bots.bot, time, back + 300)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert session.last > last


async def test_a_wait_that_began_after_the_downtime_ignores_it(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN)
    await bots.down(DAY)
    time.now += 1
    await answer(bots.bot, game)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert [wait.outages for wait in clocks_of(session).values()] == [()]


async def test_a_table_is_not_closed_right_after_a_start(bots: Any, time: Time) -> None:
    game = await begun(bots.bot, ADA, BEN, speed="none")
    await pass_time(bots.bot, time, BEGIN + 27 * DAY)
    await bots.down(3 * DAY)
    await pass_time(bots.bot, time, time.now + DAY - 1)
    async with bots.bot.tables.transaction(GUILD, game) as session:
        assert session.game.phase == "running"


def test_overlapping_quiet_hours_and_downtime_count_once() -> None:
    """Midnight of day 0 on: quiet from 22 to 8; the bot is down from 20 to 2, and from 7 to 12."""
    night = Rhythm("UTC", (22, 8))
    begin = 20_000 * DAY
    outages = ((begin + 20 * HOUR, begin + 26 * HOUR), (begin + 31 * HOUR, begin + 36 * HOUR))
    since = begin + 18 * HOUR
    assert awake_time(night, since, HOUR, outages) == begin + 19 * HOUR
    assert awake_time(night, since, 3 * HOUR, outages) == begin + 37 * HOUR
    assert deadline(Wait(since, 3 * HOUR, outages=outages), night) == begin + 39 * HOUR, "three hours after the last"
