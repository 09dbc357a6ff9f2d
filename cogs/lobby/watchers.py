"""Watchers: people who want to be told when a table of a game opens. Each is called once for a table, and not often."""

from collections.abc import Iterable

import discord

from cogs.discord.client import Client
from cogs.discord.interaction import InteractionContext
from cogs.discord.permissions import member_permissions
from cogs.table.labels import game_name
from data.models import GameRow

PAUSE = 12 * 3600.0
"""Seconds for which somebody who was told is not told again."""
MOST = 10
"""How many people one table calls at most."""
LOOKED_AT = 30
"""For how many people Discord is asked at most whether they see a table."""


def watch_key(guild: int, kind: str) -> str:
    """Return the setting of whoever wants to be told: when they were told last, 0 for never."""
    return f"watch:{guild}:{kind}"


async def toggle_watch(ctx: InteractionContext, kind: str) -> None:
    """Tell this person from now on when a table of a game opens here, or no longer."""
    await ctx.defer()
    key, users = watch_key(ctx.guild, kind), ctx.bot.store.users
    watching = key not in await users.settings(ctx.user)
    await users.change_settings(ctx.user, **{key: 0.0 if watching else None})
    await ctx.say("watch-on" if watching else "watch-off", game=game_name(kind, ctx.words))


async def watchers_due(bot: Client, guild: int, game: GameRow) -> list[int]:
    """Return the people to tell that a table has opened: those who watch its game and see where it stands."""
    key = watch_key(guild, game.kind)
    users = await bot.store.users.who_set_before(key, bot.store.clock() - PAUSE, LOOKED_AT)
    found: list[int] = []
    for user in users:
        if user != game.host and await _sees(bot, guild, user, game.channel):
            found.append(user)
        if len(found) == MOST:
            break
    return found


async def note_told(bot: Client, guild: int, kind: str, watchers: Iterable[int]) -> None:
    """Note that these people were told of a table now."""
    for user in watchers:
        await bot.store.users.change_settings(user, **{watch_key(guild, kind): bot.store.clock()})


async def _sees(bot: Client, guild: int, user: int, channel: int) -> bool:
    """Whether a person is in the guild and sees a channel there; Discord is asked, as no members are kept."""
    place = bot.get_guild(guild)
    try:
        member = await place.fetch_member(user) if place else None
    except discord.NotFound:
        return False
    return place is not None and member is not None and member_permissions(place, member, channel).view_channel
