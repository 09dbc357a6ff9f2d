"""The clock of a table: a week of silence in a moment, what it plays, and what it leaves alone."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.lobby.actions import seat_opponent, start_game
from cogs.table.clock import CLOCK, REMINDER, clocks_of, mute, run_clock
from cogs.table.opponents import play_opponents
from cogs.table.reminders import reminder_card
from cogs.table.schedule import HOUR
from cogs.table.snapshot import take_snapshot
from cogs.table.turns import queue_updates, turn_state
from data import queries
from data.models import OutboxMessage
from data.store import Store
from render import words
from tests.cogs.fakes import Bot

GUILD, ADA, BEN, CLEO = 7, 101, 102, 103
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}
BEGIN = 1_772_000_000.0
WEEK = 7 * 24 * HOUR


class Time:
    """A clock that stands until it is set."""

    now = BEGIN

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def bot(tmp_path: Path, time: Time) -> AsyncIterator[Bot]:
    store = await Store.open(tmp_path, clock=time)
    found = Bot(store)
    yield found
    found.renderer.close()
    await store.close()


async def begun(bot: Any, *users: int, speed: Any = "normal", kind: str = "carcassonne", opponents: int = 0) -> int:
    game = await bot.tables.create(GUILD, kind, host=users[0], channel=1, name=NAMES[users[0]], speed=speed)
    async with bot.tables.transaction(GUILD, game.id) as session:
        for user in users[1:]:
            session.join(user, NAMES[user])
        for _ in range(opponents):
            seat_opponent(session)
        start_game(session, users[0], words("en"))
    return int(game.id)


async def sent(bot: Any) -> list[OutboxMessage]:
    """The messages due, each noted as sent; a reminder stands then."""
    found: list[OutboxMessage] = []
    while posts := (await bot.store.due_in(GUILD)).messages:
        found += posts
        async with bot.tables.transaction(GUILD, posts[0].game) as session:
            session.sent(posts[0])
            if posts[0].kind == "reminder":
                session.posted(REMINDER, 77)
    return found


async def silence(bot: Any, time: Time, game: int, until: float) -> list[tuple[float, str, list[int]]]:
    """Let the time pass with nobody there; return after how many hours which message calls whom."""
    found = []
    while (due := await next_clock(bot, game)) is not None and due <= until:
        time.now = due
        await run_clock(bot, GUILD, game)
        found += [
            (round((time.now - BEGIN) / HOUR, 2), post.kind, post.payload.get("users", [])) for post in await sent(bot)
        ]
    return found


async def next_clock(bot: Any, game: int) -> float | None:
    async with bot.tables.transaction(GUILD, game) as session:
        return min((timer.due for timer in session.timers if timer.kind == CLOCK), default=None)


async def mover(bot: Any, game: int) -> int:
    async with bot.tables.transaction(GUILD, game) as session:
        return session.seats[session.table.asks[0].seat].user or 0


async def answer(bot: Any, game: int) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        ask, before = session.table.asks[0], turn_state(session)
        events = session.answer(ask.seat, [ask.options[0].id], who=session.seats[ask.seat].user)
        queue_updates(session, before, events)


async def test_a_week_of_silence_brings_exactly_the_schedule(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN)
    late = await mover(bot, game)
    assert [post.kind for post in await sent(bot)] == ["turn"]
    told = [one for one in await silence(bot, time, game, BEGIN + WEEK) if one[1] == "reminder"]
    assert told == [(hours, "reminder", [late]) for hours in (12, 20.4, 48, 72, 120)]


async def test_overdue_clocks_fire_once_and_merged_after_the_bot_was_down(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN, kind="demo")
    await sent(bot)
    time.now = BEGIN + 23 * HOUR
    due = await bot.store.due_in(GUILD)
    assert len([timer for timer in due.timers if timer.kind == CLOCK]) == 2
    await run_clock(bot, GUILD, game)
    (post,) = await sent(bot)
    assert (post.kind, sorted(post.payload["users"])) == ("reminder", [ADA, BEN])
    await run_clock(bot, GUILD, game)
    assert await sent(bot) == []


async def test_quiet_hours_put_a_reminder_off(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN)
    late = await mover(bot, game)
    await sent(bot)
    hour = int((BEGIN + 12 * HOUR) % (24 * HOUR) // HOUR)
    await bot.store.users.change_settings(late, quiet=[hour, (hour + 8) % 24])
    first = (await silence(bot, time, game, BEGIN + 21 * HOUR))[0]
    assert first[0] > 19, "eight quiet hours do not count"


async def test_an_answer_stops_the_clock_and_takes_the_reminder_away(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN)
    await sent(bot)
    await silence(bot, time, game, BEGIN + 13 * HOUR)
    first = await mover(bot, game)
    while await mover(bot, game) == first:
        await answer(bot, game)
    assert "remove" in [post.kind for post in await sent(bot)]
    async with bot.tables.transaction(GUILD, game) as session:
        assert REMINDER not in session.messages
        (wait,) = clocks_of(session).values()
        assert wait.since == time.now, "whoever is next has all their time"


async def test_each_decision_has_its_own_time(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN)
    time.now += HOUR
    await answer(bot, game)
    async with bot.tables.transaction(GUILD, game) as session:
        assert [wait.since for wait in clocks_of(session).values()] == [time.now]


async def test_whoever_mutes_the_decision_is_not_reminded(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN)
    await sent(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        assert mute(session, session.table.asks[0].seat)
    assert "reminder" not in [kind for _, kind, _ in await silence(bot, time, game, BEGIN + WEEK)]


@pytest.mark.parametrize("speed", ["none", "normal"])
async def test_no_clock_runs_without_one_or_where_nobody_else_waits(bot: Any, speed: str) -> None:
    game = await begun(bot, *((ADA, BEN) if speed == "none" else (ADA,)), speed=speed, opponents=1)
    assert await next_clock(bot, game) is None
    async with bot.tables.transaction(GUILD, game) as session:
        assert take_snapshot(session).clocks == {}


async def test_in_a_live_game_the_clock_gives_the_usual_answer(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN, speed="live", kind="catan")
    late = await mover(bot, game)
    await sent(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        usual, number = session.table.asks[0].default, session.last
    time.now += 300
    await run_clock(bot, GUILD, game)
    for timer in (await bot.store.due_in(GUILD)).timers:
        if timer.kind == "opponent":
            await play_opponents(bot, GUILD, timer)
    assert "clock-played" in [post.payload.get("key") for post in await sent(bot)]
    entry = (await queries.whole_log(bot.store, GUILD, game))[number]
    assert (entry.choice, entry.who) == (usual, None)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.seat_of(late) is not None, "the seat stays theirs"


async def test_the_reminder_names_what_is_missing_and_until_when(bot: Any, time: Time) -> None:
    game = await begun(bot, ADA, BEN)
    late = await mover(bot, game)
    async with bot.tables.transaction(GUILD, game) as session:
        snapshot = take_snapshot(session)
    seat = snapshot.asked[0]
    for language in ("en", "de"):
        card = reminder_card(snapshot, {seat: BEGIN + 24 * HOUR}, words(language))
        assert f"<@{late}>" in card.above[1]
        assert f"<t:{int(BEGIN + 24 * HOUR)}:R>" in card.above[1]
        assert words(language).text("reminder-answer") not in card.above[1]
