"""Opens a lobby when enough people wish for the same table.

The guild's file has the time of the next look at the wishes, as it has for a timer. The lobby, its people and the end
of their wishes are one transaction, so that a kill loses none of them and no wish opens two tables.
"""

import logging
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import discord

from cogs.delivery.retries import PASSING
from cogs.delivery.senders import Sender
from cogs.discord.client import Client
from cogs.discord.names import plain_name
from cogs.discord.permissions import is_locked, is_thread, may_write, member_permissions, missing_permissions
from cogs.discord.rate_limits import is_rate_limit
from cogs.discord.titles import game_name
from cogs.finding.wishes import is_known, wanted_words
from cogs.lobby.forum import can_play_in_posts, create_post, forum_for_games
from cogs.lobby.host_choices import server_language, usual_friendly
from cogs.lobby.limits import limit
from cogs.lobby.offers import offers, opening_options
from cogs.lobby.threads import create_thread_in
from cogs.table.absences import announced
from cogs.table.turns import LOBBY_LASTS, Expiry
from data import queries, wishes
from data.game.models import LOBBY, WALL, GameRow, Seat
from data.game.outgoing import LobbyMessage, QueueCall
from data.game.session import GameSession
from data.wishes import AGAIN, Wanted, Wish
from render import Words, words
from rules.kernel import Facts

LOG = logging.getLogger(__name__)

LOOKED_AT: Final = 30
"""The most people that the bot fetches from Discord for one table."""
GROUPS_AT_ONCE: Final = 20
TABLES_AT_ONCE: Final = 5
MORE: Final = 10.0
"""The most tables that one look opens, and the seconds until the look that opens more."""


class Guest(NamedTuple):
    """A person with a wish who can play now."""

    wish: Wish
    member: discord.Member


class Spot(NamedTuple):
    """The place of a new table: its channel, and its thread or post."""

    channel: int
    thread: int | None = None
    is_post: bool = False


async def open_matches(sender: Sender, guild: int) -> None:
    """End the wishes whose time is over, open tables for those that fit, and note the time of the next look."""
    bot = sender.bot
    began = bot.store.clock()
    for wish in await wishes.take_ended(bot.store, guild):
        settings = await bot.store.users.settings(wish.user)
        catalogue = words(settings.get("language") or _language(bot, guild, await queries.settings(bot.store, guild)))
        text = catalogue.text("queue-ended", wanted=wanted_words(wish.wanted, catalogue))
        await bot.untold.add(guild, wish.user, text)
    opened = 0
    try:
        opened = await _open_all(bot, guild, began)
    except (discord.HTTPException, *PASSING) as error:
        LOG.info("guild %s: the wishes will be looked at again: %r", guild, error)
    await wishes.plan_look(bot.store, guild, began, MORE if opened == TABLES_AT_ONCE else AGAIN)


async def _open_all(bot: Client, guild: int, now: float) -> int:
    """Open tables for the wishes that fit, and return their number."""
    opened = 0
    # The bot knows no channel of such a guild. The wishes stay.
    if (place := bot.get_guild(guild)) is None or place.unavailable:
        return opened
    for wanted in await wishes.full_groups(bot.store, guild, now, GROUPS_AT_ONCE):
        while is_known(wanted) and opened < TABLES_AT_ONCE and await _open(bot, place, wanted):
            opened += 1
    return opened


async def _open(bot: Client, guild: discord.Guild, wanted: Wanted) -> bool:
    """Open a table for the people who have waited longest. Return whether it is open."""
    settings = await queries.settings(bot.store, guild.id)
    guests = await _guests(bot, guild, wanted, limit(settings, "tables"))
    if len(guests) < wanted.players:
        return False
    # The last one is most likely there, so this person is the host.
    host = max(guests, key=lambda guest: guest.wish.made)
    offer, language = offers()[wanted.offer], _language(bot, guild.id, settings)
    catalogue = words(language)
    spot = await _spot(bot, guild, offer.kind, guests, host, settings, catalogue)
    if spot is None:
        LOG.info("guild %s: no channel for a table of the queue", guild.id)
        # Not again after each later look.
        if bot.store.clock() - host.wish.made < AGAIN:
            text = catalogue.text("queue-nowhere", wanted=wanted_words(wanted, catalogue))
            await bot.untold.add(guild.id, host.wish.user, text)
        return False
    row = GameRow(
        id=0,
        kind=offer.kind,
        options=opening_options(offer.kind, offer.options),
        host=host.wish.user,
        channel=spot.channel,
        thread=spot.thread,
        language=language,
        created=bot.store.clock(),
        speed=wanted.speed,
        friendly=usual_friendly(settings),
    )
    users = [guest.wish.user for guest in guests]
    seats = [
        Seat(game=0, seat=at, user=guest.wish.user, name=plain_name(guest.member.display_name))
        for at, guest in enumerate(guests)
    ]
    tables, guild_tables = limit(settings, "tables"), limit(settings, "guild_tables")
    claim = partial(wishes.claim, wanted=wanted, users=users, tables=tables, guild_tables=guild_tables)
    made = await bot.tables.open_claimed(guild.id, row, seats, claim, partial(_fill, spot=spot, users=users))
    if made is None and spot.thread is not None:
        await _delete_thread(bot, guild.id, spot.thread)
    return made is not None


