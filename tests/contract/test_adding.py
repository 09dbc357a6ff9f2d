"""A game is added by its own files alone, and the suite fails if one of them is missing or unfinished."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.kernel import GAMES
from tests.contract.adding import (
    ROOT,
    expansions,
    faults_of_rule_tests,
    files_naming,
    files_naming_expansion,
    forms_of,
    game_folders,
    left_in_english,
    missing_files,
    names_game,
)

GAME_FOLDERS = game_folders(ROOT)
FOREIGN = [folder.name for folder in sorted(ROOT.glob("render/locales/*/")) if folder.name != "en"]


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_no_shared_file_names_a_game(game: str) -> None:
    assert files_naming(ROOT, game, GAMES[game].meta.name) == []


@pytest.mark.parametrize("key", expansions(ROOT))
def test_no_shared_file_names_an_expansion(key: str) -> None:
    assert files_naming_expansion(ROOT, key) == []


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_game_is_registered_and_has_all_its_files(game: str) -> None:
    assert game in GAMES
    assert missing_files(ROOT, game) == []


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_every_numbered_rule_of_a_game_has_a_test(game: str) -> None:
    assert faults_of_rule_tests(ROOT, game) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_no_catalogue_is_left_in_english(language: str) -> None:
    assert left_in_english(ROOT, language) == []


# The checks themselves, on a made-up game

Write = Callable[[str, str], None]

ENGLISH = """hex-place = Place a stone on an empty cell
hex-stone = Stone
option-hex-first = Red Begins
rules-hex-topics = aim turn swap end
hex-won = { $seat } wins the game
    .short = { $seat } has connected both sides
"""
GERMAN = """hex-place = Lege einen Stein auf ein leeres Feld
hex-stone = Stein
option-hex-first = Red Begins
rules-hex-topics = aim turn swap end
hex-won = { $seat } gewinnt das Spiel
    .short = { $seat } hat beide Seiten verbunden
"""
TESTS = """import pytest
@pytest.mark.rule("H1", "H2")
def test_stones_stay() -> None: ...
@pytest.mark.rule("H3")
@pytest.mark.example("E1")
def test_swap() -> None: ...
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file of a made-up project; the game Hex is there and complete."""

    def written(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    written("rules/__init__.py", "")
    written("rules/hex/__init__.py", "GAME = 1")
    written("rules/hex/expansions/tunnels/__init__.py", 'EXPANSION = "tunnels"')
    written("render/hex.py", 'KEY = "hex"')
    written("render/locales/en/hex.ftl", ENGLISH)
    written("render/locales/de/hex.ftl", GERMAN)
    written("tests/rules/hex/numbered.toml", 'rules = ["H1-H3"]\ncases = ["E1"]')
    written("tests/sheets/hex.py", "SCENES = ()")
    written("tests/reading/hex.py", "MATCHES = ()")
    written("tests/rules/hex/endings.py", "ENDINGS = {}")
    written("rules/hex/showcase.json", "{}")
    written("docs/sheets/hex.webp", "")
    written("tests/rules/hex/test_play.py", TESTS)
    return written


def faults(root: Path) -> list[object]:
    """Return the findings of all checks."""
    return [
        *files_naming(root, "hex", "Hex"),
        *missing_files(root, "hex"),
        *faults_of_rule_tests(root, "hex"),
        *left_in_english(root, "de"),
    ]


def test_a_complete_game_passes(write: Write, tmp_path: Path) -> None:
    assert game_folders(tmp_path) == ["hex"]
    assert faults(tmp_path) == []


def test_tests_of_chosen_forms_take_those_of_the_game_or_else_its_usual_one(write: Write, tmp_path: Path) -> None:
    assert forms_of(tmp_path, "hex") == [{}]
    write("tests/rules/hex/forms.toml", '[[forms]]\npart = true\n[[forms]]\noptions.swap = "on"')
    assert forms_of(tmp_path, "hex") == [{}, {"swap": "on"}]
    assert forms_of(tmp_path, "hex", parts=False) == [{"swap": "on"}]


def test_a_game_may_be_called_like_part_of_another_word(write: Write, tmp_path: Path) -> None:
    write(
        "data/seeds.py", '"""The seed."""\n\nprint(hexdigest(), seed.hex(), hex(7), "hexagon", hex)  # as hex digits\n'
    )
    assert faults(tmp_path) == []


@pytest.mark.parametrize(
    "source",
    [
        'GAMES = ["chess", "hex"]',
        'KIND = "hex.place"',
        "from rules.hex import GAME",
        "from rules import hex",
        "import render.hex",
        '"""The list of Hex comes last."""',
        "NUMBER = 1  # more in Hex",
    ],
)
@pytest.mark.parametrize(
    "file", ["cogs/panel/cells.py", "data/rows.py", "playground/app.py", "rules/table.py", "bot.py"]
)
def test_a_shared_file_that_names_a_game_is_found(write: Write, tmp_path: Path, file: str, source: str) -> None:
    write(file, source)
    assert faults(tmp_path) == [tmp_path / file]
    assert names_game(source, "hex", "Hex")


def test_a_shared_file_that_names_an_expansion_is_found(write: Write, tmp_path: Path) -> None:
    assert expansions(tmp_path) == ["tunnels"]
    write("render/kit/signs.py", "# As large as in Tunnels")
    assert files_naming_expansion(tmp_path, "tunnels") == [tmp_path / "render/kit/signs.py"]


@pytest.mark.parametrize(
    "file",
    [
        "render/hex.py",
        "render/locales/en/hex.ftl",
        "render/locales/de/hex.ftl",
        "rules/hex/showcase.json",
        "tests/rules/hex/numbered.toml",
        "tests/rules/hex/endings.py",
        "tests/sheets/hex.py",
        "tests/reading/hex.py",
        "docs/sheets/hex.webp",
    ],
)
def test_a_missing_file_is_found(write: Write, tmp_path: Path, file: str) -> None:
    (tmp_path / file).unlink()
    assert file in faults(tmp_path)


def test_a_game_without_a_test_of_any_rule_is_found(write: Write, tmp_path: Path) -> None:
    (tmp_path / "tests/rules/hex/test_play.py").unlink()
    assert faults(tmp_path) == [*(f"rule H{number} has no test" for number in (1, 2, 3)), "case E1 has no test"]
    write("tests/rules/hex/numbered.toml", "rules = []")
    assert faults(tmp_path) == ["hex lists no numbered rules in tests/rules/hex/numbered.toml"]


def test_a_test_of_an_unknown_rule_is_found(write: Write, tmp_path: Path) -> None:
    write("tests/rules/hex/numbered.toml", 'rules = ["H1", "H3"]')
    assert faults(tmp_path) == ["a test names rule H2, which is not listed"]


def test_a_german_catalogue_left_in_english_is_found(write: Write, tmp_path: Path) -> None:
    write("render/locales/de/hex.ftl", ENGLISH)
    assert faults(tmp_path) == ["hex.ftl: hex-place", "hex.ftl: hex-won", "hex.ftl: hex-won.short"]


def test_a_single_message_left_in_english_is_found(write: Write, tmp_path: Path) -> None:
    write(
        "render/locales/de/hex.ftl",
        GERMAN.replace("Lege einen Stein auf ein leeres Feld", "Place a stone on an empty cell"),
    )
    assert faults(tmp_path) == ["hex.ftl: hex-place"]
