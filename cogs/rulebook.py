"""``/rules``: short texts about a game, in our own words, from the catalogues."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.board import GOLD
from cogs.layout import Card
from cogs.speech import said
from cogs.visit import Visit, answered
from data.errors import Refused
from render import LANGUAGES, Words, words
from rules.kernel import GAMES

Here = discord.Interaction[Any]
MOST = 25


def topics(game: str) -> list[str]:
    """Return the topics that the catalogues explain of a game, in the order of the book."""
    order = words(LANGUAGES[0])
    key = f"rules-{game}-topics"
    return order.text(key).split() if order.has(key) else []


def explained(game: str, topic: str, told: Words) -> Card:
    """Return the card of a topic; Refused if the game has none of that name."""
    if topic not in topics(game):
        raise Refused("no_topic", topic=topic)
    heading = f"## {GAMES[game].meta.name} · {told.text(f'rules-{game}-{topic}-title')}"
    return Card((heading, told.text(f"rules-{game}-{topic}")), accent=GOLD)


class Rulebook(commands.Cog):
    """Explains the games."""

    @app_commands.command(name="rules", description=said("command-rules"))
    @app_commands.describe(game=said("param-game-kind"), topic=said("param-topic"), show=said("param-show"))
    @app_commands.choices(
        game=[app_commands.Choice(name=found.meta.name, value=key) for key, found in sorted(GAMES.items())]
    )
    async def rules(
        self, interaction: Here, game: app_commands.Choice[str], topic: str | None = None, show: bool = False
    ) -> None:
        """Explain a topic of a game, or list the topics."""

        async def told(visit: Visit) -> None:
            if topic is None:
                listed = "\n".join(
                    f"- {visit.words.text(f'rules-{game.value}-{one}-title')}" for one in topics(game.value)
                )
                heading = visit.words.text("rules-heading", game=game.name)
                await visit.show(Card((heading, listed), accent=GOLD), public=show)
            else:
                await visit.show(explained(game.value, topic, visit.words), public=show)

        await answered(interaction, told)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        visit = await Visit.of(interaction)
        game = str(interaction.namespace.game or "")
        titles = {topic: visit.words.text(f"rules-{game}-{topic}-title") for topic in topics(game)}
        return [
            app_commands.Choice(name=title, value=topic)
            for topic, title in titles.items()
            if current.lower() in title.lower()
        ][:MOST]


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Rulebook())
