"""An expansion is one folder of rules, one folder of pictures and one catalogue a language; nothing else names it."""

import json
import re
from pathlib import Path

import pytest

import rules.catan
from render.catan.contribution import Contribution
from render.catan.contributions import CONTRIBUTIONS
from rules.catan.expansion import EXPANSIONS, Expansion
from rules.kernel import GAMES, Table
from tests.contract.adding import undocumented
from tests.rules.catan.scene import sight
from tests.rules.copied_sources import Copy

ROOT = Path(rules.catan.__file__).parents[2]
RULES, RENDER, LOCALES = ROOT / "rules/catan", ROOT / "render/catan", ROOT / "render/locales"
MADE_UP = Path(__file__).with_name("anglers")
BASE = "development"
"""The base game's own cards, which stand at the anchors too."""
KEYS = sorted(EXPANSIONS.keys() - {BASE})
OWN = [file for folder in (RULES, RENDER) for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".txt")]
OWN += LOCALES.glob("*/catan*.ftl")
TEXTS = {file: file.read_text(encoding="utf-8") for file in OWN}
AMBIGUOUS = {
    # Words of the base game.
    "development", "knight", "knights", "road_building", "play", "cards", "decks", "held", "levels", "shown", "event",
    # English words, or ramps and surfaces of the palette.
    "trade", "move", "chase", "deck", "ship", "paper", "cloth",
}  # fmt: skip
"""Names that mean other things in the base game."""


def own_files(key: str) -> set[Path]:
    """Return the files that belong to one expansion."""
    folders = RULES / "expansions" / key, RENDER / "expansions" / key
    return {file for file in OWN if file.stem == f"catan_{key}" or any(map(file.is_relative_to, folders))}


def names(key: str) -> set[str]:
    """Return how an expansion is named: by itself, its cards, its verbs and asks, its prices and its facts."""
    one, added = EXPANSIONS[key], CONTRIBUTIONS[key]
    found = {key, *one.kinds, *one.does, *one.costs, *added.decks, *one.faces}
    found |= {card for deck in added.decks.values() for card in deck.cards}
    found |= {kind.split(".")[1] for kind in (*one.weights, *one.amounts)}
    found |= {*one.part.__struct_fields__, *one.keys.__struct_fields__}
    title = re.search(rf"^setting-catan-\w+-{key} = (.*)$", TEXTS[LOCALES / f"en/catan_{key}.ftl"], re.MULTILINE)
    assert title
    return (found | {title[1]}) - AMBIGUOUS


def named_in(text: str, words: set[str]) -> list[str]:
    """Return the words that a text has as whole words."""
    small = text.lower()
    return [
        word
        for word in words
        if word.lower() in small and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]


def test_every_folder_of_an_expansion_is_found() -> None:
    folders = {file.parent.name for file in RULES.glob("expansions/*/__init__.py")}
    assert set(EXPANSIONS) == set(CONTRIBUTIONS) == {BASE, *folders}
    assert set(KEYS) == folders >= {"ck"}


def test_every_expansion_is_the_value_of_an_option() -> None:
    values = {value for setting in GAMES["catan"].meta.options for value in setting.values}
    assert set(KEYS) <= values
    base, more = (Table.new("catan", seats=3, options={"mode": mode}) for mode in ("base", "ck"))
    assert ([*sight(base).parts], [*sight(more).parts]) == ([BASE], ["ck"])


@pytest.mark.parametrize("key", KEYS)
def test_no_other_file_of_the_game_names_an_expansion(key: str) -> None:
    assert len(own_files(key)) >= 20
    assert len(names(key)) >= 40
    others = {file: text for file, text in TEXTS.items() if file in OWN and file not in own_files(key)}
    found = {str(file.relative_to(ROOT)): hit for file, text in others.items() if (hit := named_in(text, names(key)))}
    assert found == {}


@pytest.mark.parametrize("key", KEYS)
def test_asks_and_events_of_an_expansion_have_their_words_in_its_catalogue(key: str) -> None:
    def kinds(files: set[Path]) -> set[str]:
        return {kind for file in files for kind in re.findall(r'"catan\.([\w.]+)"', TEXTS[file])}

    own = own_files(key)
    others = {file for file in OWN if file not in own}
    mine = kinds(own) - kinds({file for file in others if file.suffix == ".py"})
    assert len(mine) >= 40
    keys = {f"{sort}-catan-{kind.replace('.', '-')}" for kind in mine for sort in ("ask", "event")}
    assert [word for file in others for word in named_in(TEXTS[file], keys)] == []
    assert all(any(f"\n{one}" in TEXTS[file] for one in keys) for file in own if file.suffix == ".ftl")


@pytest.mark.parametrize("kind", [Expansion, Contribution])
def test_every_anchor_is_documented(kind: type) -> None:
    assert undocumented(kind) == []


def test_verbs_of_expansions_that_can_be_together_differ() -> None:
    for key in KEYS:
        together = [one for one in EXPANSIONS.values() if one.key not in (key, *EXPANSIONS[key].replaces)]
        assert not any(EXPANSIONS[key].does.keys() & one.does.keys() for one in together)


# A made-up expansion, and a missing one


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy.made(tmp_path, "catan")


def test_expansion_of_new_files_only_is_played_together_with_every_other(copy: Copy) -> None:
    copy.add(MADE_UP)
    found = json.loads(copy.run("play.py"))
    assert found["ask"] == "Ada, do you go fishing?"
    assert found["opponent"] == ["fish"]
    assert found["told"] == ["Ada catches a fish."]
    assert found["hand"] == {"lumber": 1, "wool": 1, "ore": 1, "coin": 2, "fish": 1}
    assert found["rates"] == [2, 4, 4]
    assert found["target"] == 10 + 3 + 1
    assert found["boats"] == ["boat:V40"]
    assert found["widths"] == [1200, 1200]
    assert found["view"] == [[18, 40], []]
    assert found["scores"] == [3, 2]
    assert "(calm) with the yellow castle" in found["described"]
    assert "Boats 2" in found["described"]
    assert found["board"].count("settlement with a boat") >= 2
    assert {"Boat: 1 lumber and 1 wool", "City wall: 2 brick"} <= {*found["prices"]}
    assert found["again"]
    assert "fishing" in found["rulebook"]
    assert found["games"] == [["boat", "catan.fished"]] * 4


@pytest.mark.parametrize("key", KEYS)
def test_game_is_played_without_an_expansion(copy: Copy, key: str) -> None:
    copy.remove(key)
    script = """
import random, sys
from pathlib import Path
import render
render.cache_in(Path(sys.argv[1]))
from rules.kernel import GAMES, Table
from rules.tutorial import tutorial_of
table = Table.new("catan", seats=3, seed=1)
while not table.over:
    ask = next(ask for ask in table.asks if not ask.optional)
    choice = GAMES["catan"].choose(table.view(ask.seat), ask, random.Random(1))
    table.answer(ask.seat, ask.default if choice is None else choice)
render.picture(table.view(0))
assert tutorial_of("catan")
print(render.describe(table.view(0)))
"""
    assert copy.run("-c", script).startswith("Catan")
