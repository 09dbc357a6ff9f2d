"""``/new``: open a table."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.dispatch import respond
from cogs.discord.i18n import command
from cogs.discord.interaction import InteractionContext
from cogs.lobby.host_choices import SPEED
from cogs.lobby.offers import OFFER, offers
from cogs.lobby.opening import begin_opening, open_table
from cogs.lobby.positions import position_of_file
from cogs.lobby.typed_options import parse_options, suggest_options
from cogs.table.opponents import LEVEL
from data.errors import Refused


class NewCommand(commands.Cog):
    """Opens tables."""

    @command("new", game="game-kind", from_="from", move="from-move")
    @app_commands.rename(from_="from")
    @app_commands.autocomplete(game=OFFER.suggest, level=LEVEL.suggest, speed=SPEED.suggest, options=suggest_options)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        opponents: app_commands.Range[int, 0, 5] = 0,
        thread: bool | None = None,
        options: app_commands.Range[str, 0, 100] = "",
        speed: str | None = None,
        private: bool = False,
        level: str | None = None,
        hotseat: app_commands.Range[int, 1, 6] = 1,
        from_: discord.Attachment | None = None,
        move: app_commands.Range[int, 0, 99_999] | None = None,
    ) -> None:
        """Open a table in this channel or in a thread of its own."""

        async def opened(ctx: InteractionContext) -> None:
            begun = await begin_opening(ctx, private=private)
            kind, own = offers()[OFFER.parse(game, ctx.words)]
            chosen = {**own, **parse_options(kind, options, ctx.words)}
            if move is not None and from_ is None:
                raise Refused("no_file")
            if from_ is not None and options:
                raise Refused("fixed_options")
            origin = None if from_ is None else await position_of_file(ctx, from_, kind, move or 0)
            await open_table(
                ctx,
                begun,
                kind,
                opponents,
                thread,
                chosen,
                None if speed is None else SPEED.parse(speed, ctx.words),
                None if level is None else LEVEL.parse(level, ctx.words),
                hotseat,
                origin,
            )

        await respond(interaction, opened)
