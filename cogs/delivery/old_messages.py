"""Removes the buttons of old messages, and deletes messages that are no longer needed."""

from cogs.delivery.posting import Posted, in_channel
from cogs.delivery.senders import Sender, sends
from cogs.delivery.sent import as_history
from data.game.models import OutboxMessage
from data.game.outgoing import Remove, Retire
from render import words


@sends(Retire)
async def retire(sender: Sender, guild: int, outgoing: OutboxMessage, old: Retire) -> Posted | None:
    """Remove the buttons of an old message, and its promise of a picture."""
    async with sender.transaction(guild, outgoing) as session:
        language = session.game.language
    place = await sender.poster.channel(guild, old.channel)
    with in_channel(old.channel):
        message = await place.fetch_message(old.message)
        await message.edit(view=as_history(message, words(language).text("picture-follows")))
    return None


@sends(Remove)
async def remove(sender: Sender, guild: int, outgoing: OutboxMessage, old: Remove) -> Posted | None:
    """Delete a message."""
    place = await sender.poster.channel(guild, old.channel)
    with in_channel(old.channel):
        await place.get_partial_message(old.message).delete()
    return None
