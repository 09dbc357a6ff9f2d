"""The help page: how to play here, the tutorials, and the languages."""

from cogs.discord.components import GOLD, Card
from cogs.discord.i18n import IN_HELP, language_select
from cogs.discord.titles import game_name
from cogs.welcome.controls import tutorial_select
from render import Words
from rules.kernel import GAMES


def help_card(words: Words, *, direct: bool = False, policies: str = "") -> Card:
    """Return the help page with a select that starts a tutorial and one of the languages.

    ``direct``: the page tells only of what works in direct messages. ``policies``: links to the operator's pages.
    """
    games, rows = words.listed([game_name(kind, words) for kind in sorted(GAMES)]), tutorial_select(words)
    if direct:
        texts = words.text("help-direct", games=games), _privacy(words, policies)
        return Card(texts, rows=(*rows, language_select(IN_HELP)), accent=GOLD)
    parts = (
        words.text("help-page", games=games),
        words.text("help-days"),
        words.text("help-letters"),
        words.text("help-ratings"),
        _privacy(words, policies),
    )
    return Card(parts, rows=(*rows, language_select(IN_HELP)), accent=GOLD)


def _privacy(words: Words, policies: str) -> str:
    return "\n".join(filter(None, (words.text("help-privacy"), policies)))
