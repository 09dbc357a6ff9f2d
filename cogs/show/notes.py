"""A person's private notes about a game."""

from cogs.discord.components import GOLD, Card
from cogs.discord.interaction import InteractionContext
from cogs.lobby.limits import limit
from data import queries
from data.errors import Refused


async def keep_note(ctx: InteractionContext, game: int, text: str | None) -> None:
    """Store a private note about a game, or show the stored one."""
    async with ctx.table(game):
        pass  # refuses a table that does not exist or that this person can't see
    if text is not None:
        async with ctx.bot.locks.hold(ctx.guild, ctx.user):
            settings = await queries.settings(ctx.bot.store, ctx.guild)
            many = await queries.count_notes(ctx.bot.store, ctx.guild, ctx.user, game)
            if many >= limit(settings, "notes"):
                raise Refused("too_many_notes", most=limit(settings, "notes"))
            await ctx.store(queries.keep_note(ctx.bot.store, ctx.guild, game, ctx.user, text))
    kept = await queries.note(ctx.bot.store, ctx.guild, game, ctx.user)
    await ctx.show(Card((kept or ctx.words.text("note-empty"),), accent=GOLD))
