"""Links to the messages of tables."""

from cogs.table.lookup import game_title
from data.game.models import GameRow, Message
from render import Words


def table_link(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return a table's name as a link to its message, or to its channel if it has none."""
    place = f"{message.channel}/{message.message}" if message else game.thread or game.channel
    return f"[{game_title(game, words)}](https://discord.com/channels/{guild}/{place})"
