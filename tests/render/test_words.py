"""Words: every catalogue is complete, its labels are short enough, and plurals are right."""

import re
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, TextElement

import render
from render.catalogue import Catalogue
from render.dominion.face import printed
from render.icon_marks import plain, read
from render.words import ENGLISH, IN_OTHER_LETTERS, LABEL, LANGUAGES
from rules import GAMES
from rules.kernel import Ask, Event, IllegalChoice, Option
from tests.render.games import NAMES, share, stopped, whole_game
from tests.render.sentences import check_sentence

FOLDERS = [language for language in LANGUAGES if language not in IN_OTHER_LETTERS]
REFUSALS = (
    IllegalChoice("not_asked", seat=1),
    IllegalChoice("unknown_option", option="3,3,90"),
    IllegalChoice("too_few", least=2, got=1),
    IllegalChoice("too_many", most=1, got=3),
    IllegalChoice("over_limit", option="ore", most=2),
    IllegalChoice("malformed"),
    IllegalChoice("unknown_field", field="give"),
    IllegalChoice("fields_needed", fields=["give", "get"]),
    IllegalChoice("over"),
    IllegalChoice("nothing_to_undo"),
    IllegalChoice("too_far", option="pass"),
    IllegalChoice("type_on"),
    IllegalChoice("not_clear", option="road", found=["Road 1 · road:E1", "Road 2 · road:E2"]),
)


