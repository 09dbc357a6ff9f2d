"""Exchanges between players: open offers, who accepts them and how they are paid (Z37 to Z39)."""

from collections.abc import Iterable
from functools import lru_cache

from rules.kernel import Choice, Facts, Field, IllegalChoice, Option, Request, Topic, afresh, ask
from rules.zavandor.components import GEMS, RANK, by_gem
from rules.zavandor.numbers import card_option, gems_of, number
from rules.zavandor.piles import hand_over, holds, lowest
from rules.zavandor.state import Offer, Player, Zavandor

MOST_OPEN = 3
"""How many open offers a player may have (Z39)."""

MOST_AT_ONCE = 6
"""Up to how many cards of one gem an offer asks for by one option; several options add up."""

ACCEPT, PAY, WITHDRAW = "accept", "pay", "withdraw"
"""``accept`` pays from the lowest carts up, ``pay`` accepts with the cards it names."""

WAYS = 24
"""Up to so many ways to pay an offer are listed besides the one from the lowest cart up."""


def open_offers(table: Zavandor, seat: int) -> list[Offer]:
    """Return the seat's own open offers."""
    return [offer for offer in table.offers if offer.seat == seat]


def topics(table: Zavandor, seat: int) -> list[Topic]:
    """Return the offers in which a seat may press something, as everybody sees them."""
    return [_topic(offer) for offer in table.offers if seat == offer.seat or seat in offer.to]


@lru_cache(256)
def _topic(offer: Offer) -> Topic:
    facts = {"number": offer.number, "seat": offer.seat, "to": list(offer.to)}
    facts |= {"give": list(offer.give), "want": offer.want}
    buttons = (f"{ACCEPT}:{offer.number}", f"{WITHDRAW}:{offer.number}")
    return Topic(f"offer:{offer.number}", "zavandor.offer", facts, quick=buttons)


def answers(table: Zavandor, seat: int) -> list[Option]:
    """Return what a seat can do about the open offers: accept and withdraw.

    Whoever is addressed can press accept; whether he can pay is found out by himself alone (Z39).
    """
    hand = tuple(table.players[seat].hand)
    found: list[Option] = []
    for offer in table.offers:
        if offer.seat == seat:
            found.append(_withdrawal(offer))
        elif seat in offer.to:
            found += _acceptances(offer, hand)
    return found


def _withdrawal(offer: Offer) -> Option:
    return Option(f"{WITHDRAW}:{offer.number}", (WITHDRAW, str(offer.number)), _facts(offer))


def _facts(offer: Offer) -> Facts:
    return {"offer": offer.number, "seat": offer.seat, "give": list(offer.give), "want": offer.want}


@lru_cache(512)
def _acceptances(offer: Offer, hand: tuple[str, ...]) -> list[Option]:
    number, facts = str(offer.number), _facts(offer)
    found = [Option(f"{ACCEPT}:{number}", (ACCEPT, number), facts)]
    # The first way is the one that "accept" itself pays.
    for cards in payments(hand, offer.want)[1 : WAYS + 1]:
        named = "+".join(cards)
        found.append(Option(f"{PAY}:{number}:{named}", (PAY, number, named), {**facts, "pay": cards}))
    return found


def payments(hand: Iterable[str], gems: str) -> list[list[str]]:
    """Return the ways to pay these gems from a hand, the one from the lowest cart up first."""
    ways: list[list[str]] = [[]]
    for gem, count in by_gem([f" {gem}" for gem in gems]).items():
        own = sorted((card for card in hand if card[1] == gem), key=RANK.__getitem__)
        picks = _picks(own, count)
        # Cut short on the way, as every further gem multiplies them.
        ways = [way + pick for way in ways for pick in picks][: WAYS + 1]
    return ways


def _picks(cards: list[str], count: int) -> list[list[str]]:
    """Return the different ways to take so many of the cards, sorted as the cards are."""
    if not count:
        return [[]]
    found: list[list[str]] = []
    for index, card in enumerate(cards[: len(cards) - count + 1]):
        # Copies of a card are all the same: only the first of them begins a way.
        if index == 0 or card != cards[index - 1]:
            found += [[card, *rest] for rest in _picks(cards[index + 1 :], count - 1)]
        if len(found) > WAYS:
            break
    return found


def payment(player: Player, offer: Offer, option: str) -> list[str] | None:
    """Return the cards with which an acceptance is paid; None if the seat lacks them."""
    named = option.split(":")[2:]
    return named[0].split("+") if named else lowest(player.hand, offer.want)


def find(table: Zavandor, option: str) -> Offer:
    """Return the offer that an option is about."""
    number = int(option.split(":")[1])
    return next(offer for offer in table.offers if offer.number == number)


