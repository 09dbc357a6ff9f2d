"""Links to the messages of tables."""

from cogs.table.labels import table_title
from cogs.table.lookup import game_title
from data.game.models import GameRow, Message
from data.shared.sittings import OwnTable
from render import Words


def table_link(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return a table's name as a link to its message, or to its channel if it has none."""
    place = f"{message.channel}/{message.message}" if message else f"{game.thread or game.channel}"
    return _link(guild, place, game_title(game, words))


def own_table_link(table: OwnTable, words: Words) -> str:
    """Return the name of a person's table as a link to its message, or to its channel if it has none."""
    place = f"{table.channel}/{table.message}" if table.message else f"{table.channel}"
    return _link(table.guild, place, table_title(table.game, table.kind, words))


def _link(guild: int, place: str, title: str) -> str:
    return f"[{title}](https://discord.com/channels/{guild}/{place})"
