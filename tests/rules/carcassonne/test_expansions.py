"""An expansion is one folder of rules, one module of pictures and one catalogue a language; nothing else names it."""

import re
from pathlib import Path

import pytest

import rules.carcassonne
from render.carcassonne.expansions import CONTRIBUTIONS
from rules.carcassonne.realm import EXPANSIONS
from rules.carcassonne.tiles import kinds
from rules.kernel import GAMES, Table

ROOT = Path(rules.carcassonne.__file__).parents[2]
RULES = ROOT / "rules" / "carcassonne"
CARCASSONNE = [*RULES.rglob("*"), *(ROOT / "render/carcassonne").rglob("*")]
CARCASSONNE += [*(ROOT / "render/locales").glob("*/carcassonne*.ftl")]
TEXTS = {file: file.read_text(encoding="utf-8") for file in CARCASSONNE if file.suffix in (".py", ".ftl", ".toml")}


def own_files(key: str) -> set[Path]:
    """The files that belong to one expansion."""
    looks = ROOT / "render/carcassonne/expansions" / f"{key}.py"
    return {
        file
        for file in TEXTS
        if file.is_relative_to(RULES / "expansions" / key) or file == looks or file.stem == f"carcassonne_{key}"
    }


def names(key: str) -> set[str]:
    """Return the names of an expansion, its figures, tokens and asks, its tile marks and its part of the state."""
    expansion, base = EXPANSIONS[key], set()
    for kind in kinds("base").values():
        base |= {*kind.flags, *(marker for segment in kind.segments for marker in segment.markers)}
    found = {figure.name for figure in expansion.figures} | {*CONTRIBUTIONS[key].shapes}
    found |= {kind.rpartition(".")[2] for kind in expansion.tries} | {*expansion.part.__struct_fields__}
    for kind in kinds(key).values():
        found |= {*kind.flags, *(marker for segment in kind.segments for marker in segment.markers)}
    # English words that mean other things in the base game, and the tunnel, which any set's roads may have.
    return {key} | (found - base - {"trail", "gone", "aside", "source", "big", "grain", "cloth", "tunnel"})


def test_every_folder_of_an_expansion_is_found() -> None:
    folders = {path.parent.name for path in RULES.glob("expansions/*/__init__.py")}
    assert set(EXPANSIONS) == folders > {"inns", "traders", "dragon"}
    settings = {setting.key: setting for setting in GAMES["carcassonne"].meta.options}
    assert settings["expansions"].values == tuple(EXPANSIONS)
    assert settings["expansions"].many
    assert GAMES["carcassonne"].meta.seats == (2, 6)


@pytest.mark.parametrize("key", sorted(EXPANSIONS))
def test_no_file_of_the_game_but_its_own_names_an_expansion(key: str) -> None:
    own = own_files(key)
    assert len(own) >= 5, "rules, tiles, look and two catalogues"
    others = {file: TEXTS[file] for file in CARCASSONNE if file in TEXTS and file not in own}
    for name in names(key):
        found = [file for file, text in others.items() if re.search(rf"\b{name}\b", text, re.IGNORECASE)]
        assert not found, name


@pytest.mark.parametrize("key", sorted(EXPANSIONS))
def test_an_expansion_brings_its_tiles_and_no_others(key: str) -> None:
    table = Table.new("carcassonne", seats=2, seed=1, options={"expansions": [key]})
    held = [tile for expansion in EXPANSIONS.values() for tile in expansion.held(table.state)]
    drawn = [table.state.drawn, *table.state.pile, *held]
    assert len(drawn) == 72 + sum(kind.count for kind in kinds(key).values()) - len(table.state.board)
    assert set(drawn) <= {*kinds("base"), *kinds(key)}


def test_the_order_in_which_expansions_are_chosen_does_not_matter() -> None:
    one = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["traders", "dragon"]})
    other = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["dragon", "traders"]})
    assert one.dump() == other.dump()
