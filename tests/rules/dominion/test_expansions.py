"""An expansion is one folder of rules, one folder of pictures and one catalogue a language; nothing else names it."""

import json
import re
from pathlib import Path

import pytest

import rules.dominion
from render.dominion.contribution import Contribution
from render.dominion.expansions import CONTRIBUTIONS
from rules.dominion.card import CARDS, SETS
from rules.dominion.expansion import EXPANSIONS, Expansion
from rules.dominion.setup import KINGDOMS
from rules.kernel import Table
from tests.contract.adding import undocumented
from tests.rules.copied_sources import Copy

ROOT = Path(rules.dominion.__file__).parents[2]
RULES, RENDER, LOCALES = ROOT / "rules/dominion", ROOT / "render/dominion", ROOT / "render/locales"
MADE_UP = Path(__file__).parent / "shore"
OWN = [file for folder in (RULES, RENDER) for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".txt")]
OWN += LOCALES.glob("*/dominion*.ftl")
TEXTS = {file: file.read_text(encoding="utf-8") for file in OWN}


def own_files(key: str) -> set[Path]:
    """Return the files that belong to one expansion."""
    folders = RULES / "expansions" / key, RENDER / "expansions" / key
    # The catalogues of the second editions are common to them.
    stems = {f"dominion_{topic}{part}" for topic in (key, key.rpartition("_")[2]) for part in ("", "_cards")}
    return {file for file in OWN if file.stem in stems or any(map(file.is_relative_to, folders))}


def files_that_may_name(key: str) -> set[Path]:
    """Return the files of an expansion and those of its second edition."""
    return own_files(key).union(*(own_files(one.key) for one in EXPANSIONS.values() if one.edition_of == key))


def cards_of(key: str) -> list[str]:
    """Return the cards that an expansion registers, the basic ones too."""
    text = "".join(TEXTS[file] for file in own_files(key) if file.suffix == ".py")
    return [name for name in CARDS if f'"{name}", {CARDS[name].cost}' in text]


def names(key: str) -> set[str]:
    """Return how an expansion and its cards are named: in prose, in catalogue keys, in the kinds of asks."""
    words = {key, key.capitalize()}
    for card in cards_of(key):
        plain = card.replace("'", "").replace(" ", "_")
        words |= {card, plain, f"dominion.{plain.lower()}", f"dominion-{plain.lower()}"}
    return words


def named_in(text: str, words: set[str]) -> list[str]:
    """Return the words that a text has as whole words, and not as the first word of a longer name."""
    return [word for word in words if word in text and re.search(rf"(?<![\w-]){re.escape(word)}(?!\w| [A-Z])", text)]


def test_every_folder_of_an_expansion_is_found() -> None:
    folders = {file.parent.name for file in RULES.glob("expansions/*/__init__.py")}
    assert set(EXPANSIONS) == set(CONTRIBUTIONS) == folders >= {"intrigue", "prosperity"}
    assert ["base", *EXPANSIONS] == SETS


@pytest.mark.parametrize("key", sorted(EXPANSIONS))
def test_no_other_file_of_the_game_names_an_expansion_or_its_cards(key: str) -> None:
    assert cards_of(key)
    assert len(own_files(key)) >= 9
    # Recommended sets mix the cards of several sets, and the names of these lists may contain a card's name.
    others = {
        file: TEXTS[file] for file in OWN if file not in files_that_may_name(key) and file.name != "kingdoms.toml"
    }
    lists = "|".join(map(re.escape, (*KINGDOMS, *(name.replace(" ", "_") for name in KINGDOMS))))
    found = {file.name: hit for file, text in others.items() if (hit := named_in(re.sub(lists, "", text), names(key)))}
    assert found == {}
    base = (RULES / "kingdoms.toml").read_text(encoding="utf-8")
    assert named_in(base, names(key)) == []


@pytest.mark.parametrize("kind", [Expansion, Contribution])
def test_every_anchor_is_documented(kind: type) -> None:
    assert undocumented(kind) == []


# A made-up expansion, and a missing one


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy.made(tmp_path, "dominion")


def test_expansion_of_new_files_only_is_played_drawn_and_told(copy: Copy) -> None:
    copy.add(MADE_UP)
    found = json.loads(copy.run("play.py"))
    assert found["ask"] == "Ada, Beachcomber: do you spend a shell for +$2?"
    assert found["told"] == ["Ada finds a shell."]
    assert found["opponent"] == ["yes"]
    assert found["size"][0] == 1200
    assert found["view"] == [2, 0]
    assert found["scores"] == [1, 0]
    assert "2 shells" in found["described"]
    assert found["rulebook"] == ["shells", ["Beachcomber", "Grotto"]]
    assert found["games"] == [True, True]


@pytest.mark.parametrize("key", sorted(EXPANSIONS))
def test_game_is_played_without_an_expansion(copy: Copy, key: str) -> None:
    copy.remove(key)
    script = """
import render
from rules.kernel import GAMES, Table
game = GAMES["dominion"]
for kingdom in next(setting for setting in game.meta.options if setting.key == "kingdom").values:
    table = Table.new("dominion", seats=2, seed=1, options={"kingdom": kingdom})
    for _ in range(200):
        if not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, game.choose(table.view(ask.seat), ask, None))
print(render.describe(table.view(0)))
"""
    assert copy.run("-c", script).startswith("Dominion")


def test_a_table_from_before_a_set_begins_again_with_its_kingdom() -> None:
    """Undo votes and look backs begin a table again. Its options do not name a set that came later."""
    later = [one.key for one in EXPANSIONS.values() if one.since_later]
    assert later
    options = {"kingdom": "random"}
    for seed in range(20):
        again = Table.again("dominion", seats=2, seed=seed, options=options)
        without = Table.new("dominion", seats=2, seed=seed, options=options | dict.fromkeys(later, "0"))
        assert again.position()["kingdom"] == without.position()["kingdom"]
