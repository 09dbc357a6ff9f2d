"""Invitations: somebody calls a person to a table, who takes the seat by a button or does not; never twice so soon."""

import discord

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped, plain_name
from cogs.table.labels import game_name
from data.errors import Refused
from data.models import GameRow
from rules.kernel import GAMES


def note_call(ctx: InteractionContext, game: int, user: int) -> bool:
    """Note that somebody is called to a table; False if a person has called them there a short time ago."""
    key = ctx.guild, game, user
    if key in ctx.bot.called_lately:
        return False
    ctx.bot.called_lately[key] = True
    return True


def check_call(ctx: InteractionContext, game: GameRow, user: discord.Member) -> None:
    """Raise Refused if this person cannot have somebody called here, or if that was done a short time ago."""
    if not ctx.may_write:
        raise Refused("not_allowed_here")
    # Elsewhere the call would tell everybody of the table.
    if game.hidden and ctx.channel != game.thread:
        raise Refused("only_there", place=f"<#{game.thread}>")
    if not note_call(ctx, game.id, user.id):
        raise Refused("called_lately", name=escaped(plain_name(user.display_name)))


async def let_in(ctx: InteractionContext, game: GameRow, user: discord.Member) -> None:
    """Let somebody into the private thread of a table, where it has one; Refused if Discord does not."""
    if not game.hidden or game.thread is None:
        return
    try:
        await ctx.bot.http.add_user_to_thread(game.thread, user.id)
    except discord.HTTPException as refused:
        # Nobody was called: they may be tried again at once.
        ctx.bot.called_lately.pop((ctx.guild, game.id, user.id), None)
        raise Refused("not_let_in", name=escaped(plain_name(user.display_name))) from refused


async def call(ctx: InteractionContext, game: int, card: Card, user: int) -> None:
    """Call somebody to a table by a message; one that does not get through does not count."""
    try:
        await ctx.invite(card, user)
    except Exception:
        ctx.bot.called_lately.pop((ctx.guild, game, user), None)
        raise


async def invite(ctx: InteractionContext, game: int, user: discord.Member) -> None:
    """Call somebody to a table in its lobby, as one who sits there or has opened it."""
    async with ctx.table(game, change=True) as session:
        if session.game.phase != "lobby":
            raise Refused("not_lobby", phase=session.game.phase)
        if session.seat_of(ctx.user) is None and session.game.host != ctx.user:
            raise Refused("not_seated")
        if session.seat_of(user.id) is not None:
            raise Refused("joined")
        if len(session.seats) >= (most := GAMES[session.game.kind].meta.seats[1]):
            raise Refused("full", most=most)
        if user.bot:
            raise Refused("a_bot")
        row = session.game
        check_call(ctx, row, user)
        # Whoever is invited may see a private table.
        session.invite(user.id)
        title = game_name(row.kind, ctx.words)
    await let_in(ctx, row, user)
    await ctx.say("invite-done", name=escaped(plain_name(user.display_name)))
    text = ctx.words.text("invite-said", who=f"<@{user.id}>", name=f"<@{ctx.user}>", game=title)
    join = Button(str(CustomId(LOBBY, game, "join")), ctx.words.text("lobby-join"), "success")
    await call(ctx, game, Card((text,), rows=((join,),), accent=GOLD), user.id)
