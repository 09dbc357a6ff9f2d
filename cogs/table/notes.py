"""A person's private notes about a game."""

from cogs.discord.components import GOLD, Card
from cogs.discord.interaction import InteractionContext
from data import queries


async def keep_note(ctx: InteractionContext, game: int, text: str | None) -> None:
    """Keep a private note about a game, or show the one that was kept."""
    if text is not None:
        await queries.keep_note(ctx.bot.store, ctx.guild, game, ctx.user, text)
    kept = await queries.note(ctx.bot.store, ctx.guild, game, ctx.user)
    await ctx.show(Card((kept or ctx.words.text("note-empty"),), accent=GOLD))
