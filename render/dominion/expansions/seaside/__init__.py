"""Seaside in pictures and words: Embargo tokens on piles, and the coin tokens of Pirate Ships."""

from collections.abc import Iterator

from render.catalogue import Catalogue
from render.dominion.contribution import Contribution, Tally
from rules.dominion.expansions.seaside.view import SeasideView


def counters(part: SeasideView, seat: int) -> Iterator[Tally]:
    """Yield a seat's coin tokens."""
    if part.pirate:
        yield Tally("pirate", part.pirate[seat])


def on_pile(part: SeasideView, card: str) -> Iterator[str]:
    """Yield the Embargo tokens of a pile."""
    yield from ["embargo"] * part.embargo.get(card, 0)


def belongings(part: SeasideView, seat: int, words: Catalogue) -> Iterator[str]:
    """Yield how many coin tokens a seat has."""
    if part.pirate:
        yield words.text("dominion-described-pirate", count=part.pirate[seat])


def pile_told(part: SeasideView, card: str, words: Catalogue) -> Iterator[str]:
    """Yield the number of Embargo tokens on a pile."""
    if card in part.embargo:
        yield words.text("dominion-described-embargo", count=part.embargo[card])


CONTRIBUTION = Contribution(
    gifts={"n": "later"},
    lying=(
        "dominion.lookout.trash",
        "dominion.lookout.discard",
        "dominion.navigator.put_back",
        "dominion.pirate_ship.trash",
        "dominion.treasury.put_back",
    ),
    mats={"Island": "island", "Native Village": "native"},
    counters=counters,
    on_pile=on_pile,
    belongings=belongings,
    pile_told=pile_told,
)
