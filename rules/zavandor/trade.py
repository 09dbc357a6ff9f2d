"""Exchanges between players: open offers, the answers to them and their payment (Z37 to Z40)."""

from functools import lru_cache

import msgspec

from rules.kernel import Choice, Facts, Field, IllegalChoice, Option, Proposal, Request, Unfinished, ask
from rules.zavandor.components import GEMS, RANK, by_gem
from rules.zavandor.gem_options import card_option, gems_of, number
from rules.zavandor.piles import hand_over, holds, lowest
from rules.zavandor.state import Offer, Zavandor

MOST_OPEN = 3
"""The most open offers of one player (Z39)."""

MOST_MADE = 12
"""The most offers that one player makes in a round: a bound against floods, which the text of the rules names."""

MOST_AT_ONCE = 6
"""The most cards of one gem that one option of an offer asks for; several options add up."""

ACCEPT, PAY, DECLINE, WITHDRAW = "accept", "pay", "decline", "withdraw"
"""``accept`` pays from the lowest carts up; ``pay`` leads to the ask for the cards that pay."""


def open_offers(table: Zavandor, seat: int) -> list[Offer]:
    """Return the seat's own open offers."""
    return [offer for offer in table.offers if offer.seat == seat]


def has_to_answer(table: Zavandor, seat: int) -> bool:
    """Return whether an open offer waits for this seat's answer (Z40)."""
    return any(seat in offer.unanswered for offer in table.offers)


def proposals(table: Zavandor, seat: int) -> list[Proposal]:
    """Return the offers of which a seat may press a button, as all players see them."""
    if table.SILENT:
        return []
    return [_proposal(offer) for offer in table.offers if seat == offer.seat or seat in offer.to]


@lru_cache(256)
def _proposal(offer: Offer) -> Proposal:
    facts = {"number": offer.number, "seat": offer.seat, "to": list(offer.to), "declined": list(offer.declined)}
    facts |= {"give": list(offer.give), "want": offer.want}
    buttons = tuple([f"{verb}:{offer.number}" for verb in (ACCEPT, DECLINE, WITHDRAW)])
    return Proposal(f"offer:{offer.number}", "zavandor.offer", facts, quick=buttons)


# Answers


def answers(table: Zavandor, seat: int) -> list[Option]:
    """Return a seat's options about the open offers: accept, decline and withdraw.

    Every addressee can press accept; only the seat itself learns whether it can pay (Z39).
    """
    hand = tuple(table.players[seat].hand)
    found: list[Option] = []
    for offer in table.offers:
        if offer.seat == seat:
            found.append(_option(WITHDRAW, offer))
        elif seat in offer.unanswered:
            found.append(_option(ACCEPT, offer))
            if _has_choice(hand, offer.want):
                found.append(_option(PAY, offer))
            found.append(_option(DECLINE, offer))
    return found


@lru_cache(512)
def _option(verb: str, offer: Offer) -> Option:
    # With the terms: a button states what it accepts.
    facts: Facts = {"offer": offer.number, "seat": offer.seat, "give": list(offer.give), "want": offer.want}
    return Option(f"{verb}:{offer.number}", (verb, str(offer.number)), facts)


@lru_cache(512)
def _has_choice(hand: tuple[str, ...], gems: str) -> bool:
    """Return whether these gems can be paid in more than one way from a hand."""
    own, needed = by_gem(hand), by_gem([f" {gem}" for gem in gems])
    if any(own[gem] < count for gem, count in needed.items()):
        return False
    kinds = by_gem(set(hand))
    return any(own[gem] > count and kinds[gem] > 1 for gem, count in needed.items())


def find(table: Zavandor, option: str) -> Offer | None:
    """Return the open offer of an option; None if it is no longer open."""
    number = option.partition(":")[2]
    return next((offer for offer in table.offers if str(offer.number) == number), None)


def called(table: Zavandor, option: str) -> Offer:
    """Return the open offer of a listed option."""
    offer = find(table, option)
    if offer is None:
        # Only open offers are listed, so only a fault in the rules leads here.
        raise ValueError(f"{option} names no open offer")
    return offer


def check_payment(table: Zavandor, seat: int, option: str) -> None:
    """Refuse an acceptance that the seat cannot pay. Only that seat learns of it, and nothing else happens (Z39)."""
    if lowest(table.players[seat].hand, called(table, option).want) is None:
        raise IllegalChoice("cannot_pay")


def paying(table: Zavandor, seat: int) -> Offer | None:
    """Return the offer for which a seat is choosing the cards that pay; None if there is none."""
    step = table.players[seat].step
    offer = find(table, step) if step.startswith(PAY) else None
    return offer if offer and seat in offer.unanswered else None


def payment(table: Zavandor, seat: int, offer: Offer) -> Request:
    """Ask for the cards with which a seat pays an offer; no cards means it does not accept.

    Others see the same ask as before, because a new one would reveal that the seat can pay (Z39).
    """
    hand = table.players[seat].hand
    cards = [card for card in sorted(set(hand), key=RANK.__getitem__) if card[1] in offer.want]
    counts = by_gem([f" {gem}" for gem in offer.want])

    def exact(choice: Choice) -> None:
        paid = by_gem(choice)
        if choice and paid != counts:
            enough = any(paid[gem] > count for gem, count in counts.items())
            raise (IllegalChoice if enough else Unfinished)("pay_exactly", gems=offer.want)

    return ask(
        seat,
        "zavandor.payment",
        [card_option(card, hand.count(card)) for card in cards],
        least=0,
        most=len(offer.want),
        public="zavandor.trade",
        default=[],
        proposals=proposals(table, seat),
        check=exact,
        offer=offer.number,
        partner=offer.seat,
        give=list(offer.give),
        want=offer.want,
    )


