"""Trade with others (K24).

Offers are public: the seat to move makes them to all or to one, others make them to the seat to move. The ability to
pay is never shown; both hands are checked when a seat accepts, and again when the trade is confirmed.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from msgspec.structs import replace

from rules.catan.cards import Hand
from rules.catan.exchanges import MOST, no_kind_on_both, parts
from rules.catan.island import Island
from rules.catan.options import cards, kind_option, seat_option
from rules.catan.state import Offer, Refusal
from rules.kernel import Choice, Facts, Field, IllegalChoice, Option, Proposal, Request, Unfinished, ask

OFFERS, REPLIES = 4, 2
"""The most offers of the seat to move, and of all other seats, in a turn: a bound against floods.

The rulebook text names this bound and the one below, and so do the messages when one is reached.
"""
WANTED = 3
"""The most cards of one kind that an offer may ask for: many kinds with this limit still make a short list."""

ANY = "any"
"""A wanted card that the seat that answers names: its answer is a counter-offer, which the seat to move confirms."""

MAKE = Option("offer")
ALL = Option("all")
FREE = Option(ANY, args={"card": ANY}, later=True)


def openings(island: Island, seat: int) -> list[Option]:
    """Return the options of the seat to move about offers: make one, confirm, withdraw, answer."""
    state = island.state
    found = [option for offer in state.offers for option in answers(island, offer, seat)]
    if may_offer(island, seat):
        found.append(MAKE)
    return found


def may_offer(island: Island, seat: int) -> bool:
    """Return whether the seat to move may make an offer: its hand and another one have cards."""
    state = island.state
    return not spent(island, seat) and any(state.hands[seat]) and sum(map(any, state.hands)) > 1


def spent(island: Island, seat: int) -> int:
    """Return the number of offers that a seat can make in a turn if it has made them all, else 0."""
    most = OFFERS if seat == island.state.seat else REPLIES
    return most if island.state.offered[seat] >= most else 0


def answers(island: Island, offer: Offer, seat: int) -> list[Option]:
    """Return the answers of the seat to an open offer."""
    number = offer.number
    if offer.seat == seat:
        traded = terms(island, offer)
        confirm = [
            Option(f"confirm:{number}:{one}", (*_path(number, "confirm"), f"seat:{one}"), {**traded, "seat": one})
            for one in offer.accepted
        ]
        return [*confirm, _option("withdraw", number)]
    if seat not in offer.to:
        match = Option(f"match:{number}", _path(number, "match"), terms(island, offer), later=True)
        return [match] if may_match(island, offer, seat) else []
    if seat in offer.accepted:
        return [_option("decline", number)]
    if offer.free:
        return [] if seat in offer.declined else [*names(island, offer, seat), *_refusals(island, number, seat)]
    accept = Option(f"accept:{number}", _path(number, "accept"), terms(island, offer))
    # A seat changes its mind once: a bound against floods.
    if seat in offer.declined:
        return [] if seat in offer.changed else _second_thoughts(island, seat, accept)
    return [accept, *_refusals(island, number, seat)]


def _refusals(island: Island, number: int, seat: int) -> list[Option]:
    """Return the answers that do not take an offer as it is."""
    found = [_option("decline", number)]
    # The seat to move need not counter, because it can make an offer to any seat.
    if seat != island.state.seat and not spent(island, seat):
        found.append(_option("counter", number))
    return found


def names(island: Island, offer: Offer, seat: int) -> list[Option]:
    """Return an answer to an offer for any card for each kind that a seat can name, in sight of all."""
    if spent(island, seat):
        return []
    told, number = terms(island, offer), offer.number
    return [
        Option(f"name:{number}:{kind}", (f"name:{number}", kind), {**told, "card": kind}, later=True)
        for kind, given in zip(island.kinds, offer.give, strict=True)
        if not given
    ]


def wanted(island: Island, offer: Offer) -> dict[str, int]:
    """Return the cards that an offer asks for, by name."""
    return {**island.named(offer.get), **({ANY: offer.free} if offer.free else {})}


def with_named(island: Island, offer: Offer, kind: str) -> Hand:
    """Return the cards that an offer asks for if its free card is of a kind."""
    return [count + (one == kind) for one, count in zip(island.kinds, offer.get, strict=True)]


def may_match(island: Island, offer: Offer, seat: int) -> bool:
    """Return whether a seat may offer the same as another's counter-offer: the countered offer is to both."""
    state = island.state
    if spent(island, seat) or not any(state.hands[seat]) or not any(state.hands[state.seat]):
        return False
    same = (one for one in state.offers if one.seat == seat)
    return any(one.number == offer.counters and seat in one.to for one in state.offers) and not any(
        (one.give, one.get) == (offer.give, offer.get) for one in same
    )


def _second_thoughts(island: Island, seat: int, accept: Option) -> list[Option]:
    """Return the answers of a seat that has declined. It can pay or not: others see whether it is asked.

    The final refusal gives a seat that cannot pay a legal answer. An earlier version asked only seats that could pay.
    """
    number = accept.args["offer"]
    can_pay = holds(island.state.hands[seat], offer_called(island, number).get)
    return [replace(accept, later=not can_pay), _option("refuse", number, later=True)]


