"""The packages know of each other only what the design says."""

import re
from pathlib import Path

import grimp
import pytest

from rules.kernel import GAMES

HOUSE = Path(__file__).resolve().parents[2]
GAME_FOLDERS = [folder.name for folder in (HOUSE / "rules").iterdir() if (folder / "__init__.py").is_file()]


@pytest.fixture(scope="module")
def arrows() -> grimp.ImportGraph:
    return grimp.build_graph("rules", include_external_packages=False, cache_dir=None)


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_game_never_imports_another_game(game: str, arrows: grimp.ImportGraph) -> None:
    others = [f"rules.{other}" for other in GAME_FOLDERS if other != game]
    for module in {f"rules.{game}", *arrows.find_descendants(f"rules.{game}")}:
        for imported in arrows.find_modules_directly_imported_by(module):
            assert not any(imported == other or imported.startswith(f"{other}.") for other in others)


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_game_is_found_by_the_registry_and_has_its_picture_and_its_words(game: str) -> None:
    assert game in GAMES
    assert (HOUSE / "render" / f"{game}.py").is_file() or (HOUSE / "render" / game / "__init__.py").is_file()
    for language in (HOUSE / "render" / "locales").iterdir():
        assert (language / f"{game}.ftl").is_file()


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_no_list_elsewhere_names_the_games(game: str) -> None:
    """Adding a game touches its own folder, picture, words and tests, and nothing else."""
    for package in ("cogs", "data", "playground"):
        for file in (HOUSE / package).rglob("*.py"):
            assert not re.search(rf"\b{game}\b", file.read_text(encoding="utf-8"), re.IGNORECASE), file
    for file in [*(HOUSE / "rules").glob("*.py"), *(HOUSE / "render").glob("*.py"), HOUSE / "bot.py"]:
        if file.stem != game:
            assert game not in file.read_text(encoding="utf-8"), file
