"""Messages use the words of the glossary, which are those of the rulebooks and of published editions.

``glossary/names.tsv`` has the name of each thing, card and control. ``glossary/terms.tsv`` has patterns: if the English
message of a game, or of the platform around the games, has the term, the message of each language has its word.
``glossary/excepted.tsv`` has the messages that need not have it, each with the reason; a message whose key ends with
``*`` stands for several. ``glossary/avoided.tsv`` has words of which another one is ours.
"""

import csv
import re
import unicodedata
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from render.icon_marks import plain
from render.words import LANGUAGES, words
from rules.kernel import GAMES

FOLDER = Path(__file__).with_name("glossary")
TRANSLATED = [code for code in LANGUAGES if code not in ("en", "sr-Cyrl")]
"""The languages with a column. Serbian in Cyrillic letters is made from the Latin one."""
TYPED = re.compile("synonyms-|typed-|-(?:entries|topics)(?:-|$)")
"""Lists of what people type, and of keys."""
PLACEABLE = re.compile(r"{[^{}]*}|`[^`]*`")
"""Arguments, and code."""
SELECTOR = re.compile(r"{ \$[^}]*->|\[\w+\]")
CARD = re.compile(r"thing-(?P<game>[a-z]+)-(?P<card>\w+)")
ENDING = 3
"""The most letters at the end of a word that its forms change."""
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
    """Return the keys of the messages of a game, or of the platform."""
    keys = [key for key in words("en").keys if not TYPED.search(key)]
    if game == "platform":
        return [key for key in keys if not any(one in key.split("-") for one in GAMES)]
    return [key for key in keys if game in key.split("-")]


def english(key: str) -> str:
    """Return the words of an English message."""
    return PLACEABLE.sub(" ", told("en")[key])


def excepted(language: str, term: str, key: str) -> bool:
    """Return whether a message need not have the word of a term."""
    found = (row for row in rows("excepted") if row["language"] in (language, "*") and row["en"] == term)
    return any(fnmatchcase(key, row["key"]) for row in found)


def stems(name: str) -> list[str]:
    """Return the beginnings of the words of a name, which all their forms have, without accents."""
    return [word[: max(3, len(word) - ENDING)] for word in re.findall(r"\w+", unaccented(name))]


@cache
def unaccented(text: str) -> str:
    """Return a text in small letters without accents."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(part for part in parts if not unicodedata.combining(part))


@every_translation
def test_names_are_those_of_the_glossary(language: str) -> None:
    names = {row["key"]: told(language)[row["key"]].split("\n    .")[0].strip() for row in rows("names")}
    assert names == {row["key"]: row[language] for row in rows("names")}


@every_translation
def test_terms_are_those_of_the_glossary(language: str) -> None:
    wrong = {}
    for row in rows("terms"):
        term, own = re.compile(rf"\b(?:{row['en']})\b(?!-)", re.IGNORECASE), re.compile(row[language], re.IGNORECASE)
        having = [key for key in of_game(row["game"]) if term.search(english(key))]
        assert having, f"no message has {row['en']}"
        lacking = [key for key in having if not own.search(told(language)[key])]
        wrong.update(
            {(row["en"], key): told(language)[key] for key in lacking if not excepted(language, row["en"], key)}
        )
    assert wrong == {}


@every_translation
def test_messages_call_cards_by_their_names(language: str) -> None:
    wrong, named = {}, {row["key"] for row in rows("names")}
    for row in rows("names"):
        thing = CARD.fullmatch(row["key"])
        if thing is None or not row["en"][0].isupper():
            continue
        name, own = re.compile(rf"\b{re.escape(row['en'])}s?\b(?!-)"), stems(row[language])
        for key in of_game(thing["game"]):
            # The text of a card calls it "this card", too.
            if key in named or key.endswith(f"-{thing['card']}") or not name.search(english(key)):
                continue
            if any(one not in unaccented(told(language)[key]) for one in own) and not excepted(
                language, row["en"], key
            ):
                wrong[row["en"], key] = told(language)[key]
    assert wrong == {}


@pytest.mark.parametrize("row", rows("avoided"), ids=lambda row: f"{row['language']}-{row['game']}")
def test_no_message_has_another_word_for_a_term(row: dict[str, str]) -> None:
    other = re.compile(row["avoided"])
    having = {key: other.findall(PLACEABLE.sub(" ", told(row["language"])[key])) for key in of_game(row["game"])}
    assert {key: found for key, found in having.items() if found} == {}
