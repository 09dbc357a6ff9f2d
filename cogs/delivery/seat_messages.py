"""Posts and edits the messages about seats: absent players, and open offers."""

from cogs.acts.offers import ASKED, closed_offer_card, offer_card
from cogs.acts.stand_ins import away_card
from cogs.delivery.posting import Posted
from cogs.delivery.senders import Sender, sends
from cogs.lobby.invitations import take_ping
from cogs.table.labels import escaped_names
from cogs.table.time.substitutes import computers_rest
from data.game.models import OutboxMessage
from data.game.outgoing import AwayMessage, OfferMessage, OfferResult
from render import words


@sends(AwayMessage)
async def send_absence(sender: Sender, guild: int, outgoing: OutboxMessage, away: AwayMessage) -> Posted | None:
    """Say that a player is away, with the button that brings them back."""
    async with sender.transaction(guild, outgoing) as session:
        absence, language = session.absences.get(away.seat), session.game.language
        names = escaped_names(session.seats)
        rests = computers_rest(session) and session.game.paused is None
    if absence is None:
        return None
    card = away_card(absence, names[absence.seat], words(language), rests=rests)
    return await sender.show_card(guild, outgoing, await sender.titled(guild, outgoing, card))


@sends(OfferMessage)
async def send_offer(sender: Sender, guild: int, outgoing: OutboxMessage, message: OfferMessage) -> Posted | None:
    """Post the message of an open offer. A person who is asked is pinged, unless they have too many pings."""
    offer = message.offer
    async with sender.transaction(guild, outgoing) as session:
        open_ = session.offers.get((offer.seat, offer.user)) == offer
        channel, language = session.channel, session.game.language
        earlier = session.messages.get(outgoing.topic)
    if not open_:
        return None
    # A message in a thread that the table has left has pinged them already.
    called = earlier is not None and earlier.channel != channel
    asked = offer.why == ASKED and not called
    users = [offer.user] if asked and await take_ping(sender.bot, offer.user, outgoing.nonce) else []
    card = await sender.titled(guild, outgoing, offer_card(offer, words(language).with_icons()))
    return await sender.poster.post_card(guild, channel, outgoing, card, users=users)


@sends(OfferResult)
async def close_offer(sender: Sender, guild: int, outgoing: OutboxMessage, closed: OfferResult) -> Posted | None:
    """Show in the message of an offer how it ended, and remove its buttons."""
    async with sender.transaction(guild, outgoing) as session:
        language = session.game.language
    card = closed_offer_card(closed.offer, closed.how, words(language).with_icons())
    return await sender.close_card(guild, outgoing, await sender.titled(guild, outgoing, card))
