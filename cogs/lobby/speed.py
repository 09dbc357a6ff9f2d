"""The speed of a game: its name, its line in the lobby, and the host's select."""

from typing import Any, get_args

from cogs.discord.components import Select, SelectOption
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.named_values import NamedValues
from cogs.lobby.options import one_of
from cogs.table.time.waits import SPEEDS, USUAL_SPEED
from data.game.models import GameRow, Speed
from render import Words

SPEED = NamedValues(list(SPEEDS), lambda speed, words: words.text(f"speed-{speed}"))
"""The speed that a command names."""


def parse_speed(text: str) -> Speed:
    """Return the speed of this name; Refused if it does not exist."""
    found: tuple[Speed, ...] = get_args(Speed)
    return one_of(found, text)


def usual_speed(settings: dict[str, Any]) -> Speed:
    """Return the default speed of a guild's tables."""
    return parse_speed(settings.get("speed", USUAL_SPEED))


def speed_line(game: GameRow, words: Words) -> str:
    """Return the lobby's line about the game's speed."""
    return words.text("lobby-speed", speed=words.text(f"speed-{game.speed}"))


def speed_select(game: GameRow, words: Words) -> Select:
    """Return the host's select of a speed."""
    entries = tuple(SelectOption(speed, words.text(f"speed-{speed}"), picked=speed == game.speed) for speed in SPEEDS)
    return Select(str(CustomId(LOBBY, game.id, "speed")), words.text("lobby-speed-choose"), entries)
