"""A word one turn ahead: who wishes it is named in the message of the turn before theirs, and called by it."""

from collections.abc import Sequence
from typing import Final

from cogs.acts.reminders import ON
from cogs.discord.client import Client
from cogs.discord.components import Card
from cogs.show.snapshot import TableSnapshot
from cogs.table.schedule import SPEEDS, Wait, may_call, rhythm_of
from data.reminders import DAY, reminded_lately
from render import Words

AHEAD: Final = "ahead"
"""The setting of whoever wants to know when only one more turn is before theirs."""


async def who_is_next(bot: Client, snapshot: TableSnapshot) -> int | None:
    """Return who wants to know that they are next; None where nobody does, or where it would be no news."""
    people = [seat for seat in snapshot.seats if seat.user is not None and not seat.opponent]
    seat = next((one for one in people if one.seat == snapshot.after), None)
    # Of two who play in turns each is always next.
    if seat is None or seat.user is None or len(people) < 3 or seat.seat in {*snapshot.asked, *snapshot.away}:
        return None
    return seat.user if (await bot.store.users.settings(seat.user)).get(AHEAD) == ON else None


async def called_ahead(bot: Client, guild: int, snapshot: TableSnapshot) -> tuple[int, ...]:
    """Return whom the message of a turn calls beside those who act: who is next, but not at night nor too often."""
    user = await who_is_next(bot, snapshot)
    if user is None:
        return ()
    rhythm, now = rhythm_of(await bot.store.users.settings(user)), bot.store.clock()
    wait = Wait(now, SPEEDS[snapshot.game.speed] or DAY)
    history = await reminded_lately(bot.store, guild, live=snapshot.game.speed == "live")
    allowed = may_call(wait, rhythm, user, snapshot.game.id, history, now)
    return (user,) if allowed else ()


async def with_next(bot: Client, snapshot: TableSnapshot, card: Card, words: Words) -> Card:
    """Return the message of a turn with the name of who is next, if they wish it: also an edit keeps it."""
    user = await who_is_next(bot, snapshot)
    named: Sequence[str] = () if user is None else (words.text("turn-next", who=f"<@{user}>"),)
    return card._replace(below=(*card.below, *named))
