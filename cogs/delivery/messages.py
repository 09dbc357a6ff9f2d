"""The sender of messages: the turn message and its edits, the end, the lobby, and old messages without buttons."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import discord
import msgspec
from discord import ui

import render
from cogs.discord.client import Client
from cogs.discord.components import Card, Picture, files, layout_view
from cogs.lobby.message import lobby_card
from cogs.table.cards import end_card, text_board, turn_card
from cogs.table.history import final_scoring, recent_news
from cogs.table.labels import escaped_names
from cogs.table.snapshot import TableSnapshot, take_snapshot
from cogs.table.topics import closed_card, topic_card, topic_snapshot
from data.models import LOBBY, TURN, Message, OutboxMessage, Seat
from render import words
from rules.kernel import Event, Topic

UNKNOWN_MESSAGE = 10008
HOUR = 3600
EDIT_INTERVAL = 3.0
"""Seconds between two edits of a message that is older than an hour: Discord counts those."""
CLOSED_FOR = 300
"""Seconds for which nothing is sent to a channel that has refused us."""


class EditTooSoon(Exception):  # noqa: N818 - a time, not a fault
    """The message was edited just now; ``wait`` seconds later it may be edited again."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class ChannelClosed(Exception):  # noqa: N818 - a finding, not a fault
    """The channel has refused us a short time ago."""


