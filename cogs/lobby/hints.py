"""The host's choice whether a table allows hints, and so whether its game is rated."""

from typing import get_args

from cogs.discord.components import Select, SelectOption
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.lobby.options import one_of
from data.game.models import GameRow, Hints
from render import Words

HINTS: tuple[Hints, ...] = get_args(Hints)


def parse_hints(text: str) -> Hints:
    """Return the choice of this name; Refused if it does not exist."""
    return one_of(HINTS, text)


def hints_line(game: GameRow, words: Words) -> str:
    """Return the options card's line about hints."""
    return words.text("lobby-hints", hints=words.text(f"hints-{game.hints}"))


def unrated_line(game: GameRow, words: Words) -> str:
    """Return the sentence that the game is not rated; "" if it is, or if that is only decided at its start."""
    if game.rated:
        return ""
    if game.hints == "on":
        return words.text("unrated-hints")
    return "" if game.started is None else words.text("unrated")


def hints_select(game: GameRow, words: Words) -> Select:
    """Return the host's select."""
    entries = tuple(SelectOption(one, words.text(f"hints-{one}"), picked=one == game.hints) for one in HINTS)
    return Select(str(CustomId(LOBBY, game.id, "hints")), words.text("lobby-hints-choose"), entries)
