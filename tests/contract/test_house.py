"""The packages know of each other only what the design says."""

import re
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from rules.kernel import GAMES

HOUSE = Path(__file__).resolve().parents[2]
PACKAGES = ("cogs", "data", "render", "rules")
GAME_FOLDERS = [folder.name for folder in (HOUSE / "rules").iterdir() if (folder / "__init__.py").is_file()]


@pytest.fixture(scope="module")
def arrows() -> grimp.ImportGraph:
    return grimp.build_graph("render", "rules", include_external_packages=False, cache_dir=None)


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_game_never_imports_another_game(game: str, arrows: grimp.ImportGraph) -> None:
    others = [f"rules.{other}" for other in GAME_FOLDERS if other != game]
    for module in {f"rules.{game}", *arrows.find_descendants(f"rules.{game}")}:
        for imported in arrows.find_modules_directly_imported_by(module):
            assert not any(imported == other or imported.startswith(f"{other}.") for other in others)


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_picture_reads_the_view_of_its_own_game_alone(game: str, arrows: grimp.ImportGraph) -> None:
    foreign = {f"{package}.{other}" for package in ("render", "rules") for other in GAME_FOLDERS if other != game}
    for module in {f"render.{game}", *arrows.find_descendants(f"render.{game}")}:
        for imported in arrows.find_modules_directly_imported_by(module):
            assert ".".join(imported.split(".")[:2]) not in foreign, f"{module} imports {imported}"


def test_what_all_games_share_imports_none_of_them(arrows: grimp.ImportGraph) -> None:
    of_games = {f"{package}.{game}" for package in ("render", "rules") for game in GAME_FOLDERS}
    for module in arrows.modules:
        if ".".join(module.split(".")[:2]) not in of_games:
            imported = arrows.find_modules_directly_imported_by(module)
            assert not {".".join(name.split(".")[:2]) for name in imported} & of_games, module


def test_the_entry_point_leaves_games_and_pictures_to_others() -> None:
    text = (HOUSE / "bot.py").read_text(encoding="utf-8")
    imported = set(re.findall(r"^\s*(?:from|import) (\w+)", text, re.MULTILINE))
    assert imported & {*PACKAGES, "playground"} == {"cogs", "data", "playground"}


def test_the_playground_is_imported_only_when_it_is_used() -> None:
    loaded = "import bot, sys; print([name for name in sys.modules if name.split('.')[0] == 'playground'])"
    told = subprocess.run([sys.executable, "-c", loaded], cwd=HOUSE, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


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


@pytest.mark.parametrize("page", sorted((HOUSE / "docs").glob("*.md")), ids=lambda page: str(page.stem))
def test_the_pages_about_the_code_name_only_what_there_is(page: Path) -> None:
    files = [file for package in PACKAGES for file in (HOUSE / package).rglob("*.py")]
    written = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for name in re.findall(r"`([\w./<>]+)(?:\([\w, ]*\))?`", page.read_text(encoding="utf-8")):
        if name.endswith(".py"):
            assert any(file.match(name.replace("<game>", "*")) for file in files), name
        else:
            assert re.search(rf"\b(def|class) {name.rpartition('.')[2]}\b", written), name