class MessageSender:
    """Sends one message at a time; it remembers only what saves needless requests."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        # Neither has to survive a restart: forgotten, they cost one request more.
        self._edited: dict[int, float] = {}
        self._shown: dict[tuple[int, int], int] = {}
        self._kinds: dict[str, Callable[[int, OutboxMessage], Awaitable[int | None]]] = {
            "turn": self._turn,
            "edit": self._edit,
            "over": self._over,
            "lobby": self._lobby,
            "retire": self._retire,
            "say": self._say,
            "topic": self._topic,
            "topic_closed": self._topic_closed,
        }

    async def send(self, guild: int, outgoing: OutboxMessage) -> int | None:
        """Send a message and return its id if it is a new one."""
        return await self._kinds[outgoing.kind](guild, outgoing)

    async def send_plain(self, guild: int, outgoing: OutboxMessage) -> int | None:
        """Send a message that calls somebody without anything that Discord could refuse: who must act, and *Play*."""
        if outgoing.kind not in ("turn", "over"):
            return None
        snapshot = await self._snapshot(guild, outgoing.game)
        card = turn_card(snapshot, "", words(snapshot.game.language), None)
        return await self._call(snapshot, outgoing, card, _asked_seats(snapshot))

    def close(self, channel: int) -> None:
        """Leave a channel alone for a while."""
        self.bot.closed_channels[channel] = self.bot.store.clock() + CLOSED_FOR

    async def _snapshot(self, guild: int, game: int) -> TableSnapshot:
        async with self.bot.tables.transaction(guild, game) as session:
            return take_snapshot(session)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        if self.bot.closed_channels.get(channel, 0.0) > self.bot.store.clock():
            raise ChannelClosed(channel)
        return self.bot.get_partial_messageable(channel)

    async def _turn(self, guild: int, outgoing: OutboxMessage) -> int | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        # It was due while the game ran, and the game has ended since: the message of the end is due as well.
        if snapshot.game.phase != "running":
            return None
        card = await self._turn_card(guild, snapshot)
        message = await self._call(snapshot, outgoing, card, _asked_seats(snapshot))
        self._shown[guild, outgoing.game] = snapshot.last
        return message

    async def _call(self, snapshot: TableSnapshot, outgoing: OutboxMessage, card: Card, seats: Sequence[Seat]) -> int:
        """Post a new message that pings the people at ``seats``, and return its id."""
        users = [discord.Object(seat.user) for seat in seats if seat.user is not None and not seat.opponent]
        sent = await self._channel(snapshot.channel).send(
            view=layout_view(card),
            files=files(card),
            # Discord takes a nonce once: if we were killed after sending, the same message comes back instead of a
            # second one.
            nonce=outgoing.nonce,
            allowed_mentions=discord.AllowedMentions(users=users),
        )
        return sent.id

    async def _edit(self, guild: int, outgoing: OutboxMessage) -> int | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        standing = snapshot.messages.get(TURN)
        # What everybody sees is up to date already: a message sent meanwhile has shown more than this edit was due
        # for.
        if snapshot.game.phase != "running" or self._shown.get((guild, outgoing.game)) == snapshot.last:
            return None
        # There is no message to edit (not yet, or the game has just moved out of a locked thread): a new one says it.
        if standing is None:
            return await self._turn(guild, outgoing)
        self._not_too_often(standing.message)
        card = await self._turn_card(guild, snapshot)
        try:
            await self._replace(standing, card)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await self._turn(guild, outgoing)
        self._shown[guild, outgoing.game] = snapshot.last
        return None

    async def _over(self, guild: int, outgoing: OutboxMessage) -> int | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        told = words(snapshot.game.language)
        how = await final_scoring(self.bot.store, guild, snapshot, told)
        card = end_card(snapshot, how, told, await self._picture(guild, snapshot))
        self._shown.pop((guild, outgoing.game), None)
        return await self._call(snapshot, outgoing, card, snapshot.seats)

    async def _lobby(self, guild: int, outgoing: OutboxMessage) -> int | None:
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            game, seats, channel = session.game, session.seats, session.channel
            standing = session.messages.get(LOBBY)
        card = lobby_card(game, seats, words(game.language))
        if standing is not None:
            try:
                await self._replace(standing, card)
            except discord.NotFound as error:
                # A lobby that has been deleted is posted anew as long as one can join; once the game has begun nobody
                # misses it.
                if error.code != UNKNOWN_MESSAGE or game.phase != "lobby":
                    raise
            else:
                return None
        sent = await self._channel(channel).send(view=layout_view(card), nonce=outgoing.nonce)
        return sent.id

    async def _retire(self, guild: int, outgoing: OutboxMessage) -> int | None:
        """Take the buttons off an old turn message, so that the history stays readable."""
        snapshot = await self._snapshot(guild, outgoing.game)
        message = int(outgoing.payload["message"])
        old = await self._channel(outgoing.payload.get("channel", snapshot.channel)).fetch_message(message)
        view = ui.LayoutView.from_message(old, timeout=None)
        # Removing changes the tree, so the rows are listed first.
        for item in [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]:
            if isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        for gallery in (item for item in view.walk_children() if isinstance(item, ui.MediaGallery)):
            gallery.items = [_own_attachment(item) for item in gallery.items]
        # Nobody waits for its clicks.
        view.stop()
        await old.edit(view=view)
        return None

    async def _topic(self, guild: int, outgoing: OutboxMessage) -> int | None:
        """Post the message of a public matter, or edit it in place; its settling is an edit of its own."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            topic = topic_snapshot(session, outgoing.payload["name"])
            standing, channel, language = session.messages.get(outgoing.topic), session.channel, session.game.language
        if topic is None:
            return None
        card = topic_card(topic, words(language))
        if standing is not None:
            self._not_too_often(standing.message)
            try:
                await self._replace(standing, card)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return None
        # Nobody is called: whoever must act is called by the turn message, and nobody waits for the others.
        sent = await self._channel(channel).send(view=layout_view(card), nonce=outgoing.nonce)
        return sent.id

    async def _topic_closed(self, guild: int, outgoing: OutboxMessage) -> int | None:
        """Say in the message of a public matter how it came out, and take its buttons off."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            standing, names, language = (
                session.messages.get(outgoing.topic),
                escaped_names(session.seats),
                session.game.language,
            )
        if standing is None:
            return None
        topic = msgspec.convert(outgoing.payload["topic"], Topic)
        events = msgspec.convert(outgoing.payload["events"], list[Event])
        await self._replace(standing, closed_card(topic, events, names, words(language)))
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.unposted(outgoing.topic)
        return None

    async def _say(self, guild: int, outgoing: OutboxMessage) -> int | None:
        """Say a sentence in public: its key in the catalogue and its facts."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            game, channel = session.game, session.channel
        text = words(game.language).text(outgoing.payload["key"], **outgoing.payload.get("args", {}))
        pinged = [discord.Object(user) for user in outgoing.payload.get("users", ())]
        await self._channel(channel).send(
            text, nonce=outgoing.nonce, allowed_mentions=discord.AllowedMentions(users=pinged)
        )
        return None

    async def _replace(self, standing: Message, card: Card) -> None:
        old = self._channel(standing.channel).get_partial_message(standing.message)
        await old.edit(view=layout_view(card), attachments=files(card))
        self._edited[standing.message] = self.bot.store.clock()

    def _not_too_often(self, message: int) -> None:
        """Raise EditTooSoon if an old message was edited just now: Discord counts those edits."""
        now = self.bot.store.clock()
        # Discord has a limit of its own for edits of messages older than an hour, and answers with long waits beyond
        # it.
        if now - discord.utils.snowflake_time(message).timestamp() > HOUR:
            wait = self._edited.get(message, 0.0) + EDIT_INTERVAL - now
            if wait > 0:
                raise EditTooSoon(wait)

    async def _turn_card(self, guild: int, snapshot: TableSnapshot) -> Card:
        told = words(snapshot.game.language)
        news = await recent_news(self.bot.store, guild, snapshot, told)
        picture = await self._picture(guild, snapshot)
        card = turn_card(snapshot, news, told, picture)
        # No picture, no reason not to play: the board in letters tells the same.
        if picture:
            return card
        return card._replace(below=(text_board(snapshot, told), *card.below))

    async def _picture(self, guild: int, snapshot: TableSnapshot) -> Picture | None:
        language, names = snapshot.game.language, snapshot.names
        data = await self.bot.renderer.draw(
            ("board", guild, snapshot.game.id),
            partial(render.png, snapshot.view, snapshot.quick, names=names, language=language),
            guild=guild,
            public=True,
        )
        if data is None:
            return None
        alt = render.describe(snapshot.view, names=names, language=language)
        return Picture(f"board-{snapshot.game.id}-{snapshot.last}.png", alt, data)


def _asked_seats(snapshot: TableSnapshot) -> list[Seat]:
    return [seat for seat in snapshot.seats if seat.seat in snapshot.asked]


def _own_attachment(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Return a picture of a message by its file's name: its address is signed and would expire."""
    name = Path(urlsplit(item.media.url).path).name
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
