"""The help page: how to play here, a select of further topics, the tutorials, and the languages."""

from typing import Final

from cogs.discord.components import GOLD, Card, Select, SelectOption
from cogs.discord.custom_ids import WELCOME, CustomId, OutdatedComponent
from cogs.discord.i18n import IN_HELP, language_select
from cogs.discord.titles import game_name
from cogs.welcome.controls import tutorial_select
from render import Words
from rules.kernel import GAMES

HELP: Final = "help"
"""The verb of the select of topics."""
PAGE: Final = "page"
"""The topic that the help begins with."""
TOPICS: Final = (PAGE, "days", "letters", "ratings", "league", "privacy")


def help_card(words: Words, topic: str = PAGE, *, direct: bool = False, policies: str = "") -> Card:
    """Return a topic of the help with selects of the topics, of the tutorials and of the languages.

    ``direct``: the page tells only of what works in direct messages. ``policies``: links to the operator's pages.
    """
    if topic not in TOPICS:
        raise OutdatedComponent(topic)
    rows = (*tutorial_select(words), language_select(IN_HELP))
    if direct:
        return Card((_text(words, "direct"), _text(words, "privacy"), *_if_any(policies)), rows=rows, accent=GOLD)
    links = _if_any(policies) if topic in (PAGE, "privacy") else ()
    return Card((_text(words, topic), *links), rows=(_topic_select(words, topic), *rows), accent=GOLD)


def _topic_select(words: Words, shown: str) -> Select:
    titles = ((topic, _text(words, topic).partition("\n")[0].lstrip("# ")) for topic in TOPICS)
    # On the first page the select says what it is for.
    options = tuple(SelectOption(topic, title, picked=PAGE != topic == shown) for topic, title in titles)
    return Select(str(CustomId(WELCOME, 0, HELP)), words.text("help-choose"), options)


def _text(words: Words, topic: str) -> str:
    games = words.listed([game_name(kind, words) for kind in sorted(GAMES)])
    return words.text(f"help-{topic}", games=games)


def _if_any(text: str) -> tuple[str, ...]:
    return (text,) if text else ()
