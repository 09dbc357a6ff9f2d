"""The notice to the next player: the turn message names and pings a player who wants it one turn ahead."""

from collections.abc import Sequence
from typing import Final

from cogs.discord.client import Client
from cogs.discord.components import Card
from cogs.discord.own_settings import OFF, ON, switch
from cogs.show.snapshot import TableSnapshot
from cogs.table.time.waits import SPEEDS, Wait, may_call, rhythm_of
from data.game.models import people_at
from data.reminders import DAY, reminded_lately
from render import Words

AHEAD: Final = switch("ahead", OFF, place=6)
"""The setting of players who want to know when only one turn comes before theirs."""


async def who_is_next(bot: Client, snapshot: TableSnapshot) -> int | None:
    """Return the next player if they want to know that they are next; None if they don't, or if it is no news."""
    people = [seat for seat in snapshot.seats if seat.user is not None and not seat.opponent]
    seat = next((player for player in people if player.seat == snapshot.after), None)
    asked = {snapshot.seats[number].user for number in snapshot.asked}
    # In a game for two, each player is always the next.
    if seat is None or len(people_at(people)) < 3 or seat.user in asked or seat.seat in snapshot.away:
        return None
    user = seat.user or 0
    return user if AHEAD.of(await bot.store.users.settings(user)) == ON else None


async def called_ahead(bot: Client, guild: int, snapshot: TableSnapshot) -> tuple[int, ...]:
    """Return the users whom a turn message pings because they are next, but not at night nor too often."""
    user = await who_is_next(bot, snapshot)
    if user is None:
        return ()
    rhythm, now = rhythm_of(await bot.store.users.settings(user)), bot.store.clock()
    wait = Wait(now, SPEEDS[snapshot.game.speed] or DAY)
    history = await reminded_lately(bot.store, guild, live=snapshot.game.speed == "live")
    allowed = may_call(wait, rhythm, user, snapshot.game.id, history, now)
    return (user,) if allowed else ()


async def with_next(bot: Client, snapshot: TableSnapshot, card: Card, words: Words) -> Card:
    """Return the card of a turn with the name of the next player, if they want it. An edit keeps the name."""
    user = await who_is_next(bot, snapshot)
    named: Sequence[str] = () if user is None else (words.text("turn-next", who=f"<@{user}>"),)
    return card._replace(below=(*card.below, *named))
