"""Every word of the catalogues is in a dictionary of its language, or in the list of our own words.

The dictionaries are those of Debian, which ``make dictionaries`` installs. Our own words are in ``language.toml``.
"""

import re
import shutil
import subprocess
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from render.cyrillic import KEPT, LISTS, cyrillic
from render.words import IN_OTHER_LETTERS, LANGUAGES, words
from tests.render.languages import facts_of, letters_of
from tests.render.nodes import walk

WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
LATIN = re.compile("[a-z]", re.IGNORECASE)
BESIDE = re.compile("\ue000[^\ue001]*\ue001|\ue002|`[^`]*`")
"""Keys of icons, and code."""


def own_words(language: str) -> set[str]:
    """Return our own words of a language."""
    base, _ = IN_OTHER_LETTERS.get(language, (language, None))
    found = facts_of(base).own_words
    return {*found} if base == language else {*found, *map(cyrillic, found)}


@cache
def used(language: str) -> Counter[str]:
    """Return the words of a catalogue with two letters or more."""
    parser, found = FluentParser(with_spans=False), Counter[str]()
    for key, source in words(language).sources.items():
        text = BESIDE.sub(" ", source)
        if LISTS.match(key):
            continue
        plain = "{" not in text and "\n    ." not in text
        texts = (
            [text.partition("=")[2]]
            if plain
            else [node.value for node in walk(parser.parse_entry(text)) if isinstance(node, ast.TextElement)]
        )
        found.update(word for one in texts for word in WORD.findall(KEPT.sub(" ", one)) if len(word) > 1)
    if language in IN_OTHER_LETTERS:
        # Words in Latin letters are names, which the other language's test has read.
        return Counter(word for word in found if not LATIN.search(word))
    return found


def wrong(dictionary: str, found: Counter[str]) -> set[str]:
    """Return the words that a dictionary does not have."""
    command = ("hunspell", "-i", "utf-8", "-d", dictionary, "-l")
    done = subprocess.run(command, input="\n".join(found), capture_output=True, text=True, check=True, timeout=60)
    return {*done.stdout.split()}


@cache
def dictionaries() -> str:
    """Return the list of the dictionaries that hunspell finds. Without hunspell it is empty."""
    if shutil.which("hunspell") is None:
        return ""
    return subprocess.run(["hunspell", "-D"], input="", capture_output=True, text=True, check=False, timeout=60).stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_spelled_as_in_the_dictionary(language: str) -> None:
    dictionary = letters_of(language).dictionary
    if dictionary not in dictionaries():
        pytest.skip(f"hunspell has no dictionary {dictionary}: make dictionaries")
    assert wrong(dictionary, used(language)) - own_words(language) == set()


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code not in IN_OTHER_LETTERS])
def test_every_own_word_is_used(language: str) -> None:
    assert own_words(language) - used(language).keys() == set()
