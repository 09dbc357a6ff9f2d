"""Links to the messages of tables."""

from cogs.discord.titles import message_url
from cogs.table.labels import table_title
from cogs.table.lookup import game_title
from data.game.models import GameRow, Message
from data.shared.sittings import OwnTable
from render import Words


def table_link(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return a table's name as a link to its message, or to its channel if it has none."""
    channel, posted = (message.channel, message.message) if message else (game.thread or game.channel, 0)
    return message_link(guild, channel, posted, game_title(game, words))


def own_table_link(table: OwnTable, words: Words) -> str:
    """Return the name of a person's table as a link to its message, or to its channel if it has none."""
    title = table_title(table.game, table.kind, words)
    return message_link(table.guild, table.channel, table.message or 0, title)


def message_link(guild: int, channel: int, message: int, title: str) -> str:
    """Return a title as a link to a message, or to its channel if it is not posted (0)."""
    return f"[{title}]({message_url(guild, channel, message)})"
