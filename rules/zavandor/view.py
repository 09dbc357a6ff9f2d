"""The view of a seat (Z73, Z74), and the component tables, for pictures and words.

Public: boards, caves, levels, coins, the king, every expansion card, the discard piles, the sizes of the draw piles,
the number of each cart in every hand, revealed bids and open offers. A seat also sees its own gem cards and its own
sealed bid.
"""

from collections import Counter

from msgspec import Struct

from rules.kernel import Event, View
from rules.zavandor.components import (
    BOARDS,
    CARDS,
    CARTS,
    CLAN,
    CLANS,
    GEM_CARDS,
    GEMS,
    HALL,
    PATH,
    RANK,
    SLOTS,
    THRESHOLDS,
    Price,
    Threshold,
    Track,
    by_cart,
    by_gem,
    printed,
)
from rules.zavandor.income import base_income
from rules.zavandor.market import bid_cards
from rules.zavandor.scoring import EXCHANGE, Term, published, terms
from rules.zavandor.state import Item, Offer, Player, Result, Zavandor


class Object(Struct, frozen=True):
    """A card in a cave slot: ``CARDS[card]`` is its printed track; it is complete at level ``top``.

    ``silent``: a scroll whose owner is not asked whether to cast it; shown to the owner alone.
    """

    card: str
    level: int
    top: int
    silent: bool = False


class Seat(Struct, frozen=True):
    """The public facts of one player.

    ``clan`` is the side of the clan board (``CLANS[clan]``), complete at level ``top``; ``cave`` has six slots.
    ``carts`` counts the gem cards in hand by cart, ``bids`` are the cards of revealed bids that still lie on the table.
    ``due`` are the carts of the next base income. ``done``: the seat has finished trading. ``waiting``: it stays in the
    window, but the others need not wait for it. ``offered`` counts the offers made in this round, ``sealed``: its bid
    is in. ``score`` is the public score (Z75), at the end the final score, and ``terms`` are its terms.
    """

    clan: str
    level: int
    top: int
    cave: tuple[Object | None, ...]
    coins: int
    hand: int
    carts: dict[str, int]
    bids: tuple[str, ...]
    due: str
    done: bool
    waiting: bool
    offered: int
    sealed: bool
    score: int
    terms: tuple[Term, ...]


class Row(Struct, frozen=True):
    """One row of the display: the card up for auction, the coming one, and the stack, its next card first."""

    gem: str
    right: str | None
    middle: str | None
    stack: tuple[str, ...]


class Pile(Struct, frozen=True):
    """The piles of one cart: the number of cards to draw, and the number of each gem on the discard pile."""

    cart: str
    draw: int
    discard: dict[str, int]


class ZavandorView(View, frozen=True, kw_only=True):
    """The table as one seat sees it.

    ``phase`` is ``income``, ``trade``, ``auction`` or ``upgrade``. ``king`` is his field of ``PATH``, ``price`` the
    king's price, ``rested`` whether he stood still in the last round (then the blue winner moves him). ``rows`` are
    red, yellow, green, blue, ``piles`` log to gold. ``results`` are the decided auctions of this round, ``out`` the
    expansion cards that have left the game, ``lately`` the latest events. ``own`` are the seat's gem cards, low carts
    first; ``bid`` is its sealed bid, ``orders`` the orders that go with it; ``exchanges`` is the number of bank
    exchanges at 1:1 left to it in this round.
    """

    round: int
    start: int
    phase: str
    king: int
    price: str
    rested: bool
    rows: tuple[Row, ...]
    piles: tuple[Pile, ...]
    players: tuple[Seat, ...]
    offers: tuple[Offer, ...]
    results: tuple[Result, ...]
    out: tuple[str, ...]
    lately: tuple[Event, ...]
    variant: str
    over: bool = False
    own: tuple[str, ...] = ()
    bid: tuple[str, ...] | None = None
    orders: dict[str, str] = {}


def view(table: Zavandor, seat: int | None) -> ZavandorView:
    """Return the table as ``seat`` may see it."""
    me = Player() if seat is None else table.players[seat]
    return ZavandorView(
        game="zavandor",
        seat=seat,
        round=table.round,
        start=table.start,
        phase=table.phase,
        king=table.king,
        price=table.kings_price,
        rested=table.rested,
        rows=tuple(Row(gem, row.right, row.middle, tuple(row.stack)) for gem, row in table.rows.items()),
        piles=tuple(Pile(cart, len(table.draw[cart]), _counted(table.discard[cart])) for cart in CARTS),
        players=tuple(_in_front(table, other, own=other == seat) for other in range(table.seats)),
        offers=tuple(table.offers),
        results=tuple(table.results),
        out=tuple(table.out),
        lately=tuple(event.seen_by(seat) for event in table.lately),
        variant=str(table.options["variant"]),
        over=table.over,
        own=tuple(sorted(me.hand, key=RANK.__getitem__)),
        bid=tuple(me.sealed.cards) if me.sealed else None,
        orders=dict(me.sealed.orders) if me.sealed else {},
    )


def _in_front(table: Zavandor, seat: int, *, own: bool) -> Seat:
    player = table.players[seat]
    parts = tuple(terms(table, seat) if table.over else published(player))
    carts = by_cart(player.hand)
    return Seat(
        clan=player.clan,
        level=player.level,
        top=CLANS[player.clan].top,
        cave=tuple(_object(item, own=own) for item in player.cave),
        coins=player.coins,
        hand=len(player.hand),
        carts={cart: carts[cart] for cart in CARTS},
        bids=tuple(sorted(player.bids, key=RANK.__getitem__)),
        due=base_income(player),
        done=player.done,
        waiting=player.waiting,
        offered=player.offered,
        sealed=player.sealed is not None,
        score=sum(part.points for part in parts),
        terms=parts,
    )


def _object(item: Item | None, *, own: bool) -> Object | None:
    return Object(item.card, item.level, CARDS[item.card].top, own and item.silent) if item else None


def _counted(cards: list[str]) -> dict[str, int]:
    gems: Counter[str] = by_gem(cards)
    return {gem: gems[gem] for gem in GEMS}
