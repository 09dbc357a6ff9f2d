"""Every language says everything that English says: arguments, plurals, forms, and the names of controls.

The tests read the catalogues and play nothing, so they are the same for all languages.
"""

import re
from collections.abc import Iterator
from functools import cache

import babel
import pytest
from fluent.syntax import FluentParser, ast

from render.cyrillic import LISTS
from render.icon_marks import plain
from render.lengths import SHORT
from render.sources import FORMS as FORMS_IN
from render.words import LANGUAGES, words
from tests.render.languages import letters_of
from tests.render.nodes import CATEGORIES, walk

FORMS = {"genitive", "dative", "accusative", "locative", "instrumental", *SHORT}
COMPANIONS = re.compile(r"-(?:key|letter|count|short|counted)$|^(?:kind|own|winners)$")
"""Arguments that come with another one, so that a language may need them where English does not."""
CONTROLS = re.compile(r"^(?:button|lobby|panel|proposal|order|page|vote)-")
MENTIONED = re.compile(r"\*\*([^*{}]+)\*\*|“([^”{}]+)”|\*([^*{}]+)\*")
SAME = frozenset(
    re.findall(
        r"\w+",
        """
        Alchemist Altar Bank Baron Catan Clan Computer Diplomat Embargo Format Gold Harem Mine Monument Navigator Patrol
        Saboteur Seaside Talisman metal normal NNE ENE ESE SSE SSW WSW WNW NNW Zavandor
        """,
    )
)
"""Words that are the same in English and in another language."""
TEXT = re.compile(r"^[^=]+=|\n +\.\w+ *=|\ue000[^\ue001]*\ue001|{[^{}]*(?:->|})|\[\w+\]")
"""The parts of a message that are not its texts."""
CLOSING = ' \n*_)`”“"»'
"""Signs that can follow the end of a sentence."""
AFTER_COLON = re.compile(
    r": (?:(?:[a-zäöü]+ )?(?:du|er|es|sie|ich|ihr|man|niemand)|wähle|nimm|spiele|entsorge|nenne|schreib|versuch|mach)\b"
)
"""Words behind a colon that begin a German sentence."""
WORD = re.compile(r"[^\W\d_]{3,}")
GOVERNORS = ("gracza", "graczowi", "hráča", "hráčovi", "igrača", "igraču")
"""Words that govern a name: the verb behind it is that of another subject (*czas gracza Ada minął*)."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Parts:
    """The parts of a message that a translator must keep: its arguments, selectors and forms."""

    def __init__(self, *nodes: ast.BaseNode) -> None:
        every = [one for node in nodes for one in walk(node)]
        self.arguments = {one.id.name for one in every if isinstance(one, ast.VariableReference)}
        self.selects = [one for one in every if isinstance(one, ast.SelectExpression)]
        self.calls = [one for one in every if isinstance(one, ast.FunctionReference)]
        self.asked = {
            form.value for one in self.calls for form in one.arguments.positional if isinstance(form, ast.StringLiteral)
        }
        self.references = {
            (one.id.name, one.attribute.name)
            for one in every
            if isinstance(one, ast.MessageReference) and one.attribute
        }
        values = [one.value for one in nodes if isinstance(one, ast.Message) and one.value]
        self.endings = {ending for value in values for ending in endings(value)}
        self.beginnings = {beginning for value in values for beginning in beginnings(value)}


@cache
def catalogue(language: str) -> dict[str, Parts]:
    """Return the parts of each message of a language. Plain messages have none, and parsing them takes long."""
    parser = FluentParser(with_spans=False)
    plain_parts = Parts()
    return {
        key: Parts(parser.parse_entry(source)) if is_parsed(source) else plain_parts
        for key, source in words(language).sources.items()
    }


def is_parsed(source: str) -> bool:
    """Return whether a message has arguments or forms."""
    return "{" in source or bool(FORMS_IN.search(source))


@every_language
def test_every_message_has_the_arguments_of_the_english_one(language: str) -> None:
    wrong = {}
    for key, english in catalogue("en").items():
        own = catalogue(language)[key].arguments
        if unknown := {name for name in own - english.arguments if not COMPANIONS.search(name)}:
            wrong[key] = f"English does not have {unknown}"
        if lost := {name for name in english.arguments - own if not COMPANIONS.search(name)}:
            wrong[key] = f"lacks {lost}"
    assert wrong == {}


@every_language
def test_every_message_has_the_icons_of_the_english_one(language: str) -> None:
    """A placeable in the key of an icon is not compared."""
    marks = re.compile("\ue000([^\ue001]*)\ue001")
    sources = {code: words(code).sources for code in ("en", language)}
    wrong = {
        key: sources[language][key]
        for key in sources["en"]
        if {*marks.findall(sources["en"][key])} != {*marks.findall(sources[language][key])}
    }
    assert wrong == {}


@every_language
def test_every_plural_has_all_categories_of_the_language(language: str) -> None:
    rule = babel.Locale.parse(language.replace("-", "_")).plural_form
    needed = {rule(number) for number in range(200)}
    wrong = {}
    for key, parts in catalogue(language).items():
        for select in parts.selects:
            names = {one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)}
            (default,) = (one.key for one in select.variants if one.default)
            plural = names <= CATEGORIES and names - {"other"}
            if plural and isinstance(default, ast.Identifier) and (lost := needed - names - {default.name}):
                wrong[key] = lost
    assert wrong == {}


@every_language
def test_a_plural_form_for_several_numbers_names_its_number(language: str) -> None:
    """In Serbian *one* is also the form of 21 and 31."""
    rule = babel.Locale.parse(language.replace("-", "_")).plural_form
    several = {form for form in CATEGORIES if sum(rule(number) == form for number in range(200)) > 1}
    wrong = set()
    for key, parts in catalogue(language).items():
        for select in parts.selects:
            names = {one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)}
            exact = {one.key.value for one in select.variants if isinstance(one.key, ast.NumberLiteral)}
            if "one" not in names or not names <= CATEGORIES or "one" not in several or "1" in exact:
                continue
            (variant,) = (one for one in select.variants if getattr(one.key, "name", "") == "one")
            (number,) = (select.selector.id.name,) if isinstance(select.selector, ast.VariableReference) else ("",)
            told, others = Parts(variant.value), Parts(*(one.value for one in select.variants))
            if number in others.arguments and number not in told.arguments:
                wrong.add(key)
    assert wrong == set()


@every_language
def test_every_form_that_a_message_asks_for_is_known(language: str) -> None:
    messages = catalogue(language)
    assert {call.id.name for parts in messages.values() for call in parts.calls} <= {"CASE"}
    asked = {(key, form) for key, parts in messages.items() for form in parts.asked}
    assert {(key, form) for key, form in asked if form not in FORMS} == set()
    given = {(key, form) for key, source in words(language).sources.items() for form in FORMS_IN.findall(source)}
    assert {(key, form) for key, form in given if form not in FORMS} == set()
    referred = {pair for parts in messages.values() for pair in parts.references}
    assert referred <= given
    forms = {form for _, form in given}
    assert {form for _, form in asked} <= forms, "no noun has the form"


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_sentence_in_english_is_one_in_every_language(language: str) -> None:
    """Labels end without a full stop, in every language."""
    assert {
        key: source
        for key, source in words(language).sources.items()
        if endings_of(key, language) != endings_of(key, "en")
    } == {}


def test_a_german_sentence_after_a_colon_begins_with_a_capital_letter() -> None:
    found = {key: AFTER_COLON.findall(told) for key, told in words("de").sources.items()}
    assert {key: one for key, one in found.items() if one} == {}


def endings_of(key: str, language: str) -> set[bool]:
    """Return for each ending of a message whether it is that of a sentence."""
    source = words(language).sources[key]
    return catalogue(language)[key].endings if is_parsed(source) else {ends_as_sentence(source)}


def ends_as_sentence(text: str) -> bool:
    """Return whether a text ends with the sign of a sentence."""
    return text.rstrip(CLOSING).endswith((".", "?", "!"))


def endings(pattern: ast.Pattern) -> Iterator[bool]:
    """Yield for each ending of a message whether it is that of a sentence. An argument at the end is none."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        yield ends_as_sentence(last.value)
    elif isinstance(last.expression, ast.SelectExpression):
        yield from (one for variant in last.expression.variants for one in endings(variant.value))
    else:
        yield False


