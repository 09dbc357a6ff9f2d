"""Messages use the words of the glossary, which are those of the rulebooks and of published editions.

``glossary/names.tsv`` has the name of each thing, card and control. ``glossary/terms.tsv`` has patterns: if the English
message of a game has the term, the message of each language has its word. ``glossary/avoided.tsv`` has words of which
another one is ours.
"""

import csv
import re
from functools import cache
from pathlib import Path

import pytest

from render.icon_marks import plain
from render.words import LANGUAGES, words

FOLDER = Path(__file__).with_name("glossary")
TRANSLATED = [code for code in LANGUAGES if code not in ("en", "sr-Cyrl")]
"""The languages with a column. Serbian in Cyrillic letters is made from the Latin one."""
TYPED = re.compile("synonyms-|typed-|-(?:entries|topics)(?:-|$)")
"""Lists of what people type, and of keys."""
PLACEABLE = re.compile(r"{[^{}]*}")
SELECTOR = re.compile(r"{ \$[^}]*->|\[\w+\]")
every_translation = pytest.mark.parametrize("language", TRANSLATED)


@cache
def rows(name: str) -> list[dict[str, str]]:
    """Return the rows of a file."""
    with (FOLDER / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return [*csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


@cache
def told(language: str) -> dict[str, str]:
    """Return the text of each message without icons and selectors."""
    sources = words(language).sources
    return {key: SELECTOR.sub(" ", plain(text).partition("=")[2]) for key, text in sources.items()}


def of_game(game: str) -> list[str]:
    """Return the keys of the messages of a game."""
    return [key for key in words("en").keys if game in key.split("-") and not TYPED.search(key)]


@every_translation
def test_names_are_those_of_the_glossary(language: str) -> None:
    names = {row["key"]: told(language)[row["key"]].split("\n    .")[0].strip() for row in rows("names")}
    assert names == {row["key"]: row[language] for row in rows("names")}


@every_translation
def test_terms_are_those_of_the_glossary(language: str) -> None:
    wrong = {}
    for row in rows("terms"):
        term, own = re.compile(rf"\b(?:{row['en']})\b(?!-)", re.IGNORECASE), re.compile(row[language], re.IGNORECASE)
        having = [key for key in of_game(row["game"]) if term.search(PLACEABLE.sub(" ", told("en")[key]))]
        assert having, f"no message has {row['en']}"
        wrong.update({(row["en"], key): told(language)[key] for key in having if not own.search(told(language)[key])})
    assert wrong == {}


@pytest.mark.parametrize("row", rows("avoided"), ids=lambda row: f"{row['language']}-{row['game']}")
def test_no_message_has_another_word_for_a_term(row: dict[str, str]) -> None:
    other = re.compile(row["avoided"])
    having = {key: other.findall(PLACEABLE.sub(" ", told(row["language"])[key])) for key in of_game(row["game"])}
    assert {key: found for key, found in having.items() if found} == {}
