"""Each package imports only the packages that the design allows."""

import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import grimp
import pytest

from tests.contract.adding import ROOT, game_folders

PACKAGES = ("cluster", "cogs", "data", "render", "rules")
GAME_FOLDERS = game_folders(ROOT)


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("render", "rules", include_external_packages=False, cache_dir=None)


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_game_never_imports_another_game(game: str, imports: grimp.ImportGraph) -> None:
    others = [f"rules.{other}" for other in GAME_FOLDERS if other != game]
    for module in {f"rules.{game}", *imports.find_descendants(f"rules.{game}")}:
        for imported in imports.find_modules_directly_imported_by(module):
            assert not any(imported == other or imported.startswith(f"{other}.") for other in others)


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_picture_reads_the_view_of_its_own_game_alone(game: str, imports: grimp.ImportGraph) -> None:
    foreign = {f"{package}.{other}" for package in ("render", "rules") for other in GAME_FOLDERS if other != game}
    for module in {f"render.{game}", *imports.find_descendants(f"render.{game}")}:
        for imported in imports.find_modules_directly_imported_by(module):
            assert ".".join(imported.split(".")[:2]) not in foreign, f"{module} imports {imported}"


def test_shared_modules_import_no_game(imports: grimp.ImportGraph) -> None:
    of_games = {f"{package}.{game}" for package in ("render", "rules") for game in GAME_FOLDERS}
    for module in imports.modules:
        if ".".join(module.split(".")[:2]) not in of_games:
            imported = imports.find_modules_directly_imported_by(module)
            assert not {".".join(name.split(".")[:2]) for name in imported} & of_games, module


def test_the_entry_point_imports_no_game_and_no_picture() -> None:
    text = (ROOT / "bot.py").read_text(encoding="utf-8")
    imported = set(re.findall(r"^\s*(?:from|import) (\w+)", text, re.MULTILINE))
    assert imported & {*PACKAGES, "playground"} == {"cluster", "cogs", "data", "playground"}


def test_modules_for_a_setting_are_imported_only_with_it() -> None:
    optional = r"aiohttp\.web$|asyncpg|playground|cluster\b"
    loaded = f"import bot, re, sys; print([name for name in sys.modules if re.match({optional!r}, name)])"
    told = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
LAYERS = [layer for contract in CONTRACTS if contract["name"] == "the cogs are layers" for layer in contract["layers"]]
"""The packages of the cogs, the highest first."""


@pytest.mark.parametrize("reader", ["buttons.handlers", "schedule.loop", "commands.me"])
def test_a_module_that_reads_declarations_imports_every_module_below(reader: str) -> None:
    """A button, a timer or a setting in a new module is declared only if something imports the module."""
    above = LAYERS.index(reader.partition(".")[0])
    below = [layer for layer in LAYERS[above + 1 :] if layer not in ("discord", "workers")]
    loaded = f"import cogs.{reader}, sys; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [file for layer in below for file in (ROOT / "cogs" / layer).rglob("*.py") if file.name != "__init__.py"]
    assert {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files} <= {*told.stdout.split()}


# ``tests/test_ops_files.py`` checks the page for operators, which names no code.
DEFINED = re.compile(r"\b(?:def|class) (\w+)"), re.compile(r"^(\w+)\b.*=", re.MULTILINE)
"""The patterns of what a module defines: a function or a class, and a constant."""
PAGES = sorted((ROOT / "docs").glob("*.md"))


@cache
def sources() -> tuple[list[Path], set[str]]:
    """Return all files of code, and the names that they define."""
    files = [file for package in (*PACKAGES, "tests", "bench") for file in (ROOT / package).rglob("*.py")]
    written = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return files, {name for pattern in DEFINED for name in pattern.findall(written)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_pages_name_only_existing_code(page: Path) -> None:
    files, defined = sources()
    for name in re.findall(r"`([\w./<>]+)(?:\([\w, ]*\))?`", page.read_text(encoding="utf-8")):
        if name.endswith(".py"):
            is_there = (ROOT / name).exists() or any(file.match(re.sub("<[a-z]+>", "*", name)) for file in files)
            assert is_there, name
        # The other pages also name settings, commands and keys of catalogues.
        elif page.stem.startswith("way-of-"):
            assert name.rpartition(".")[2] in defined, name


TOURS = [page for page in PAGES if page.stem.startswith("way-of-")]


@pytest.mark.parametrize("page", TOURS, ids=lambda page: str(page.stem))
def test_each_step_names_the_modules_of_its_functions(page: Path) -> None:
    """A reader opens these modules. A dotted name tells its class instead."""
    for step in re.split(r"\n(?=\d+\. |\n|\|)", page.read_text(encoding="utf-8")):
        modules = [file for name in re.findall(r"`([\w/<>]+\.py)`", step) for file in modules_called(name)]
        defined = "\n".join(file.read_text(encoding="utf-8") for file in modules)
        for name in re.findall(r"`@?(\w+)`", step) if modules else ():
            assert re.search(rf"\b(?:def|class) {name}\b|^ *(?:self\.)?{name}\b.*=", defined, re.MULTILINE), (
                f"{name}: {step}"
            )


def modules_called(name: str) -> list[Path]:
    """Return the modules that a page calls ``name``."""
    files, _ = sources()
    return [ROOT / name] if name == "bot.py" else [file for file in files if file.match(name.replace("<game>", "*"))]


def test_the_page_of_additions_lists_every_family_of_keys_of_a_game() -> None:
    page = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
    families = set(re.findall(r"`([a-z]+)-", page))
    for game in GAME_FOLDERS:
        for file in sorted((ROOT / "render" / "locales" / "en").glob(f"{game}*.ftl")):
            keys = re.findall(r"^([a-z]+)-.* =", file.read_text(encoding="utf-8"), re.MULTILINE)
            # Words of a game's own code begin with the game.
            assert {*keys} - families <= {game}, file.name
