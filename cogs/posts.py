"""What the outbox sends: the turn message, its edits, the end, the lobby, and old messages without their buttons."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import discord
from discord import ui

import render
from cogs import board, lobby
from cogs.host import Host
from cogs.layout import Card, Picture, files, layout
from data.rows import Post, Seat
from render import words

UNKNOWN_MESSAGE = 10008
HOUR = 3600
APART = 3.0
"""Seconds between two edits of a message that is older than an hour: Discord counts those."""
REST = 300
"""Seconds for which nothing is sent to a channel that has refused us."""


class TooEarly(Exception):  # noqa: N818 - a time, not a fault
    """The message was edited just now; ``wait`` seconds later it may be edited again."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class Closed(Exception):  # noqa: N818 - a finding, not a fault
    """The channel has refused us a short time ago."""


class Posts:
    """Sends one message at a time; it remembers only what saves needless requests."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot
        self._edited: dict[int, float] = {}
        self._shown: dict[tuple[int, int], int] = {}
        self._kinds: dict[str, Callable[[int, Post], Awaitable[int | None]]] = {
            "turn": self._turn,
            "edit": self._edit,
            "over": self._over,
            "lobby": self._lobby,
            "retire": self._retire,
            "say": self._say,
        }

    async def send(self, guild: int, post: Post) -> int | None:
        """Send a message and return its id if it is a new one."""
        return await self._kinds[post.kind](guild, post)

    async def send_plain(self, guild: int, post: Post) -> int | None:
        """Send a message that calls somebody without anything that Discord could refuse: who must act, and *Play*."""
        if post.kind not in ("turn", "over"):
            return None
        moment = await self._moment(guild, post.game)
        card = board.turn_card(moment, "", words(moment.game.language), None)
        return await self._call(moment, post, card, _asked(moment))

    def close(self, channel: int) -> None:
        """Leave a channel alone for a while."""
        self.bot.closed[channel] = self.bot.store.clock() + REST

    async def _moment(self, guild: int, game: int) -> board.Moment:
        async with self.bot.tables.hold(guild, game) as live:
            return board.snapshot(live)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        if self.bot.closed.get(channel, 0.0) > self.bot.store.clock():
            raise Closed(channel)
        return self.bot.get_partial_messageable(channel)

    async def _turn(self, guild: int, post: Post) -> int | None:
        moment = await self._moment(guild, post.game)
        if moment.game.phase != "running":
            return None
        card = await self._turn_card(guild, moment)
        message = await self._call(moment, post, card, _asked(moment))
        self._shown[guild, post.game] = moment.last
        return message

    async def _call(self, moment: board.Moment, post: Post, card: Card, seats: Sequence[Seat]) -> int:
        """Post a new message that pings the people at ``seats``, and return its id."""
        users = [discord.Object(seat.user) for seat in seats if seat.user is not None and not seat.opponent]
        sent = await self._channel(moment.place).send(
            view=layout(card),
            files=files(card),
            nonce=post.nonce,
            allowed_mentions=discord.AllowedMentions(users=users),
        )
        return sent.id

    async def _edit(self, guild: int, post: Post) -> int | None:
        moment = await self._moment(guild, post.game)
        message = moment.game.turn_message
        if moment.game.phase != "running" or self._shown.get((guild, post.game)) == moment.last:
            return None
        if message is None:
            return await self._turn(guild, post)
        self._not_too_often(message)
        card = await self._turn_card(guild, moment)
        try:
            await self._replace(moment.place, message, card)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await self._turn(guild, post)
        self._shown[guild, post.game] = moment.last
        return None

    async def _over(self, guild: int, post: Post) -> int | None:
        moment = await self._moment(guild, post.game)
        told = words(moment.game.language)
        how = await board.ending(self.bot.store, guild, moment, told)
        card = board.end_card(moment, how, told, await self._picture(guild, moment))
        self._shown.pop((guild, post.game), None)
        return await self._call(moment, post, card, moment.seats)

    async def _lobby(self, guild: int, post: Post) -> int | None:
        async with self.bot.tables.hold(guild, post.game) as live:
            game, seats = live.game, live.seats
        card = lobby.card(game, seats, words(game.language))
        place = game.thread or game.channel
        if game.lobby_message is not None:
            try:
                await self._replace(place, game.lobby_message, card)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE or game.phase != "lobby":
                    raise
            else:
                return None
        sent = await self._channel(place).send(view=layout(card), nonce=post.nonce)
        return sent.id

    async def _retire(self, guild: int, post: Post) -> int | None:
        """Take the buttons off an old turn message, so that the history stays readable."""
        moment = await self._moment(guild, post.game)
        message = int(post.payload["message"])
        old = await self._channel(moment.place).fetch_message(message)
        view = ui.LayoutView.from_message(old, timeout=None)
        for item in [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]:
            if isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        for gallery in (item for item in view.walk_children() if isinstance(item, ui.MediaGallery)):
            gallery.items = [_own(item) for item in gallery.items]
        view.stop()
        await old.edit(view=view)
        return None

    async def _say(self, guild: int, post: Post) -> int | None:
        """Say a sentence in public: its key in the catalogue and its facts."""
        async with self.bot.tables.hold(guild, post.game) as live:
            game = live.game
        text = words(game.language).text(post.payload["key"], **post.payload.get("args", {}))
        pinged = [discord.Object(user) for user in post.payload.get("users", ())]
        await self._channel(game.thread or game.channel).send(
            text, nonce=post.nonce, allowed_mentions=discord.AllowedMentions(users=pinged)
        )
        return None

    async def _replace(self, channel: int, message: int, card: Card) -> None:
        old = self._channel(channel).get_partial_message(message)
        await old.edit(view=layout(card), attachments=files(card))
        self._edited[message] = self.bot.store.clock()

    def _not_too_often(self, message: int) -> None:
        """Raise TooEarly if an old message was edited just now: Discord counts those edits."""
        now = self.bot.store.clock()
        if now - discord.utils.snowflake_time(message).timestamp() > HOUR:
            wait = self._edited.get(message, 0.0) + APART - now
            if wait > 0:
                raise TooEarly(wait)

    async def _turn_card(self, guild: int, moment: board.Moment) -> Card:
        told = words(moment.game.language)
        news = await board.news(self.bot.store, guild, moment, told)
        picture = await self._picture(guild, moment)
        card = board.turn_card(moment, news, told, picture)
        if picture:
            return card
        return card._replace(below=(board.text_board(moment, told), *card.below))

    async def _picture(self, guild: int, moment: board.Moment) -> Picture | None:
        language, names = moment.game.language, moment.names
        data = await self.bot.easel.draw(
            ("board", guild, moment.game.id),
            partial(render.png, moment.view, moment.quick, names=names, language=language),
        )
        if data is None:
            return None
        alt = render.describe(moment.view, names=names, language=language)
        return Picture(f"board-{moment.game.id}-{moment.last}.png", alt, data)


def _asked(moment: board.Moment) -> list[Seat]:
    return [seat for seat in moment.seats if seat.seat in moment.asked]


def _own(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Return a picture of a message by its file's name: its address is signed and would expire."""
    name = Path(urlsplit(item.media.url).path).name
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
