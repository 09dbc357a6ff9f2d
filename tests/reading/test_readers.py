"""A player who only reads beats a random player, so the words tell what matters."""

import pytest

from rules.kernel import Facts
from tests.reading import carcassonne, catan, dominion, zavandor
from tests.reading.reader import Decide, wins

READERS: list[tuple[str, Facts, Decide, int, float]] = [
    ("carcassonne", {}, carcassonne.decide, 2, 0.9),
    ("carcassonne", {"expansions": ["dragon", "inns", "river", "traders"]}, carcassonne.decide, 1, 0.9),
    ("catan", {"mode": "base"}, catan.decide, 2, 0.9),
    ("catan", {"mode": "ck"}, catan.decide, 1, 0.9),
    ("dominion", {"kingdom": "random", "intrigue": "1", "prosperity": "1"}, dominion.decide, 3, 0.9),
    ("zavandor", {}, zavandor.decide, 4, 0.75),
]
"""For each game: its options, the reader, the number of games, and the share that it must win."""


@pytest.mark.parametrize(("kind", "options", "decide", "games", "share"), READERS, ids=[one[0] for one in READERS])
async def test_a_reader_beats_a_random_player(
    kind: str, options: Facts, decide: Decide, games: int, share: float
) -> None:
    assert await wins(kind, options, decide, games) >= share
