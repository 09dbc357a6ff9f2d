"""Invitations to a lobby: whoever sits there calls somebody, who joins with a button or does not."""

import discord

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from data.errors import Refused
from rules.kernel import GAMES


async def invite(ctx: InteractionContext, game: int, user: discord.Member) -> None:
    """Call somebody to a table in its lobby, as one who sits there or has opened it."""
    async with ctx.table(game) as session:
        if session.game.phase != "lobby":
            raise Refused("not_lobby", phase=session.game.phase)
        if session.seat_of(ctx.user) is None and session.game.host != ctx.user:
            raise Refused("not_seated")
        if session.seat_of(user.id) is not None:
            raise Refused("joined")
        if len(session.seats) >= (most := GAMES[session.game.kind].meta.seats[1]):
            raise Refused("full", most=most)
        title = GAMES[session.game.kind].meta.name
    if user.bot:
        raise Refused("a_bot")
    await ctx.say("invite-done", name=escaped(user.display_name))
    text = ctx.words.text("invite-said", who=f"<@{user.id}>", name=f"<@{ctx.user}>", game=title)
    join = Button(str(CustomId(LOBBY, game, "join")), ctx.words.text("lobby-join"), "success")
    await ctx.invite(Card((text,), rows=((join,),), accent=GOLD), user.id)
