"""``/rules``: short texts about a game, in our own words, from the catalogues."""

from functools import cache, partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import render
from cogs.discord.autocomplete import matching_choices, meant_value
from cogs.discord.components import GOLD, Card, Picture, Row, Select, SelectOption
from cogs.discord.custom_ids import RULES, CustomId
from cogs.discord.dispatch import component_handler, respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_OPTIONS, quote_input
from cogs.discord.throttle import slowed
from cogs.discord.titles import game_name
from cogs.lobby.tutorials import tutorial_buttons
from cogs.table.labels import KIND
from data.errors import Refused
from render import ENGLISH, Words, words
from rules.kernel import GAMES

Here = discord.Interaction[Any]


def topics(game: str) -> list[str]:
    """Return the topics of a game's rulebook: those of the base game, then those of each expansion."""
    return list(_listed(game, "topics"))


def articles(game: str) -> list[str]:
    """Return the other things that the catalogues explain by name, such as every card, in the same order."""
    return list(_listed(game, "entries"))


@cache
def _listed(game: str, sort: str) -> tuple[str, ...]:
    # English has every list, and their order is the same in every language.
    order, key = words(ENGLISH), f"rules-{game}-{sort}"
    # An expansion is an option of its own, or one of an option's values.
    names = (name for setting in GAMES[game].meta.options for name in (setting.key, *setting.values))
    keys = dict.fromkeys((key, *(f"{key}-{name}" for name in names)))
    return tuple(entry for one in keys if order.has(one) for entry in order.text(one).split())


def topic_list(game: str, catalogue: Words) -> str:
    """Return the topics of a game as a list, with a last line for the articles."""
    titles = [topic_title(game, topic, catalogue) for topic in topics(game)]
    if articles(game):
        titles.append(catalogue.text(f"rules-{game}-entries-title"))
    return "\n".join(f"- {title}" for title in titles)


def topic_title(game: str, topic: str, catalogue: Words) -> str:
    """Return the title of a topic. The title of an article is the name of its card."""
    return catalogue.thing(game, topic) if topic in articles(game) else catalogue.text(f"rules-{game}-{topic}-title")


def titles(game: str, catalogue: Words) -> dict[str, str]:
    """Return the topics and articles of a game with their titles."""
    return {topic: topic_title(game, topic, catalogue) for topic in (*topics(game), *articles(game))}


def parse_topic(game: str, typed: str, catalogue: Words) -> str:
    """Return the topic or article of this key or title; Refused if the game has none."""
    english = titles(game, words(ENGLISH))
    named = {topic: (title, english[topic]) for topic, title in titles(game, catalogue).items()}
    topic = meant_value(named, typed)
    if topic is None:
        raise Refused("no_topic", topic=quote_input(typed))
    return topic


def check_topic(game: str, topic: str) -> None:
    """Raise Refused if the game has no topic or article of that name."""
    if topic not in (*topics(game), *articles(game)):
        raise Refused("no_topic", topic=quote_input(topic))


def topic_select(game: str, catalogue: Words, shown: str = "") -> Select:
    """Return a select of a game's topics, with the one that is ``shown`` picked."""
    titles = ((topic, topic_title(game, topic, catalogue)) for topic in topics(game)[:MAX_OPTIONS])
    listing = tuple(SelectOption(topic, title, picked=topic == shown) for topic, title in titles)
    return Select(str(CustomId(RULES, 0, "topic", rest=game)), catalogue.text("rules-choose"), listing)


def topic_card(game: str, topic: str, catalogue: Words) -> Card:
    """Return the card of a topic or an article. Raise Refused if the game has none of that name."""
    check_topic(game, topic)
    heading = f"## {game_name(game, catalogue)} · {topic_title(game, topic, catalogue)}"
    if topic in articles(game):
        text = render.article(game, topic, language=catalogue.language)
    else:
        text = catalogue.text(f"rules-{game}-{topic}")
    return Card((heading, text), accent=GOLD)


async def with_picture(ctx: InteractionContext, card: Card, game: str, topic: str) -> Card:
    """Return the card of a topic with its picture, if there is one."""
    if topic not in render.illustrations(game):
        return card
    work = partial(render.illustration, game, topic, language=ctx.words.language)
    data = await ctx.bot.renderer.draw(("rules", ctx.reply_key), work, guild=ctx.interaction.guild_id or 0)
    alt = topic_title(game, topic, ctx.words)
    return card._replace(picture=Picture(f"{game}-{topic}.png".lower(), alt, data)) if data else card


async def open_topic(ctx: InteractionContext, game: str, topic: str | None, *, public: bool = False) -> None:
    """Answer with a topic of a game, or with the list of topics. A private answer has a select for the other topics."""
    if topic is None:
        heading = ctx.words.text("rules-heading", game=game_name(game, ctx.words))
        card = Card((heading, topic_list(game, ctx.words)), accent=GOLD)
    else:
        card = await with_picture(ctx, topic_card(game, topic, ctx.words), game, topic)
    # A select below a public message would change it for everyone.
    if not public:
        card = card._replace(rows=(topic_select(game, ctx.words, topic or ""), *_tutorial_row(game, ctx.words)))
    await ctx.show(card)


def _tutorial_row(game: str, catalogue: Words) -> tuple[Row, ...]:
    buttons = tutorial_buttons(game, catalogue)
    return (buttons,) if buttons else ()


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Show the topic that was picked."""
    await ctx.defer_update()
    if id_.rest not in GAMES:
        raise Refused("no_topic", topic=id_.rest)
    await open_topic(ctx, id_.rest, ctx.value)


RulesComponent = component_handler(RULES, handle_component)


class RulesCommand(commands.Cog):
    """Explains the games."""

    @app_commands.command(name="rules", description=localized("command-rules"))
    @slowed(20, 30)
    @app_commands.describe(
        game=localized("param-game-kind"), topic=localized("param-topic"), show=localized("param-show")
    )
    @app_commands.autocomplete(game=KIND.suggest)
    async def rules(self, interaction: Here, game: str, topic: str | None = None, show: bool = False) -> None:
        """Explain a topic of a game, or list the topics."""

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


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(RulesCommand())
