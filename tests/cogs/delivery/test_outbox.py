"""The delivery goes on, whatever happens to it in the background."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery import outbox as module
from cogs.delivery import supervisor
from cogs.delivery.outbox import Outbox
from cogs.delivery.posting import Posted
from cogs.delivery.supervisor import keep_running
from data.errors import NotNow
from data.models import OutboxMessage
from data.tables import Tables
from tests.cogs.fakes import Bot

GUILD, ADA, CHANNEL = 1, 11, 5


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSE", 0.0)
    monkeypatch.setattr(module, "BACKOFF", (0.0,) * 6)


class Sent(list[OutboxMessage]):
    """A sender that remembers what it was given."""

    async def send(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        self.append(outgoing)
        return Posted(700 + len(self), CHANNEL)


@pytest.fixture
def outbox(bot: Any) -> Outbox:
    async def ready() -> None:
        """There is no Discord to wait for."""

    bot.wait_until_ready = ready
    made = Outbox(bot)
    made.sender = Sent()  # type: ignore[assignment]
    return made


async def lobby_due(bot: Bot) -> int:
    """Open a lobby whose message is due."""
    game = await bot.tables.create(GUILD, "demo", host=ADA, name="Ada", channel=CHANNEL)
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.enqueue("lobby", {}, topic="lobby")
    return game.id


async def until_sent(outbox: Outbox, game: int) -> int:
    """Wait until the lobby's message is noted, and return its id."""
    async with asyncio.timeout(10):
        while True:
            await asyncio.sleep(0.01)
            async with outbox.bot.tables.transaction(GUILD, game) as session:
                if "lobby" in session.messages:
                    return session.messages["lobby"].message


async def test_what_ends_unexpectedly_is_logged_and_started_again(caplog: pytest.LogCaptureFixture) -> None:
    runs, third = 0, asyncio.Event()

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise RuntimeError("can't start new thread")
        if runs == 3:
            third.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(keep_running("the work", work))
    await third.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert "can't start new thread" in caplog.text
    assert [record.getMessage() for record in caplog.records] == [
        "the work has failed and is started again",
        "the work has ended and is started again",
    ]


