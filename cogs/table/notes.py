"""A person's private notes about a game."""

from cogs.discord.components import GOLD, Card
from cogs.discord.interaction import InteractionContext
from data import users


async def keep_note(ctx: InteractionContext, game: int, text: str | None) -> None:
    """Keep a private note about a game, or show the one that was kept."""
    key = f"note-{ctx.guild}-{game}"
    if text is not None:
        await users.set_settings(ctx.bot.store, ctx.user, **{key: text})
    kept = (await users.settings(ctx.bot.store, ctx.user)).get(key)
    await ctx.show(Card((kept or ctx.words.text("note-empty"),), accent=GOLD))
