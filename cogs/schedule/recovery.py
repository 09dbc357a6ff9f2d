"""The recovery of a guild that has become available: what has changed while the bot was not there."""

import logging

from cogs.acts.resume import resume_tables
from cogs.discord.client import Client
from cogs.table.lost_channels import move_lost_tables, reopen_channels
from data.errors import Refused, StoreError

LOG = logging.getLogger(__name__)


async def recover_guild(bot: Client, guild: int) -> None:
    """Reopen a guild's closed channels, move the tables of its deleted channels, and resume its tables."""
    if (found := bot.get_guild(guild)) is not None:
        for recover in (reopen_channels, move_lost_tables):
            with bot.tasks.running() as active:
                if active:
                    await recover(bot, found)
    with bot.tasks.running() as active:
        if not active:
            return
        try:
            await resume_tables(bot, guild)
        except (StoreError, Refused) as error:
            LOG.warning("guild %s: the tables could not be resumed yet: %s", guild, error)
