"""Write a page with each message of a language, for a native reader: ``python -m tests.words sr > page.md``.

The messages stand by file, each with the English one beside it. A message with arguments is written with samples: one
for each plural category, each choice between texts, and nouns of several genders. ``tests/render/forms`` has the
samples.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Set
from functools import cache
from importlib import resources
from typing import Any

import babel
from fluent.syntax import FluentParser, ast

from render.icon_marks import read
from render.phrases import in_form
from render.sources import FORMS, messages_in
from render.words import IN_OTHER_LETTERS, LANGUAGES, OWN_NAMES, words
from rules.kernel import GAMES
from tests.render.nodes import CATEGORIES, walk
from tests.render.nouns import keys_of, lists
from tests.render.nouns import text as text_of

Arguments = dict[str, Any]
NUMBERS = range(1, 30)
"""The numbers that stand for plural categories."""
GENDERS = (re.compile("[aá]$"), re.compile("[oeéęií]$"), re.compile("."))
"""The endings of nouns by which the languages tell most genders."""
PARSER = FluentParser(with_spans=False)


def page(language: str) -> Iterator[str]:
    """Yield the lines of the page of a language."""
    yield f"# {OWN_NAMES[language]}"
    for file, keys in files(language):
        yield f"\n## {file}\n"
        for key in keys:
            english = "" if language == "en" else f": *{' / '.join(rendered(key, 'en'))}*"
            yield f"- `{key}`{english}"
            yield from (f"  - {text}" for text in rendered(key, language))


def files(language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the name of each file of a language with the keys of its messages."""
    base, _ = IN_OTHER_LETTERS.get(language, (language, None))
    folder = resources.files("render").joinpath(f"locales/{base}")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, [*messages_in(read(file.read_text(encoding="utf-8")))]


@cache
def rendered(key: str, language: str) -> list[str]:
    """Return a message with each of its samples, and each of its forms, in one line each."""
    forms, found = FORMS.findall(words(language).sources[key]), []
    for told in texts(key, language):
        found += [told, *(f"{form}: {in_form(told, form)}" for form in forms)]
    return [text.replace("\n", " ⏎ ") for text in dict.fromkeys(found)]


@cache
def samples(key: str, language: str) -> list[Arguments]:
    """Return samples of a message's arguments, so that each of its texts is in one of them."""
    entry, reached = parsed(key, language), values_of_choices(key, language)
    found: list[Arguments] = [{}]
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern:
            found = together(found, choices(pattern, reached, language))
    # A text can print an argument that chooses in another text.
    usual = {name: value for args in reversed(found) for name, value in args.items()}
    return [sample for args in found for sample in filled({**usual, **args}, key, language)]


@cache
def parsed(key: str, language: str) -> ast.Message:
    """Return a message as a tree."""
    entry = PARSER.parse_entry(words(language).sources[key])
    assert isinstance(entry, ast.Message)
    return entry


def choices(node: ast.BaseNode, reached: Mapping[str, list[Any]], language: str) -> list[Arguments]:
    """Return values of the arguments that choose between the texts of a part of a message: one for each text."""
    if isinstance(node, ast.Pattern):
        found: list[Arguments] = [{}]
        for element in node.elements:
            found = together(found, choices(element, reached, language))
        return found
    if isinstance(node, ast.Placeable):
        return choices(node.expression, reached, language)
    if isinstance(node, ast.MessageReference) and (value := parsed(node.id.name, language).value):
        return choices(value, reached, language)
    if isinstance(node, ast.SelectExpression):
        name = selector(node)
        return [
            {**args, name: value}
            for value in reached[name]
            for args in choices(variant_for(value, node, language).value, reached, language)
            if args.get(name, value) == value
        ]
    return [{}]


def selector(node: ast.SelectExpression) -> str:
    """Return the argument that chooses."""
    assert isinstance(node.selector, ast.VariableReference)
    return node.selector.id.name


