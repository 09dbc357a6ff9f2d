"""The pings of reminders: several tables at once, by direct message, in the morning, and with more time."""

from collections.abc import Sequence
from typing import Any

import pytest

from cogs.discord.own_settings import ON
from cogs.reminders import deadlines as ticking
from cogs.reminders.messages import BY_DM, reminder_card
from cogs.reminders.quiet import Morning, asleep_until, call_in_the_morning
from cogs.show.snapshot import take_snapshot
from cogs.table.time.clock import clocks_of, deadlines, extend, mute
from cogs.table.time.waits import HOUR, MAX_A_DAY, Rhythm, may_call
from data.errors import Refused
from data.game.models import OutboxMessage
from data.reminders import reminded_lately
from render import LANGUAGES, words
from tests.cogs.timed_table import (
    ADA,
    BEGIN,
    BEN,
    GUILD,
    Time,
    answer,
    begun,
    kinds,
    mover,
    ring,
    run_timer,
    sent,
    silence,
)

DAY = 24 * HOUR


async def waiting_for_one(bot: Any, count: int) -> tuple[int, list[int]]:
    """Begin tables until a number of them wait for the same player; return the player and their tables."""
    found: dict[int, list[int]] = {ADA: [], BEN: []}
    while max(map(len, found.values())) < count:
        game = await begun(bot, ADA, BEN)
        found[(await mover(bot, game)).user or 0].append(game)
    await sent(bot)
    return next((user, games) for user, games in found.items() if len(games) == count)


async def at(bot: Any, time: Time, hours: float, games: Sequence[int]) -> dict[int, OutboxMessage]:
    """Let hours pass; return the reminders by game."""
    time.now = BEGIN + hours * HOUR
    await ring(bot, games)
    return {post.game: post for post in await sent(bot) if post.kind in ("reminder", "direct")}


async def test_several_waiting_tables_remind_a_player_once(timed: Any, time: Time) -> None:
    user, games = await waiting_for_one(timed, 3)
    told = await at(timed, time, 12, games)
    assert list(told) == games[:1], "the other tables say nothing"
    assert told[games[0]].payload["others"] == {str(user): games[1:]}
    history = await reminded_lately(timed.store, GUILD)
    assert sorted(game for game, _ in history[user]) == games
    later = await at(timed, time, 20.4, games)
    assert list(later) == games[:1], "six hours have passed"


async def test_a_reminder_of_many_tables_counts_once(timed: Any, time: Time) -> None:
    user, games = await waiting_for_one(timed, 2)
    calls = [len(await at(timed, time, hours, games)) for hours in (12, 20.4, 24, 48, 72, 120)]
    assert calls == [1, 1, 0, 1, 1, 1]
    wait = next(iter((await clocks(timed, games[0])).values()))
    now = BEGIN + 200 * HOUR
    past = [(game, now - hours * HOUR) for hours in range(7, 7 + MAX_A_DAY - 1) for game in games]
    assert may_call(wait, Rhythm(), user, games[0], {user: past}, now)
    assert not may_call(wait, Rhythm(), user, games[0], {user: [*past, (99, now - HOUR)]}, now)


async def clocks(bot: Any, game: int) -> Any:
    async with bot.tables.transaction(GUILD, game) as session:
        return clocks_of(session)


