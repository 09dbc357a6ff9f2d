"""``/rules``: short texts about a game, in our own words, from the catalogues."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import render
from cogs import where
from cogs.board import GOLD
from cogs.ids import RULES, Id
from cogs.layout import MOST_ENTRIES, Card, Entry, Menu, Picture, quoted
from cogs.speech import said
from cogs.visit import Visit, answered, pressable
from data.errors import Refused
from render import LANGUAGES, Words, words
from rules.kernel import GAMES

Here = discord.Interaction[Any]


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


def check(game: str, topic: str) -> None:
    """Raise Refused if the catalogues explain nothing of a game by that name."""
    if topic not in (*topics(game), *entries(game)):
        raise Refused("no_topic", topic=quoted(topic))


def contents(game: str, told: Words, shown: str = "") -> Menu:
    """Return a select of the topics of a game; the one that is ``shown`` is picked."""
    titles = ((topic, told.text(f"rules-{game}-{topic}-title")) for topic in topics(game)[:MOST_ENTRIES])
    listing = tuple(Entry(topic, title, picked=topic == shown) for topic, title in titles)
    return Menu(str(Id(RULES, 0, "topic", rest=game)), told.text("rules-choose"), listing)


def explained(game: str, topic: str, told: Words) -> Card:
    """Return the card of a topic or an entry; Refused if the game has none of that name."""
    check(game, topic)
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


async def open_topic(visit: Visit, game: str, topic: str | None, *, public: bool = False) -> None:
    """Answer with a topic of a game, or with a list of all; whoever looks alone can go on to any other."""
    if topic is None:
        heading = visit.words.text("rules-heading", game=GAMES[game].meta.name)
        card = Card((heading, listed(game, visit.words)), accent=GOLD)
    else:
        card = await illustrated(visit, explained(game, topic, visit.words), game, topic)
    await visit.show(card if public else card._replace(rows=(contents(game, visit.words, topic or ""),)))


async def pressed(visit: Visit, id_: Id) -> None:
    """Turn to the topic that was picked."""
    await visit.stay()
    if id_.rest not in GAMES:
        raise Refused("no_topic", topic=id_.rest)
    await open_topic(visit, id_.rest, visit.values[0])


Press = pressable(RULES, pressed)


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
            if topic is not None:
                check(game.value, topic)
            await visit.wait(public=show)
            await open_topic(visit, game.value, topic, public=show)

        await answered(interaction, told)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        visit = await Visit.of(interaction)
        game = str(interaction.namespace.game or "")
        known = (*topics(game), *entries(game))
        titles = {topic: visit.words.text(f"rules-{game}-{topic}-title") for topic in known}
        return where.fitting(titles, current)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Rulebook())
