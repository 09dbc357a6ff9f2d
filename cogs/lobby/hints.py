"""The host's choice whether a table allows hints."""

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


def hints_select(game: GameRow, words: Words) -> Select:
    """Return the host's select."""
    entries = tuple(SelectOption(one, words.text(f"hints-{one}"), picked=one == game.hints) for one in HINTS)
    return Select(str(CustomId(LOBBY, game.id, "hints")), words.text("lobby-hints-choose"), entries)
