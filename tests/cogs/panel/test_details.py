"""The line under an option says the whole effect."""

import pytest

from render import LANGUAGES, words
from render.dominion.overlays import effect_told
from render.words import DETAIL
from rules.dominion.card import CARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_every_card_fits_into_its_line(language: str) -> None:
    speech = words(language)
    assert [card for card in CARDS if len(effect_told(card, speech)) > DETAIL] == []
