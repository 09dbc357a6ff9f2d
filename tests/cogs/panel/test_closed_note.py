"""The note on a panel that the table's channel refuses pings. It appears only if it is true."""

import discord

from cogs.discord.closed_channels import ClosedChannels
from cogs.panel.handlers import open_panel
from data.game.outgoing import TurnMessage
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, interaction
from tests.cogs.fakes import Bot


async def begun(bot: Bot) -> int:
    """Begin a game whose turn message is due."""
    game = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.add_opponent("Cy")
        session.start()
        session.enqueue(TurnMessage())
    return game


async def note(bot: Bot, game: int) -> bool:
    """Return whether the panel has the note, with the history of the channel unreadable."""
    held = discord.Permissions.all()
    held.update(read_message_history=False)
    ctx = Context(interaction(bot, app_permissions=held))
    await open_panel(ctx, game)
    return "I can't write" in ctx.shown


async def test_a_refused_edit_does_not_show_the_note(bot: Bot) -> None:
    """A refused edit closes a channel too, but pings still arrive there."""
    game = await begun(bot)
    await bot.closed.close(GUILD, CHANNEL, "Missing Permissions", for_long=False)
    assert not await note(bot, game)
    await bot.closed.close(GUILD, CHANNEL, "Missing Permissions")
    assert await note(bot, game)


async def test_a_ping_refused_before_a_restart_shows_the_note(bot: Bot) -> None:
    game = await begun(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        for one in (await bot.store.due_in(GUILD)).messages:
            session.outbox.retry(one, session.now + 300)
    await bot.closed.close(GUILD, CHANNEL, "Missing Permissions")
    bot.closed = ClosedChannels(bot.store)
    assert await note(bot, game)
