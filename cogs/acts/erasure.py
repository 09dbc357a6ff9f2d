"""Erasure of what is kept about a person: they leave every table, and then every file."""

from cogs.acts.seats import hand_to_computer
from cogs.discord.client import Client
from cogs.lobby.actions import leave_lobby
from data import personal, queries
from data.errors import GuildUnreadable, NotNow
from data.session import GameSession


async def forget_person(bot: Client, user: int, name: str) -> int:
    """Let computers play on for a person, and forget them in every guild; others' games go on with ``name`` in them.

    Return how many guilds have a file that cannot be opened. For their sake it is remembered where to look again.
    """
    left = 0
    for guild in await bot.store.users.guilds(user):
        try:
            await _forget_in(bot, guild, user, name)
        except (GuildUnreadable, NotNow):
            left += 1
    if not left:
        await bot.store.users.forget(user)
    # Moments that are kept in memory still have their name.
    bot.pasts.clear()
    return left


async def _forget_in(bot: Client, guild: int, user: int, name: str) -> None:
    for game in await queries.games(bot.store, guild, user=user):
        async with bot.tables.transaction(guild, game.id) as session:
            leave_table(session, user)
    await personal.forget(bot.store, guild, user, name)
    await bot.untold.forget(guild, user)
    # Sessions in memory still have their name, too.
    bot.tables.forget(guild)


def leave_table(session: GameSession, user: int) -> None:
    """Leave a lobby, or a running game to a computer; somebody else becomes its host."""
    seat = session.seat_of(user)
    if seat is None:
        return
    if session.game.phase == "lobby":
        leave_lobby(session, user)
        session.enqueue("lobby", {}, topic="lobby")
    else:
        hand_to_computer(session, seat, user)
    others = [one.user for one in session.seats if one.user is not None]
    if session.game.host == user and others:
        session.change(host=others[0])
