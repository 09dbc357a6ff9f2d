"""Erasure of a person's data: they leave every table, then their rows are deleted from every file."""

from typing import Final

from cogs.acts.seats import hand_to_computer
from cogs.discord.client import Client
from cogs.lobby.actions import leave_lobby
from cogs.show.past import PASTS
from cogs.table.everywhere import do_everywhere, in_each_guild
from data import personal, queries
from data.game.outgoing import LobbyMessage
from data.game.session import GameSession
from rules.kernel import Facts

ERASURE: Final = "erasure"


async def forget_person(bot: Client, user: int, name: str) -> int:
    """Let computers take over a person's seats and erase the person in every guild. Their games keep ``name`` instead.

    Return the number of guilds in which that is not done yet. These are kept for a second try.
    """
    left = (await do_everywhere(bot, user, ERASURE, {"name": name})).missing
    await bot.store.users.forget(user)
    return len(left)


@in_each_guild(ERASURE)
async def forget_in_guild(bot: Client, guild: int, user: int, facts: Facts) -> None:
    """Let computers take over a person's seats in a guild and erase the person there."""
    for game in await queries.games(bot.store, guild, user=user):
        async with bot.tables.transaction(guild, game.id) as session:
            leave_table(session, user)
    await personal.forget(bot.store, guild, user, facts["name"])
    await bot.untold.forget(guild, user)
    # Cached sessions and pasts still contain their name.
    bot.tables.forget(guild)
    bot.state[PASTS].clear()


def leave_table(session: GameSession, user: int) -> None:
    """Leave a lobby, or hand the seats in a running game to computers. Another player becomes host."""
    own = session.seats_of(user)
    if not own:
        return
    if session.game.phase == "lobby":
        leave_lobby(session, user)
        session.enqueue(LobbyMessage())
    for seat in own:
        # A table without people is closed with the last of them.
        if session.game.phase == "running":
            hand_to_computer(session, seat, user)
    others = [other.user for other in session.seats if other.user is not None]
    if session.game.host == user and others:
        session.change(host=others[0])