def terms(island: Island, offer: Offer) -> Facts:
    """Return the terms of an option that trades: a button states what it accepts."""
    give, get = island.named(offer.give), wanted(island, offer)
    return {"offer": offer.number, "by": offer.seat, "give": give, "get": get}


def _path(number: int, verb: str) -> tuple[str, ...]:
    return f"offer:{number}", verb


@cache
def _option(verb: str, number: int, *, later: bool = False) -> Option:
    return Option(f"{verb}:{number}", _path(number, verb), {"offer": number}, later=later)


def proposals(island: Island) -> tuple[Proposal, ...]:
    """Return every open offer as a proposal."""
    if island.state.SILENT:
        return ()
    return tuple(_proposal(island, offer) for offer in island.state.offers)


def _proposal(island: Island, offer: Offer) -> Proposal:
    facts = {
        "offer": offer.number,
        "seat": offer.seat,
        "to": offer.to,
        "give": island.named(offer.give),
        "get": wanted(island, offer),
        # Copies, because the lists change later, and an ask must stay as it was.
        "accepted": offer.accepted.copy(),
        "declined": offer.declined.copy(),
        "counters": offer.counters,
    }
    number = offer.number
    # Once a seat has accepted, the maker of the offer must act: that button comes first.
    quick = [f"confirm:{number}:{seat}" for seat in offer.accepted]
    quick += [f"name:{number}:{kind}" for kind in island.kinds] if offer.free else []
    quick += [f"accept:{number}", f"decline:{number}", f"counter:{number}"]
    quick += [] if offer.counters is None else [f"match:{number}"]
    return Proposal(f"offer:{number}", "catan.offer", facts, (*quick, f"withdraw:{number}"))


def partners_of(island: Island, seat: int) -> list[int]:
    """Return the possible partners of the seat: the seat to move may trade with all who hold a card, others with it
    alone (K24).
    """
    state = island.state
    if seat != state.seat:
        return [state.seat]
    return [one for one in state.others(seat) if any(state.hands[one])]


def compose(island: Island, seat: int, counters: int | None = None) -> Request:
    """Ask for both sides of an offer; two empty sides make none (K24)."""
    state = island.state
    fields = _fields(tuple(state.hands[seat]), island.kinds, seat == state.seat)
    partners = partners_of(island, seat)
    if seat == state.seat and len(partners) > 1:
        # All but one is how a player bars that one.
        most = len(partners) - 1
        fields = (*fields, Field("to", (ALL, *map(seat_option, partners)), least=0, most=most, was=1))
    facts: Facts = {} if counters is None else {"offer": counters}
    nothing: Choice = {field.name: [] for field in fields}
    return ask(
        seat,
        "catan.offer",
        fields=fields,
        check=partial(_sound, island.kinds),
        default=nothing,
        # The game does not wait for others to compose.
        optional=seat != state.seat,
        proposals=proposals(island),
        **facts,
    )


@lru_cache(4096)
def _fields(hand: tuple[int, ...], kinds: tuple[str, ...], active: bool) -> tuple[Field, ...]:
    give = tuple(cards(hand, kinds, MOST))
    get = (*(kind_option(kind, WANTED) for kind in kinds), *((FREE,) if active else ()))
    return Field("give", give, least=0, most=MOST), Field("get", get, least=0, most=MOST)


def _sound(kinds: Sequence[str], choice: Choice) -> None:
    """Refuse an offer with an empty side, an addressee without an offer, or the same kind on both sides."""
    sides = parts(choice)
    give, get = sides.get("give", []), sides.get("get", [])
    to = sides.get("to", [])
    if bool(give) != bool(get) or (to and not give):
        raise Unfinished("one_sided_offer")
    if ALL.id in to and len(to) > 1:
        raise IllegalChoice("all_or_some")
    no_kind_on_both(kinds, give, get)


def put_offer(island: Island, seat: int, choice: Choice, counters: int | None = None) -> None:
    """Make the composed offer, unless it is empty."""
    sides = parts(choice)
    if not sides["give"]:
        return
    chosen = sides.get("to", [])
    to = partners_of(island, seat)
    if chosen not in ([], [ALL.id]):
        to = [one for one in to if seat_option(one).id in chosen]
    get = [kind for kind in sides["get"] if kind != ANY]
    free = len(sides["get"]) - len(get)
    _put(island, Offer(0, seat, to, island.tally(sides["give"]), island.tally(get), counters=counters, free=free))


def _put(island: Island, offer: Offer) -> None:
    """Open an offer under a new number; a counter-offer declines the offer that it counters."""
    state, seat, counters = island.state, offer.seat, offer.counters
    state.offered[seat] += 1
    offer.number = state.issue()
    state.offers.append(offer)
    if counters is not None:
        _decline(island, counters, seat)
    facts = _proposal(island, offer).args
    state.tell("catan.offered", partners=facts.pop("to"), **facts)


def offer_called(island: Island, number: int) -> Offer:
    """Return the open offer of this number."""
    return next(offer for offer in island.state.offers if offer.number == number)


