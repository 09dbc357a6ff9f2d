"""A game's options, typed and suggested."""

import pytest

from cogs.options import chosen, suggested
from data.errors import Refused
from render import words
from rules.kernel import GAMES, Table


def test_every_suggestion_can_be_played() -> None:
    for label, text in suggested("carcassonne", "", words("de")):
        assert 0 < len(label) <= 100
        Table.new("carcassonne", seats=GAMES["carcassonne"].meta.seats[1], seed=1, options=chosen("carcassonne", text))


def test_suggestions_go_on_from_what_is_typed() -> None:
    first = next(setting for setting in GAMES["carcassonne"].meta.options if setting.key == "first")
    texts = [text for _, text in suggested("carcassonne", "first=", words("en"))]
    assert texts == [f"first={value}" for value in first.values]
    assert suggested("carcassonne", "first=0 first=", words("en")) == []


@pytest.mark.parametrize("text", ["nonsense", "first=9", "first", "first=0,1", "rounds=2"])
def test_what_is_no_option_is_named(text: str) -> None:
    with pytest.raises(Refused) as refused:
        chosen("carcassonne", text)
    assert refused.value.facts["option"] == text


def test_nothing_typed_is_nothing_chosen() -> None:
    assert chosen("carcassonne", "  ") == {}
