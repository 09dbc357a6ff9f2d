"""Erasure of a person's data: they leave every table, then their rows are deleted from every file."""

from cogs.acts.seats import hand_to_computer
from cogs.discord.client import Client
from cogs.lobby.actions import leave_lobby
from cogs.show.past import PASTS
from data import personal, queries
from data.errors import GuildUnreadable, NotNow
from data.game.outgoing import LobbyMessage
from data.game.session import GameSession


async def forget_person(bot: Client, user: int, name: str) -> int:
    """Let computers take over a person's seats and erase the person in every guild. Their games keep ``name`` instead.

    Return the number of guilds whose file cannot be opened. The list of the person's guilds is kept for a second try.
    """
    left = 0
    for guild in await bot.store.users.guilds(user):
        try:
            await _forget_in(bot, guild, user, name)
        except (GuildUnreadable, NotNow):
            left += 1
    if not left:
        await bot.store.users.forget(user)
    # Cached pasts still contain their name.
    bot.state[PASTS].clear()
    return left


async def _forget_in(bot: Client, guild: int, user: int, name: str) -> None:
    for game in await queries.games(bot.store, guild, user=user):
        async with bot.tables.transaction(guild, game.id) as session:
            leave_table(session, user)
    await personal.forget(bot.store, guild, user, name)
    await bot.untold.forget(guild, user)
    # Cached sessions still contain their name, too.
    bot.tables.forget(guild)


def leave_table(session: GameSession, user: int) -> None:
    """Leave a lobby, or hand the seat in a running game to a computer. Another player becomes host."""
    seat = session.seat_of(user)
    if seat is None:
        return
    if session.game.phase == "lobby":
        leave_lobby(session, user)
        session.enqueue(LobbyMessage())
    else:
        hand_to_computer(session, seat, user)
    others = [one.user for one in session.seats if one.user is not None]
    if session.game.host == user and others:
        session.change(host=others[0])
