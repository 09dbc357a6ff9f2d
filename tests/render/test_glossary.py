"""Messages use the words of the glossary, which are those of the rulebooks and of published editions.

``language.toml`` of each language has the name of each thing, card and control, and patterns of terms: if the English
message of a game, or of the platform around the games, has the term, the message of each language has its word.
"""

import re
import unicodedata
from fnmatch import fnmatchcase
from functools import cache

import pytest

from render.icon_marks import plain
from render.words import LANGUAGES, words
from rules.kernel import GAMES
from tests.render.languages import facts_of

TRANSLATED = [code for code in LANGUAGES if code not in ("en", "sr-Cyrl")]
"""The languages with a folder. Serbian in Cyrillic letters is made from the Latin one."""
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
def told(language: str) -> dict[str, str]:
    """Return the text of each message without icons and selectors."""
    sources = words(language).sources
    return {key: SELECTOR.sub(" ", plain(text).partition("=")[2]) for key, text in sources.items()}


def terms(language: str) -> list[tuple[str, str, str]]:
    """Return the terms of a language: the game, the term and its pattern."""
    of_games = facts_of(language).terms
    return [(game, term, pattern) for game in of_games for term, pattern in of_games[game].items()]


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
    every = (*facts_of("en").excepted, *facts_of(language).excepted)
    return any(each.term == term and fnmatchcase(key, each.key) for each in every)


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
    names = {key: told(language)[key].split("\n    .")[0].strip() for key in facts_of("en").names}
    assert names == facts_of(language).names


@every_translation
def test_terms_are_those_of_the_glossary(language: str) -> None:
    wrong = {}
    for game, term, pattern in terms("en"):
        in_english = re.compile(rf"\b(?:{pattern})\b(?!-)", re.IGNORECASE)
        own = re.compile(facts_of(language).terms[game][term], re.IGNORECASE)
        having = [key for key in of_game(game) if in_english.search(english(key))]
        assert having, f"no message has {term}"
        lacking = [key for key in having if not own.search(told(language)[key])]
        wrong.update({(term, key): told(language)[key] for key in lacking if not excepted(language, term, key)})
    assert wrong == {}


@every_translation
def test_a_language_has_the_terms_of_english(language: str) -> None:
    assert {(game, term) for game, term, _ in terms(language)} == {(game, term) for game, term, _ in terms("en")}


@every_translation
def test_messages_call_cards_by_their_names(language: str) -> None:
    wrong, names = {}, facts_of("en").names
    for name_key, name in names.items():
        thing = CARD.fullmatch(name_key)
        if thing is None or not name[0].isupper():
            continue
        in_english, own = re.compile(rf"\b{re.escape(name)}s?\b(?!-)"), stems(facts_of(language).names[name_key])
        for key in of_game(thing["game"]):
            # The text of a card calls it "this card", too.
            if key in names or key.endswith(f"-{thing['card']}") or not in_english.search(english(key)):
                continue
            if any(one not in unaccented(told(language)[key]) for one in own) and not excepted(language, name, key):
                wrong[name, key] = told(language)[key]
    assert wrong == {}


@pytest.mark.parametrize(("code", "game"), [(code, game) for code in TRANSLATED for game in facts_of(code).avoided])
def test_no_message_has_another_word_for_a_term(code: str, game: str) -> None:
    other = re.compile(facts_of(code).avoided[game])
    having = {key: other.findall(PLACEABLE.sub(" ", told(code)[key])) for key in of_game(game)}
    assert {key: found for key, found in having.items() if found} == {}