def say(island: Island, seat: int, verb: str, rest: str) -> None:
    """Let a seat answer an offer; IllegalChoice if it accepts without being able to pay."""
    number, _, partner = rest.partition(":")
    offer = offer_called(island, int(number))
    if verb == "withdraw":
        close(island, offer, "catan.withdrawn", seat=seat)
    elif verb == "decline":
        _decline(island, offer.number, seat)
    elif verb == "match":
        _put(island, Offer(0, seat, offer.to.copy(), offer.give.copy(), offer.get.copy(), counters=offer.counters))
    elif verb == "name":
        give = with_named(island, offer, partner)
        _put(island, Offer(0, seat, [offer.seat], give, offer.give.copy(), counters=offer.number))
    elif verb == "refuse":
        offer.changed.append(seat)
    elif verb == "confirm":
        settle(island, offer, int(partner))
    # A single addressee need not be chosen among others.
    elif offer.to == [seat]:
        settle(island, offer, seat)
    else:
        _accept(island, offer, seat)


def _accept(island: Island, offer: Offer, seat: int) -> None:
    if seat in offer.declined:
        offer.declined.remove(seat)
        offer.changed.append(seat)
    offer.accepted.append(seat)
    island.state.tell("catan.accepted", seat=seat, by=offer.seat, offer=offer.number)


def _decline(island: Island, number: int, seat: int) -> None:
    # Looked up, because the countered offer may be gone by now.
    for offer in island.state.offers:
        if offer.number == number and seat not in offer.declined:
            offer.accepted = [one for one in offer.accepted if one != seat]
            offer.declined.append(seat)
            island.state.tell("catan.declined", seat=seat, by=offer.seat, offer=number)
            if len(offer.declined) == len(offer.to) and not _was_countered(island, number):
                close(island, offer, "catan.lapsed")
            return


def _was_countered(island: Island, number: int) -> bool:
    """Return whether a seat has countered an offer: it may still accept the offer if the counter-offer is refused."""
    state = island.state
    return any(other.counters == number for other in (*state.offers, *state.closed))


def check_for(island: Island, seat: int) -> Callable[[Choice], None]:
    """Return the check of a seat's choice: it may not promise what it cannot pay, and it alone learns of that."""

    def check(choice: Choice) -> None:
        verb, _, rest = next(iter(choice)).partition(":")
        if verb not in ("accept", "match", "name"):
            return
        number, _, kind = rest.partition(":")
        offer = offer_called(island, int(number))
        price = offer.give if verb == "match" else with_named(island, offer, kind)
        if not holds(island.state.hands[seat], price):
            raise IllegalChoice("cannot_pay", offer=offer.number)

    return check


def holds(hand: Hand, cards: Hand) -> bool:
    """Return whether a hand has all these cards."""
    return all(have >= need for have, need in zip(hand, cards, strict=True))


def settle(island: Island, offer: Offer, partner: int) -> None:
    """Trade, if both can still pay (checked at this moment); else the offer fails (D3)."""
    state = island.state
    state.reveal()  # the result depends on both hands
    if not holds(state.hands[offer.seat], offer.give):
        close(island, offer, "catan.lapsed")
        return
    if not holds(state.hands[partner], offer.get):
        offer.accepted.remove(partner)
        state.tell("catan.fell_through", seat=partner, by=offer.seat, offer=offer.number)
        return
    for kind in range(len(island.kinds)):
        island.hand_over(offer.seat, partner, kind, offer.give[kind])
        island.hand_over(partner, offer.seat, kind, offer.get[kind])
    _close(island, offer)
    state.tell(
        "catan.traded",
        seat=offer.seat,
        partner=partner,
        offer=offer.number,
        give=island.named(offer.give),
        get=island.named(offer.get),
    )


def close(island: Island, offer: Offer, told: str, **facts: Any) -> None:
    """Close an offer and report the reason."""
    _close(island, offer)
    island.state.tell(told, offer=offer.number, by=offer.seat, **facts)


def lapse(island: Island) -> None:
    """Close the open offers at the end of a turn, and forget what its seat has not answered since its last turn."""
    state = island.state
    for offer in state.offers:
        # A seat that has not answered does not want the cards either.
        _note_refusals(island, offer, [seat for seat in offer.to if seat not in (*offer.accepted, *offer.declined)])
        _note_refusals(island, offer, offer.declined, firm=True)
    state.offers, state.closed = [], []
    state.refusals = [refusal for refusal in state.refusals if refusal.firm or refusal.seat != state.seat]


def _close(island: Island, offer: Offer) -> None:
    island.state.offers.remove(offer)
    island.state.closed.append(offer)
    _note_refusals(island, offer, offer.declined, firm=True)


def _note_refusals(island: Island, offer: Offer, seats: Sequence[int], *, firm: bool = False) -> None:
    state, give, get = island.state, list(island.named(offer.give)), list(island.named(offer.get))
    refusals = (Refusal(seat, give, get, firm) for seat in seats)
    state.refusals += [refusal for refusal in refusals if refusal not in state.refusals]
