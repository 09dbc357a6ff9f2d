"""The tree of slash commands: it checks incoming interactions and answers errors."""

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
OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""The errors of a client whose list of commands is outdated, or of a value that a current list does not allow."""


class LateSuggestions(logging.Filter):
    """A log filter that replaces discord.py's traceback for late suggestions with one debug line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop the records of late suggestions. The next keystroke asks again, so nothing is lost."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or not _is_late(error):
            return True
        LOG.debug("suggestions not sent: %r", error)
        return False


def _is_late(error: BaseException) -> bool:
    """Return whether the suggestions failed for a passing reason."""
    if isinstance(error, discord.HTTPException) and error.code in (*UNANSWERABLE, ALREADY_ACKNOWLEDGED):
        return True
    return is_rate_limit(error) or isinstance(error, (discord.DiscordServerError, StoreError, *CUT_OFF))


LATE_SUGGESTIONS = LateSuggestions()


class CommandTree(app_commands.CommandTree[Client]):
    """The tree of slash commands. Every command is answered, like every button."""

    def __init__(self, client: Client, **how: Any) -> None:
        super().__init__(client, **how)
        # discord.py catches the errors of suggestions, so they reach only its log.
        logging.getLogger(app_commands.tree.__name__).addFilter(LATE_SUGGESTIONS)

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Reject interactions during shutdown. Skip suggestions for throttled users."""
        client = interaction.client
        served = client.serving.now
        await client.serving.turn()
        if interaction.type is discord.InteractionType.autocomplete:
            typed = (interaction.guild_id, interaction.user.id, time.monotonic())
            # Suggestions that were held back would be too late. The next keystroke asks again.
            served = served and client.serving.holds()
            if served and not client.tasks.draining and client.throttle.allows(*typed, typing=True):
                return True
            with suppress(discord.HTTPException, *CUT_OFF):
                await interaction.response.autocomplete([])
            return False
        if client.tasks.draining:
            await respond(interaction, _say_stopping)
        return not client.tasks.draining

    async def on_error(self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /) -> None:
        """Answer with one sentence that says why the command did nothing."""
        # The response to an autocomplete interaction has only choices and no text:
        # https://discord.com/developers/docs/interactions/receiving-and-responding
        if interaction.type is discord.InteractionType.autocomplete:
            LOG.warning("suggestions failed: %s", error)
            return
        if isinstance(error, app_commands.CommandOnCooldown):
            seconds = ceil(error.retry_after)
            await respond(interaction, lambda ctx: ctx.say("bot-slow", seconds=seconds))
            return
        if isinstance(error, OUTDATED):
            await respond(interaction, lambda ctx: ctx.say("bot-command-outdated"))
            return
        # discord.py wraps the exceptions of a command; report the original.
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await report_error(interaction, cause)


async def _say_stopping(ctx: InteractionContext) -> None:
    await ctx.say("bot-draining")
