"""The state of a table of Zavandor: every card, cube and coin, and the king."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import State
from rules.zavandor.components import CARDS, CLAN, CLANS, HALL, PATH, Track

LATELY = 16
"""The number of latest events that a round keeps of the round before, for people who look at the table."""


class Item(Struct, omit_defaults=True):
    """A card in a cave slot with its cubes; ``silent``: a scroll whose owner does not want to be asked (Z30)."""

    card: str
    level: int = 0
    silent: bool = False


class Bid(Struct):
    """A sealed bid: the cards, and the orders by gem, the king's as ``king`` (Z44, Z54)."""

    cards: list[str] = []
    orders: dict[str, str] = {}


class Player(Struct, omit_defaults=True):
    """One seat: clan board and level, cave slots, gem cards, coins, and its progress in the trade window.

    ``bids`` are revealed cards that lie on the table, ``sealed`` is the bid before the reveal. ``waiting``: the seat
    stays in the trade window, but the others need not wait for it until an offer comes. ``step`` is an act in progress:
    ``offer`` or ``pay:<offer>``. ``brokered`` counts the exchanges at 1:1 of this round, ``offered`` the offers made in
    it.
    """

    clan: str = "normal"
    level: int = 1
    cave: list[Item | None] = []
    hand: list[str] = []
    coins: int = 0
    bids: list[str] = []
    orders: dict[str, str] = {}
    sealed: Bid | None = None
    done: bool = False
    waiting: bool = False
    step: str = ""
    brokered: int = 0
    offered: int = 0

    def items(self) -> Iterator[Item]:
        """Yield the cards of the cave in the order of slots."""
        return (item for item in self.cave if item)

    def item(self, card: str) -> Item:
        """Return a card of the cave."""
        return next(item for item in self.items() if item.card == card)

    def level_of(self, id_: str) -> int:
        """Return the level of an own object."""
        return self.level if id_ == CLAN else self.item(id_).level

    def track_of(self, id_: str) -> Track:
        """Return the printed track of an own object."""
        return CLANS[self.clan] if id_ == CLAN else CARDS[id_]

    def objects(self) -> Iterator[tuple[str, Track, int]]:
        """Yield every own object with its track and level: the clan board first, then by slots."""
        yield CLAN, CLANS[self.clan], self.level
        for item in self.items():
            yield item.card, CARDS[item.card], item.level

    def works(self, kind: str) -> list[tuple[Track, int]]:
        """Return the cave cards of a kind that have a cube, with their levels."""
        cards = [(CARDS[item.card], item.level) for item in self.cave if item and item.level]
        return [one for one in cards if one[0].kind == kind]

    def has(self, kind: str) -> bool:
        """Return whether a complete card of this kind lies in the cave."""
        return any(level == card.top for card, level in self.works(kind))

    @property
    def free_slot(self) -> int | None:
        """The first free cave slot."""
        return self.cave.index(None) if None in self.cave else None


class Row(Struct):
    """One row of the display: right and middle field, and the stack, its next card first."""

    right: str | None
    middle: str | None
    stack: list[str]


class Offer(Struct, frozen=True):
    """An open offer: gem cards for gems, to the seats in ``to``, of which some may have declined it."""

    number: int
    seat: int
    to: tuple[int, ...]
    give: tuple[str, ...]
    want: str
    declined: tuple[int, ...] = ()

    @property
    def unanswered(self) -> list[int]:
        """The seats that have not answered."""
        return [seat for seat in self.to if seat not in self.declined]


class Result(Struct, frozen=True):
    """The result of a row's auction: the sizes of all bids by seat, the winner, the winner's choice and points.

    ``took``: ``points``, ``card``, or None while the winner decides or without a winner. ``card`` was up for auction.
    """

    gem: str
    bids: tuple[int, ...]
    winner: int | None = None
    card: str | None = None
    took: str | None = None
    vp: int = 0


class Zavandor(State, kw_only=True, omit_defaults=True):
    """A table of Zavandor.

    ``king`` is his field on the path, ``rested`` whether he stood still in the last round, ``start`` the start player.
    ``draw`` (top card first) and ``discard`` are the piles by cart, ``out`` the expansion cards that have left the
    game. ``results`` are the auctions of this round.
    """

    REMEMBERS = True

    players: list[Player]
    rows: dict[str, Row]
    draw: dict[str, list[str]]
    discard: dict[str, list[str]]
    round: int = 1
    start: int = 0
    phase: str = "income"
    king: int = 0
    rested: bool = False
    out: list[str] = []
    offers: list[Offer] = []
    results: list[Result] = []
    over: bool = False

    @property
    def order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + step) % self.seats for step in range(self.seats)]

    @property
    def kings_price(self) -> str:
        """The gems on the king's field."""
        return PATH[self.king]

    @property
    def crowned(self) -> bool:
        """Whether the king has reached the coronation hall."""
        return self.king >= HALL

    def others(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]
