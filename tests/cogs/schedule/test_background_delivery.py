"""The schedule and the outbox together: delivery survives every failure in the background."""

import asyncio
import math
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cluster.authority import ClusterAuthority
from cogs.delivery import outbox as module
from cogs.delivery.posting import Posted, Poster, ThreadArchived, in_channel
from cogs.delivery.retries import BACKOFF
from cogs.delivery.senders import Sender
from cogs.discord.rate_limits import seconds_to_wait
from cogs.schedule import loop
from cogs.schedule.loop import Schedule
from cogs.table.lost_channels import channel_reopened, reopen_channels
from cogs.table.time.waits import Wait
from cogs.table.turns import Expiry, FilmDue
from cogs.workers import supervisor
from data.errors import NotNow
from data.game.models import OutboxMessage
from data.game.outgoing import (
    Chronicle,
    LobbyMessage,
    Outgoing,
    ProposalMessage,
    Retire,
    Say,
    TurnEdit,
    TurnMessage,
    read,
)
from data.tables import Tables
from tests.cluster.set_claim import SetClaim
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Time
from tests.patience import PATIENCE, until

GUILD, ADA, CHANNEL = 1, 11, 5
WAITS = BACKOFF
ANSWER: Any = SimpleNamespace(status=503, reason="Service Unavailable")


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSE", 0.0)
    monkeypatch.setattr(module, "BACKOFF", (0.0,) * 6)
    monkeypatch.setattr(loop, "BACKOFF", (0.0,) * 6)


def refused_for_haste(**headers: str) -> discord.HTTPException:
    """The errors that discord.py raises after the fifth 429 in a row, and after one of Cloudflare's."""
    answer: Any = SimpleNamespace(status=429, reason="Too Many Requests", headers=headers)
    return discord.HTTPException(answer, "You are being blocked")


class Sent(list[OutboxMessage]):
    """A sender that remembers its messages."""

    async def send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        self.append(outgoing)
        return Posted(700 + len(self), CHANNEL)


@pytest.fixture
def outbox(bot: Any) -> Schedule:
    made = Schedule(bot)
    made.serve_shard(0, 1)
    made.outbox.sender = Sent()  # type: ignore[assignment]
    return made


async def lobby_due(bot: Bot) -> int:
    """Open a lobby whose message is due."""
    game = await bot.tables.create(GUILD, "demo", host=ADA, name="Ada", channel=CHANNEL)
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.enqueue(LobbyMessage())
    return game.id


async def until_sent(outbox: Schedule, game: int, topic: str = "lobby") -> int:
    """Wait until the message of this topic is noted, and return its id."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(0.01)
            async with outbox.bot.tables.transaction(GUILD, game) as session:
                if topic in session.messages:
                    return session.messages[topic].message


async def test_nothing_is_sent_without_a_certain_claim_and_everything_once_after_that(
    bot: Bot, outbox: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim, sent = SetClaim(), Sent()
    bot.store.authority = ClusterAuthority(bot.store, claim)

    class AfterTheClaim:
        """A sender whose message takes so long to make that the claim is no longer certain."""

        async def send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
            if not sent and claim.held:
                claim.held = False
            await Poster(outbox.bot).channel(guild, CHANNEL)
            return await sent.send(guild, outgoing, message)

    game = await lobby_due(bot)
    outbox.outbox.sender = AfterTheClaim()  # type: ignore[assignment]
    outbox.start()
    await until(lambda: not claim.held and not outbox._busy)
    assert not sent
    outbox.outbox.sender = sent  # type: ignore[assignment]
    claim.held = True
    assert await until_sent(outbox, game) == 701
    assert len(sent) == 1
    await outbox.close()


async def test_the_loop_survives_an_unexpected_error(
    bot: Bot, outbox: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop ended for good and without a log line if a thread could not be started."""
    look, failures = bot.store.guilds_due, 0

    async def fails_at_first() -> dict[int, bool]:
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


