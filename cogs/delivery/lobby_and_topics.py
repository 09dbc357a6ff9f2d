"""The messages of lobbies and of public matters (open offers, for example). They are edited and ping no one."""

import discord
import msgspec

from cogs.buttons.topics import closed_card, topic_card, topic_snapshot
from cogs.delivery.posting import Posted, Poster
from cogs.discord.client import Client
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.lobby.message import lobby_card
from cogs.table.labels import escaped_names
from data.game.models import LOBBY, OutboxMessage
from render import words
from rules.kernel import Event, Proposal


class LobbyAndTopics:
    """Sends the messages of a channel before a game and beside its turns."""

    def __init__(self, bot: Client, poster: Poster) -> None:
        self._bot, self._poster = bot, poster

    async def lobby(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post or update the message at which people join."""
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            game, seats, channel = session.game, session.seats, session.channel
            current = session.messages.get(LOBBY)
        card = lobby_card(game, seats, words(game.language))
        if current is not None:
            try:
                await self._poster.replace(guild, current, card)
            except discord.NotFound as error:
                # A deleted lobby is posted again while people can join. Once the game has begun, no one needs it.
                if error.code != UNKNOWN_MESSAGE or game.phase != "lobby":
                    raise
            else:
                return None
        return await self._poster.post_card(guild, channel, outgoing, card)

    async def topic(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post or edit the message of a public matter. Another message kind closes it."""
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            topic = topic_snapshot(session, outgoing.payload["name"])
            current, channel, language = session.messages.get(outgoing.topic), session.channel, session.game.language
            last = session.last
        if topic is None:
            return None
        card = topic_card(topic, words(language))
        if current is not None:
            self._poster.not_too_often(current.message)
        # No ping: the turn message pings the players who must act, and the game does not wait for the others.
        return await self._poster.show_card(guild, channel, current, outgoing, card, last)

    async def topic_closed(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Show the outcome of a public matter in its message and remove the buttons."""
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            current, channel, language = session.messages.get(outgoing.topic), session.channel, session.game.language
            names, view = escaped_names(session.seats), session.table.view()
        topic = msgspec.convert(outgoing.payload["topic"], Proposal)
        events = msgspec.convert(outgoing.payload["events"], list[Event])
        card = closed_card(topic, events, names, words(language).about(view))
        if current is None:
            # The matter ended before its message was posted. But if an earlier try reached Discord, a message with
            # buttons exists and must be replaced.
            if self._poster.is_repeated(outgoing):
                await self._poster.post_card(guild, channel, outgoing, card)
            return None
        await self._poster.replace(guild, current, card)
        async with self._bot.tables.transaction(guild, outgoing.game) as session:
            session.messages.drop(outgoing.topic)
        return None
