"""The games as a person opens them: each game, and each large expansion as a game of its own."""

from collections.abc import Iterator
from typing import NamedTuple

from cogs.discord.named_values import NamedValues
from cogs.discord.titles import game_name
from render import Words
from rules.kernel import GAMES, Facts


class Offer(NamedTuple):
    """A game that a person can open, with the options that make it so."""

    kind: str
    options: Facts


def offers() -> dict[str, Offer]:
    """Return all games that a person can open, by key. Each game is followed by those of its expansions."""
    return dict(_offers())


def _offers() -> Iterator[tuple[str, Offer]]:
    for kind in sorted(GAMES):
        yield kind, Offer(kind, {})
        for setting in GAMES[kind].meta.options:
            yield from ((f"{kind} {value}", Offer(kind, {setting.key: value})) for value in setting.apart)


def offer_name(key: str, words: Words) -> str:
    """Return the name of a game that a person can open."""
    return " · ".join(_names(key, words))


def _last_name(key: str, words: Words) -> str:
    """Return the name of an expansion that is offered as a game of its own, or of a game."""
    return _names(key, words)[-1]


def _names(key: str, words: Words) -> list[str]:
    kind, options = offers()[key]
    return [game_name(kind, words), *(words.setting(kind, *option) for option in options.items())]


def opening_options(kind: str, chosen: Facts) -> Facts:
    """Return the options with which a lobby opens: the ``chosen`` ones, or those for a first game."""
    return chosen or {setting.key: setting.opening for setting in GAMES[kind].meta.options if setting.opening}


OFFER = NamedValues(list(offers()), offer_name, _last_name)
"""The game that ``/new`` names."""
