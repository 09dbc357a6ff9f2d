"""``/me``: what a person sets for themselves."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.board import GOLD
from cogs.ids import ME, Id
from cogs.layout import Card, Entry, Menu
from cogs.speech import said
from cogs.visit import Visit, answered, pressable
from data import people
from data.errors import Refused
from render import LANGUAGES, words

Here = discord.Interaction[Any]

AS_DISCORD = "discord"
LEVELS = ("always", "quick")
"""When a choice is taken: after *Confirm*, or as soon as nothing is left to choose."""


def languages() -> list[app_commands.Choice[str]]:
    """Return the languages there are, each called as it calls itself, and the one that Discord is set to."""
    named = [app_commands.Choice(name=words(code).text("language-name"), value=code) for code in LANGUAGES]
    return [*named, app_commands.Choice(name=said("language-discord"), value=AS_DISCORD)]


async def change(visit: Visit, setting: str, value: str) -> None:
    """Set one of a person's own settings."""
    if value not in {"language": (*LANGUAGES, AS_DISCORD), "confirm": LEVELS}.get(setting, ()):
        raise Refused("no_option", option=value)
    if setting == "language":
        await visit.bot.set_language(visit.user, None if value == AS_DISCORD else value)
        visit.words = words(await visit.bot.language_of(visit.interaction))
    else:
        await people.set_settings(visit.bot.store, visit.user, confirm=value)


async def show(visit: Visit) -> None:
    """Show a person's settings, with a select for each."""
    found, told = await people.settings(visit.bot.store, visit.user), visit.words
    level, language = found.get("confirm", LEVELS[0]), found.get("language") or AS_DISCORD
    spoken = told.text("me-language", language=told.text("language-name"))
    named = {code: words(code).text("language-name") for code in LANGUAGES}
    choices = {
        "language": {**named, AS_DISCORD: told.text("language-discord")},
        "confirm": {one: told.text(f"confirm-{one}") for one in LEVELS},
    }
    rows = tuple(
        Menu(
            str(Id(ME, 0, setting)),
            told.text("panel-pick"),
            tuple(Entry(value, label, picked=value in (level, language)) for value, label in values.items()),
        )
        for setting, values in choices.items()
    )
    await visit.show(Card((f"{spoken}\n{told.text('me-confirm', level=level)}",), rows=rows, accent=GOLD))


async def pressed(visit: Visit, id_: Id) -> None:
    """Set what was picked."""
    await visit.stay()
    await change(visit, id_.verb, visit.values[0])
    await show(visit)


Press = pressable(ME, pressed)


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
            for setting, chosen in (("language", language), ("confirm", confirm)):
                if chosen is not None:
                    await change(visit, setting, chosen.value)
            await show(visit)

        await answered(interaction, done)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Me())
