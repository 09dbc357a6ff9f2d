"""The title with which every message about a table begins."""

import re

from cogs.discord.components import Card
from data.game.models import GameRow, Message
from data.league.models import LeagueRow
from data.tables import Tables
from render import Words
from rules.kernel import GAMES


def game_name(kind: str, words: Words) -> str:
    """Return a game's name in this language. Most games have one name everywhere."""
    return words.text(key) if words.known(key := f"title.{kind}") else GAMES[kind].meta.name


def short_name(game: GameRow, words: Words) -> str:
    """Return a game's name in a title: that of an expansion that is opened as a game of its own, or a short one.

    A long one would take another line on a phone.
    """
    kind = game.kind
    for setting in GAMES[kind].meta.options:
        if (value := game.options.get(setting.key)) in setting.apart:
            return words.setting(kind, setting.key, value)
    return words.text(key) if words.known(key := f"short.{kind}") else game_name(kind, words)


async def title_of(
    tables: Tables, guild: int, game: GameRow, words: Words, *, turn: Message | None = None, here: int | None = None
) -> str:
    """Return a table's title: its game, its number if needed, and a link to the message of its ``turn``.

    The number is needed if the channel has several tables, or if the reader is not ``here`` in that channel.
    """
    place, name = game.thread or game.channel, short_name(game, words)
    if here not in (None, place) or await tables.beside(guild, game):
        name = f"{name} #{game.id}"
    return f"[{name}]({message_url(guild, turn.channel, turn.message)})" if turn else name


def message_url(guild: int, channel: int, message: int) -> str:
    """Return the address of a message, or of its channel if it is not posted (0)."""
    return f"https://discord.com/channels/{guild}/{channel}" + (f"/{message}" if message else "")


def league_title(row: LeagueRow, words: Words) -> str:
    """Return the name of a league: its game and its number."""
    return words.text("league-title", game=game_name(row.kind, words), league=row.id)


def titled(title: str, text: str) -> str:
    """Return a text with a title before its first line. A heading stays a heading, and small text stays small."""
    mark = re.match(r"#{1,3} |-# |", text)
    size = mark[0] if mark else ""
    rest = text[len(size) :]
    return f"{size}{title} · {rest}" if rest else title


def with_title(card: Card, title: str) -> Card:
    """Return a card whose first text begins with a title."""
    first, *others = card.above or ("",)
    return card._replace(above=(titled(title, first), *others))