def beginnings(pattern: ast.Pattern) -> Iterator[str]:
    """Yield for each beginning of a message the argument that it begins with, if any."""
    first, *others = pattern.elements
    if isinstance(first, ast.TextElement) and others and not first.value.strip("*"):
        first = others[0]
    expression = first.expression if isinstance(first, ast.Placeable) else None
    if isinstance(expression, ast.SelectExpression):
        yield from (one for variant in expression.variants for one in beginnings(variant.value))
    else:
        yield expression.id.name if isinstance(expression, ast.VariableReference) else ""


@every_language
def test_an_event_that_begins_with_a_name_in_english_does_so_in_every_language(language: str) -> None:
    """Several such sentences in a row become one, which names the player once."""
    names = {"seat", "seats"}
    named = [key for key, one in catalogue("en").items() if key.startswith("event-") and one.beginnings <= names]
    acting = [key for key in named if catalogue("en")[key].beginnings]
    assert acting
    assert {key for key in acting if not catalogue(language)[key].beginnings <= names} == set()


@pytest.mark.parametrize("language", [code for code in LANGUAGES if letters_of(code).gendered])
def test_no_verb_tells_the_gender_of_a_player(language: str) -> None:
    """A past tense has a gender in these languages, so people's deeds are told in the present tense."""
    subject = "".join(f"(?<!{word} )(?<!{word.capitalize()} )" for word in GOVERNORS)
    player = rf"{subject}{{ \$(?:seat|name|who|new|old|host|victim)\w* }}"
    told = re.compile(letters_of(language).gendered.replace("NAME", player))
    found = {key: told.findall(source) for key, source in words(language).sources.items()}
    assert {key: one for key, one in found.items() if one} == {}


