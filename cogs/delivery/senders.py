"""The senders: each kind of message has one function, which posts it or edits a posted one."""

from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeAlias, TypeVar

import discord
from cachetools import LRUCache
from msgspec import Struct

from cogs.delivery.pictures import BoardPictures
from cogs.delivery.posting import MAX_REMEMBERED, Posted, Poster
from cogs.delivery.sent import texts
from cogs.discord.client import Client
from cogs.discord.components import Card, shown_texts
from cogs.discord.titles import title_of, with_title
from cogs.show.news import News, recent_news
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.table.time.clock import deadlines
from data.game.models import TURN, OutboxMessage
from data.game.outgoing import Outgoing
from data.game.session import GameSession
from render import words

M = TypeVar("M", bound=Struct)


class Sender:
    """Sends one message at a time, by the function of its kind."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.poster = Poster(bot)
        self.pictures = BoardPictures(bot)
        self.shown: LRUCache[tuple[int, int], int] = LRUCache(MAX_REMEMBERED)
        """The last log entry that the turn message shows, by guild and game. A lost entry costs one more edit."""
        self._texts: LRUCache[int, list[str]] = LRUCache(MAX_REMEMBERED)
        self._news: LRUCache[tuple[int, int], tuple[object, News]] = LRUCache(MAX_REMEMBERED)

    async def send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        """Send a message. Return the posted message if it is a new one."""
        return await SENDERS[type(message)](self, guild, outgoing, message)

    async def send_plain(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        """Send a message with nothing that Discord could refuse, if it has such a form."""
        plain = PLAIN_SENDERS.get(type(message))
        return await plain(self, guild, outgoing, message) if plain else None

    def note_texts(self, message: int, card: Card) -> None:
        """Note the texts of a turn message: its heading and its scores stay when the message is shortened."""
        self._texts[message] = [text.strip() for text in shown_texts(card, self.bot.icons)]

    async def texts_of(self, message: discord.PartialMessage) -> list[str]:
        """Return the texts of a turn message. A lost note costs a request."""
        noted = self._texts.pop(message.id, None)
        return texts(await message.fetch()) if noted is None else noted

    def transaction(self, guild: int, outgoing: OutboxMessage) -> AbstractAsyncContextManager[GameSession]:
        """Return a transaction on the game of a message."""
        return self.bot.tables.transaction(guild, outgoing.game)

    async def snapshot(self, guild: int, outgoing: OutboxMessage) -> TableSnapshot:
        """Return a snapshot of the table of a message."""
        async with self.transaction(guild, outgoing) as session:
            return take_snapshot(session)

    async def news(self, guild: int, snapshot: TableSnapshot) -> News:
        """Return the news for the message of a turn. With a late picture it is sent twice."""
        key, asks = (guild, snapshot.game.id), tuple(ask.number for ask in snapshot.open_asks)
        # After a restore another log has the same numbers, but asks have new ones.
        facts = snapshot.last, asks, snapshot.history, snapshot.game.language
        if self._news.get(key, (None,))[0] != facts:
            language = words(snapshot.game.language).with_icons()
            self._news[key] = facts, await recent_news(self.bot.store, guild, snapshot, language)
        return self._news[key][1]

    async def title(self, guild: int, outgoing: OutboxMessage, language: str = "", *, linked: bool = True) -> str:
        """Return the title of the table of a message. The message of its turn is what others link to."""
        async with self.transaction(guild, outgoing) as session:
            game, turn = session.game, session.messages.get(TURN) if linked else None
        return await title_of(self.bot.tables, guild, game, words(language or game.language), turn=turn)

    async def titled(self, guild: int, outgoing: OutboxMessage, card: Card, *, linked: bool = True) -> Card:
        """Return the card of a message with the title of its table."""
        return with_title(card, await self.title(guild, outgoing, linked=linked))

    async def show_card(
        self, guild: int, outgoing: OutboxMessage, card: Card, users: Sequence[int] = ()
    ) -> Posted | None:
        """Show a card in the message of its topic, or in a new one, which pings ``users``."""
        async with self.transaction(guild, outgoing) as session:
            current, channel = session.messages.get(outgoing.topic), session.channel
        return await self.poster.show_card(guild, channel, current, outgoing, card, users=users)

    async def close_card(self, guild: int, outgoing: OutboxMessage, card: Card) -> Posted | None:
        """Show a card without buttons in the message of its topic, which is then no longer edited."""
        async with self.transaction(guild, outgoing) as session:
            current, channel = session.messages.get(outgoing.topic), session.channel
        if current is None or current.channel != channel:
            # The matter ended before its message was posted here. But if an earlier try reached Discord, a message with
            # buttons exists and must be replaced.
            if self.poster.is_repeated(outgoing):
                await self.poster.post_card(guild, channel, outgoing, card)
        else:
            await self.poster.replace(guild, current, card)
        async with self.transaction(guild, outgoing) as session:
            session.messages.drop(outgoing.topic)
        return None

    async def deadlines(self, snapshot: TableSnapshot) -> dict[int, float]:
        """Return the deadline of each seat whose clock runs."""
        users = {seat.seat: seat.user for seat in snapshot.seats if seat.user is not None}
        return await deadlines(self.bot, snapshot.clocks, users)


Send: TypeAlias = Callable[[Sender, int, OutboxMessage, M], Coroutine[Any, Any, Posted | None]]
"""A function that sends one message of a guild. It returns the posted message if it is a new one."""

SENDERS: Final[dict[type[Struct], Send[Any]]] = {}
PLAIN_SENDERS: Final[dict[type[Struct], Send[Any]]] = {}


def sends(kind: type[M], *, plain: Send[M] | None = None) -> Callable[[Send[M]], Send[M]]:
    """Declare the function that sends the messages of a kind, and the one that sends their plain form, if any."""

    def declare(send: Send[M]) -> Send[M]:
        SENDERS[kind] = send
        if plain is not None:
            PLAIN_SENDERS[kind] = plain
        return send

    return declare
