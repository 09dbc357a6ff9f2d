"""Typed words match labels without regard to case, accents and punctuation."""

import pytest

from cogs.discord.folding import folded
from cogs.panel.typed.matching import EXACT, INSIDE, NO_MATCH, PREFIX, Searchable, Synonyms, typed_words

SYNONYMS = Synonyms([["Gebirge", "Erz"], ["big follower", "large one"]])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Straße bauen", ["strasse", "bauen"]),
        ("A1, turned 180°", ["a1", "turned", "180"]),
        ("Äcker (Öl)  ÉLAN", ["acker", "ol", "elan"]),
        ("column −2, row 1", ["column", "-2", "row", "1"]),
        ("You give: Wool · You get: Ore", ["you", "give", "wool", "you", "get", "ore"]),
        ("… · -", []),
        ("road:E28", ["road:e28"]),
    ],
)
def test_case_accents_and_punctuation_do_not_count(text: str, words: list[str]) -> None:
    assert typed_words(text) == words


def test_a_text_is_folded_to_one_line_of_plain_letters() -> None:
    assert folded("  Wald\n × 2 ") == "wald * 2"


@pytest.mark.parametrize(
    ("word", "match"),
    [
        ("road", EXACT),
        ("12", EXACT),
        ("e28", EXACT),
        ("road:e28", EXACT),
        ("fore", PREFIX),
        ("build", EXACT),
        ("rest", INSIDE),
        ("28", INSIDE),
        ("8", NO_MATCH),
        ("city", NO_MATCH),
    ],
)
def test_a_word_matches_as_a_whole_at_its_beginning_or_anywhere(word: str, match: int) -> None:
    assert Searchable("Road forest 4, hills 12", "Build a road", "road:E28").match(word) == match


@pytest.mark.parametrize(
    ("label", "word", "match"),
    [
        ("Gebirge 8", "erz", EXACT),
        ("Gebirge 8", "er", PREFIX),
        ("Gebirge 8", "rz", NO_MATCH),
        ("Big follower, city", "large", EXACT),
        ("Follower, big city", "large", NO_MATCH),
    ],
)
def test_a_synonym_matches_by_its_beginning(label: str, word: str, match: int) -> None:
    assert Searchable(label, synonyms=SYNONYMS).match(word) == match


@pytest.mark.parametrize(
    ("typed", "reads"),
    [
        ("build road forest 4", True),
        ("forest 4", True),
        ("road", True),
        ("4 forest", False),
        ("forest 12", False),
        ("road forest 4 build", False),
    ],
)
def test_a_label_is_read_in_its_order(typed: str, reads: bool) -> None:
    assert Searchable("Road forest 4, hills 12", "Build a road").reads(typed.split()) is reads


def test_a_synonym_is_read_in_the_place_of_its_word() -> None:
    assert Searchable("8 Gebirge", synonyms=SYNONYMS).reads(["8", "erz"])
    assert not Searchable("8 Gebirge", synonyms=SYNONYMS).reads(["erz", "8"])


@pytest.mark.parametrize(
    ("typed", "name"),
    [("zlatak", "Zlaťák"), ("Lodz", "Łódź"), ("dubre", "đubre"), ("strasse", "Straße"), ("коњ", "konj")],
)
def test_accents_and_scripts_do_not_count(typed: str, name: str) -> None:
    assert folded(typed) == folded(name)
