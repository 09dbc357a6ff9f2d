"""The sender of messages: what is due in the outbox finds its way out here, by its kind.

The turn message is made here, with its edits, the end of a game and old messages without buttons.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import discord
from cachetools import LRUCache

from cogs.acts.expiry import REMINDS
from cogs.acts.quiet import Reach, asleep_until, call_in_the_morning, reach
from cogs.delivery.ahead import called_ahead, with_next
from cogs.delivery.lobby_and_topics import LobbyAndTopics
from cogs.delivery.pictures import PATIENCE, PICTURE_RETRY, BoardPictures
from cogs.delivery.posting import MAX_REMEMBERED, Posted, Poster, TooSoon, in_channel
from cogs.delivery.standing import as_history, mentioned, shown_by, shows, texts
from cogs.discord.client import Client
from cogs.discord.components import Card, files, layout_view
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.discord.renderer import Late
from cogs.show.cards import end_card, text_board, turn_card
from cogs.show.history import final_scoring, recent_news
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.table.clock import CLOCK_CHANGED, deadlines
from data.models import TURN, OutboxMessage, Seat
from render import words


class MessageSender:
    """Sends one message at a time."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        # What everybody sees, by guild and game; forgotten, it costs one edit more.
        self._shown: LRUCache[tuple[int, int], int] = LRUCache(MAX_REMEMBERED)
        self._poster = Poster(bot)
        self._pictures = BoardPictures(bot)
        beside = LobbyAndTopics(bot, self._poster)
        self._kinds: dict[str, Callable[[int, OutboxMessage], Awaitable[Posted | None]]] = {
            "turn": self._turn,
            "edit": self._edit,
            "over": self._over,
            "lobby": beside.lobby,
            "retire": self._retire,
            "say": self._say,
            "topic": beside.topic,
            "topic_closed": beside.topic_closed,
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
            card, owes_picture = await self._turn_card(guild, snapshot), False
        except Late:
            # The players who are called need not wait for the picture.
            card, owes_picture = await self._text_card(guild, snapshot), True
        posted = await self._call(guild, snapshot, outgoing, card, seats)
        # An edit that follows is needed only where this message lacks something.
        self._shown[guild, outgoing.game] = 0 if owes_picture else snapshot.last
        return posted._replace(owes_picture=owes_picture)

    async def _call(
        self, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage, card: Card, seats: Sequence[Seat]
    ) -> Posted:
        """Post a new message that pings the people at ``seats``, but for those who have their quiet hours."""
        here = [seat for seat in seats if not seat.opponent and seat.seat not in snapshot.away]
        people = [seat.user for seat in here if seat.user is not None]
        asleep = await asleep_until(self.bot, people)
        awake = [user for user in people if user not in asleep]
        repeated = self._poster.is_repeated(outgoing)
        # Who sleeps is called in the morning; until then the message stands there without a sound.
        silent = bool(asleep) and not awake
        ahead = await self._called_ahead(guild, snapshot, outgoing) if outgoing.kind == "turn" and not silent else ()
        users = [*awake, *ahead]
        sent = await self._unheard(guild, snapshot) if repeated else None
        if sent is None:
            sent = await self._poster.post(
                guild, snapshot.channel, outgoing.nonce, users, view=layout_view(card), files=files(card), silent=silent
            )
        if repeated and not shows(sent, card):
            sent = await self._catch_up(guild, snapshot, outgoing, card, awake, sent)
        return Posted(sent.id, snapshot.channel, snapshot.last, tuple(awake), asleep, ahead)

    async def _called_ahead(self, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage) -> tuple[int, ...]:
        """Return whom the message pings because their turn is next, and take that ping from their quota."""
        ahead = await called_ahead(self.bot, guild, snapshot)
        return (await reach(self.bot, ahead, outgoing, live=snapshot.game.speed == "live")).now

    async def _unheard(self, guild: int, snapshot: TableSnapshot) -> discord.Message | None:
        """Return the message of a turn, or of the end, that an earlier try has left and nobody knows."""
        standing = snapshot.messages.get(TURN)
        ids = {str(CustomId(TABLE, snapshot.game.id, verb)) for verb in ("log", "rematch")}
        return await self._poster.find_unheard(guild, snapshot.channel, ids, standing.message if standing else 0)

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
            old = await self._poster.post(
                guild,
                snapshot.channel,
                # Under the same nonce the old message would come back once more.
                f"{outgoing.nonce}+",
                [user for user in users if user not in called],
                view=layout_view(card),
                files=files(card),
            )
        if not shows(old, card):
            with in_channel(snapshot.channel, new=True):
                await old.edit(view=layout_view(card), attachments=files(card))
        return cast("discord.Message", old)

    async def _edit(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        standing = snapshot.messages.get(TURN)
        # What everybody sees is up to date already: a message sent meanwhile has shown more than this edit was due
        # for.
        shown = self._shown.get((guild, outgoing.game)) == snapshot.last and not outgoing.payload.get(CLOCK_CHANGED)
        if snapshot.game.phase != "running" or shown:
            return None
        # There is no message to edit, as far as we know: a new one says it, under the nonce of one that may be due.
        if standing is None:
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                session.enqueue("turn", {}, topic=TURN)
            return None
        self._poster.not_too_often(standing.message)
        try:
            card = await self._turn_card(guild, snapshot)
        except Late as late:
            # It stays due, also across a restart.
            raise TooSoon(PICTURE_RETRY) from late
        try:
            await self._poster.replace(guild, standing, card)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            # Its call is gone with it.
            return await self._post_turn(guild, outgoing, snapshot, _asked_seats(snapshot))
        self._shown[guild, outgoing.game] = snapshot.last
        return None

    async def _over(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        snapshot = await self._snapshot(guild, outgoing.game)
        catalogue = words(snapshot.game.language)
        how = await final_scoring(self.bot.store, guild, snapshot, catalogue)
        card = end_card(snapshot, how, catalogue, await self._pictures.board(guild, snapshot))
        self._shown.pop((guild, outgoing.game), None)
        return await self._call(guild, snapshot, outgoing, card, snapshot.seats)

    async def _retire(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Take the buttons off an old turn message, and the promise of a picture that comes no more."""
        snapshot = await self._snapshot(guild, outgoing.game)
        message = int(outgoing.payload["message"])
        channel = outgoing.payload.get("channel", snapshot.channel)
        place = await self._poster.channel(guild, channel)
        with in_channel(channel):
            old = await place.fetch_message(message)
            await old.edit(view=as_history(old, words(snapshot.game.language).text("picture-follows")))
        return None

    async def _say(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Say a sentence in public: its key in the catalogue and its facts."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            game, channel = session.game, session.channel
        text = words(game.language).text(outgoing.payload["key"], **outgoing.payload.get("args", {}))
        users = outgoing.payload.get("users", ())
        if outgoing.payload.get(REMINDS):
            reached = await reach(self.bot, users, outgoing, live=game.speed == "live")
        else:
            asleep = await asleep_until(self.bot, users)
            reached = Reach(tuple(user for user in users if user not in asleep), {})
        await self._poster.post(guild, channel, outgoing.nonce, reached.now, content=text)
        await self._call_later(guild, outgoing, reached)
        return None

    async def _call_later(self, guild: int, outgoing: OutboxMessage, reached: Reach) -> None:
        """Have a reminder sent again to the people whom it cannot ping now."""
        if reached.later:
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                call_in_the_morning(session, reached.later, outgoing)

    async def _deadlines(self, snapshot: TableSnapshot) -> dict[int, float]:
        users = {seat.seat: seat.user for seat in snapshot.seats if seat.user is not None}
        return await deadlines(self.bot, snapshot.clocks, users)

    async def _due(self, snapshot: TableSnapshot) -> float | None:
        return min((await self._deadlines(snapshot)).values(), default=None)

    async def _text_card(self, guild: int, snapshot: TableSnapshot) -> Card:
        catalogue = words(snapshot.game.language)
        news = await recent_news(self.bot.store, guild, snapshot, catalogue)
        card = turn_card(snapshot, news, catalogue, None, await self._due(snapshot))
        card = await with_next(self.bot, snapshot, card, catalogue)
        return card._replace(below=(catalogue.text("picture-follows"), *card.below))

    async def _turn_card(self, guild: int, snapshot: TableSnapshot) -> Card:
        catalogue = words(snapshot.game.language)
        picture = await self._pictures.board(guild, snapshot, PATIENCE)
        news = await recent_news(self.bot.store, guild, snapshot, catalogue)
        card = turn_card(snapshot, news, catalogue, picture, await self._due(snapshot))
        card = await with_next(self.bot, snapshot, card, catalogue)
        # No picture, no reason not to play: the board in letters tells the same.
        if picture:
            return card
        return card._replace(below=(text_board(snapshot, catalogue), *card.below))


def _asked_seats(snapshot: TableSnapshot) -> list[Seat]:
    return [seat for seat in snapshot.seats if seat.seat in snapshot.asked and seat.seat not in snapshot.away]
