"""Every test that names a rule belongs to a game: a misspelt folder would hide its rules from the contract suite."""

from pathlib import Path

from tests.contract.adding import ROOT, game_folders


def test_every_folder_of_rule_tests_belongs_to_a_game() -> None:
    folders = {file.parent.name for file in Path(__file__).parent.glob("*/__init__.py")}
    assert folders == set(game_folders(ROOT))
