"""The tree of slash commands: it checks what comes in and answers what goes wrong."""

import logging
import time
from contextlib import suppress
from math import ceil

import discord
from discord import app_commands

from cogs.discord.client import Client
from cogs.discord.dispatch import report_error, respond
from cogs.discord.interaction import InteractionContext

LOG = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[Client]):
    """The slash commands; like the buttons they always answer."""

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Let nobody in while the bot is stopping; suggest nothing to whoever types faster than anybody can."""
        client = interaction.client
        if interaction.type is discord.InteractionType.autocomplete:
            typed = (interaction.guild_id, interaction.user.id, time.monotonic())
            if not client.draining and client.throttle.allows(*typed, typing=True):
                return True
            with suppress(discord.HTTPException):
                await interaction.response.autocomplete([])
            return False
        if client.draining:
            await respond(interaction, _say_stopping)
        return not client.draining

    async def on_error(self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /) -> None:
        """Say in one sentence why the command did nothing."""
        # There is no way to say a sentence here; no suggestions are an answer, too.
        if interaction.type is discord.InteractionType.autocomplete:
            LOG.error("no suggestions", exc_info=error)
            return
        if isinstance(error, app_commands.CommandOnCooldown):
            seconds = ceil(error.retry_after)
            await respond(interaction, lambda ctx: ctx.say("bot-slow", seconds=seconds))
            return
        # discord.py wraps what a command raises; what it was at first tells more.
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await report_error(interaction, cause)


async def _say_stopping(ctx: InteractionContext) -> None:
    await ctx.say("bot-draining")
