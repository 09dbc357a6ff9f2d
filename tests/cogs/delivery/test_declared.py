"""Every message has a sender, every timer a function, and what another version has stored stops nothing."""

import logging
from typing import Any

import pytest

from cogs.delivery.outbox import Delivery
from cogs.delivery.posting import Posted
from cogs.delivery.senders import SENDERS
from cogs.schedule.loop import Schedule
from cogs.table.time.substitutes import ClockPlays
from cogs.table.time.timers import RUNNERS, RUNNERS_TOGETHER
from data.game.models import OutboxMessage
from data.game.outgoing import KINDS, LobbyMessage, Outgoing, Say
from data.game.timers import TimerPayload
from tests.cogs.fakes import Bot
from tests.patience import until

GUILD, ADA, CHANNEL = 1, 11, 5


class Sent(list[Outgoing]):
    """A sender that remembers its messages."""

    async def send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        self.append(message)
        return None


def test_every_message_has_a_sender() -> None:
    assert {*SENDERS} == {*KINDS}


def test_every_kind_of_timer_has_one_function() -> None:
    ours = [kind for kind in TimerPayload.__subclasses__() if kind.__module__.startswith("cogs.")]
    # One is only a record and never runs.
    assert sorted(kind.KIND for kind in ours if kind is not ClockPlays) == sorted([*RUNNERS, *RUNNERS_TOGETHER])


async def opened(bot: Bot) -> int:
    return (await bot.tables.create(GUILD, "demo", host=ADA, name="Ada", channel=CHANNEL)).id


async def write(bot: Any, statement: str, *facts: object) -> None:
    await bot.store.write(GUILD, lambda db: db.execute(statement, facts))


async def test_an_unknown_message_is_logged_once_and_the_others_are_sent(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    game = await opened(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.enqueue(Say("hello"))
        session.enqueue(LobbyMessage())
    await write(bot, "UPDATE outbox SET kind = 'telegram' WHERE kind = 'say'")
    outbox = Delivery(bot)  # type: ignore[arg-type]
    outbox.sender = sent = Sent()  # type: ignore[assignment]
    while due := (await bot.store.due_in(GUILD)).messages:
        await outbox.deliver(GUILD, due[0])
    assert sent == [LobbyMessage()]
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "telegram" in (record.exc_text or "")


@pytest.mark.parametrize("strange", [("telegram", "{}"), ("undo", '{"seat": "x"}')], ids=["kind", "payload"])
async def test_an_unknown_timer_is_logged_once_and_kept_and_the_others_run(
    bot: Any, caplog: pytest.LogCaptureFixture, strange: tuple[str, str]
) -> None:
    game = await opened(bot)
    schedule = Schedule(bot)
    schedule.outbox.sender = Sent()  # type: ignore[assignment]
    for kind, payload in (strange, ("expiry", "{}")):
        await write(bot, "INSERT INTO timers (game, kind, due, payload) VALUES (?, ?, 1.0, ?)", game, kind, payload)
    bot.tables.forget(GUILD)
    for _ in range(2):
        await schedule._serve(GUILD)
        await until(lambda: not schedule._busy)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.game.phase == "closed", "the lobby has expired"
    assert [record.getMessage() for record in caplog.records] == [
        f"guild {GUILD}, game {game}: the timer {strange[0]} cannot be read"
    ]
