"""The buttons and selects of the welcome: they start a game's tutorial and open a table."""

from collections.abc import Iterable

from cogs.discord.components import Button, Row, Select, SelectOption, Style
from cogs.discord.custom_ids import WELCOME, CustomId
from cogs.discord.limits import MAX_OPTIONS
from cogs.lobby.offers import offer_name
from cogs.lobby.tutorials import games_to_learn, number_of
from render import Words

AGAINST_COMPUTER = "1"
"""The number of opponents in the custom id after the verb ``open``."""


def tutorial_select(words: Words) -> tuple[Row, ...]:
    """Return a select that starts a tutorial; nothing if no game has one."""
    kinds = games_to_learn()[:MAX_OPTIONS]
    return (game_select("begin", kinds, words.text("welcome-choose-tutorial"), words),) if kinds else ()


def open_button(kind: str, words: Words, opponents: str = "", style: Style = "secondary") -> Button:
    """Return the button that opens a table of a game; ``opponents``: the number of computers, as text."""
    label = words.text("welcome-open-computer") if opponents else words.text("welcome-open")
    return Button(str(CustomId(WELCOME, number_of(kind), "open", rest=opponents)), label, style)


def game_select(verb: str, keys: Iterable[str], placeholder: str, words: Words) -> Select:
    """Return a select of games; ``verb`` is the action for the picked game."""
    entries = tuple(SelectOption(key, offer_name(key, words)) for key in keys)
    return Select(str(CustomId(WELCOME, 0, verb)), placeholder, entries)
