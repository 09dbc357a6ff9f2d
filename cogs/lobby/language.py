"""The language of a table's public messages and pictures: that of its server, or the host's choice."""

from cogs.discord.components import Select, SelectOption
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.limits import quote_input
from data.errors import Refused
from data.game.models import GameRow
from render import ENGLISH, OWN_NAMES, Words, words
from rules.kernel import Facts


def server_language(settings: Facts, locale: object) -> str:
    """Return the language of a server's public messages: the one of its settings, or else that of Discord's locale."""
    return words(settings.get("language") or str(locale or ENGLISH)).language


def parse_language(code: str) -> str:
    """Return the code of a language; Refused if it does not exist."""
    if code not in OWN_NAMES:
        raise Refused("no_option", option=quote_input(code))
    return code


def language_line(game: GameRow, words: Words) -> str:
    """Return the line of the host's options card about the table's language."""
    return words.text("lobby-language", language=OWN_NAMES[game.language])


def table_language_select(game: GameRow, words: Words) -> Select:
    """Return the host's select of the table's language."""
    entries = tuple(SelectOption(code, name, picked=code == game.language) for code, name in OWN_NAMES.items())
    return Select(str(CustomId(LOBBY, game.id, "language")), words.text("lobby-language-choose"), entries)
