"""``/new``: open a table."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.autocomplete import game_choices
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.lobby.opening import open_table
from cogs.lobby.speed import parse_speed, speed_choices
from cogs.lobby.typed_options import parse_options, suggest_options


class NewCommand(commands.Cog):
    """Opens tables."""

    @app_commands.command(name="new", description=localized("command-new"))
    @app_commands.describe(
        game=localized("param-game-kind"),
        opponents=localized("param-opponents"),
        thread=localized("param-thread"),
        options=localized("param-options"),
        speed=localized("param-speed"),
        private=localized("param-private"),
    )
    @app_commands.choices(
        game=game_choices(),
        speed=speed_choices(),
    )
    @app_commands.autocomplete(options=suggest_options)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Choice[str],
        opponents: app_commands.Range[int, 0, 5] = 0,
        thread: bool | None = None,
        options: app_commands.Range[str, 0, 100] = "",
        speed: app_commands.Choice[str] | None = None,
        private: bool = False,
    ) -> None:
        """Open a table in this channel or in a thread of its own."""
        # Parsed inside the handler, where a refusal is answered.
        await respond(
            interaction,
            lambda ctx: open_table(
                ctx,
                game.value,
                opponents,
                thread,
                parse_options(game.value, options, ctx.words),
                parse_speed(speed.value) if speed else None,
                private=private,
            ),
        )


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(NewCommand())
