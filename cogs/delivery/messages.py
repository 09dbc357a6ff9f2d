"""The sender of messages: the turn message and its edits, the end, the lobby, and old messages without buttons."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, cast

import discord
import msgspec
from cachetools import LRUCache
from discord import ui

from cogs.delivery.ahead import called_ahead, with_next
from cogs.delivery.pictures import PATIENCE, BoardPictures
from cogs.delivery.quiet import asleep_until
from cogs.delivery.renderer import Late
from cogs.delivery.standing import mentioned, own_attachment, shown_by, shows, texts
from cogs.discord.client import Client
from cogs.discord.components import Card, files, layout_view
from cogs.lobby.message import lobby_card
from cogs.table.cards import end_card, text_board, turn_card
from cogs.table.clock import deadlines
from cogs.table.history import final_scoring, recent_news
from cogs.table.labels import escaped_names
from cogs.table.snapshot import TableSnapshot, take_snapshot
from cogs.table.topics import closed_card, topic_card, topic_snapshot
from data.models import LOBBY, TURN, Message, OutboxMessage, Seat
from render import words
from rules.kernel import Event, Topic

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
HOUR = 3600
MAX_REMEMBERED = 1_000
"""Of how many messages, games, channels and tries something is remembered."""
EDIT_INTERVAL = 3.0
"""Seconds between two edits of a message that is older than an hour: Discord counts those."""


class Posted(NamedTuple):
    """A message that stands: up to which entry of the log it tells, and whom it has called."""

    message: int
    shown: int = 0
    called: tuple[int, ...] = ()
    asleep: Mapping[int, float] = {}
    """Who is to be called when their quiet hours end, and when that is."""
    ahead: tuple[int, ...] = ()
    """Who was called because they are next."""


class TooSoon(Exception):  # noqa: N818 - a time, not a fault
    """Discord wants us to wait; ``wait`` seconds later the message may be sent."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class ChannelClosed(Exception):  # noqa: N818 - a finding, not a fault
    """The channel has refused us a short time ago."""


class ChannelGone(Exception):  # noqa: N818 - a finding, not a fault
    """The channel or thread in which something was to be sent or edited is no longer there."""

    def __init__(self, channel: int) -> None:
        super().__init__(channel)
        self.channel = channel


@contextmanager
def in_channel(channel: int) -> Iterator[None]:
    """Say of which channel Discord says that it is gone: the table may have moved on meanwhile."""
    try:
        yield
    except discord.NotFound as error:
        if error.code == UNKNOWN_CHANNEL:
            raise ChannelGone(channel) from error
        raise


