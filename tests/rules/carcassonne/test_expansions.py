"""An expansion is one module: the base game knows none by name, and any of them may be left out."""

import re
from pathlib import Path

import pytest

import rules.carcassonne
from rules.carcassonne.realm import EXPANSIONS
from rules.carcassonne.tiles import kinds
from rules.kernel import GAMES, Table

HOUSE = Path(rules.carcassonne.__file__).parent
BASE = sorted(path for path in HOUSE.glob("*.py") if path.stem not in EXPANSIONS)


def test_three_expansions_are_found() -> None:
    assert set(EXPANSIONS) == {"inns", "traders", "dragon"}
    settings = {setting.key: setting for setting in GAMES["carcassonne"].meta.options}
    assert settings["expansions"].values == tuple(EXPANSIONS)
    assert settings["expansions"].many
    assert GAMES["carcassonne"].meta.seats == (2, 6)


@pytest.mark.parametrize("module", BASE, ids=lambda path: path.stem)
def test_no_module_of_the_base_game_names_an_expansion(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    for key in EXPANSIONS:
        assert not re.search(rf"\b{key}\b", text, re.IGNORECASE)


@pytest.mark.parametrize("key", sorted(EXPANSIONS))
def test_an_expansion_brings_its_tiles_and_no_others(key: str) -> None:
    table = Table.new("carcassonne", seats=2, seed=1, options={"expansions": [key]})
    held = [tile for expansion in EXPANSIONS.values() for tile in expansion.held(table.state)]
    drawn = [table.state.drawn, *table.state.pile, *held]
    assert len(drawn) == 71 + sum(kind.count for kind in kinds(key).values())
    assert set(drawn) <= {*kinds("base"), *kinds(key)}


def test_the_order_in_which_expansions_are_chosen_does_not_matter() -> None:
    one = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["traders", "dragon"]})
    other = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["dragon", "traders"]})
    assert one.dump() == other.dump()
