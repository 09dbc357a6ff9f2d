"""The greeting: one message when the bot comes to a server, where it may write; once for each server."""

import logging

import discord

from cogs.discord.client import Client
from cogs.discord.components import GOLD, MAX_OPTIONS, Card, layout_view
from cogs.discord.interaction import CUT_OFF
from cogs.discord.permissions import may_write, missing_permissions
from cogs.table.labels import game_name
from cogs.welcome.controls import game_select, tutorial_select
from data import queries
from data.errors import Refused, StoreError
from render import Words, words
from rules.kernel import GAMES

LOG = logging.getLogger(__name__)

GREETED = "greeted"
"""The key among a guild's settings that says that it has had its greeting."""


async def greet(bot: Client, guild: discord.Guild) -> None:
    """Say what the bot is and how one begins, unless that was said here before or there is nowhere to say it."""
    place = _place(guild)
    if place is None:
        return
    try:
        settings = await queries.settings(bot.store, guild.id)
        if settings.get(GREETED):
            return
        # Noted before it is said: rather no greeting than a second one.
        await queries.set_settings(bot.store, guild.id, **{GREETED: True})
        catalogue = words(settings.get("language") or str(guild.preferred_locale))
        await place.send(view=layout_view(greeting_card(catalogue)), nonce=f"greet-{guild.id}", silent=True)
    except (StoreError, Refused, discord.HTTPException, discord.RateLimited, *CUT_OFF) as error:
        LOG.warning("guild %s is not greeted: %s", guild.id, error)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where the bot may write, best where tables can stand: a server's channel for that, or its first."""
    if guild.me is None:
        return None
    channels = [*filter(None, (guild.system_channel,)), *guild.text_channels]
    held = {channel: channel.permissions_for(guild.me) for channel in channels}
    writable = [channel for channel in channels if may_write(held[channel])]
    # Of those with the fewest permissions missing it is the first one.
    return min(writable, key=lambda channel: len(missing_permissions(held[channel])), default=None)


def greeting_card(catalogue: Words) -> Card:
    """Return the greeting, with a select that opens a table and one that begins a tutorial."""
    games = catalogue.listed([game_name(kind, catalogue) for kind in sorted(GAMES)])
    tables = game_select("open", sorted(GAMES)[:MAX_OPTIONS], catalogue.text("welcome-choose-table"), catalogue)
    return Card((catalogue.text("welcome", games=games),), rows=(tables, *tutorial_select(catalogue)), accent=GOLD)
