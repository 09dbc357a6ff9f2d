"""The tree of slash commands: it checks what comes in and answers what goes wrong."""

import logging
import time
from contextlib import suppress
from math import ceil
from typing import Any

import discord
from discord import app_commands

from cogs.discord.client import Client
from cogs.discord.dispatch import UNANSWERABLE, report_error, respond
from cogs.discord.interaction import ALREADY_ACKNOWLEDGED, CUT_OFF, InteractionContext
from cogs.discord.rate_limits import is_rate_limit
from data.errors import StoreError

LOG = logging.getLogger(__name__)


class LateSuggestions(logging.Filter):
    """Replaces the traceback that discord.py logs for suggestions that come too late by one quiet line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every record but those: the next keystroke asks anew, so nothing is lost."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or not _is_late(error):
            return True
        LOG.debug("no suggestions: %r", error)
        return False


def _is_late(error: BaseException) -> bool:
    """Whether suggestions could only not be found or sent at that moment."""
    if isinstance(error, discord.HTTPException) and error.code in (*UNANSWERABLE, ALREADY_ACKNOWLEDGED):
        return True
    return is_rate_limit(error) or isinstance(error, (discord.DiscordServerError, StoreError, *CUT_OFF))


LATE_SUGGESTIONS = LateSuggestions()


class CommandTree(app_commands.CommandTree[Client]):
    """The slash commands; like the buttons they always answer."""

    def __init__(self, client: Client, **how: Any) -> None:
        super().__init__(client, **how)
        # discord.py catches everything that goes wrong with suggestions: only its log has it.
        logging.getLogger(app_commands.tree.__name__).addFilter(LATE_SUGGESTIONS)

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Let nobody in while the bot is stopping; suggest nothing to whoever types faster than anybody can."""
        client = interaction.client
        if interaction.type is discord.InteractionType.autocomplete:
            typed = (interaction.guild_id, interaction.user.id, time.monotonic())
            if not client.draining and client.throttle.allows(*typed, typing=True):
                return True
            with suppress(discord.HTTPException, *CUT_OFF):
                await interaction.response.autocomplete([])
            return False
        if client.draining:
            await respond(interaction, _say_stopping)
        return not client.draining

    async def on_error(self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /) -> None:
        """Say in one sentence why the command did nothing."""
        # There is no way to say a sentence here; no suggestions are an answer, too.
        if interaction.type is discord.InteractionType.autocomplete:
            LOG.warning("no suggestions: %s", error)
            return
        if isinstance(error, app_commands.CommandOnCooldown):
            seconds = ceil(error.retry_after)
            await respond(interaction, lambda ctx: ctx.say("bot-slow", seconds=seconds))
            return
        if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
            await respond(interaction, lambda ctx: ctx.say("bot-command-outdated"))
            return
        # discord.py wraps what a command raises; what it was at first tells more.
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await report_error(interaction, cause)


async def _say_stopping(ctx: InteractionContext) -> None:
    await ctx.say("bot-draining")
