"""The yellow cards (K101 to K104)."""

from rules.catan.cards import INDEX, RESOURCES, named
from rules.catan.collecting import collect
from rules.catan.defaults import any_of_them, any_one
from rules.catan.expansions.ck.components import COMMODITIES
from rules.catan.expansions.ck.giving import pass_cards, richer
from rules.catan.expansions.ck.part import own
from rules.catan.expansions.ck.progress import Card
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import DONE, cards, hex_option, kind_option, seat_of, seat_option
from rules.catan.state import NOBODY, NOWHERE
from rules.kernel import Option, Play, all_of, ask, pick


def merchant_hexes(island: Island, seat: int) -> list[int]:
    """Return the hexes to which the seat may bring the merchant (K101)."""
    part = own(island)
    mine = part.merchant if part.trader == seat else NOWHERE
    return [hex_ for hex_ in island.hexes_of(seat) if hex_ != mine]


def merchant(island: Island, seat: int) -> Play[None]:
    """Bring the merchant to a hex with an own building: it gives a point, and 2:1 for the hex's resource (K101)."""
    part = own(island)
    options = [hex_option(hex_) for hex_ in merchant_hexes(island, seat)]
    choice = yield from pick(seat, "catan.merchant", options, default=[options[0].id])
    before, part.trader, part.merchant = part.trader, seat, number_of(choice)
    # The seat that loses it trades at the old rates again.
    for one in {seat, before} - {NOBODY}:
        island.set_rates(one)
    loser = None if before in (NOBODY, seat) else before
    island.state.tell("catan.merchant", seat=seat, hex=part.merchant, loser=loser)


def merchant_fleet(island: Island, seat: int) -> Play[None]:
    """Trade one kind at 2:1 until the end of the turn (K102)."""
    options = list(map(kind_option, island.kinds))
    kind = yield from pick(seat, "catan.merchant_fleet", options, default=[options[0].id])
    own(island).fleet.append(island.rules.index[kind])
    island.set_rates(seat)
    island.state.tell("catan.merchant_fleet", seat=seat, card=kind)


# Commercial Harbor


def can_approach(island: Island, seat: int) -> bool:
    """Return whether the seat has a resource and an opponent to offer it to."""
    return any(island.state.hands[seat][: len(RESOURCES)]) and bool(unasked(island, seat))


def unasked(island: Island, seat: int) -> list[int]:
    """Return the opponents that got no offer this turn."""
    return [other for other in island.state.others(seat) if other not in own(island).approached]


def commercial_harbor(island: Island, seat: int) -> Play[None]:
    """Offer opponents a resource each, which costs them a commodity; in batches, until the seat stops (K103)."""
    while can_approach(island, seat):
        batch = yield from compose_batch(island, seat)
        if not batch:
            return
        # A seat that turns out to have no commodity was asked for this turn too (K103).
        own(island).approached += batch
        gifts = yield from all_of([give_commodity(island, other, kind) for other, kind in batch.items()])
        for other, gift in zip(batch, gifts, strict=True):
            if gift is None:
                # A missing commodity reveals something of a hidden hand.
                island.state.reveal()
                island.state.tell("catan.no_commodity", seat=other, partner=seat)
            else:
                pass_cards(island, seat, other, [batch[other]])
                pass_cards(island, other, seat, [gift])


def compose_batch(island: Island, seat: int) -> Play[dict[int, str]]:
    """Let the seat offer resources to opponents, each backed by a card of its own, until it sends the batch (D13)."""
    batch: dict[int, str] = {}
    # A copy: the cards are promised here and change hands only when all have answered.
    left = island.state.hands[seat][: len(RESOURCES)]
    while others := [other for other in unasked(island, seat) if other not in batch]:
        options = [_proposal(other, kind) for other in others for kind in named(left, RESOURCES)]
        if not options:
            break
        facts = {"offers": [{"seat": other, "card": kind} for other, kind in batch.items()]}
        choice = yield from pick(seat, "catan.commercial_harbor", [*options, DONE], default=[DONE.id], **facts)
        if choice == DONE.id:
            break
        other, _, kind = choice.partition(":")
        batch[int(other)] = kind
        left[INDEX[kind]] -= 1
    # In turn order, not in the order of composing.
    return {other: batch[other] for other in island.state.others(seat) if other in batch}


def _proposal(seat: int, kind: str) -> Option:
    return Option(f"{seat}:{kind}", (f"seat:{seat}", kind), {"seat": seat, "card": kind})


def give_commodity(island: Island, seat: int, kind: str) -> Play[str | None]:
    """Let an opponent choose the commodity to give; None without any."""
    held = [island.state.hands[seat][island.rules.index[kind]] for kind in COMMODITIES]
    if not any(held):
        return None
    usual = any_one(island.state, [name for name, count in zip(COMMODITIES, held, strict=True) if count])
    options = cards(held, COMMODITIES, 1)
    facts = {"partner": island.state.seat, "card": kind}
    choice: str = yield from pick(
        seat, "catan.give_commodity", options, secret=True, default=[usual], lapses=True, **facts
    )
    return choice


# Taking


def rich(island: Island, seat: int) -> list[int]:
    """Return the opponents with more points and a card (K104a, K113, K116)."""
    return [other for other in richer(island, seat) if any(island.state.hands[other])]


def master_merchant(island: Island, seat: int) -> Play[None]:
    """Look at the hand of an opponent with more points and take two cards of choice (K104a)."""
    state = island.state
    options = list(map(seat_option, rich(island, seat)))
    victim = seat_of((yield from pick(seat, "catan.master_merchant", options, default=[options[0].id])))
    hand = state.hands[victim]
    # Before the choice, because the hand is seen as soon as the victim is named.
    state.reveal()
    state.tell("catan.looked", seat=seat, victim=victim, to=(seat,), hidden={"cards": island.named(hand)})
    count = min(2, sum(hand))
    held = [kind for kind, number in zip(island.kinds, hand, strict=True) for _ in range(number)]
    usual = any_of_them(state, held, count)
    # With more than two cards of a single kind there is nothing to choose, but skipping the ask would reveal that. So
    # ask anyway.
    options, hidden = cards(hand, island.kinds, count), sum(hand) > count
    choice = yield ask(
        seat, "catan.master_merchant.take", options, least=count, most=count, secret=hidden, default=usual
    )
    pass_cards(island, victim, seat, choice)


def resource_monopoly(island: Island, seat: int) -> Play[None]:
    """Take two of a resource from every opponent (K104b)."""
    yield from _monopoly(island, seat, "catan.resource_monopoly", RESOURCES, 2)


def commodity_monopoly(island: Island, seat: int) -> Play[None]:
    """Take one of a commodity from every opponent (K104c)."""
    yield from _monopoly(island, seat, "catan.commodity_monopoly", COMMODITIES, 1)


def _monopoly(island: Island, seat: int, asked: str, kinds: tuple[str, ...], most: int) -> Play[None]:
    kind = yield from pick(seat, asked, list(map(kind_option, kinds)), default=[kinds[0]])
    collect(island, seat, island.rules.index[kind], most)


CARDS = {
    "merchant": Card(merchant_hexes, merchant),
    "merchant_fleet": Card(lambda *_: True, merchant_fleet),
    "commercial_harbor": Card(can_approach, commercial_harbor),
    "master_merchant": Card(rich, master_merchant),
    "resource_monopoly": Card(lambda *_: True, resource_monopoly),
    "commodity_monopoly": Card(lambda *_: True, commodity_monopoly),
}
