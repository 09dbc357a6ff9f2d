"""The page of a language for a native reader has each message of its catalogues, and each text of the message."""

import re
from itertools import chain

import pytest
from fluent.syntax import ast

from render.icon_marks import BETWEEN, END, START, plain
from render.words import LANGUAGES, words
from tests.render.nodes import walk
from tests.words import page, parsed, rendered

MARKS = {START, BETWEEN, END}
KEY = re.compile("- `([^`]+)`")


@pytest.mark.sweep(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_each_message_of_a_language_once(language: str) -> None:
    keys = [found[1] for line in page(language) if (found := KEY.match(line))]
    assert sorted(keys) == sorted(words(language).keys)


@pytest.mark.sweep(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_each_text_of_a_message(language: str) -> None:
    lacking = {}
    for key in words(language).keys:
        told = "\n".join(rendered(key, language))
        for part in texts_in(parsed(key, language)):
            if part not in told:
                lacking[key] = part
    assert lacking == {}


def texts_in(message: ast.Message) -> list[str]:
    """Return the lines of a message's own texts, without those with a part of an icon's key."""
    found = [plain(one.value) for one in walk(message) if isinstance(one, ast.TextElement)]
    lines = chain.from_iterable(map(str.splitlines, found))
    return [line for line in lines if re.search(r"\w", line) and not MARKS.intersection(line)]