class MessageSender:
    """Sends one message at a time; it remembers only what saves needless requests."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        # Neither has to survive a restart: forgotten, they cost one request more.
        self._edited: LRUCache[int, float] = LRUCache(MAX_REMEMBERED)
        self._shown: LRUCache[tuple[int, int], int] = LRUCache(MAX_REMEMBERED)
        self._held: LRUCache[int, float] = LRUCache(MAX_REMEMBERED)
        self._begun = bot.store.clock()
        self._tried: LRUCache[str, bool] = LRUCache(MAX_REMEMBERED)
        self._pictures = BoardPictures(bot)
        self._kinds: dict[str, Callable[[int, OutboxMessage], Awaitable[Posted | None]]] = {
            "turn": self._turn,
            "edit": self._edit,
            "over": self._over,
            "lobby": self._lobby,
            "retire": self._retire,
            "say": self._say,
            "topic": self._topic,
            "topic_closed": self._topic_closed,
        }

    async def send(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Send a message and return what now stands if it is a new one."""
        return await self._kinds[outgoing.kind](guild, outgoing)

    async def send_plain(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Send a message that calls somebody without anything that Discord could refuse: who must act, and *Play*."""
        if outgoing.kind not in ("turn", "over"):
            return None
        snapshot = await self._snapshot(guild, outgoing.game)
        card = turn_card(snapshot, "", words(snapshot.game.language), None)
        return await self._call(guild, snapshot, outgoing, card, _asked_seats(snapshot))

    async def _snapshot(self, guild: int, game: int) -> TableSnapshot:
        async with self.bot.tables.transaction(guild, game) as session:
            return take_snapshot(session)

    async def _channel(self, guild: int, channel: int) -> discord.PartialMessageable:
        if await self.bot.closed.is_left_alone(guild, channel):
            raise ChannelClosed(channel)
        return self.bot.get_partial_messageable(channel)

    async def _post(
        self, guild: int, channel: int, nonce: str, users: Sequence[int] = (), **content: Any
    ) -> discord.Message:
        """Post a new message that pings ``users``."""
        place = await self._channel(guild, channel)
        # Where Discord has told us to wait, that holds for everything new there.
        if (wait := self._held.get(channel, 0.0) - self.bot.store.clock()) > 0:
            raise TooSoon(wait)
        try:
            with in_channel(channel):
                return await place.send(
                    **content,
                    # Discord takes a nonce once: if we were killed after sending, the same message comes back instead
                    # of a second one.
                    nonce=nonce,
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in users]),
                )
        except discord.RateLimited as limit:
            self._held[channel] = self.bot.store.clock() + limit.retry_after
            raise

    def _is_repeated(self, outgoing: OutboxMessage) -> bool:
        """Whether an earlier try may have got through unheard, in this process or in one before it; notes this try."""
        repeated = outgoing.attempts > 0 or outgoing.nonce in self._tried or outgoing.not_before <= self._begun
        self._tried[outgoing.nonce] = True
        return repeated

    async def _turn(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        # It was due while the game ran, and the game has ended since: the message of the end is due as well.
        if snapshot.game.phase != "running":
            return None
        uncalled = [seat for seat in _asked_seats(snapshot) if seat.user not in snapshot.called]
        # Everybody is called once for a state: when this was due twice, the message that stands says it all.
        if TURN in snapshot.messages and not any(seat.user and not seat.opponent for seat in uncalled):
            return await self._edit(guild, outgoing)
        return await self._post_turn(guild, outgoing, snapshot, uncalled)

    async def _post_turn(
        self, guild: int, outgoing: OutboxMessage, snapshot: TableSnapshot, seats: Sequence[Seat]
    ) -> Posted:
        try:
            card = await self._turn_card(guild, snapshot)
        except Late as late:
            # Whoever is called need not wait for the picture.
            card = await self._text_card(guild, snapshot)
            self._pictures.follow(guild, snapshot, late)
        else:
            self._shown[guild, outgoing.game] = snapshot.last
        return await self._call(guild, snapshot, outgoing, card, seats)

    async def _call(
        self, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage, card: Card, seats: Sequence[Seat]
    ) -> Posted:
        """Post a new message that pings the people at ``seats``, but for those who have their quiet hours."""
        people = [seat.user for seat in seats if seat.user is not None and not seat.opponent]
        asleep = await asleep_until(self.bot, people)
        awake = [user for user in people if user not in asleep]
        repeated = self._is_repeated(outgoing)
        # Who sleeps is called in the morning; until then the message stands there without a sound.
        silent = bool(asleep) and not awake
        ahead = await called_ahead(self.bot, guild, snapshot) if outgoing.kind == "turn" and not silent else ()
        users = [*awake, *ahead]
        sent = await self._post(
            guild, snapshot.channel, outgoing.nonce, users, view=layout_view(card), files=files(card), silent=silent
        )
        if repeated and not shows(sent, card):
            sent = await self._catch_up(guild, snapshot, outgoing, card, awake, sent)
        return Posted(sent.id, snapshot.last, tuple(awake), asleep, ahead)

    async def _catch_up(
        self, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage, card: Card, users: list[int], old: Any
    ) -> discord.Message:
        """What came back is of an earlier try that got through unheard: bring it up to date, or call in a new one."""
        # Whoever was not waited for meanwhile has been called for something else.
        shown = shown_by(old) or (snapshot.last if texts(old)[:1] == [card.above[0].strip()] else 0)
        called = {user for user in mentioned(old) if shown >= snapshot.released.get(user, 0)}
        # The end calls everybody, whatever they were called for before.
        if outgoing.kind == "over":
            called = set()
        if not called.issuperset(users):
            standing = snapshot.messages.get(TURN)
            if standing is None or standing.message != old.id:
                async with self.bot.tables.transaction(guild, outgoing.game) as session:
                    session.enqueue("retire", {"message": old.id, "channel": snapshot.channel})
            old = await self._post(
                guild,
                snapshot.channel,
                # Under the same nonce the old message would come back once more.
                f"{outgoing.nonce}+",
                [user for user in users if user not in called],
                view=layout_view(card),
                files=files(card),
            )
        if not shows(old, card):
            await old.edit(view=layout_view(card), attachments=files(card))
        return cast("discord.Message", old)

    async def _edit(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        standing = snapshot.messages.get(TURN)
        # What everybody sees is up to date already: a message sent meanwhile has shown more than this edit was due
        # for.
        if snapshot.game.phase != "running" or self._shown.get((guild, outgoing.game)) == snapshot.last:
            return None
        # There is no message to edit, as far as we know: a new one says it, under the nonce of one that may be due.
        if standing is None:
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                session.enqueue("turn", {}, topic=TURN)
            return None
        self._not_too_often(standing.message)
        try:
            card = await self._turn_card(guild, snapshot)
        except Late as late:
            self._pictures.follow(guild, snapshot, late)
            return None
        try:
            await self._replace(guild, standing, card)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            # Its call is gone with it.
            return await self._post_turn(guild, outgoing, snapshot, _asked_seats(snapshot))
        self._shown[guild, outgoing.game] = snapshot.last
        return None

    async def _over(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        told = words(snapshot.game.language)
        how = await final_scoring(self.bot.store, guild, snapshot, told)
        card = end_card(snapshot, how, told, await self._pictures.board(guild, snapshot))
        self._shown.pop((guild, outgoing.game), None)
        return await self._call(guild, snapshot, outgoing, card, snapshot.seats)

    async def post_review(self, guild: int, snapshot: TableSnapshot, card: Card) -> None:
        """Post the review of a game that has ended, once for each game."""
        nonce = f"g{snapshot.game.id}-review"
        await self._post(guild, snapshot.channel, nonce, view=layout_view(card), files=files(card))

    async def _lobby(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            game, seats, channel = session.game, session.seats, session.channel
            standing = session.messages.get(LOBBY)
        card = lobby_card(game, seats, words(game.language))
        if standing is not None:
            try:
                await self._replace(guild, standing, card)
            except discord.NotFound as error:
                # A lobby that has been deleted is posted anew as long as one can join; once the game has begun nobody
                # misses it.
                if error.code != UNKNOWN_MESSAGE or game.phase != "lobby":
                    raise
            else:
                return None
        return await self._post_card(guild, channel, outgoing, card)

    async def _post_card(self, guild: int, channel: int, outgoing: OutboxMessage, card: Card, shown: int = 0) -> Posted:
        """Post a message that calls nobody."""
        repeated = self._is_repeated(outgoing)
        sent = await self._post(guild, channel, outgoing.nonce, view=layout_view(card))
        if repeated and not shows(sent, card):
            await sent.edit(view=layout_view(card))
        return Posted(sent.id, shown)

    async def _retire(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Take the buttons off an old turn message, so that the history stays readable."""
        snapshot = await self._snapshot(guild, outgoing.game)
        message = int(outgoing.payload["message"])
        channel = outgoing.payload.get("channel", snapshot.channel)
        place = await self._channel(guild, channel)
        with in_channel(channel):
            old = await place.fetch_message(message)
        view = ui.LayoutView.from_message(old, timeout=None)
        # Removing changes the tree, so the rows are listed first.
        for item in [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]:
            if isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        for gallery in (item for item in view.walk_children() if isinstance(item, ui.MediaGallery)):
            gallery.items = [own_attachment(item) for item in gallery.items]
        # Nobody waits for its clicks.
        view.stop()
        await old.edit(view=view)
        return None

    async def _topic(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post the message of a public matter, or edit it in place; its settling is an edit of its own."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            topic = topic_snapshot(session, outgoing.payload["name"])
            standing, channel, language = session.messages.get(outgoing.topic), session.channel, session.game.language
            last = session.last
        if topic is None:
            return None
        card = topic_card(topic, words(language))
        if standing is not None:
            self._not_too_often(standing.message)
        # Nobody is called: whoever must act is called by the turn message, and nobody waits for the others.
        return await self._show_card(guild, channel, standing, outgoing, card, last)

    async def _show_card(
        self,
        guild: int,
        channel: int,
        standing: Message | None,
        outgoing: OutboxMessage,
        card: Card,
        shown: int = 0,
    ) -> Posted | None:
        """Show a card in the message that stands, or in a new one where there is none any more; call nobody."""
        if standing is not None:
            try:
                await self._replace(guild, standing, card)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return None
        return await self._post_card(guild, channel, outgoing, card, shown)

    async def _topic_closed(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Say in the message of a public matter how it came out, and take its buttons off."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            standing, names, language = (
                session.messages.get(outgoing.topic),
                escaped_names(session.seats),
                session.game.language,
            )
            channel = session.channel
        topic = msgspec.convert(outgoing.payload["topic"], Topic)
        events = msgspec.convert(outgoing.payload["events"], list[Event])
        card = closed_card(topic, events, names, words(language))
        if standing is None:
            # Settled before anybody saw it; only if it was tried to post it, it may stand there with its buttons.
            if outgoing.attempts:
                await self._post_card(guild, channel, outgoing, card)
            return None
        await self._replace(guild, standing, card)
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.unposted(outgoing.topic)
        return None

    async def _say(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Say a sentence in public: its key in the catalogue and its facts."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            game, channel = session.game, session.channel
        text = words(game.language).text(outgoing.payload["key"], **outgoing.payload.get("args", {}))
        users = outgoing.payload.get("users", ())
        asleep = await asleep_until(self.bot, users)
        awake = [user for user in users if user not in asleep]
        await self._post(guild, channel, outgoing.nonce, awake, content=text)
        return None

    async def _deadlines(self, snapshot: TableSnapshot) -> dict[int, float]:
        users = {seat.seat: seat.user for seat in snapshot.seats if seat.user is not None}
        return await deadlines(self.bot, snapshot.clocks, users)

    async def _due(self, snapshot: TableSnapshot) -> float | None:
        return min((await self._deadlines(snapshot)).values(), default=None)

    async def _replace(self, guild: int, standing: Message, card: Card) -> None:
        old = (await self._channel(guild, standing.channel)).get_partial_message(standing.message)
        with in_channel(standing.channel):
            await old.edit(view=layout_view(card), attachments=files(card))
        self._edited[standing.message] = self.bot.store.clock()

    def _not_too_often(self, message: int) -> None:
        """Raise TooSoon if an old message was edited just now: Discord counts those edits."""
        now = self.bot.store.clock()
        # Discord has a limit of its own for edits of messages older than an hour, and answers with long waits beyond
        # it.
        if now - discord.utils.snowflake_time(message).timestamp() > HOUR:
            wait = self._edited.get(message, 0.0) + EDIT_INTERVAL - now
            if wait > 0:
                raise TooSoon(wait)

    async def _text_card(self, guild: int, snapshot: TableSnapshot) -> Card:
        told = words(snapshot.game.language)
        news = await recent_news(self.bot.store, guild, snapshot, told)
        card = turn_card(snapshot, news, told, None, await self._due(snapshot))
        card = await with_next(self.bot, snapshot, card, told)
        return card._replace(below=(told.text("picture-follows"), *card.below))

    async def _turn_card(self, guild: int, snapshot: TableSnapshot) -> Card:
        told = words(snapshot.game.language)
        picture = await self._pictures.board(guild, snapshot, PATIENCE)
        news = await recent_news(self.bot.store, guild, snapshot, told)
        card = turn_card(snapshot, news, told, picture, await self._due(snapshot))
        card = await with_next(self.bot, snapshot, card, told)
        # No picture, no reason not to play: the board in letters tells the same.
        if picture:
            return card
        return card._replace(below=(text_board(snapshot, told), *card.below))


def _asked_seats(snapshot: TableSnapshot) -> list[Seat]:
    return [seat for seat in snapshot.seats if seat.seat in snapshot.asked and seat.seat not in snapshot.away]
