"""Offers of seats: made by a person, or left for an owner whose seat a computer took. A button accepts one.

The id of a button proves nothing. An offer is a row of the game, and taking a seat needs that row.
"""

import re
from typing import Final

import discord

from cogs.acts.seats import check_may_give, check_sits_nowhere_else, hand_to_computer, is_away, seat_in_play
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped, plain_name
from cogs.lobby.invitations import add_to_thread, check_call, done_line, may_ping
from cogs.lobby.limits import check_joining
from cogs.table.buttons import on_button_id
from cogs.table.labels import escaped_names
from data.errors import Refused
from data.game.models import Offer, Seat
from data.game.outgoing import Say
from data.game.session import GameSession
from render import Words

ASKED: Final = "asked"
"""The reason of an offer that invites a person to take over another player's seat."""


def offer_card(offer: Offer, words: Words) -> Card:
    """Return the message of an open offer, with its buttons."""
    label = "button-sit" if offer.why == ASKED else "button-seat-back"
    row = [Button(str(CustomId(TABLE, offer.game, "sit", rest=str(offer.seat))), words.text(label), "success")]
    if offer.why == ASKED:
        withdraw = CustomId(TABLE, offer.game, "withdraw", rest=f"{offer.seat}:{offer.user}")
        row.append(Button(str(withdraw), words.text("button-withdraw")))
    return Card((_offer_text(offer, words),), rows=(tuple(row),), accent=GOLD if offer.why == ASKED else None)


def closed_offer_card(offer: Offer, how: str, words: Words) -> Card:
    """Return the message of an offer that has ended: its text, and how it ended."""
    return Card((f"-# {_offer_text(offer, words)}", words.text(f"vacant-offer-{how}", name=escaped(offer.name))))


def _offer_text(offer: Offer, words: Words) -> str:
    if offer.why == ASKED:
        return words.text("seat-offered", name=f"<@{offer.user}>", old=escaped(offer.name))
    return words.text(f"vacant-{offer.why}", name=escaped(offer.name))


async def replace_player(ctx: InteractionContext, game: int, named: str, by: discord.Member | None) -> None:
    """Offer a seat to a person or give it to a computer. Naming the seat's owner withdraws its open offers."""
    if by is None:
        await _give_to_computer(ctx, game, named)
        return
    if by.bot:
        raise Refused("a_bot")
    async with ctx.table(game, change=True) as session:
        seat, row = seat_in_play(session, named), session.game
        kept = seat.user == by.id
        if kept:
            _withdraw_all(session, seat, ctx.user)
        else:
            _check_may_offer(ctx, session, seat, by.id)
            check_call(ctx, row, by)
    if kept:
        await ctx.say("offer-did-withdraw")
        return
    # Give access before the offer is stored, so that every offer is for a table that its recipient can open.
    await add_to_thread(ctx, row, by)
    # Before the offer is stored, because its message can be sent and counted at any moment after that.
    pinged = await may_ping(ctx.bot, by.id)
    async with ctx.table(game, change=True) as session:
        seat = seat_in_play(session, named)
        _check_may_offer(ctx, session, seat, by.id)
        offer = Offer(game=game, seat=seat.seat, user=by.id, maker=ctx.user, why=ASKED, name=seat.name, at=session.now)
        session.offers.make(offer)
    name = escaped(plain_name(by.display_name))
    await ctx.tell(done_line(ctx.words.text("replace-asked", name=name), [] if pinged else [name], ctx.words))


async def _give_to_computer(ctx: InteractionContext, game: int, named: str) -> None:
    async with ctx.table(game, change=True) as session:
        seat = seat_in_play(session, named)
        check_may_give(ctx, session, seat, to_computer=True)
        hand_to_computer(session, seat, ctx.user)
        old, new = escaped_names([seat, session.seats[seat.seat]])
        session.enqueue(Say("replace-said", {"old": old, "new": new}))
    await ctx.say("replace-done", old=old, new=new)


def _check_may_offer(ctx: InteractionContext, session: GameSession, seat: Seat, user: int) -> None:
    """Raise Refused unless this person may offer the seat, and the other one may take it."""
    check_may_give(ctx, session, seat, to_computer=False)
    check_sits_nowhere_else(session, seat, user)
    if (seat.seat, user) in session.offers:
        raise Refused("offered_already", name=f"<@{user}>")


def _withdraw_all(session: GameSession, seat: Seat, user: int) -> None:
    own = [offer for offer in session.offers.of(seat.seat) if _may_withdraw(session, offer, user)]
    if not own:
        raise Refused("no_offer")
    for offer in own:
        session.offers.end(offer, "withdrawn")


def _may_withdraw(session: GameSession, offer: Offer, user: int) -> bool:
    """Return whether a person may end an offer: they made it, they own the seat, or it is for them."""
    return user in (offer.maker, offer.user, session.seats[offer.seat].user)


@on_button_id("withdraw")
async def withdraw_offer(ctx: InteractionContext, id_: CustomId) -> None:
    """End the offer of a seat to a person."""
    async with ctx.table(id_.game, change=True) as session:
        # Custom ids come from the client and can contain anything.
        named = [offer for offer in session.offers.values() if f"{offer.seat}:{offer.user}" == id_.rest]
        if not named:
            raise Refused("offer_gone")
        if not _may_withdraw(session, named[0], ctx.user):
            raise Refused("not_your_offer")
        session.offers.end(named[0], "withdrawn")
    await ctx.say("offer-did-withdraw")


@on_button_id("sit")
async def take_seat(ctx: InteractionContext, id_: CustomId) -> None:
    """Take a seat that was offered to this person."""
    async with ctx.bot.locks.hold(ctx.guild, ctx.user):
        await check_joining(ctx, id_.game)
        async with ctx.table(id_.game, change=True) as session:
            offer = _offer_to(session, ctx.user, id_.rest)
            seat = session.seats[offer.seat]
            check_sits_nowhere_else(session, seat, ctx.user)
            new = session.give(offer.seat, user=ctx.user, name=ctx.name, who=ctx.user)
            session.queue_updates()
            old_name, new_name = escaped_names([seat, new])
            said = Say("replace-said", {"old": old_name, "new": new_name}, topic=f"seat:{offer.seat}")
            session.enqueue(said)
    await ctx.say("seat-yours")


def _offer_to(session: GameSession, user: int, rest: str) -> Offer:
    """Return the offer of a seat to this person. Raise Refused if there is none or its conditions no longer hold."""
    # Custom ids come from the client and can contain anything.
    open_here = session.offers.of(int(rest)) if re.fullmatch(r"[0-9]", rest) else ()
    offer = next((candidate for candidate in open_here if candidate.user == user), None)
    if offer is None:
        raise Refused("not_invited" if open_here else "offer_gone")
    owner = session.seats[offer.seat].user
    if owner not in (None, offer.maker) and not is_away(session, session.seats[offer.seat]):
        raise Refused("offer_gone")
    return offer
