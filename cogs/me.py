"""``/me``: what a person sets for themselves."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.speech import said
from cogs.visit import Visit, answered
from data import people
from render import LANGUAGES, words

Here = discord.Interaction[Any]

AS_DISCORD = "discord"
LEVELS = ("always", "quick")
"""When a choice is taken: after *Confirm*, or as soon as nothing is left to choose."""


def languages() -> list[app_commands.Choice[str]]:
    """Return the languages there are, each called as it calls itself, and the one that Discord is set to."""
    named = [app_commands.Choice(name=words(code).text("language-name"), value=code) for code in LANGUAGES]
    return [*named, app_commands.Choice(name=said("language-discord"), value=AS_DISCORD)]


class Me(commands.GroupCog, group_name="me", group_description=said("command-me")):
    """A person's own settings."""

    @app_commands.command(description=said("command-me-settings"))
    @app_commands.describe(language=said("param-my-language"), confirm=said("param-confirm"))
    @app_commands.choices(
        language=languages(),
        confirm=[app_commands.Choice(name=said(f"confirm-{level}"), value=level) for level in LEVELS],
    )
    async def settings(
        self,
        interaction: Here,
        language: app_commands.Choice[str] | None = None,
        confirm: app_commands.Choice[str] | None = None,
    ) -> None:
        """Set one's language and when one's choices are taken, or show how it is set."""

        async def done(visit: Visit) -> None:
            if language is not None:
                await visit.bot.set_language(visit.user, None if language.value == AS_DISCORD else language.value)
                visit.words = words(await visit.bot.language_of(interaction))
            if confirm is not None:
                await people.set_settings(visit.bot.store, visit.user, confirm=confirm.value)
            level = (await people.settings(visit.bot.store, visit.user)).get("confirm", LEVELS[0])
            spoken = visit.words.text("me-language", language=visit.words.text("language-name"))
            await visit.tell(f"{spoken}\n{visit.words.text('me-confirm', level=level)}")

        await answered(interaction, done)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Me())
