"""A game's options, typed and suggested."""

from contextlib import suppress

import pytest

from cogs.lobby.typed_options import option_suggestions, parse_options
from data.errors import Refused
from render import words
from rules.kernel import GAMES, Facts, Table


def playable(options: Facts) -> bool:
    """Return whether some number of people can play with these options, alone or with every other option."""
    meta = GAMES["carcassonne"].meta
    everything = {setting.key: list(setting.values) for setting in meta.options if setting.many}
    for seats in range(meta.seats[0], meta.seats[1] + 1):
        for others in ({}, everything):
            with suppress(ValueError):
                return bool(Table.new("carcassonne", seats=seats, seed=1, options={**others, **options}).asks)
    return False


def test_every_suggestion_can_be_played() -> None:
    for text, label in option_suggestions("carcassonne", "", words("de")).items():
        assert 0 < len(label) <= 100
        assert playable(parse_options("carcassonne", text, words("en")))


def test_suggestions_extend_the_typed_text() -> None:
    first = next(setting for setting in GAMES["carcassonne"].meta.options if setting.key == "first")
    texts = [*option_suggestions("carcassonne", "first=", words("en"))]
    assert texts == [f"first={value}" for value in first.values]
    assert option_suggestions("carcassonne", "first=0 first=", words("en")) == {}


@pytest.mark.parametrize("text", ["nonsense", "first=9", "first", "first=0,1", "rounds=2"])
def test_an_unknown_option_is_named(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_options("carcassonne", text, words("en"))
    assert refused.value.facts["option"] == text


def test_empty_text_chooses_nothing() -> None:
    assert parse_options("carcassonne", "  ", words("en")) == {}


@pytest.mark.sweep(2, by="kind")
@pytest.mark.parametrize("typed", ["", "king", "kingdom=Big ", "kingdom=Big Act", "kingdom=Big Actions ", "colony=no "])
@pytest.mark.parametrize("kind", sorted(GAMES))
def test_every_suggestion_can_be_parsed_and_extended(kind: str, typed: str) -> None:
    """This includes values with spaces, such as the names of kingdoms."""
    for text in option_suggestions(kind, typed, words("en")):
        assert parse_options(kind, text, words("en"))
        for longer in option_suggestions(kind, f"{text} ", words("en")):
            assert set(parse_options(kind, text, words("en"))) <= set(parse_options(kind, longer, words("en")))


def test_a_name_with_spaces_is_one_value() -> None:
    texts = [*option_suggestions("dominion", "kingdom=Big Act", words("en"))]
    assert texts == ["kingdom=Big Actions"]
    kingdom = GAMES["dominion"].meta.options[0].key
    assert parse_options("dominion", "kingdom=Big Actions", words("en")) == {kingdom: "Big Actions"}


@pytest.mark.parametrize(("language", "name"), [("de", "Dorf"), ("de", "dorf"), ("en", "village"), ("en", "Village")])
def test_a_value_is_named_in_the_language_of_the_person(language: str, name: str) -> None:
    """Case and accents do not count."""
    assert parse_options("dominion", f"pick_base={name}, Chapel", words(language)) == {
        "pick_base": ["Village", "Chapel"]
    }
    assert "pick_base=Village" in option_suggestions("dominion", f"pick_base={name}", words(language))
