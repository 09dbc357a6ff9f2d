"""Phase 2 and the sealed bids of phase 3: everybody trades, and bids as soon as he is done (Z38 to Z44, Z54).

Every seat has a branch of its own. Who is done is asked for his bid at once; who has sealed it may still change it,
and who waits for offers may still trade, while somebody else has to act.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from rules.kernel import Choice, Field, IllegalChoice, Option, Play, Request, afresh, ask, side_by_side
from rules.zavandor.bank import exchange, exchanges, exchanges_left
from rules.zavandor.components import GEMS, RANK, by_gem
from rules.zavandor.numbers import card_option, gems_of, number
from rules.zavandor.piles import in_vain, lowest, without
from rules.zavandor.silence import WAKE, wake, wake_field, waking
from rules.zavandor.state import Bid, Zavandor
from rules.zavandor.trade import (
    ACCEPT,
    PAY,
    accept,
    answers,
    check_payment,
    composing,
    lapse,
    lapse_all,
    make_offer,
    may_offer,
    topics,
    withdraw,
)

DONE, WAIT, OFFER, BACK = "done", "wait", "offer", "back"
ASK = "ask"
"""An order that takes an earlier one back: to be asked after all."""

COMPOSE = Option(OFFER)
LEAVE = (Option(WAIT), Option(DONE)), (Option(DONE),)
"""The ways out of the window, for who does not wait yet and for who does."""

RETURN = Field("trade", (Option(BACK),), 0, 1)

ROW_BY_ROW = sorted(RANK, key=lambda card: RANK[card][::-1])
"""All gem cards as they lie in a hand's picture: by gem, low carts first."""

ORDERS = {**dict.fromkeys(GEMS, ("card", "points")), "king": ("moves", "stays")}
"""What standing orders there are; whatever has none is asked (Z54)."""


def market(table: Zavandor) -> Play[None]:
    """Let everybody trade and seal a bid; ends when all bids are in."""
    # Ends also when those who are left only wait: nobody could answer their offers any more.
    yield from side_by_side(stall(table, seat) for seat in range(table.seats))
    for seat, player in enumerate(table.players):
        if not player.done:
            finish(table, seat)
    # A copy, as lapsing takes them off the list.
    for offer in list(table.offers):
        lapse(table, offer)
    # For the bids of those who have only just become done.
    yield from side_by_side(stall(table, seat) for seat in range(table.seats))


def stall(table: Zavandor, seat: int) -> Play[None]:
    """Go through the window for one seat: trade until done, then bid, as long as the window is open."""
    player = table.players[seat]
    while True:
        if not player.done:
            yield from trade(table, seat)
        else:
            choice: dict[str, list[str]] = yield afresh(lambda: bidding(table, seat))
            if choice.get("trade"):
                come_back(table, seat)
            else:
                seal(table, seat, choice)


# Trading


def trade(table: Zavandor, seat: int) -> Play[None]:
    """Ask for one act of trading and carry it out."""
    (act,) = yield afresh(lambda: trading(table, seat))
    if act == DONE:
        finish(table, seat)
    elif act == WAIT:
        table.players[seat].waiting = True
        table.tell("zavandor.waits", seat=seat)
    elif act == OFFER:
        choice: dict[str, list[str]] = yield composing(table, seat)
        make_offer(table, seat, choice)
    elif act.startswith(WAKE):
        wake(table.players[seat], [act])
    elif ">" in act:
        exchange(table, seat, act)
    elif act.startswith((ACCEPT, PAY)):
        accept(table, seat, act)
    else:
        withdraw(table, act)


def trading(table: Zavandor, seat: int) -> Request:
    """Return everything a seat may do in the trade window."""
    player = table.players[seat]

    def check(choice: Choice) -> None:
        for act in choice:
            if act.startswith((ACCEPT, PAY)):
                check_payment(table, seat, act)

    left = exchanges_left(player)
    options = [*answers(table, seat), *exchanges(table, player, left)]
    if may_offer(table, seat):
        options.append(COMPOSE)
    # False and True are the indices 0 and 1.
    options += [*waking(player, WAKE), *LEAVE[player.waiting]]
    return ask(
        seat,
        "zavandor.trade",
        options,
        optional=player.waiting,
        default=[DONE],
        topics=topics(table, seat),
        check=check,
        exchanges=left,
        waiting=player.waiting,
        # Said to all, so that no hand shows in whose ask becomes another one when a pile runs out (Z74).
        sold_out=list(in_vain(table)),
    )