def name_of(variant: ast.Variant) -> str | int:
    """Return the name or the number of a variant."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)


def variant_for(value: str | int, node: ast.SelectExpression, language: str) -> ast.Variant:
    """Return the variant that a value chooses."""
    found = {name_of(variant): variant for variant in node.variants}
    (default,) = (variant for variant in node.variants if variant.default)
    return found.get(value) or (found.get(category(value, language)) if isinstance(value, int) else None) or default


def values_of_choices(key: str, language: str) -> dict[str, list[Any]]:
    """Return for each argument that chooses in a message the values that choose each of its texts."""
    names: dict[str, set[str | int]] = {}
    for node in nodes(parsed(key, language), language):
        if isinstance(node, ast.SelectExpression):
            names.setdefault(selector(node), set()).update(map(name_of, node.variants))
    return {name: reaching(found, name, key, language) for name, found in names.items()}


def nodes(node: ast.BaseNode, language: str) -> Iterator[ast.BaseNode]:
    """Yield all parts of a message, and of the messages that it names."""
    for one in walk(node):
        yield one
        if isinstance(one, ast.MessageReference):
            yield from nodes(parsed(one.id.name, language), language)


def reaching(found: Set[str | int], name: str, key: str, language: str) -> list[Any]:
    """Return values of an argument for all names and numbers of variants."""
    exact = sorted(one for one in found if isinstance(one, int))
    if not found <= {*CATEGORIES, *exact}:
        return [value for one in sorted(map(str, found)) for value in ([one] if one != "other" else ["else"])]
    left = [number for number in NUMBERS if number not in exact]
    if found <= {"other", *exact}:
        return [*exact, left[1]]
    by_category: dict[str, list[int]] = {}
    for number in left:
        by_category.setdefault(category(number, language), []).append(number)
    return [*exact, *(numbers[0] for numbers in by_category.values())]


@cache
def category(number: int, language: str) -> str:
    """Return the plural category of a number."""
    return str(babel.Locale.parse(language.replace("-", "_")).plural_form(number))


def together(some: list[Arguments], others: list[Arguments]) -> list[Arguments]:
    """Return each of some values and each of other values with one of the other group that does not contradict it."""
    found = [{**one, **next(other for other in others if agree(one, other))} for one in some]
    return found + [
        {**next(one for one in some if agree(one, other)), **other}
        for other in others
        if not any(other.items() <= one.items() for one in found)
    ]


def agree(one: Arguments, other: Arguments) -> bool:
    """Return whether no argument has two values."""
    return all(other.get(name, value) == value for name, value in one.items())


def filled(args: Arguments, key: str, language: str) -> Iterator[Arguments]:
    """Yield samples of all arguments of a message, some of which have a value."""
    every = nodes(parsed(key, language), language)
    names = {one.id.name for one in every if isinstance(one, ast.VariableReference)} - args.keys()
    found = {name: values(name, key, language, args) for name in sorted(names)}
    for at in range(max(map(len, found.values()), default=1)):
        yield {**{name: own[at % len(own)] for name, own in found.items()}, **args}


def values(name: str, key: str, language: str, args: Arguments) -> list[Any]:
    """Return the samples of an argument of a message, beside arguments that have a value."""
    game = next((part for part in key.split("-") if part in GAMES), "every")
    told, known = words(language), lists("samples")
    nouns = lists("nouns").get(game, {})
    for place in (f"{key} {name}", name):
        if place in nouns:
            return [text for noun in by_gender(tuple(nouns[place]), game, language) for text in texts(noun, language)]
        if found := {**known["every"], **known.get(game, {})}.get(place):
            return [texts(one, language)[0] if told.has(one) else one for one in found]
    people = known["people"]
    if name in people["several"]:
        count = args.get("winners" if name == "seats" else f"{name}-count", 2)
        return [told.listed(people["names"][-count:])]
    if name in (*people["one"], *people["other"]):
        return [people["names"][name in people["other"]]]
    if name in known["numbers"]["names"] or name.endswith("-count"):
        return [3]
    # Parts of the keys of icons.
    assert name.endswith(("-key", "-letter")), f"samples.toml has no sample of ${name} in {key}"
    return ["a"]


def texts(key: str, language: str) -> list[str]:
    """Return a message with each of its samples."""
    return [words(language).text(key, **args) for args in samples(key, language)]


@cache
def by_gender(patterns: tuple[str, ...], game: str, language: str) -> list[str]:
    """Return the keys of nouns, one of each gender as far as its ending tells it."""
    keys = [key for pattern in patterns for key in keys_of(pattern, game)]
    found: dict[int, str] = {}
    for key in keys:
        ending = next(at for at, one in enumerate(GENDERS) if one.search(text_of(key, language)))
        found.setdefault(ending, key)
    return [*found.values()]


if __name__ == "__main__":
    (asked,) = sys.argv[1:] or ("",)
    if asked not in LANGUAGES:
        sys.exit(f"Name a language: {', '.join(LANGUAGES)}")
    print("\n".join(page(asked)))
