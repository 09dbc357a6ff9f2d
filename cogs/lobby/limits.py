"""How much one person, and one guild, may have going at a time; ``/setup limits`` sets it."""

from typing import Any, Final

from cogs.discord.interaction import InteractionContext
from cogs.discord.throttle import PER_SECOND
from data import queries
from data.errors import Refused
from data.session import GameSession

LIMITS: Final = {
    "tables": 20,
    "lobbies": 3,
    "openings": 15,
    "guild_tables": 200,
    "computer_tables": 2,
    "notes": 50,
    "clicks": PER_SECOND,
}
"""The limits by their keys among a guild's settings (``limit_…``), and what they are unless somebody sets them.

A person's are ``tables`` (running or open), ``lobbies``, ``notes``, ``openings`` (tables opened in an hour, rematches
among them) and ``clicks`` (a second); ``computer_tables`` are those of the guild at which nobody plays.
"""
MAX_LIMIT: Final = 1_000
LEAST_CLICKS, MAX_CLICKS = 1, 100
HOUR: Final = 3600.0


def limit(settings: dict[str, Any], key: str) -> int:
    """Return one of a guild's limits."""
    return int(settings.get(f"limit_{key}", LIMITS[key]))


def bounds(key: str) -> tuple[int, int]:
    """Return the least and the most that a limit can be set to: without any clicks nobody could set it again."""
    return (LEAST_CLICKS, MAX_CLICKS) if key == "clicks" else (0, MAX_LIMIT)


async def set_limits(ctx: InteractionContext, limits: dict[str, int]) -> dict[str, Any]:
    """Set limits of the guild by their keys, and return all its settings; Refused for a number out of bounds."""
    for key, most in limits.items():
        low, high = bounds(key)
        if not low <= most <= high:
            raise Refused("no_limit", least=low, most=high)
    changes = {f"limit_{key}": most for key, most in limits.items()}
    if changes:
        await queries.set_settings(ctx.bot.store, ctx.guild, **changes)
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    ctx.bot.throttle.set_pace(ctx.guild, limit(settings, "clicks"))
    return settings


# Each of these counts what there is, and what they allow adds one: whoever asks does so under ``Client.in_turn``, or
# sixty clicks at once would all find room.


async def check_opening(ctx: InteractionContext, settings: dict[str, Any]) -> None:
    """Raise Refused if this person, or this guild, has as many tables as it may have, or opens them too fast."""
    hour_ago = ctx.bot.store.clock() - HOUR
    counts = await queries.table_counts(ctx.bot.store, ctx.guild, ctx.user, opened_since=hour_ago)
    for count, key, reason in (
        (counts.own, "tables", "too_many_games"),
        (counts.lobbies, "lobbies", "too_many_lobbies"),
        (counts.opened, "openings", "too_many_openings"),
        (counts.guild, "guild_tables", "guild_full"),
    ):
        if count >= (most := limit(settings, key)):
            raise Refused(reason, most=most)


async def check_joining(ctx: InteractionContext, game: int) -> None:
    """Raise Refused if this person sits at as many other tables as they may."""
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    counts = await queries.table_counts(ctx.bot.store, ctx.guild, ctx.user, but=game)
    if counts.own >= (most := limit(settings, "tables")):
        raise Refused("too_many_games", most=most)


async def check_computer_limit(ctx: InteractionContext, session: GameSession) -> None:
    """Raise Refused if computers may not play yet another table among themselves."""
    if any(seat.user is not None for seat in session.seats):
        return
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    counts = await queries.table_counts(ctx.bot.store, ctx.guild, ctx.user)
    if counts.computers >= limit(settings, "computer_tables"):
        raise Refused("too_many_computers", most=limit(settings, "computer_tables"))