def accept(table: Zavandor, seat: int, offer: Offer, named: list[str] | None = None) -> None:
    """Carry an exchange out, unless the maker no longer has the cards: then the offer lapses (Z39)."""
    maker, player = table.players[offer.seat], table.players[seat]
    paid = named or lowest(player.hand, offer.want)
    # The check made sure of this, but a replay does not repeat checks.
    if paid is None:
        raise IllegalChoice("cannot_pay")
    # The outcome depends on a hand that the accepting player cannot see, so it cannot be undone.
    table.reveal()
    # Last: it reveals something of the maker's hand, so only a player who can pay learns it.
    if not holds(maker, offer.give):
        lapse(table, offer)
        return
    table.offers.remove(offer)
    hand_over(maker, offer.give)
    hand_over(player, paid)
    maker.hand += paid
    player.hand += offer.give
    table.tell("zavandor.traded", number=offer.number, seat=offer.seat, by=seat, give=list(offer.give), paid=paid)


def decline(table: Zavandor, seat: int, offer: Offer) -> None:
    """Decline an offer; it lapses when no addressee can accept it any more (Z40)."""
    table.tell("zavandor.declined", number=offer.number, seat=seat, partner=offer.seat, **_terms(offer))
    left = msgspec.structs.replace(offer, declined=(*offer.declined, seat))
    table.offers[table.offers.index(offer)] = left
    if all(table.players[other].sealed for other in left.unanswered):
        lapse(table, left)


def lapse(table: Zavandor, offer: Offer) -> None:
    """Close an offer without naming a seat (Z39)."""
    table.offers.remove(offer)
    table.tell("zavandor.lapsed", number=offer.number, **_terms(offer))


def lapse_all(table: Zavandor, seat: int) -> None:
    """Close all of a seat's offers."""
    for offer in open_offers(table, seat):
        lapse(table, offer)


def withdraw(table: Zavandor, offer: Offer) -> None:
    """Withdraw an own offer."""
    table.offers.remove(offer)
    table.tell("zavandor.withdrawn", number=offer.number, seat=offer.seat, **_terms(offer))


def _terms(offer: Offer) -> Facts:
    """Return both sides of an offer, for the events that end it."""
    return {"give": list(offer.give), "want": offer.want}


# Making an offer


def may_offer(table: Zavandor, seat: int) -> bool:
    """Return whether the seat may make an offer: it has cards, few offers, and another seat could still accept."""
    player = table.players[seat]
    if not player.hand or player.offered >= MOST_MADE or len(open_offers(table, seat)) >= MOST_OPEN:
        return False
    # A player who has sealed a bid cannot come back to accept.
    return any(not other.sealed for other in table.players if other is not player)


def composing(table: Zavandor, seat: int) -> Request:
    """Ask for an offer: cards to give, gems wanted, and addressees (none: all); all empty: no offer."""
    fields = _offer_fields(tuple(table.players[seat].hand), tuple(table.others(seat)))
    default: Choice = {field.name: [] for field in fields}
    # An offer stays open, and keeps its message, while its maker composes another one.
    open_ = proposals(table, seat)
    return ask(seat, "zavandor.offer", fields=fields, check=_both_sides, default=default, proposals=open_)


@lru_cache(512)
def _offer_fields(hand: tuple[str, ...], others: tuple[int, ...]) -> list[Field]:
    cards = tuple(card_option(card, hand.count(card)) for card in sorted(set(hand), key=RANK.__getitem__))
    gems = tuple(number(gem, count) for gem in GEMS for count in range(1, MOST_AT_ONCE + 1))
    seats = tuple(Option(str(other), args={"seat": other}) for other in others)
    give = [Field("give", cards, 0, len(hand))] if cards else []
    return [*give, Field("want", gems, 0, len(gems)), Field("to", seats, 0, 1)]


def _both_sides(choice: Choice) -> None:
    give, want = parts(choice)
    to = choice.get("to") if isinstance(choice, dict) else None
    # An addressee without an offer is a mistake too.
    if bool(give) != bool(want) or (to and not give):
        raise Unfinished("both_sides")


def parts(choice: Choice) -> tuple[list[str], list[str]]:
    """Return the gems that a composed offer gives and wants."""
    return (choice.get("give", []), choice.get("want", [])) if isinstance(choice, dict) else ([], [])


def make_offer(table: Zavandor, seat: int, choice: dict[str, list[str]]) -> None:
    """Make the composed offer, if there is one."""
    give, want = parts(choice)
    if not give or not want:
        return
    to = [int(other) for other in choice.get("to", [])] or sorted(table.others(seat))
    gems = "".join(sorted(gems_of(want), key=GEMS.index))
    cards = sorted(give, key=RANK.__getitem__)
    offer = Offer(table.issue(), seat, tuple(to), tuple(cards), gems)
    table.offers.append(offer)
    table.players[seat].offered += 1
    table.tell("zavandor.offered", number=offer.number, seat=seat, addressed=to, give=cards, want=gems)
    if table.players[seat].offered == MOST_MADE:
        table.tell("zavandor.spent", seat=seat, count=MOST_MADE)
