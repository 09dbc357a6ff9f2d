"""The log of a table, as one person may read it."""

from cogs.discord.components import GOLD, Card
from cogs.discord.interaction import InteractionContext
from cogs.table.history import join_latest, log_sentences
from cogs.table.labels import escaped_names
from data import queries

MAX_ENTRIES = 40
MAX_LOG_TEXT = 2_500
"""How many entries of the log, and how many letters, are told at once."""


async def show_log(ctx: InteractionContext, game: int, *, everything: bool = False) -> None:
    """Tell what has happened since this person last looked, with what only their seat may know."""
    store = ctx.bot.store
    async with ctx.table(game) as session:
        people, last = escaped_names(session.seats), session.last
    seen = 0 if everything else await queries.log_read_up_to(store, ctx.guild, game, ctx.user)
    entries = await queries.log(
        store, ctx.guild, game, user=ctx.user, after=seen if seen < last else 0, limit=MAX_ENTRIES
    )
    text = join_latest([f"- {line}" for line in log_sentences(entries, people, ctx.words)], MAX_LOG_TEXT, "\n")
    heading = ctx.words.text("log-heading-new" if 0 < seen < last else "log-heading")
    await ctx.show(Card((heading, text or ctx.words.text("log-empty")), accent=GOLD))
    # Only after it was shown: what could not be shown has not been read.
    if last > seen:
        await queries.mark_log_read(store, ctx.guild, game, ctx.user, last)
