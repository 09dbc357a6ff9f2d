"""Posts single sentences, and calls the people who watch for new tables."""

from cogs.delivery.posting import Posted
from cogs.delivery.senders import Sender, sends
from cogs.discord.titles import titled
from cogs.lobby.watchers import note_told, watchers_due
from cogs.reminders.quiet import Reach, asleep_until, reach, send_later
from data.game.models import OutboxMessage
from data.game.outgoing import Say, WatcherCall
from render import words


@sends(Say)
async def send_sentence(sender: Sender, guild: int, outgoing: OutboxMessage, said: Say) -> Posted | None:
    """Post a sentence."""
    async with sender.transaction(guild, outgoing) as session:
        game, channel = session.game, session.channel
    text = titled(await sender.title(guild, outgoing), words(game.language).text(said.key, **said.args))
    if said.reminds:
        reached = await reach(sender.bot, said.users, outgoing, live=game.speed == "live")
    else:
        asleep = await asleep_until(sender.bot, said.users)
        reached = Reach(tuple(user for user in said.users if user not in asleep), {})
    await sender.poster.post(guild, channel, outgoing.nonce, reached.now, content=sender.bot.icons.text(text))
    await send_later(sender.bot, guild, outgoing.game, said, reached)
    return None


@sends(WatcherCall)
async def call_watchers(sender: Sender, guild: int, outgoing: OutboxMessage, _: WatcherCall) -> Posted | None:
    """Tell the people who watch this kind of game, and who can see the table, that it has opened."""
    async with sender.transaction(guild, outgoing) as session:
        game, channel = session.game, session.channel
    watchers = await watchers_due(sender.bot, guild, game) if game.phase == "lobby" else []
    if not watchers:
        return None
    who = " ".join(f"<@{user}>" for user in watchers)
    text = titled(await sender.title(guild, outgoing), words(game.language).text("watch-said", who=who))
    asleep = await asleep_until(sender.bot, watchers)
    awake = [user for user in watchers if user not in asleep]
    await sender.poster.post(guild, channel, outgoing.nonce, awake, content=sender.bot.icons.text(text))
    # Note it only after sending: the next try must find the people whose message failed.
    await note_told(sender.bot, guild, game.kind, watchers)
    return None
