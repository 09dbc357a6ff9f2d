"""The choices of a host at a table of any game: its language, its speed, and whether it is friendly and allows hints.

The name of a choice is the field of the game's row, and the verb of its select on the options card.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, get_args

from cogs.discord.components import Select, SelectOption
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.named_values import NamedValues
from cogs.lobby.options import one_of
from cogs.table.labels import holds_several
from cogs.table.time.waits import SPEEDS, USUAL_SPEED
from data.game.models import Friendly, GameRow, Hints, Seat, Speed
from render import ENGLISH, OWN_NAMES, Words, words
from rules.kernel import Facts


def _speed_name(speed: str, words: Words) -> str:
    return words.text(f"speed-{speed}")


class HostChoice(NamedTuple):
    """A choice of the host: its values, and the function that names them."""

    values: Sequence[str]
    name: Callable[[str, Words], str]


HOST_CHOICES: Final = {
    "language": HostChoice(tuple(OWN_NAMES), lambda code, _: OWN_NAMES[code]),
    "speed": HostChoice(tuple(SPEEDS), _speed_name),
    "friendly": HostChoice(get_args(Friendly), lambda friendly, words: words.text(f"friendly-{friendly}")),
    "hints": HostChoice(get_args(Hints), lambda hints, words: words.text(f"hints-{hints}")),
}
"""The choices by name, from the top of the options card."""
SPEED = NamedValues(list(SPEEDS), _speed_name)
"""The speed that a command names."""


def parse_choice(choice: str, text: str) -> Facts:
    """Return the field of the row for a value that is written like this; Refused if there is none."""
    return {choice: one_of(HOST_CHOICES[choice].values, text)}


def choice_line(game: GameRow, choice: str, words: Words) -> str:
    """Return the line about what the host has chosen."""
    name = HOST_CHOICES[choice].name(getattr(game, choice), words)
    return words.text(f"lobby-{choice}", **{choice: name})


def choice_select(game: GameRow, choice: str, words: Words) -> Select:
    """Return the host's select of a choice. Each entry names the choice, because the select has no other name."""
    values, name = HOST_CHOICES[choice]
    labels = {value: words.text(f"lobby-{choice}", **{choice: name(value, words)}).replace("*", "") for value in values}
    entries = tuple(SelectOption(value, labels[value], picked=value == getattr(game, choice)) for value in values)
    return Select(str(CustomId(LOBBY, game.id, choice)), words.text(f"lobby-{choice}-choose"), entries)


def server_language(settings: Facts, locale: object) -> str:
    """Return the language of a server's public messages: the one of its settings, or else that of Discord's locale."""
    return words(settings.get("language") or str(locale or ENGLISH)).language


def parse_speed(text: str) -> Speed:
    """Return the speed of this name; Refused if it does not exist."""
    speeds: tuple[Speed, ...] = get_args(Speed)
    return one_of(speeds, text)


def usual_speed(settings: Facts) -> Speed:
    """Return the default speed of a guild's tables."""
    return parse_speed(settings.get("speed", USUAL_SPEED))


def usual_friendly(settings: Facts) -> Friendly:
    """Return whether a guild's tables are friendly by default."""
    return "yes" if settings.get("friendly", False) else "no"


def unrated_line(game: GameRow, seats: Sequence[Seat], words: Words) -> str:
    """Return the sentence that the game is not rated; "" if it is, or if that is only decided at its start."""
    if game.rated:
        return ""
    if game.places:
        return words.text("unrated-position")
    if any(holds_several(seat, seats) for seat in seats):
        return words.text("unrated-hotseat")
    if game.friendly == "yes":
        return words.text("unrated-friendly")
    if game.hints == "on":
        return words.text("unrated-hints")
    return "" if game.started is None else words.text("unrated")
