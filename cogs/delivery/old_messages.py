"""Removes the buttons of old messages, shortens old turn messages, and deletes messages that are no longer needed."""

import re
from collections.abc import Sequence
from typing import Final

from cogs.delivery.posting import Posted, in_channel
from cogs.delivery.senders import Sender, sends
from cogs.delivery.sent import as_history
from cogs.discord.components import layout_view
from cogs.discord.emojis import Emojis
from cogs.discord.names import escaped
from cogs.show.cards import history_card
from cogs.show.news import told_between
from cogs.show.status import BETWEEN_SEATS
from cogs.table.labels import escaped_names, holds_several
from data.game.models import OutboxMessage, Seat
from data.game.outgoing import Chronicle, Remove, Retire
from render import badge, words

MENTION: Final = re.compile(r"<@!?(\d+)>")
"""The mention of a person."""


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
        shown = await sender.texts_of(message)
        named = [without_mentions(text, snapshot.history.at(old.until)) for text in shown]
        heading = next(iter(named), None) or await sender.title(guild, outgoing, linked=False)
        card = history_card(heading, lines, scores_in(named, sender.bot.icons) if lines else "")
        await message.edit(view=layout_view(card, sender.bot.icons), attachments=[])
    return None


def without_mentions(text: str, players: Sequence[Seat]) -> str:
    """Return a text with names instead of mentions. Discord highlights each message that mentions its reader."""
    names = {
        # The letter of one of several seats stands behind the mention.
        seat.user: escaped(seat.name) if holds_several(seat, players) else name
        for seat, name in zip(players, escaped_names(players), strict=True)
    }
    return MENTION.sub(lambda found: names.get(int(found[1]), "…"), text)


def scores_in(shown: Sequence[str], emojis: Emojis) -> str:
    """Return the line of the scores in the texts of a turn message, without the deadline; "" if it has no scores."""
    first = emojis.text(badge(0))
    every = (line.removeprefix("-# ") for text in shown for line in text.splitlines())
    lines = (line for line in every if line.startswith(first) and "**" in line)
    parts = next(lines, "").split(BETWEEN_SEATS)
    return BETWEEN_SEATS.join(part for part in parts if "<t:" not in part)


@sends(Remove)
async def remove(sender: Sender, guild: int, outgoing: OutboxMessage, old: Remove) -> Posted | None:
    """Delete a message."""
    place = await sender.poster.channel(guild, old.channel)
    with in_channel(old.channel):
        await place.get_partial_message(old.message).delete()
    return None
