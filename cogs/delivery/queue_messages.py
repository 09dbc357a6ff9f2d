"""Calls the people for whom a table has opened by their wishes."""

from cogs.delivery.posting import Posted, TooSoon
from cogs.delivery.senders import Sender, sends
from cogs.discord.titles import titled
from cogs.reminders.quiet import asleep_until
from data.game.models import OutboxMessage
from data.game.outgoing import QueueCall
from render import words


@sends(QueueCall)
async def call_queued(sender: Sender, guild: int, outgoing: OutboxMessage, called: QueueCall) -> Posted | None:
    """Ping the people who still sit in the lobby, each of them after their quiet hours."""
    async with sender.transaction(guild, outgoing) as session:
        game, channel = session.game, session.channel
        users = [user for user in called.users if session.seat_of(user) is not None]
    # The messages of a running game call its players.
    if game.phase != "lobby" or not users:
        return None
    asleep = await asleep_until(sender.bot, users)
    # Before the post, so that a kill after it loses no call. A call of the same person replaces one that is due.
    if asleep and len(users) > 1:
        async with sender.transaction(guild, outgoing) as session:
            for user, end in asleep.items():
                session.enqueue(QueueCall((user,)), not_before=end)
    elif asleep:
        # Their quiet hours have changed.
        raise TooSoon(asleep[users[0]] - sender.bot.store.clock())
    who = " ".join(f"<@{user}>" for user in users)
    text = titled(await sender.title(guild, outgoing), words(game.language).text("queue-said", who=who))
    awake = [user for user in users if user not in asleep]
    content = sender.bot.icons.text(text)
    await sender.poster.post(guild, channel, outgoing.nonce, awake, content=content, silent=not awake)
    return None
