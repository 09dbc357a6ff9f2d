"""Alternative texts near Discord's limit: each language tells the same facts, and says that it leaves out others."""

from functools import cache

import pytest

import render
from render.alt_text import ALT_TEXT, ENGLISH_TEXT, OPTIONS, Fact, fitted
from render.games import game
from render.lengths import length
from render.words import LANGUAGES, words
from rules.kernel import Ask, View
from tests.cogs.random_tables import FORMS, NAMES, tables

MORE = "Not everything fits here. All of it: /game board text:True"


@cache
def positions(form: int) -> list[tuple[View, Ask | None]]:
    """Return what a random game shows from time to time: all see it, then a seat that is asked."""
    kind, options = FORMS[form]
    found: list[tuple[View, Ask | None]] = []
    for table, _ in tables(kind, options, 5, 11, 150):
        found.append((table.view(None), None))
        found += [(table.view(ask.seat), ask) for ask in table.asks[:1]]
    return found


def facts_told(view: View, ask: Ask | None, language: str) -> tuple[int, frozenset[int]]:
    """Return the number of facts of a picture, and which of them its alternative text tells."""
    told = words(language).about(view)
    facts = [fact.text for fact in game(view.game).describe(view, names=NAMES, words=told)]
    facts += [told.options(ask, NAMES)] if ask else []
    text = render.describe(view, ask, names=NAMES, language=language)
    assert length(text) <= ALT_TEXT
    found, rest = set[int](), text
    # A short fact can be in the words of a long one: an open offer, and the news of it.
    for at in sorted(range(len(facts)), key=lambda at: -len(facts[at])):
        if facts[at] in rest:
            found.add(at)
            rest = rest.replace(facts[at], "", 1)
    assert text.endswith(told.text("alt-more")) == (len(found) < len(facts)), text
    return len(facts), frozenset(found)


@pytest.mark.sweep(2)
@pytest.mark.parametrize("form", range(len(FORMS)), ids=lambda at: "-".join(map(str, FORMS[at])))
def test_all_languages_leave_out_the_same_facts(form: int) -> None:
    different = {}
    for at, (view, ask) in enumerate(positions(form)):
        told = {language: facts_told(view, ask, language) for language in LANGUAGES}
        if len({*told.values()}) > 1:
            different[at] = told
    assert different == {}


def test_a_long_alternative_text_loses_its_smallest_facts_and_says_so() -> None:
    facts = [Fact("The robber moves."), Fact("x" * 700, 1), Fact("y" * 200, 2), Fact("Ada has 9 points.", 3)]
    told = fitted(lambda told: facts, words("en"), words("en"))
    assert told == " ".join(("The robber moves.", "y" * 200, "Ada has 9 points.", MORE))
    told = fitted(lambda told: facts[2:], words("en"), words("en"))
    assert told == "y" * 200 + " Ada has 9 points.", "a text that fits is whole"


def test_a_language_that_needs_far_more_than_english_stays_within_the_limit() -> None:
    facts = {"en": Fact("x" * (ENGLISH_TEXT // 2), OPTIONS), "de": Fact("x" * (ALT_TEXT // 2), OPTIONS)}
    told = fitted(lambda told: [facts[told.language]] * 2, words("de"), words("en"))
    assert length(told) <= ALT_TEXT
    assert told == f"{facts['de'].text} {words('de').text('alt-more')}"