def check_payment(table: Zavandor, seat: int, option: str) -> None:
    """Tell the accepting player alone if he cannot pay; nothing else happens then (Z39)."""
    if payment(table.players[seat], find(table, option), option) is None:
        raise IllegalChoice("cannot_pay")


def accept(table: Zavandor, seat: int, option: str) -> None:
    """Carry an exchange out, unless the maker no longer has the cards: then the offer lapses (Z39)."""
    offer = find(table, option)
    maker, player = table.players[offer.seat], table.players[seat]
    paid = payment(player, offer, option)
    # The check has seen to it, but a replay does not repeat checks.
    if paid is None:
        raise IllegalChoice("cannot_pay")
    # What comes of it depends on a hand that who accepts cannot see: it is not taken back.
    table.reveal()
    # Looked at last: it tells something of the maker's hand, so only who could have paid learns it.
    if not holds(maker, offer.give):
        lapse(table, offer)
        return
    table.offers.remove(offer)
    hand_over(maker, offer.give)
    hand_over(player, paid)
    maker.hand += paid
    player.hand += offer.give
    table.tell("zavandor.traded", number=offer.number, seat=offer.seat, by=seat, give=list(offer.give), paid=paid)


def lapse(table: Zavandor, offer: Offer) -> None:
    """Close an offer; nobody is named (Z39)."""
    table.offers.remove(offer)
    table.tell("zavandor.lapsed", number=offer.number)


def lapse_all(table: Zavandor, seat: int) -> None:
    """Close all of a seat's offers."""
    for offer in open_offers(table, seat):
        lapse(table, offer)


def withdraw(table: Zavandor, option: str) -> None:
    """Take an own offer back."""
    offer = find(table, option)
    table.offers.remove(offer)
    table.tell("zavandor.withdrawn", number=offer.number, seat=offer.seat)


# Making an offer


def may_offer(table: Zavandor, seat: int) -> bool:
    """Whether the seat may make an offer: it has cards, not too many open offers, and somebody could still accept."""
    player = table.players[seat]
    # Who has sealed a bid cannot come back to accept.
    listening = any(not other.sealed for other in table.players if other is not player)
    return bool(player.hand) and len(open_offers(table, seat)) < MOST_OPEN and listening


def composing(table: Zavandor, seat: int) -> Request:
    """Ask what a seat offers: cards to give, gems it wants, to whom (nobody named: to all); all empty: no offer."""
    return afresh(lambda: _composing(table, seat))


def _composing(table: Zavandor, seat: int) -> Request:
    fields = _offer_fields(tuple(table.players[seat].hand), tuple(table.others(seat)))
    default: Choice = {field.name: [] for field in fields}
    # An offer stays open, and keeps its message, while whoever made it composes another one.
    open_ = topics(table, seat)
    return ask(seat, "zavandor.offer", fields=fields, check=_both_sides, default=default, topics=open_)


@lru_cache(512)
def _offer_fields(hand: tuple[str, ...], others: tuple[int, ...]) -> list[Field]:
    cards = tuple(card_option(card, hand.count(card)) for card in sorted(set(hand), key=RANK.__getitem__))
    gems = tuple(number(gem, count) for gem in GEMS for count in range(1, MOST_AT_ONCE + 1))
    seats = tuple(Option(str(other), args={"seat": other}) for other in others)
    give = [Field("give", cards, 0, len(hand))] if cards else []
    return [*give, Field("want", gems, 0, len(gems)), Field("to", seats, 0, 1)]


def _both_sides(choice: Choice) -> None:
    give, want = parts(choice)
    if bool(give) != bool(want):
        raise IllegalChoice("both_sides")


def parts(choice: Choice) -> tuple[list[str], list[str]]:
    """Return what a composed offer gives and wants."""
    return (choice.get("give", []), choice.get("want", [])) if isinstance(choice, dict) else ([], [])


def make_offer(table: Zavandor, seat: int, choice: dict[str, list[str]]) -> None:
    """Make the composed offer, if there is one."""
    give, want = parts(choice)
    if not give or not want:
        return
    to = [int(other) for other in choice.get("to", [])] or sorted(table.others(seat))
    # Never counted down: an old button must not mean a newer offer.
    table.offer_count += 1
    gems = "".join(sorted(gems_of(want), key=GEMS.index))
    cards = sorted(give, key=RANK.__getitem__)
    table.offers.append(Offer(table.offer_count, seat, tuple(to), tuple(cards), gems))
    player = table.players[seat]
    player.offered += 1
    # Else the window could close in the same moment, where all others wait too, and nobody could accept.
    player.waiting = False
    table.tell("zavandor.offered", number=table.offer_count, seat=seat, addressed=to, give=cards, want=gems)
