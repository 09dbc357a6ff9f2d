"""How much one person, and one guild, may have going at a time; ``/setup limits`` sets it."""

from typing import Any

from cogs.discord.interaction import InteractionContext
from data import queries
from data.errors import Refused
from data.session import GameSession

LIMITS = {"tables": 20, "lobbies": 3, "guild_tables": 200, "computer_tables": 2, "notes": 50}
"""The limits by their keys among a guild's settings (``limit_…``), and what they are unless somebody sets them.

``tables`` and ``lobbies`` are a person's, running or open; ``computer_tables`` are those at which nobody plays;
``notes`` are a person's.
"""
MAX_LIMIT = 1_000


def limit(settings: dict[str, Any], key: str) -> int:
    """Return one of a guild's limits."""
    return int(settings.get(f"limit_{key}", LIMITS[key]))


async def check_table_limits(ctx: InteractionContext, settings: dict[str, Any]) -> None:
    """Raise Refused if this person, or this guild, has as many tables as it may have."""
    counts = await queries.table_counts(ctx.bot.store, ctx.guild, ctx.user)
    if counts.own >= limit(settings, "tables"):
        raise Refused("too_many_games", most=limit(settings, "tables"))
    if counts.lobbies >= limit(settings, "lobbies"):
        raise Refused("too_many_lobbies", most=limit(settings, "lobbies"))
    if counts.guild >= limit(settings, "guild_tables"):
        raise Refused("guild_full", most=limit(settings, "guild_tables"))


async def check_computer_limit(ctx: InteractionContext, session: GameSession) -> None:
    """Raise Refused if computers may not play yet another table among themselves."""
    if any(seat.user is not None for seat in session.seats):
        return
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    counts = await queries.table_counts(ctx.bot.store, ctx.guild, ctx.user)
    if counts.computers >= limit(settings, "computer_tables"):
        raise Refused("too_many_computers", most=limit(settings, "computer_tables"))
