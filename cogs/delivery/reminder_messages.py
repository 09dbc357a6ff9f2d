"""Sends reminders: in the channel, as direct messages, and as nudges about unfinished choices."""

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import discord

from cogs.delivery.posting import Posted
from cogs.delivery.senders import Sender, sends
from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.discord.components import layout_view
from cogs.discord.rate_limits import is_rate_limit
from cogs.discord.titles import title_of, titled, with_title
from cogs.reminders.messages import BY_DM, reminder_card
from cogs.reminders.nudge import nudge_card
from cogs.reminders.quiet import only_for, reach, send_later
from cogs.table.links import table_link
from data import queries
from data.game.models import REMINDER, OutboxMessage
from data.game.outgoing import DirectReminder, NudgeMessage, ReminderMessage
from data.reminders import waiting_for
from render import Words, words

NO_DIRECT = frozenset({50007, 50278})
"""Discord's error codes for a user who cannot receive direct messages from the bot."""
REFUSED_DIRECT: Final = StateKey[set[int]](set)
"""The codes of direct messages refused since the last one that Discord took. The operator is told once of each."""

LOG = logging.getLogger(__name__)


@sends(ReminderMessage)
async def send_reminder(
    sender: Sender, guild: int, outgoing: OutboxMessage, reminder: ReminderMessage
) -> Posted | None:
    """Post a reminder that pings people; or, without people to ping, update the reminder in the channel."""
    snapshot = await sender.snapshot(guild, outgoing)
    if snapshot.game.phase != "running" or not snapshot.clocks:
        return None
    catalogue = words(snapshot.game.language)
    others = await _links(sender, guild, reminder.others, catalogue)
    card = reminder_card(snapshot, await sender.deadlines(snapshot), catalogue, others)
    card = await sender.titled(guild, outgoing, card)
    late = {snapshot.seats[seat].user for seat in snapshot.clocks if seat not in snapshot.away}
    # A person who has acted since this was queued is not pinged.
    called = [user for user in reminder.users if user in late]
    reached = await reach(sender.bot, called, outgoing, live=snapshot.game.speed == "live")
    current = snapshot.messages.get(REMINDER)
    if current is not None and not reached.now:
        await sender.poster.replace(guild, current, card)
        await send_later(sender.bot, guild, outgoing.game, reminder, reached)
        return None
    sent = await sender.poster.post(
        guild, snapshot.channel, outgoing.nonce, reached.now, view=layout_view(card, sender.bot.icons)
    )
    return Posted(sent.id, snapshot.channel, asleep=reached.later)


async def _links(
    sender: Sender, guild: int, games_of: Mapping[int, Sequence[int]], catalogue: Words
) -> dict[int, list[str]]:
    """Return links to the other tables that wait for people, without the private ones."""
    if not games_of:
        return {}
    known = {game.id: game for game in await queries.games(sender.bot.store, guild) if not game.private}
    messages = await queries.messages(sender.bot.store, guild)
    return {
        user: [table_link(guild, known[game], messages.get(game), catalogue) for game in games if game in known]
        for user, games in games_of.items()
    }


@sends(DirectReminder)
async def send_direct(sender: Sender, guild: int, outgoing: OutboxMessage, reminder: DirectReminder) -> Posted | None:
    """Remind a user of all waiting tables by a direct message, or in the channel if it cannot be delivered."""
    bot = sender.bot
    user = reminder.user
    now = await waiting_for(sender.bot.store, guild)
    # The user may have played at some of these tables since this was queued.
    waiting = [game for game in reminder.games if game in now.get(user, ())]
    known = {game.id: game for game in await queries.games(bot.store, guild)}
    messages = await queries.messages(bot.store, guild)
    waiting = [game for game in waiting if game in known]
    if not waiting:
        return None
    reached = await reach(bot, [user], outgoing, live=known[waiting[0]].speed == "live")
    if not reached.now:
        await send_later(bot, guild, outgoing.game, reminder, reached)
        return None
    catalogue = words((await bot.store.users.settings(user)).get("language") or known[waiting[0]].language)
    heading, (first, *others) = catalogue.text("direct-heading", count=len(waiting)), waiting
    if others:
        told = [heading, *(f"- {table_link(guild, known[game], messages.get(game), catalogue)}" for game in waiting)]
    else:
        # The reader of a direct message is in no channel.
        told = [
            titled(
                await title_of(bot.tables, guild, known[first], catalogue, turn=messages.get(first), here=0), heading
            )
        ]
    text = "\n".join((*told, catalogue.text("direct-off")))
    try:
        channel = await bot.http.start_private_message(user)
        place = bot.get_partial_messageable(int(channel["id"]))
        await place.send(sender.bot.icons.text(text), nonce=outgoing.nonce, suppress_embeds=True)
        bot.state[REFUSED_DIRECT].clear()
    except discord.HTTPException as refused:
        if is_rate_limit(refused) or isinstance(refused, discord.DiscordServerError):
            raise
        if refused.code in NO_DIRECT:
            # Switch direct messages off until the user asks for them again.
            await bot.store.users.change_settings(user, **{BY_DM.key: None})
        else:
            _tell_operator(bot, refused)
        # Remind them at the table this time.
        async with sender.transaction(guild, outgoing) as session:
            session.enqueue(only_for(ReminderMessage(), user))
    return None


def _tell_operator(bot: Client, refused: discord.HTTPException) -> None:
    """Log once that Discord refuses the bot's direct messages to all people."""
    told = bot.state[REFUSED_DIRECT]
    if refused.code not in told:
        told.add(refused.code)
        LOG.error(
            "Discord refuses direct messages of this bot (%s %s); reminders go to the channels",
            refused.code,
            refused.text,
        )


@sends(NudgeMessage)
async def send_nudge(sender: Sender, guild: int, outgoing: OutboxMessage, nudge: NudgeMessage) -> Posted | None:
    """Tell one player, in answer to their last click, that their choice is not finished. Send it at most once."""
    # Discord takes no nonce here, so a message that may have arrived is not sent again.
    if sender.poster.is_repeated(outgoing):
        return None
    async with sender.transaction(guild, outgoing) as session:
        card = nudge_card(session, nudge)
    if card is not None:
        card = with_title(card, await sender.title(guild, outgoing, nudge.language))
        hook = discord.Webhook.partial(sender.bot.application_id or 0, nudge.token, client=sender.bot)
        hook.type = discord.WebhookType.application
        # An expired token means that the notice comes too late.
        with suppress(discord.HTTPException):
            await hook.send(view=layout_view(card, sender.bot.icons), ephemeral=True)
    return None
