"""A reminder that cannot be sent as a direct message is posted in the channel at once."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery.outbox import Delivery
from cogs.reminders.messages import BY_DM
from data.game.outgoing import DirectReminder
from data.reminders import waiting_for
from tests.cogs.delivery.channels import GUILD, Channel, begun, deliver

SPAM, CLOSED = 20026, 50007
"""Discord flags the bot for spam: no person gets its direct messages. One person accepts none."""


async def remind(bot: Any, game: int, user: int) -> None:
    """Send a reminder by direct message, as a process that goes on does."""
    async with bot.tables.transaction(GUILD, game) as session:
        session.enqueue(DirectReminder(user, (game,)))
    outbox = Delivery(bot)
    while due := (await bot.store.due_in(GUILD)).messages:
        for outgoing in due:
            await outbox.deliver(GUILD, outgoing)


@pytest.mark.parametrize("code", [SPAM, CLOSED, 40003, 50009])
async def test_a_refused_direct_message_is_posted_in_the_channel_at_once(
    bot: Any, channel: Channel, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    game = await begun(bot)
    await deliver(bot)
    (user,) = await waiting_for(bot.store, GUILD)
    await bot.store.users.change_settings(user, **{BY_DM.key: "on"})
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")

    async def refuse(to: int) -> Any:
        raise discord.Forbidden(answer, {"code": code, "message": "flagged"})

    bot.http.start_private_message = refuse
    before = len(channel.posts)
    for _ in range(2):
        await remind(bot, game, user)
    assert channel.pinged[before:][:1] == [[user]]
    for_all = [record for record in caplog.records if "refuses direct messages" in record.getMessage()]
    assert len(for_all) == (code != CLOSED), "the operator reads one line if it concerns all people"
    kept = (await bot.store.users.settings(user)).get(BY_DM.key)
    assert kept == (None if code == CLOSED else "on"), "only the refusal of a person changes their setting"
