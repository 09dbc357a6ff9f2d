"""The greeting: one message in a writable channel when a server adds the bot, sent once per server."""

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
"""The guild's setting that is set once the guild was greeted."""


async def greet(bot: Client, guild: discord.Guild) -> None:
    """Send the greeting, unless the guild has had it or has no writable channel."""
    place = _place(guild)
    if place is None:
        return
    try:
        settings = await queries.settings(bot.store, guild.id)
        if settings.get(GREETED):
            return
        # Store first, then send: a missing greeting is better than a second one.
        await queries.set_settings(bot.store, guild.id, **{GREETED: True})
        catalogue = words(settings.get("language") or str(guild.preferred_locale))
        await place.send(view=layout_view(greeting_card(catalogue), bot.icons), nonce=f"greet-{guild.id}", silent=True)
    except (StoreError, Refused, discord.HTTPException, discord.RateLimited, *CUT_OFF) as error:
        LOG.warning("guild %s is not greeted: %s", guild.id, error)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the writable channel with the fewest missing permissions; the system channel wins a tie."""
    if guild.me is None:
        return None
    channels = [*filter(None, (guild.system_channel,)), *guild.text_channels]
    held = {channel: channel.permissions_for(guild.me) for channel in channels}
    writable = [channel for channel in channels if may_write(held[channel])]
    # ``min`` returns the first of equal channels.
    return min(writable, key=lambda channel: len(missing_permissions(held[channel])), default=None)


def greeting_card(catalogue: Words) -> Card:
    """Return the greeting, with a select that opens a table and one that starts a tutorial."""
    games = catalogue.listed([game_name(kind, catalogue) for kind in sorted(GAMES)])
    tables = game_select("open", sorted(GAMES)[:MAX_OPTIONS], catalogue.text("welcome-choose-table"), catalogue)
    return Card((catalogue.text("welcome", games=games),), rows=(tables, *tutorial_select(catalogue)), accent=GOLD)
