"""The line that tells what people must answer in the turn of another seat."""

import pytest

from cogs.show.status import missing
from render import words
from render.words import LANGUAGES
from rules.kernel import Ask, Option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["deck", "city_lost", "aqueduct", "put_back", "relocate"])
def test_an_answer_between_the_turns_is_told_in_a_few_words_without_the_name(what: str, language: str) -> None:
    """The turn message said "Ben: Ben, the knights have held", and more."""
    told = missing(Ask(0, f"catan.{what}", (Option("a"), Option("b"))), words(language), ("Ben",))
    assert "Ben" not in told
    assert len(told) <= 40
