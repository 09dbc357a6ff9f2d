"""Every test that names a rule belongs to a game: a misspelt folder would hide its rules from the contract suite."""

from collections.abc import Iterator
from pathlib import Path

from tests.contract.adding import ROOT, game_folders, marked


def named(game: str, mark: str) -> Iterator[str]:
    """Yield the ids that the game's tests name with ``pytest.mark.<mark>``."""
    return marked(ROOT, game, mark)


def test_every_folder_of_rule_tests_belongs_to_a_game() -> None:
    folders = {file.parent.name for file in Path(__file__).parent.glob("*/__init__.py")}
    assert folders == set(game_folders(ROOT))
