"""The buttons and selects that lead a newcomer on: to a game's tutorial, and to a table of their own."""

from collections.abc import Iterable

from cogs.discord.components import MAX_OPTIONS, Button, Row, Select, SelectOption, Style
from cogs.discord.custom_ids import WELCOME, CustomId
from cogs.lobby.tutorials import games_to_learn, number_of
from cogs.table.labels import game_name
from render import Words

AGAINST_COMPUTER = "1"
"""Behind the verb ``open``: with how many opponents."""


def tutorial_select(words: Words) -> tuple[Row, ...]:
    """Return a select of the games that have a tutorial, if any has; what is picked begins."""
    kinds = games_to_learn()[:MAX_OPTIONS]
    return (game_select("begin", kinds, words.text("welcome-choose-tutorial"), words),) if kinds else ()


def open_button(kind: str, words: Words, opponents: str = "", style: Style = "secondary") -> Button:
    """Return the button that opens a table of a game, perhaps against the computer."""
    label = words.text("welcome-open-computer") if opponents else words.text("welcome-open")
    return Button(str(CustomId(WELCOME, number_of(kind), "open", rest=opponents)), label, style)


def game_select(verb: str, kinds: Iterable[str], placeholder: str, words: Words) -> Select:
    """Return a select of games; what is picked is done with that game."""
    entries = tuple(SelectOption(kind, game_name(kind, words)) for kind in kinds)
    return Select(str(CustomId(WELCOME, 0, verb)), placeholder, entries)
