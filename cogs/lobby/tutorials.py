"""The games that have a tutorial, and the button that starts one."""

from zlib import crc32

from cogs.discord.components import Button
from cogs.discord.custom_ids import WELCOME, CustomId, OutdatedComponent
from render import Words
from rules.kernel import GAMES, tutorial_of


def number_of(kind: str) -> int:
    """Return a game's number for custom ids: at most nine digits, and independent of the other games."""
    # A name and a long draft together would exceed the 100 characters of a custom id.
    return crc32(kind.encode()) % 10**9


def kind_of(number: int) -> str:
    """Return the game with this ``number_of``; OutdatedComponent if there is none."""
    known = next((kind for kind in GAMES if number_of(kind) == number), None)
    if known is None:
        raise OutdatedComponent(str(number))
    return known


def games_to_learn() -> list[str]:
    """Return the games that have a tutorial."""
    return [kind for kind in sorted(GAMES) if tutorial_of(kind)]


def tutorial_buttons(kind: str, words: Words) -> tuple[Button, ...]:
    """Return the button that starts a game's tutorial; nothing if the game has none."""
    if tutorial_of(kind) is None:
        return ()
    return (Button(str(CustomId(WELCOME, number_of(kind), "begin")), words.text("tutorial-begin")),)
