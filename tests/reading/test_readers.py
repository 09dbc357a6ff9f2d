"""A player who only reads beats a random player, so the words tell what matters."""

from importlib import import_module
from typing import Any

import pytest

from tests.contract.adding import ROOT, game_folders
from tests.reading.reader import Match, wins

READERS: dict[str, Any] = {
    game: import_module(f"tests.reading.{game}")
    for game in game_folders(ROOT)
    if (ROOT / "tests" / "reading" / f"{game}.py").is_file()
}
"""The reader of each game: a module with its ``MATCHES`` and the function ``decide``."""


@pytest.mark.sweep(1)
@pytest.mark.parametrize(("game", "match"), [(game, match) for game in READERS for match in READERS[game].MATCHES])
async def test_a_reader_beats_a_random_player(game: str, match: Match) -> None:
    assert await wins(game, match.options, READERS[game].decide, match.games) >= match.share
