"""Watchers: people who want to be told when a table of a game opens. Each is called once for a table, and not often."""

from cogs.discord.interaction import InteractionContext
from cogs.table.labels import game_name
from data.session import GameSession
from render import words

PAUSE = 12 * 3600.0
"""Seconds for which somebody who was told is not told again."""
MOST = 10
"""How many people one table calls at most."""


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


async def watchers_due(ctx: InteractionContext, kind: str) -> list[int]:
    """Return who is to be told that a table of a game has opened, and note that they are."""
    users, now, key = ctx.bot.store.users, ctx.bot.store.clock(), watch_key(ctx.guild, kind)
    # One more is looked for, as whoever opens the table may be among them.
    found = [user for user in await users.who_set_before(key, now - PAUSE, MOST + 1) if user != ctx.user][:MOST]
    for user in found:
        await users.change_settings(user, **{key: now})
    return found


def call_watchers(session: GameSession, users: list[int]) -> None:
    """Have people told that this table has opened."""
    if users:
        who, game = " ".join(f"<@{user}>" for user in users), game_name(session.game.kind, words(session.game.language))
        session.enqueue("say", {"key": "watch-said", "args": {"who": who, "game": game}, "users": users})
