"""Members who have left the server: a computer takes their seats.

Discord reports leaving members only to bots with the members intent
(https://discord.com/developers/docs/events/gateway#gateway-intents). So the bot asks: after a turn message has pinged
a person, whenever a clock expires, and at growing intervals while a table waits.
"""

import logging
from collections.abc import Collection
from typing import Final

import aiohttp
import discord
from msgspec.structs import replace

from cogs.acts.seats import vacate
from cogs.discord.client import Client
from cogs.table.time.clock import waited_for
from cogs.table.time.timers import on_timer
from cogs.table.time.waits import Wait
from data.game.models import Timer
from data.game.session import GameSession
from data.game.timers import TimerPayload

LOG = logging.getLogger(__name__)
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
LOOK_AGAIN, LOOK_AT_LEAST = 3 * 3_600.0, 24 * 3_600.0
"""Seconds until the second check of a waiting table. The interval doubles each time, up to a day."""
LOOKED_LATELY: Final = 600.0
"""Seconds for which a person who was found in the server is assumed to be there."""


class Presence(TimerPayload, frozen=True):
    """The timer of a table that checks whether the people it waits for are still in the server."""

    KIND = "presence"

    users: tuple[int, ...] = ()
    """The people who were found in the server lately, by the last check or one shortly before it."""
    at: float = 0.0
    """The time of the last check."""
    wait: float = 0.0
    """Seconds between that check and the next."""


def look_for_leavers(session: GameSession, called: Collection[int]) -> None:
    """Schedule an immediate check whether the people who were pinged are still in the server."""
    checked = session.timers.of(Presence) or Presence()
    # A live table pings the same people in short intervals.
    if set(called) - set(_found_lately(checked, session.now)):
        session.timers.set(replace(checked, wait=0.0), session.now)


def _found_lately(checked: Presence, now: float) -> tuple[int, ...]:
    return checked.users if checked.at >= now - LOOKED_LATELY else ()


@on_timer(Presence)
async def run_presence(bot: Client, guild: int, timer: Timer, checked: Presence) -> None:
    """Replace the people a table waits for who have left the server. Check again later if it still waits."""
    async with bot.tables.transaction(guild, timer.game) as session:
        users = _people_at(session, waited_for(session)) if session.game.phase == "running" else []
    await _replace(bot, guild, timer.game, users)
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.timers.fire(timer) and session.game.phase == "running" and session.game.paused is None:
            # At a live table the turn goes round the players faster than a check becomes old.
            recent = dict.fromkeys((*_found_lately(checked, session.now), *users))
            seen = [user for user in recent if session.seats_of(user)]
            wait = min(max(LOOK_AGAIN, checked.wait * 2), LOOK_AT_LEAST)
            session.timers.set(Presence(tuple(seen), session.now, wait), session.now + wait)


async def replace_leavers(bot: Client, guild: int, game: int) -> None:
    """Let computers play for people whose clocks have expired and who have left the server."""
    async with bot.tables.transaction(guild, game) as session:
        late = {seat for seat, timer in session.timers.by_seat(Wait).items() if timer.due <= session.now}
        users = _people_at(session, late)
    await _replace(bot, guild, game, users)


def _people_at(session: GameSession, seats: Collection[int]) -> list[int]:
    return [seat.user for seat in session.seats if seat.seat in seats and seat.user is not None]


async def _replace(bot: Client, guild: int, game: int, users: Collection[int]) -> None:
    for user in [user for user in dict.fromkeys(users) if await has_left(bot, guild, user)]:
        async with bot.tables.transaction(guild, game) as session:
            for seat in session.seats_of(user):
                if session.game.phase == "running":
                    vacate(session, seat, user, "left")


async def has_left(bot: Client, guild: int, user: int) -> bool:
    """Return whether a person has left a server. Return False if Discord does not answer."""
    try:
        # https://discord.com/developers/docs/resources/guild#get-guild-member needs no privileged intent.
        await bot.http.get_member(guild, user)
    except discord.HTTPException as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
        LOG.info("guild %s, user %s: membership is unknown: %r", guild, user, error)
    return False
