"""Posts and edits the messages of proposals, such as open trade offers. A new one pings the people it asks."""

from cogs.buttons.proposals import closed_card, proposal_card, proposal_snapshot
from cogs.delivery.posting import Posted
from cogs.delivery.senders import Sender, sends
from cogs.panel.renewal import renew_panels
from cogs.reminders.quiet import invite_later, reach
from cogs.table.labels import escaped_names
from cogs.table.proposals import is_about
from data.game.models import OutboxMessage
from data.game.outgoing import ProposalMessage, ProposalResult
from render import words


@sends(ProposalMessage)
async def send_proposal(sender: Sender, guild: int, outgoing: OutboxMessage, message: ProposalMessage) -> Posted | None:
    """Post or edit the message of an open proposal. Another message closes it."""
    async with sender.transaction(guild, outgoing) as session:
        proposal = proposal_snapshot(session, message.name)
        current, channel, language = session.messages.get(outgoing.topic), session.channel, session.game.language
        last, live = session.last, session.game.speed == "live"
    if proposal is None:
        return None
    card = await sender.titled(guild, outgoing, proposal_card(proposal, words(language).with_icons()))
    if current is not None:
        sender.poster.not_too_often(current.channel, current.message)
        return await sender.poster.show_card(guild, channel, current, outgoing, card, last)
    # Once: the table does not wait for these players, so nothing reminds them later.
    reached = await reach(sender.bot, proposal.asked, outgoing, live=live)
    posted = await sender.poster.show_card(guild, channel, None, outgoing, card, last, reached.now)
    await invite_later(sender.bot, guild, outgoing.game, reached)
    return posted


@sends(ProposalResult)
async def close_proposal(sender: Sender, guild: int, outgoing: OutboxMessage, closed: ProposalResult) -> Posted | None:
    """Show the outcome of a proposal in its message and remove the buttons."""
    async with sender.transaction(guild, outgoing) as session:
        names, view = escaped_names(session.seats), session.table.view()
        catalogue = words(session.game.language).with_icons().about(view)
    card = closed_card(closed.proposal, closed.events, names, catalogue)
    posted = await sender.close_card(guild, outgoing, await sender.titled(guild, outgoing, card))
    about = [event for event in closed.events if is_about(event, closed.proposal)]
    await renew_panels(sender.bot, guild, outgoing.game, about)
    return posted