def test_no_slovak_preposition_that_depends_on_a_number_stands_before_one() -> None:
    """*Z piatich* and *zo šiestich*: a message with a number that varies can't know which it needs."""
    before = re.compile(r"\b(?:zo?|so?|ku?|vo?) { \$(?!place|channel|thread)\w+ }", re.IGNORECASE)
    found = {key: before.findall(source) for key, source in words("sk").sources.items()}
    assert {key: one for key, one in found.items() if one} == {}


def told_controls(language: str) -> Iterator[tuple[str, str, set[str]]]:
    """Yield each message that mentions a control in English, with the control's words in English and in a language."""
    own, english = words(language), words("en")
    controls: dict[str, set[str]] = {}
    for key in english.keys:
        if CONTROLS.match(key) and "$" not in english.sources[key]:
            controls.setdefault(english.text(key), set()).add(own.text(key))
    for key, source in english.sources.items():
        for found in MENTIONED.finditer(plain(source)):
            control = next(filter(None, found.groups()))
            if control in controls:
                yield key, control, controls[control]


@every_language
def test_the_names_of_controls_in_messages_are_those_of_the_controls(language: str) -> None:
    wrong = {}
    for key, control, own in told_controls(language):
        told = plain(words(language).sources[key])
        if not any(re.search(rf"[*“„]\**{re.escape(name)}\**[*”“]", told) for name in own):
            wrong[key] = (control, own)
    assert wrong == {}


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_message_is_left_in_english(language: str) -> None:
    english, own = words("en").sources, words(language).sources
    same = {key: WORD.findall(TEXT.sub(" ", source)) for key, source in english.items() if source == own[key]}
    assert {key: found for key, found in same.items() if not SAME.issuperset(found) and not LISTS.match(key)} == {}


@every_language
def test_no_message_is_empty(language: str) -> None:
    """A message is empty only where English says nothing either."""
    empty = {
        key for key, source in words(language).sources.items() if re.fullmatch(r"[^=]+=\s*(?:{ *\"\" *})?\s*", source)
    }
    assert empty <= {key for key, source in words("en").sources.items() if '""' in source}
