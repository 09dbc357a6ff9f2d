"""Recorded games come out as they did: one for every game and each way to end."""

import pytest

from data.export import imported
from tests.contract.adding import ROOT, game_folders
from tests.contract.recording import FOLDER, endings, file_of, last_choice, read

GAME_FOLDERS = game_folders(ROOT)
RECORDED = [(game, name) for game in GAME_FOLDERS for name in endings(game)]


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_every_game_lists_its_ways_to_end(game: str) -> None:
    assert endings(game), f"list them in tests/rules/{game}/endings.py"


def test_every_recorded_game_belongs_to_a_way_to_end() -> None:
    assert set(FOLDER.glob("*.json.gz")) == {file_of(game, name) for game, name in RECORDED}, (
        "run python -m tests.contract"
    )


@pytest.mark.sweep(3, by="game")
@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_a_recorded_game_ends_as_it_did(game: str, name: str) -> None:
    document = read(file_of(game, name))
    table = imported(document)
    assert table.over
    assert table.seed_hash == document["seed_hash"]
    assert endings(game)[name].reached(table, last_choice(document))
    others = [ending for other, ending in endings(game).items() if other != name]
    assert not any(ending.reached(table, last_choice(document)) for ending in others), "two endings are the same"
