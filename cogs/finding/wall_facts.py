"""The facts that the wall shows: a guild's tables that are no secret, the wishes for tables, and today's puzzle."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

import discord

from cogs.discord.archived_threads import channel_around
from cogs.discord.client import Client
from cogs.puzzles.daily import Daily, daily, day_at
from cogs.show.status import rest_key
from data import walls, wishes
from data.errors import GameUnreadable, Refused
from data.game.models import GameRow, Message
from data.league import records
from data.league.models import League
from data.league.records import OPEN_PHASES, deadline_of
from data.walls import WallTable, WallTables
from data.wishes import WishGroups

MAX_LOBBIES: Final = 5
MAX_RUNNING: Final = 10
MAX_GROUPS: Final = 4
MAX_LEAGUES: Final = 3
"""The most tables, groups of wishes and leagues that the wall lists. A message has at most 40 components."""


class Running(NamedTuple):
    """A running table: its link, and whom it waits for, by name. ``paused``: it waits for no one."""

    game: GameRow
    message: Message | None
    waits: tuple[str, ...] = ()
    paused: bool = False


class WallLeague(NamedTuple):
    """A league in progress, and until when its round can be played; None before its round is drawn."""

    league: League
    until: float | None


class WallFacts(NamedTuple):
    """The facts that the wall shows."""

    lobbies: WallTables
    running: tuple[Running, ...]
    running_count: int
    queue: WishGroups
    puzzle: Daily | None
    leagues: tuple[WallLeague, ...] = ()


async def wall_facts(bot: Client, guild: discord.Guild, channel: int) -> WallFacts:
    """Return the facts for the wall of a guild in a channel."""
    store, now = bot.store, bot.store.clock()
    places = [place for place in await walls.open_channels(store, guild.id) if is_open(bot, guild, place, channel)]
    lobbies = await walls.tables_in(store, guild.id, places, "lobby", MAX_LOBBIES)
    running = await walls.tables_in(store, guild.id, places, "running", MAX_RUNNING)
    shown = [await _running(bot, guild.id, table) for table in running.tables]
    groups = await wishes.wish_groups(store, guild.id, now, MAX_GROUPS)
    still = tuple(table for table in shown if table is not None)
    # A table that ended meanwhile has marked the wall, so its place in the count is wrong for a moment only.
    leagues = await _leagues(bot, guild, channel)
    return WallFacts(lobbies, still, running.total, groups, daily(guild.id, day_at(now)), leagues)


async def _leagues(bot: Client, guild: discord.Guild, wall: int) -> tuple[WallLeague, ...]:
    """Return the newest leagues in progress that are no secret."""
    store, outages = bot.store, bot.store.alive.outages_of(guild.id)
    rows = [
        row for row in await records.leagues(store, guild.id, *OPEN_PHASES) if is_open(bot, guild, row.channel, wall)
    ]
    found = [await records.league(store, guild.id, row.id) for row in rows[:MAX_LEAGUES]]
    lasts = [league.last for league in found]
    untils = [None if last is None or last.deadline is None else deadline_of(last, outages) for last in lasts]
    return tuple(map(WallLeague, found, untils))


async def _running(bot: Client, guild: int, table: WallTable) -> Running | None:
    """Return a running table with the people that it waits for; None if it has ended meanwhile."""
    with suppress(GameUnreadable, Refused):
        async with bot.tables.transaction(guild, table.game.id) as session:
            if session.game.phase != "running":
                return None
            paused = rest_key(session.game) is not None
            # Not by ``waited_for``, which leaves out people whose standing order answers soon: others must not know.
            asked = {ask.seat for ask in session.table.asks if not ask.optional}
            names = [seat.name for seat in session.seats if seat.seat in asked and not seat.opponent]
            return Running(session.game, table.message, () if paused else tuple(names), paused)
    return Running(table.game, table.message)


def is_open(bot: Client, guild: discord.Guild, channel: int, wall: int) -> bool:
    """Return whether everyone who sees the wall's channel sees another channel or thread, as far as the bot knows."""
    place, own = channel_around(bot, guild, channel), guild.get_channel(wall)
    return place is not None and own is not None and _all_see(guild, place.overwrites, own.overwrites)


def _all_see(guild: discord.Guild, there: Mapping[Any, Any], here: Mapping[Any, Any]) -> bool:
    """Return whether the overwrites of a channel let everyone in who is let in by those of another one.

    An overwrite denies the channel, leaves it as it is, or allows it. If each one allows as much as the other
    channel's for the same role or member, no combination of them sees less:
    https://discord.com/developers/docs/topics/permissions#permission-overwrites
    """
    theirs, ours = _states(guild, there), _states(guild, here)
    if theirs.get(guild.id) == 1 and min(theirs.values()) >= 0:
        return True
    return all(theirs.get(target, 0) >= ours.get(target, 0) for target in {*theirs, *ours})


def _states(guild: discord.Guild, overwrites: Mapping[Any, Any]) -> dict[int, int]:
    """Return -1 (denies), 0 (leaves) or 1 (allows) for each role and member. Everyone's role has the guild's id."""
    states = {target.id: _state(overwrite.view_channel) for target, overwrite in overwrites.items()}
    if not states.get(guild.id) and guild.default_role.permissions.view_channel:
        states[guild.id] = 1
    return states


def _state(seen: bool | None) -> int:
    return 0 if seen is None else 1 if seen else -1
