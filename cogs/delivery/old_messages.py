"""Removes the buttons of old messages, shortens old turn messages, and deletes messages that are no longer needed."""

from cogs.delivery.posting import Posted, in_channel
from cogs.delivery.senders import Sender, sends
from cogs.delivery.sent import as_history
from cogs.discord.components import layout_view
from cogs.show.cards import history_card
from cogs.show.news import told_between
from data.game.models import OutboxMessage
from data.game.outgoing import Chronicle, Remove, Retire
from render import words


@sends(Retire)
async def retire(sender: Sender, guild: int, outgoing: OutboxMessage, old: Retire) -> Posted | None:
    """Remove the buttons of an old message, and the sentence that its picture follows."""
    async with sender.transaction(guild, outgoing) as session:
        language = session.game.language
    place = await sender.poster.channel(guild, old.channel)
    with in_channel(old.channel):
        message = await place.fetch_message(old.message)
        await message.edit(view=as_history(message, words(language).text("picture-follows")))
    return None


@sends(Chronicle)
async def shorten_turn(sender: Sender, guild: int, outgoing: OutboxMessage, old: Chronicle) -> Posted | None:
    """Edit a turn message that a later one has replaced: to a line or two for each turn that it told."""
    sender.poster.not_too_often(old.channel, old.message)
    snapshot = await sender.snapshot(guild, outgoing)
    catalogue = words(snapshot.game.language).with_icons()
    lines = await told_between(sender.bot.store, guild, snapshot, catalogue, old.after, old.until)
    place = await sender.poster.channel(guild, old.channel)
    with in_channel(old.channel):
        message = place.get_partial_message(old.message)
        heading = await sender.heading(message)
        card = history_card(heading or await sender.title(guild, outgoing, linked=False), lines)
        await message.edit(view=layout_view(card, sender.bot.icons), attachments=[])
    return None


@sends(Remove)
async def remove(sender: Sender, guild: int, outgoing: OutboxMessage, old: Remove) -> Posted | None:
    """Delete a message."""
    place = await sender.poster.channel(guild, old.channel)
    with in_channel(old.channel):
        await place.get_partial_message(old.message).delete()
    return None
