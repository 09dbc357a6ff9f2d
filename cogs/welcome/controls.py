"""The buttons and selects that lead a newcomer on: to a game's tutorial, and to a table of their own."""

from collections.abc import Iterable
from zlib import crc32

from cogs.discord.components import MAX_OPTIONS, Button, Row, Select, SelectOption, Style
from cogs.discord.custom_ids import WELCOME, CustomId, OutdatedComponent
from cogs.table.labels import game_name
from render import Words
from rules.kernel import GAMES, tutorial_of

AGAINST_COMPUTER = "1"
"""Behind the verb ``open``: with how many opponents."""


def number_of(kind: str) -> int:
    """Return a game by a number of at most nine digits, which does not change when other games join it."""
    # A custom id has no room for a name and a long draft.
    return crc32(kind.encode()) % 10**9


def kind_of(number: int) -> str:
    """Return the game that ``number_of`` has numbered; OutdatedComponent if there is none."""
    found = next((kind for kind in GAMES if number_of(kind) == number), None)
    if found is None:
        raise OutdatedComponent(str(number))
    return found


def games_to_learn() -> list[str]:
    """Return the games that have a tutorial."""
    return [kind for kind in sorted(GAMES) if tutorial_of(kind)]


def tutorial_buttons(kind: str, words: Words) -> tuple[Button, ...]:
    """Return the button to a game's tutorial, if it has one."""
    if tutorial_of(kind) is None:
        return ()
    return (Button(str(CustomId(WELCOME, number_of(kind), "begin")), words.text("tutorial-begin")),)


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
