"""A rematch: a new lobby with the same game, options and opponents."""

from typing import Final

import discord

from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.lobby.actions import act_in_lobby
from cogs.lobby.forum import forum_for_games, open_post
from cogs.lobby.invitations import done_line, note_call, take_ping
from cogs.lobby.limits import check_opening
from cogs.table.buttons import on_button
from cogs.table.channels import check_channel
from cogs.table.labels import escaped_names
from cogs.table.turns import LOBBY_LASTS, Expiry
from data import queries
from data.errors import Refused
from data.game.models import LOBBY, GameRow
from data.game.outgoing import LobbyMessage, PostUpdate, Say
from rules.kernel import Facts

UNTIL_POSTED: Final = 60.0
"""Seconds after which the old post is closed, if the new one is not opened before."""


@on_button("rematch")
async def press_rematch(ctx: InteractionContext, game: int) -> None:
    """Open a rematch. Check that the game has ended, because the id of a button does not prove it."""
    async with ctx.table(game) as session:
        if session.game.phase not in ("over", "closed"):
            raise Refused("not_ended")
    await rematch(ctx, game)


async def rematch(ctx: InteractionContext, game: int) -> None:
    """Open a lobby with the same game, options and opponents, or join the one that is open."""
    # Two people who press at the same time must join one lobby.
    async with ctx.bot.locks.hold(ctx.guild, "rematch", game):
        waiting = await _open_lobby(ctx, game)
        if waiting is None:
            async with ctx.bot.locks.hold(ctx.guild, ctx.user):
                unpinged = await _open_rematch(ctx, game)
    if waiting is None:
        await ctx.tell(done_line(ctx.words.text("rematch-done"), unpinged, ctx.words))
    else:
        await act_in_lobby(ctx, waiting, "join")
        await ctx.say("lobby-did-join")


async def _open_rematch(ctx: InteractionContext, game: int) -> list[str]:
    """Open the lobby and invite the other players. Return the names of those who are not pinged."""
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    check_channel(ctx, settings, thread=False)
    await check_opening(ctx, settings)
    async with ctx.table(game) as session:
        told = escaped_names(session.seats)
        names = {seat.user: told[seat.seat] for seat in session.seats if seat.user not in (None, ctx.user)}
    # A lobby can be left and opened again. People who were invited before are not invited again.
    invited = [user for user in names if user is not None and note_call(ctx, game, user)]
    # Counted before the transaction, so that the table's lock never waits for the shared file.
    pinged = [user for user in invited if await take_ping(ctx.bot, user, str(ctx.id))]
    facts = {"name": escaped(ctx.name), "others": " ".join(f"<@{user}>" for user in invited)}
    async with ctx.table(game, change=True) as session:
        old, seats, origin = session.game, session.seats, session.origin
        forum = _forum_of(ctx, old, settings)
        # A click that is delivered twice fails here as repeated, before a second lobby is made. In a forum the message
        # names the new post, and the old one, which the click has opened, is closed after it.
        if forum:
            session.enqueue(PostUpdate(), not_before=session.now + UNTIL_POSTED)
        else:
            session.enqueue(Say("rematch-said", facts, users=tuple(pinged)))
    post = await open_post(ctx, forum, old.kind, settings) if forum else None
    made = await ctx.bot.tables.create(
        ctx.guild,
        old.kind,
        host=ctx.user,
        channel=old.channel,
        thread=post or old.thread,
        name=ctx.name,
        language=old.language,
        options=old.options,
        speed=old.speed,
        private=old.private,
        origin=origin,
        hotseat=max(1, sum(seat.user == ctx.user for seat in seats)),
    )
    async with ctx.table(made.id) as session:
        # They decide whether the game is rated.
        session.change(hints=old.hints, friendly=old.friendly)
        session.timers.set(Expiry(), session.now + LOBBY_LASTS)
        for seat in seats:
            # A stand-in computer does not return. The person it played for is invited instead.
            if seat.opponent and seat.user is None:
                session.add_opponent(seat.name, seat.level)
            elif seat.user is not None:
                session.invite(seat.user)
        if post is not None:
            session.posted(LOBBY, post)
        session.enqueue(LobbyMessage())
    if forum:
        async with ctx.table(game) as session:
            there = facts | {"place": f"<#{post or old.thread}>"}
            session.enqueue(Say("rematch-said-there", there, users=tuple(pinged)))
            session.enqueue(PostUpdate())
    return [names[user] for user in invited if user not in pinged]


async def _open_lobby(ctx: InteractionContext, game: int) -> int | None:
    """Return the lobby that was opened in the same channel for the same game since this one ended.

    In a forum it is a lobby of one of the players.
    """
    async with ctx.table(game) as session:
        old, players = session.game, {seat.user for seat in session.seats}
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    forum = _forum_of(ctx, old, settings)
    place = old.channel if forum else old.thread or old.channel
    here = await queries.games(ctx.bot.store, ctx.guild, channel=place, known_to=ctx.user)
    fits = (
        table
        for table in here
        if (table.kind, table.phase) == (old.kind, "lobby") and table.created >= (old.ended or 0)
    )
    return next((table.id for table in fits if forum is None or table.host in players), None)


def _forum_of(ctx: InteractionContext, game: GameRow, settings: Facts) -> discord.ForumChannel | None:
    """Return the server's forum for games if a table is in a post of it."""
    forum = forum_for_games(ctx.bot, ctx.guild, settings)
    return forum if forum and game.thread is not None and forum.id == game.channel else None
