"""Posts and edits the messages of votes. A new one pings its voters."""

from cogs.delivery.posting import Posted
from cogs.delivery.senders import Sender, sends
from cogs.discord.client import Client
from cogs.reminders.quiet import invite_later, reach
from cogs.show.history import known_sentences, log_sentences
from cogs.table.votes import VoteSnapshot, closed_vote_card, take_vote_snapshot, vote_card
from data import queries
from data.game.models import OutboxMessage
from data.game.outgoing import VoteMessage, VoteResult
from render import Words, words

MAX_LISTED = 10
"""The maximum number of listed entries that an undo would take back."""
MAX_KNOWN = 5
"""The maximum number of listed entries that stay known after an undo."""


@sends(VoteMessage)
async def send_vote(sender: Sender, guild: int, outgoing: OutboxMessage, message: VoteMessage) -> Posted | None:
    """Post or edit the message of an open vote."""
    async with sender.transaction(guild, outgoing) as session:
        snapshot, posted = take_vote_snapshot(session, message.name), outgoing.topic in session.messages
        catalogue, live = words(session.game.language), session.game.speed == "live"
    if snapshot is None:
        return None
    card = vote_card(snapshot, await undone_entries(sender.bot, guild, snapshot, catalogue), catalogue)
    card = await sender.titled(guild, outgoing, card)
    if posted:
        return await sender.show_card(guild, outgoing, card)
    reached = await reach(sender.bot, tuple(snapshot.missing.values()), outgoing, live=live)
    new = await sender.show_card(guild, outgoing, card, reached.now)
    await invite_later(sender.bot, guild, outgoing.game, reached)
    return new


@sends(VoteResult)
async def close_vote(sender: Sender, guild: int, outgoing: OutboxMessage, closed: VoteResult) -> Posted | None:
    """Show the result in the message of a vote."""
    async with sender.transaction(guild, outgoing) as session:
        language = session.game.language
    card = closed_vote_card(closed.vote, closed.result, closed.names, words(language))
    await sender.show_card(guild, outgoing, await sender.titled(guild, outgoing, card))
    async with sender.transaction(guild, outgoing) as session:
        session.messages.drop(outgoing.topic)
    return None


async def undone_entries(bot: Client, guild: int, snapshot: VoteSnapshot, catalogue: Words) -> str:
    """Return the entries that an undo would take back, as the public may know them."""
    if snapshot.vote.kind != "undo":
        return ""
    entries = await queries.log(bot.store, guild, snapshot.game, after=snapshot.vote.facts["after"])
    catalogue = catalogue.about(snapshot.view)
    lines = log_sentences(entries, snapshot.players, catalogue.in_brief())
    left_out = len(lines) - MAX_LISTED
    more = [catalogue.text("vote-undo-more", count=left_out)] if left_out > 0 else []
    # The undone choices disappear, but the cards that they drew or showed stay known.
    known = {*snapshot.vote.facts.get("known", ())}
    seen = known_sentences([entry for entry in entries if entry.number in known], snapshot.players, catalogue)
    warned = [catalogue.text("vote-undo-known"), *(f"- {line}" for line in seen[-MAX_KNOWN:])] if known else []
    listed = (
        [catalogue.text("vote-undo-listed"), *more, *(f"- {line}" for line in lines[-MAX_LISTED:])] if lines else []
    )
    return "\n".join([*listed, *warned])