def finish(table: Zavandor, seat: int) -> None:
    """End a seat's trading: its open offers lapse, so that no hand changes behind a sealed bid (Z40).

    It counts at once, as others go on from it: no choice that follows is a part of it.
    """
    table.reveal()
    table.players[seat].done = True
    table.players[seat].waiting = False
    lapse_all(table, seat)
    table.tell("zavandor.done", seat=seat)


def come_back(table: Zavandor, seat: int) -> None:
    """Let a seat that has not sealed its bid trade again, at once (Z40)."""
    table.reveal()
    table.players[seat].done = False
    table.tell("zavandor.back", seat=seat)


# Bidding


def bidding(table: Zavandor, seat: int) -> Request:
    """Ask for a sealed bid on all four rows at once, or, once it is sealed, for a change of it (Z43, Z44)."""
    player = table.players[seat]
    fields = [*_bid_fields(tuple(player.hand), again=player.sealed is not None), *wake_field(player)]
    if not player.sealed and any(not table.players[other].done for other in table.others(seat)):
        fields.append(RETURN)
    return ask(
        seat,
        "zavandor.rebid" if player.sealed else "zavandor.bid",
        fields=fields,
        secret=True,
        optional=player.sealed is not None,
        default={field.name: [] for field in fields},
        check=_check_orders,
        price=table.kings_price,
        bid=player.sealed.cards if player.sealed else [],
    )


@lru_cache(512)
def _bid_fields(hand: tuple[str, ...], *, again: bool) -> tuple[Field, ...]:
    """Return the fields of a bid; ``again``: of a change, which may also say none, and ask me."""
    counts = by_gem(hand)
    fields = [*(_bid_field(gem, counts[gem], again=again) for gem in GEMS if counts[gem]), _orders_field(again=again)]
    if hand:
        own = sorted(set(hand), key=ROW_BY_ROW.index)
        fields.append(Field("cards", tuple([card_option(card, hand.count(card)) for card in own]), 0, len(hand)))
    return tuple(fields)


@cache
def _bid_field(gem: str, own: int, *, again: bool) -> Field:
    return Field(gem, tuple([number(gem, count) for count in range(not again, own + 1)]), 0, 1)


@cache
def _orders_field(*, again: bool) -> Field:
    given = {what: (*orders, ASK) if again else orders for what, orders in ORDERS.items()}
    orders = [Option(f"{what}:{order}", (what, order)) for what, orders in given.items() for order in orders]
    return Field("orders", tuple(orders), 0, len(ORDERS))


def _check_orders(choice: Choice) -> None:
    given = [order.partition(":")[0] for order in choice.get("orders", [])] if isinstance(choice, dict) else []
    if len(set(given)) < len(given):
        raise IllegalChoice("two_orders")


def seal(table: Zavandor, seat: int, choice: dict[str, list[str]]) -> None:
    """Keep a bid until the reveal; that it is in is all that others learn (Z44).

    It is not taken back but changed: what a change does not name stays as it is.
    """
    table.reveal()
    player = table.players[seat]
    if not player.sealed:
        table.tell("zavandor.sealed", seat=seat)
    wake(player, choice.get(WAKE, []))
    before = player.sealed or Bid()
    named = dict(order.split(":") for order in choice.get("orders", []))
    orders = {what: order for what, order in {**before.orders, **named}.items() if order != ASK}
    player.sealed = Bid(bid_cards(player.hand, before.cards, choice), orders)


def bid_cards(hand: Sequence[str], before: Sequence[str], choice: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the cards of a bid: those that are named, then those of the bid before, then from the lowest cart up."""
    named = choice.get("cards", [])
    counts, asked = by_gem(before), by_gem(named)
    for gem in GEMS:
        if asked[gem] or choice.get(gem):
            # Named cards may be more than the number says: they all belong to the bid.
            counts[gem] = max(asked[gem], len(gems_of(choice.get(gem, []))))
    found = lowest(hand, "".join(gem * counts[gem] for gem in GEMS), [*named, *without(before, named)]) or []
    return sorted(found, key=RANK.__getitem__)


def reveal_bids(table: Zavandor) -> None:
    """Turn all bids face up at once (Z44)."""
    for player in table.players:
        bid = player.sealed or Bid()
        player.bids = sorted(bid.cards, key=RANK.__getitem__)
        for card in player.bids:
            # Only now: until the reveal others see the hand as it was before the seal (Z44).
            player.hand.remove(card)
        player.orders, player.sealed = bid.orders, None
    table.reveal()
    table.tell("zavandor.revealed", bids=[player.bids.copy() for player in table.players])
