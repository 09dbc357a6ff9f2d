"""Sends the turn message, its edits, and the message of a game's end."""

from collections.abc import Sequence

import discord

from cogs.acts.quiet import asleep_until, reach
from cogs.delivery.ahead import called_ahead, with_next
from cogs.delivery.endings import ending_card
from cogs.delivery.pictures import PATIENCE, PICTURE_RETRY
from cogs.delivery.posting import Posted, TooSoon, in_channel
from cogs.delivery.senders import Sender, sends
from cogs.delivery.sent import mentioned, revision_of, shows, texts
from cogs.discord.components import Card, files, layout_view
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.discord.renderer import Late
from cogs.show.cards import turn_card
from cogs.show.news import News, recent_news
from cogs.show.snapshot import TableSnapshot
from cogs.show.status import due_of
from cogs.show.text_board import first_page
from data.game.models import TURN, OutboxMessage, Seat
from data.game.outgoing import Chronicle, EndMessage, TurnEdit, TurnMessage
from render import words


async def send_plainly(
    sender: Sender, guild: int, outgoing: OutboxMessage, message: TurnMessage | EndMessage
) -> Posted | None:
    """Post the players who must act, and *Play*."""
    snapshot = await sender.snapshot(guild, outgoing)
    card = turn_card(snapshot, News(), words(snapshot.game.language), None)
    return await _call(sender, guild, outgoing, message, snapshot, card, _asked_seats(snapshot))


@sends(TurnMessage, plain=send_plainly)
async def send_turn(sender: Sender, guild: int, outgoing: OutboxMessage, message: TurnMessage) -> Posted | None:
    """Post a turn message, or edit the last one if it has pinged everyone."""
    snapshot = await sender.snapshot(guild, outgoing)
    # The game has ended since this message was queued, and the message of the end is due as well.
    if snapshot.game.phase != "running":
        return None
    uncalled = [seat for seat in _asked_seats(snapshot) if seat.user not in snapshot.called]
    # Everyone is pinged once per state. If a turn is queued twice, the message in the channel already says it all.
    if TURN in snapshot.messages and not any(seat.user and not seat.opponent for seat in uncalled):
        return await _edit(sender, guild, outgoing, message)
    return await _post_turn(sender, guild, outgoing, message, snapshot, uncalled)


@sends(TurnEdit)
async def send_edit(sender: Sender, guild: int, outgoing: OutboxMessage, message: TurnEdit) -> Posted | None:
    """Edit the turn message."""
    return await _edit(sender, guild, outgoing, message)


@sends(EndMessage, plain=send_plainly)
async def send_end(sender: Sender, guild: int, outgoing: OutboxMessage, message: EndMessage) -> Posted | None:
    """Post the message of a game's end."""
    snapshot = await sender.snapshot(guild, outgoing)
    sender.shown.pop((guild, outgoing.game), None)
    card = await ending_card(sender.pictures, guild, snapshot)
    return await _call(sender, guild, outgoing, message, snapshot, card, snapshot.seats)


async def _post_turn(
    sender: Sender,
    guild: int,
    outgoing: OutboxMessage,
    message: TurnMessage | TurnEdit,
    snapshot: TableSnapshot,
    seats: Sequence[Seat],
) -> Posted:
    news = await _news(sender, guild, snapshot)
    try:
        card, owes_picture = await _turn_card(sender, guild, snapshot, news), False
    except Late:
        # Ping the players without waiting for the picture.
        card, owes_picture = await _text_card(sender, snapshot, news), True
    posted = await _call(sender, guild, outgoing, message, snapshot, card, seats)
    sender.note_heading(posted.message, card)
    # The first message of a channel tells the news from their beginning, any other what has happened since the last.
    old = snapshot.messages.get(TURN)
    posted = posted._replace(begins=old.shown if old else news.begins)
    # A later edit is needed only if this message lacks something.
    sender.shown[guild, outgoing.game] = 0 if owes_picture else snapshot.last
    return posted._replace(owes_picture=owes_picture)


