"""Quiet hours: who is not called now, and when they are."""

from collections.abc import Iterable

from cogs.discord.client import Client
from cogs.table.schedule import quiet_until, rhythm_of
from cogs.table.ticking import MORNING
from data.session import GameSession


async def asleep_until(bot: Client, users: Iterable[int]) -> dict[int, float]:
    """Return who of these people has quiet hours now, and when each of them ends."""
    now, users_store = bot.store.clock(), bot.store.users
    ends = {user: quiet_until(rhythm_of(await users_store.settings(user)), now) for user in users}
    return {user: end for user, end in ends.items() if end is not None}


def call_in_the_morning(session: GameSession, asleep: dict[int, float]) -> None:
    """Have those called who could not be, as soon as their quiet hours end."""
    for seat in session.seats if session.game.phase == "running" else ():
        # A timer by seat, kept in the file: the call outlives a restart.
        if seat.user in asleep:
            session.set_timer(MORNING, asleep[seat.user], seat=seat.seat)
