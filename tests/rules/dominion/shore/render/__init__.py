"""Shore in pictures and words: the shells of every seat."""

from collections.abc import Iterator
from typing import Any

from render.catalogue import Catalogue
from render.dominion.contribution import Contribution, Tally


def counters(part: Any, seat: int) -> Iterator[Tally]:
    yield Tally("shell", part.shells[seat])


def belongings(part: Any, seat: int, words: Catalogue) -> Iterator[str]:
    yield words.text("dominion-described-shells", shells=part.shells[seat])


CONTRIBUTION = Contribution(counters=counters, belongings=belongings)
