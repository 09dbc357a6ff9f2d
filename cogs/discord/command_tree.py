"""The tree of slash commands: it checks what comes in and answers what goes wrong."""

import logging
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
        """Let nobody in while the bot is stopping."""
        if interaction.client.draining and interaction.type is discord.InteractionType.application_command:
            await respond(interaction, _say_stopping)
        return not interaction.client.draining

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
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await report_error(interaction, cause)


async def _say_stopping(ctx: InteractionContext) -> None:
    await ctx.say("bot-draining")
