"""The limits of tables and clicks per user and per guild, set by ``/setup limits``."""

from typing import Any, Final

from cogs.discord.interaction import InteractionContext
from cogs.discord.throttle import PER_SECOND
from data import queries
from data.errors import Refused
from data.game.session import GameSession

LIMITS: Final = {
    "tables": 20,
    "lobbies": 3,
    "openings": 15,
    "guild_tables": 200,
    "computer_tables": 2,
    "notes": 50,
    "wishes": 5,
    "leagues": 3,
    "clicks": PER_SECOND,
}
"""The default limits. A guild's settings store each under ``limit_<key>``.

The limits per user are ``tables`` (running or open), ``lobbies``, ``notes``, ``openings`` (tables opened in an hour,
rematches included), ``wishes`` (in the queue) and ``clicks`` (per second). ``computer_tables`` limits the guild's
tables without people, and ``leagues`` its leagues in progress.
"""
MAX_LIMIT: Final = 1_000
LEAST_CLICKS, MAX_CLICKS = 1, 100
MAX_WISHES: Final = 10
"""The most wishes of one person, because a card lists all of them."""
HOUR: Final = 3600.0


def limit(settings: dict[str, Any], key: str) -> int:
    """Return one of a guild's limits, or its default."""
    return int(settings.get(f"limit_{key}", LIMITS[key]))


def bounds(key: str) -> tuple[int, int]:
    """Return the lowest and highest value of a limit. Clicks cannot be 0, or no one could raise the limit again."""
    if key == "wishes":
        return 0, MAX_WISHES
    return (LEAST_CLICKS, MAX_CLICKS) if key == "clicks" else (0, MAX_LIMIT)


async def set_limits(ctx: InteractionContext, limits: dict[str, int]) -> dict[str, Any]:
    """Set limits of the guild and return all its settings; Refused for a number out of bounds."""
    for key, most in limits.items():
        low, high = bounds(key)
        if not low <= most <= high:
            raise Refused("no_limit", least=low, most=high)
    changes = {f"limit_{key}": most for key, most in limits.items()}
    if changes:
        await ctx.store(queries.set_settings(ctx.bot.store, ctx.guild, **changes))
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    ctx.bot.throttle.set_pace(ctx.guild, limit(settings, "clicks"))
    return settings


# Each check below reads a count that the checked action then increases. Run both under ``Client.locks``, or sixty
# clicks at once would all pass.


async def check_opening(ctx: InteractionContext, settings: dict[str, Any]) -> None:
    """Raise Refused if the user or the guild has reached a limit of tables, or if the user opens tables too fast."""
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
    """Raise Refused if the user has reached the limit of tables without this one."""
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    counts = await queries.table_counts(ctx.bot.store, ctx.guild, ctx.user, but=game)
    if counts.own >= (most := limit(settings, "tables")):
        raise Refused("too_many_games", most=most)


async def check_computer_limit(ctx: InteractionContext, session: GameSession) -> None:
    """Raise Refused if only computers play here and the guild has reached its limit of such tables."""
    if any(seat.user is not None for seat in session.seats):
        return
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    counts = await queries.table_counts(ctx.bot.store, ctx.guild, ctx.user)
    if counts.computers >= limit(settings, "computer_tables"):
        raise Refused("too_many_computers", most=limit(settings, "computer_tables"))
