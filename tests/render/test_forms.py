"""Every noun has the forms that messages ask for. A noun whose form is its nominative is in a list.

``forms/nouns.toml`` tells which nouns an argument can be. ``nominative`` in ``language.toml`` lists the nouns with a
form that is the same as the nominative. Without these lists nothing would find a form that is missing by mistake,
because a noun without it gives its nominative.
"""

import re
from fnmatch import fnmatchcase

import pytest

from render.lengths import SHORT
from render.sources import FORMS
from render.words import IN_OTHER_LETTERS, LANGUAGES, words
from rules.kernel import GAMES
from tests.render.languages import facts_of
from tests.render.nouns import keys_of, lists, text

ASKED = re.compile(r'CASE\(\s*\$([\w-]+)\s*,\s*"(\w+)"')
OWNERS = {"reason-pay_exactly": "zavandor"}
"""The games of messages whose keys name none."""


def asked(language: str) -> set[tuple[str, str, str]]:
    """Return the messages that ask for a form, each with the argument and the form."""
    sources = words(language).sources
    found = {(key, argument, form) for key, source in sources.items() for argument, form in ASKED.findall(source)}
    return {one for one in found if one[2] not in SHORT}


INFLECTED = [code for code in LANGUAGES if code not in IN_OTHER_LETTERS and asked(code)]
"""The languages whose messages ask for cases."""


def game_of(key: str) -> str:
    """Return the game of a message."""
    return next((part for part in key.split("-") if part in GAMES), "") or OWNERS[key]


def patterns_of(key: str, argument: str) -> list[str]:
    """Return the keys of the nouns that an argument of a message can be."""
    nouns = lists("nouns")[game_of(key)]
    found: list[str] = nouns.get(f"{key} {argument}") or nouns.get(argument, [])
    assert found, f"nouns.toml does not tell which nouns ${argument} of {key} can be"
    return found


def needed(language: str) -> set[tuple[str, str]]:
    """Return the nouns that messages ask for, each with its form."""
    return {
        (noun, form)
        for key, argument, form in asked(language)
        for pattern in patterns_of(key, argument)
        for noun in keys_of(pattern, game_of(key))
    }


def same(noun: str, form: str, language: str) -> list[str]:
    """Return the entries of the list by which a form of a noun is its nominative."""
    entries = facts_of(language).nominative.get(form, [])
    return [entry for entry in entries if fnmatchcase(text(noun, language), entry)]


def has(noun: str, form: str, language: str) -> bool:
    """Return whether a noun has a form of its own."""
    return form in FORMS.findall(words(language).sources[noun])


@pytest.mark.parametrize("language", INFLECTED)
def test_a_noun_has_each_form_that_is_asked_for(language: str) -> None:
    lacking = {(noun, form) for noun, form in needed(language) if not has(noun, form, language)}
    assert {one for one in lacking if not same(*one, language)} == set()


@pytest.mark.parametrize("language", INFLECTED)
def test_a_list_has_only_nouns_that_lack_the_form(language: str) -> None:
    lacking = {(noun, form) for noun, form in needed(language) if not has(noun, form, language)}
    used = {(form, entry) for noun, form in lacking for entry in same(noun, form, language)}
    assert {(form, entry) for form, entries in facts_of(language).nominative.items() for entry in entries} == used


@pytest.mark.parametrize("language", INFLECTED)
def test_a_noun_has_no_form_that_no_message_asks_for(language: str) -> None:
    nouns = {
        noun
        for game, found in lists("nouns").items()
        for one in found.values()
        for at in one
        for noun in keys_of(at, game)
    }
    written = {
        (noun, form) for noun in nouns for form in FORMS.findall(words(language).sources[noun]) if form not in SHORT
    }
    own = {(key, form) for key, form in written if f"{{ {key}.{form} }}" in " ".join(words(language).sources.values())}
    assert written - needed(language) - own == set()