async def test_the_loop_survives_what_it_did_not_expect(
    bot: Bot, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ended for good, and silently, when a thread could not be started."""
    look, failures = bot.store.guilds_due, 0

    async def fails_at_first() -> tuple[int, ...]:
        nonlocal failures
        failures += 1
        if failures <= 2:
            raise RuntimeError("can't start new thread")
        return await look()

    monkeypatch.setattr(bot.store, "guilds_due", fails_at_first)
    game = await lobby_due(bot)
    outbox.start()
    assert await until_sent(outbox, game) == 701
    await outbox.close()


async def test_a_guild_that_could_not_be_looked_at_is_looked_at_again(
    bot: Bot, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, failures = bot.store.due_in, 0

    async def fails_at_first(guild: int) -> Any:
        nonlocal failures
        failures += 1
        if failures == 1:
            raise RuntimeError("whatever it is")
        return await look(guild)

    monkeypatch.setattr(bot.store, "due_in", fails_at_first)
    game = await lobby_due(bot)
    outbox.start()
    assert await until_sent(outbox, game) == 701
    await outbox.close()


async def test_a_message_sent_while_the_table_is_busy_is_noted_and_not_sent_again(bot: Bot, outbox: Outbox) -> None:
    """It stayed due, and nobody looked again until something else happened in its guild."""
    game = await lobby_due(bot)
    bot.tables = Tables(bot.store, lock_timeout=0.01)
    async with bot.tables.transaction(GUILD, game):
        outbox.start()
        await asyncio.sleep(0.1)
    assert await until_sent(outbox, game) == 701
    await asyncio.sleep(0.05)
    assert len(outbox.sender) == 1  # type: ignore[arg-type]
    assert (await bot.store.due_in(GUILD)).messages == ()
    await outbox.close()


async def test_a_file_that_cannot_be_read_for_long_costs_no_message(bot: Bot, outbox: Outbox) -> None:
    """It counted as a message that cannot be made, and was given up after five attempts."""
    game = await lobby_due(bot)
    attempts = 0

    async def send(guild: int, outgoing: OutboxMessage) -> Posted | None:
        nonlocal attempts
        attempts += 1
        if attempts < 9:
            raise NotNow("too many open files")
        return Posted(709, CHANNEL)

    outbox.sender.send = send  # type: ignore[method-assign]
    outbox.start()
    assert await until_sent(outbox, game) == 709
    await outbox.close()


async def test_what_becomes_due_while_the_bot_stops_is_sent_after_the_next_start(
    bot: Bot, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guild was looked at, nothing was begun any more, and after the start nobody looked there again."""
    game = await lobby_due(bot)
    look, looking, stopped = bot.store.due_in, asyncio.Event(), asyncio.Event()

    async def slow(guild: int) -> Any:
        looking.set()
        await stopped.wait()
        return await look(guild)

    monkeypatch.setattr(bot.store, "due_in", slow)
    outbox.start()
    await looking.wait()
    closing = asyncio.create_task(outbox.close())
    await asyncio.sleep(0)
    stopped.set()
    await closing
    assert bot.store.wakeups.expects(GUILD)
    again = Outbox(bot)  # type: ignore[arg-type]
    again.sender = outbox.sender
    again.start()
    assert await until_sent(again, game) == 701
    await again.close()


async def test_what_is_cut_off_when_the_bot_stops_is_sent_after_the_next_start(bot: Bot, outbox: Outbox) -> None:
    await lobby_due(bot)
    begun = asyncio.Event()

    async def hangs(guild: int, outgoing: OutboxMessage) -> Posted | None:
        begun.set()
        await asyncio.Event().wait()
        return None

    outbox.sender.send = hangs  # type: ignore[method-assign]
    outbox.start()
    await begun.wait()
    await outbox.close(patience=0.01)
    assert bot.store.wakeups.expects(GUILD)


async def turn_due(bot: Bot) -> int:
    """Begin a game whose turn message is due."""
    game = await lobby_due(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        for one in (await bot.store.due_in(GUILD)).messages:
            session.sent(one)
        session.enqueue("turn", {}, topic="turn")
    return game


async def until_called(outbox: Outbox, game: int) -> int:
    """Wait until the turn's message is noted, and return its id."""
    async with asyncio.timeout(10):
        while True:
            await asyncio.sleep(0.01)
            async with outbox.bot.tables.transaction(GUILD, game) as session:
                if "turn" in session.messages:
                    return session.messages["turn"].message


async def test_a_call_is_never_given_up_whatever_discord_refuses_it_for(
    bot: Bot, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ban of some minutes refused it five times in 83 seconds; after that nobody was called any more."""
    monkeypatch.setattr(module, "CLOSED_FOR", 0.0)
    game = await turn_due(bot)
    attempts = 0

    async def send(guild: int, outgoing: OutboxMessage) -> Posted | None:
        nonlocal attempts
        attempts += 1
        if attempts < 9:
            answer: Any = SimpleNamespace(status=429, reason="Too Many Requests")
            raise discord.HTTPException(answer, "You are being blocked")
        return Posted(709, CHANNEL)

    outbox.sender.send = send  # type: ignore[method-assign]
    outbox.start()
    assert await until_called(outbox, game) == 709
    await outbox.close()


async def test_a_call_that_cannot_be_made_is_made_plainly(bot: Bot, outbox: Outbox) -> None:
    """A fault of words or pictures in it was tried five times; after that nobody was called any more."""
    game = await turn_due(bot)

    async def send(guild: int, outgoing: OutboxMessage) -> Posted | None:
        raise ZeroDivisionError

    async def send_plain(guild: int, outgoing: OutboxMessage) -> Posted | None:
        return Posted(710, CHANNEL)

    outbox.sender.send = send  # type: ignore[method-assign]
    outbox.sender.send_plain = send_plain  # type: ignore[method-assign]
    outbox.start()
    assert await until_called(outbox, game) == 710
    await outbox.close()