async def test_a_failing_table_delays_no_other(timed: Any, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (broken, sound) = await waiting_for_one(timed, 2)
    run = ticking.run_clock

    async def failing(bot: Any, guild: int, game: int) -> None:
        if game == broken:
            raise RuntimeError("this table is broken")
        await run(bot, guild, game)

    monkeypatch.setattr(ticking, "run_clock", failing)
    time.now = BEGIN + 12 * HOUR
    with pytest.raises(ExceptionGroup):
        await ring(timed, [broken, sound])
    assert [post.game for post in await sent(timed) if post.kind == "reminder"] == [sound]


async def test_a_muted_table_is_not_counted(timed: Any, time: Time) -> None:
    _, (one, other) = await waiting_for_one(timed, 2)
    async with timed.tables.transaction(GUILD, other) as session:
        mute(session, session.table.asks[0].seat)
    assert (await at(timed, time, 12, [one]))[one].payload.get("others", {}) == {}


async def test_a_player_who_wants_it_is_reminded_by_a_direct_message_instead(timed: Any, time: Time) -> None:
    user, games = await waiting_for_one(timed, 2)
    await timed.store.users.change_settings(user, **{BY_DM.key: ON})
    told = await at(timed, time, 12, games)
    (post,) = told.values()
    assert (post.kind, post.payload) == ("direct", {"user": user, "games": games})


async def test_the_other_tables_are_named_with_the_reminder(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        snapshot = take_snapshot(session)
    links = ["[#7 Catan](link)", "[#8 Catan](link)"]
    for told in map(words, LANGUAGES):
        card = reminder_card(snapshot, {}, told, {ADA: links, BEN: []})
        *_, last = card.above[1].splitlines()
        assert f"<@{ADA}>" in last
        assert "2" in last
        assert told.listed(links) in last
        assert len(card.rows[0]) == 4


# Quiet hours


async def quiet_now(bot: Any, time: Time, user: int, hours: int) -> None:
    """Give a player quiet hours that end in a number of hours."""
    hour = int(time.now % DAY // HOUR)
    await bot.store.users.change_settings(user, quiet=[hour, (hour + hours) % 24])


async def test_a_player_in_quiet_hours_is_pinged_when_they_end(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    seat = await mover(timed, game)
    user = seat.user or 0
    await sent(timed)
    await quiet_now(timed, time, user, 8)
    asleep = await asleep_until(timed, [ADA, BEN])
    assert list(asleep) == [user]
    async with timed.tables.transaction(GUILD, game) as session:
        call_in_the_morning(session, asleep)
    time.now = asleep[user] - 1
    assert await morning_comes(timed) == []
    time.now += 1
    assert await morning_comes(timed) == ["turn"]
    assert await morning_comes(timed) == [], "once"
    assert await asleep_until(timed, [user]) == {}


async def test_a_player_who_acted_at_night_is_not_pinged_in_the_morning(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    seat = await mover(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        call_in_the_morning(session, {seat.user or 0: time.now + HOUR})
    while (await mover(timed, game)) == seat:
        await answer(timed, game)
    await sent(timed)
    time.now += HOUR
    assert await morning_comes(timed) == []


async def morning_comes(bot: Any) -> list[str]:
    for timer in (await bot.store.due_in(GUILD)).timers:
        if timer.kind == Morning.KIND:
            await run_timer(bot, GUILD, timer)
    return await kinds(bot)


# More time


async def test_more_time_is_given_once_and_moves_the_remaining_reminders(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await sent(timed)
    assert [hours for hours, *_ in await silence(timed, time, game, BEGIN + 20.4 * HOUR)] == [12, 20.4]
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.table.asks[0].seat
        assert extend(session, seat, Rhythm()) == BEGIN + 36 * HOUR
        with pytest.raises(Refused, match="extended"):
            extend(session, seat, Rhythm())
        with pytest.raises(Refused, match="not_waited_for"):
            extend(session, 1 - seat, Rhythm())
        assert await deadlines(timed, clocks_of(session), {seat: ADA}) == {seat: BEGIN + 36 * HOUR}
    assert [post.kind for post in await sent(timed)] == ["edit", "reminder"], "both messages tell the new time"
    assert [(hours, kind) for hours, kind, _ in await silence(timed, time, game, BEGIN + 3 * DAY)] == [
        (36, "vote"),
        (72, "reminder"),
    ]
    await answer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert extend(session, next(iter(clocks_of(session))), Rhythm()) == time.now + 36 * HOUR, "a new decision"


async def test_a_late_player_cannot_take_more_time_but_the_table_can_give_it(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await sent(timed)
    await silence(timed, time, game, BEGIN + DAY)
    async with timed.tables.transaction(GUILD, game) as session:
        with pytest.raises(Refused, match="time_over"):
            extend(session, session.table.asks[0].seat, Rhythm())