@pytest.mark.parametrize("language", FOLDERS)
def test_messages_parsed_one_by_one_equal_those_of_whole_files(language: str) -> None:
    """The same source is the same message, so it is enough to parse those of one language a second time."""
    catalogue = Catalogue(language)
    whole: dict[str, Message] = {}
    for file in sorted(Path(render.__file__).parent.joinpath("locales", language).glob("*.ftl")):
        text = read(file.read_text(encoding="utf-8"))
        entries = FluentResource(text).body
        assert not [entry for entry in entries if isinstance(entry, Junk)]
        found = {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
        for key, message in found.items():
            assert message.id.span
            assert message.span
            assert catalogue.sources[key].rstrip() == text[message.id.span.start : message.span.end].rstrip()
        whole = found | whole
    assert catalogue.keys == set(whole)
    for key, message in whole.items():
        if language == ENGLISH:
            catalogue._fluent.bundle.get_message(key)
            assert catalogue._fluent.bundle._messages[key].equals(message, ["span", "comment"])
        elements = message.value.elements if message.value else []
        texts = [element.value for element in elements if isinstance(element, TextElement)]
        if texts and len(texts) == len(elements) and "\n" not in "".join(texts):
            assert catalogue.text(key) == plain("".join(texts))


def test_every_catalogue_has_every_key_of_every_other() -> None:
    keys = {language: render.words(language).keys for language in LANGUAGES}
    assert all(found == keys["en"] for found in keys.values()), {
        language: sorted(found ^ keys["en"]) for language, found in keys.items()
    }


GOES_WITHOUT_SAYING = ("carcassonne.drawn", "carcassonne.passed", "carcassonne.returned")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_game_can_be_told(language: str) -> None:
    asks, events, view = whole_game()
    words = render.words(language).about(view)
    for event in events:
        assert words.has(f"event.{event.kind}")
        told = words.event(event, NAMES)
        if told or event.kind not in GOES_WITHOUT_SAYING:
            check_sentence(told)
    for ask in share(asks, language):
        assert NAMES[ask.seat] in words.ask(ask, NAMES)
        check_sentence(words.ask(ask, NAMES), ".?")
        labels = [words.option(option, ask, NAMES) for option in ask.options]
        labels += [
            words.step(ask, option.steps[:depth], option.steps[depth], NAMES)
            for option in ask.options[:4]
            for depth in range(len(option.steps))
        ]
        assert all(0 < len(label) <= LABEL for label in labels)
        assert len(set(labels[: len(ask.options)])) == len(ask.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str, subtests: pytest.Subtests) -> None:
    for refusal in REFUSALS:
        with subtests.test(reason=refusal.reason):
            check_sentence(render.words(language).reason(refusal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_thanks_the_authors_of_the_game(language: str) -> None:
    for name, game in GAMES.items():
        # The languages put endings on the name.
        author = game.meta.credits.rstrip(".").split()[-1][:5]
        assert author in render.words(language).text(f"credits-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_game_has_a_name_in_the_lobby(language: str) -> None:
    words = render.words(language)
    for name, game in GAMES.items():
        for setting in game.meta.options:
            assert words.setting(name, setting.key)
            assert all(words.setting(name, setting.key, value) for value in setting.values)


def test_score_explains_itself() -> None:
    terms = [{"term": "tiles", "count": 6, "each": 3}, {"term": "shields", "count": 2, "each": 3}]
    facts = {"kind": "city", "seats": [0], "points": 24, "terms": terms, "final": False}
    event = Event("carcassonne.scored", {**facts, "x": 0, "y": 0, "segment": "c1"})
    view = stopped(1).view(None)
    expected = {
        "en": "Ada scores 24 for the city N at column 0, row 0: 6 tiles × 3, 2 shields × 3.",
        "de": "Ada bekommt 24 Punkte für die Stadt N in Spalte 0, Zeile 0: 6 Kärtchen × 3, 2 Wappen × 3.",
        "pl": "Ada dostaje 24 punkty za miasto N (kolumna 0, wiersz 0): 6 płytek × 3, 2 flagi × 3.",
        "sk": "Ada získava 24 bodov: mesto S, stĺpec 0, riadok 0 (6 kartičiek × 3, 2 erby × 3).",
        "sr": "Ada dobija 24 poena za grad S (kolona 0, red 0): 6 pločica × 3, 2 grba × 3.",
        "sr-Cyrl": "Ada добија 24 поена за град С (колона 0, ред 0): 6 плочица × 3, 2 грба × 3.",
    }
    assert {language: render.words(language).about(view).event(event, NAMES) for language in expected} == expected


def test_shared_and_single_points_have_different_words() -> None:
    terms = [{"term": "tiles", "count": 1, "each": 1}]
    facts = {"kind": "road", "seats": [0, 2, 3], "points": 1, "terms": terms, "final": True}
    event = Event("carcassonne.scored", {**facts, "x": 0, "y": 0, "segment": "r1"})
    view = stopped(1).view(None)
    expected = {
        "en": "Ada, Cleo and Dmitri score 1 each for the unfinished road E–W at column 0, row 0: one tile × 1.",
        "de": "Ada, Cleo und Dmitri bekommen je einen Punkt für die unfertige Straße O–W in Spalte 0, Zeile 0: "
        "ein Kärtchen × 1.",
        "pl": "Ada, Cleo i Dmitri dostają po 1 punkcie za niedokończoną drogę E–W (kolumna 0, wiersz 0): 1 płytka × 1.",
        "sk": "Ada, Cleo a Dmitri získavajú po 1 bode: neuzavretá cesta V–Z, stĺpec 0, riadok 0 (1 kartička × 1).",
        "sr": "Ada, Cleo i Dmitri dobijaju po 1 poen za nezavršen put I–Z (kolona 0, red 0): 1 pločica × 1.",
        "sr-Cyrl": "Ada, Cleo и Dmitri добијају по 1 поен за незавршен пут И–З (колона 0, ред 0): 1 плочица × 1.",
    }
    assert {language: render.words(language).about(view).event(event, NAMES) for language in expected} == expected


def test_steps_carry_the_marks_of_the_picture() -> None:
    table = stopped(30)
    ask, view = table.asks[0], table.view(None)
    for element, mark in render.marks(view, ask).items():
        assert render.words("de").about(view).step(ask, (), element).split()[0] == mark


def test_missing_messages_come_from_english_and_an_unknown_key_is_an_error() -> None:
    english = render.words("en")
    german = render.Words("de", english)
    del german.sources["reason-over"]
    assert german.reason(IllegalChoice("over")) == english.reason(IllegalChoice("over"))
    with pytest.raises(KeyError):
        german.text("nobody-ever-wrote-this")
    with pytest.raises(KeyError):
        english.ask(Ask(0, "carcassonne.nonsense", (Option("a"),)))


def test_message_without_its_facts_is_an_error() -> None:
    with pytest.raises(KeyError):
        render.words("en").text("reason-unknown_option")


@pytest.mark.parametrize(
    ("asked", "given"), [("de-DE", "de"), ("de_AT", "de"), ("en-US", "en"), ("fr", "en"), ("", "en")]
)
def test_base_language_is_used(asked: str, given: str) -> None:
    assert render.words(asked).language == given


def test_empty_seats_have_a_name_too() -> None:
    assert render.words("en").name(1) == "Player B"
    assert render.words("en").name(1, NAMES) == NAMES[1]


@pytest.mark.parametrize("language", FOLDERS)
def test_no_message_is_defined_twice(language: str) -> None:
    """The later file's message would replace the other one everywhere."""
    keys = Counter(
        key
        for file in (resources.files("render") / "locales" / language).iterdir()
        if file.name.endswith(".ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert [key for key, times in keys.items() if times > 1] == []


def test_a_message_of_the_fallback_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    english = render.words("en")
    german = render.Words("de", english)
    del german.sources["refused-ended"]
    assert [german.text("refused-ended") for _ in range(2)] == [english.text("refused-ended")] * 2
    german.text("refused-paused")
    assert german.fallbacks == {"refused-ended": 1}
    assert [record.getMessage() for record in caplog.records] == ["the de catalogue lacks refused-ended"]


def test_a_card_without_a_text_of_its_own_language_has_the_english_one() -> None:
    german = render.Words("de", render.words("en"))
    del german.sources["card-dominion-Chapel"]
    assert printed("Chapel", german).text == render.words("en").text("card-dominion-Chapel")
