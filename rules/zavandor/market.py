"""Phase 2 and the sealed bids of phase 3: all trade at the same time, and each seat bids when it is done (Z38 to Z44,
Z54).

Each seat is asked by its own state and acts independently. A player who is done is asked for a bid at once. While
another seat must still act, a sealed bid may be changed and a waiting player may trade. An offer keeps the window open
until its addressees have answered.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from rules.kernel import SAVE_POINT, Choice, Field, IllegalChoice, Option, Play, Request, any_of, ask
from rules.zavandor.bank import exchange, exchanges, exchanges_left
from rules.zavandor.components import GEMS, RANK, by_gem
from rules.zavandor.gem_options import card_option, gems_of, number
from rules.zavandor.piles import lowest, unavailable, without
from rules.zavandor.silent_scrolls import WAKE, wake, wake_field, waking
from rules.zavandor.state import LATELY, Bid, Offer, Zavandor
from rules.zavandor.trade import (
    ACCEPT,
    DECLINE,
    PAY,
    accept,
    answers,
    called,
    check_payment,
    composing,
    decline,
    has_to_answer,
    lapse_all,
    make_offer,
    may_offer,
    paying,
    payment,
    proposals,
    withdraw,
)

SAVED_AFTER = 16
"""The table is saved after this many acts in the window, so that loading a long window replays few of them."""

MOST_LATELY = 4 * LATELY
"""The number of latest events kept at such a save point."""

DONE, WAIT, OFFER, BACK = "done", "wait", "offer", "back"
ASK = "ask"
"""An order that cancels an earlier one: the seat wants to be asked after all."""

COMPOSE, WAITING, LEAVE = Option(OFFER), Option(WAIT), Option(DONE)

RETURN = Field("trade", (Option(BACK),), 0, 1)

ROW_BY_ROW = sorted(RANK, key=lambda card: RANK[card][::-1])
"""All gem cards in the order of a hand's picture: by gem, low carts first."""

ORDERS = {**dict.fromkeys(GEMS, ("card", "points")), "king": ("moves", "stays")}
"""The possible orders; anything without an order is asked (Z54)."""


def market(table: Zavandor) -> Play[None]:
    """Let all seats trade and seal a bid. It ends when all bids are in."""
    acts = 0
    while asks := open_asks(table):
        seat, choice = yield any_of(*asks)
        act(table, seat, choice)
        acts += 1
        if acts == SAVED_AFTER:
            acts = 0
            # A view shows the latest events. They are stored with every choice, and a window can be long.
            del table.lately[:-MOST_LATELY]
            yield SAVE_POINT


def open_asks(table: Zavandor) -> list[Request]:
    """Return the asks of all seats, the ones that must be answered first; None once all bids are in."""
    asks = [asked(table, seat) for seat in range(table.seats)]
    if not any(one.must_be_answered() for one in asks):
        trading_ = [seat for seat, player in enumerate(table.players) if not player.done]
        if not trading_:
            return []
        # All others wait, and no offer is unanswered: then they are done too, and bid (Z40).
        for seat in trading_:
            finish(table, seat)
        asks = [asked(table, seat) for seat in range(table.seats)]
    return sorted(asks, key=lambda one: one.asks[0].optional)


def asked(table: Zavandor, seat: int) -> Request:
    """Return the ask of one seat."""
    player = table.players[seat]
    if player.done:
        return bidding(table, seat)
    if player.step == OFFER:
        return composing(table, seat)
    offer = paying(table, seat)
    return payment(table, seat, offer) if offer else trading(table, seat)


def act(table: Zavandor, seat: int, choice: Choice) -> None:
    """Carry out a seat's choice."""
    player = table.players[seat]
    offer = paying(table, seat)
    step, player.step = player.step, ""
    if isinstance(choice, list):
        if offer is None:
            trade(table, seat, choice[0])
        elif choice:
            accept(table, seat, offer, choice)
    elif step == OFFER:
        make_offer(table, seat, choice)
    elif choice.get("trade"):
        come_back(table, seat)
    else:
        seal(table, seat, choice)


# Trading


def trade(table: Zavandor, seat: int, act: str) -> None:
    """Carry out one act of trading."""
    player, verb = table.players[seat], act.partition(":")[0]
    if act == DONE:
        finish(table, seat)
    elif act == WAIT:
        player.waiting = True
        table.tell("zavandor.waits", seat=seat)
    elif verb in (OFFER, PAY):
        # A step of an act, of which the next step is asked now. It is stored in the state, so that a load continues
        # there.
        player.step = act
    elif verb == WAKE:
        wake(player, [act])
    elif ">" in act:
        exchange(table, seat, act)
    else:
        answer(table, seat, verb, called(table, act))