def _fill(session: GameSession, *, spot: Spot, users: Sequence[int]) -> None:
    session.timers.set(Expiry(), session.now + LOBBY_LASTS)
    # The first message of a post has the id of the post. The lobby replaces it.
    if spot.is_post and spot.thread is not None:
        session.posted(LOBBY, spot.thread)
    session.enqueue(LobbyMessage())
    session.enqueue(QueueCall(tuple(users)))


async def _guests(bot: Client, guild: discord.Guild, wanted: Wanted, tables: int) -> list[Guest]:
    """Return the people for a table. Those who have left the guild lose their wishes."""
    now = bot.store.clock()
    guests: list[Guest] = []
    for wish in await wishes.waiting_for(bot.store, guild.id, wanted, now, tables, LOOKED_AT):
        if len(guests) == wanted.players:
            break
        # A person who is away would keep the others waiting.
        if announced(await bot.store.users.settings(wish.user), now) is not None:
            continue
        try:
            # Members are not cached.
            member = await guild.fetch_member(wish.user)
        except discord.NotFound:
            await wishes.drop_wishes_of(bot.store, guild.id, wish.user)
        except discord.HTTPException as error:
            if is_rate_limit(error) or isinstance(error, discord.DiscordServerError):
                raise
            LOG.info("guild %s, user %s is not fetched: %s %s", guild.id, wish.user, error.code, error.text)
        else:
            guests.append(Guest(wish, member))
    return guests


async def _spot(
    bot: Client,
    guild: discord.Guild,
    kind: str,
    guests: Sequence[Guest],
    host: Guest,
    settings: Facts,
    catalogue: Words,
) -> Spot | None:
    """Return a place that all guests can see: a post of the guild's forum, or a channel in which one of them asked."""
    name = plain_name(host.member.display_name)
    forum = forum_for_games(bot, guild.id, settings)
    if forum is not None and all(can_play_in_posts(forum, guest.member) for guest in guests):
        post = await create_post(bot, forum, kind, name, settings, catalogue)
        if post is not None:
            return Spot(forum.id, post, is_post=True)
    channel = next(_channels(guild, guests, settings), None)
    if channel is None:
        return None
    thread = None
    if isinstance(channel, discord.TextChannel) and (
        settings.get("threads") or await _has_table(bot, guild.id, channel.id)
    ):
        held = channel.permissions_for(guild.me)
        if held.create_public_threads and held.send_messages_in_threads:
            thread = await create_thread_in(guild.id, channel, game_name(kind, catalogue), name)
    return Spot(channel.id, thread)


def _channels(
    guild: discord.Guild, guests: Sequence[Guest], settings: Facts
) -> Iterator[discord.TextChannel | discord.Thread]:
    """Yield the channels in which all guests can play: first where the last of them asked, then the guild's own."""
    asked = [guest.wish.channel for guest in sorted(guests, key=lambda guest: guest.wish.made, reverse=True)]
    allowed = set(settings.get("channels") or ())
    for id_ in dict.fromkeys((*asked, *_own(settings))):
        place = guild.get_channel_or_thread(id_)
        if not isinstance(place, discord.TextChannel | discord.Thread) or is_locked(place):
            continue
        if allowed and allowed.isdisjoint((place.id, getattr(place, "parent_id", None) or place.id)):
            continue
        if missing_permissions(place.permissions_for(guild.me), place):
            continue
        held = (member_permissions(guild, guest.member, place.id) for guest in guests)
        if all(may_write(one, in_thread=is_thread(place)) for one in held):
            yield place


def _own(settings: Facts) -> Iterable[int]:
    """Return the guild's channels for games, and at last that of its wall."""
    wall = settings.get(WALL, {}).get("channel")
    return (*(settings.get("channels") or ()), *((wall,) if wall else ()))


async def _has_table(bot: Client, guild: int, channel: int) -> bool:
    """Return whether a channel itself has a table. Messages of two tables in one channel are hard to tell apart."""
    here = await queries.games(bot.store, guild, channel=channel)
    return any(game.thread is None for game in here)


async def _delete_thread(bot: Client, guild: int, thread: int) -> None:
    try:
        await bot.http.delete_channel(thread)
    except (discord.HTTPException, *PASSING) as error:
        LOG.info("guild %s, thread %s of no table stays: %r", guild, thread, error)


def _language(bot: Client, guild: int, settings: Facts) -> str:
    here = bot.get_guild(guild)
    return server_language(settings, here and here.preferred_locale)
