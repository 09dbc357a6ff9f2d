"""The opponent's trade with others: the offers that it accepts, and the few that it makes.

It asks for the one card that it still needs, gives cards that it does not need, never makes the same offer twice in
a turn, and never makes an offer to a seat that has refused these kinds and got no wanted card since, or that cannot
have the card by what everyone has seen. In its own turn an offer is its last act. It offers only while no offer is
open, and in another's turn only if no one has.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.catan.options import seat_option
from rules.catan.valuation import Valuation
from rules.catan.view import Offer
from rules.kernel import Ask, Choice

Deal = tuple[str, int, str]
"""A kind to give, its number, and the kind of the one card to get."""


# Answers


def reply(valuation: Valuation, ask: Ask) -> Choice | None:
    """Accept or decline an open offer once; make one when it is time, ask for special building, or stay silent."""
    offered = {option.id for option in ask.options}
    for offer in valuation.view.offers:
        # Its answers are final.
        if named := [id_ for id_ in offered if id_.startswith(f"name:{offer.number}:")]:
            return [name(valuation, offer, named)]
        if f"accept:{offer.number}" in offered and valuation.seat not in offer.declined:
            return [f"accept:{offer.number}" if helps(valuation, offer) else f"decline:{offer.number}"]
    if "offer" in offered and speaks_up(valuation):
        return ["offer"]
    return ["flag"] if "flag" in offered else None


def helps(valuation: Valuation, offer: Offer) -> bool:
    """Return whether an offer is worth accepting: it can be paid, helps, and does not help a seat about to win."""
    if any(valuation.hand[kind] < count for kind, count in offer.get.items()) or leads(valuation, offer.seat):
        return False
    return valuation.cards(offer.get, offer.give) > 0


def name(valuation: Valuation, offer: Offer, named: list[str]) -> str:
    """Return the best answer to an offer for any card: the kind that helps most to give, or a refusal."""
    wanted = {kind: count for kind, count in offer.get.items() if kind in valuation.kinds}

    def deal(id_: str) -> Offer:
        kind = id_.rpartition(":")[2]
        return replace(offer, get={**wanted, kind: wanted.get(kind, 0) + 1})

    helping = [id_ for id_ in named if helps(valuation, deal(id_))]
    worth = {id_: valuation.cards(deal(id_).get, offer.give) for id_ in helping}
    return max(sorted(worth), key=worth.__getitem__, default=f"decline:{offer.number}")


def leads(valuation: Valuation, seat: int) -> bool:
    """Return whether a seat is too close to victory to be helped."""
    return valuation.view.players[seat].points > valuation.view.target - valuation.values["trade"]["leader"]


# Offers


def compose(valuation: Valuation, ask: Ask) -> Choice:
    """Compose an offer to all, or to one seat if others have refused it; an empty one if none is worth it any more."""
    fields = {field.name: field for field in ask.fields}
    sides: dict[str, list[str]] = {name: [] for name in fields}
    deal = next(deals(valuation), None)
    if deal:
        give, count, get = deal
        sides |= {"give": [give] * count, "get": [get]}
        partners = partners_for(valuation, deal)
        if "to" in fields and len(partners) < len(fields["to"].options) - 1:
            sides["to"] = [seat_option(partners[0]).id]
    return sides


def partners_for(valuation: Valuation, deal: Deal) -> list[int]:
    """Return the seats that the seat may make an offer to.

    Those that have refused its kinds lately are left out, and those that cannot have the card, as everyone has seen.
    """
    view, (give, _, get) = valuation.view, deal
    others = [view.turn] if view.turn != valuation.seat else list(range(len(view.players)))
    refused = {one.seat for one in view.refusals if (one.give, one.get) == ((give,), (get,))}
    return [seat for seat in others if seat not in {valuation.seat, *refused} and valuation.may_hold(seat, get)]


def deals(valuation: Valuation) -> Iterator[Deal]:
    """Yield the offers that would bring the last missing card, or the rarest of few, the cheapest first.

    Those made this turn are left out.
    """
    goal, hand = valuation.goal, valuation.hand
    missing = [kind for kind, count in goal.items() for _ in range(count - hand[kind])]
    if 1 <= len(missing) <= valuation.values["trade"]["lacking"]:
        get = min(missing, key=lambda kind: valuation.income[kind])
        spare = {kind: hand[kind] - goal.get(kind, 0) for kind in valuation.kinds}
        # The cheapest first: one card of each kind before two of any.
        for count in (1, 2):
            for kind in sorted(spare, key=lambda one: -spare[one]):
                deal = kind, count, get
                if spare[kind] >= count and is_new(valuation, deal) and fair(valuation, deal):
                    yield deal


def is_new(valuation: Valuation, deal: Deal) -> bool:
    """Return whether the seat has not made an offer this turn, and a possible partner has not refused it lately."""
    return deal not in made(valuation) and bool(partners_for(valuation, deal))


def fair(valuation: Valuation, deal: Deal) -> bool:
    """Return whether an offer is worth more to the seat than it costs."""
    give, count, get = deal
    return valuation.cards({give: count}, {get: 1}) > 0


def made(valuation: Valuation) -> list[Deal]:
    """Return the kinds that the seat has asked for this turn."""
    mine = [offer for offer in (*valuation.view.offers, *valuation.view.closed) if offer.seat == valuation.seat]
    # Each of its offers asks for one kind.
    return [(kind, count, next(iter(offer.get))) for offer in mine for kind, count in offer.give.items()]


def speaks_up(valuation: Valuation) -> bool:
    """Return whether to make an offer in another's turn: each seat in turn, if no one has and it may succeed."""
    view = valuation.view
    if view.offers or view.closed or view.number % len(view.players) != valuation.seat or leads(valuation, view.turn):
        return False
    return view.players[view.turn].hand >= valuation.values["trade"]["hand"] and any(deals(valuation))


