"""The rulebook: short texts about a game, in our own words, from the catalogues, and the button that opens it."""

from functools import cache, partial

import render
from cogs.discord.autocomplete import meant_value
from cogs.discord.components import GOLD, Card, Picture, Row, Select, SelectOption
from cogs.discord.custom_ids import RULES, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_OPTIONS, quote_input
from cogs.discord.titles import game_name
from cogs.lobby.tutorials import tutorial_buttons
from cogs.table.buttons import on_button
from data.errors import Refused
from render import ENGLISH, Words, words
from rules.kernel import GAMES, Facts


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
        # Texts about the picture show its signs.
        text = catalogue.with_icons().text(f"rules-{game}-{topic}")
    return Card((heading, text), accent=GOLD)


async def with_picture(ctx: InteractionContext, card: Card, game: str, topic: str) -> Card:
    """Return the card of a topic with its picture, if there is one."""
    if topic not in render.illustrations(game):
        return card
    work = partial(render.illustration, game, topic, language=ctx.words.language)
    data = await ctx.bot.renderer.draw(("rules", ctx.reply_key), work, guild=ctx.interaction.guild_id or 0)
    alt = topic_title(game, topic, ctx.words)
    return card._replace(picture=Picture(f"{game}-{topic}.png".lower(), alt, data)) if data else card


def first_topic(game: str, options: Facts) -> str:
    """Return the topic that the rules of a table open with: what its way to play changes, or the game's goal."""
    # The goal tells the points of the base game, which are wrong at a table of Cities & Knights.
    order = words(ENGLISH)
    ways = (options.get(setting.key) for setting in GAMES[game].meta.options if not setting.many)
    keys = (f"rules-{game}-topics-{way}" for way in ways)
    return next((order.text(key).split()[0] for key in keys if order.has(key)), topics(game)[0])


async def open_topic(
    ctx: InteractionContext, game: str, topic: str | None, *, public: bool = False, first: str | None = None
) -> None:
    """Answer with a topic of a game, or with the ``first`` one. A private answer has a select for the other topics."""
    shown = topic or first or topics(game)[0]
    card = await with_picture(ctx, topic_card(game, shown, ctx.words), game, shown)
    if topic is None and articles(game):
        card = card._replace(below=(f"-# {ctx.words.text(f'rules-{game}-entries-title')}: `/rules`",))
    # A select below a public message would change it for everyone.
    if not public:
        # The first answer's select says what it is for. Later ones show the topic that was picked.
        card = card._replace(rows=(topic_select(game, ctx.words, topic or ""), *_tutorial_row(game, ctx.words)))
    await ctx.show(card)


@on_button("rules")
async def open_rules(ctx: InteractionContext, game: int) -> None:
    """Show the rules of a table's game to this person."""
    async with ctx.table(game) as session:
        kind, first = session.game.kind, first_topic(session.game.kind, session.game.options)
    # The rules are about the game, not about this table.
    ctx.about = None
    await open_topic(ctx, kind, None, first=first)


def _tutorial_row(game: str, catalogue: Words) -> tuple[Row, ...]:
    buttons = tutorial_buttons(game, catalogue)
    return (buttons,) if buttons else ()


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Show the topic that was picked."""
    await ctx.defer_update()
    if id_.rest not in GAMES:
        raise Refused("no_topic", topic=id_.rest)
    await open_topic(ctx, id_.rest, ctx.value)