async def test_a_guild_that_could_not_be_read_is_read_again(
    bot: Bot, outbox: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, failures = bot.store.due_in, 0

    async def fails_at_first(guild: int) -> Any:
        nonlocal failures
        failures += 1
        if failures == 1:
            raise RuntimeError("no memory")
        return await look(guild)

    monkeypatch.setattr(bot.store, "due_in", fails_at_first)
    game = await lobby_due(bot)
    outbox.start()
    assert await until_sent(outbox, game) == 701
    await outbox.close()


async def test_a_message_sent_while_the_table_is_busy_is_noted_and_not_sent_again(
    bot: Bot, outbox: Schedule, caplog: pytest.LogCaptureFixture
) -> None:
    """It stayed due, and was not checked until something else happened in its guild."""
    game = await lobby_due(bot)
    bot.tables = Tables(bot.store, lock_timeout=0.01)
    async with bot.tables.transaction(GUILD, game):
        outbox.start()
        await until(lambda: "cannot be noted yet" in caplog.text)
    assert await until_sent(outbox, game) == 701
    await asyncio.sleep(0.05)
    assert len(outbox.outbox.sender) == 1  # type: ignore[arg-type]
    assert (await bot.store.due_in(GUILD)).messages == ()
    await outbox.close()


async def test_a_file_that_cannot_be_read_for_long_loses_no_message(bot: Bot, outbox: Schedule) -> None:
    """It counted as a faulty message, and was given up after five attempts."""
    game = await lobby_due(bot)
    attempts = 0

    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        nonlocal attempts
        attempts += 1
        if attempts < 9:
            raise NotNow("too many open files")
        return Posted(709, CHANNEL)

    outbox.outbox.sender.send = send  # type: ignore[method-assign]
    outbox.start()
    assert await until_sent(outbox, game) == 709
    await outbox.close()


async def test_a_message_that_becomes_due_during_shutdown_is_sent_after_the_next_start(
    bot: Bot, outbox: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guild was checked without starting anything, and was not checked again after the start."""
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
    again = Schedule(bot)  # type: ignore[arg-type]
    again.outbox.sender = outbox.outbox.sender
    again.serve_shard(0, 1)
    again.start()
    assert await until_sent(again, game) == 701
    await again.close()


async def test_a_message_interrupted_by_shutdown_is_sent_after_the_next_start(bot: Bot, outbox: Schedule) -> None:
    await lobby_due(bot)
    begun = asyncio.Event()

    async def hangs(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        begun.set()
        await asyncio.Event().wait()
        return None

    outbox.outbox.sender.send = hangs  # type: ignore[method-assign]
    outbox.start()
    await begun.wait()
    await outbox.close(patience=0.01)
    assert bot.store.wakeups.expects(GUILD)


async def turn_due(bot: Bot) -> int:
    """Begin a game whose turn message is due."""
    game = await lobby_due(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        for one in (await bot.store.due_in(GUILD)).messages:
            if one.game == game:
                session.outbox.sent(one)
        session.enqueue(TurnMessage())
    return game


async def test_a_ping_is_never_given_up_whichever_error_refuses_it(
    bot: Bot, outbox: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ban of some minutes refused it five times in 83 seconds. After that no player was pinged any more."""
    monkeypatch.setattr(module, "CLOSED_FOR", 0.0)
    monkeypatch.setattr(loop, "CLOSED_FOR", 0.0)
    game = await turn_due(bot)
    attempts = 0

    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        nonlocal attempts
        attempts += 1
        if attempts < 9:
            raise refused_for_haste()
        return Posted(709, CHANNEL)

    outbox.outbox.sender.send = send  # type: ignore[method-assign]
    outbox.start()
    assert await until_sent(outbox, game, "turn") == 709
    await outbox.close()


async def test_a_ping_that_cannot_be_rendered_is_sent_in_plain_form(bot: Bot, outbox: Schedule) -> None:
    """An error in its texts or pictures was tried five times. After that no player was pinged any more."""
    game = await turn_due(bot)

    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        raise ZeroDivisionError

    async def send_plain(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        return Posted(710, CHANNEL)

    outbox.outbox.sender.send = send  # type: ignore[method-assign]
    outbox.outbox.sender.send_plain = send_plain  # type: ignore[method-assign]
    outbox.start()
    assert await until_sent(outbox, game, "turn") == 710
    await outbox.close()


@pytest.fixture
def time(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock that stands still until it is set, with real waits."""
    made = Time()
    monkeypatch.setattr(module, "BACKOFF", WAITS)
    monkeypatch.setattr(loop, "BACKOFF", WAITS)
    monkeypatch.setattr(bot.store, "clock", made)
    monkeypatch.setattr(bot.store.wakeups, "_clock", made)
    return made


async def look(outbox: Schedule) -> float:
    """Do everything that is due by now, and return the seconds until more is due."""
    store = outbox.bot.store
    while GUILD in store.wakeups.take_due():
        await outbox._serve(GUILD)
        while outbox._busy:
            await asyncio.wait(outbox._busy.values())
            await asyncio.sleep(0)
    return store.wakeups.next - store.clock()


async def waits(outbox: Schedule, time: Time, count: int) -> list[float]:
    """Let the time pass from one try to the next, and return the seconds between them."""
    found: list[float] = []
    for _ in range(count):
        found.append(await look(outbox))
        time.now += found[-1]
    return found


def refuses(code: int) -> Any:
    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        answer: Any = SimpleNamespace(status=400, reason="Bad Request")
        raise discord.HTTPException(answer, {"code": code, "message": "Invalid Form Body"})

    return send


def archived(thread: int, *, new: bool = True) -> Any:
    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        raise ThreadArchived(thread, new=new)

    return send


async def test_a_ping_refused_in_plain_form_too_is_retried_with_backoff(bot: Bot, outbox: Schedule, time: Time) -> None:
    game = await turn_due(bot)
    outbox.outbox.sender.send = outbox.outbox.sender.send_plain = refuses(50035)  # type: ignore[method-assign]
    assert await waits(outbox, time, 13) == [1, 2, 5, 15, 60, *range(1800, 3601, 300), 3600]
    async with bot.tables.transaction(GUILD, game) as session:
        session.enqueue(TurnMessage())
    assert await look(outbox) == 3600, "a repeated message is no new one"


async def test_a_refused_message_without_a_ping_delays_nothing(bot: Bot, outbox: Schedule, time: Time) -> None:
    game = await turn_due(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        (call,) = (await bot.store.due_in(GUILD)).messages
        session.outbox.sent(call)
        for message in (TurnEdit(), Say("hello"), ProposalMessage("offer:1"), Retire(1, CHANNEL)):
            session.enqueue(message)
    plainly = Sender(bot).send_plain  # type: ignore[arg-type]
    outbox.outbox.sender.send, outbox.outbox.sender.send_plain = refuses(50035), plainly  # type: ignore[method-assign]
    assert await look(outbox) == math.inf
    assert (await bot.store.due_in(GUILD)).messages == ()


async def test_a_rate_limit_gives_no_message_up(
    bot: Bot, outbox: Schedule, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    """Five rate limits in a row counted as a fault of the message. After the fifth an edit was dropped."""
    game = await turn_due(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        (call,) = (await bot.store.due_in(GUILD)).messages
        session.outbox.sent(call)
        session.enqueue(TurnEdit())

    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        raise refused_for_haste(**({"Retry-After": "40"} if outgoing.attempts > 6 else {}))

    outbox.outbox.sender.send = send  # type: ignore[method-assign]
    assert await waits(outbox, time, 9) == [1, 2, 5, 15, 60, 300, 300, 40, 40]
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


@pytest.mark.parametrize(
    "trouble",
    [
        discord.RateLimited(1.0),
        aiohttp.ServerDisconnectedError(),
        discord.DiscordServerError(ANSWER, ""),
        refused_for_haste(),
        refused_for_haste(**{"Retry-After": "1.0"}),
    ],
    ids=repr,
)
async def test_a_thread_that_cannot_be_opened_for_now_keeps_its_table(
    bot: Any, outbox: Schedule, time: Time, trouble: Exception
) -> None:
    """The table moved if Discord was down. If the network was down, it was retried every minute, forever."""
    game = await turn_due(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(thread=9)

    async def edit_channel(thread: int, **how: Any) -> None:
        raise trouble

    bot.http.edit_channel = edit_channel
    outbox.outbox.sender.send = archived(9)  # type: ignore[method-assign]
    grow = not seconds_to_wait(trouble)
    assert await waits(outbox, time, 4) == ([1, 2, 5, 15] if grow else [1.0] * 4)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.channel == 9


class Threads:
    """The part of Discord that reopens threads, and refuses locked ones."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.locked = False

    async def get_channel(self, thread: int) -> dict[str, Any]:
        return {"id": str(thread), "thread_metadata": {"archived": True, "locked": self.locked}}

    async def edit_channel(self, thread: int, **how: Any) -> None:
        self.asked.append(thread)
        answer: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})


async def in_thread(bot: Any, message: Outgoing) -> tuple[int, Threads]:
    """Begin a game in thread 9, which is locked, with one message due."""
    game, bot.http = await running_due(bot), Threads()
    async with bot.tables.transaction(GUILD, game) as session:
        (call,) = (await bot.store.due_in(GUILD)).messages
        session.outbox.sent(call)
        for timer in session.timers.values():
            session.timers.fire(timer)
        session.change(thread=9)
        session.enqueue(message)
    return game, bot.http


async def test_an_edit_in_a_locked_thread_is_dropped_and_made_once_the_thread_is_open(
    bot: Bot, outbox: Schedule, time: Time
) -> None:
    game, _ = await in_thread(bot, TurnEdit())
    outbox.outbox.sender.send = archived(9, new=False)  # type: ignore[method-assign]
    assert await look(outbox) == math.inf
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.channel == 9, "the table waits for a new message before it moves"
    assert 9 in await bot.closed.of(GUILD)
    assert not await bot.closed.is_left_alone(GUILD, 9), "calls are tried as before"
    await channel_reopened(bot, GUILD, 9)  # type: ignore[arg-type]
    (edit,) = (await bot.store.due_in(GUILD)).messages
    assert read(edit) == TurnEdit(refresh=True), "also where only a deadline has changed"
    assert not await bot.closed.of(GUILD)


async def test_an_old_message_in_a_closed_thread_neither_opens_it_nor_moves_the_table(
    bot: Bot, outbox: Schedule, time: Time
) -> None:
    """Each old message moved the table once more, and was retried for minutes before the next ping."""
    game, threads = await in_thread(bot, Retire(901, 8))
    outbox.outbox.sender.send = archived(8, new=False)  # type: ignore[method-assign]
    assert await look(outbox) == math.inf
    assert threads.asked == []
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.channel == 9
    await channel_reopened(bot, GUILD, 8)  # type: ignore[arg-type]
    (retire,) = (await bot.store.due_in(GUILD)).messages
    assert read(retire) == Retire(901, 8)


@pytest.mark.parametrize("message", [TurnMessage(), Say("hello")], ids=repr)
async def test_a_new_message_moves_its_table_out_of_a_locked_thread(
    bot: Bot, outbox: Schedule, time: Time, message: Outgoing
) -> None:
    game, _ = await in_thread(bot, message)
    outbox.outbox.sender.send = archived(9)  # type: ignore[method-assign]
    guild_due = (await bot.store.due_in(GUILD)).messages
    await outbox.outbox.deliver(GUILD, guild_due[0])
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.channel == CHANNEL
    due = await bot.store.read(
        GUILD,
        lambda db: db.execute("SELECT payload FROM outbox WHERE state = 'due' AND attempts = 0 ORDER BY id").fetchall(),
    )
    assert ["thread-locked" in payload for (payload,) in due] == [True, False], "the reason, then the turn"


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize("how", ["told", "asked"])
async def test_a_locked_thread_is_not_opened_against_its_moderators(
    bot: Bot, outbox: Schedule, time: Time, *, new: bool, how: str
) -> None:
    """A bot that can manage threads could open it. A refusal of a locked thread was unknown."""
    game, threads = await in_thread(bot, TurnMessage() if new else TurnEdit())
    threads.locked = how == "asked"
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")

    async def send(*_: Any) -> None:
        with in_channel(9, new=new):
            code = 160005 if how == "told" else 50083
            raise discord.HTTPException(answer, {"code": code, "message": "Thread is locked"})

    outbox.outbox.sender.send = send  # type: ignore[assignment,method-assign]
    (due,) = (await bot.store.due_in(GUILD)).messages
    await outbox.outbox.deliver(GUILD, due)
    assert threads.asked == []
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.channel == (CHANNEL if new else 9)


async def test_a_table_opened_in_a_thread_waits_until_the_thread_is_unlocked(
    bot: Bot, outbox: Schedule, time: Time
) -> None:
    """There is no other channel to move to. The table was moved to the same thread, again and again."""
    game, _ = await in_thread(bot, TurnMessage())
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(channel=9, thread=None)
    outbox.outbox.sender.send = archived(9)  # type: ignore[method-assign]
    assert await waits(outbox, time, 3) == [300, 600, 900]
    assert 9 in await bot.closed.of(GUILD), "the panel says that no one can be called there"


async def test_a_refused_message_without_a_ping_does_not_delay_the_ping(bot: Bot, outbox: Schedule, time: Time) -> None:
    game = await turn_due(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        (call,) = (await bot.store.due_in(GUILD)).messages
        session.outbox.sent(call)
        session.enqueue(Say("hello"))
        session.enqueue(TurnMessage())
    sent: list[str] = []

    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        if isinstance(message, Say):
            raise discord.DiscordServerError(ANSWER, "")
        sent.append(outgoing.kind)
        return Posted(709, CHANNEL)

    outbox.outbox.sender.send = send  # type: ignore[method-assign]
    assert await look(outbox) == WAITS[0]
    assert sent == ["turn"]


@pytest.mark.parametrize("locked", [False, True])
async def test_a_locked_thread_does_not_count_as_open(bot: Bot, *, locked: bool) -> None:
    """Its permissions allow writing, so each event of the guild retried everything."""
    await lobby_due(bot)
    await bot.closed.close(GUILD, 9, "Thread is archived", for_long=False)

    class Thread(discord.Thread):
        def permissions_for(self, obj: object, /) -> discord.Permissions:
            return discord.Permissions.all()

    thread = object.__new__(Thread)
    thread.locked = locked
    guild: Any = SimpleNamespace(id=GUILD, me=object(), get_channel_or_thread=lambda _: thread)
    await reopen_channels(bot, guild)  # type: ignore[arg-type]
    assert bool(await bot.closed.of(GUILD)) is locked


async def running_due(bot: Bot) -> int:
    """Begin a game with a turn message and timers due."""
    game = await turn_due(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(12, "Ben")
        session.start()
        session.timers.set(Wait(session.now, 60.0), session.now, seat=0)
        for payload in (Expiry(), FilmDue()):
            session.timers.set(payload, session.now)
    return game


async def test_an_unreadable_game_is_retried_with_backoff_and_delays_no_other(
    bot: Bot, outbox: Schedule, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    """Its message and its timers each logged a traceback every minute, forever."""
    broken = await running_due(bot)
    (good,) = await bot.store.read(GUILD, lambda db: db.execute("SELECT data FROM checkpoints").fetchone())
    await write(bot, "UPDATE checkpoints SET data = x'789c030000000001'")
    whole = await turn_due(bot)
    tried: list[int] = []

    async def send(guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        if isinstance(message, Chronicle):
            return None
        tried.append(outgoing.game)
        async with bot.tables.transaction(guild, outgoing.game):
            return Posted(700 + len(tried), CHANNEL)

    outbox.outbox.sender.send = send  # type: ignore[method-assign]
    assert await waits(outbox, time, 13) == [*range(300, 3601, 300), 3600]
    assert tried == [broken, whole, *[broken] * 12]
    assert [bool(record.exc_info) for record in caplog.records] == [True] + [False] * 12
    time.now -= 1
    async with bot.tables.transaction(GUILD, whole) as session:
        session.enqueue(TurnMessage())
    await look(outbox)
    assert tried[14:] == [whole], "and nothing is begun of what would fail"
    time.now += 1
    await write(bot, "UPDATE checkpoints SET data = ?", good)
    await write(bot, "DELETE FROM timers")
    await look(outbox)
    assert tried[15:] == [broken]
    async with bot.tables.transaction(GUILD, broken) as session:
        assert "turn" in session.messages


async def write(bot: Bot, statement: str, *values: object) -> None:
    """Change the file without the tables' knowledge."""
    await bot.store.write(GUILD, lambda db: db.execute(statement, values))
    bot.tables.forget(GUILD)


async def test_an_unreadable_game_delays_no_other_when_its_channel_reopens(bot: Bot) -> None:
    """No player was pinged there, and the channel stayed closed."""
    broken = await running_due(bot)
    await write(bot, "UPDATE checkpoints SET data = x'789c030000000001'")
    whole = await turn_due(bot)
    await bot.closed.close(GUILD, CHANNEL, "Missing Permissions")
    await channel_reopened(bot, GUILD, CHANNEL)  # type: ignore[arg-type]
    assert {post.game for post in (await bot.store.due_in(GUILD)).messages} == {broken, whole}
    assert not await bot.closed.of(GUILD)


async def test_a_late_refusal_does_not_close_a_channel_that_was_reopened_meanwhile(
    bot: Bot, outbox: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next player was not pinged for five minutes, although the channel was open."""
    game = await lobby_due(bot)
    sent = outbox.outbox.sender

    class Late(Sent):
        async def send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
            await bot.closed.reopen(GUILD, CHANNEL)
            outbox.outbox.sender = sent
            answer: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})

    outbox.outbox.sender = Late()  # type: ignore[assignment]
    outbox.start()
    assert await until_sent(outbox, game) == 701
    assert not await bot.closed.of(GUILD)
    await outbox.close()
