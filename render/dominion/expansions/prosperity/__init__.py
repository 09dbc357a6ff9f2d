"""Prosperity in pictures and words: victory tokens, the Trade Route mat, the cards that Contraband forbids."""

from collections.abc import Collection, Iterator

from render.catalogue import Catalogue
from render.dominion.contribution import Contribution, Tally
from rules.dominion.expansions.prosperity.view import ProsperityView


def counters(part: ProsperityView, seat: int) -> Iterator[Tally]:
    """Yield a seat's victory tokens."""
    if part.vp:
        yield Tally("token", part.vp[seat])


def band(part: ProsperityView, words: Catalogue) -> Iterator[Tally]:
    """Yield the tokens on the Trade Route mat."""
    if part.mat is not None:
        yield Tally("trade", part.mat, words.text("dominion-mat"))


def on_pile(part: ProsperityView, card: str) -> Iterator[str]:
    """Yield the token of a pile that still has it."""
    if card in part.marked:
        yield "trade"


def barred(part: ProsperityView) -> Collection[str]:
    """Return the cards that may not be bought this turn."""
    return part.banned


def described(part: ProsperityView, words: Catalogue) -> Iterator[str]:
    """Yield the tokens on the Trade Route mat, and the cards that may not be bought this turn."""
    if part.mat is not None:
        yield words.text("dominion-described-mat", count=part.mat)
    if part.banned:
        names = words.counted([words.thing("dominion", card) for card in part.banned])
        yield words.text("dominion-described-banned", cards=names)


def belongings(part: ProsperityView, seat: int, words: Catalogue) -> Iterator[str]:
    """Yield how many victory tokens a seat has."""
    if part.vp:
        yield words.text("dominion-described-vp", vp=part.vp[seat])


def pile_told(part: ProsperityView, card: str, words: Catalogue) -> Iterator[str]:
    """Yield the Trade Route token of a pile that still has it."""
    if card in part.marked:
        yield words.text("dominion-described-marked")


CONTRIBUTION = Contribution(
    gifts={"v": "points"},
    lying=("dominion.rabble.put_back", "dominion.counting_house.take"),
    counters=counters,
    band=band,
    on_pile=on_pile,
    barred=barred,
    score_signs={"tokens": "token"},
    described=described,
    belongings=belongings,
    pile_told=pile_told,
)
