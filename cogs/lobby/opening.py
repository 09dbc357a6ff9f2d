"""Opening a table: create its lobby in the user's channel or in a new thread, and show it there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import discord
from cachetools import LRUCache

from cogs.discord.client_state import StateKey
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.lobby.actions import play_new_games, seat_opponent
from cogs.lobby.banner import BANNER_RETRY, lobby_banner
from cogs.lobby.forum import forum_for_games, open_post
from cogs.lobby.host_choices import server_language, usual_friendly, usual_speed
from cogs.lobby.limits import check_opening
from cogs.lobby.message import lobby_card
from cogs.lobby.offers import opening_options
from cogs.lobby.threads import create_thread
from cogs.table.channels import check_channel, may_hide, may_open_thread
from cogs.table.turns import LOBBY_LASTS, Expiry
from cogs.workers.renderer import Late, Superseded
from data import queries
from data.errors import Refused
from data.game.models import LOBBY, GameRow, Seat, Speed
from data.game.outgoing import LobbyMessage, WatcherCall
from render import words
from rules.kernel import GAMES, Facts, Level


class Opened(NamedTuple):
    """A table opened by a user, and the time at which it was shown."""

    game: int
    at: float


MAX_OPENED: Final = 10_000
OPENED = StateKey(lambda: LRUCache[tuple[int, int, int | str], Opened](MAX_OPENED))
"""The tables opened last, by guild, channel and user. Public tables also by guild, channel and game."""


class Begun(NamedTuple):
    """An acknowledged request for a table: its time, and the message that the answer edits.

    ``private``: only invited users can join. If the bot can open a private thread, only they see the table.
    """

    at: float
    message: int
    private: bool


async def begin_opening(ctx: InteractionContext, *, private: bool = False) -> Begun:
    """Acknowledge a request for a table."""
    began = ctx.bot.store.clock()
    # Acknowledge first: files and a new thread can take longer than the 3 seconds that Discord waits.
    # https://discord.com/developers/docs/interactions/receiving-and-responding
    return Begun(began, await ctx.defer(public=not private), private)


async def open_table(
    ctx: InteractionContext,
    begun: Begun,
    kind: str,
    opponents: int = 0,
    thread: bool | None = None,
    options: Facts | None = None,
    speed: Speed | None = None,
    level: Level | None = None,
    hotseat: int = 1,
    origin: Facts | None = None,
) -> None:
    """Open a lobby in the user's channel, with ``opponents`` computer opponents of a level, and show it.

    The user has the first ``hotseat`` seats. The game begins from the position ``origin``, if there is one.
    """
    private = begun.private
    async with ctx.bot.locks.hold("open", ctx.guild, ctx.channel):
        settings = await queries.settings(ctx.bot.store, ctx.guild)
        hidden = private and thread is not False and may_hide(ctx)
        # Messages of two tables in one channel are hard to tell apart.
        second = thread is None and not settings.get("threads") and await _is_second(ctx)
        wanted = not private and (second or (settings.get("threads", False) if thread is None else thread))
        # A post of a forum is public.
        posted = not private and thread is not False and "forum" in settings
        _check_not_opened(ctx, begun, kind)
        ctx.require_member()
        if not posted:
            check_channel(ctx, settings, wanted)
        most = GAMES[kind].meta.seats[1] if origin is None else origin["seats"]
        if opponents + hotseat > most:
            raise Refused("full", most=most)
        async with ctx.bot.locks.hold(ctx.guild, ctx.user):
            await check_opening(ctx, settings)
            await play_new_games(ctx)
            channel, thread_id = await _open_place(ctx, kind, settings, posted=posted, wanted=wanted, hidden=hidden)
            made = ctx.bot.tables.create(
                ctx.guild,
                kind,
                host=ctx.user,
                channel=channel,
                thread=thread_id,
                name=ctx.name,
                language=server_language(settings, ctx.interaction.guild_locale),
                options=opening_options(kind, options or {}) if origin is None else origin["options"],
                speed=speed or usual_speed(settings),
                private=private,
                friendly=usual_friendly(settings),
                hotseat=hotseat,
                origin=origin,
            )
            game = await ctx.store(made)
        try:
            seats = await _fill_lobby(ctx, game, [level] * opponents, begun.message)
            await _say_where(ctx, game, seats, second=second)
            if posted and channel == ctx.channel:
                await ctx.bot.untold.add(ctx.guild, ctx.user, await ctx.titled(ctx.words.text("new-no-post")))
            elif (wanted or hidden) and thread_id is None and isinstance(ctx.interaction.channel, discord.TextChannel):
                await ctx.bot.untold.add(ctx.guild, ctx.user, await ctx.titled(ctx.words.text("new-no-thread")))
        finally:
            # The table becomes visible now. A command after this moment is meant for another table.
            opened = Opened(game.id, ctx.bot.store.clock())
            ctx.bot.state[OPENED][ctx.guild, ctx.channel, ctx.user] = opened
            if not private:
                ctx.bot.state[OPENED][ctx.guild, ctx.channel, kind] = opened


async def _is_second(ctx: InteractionContext) -> bool:
    """Return whether this channel itself has a table, and another one can have a thread."""
    if not may_open_thread(ctx):
        return False
    here = await queries.games(ctx.bot.store, ctx.guild, channel=ctx.channel, known_to=ctx.user)
    return any(game.thread is None for game in here)


async def _open_place(
    ctx: InteractionContext, kind: str, settings: Facts, *, posted: bool, wanted: bool, hidden: bool
) -> tuple[int, int | None]:
    """Return the channel and the thread of a new table: a post of the server's forum, or else here.

    Raise Refused if there is no post, and games are not allowed here.
    """
    if posted:
        forum = forum_for_games(ctx.bot, ctx.guild, settings)
        post = await open_post(ctx, forum, kind, settings) if forum else None
        if forum and post is not None:
            return forum.id, post
        check_channel(ctx, settings, wanted)
    return ctx.channel, await create_thread(ctx, kind, hidden=hidden) if wanted or hidden else None


def _check_not_opened(ctx: InteractionContext, begun: Begun, kind: str) -> None:
    """Raise Refused if a table was opened here since the request: both commands were meant for one table.

    That is any table of the user, or a public table of the same game that another user has opened.
    """
    opened = ctx.bot.state[OPENED]
    own = opened.get((ctx.guild, ctx.channel, ctx.user))
    if own is not None and own.at > begun.at:
        raise Refused("opened_meanwhile", game=own.game)
    other = opened.get((ctx.guild, ctx.channel, kind))
    if not begun.private and other is not None and other.at > begun.at:
        raise Refused("opened_by_other", game=other.game)


async def _fill_lobby(
    ctx: InteractionContext, game: GameRow, opponents: Sequence[Level | None], message: int
) -> list[Seat]:
    """Seat computer opponents by level and return the seats. The lobby is the answer ``message`` or a new message."""
    async with ctx.table(game.id) as session:
        if not game.private:
            session.enqueue(WatcherCall())
        for each in opponents:
            seat_opponent(session, each)
        session.timers.set(Expiry(), session.now + LOBBY_LASTS)
        # The first message of a post has the id of the post. The lobby replaces it.
        if game.channel != ctx.channel and game.thread is not None:
            session.posted(LOBBY, game.thread)
        # The lobby needs a new message if it is in a thread, because the answer is in the channel; and for a private
        # table, because only the user sees the answer.
        if game.thread is not None or game.private:
            session.enqueue(LobbyMessage())
        else:
            session.posted(LOBBY, message)
        return [*session.seats]


async def _say_where(ctx: InteractionContext, game: GameRow, seats: Sequence[Seat], *, second: bool) -> None:
    """Answer with the lobby or with a link to it. For a private table the answer is private.

    ``second``: the table has a thread because there is another table in the channel.
    """
    if game.private:
        place = f"<#{game.thread or game.channel}>"
        if game.thread is not None:
            await ctx.say("new-hidden", place=place)
        else:
            await ctx.say("new-private", place=place)
    elif game.thread is not None:
        catalogue = words(game.language)
        key = "new-in-thread-second" if second and game.channel == ctx.channel else "new-in-thread"
        await ctx.announce(catalogue.text(key, name=f"<@{ctx.user}>", thread=f"<#{game.thread}>"))
    else:
        await _show_lobby(ctx, game, seats)


async def _show_lobby(ctx: InteractionContext, game: GameRow, seats: Sequence[Seat]) -> None:
    """Answer with the lobby. A late banner follows by an edit, and so does that of a seat which was taken meanwhile."""
    try:
        picture = await lobby_banner(ctx.bot, ctx.guild, game, seats)
    except (Late, Superseded):
        picture = None
        async with ctx.table(game.id) as session:
            session.enqueue(LobbyMessage(), not_before=session.now + BANNER_RETRY)
    try:
        await ctx.show(lobby_card(game, seats, words(game.language).with_icons(), picture))
    except (discord.HTTPException, discord.RateLimited, *CUT_OFF):
        # The answer then says only that the table is open, and people join at a message of its own.
        async with ctx.table(game.id) as session:
            session.messages.drop(LOBBY)
            session.enqueue(LobbyMessage())
        raise
