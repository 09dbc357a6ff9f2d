"""Idle tables: a lobby expires, a game is closed only after warnings, and any choice prevents both."""

import random
import sqlite3

from cogs.acts.expiry import BETWEEN_WARNINGS, WARNINGS
from cogs.acts.vote_effects import propose, settle
from cogs.lobby.actions import act_in_lobby
from cogs.table.absences import go_away
from cogs.table.turns import DAY, LOBBY_LASTS, QUIET_FOR, Expiry, queue_start
from cogs.table.votes import YES, cast
from tests.cogs.contexts import Context, interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import run_timer
from tests.data.conftest import ADA, BEN, GUILD, Running, choose


async def lobby(bot: Bot) -> Running:
    game = await bot.tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.timers.set(Expiry(), session.now + LOBBY_LASTS)
    return Running(GUILD, game.id)


async def started(bot: Bot) -> Running:
    running = await lobby(bot)
    async with bot.tables.transaction(*running) as session:
        session.join(BEN, "Ben")
        session.start()
        queue_start(session)
    return running


async def wind(bot: Bot, running: Running, days: float) -> list[str]:
    """Let days pass one by one; return the messages to the table."""
    begin = bot.store.clock()
    for day in range(1, round(days) + 1):
        now = begin + day * DAY + 1
        bot.store.clock = lambda now=now: now  # type: ignore[misc]
        async with bot.tables.transaction(*running) as session:
            timer = session.timers.get((Expiry.KIND, None))
        if timer is not None and timer.due <= now:
            await run_timer(bot, GUILD, timer)

    def said(db: sqlite3.Connection) -> list[str]:
        rows = db.execute("SELECT json_extract(payload, '$.key') FROM outbox WHERE kind = 'say' ORDER BY id")
        return [row[0] for row in rows]

    return await bot.store.read(GUILD, said)


async def phase(bot: Bot, running: Running) -> str:
    async with bot.tables.transaction(*running) as session:
        return session.game.phase


async def test_a_lobby_that_is_not_started_expires(bot: Bot) -> None:
    running = await lobby(bot)
    assert await wind(bot, running, LOBBY_LASTS / DAY - 1) == []
    assert await wind(bot, running, 1) == ["expired-lobby"]
    assert await phase(bot, running) == "closed"


async def test_a_game_without_choices_is_closed_after_two_warnings(bot: Bot) -> None:
    running = await started(bot)
    assert await wind(bot, running, QUIET_FOR / DAY - 1) == []
    assert await wind(bot, running, 1) == ["expired-warning"]
    assert await wind(bot, running, WARNINGS * BETWEEN_WARNINGS / DAY - 1) == ["expired-warning"] * WARNINGS
    assert await phase(bot, running) == "running"
    assert await wind(bot, running, 2) == [*["expired-warning"] * WARNINGS, "expired-game"]
    assert await phase(bot, running) == "closed"


async def test_a_game_with_choices_is_not_closed(bot: Bot) -> None:
    running, rng = await started(bot), random.Random(1)
    for _ in range(6):
        assert await wind(bot, running, 10) == []
        async with bot.tables.transaction(*running) as session:
            choose(session, rng)
    assert await phase(bot, running) == "running"


async def test_a_choice_after_a_warning_saves_the_game(bot: Bot) -> None:
    running = await started(bot)
    await wind(bot, running, QUIET_FOR / DAY)
    async with bot.tables.transaction(*running) as session:
        choose(session, random.Random(1))
    assert await wind(bot, running, QUIET_FOR / DAY - 1) == ["expired-warning"]
    assert await phase(bot, running) == "running"


async def test_a_paused_game_is_not_closed(bot: Bot) -> None:
    running = await started(bot)
    async with bot.tables.transaction(*running) as session:
        session.change(paused=session.now)
    assert await wind(bot, running, 90) == []
    assert await phase(bot, running) == "running"


async def test_a_lobby_that_a_player_has_joined_waits_for_its_whole_time_again(bot: Bot) -> None:
    running = await lobby(bot)
    begin = bot.store.clock()
    bot.store.clock = lambda: begin + LOBBY_LASTS - 3600
    await act_in_lobby(person(bot, BEN), running.id, "join")
    assert await wind(bot, running, LOBBY_LASTS / DAY - 1) == []
    assert await phase(bot, running) == "lobby"
    assert await wind(bot, running, 1) == ["expired-lobby"]


async def test_a_table_that_has_agreed_to_go_on_is_not_called_idle(bot: Bot) -> None:
    running = await started(bot)
    async with bot.tables.transaction(*running) as session:
        session.change(paused=session.now)
    assert await wind(bot, running, 40) == []
    async with bot.tables.transaction(*running) as session:
        propose(session, session.seats[0], "resume", {})
        settle(session, cast(session, "resume", 1, YES), BEN)
        assert session.game.paused is None
    assert await wind(bot, running, QUIET_FOR / DAY - 1) == []
    assert await wind(bot, running, 1) == ["expired-warning"]


async def test_a_table_that_waits_for_an_announced_absence_is_not_closed_before_its_end(bot: Bot) -> None:
    running = await started(bot)
    async with bot.tables.transaction(*running) as session:
        until = session.now + 31 * DAY
        for seat in session.seats:
            go_away(session, seat, "pause", until, seat.user or 0)
    assert await wind(bot, running, 31 + QUIET_FOR / DAY - 1) == []
    assert await wind(bot, running, 1) == ["expired-warning"]


def person(bot: Bot, user: int) -> Context:
    """Return the context of a member who clicks at a table of the tests."""
    told = interaction(bot, guild_id=GUILD, guild=None, channel_id=5)
    told.user.id = user
    return Context(told)
