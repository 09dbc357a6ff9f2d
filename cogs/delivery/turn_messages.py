"""Sends the turn message, its edits, and the message of a game's end."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import discord

from cogs.delivery.endings import ending_card
from cogs.delivery.pictures import PICTURE_RETRY, PICTURE_TIMEOUT
from cogs.delivery.posting import Posted, TooSoon, in_channel
from cogs.delivery.senders import Sender, sends
from cogs.delivery.sent import mentioned, revision_of, shows, texts
from cogs.discord.components import Card, Picture, files, layout_view
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.panel.renewal import renew_panels
from cogs.reminders.ahead import called_ahead, with_next
from cogs.reminders.quiet import asleep_until, reach
from cogs.show.cards import turn_card
from cogs.show.news import News
from cogs.show.snapshot import TableSnapshot
from cogs.show.status import due_of
from cogs.show.text_board import first_page
from cogs.workers.renderer import Late
from data.game.models import TURN, OutboxMessage, Seat, people_at
from data.game.outgoing import Chronicle, EndMessage, TurnEdit, TurnMessage
from render import Words, words

Message: TypeAlias = TurnMessage | TurnEdit | EndMessage


class Sending(NamedTuple):
    """A message that is being sent, and the table that it shows."""

    sender: Sender
    guild: int
    outgoing: OutboxMessage
    message: Message
    snapshot: TableSnapshot

    @property
    def catalogue(self) -> Words:
        """The words of the table's language, with icons."""
        return words(self.snapshot.game.language).with_icons()


async def _sending(sender: Sender, guild: int, outgoing: OutboxMessage, message: Message) -> Sending:
    return Sending(sender, guild, outgoing, message, await sender.snapshot(guild, outgoing))


async def send_plainly(
    sender: Sender, guild: int, outgoing: OutboxMessage, message: TurnMessage | EndMessage
) -> Posted | None:
    """Post the players who must act, and *Play*."""
    sending = await _sending(sender, guild, outgoing, message)
    snapshot = sending.snapshot
    card = turn_card(snapshot, News(), words(snapshot.game.language), None)
    return await _call(sending, await sender.titled(guild, outgoing, card, linked=False), _asked_seats(snapshot))


@sends(TurnMessage, plain=send_plainly)
async def send_turn(sender: Sender, guild: int, outgoing: OutboxMessage, message: TurnMessage) -> Posted | None:
    """Post a turn message, or edit the last one if it has pinged everyone."""
    sending = await _sending(sender, guild, outgoing, message)
    snapshot = sending.snapshot
    # The game has ended since this message was queued, and the message of the end is due as well.
    if snapshot.game.phase != "running":
        return None
    uncalled = [seat for seat in _asked_seats(snapshot) if seat.user not in snapshot.called]
    # Everyone is pinged once per state. If a turn is queued twice, the message in the channel already says it all.
    if TURN in snapshot.messages and not any(seat.user and not seat.opponent for seat in uncalled):
        return await _edit(sending, refresh=False)
    return await _post_turn(sending, uncalled)


@sends(TurnEdit)
async def send_edit(sender: Sender, guild: int, outgoing: OutboxMessage, message: TurnEdit) -> Posted | None:
    """Edit the turn message."""
    return await _edit(await _sending(sender, guild, outgoing, message), refresh=message.refresh)


@sends(EndMessage, plain=send_plainly)
async def send_end(sender: Sender, guild: int, outgoing: OutboxMessage, message: EndMessage) -> Posted | None:
    """Post the message of a game's end."""
    sending = await _sending(sender, guild, outgoing, message)
    sender.shown.pop((guild, outgoing.game), None)
    card = await ending_card(sender.pictures, guild, sending.snapshot)
    posted = await _call(sending, card, sending.snapshot.seats)
    await renew_panels(sender.bot, guild, outgoing.game, ())
    return posted


async def _post_turn(sending: Sending, seats: Sequence[Seat]) -> Posted:
    sender, guild, outgoing, _, snapshot = sending
    news = await sending.sender.news(sending.guild, sending.snapshot)
    try:
        card, picture_follows = await _turn_card(sending, news), False
    except Late:
        # Ping the players without waiting for the picture.
        card, picture_follows = await _text_card(sending, news), True
    posted = await _call(sending, card, seats)
    sender.note_texts(posted.message, card)
    # The first message of a channel tells the news from their beginning, any other what has happened since the last.
    old = snapshot.messages.get(TURN)
    posted = posted._replace(begins=old.shown if old else news.begins)
    # A later edit is needed only if this message lacks something.
    sender.shown[guild, outgoing.game] = 0 if picture_follows else snapshot.last
    return posted._replace(picture_follows=picture_follows)


async def _call(sending: Sending, card: Card, seats: Sequence[Seat]) -> Posted:
    """Post a new message that pings the people at ``seats``, except for those in their quiet hours."""
    sender, guild, outgoing, message, snapshot = sending
    here = [seat for seat in seats if not seat.opponent and seat.seat not in snapshot.away]
    people = people_at(here)
    asleep = await asleep_until(sender.bot, people)
    awake = [user for user in people if user not in asleep]
    repeated = sender.poster.is_repeated(outgoing)
    # Players in their quiet hours are pinged in the morning. Until then the message makes no sound.
    silent = bool(asleep) and not awake
    turn = isinstance(message, TurnMessage)
    ahead = await _called_ahead(sending) if turn and not silent else ()
    users = [*dict.fromkeys((*awake, *ahead))]
    sent = await _earlier_try(sending) if repeated else None
    if sent is None:
        sent = await sender.poster.post(
            guild,
            snapshot.channel,
            outgoing.nonce,
            users,
            view=layout_view(card, sender.bot.icons),
            files=files(card),
            silent=silent,
        )
    if repeated and not shows(sent, card, sender.bot.icons):
        called = _called_by(sent, snapshot, card)
        # The end pings everyone, even after an earlier ping.
        users = [user for user in awake if isinstance(message, EndMessage) or user not in called]
        sent = await _catch_up(sending, card, users, sent)
    return Posted(sent.id, snapshot.channel, snapshot.last, tuple(awake), asleep, ahead)


