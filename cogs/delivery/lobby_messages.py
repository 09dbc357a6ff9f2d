"""Posts and edits the message at which people join. It pings no one."""

import discord

from cogs.delivery.posting import Posted
from cogs.delivery.senders import Sender, sends
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.lobby.message import lobby_card
from data.game.models import LOBBY, OutboxMessage
from data.game.outgoing import LobbyMessage
from render import words


@sends(LobbyMessage)
async def send_lobby(sender: Sender, guild: int, outgoing: OutboxMessage, _: LobbyMessage) -> Posted | None:
    """Post or edit the message of a lobby."""
    async with sender.transaction(guild, outgoing) as session:
        game, seats, channel = session.game, session.seats, session.channel
        current = session.messages.get(LOBBY)
    card = lobby_card(game, seats, words(game.language))
    if current is not None:
        try:
            await sender.poster.replace(guild, current, card)
        except discord.NotFound as error:
            # A deleted lobby is posted again while people can join. Once the game has begun, no one needs it.
            if error.code != UNKNOWN_MESSAGE or game.phase != "lobby":
                raise
        else:
            return None
    return await sender.poster.post_card(guild, channel, outgoing, card)
