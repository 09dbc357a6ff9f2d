"""``/setup check`` says what is in the way of a table here: permissions, and messages that do not get out."""

from types import SimpleNamespace
from typing import Any

import discord

from cogs.discord.components import Card
from cogs.discord.interaction import InteractionContext
from cogs.lobby.permission_check import check_permissions
from render import words
from tests.cogs.fakes import Bot


class Context(InteractionContext):
    """A context that keeps what it shows."""

    shown = ""

    async def defer(self, *, public: bool = False) -> int:
        return 9

    async def show(self, card: Card, *, public: bool = False) -> None:
        self.shown = "\n".join(card.above)


async def checked(bot: Bot) -> str:
    interaction: Any = SimpleNamespace(
        id=5,
        client=bot,
        locale="en",
        guild_id=1,
        guild=None,
        channel_id=7,
        user=SimpleNamespace(id=11),
        app_permissions=discord.Permissions.all(),
        permissions=discord.Permissions.all(),
    )
    ctx = Context(interaction)
    await check_permissions(ctx, None)
    return ctx.shown


async def test_messages_that_are_behind_are_told(bot: Bot) -> None:
    game = await bot.tables.create(1, "demo", host=11, name="Ada", channel=7)
    async with bot.tables.transaction(1, game.id) as session:
        session.enqueue("lobby", {})
    assert words("en").text("check-good") in await checked(bot)
    assert "waiting to be sent" not in await checked(bot)
    (post,) = (await bot.store.due_in(1)).messages
    async with bot.tables.transaction(1, game.id) as session:
        session.retry(post, at=session.now + 300)
    assert "One message is waiting to be sent" in await checked(bot)
