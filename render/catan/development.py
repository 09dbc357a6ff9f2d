"""The development cards in pictures and words: their deck, the armies, the seat's own cards."""

from collections.abc import Iterator, Sequence

from render.catalogue import Catalogue
from render.catan.contribution import Contribution, Deck, Heap
from render.catan.emblem import sign
from render.kit.theme import GOLD, PAPER, tone
from rules.catan.view import DEVELOPMENT_COST, CatanView, DevelopmentView

ICON = 36
"""Size of a symbol in the strip, in pixels."""
DECK = Deck(
    ("knight", "victory_point", "year_of_plenty", "monopoly", "road_building"),
    25,
    "violet",
    "star_gold",
    tone("violet", 0.42),
    tone("violet", 0.75),
)


def left(part: DevelopmentView) -> Iterator[tuple[str, int]]:
    """Yield the deck with the number of its cards."""
    yield "development", part.left


def cards(part: DevelopmentView) -> Sequence[str]:
    """Return the seat's own cards."""
    return part.cards


def held(part: DevelopmentView, seat: int) -> Iterator[Heap]:
    """Yield a seat's unplayed cards and its army."""
    yield Heap(sign("development", ICON), str(part.held[seat]))
    yield Heap(sign("army", ICON), str(part.army[seat]), GOLD if part.largest == seat else PAPER)


def belongings(part: DevelopmentView, seat: int, words: Catalogue) -> Iterator[str]:
    """Yield the award, and the number of a seat's unplayed cards."""
    if part.largest == seat:
        yield words.text("catan-described-army")
    if part.held[seat]:
        yield words.text("catan-described-development", count=part.held[seat])


def stock(part: DevelopmentView, seat: int, words: Catalogue) -> Iterator[str]:
    """Yield the number of knights that a seat has played."""
    yield words.text("catan-described-knights-played", count=part.army[seat])


def own_told(part: DevelopmentView, _view: CatanView, words: Catalogue) -> Iterator[str]:
    """Yield the cards that the seat has bought in this turn and cannot play yet."""
    if part.fresh:
        cards = words.counted([words.thing("catan", card) for card in part.fresh])
        yield words.text("catan-described-fresh", cards=cards)


CONTRIBUTION = Contribution(
    decks={"development": DECK},
    left=left,
    cards=cards,
    costs={"development": DEVELOPMENT_COST},
    signs={ICON: ("development", "army")},
    held=held,
    score_signs={"largest_army": "army", "point_cards": "star_gold"},
    belongings=belongings,
    stock=stock,
    own_told=own_told,
)
