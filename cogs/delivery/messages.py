"""The sender of messages: a message that is due is sent by the method of its kind.

This module sends the turn message with its edits and the end of a game, and takes the buttons off old messages.
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
from cogs.delivery.sent import as_history, mentioned, revision_of, shows, texts
from cogs.discord.client import Client
from cogs.discord.components import Card, files, layout_view
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.discord.renderer import Late
from cogs.show.cards import end_card, turn_card
from cogs.show.history import final_scoring, recent_news
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.text_board import first_page
from cogs.table.clock import CLOCK_CHANGED, deadlines
from data.game.models import TURN, OutboxMessage, Seat
from render import words


class MessageSender:
    """Sends one message at a time."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        # The last log entry that the public message shows, by guild and game. A lost entry costs one more edit.
        self._shown: LRUCache[tuple[int, int], int] = LRUCache(MAX_REMEMBERED)
        self._poster = Poster(bot)
        self._pictures = BoardPictures(bot)
        others = LobbyAndTopics(bot, self._poster)
        self._kinds: dict[str, Callable[[int, OutboxMessage], Awaitable[Posted | None]]] = {
            "turn": self._turn,
            "edit": self._edit,
            "over": self._over,
            "lobby": others.lobby,
            "retire": self._retire,
            "say": self._say,
            "topic": others.topic,
            "topic_closed": others.topic_closed,
        }

    async def send(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Send a message. Return the posted message if it is a new one."""
        return await self._kinds[outgoing.kind](guild, outgoing)

    async def send_plain(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Send a turn or an end with nothing that Discord could refuse: the players who must act, and *Play*."""
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
        # The game has ended since this message was queued, and the message of the end is due as well.
        if snapshot.game.phase != "running":
            return None
        uncalled = [seat for seat in _asked_seats(snapshot) if seat.user not in snapshot.called]
        # Everyone is pinged once per state. If a turn is queued twice, the message in the channel already says it all.
        if TURN in snapshot.messages and not any(seat.user and not seat.opponent for seat in uncalled):
            return await self._edit(guild, outgoing)
        return await self._post_turn(guild, outgoing, snapshot, uncalled)

    async def _post_turn(
        self, guild: int, outgoing: OutboxMessage, snapshot: TableSnapshot, seats: Sequence[Seat]
    ) -> Posted:
        try:
            card, owes_picture = await self._turn_card(guild, snapshot), False
        except Late:
            # Ping the players without waiting for the picture.
            card, owes_picture = await self._text_card(guild, snapshot), True
        posted = await self._call(guild, snapshot, outgoing, card, seats)
        # A later edit is needed only if this message lacks something.
        self._shown[guild, outgoing.game] = 0 if owes_picture else snapshot.last
        return posted._replace(owes_picture=owes_picture)

    async def _call(
        self, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage, card: Card, seats: Sequence[Seat]
    ) -> Posted:
        """Post a new message that pings the people at ``seats``, except for those in their quiet hours."""
        here = [seat for seat in seats if not seat.opponent and seat.seat not in snapshot.away]
        people = [seat.user for seat in here if seat.user is not None]
        asleep = await asleep_until(self.bot, people)
        awake = [user for user in people if user not in asleep]
        repeated = self._poster.is_repeated(outgoing)
        # Players in their quiet hours are pinged in the morning. Until then the message makes no sound.
        silent = bool(asleep) and not awake
        ahead = await self._called_ahead(guild, snapshot, outgoing) if outgoing.kind == "turn" and not silent else ()
        users = [*awake, *ahead]
        sent = await self._earlier_try(guild, snapshot) if repeated else None
        if sent is None:
            sent = await self._poster.post(
                guild, snapshot.channel, outgoing.nonce, users, view=layout_view(card), files=files(card), silent=silent
            )
        if repeated and not shows(sent, card):
            sent = await self._catch_up(guild, snapshot, outgoing, card, awake, sent)
        return Posted(sent.id, snapshot.channel, snapshot.last, tuple(awake), asleep, ahead)

    async def _called_ahead(self, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage) -> tuple[int, ...]:
        """Return the users whom the message pings because they are next, and count that ping in their quota."""
        ahead = await called_ahead(self.bot, guild, snapshot)
        return (await reach(self.bot, ahead, outgoing, live=snapshot.game.speed == "live")).now

    async def _earlier_try(self, guild: int, snapshot: TableSnapshot) -> discord.Message | None:
        """Return a turn message, or an end, that an earlier try has posted without storing its id."""
        current = snapshot.messages.get(TURN)
        ids = {str(CustomId(TABLE, snapshot.game.id, verb)) for verb in ("log", "rematch")}
        return await self._poster.find_earlier_try(guild, snapshot.channel, ids, current.message if current else 0)

    async def _catch_up(
        self, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage, card: Card, users: list[int], old: Any
    ) -> discord.Message:
        """Update a message that an earlier try posted, or post a new one if that did not ping all ``users``."""
        # A player who was released after that message was pinged for another choice.
        shown = snapshot.number_of(revision_of(old))
        if not shown and texts(old)[:1] == [card.above[0].strip()]:
            shown = snapshot.last
        called = {user for user in mentioned(old) if shown >= snapshot.released.get(user, 0)}
        # The end pings everyone, even after an earlier ping.
        if outgoing.kind == "over":
            called = set()
        if not called.issuperset(users):
            current = snapshot.messages.get(TURN)
            if current is None or current.message != old.id:
                async with self.bot.tables.transaction(guild, outgoing.game) as session:
                    session.enqueue("retire", {"message": old.id, "channel": snapshot.channel})
            old = await self._poster.post(
                guild,
                snapshot.channel,
                # Under the same nonce Discord would return the old message once more.
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
        current = snapshot.messages.get(TURN)
        # The public message is up to date: a message sent since this edit was queued shows more than the edit.
        shown = self._shown.get((guild, outgoing.game)) == snapshot.last and not outgoing.payload.get(CLOCK_CHANGED)
        if snapshot.game.phase != "running" or shown:
            return None
        # No message is known that could be edited, so post a new one. A turn that is already due keeps its nonce.
        if current is None:
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                session.enqueue("turn", {}, topic=TURN)
            return None
        self._poster.not_too_often(current.message)
        try:
            card = await self._turn_card(guild, snapshot)
        except Late as late:
            # The edit stays due, also across a restart.
            raise TooSoon(PICTURE_RETRY) from late
        try:
            await self._poster.replace(guild, current, card)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            # The ping of the old message is gone with it.
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
        """Remove the buttons of an old turn message, and its promise of a picture."""
        snapshot = await self._snapshot(guild, outgoing.game)
        message = int(outgoing.payload["message"])
        channel = outgoing.payload.get("channel", snapshot.channel)
        place = await self._poster.channel(guild, channel)
        with in_channel(channel):
            old = await place.fetch_message(message)
            await old.edit(view=as_history(old, words(snapshot.game.language).text("picture-follows")))
        return None

    async def _say(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post a sentence: its key in the catalogue and its facts."""
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
        """Queue a reminder again for the people whom it cannot ping now."""
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
        # Without a picture the board is shown as text, so that the game can go on.
        if picture:
            return card
        return card._replace(below=(first_page(snapshot.view, snapshot.spoken, catalogue), *card.below))


def _asked_seats(snapshot: TableSnapshot) -> list[Seat]:
    return [seat for seat in snapshot.seats if seat.seat in snapshot.asked and seat.seat not in snapshot.away]