async def _call(
    sender: Sender,
    guild: int,
    outgoing: OutboxMessage,
    message: TurnMessage | TurnEdit | EndMessage,
    snapshot: TableSnapshot,
    card: Card,
    seats: Sequence[Seat],
) -> Posted:
    """Post a new message that pings the people at ``seats``, except for those in their quiet hours."""
    here = [seat for seat in seats if not seat.opponent and seat.seat not in snapshot.away]
    people = [seat.user for seat in here if seat.user is not None]
    asleep = await asleep_until(sender.bot, people)
    awake = [user for user in people if user not in asleep]
    repeated = sender.poster.is_repeated(outgoing)
    # Players in their quiet hours are pinged in the morning. Until then the message makes no sound.
    silent = bool(asleep) and not awake
    turn = isinstance(message, TurnMessage)
    ahead = await _called_ahead(sender, guild, snapshot, outgoing) if turn and not silent else ()
    users = [*awake, *ahead]
    sent = await _earlier_try(sender, guild, snapshot) if repeated else None
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
        sent = await _catch_up(sender, guild, outgoing, snapshot, card, users, sent)
    return Posted(sent.id, snapshot.channel, snapshot.last, tuple(awake), asleep, ahead)


async def _called_ahead(
    sender: Sender, guild: int, snapshot: TableSnapshot, outgoing: OutboxMessage
) -> tuple[int, ...]:
    """Return the users whom the message pings because they are next, and count that ping in their quota."""
    ahead = await called_ahead(sender.bot, guild, snapshot)
    return (await reach(sender.bot, ahead, outgoing, live=snapshot.game.speed == "live")).now


async def _earlier_try(sender: Sender, guild: int, snapshot: TableSnapshot) -> discord.Message | None:
    """Return a turn message, or an end, that an earlier try has posted without storing its id."""
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


async def _catch_up(
    sender: Sender,
    guild: int,
    outgoing: OutboxMessage,
    snapshot: TableSnapshot,
    card: Card,
    users: list[int],
    old: discord.Message,
) -> discord.Message:
    """Update a message that an earlier try posted, or post a new one if it must ping ``users``."""
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


async def _edit(sender: Sender, guild: int, outgoing: OutboxMessage, message: TurnMessage | TurnEdit) -> Posted | None:
    snapshot = await sender.snapshot(guild, outgoing)
    current = snapshot.messages.get(TURN)
    # The public message is up to date: a message sent since this edit was queued shows more than the edit.
    shown = sender.shown.get((guild, outgoing.game)) == snapshot.last and not (
        isinstance(message, TurnEdit) and message.refresh
    )
    if snapshot.game.phase != "running" or shown:
        return None
    # No message is known that could be edited, so post a new one. A turn that is already due keeps its nonce.
    if current is None:
        async with sender.transaction(guild, outgoing) as session:
            session.enqueue(TurnMessage())
        return None
    sender.poster.not_too_often(current.channel, current.message)
    try:
        card = await _turn_card(sender, guild, snapshot, await _news(sender, guild, snapshot))
    except Late as late:
        # The edit stays due, also across a restart.
        raise TooSoon(PICTURE_RETRY) from late
    try:
        await sender.poster.replace(guild, current, card)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        # The ping of the old message is gone with it.
        return await _post_turn(sender, guild, outgoing, message, snapshot, _asked_seats(snapshot))
    sender.note_heading(current.message, card)
    sender.shown[guild, outgoing.game] = snapshot.last
    return None


async def _news(sender: Sender, guild: int, snapshot: TableSnapshot) -> News:
    return await recent_news(sender.bot.store, guild, snapshot, words(snapshot.game.language).with_icons())


async def _text_card(sender: Sender, snapshot: TableSnapshot, news: News) -> Card:
    catalogue = words(snapshot.game.language).with_icons()
    card = turn_card(snapshot, news, catalogue, None, await due_of(sender.bot, snapshot))
    card = await with_next(sender.bot, snapshot, card, catalogue)
    return card._replace(below=(catalogue.text("picture-follows"), *card.below))


async def _turn_card(sender: Sender, guild: int, snapshot: TableSnapshot, news: News) -> Card:
    catalogue = words(snapshot.game.language).with_icons()
    picture = await sender.pictures.board(guild, snapshot, PATIENCE, news.recent)
    card = turn_card(snapshot, news, catalogue, picture, await due_of(sender.bot, snapshot))
    card = await with_next(sender.bot, snapshot, card, catalogue)
    # Without a picture the board is shown as text, so that the game can go on.
    if picture:
        return card
    return card._replace(below=(first_page(snapshot.view, snapshot.spoken, catalogue), *card.below))


def _asked_seats(snapshot: TableSnapshot) -> list[Seat]:
    return [seat for seat in snapshot.seats if seat.seat in snapshot.asked and seat.seat not in snapshot.away]
