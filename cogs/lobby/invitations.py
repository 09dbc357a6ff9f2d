"""Invitations: a player pings a user, who can join by a button. A second ping must wait for ``CALL_PAUSE``."""

from typing import Final

import discord
from cachetools import TTLCache

from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped, plain_name
from cogs.table.labels import game_name
from data.errors import Refused
from data.game.models import GameRow
from rules.kernel import GAMES

CALL_PAUSE: Final = 3600.0
"""Seconds between two invitations of one person to one table."""
MAX_CALLED: Final = 10_000
CALLED_LATELY = StateKey(lambda: TTLCache[tuple[int, int, int], bool](MAX_CALLED, CALL_PAUSE))
"""The people invited a short time ago, by guild, game and user."""


def note_call(ctx: InteractionContext, game: int, user: int) -> bool:
    """Record the ping of a user to a table; False if the user was pinged there a short time ago."""
    key = ctx.guild, game, user
    if key in ctx.bot.state[CALLED_LATELY]:
        return False
    ctx.bot.state[CALLED_LATELY][key] = True
    return True


def check_call(ctx: InteractionContext, game: GameRow, user: discord.Member) -> None:
    """Raise Refused if the user cannot invite here, or if the guest was pinged a short time ago; record the ping."""
    if not ctx.may_write:
        raise Refused("not_allowed_here")
    # Outside of its thread, the invitation would reveal a hidden table.
    if game.hidden and ctx.channel != game.thread:
        raise Refused("only_there", place=f"<#{game.thread}>")
    if not note_call(ctx, game.id, user.id):
        raise Refused("called_lately", name=escaped(plain_name(user.display_name)))


async def add_to_thread(ctx: InteractionContext, game: GameRow, user: discord.Member) -> None:
    """Add a user to the private thread of a hidden table; Refused if Discord refuses."""
    if not game.hidden or game.thread is None:
        return
    try:
        await ctx.bot.http.add_user_to_thread(game.thread, user.id)
    except discord.HTTPException as refused:
        # There was no ping, so allow another try at once.
        ctx.bot.state[CALLED_LATELY].pop((ctx.guild, game.id, user.id), None)
        raise Refused("not_let_in", name=escaped(plain_name(user.display_name))) from refused


async def call(ctx: InteractionContext, game: int, card: Card, user: int) -> None:
    """Post the invitation. If that fails, allow another try at once."""
    try:
        await ctx.invite(card, user)
    except Exception:
        ctx.bot.state[CALLED_LATELY].pop((ctx.guild, game, user), None)
        raise


async def invite(ctx: InteractionContext, game: int, user: discord.Member) -> None:
    """Invite a user to a table in its lobby; Refused unless this user sits there or hosts it."""
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
        # An invited user can see a private table.
        session.invite(user.id)
        title = game_name(row.kind, ctx.words)
    await add_to_thread(ctx, row, user)
    await ctx.say("invite-done", name=escaped(plain_name(user.display_name)))
    text = ctx.words.text("invite-said", who=f"<@{user.id}>", name=f"<@{ctx.user}>", game=title)
    join = Button(str(CustomId(LOBBY, game, "join")), ctx.words.text("lobby-join"), "success")
    await call(ctx, game, Card((text,), rows=((join,),), accent=GOLD), user.id)
