"""A table is opened: its lobby is made where somebody is, or in a thread of its own, and shown there."""

from typing import Final, NamedTuple

import discord

from cogs.discord.components import Card
from cogs.discord.interaction import InteractionContext
from cogs.lobby.actions import seat_opponent
from cogs.lobby.limits import check_opening
from cogs.lobby.message import lobby_card
from cogs.lobby.speed import usual_speed
from cogs.table.channels import check_channel, may_hide
from cogs.table.labels import game_name
from cogs.table.turns import EXPIRY_TIMER, LOBBY_LASTS
from data import queries
from data.errors import Refused
from data.models import LOBBY, GameRow, Speed
from render import words
from render.lengths import shorten
from rules.kernel import GAMES, Facts

MAX_THREAD_NAME: Final = 100
WEEK: Final = 10_080
"""Minutes after which Discord archives a thread in which nobody writes."""


class Opened(NamedTuple):
    """A table that a person has opened, and when it was shown."""

    game: int
    at: float


async def open_table(
    ctx: InteractionContext,
    kind: str,
    opponents: int,
    thread: bool | None,
    options: Facts,
    speed: Speed | None = None,
    *,
    private: bool = False,
) -> None:
    """Open a lobby where the person is, with computer opponents if wanted, and show it.

    ``private``: by invitation, and where a private thread can be made nobody else sees it.
    """
    began = ctx.bot.store.clock()
    # Files are read and written and perhaps a thread is made, which may take longer than Discord waits.
    message = await ctx.defer(public=not private)
    async with ctx.bot.in_turn("open", ctx.guild, ctx.channel, ctx.user):
        settings = await queries.settings(ctx.bot.store, ctx.guild)
        hidden = private and thread is not False and may_hide(ctx)
        wanted = not private and (settings.get("threads", False) if thread is None else thread)
        _check_not_opened(ctx, began)
        check_channel(ctx, settings, wanted)
        most = GAMES[kind].meta.seats[1]
        if opponents >= most:
            raise Refused("full", most=most)
        language = settings.get("language") or str(ctx.interaction.guild_locale or "en")
        async with ctx.bot.in_turn(ctx.guild, ctx.user):
            await check_opening(ctx, settings)
            thread_id = await _create_thread(ctx, kind, hidden=hidden) if wanted or hidden else None
            game = await ctx.bot.tables.create(
                ctx.guild,
                kind,
                host=ctx.user,
                channel=ctx.channel,
                thread=thread_id,
                name=ctx.name,
                language=words(language).language,
                options=options,
                speed=speed or usual_speed(settings),
                private=private,
            )
        try:
            card = await _lay_table(ctx, game, opponents, message)
            await _say_where(ctx, game, card)
        finally:
            # Until now nobody could see the table; a command that comes later is meant for another one.
            ctx.bot.opened[ctx.guild, ctx.channel, ctx.user] = Opened(game.id, ctx.bot.store.clock())


def _check_not_opened(ctx: InteractionContext, began: float) -> None:
    """Raise Refused if this person has opened a table here since ``began``: both commands were meant for one table."""
    last: Opened | None = ctx.bot.opened.get((ctx.guild, ctx.channel, ctx.user))
    if last is not None and last.at > began:
        raise Refused("opened_meanwhile", game=last.game)


async def _lay_table(ctx: InteractionContext, game: GameRow, opponents: int, message: int) -> Card:
    """Seat the computer opponents and have the lobby shown: in the answer ``message``, or where it gets its own."""
    async with ctx.table(game.id) as session:
        if not game.private:
            session.enqueue("watch", {}, topic="watch")
        for _ in range(opponents):
            seat_opponent(session)
        session.set_timer(EXPIRY_TIMER, session.now + LOBBY_LASTS)
        # The answer of the command stands in the channel, the lobby in the thread: there it is a message of its own;
        # and so it is where the answer is for one alone.
        if game.thread is not None or game.private:
            session.enqueue("lobby", {}, topic="lobby")
        else:
            session.posted(LOBBY, message)
        return lobby_card(session.game, session.seats, words(game.language))


async def _say_where(ctx: InteractionContext, game: GameRow, card: Card) -> None:
    """Answer with the lobby, or with where it is; of a private one only whoever has opened it learns."""
    if game.private:
        place = f"<#{game.thread or game.channel}>"
        if game.thread is not None:
            await ctx.say("new-hidden", place=place)
        else:
            await ctx.say("new-private", place=place)
    elif game.thread is not None:
        catalogue = words(game.language)
        await ctx.announce(catalogue.text("new-in-thread", name=f"<@{ctx.user}>", thread=f"<#{game.thread}>"))
    else:
        await ctx.show(card)


async def _create_thread(ctx: InteractionContext, kind: str, *, hidden: bool) -> int | None:
    """Open a thread for the game, a private one with its host if ``hidden``; None where one is in a thread already."""
    channel = ctx.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None
    name = shorten(f"{game_name(kind, ctx.words)} · {ctx.name}", MAX_THREAD_NAME)
    if not hidden:
        kept = discord.ChannelType.public_thread
        return (await channel.create_thread(name=name, type=kept, auto_archive_duration=WEEK)).id
    # Only by an invitation of ours: who is brought in by a mention could not join.
    closed = discord.ChannelType.private_thread
    thread = await channel.create_thread(name=name, type=closed, auto_archive_duration=WEEK, invitable=False)
    await thread.add_user(discord.Object(ctx.user))
    return thread.id