async def _called_ahead(sending: Sending) -> tuple[int, ...]:
    """Return the users whom the message pings because they are next, and count that ping in their quota."""
    sender, guild, outgoing, _, snapshot = sending
    ahead = await called_ahead(sender.bot, guild, snapshot)
    return (await reach(sender.bot, ahead, outgoing, live=snapshot.game.speed == "live")).now


async def _earlier_try(sending: Sending) -> discord.Message | None:
    """Return a turn message, or an end, that an earlier try has posted without storing its id."""
    sender, guild, _, _, snapshot = sending
    current = snapshot.messages.get(TURN)
    ids = {str(CustomId(TABLE, snapshot.game.id, verb)) for verb in ("log", "rematch")}
    return await sender.poster.find_earlier_try(guild, snapshot.channel, ids, current.message if current else 0)


def _called_by(old: discord.Message, snapshot: TableSnapshot, card: Card) -> set[int]:
    """Return the users whom a message of an earlier try has pinged for their open asks."""
    shown = snapshot.number_of(revision_of(old))
    if not shown and texts(old)[:1] == [card.above[0].strip()]:
        shown = snapshot.last
    # A player who was released after that message was pinged for another choice.
    return {user for user in mentioned(old) if shown >= snapshot.released.get(user, 0)}


async def _catch_up(sending: Sending, card: Card, users: list[int], old: discord.Message) -> discord.Message:
    """Update a message that an earlier try posted, or post a new one if it must ping ``users``."""
    sender, guild, outgoing, _, snapshot = sending
    if users:
        current = snapshot.messages.get(TURN)
        if current is None or current.message != old.id:
            async with sender.transaction(guild, outgoing) as session:
                session.enqueue(Chronicle(old.id, snapshot.channel, snapshot.last, snapshot.last))
        old = await sender.poster.post(
            guild,
            snapshot.channel,
            # Under the same nonce Discord would return the old message once more.
            f"{outgoing.nonce}+",
            users,
            view=layout_view(card, sender.bot.icons),
            files=files(card),
        )
    if not shows(old, card, sender.bot.icons):
        with in_channel(snapshot.channel, new=True):
            await old.edit(view=layout_view(card, sender.bot.icons), attachments=files(card))
    return old


async def _edit(sending: Sending, *, refresh: bool) -> Posted | None:
    """Edit the turn message; with ``refresh`` even if it shows the last entry of the log."""
    sender, guild, outgoing, _, snapshot = sending
    current = snapshot.messages.get(TURN)
    # The public message is up to date: a message sent since this edit was queued shows more than the edit.
    shown = sender.shown.get((guild, outgoing.game)) == snapshot.last and not refresh
    if snapshot.game.phase != "running" or shown:
        return None
    # No message is known that could be edited, so post a new one. A turn that is already due keeps its nonce.
    if current is None:
        async with sender.transaction(guild, outgoing) as session:
            session.enqueue(TurnMessage())
        return None
    sender.poster.not_too_often(current.channel, current.message)
    try:
        card = await _turn_card(sending, await sending.sender.news(sending.guild, sending.snapshot))
    except Late as late:
        # The edit stays due, also across a restart.
        raise TooSoon(PICTURE_RETRY) from late
    if not await sender.poster.try_replace(guild, current, card):
        # The ping of the old message is gone with it.
        return await _post_turn(sending, _asked_seats(snapshot))
    sender.note_texts(current.message, card)
    sender.shown[guild, outgoing.game] = snapshot.last
    return None


async def _turn_card(sending: Sending, news: News) -> Card:
    """Return the card with the picture. Raise Late if the picture takes too long."""
    snapshot = sending.snapshot
    picture = await sending.sender.pictures.board(sending.guild, snapshot, PICTURE_TIMEOUT, news.recent)
    card = await _card(sending, news, picture)
    # Without a picture the board is shown as text, so that the game can go on.
    if picture:
        return card
    return card._replace(below=(first_page(snapshot.view, snapshot.spoken, sending.catalogue), *card.below))


async def _text_card(sending: Sending, news: News) -> Card:
    """Return the card without the picture, which follows by an edit."""
    card = await _card(sending, news, None)
    return card._replace(below=(sending.catalogue.text("picture-follows"), *card.below))


async def _card(sending: Sending, news: News, picture: Picture | None) -> Card:
    bot = sending.sender.bot
    snapshot = sending.snapshot
    catalogue = sending.catalogue
    card = turn_card(snapshot, news, catalogue, picture, await due_of(bot, snapshot))
    card = await with_next(bot, snapshot, card, catalogue)
    return await sending.sender.titled(sending.guild, sending.outgoing, card, linked=False)


def _asked_seats(snapshot: TableSnapshot) -> list[Seat]:
    return [seat for seat in snapshot.seats if seat.seat in snapshot.asked and seat.seat not in snapshot.away]
