"""``/rules``: short texts about a game, in our own words, from the catalogues."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import render
from cogs.board import GOLD
from cogs.layout import Card, Picture, quoted
from cogs.speech import said
from cogs.visit import Visit, answered
from data.errors import Refused
from render import LANGUAGES, Words, words
from rules.kernel import GAMES

Here = discord.Interaction[Any]
MOST = 25


def topics(game: str) -> list[str]:
    """Return the topics that the catalogues explain of a game, in the order of the book."""
    return _ordered(f"rules-{game}-topics")


def entries(game: str) -> list[str]:
    """Return what the catalogues explain of a game besides, by its name: every card, say."""
    return _ordered(f"rules-{game}-entries")


def _ordered(key: str) -> list[str]:
    order = words(LANGUAGES[0])
    return order.text(key).split() if order.has(key) else []


def listed(game: str, told: Words) -> str:
    """Return the topics of a game as a list, and that there are entries."""
    titles = [told.text(f"rules-{game}-{topic}-title") for topic in topics(game)]
    if entries(game):
        titles.append(told.text(f"rules-{game}-entries-title"))
    return "\n".join(f"- {title}" for title in titles)


def explained(game: str, topic: str, told: Words) -> Card:
    """Return the card of a topic or an entry; Refused if the game has none of that name."""
    if topic not in (*topics(game), *entries(game)):
        raise Refused("no_topic", topic=quoted(topic))
    heading = f"## {GAMES[game].meta.name} · {told.text(f'rules-{game}-{topic}-title')}"
    return Card((heading, told.text(f"rules-{game}-{topic}")), accent=GOLD)


async def illustrated(visit: Visit, card: Card, game: str, topic: str) -> Card:
    """Return the card of a topic with its picture, if there is one."""
    if topic not in render.illustrations(game):
        return card
    work = partial(render.illustration, game, topic, language=visit.words.language)
    data = await visit.bot.easel.draw(("rules", visit.answer), work)
    alt = visit.words.text(f"rules-{game}-{topic}-title")
    return card._replace(picture=Picture(f"{game}-{topic}.png".lower(), alt, data)) if data else card


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
                heading = visit.words.text("rules-heading", game=game.name)
                await visit.show(Card((heading, listed(game.value, visit.words)), accent=GOLD), public=show)
            else:
                card = explained(game.value, topic, visit.words)
                await visit.wait(public=show)
                await visit.show(await illustrated(visit, card, game.value, topic))

        await answered(interaction, told)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        visit = await Visit.of(interaction)
        game = str(interaction.namespace.game or "")
        known = (*topics(game), *entries(game))
        titles = {topic: visit.words.text(f"rules-{game}-{topic}-title") for topic in known}
        return [
            app_commands.Choice(name=title, value=topic)
            for topic, title in titles.items()
            if current.lower() in title.lower()
        ][:MOST]


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Rulebook())