def answer(table: Zavandor, seat: int, verb: str, offer: Offer) -> None:
    """Accept or decline an offer, or withdraw an own one."""
    if verb == ACCEPT:
        accept(table, seat, offer)
    elif verb == DECLINE:
        decline(table, seat, offer)
    else:
        withdraw(table, offer)


def trading(table: Zavandor, seat: int) -> Request:
    """Return every act open to a seat in the trade window."""
    player = table.players[seat]
    holds_up = has_to_answer(table, seat)

    def check(choice: Choice) -> None:
        for act in choice:
            if act.partition(":")[0] in (ACCEPT, PAY):
                check_payment(table, seat, act)

    left = exchanges_left(player)
    options = [*answers(table, seat), *exchanges(table, player, left)]
    if may_offer(table, seat):
        options.append(COMPOSE)
    options += waking(player, WAKE)
    wanted = [option for option in options if option is not COMPOSE]
    # An addressee answers an offer before waiting: waiting is no answer (Z40).
    ends = [*([] if player.waiting or holds_up else [WAITING]), LEAVE]
    options += ends
    # The last seat that waits ends the trading of all (Z40).
    last = all(other.waiting or other.sealed for other in table.players if other is not player)
    return ask(
        seat,
        "zavandor.trade",
        options,
        optional=player.waiting and not holds_up,
        default=[DONE],
        # Without taps for others: a seat that is choosing the cards that pay has none, and must look the same (Z39).
        taps=[option.id for option in ends],
        twice=[option.id for option in ends if option is LEAVE or last] if wanted else (),
        public="zavandor.trade",
        proposals=proposals(table, seat),
        check=check,
        exchanges=left,
        waiting=player.waiting,
        # Shown to all: otherwise a changed ask would reveal a hand when a pile runs out (Z74).
        sold_out=list(unavailable(table)),
    )


def finish(table: Zavandor, seat: int) -> None:
    """End a seat's trading. Its open offers lapse, so that no hand changes behind a sealed bid (Z40).

    This counts at once, because others act on it: no later choice belongs to it.
    """
    table.reveal()
    player = table.players[seat]
    player.done, player.waiting, player.step = True, False, ""
    lapse_all(table, seat)
    table.tell("zavandor.done", seat=seat)


def come_back(table: Zavandor, seat: int) -> None:
    """Let a seat that has not sealed its bid trade again, at once (Z40)."""
    table.reveal()
    table.players[seat].done = False
    table.tell("zavandor.back", seat=seat)


# Bidding


def bidding(table: Zavandor, seat: int) -> Request:
    """Ask for a sealed bid on all four rows, or for a change of a bid already sealed (Z43, Z44)."""
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
        twice=("",) if player.hand and not player.sealed else (),
        check=_check_orders,
        price=table.kings_price,
        bid=player.sealed.cards if player.sealed else [],
    )


@lru_cache(512)
def _bid_fields(hand: tuple[str, ...], *, again: bool) -> tuple[Field, ...]:
    """Return the fields of a bid. A change (``again``) may also say "none" and "ask me"."""
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
    """Keep a bid until the reveal; others learn only that it is in (Z44).

    It is changed rather than undone. A change keeps everything that it does not name.
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
    """Return the cards of a bid: first the named ones, then those of the earlier bid, then from the lowest cart up.

    The number says how large the bid is; without one it is as large as the earlier bid. All named cards belong to it.
    """
    named = choice.get("cards", [])
    counts, called = by_gem(before), by_gem(named)
    for gem in GEMS:
        said = choice.get(gem)
        counts[gem] = max(called[gem], len(gems_of(said)) if said else counts[gem])
    found = lowest(hand, "".join(gem * counts[gem] for gem in GEMS), [*named, *without(before, named)]) or []
    return sorted(found, key=RANK.__getitem__)


def reveal_bids(table: Zavandor) -> None:
    """Turn all bids face up at once (Z44)."""
    for player in table.players:
        bid = player.sealed or Bid()
        player.bids = sorted(bid.cards, key=RANK.__getitem__)
        for card in player.bids:
            # Only now: until the reveal others see the hand as it was before the bid was sealed (Z44).
            player.hand.remove(card)
        player.orders, player.sealed = bid.orders, None
    table.reveal()
    table.tell("zavandor.revealed", bids=[player.bids.copy() for player in table.players])
    for seat in table.order:
        if not table.players[seat].bids:
            table.tell("zavandor.no_bid", seat=seat)
