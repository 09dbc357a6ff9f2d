"""The help page: how to play here, the tutorials, and the languages."""

from cogs.discord.components import GOLD, Card
from cogs.discord.i18n import IN_HELP, language_select
from cogs.table.labels import game_name
from cogs.welcome.controls import tutorial_select
from render import Words
from rules.kernel import GAMES


def help_card(words: Words) -> Card:
    """Return the help page with a select that starts a tutorial and one of the languages."""
    games = words.listed([game_name(kind, words) for kind in sorted(GAMES)])
    parts = (
        words.text("help-page", games=games),
        words.text("help-days"),
        words.text("help-letters"),
        words.text("help-ratings"),
        words.text("help-privacy"),
    )
    return Card(parts, rows=(*tutorial_select(words), language_select(IN_HELP)), accent=GOLD)
