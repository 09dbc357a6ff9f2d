"""The commands in the menus of a person and of a message."""

from functools import partial
from typing import Any

import discord
from discord import app_commands

from cogs.delivery.sent import table_named_in
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped, plain_name
from cogs.lobby.invitations import invite
from cogs.show.past import show_past_at
from cogs.table.which import ask_which, at_table_named
from data import queries
from data.errors import Refused
from data.game.models import GameRow

Here = discord.Interaction[Any]


@app_commands.context_menu(name=localized("context-invite"))
@app_commands.guild_only()
async def invite_to_game(interaction: Here, person: discord.Member | discord.User) -> None:
    """Invite a person to the lobby of the user."""
    await respond(interaction, lambda ctx: _invite(ctx, person))


@app_commands.context_menu(name=localized("context-look-back"))
@app_commands.guild_only()
async def look_back(interaction: Here, message: discord.Message) -> None:
    """Show the table of a message as it was when the message was posted."""
    await respond(interaction, lambda ctx: _look_back(ctx, message))


async def _invite(ctx: InteractionContext, person: discord.Member | discord.User) -> None:
    await ctx.defer()
    # A message stays when its author leaves, and so does the menu.
    if not isinstance(person, discord.Member):
        raise Refused("has_left", name=escaped(plain_name(person.display_name)))
    lobbies = await _own_lobbies(ctx)
    if len(lobbies) > 1:
        await ask_which(ctx, lobbies, lambda ctx, game: invite(ctx, game, person))
        return
    await invite(ctx, lobbies[0].id, person)


async def _own_lobbies(ctx: InteractionContext) -> list[GameRow]:
    """Return the lobbies of the user: those in this channel, or else on this server."""
    seated = await queries.games(ctx.bot.store, ctx.guild, user=ctx.user)
    lobbies = [game for game in seated if game.phase == "lobby"]
    lobbies = [game for game in lobbies if game.stands_in(ctx.channel)] or lobbies
    if not lobbies:
        raise Refused("no_own_lobby")
    return lobbies


async def _look_back(ctx: InteractionContext, message: discord.Message) -> None:
    await ctx.defer()
    own = ctx.bot.user is not None and message.author.id == ctx.bot.user.id
    named = table_named_in(message) if own else 0
    if named == 0:
        raise Refused("no_message_of_a_table")
    act = partial(show_past_at, at=message.created_at.timestamp())
    if named is not None:
        await act(ctx, named)
        return
    try:
        await at_table_named(ctx, None, act)
    except Refused as refused:
        raise Refused("no_message_of_a_table") from refused
