"""``/rules``: the topics of a game's rulebook, by a command and by the select below each."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.autocomplete import matching_choices
from cogs.discord.custom_ids import RULES
from cogs.discord.dispatch import component_handler, respond
from cogs.discord.i18n import command
from cogs.discord.interaction import InteractionContext
from cogs.discord.throttle import slowed
from cogs.show.rulebook import handle_component, open_topic, parse_topic, titles
from cogs.table.labels import KIND

Here = discord.Interaction[Any]

RulesComponent = component_handler(RULES, handle_component)


class RulesCommand(commands.Cog):
    """Explains the games."""

    @command("rules", game="game-kind")
    @slowed(20, 30)
    @app_commands.autocomplete(game=KIND.suggest)
    async def rules(self, interaction: Here, game: str, topic: str | None = None, show: bool = False) -> None:
        """Explain a topic of a game, or show the first one."""

        async def told(ctx: InteractionContext) -> None:
            await ctx.defer(public=show)
            kind = KIND.parse(game, ctx.words)
            await open_topic(ctx, kind, None if topic is None else parse_topic(kind, topic, ctx.words), public=show)

        await respond(interaction, told)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        ctx = InteractionContext(interaction)
        await ctx.learn_language()
        game = KIND.known(str(interaction.namespace.game or ""), ctx.words)
        return [] if game is None else matching_choices(titles(game, ctx.words), current)