# In the own turn


def bid(valuation: Valuation, _: str) -> float:
    """Return the worth of making an offer: better than nothing while none is open and few were made."""
    mine = made(valuation)
    others = (seat for seat, player in enumerate(valuation.view.players) if seat != valuation.seat and player.hand)
    welcome = any(not leads(valuation, seat) for seat in others)
    return (
        valuation.values["trade"]["bid"]
        if welcome
        and not valuation.view.offers
        and len(mine) < valuation.values["trade"]["most"]
        and any(deals(valuation))
        else -1.0
    )


def own_offer(valuation: Valuation) -> Offer | None:
    """Return the offer of the seat that is open."""
    return next((offer for offer in valuation.view.offers if offer.seat == valuation.seat), None)


def awaited(valuation: Valuation) -> bool:
    """Return whether a seat has still to answer the own offer."""
    offer = own_offer(valuation)
    return offer is not None and len(offer.accepted) + len(offer.declined) < len(offer.to)


def called(valuation: Valuation, number: str) -> Offer:
    """Return the open offer of this number."""
    return next(offer for offer in valuation.view.offers if offer.number == int(number))


def accept(valuation: Valuation, number: str) -> float:
    """Return the worth of accepting another's offer in the own turn."""
    return valuation.values["trade"]["deal"] if helps(valuation, called(valuation, number)) else -1.0


def decline(valuation: Valuation, number: str) -> float:
    """Return the worth of declining it, which is said before the turn ends."""
    return -1.0 if valuation.seat in called(valuation, number).accepted else valuation.values["trade"]["bid"]


def confirm(valuation: Valuation, rest: str) -> float:
    """Return the worth of a partner who accepts: the one with fewest points is best."""
    seat = int(rest.partition(":")[2])
    return -1.0 if leads(valuation, seat) else valuation.values["trade"]["deal"] - valuation.view.players[seat].points


def withdraw(valuation: Valuation, _: str) -> float:
    """Return the worth of withdrawing the own offer: when all have answered, and only the leader has accepted."""
    return -1.0 if awaited(valuation) else valuation.values["trade"]["bid"]
