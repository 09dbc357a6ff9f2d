"""The messages of lobbies and of topics (open offers, say): they are edited in place and call nobody."""

import discord
import msgspec

from cogs.buttons.topics import closed_card, topic_card, topic_snapshot
from cogs.delivery.posting import Posted, Poster
from cogs.discord.client import Client
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.lobby.message import lobby_card
from cogs.table.labels import escaped_names
from data.models import LOBBY, OutboxMessage
from render import words
from rules.kernel import Event, Topic


class LobbyAndTopics:
    """Sends what stands in the channel before a game and beside its turns."""

    def __init__(self, bot: Client, poster: Poster) -> None:
        self._bot, self._poster = bot, poster

    async def lobby(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post the message at which people join, or bring it up to date."""
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            game, seats, channel = session.game, session.seats, session.channel
            standing = session.messages.get(LOBBY)
        card = lobby_card(game, seats, words(game.language))
        if standing is not None:
            try:
                await self._poster.replace(guild, standing, card)
            except discord.NotFound as error:
                # A lobby that has been deleted is posted anew as long as one can join; once the game has begun nobody
                # misses it.
                if error.code != UNKNOWN_MESSAGE or game.phase != "lobby":
                    raise
            else:
                return None
        return await self._poster.post_card(guild, channel, outgoing, card)

    async def topic(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post the message of a public matter, or edit it in place; its settling is an edit of its own."""
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            topic = topic_snapshot(session, outgoing.payload["name"])
            standing, channel, language = session.messages.get(outgoing.topic), session.channel, session.game.language
            last = session.last
        if topic is None:
            return None
        card = topic_card(topic, words(language))
        if standing is not None:
            self._poster.not_too_often(standing.message)
        # Nobody is called: whoever must act is called by the turn message, and nobody waits for the others.
        return await self._poster.show_card(guild, channel, standing, outgoing, card, last)

    async def topic_closed(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Say in the message of a public matter how it came out, and take its buttons off."""
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            standing, channel, language = session.messages.get(outgoing.topic), session.channel, session.game.language
            names = escaped_names(session.seats)
        topic = msgspec.convert(outgoing.payload["topic"], Topic)
        events = msgspec.convert(outgoing.payload["events"], list[Event])
        card = closed_card(topic, events, names, words(language))
        if standing is None:
            # Settled before anybody saw it; only if it was tried to post it, it may stand there with its buttons.
            if self._poster.is_repeated(outgoing):
                await self._poster.post_card(guild, channel, outgoing, card)
            return None
        await self._poster.replace(guild, standing, card)
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            session.unposted(outgoing.topic)
        return None
